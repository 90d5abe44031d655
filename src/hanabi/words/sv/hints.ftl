### Tips: vad en bot skulle göra i stället för den som frågar, och varför

page-advice = Tips
page-advice-about = Fråga boten friend vad den skulle göra i ditt ställe, och varför
page-advice-of = Tips från boten friend
page-advice-thinking = friend tänker…
page-key-hint = be om ett tips när det är din tur
page-hints = Boten friend får tillfrågas om tips
page-option-hints = Tips från boten friend
page-hints-note = Den som är i tur får fråga boten friend vad den skulle göra.
page-problem-no-hints = Det finns inga tips vid det här bordet.
page-problem-no-hint = Boten har inget tips just nu.
