### Die Sprache selbst. Sie steht für sich, damit sich die Sprachen aufzählen lassen, ohne sie ganz zu lesen.

language-name = Deutsch

# Die Ausgabe, die gespielt wird, wenn niemand eine andere wählt: die, die es im Land zu kaufen gibt.
language-edition = abacus
