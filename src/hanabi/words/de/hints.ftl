### Tipps: was ein Bot an der Stelle dessen täte, der fragt, und warum

page-advice = Tipp
page-advice-about = Den Bot friend fragen, was er an deiner Stelle täte, und warum
page-advice-of = Tipp vom Bot friend
page-advice-thinking = friend denkt nach …
page-key-hint = um einen Tipp bitten, wenn du am Zug bist
page-hints = Der Bot friend darf um Tipps gebeten werden
page-option-hints = Tipps vom Bot friend
page-hints-note = Wer am Zug ist, darf den Bot friend fragen, was er täte.
page-problem-no-hints = An diesem Tisch gibt es keine Tipps.
page-problem-no-hint = Der Bot hat gerade keinen Tipp.
