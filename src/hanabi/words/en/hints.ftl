### Hints: what a bot would do in the place of whoever asks, and why

page-advice = Advice
page-advice-about = Ask the friend bot what it would do in your place, and why
page-advice-of = Advice from the friend bot
page-advice-thinking = friend is thinking…
page-key-hint = ask for advice on your turn
page-hints = Players may ask the friend bot for advice
page-option-hints = Advice from the friend bot
page-hints-note = On their own turn, players may ask the friend bot what it would do.
page-problem-no-hints = There’s no advice at this table.
page-problem-no-hint = The bot has no advice right now.
