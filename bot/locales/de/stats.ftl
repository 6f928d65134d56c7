# Beendete Partien in Zahlen.

stats-title = ### 📊 { $name }
stats-line = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } · { $won } gewonnen · { $people } mit anderen Menschen
stats-server-line = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } · { $players } Mitspielende
stats-figure-games = Partien
stats-figure-won = gewonnen
stats-figure-players = Mitspielende
stats-figure-pace = dauert meist ein Zug
stats-figure-longest = längste Partie
stats-figure-first = gewann, wer begann
stats-figure-began = gewonnen als Erste
stats-figure-rating = Wertung
stats-block-places = { $game }: Plätze
stats-block-sources = { $game }: Punkte je Partie, nach Herkunft
stats-block-favourites = { $game }: am häufigsten gewonnen oder gebaut
stats-block-finest = { $game }: je Mal die meisten Punkte
stats-block-ratings = Wertungen, von 0 bis 2000
stats-place = Platz { $place }
stats-times = { $count ->
        [one] 1 Mal
       *[other] { $count } Mal
    }
stats-percent = { $number } %
stats-range = { $low }–{ $high }
stats-seconds = { $count } s
stats-minutes = { $count } min
stats-hours = { $count } Std.
stats-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
stats-game = **{ $game }**: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $won } gewonnen; { $mean } Punkte im Schnitt, höchstens { $best }
stats-game-server = **{ $game }**: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }; { $mean } Punkte im Schnitt, höchstens { $best }
stats-began = Begonnen: { $times }, davon { $won } gewonnen; wäre es gleich, wären es { $expected } gewesen.
stats-first = Wer begann, gewann { $won } von { $began }; wäre es gleich, wären es { $expected } gewesen.
stats-pace = Ein Zug dauert meist { $pace }.
stats-longest = Die längste Partie: { $game }, { $turns } Züge, { $time }.
stats-left = Vor dem Ende gegangen: { $count ->
        [one] 1 Mal
       *[other] { $count } Mal
    }.
stats-rated = Wertung, { $what }: **{ $range }** nach { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
stats-all-games = alle Spiele
stats-none-own = Noch keine beendete Partie von dir ist gezählt. Lektionen zählen nicht.
stats-none = Noch keine beendete Partie von { $name } ist gezählt.
stats-none-here = Noch keine Partie, die hier eröffnet wurde, ist beendet und gezählt.
stats-off = Du hast gewählt, in keiner Statistik zu stehen. `/settings show` ändert das.
stats-private = Diese Person zeigt anderen ihre Statistik nicht.
stats-foot-own = Die Karte zeigt das meistgespielte Spiel. Wer deine sehen darf: `/settings show`.
stats-foot = Die Karte zeigt das meistgespielte Spiel. Diese Person lässt andere zusehen.
stats-foot-server = Alle hier zusammen, ohne Namen; wer in keiner Statistik stehen will, fehlt.
stats-leaders = ### 🏅 Wertungen: { $what }
stats-leaders-title = Wertungen: { $what }
stats-leader = { $number }. { $name }: **{ $range }**, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
stats-leaders-none = Niemand hier hat fünf gewertete Partien und zeigt die eigene Statistik.
stats-leaders-others = { $count ->
        [one] Eine weitere Person hat genug Partien und zeigt sie nicht.
       *[other] { $count } andere haben genug Partien und zeigen sie nicht.
    }
stats-foot-ratings = Ab fünf gewerteten Partien, sortiert nach dem unteren Ende. Die wahre Stärke liegt fast immer in der Spanne; Neue beginnen um 1000.
