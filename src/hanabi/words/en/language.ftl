### The language itself. It stands alone so that the languages can be listed without reading them whole.

language-name = English
