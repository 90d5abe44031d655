### Der Startbildschirm im Terminal, und die Listen und Formulare dahinter

start-play-about = Mit Bots oder mit Leuten an derselben Tastatur
start-join-about = Ein Tisch auf einem Server, über seinen Link
start-learn-about = Zehn Minuten, und du weißt, wie Hanabi geht
start-puzzle-about = Ein Zug ist sicher der beste: Finde ihn
start-past-about = Noch einmal ansehen, und was jeder Zug wert war
start-rules-about = Von jeder Ausgabe
start-left = Zug { $turn }, mit { $names }
start-quit = Beenden

start-key-walk = wählen
start-key-open = öffnen
start-key-change = ändern
start-key-read = lesen
start-key-hide = Ergebnisse verbergen

start-join-ask = Füge den Link eines Tisches ein. Du kannst dich dort hinsetzen oder nur zuschauen.
start-teammates = Mitspieler
start-people = Leute hier
start-people-about = Ihr reicht die Tastatur herum. Tippe die Namen, mit Kommas dazwischen.
