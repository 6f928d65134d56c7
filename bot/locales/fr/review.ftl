# A game looked at again.

review-button = Analyse
review-progress = 🔎 Je réexamine la partie : { $done } tours sur { $of }…
review-title = ### 🔎 { $game } : la partie réexaminée
review-chart = { $game } : points à espérer, tour par tour
review-alt = Points que chaque joueur pouvait espérer au fil de { $turns } tours, en courbes.
review-borders = Les courbes repartent à chaque saison ou manche : ce qui est sur la table vaut alors autre chose.
review-worst = **Où l’on a le plus perdu :**
review-own-worst = **Où tu as le plus perdu :**
review-none = Un ordinateur n’aurait guère joué autrement.
review-turn = **{ $chapter }, tour { $number }, { $who }** : environ { $points } points
review-own-turn = **{ $chapter }, tour { $number }** : environ { $points } points
review-played = Joué : { $line }
review-better = Mieux : { $line }
review-why = En moins : { $why }
review-look = Voir ce moment
review-as-played = Tour { $number } tel qu’il a été joué. { $picture }
review-as-better = Tour { $number } avec le meilleur coup. { $picture }
review-decided =
    { $points ->
        [0] **Ce qui a compté :** { $first } et { $second } ont autant de points : { $sources } pour { $first }.
       *[other] **Ce qui a compté :** { $first } face à { $second } : { $sources }, soit { $points } en tout.
    }
review-source = { $source } { $points }
review-foot = C’est l’avis d’un ordinateur, qui se trompe souvent. Ce qui était mieux est jugé d’après ce que le joueur pouvait savoir alors.
review-not-over = Une partie se réexamine une fois finie.
