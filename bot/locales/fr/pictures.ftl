### Words inside pictures, their alt texts and the text board.

# Words that may be parted where they do not fit into a picture, as in “Farm·house”.
pictures-breaks = Saltim·banque Houblon·nière garde-·chasse Prospec·teur Charpen·tier Brique·terie
pictures-player = { $who }
pictures-player-number = Joueur { $number }
pictures-players = { $count } joueurs

pictures-season-spring = Printemps
pictures-season-summer = Été
pictures-season-autumn = Automne
pictures-season-winter = Hiver

pictures-over = La partie est finie
pictures-phase-turns = À { $who } de jouer{ $passes ->
    [0] {""}
    [1] {" "}· passe : { $passed }
   *[other] {" "}· { $passes } passes de suite
}
pictures-phase-boats = À { $who } de prendre un bateau
pictures-phase-winter = Tuiles hiver : { $who }
pictures-phase-growth = Placement : { $who }

## Headings

pictures-village = Village : { $who }
pictures-village-alt = Chez { $who } : { $count ->
    [1] 1 tuile
   *[other] { $count } tuiles
}, { $goods }.
pictures-no-goods = rien en stock
pictures-screen = Chez { $who }, derrière le paravent
pictures-screen-own = Derrière ton paravent
pictures-market = Contrats et extensions
pictures-score = Score final
pictures-score-level = Égalité : le premier à avoir pris un bateau en hiver passe devant.
pictures-colour-blue = bleu
    .extension = bleue
pictures-colour-red = rouge
    .extension = rouge
pictures-colour-yellow = jaune
    .extension = jaune
pictures-colour-green = vert
    .extension = verte
pictures-skills = Compétences
pictures-goods = Ressources au village
pictures-contracts = Contrats
pictures-contracts-open = Contrats visibles
pictures-extensions = Extensions
pictures-winter-hand = Tuiles hiver en main
pictures-chosen = Choisies
pictures-others = Les autres
pictures-hidden = derrière le paravent
pictures-known = dont vus
pictures-to-place = { $count ->
    [1] 1 tuile à placer
   *[other] { $count } tuiles à placer
}
pictures-to-place-list = À placer : { $tiles }.
pictures-spare-boats = Bateaux hors jeu, dont un remplace Sea Bastion II

pictures-kind-home = Maison
pictures-kind-spring = Printemps
pictures-kind-summer = Été
pictures-kind-summer-boat = Bateau d’été
pictures-kind-autumn = Automne
pictures-kind-winter = Hiver
pictures-kind-order = Ordre du tour
pictures-kind-boat = Bateau
pictures-side-basic = De base
pictures-side-upgraded = Améliorée
pictures-side-a = Face a
pictures-side-b = Face b

pictures-row-home = Maison
pictures-row-spring = Tuiles printemps
pictures-row-summer = Tuiles été
pictures-row-autumn = Tuiles automne
pictures-row-winter = Tuiles hiver
pictures-row-boat = Bateaux
pictures-row-order = Ordre du tour
pictures-row-extension = Extensions
pictures-row-contract = Contrats
pictures-row-gold = Or restant
pictures-row-keyple = Premier joueur
pictures-row-total = Total

## Pieces

pictures-none = –
pictures-any-worker = { $count ->
    [one] { $count } ouvrier au choix
   *[other] { $count } ouvriers au choix
}
pictures-any-skill = { $count ->
    [one] { $count } compétence au choix
   *[other] { $count } compétences au choix
}
pictures-any-resource = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
}
pictures-gain-workers = { $count ->
    [1] 1 ouvrier pioché dans le sac
   *[other] { $count } ouvriers piochés dans le sac
}
pictures-gain-skills = { $count ->
    [1] 1 compétence
   *[other] { $count } compétences
}
pictures-gain-contracts = { $count ->
    [1] 1 contrat
   *[other] { $count } contrats
}
pictures-cabins = { $count ->
    [1] 1 cabine
   *[other] { $count } cabines
}

## What is printed

pictures-effect-gain = reçois { $items }
pictures-effect-either = prends { $items }
pictures-effect-exchange = paie { $price }, reçois { $items }
pictures-effect-transport = { $steps ->
    [1] 1 pas
   *[other] { $steps } pas
}, { $upgrades ->
    [1] 1 amélioration
   *[other] { $upgrades } améliorations
}
pictures-effect-hold = à la fin, { $points ->
    [1] 1 point
   *[other] { $points } points
} par { $item } ici
pictures-points = { $points ->
    [0] aucun point
    [1] 1 point
   *[other] { $points } points
}
pictures-face = { $effect } ; { $points ->
    [1] 1 point
   *[other] { $points } points
}
pictures-scores-sets = { $points ->
    [1] 1 point
   *[other] { $points } points
} par lot de { $items }
pictures-scores-kind-worker = choisis une couleur : { $points ->
    [1] 1 point
   *[other] { $points } points
} par ouvrier de cette couleur
pictures-scores-kind-skill = choisis une compétence : { $points ->
    [1] 1 point
   *[other] { $points } points
} pour chacune
pictures-scores-kind-resource = choisis une ressource : { $points ->
    [1] 1 point
   *[other] { $points } points
} pour chacune
pictures-scores-steps = { $points ->
    [1] 1 point
   *[other] { $points } points
} par pas que donnent tes tuiles de transport
pictures-scores-loop = { $points ->
    [1] 1 point
   *[other] { $points } points
} par tuile d’une boucle de routes qui part de ta tuile Maison et y revient
pictures-scores-upgrades = { $points ->
    [1] 1 point
   *[other] { $points } points
} par symbole d’amélioration du village, cabines comprises
pictures-scores-winter = { $points ->
    [1] 1 point
   *[other] { $points } points
} par tuile hiver du village
pictures-scores-upgraded = { $points ->
    [1] 1 point
   *[other] { $points } points
} par tuile améliorée
pictures-scores-extensions = { $points ->
    [1] 1 point
   *[other] { $points } points
} par extension
pictures-scores-unfulfilled = { $points ->
    [1] 1 point
   *[other] { $points } points
} par contrat non rempli que tu as
pictures-scores-adjacent = si elle est remportée en hiver, { $points ->
    [1] 1 point
   *[other] { $points } points
} par tuile voisine
pictures-scores-river = { $rungs } points, selon le nombre de bateaux reliés à ta tuile Maison par la rivière
pictures-bonus-free-upgrade = 1 amélioration gratuite avant le décompte
pictures-bonus-free-extension = 1 extension gratuite avant le décompte
pictures-bonus-gold = { $count } or sur la tuile Maison avant le décompte
pictures-bonus-replaced = part après l’automne ; le joueur qui le prend choisit alors un bateau hors jeu
pictures-bonus-contracts = chaque contrat rempli vaut { $count ->
    [1] 1 point
   *[other] { $count } points
}

