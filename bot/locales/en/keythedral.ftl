### Keythedral: names, questions, menus and what is told.

keythedral-name = Keythedral

## Set-up

keythedral-option-laws = Law cards
keythedral-option-laws-help = Play with the twenty law cards. Off: nobody can procure a law.
keythedral-option-open-design = Open design
keythedral-option-open-design-help = All seats lie cost side up from the start; they are still bought in order.
keythedral-option-edition = Edition
keythedral-option-edition-help = How many seats are built and what they are worth.
keythedral-option-edition-first = First edition, 2002: 17 seats worth 1 to 5
keythedral-option-edition-second = Second edition, 2004: 22 seats worth 4 to 12, and cubes left over score
keythedral-option-face-up = Laws face up
keythedral-option-face-up-help = New laws lie face up, so everybody knows who holds what.
keythedral-option-literal = Strict law rule
keythedral-option-literal-help = Unsafe fence, Design change and Downgrade a house are played as soon as they are procured.
keythedral-option-single-field = Double one field
keythedral-option-single-field-help = Double production doubles a single field instead of a type of field.
keythedral-option-windows = Law windows
keythedral-option-windows-help = Whether you are asked when none of your laws fits. Quiet is quicker, but a window that stays open long hints that somebody holds a fitting law.
keythedral-option-windows-quiet = Quiet: who has no fitting law is answered for
keythedral-option-windows-strict = Strict: everybody with a law answers, nothing can be told
keythedral-option-start = First start player
keythedral-option-start-help = Who begins; chance decides if nobody is named.

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
keythedral-field-quarry-help = A worker here brings one stone.
keythedral-field-wood = wood
    .the = the wood
keythedral-field-wood-help = A worker here brings one wood.
keythedral-field-farm = farm
    .the = the farm
keythedral-field-farm-help = A worker here brings one food.
keythedral-field-lake = lake
    .the = the lake
keythedral-field-lake-help = A worker here brings one water.
keythedral-field-vineyard = vineyard
    .the = the vineyard
keythedral-field-vineyard-help = A worker here brings one wine.
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
keythedral-craftsman-smith-help = Sells ironwork for any two cubes.
keythedral-craftsman-glazier = glazier
keythedral-craftsman-glazier-help = Sells stained glass for any three cubes.
keythedral-craftsman-goldsmith = goldsmith
keythedral-craftsman-goldsmith-help = Sells gold for any four cubes.
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
keythedral-pay-get = { $pay } for { $get }
keythedral-cottage-of = { $colour } cottage { $number }
keythedral-house-of = { $colour } house { $number }

## Laws

keythedral-law-work-order = Work order
keythedral-law-work-order-help = At the start of phase 1: you alone put all five markers on their numbers.
keythedral-law-price-increase = Price increase
keythedral-law-price-increase-help = When another player buys a seat: it costs one cube more, of a kind printed on it.
keythedral-law-price-decrease = Price decrease
keythedral-law-price-decrease-help = On your turn: a seat costs one cube less, but no gold.
keythedral-law-upgrade-cottage = Upgrade cottage
keythedral-law-upgrade-cottage-help = At any time: one of your cottages becomes a house.
keythedral-law-substitution = Substitution
keythedral-law-substitution-help = When you buy a seat: pay resources with other resources, or one craft good with another.
keythedral-law-cottage-number = Cottage number
keythedral-law-cottage-number-help = When you place workers: another of your dwellings, whose number is still to come, places now as well.
keythedral-law-craft-bargain = Craft bargain
keythedral-law-craft-bargain-help = At any time: pay one resource for a used craft cube in the store.
keythedral-law-unexpected-harvest = Unexpected harvest
keythedral-law-unexpected-harvest-help = Before the harvest: from one type of field you take resources of your choice.
keythedral-law-broken-fences = Broken fences
keythedral-law-broken-fences-help = Before or during phase 1: your workers ignore all fences this round.
keythedral-law-repeal-law = Repeal law
keythedral-law-repeal-law-help = When another player plays a law: it has no effect.
keythedral-law-unsafe-fence = Unsafe fence
keythedral-law-unsafe-fence-help = At any time: take any fence out of the game.
keythedral-law-house-moratorium = House moratorium
keythedral-law-house-moratorium-help = Before phase 3: this round nobody else may turn a cottage into a house.
keythedral-law-design-change = Design change
keythedral-law-design-change-help = At any time, and when a seat is being bought: swap a seat for a hidden one of its number.
keythedral-law-double-production = Double production
keythedral-law-double-production-help = Before the harvest: your workers on one type of field bring twice as much.
# With the option “Double one field”.
keythedral-law-double-production-single = Before the harvest: your worker on one field of your choice brings twice as much.
keythedral-law-bargain = Bargain
keythedral-law-bargain-help = As your action: the trader gives two resources for one.
keythedral-law-sale = Sale
keythedral-law-sale-help = As your action: stained glass for one cube, or gold for two.
keythedral-law-downgrade-house = Downgrade a house
keythedral-law-downgrade-house-help = At any time: one house of any player becomes a cottage again.
keythedral-law-good-harvest = Good harvest
keythedral-law-good-harvest-help = Before the harvest: one type of field brings everybody twice as much.
keythedral-law-poor-harvest = Poor harvest
keythedral-law-poor-harvest-help = Before the harvest: one type of field brings nothing this round.
keythedral-law-start-order = Start order
keythedral-law-start-order-help = At the start of a phase: name a new start player.

