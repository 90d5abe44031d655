### Språket självt. Det står för sig, så att språken kan räknas upp utan att läsas i sin helhet.

language-name = svenska

# Den utgåva som spelas om ingen annan väljs: den som säljs där språket talas.
language-edition = swedish
