# Three good moves and why.

hints-title =
    ### 💡 { $count ->
        [1] Un bon coup
       *[other] { $count } bons coups
    }
hints-move = **{ $number }. { $line }**
hints-gains = ➕ { $what }
hints-costs = ➖ { $what }
hints-part = { $feature } { $worth }
hints-rest = tout le reste
hints-goes-on = -# en comptant la suite probable de ce tour
hints-uncovers = -# il dévoile quelque chose : les chiffres sont une estimation
hints-behind = -# environ { $points } points de moins que le premier
hints-behind-ahead = -# en regardant plus loin, environ { $points } points de moins que le premier
hints-as-good = -# à peu près aussi bon que le premier
hints-as-good-ahead = -# en regardant plus loin, à peu près aussi bon que le premier
hints-take = Préparer le coup { $number }
hints-foot = C’est l’avis d’un ordinateur, d’après ce que tu peux voir. ➕ et ➖ disent ce qu’un coup change si les autres en restent là. Rien n’est joué avant que tu valides.
hints-foot-ahead = C’est l’avis d’un ordinateur, d’après ce que tu peux voir. ➕ et ➖ disent ce qu’un coup change si les autres en restent là ; l’ordre tient aussi compte des tours à venir. Rien n’est joué avant que tu valides.
hints-forbid = Pas de conseils à cette table
hints-allow = Permettre les conseils ici
hints-now-on = Les conseils sont permis à cette table.
hints-now-off = Plus personne ne reçoit de conseils à cette table.
hints-off = L’hôte de cette table a désactivé les conseils.
hints-stale = La table a avancé depuis. Redemande un conseil.
hints-failed = Je n’ai pas pu trouver de coup : quelque chose a échoué de mon côté. Rien n’a changé, et la personne qui me gère peut voir ce qui s’est passé.
hints-again = Redemander
