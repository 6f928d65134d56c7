### Keyper: words inside its pictures, their alt texts and the text board.

keyper-pictures-player = { $who }
keyper-pictures-player-number = Player { $number }
keyper-pictures-players = { $count } players

## The table

keyper-pictures-season-spring = Spring
keyper-pictures-season-summer = Summer
keyper-pictures-season-autumn = Autumn
keyper-pictures-season-winter = Winter
keyper-pictures-over = The game is over
keyper-pictures-stage-fairs = fairs
keyper-pictures-stage-housing = animals find room
keyper-pictures-stage-fold = folding the boards
keyper-pictures-stage-surplus = keyples go to rest
keyper-pictures-waiting = { $who } to play
keyper-pictures-joins = { $who } may join
keyper-pictures-board = { $board } – { $display }
keyper-pictures-closing = { $count ->
    [0] Closing round: the last turn
    [one] Closing round: one turn left
   *[other] Closing round: { $count } turns left
}
keyper-pictures-in-hand = { $who } has { $keyple } in hand
keyper-pictures-sends = { $who } sends { $keyple } to { $place }
keyper-pictures-sends-joined = { $who } sends { $keyple } to { $place }; { $other } joins
keyper-pictures-all-played = all played
keyper-pictures-lays = { $who } lays down on { $place }
keyper-pictures-builds = { $who } builds the { $tile }
keyper-pictures-upgrades = { $who } upgrades the { $tile }
keyper-pictures-builds-at = { $who } builds the { $tile } on { $plot }

## Tiles and supply

keyper-pictures-market = Country tiles, { $season }
keyper-pictures-bag = { $count ->
    [one] One tile
   *[other] { $count } tiles
} in the bag, { $discard } discarded
keyper-pictures-supply = In the supply
keyper-pictures-hand = { $who } holds { $count ->
    [one] one tile
   *[other] { $count } tiles
}
keyper-pictures-hand-own = You hold { $count ->
    [one] one tile
   *[other] { $count } tiles
}
keyper-pictures-page = { $title } ({ $page }/{ $count })
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
keyper-pictures-winter-fair = { $fair }: { $front } for { $few }, or { $back } for { $many } points
keyper-pictures-goods = To show at fairs
keyper-pictures-order = When others invite you: { $order }
keyper-pictures-order-only = When others invite you, join only on: { $fields }
keyper-pictures-fold = How to fold for { $season }

## Score

keyper-pictures-score = Final score
keyper-pictures-level = Level on points: gems decide, then finished goods, and so on.
keyper-pictures-row-shipping = Shipping
keyper-pictures-row-farm = Farm
keyper-pictures-row-village = Village
keyper-pictures-row-fairs = Fairs
keyper-pictures-row-total = Total

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
keyper-pictures-rows = Plots are numbered row by row: the farm’s in rows of { $farm }, the village’s in rows of { $village }.
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
keyper-pictures-lying = { $colour } lying
keyper-pictures-lying-as = { $colour } as { $other } lying
keyper-pictures-claimed = claimed by { $who }
keyper-pictures-unclaimed = unclaimed
keyper-pictures-boat = { $boat } ({ $goods })
keyper-pictures-boats = Boats still free: { $boats }.
keyper-pictures-on-river = On its river: { $boat }.
keyper-pictures-taken = Taken: { $fields }.
keyper-pictures-field-with = { $field } ({ $keyples })
keyper-pictures-free = Free on { $board }: { $fields }.
keyper-pictures-border = Border { $colour }: { $fields }.
keyper-pictures-tile = { $tile } for { $goods }.
keyper-pictures-tile-cost = { $tile } ({ $goods })
keyper-pictures-supply-holds = In the supply: { $goods }.
keyper-pictures-holds = { $who } owns { $goods }.
keyper-pictures-holds-tiles = { $who } holds these tiles: { $tiles }.
keyper-pictures-resting = On the keyp tile: standing { $standing }; lying { $lying }.
keyper-pictures-built = Built: { $tiles }.
keyper-pictures-free-builds = One free build each on: { $plots }.
keyper-pictures-plot-over = { $tile } over the { $below }
keyper-pictures-plot = { $tile } on { $plot }
keyper-pictures-plot-upgraded = { $tile }, upgraded, on { $plot }
keyper-pictures-plot-with = { $tile } on { $plot } with { $keyples }
keyper-pictures-plot-upgraded-with = { $tile }, upgraded, on { $plot } with { $keyples }
keyper-pictures-held = Fairs held: { $fairs }.
keyper-pictures-face-down = Fairs face down: { $seasons }.
keyper-pictures-own-fair = Your { $season } fair wants { $goods } for { $points } points{ $met ->
    [yes] : you hold them
   *[no] {""}
}.
keyper-pictures-met = You hold what it wants for { $points }.
keyper-pictures-display = { $display }: { $fields }{ $chosen ->
    [yes] {" "}(your choice)
   *[no] {""}
}.
keyper-pictures-place = { $rank }. { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
keyper-pictures-total = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
