### Keythedral: words inside its pictures, their alt texts and the text board.

# Where a word of a law’s name can be split, as in “Farm·house”.
keythedral-pictures-breaks = {""}

## The table

keythedral-pictures-cube = { FORM($kind, "short") }
keythedral-pictures-title = Round { $round } · { $phase }
keythedral-pictures-titled = { $title } · { $part }
keythedral-pictures-stage-lay = Laying the map
keythedral-pictures-stage-work = phase 1: work
keythedral-pictures-stage-harvest = phase 2: harvest
keythedral-pictures-stage-spend = phase 3: spending cubes
keythedral-pictures-stage-auction = phase 5: start player
keythedral-pictures-stage-over = The game is over
keythedral-pictures-waiting = { $who } to decide
keythedral-pictures-waiting-many = { $count } players to decide
keythedral-pictures-passed = passed
keythedral-pictures-procured = took a law
keythedral-pictures-offers = offers { $count }
keythedral-pictures-declined = no offer
keythedral-pictures-bids = Offers so far
keythedral-pictures-to-offer = still to offer
keythedral-pictures-buys = { $who } wants seat { $slot } for { $cubes }
keythedral-pictures-plays = { $who } plays { $law }
keythedral-pictures-marker = { $who } has the start player marker
keythedral-pictures-highest = { $who } offers most: { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
keythedral-pictures-names = { $who } names the start player
keythedral-pictures-force = In force: { $law } ({ $who })
keythedral-pictures-force-aim = In force: { $law }, { $aim } ({ $who })
keythedral-pictures-drawn = Drawn: { $field }
keythedral-pictures-stack = { $count ->
    [one] 1 field left:
   *[other] { $count } fields left:
}
keythedral-pictures-next = On the back of the next field: { $number }. One of:
keythedral-pictures-next-of = The back of the next field shows { $number }. Left with that number: { $fields }.
keythedral-pictures-of = { $field } ×{ $count }

## Keytown and the mat

keythedral-pictures-mat = The keythedral
keythedral-pictures-on-sale = Seats on sale (number { $number })
keythedral-pictures-on-sale-short = On sale
keythedral-pictures-trader = trader
keythedral-pictures-trade = any resource
keythedral-pictures-stock = { $count } left
keythedral-pictures-space-left = Left law
keythedral-pictures-space-right = Right law
keythedral-pictures-space-only = New law
keythedral-pictures-space-empty = Empty
keythedral-pictures-deck = Deck: { $count }
keythedral-pictures-seats-left = Seats left
keythedral-pictures-shop-unfence = Remove
keythedral-pictures-shop-fence = Fence
keythedral-pictures-shop-house = House
keythedral-pictures-store = In the store
keythedral-pictures-own = Your cubes
keythedral-pictures-own-cottages = Your cottages
keythedral-pictures-own-label = Your cubes

## Behind the screen

keythedral-pictures-seats = Seats
keythedral-pictures-in-store = Store { $count }
keythedral-pictures-paying = You’re paying
keythedral-pictures-laws = Laws in hand: { $count }
keythedral-pictures-watch = Ask me about laws: { $when }
keythedral-pictures-armed = Answers automatically: { $aim }
keythedral-pictures-all-laws = The 20 laws

## Score

keythedral-pictures-row-seats = { $points ->
    [one] Seats at 1 point
   *[other] Seats at { $points } points
}
keythedral-pictures-row-ties = Cubes, if tied

## Text twins

keythedral-pictures-board-map = The map
keythedral-pictures-board-town = Keytown
keythedral-pictures-holds = { $who } ({ $colour }{ $start ->
    [yes] , start player
   *[no] {""}
}): { $laws ->
    [0] no laws
    [one] 1 law
   *[other] { $laws } laws
}, { $fences ->
    [0] no fences
    [one] 1 fence
   *[other] { $fences } fences
} and { $workers ->
    [0] no workers
    [one] 1 worker
   *[other] { $workers } workers
} at home{ $turn ->
    [passed] ; passed
    [procured] ; took a law
   *[none] {""}
}.
keythedral-pictures-order = Work order so far: { $numbers }.
keythedral-pictures-order-whole = Work order: { $numbers }.
keythedral-pictures-at-work = { $who } works at { $places }.
keythedral-pictures-worker = { $field } (from dwelling { $number })
keythedral-pictures-fields = Fields with a { $field }: { $places }.
keythedral-pictures-keythedral = The keythedral stands between fields 1, 2, 3 and 4.
keythedral-pictures-dwellings = { $who }: { $places }.
keythedral-pictures-cottage-at = cottage { $number } at { $square }
keythedral-pictures-house-at = house { $number } at { $square }
keythedral-pictures-fences = Fences: { $places }.
keythedral-pictures-fence-side = { $side } ({ $at }, by { $who })
keythedral-pictures-slot = Seat { $slot }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $cubes }{ $change ->
    [dearer] , plus 1 more cube of one of these kinds
    [cheaper] , minus 1 cube other than gold
    [both] , minus 1 cube other than gold, plus 1 more cube of one of these kinds
   *[none] {""}
}.
keythedral-pictures-left = Seats of number { $number }: { $left } of { $count } left.
keythedral-pictures-store-holds = In the store: { $cubes }.
keythedral-pictures-stocks = At the craftsmen: { $cubes }.
keythedral-pictures-shops = In the town: { $shops }.
keythedral-pictures-shop = { $mark } { $name }
keythedral-pictures-new-laws = New laws: { $laws }; { $count } in the deck.
keythedral-pictures-face-down = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
keythedral-pictures-known = { $who } holds { $laws }, as everyone has seen.
keythedral-pictures-free = Without a worker: { $places }.
keythedral-pictures-around = { $dwelling }: { $places }.
keythedral-pictures-near = { $arrow } { $field }, without a worker
keythedral-pictures-near-worked = { $arrow } { $field }, where { $who } works (from dwelling { $number })
keythedral-pictures-near-fenced = { $place }, behind { $who }’s fence
keythedral-pictures-near-empty = { $arrow } no field
keythedral-pictures-places =
    Every field has a number. Numbers count outwards from { $middle ->
        [keythedral] the keythedral
       *[corner] corner 0, the southern one between fields 1 and 2,
    } and clockwise in each ring, starting in the north-west: 1 to 4, 5 to 16, 17 to 36. The corners between fields are numbered the same way: 1 to 8, 9 to 24, 25 to 48. To type a fence, give its corner and its field: 8-1 stands between corner 8 and field 1.
keythedral-pictures-played = Laws played: { $laws }.
keythedral-pictures-no-law = none
keythedral-pictures-still = Not played yet: { $laws }.
keythedral-pictures-holds-cubes = { $who } holds { $cubes }.
keythedral-pictures-holds-seats = Seats bought: { $seats }; { $points ->
    [one] 1 point
   *[other] { $points } points
}.
keythedral-pictures-holds-none = No seat bought yet.
