### Words inside pictures, their alt texts and the text board.

# Where a word can be split if it is too long for a picture, as in “Farm·house”.
pictures-breaks = {""}
pictures-player = { $who }
pictures-player-number = Player { $number }
pictures-players = { $count } players

pictures-season-spring = Spring
pictures-season-summer = Summer
pictures-season-autumn = Autumn
pictures-season-winter = Winter

pictures-over = The game is over
pictures-phase-turns = { $who } to play{ $passes ->
    [0] {""}
    [one] {" "}· passed: { $passed }
   *[other] {" "}· the last { $passes } passed
}
pictures-phase-boats = { $who } to take a boat
pictures-phase-winter = { $who } to choose tiles
pictures-phase-growth = { $who } to place tiles

## Headings

pictures-village = { $who }’s village
pictures-village-alt = { $who }’s village, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, { $goods }.
pictures-no-goods = no resources
pictures-screen = Behind { $who }’s screen
pictures-screen-own = Behind your screen
pictures-market = Contracts and extensions
pictures-score = Final score
pictures-score-level = Tie-break: the player who chose a boat first in winter is ahead.
pictures-colour-blue = blue
pictures-colour-red = red
pictures-colour-yellow = yellow
pictures-colour-green = green
pictures-skills = Skills
pictures-goods = Resources in the village
pictures-contracts = Contracts
pictures-contracts-open = Open contracts
pictures-extensions = Extensions
pictures-winter-hand = Winter tiles in hand
pictures-chosen = Chosen
pictures-others = The others
pictures-hidden = behind the screen
pictures-known = already seen
pictures-to-place = { $count ->
    [one] 1 tile to place
   *[other] { $count } tiles to place
}
pictures-to-place-list = To place: { $tiles }.
pictures-spare-boats = Boats not in the game; one replaces Sea Bastion II

pictures-kind-home = Home
pictures-kind-spring = Spring
pictures-kind-summer = Summer
pictures-kind-summer-boat = Summer boat
pictures-kind-autumn = Autumn
pictures-kind-winter = Winter
pictures-kind-order = Turn order
pictures-kind-boat = Boat
pictures-side-basic = Basic
pictures-side-upgraded = Upgraded
pictures-side-a = Side a
pictures-side-b = Side b

pictures-row-home = Home
pictures-row-spring = Spring tiles
pictures-row-summer = Summer tiles
pictures-row-autumn = Autumn tiles
pictures-row-winter = Winter tiles
pictures-row-boat = Boats
pictures-row-order = Turn order
pictures-row-extension = Extensions
pictures-row-contract = Contracts
pictures-row-gold = Gold left over
pictures-row-keyple = Start player
pictures-row-total = Total

## Pieces

pictures-none = none
pictures-any-worker = { $count ->
    [one] any worker
   *[other] any { $count } workers
}
pictures-any-skill = { $count ->
    [one] any skill
   *[other] any { $count } skills
}
pictures-any-resource = { $count ->
    [one] any resource
   *[other] any { $count } resources
}
pictures-gain-workers = { $count ->
    [one] 1 worker from the bag
   *[other] { $count } workers from the bag
}
pictures-gain-skills = { $count ->
    [one] 1 skill
   *[other] { $count } skills
}
pictures-gain-contracts = { $count ->
    [one] 1 contract
   *[other] { $count } contracts
}
pictures-cabins = { $count ->
    [one] 1 cabin
   *[other] { $count } cabins
}

## What is printed