pictures-power-1a = à la fin de l’été, de l’automne et de l’hiver, pioche { $count ->
    [1] 1 ouvrier
    [2] 2 ouvriers
   *[other] { $count } ouvriers
} dans le sac
pictures-power-1b = à la fin de l’été, de l’automne et de l’hiver, reçois { $count ->
    [1] 1 ouvrier vert
   *[other] { $count } ouvriers verts
}
pictures-power-2a = transporte des ressources aussi à travers champs, et place les nouvelles tuiles sans faire correspondre leurs côtés
pictures-power-2b = tes pas et tes améliorations sont doublés
pictures-power-3a = toute ressource peut en remplacer une autre quand tu améliores une tuile
pictures-power-3b = toute ressource compte comme n’importe quelle autre au décompte final
pictures-power-4a = contre une enchère bleue, rouge ou jaune, tu peux miser des ouvriers d’une autre couleur
pictures-power-4b = pour utiliser une tuile qui a déjà une enchère ou des ouvriers, envoie des ouvriers de couleurs au choix

pictures-meaning-plain = { $face }.
pictures-meaning-upgrade =
    De base : { $basic }.
    Coût de l’amélioration : { $price }.
    Améliorée : { $upgraded }.
pictures-meaning-sides =
    Face a : { $a }.
    Face b : { $b }.
pictures-meaning-boat =
    Printemps : { $spring }.
    Été : { $summer }.
    Automne : { $autumn }.
    À la fin : { $winter }.

## Text twins

pictures-upgraded = { $name } (tuile améliorée)
pictures-at = { $name } en { $at }
pictures-upgrade-price = pour améliorer : { $price }
pictures-roads = routes : { $roads }
pictures-road = { $side } vers { $tile }
pictures-road-ends = { $side } bloquée par { $tile }
pictures-road-open = { $side } ouverte
pictures-water = eau : { $sides }
pictures-side-0 = sud
pictures-side-1 = sud-ouest
pictures-side-2 = nord-ouest
pictures-side-3 = nord
pictures-side-4 = nord-est
pictures-side-5 = sud-est
pictures-keyple-here = Remporte-la pour devenir premier joueur.
pictures-bid = { $who } mise { $workers }
pictures-bid-winning = { $who } est en tête avec { $workers }
pictures-users = utilisée par { $workers }
pictures-goods-here = dessus : { $goods }
pictures-extension-here = avec une extension { FORM($colour, "extension") }
pictures-boat = { $boat } : { $load }.
pictures-boat-taken = { $boat } : pris par { $who }.
pictures-left = Il reste : { $bag ->
    [one] { $bag } ouvrier
   *[other] { $bag } ouvriers
} dans le sac, { $greens ->
    [one] { $greens } vert
   *[other] { $greens } verts
}, { $skills ->
    [one] { $skills } compétence
   *[other] { $skills } compétences
}, { $goods }.
pictures-boat-queue = Ordre pour choisir un bateau : { $who }.
pictures-holds = { $who }{ $start ->
    [yes] {" (premier joueur)"}
   *[no] {""}
} cache { $pieces }.
pictures-screen-workers = Ouvriers : { $pieces }.
pictures-screen-skills = Compétences : { $pieces }.
pictures-screen-winter = Tuiles hiver en main : { $tiles }.
pictures-screen-chosen = Choisies pour les enchères : { $tiles }.
pictures-known-of = { $who } cache au moins { $pieces }.
pictures-screen-contracts = Contrats : { $contracts }.
pictures-market-contracts = Contrats visibles : { $contracts } ; { $count } face cachée.
pictures-market-extensions = Extensions restantes : { $extensions }.
pictures-score-total = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pictures-score-place = { $rank }. { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pictures-board-tiles = Tuiles de la saison
pictures-board-orders = Ordre du tour
pictures-board-boats = Bateaux
pictures-board-known = Vu passer derrière les paravents

## Words put together

pictures-colon = { $what } : { $said }
pictures-semicolon = { $before } ; { $then }
pictures-page = { $title } ({ $page }/{ $count })