## Why something cannot be chosen now

keythedral-why-seat = Seat { $slot } costs { $cubes }; you lack { $lack }.
keythedral-why-seat-law = Seat { $slot } costs { $cubes }; you lack { $lack }, or less with a law of yours.
keythedral-why-later = Higher seats are sold once all seats of number { $number } are.
keythedral-why-houses = All your cottages are houses.
keythedral-why-moratorium = A house: the law { $law } forbids it this round.
keythedral-why-house = A house takes { $cubes }; you lack { $lack }.
keythedral-why-fence = A fence takes { $cubes }, and you have none.
keythedral-why-fences-gone = You have no fence left to build.
keythedral-why-fence-room = A fence: none fits anywhere.
keythedral-why-unfence = Taking a fence away takes { $cubes }; you have { $have }.
keythedral-why-trader = trader
keythedral-why-new-law = A new law takes { $count } cube, and you have none.
keythedral-why-cubes =
    { $need ->
        [one] The { $what } wants { $need } cube, and you have { $have }.
       *[other] The { $what } wants { $need } cubes, and you have { $have }.
    }
keythedral-why-craft-none = The { $craftsman } has nothing left to sell.
keythedral-why-store = The trader: the store has no resource left.
keythedral-why-no-law = No law is laid out now.
keythedral-why-sent = { $count ->
    [one] The worker of { $dwelling } is out already.
   *[other] The workers of { $dwelling } are out already.
}
keythedral-why-worker = A worker of { $who } is on { $field }, beside { $dwelling }.
keythedral-why-own-worker = A worker of your own is on { $field }, beside { $dwelling }.
keythedral-why-fenced = A fence keeps the workers of { $dwelling } off { $field }.
keythedral-why-order = { $count ->
    [one] Number { $numbers } has worked in this round already.
   *[other] Numbers { $numbers } have worked in this round already.
}
keythedral-why-bid = An offer must be above { $high }, and you have { $have } cubes.
keythedral-why-law = { $law } can only be played { $when }.
keythedral-when-work = as phase 1 begins
keythedral-when-purchase = when another player buys a seat
keythedral-when-turn = in your turn of phase 3
keythedral-when-own-purchase = when you buy a seat
keythedral-when-placing = when you place workers
keythedral-when-harvest = in phase 1 or as phase 2 begins
keythedral-when-fences = in phase 5 or in phase 1
keythedral-when-law = when another player plays a law
keythedral-when-spend = in phase 1 or as phase 2 or 3 begins
keythedral-when-phase = as phase 1, 2, 3 or 5 begins
keythedral-why-law-fences = { $law }: there is no fence on the map.
keythedral-why-law-placed = { $law }: all your dwellings have had their turn to place this round.
keythedral-why-law-cottages = { $law }: all your cottages are houses.
keythedral-why-law-banned = { $law }: the law { $other } forbids it this round.
keythedral-why-law-used = { $law }: there is no used craft cube in the store.
keythedral-why-law-resource = { $law }: you have no resource.
keythedral-why-law-store = { $law }: the store has no resource left.
keythedral-why-law-designs = { $law }: no seat lying cost side up has a hidden one of its number left.
keythedral-why-law-gold = { $law }: every seat lying cost side up costs gold alone.
keythedral-why-law-houses = { $law }: there is no house on the map.
keythedral-why-law-early = { $law }: no dwelling of yours whose number is still to come has an open field.
keythedral-why-law-workers = { $law }: you have no worker on a field yet.
keythedral-why-law-sale = { $law }: neither the glazier nor the goldsmith has anything left to sell.
keythedral-why-law-cubes = { $need ->
    [one] { $law }: what there is to buy takes { $need } cube, and you have { $have }.
   *[other] { $law }: what there is to buy takes { $need } cubes, and you have { $have }.
}
keythedral-why-law-no-seat = { $law }: no seat on sale can be paid with it.

