# A game looked at again.

review-button = Analyse
review-progress = 🔎 J’analyse la partie : { $done } tours sur { $of }…
review-title = ### 🔎 { $game } : analyse
review-chart = { $game } : points attendus, tour par tour
review-alt = Graphique en courbes des points attendus de chaque joueur, sur { $turns } tours.
review-borders = Les courbes redémarrent à chaque saison ou manche, car les valeurs changent alors.
review-worst = **Les tours les plus coûteux :**
review-own-worst = **Tes tours les plus coûteux :**
review-none = Je n’ai trouvé aucune erreur évidente.
review-stopped = La partie s’est arrêtée avant la fin. Voici les points jusque-là.
review-well = **Bien joué :** { $who }, { $chapter }, tour { $number } : { $line }.
review-own-well = **Bien joué :** { $chapter }, tour { $number } : { $line }.
review-hinted = **Tes coups et mes conseils :** sur { $of } tours, tu as joué { $count } fois ce que j’aurais conseillé.
review-hinted-turns = -# Tours { $turns }{ $more ->
    [0] { "" }
   *[other] { " " }et encore { $more }
}
review-partial = J’ai comparé { $done } tours sur { $of } pour l’instant. Je compléterai cette page quand j’aurai fini.
review-turn = **{ $chapter }, tour { $number }, { $who }** (points perdus : environ { $points })
review-own-turn = **{ $chapter }, tour { $number }** (points perdus : environ { $points })
review-played = Joué : { $line }
review-better = Mieux : { $line }
review-look = Voir la position
review-label-played = Joué
review-label-better = Mieux
review-as-played = Tour { $number } tel qu’il a été joué. { $picture }
review-as-better = Tour { $number } avec le meilleur coup. { $picture }
review-decided =
    { $points ->
        [0] **Ce qui a fait la différence :** { $first } et { $second } sont à égalité.
       *[other] **Ce qui a fait la différence :** { $first } devance { $second } de { $points } { $points ->
            [one] point
           *[other] points
        }.
    } Le plus grand écart : { $source }, { $more } contre { $less }.
review-foot = L’avis d’un ordinateur, qui se trompe souvent. Il ne se sert que de ce que le joueur pouvait savoir à ce moment-là.
review-not-over = Tu pourras analyser cette partie une fois qu’elle sera finie.
