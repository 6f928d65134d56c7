# What a computer player looks at in Keythedral.

keythedral-feature-points = points
keythedral-feature-buying = the seat you’re buying
keythedral-feature-payable = seats you can pay for
keythedral-feature-nearest = the next seat
keythedral-feature-stone = stone
keythedral-feature-wood = wood
keythedral-feature-food = food
keythedral-feature-water = water
keythedral-feature-wine = wine
keythedral-feature-ironwork = ironwork
keythedral-feature-glass = stained glass
keythedral-feature-gold = gold
keythedral-feature-houses = houses
keythedral-feature-fields = open fields
keythedral-feature-variety = kinds of fields your workers reach
keythedral-feature-laws = laws
keythedral-feature-fences = fences
keythedral-feature-start = being start player
keythedral-benefit-lay = Cottage { $number } is then beside { $count ->
    [one] 1 field
   *[other] { $count } fields
}: { $fields }.
keythedral-benefit-first = New for you: { $fields }.
keythedral-benefit-rival = { $who }’s dwelling { $number } could send a worker to the { $field }, too, but you go first.
keythedral-benefit-only = This dwelling has no other open field.
keythedral-benefit-fence = { $who }’s dwelling { $number } can no longer reach the { $field }.
keythedral-benefit-house = A house sends 2 workers instead of 1.
keythedral-benefit-house-fields = House { $number } is beside { $count ->
    [one] 1 field
   *[other] { $count } fields
}: { $fields }.
keythedral-benefit-law = You get 1 more law to play when it helps you most.
keythedral-benefit-keep = You keep { $cubes } for the craftsmen and the trader.
keythedral-benefit-keep-all = You keep all your cubes.
keythedral-benefit-keep-laws = You keep { $laws } for later.
keythedral-benefit-offer = If nobody offers more or matches it, you choose the start player. If { $who } matches it, you get { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}.
keythedral-benefit-match = You choose the start player.
keythedral-benefit-start = Next round you are the first to send workers and to buy.
keythedral-benefit-start-free = It costs you nothing, and next round you are the first to send workers and to buy.
keythedral-benefit-start-law = This round you are the first { $phase ->
    [work] to send workers and to buy
   *[spend] to buy
}.
keythedral-benefit-few-seats = { $count ->
    [one] Only 1 seat is
   *[other] Only { $count } seats are
} on sale for { $players } players.
keythedral-benefit-buys-first = You already have everything for seat { $slot }, and the start player buys first.
keythedral-benefit-seat = With the harvest you have everything for seat { $slot }.
keythedral-benefit-missing = Then you only need { $cubes } more for seat { $slot }.
keythedral-benefit-fields = { $count ->
    [one] { $field }
   *[other] { $field } ×{ $count }
}
keythedral-gain-buying = You secure a seat.
keythedral-gain-stone = It leaves you with more stone.
keythedral-gain-wood = It leaves you with more wood.
keythedral-gain-food = It leaves you with more food.
keythedral-gain-water = It leaves you with more water.
keythedral-gain-wine = It leaves you with more wine.
keythedral-gain-ironwork = It leaves you with more ironwork.
keythedral-gain-glass = It leaves you with more stained glass.
keythedral-gain-gold = It leaves you with more gold.
keythedral-gain-houses = You have one more house.
keythedral-gain-fields = Your workers can reach more fields.
keythedral-gain-variety = Your workers reach one more kind of field.
keythedral-gain-laws = You have one more law.
keythedral-gain-fences = You have one more fence.
keythedral-gain-start = You become start player.
keythedral-benefit-wanted = { $count } of the { $all } seats on sale need { $kind }.
keythedral-benefit-nobody = Nobody can send a worker with number { $number }.
keythedral-benefit-later = You can still send workers later, with number { $numbers }.
keythedral-benefit-none-left = None of your workers can go with any number left.
keythedral-benefit-wanted-all = { $all ->
    [2] Both seats
   *[other] All { $all } seats
} on sale need { $kind }.
keythedral-hint-play = play { $law }
keythedral-hint-play-bargain = play { $law }: { $paid } for { $got }
keythedral-hint-play-start = play { $law }: you become start player
keythedral-hint-pay = pay { $cubes }
keythedral-hint-cubes = { $cubes }
keythedral-benefit-harvest = This brings you { $cubes } to spend or trade.
keythedral-benefit-aimed = Of the workers there, { $own ->
    [0] none is yours
    [one] 1 is yours
   *[other] { $own } are yours
} and { $others ->
    [0] none is anyone else’s
    [one] 1 is someone else’s
   *[other] { $others } are the others’
}.
keythedral-benefit-fewer = With number { $number }, only { $count } of the others can send a worker; with number { $other }, { $more } can.
keythedral-benefit-keep-seat = You keep { $cubes } for seat { $slot }.
keythedral-benefit-keep-seat-too = You keep { $cubes } for seat { $slot }, and also { $rest }.
keythedral-benefit-keep-later = You keep { $cubes }: { $part ->
    [all] all { $all } possible seats
   *[some] { $count } of the { $all } possible seats
} of number { $number } need { $kind }.
keythedral-benefit-keep-later-too = You keep { $cubes }, and also { $rest }: { $part ->
    [all] all { $all } possible seats
   *[some] { $count } of the { $all } possible seats
} of number { $number } need { $kind }.
keythedral-benefit-craft-later = { $part ->
    [all] All { $all } possible seats
   *[some] { $count } of the { $all } possible seats
} of number { $number } need { $kind }.
keythedral-benefit-trade-on = Your cubes are enough to trade for all that seat { $slot } needs.
keythedral-benefit-choose = { $count ->
    [one] Your worker there brings 1 resource
   *[other] Your { $count } workers there bring { $count } resources
} of your choice instead of { $kind }.
keythedral-benefit-double = You get another { $cubes }.
keythedral-benefit-any-order = Nobody else can reach the fields you have left, so the order makes no difference to you.
keythedral-benefit-paid = { $who } gives you { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}.
keythedral-benefit-named-free = If nobody offers, { $who } names the start player.
keythedral-benefit-wanted-one = Seat { $slot } needs { $kind }.
keythedral-benefit-wanted-kinds = Seat { $slot } needs { $kinds }.
keythedral-benefit-harvest-later = This brings you { $cubes }. { $part ->
    [all] All { $all } possible seats
   *[some] { $count } of the { $all } possible seats
} of number { $number } need { $kind }.
keythedral-benefit-harvest-craft = This brings you { $cubes } to pay for { $kind }, which seat { $slot } needs.
keythedral-benefit-only-kind = Only { $field } can still bring you { $kind } this round, and { $who } could take it.
keythedral-benefit-opens = Then the seats of number { $number } are on sale, and { $who } may buy first.
keythedral-benefit-opens-alone = Then the seats of number { $number } are on sale, and only you can still buy this round.
keythedral-benefit-law-needed = Without { $laws }, your cubes aren’t enough for any seat on sale.
keythedral-benefit-keep-no-seat = You can’t buy a seat with your cubes this round, and you keep them all.
