### Genomgångar på sidan: vad varje drag i ett avslutat parti var värt

page-review = Genomgång
page-review-close = Stäng genomgången
page-review-about = Vad var varje drag värt, och vad hade varit bättre? Det tar en minut eller två och växer medan du tittar på.
page-review-start = Gå igenom partiet
page-review-again = Gå igenom resten
page-review-stop = Stoppa
page-review-progress = Hur långt genomgången har kommit
page-review-waiting = { $ahead ->
        [0] Gör i ordning…
        [one] Ett annat parti gås igenom först.
       *[other] { $ahead } andra partier gås igenom först.
    }
page-review-running = Går igenom… { $done }
page-review-solving = Letar efter en väg till vinst…
page-review-partial = Genomgången stoppades vid { $done }.
page-review-failed = Genomgången misslyckades.
page-review-complete = Genomgången är klar.
page-review-line = Visa vad som följer
page-review-not-yet = Det här draget är inte undersökt än.
page-review-go = Gå till ett drag för att se vad det var värt.
page-review-after = Efter drag { $turn }:
page-review-winning-line = { $turn ->
        [0] Visa hur man vinner
       *[other] Visa hur man vinner efter drag { $turn }
    }
page-review-engine = Servern saknar OR-Tools, så en del svar kan stå öppna.
page-review-hidden = Du döljer resultat: här bedöms bara drag som du redan har sett.
page-review-next = Nästa drag
page-review-to-end = Till slutet
page-review-share = Länk till den här genomgången
page-problem-review-missing = Servern kan inte gå igenom partier: dess tillval ”fast” är inte installerat.
page-problem-reviews-full = För många partier väntar på en genomgång. Försök igen senare.
page-problem-reviews-many = Du har redan flera genomgångar på gång. Vänta på en av dem.
page-problem-reviews-spent = Det räcker med genomgångar för den här timmen.
page-problem-no-review = Ingen genomgång av det här partiet pågår.
page-problem-not-your-review = Någon annan startade den här genomgången.
page-review-here = Drag { $turn }: { $score } poäng väntade (± { $error }), { $perfect } chans till ett perfekt parti
