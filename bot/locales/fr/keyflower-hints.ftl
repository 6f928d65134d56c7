# What a computer player looks at in Keyflower.

keyflower-feature-points = points
keyflower-feature-promised = points probables
keyflower-feature-workers = ouvriers
keyflower-feature-greens = ouvriers verts
keyflower-feature-returning = ouvriers qui reviennent
keyflower-feature-colours = couleurs d’ouvriers
keyflower-feature-skills = compétences
keyflower-feature-goods = ressources
keyflower-feature-gold = or
keyflower-feature-ready = améliorations que tu peux payer
keyflower-feature-near = améliorations à ta portée
keyflower-feature-engine = ce que tes tuiles rapportent
keyflower-feature-steps = transport
keyflower-feature-winning = tuiles où tu es en tête
keyflower-feature-settled = ce qui compterait en plus maintenant
keyflower-feature-bound = ouvriers dans les enchères
keyflower-feature-visitors = ouvriers qui viennent avec des tuiles
keyflower-feature-order = ordre du tour
keyflower-feature-winter = tuiles hiver en main
keyflower-feature-powers = bateaux d’été
keyflower-feature-keyple = être premier joueur
keyflower-feature-links = routes
keyflower-feature-upgraded = tuiles améliorées
keyflower-feature-contracts = contrats
keyflower-feature-cabins = cabines
keyflower-feature-stranded = tuiles encore à poser
keyflower-benefit-first-bid = Personne n’a encore misé dessus.
keyflower-benefit-raise = Tu es déjà en tête, et ton enchère de { $total } est plus dure à battre.
keyflower-benefit-outbids = Ton enchère de { $total } bat celle de { $who } ({ $count }).
keyflower-benefit-order = Si tu la remportes, tu choisis un bateau en position { $number } au lieu de { $old }.
keyflower-benefit-order-winter = Si tu la remportes, elle rapporte jusqu’à { $points } { $points ->
    [one] point
   *[other] points
} dans ton village actuel : 1 par tuile voisine.{ $keyple ->
    [0] { "" }
   *[other] { " " }Le pion violet premier joueur en ajoute { $keyple }.
}{ $number ->
    [0] { "" }
   *[other] { " " }Tu choisis un bateau en position { $number } au lieu de { $old }. Les meilleurs pour toi pour l’instant : { $boats }.
}
keyflower-benefit-winter-bid = Si tu la remportes, elle ajoute { $points } { $points ->
    [one] point
   *[other] points
} à ton score pour l’instant.
keyflower-benefit-winter-bid-shared = Si tu la remportes, elle ajoute { $points } { $points ->
    [one] point
   *[other] points
} à ton score pour l’instant si tu remportes aussi la tuile { $tile }, sinon { $alone }.
keyflower-benefit-winter-bid-shared-led = Si tu la remportes, elle ajoute { $points } { $points ->
    [one] point
   *[other] points
} à ton score pour l’instant, ou { $alone } si tu ne remportes aucune autre tuile.
keyflower-benefit-winter = La tuile { $tile } te rapporte { $points } { $points ->
    [one] point
   *[other] points
} pour l’instant.
keyflower-benefit-effect = À chaque utilisation : { $effect }.
keyflower-benefit-power = Si tu la remportes : { $effect }.
keyflower-benefit-upgraded = Désormais, à chaque utilisation de la tuile { $tile } : { $effect }.
keyflower-benefit-guests = Si tu la remportes, tu reçois aussi { $count ->
    [one] l’ouvrier posé
   *[other] les { $count } ouvriers posés
} dessus.
keyflower-benefit-comes-back = Les ouvriers de ton village te reviennent après la saison.
keyflower-benefit-group = Ces ouvriers viennent d’une enchère dépassée : tu n’en engages pas d’autres.
keyflower-benefit-pass = Tu gardes { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
} derrière ton paravent pour plus tard.
keyflower-benefit-ends-season = Tous les autres ont passé : la saison finit avec les enchères actuelles.
keyflower-benefit-ends-game = Tous les autres ont passé : la partie finit avec les enchères actuelles.
keyflower-benefit-boat-workers =
    Il apporte { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    } ; aucun autre bateau libre n’en apporte autant.
