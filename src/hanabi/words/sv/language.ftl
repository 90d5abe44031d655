### Språket självt. Det står för sig, så att språken kan räknas upp utan att läsas i sin helhet.

language-name = svenska
