# /help, and what the commands say of themselves.

help-begin =
    ### Spelen in 3 stappen
    1. Typ `/game new` in een kanaal, kies een spel en druk op **{ lobby-open-table }**.
    2. De anderen drukken op **{ lobby-join }**. Te weinig spelers? **{ lobby-computer }**.
    3. Druk op **{ lobby-start }**. De partij krijgt een eigen thread, en je verborgen stukken krijg je via DM.
help-alone = In je eentje? `/game new` in een DM met mij start meteen een partij tegen computers.
help-turn =
    ### Jouw beurt
    Druk in de thread op **{ table-play }**, of gebruik het paneel in je DM’s. De letters op de knoppen staan ook op de afbeelding.
    { panel-rule }
    Liever typen? `/play` vult je zet aan terwijl je typt.
help-turn-button = Zo speel je een beurt
help-more =
    ### Commando’s
    - `/turns`: partijen die op je wachten
    - `/game since`: wat je hebt gemist
    - `/game board` en `/game screen`: de tafel en je verborgen stukken
    - `/game undo`: je laatste keuze of beurt terugnemen
    - `/orders`: mij voor je laten spelen terwijl je weg bent
    - `/rules` en `/tile`: regels en tegels opzoeken
    - `/game list`: de tafels hier
    - `/game move` en `/game end`: een partij verplaatsen of stoppen
    - `/settings`: herinneringen, stille uren, vakantie
help-more-button = Alle commando’s

help-learn =
    ### Ken je een spel nog niet?
    Druk op de naam voor een overzicht en een eerste partij met uitleg.

help-rules-missing = Ik heb de regels van { $game } hier niet.
help-tile = ### { $name }
    { $meaning }
help-tile-where = 📍 { $where }
help-tile-adds = 🎯 Levert je nu op: +{ $points } { $points ->
    [one] punt
   *[other] punten
}
help-tile-names = { $name } ({ $english })
help-tile-of-game = { $name }, { $game }
help-tile-none = Ik ken geen tegel of kaart met die naam. Kies er een uit de lijst terwijl je typt.
help-tile-more = Dit teken komt nog { $count } keer voor. Geef ook aan waar: een bord, een spelersnaam of een woord zoals ‘hoek’.
help-explain-nothing = In dit bericht staat niets dat ik kan uitleggen. Zoek met `/tile` op een naam of letter.
help-tile-nearest = Ik ken geen tegel of kaart met die naam. Bedoelde je { $names }?

command-game = Tafels openen, bekijken en verlaten
command-game-new = Open een nieuwe tafel
command-game-join = Doe mee aan een tafel die nog niet begonnen is
command-game-invite = Nodig iemand uit voor een tafel die nog niet begonnen is
command-game-leave = Verlaat een tafel vóór het begin
command-game-start = Start de partij (alleen de host)
command-game-list = Toon de tafels hier: open, bezig en afgelopen
command-game-board = Toon de tafel als afbeelding of in woorden
command-game-screen = Toon wat alleen jij kunt zien
command-game-plan = Je tussenstand, en wat je nog mist voor meer punten
command-game-log = Lees wat er is gebeurd
command-game-since = Lees wat er is gebeurd terwijl je weg was
command-game-replay = Bekijk eerdere beurten een voor een; een afgelopen partij ook als film
command-game-export = Download de partij als bestand
command-game-import = Herstel een partij uit een bestand (alleen moderators)
command-game-undo = Neem je laatste keuze of beurt terug
command-game-resign = Geef op; een computer speelt voor je verder
command-game-replace = Bied je plaats aan, of vraag de anderen een speler te vervangen
command-game-move = Verplaats een tafel naar dit kanaal
command-game-end = Stop een lopende partij zonder winnaar: de host meteen, spelers na een stemming
command-game-pause = Vraag om een pauze, of hervat een gepauzeerde partij
command-league = Speel samen een seizoen: ik loot de tafels en houd de stand bij
command-league-new = Open hier een competitie
command-league-join = Doe mee aan een competitie, of kom terug
command-league-leave = Verlaat een competitie
command-league-start = Loot de eerste ronde (alleen organisator en moderators)
command-league-standings = Toon de stand
command-league-end = Annuleer of stop een competitie (alleen organisator en moderators)
command-play = Typ je zet; zonder zet opent je paneel
command-turns = Alle partijen die op je wachten
command-settings = Herinneringen, stille uren, afbeeldingen en meer
command-settings-show = Toon je instellingen
command-settings-language = De taal van mijn berichten aan jou; laat leeg voor de taal van je Discord
command-settings-reminders = Wanneer ik je aan een wachtende partij herinner
command-settings-timezone = Waar je woont, voor stille uren en vakantie
command-settings-quiet = Uren waarin je klokken stilstaan en herinneringen wachten
command-settings-holiday = Zet je klokken stil terwijl je weg bent
command-settings-server = Wie hier tafels mag openen, waar en hoe (alleen moderators)
command-settings-reach = Test opnieuw of ik je DM’s kan sturen
command-help = Zo speel je, in 3 stappen
command-learn = Een spel in het kort, en een eerste partij met uitleg
command-rules = Zoek een regel op
command-tile = Zoek op wat een tegel of kaart doet
message-command-explain = Deze zet uitleggen