## Questions

keythedral-ask-lay = You drew a { $field }: where do you lay it?
keythedral-ask-cottage = Which of your cottages do you lay?
keythedral-ask-site = Where do you lay cottage { $number }?
keythedral-ask-order = Which number works next?
keythedral-ask-send = { $count ->
    [one] Where does the worker of dwelling { $numbers } go?
   *[other] Where do the workers of dwelling { $numbers } go?
}
keythedral-ask-send-other = Where does the other worker of dwelling { $numbers } go?
keythedral-ask-send-both = Where do the workers of dwellings { $numbers } go?
keythedral-ask-take =
    { $count ->
        [one] Which cube do you take from the store?
       *[other] Which cubes do you take from the store? { $count } to go.
    }
keythedral-ask-turn = What do you spend your cubes on?
keythedral-ask-buy = What do you pay for the seat?
keythedral-ask-fence = Where do you build the fence?
keythedral-ask-unfence = Which fence do you take away?
keythedral-ask-craft =
    { $count ->
        [one] Which cube do you pay for { $kind }?
       *[other] Which cubes do you pay for { $kind }? { $count } to go.
    }
keythedral-ask-trade = Which cube do you trade in first?
keythedral-ask-trade-then = Which cube do you add to the { $kind }, and what do you get for the two?
keythedral-ask-law = { $who } plays { $law }. Do you repeal it?
keythedral-ask-law-on = { $who } plays { $law } ({ $aims }). Do you repeal it?
keythedral-ask-procure = Which cube do you pay for the law?
keythedral-ask-settle = The price of seat { $slot } has changed. Do you still buy it?
keythedral-ask-settle-repealed = Your law was repealed. Do you still buy seat { $slot }?
keythedral-ask-move = Fences shut { $dwelling } off from every field. Where do you lay it anew?
keythedral-ask-bid-first = What do you offer for naming the start player?
keythedral-ask-bid =
    { $high ->
        [one] { $who } offers one cube, the highest so far. What do you offer for naming the start player?
       *[other] { $who } offers { $high } cubes, the highest so far. What do you offer for naming the start player?
    }
keythedral-ask-name = Who will be start player?
keythedral-ask-give =
    { $count ->
        [one] Which cube do you give to { $who }?
       *[other] Which cubes do you give to { $who }? { $count } to go.
    }
keythedral-ask-end = Is that your move?
keythedral-ask-purchase = { $who } wants to buy seat { $slot } for { $cubes }. Do you answer with a law?
keythedral-ask-purchase-again = { $who } still wants to buy seat { $slot }. Do you answer with another law?
keythedral-ask-free = It is { $who }’s move. You may play a law first.
keythedral-ask-noted = { $ask } { $note }
keythedral-order-declines = Your standing order will decline this by itself; answer now to do otherwise.
keythedral-note-quiet = None of your laws fits: this is declined for you by itself.
keythedral-note-unattended = Nobody is called for this: unless you answer, or an order of yours does, no law is played.
keythedral-order-plays = Your standing order will play { $law } by itself; answer now to do otherwise.
keythedral-note-none-fits = None of your laws fits here; you are asked so that nobody can tell.
keythedral-ask-start-work = Workers are about to go out. Do you play a law?
keythedral-ask-start-harvest = The harvest is about to begin. Do you play a law?
keythedral-ask-start-harvest-spend = The harvest and the spending are about to begin. Do you play a law?
keythedral-ask-start-spend = The spending is about to begin. Do you play a law?
keythedral-ask-start-auction = The start player marker is about to change hands. Do you play a law?
keythedral-ask-aim-order = { $law }: which number works next?
keythedral-ask-aim-slot = { $law }: for which seat?
keythedral-ask-aim-cottage = { $law }: for which cottage?
keythedral-ask-aim-own = { $law }: which dwelling places now as well?
keythedral-ask-aim-bargain = { $law }: what do you pay, and for what?
keythedral-ask-aim-field = { $law }: for which fields?
keythedral-ask-aim-fence = { $law }: which fence?
keythedral-ask-aim-trade = { $law }: which resource do you pay?
keythedral-ask-aim-trade-then = { $law }: which resource do you get?
keythedral-ask-aim-sale = { $law }: where do you buy?
keythedral-ask-aim-sale-then = { $law }: which cube do you pay?
keythedral-ask-aim-house = { $law }: for which house?
keythedral-ask-aim-seat = { $law }: who will be start player?
keythedral-ask-aim-law = { $law }: which law do you repeal?

