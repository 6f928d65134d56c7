### Keythedral: names, questions, menus and what is told.

keythedral-name = Keythedral

## Set-up

keythedral-option-laws = Law cards
keythedral-option-laws-help = You can buy and play law cards.
keythedral-option-open-design = Open design
keythedral-option-open-design-help = You see every seat’s price from the start. Seats are still bought in order.
keythedral-option-edition = Edition
keythedral-option-edition-first = first (2002)
keythedral-option-edition-first-help = 17 seats worth 1 to 5 points.
keythedral-option-edition-second = second (2004)
keythedral-option-edition-second-help = 22 seats worth 4 to 12 points, and left-over cubes score.
keythedral-option-face-up = Laws face up
keythedral-option-face-up-help = Everyone sees which laws you hold.
keythedral-option-literal = Strict law rule
keythedral-option-literal-help = You play Unsafe fence, Design change and Downgrade a house as soon as you take them.
keythedral-option-single-field = Double one field
keythedral-option-single-field-help = Double production doubles 1 field, not every field of its type.
keythedral-option-windows = Law questions
keythedral-option-windows-quiet = quiet
keythedral-option-windows-quiet-help = You’re asked only if a law of yours fits. A long wait suggests that someone has one.
keythedral-option-windows-strict = strict
keythedral-option-windows-strict-help = You’re asked whenever you hold a law, so nobody can tell what you have.
keythedral-option-start = First start player
keythedral-option-start-help = This player starts. If you choose nobody, the start player is drawn at random.

## Pieces

keythedral-kind-stone = stone
keythedral-kind-wood = wood
keythedral-kind-food = food
keythedral-kind-water = water
keythedral-kind-wine = wine
keythedral-kind-ironwork = ironwork
keythedral-kind-glass = stained glass
keythedral-kind-gold = gold
keythedral-cubes = { $count } { $kind }
keythedral-nothing = nothing
keythedral-field-quarry = quarry
    .the = the quarry
keythedral-field-quarry-help = A worker here brings 1 stone.
keythedral-field-wood = wood
    .the = the wood
keythedral-field-wood-help = A worker here brings 1 wood.
keythedral-field-farm = farm
    .the = the farm
keythedral-field-farm-help = A worker here brings 1 food.
keythedral-field-lake = lake
    .the = the lake
keythedral-field-lake-help = A worker here brings 1 water.
keythedral-field-vineyard = vineyard
    .the = the vineyard
keythedral-field-vineyard-help = A worker here brings 1 wine.
keythedral-field-in = { $field } in { $cell }
    .the = the { $field } in { $cell }
keythedral-field-beside = { $field } to the { $corner }
    .the = the { $field } to the { $corner }
keythedral-colour-blue = blue
keythedral-colour-yellow = yellow
keythedral-colour-grey = grey
keythedral-colour-green = green
keythedral-colour-red = red
keythedral-craftsman-smith = blacksmith
keythedral-craftsman-smith-help = Sells ironwork for any 2 cubes.
keythedral-craftsman-glazier = glazier
keythedral-craftsman-glazier-help = Sells stained glass for any 3 cubes.
keythedral-craftsman-goldsmith = goldsmith
keythedral-craftsman-goldsmith-help = Sells gold for any 4 cubes.
keythedral-space-left = left
keythedral-space-right = right
# Fields and corners have numbers, which the map shows.
keythedral-place = place { $number }
    .on = on place { $number }
keythedral-field-number = field { $number }
keythedral-field-numbered = { $field } { $number }
keythedral-corner-number = corner { $number }
keythedral-fence-at = at { $corner }, towards { $field }
# In logs of games from before places had numbers.
keythedral-column-row = column { $column }, row { $row }
    .on = in column { $column }, row { $row }
keythedral-west = { $count } west
keythedral-east = { $count } east
keythedral-north = { $count } north
keythedral-south = { $count } south
keythedral-corner = the { $corner } corner of the { $field }
keythedral-corner-nw = north-west
keythedral-corner-ne = north-east
keythedral-corner-sw = south-west
keythedral-corner-se = south-east
keythedral-fence-between = between { $dwelling } and { FORM($field, "the") }
keythedral-fence-on = on the { $corner } corner of the { $field }
# In logs of games from before fields were named by where they lie, and squares and their sides by fields.
keythedral-field-at = { $field } at { $cell }
keythedral-cell = { $at }
keythedral-site = { $at }
keythedral-side = { $at }
keythedral-slot = { $slot }
keythedral-slot-for = { $slot } ({ $cubes })
keythedral-number = { $number }
keythedral-player = { $who }
    .you = you