pictures-effect-gain = take { $items }
pictures-effect-either = take { $items }
pictures-effect-exchange = pay { $price }, take { $items }
pictures-effect-transport = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $upgrades ->
    [one] 1 upgrade
   *[other] { $upgrades } upgrades
}
pictures-effect-hold = at the end, { $points ->
    [one] 1 point
   *[other] { $points } points
} for each { $item } on this tile
pictures-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
pictures-face = { $effect }; { $points ->
    [one] 1 point
   *[other] { $points } points
}
pictures-scores-sets = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each set of { $items }
pictures-scores-kind-worker = choose a colour: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each worker of that colour
pictures-scores-kind-skill = choose a skill: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each one you have
pictures-scores-kind-resource = choose a resource: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each one you have
pictures-scores-steps = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each step your transport tiles give
pictures-scores-loop = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each tile on one closed road from your home and back
pictures-scores-upgrades = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each upgrade symbol in your village, including cabins
pictures-scores-winter = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each winter tile in your village
pictures-scores-upgraded = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each upgraded tile
pictures-scores-extensions = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each extension
pictures-scores-unfulfilled = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each contract you hold and haven’t fulfilled
pictures-scores-adjacent = if won in winter, { $points ->
    [one] 1 point
   *[other] { $points } points
} for each tile next to it
pictures-scores-river = { $rungs } points for 1 boat, 2 boats and so on joined to your home by river
pictures-bonus-free-upgrade = 1 free upgrade before scoring
pictures-bonus-free-extension = 1 free extension before scoring
pictures-bonus-gold = { $count } gold on the home tile before scoring
pictures-bonus-replaced = leaves the game after autumn; the player who takes it then picks an unused boat
pictures-bonus-contracts = each fulfilled contract is worth { $count ->
    [one] 1 point
   *[other] { $count } points
}

pictures-power-1a = at the end of summer, autumn and winter, take { $count ->
    [one] 1 worker
    [2] 2 workers
   *[other] { $count } workers
} from the bag
pictures-power-1b = at the end of summer, autumn and winter, take { $count ->
    [one] 1 green worker
   *[other] { $count } green workers
}
pictures-power-2a = carry resources across fields, too, and place new tiles without matching their sides
pictures-power-2b = your steps and upgrades are doubled
pictures-power-3a = any resource counts as any other when you pay for an upgrade
pictures-power-3b = any resource counts as any other in the final scoring
pictures-power-4a = bid against blue, red or yellow with any one other colour
pictures-power-4b = use a tile that’s in use or bid on, with workers in any mix of colours

pictures-meaning-plain = { $face }.
pictures-meaning-upgrade =
    Basic: { $basic }.
    Upgrade for { $price }.
    Upgraded: { $upgraded }.
pictures-meaning-sides =
    Side a: { $a }.
    Side b: { $b }.
pictures-meaning-boat =
    Spring: { $spring }.
    Summer: { $summer }.
    Autumn: { $autumn }.
    At the end: { $winter }.

## Text twins

pictures-upgraded = { $name } (upgraded)
pictures-at = { $name } at { $at }
pictures-upgrade-price = to upgrade: { $price }
pictures-roads = roads { $roads }
pictures-road = { $side } to { $tile }
pictures-road-ends = { $side } ends at { $tile }
pictures-road-open = { $side } open
pictures-water = water { $sides }
pictures-side-0 = south
pictures-side-1 = south-west
pictures-side-2 = north-west
pictures-side-3 = north
pictures-side-4 = north-east
pictures-side-5 = south-east
pictures-keyple-here = Win it to become start player.
pictures-bid = { $who } bids { $workers }
pictures-bid-winning = { $who } leads with { $workers }
pictures-users = in use by { $workers }
pictures-goods-here = { $goods } on it
pictures-extension-here = with a { $colour } extension
pictures-boat = { $boat }: { $load }.
pictures-boat-taken = { $boat }: taken by { $who }.
pictures-left = Left: { $bag ->
    [one] { $bag } worker
   *[other] { $bag } workers
} in the bag, { $greens } green, { $skills ->
    [one] { $skills } skill
   *[other] { $skills } skills
}, { $goods }.
pictures-boat-queue = Players choose boats in this order: { $who }.
pictures-holds = { $who }{ $start ->
    [yes] {" (start player)"}
   *[no] {""}
} has { $pieces } behind the screen.
pictures-screen-workers = Workers: { $pieces }.
pictures-screen-skills = Skills: { $pieces }.
pictures-screen-winter = Winter tiles in hand: { $tiles }.
pictures-screen-chosen = Chosen for auction: { $tiles }.
pictures-known-of = { $who } has at least { $pieces } behind the screen.
pictures-screen-contracts = Contracts: { $contracts }.
pictures-market-contracts = Open contracts: { $contracts }; { $count } face down.
pictures-market-extensions = Extensions left: { $extensions }.
pictures-score-total = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pictures-score-place = { $rank }. { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pictures-board-tiles = Season tiles
pictures-board-orders = Turn order
pictures-board-boats = Boats
pictures-board-known = Seen going behind screens

## Words put together

pictures-colon = { $what }: { $said }
pictures-semicolon = { $before }; { $then }
pictures-page = { $title } ({ $page }/{ $count })
