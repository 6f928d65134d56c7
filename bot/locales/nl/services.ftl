# What the services say when something cannot be done, and before something that cannot be taken back.

services-error = Dat is niet gelukt. Probeer het nog eens.
services-no-such-table = Deze tafel bestaat niet meer.
services-no-such-game = Ik ken geen spel met de naam { $game }.
services-not-seated = Je speelt niet mee aan deze tafel.
services-not-allowed = Dat kan alleen de host, of een moderator van de server waar de tafel is geopend.
services-moderator-only = Dat kan alleen een moderator.
services-not-running = Er loopt geen partij aan deze tafel.
services-not-paused = Deze partij is niet gepauzeerd.
services-paused = Deze partij is gepauzeerd. Elke speler kan de partij hervatten met `/game pause`.
services-busy = Iemand anders speelde op hetzelfde moment. Probeer het nog eens.
services-stale = Dat is al beantwoord. Zo ziet je paneel er nu uit.

services-nothing-to-decide = Je bent niet aan de beurt.
services-waits-for = Je bent niet aan de beurt: we wachten op { $who }.
services-not-finished = Je beurt is nog niet klaar: je moet nog iets kiezen.
services-nothing-to-undo = Er valt niets terug te nemen.
services-needs-vote = Er heeft al iemand anders gespeeld, of er is iets onthuld. Terugnemen kan als iedereen het goedvindt.
services-hushed = Zolang er een geheime vraag openstaat, kun je niets terugnemen. Daarna kun je het de anderen vragen.
services-warning-reveals = Sommige van deze zetten onthullen iets. Daarna kun je je beurt niet meer terugnemen.
services-final-hushed = Antwoorden zijn hier geheim. Je kunt je antwoord daarna niet meer veranderen.
services-final-secret = Hierna krijgen de anderen een geheime vraag. Daarna kun je dit niet meer terugnemen.
services-final-reveals = Hiermee trek of onthul je iets. Daarna kun je het niet meer terugnemen.
services-final-over = Hiermee eindigt de partij. Dat kun je niet terugnemen.

services-unclear-line = Ik begrijp deze zet niet.
services-line-unknown = ‘{ $typed }’ is geen geldige zet. Bedoelde je { $nearest }?
services-line-ambiguous = ‘{ $typed }’ kan meerdere zetten betekenen: { $nearest }.
services-line-nothing = Ik zie geen zet in wat je typte. De lijst die verschijnt terwijl je typt, toont wat kan.
services-line-final = Je typte verder na een keuze die je beurt beëindigt of iets onthult. Maak eerst die keuze, daarna ‘{ $typed }’.

services-lobby-already-in = Je zit al aan deze tafel.
services-lobby-full = Alle plaatsen aan deze tafel zijn bezet.
services-lobby-host-only = Dat kan alleen de host.
services-lobby-no-computer = Er zit geen computer aan deze tafel.
services-lobby-no-such-strength = Er is geen computer met de naam ‘{ $strength }’.
services-lobby-not-open = Deze partij is al begonnen of afgelopen. Wil je je plaats opgeven, gebruik dan `/game resign`.
services-lobby-not-over = Revanche kan pas als deze partij is afgelopen.
services-lobby-cannot-start = Zo kan de partij niet starten. Het spel is voor { $seats } spelers, en de opties moeten bij dat aantal passen.
services-lobby-seats = Dit spel is voor { $seats } spelers.
services-lobby-options = Dit spel kent een van deze opties niet, of niet met deze waarde. Kies iets anders.
services-private = Dit is je eigen partij in je DM’s. Niemand anders kan meedoen, en je kunt de tafel niet verplaatsen.

services-no-such-vote = Deze stemming bestaat niet meer.
services-vote-over = Deze stemming is al beslist.

services-seat-unknown = Die plaats bestaat niet aan deze tafel.
services-seat-already-offered = Deze plaats wordt al aangeboden.
services-seat-not-offered = Deze plaats wordt niet aangeboden.
services-seat-has-one = Je hebt al een plaats aan deze tafel.
services-seat-computer = Op deze plaats speelt een computer.
services-seat-decided = Je krijgt deze plaats niet terug: de anderen of een moderator hebben hem weggegeven.
services-seat-held = Deze plaats blijft van { $who }. Voorlopig kan niemand anders hem overnemen.
services-replace-few = Voor een stemming zijn minstens 2 andere mensen aan tafel nodig. Een moderator van de server waar de tafel is geopend, kan ook beslissen. Laat een speler jullie lang wachten, dan vraag ik wat jullie willen.
services-vote-first = Er loopt al zo’n stemming. Rond die eerst af.
services-stall-own = De anderen wachten op je: druk op **Mijn beurt spelen**.

services-film-not-over = Je kunt de film van de hele partij bekijken zodra de partij is afgelopen.

services-damaged = Dit bestand is geen volledige, geldige partij, dus er is niets geïmporteerd. Kies een ander bestand.
services-too-large = Dit bestand is te groot voor een partij. Kies een bestand dat ik heb geëxporteerd.
services-share-not-over = Alleen spelers kunnen een partij delen, en pas als die is afgelopen.
services-lobby-not-asked = Je bent niet gevraagd voor deze tafel, of je hebt al geantwoord.