keythedral-pay-get = { $pay } for { $get }
keythedral-cottage-of = { $colour } cottage { $number }
keythedral-house-of = { $colour } house { $number }

## Laws

keythedral-law-work-order = Work order
keythedral-law-work-order-help = At the start of phase 1: you alone decide the order of all 5 numbers.
keythedral-law-price-increase = Price increase
keythedral-law-price-increase-help = When another player buys a seat: it costs 1 cube more, of a kind printed on it.
keythedral-law-price-decrease = Price decrease
keythedral-law-price-decrease-help = On your turn: a seat costs 1 cube less, but not a gold.
keythedral-law-upgrade-cottage = Upgrade cottage
keythedral-law-upgrade-cottage-help = At any time: one of your cottages becomes a house.
keythedral-law-substitution = Substitution
keythedral-law-substitution-help = When you buy a seat: replace resources in its price with others, or 1 craft good with another.
keythedral-law-cottage-number = Cottage number
keythedral-law-cottage-number-help = When you send workers: another of your dwellings, whose number hasn’t been called yet, also sends now.
keythedral-law-craft-bargain = Craft bargain
keythedral-law-craft-bargain-help = At any time: pay 1 resource for a used craft cube in the store.
keythedral-law-unexpected-harvest = Unexpected harvest
keythedral-law-unexpected-harvest-help = Before the harvest: from one kind of field you take resources of your choice.
keythedral-law-broken-fences = Broken fences
keythedral-law-broken-fences-help = Before or during phase 1: your workers ignore all fences this round.
keythedral-law-repeal-law = Repeal law
keythedral-law-repeal-law-help = When another player plays a law: it has no effect.
keythedral-law-unsafe-fence = Unsafe fence
keythedral-law-unsafe-fence-help = At any time: remove any fence from the game.
keythedral-law-house-moratorium = House moratorium
keythedral-law-house-moratorium-help = Before phase 3: nobody else can turn a cottage into a house this round.
keythedral-law-design-change = Design change
keythedral-law-design-change-help = At any time, even when someone is buying a seat: swap a seat for a hidden one of its number.
keythedral-law-double-production = Double production
keythedral-law-double-production-help = Before the harvest: your workers on one kind of field bring twice as much.
# With the option “Double one field”.
keythedral-law-double-production-single = Before the harvest: your worker on one field of your choice brings twice as much.
keythedral-law-bargain = Bargain
keythedral-law-bargain-help = As your action: the trader gives 2 resources for 1.
keythedral-law-sale = Sale
keythedral-law-sale-help = As your action: stained glass for 1 cube, or gold for 2.
keythedral-law-downgrade-house = Downgrade a house
keythedral-law-downgrade-house-help = At any time: any player’s house becomes a cottage again.
keythedral-law-good-harvest = Good harvest
keythedral-law-good-harvest-help = Before the harvest: one kind of field brings everyone twice as much.
keythedral-law-poor-harvest = Poor harvest
keythedral-law-poor-harvest-help = Before the harvest: one kind of field brings nothing this round.
keythedral-law-start-order = Start order
keythedral-law-start-order-help = At the start of a phase: name a new start player.

## Why something cannot be chosen now

keythedral-why-seat = Seat { $slot } costs { $cubes }; you’re missing { $lack }.
keythedral-why-seat-law = Seat { $slot } costs { $cubes }; you’re missing { $lack }, or less with one of your laws.
keythedral-why-later = Higher seats go on sale when all seats of number { $number } are sold.
keythedral-why-houses = All your cottages are houses already.
keythedral-why-moratorium = House: the law { $law } forbids it this round.
keythedral-why-house = A house costs { $cubes }; you’re missing { $lack }.
keythedral-why-fence = A fence costs { $cubes }, and you have none.
keythedral-why-fences-gone = You have no fences left to build.
keythedral-why-fence-room = Fence: there’s no room for one.
keythedral-why-unfence = Removing a fence costs { $cubes }; you have { $have }.
keythedral-why-unfence-none = There’s no fence on the map to remove.
keythedral-why-trader = trader
keythedral-why-new-law = A new law costs { $count } cube, and you have none.
keythedral-why-cubes =
    { $need ->
        [one] The { $what } takes { $need } cube
       *[other] The { $what } takes { $need } cubes
    }, { $have ->
        [0] and you have none
       *[other] but you only have { $have }
    }.
