# Beendete Partien in Zahlen.

stats-title = ### 📊 { $name }
stats-line = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } · { $won } gewonnen · { $people } mit anderen Menschen
stats-server-line =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } · { $players } Spieler
stats-figure-games = Partien
stats-figure-won = gewonnen
stats-figure-players = Spieler
stats-figure-pace = Zeit pro Zug
stats-figure-longest = längste Partie
stats-figure-first = Sieg für Startspieler
stats-figure-began = Siege als Startspieler
stats-block-places = { $game }: Platzierungen
stats-block-sources = { $game }: Punkte je Partie, nach Herkunft
stats-block-favourites = { $game }: am häufigsten gewonnen oder gebaut
stats-block-finest = { $game }: im Schnitt die meisten Punkte
stats-block-ratings = Wertungen, von 0 bis 2000
stats-place = Platz { $place }
stats-times = { $count }-mal
stats-percent = { $number } %
stats-rating = { $value } ± { $doubt }
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
    }, { $won } gewonnen; im Schnitt { $mean } Punkte, bestes Ergebnis { $best }
stats-game-server = **{ $game }**: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }; im Schnitt { $mean } Punkte, bestes Ergebnis { $best }
stats-began = { $times } Startspieler, davon { $won } gewonnen (bei reinem Zufall: { $expected }).
stats-first = Der Startspieler hat { $won } von { $began } Partien gewonnen (bei reinem Zufall: { $expected }).
stats-pace = Ein Zug dauert meist { $pace }.
stats-longest = Längste Partie: { $game }, { $turns } Züge in { $time }.
stats-left =
    Vorzeitig gegangen: { $count ->
        [one] einmal
       *[other] { $count }-mal
    }.
stats-rated = Wertung, { $what }: **{ $rating }** nach { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
stats-rated-new = Wertung, { $what }: { $rating } (vorläufig) nach { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
stats-all-games = alle Spiele
stats-none-own = Du hast noch keine Partie zu Ende gespielt. Lektionen zählen nicht.
stats-none = { $name } hat noch keine Partie zu Ende gespielt.
stats-none-here = Auf diesem Server wurde noch keine Partie zu Ende gespielt.
stats-off = Du hast die Statistik abgeschaltet. `/settings show` schaltet sie ein.
stats-private = Diese Statistik ist privat.
stats-foot-own = Die Karte zeigt dein meistgespieltes Spiel. Wer sie sehen darf, wählst du in `/settings show`.
stats-foot = Die Karte zeigt das meistgespielte Spiel.
stats-foot-server = Alle hier zusammen, ohne Namen. Wer die Statistik abgeschaltet hat, zählt nicht mit.
stats-leaders = ### 🏅 Wertungen: { $what }
stats-leaders-title = Wertungen: { $what }
stats-leader = { $number }. { $name }: **{ $rating }**, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
stats-leader-new = { $number }. { $name }: { $rating } (vorläufig), { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
stats-leaders-none = Hier hat noch niemand eine gewertete Partie und eine öffentliche Statistik.
stats-leaders-own = Deine Wertung siehst hier nur du. In `/settings` zeigst du sie mit **Statistik: öffentlich** allen.
stats-leaders-others =
    { $count ->
        [one] 1 weiterer Spieler hat eine Wertung, hält sie aber privat.
       *[other] { $count } weitere Spieler haben eine Wertung, halten sie aber privat.
    }
stats-foot-ratings = ± ist die Unsicherheit: Die wahre Stärke liegt fast immer in diesem Bereich. Sortiert nach Wertung minus Unsicherheit. Vorläufig heißt: weniger als 5 gewertete Partien. Neue Spieler beginnen bei 1.000.
