# Les parties terminées en chiffres.

stats-title = ### 📊 { $name }
stats-line = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { $won } gagnées · { $people } avec d’autres personnes
stats-server-line = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { $players } joueurs
stats-figure-games = parties
stats-figure-won = gagnées
stats-figure-players = joueurs
stats-figure-pace = dure un tour d’ordinaire
stats-figure-longest = partie la plus longue
stats-figure-first = gagne qui commence
stats-figure-began = gagné en commençant
stats-figure-rating = classement
stats-block-places = { $game } : places
stats-block-sources = { $game } : points par partie, par source
stats-block-favourites = { $game } : le plus souvent obtenu
stats-block-finest = { $game } : le plus de points à chaque fois
stats-block-ratings = Classements, de 0 à 2000
stats-place = place { $place }
stats-times = { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }
stats-percent = { $number } %
stats-range = { $low }–{ $high }
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
    }, { $won } gagnées ; { $mean } points en moyenne, { $best } au plus
stats-game-server = **{ $game }** : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; { $mean } points en moyenne, { $best } au plus
stats-began = A commencé { $times }, dont { $won } gagnées ; si cela ne changeait rien, il y en aurait { $expected }.
stats-first = Qui commençait a gagné { $won } fois sur { $began } ; si cela ne changeait rien, ce serait { $expected }.
stats-pace = Un tour dure d’ordinaire { $pace }.
stats-longest = La partie la plus longue : { $game }, { $turns } tours en { $time }.
stats-left = Départs avant la fin : { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }.
stats-rated = Classement, { $what } : **{ $range }** après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
stats-all-games = tous les jeux
stats-none-own = Aucune de tes parties terminées n’est encore comptée. Les leçons ne comptent pas.
stats-none = Aucune partie terminée de { $name } n’est encore comptée.
stats-none-here = Aucune partie ouverte ici n’est encore terminée et comptée.
stats-off = Tu as choisi de n’apparaître dans aucune statistique. `/settings show` change cela.
stats-private = Cette personne ne montre pas ses statistiques aux autres.
stats-foot-own = La carte porte sur le jeu le plus joué. Qui peut voir les tiennes : `/settings show`.
stats-foot = La carte porte sur le jeu le plus joué. Cette personne laisse les autres regarder.
stats-foot-server = Tout le monde ici, sans noms ; qui ne veut apparaître dans aucune statistique n’y est pas.
stats-leaders = ### 🏅 Classement : { $what }
stats-leaders-title = Classement : { $what }
stats-leader = { $number }. { $name } : **{ $range }**, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
stats-leaders-none = Personne ici n’a cinq parties classées en montrant ses statistiques.
stats-leaders-others = { $count ->
        [one] { $count } autre personne a assez de parties et ne les montre pas.
       *[other] { $count } autres ont assez de parties et ne les montrent pas.
    }
stats-foot-ratings = À partir de cinq parties classées, par la borne basse. La vraie force est presque toujours dans la fourchette ; les nouveaux commencent vers 1000.
