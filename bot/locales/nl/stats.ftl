# Afgelopen spellen in getallen.

stats-title = ### 📊 { $name }
stats-line = { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } · { $won } gewonnen · { $people } met andere mensen
stats-server-line = { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } · { $players } spelers
stats-figure-games = spellen
stats-figure-won = gewonnen
stats-figure-players = spelers
stats-figure-pace = duurt een beurt meestal
stats-figure-longest = langste spel
stats-figure-first = won wie begon
stats-figure-began = gewonnen als eerste
stats-figure-rating = rating
stats-block-places = { $game }: plaatsen
stats-block-sources = { $game }: punten per spel, naar bron
stats-block-favourites = { $game }: vaakst gewonnen of gebouwd
stats-block-finest = { $game }: per keer de meeste punten
stats-block-ratings = Ratings, van 0 tot 2000
stats-place = plaats { $place }
stats-times = { $count ->
        [one] 1 keer
       *[other] { $count } keer
    }
stats-percent = { $number }%
stats-range = { $low }–{ $high }
stats-seconds = { $count } s
stats-minutes = { $count } min
stats-hours = { $count } uur
stats-days = { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
stats-game = **{ $game }**: { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }, { $won } gewonnen; gemiddeld { $mean } punten, hoogstens { $best }
stats-game-server = **{ $game }**: { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }; gemiddeld { $mean } punten, hoogstens { $best }
stats-began = Begonnen: { $times }, daarvan { $won } gewonnen; als het niets uitmaakte, waren het er { $expected } geweest.
stats-first = Wie begon, won er { $won } van de { $began }; als het niets uitmaakte, waren het er { $expected } geweest.
stats-pace = Een beurt duurt meestal { $pace }.
stats-longest = Het langste spel: { $game }, { $turns } beurten in { $time }.
stats-left = Voor het einde vertrokken: { $count ->
        [one] 1 keer
       *[other] { $count } keer
    }.
stats-rated = Rating, { $what }: **{ $range }** na { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }
stats-all-games = alle spellen
stats-none-own = Er is nog geen afgelopen spel van jou geteld. Lessen tellen niet.
stats-none = Er is nog geen afgelopen spel van { $name } geteld.
stats-none-here = Nog geen spel dat hier werd geopend is afgelopen en geteld.
stats-off = Je hebt gekozen om in geen statistiek te staan. `/settings show` verandert dat.
stats-private = Deze persoon toont de eigen statistieken niet aan anderen.
stats-foot-own = De kaart gaat over het meest gespeelde spel. Wie de jouwe mag zien: `/settings show`.
stats-foot = De kaart gaat over het meest gespeelde spel. Deze persoon laat anderen meekijken.
stats-foot-server = Iedereen hier samen, zonder namen; wie in geen statistiek wil staan, ontbreekt.
stats-leaders = ### 🏅 Ratings: { $what }
stats-leaders-title = Ratings: { $what }
stats-leader = { $number }. { $name }: **{ $range }**, { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }
stats-leaders-none = Niemand hier heeft vijf gewaardeerde spellen en toont de eigen statistieken.
stats-leaders-others = { $count ->
        [one] Nog één heeft genoeg spellen en toont ze niet.
       *[other] { $count } anderen hebben genoeg spellen en tonen ze niet.
    }
stats-foot-ratings = Vanaf vijf gewaardeerde spellen, gesorteerd op het lage eind. De ware sterkte ligt bijna altijd binnen het bereik; nieuwelingen beginnen rond 1000.
