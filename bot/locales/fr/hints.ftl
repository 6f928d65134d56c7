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
hints-move = **{ $number }. { $line }**
hints-gains = ➕ { $what }
hints-costs = ➖ { $what }
hints-only-costs = -# Ici, tous les coups que j’ai trouvés ne font que coûter.
hints-part = { $feature } ({ $worth })
hints-part-counted = { $feature } { $before } → { $after } ({ $worth })
hints-part-instead = { $feature } { $after } au lieu de { $before } ({ $worth })
hints-rest = tout le reste
hints-later = ce qui suit dans les tours à venir
hints-goes-on = -# en comptant la suite probable de ce tour
hints-uncovers = -# il dévoile quelque chose : les chiffres sont une estimation
hints-behind = -# environ { $points } points de moins que le premier
hints-behind-why = -# environ { $points } points de moins que le premier : { $why }
hints-as-good = -# à peu près aussi bon que le premier
hints-as-good-why = -# à peu près aussi bon que le premier : { $why }
hints-plan = 🧭 et ensuite : { $line }
hints-plan-opens = 🧭 pour pouvoir ensuite : { $line }
hints-plan-when = { $line } ({ $chapter })
hints-alike = -# à peu près aussi bon { $ways }
hints-alike-place = à un autre endroit
hints-alike-payment = payé autrement
hints-alike-colour = avec une autre couleur
hints-alike-aim = avec une autre cible
hints-alike-which = avec un autre de la même sorte
hints-no-more = Aucun des autres coups que j’ai comparés ne s’en approche : le meilleur d’entre eux vaut environ { $points } points de moins.
hints-no-other = Je n’ai trouvé aucun autre coup qui diffère par plus qu’un détail comme l’endroit, le paiement, la couleur ou la cible.
hints-others-cost = Tous les autres coups que j’ai trouvés ne font que coûter.
hints-take = Préparer le coup { $number }
hints-foot = C’est l’avis d’un ordinateur, d’après ce que tu peux voir. ➕ et ➖ disent ce qu’un coup change si les autres en restent là. Rien n’est joué avant que tu valides.
hints-foot-ahead = C’est l’avis d’un ordinateur, d’après ce que tu peux voir. ➕ et ➖ disent ce qu’un coup change si les autres en restent là ; l’ordre tient aussi compte des tours à venir. Rien n’est joué avant que tu valides.
hints-foot-plan = 🧭 est ce qui a suivi pour toi dans chacune des { $ways } suites de la partie que j’ai essayées ; les autres peuvent jouer autrement.
hints-forbid = Pas de conseils à cette table
hints-allow = Permettre les conseils ici
hints-now-on = Les conseils sont permis à cette table.
hints-now-off = Plus personne ne reçoit de conseils à cette table.
hints-off = L’hôte de cette table a désactivé les conseils.
hints-stale = La table a avancé depuis. Redemande un conseil.
hints-failed = Je n’ai pas pu trouver de coup : quelque chose a échoué de mon côté. Rien n’a changé, et la personne qui me gère peut voir ce qui s’est passé.
hints-again = Redemander
hints-rated = Cette partie est classée : les ordinateurs ne donnent pas de conseils, et tu ne peux pas leur laisser ton tour.
