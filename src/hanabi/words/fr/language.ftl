### La langue elle-même. Elle est à part pour que l’on puisse énumérer les langues sans les lire en entier.

language-name = français

# L’édition à laquelle on joue si l’on n’en choisit pas d’autre : celle que l’on trouve dans les magasins du pays.
language-edition = cocktail
