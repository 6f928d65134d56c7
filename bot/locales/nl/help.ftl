# /help, and what the commands say of themselves.

help-begin =
    ### Van niets naar een lopend spel
    1. `/game new` in een kanaal van een server: kies een van de spellen ({ $games }) en druk op **Tafel openen**.
    2. De anderen drukken op **Meedoen**. Te weinig mensen? **Computer toevoegen**.
    3. Jij drukt op **Starten**. Het spel krijgt een eigen thread, en ieders verborgen scherm komt via DM.
help-alone = Niemand om mee te spelen? `/game new` in een privébericht aan mij speelt alleen tegen computers, meteen.
help-turn =
    ### Jouw beurt
    Druk in de thread op **Mijn beurt spelen**, of gebruik het paneel in je DM: knoppen voor wat je doet, menu’s voor waarmee, letters die bij de afbeelding horen. Tijdens het kiezen maakt **Terugnemen** elke stap ongedaan. { panel-rule }
    Sneller met woorden: `/play` vult je zet aan terwijl je typt.
help-more =
    ### Goed om te weten
    `/turns` toont al je spellen die op je wachten · `/game list` toont de tafels hier · `/game board` en `/game screen` laten zien hoe het ervoor staat · `/game since` vertelt wat je hebt gemist · `/game undo` neemt terug · `/game end` beëindigt een spel voortijdig · `/game move` brengt een tafel naar een ander kanaal · `/orders` zegt wat ik doe terwijl je weg bent · `/rules` en `/tile` zoeken dingen op · `/settings` verandert herinneringen, stille uren en vakanties.

help-learn =
    ### Nieuw bij een spel?
    Druk op de naam: waar het over gaat op één scherm, en een eerste spel dat stap voor stap wordt uitgelegd. `/learn` doet hetzelfde.

help-rules-missing = De regels van { $game } zijn hier niet geïnstalleerd.
help-tile = ### { $name }
    { $meaning }
help-tile-where = 📍 { $where }
help-tile-adds = 🎯 Als het nu voor jou telde: +{ $points }
help-tile-names = { $name } ({ $english })
help-tile-of-game = { $name }, { $game }
help-tile-none = Ik ken geen tegel of kaart met die naam. Kies er een uit de lijst terwijl je typt.
help-tile-nearest = Ik ken geen tegel of kaart met die naam. Bedoelde je { $names }?
help-which-game = De regels van welk spel? Voeg `game:` toe met een van { $games }.

command-game = Tafels openen, bekijken en verlaten
command-game-new = Open een nieuwe tafel
command-game-join = Neem plaats aan een tafel die nog niet begonnen is
command-game-invite = Nodig iemand uit aan een tafel die nog niet begonnen is
command-game-leave = Geef je plaats op vóór het begin
command-game-start = Begin het spel (alleen de host)
command-game-list = Toon welke tafels hier open zijn, bezig zijn of voorbij zijn
command-game-board = Toon de tafel als afbeelding of in woorden
command-game-screen = Toon wat alleen jij kunt zien
command-game-plan = Je score tot nu toe, en hoe ver je bent met wat je hebt
command-game-log = Lees wat er is gebeurd
command-game-since = Lees wat er is gebeurd sinds je hier het laatst was
command-game-replay = Bekijk eerdere beurten een voor een; een afgelopen spel ook als film
command-game-export = Krijg het spel als bestand
command-game-import = Zet een spel weer op vanuit een bestand (alleen moderators)
command-game-undo = Neem je laatste keuze of beurt terug
command-game-resign = Geef op; een computer speelt voor je verder
command-game-replace = Bied je plaats aan, of vraag de anderen of iemand vervangen moet worden
command-game-move = Breng een tafel naar dit kanaal, waar het spel verdergaat
command-game-end = Beëindig een lopend spel zonder winnaar: de host meteen, spelers met een stemming
command-game-pause = Vraag om de tafel te pauzeren, of laat een gepauzeerde tafel verdergaan
command-league = Speel samen een seizoen: ik loot de tafels en houd de stand bij
command-league-new = Open hier een competitie
command-league-join = Doe mee aan een competitie, of kom terug
command-league-leave = Verlaat een competitie
command-league-start = Loot de eerste ronde (wie haar opende, en moderators)
command-league-standings = Toon hoe iedereen ervoor staat
command-league-end = Gelast een competitie af of beëindig haar zoals ze staat (wie haar opende, en moderators)
command-play = Doe een zet met woorden; zonder woorden opent je paneel
command-turns = Alle tafels die op je wachten
command-settings = Hoe je wordt bereikt en herinnerd
command-settings-show = Toon je instellingen
command-settings-language = In welke taal ik met je praat; laat weg voor die van je Discord
command-settings-reminders = Wanneer je wordt herinnerd aan een wachtende tafel
command-settings-timezone = Zeg waar je woont, zodat stille uren en vakanties kloppen
command-settings-quiet = Stel stille uren in, waarin niemand op je wacht
command-settings-holiday = Ga op vakantie: je klokken staan stil
command-settings-server = Waar, hoe en door wie hier tafels worden geopend (alleen moderators)
command-settings-reach = Probeer opnieuw of ik je DM’s kan sturen
command-help = Hoe je speelt, in drie stappen
command-learn = Waar een spel over gaat, op één scherm
command-rules = Zoek een regel op
command-tile = Zoek op wat een tegel of kaart doet