keythedral-why-craft-none = The { $craftsman } has nothing left to sell.
keythedral-why-store = The trader: there are no resources left in the store.
keythedral-why-no-law = There’s no law on offer now.
keythedral-why-lawless = This game is played without law cards.
keythedral-why-sent = { $count ->
    [one] The worker of { $dwelling } is already out.
   *[other] The workers of { $dwelling } are already out.
}
keythedral-why-worker = { $who }’s worker is on { $field }, beside { $dwelling }.
keythedral-why-own-worker = Your own worker is on { $field }, beside { $dwelling }.
keythedral-why-fenced = A fence keeps the workers of { $dwelling } off { $field }.
keythedral-why-stay = Stay at home: a worker must go out while a field is open to it.
keythedral-why-order = { $count ->
    [one] Number { $numbers } has already been called this round.
   *[other] Numbers { $numbers } have already been called this round.
}
keythedral-why-bid = You have to offer more than { $high ->
    [one] 1 cube
   *[other] { $high } cubes
}, and you have { $have }.
keythedral-why-match = Match: only { $who } may match an offer.
keythedral-why-law = You can play { $law } only { $when }.
keythedral-why-no-laws = You have no laws to play.
keythedral-when-work = as phase 1 begins
keythedral-when-purchase = when another player buys a seat
keythedral-when-turn = on your turn in phase 3
keythedral-when-own-purchase = when you buy a seat
keythedral-when-placing = when you send workers
keythedral-when-harvest = in phase 1 or as phase 2 begins
keythedral-when-fences = in phase 5 or in phase 1
keythedral-when-law = when another player plays a law
keythedral-when-spend = in phase 1 or as phase 2 or 3 begins
keythedral-when-phase = as phase 1, 2, 3 or 5 begins
keythedral-why-law-fences = { $law }: there are no fences on the map.
keythedral-why-law-placed = { $law }: all your dwellings have been called this round.
keythedral-why-law-cottages = { $law }: all your cottages are houses already.
keythedral-why-law-banned = { $law }: the law { $other } forbids it this round.
keythedral-why-law-used = { $law }: there are no used craft cubes in the store.
keythedral-why-law-resource = { $law }: you have no resources.
keythedral-why-law-store = { $law }: there are no resources left in the store.
keythedral-why-law-designs = { $law }: no open seat has a hidden one of its number left.
keythedral-why-law-gold = { $law }: every open seat costs only gold.
keythedral-why-law-houses = { $law }: there are no houses on the map.
keythedral-why-law-early = { $law }: none of your dwellings still to be called has an open field.
keythedral-why-law-workers = { $law }: you have no workers on fields yet.
keythedral-why-law-sale = { $law }: the glazier and the goldsmith have nothing left to sell.
keythedral-why-law-cubes = { $need ->
    [one] { $law }: buying there takes { $need } cube, and you have { $have }.
   *[other] { $law }: buying there takes { $need } cubes, and you have { $have }.
}
keythedral-why-law-no-seat = { $law }: it doesn’t help you pay for any seat on sale.

## Questions

keythedral-ask-lay = You drew a { $field } field. Where do you lay it?
keythedral-ask-cottage = Which of your cottages do you lay? Its number only matters when it is called.
keythedral-ask-site = Where do you lay cottage { $number }?
keythedral-ask-order = Which number do you call?
keythedral-ask-send = { $count ->
    [one] Where does cottage { $numbers }’s worker go?
   *[other] Where do house { $numbers }’s workers go?
}
keythedral-ask-send-other = Where does house { $numbers }’s other worker go? “{ keythedral-menu-skip }” keeps it at home.
keythedral-ask-send-both = Where do the workers from dwellings { $numbers } go?
keythedral-ask-take =
    { $count ->
        [one] Which cube do you take from the store?
       *[other] Which cubes do you take from the store? { $count } left to take.
    }
