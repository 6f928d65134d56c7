### Keyper: words inside its pictures, their alt texts and the text board.

## The table

keyper-pictures-stage-fairs = fairs
keyper-pictures-stage-housing = housing animals
keyper-pictures-stage-fold = folding the boards
keyper-pictures-stage-surplus = resting keyples
keyper-pictures-waiting = { $who } to play
keyper-pictures-joins = { $who } can join
keyper-pictures-board = { $board } – { $display }
keyper-pictures-closing = { $count ->
    [0] Closing round: last turn
    [one] Closing round: 1 turn left
   *[other] Closing round: { $count } turns left
}
keyper-pictures-in-hand = { $who } has { $keyple } in hand
keyper-pictures-sends = { $who } sends { $keyple } to { $place }
keyper-pictures-sends-joined = { $who } sends { $keyple } to { $place }; { $other } joins
keyper-pictures-all-played = no keyples left
keyper-pictures-lays = { $who } lays down keyples at { $place }
keyper-pictures-builds = { $who } builds the { $tile }
keyper-pictures-upgrades = { $who } upgrades the { $tile }
keyper-pictures-builds-at = { $who } builds the { $tile } on { $plot }

## Tiles and supply

keyper-pictures-market = Country tiles, { $season }
keyper-pictures-bag = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in the bag, { $discard } discarded
keyper-pictures-supply = In the supply
keyper-pictures-hand = { $who } holds { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
keyper-pictures-hand-own = You hold { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
keyper-pictures-none = None

## The player board

keyper-pictures-home = { $who }’s farm and village
keyper-pictures-keyp-area = Keyp area
keyper-pictures-keyp-tile = Keyp tile

## Own secrets

keyper-pictures-screen = Your secrets
keyper-pictures-fair-spring = Spring fair
keyper-pictures-fair-summer = Summer fair
keyper-pictures-fair-autumn = Autumn fair
keyper-pictures-fair-gone = Not held
keyper-pictures-no-fairs = No fairs left to hold.
keyper-pictures-winter-fairs = Winter fairs in hand
keyper-pictures-winter-fair = { $mark } · { $fair }: { $front } for { $few }, or { $back } for { $many } points
keyper-pictures-goods = To show at fairs
keyper-pictures-order = When others invite you: { $order }
keyper-pictures-order-only = When others invite you, join only on: { $fields }
keyper-pictures-fold = How to fold for { $season }

## Score

keyper-pictures-level = Tie on points: gems decide, then finished goods, and so on.
keyper-pictures-row-shipping = Shipping
keyper-pictures-row-farm = Farm
keyper-pictures-row-village = Village
keyper-pictures-row-fairs = Fairs

## Text twins

keyper-pictures-boards = Country boards
keyper-pictures-keyples = { $count } { $colour }
keyper-pictures-icon-any-raw = { $count } raw { $count ->
    [one] material
   *[other] materials
} of any kind
keyper-pictures-icon-any-finished = { $count } finished { $count ->
    [one] good
   *[other] goods
} of any kind
keyper-pictures-rows = Plots are marked row by row: { $farm } in each row of the farm, { $village } in each row of the village.
keyper-pictures-at-home = { $who }{ $start ->
    [yes] {" (start player)"}
   *[no] {""}
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, shipping { $shipping }; at home: { $left ->
    [both] the keyper and { $count ->
        [one] 1 keyple
       *[other] { $count } keyples
    } ({ $keyples })
    [keyper] the keyper
    [keyples] { $count ->
        [one] 1 keyple
       *[other] { $count } keyples
    } ({ $keyples })
   *[none] nothing
}.
keyper-pictures-standing = { $colour }
keyper-pictures-standing-as = { $colour } as { $other }
keyper-pictures-lying = { $colour } lying down
keyper-pictures-lying-as = { $colour } as { $other }, lying down
keyper-pictures-claimed = claimed by { $who }
keyper-pictures-unclaimed = unclaimed
keyper-pictures-boat = { $boat } ({ $goods })
keyper-pictures-boats = Boats still free: { $boats }.
keyper-pictures-on-river = On its river: { $boat }.
keyper-pictures-taken = Taken: { $fields }.
keyper-pictures-field-with = { $field } ({ $keyples })
keyper-pictures-marked = { $mark } { $name }
keyper-pictures-marked-gain = { $mark } { $name } +{ $gain }
keyper-pictures-homecoming = { $count ->
    [0] no keyples on it
    [one] 1 keyple comes home with it
   *[other] { $count } keyples come home with it
}
keyper-pictures-fold-shared = On every side: { $fields }.
keyper-pictures-free = Free on { $board }: { $fields }.
keyper-pictures-border = Fields in { $colour }: { $fields }.
keyper-pictures-tile = { $mark } · { $tile } for { $goods }.
keyper-pictures-tile-cost = { $mark } · { $tile } ({ $goods })
keyper-pictures-supply-holds = In the supply: { $goods }.
keyper-pictures-holds = { $who } owns { $goods }.
keyper-pictures-holds-tiles = { $who } holds these tiles: { $tiles }.
keyper-pictures-resting = On the keyp tile: standing { $standing }; lying { $lying }.
keyper-pictures-built = Built: { $tiles }.
keyper-pictures-free-builds = 1 free build each on: { $plots }.
keyper-pictures-plot-over = { $tile } over the { $below }
keyper-pictures-plot = { $tile } on { $plot }
keyper-pictures-plot-upgraded = { $tile } (upgraded) on { $plot }
keyper-pictures-plot-with = { $tile } on { $plot } with { $keyples }
keyper-pictures-plot-upgraded-with = { $tile } (upgraded) on { $plot } with { $keyples }
keyper-pictures-held = Fairs held: { $fairs }.
keyper-pictures-face-down = Fairs face down: { $seasons }.
keyper-pictures-own-fair = Your { $season } fair asks for { $goods } for { $points } points{ $met ->
    [yes] : you have them
   *[no] {""}
}.
keyper-pictures-met = You have what it asks for: { $points } points.
keyper-pictures-display = { $mark } · { $display }: { $fields }{ $chosen ->
    [yes] {" "}(your choice)
   *[no] {""}
}.
keyper-pictures-total = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
