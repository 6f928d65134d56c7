# Keyper: names, questions, menu entries, news and the score sheet.

## The game

keyper-name = Keyper
keyper-summary = Four seasons of keyples, folding country boards, fairs and boats. For 2 to 4 players.

## Pieces

keyper-good-clay = clay
keyper-good-log = log
keyper-good-rock = rock
keyper-good-brick = brick
keyper-good-wood = wood
keyper-good-stone = stone
keyper-good-wheat = wheat
keyper-good-emerald = emerald
keyper-good-gold = gold
keyper-good-ruby = ruby
keyper-good-sapphire = sapphire
keyper-good-chicken = chicken
keyper-good-cow = cow
keyper-good-deer = deer
keyper-good-goat = goat
keyper-good-horse = horse
keyper-good-pig = pig
keyper-good-sheep = sheep
keyper-good-wild-boar = wild boar

keyper-colour-light-blue = light blue
keyper-colour-orange = orange
keyper-colour-light-green = light green
keyper-colour-brown = brown
keyper-colour-black = black
keyper-colour-grey = grey
keyper-colour-white = white

keyper-season-spring = spring
keyper-season-summer = summer
keyper-season-autumn = autumn
keyper-season-winter = winter

keyper-field-keyp = Keyp
keyper-field-river = River
keyper-field-clay = Clay
keyper-field-logs = Logs
keyper-field-rocks = Rocks
keyper-field-chickens = Chickens
keyper-field-cows = Cows
keyper-field-deer = Deer
keyper-field-goats = Goats
keyper-field-horses = Horses
keyper-field-pigs = Pigs
keyper-field-sheep = Sheep
keyper-field-wheat = Wheat
keyper-field-wild-boar = Wild boar
keyper-field-emeralds = Emeralds
keyper-field-gold = Gold
keyper-field-rubies = Rubies
keyper-field-sapphires = Sapphires
keyper-field-country-tile = Country tile
keyper-field-convert-clay = Clay to bricks
keyper-field-convert-logs = Logs to wood
keyper-field-convert-rock = Rock to stone
keyper-field-trade-raw = Trade raw materials
keyper-field-trade-finished = Trade finished goods
keyper-field-build = Build
keyper-field-discount-build = Discount build
keyper-field-upgrade = Upgrade
keyper-no-field = no field

keyper-tile-cow-shed = Cow shed
keyper-tile-pig-sty = Pig sty
keyper-tile-sheep-shelter = Sheep shelter
keyper-tile-stable = Stable
keyper-tile-farmyard = Farmyard
keyper-tile-paddock = Paddock
keyper-tile-brickmaker = Brickmaker
keyper-tile-carpenter = Carpenter
keyper-tile-stonemason = Stonemason
keyper-tile-scrapyard = Scrapyard
keyper-tile-drainage = Drainage
keyper-tile-pavements = Pavements
keyper-tile-alchemist = Alchemist
keyper-tile-barn = Barn
keyper-tile-boarding-house = Boarding house
keyper-tile-builder = Builder
keyper-tile-building-plot = Building plot
keyper-tile-cluck-cluck-chicken-house = Cluck cluck chicken house
keyper-tile-dock = Dock
keyper-tile-farm-labourer = Farm labourer
keyper-tile-gem-dealer = Gem dealer
keyper-tile-goat-pen = Goat pen
keyper-tile-hop-field = Hop field
keyper-tile-jewel-cutter = Jewel cutter
keyper-tile-livestock-market = Livestock market
keyper-tile-oast-house = Oast house
keyper-tile-seafarer = Seafarer
keyper-tile-shipping-agent = Shipping agent
keyper-tile-statue = Statue
keyper-tile-thatcher = Thatcher
keyper-tile-trading-post = Trading post
keyper-tile-village-hall = Village hall
keyper-tile-windmill = Windmill
keyper-tile-boatman = Boatman
keyper-tile-bracelet-maker = Bracelet maker
keyper-tile-bricklayer = Bricklayer
keyper-tile-brickyard = Brickyard
keyper-tile-copse = Copse
keyper-tile-emporium = Emporium
keyper-tile-entertainer = Entertainer
keyper-tile-farmer = Farmer
keyper-tile-farmers-cottage = Farmer's cottage
keyper-tile-game-wardens-cottage = Game warden's cottage
keyper-tile-gem-merchant = Gem merchant
keyper-tile-goldsmith = Goldsmith
keyper-tile-hunters-lodge = Hunter's lodge
keyper-tile-jeweller = Jeweller
keyper-tile-key-market = Key market
keyper-tile-kiln = Kiln
keyper-tile-log-cabin = Log cabin
keyper-tile-lumberjack = Lumberjack
keyper-tile-merchant = Merchant
keyper-tile-mine = Mine
keyper-tile-open-pit = Open pit
keyper-tile-prospector = Prospector
keyper-tile-quarryman = Quarryman
keyper-tile-ring-maker = Ring maker
keyper-tile-scrap-dealer = Scrap dealer
keyper-tile-stoneyard = Stoneyard
keyper-tile-timberyard = Timberyard