keythedral-ask-turn = What do you spend your cubes on?
keythedral-ask-buy = What do you pay for the seat?
keythedral-ask-fence = Where do you build the fence?
keythedral-ask-unfence = Which fence do you remove?
keythedral-ask-craft =
    { $count ->
        [one] Which cube do you pay for { $kind }?
       *[other] Which cubes do you pay for { $kind }? { $count } left to pay.
    }
keythedral-ask-trade = Which cube do you trade in first?
keythedral-ask-trade-then = Which cube do you trade in with the { $kind }?
keythedral-ask-law = { $who } plays { $law }. Do you repeal it?
keythedral-ask-law-on = { $who } plays { $law } ({ $aims }). Do you repeal it?
keythedral-ask-procure = Which cube do you pay for the law?
keythedral-ask-settle = The price of seat { $slot } has changed. Do you still want to buy it?
keythedral-ask-settle-repealed = Your law was repealed. Do you still buy seat { $slot }?
keythedral-ask-move = Fences shut { $dwelling } off from every field. Where do you move it?
keythedral-ask-bid-first = How many cubes do you offer { $who } to choose who starts?
keythedral-ask-bid =
    { $high ->
        [one] { $who } offers 1 cube to choose who starts. What do you offer?
       *[other] { $who } offers { $high } cubes to choose who starts. What do you offer?
    }
keythedral-ask-name = Who becomes start player?
keythedral-ask-give =
    { $count ->
        [one] Which cube do you give to { $who }?
       *[other] Which cubes do you give to { $who }? { $count } left to give.
    }
keythedral-ask-end = Confirm?
keythedral-ask-purchase = { $who } wants to buy seat { $slot } for { $cubes }. Do you answer with a law?
keythedral-ask-purchase-again = { $who } still wants to buy seat { $slot }. Do you answer with another law?
keythedral-ask-free = It’s { $who }’s move. You can play a law first.
keythedral-ask-noted = { $ask } { $note }
keythedral-order-declines = Your standing order will decline. Answer now to do something else.
keythedral-note-quiet = None of your laws fits here, so I decline for you.
keythedral-note-unattended = If you don’t answer, you play no law.
keythedral-order-plays = Your standing order will play { $law }. Answer now to do something else.
keythedral-note-none-fits = None of your laws fits. I ask anyway, so nobody can tell.
keythedral-ask-start-work = Workers are about to go out. Do you play a law?
keythedral-ask-start-harvest = The harvest is about to begin. Do you play a law?
keythedral-ask-start-harvest-spend = The harvest and then spending are about to begin. Do you play a law?
keythedral-ask-start-spend = Spending is about to begin. Do you play a law?
keythedral-ask-start-auction = The start player marker is about to change hands. Do you play a law?
keythedral-ask-aim-order = { $law }: which number works next?
keythedral-ask-aim-slot = { $law }: for which seat?
keythedral-ask-aim-cottage = { $law }: for which cottage?
keythedral-ask-aim-own = { $law }: which dwelling also sends now?
keythedral-ask-aim-bargain = { $law }: which cube do you pay?
keythedral-ask-aim-field = { $law }: for which fields?
keythedral-ask-aim-fence = { $law }: which fence?
keythedral-ask-aim-trade = { $law }: which resource do you pay?
keythedral-ask-aim-trade-then = { $law }: which resource do you get?
keythedral-ask-aim-sale = { $law }: where do you buy?
keythedral-ask-aim-sale-then = { $law }: which cube do you pay?
keythedral-ask-aim-house = { $law }: for which house?
keythedral-ask-aim-seat = { $law }: who becomes start player?
keythedral-ask-aim-law = { $law }: which law do you repeal?

keythedral-ask-arm-slot = { $law }: which purchase should it answer automatically?
keythedral-ask-arm-law = { $law }: which law should it answer automatically?

## Menus

keythedral-menu-lay = Lay the { $field } on
keythedral-menu-cottage = Cottage { $number }
keythedral-menu-order = Call number { $number }
keythedral-menu-order-note = Your own dwelling has no open field.
keythedral-menu-send = From dwelling { $number }
keythedral-menu-stay = No worker can go
keythedral-menu-buy =
    { $points ->
        [one] Buy seat { $slot } ({ $points } point)
       *[other] Buy seat { $slot } ({ $points } points)
    }
keythedral-menu-buy-for =
    { $points ->
        [one] Buy seat { $slot } for { $cubes } ({ $points } point)
       *[other] Buy seat { $slot } for { $cubes } ({ $points } points)
    }
