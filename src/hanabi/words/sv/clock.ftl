### Tid vid ett bord: klockan som går ut, och pausen.

handover-time = Tiden är ute för { $name }: { $bot } gjorde draget.
handover-time-end = Tiden är ute för { $name }, och därmed är partiet slut.
reason-time = Tiden gick ut för { $name }.

page-problem-paused = Partiet är pausat.
page-problem-too-many-pauses = Du har pausat partiet för många gånger.
