# Afgelopen spellen in getallen.

stats-title = ### 📊 { $name }
stats-line = { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } · { $won } gewonnen · { $people } met andere mensen
stats-server-line = { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } · { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }
stats-figure-games = partijen
stats-figure-won = gewonnen
stats-figure-players = spelers
stats-figure-pace = per beurt
stats-figure-longest = langste partij
stats-figure-first = gewonnen door de startspeler
stats-figure-began = gewonnen als startspeler
stats-block-places = { $game }: plaatsen
stats-block-sources = { $game }: punten per partij, naar bron
stats-block-favourites = { $game }: vaakst gewonnen of gebouwd
stats-block-finest = { $game }: gemiddeld de meeste punten
stats-block-ratings = Ratings, van 0 tot 2000
stats-place = plaats { $place }
stats-times = { $count ->
        [one] 1 keer
       *[other] { $count } keer
    }
stats-percent = { $number }%
stats-rating = { $value } ± { $doubt }
stats-seconds = { $count } s
stats-minutes = { $count } min
stats-hours = { $count } uur
stats-days = { $count ->
        [one] 1 dag
       *[other] { $count } dagen
    }
stats-game = **{ $game }**: { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }, { $won } gewonnen; gemiddeld { $mean } punten, beste score { $best }
stats-game-server = **{ $game }**: { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }; gemiddeld { $mean } punten, beste score { $best }
stats-began = Startspeler: { $times }, daarvan { $won } gewonnen (bij puur toeval: { $expected }).
stats-first = De startspeler won { $won } van { $began ->
        [one] 1 partij
       *[other] de { $began } partijen
    } (bij puur toeval: { $expected }).
stats-pace = Een beurt duurt meestal { $pace }.
stats-longest = Langste partij: { $game }, { $turns } beurten in { $time }.
stats-left = Voortijdig weggegaan: { $count ->
        [one] 1 keer
       *[other] { $count } keer
    }.
stats-rated = Rating, { $what }: **{ $rating }** na { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
stats-rated-new = Rating, { $what }: { $rating } (voorlopig) na { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
stats-all-games = alle spellen
stats-none-own = Je hebt nog geen partij uitgespeeld. Lessen tellen niet mee.
stats-none = { $name } heeft nog geen partij uitgespeeld.
stats-none-here = Op deze server is nog geen partij uitgespeeld.
stats-off = Je hebt statistieken uitgezet. Met `/settings show` zet je ze aan.
stats-private = De statistieken van deze speler zijn privé.
stats-foot-own = De kaart toont je meest gespeelde spel. Kies in `/settings show` wie die mag zien.
stats-foot = De kaart toont het meest gespeelde spel.
stats-foot-server = Iedereen hier samen, zonder namen. Spelers die statistieken hebben uitgezet, tellen niet mee.
stats-leaders = ### 🏅 Ratings: { $what }
stats-leaders-title = Ratings: { $what }
stats-leader = { $number }. { $name }: **{ $rating }**, { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
stats-leader-new = { $number }. { $name }: { $rating } (voorlopig), { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    }
stats-leaders-none = Hier heeft nog niemand met openbare statistieken een partij met rating gespeeld.
stats-leaders-own = Alleen jij ziet hier je rating. Met **Stats: openbaar** in `/settings` laat je die aan iedereen zien.
stats-leaders-others =
    { $count ->
        [one] Nog 1 speler heeft een rating, maar houdt die privé.
       *[other] Nog { $count } spelers hebben een rating, maar houden die privé.
    }
stats-foot-ratings = ± is de onzekerheid: de echte sterkte ligt bijna altijd binnen die marge. Gesorteerd op rating min onzekerheid. Voorlopig betekent minder dan 5 partijen met rating. Nieuwe spelers beginnen op 1.000.