keythedral-menu-using = Using { $laws }
keythedral-menu-with = Pay { $cubes }
keythedral-menu-withdraw = Withdraw
keythedral-menu-house = Turn a cottage into a house (stone, wood)
keythedral-menu-fence = Build a fence (wood)
keythedral-menu-towards = Towards { $field }
keythedral-menu-unfence = Remove a fence (2 wine)
keythedral-menu-craft = Buy { $kind } from the { $craftsman } ({ $count } cubes)
keythedral-menu-craft-note = You choose which cubes you pay.
keythedral-menu-trade = Trade 2 cubes for a resource
keythedral-menu-and = And { $kind }
keythedral-menu-for = For { $kind }
keythedral-menu-law = Take the law on the { $space } (1 cube)
keythedral-menu-law-only = Take the new law (1 cube)
keythedral-menu-law-note = After this you have no more turns in this phase.
keythedral-menu-pass = Pass
keythedral-menu-play = Play a law
keythedral-menu-watch = When to ask me about laws
keythedral-watch-windows = Every time
keythedral-watch-reactions = Only when someone buys a seat or plays a law
keythedral-watch-later = Not again in this phase
keythedral-watch-none = Never: I always decline
keythedral-menu-arm = Let { $law } answer automatically
keythedral-menu-disarm = Stop { $law } from answering
keythedral-menu-decline = Play no law
keythedral-menu-no-offer = Offer nothing
keythedral-menu-offer =
    { $count ->
        [one] Offer 1 cube
       *[other] Offer { $count } cubes
    }
keythedral-menu-match-of =
    { $count ->
        [one] Match the offer of 1 cube
       *[other] Match the offer of { $count } cubes
    }
keythedral-menu-name = { $who } becomes start player
    .you = You become start player
keythedral-menu-stop = Agree to end the game here
keythedral-caution-workers = { $count ->
        [one] You can still send another worker.
       *[other] { $count } of your dwellings can still send workers.
    }
keythedral-final-chapter = A new round begins after this. You can’t undo it then.
keythedral-closes-draw = { $who } draws the next field now. You can’t undo it after that.
keythedral-closes-buy = Next, the others may answer with a law in secret. You can’t undo it after that.
keythedral-menu-skip = Skip the rest
keythedral-menu-end = Done
keythedral-menu-end-law = Done: see the law

## What is told

keythedral-drew = { $who } draws a { $field } field.
    .you = You draw a { $field } field.
keythedral-laid = { $who } lays a { $field } field { FORM($cell, "on") } and { $dwelling } at { $site }.
    .you = You lay a { $field } field { FORM($cell, "on") } and { $dwelling } at { $site }.
keythedral-turned-up = Seats of number { $number } are on sale: { $slots }.
keythedral-round-over = Round { $round } is over.
keythedral-round = { $who } starts round { $round }.
    .you = You start round { $round }.
keythedral-ordered = { $who } calls number { $number }.
    .you = You call number { $number }.
keythedral-last-order = Only number { $number } is left.
keythedral-sent =
    { $count ->
        [one] { $who } sends a worker from { $dwelling } to { $fields }.
       *[other] { $who } sends workers from { $dwelling } to { $fields }.
    }
    .you =
        { $count ->
            [one] You send a worker from { $dwelling } to { $fields }.
           *[other] You send workers from { $dwelling } to { $fields }.
        }
keythedral-sent-field = the { $field }
keythedral-unemployed = { $who }’s dwelling { $number } finds no open field.
    .you = Your dwelling { $number } finds no open field.
keythedral-collected = { $who } gets { $cubes }.
    .you = You get { $cubes }.
keythedral-harvest-failed = Not enough in the store: { $who } misses out on { $cubes }.
    .you = Not enough in the store: you miss out on { $cubes }.
keythedral-choice-failed =
    { $count ->
        [one] The store is empty: { $who } gets 1 cube fewer.
       *[other] The store is empty: { $who } gets { $count } cubes fewer.
    }
    .you =
        { $count ->
            [one] The store is empty: you get 1 cube fewer.
           *[other] The store is empty: you get { $count } cubes fewer.
        }
keythedral-chose-harvest = { $who } chooses { $cubes } from the store.
    .you = You choose { $cubes } from the store.
