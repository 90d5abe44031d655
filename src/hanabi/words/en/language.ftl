### The language itself. It stands alone so that the languages can be listed without reading them whole.

language-name = English

# The edition that is played unless another is chosen: the one that is sold where the language is spoken.
language-edition = cocktail