keyper-display-s1 = A: Pasture and wood
keyper-display-s2 = B: Herd and kiln
keyper-display-s3 = C: Coop and crag
keyper-display-s4 = D: Mixed farm
keyper-display-m1 = A: Clay and timber
keyper-display-m2 = B: Timber and stone
keyper-display-m3 = C: Workshops
keyper-display-m4 = D: Livestock
keyper-display-w1 = A: Mines
keyper-display-w2 = B: Harvest
keyper-display-w3 = C: Forest
keyper-display-w4 = D: Works

keyper-boat-boat-1 = Boat 1
keyper-boat-boat-2 = Boat 2
keyper-boat-boat-3 = Boat 3
keyper-boat-boat-4 = Boat 4
keyper-boat-boat-5 = Boat 5
keyper-boat-boat-6 = Boat 6

keyper-fair-spring-1 = Spring fair 1
keyper-fair-spring-2 = Spring fair 2
keyper-fair-spring-3 = Spring fair 3
keyper-fair-spring-4 = Spring fair 4
keyper-fair-spring-5 = Spring fair 5
keyper-fair-spring-6 = Spring fair 6
keyper-fair-summer-1 = Summer fair 1
keyper-fair-summer-2 = Summer fair 2
keyper-fair-summer-3 = Summer fair 3
keyper-fair-summer-4 = Summer fair 4
keyper-fair-summer-5 = Summer fair 5
keyper-fair-summer-6 = Summer fair 6
keyper-fair-autumn-1 = Autumn fair 1
keyper-fair-autumn-2 = Autumn fair 2
keyper-fair-autumn-3 = Autumn fair 3
keyper-fair-autumn-4 = Autumn fair 4
keyper-fair-autumn-5 = Autumn fair 5
keyper-fair-autumn-6 = Autumn fair 6
keyper-fair-winter-1 = Winter fair 1
keyper-fair-winter-2 = Winter fair 2
keyper-fair-winter-3 = Winter fair 3
keyper-fair-winter-4 = Winter fair 4
keyper-fair-winter-5 = Winter fair 5
keyper-fair-winter-6 = Winter fair 6
keyper-fair-winter-7 = Winter fair 7
keyper-fair-winter-8 = Winter fair 8

## Places and counts

keyper-board = Board { $number }
keyper-place = { $field } on { $board }
keyper-plot-farm = farm plot { $number }
keyper-plot-village = village plot { $number }
keyper-counted-clay = { $count } clay
keyper-counted-log = { $count ->
    [one] { $count } log
   *[other] { $count } logs
}
keyper-counted-rock = { $count ->
    [one] { $count } rock
   *[other] { $count } rocks
}
keyper-counted-brick = { $count ->
    [one] { $count } brick
   *[other] { $count } bricks
}
keyper-counted-wood = { $count } wood
keyper-counted-stone = { $count } stone
keyper-counted-wheat = { $count } wheat
keyper-counted-emerald = { $count ->
    [one] { $count } emerald
   *[other] { $count } emeralds
}
keyper-counted-gold = { $count } gold
keyper-counted-ruby = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
keyper-counted-sapphire = { $count ->
    [one] { $count } sapphire
   *[other] { $count } sapphires
}
keyper-counted-chicken = { $count ->
    [one] { $count } chicken
   *[other] { $count } chickens
}
keyper-counted-cow = { $count ->
    [one] { $count } cow
   *[other] { $count } cows
}
keyper-counted-deer = { $count } deer
keyper-counted-goat = { $count ->
    [one] { $count } goat
   *[other] { $count } goats
}
keyper-counted-horse = { $count ->
    [one] { $count } horse
   *[other] { $count } horses
}
keyper-counted-pig = { $count ->
    [one] { $count } pig
   *[other] { $count } pigs
}
keyper-counted-sheep = { $count } sheep
keyper-counted-wild-boar = { $count } wild boar
keyper-counted-keyple = { $count ->
    [one] { $count } { $colour } keyple
   *[other] { $count } { $colour } keyples
}
keyper-nothing = nothing
keyper-list = { $goods }

## Questions

keyper-ask-turn = Your turn: play your keyper, or send a keyple.
keyper-ask-where = Where does the { $colour } keyple go?
keyper-ask-boat = Which boat comes to this river?
keyper-ask-partner = A keyple stands on { $place } already. Lay it down, so that both work for you?
keyper-ask-confirm = Your keyple stands on { $place }. Done?
keyper-ask-join = { $who } sent a { $colour } keyple to { $place }. Do you join?
keyper-ask-lay = You have nothing left to play: lay down a standing keyple.
keyper-ask-lay-count = Two keyples stand on { $place }. Lay down one or both?
keyper-ask-keyp = What does the { $colour } keyple on your keyp tile bring?
keyper-ask-work = { $count ->
    [0] Work on { $place } is done.
    [one] You have 1 action on { $place }.
   *[other] You have { $count } actions on { $place }.
}
keyper-ask-get = What do you take?
keyper-ask-plot = Where do you build the { $tile }?
keyper-ask-pay-build = How do you pay for the { $tile }?
keyper-ask-pay-upgrade = How do you pay to upgrade the { $tile }?
keyper-ask-order = On which fields shall your keyples join by themselves?
keyper-ask-fairs = Which fairs do you hold?
keyper-ask-housing = Your animals do not all find room. Which one goes?
keyper-ask-fold = How do you fold { $board } for { $season }? Nobody sees it until all have chosen.
keyper-ask-surplus = You have too many keyples. Which one goes to rest on the keyp tile?
keyper-ask-end = All done?