keythedral-declares = { $who } wants to buy seat { $slot } for { $cubes }.
    .you = You want to buy seat { $slot } for { $cubes }.
keythedral-bought =
    { $points ->
        [one] { $who } buys seat { $slot } for { $cubes }: +1 point.
       *[other] { $who } buys seat { $slot } for { $cubes }: +{ $points } points.
    }
    .you =
        { $points ->
            [one] You buy seat { $slot } for { $cubes }: +1 point.
           *[other] You buy seat { $slot } for { $cubes }: +{ $points } points.
        }
keythedral-withdraws = { $who } doesn’t buy seat { $slot } after all.
    .you = You don’t buy seat { $slot } after all.
keythedral-lost-seat = Seat { $slot } is gone: { $who } chooses again.
    .you = Seat { $slot } is gone: you choose again.
keythedral-takes-back = { $who } keeps { $law } in hand.
    .you = You keep { $law } in hand.
keythedral-built = { $who } pays 1 stone and 1 wood to turn { $dwelling } into a house.
    .you = You pay 1 stone and 1 wood to turn { $dwelling } into a house.
keythedral-fenced-off = { $who } pays 1 wood to build a fence { $side }.
    .you = You pay 1 wood to build a fence { $side }.
# In logs of games from before sides were named by fields.
keythedral-fenced = { $who } builds a fence for wood, at { $side } beside { $dwelling }.
    .you = You build a fence for wood, at { $side } beside { $dwelling }.
keythedral-unfenced = { $who } pays 2 wine to remove the fence { $side }.
    .you = You pay 2 wine to remove the fence { $side }.
keythedral-enclosed = The { $dwelling } is shut off from every field and has to move.
keythedral-moved = { $who } moves { $dwelling } to { $site }.
    .you = You move { $dwelling } to { $site }.
keythedral-crafted = { $who } buys { $kind } from the { $craftsman } for { $cubes }.
    .you = You buy { $kind } from the { $craftsman } for { $cubes }.
keythedral-traded = { $who } trades { $cubes } for 1 { $kind }.
    .you = You trade { $cubes } for 1 { $kind }.
keythedral-procured = { $who } takes the law on the { $space } for { $cubes }.
    .you = You take the law on the { $space } for { $cubes }.
keythedral-drew-law = It’s { $law }.
keythedral-passed = { $who } passes.
    .you = You pass.
keythedral-spent = { $who } has no cubes left and passes.
    .you = You have no cubes left, so you pass.
keythedral-law-arrives = New open law: { $law }.
keythedral-auction = The start player marker moves left to { $who }. If nobody offers cubes, { $who } chooses who starts.
    .you = The start player marker moves left, to you. If nobody offers cubes, you choose who starts.
keythedral-offered =
    { $count ->
        [one] { $who } offers 1 cube.
       *[other] { $who } offers { $count } cubes.
    }
    .you =
        { $count ->
            [one] You offer 1 cube.
           *[other] You offer { $count } cubes.
        }
keythedral-matched =
    { $count ->
        [one] { $who } matches the offer of 1 cube.
       *[other] { $who } matches the offer of { $count } cubes.
    }
    .you =
        { $count ->
            [one] You match the offer of 1 cube.
           *[other] You match the offer of { $count } cubes.
        }
keythedral-declined = { $who } offers nothing.
    .you = You offer nothing.
keythedral-no-cubes = { $who } has no cubes to offer.
    .you = You have no cubes to offer.
keythedral-cannot-offer = { $who } doesn’t have enough cubes to offer more.
    .you = You don’t have enough cubes to offer more.
keythedral-nobody-bid = Nobody offers any cubes.
keythedral-gave = { $who } gives { $cubes } to { $to }.
    .you = You give { $cubes } to { $to }.
    .yours = { $who } gives you { $cubes }.
keythedral-named = { $who } names { $start } as start player.
    .you = You name { $start } as start player.
    .yours = { $who } names you as start player.
keythedral-named-self = { $who } becomes start player.
    .you = You become start player.
keythedral-wants-stop = { $who } wants to end the game here.
    .you = You want to end the game here.
