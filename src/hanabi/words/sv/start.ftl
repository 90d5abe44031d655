### Startskärmen i terminalen, och listorna och formulären bakom den

start-play-about = Med botar, eller med andra vid samma tangentbord
start-join-about = Ett bord på en server, via dess länk
start-learn-about = Tio minuter, så vet du hur Hanabi går till
start-puzzle-about = Ett drag är säkert det bästa: hitta det
start-past-about = Se dem igen, och vad varje drag var värt
start-rules-about = För varje utgåva
start-left = Drag { $turn }, med { $names }
start-quit = Avsluta

start-key-walk = välj
start-key-open = öppna
start-key-change = ändra
start-key-read = läs
start-key-hide = Dölj resultat

start-join-ask = Klistra in länken till ett bord. Du kan slå dig ner där, eller bara titta på.
start-teammates = Medspelare
start-people = folk här
start-people-about = Ni skickar runt tangentbordet. Skriv namnen, med kommatecken emellan.