keythedral-ask-arm-slot = { $law }: which purchase shall it answer by itself?
keythedral-ask-arm-law = { $law }: which law shall it answer by itself?

## Menus

keythedral-menu-lay = Lay the { $field } on
keythedral-menu-cottage = Cottage { $number }
keythedral-menu-order = Number { $number }
keythedral-menu-order-note = Your own dwelling finds no open field.
keythedral-menu-send = From dwelling { $number }
keythedral-menu-stay = Nobody can go out
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
keythedral-menu-unfence = Take a fence away (2 wine)
keythedral-menu-craft = Buy { $kind } from the { $craftsman } ({ $count } cubes)
keythedral-menu-craft-note = From a craftsman: you choose with which cubes you pay.
keythedral-menu-trade = Trade two cubes for a resource
keythedral-menu-and = And { $kind }
keythedral-menu-for = For { $kind }
keythedral-menu-law = Procure the law on the { $space } (1 cube)
keythedral-menu-law-note = After a law you have no more turns in this phase.
keythedral-menu-pass = Pass
keythedral-menu-play = Play a law
keythedral-menu-watch = When to ask me about laws
keythedral-watch-windows = In every window
keythedral-watch-reactions = Only about purchases and laws being played
keythedral-watch-later = Not again in this phase
keythedral-watch-none = Never: I always decline
keythedral-menu-arm = Let { $law } answer by itself
keythedral-menu-disarm = Keep { $law } back again
keythedral-menu-decline = Play no law
keythedral-menu-no-offer = Offer nothing
keythedral-menu-offer =
    { $count ->
        [one] Offer 1 cube
       *[other] Offer { $count } cubes
    }
keythedral-menu-match-of =
    { $count ->
        [one] Match the offer of one cube
       *[other] Match the offer of { $count } cubes
    }
keythedral-menu-name = { $who } begins
keythedral-menu-stop = Agree to end the game here
keythedral-caution-workers = { $count ->
        [one] Another worker could still be sent.
       *[other] Workers of { $count } dwellings could still be sent.
    }
keythedral-final-chapter = This ends the round, and nobody can take that back alone.
keythedral-menu-end = Done
keythedral-menu-end-law = Done: see the law

## What is told

keythedral-drew = { $who } draws a { $field }.
keythedral-laid = { $who } lays a { $field } { FORM($cell, "on") } and { $dwelling } at { $site }.
keythedral-turned-up = The seats of number { $number } are on sale: { $slots }.
keythedral-round = Round { $round }: { $who } is start player.
keythedral-ordered = { $who } calls number { $number } to work.
keythedral-last-order = Number { $number } works last.
keythedral-sent = { $count ->
    [one] { $who } sends a worker from { $dwelling } to { $fields }.
   *[other] { $who } sends workers from { $dwelling } to { $fields }.
}
keythedral-sent-field = the { $field }
keythedral-unemployed = { $who }’s dwelling { $number } finds no open field.
keythedral-collected = { $who } collects { $cubes }.
keythedral-harvest-failed = The store has nothing left for { $who }: { $cubes } not paid out.
keythedral-choice-failed =
    { $count ->
        [one] The store has nothing left for { $who } to choose: a cube of free choice is lost.
       *[other] The store has nothing left for { $who } to choose: { $count } cubes of free choice are lost.
    }
keythedral-chose-harvest = { $who } chooses { $cubes } from the store.
keythedral-declares = { $who } wants to buy seat { $slot } for { $cubes }.
keythedral-bought =
    { $points ->
        [one] { $who } buys seat { $slot } for { $cubes }: 1 point.
       *[other] { $who } buys seat { $slot } for { $cubes }: { $points } points.
    }
