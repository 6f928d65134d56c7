# What the services say when something cannot be done, and before something that cannot be taken back.

services-error = Dat is niet gelukt.
services-no-such-table = Deze tafel bestaat niet meer.
services-no-such-game = Ik ken geen spel dat { $game } heet.
services-not-seated = Je zit niet aan deze tafel.
services-not-allowed = Dat is voor de host van deze tafel en voor moderators van de server waar die werd geopend.
services-not-running = Er loopt aan deze tafel geen spel.
services-not-paused = Dit spel is niet gepauzeerd.
services-paused = Dit spel is gepauzeerd. Iedereen aan de tafel kan het met `/game pause` laten verdergaan.
services-busy = Iemand anders deed op hetzelfde moment iets aan deze tafel. Probeer het nog eens.
services-stale = Deze vraag is al beantwoord. Zo ziet je paneel er nu uit.

services-nothing-to-decide = Voor jou valt er nu niets te kiezen.
services-waits-for = Voor jou valt er nu niets te kiezen: de tafel wacht op { $who }.
services-not-finished = Je beurt is nog niet klaar: er moet nog iets worden gekozen.
services-nothing-to-undo = Er is niets wat je kunt terugnemen.
services-needs-vote = Sindsdien hebben anderen iets gedaan, of is er iets verborgens getoond. Terugnemen kan alleen als iedereen aan de tafel het goedvindt: stel een stemming voor.
services-hushed = Er staat een vraag open waarbij niemand mag weten wie al heeft geantwoord. Een gegeven antwoord blijft staan; zodra de vraag gesloten is, kun je de tafel vragen iets terug te nemen.
services-warning-reveals = Sommige hiervan onthullen iets: daarmee telt je beurt tot dan en kun je die niet meer terugnemen.
services-final-hushed = Niemand mag weten wie heeft geantwoord: een antwoord blijft staan zodra het gegeven is.
services-final-secret = Daarna worden de anderen in het geheim gevraagd, en dat kan niemand alleen terugdraaien.
services-final-reveals = Hiermee wordt iets getrokken of onthuld, en dat kan niemand alleen terugdraaien.
services-final-over = Hiermee eindigt het spel, en dat kan niemand terugdraaien.

services-unclear-line = Deze zet heb ik niet begrepen.
services-line-unknown = Ik zie geen toegestane zet in ‘{ $typed }’. Dicht in de buurt: { $nearest }.
services-line-ambiguous = ‘{ $typed }’ kan meerdere zetten betekenen: { $nearest }.
services-line-nothing = Hierin staat geen zet.
services-line-final = Je tekst gaat door na een keuze die je beurt beëindigt of iets verborgens onthult. Maak eerst die keuze; kijk daarna verder met ‘{ $typed }’.

services-lobby-already-in = Je hebt al een plaats aan deze tafel.
services-lobby-full = Alle plaatsen aan deze tafel zijn bezet.
services-lobby-host-only = Alleen de host van deze tafel kan dat doen.
services-lobby-no-computer = Er zit geen computer aan deze tafel.
services-lobby-no-such-strength = Er is geen computerspeler die ‘{ $strength }’ heet.
services-lobby-not-open = Het spel hier is begonnen of voorbij: niemand schuift nog aan, vertrekt of verandert wat is afgesproken. Wie niet verder kan, geeft de plaats op met `/game resign`.
services-lobby-not-over = Revanche kan zodra dit spel is afgelopen.
services-lobby-cannot-start = Zo kan het spel niet starten. Het is voor { $seats } spelers, en de opties moeten bij hun aantal passen.
services-lobby-seats = Dit spel is voor { $seats } spelers.
services-lobby-options = Dit spel kent een van deze opties niet, of niet met deze waarde.
services-private = Dit spel speel je alleen, in je privéberichten: niemand anders kan er een plaats overnemen, en het blijft daar.

services-no-such-vote = Deze stemming bestaat niet meer.
services-vote-over = Deze stemming is al beslist.

services-seat-unknown = Die plaats is er niet aan deze tafel.
services-seat-already-offered = Deze plaats wordt al aangeboden.
services-seat-not-offered = Deze plaats wordt niet aangeboden.
services-seat-has-one = Je hebt al een plaats aan deze tafel.
services-seat-computer = Op deze plaats speelt een computer.
services-seat-decided = Er is besloten dat iemand anders op deze plaats speelt.
services-replace-few = Met minder dan twee andere mensen aan de tafel wordt hierover niet gestemd. Een moderator van de server waar de tafel werd geopend kan beslissen, en een tafel die lang wacht, krijgt vanzelf de vraag.
services-vote-first = Er loopt nog een andere stemming van deze soort. Die moet eerst worden beslist.
services-stall-own = De tafel wacht op jou: druk op **Mijn beurt spelen**, en alles is weer goed.

services-film-not-over = De film van het hele spel is te zien zodra het is afgelopen.

services-damaged = Dit bestand is geen volledig en kloppend verslag van een spel, dus er is niets opgezet.
services-too-large = Dit bestand is te groot om het verslag van een spel te zijn.
services-share-not-over = Wat gespeeld is, wordt gedeeld als het spel is afgelopen, en door wie eraan zat.
services-lobby-not-asked = Je bent niet aan deze tafel gevraagd, of je hebt al geantwoord.