command-option-game = Welk spel
command-option-rounds = Hoeveel rondes
command-option-points = Wat elke plaats waard is
command-option-form = Wie wie ontmoet
command-option-clock-league = Hoeveel tijd een speler heeft; daarna krijgt een computer de plaats
command-option-league = Welke competitie, als er meer zijn
command-option-game-last = Welk spel; weglaten voor het laatst gekozen spel
command-option-game-here = Welk spel; laat weg voor het spel dat hier gespeeld wordt
command-option-search = Waarover, of het nummer van een regel; laat weg voor een overzicht
command-option-tile = De naam
command-option-seats = Hoeveel spelers; laat weg om alles op een pagina te kiezen
command-option-options = Uitbreidingen en varianten, zoals ‘long=on’
command-option-pace = Hoe snel de spelers willen spelen
command-option-clock = Hoeveel tijd een speler heeft; meestal is er geen klok
command-option-timeout = Als de tijd om is: de tafel kiest, of de computer speelt deze beurt of neemt de plaats in
command-option-where = In een eigen thread, of in dit kanaal
command-option-own-language = Je taal; laat weg voor die van je Discord
command-option-language = De taal van de berichten aan de tafel; laat weg voor die van de server of de jouwe
command-option-player-invited = Wie
command-option-table = Welke tafel, als dat niet blijkt uit waar je bent
command-option-text = In woorden in plaats van een afbeelding
command-option-turn = Vanaf welke beurt
command-option-player = Wiens plaats; laat weg voor je eigen plaats
command-option-file = Het bestand dat /spel exporteren gaf
command-option-move = Je zet, zoals ‘passen’
command-option-now = Geef meteen door, ook wat je niet kunt terugnemen
command-option-zone = Een stad bij jou in de buurt, zoals Paris
command-option-quiet-from = Vanaf welk uur, 0 tot en met 23
command-option-quiet-to = Tot welk uur; hetzelfde als het eerste voor geen stille uren
command-option-first = De eerste dag, zoals 2026-12-24
command-option-last = De laatste dag
command-option-role = Alleen wie deze rol heeft, mag tafels openen
command-option-hours = Na hoeveel uur wachten; 0 voor nooit
command-stats = Terugblik op spellen, in getallen
command-stats-show = Jouw spellen in getallen, of die van iemand die ze toont
command-stats-server = Alle spellen van deze server in getallen, zonder namen
command-stats-ratings = Wie hier hoe goed speelt, volgens spellen met rating
command-stats-game = Grafieken van een afgelopen spel
command-settings-forget-me = Je naam en nummer voorgoed vervangen door een pseudoniem
command-option-rated-game = Van welk spel; laat weg voor alle samen
command-option-whose = Wiens spellen; laat weg voor die van jou
command-option-rated = Of het telt voor de rating; laat weg voor wat hier gewoon is
