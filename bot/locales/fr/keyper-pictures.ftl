### Keyper: words inside its pictures, their alt texts and the text board.

## The table

keyper-pictures-stage-fairs = foires
keyper-pictures-stage-housing = animaux à loger
keyper-pictures-stage-fold = pliage des plateaux
keyper-pictures-stage-surplus = keyples au repos
keyper-pictures-waiting = À { $who } de jouer
keyper-pictures-joins = Invitation : { $who }
keyper-pictures-board = { $board } – { $display }
keyper-pictures-closing = { $count ->
    [0] Clôture : dernier tour
    [1] Clôture : encore 1 tour
   *[other] Clôture : encore { $count } tours
}
keyper-pictures-in-hand = { $who } a { $keyple } en main
keyper-pictures-sends = { $who } envoie { $keyple } sur { FORM($place, "the") }
keyper-pictures-sends-joined = { $who } envoie { $keyple } sur { FORM($place, "the") }, avec { $other }
keyper-pictures-all-played = aucun keyple
keyper-pictures-lays = Keyples couchés par { $who } : { $place }
keyper-pictures-builds = { $who } construit la tuile { $tile }
keyper-pictures-upgrades = { $who } améliore la tuile { $tile }
keyper-pictures-builds-at = { $who } construit la tuile { $tile } sur { FORM($plot, "the") }

## Tiles and supply

keyper-pictures-market = Tuiles Campagne · { $season }
keyper-pictures-bag = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} dans le sac, { $discard } à la défausse
keyper-pictures-supply = Dans la réserve
keyper-pictures-hand = { $who } a en main { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
keyper-pictures-hand-own = Tu as en main { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
keyper-pictures-none = Aucune

## The player board

keyper-pictures-home = Ferme et village : { $who }
keyper-pictures-keyp-area = Zone keyp
keyper-pictures-keyp-tile = Tuile keyp

## Own secrets

keyper-pictures-screen = Tes secrets
keyper-pictures-fair-spring = Foire de printemps
keyper-pictures-fair-summer = Foire d’été
keyper-pictures-fair-autumn = Foire d’automne
keyper-pictures-fair-gone = Non tenue
keyper-pictures-no-fairs = Plus de foire à tenir.
keyper-pictures-winter-fairs = Foires d’hiver en main
keyper-pictures-winter-fair = { $mark } · { $fair } : { $front } pour { $few } points, ou { $back } pour { $many } points
keyper-pictures-goods = À montrer aux foires
keyper-pictures-order = Quand les autres t’invitent : { $order }
keyper-pictures-order-only = Quand les autres t’invitent, rejoindre seulement sur : { $fields }
keyper-pictures-fold = Comment plier { FORM($season, "for") }

## Score

keyper-pictures-level = Égalité de points : les gemmes départagent, puis les produits finis, et ainsi de suite.
keyper-pictures-row-shipping = Fret
keyper-pictures-row-farm = Ferme
keyper-pictures-row-village = Village
keyper-pictures-row-fairs = Foires

## Text twins

keyper-pictures-boards = Plateaux Campagne
keyper-pictures-keyples = { $count ->
    [one] { $count } { $colour }
   *[other] { $count } { FORM($colour, "many") }
}
keyper-pictures-icon-any-raw = { $count } { $count ->
    [one] matière première
   *[other] matières premières
} au choix
keyper-pictures-icon-any-finished = { $count } { $count ->
    [one] produit fini
   *[other] produits finis
} au choix
keyper-pictures-rows = Les parcelles sont nommées rangée par rangée : { $farm } par rangée à la ferme, { $village } au village.
keyper-pictures-at-home = { $who }{ $start ->
    [yes] {" (premier joueur)"}
   *[no] {""}
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, fret { $shipping } ; à la maison : { $left ->
    [both] le keyper et { $count ->
        [one] { $count } keyple
       *[other] { $count } keyples
    } ({ $keyples })
    [keyper] le keyper
    [keyples] { $count ->
        [one] { $count } keyple
       *[other] { $count } keyples
    } ({ $keyples })
   *[none] rien
}.
keyper-pictures-standing = { $colour }
keyper-pictures-standing-as = { $colour } comme { $other }
keyper-pictures-lying = { $colour } couché
keyper-pictures-lying-as = { $colour } comme { $other }, couché
keyper-pictures-claimed = revendiqué par { $who }
keyper-pictures-unclaimed = non revendiqué
keyper-pictures-boat = { $boat } ({ $goods })
keyper-pictures-boats = Bateaux encore libres : { $boats }.
keyper-pictures-on-river = Sur sa rivière : { $boat }.
keyper-pictures-taken = Occupés : { $fields }.
keyper-pictures-field-with = { $field } ({ $keyples })
keyper-pictures-marked = { $mark } { $name }
keyper-pictures-marked-gain = { $mark } { $name } +{ $gain }
keyper-pictures-homecoming = { $count ->
    [0] aucun keyple dessus
    [1] 1 keyple rentre avec lui
   *[other] { $count } keyples rentrent avec lui
}
keyper-pictures-fold-shared = Sur chaque face : { $fields }.
keyper-pictures-free = Libres sur { FORM($board, "the") } : { $fields }.
keyper-pictures-border = Bord { $colour } : { $fields }.
keyper-pictures-tile = { $mark } · { $tile } pour { $goods }.
keyper-pictures-tile-cost = { $mark } · { $tile } ({ $goods })
keyper-pictures-supply-holds = Dans la réserve : { $goods }.
keyper-pictures-holds = Chez { $who } : { $goods }.
keyper-pictures-holds-tiles = { $who } a en main ces tuiles : { $tiles }.
keyper-pictures-resting = Sur la tuile keyp, debout : { $standing } ; couchés : { $lying }.
keyper-pictures-built = Construit : { $tiles }.
keyper-pictures-free-builds = 1 construction gratuite sur chacune : { $plots }.
keyper-pictures-plot-over = { $tile } par-dessus { $below }
keyper-pictures-plot = { $tile } sur { $plot }
keyper-pictures-plot-upgraded = { $tile } (tuile améliorée) sur { $plot }
keyper-pictures-plot-with = { $tile } sur { $plot } avec { $keyples }
keyper-pictures-plot-upgraded-with = { $tile } (tuile améliorée) sur { $plot } avec { $keyples }
keyper-pictures-held = Foires tenues : { $fairs }.
keyper-pictures-face-down = Foires face cachée : { $seasons }.
keyper-pictures-own-fair = Ta foire { FORM($season, "of") } demande { $goods } pour { $points } points{ $met ->
    [yes] : tu les as
   *[no] {""}
}.
keyper-pictures-met = Tu as ce qu’elle demande : { $points } points.
keyper-pictures-display = { $mark } · { $display } : { $fields }{ $chosen ->
    [yes] {" "}(ton choix)
   *[no] {""}
}.
keyper-pictures-total = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