keythedral-stopped = Everyone agrees: the game ends here.
keythedral-last-round = Round { $round } is over, and so is the game. Seats still open stay unsold.
keythedral-standstill = No seat was bought in the last { $rounds } rounds. If nobody wants to continue, ask the others with `/game end`.
keythedral-over = The last seat is sold: the game is over.
# In logs of games from before this was not told.
keythedral-no-law = Nobody plays a law now.
keythedral-plays = { $who } plays { $law }.
    .you = You play { $law }.
keythedral-plays-on = { $who } plays { $law }: { $aims }.
    .you = You play { $law }: { $aims }.
keythedral-returned = Another law came first. Your { $law } stays in your hand.
keythedral-repealed = { $who } repeals { $law }.
    .you = You repeal { $law }.
keythedral-law-works = { $law }: { $does }.
keythedral-does-order = the work order is { $numbers }
keythedral-does-dearer = Seat { $slot } now costs 1 cube more.
keythedral-does-cheaper = Seat { $slot } now costs 1 cube less.
keythedral-does-substitute = { $who } may pay with other cubes.
    .you = You may pay with other cubes.
keythedral-does-upgrade = { $dwelling } becomes a house
keythedral-does-early = { $dwelling } sends its workers now
keythedral-does-swap = 1 { $pay } for 1 { $get } from the store
keythedral-does-broken = fences don’t stop { $who }’s workers this round
    .you = fences don’t stop your workers this round
keythedral-does-broken-next = fences don’t stop { $who }’s workers next round
    .you = fences don’t stop your workers next round
keythedral-does-moratorium = only { $who } may turn cottages into houses this round
    .you = only you may turn cottages into houses this round
keythedral-does-unexpected = { $who } chooses other resources for the harvest from { $field }
    .you = you choose other resources for the harvest from { $field }
keythedral-does-double = double harvest from { $field } for { $who }
    .you = double harvest from { $field } for you
keythedral-does-good = double harvest from { $field } for everyone
keythedral-does-poor = no harvest from { $field }
keythedral-harvest-type = the { $field } fields
keythedral-harvest-field = the field in { $cell }
keythedral-does-unfence = The fence { $side } is gone.
keythedral-does-design = A new design lies on { $slot }. It costs { $cubes }.
keythedral-does-bargain = the trader gives { $cubes } for 1 { $pay }
keythedral-does-sale = the { $craftsman } sells { $kind } for { $cubes }
keythedral-does-downgrade = The { $dwelling } is a cottage again.
keythedral-does-start = { $who } is now start player
    .you = you’re now start player

## Score sheet

keythedral-score-seats =
    { $count ->
        [0] Seats of number { $number }
        [one] 1 seat of number { $number }
       *[other] { $count } seats of number { $number }
    }
keythedral-score-cubes = Cubes left over
keythedral-score-tie = Tie on points, so cubes left over decide: worth { $worth }

## Names of the pictures

keythedral-picture-map = The map
keythedral-picture-map-nw = The map: north-west
keythedral-picture-map-ne = The map: north-east
keythedral-picture-map-sw = The map: south-west
keythedral-picture-map-se = The map: south-east
keythedral-picture-town = The town
keythedral-picture-mat = The keythedral
keythedral-picture-laws = The 20 laws
keythedral-picture-score = Score sheet
keythedral-picture-result = The finished map
keythedral-picture-screen-of = { $who }’s screen

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keythedral-synonyms =
    worker, workers, meeple, pawn, keyple, person: worker
    auction, bid, bidding, outbid: offer, start player
    score, scoring, points, victory points, vp: point
    tie, ties, tied, tiebreak, tie breaker, draw: tie
    end game, game over, game end, finish, last round: end, last seat
    win, winner, winning, won, goal, aim, objective: most points win
    card, cards, action card, spell: law
    react, reaction, interrupt, respond, counter, cancel: window, answer
    house, upgrade, improve, hut: house
    wall, barrier, block, hedge: fence
    market, shop, craftsman, craftsmen, smith: craftsman
    trade, exchange, swap, trader: trade
    cathedral, church, seats, chair: seat
    buy, purchase, pay: buy, bought, pay
    cube, cubes, resource, resources, goods: cube, resource
    start player, first player, turn order: start player
    standing order, automatic, auto: standing order

## Parts of a game, in the chart of a review

keythedral-chapter = { $number ->
    [0] Map
   *[other] Round { $number }
}
keythedral-chapters = Rounds
keythedral-chapter-over =
    { $number ->
        [0] The map is laid
       *[other] Round { $number } is over
    }