command-option-game = Welk spel
command-option-rounds = Hoeveel rondes
command-option-points = Wat elke plaats waard is
command-option-form = Wie tegen wie speelt
command-option-clock-league = Hoeveel tijd een speler heeft; daarna neemt een computer de plaats over
command-option-held = Hoe lang de plaats bewaard blijft voor een speler van wie de tijd om is
command-option-league = Welke competitie, als er meer zijn
command-option-game-last = Welk spel; laat leeg voor het spel dat je het laatst koos
command-option-game-here = Welk spel; laat leeg voor het spel dat hier gespeeld wordt
command-option-search = Een woord of het nummer van een regel; laat leeg voor een overzicht
command-option-tile = De naam
command-option-seats = Hoeveel spelers; laat leeg om alles op één pagina te kiezen
command-option-options = Uitbreidingen en varianten, zoals ‘long=on’
command-option-pace = Hoe snel je wilt spelen
command-option-clock = Hoeveel tijd een speler heeft; meestal is er geen klok
command-option-timeout = Als de tijd om is: de anderen beslissen, of een computer speelt de beurt of neemt de plaats over
command-option-where = In een eigen thread, of in dit kanaal
command-option-own-language = Je taal; laat leeg voor de taal van je Discord
command-option-language = De taal van de berichten aan de tafel; laat leeg voor die van de server of van jou
command-option-player-invited = Wie
command-option-table = Welke tafel, als dat hier niet duidelijk is
command-option-text = In woorden in plaats van als afbeelding
command-option-turn = Vanaf welke beurt
command-option-player = Wiens plaats; laat leeg voor je eigen plaats
command-option-file = Het bestand van /spel exporteren
command-option-move = Je zet, zoals ‘passen’
command-option-now = Speel meteen, ook wat je niet kunt terugnemen
command-option-zone = Een stad bij jou in de buurt, zoals Amsterdam
command-option-quiet-from = Vanaf welk uur, 0 tot en met 23
command-option-quiet-to = Tot welk uur; hetzelfde uur voor geen stille uren
command-option-first = Eerste dag, zoals 2026-12-24
command-option-last = Laatste dag
command-option-role = Alleen deze rol mag tafels openen
command-option-hours = Na hoeveel uur ik je herinner; 0 voor nooit
command-stats = Afgelopen partijen in cijfers
command-stats-show = Jouw partijen in cijfers, of die van een speler die ze deelt
command-stats-server = Alle partijen van deze server in cijfers, zonder namen
command-stats-ratings = De ratings van de spelers hier
command-stats-game = Grafieken van een afgelopen partij
command-settings-forget-me = Wis je gegevens: een pseudoniem vervangt je naam en ID voorgoed
command-option-rated-game = Welk spel; laat leeg voor alle spellen
command-option-whose = Wiens partijen; laat leeg voor je eigen partijen
command-option-rated = Of de partij meetelt voor de rating; laat leeg voor de standaard hier
