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
review-turn = **Tour { $number }, { $who }** : environ { $points } points
review-own-turn = **Tour { $number }** : environ { $points } points
review-played = Joué : { $line }
review-better = Mieux : { $line }
review-foot = C’est l’avis d’un ordinateur, qui se trompe souvent. Ce qui était mieux est jugé d’après ce que le joueur pouvait savoir alors.
review-not-over = Une partie se réexamine une fois finie.
