### Vem man är på servern: enheter, lösenord, anmälningar.

page-problem-link-used-up = Länken har öppnats i för många webbläsare.
