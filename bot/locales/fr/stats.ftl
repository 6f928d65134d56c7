# Les parties terminées en chiffres.

stats-title = ### 📊 { $name }
stats-line = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } · { $people } avec d’autres personnes
stats-server-line = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
stats-figure-games = parties
stats-figure-won = gagnées
stats-figure-players = joueurs
stats-figure-pace = durée d’un tour
stats-figure-longest = partie la plus longue
stats-figure-first = gagnées par le premier joueur
stats-figure-began = gagnées en commençant
stats-block-places = { $game } : places
stats-block-sources = { $game } : points par partie, par source
stats-block-favourites = { $game } : le plus souvent remporté ou construit
stats-block-finest = { $game } : meilleures moyennes de points
stats-block-ratings = Cotes, de 0 à 2000
stats-place = place { $place }
stats-times = { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }
stats-percent = { $number } %
stats-rating = { $value } ± { $doubt }
stats-seconds = { $count } s
stats-minutes = { $count } min
stats-hours = { $count } h
stats-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
stats-game = **{ $game }** : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } ; { $mean } points en moyenne, record { $best }
stats-game-server = **{ $game }** : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; { $mean } points en moyenne, record { $best }
stats-began = A joué en premier { $times }. Victoires dans ces parties : { $won } (au hasard : { $expected }).
stats-first = Le premier joueur a gagné { $won } fois sur { $began } (au hasard : { $expected }).
stats-pace = Un tour dure en général { $pace }.
stats-longest = Partie la plus longue : { $game }, { $turns } tours en { $time }.
stats-left = Parties quittées avant la fin : { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }.
stats-rated = Cote, { $what } : **{ $rating }** après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
stats-rated-new = Cote, { $what } : { $rating } (provisoire) après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
stats-all-games = tous les jeux
stats-none-own = Tu n’as pas encore de partie terminée. Les leçons ne comptent pas.
stats-none = { $name } n’a pas encore de partie terminée.
stats-none-here = Aucune partie de ce serveur n’est encore terminée.
stats-off = Tu as désactivé les statistiques. `/settings show` les réactive.
stats-private = Les statistiques de cette personne sont privées.
stats-foot-own = L’image montre ton jeu le plus joué. Choisis qui peut la voir dans `/settings show`.
stats-foot = L’image montre le jeu le plus joué.
stats-foot-server = Tout le monde ici, sans noms. Les joueurs qui ont désactivé les statistiques ne sont pas comptés.
stats-leaders = ### 🏅 Cotes : { $what }
stats-leaders-title = Cotes : { $what }
stats-leader = { $number }. { $name } : **{ $rating }**, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
stats-leader-new = { $number }. { $name } : { $rating } (provisoire), { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
stats-leaders-none = Personne ici n’a encore de partie classée avec des statistiques publiques.
stats-leaders-own = Personne d’autre ne voit ta cote ici. Pour la montrer à tout le monde, choisis **Stats : publiques** dans `/settings`.
stats-leaders-others =
    { $count ->
        [one] { $count } autre joueur a une cote, mais ne la montre pas.
       *[other] { $count } autres joueurs ont une cote, mais ne la montrent pas.
    }
stats-foot-ratings = ± indique la marge : la vraie force est presque toujours dans cet intervalle. L’ordre suit la cote moins la marge. Provisoire : moins de 5 parties classées. On commence à 1 000.
