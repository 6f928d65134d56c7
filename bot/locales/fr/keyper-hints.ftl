# What a computer player looks at in Keyper.

keyper-feature-points = points
keyper-feature-fairs = foires à venir
keyper-feature-built = ce que tes tuiles pourraient encore rapporter
keyper-feature-held = ce que les tuiles en main pourraient rapporter
keyper-feature-raw = matières premières
keyper-feature-finished = produits finis
keyper-feature-wheat = blé
keyper-feature-gems = gemmes
keyper-feature-animals = animaux
keyper-feature-strays = animaux sans place
keyper-feature-team = keyples à jouer
keyper-feature-home = keyples qui rentrent
keyper-feature-standing = keyples à coucher
keyper-feature-village = parcelles de village bâties
keyper-feature-farm = parcelles de ferme bâties
keyper-feature-shipping = fret
keyper-feature-tiles = tuiles en main
keyper-feature-claim = un plateau revendiqué et ses keyples
keyper-hint-send = Envoyer un keyple { $colour } :{ " " }
keyper-hint-join = Rejoindre { $who } avec un keyple { $colour } sur { FORM($place, "the") }
keyper-hint-decline = Ne pas rejoindre { $who } sur { FORM($place, "the") }
keyper-benefit-join = Tu reçois { $what }, et cela ne te coûte pas ton tour.
keyper-benefit-decline = Tu gardes tes keyples pour tes propres tours.
keyper-benefit-claim-most = { $count ->
    [one] 1 keyple rentre
   *[other] { $count } keyples rentrent
} avec lui pour l’instant ; { $boards ->
    [one] l’autre plateau libre
   *[other] les autres plateaux libres
} { $other ->
    [0] n’en { $boards ->
        [one] a
       *[other] ont
    } aucun
   *[other] en { $boards ->
        [one] a { $other }
       *[other] ont { $other } au plus
    }
}.
keyper-benefit-claim-last = C’est le seul plateau encore libre pour ton keyper.
keyper-benefit-claim = { $count ->
    [one] 1 keyple rentre
   *[other] { $count } keyples rentrent
} avec lui pour l’instant.
keyper-benefit-home = Ce keyple rentrera avec ton plateau.
keyper-benefit-tile-pays = Tu as déjà de quoi la payer.
keyper-benefit-housed = Cela loge { $animals }.
keyper-benefit-can-build = { $also ->
    [yes] Tu peux aussi
   *[no] Tu peux y
} construire : { $tiles }{ $price }{ $gain }.
keyper-benefit-can-upgrade = { $also ->
    [yes] Tu peux aussi
   *[no] Tu peux y
} améliorer : { $tiles }{ $price }{ $gain }.
keyper-benefit-can-get = { $also ->
    [yes] Tu peux aussi
   *[no] Tu peux y
} recevoir { $goods }{ $price }{ $gain }.
keyper-benefit-can-take = { $also ->
    [yes] Tu peux aussi
   *[no] Tu peux y
} prendre : { $tiles }.
keyper-benefit-pays = Tu as alors de quoi payer la tuile { $tile }.
keyper-benefit-pays-both = Tu as alors de quoi payer à la fois { $tiles }.
keyper-benefit-pays-upgrade = Tu as alors de quoi améliorer la tuile { $tile }.
keyper-benefit-no-turn = Cela ne te coûte pas ton tour.
keyper-benefit-claim-empty = Les keyples envoyés là cette saison rentreront avec toi.
keyper-gain-fairs = Tu te rapproches de tes foires.
keyper-gain-raw = Tu as plus de matières premières pour plus tard.
keyper-gain-wheat = Le blé permet de payer beaucoup de choses.
keyper-gain-animals = Tu as de la place pour ces animaux.
keyper-gain-team = Tu as plus de keyples à jouer.
keyper-gain-standing = Tu pourras coucher plus de keyples.
keyper-gain-shipping = Tu gagnes des points de fret.
keyper-gain-tiles = Tu as plus de tuiles en main.
keyper-gain-claim = Tu t’assures un plateau et ses keyples.
keyper-hint-fold = Plier ton plateau : { $display }
keyper-benefit-can-sell = { $also ->
    [yes] Tu peux aussi
   *[no] Tu peux y
} vendre { $sold }{ $gain }.
keyper-hint-lay = Coucher { $count ->
    [one] 1 keyple
   *[other] { $count } keyples
} sur { FORM($place, "the") }
keyper-hint-rest = Mettre au repos : { $colours }
keyper-hint-keyp = prendre pour ta tuile keyp : { $goods }
keyper-benefit-rest = Le choix importe peu : chaque keyple au repos te rapporte une matière première ou un animal quand tu joues ton keyper.
keyper-hint-lay-partner = coucher aussi le keyple présent
keyper-hint-receive = recevoir { $goods }
keyper-hint-sell = vendre { $goods }
keyper-benefit-claim-lay = Si la saison continue, tu pourras coucher { $count ->
    [one] le keyple
   *[other] les { $count } keyples
} qui s’y { $count ->
    [one] trouve
   *[other] trouvent
}.
keyper-benefit-has-fair = Pour { FORM($aim, "the") }, il te manque encore { $lack } ; on y trouve { $fields }.
keyper-benefit-converts = Ta tuile { $tile } transforme { $given } en { $got }.
keyper-benefit-animals-later = Tu auras des animaux pour la tuile { $tile } une fois construite.
keyper-benefit-lacks = Pour la tuile { $tile }, il ne te manque alors plus que { $lack }.
keyper-benefit-upgradable = Une fois améliorée, la tuile { $tile } rapporte { $points } { $points ->
    [one] point
   *[other] points
} de plus.
keyper-benefit-tile = { $tile } : { $about }
keyper-benefit-tile-worth = { $tile } : { $about } Construite, elle te rapporterait { $points } { $points ->
    [one] point
   *[other] points
} pour l’instant.
keyper-hint-lay-for = Coucher { $count ->
    [one] 1 keyple
   *[other] { $count } keyples
} sur { FORM($place, "the") }, pour { $gain }
keyper-benefit-keep = Tu gardes tes marchandises pour plus tard.
keyper-hint-get = recevoir { $goods } en échange
keyper-benefit-others-stand = Tes autres keyples restent debout pour plus tard.
keyper-hint-for = { " " }pour { $goods }
keyper-hint-trade = échanger { $given } contre { $got }
keyper-hint-trade-up = échanger et gagner en tout { $got }
keyper-benefit-winter-fair = Tu as déjà tout pour ses { $points } points.
keyper-hint-release = laisser partir { $goods }
keyper-benefit-kept = Tu gardes { $animals }.
keyper-hint-take = prendre { $tile }
keyper-benefit-can-get-sell = { $also ->
    [yes] Tu peux aussi
   *[no] Tu peux y
} recevoir { $goods } et vendre { $sold }{ $gain }.
keyper-benefit-can-complete = Tu as alors tout pour { FORM($aim, "the") }.
keyper-benefit-plus = { " " }(+{ $points } { $points ->
    [one] point
   *[other] points
}{ $also ->
    [yes] { " " }de plus
   *[no] {""}
})
keyper-benefit-has-tiles = Pour { $tiles }, on y trouve { $fields }.
keyper-benefit-has-counted = La tuile { $tile } compte ces terrains si tu revendiques ce plateau : { $fields }.
keyper-benefit-fold-any = Aucune face ne se détache pour toi.
keyper-benefit-rest-white = Tu gardes { $count ->
    [one] ton keyple blanc, qui peut
   *[other] tous tes keyples blancs, qui peuvent
} rejoindre n’importe quelle couleur.
keyper-benefit-rest-colours = Tu gardes au moins un keyple de chaque couleur.
keyper-benefit-winter-fair-lacks = Pour ses { $points } points, il te manque encore { $lack }.
keyper-hint-trade-first = échanger { $given } contre { $got } et { $count } de plus au choix
keyper-benefit-set = Pour les prochains points de la tuile { $tile }, il ne te manque alors plus que { $lack }.
keyper-benefit-decline-vain = Tu ne pourrais rien y faire.
keyper-benefit-decline-scoreless = Ce qu’on y reçoit ne te rapporterait aucun point pour l’instant.
keyper-benefit-spends = Pour { FORM($aim, "the") }, il te manque alors de nouveau { $lack }.
keyper-benefit-counts = Cela compte pour { $tiles }.
keyper-benefit-house-later = Pour des animaux à venir : { $tiles }.
