# Three good moves and why.

hints-title =
    ### 💡 { $count ->
        [1] Un bon coup
       *[other] { $count } bons coups
    }
hints-title-costs =
    ### 💡 { $count ->
        [1] Le moins mauvais coup
       *[other] Les { $count } moins mauvais coups
    }
hints-thinking = 💡 Je cherche de bons coups…
hints-move = **{ $number }. { $line }.**
hints-points = **{ $points } { $count ->
    [one] point
   *[other] points
}**
hints-why-none = Je n’ai rien trouvé de mieux.
hints-level-near = Une autre idée.
hints-level-almost = Presque aussi bien.
hints-level-less = Un peu moins bien.
hints-level-later = Plus de points maintenant, sans doute moins ensuite.
hints-reveals = Ce coup révèle un tirage ou un élément caché : tu ne pourras pas l’annuler.
hints-details = Détails
hints-gains = ➕ { $what }
hints-costs = ➖ { $what }
hints-only-costs = -# Ici, je n’ai trouvé que des coups qui te coûtent quelque chose.
hints-part = { $feature } ({ $worth })
hints-part-counted = { $feature } : { $before } → { $after } ({ $worth })
hints-part-instead = { $feature } { $after } au lieu de { $before } ({ $worth })
hints-rest = le reste
hints-later = les tours suivants
hints-goes-on = -# en comptant la suite de ton tour
hints-uncovers = -# Ce coup révèle quelque chose : les chiffres sont une estimation.
hints-behind = -# environ { $points } pt de moins que le coup 1
hints-behind-why = -# environ { $points } pt de moins que le coup 1 : { $why }
hints-as-good = -# à peu près aussi bon que le coup 1
hints-as-good-why = -# à peu près aussi bon que le coup 1 : { $why }
hints-plan = 🧭 Ensuite : { $line }
hints-plan-opens = 🧭 Rend possible : { $line }
hints-plan-when = { $line } ({ $chapter })
hints-alike = -# Le même coup vaut à peu près autant { $ways }.
hints-alike-place = à un autre endroit
hints-alike-payment = avec un autre paiement
hints-alike-colour = avec une autre couleur
hints-alike-aim = avec une autre cible
hints-alike-which = avec une autre pièce du même genre
hints-take = Essayer le coup { $number }
hints-foot = Suggestions d’un ordinateur qui ne voit que ce que tu vois. ➕ et ➖ montrent ce qu’un coup change si les autres n’y répondent pas. Rien n’est joué avant que tu valides.
hints-foot-ahead = Suggestions d’un ordinateur qui ne voit que ce que tu vois. ➕ et ➖ montrent ce qu’un coup change si les autres n’y répondent pas. Le classement des coups tient aussi compte des tours suivants. Rien n’est joué avant que tu valides.
hints-foot-plan = La suite 🧭 s’est produite dans les { $ways } parties que j’ai essayées à partir d’ici. Les autres peuvent jouer autrement.
hints-forbid = Désactiver les conseils
hints-allow = Activer les conseils
hints-now-on = Les conseils sont activés à cette table.
hints-now-off = Les conseils sont désactivés à cette table.
hints-off = L’hôte a désactivé les conseils. Un ordinateur ne peut pas non plus jouer ton tour.
hints-stale = La partie a avancé. Demande un nouveau conseil.
hints-failed = Je n’ai pas trouvé de conseil : une erreur s’est produite de mon côté. Rien n’a changé. Réessaie.
hints-again = Réessayer
hints-rated = Cette partie est classée : pas de conseils, et aucun ordinateur ne joue ton tour.
hints-source = { $source } { $points }
hints-sources = { $points } : { $sources }.