keythedral-withdraws = { $who } does not buy seat { $slot } after all.
keythedral-lost-seat = Seat { $slot } is no longer there: { $who } chooses again.
keythedral-takes-back = { $who } takes { $law } back into the hand.
keythedral-built = { $who } turns { $dwelling } into a house for stone and wood.
keythedral-fenced-off = { $who } builds a fence for wood { $side }.
# In logs of games from before sides were named by fields.
keythedral-fenced = { $who } builds a fence for wood, at { $side } beside { $dwelling }.
keythedral-unfenced = { $who } pays 2 wine to have the fence { $side } taken away.
keythedral-enclosed = The { $dwelling } is shut off from every field and must move.
keythedral-moved = { $who } moves { $dwelling } to { $site }.
keythedral-crafted = { $who } buys { $kind } from the { $craftsman } for { $cubes }.
keythedral-traded = { $who } trades { $cubes } for { $kind }.
keythedral-procured = { $who } procures the law on the { $space } for { $cubes }.
keythedral-drew-law = You procured { $law }.
keythedral-passed = { $who } passes.
keythedral-law-arrives = A new law lies open: { $law }.
keythedral-auction = { $who } receives the start player marker. Who offers cubes for it?
keythedral-offered =
    { $count ->
        [one] { $who } offers 1 cube.
       *[other] { $who } offers { $count } cubes.
    }
keythedral-matched =
    { $count ->
        [one] { $who } matches the offer of 1 cube.
       *[other] { $who } matches the offer of { $count } cubes.
    }
keythedral-declined = { $who } offers nothing.
keythedral-gave = { $who } gives { $cubes } to { $to }.
keythedral-named = { $who } names { $start } start player.
keythedral-named-self = { $who } will be start player.
keythedral-wants-stop = { $who } would end the game here.
keythedral-stopped = All agree: the game ends here.
keythedral-last-round = Round { $round } is over and so is the game: seats still open stay unbuilt.
keythedral-standstill = No seat was built in the last { $rounds } rounds. If nobody wants to go on, `/game end` asks the table.
keythedral-over = The last seat is built: the game is over.
keythedral-no-law = No other law is played now.
keythedral-plays = { $who } plays { $law }.
keythedral-plays-on = { $who } plays { $law }: { $aims }.
keythedral-returned = Another law came first: your { $law } was not played and stays in your hand.
keythedral-repealed = { $who } repeals { $law }.
keythedral-law-works = { $law }: { $does }.
keythedral-does-order = the work order is { $numbers }
keythedral-does-dearer = Seat { $slot } now costs one cube more.
keythedral-does-cheaper = Seat { $slot } now costs one cube less.
keythedral-does-substitute = { $who } may pay with other cubes.
keythedral-does-upgrade = { $dwelling } becomes a house
keythedral-does-early = { $dwelling } places now
keythedral-does-swap = the cubes change hands
keythedral-does-broken = fences do not hold { $who }’s workers back this round
keythedral-does-broken-next = fences do not hold { $who }’s workers back next round
keythedral-does-moratorium = nobody but { $who } may turn cottages into houses this round
keythedral-does-unexpected = { $who } chooses other resources for the harvest from { $field }
keythedral-does-double = double harvest from { $field } for { $who }
keythedral-does-good = double harvest from { $field } for everybody
keythedral-does-poor = no harvest from { $field }
keythedral-harvest-type = the { $field } fields
keythedral-harvest-field = the field in { $cell }
keythedral-does-unfence = The fence { $side } is gone.
keythedral-does-design = A new design lies on { $slot }. It costs { $cubes }.
keythedral-does-bargain = the cubes change hands
keythedral-does-sale = the cubes change hands
keythedral-does-downgrade = The { $dwelling } is a cottage again.
keythedral-does-start = { $who } is start player now

## Score sheet

keythedral-score-seats =
    { $count ->
        [0] No seat of number { $number }
        [one] 1 seat of number { $number }
       *[other] { $count } seats of number { $number }
    }
keythedral-score-cubes = Cubes left over
keythedral-score-tie = Level on points, so cubes left over decide: worth { $worth }

## Names of the pictures

keythedral-picture-map = The map
keythedral-picture-town = The town
keythedral-picture-mat = The keythedral
keythedral-picture-laws = The twenty laws
keythedral-picture-score = Score sheet
keythedral-picture-screen-of = Screen of { $who }

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