keyflower-benefit-boat-skills =
    Il apporte { $count ->
        [one] { $count } compétence
       *[other] { $count } compétences
    } ; aucun autre bateau libre n’en apporte autant.
keyflower-benefit-boat-tie = Il apporte { $workers }, autant que { $boats }, et plus de compétences : { $skills }.
keyflower-benefit-boat-load = Il apporte { $items }.
keyflower-benefit-count-workers = { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}
keyflower-benefit-count-skills = { $count ->
    [one] 1 compétence
   *[other] { $count } compétences
}
keyflower-benefit-links = Cela relie { $count ->
    [one] 1 route
   *[other] { $count } routes
} dans ton village.
keyflower-benefit-ready = La tuile { $tile } a alors tout ce que coûte son amélioration.
keyflower-benefit-owned = Tu as alors tout ce qu’il faut pour améliorer la tuile { $tile }.
keyflower-benefit-into-bag = Les ouvriers d’une enchère gagnante vont dans le sac.
keyflower-benefit-ties-up = Cela engage { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
}.
keyflower-benefit-scores = Dans ton village, elle rapporte : { $effect }.
keyflower-benefit-scores-gold = Dans ton village, elle rapporte : { $effect }. L’or compte aussi.
keyflower-benefit-scores-owned = Dans ton village, elle rapporte : { $effect }. Tu as déjà { $items }.
keyflower-benefit-part = La tuile { $tile } porte alors { $have } des { $need } ressources que coûte son amélioration.
keyflower-gain-greens = Tu as des ouvriers verts : peu de joueurs peuvent surenchérir.
keyflower-gain-gold = L’or rapporte des points et remplace toute autre ressource.
keyflower-gain-ready = Des ressources arrivent là où une amélioration en a besoin.
keyflower-gain-near = Une amélioration se rapproche.
keyflower-gain-engine = Tes tuiles rapportent plus.
keyflower-gain-steps = Tu peux transporter plus.
keyflower-gain-winning = Tu prends la tête sur une tuile de plus, ou tu renforces ton avance.
keyflower-gain-order = Tu choisis un bateau plus tôt.
keyflower-gain-winter = Tes tuiles hiver valent plus.
keyflower-gain-powers = Un bateau d’été t’aide désormais.
keyflower-gain-keyple = Tu deviens premier joueur.
keyflower-gain-links = Plus de routes sont reliées dans ton village.
keyflower-gain-upgraded = Tu as une tuile améliorée de plus.
keyflower-gain-contracts = Un contrat peut rapporter des points à la fin.
keyflower-gain-cabins = Tu as une cabine de plus.
keyflower-gain-stranded = Tes nouvelles tuiles trouvent une place.
keyflower-benefit-exchange = Tu paies { $price } et tu reçois { $items }.
keyflower-benefit-to-winner = Le joueur qui remporte la tuile reçoit { $count ->
    [one] ton ouvrier
   *[other] tes { $count } ouvriers
}.
keyflower-benefit-to-owner = Après la saison, { $who } reçoit { $count ->
    [one] ton ouvrier
   *[other] tes { $count } ouvriers
}.
keyflower-hint-carry = transporter { $what } depuis { $start } vers { $to }
keyflower-benefit-harder = Une enchère de { $count } est plus dure à battre qu’une enchère de 1.
keyflower-benefit-payable = Tu as déjà de quoi l’améliorer. Améliorée, elle rapporte { $points } { $points ->
    [one] point
   *[other] points
}.
keyflower-benefit-upgrade = Améliorée (pour { $price }), elle rapporte { $points } { $points ->
    [one] point
   *[other] points
}.
keyflower-benefit-with-tile = Si tu remportes la tuile { $tile }, { $count ->
    [one] ton ouvrier revient
   *[other] tes { $count } ouvriers reviennent
} avec elle.
keyflower-gain-visitors = Des ouvriers viennent avec une tuile où tu es en tête.
keyflower-benefit-hold = Sur la tuile { $tile }, cela rapporte { $points } { $points ->
    [one] point
   *[other] points
} ({ $items }).
keyflower-benefit-pass-outbid = { $count ->
    [one] Ton ouvrier dont l’enchère est dépassée te revient
   *[other] Tes { $count } ouvriers dont l’enchère est dépassée te reviennent
} après la saison.
keyflower-hint-winter = Mettre aux enchères : { $tiles }
keyflower-hint-screen = { $workers } de derrière ton paravent
keyflower-benefit-holds = La tuile { $tile } rapporte alors : { $effect }.
keyflower-benefit-stores = La tuile { $tile } rapporte : { $effect }.
keyflower-benefit-pass-both = Tu gardes { $count ->
    [one] 1 ouvrier
   *[other] { $count } ouvriers
} derrière ton paravent pour plus tard, et { $outbid ->
    [one] ton ouvrier dont l’enchère est dépassée te revient
   *[other] tes { $outbid } ouvriers dont l’enchère est dépassée te reviennent
} après la saison.
keyflower-benefit-to-anyone = { $count ->
    [one] Ton ouvrier va
   *[other] Tes { $count } ouvriers vont
} au joueur qui remporte la tuile, ou dans le sac si personne ne la remporte.
keyflower-benefit-ready-instead = La tuile { $tile } a alors tout ce que coûte son amélioration, avec { $instead }.
keyflower-benefit-owned-instead = Tu as alors tout ce qu’il faut pour améliorer la tuile { $tile }, avec { $instead }.
keyflower-benefit-payable-instead = Tu as déjà de quoi l’améliorer, avec { $instead }. Améliorée, elle rapporte { $points } { $points ->
    [one] point
   *[other] points
}.
keyflower-benefit-any-scores = Avec la tuile { keyflower-tile-summer-boat-3 }, chaque ressource restante rapporte 1 point à la fin.
keyflower-benefit-with-winter = Si tu remportes la tuile { $tile }, cela rapporte { $points } { $points ->
    [one] point
   *[other] points
}.
keyflower-benefit-with-winter-instead = Si tu remportes la tuile { $tile }, cela rapporte { $points } { $points ->
    [one] point
   *[other] points
} au lieu de { $alone }.
keyflower-hint-upgrade = améliorer { $tile } pour { $paid }
keyflower-hint-cash = échanger { $contract } contre { $item }
keyflower-benefit-green-bid = Les autres ne peuvent surenchérir qu’avec des ouvriers verts.
keyflower-benefit-order-start = Si tu la remportes, tu choisis un bateau en position { $number } au lieu de { $old } et tu deviens premier joueur.
keyflower-benefit-start = Si tu la remportes, tu deviens premier joueur.
keyflower-benefit-with-led = Avec les tuiles hiver où tu es en tête, cela rapporte { $points } { $points ->
    [one] point
   *[other] points
}.
keyflower-benefit-with-led-instead = Avec les tuiles hiver où tu es en tête, cela rapporte { $points } { $points ->
    [one] point
   *[other] points
} au lieu de { $alone }.
keyflower-benefit-winter-all = Pour l’instant, elles te rapportent : { $tiles }.
keyflower-benefit-winter-each = { $tile } { $points } { $points ->
    [one] point
   *[other] points
}
keyflower-benefit-workers-missed = Sans ces ouvriers, les tuiles où tu es en tête rapportent { $points } { $points ->
    [one] point
   *[other] points
} de moins.
keyflower-benefit-counts = Cela compte si tu remportes la tuile { $tile } : { $effect }.
keyflower-benefit-greens = Les autres ne peuvent battre des ouvriers verts qu’avec des verts.