## Menu entries

keyper-menu-keyper = Play the keyper
keyper-menu-send = Send a keyple
keyper-menu-own-board = Your own board
keyper-menu-plot-with = { $plot } ({ $tile })
keyper-menu-lay-down = Lay down
keyper-menu-lay = Lay it down
keyper-menu-leave = Leave it standing
keyper-menu-both = Both
keyper-menu-one = One
keyper-menu-join = Join with { $colour }
keyper-menu-skip = Do not join
keyper-menu-pass = Pass
keyper-menu-at-most = Take less
keyper-menu-at-most-count = At most { $count }
keyper-menu-give = Pay
keyper-menu-give-raw = Pay for raw materials
keyper-menu-give-finished = Pay for finished goods
keyper-menu-receive = Receive
keyper-menu-sell = Sell for 2 points
keyper-menu-sell-as = { $good } as { $other }
keyper-menu-build = Build
keyper-menu-upgrade = Upgrade
keyper-menu-boat = { $boat }: { $goods }
keyper-menu-hold = { $points ->
    [one] { $fair } for 1 point: { $goods }
   *[other] { $fair } for { $points } points: { $goods }
}
keyper-menu-winter-fair = { $fair }: { $front } for { $few }, or { $back } for { $many } points
keyper-menu-orders = When others invite you
keyper-menu-done = Done
keyper-menu-end = End

keyper-order-ask = Ask me each time
keyper-order-always = Always join
keyper-order-never = Never join
keyper-order-only = Join only on some fields

## News

keyper-told-keyper = { $who } plays the keyper and claims { $board }.
keyper-told-keyp-gain = { $who }: the { $colour } keyple on the keyp tile brings { $good }.
keyper-told-sent = { $working ->
    [one] { $who } sends a { $colour } keyple to { $place }.
   *[other] { $who } sends a { $colour } keyple to { $place } and lays down the one that stood there.
}
keyper-told-boat = There it boards { $boat }.
keyper-told-joined = { $who } joins with a { $colour } keyple on { $place }.
keyper-told-declined = { $who } does not join.
keyper-told-order-joined = You joined by your standing order.
keyper-told-order-declined = You declined by your standing order.
keyper-told-order-ask = You will be asked whenever you can join.
keyper-told-order-always = You will join whenever you can.
keyper-told-order-never = You will not join until the season ends.
keyper-told-order-only = You will join only on: { $fields }.
keyper-told-laid = { $count ->
    [one] { $who } lays down a keyple on { $place }.
   *[other] { $who } lays down both keyples on { $place }.
}
keyper-told-passed = { $who } passes.
keyper-told-nothing-to-lay = { $who } has nothing to lay down.
keyper-told-gained = { $who } gets { $goods }.
keyper-told-took-tile = { $who } takes { $tile }.
keyper-told-drawn = New tiles: { $tiles }.
keyper-told-gave = { $who } pays { $goods }.
keyper-told-got = { $who } gets { $goods }.
keyper-told-received = { $who } receives { $good } from the boat.
keyper-told-sold = { $points ->
    [one] { $who } sells { $good } for 1 shipping point.
   *[other] { $who } sells { $good } for { $points } shipping points.
}
keyper-told-seafarer = { $points ->
    [one] The Seafarer earns { $who } 1 shipping point.
   *[other] The Seafarer earns { $who } { $points } shipping points.
}
keyper-told-built = { $who } builds the { $tile } on { $plot } for { $goods }.
keyper-told-upgraded = { $who } upgrades the { $tile } for { $goods }.
keyper-told-closing = { $who } played the last piece. Everybody else may lay down once more.
keyper-told-season-ends = The { $season } ends.
keyper-told-held = { $points ->
    [one] { $who } holds a fair for 1 point: { $fair }.
   *[other] { $who } holds a fair for { $points } points: { $fair }.
}
keyper-told-lost = { $who } has no room for { $goods }.
keyper-told-took-back = { $count ->
    [one] { $who } takes { $board } home and has 1 keyple.
   *[other] { $who } takes { $board } home and has { $count } keyples.
}
keyper-told-season = The { $season } begins. Tiles: { $tiles }. Boats: { $boats }.
keyper-told-folded = { $who } folds { $board } to { $display }.
keyper-told-rests = { $who } sends a { $colour } keyple to rest on the keyp tile.
keyper-told-over = The game is over.

## Score sheet

keyper-score-shipping = Shipping
keyper-score-tile = { $tile } ({ $plot })
keyper-score-upgraded = { $tile }, upgraded ({ $plot })
keyper-score-fair = { $season } – { $fair }
