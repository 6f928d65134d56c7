# Keyper: names, questions, menu entries, news and the score sheet.

## The game

keyper-name = Keyper

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

keyper-keyple-light-blue = a light blue keyple
keyper-keyple-orange = an orange keyple
keyper-keyple-light-green = a light green keyple
keyper-keyple-brown = a brown keyple
keyper-keyple-black = a black keyple
keyper-keyple-grey = a grey keyple
keyper-keyple-white = a white keyple

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
keyper-tile-cow-shed-help = Houses 4 cows, 1 point each. Upgraded: 2 each.
keyper-tile-pig-sty = Pig sty
keyper-tile-pig-sty-help = Houses 4 pigs, 1 point each. Upgraded: 2 each.
keyper-tile-sheep-shelter = Sheep shelter
keyper-tile-sheep-shelter-help = Houses 4 sheep, 1 point each. Upgraded: 2 each.
keyper-tile-stable = Stable
keyper-tile-stable-help = Houses 4 horses, 1 point each. Upgraded: 2 each.
keyper-tile-farmyard = Farmyard
keyper-tile-farmyard-help = Houses any 4 of cow, horse, pig, sheep; 1 point per kind. Upgraded: 2 per kind.
keyper-tile-paddock = Paddock
keyper-tile-paddock-help = Houses any 4 of chicken, deer, goat, wild boar; 1 point per kind. Upgraded: 2 per kind.
keyper-tile-brickmaker = Brickmaker
keyper-tile-brickmaker-help = 1 clay into 1 brick. Upgraded: into 2 bricks; 5 points.
keyper-tile-carpenter = Carpenter
keyper-tile-carpenter-help = 1 log into 1 wood. Upgraded: into 2 wood; 5 points.
keyper-tile-stonemason = Stonemason
keyper-tile-stonemason-help = 1 rock into 1 stone. Upgraded: into 2 stone; 5 points.
keyper-tile-scrapyard = Scrapyard
keyper-tile-scrapyard-help = 2 raw materials into a finished good. Upgraded: 1 into 1; 3 points.
keyper-tile-drainage = Drainage
keyper-tile-drainage-help = 1 point, and 1 per village tile on its diagonals. Upgraded: 2 points, and 2 per tile.
keyper-tile-pavements = Pavements
keyper-tile-pavements-help = 1 point, and 1 per village tile in its row and column. Upgraded: 2 points, and 2 per tile.
keyper-tile-alchemist = Alchemist
keyper-tile-alchemist-help = 2 raw materials into any gem; 3 points. Upgraded: 1 into a gem; 5 points.
keyper-tile-barn = Barn
keyper-tile-barn-help = 1 point per farm tile. Upgraded: 2 per upgraded farm tile only.
keyper-tile-boarding-house = Boarding house
keyper-tile-boarding-house-help = 2 points per village tile directly left and right. Upgraded: also above and below.
keyper-tile-builder = Builder
keyper-tile-builder-help = Build anything for 1 finished good. Upgraded: or upgrade, for 1 finished good or wheat; 3 points.
keyper-tile-building-plot = Building plot
keyper-tile-building-plot-help = 1 free build directly to its right; 1 point. Upgraded: also above and below; 3 points.
keyper-tile-cluck-cluck-chicken-house = Cluck cluck chicken house
keyper-tile-cluck-cluck-chicken-house-help = Houses 4 chickens, 2 points each. Upgraded: 3 each.
keyper-tile-dock = Dock
keyper-tile-dock-help = 6 points with 20 shipping points. Upgraded: 12 points with 30.
keyper-tile-farm-labourer = Farm labourer
keyper-tile-farm-labourer-help = Build a farm tile for free. Upgraded: build or upgrade one for free; 3 points.
keyper-tile-gem-dealer = Gem dealer
keyper-tile-gem-dealer-help = A gem into any gem. Upgraded: into any 2; 3 points.
keyper-tile-goat-pen = Goat pen
keyper-tile-goat-pen-help = Houses 4 goats, 2 points each. Upgraded: 3 each.
keyper-tile-hop-field = Hop field
keyper-tile-hop-field-help = 1 wheat into any animal; houses any 4. Upgraded: into any 2; 3 points.
keyper-tile-jewel-cutter = Jewel cutter
keyper-tile-jewel-cutter-help = 1 stone into any gem. Upgraded: into any 2; 3 points.
keyper-tile-livestock-market = Livestock market
keyper-tile-livestock-market-help = An animal into any animal; houses any 4. Upgraded: into any 2; 1 point.
keyper-tile-oast-house = Oast house
keyper-tile-oast-house-help = 4 points if all 8 farm plots are built. Upgraded: 8 points.
keyper-tile-seafarer = Seafarer
keyper-tile-seafarer-help = 1 shipping point each time you use a boat. Upgraded: 2 shipping points; 3 points.
keyper-tile-shipping-agent = Shipping agent
keyper-tile-shipping-agent-help = 1 extra shipping point for every 2 resources sold at once. Upgraded: for each; 3 points.
keyper-tile-statue = Statue
keyper-tile-statue-help = 1 point per home village tile. Upgraded: 2 per upgraded one only.
keyper-tile-thatcher = Thatcher
keyper-tile-thatcher-help = 1 point per 2 village tiles. Upgraded: 1 per upgraded village tile.
keyper-tile-trading-post = Trading post
keyper-tile-trading-post-help = 1 raw into 2 raw, or 1 finished into 2 finished. Upgraded: both at once; 3 points.
keyper-tile-village-hall = Village hall
keyper-tile-village-hall-help = 6 points if all 12 village plots are built. Upgraded: 12 points.
keyper-tile-windmill = Windmill
keyper-tile-windmill-help = 1 raw material into 2 wheat. Upgraded: also 2 points per wheat, up to 4.
keyper-tile-boatman = Boatman
keyper-tile-boatman-help = 1 point per light blue or white keyple, up to 4. Upgraded: 2 per keyple.
keyper-tile-bracelet-maker = Bracelet maker
keyper-tile-bracelet-maker-help = 4 points per pair of emerald and sapphire, up to 4. Upgraded: 6 per set with a ruby.
keyper-tile-bricklayer = Bricklayer
keyper-tile-bricklayer-help = 1 point per orange or white keyple, up to 4. Upgraded: 2 per keyple.
keyper-tile-brickyard = Brickyard
keyper-tile-brickyard-help = 1 point per brick, up to 4. Upgraded: 2 per brick.
keyper-tile-copse = Copse
keyper-tile-copse-help = 1 wood into a chicken, deer, goat or wild boar; houses any 4 of these. Upgraded: into 2; 3 points.
keyper-tile-emporium = Emporium
keyper-tile-emporium-help = 4 points per pair of ruby and sapphire, up to 4. Upgraded: 6 per set with a gold.
keyper-tile-entertainer = Entertainer
keyper-tile-entertainer-help = 1 point per season in which you held a fair. Upgraded: 2 per season.
keyper-tile-farmer = Farmer
keyper-tile-farmer-help = 1 point per light green or white keyple, up to 4. Upgraded: 2 per keyple.
keyper-tile-farmers-cottage = Farmer's cottage
keyper-tile-farmers-cottage-help = 1 point per light green field on your winter board. Upgraded: 3 per field.
keyper-tile-game-wardens-cottage = Game warden's cottage
keyper-tile-game-wardens-cottage-help = Houses 4 deer, 2 points each. Upgraded: 3 each.
keyper-tile-gem-merchant = Gem merchant
keyper-tile-gem-merchant-help = 4 points per pair of emerald and gold, up to 4. Upgraded: 6 per set with a ruby.
keyper-tile-goldsmith = Goldsmith
keyper-tile-goldsmith-help = 4 points per pair of gold and sapphire, up to 4. Upgraded: 6 per set with an emerald.
keyper-tile-hunters-lodge = Hunter's lodge
keyper-tile-hunters-lodge-help = Houses 4 wild boar, 2 points each. Upgraded: 3 each.
keyper-tile-jeweller = Jeweller
keyper-tile-jeweller-help = 4 points per pair of emerald and ruby, up to 4. Upgraded: 6 per set with a sapphire.
keyper-tile-key-market = Key market
keyper-tile-key-market-help = Any 2 goods into any 1, no animals; 3 points. Upgraded: 1 into 1; 5 points.
keyper-tile-kiln = Kiln
keyper-tile-kiln-help = 2 points per orange field on your winter board. Upgraded: 4 per field.
keyper-tile-log-cabin = Log cabin
keyper-tile-log-cabin-help = 1 point per brown field on your winter board. Upgraded: 3 per field.
keyper-tile-lumberjack = Lumberjack
keyper-tile-lumberjack-help = 1 point per brown or white keyple, up to 4. Upgraded: 2 per keyple.
keyper-tile-merchant = Merchant
keyper-tile-merchant-help = 3 points. Upgraded: also 1 extra boat action each time.
keyper-tile-mine = Mine
keyper-tile-mine-help = 1 point per black field on your winter board. Upgraded: 2 per field.
keyper-tile-open-pit = Open pit
keyper-tile-open-pit-help = 1 point per grey field on your winter board. Upgraded: 3 per field.
keyper-tile-prospector = Prospector
keyper-tile-prospector-help = 1 point per gem, up to 4. Upgraded: 2 per gem.
keyper-tile-quarryman = Quarryman
keyper-tile-quarryman-help = 1 point per grey or white keyple, up to 4. Upgraded: 2 per keyple.
keyper-tile-ring-maker = Ring maker
keyper-tile-ring-maker-help = 4 points per pair of gold and ruby, up to 4. Upgraded: 6 per set with an emerald.
keyper-tile-scrap-dealer = Scrap dealer
keyper-tile-scrap-dealer-help = 1 point per 2 goods, up to 8 goods, no animals. Upgraded: 2 per 2 goods.
keyper-tile-stoneyard = Stoneyard
keyper-tile-stoneyard-help = 1 point per stone, up to 4. Upgraded: 2 per stone.
keyper-tile-timberyard = Timberyard
keyper-tile-timberyard-help = 1 point per wood, up to 4. Upgraded: 2 per wood.

keyper-fold-s1 = Pasture and wood
keyper-fold-s2 = Herd and kiln
keyper-fold-s3 = Coop and crag
keyper-fold-s4 = Mixed farm
keyper-fold-m1 = Clay and timber
keyper-fold-m2 = Timber and stone
keyper-fold-m3 = Workshops
keyper-fold-m4 = Livestock
keyper-fold-w1 = Mines
keyper-fold-w2 = Harvest
keyper-fold-w3 = Forest
keyper-fold-w4 = Works
keyper-fold-other = Side { $number }
keyper-display-s1 = { keyper-fold-s1 }
keyper-display-s2 = { keyper-fold-s2 }
keyper-display-s3 = { keyper-fold-s3 }
keyper-display-s4 = { keyper-fold-s4 }
keyper-display-m1 = { keyper-fold-m1 }
keyper-display-m2 = { keyper-fold-m2 }
keyper-display-m3 = { keyper-fold-m3 }
keyper-display-m4 = { keyper-fold-m4 }
keyper-display-w1 = { keyper-fold-w1 }
keyper-display-w2 = { keyper-fold-w2 }
keyper-display-w3 = { keyper-fold-w3 }
keyper-display-w4 = { keyper-fold-w4 }
keyper-display-other = Side { $number }

keyper-boat-with = { $boat } ({ $goods })
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
keyper-fair-autumn = Autumn fair
    .the = the autumn fair
keyper-fair-summer = Summer fair
    .the = the summer fair
keyper-fair-spring = Spring fair
    .the = the spring fair

## Places and counts

keyper-board = Board { $number }
keyper-place = { $field } on { $board }
    .the = the { $field } field on { $board }
keyper-plot-farm = Farm plot { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
   *[8] H
}
keyper-plot-village = Village plot { $number ->
    [1] I
    [2] J
    [3] K
    [4] L
    [5] M
    [6] N
    [7] O
    [8] P
    [9] Q
    [10] R
    [11] S
   *[12] T
}
keyper-plot-with = { $plot } ({ $tile })
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
keyper-counted-any-raw = { $count ->
    [one] 1 raw material
   *[other] { $count } raw materials
}
keyper-counted-any-finished = { $count ->
    [one] 1 finished good
   *[other] { $count } finished goods
}
keyper-counted-raw-no-wheat = { $count ->
    [one] 1 raw material, no wheat
   *[other] { $count } raw materials, no wheat
}
keyper-counted-finished-no-wheat = { $count ->
    [one] 1 finished good, no wheat
   *[other] { $count } finished goods, no wheat
}
keyper-some-raw = { $count ->
    [one] a raw material
   *[other] { $count } raw materials
}
keyper-some-finished = { $count ->
    [one] a finished good
   *[other] { $count } finished goods
}
keyper-some-gem = { $count ->
    [one] a gem
   *[other] { $count } gems
}
keyper-some-animal = { $count ->
    [one] an animal
   *[other] { $count } animals
}
keyper-some-good = { $count ->
    [one] any good
   *[other] any { $count } goods
}
keyper-some = { $count ->
    [one] one of { $kinds }
   *[other] { $count } of { $kinds }
}
keyper-counted-keyple = { $count ->
    [one] { $count } { $colour } keyple
   *[other] { $count } { $colour } keyples
}
keyper-counted-action = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
keyper-counted-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
keyper-nothing = nothing
keyper-list = { $goods }

## Questions

keyper-ask-turn = Send a keyple, or claim a board with your keyper.
keyper-ask-turn-send = Send a keyple.
keyper-ask-turn-keyper = You have no keyples left: claim a board with your keyper.
keyper-ask-where = Where does the { $colour } keyple go?
keyper-ask-where-last = Where does your last keyple ({ $colour }) go?
keyper-ask-boat = Which boat do you bring to this river?
keyper-ask-partner = A keyple already stands at { FORM($place, "the") }. Lay it down? You get { $both } instead of { $one }, but it can’t work again this season.
keyper-ask-partner-same = A keyple stands at { FORM($place, "the") }. You get { $one } whether you lay it down or not. Lay it down?
keyper-ask-gain = You get { $goods }. Confirm?
keyper-ask-gain-invite = You get { $goods }, or 1 more if someone joins. Confirm?
keyper-ask-gain-short = You get { $goods }. If someone joins, you share the few that are left. Confirm?
keyper-ask-invite = { $place }: the others may join first, then you act. Confirm?
keyper-ask-join = { $who } sends { $keyple } to { FORM($place, "the") }. Join and get { $gain }?
keyper-ask-join-short = { $who } sends { $keyple } to { FORM($place, "the") }. Join and get { $gain }, or more if { $who } takes less?
keyper-ask-join-vain = { $who } sends { $keyple } to { FORM($place, "the") }. You can’t do anything there now. Join anyway?
keyper-ask-lay = No keyples left to play: lay down a standing one.
keyper-ask-lay-or-pass = No keyples left to play: lay down a standing one, or pass.
keyper-ask-lay-count = 2 keyples stand at { FORM($place, "the") }. Lay down one or both?
keyper-ask-keyp = What do you get for the { $colour } keyple on your keyp tile?
keyper-ask-work = { $count ->
    [0] { $place }: done. Confirm?
    [one] { $place }: 1 action left.
   *[other] { $place }: { $count } actions left.
}
keyper-ask-work-exchange = { $place }: what do you trade for { $goods }? { $count ->
    [one] 1 action left.
   *[other] { $count } actions left.
}
keyper-ask-work-build = { $place }: which tile? { $count ->
    [one] 1 action left.
   *[other] { $count } actions left.
}
keyper-ask-work-build-one = { $place }: you can build the { $tile }. { $count ->
    [one] 1 action left.
   *[other] { $count } actions left.
}
keyper-ask-work-upgrade = { $place }: which tile? { $count ->
    [one] 1 action left.
   *[other] { $count } actions left.
}
keyper-ask-work-upgrade-one = { $place }: you can upgrade the { $tile }. { $count ->
    [one] 1 action left.
   *[other] { $count } actions left.
}
keyper-ask-work-tiles = { $place }: which tile? { $count ->
    [one] 1 action left.
   *[other] { $count } actions left.
}
keyper-ask-work-tiles-one = { $place }: you can take the { $tile } tile. { $count ->
    [one] 1 action left.
   *[other] { $count } actions left.
}
keyper-ask-work-boat = { $place }: what do you receive or sell? { $count ->
    [one] 1 action left.
   *[other] { $count } actions left.
}
keyper-ask-work-half = { $place }: you can still make the other trade, or skip it.
keyper-ask-work-then = { $asked } { $who } acts in between.
keyper-ask-work-later = { $place }: { $who } acts next, then you again.
keyper-ask-work-share = { $place }: the supply could run out, so you and { $who } take turns, 1 at a time. { $who } is next.
keyper-ask-none-no-tile = { $place }: you hold no tile to build. Confirm?
keyper-ask-none-no-plot = { $place }: you have no plot for the tiles you hold. Confirm?
keyper-ask-none-no-price = { $place }: you can’t pay for any tile you hold. Confirm?
keyper-ask-none-nothing-built = { $place }: you have no tile to upgrade yet. Confirm?
keyper-ask-none-all-upgraded = { $place }: all your tiles are upgraded. Confirm?
keyper-ask-none-no-upgrade = { $place }: you can’t pay for any upgrade. Confirm?
keyper-ask-none-nothing-to-give = { $place }: you have nothing to give. Confirm?
keyper-ask-none-nothing-to-get = { $place }: there’s nothing left to get. Confirm?
keyper-ask-none-same = { $place }: you’d only get back what you give. Confirm?
keyper-ask-none-none-left = { $place }: none are left. Confirm?
keyper-ask-none-boat = { $place }: there’s nothing you can receive or sell. Confirm?
keyper-ask-none-plot = { $place }: there’s nothing you can do. Confirm?
keyper-ask-get = What do you take?
keyper-ask-get-one = What do you take? The supply could run out, so you and { $who } take turns, 1 at a time.
keyper-ask-plot = Where do you build the { $tile }?
keyper-ask-pay-build = { $tile } on { $plot }: how do you pay?
keyper-ask-pay-build-cost = { $tile } on { $plot }: how do you pay { $goods }?
keyper-ask-pay-build-less = { $tile } on { $plot }: how do you pay { $goods }, minus 1 of your choice?
keyper-ask-pay-upgrade = Upgrade the { $tile }: how do you pay { $goods }?
keyper-ask-order = On which fields should your keyples join automatically?
keyper-ask-fairs = Which winter fairs do you hold?
keyper-ask-fairs-and-own = Which fairs do you hold? Your own is held automatically if you can still show all it asks for.
keyper-ask-housing = There isn’t room for all your animals. Which one do you give up?
keyper-ask-fold = How do you fold { $board } for { $season }? It stays secret until everyone has chosen. Every side has { $fields }.
keyper-ask-surplus = { $count ->
    [one] You have 1 keyple too many. Which one rests on your keyp tile?
   *[other] You have { $count } keyples too many. Which one rests on your keyp tile first?
}
keyper-ask-end = Confirm?

## Menu entries

keyper-menu-keyper = Play keyper
keyper-menu-send = Send a keyple
keyper-menu-colour = { $count ->
    [one] { $colour }
   *[other] { $colour } ×{ $count }
}
keyper-menu-boards = Country boards
keyper-menu-vain-none-left = { $place }: none left
keyper-menu-vain-no-tile = { $place }: you hold no tile
keyper-menu-vain-no-plot = { $place }: no plot left for your tiles
keyper-menu-vain-no-price = { $place }: you can’t pay for a tile
keyper-menu-vain-nothing-built = { $place }: nothing to upgrade yet
keyper-menu-vain-all-upgraded = { $place }: all upgraded already
keyper-menu-vain-no-upgrade = { $place }: you can’t pay to upgrade
keyper-menu-vain-nothing-to-give = { $place }: you have nothing to give
keyper-menu-vain-nothing-to-get = { $place }: nothing left to get
keyper-menu-vain-same = { $place }: it would change nothing
keyper-menu-vain-boat = { $place }: nothing to receive or sell
keyper-menu-vain-plot = { $place }: nothing to do there
keyper-menu-gain = { $place }: { $gain }
keyper-menu-gain-most = { $place }: up to { $gain }
keyper-menu-own-board = Your player board
keyper-menu-bare = { $place }: build there
keyper-menu-lay-boards = Lay down on a board
keyper-menu-lay-own = Lay down at home
keyper-menu-lay = Lay it down: { $gain }
keyper-menu-leave = Leave it standing: { $gain }
keyper-menu-both = Both: { $gain }
keyper-menu-one = One keyple: { $gain }
keyper-menu-join = Join with { $colour }
keyper-menu-skip = Stay out
keyper-menu-pass = Pass
keyper-menu-fold = { $display }
keyper-menu-at-most = Take less
keyper-menu-at-most-count = At most { $count }
keyper-menu-give = Trade
keyper-menu-give-raw = Trade for raw materials
keyper-menu-give-finished = Trade for finished goods
keyper-menu-get = { $goods }
keyper-menu-get-first = { $goods }
keyper-menu-receive = Receive
keyper-menu-sell = { $points ->
    [one] Sell for 1 point
   *[other] Sell for { $points } points
}
keyper-menu-sell-as = { $good } as { $other }
keyper-menu-build = Build
keyper-menu-build-cost = { $tile } ({ $goods })
keyper-menu-build-less = { $tile } ({ $goods }, minus 1)
keyper-menu-build-free = { $tile } (free)
keyper-menu-build-beside = { $tile } (free beside the Building plot)
keyper-menu-plot-over = { $plot }, over the { $tile }
keyper-menu-plot-free = { $plot }: free
keyper-menu-upgrade = Upgrade
keyper-menu-boat = { $boat }: { $goods }
keyper-menu-hold = { $points ->
    [one] { $fair } for 1 point: { $goods }
   *[other] { $fair } for { $points } points: { $goods }
}
keyper-menu-winter-fair = { $fair }, { $few } points: { $front }; { $many }: { $back }
keyper-menu-orders = When others invite you
keyper-menu-done = Done
keyper-caution-leaving = { $count ->
    [one] If you skip, you lose 1 action.
   *[other] If you skip, you lose { $count } actions.
}
keyper-caution-leaving-some = If you skip, you lose { $count } actions. You could use at least 1 of them.
keyper-caution-leaving-now = { $count ->
    [one] If you skip, you lose only this action.
   *[other] If you skip, you lose only these { $count } actions.
} { $later ->
    [one] 1 more comes after { $who }.
   *[other] { $later } more come after { $who }.
}
keyper-caution-season = This ends { $season }. You can’t undo it after that.
keyper-final-chapter = This ends the season. You can’t undo it after that.
keyper-menu-skip-actions = { $count ->
    [one] Skip 1 action
   *[other] Skip { $count } actions
}
keyper-menu-end = Done
keyper-menu-end-leaving = { $count ->
    [one] Done: give up 1 action
   *[other] Done: give up { $count } actions
}

keyper-order-ask = Ask me each time
keyper-order-always = Always join
keyper-order-never = Never join
keyper-order-only = Join only on some fields

## What is told

keyper-told-keyper = { $who } plays the keyper and claims { $board }.
    .you = You play your keyper and claim { $board }.
keyper-told-keyp-gain = { $who } uses the { $colour } keyple on the keyp tile: { $goods }.
    .you = You use the { $colour } keyple on your keyp tile: { $goods }.
keyper-told-sent =
    { $working ->
        [one] { $who } sends { $keyple } to { FORM($place, "the") }.
       *[other] { $who } sends { $keyple } to { FORM($place, "the") } and lays down the keyple there, too.
    }
    .you =
        { $working ->
            [one] You send { $keyple } to { FORM($place, "the") }.
           *[other] You send { $keyple } to { FORM($place, "the") } and lay down the keyple there, too.
        }
keyper-told-boat = { $boat } ({ $goods }) comes to this river.
keyper-told-joined = { $who } joins with { $keyple } at { FORM($place, "the") }.
    .you = You join with { $keyple } at { FORM($place, "the") }.
keyper-told-declined = { $who } stays out.
    .you = You stay out.
keyper-told-order-joined = Your standing order joined for you.
keyper-told-order-declined = Your standing order stayed out for you.
keyper-told-order-ask = I’ll ask you each time you can join.
keyper-told-order-always = You’ll join each time you can.
keyper-told-order-never = You’ll stay out until the season ends.
keyper-told-order-only = You’ll join only on { $fields }.
keyper-told-laid =
    { $count ->
        [one] { $who } lays down a keyple at { FORM($place, "the") }.
       *[other] { $who } lays down both keyples at { FORM($place, "the") }.
    }
    .you =
        { $count ->
            [one] You lay down a keyple at { FORM($place, "the") }.
           *[other] You lay down both keyples at { FORM($place, "the") }.
        }
keyper-told-passed = { $who } passes.
    .you = You pass.
keyper-told-nothing-to-lay = { $who } has nothing to lay down.
    .you = You have nothing to lay down.
keyper-told-gained = { $who } gets { $goods }.
    .you = You get { $goods }.
keyper-told-took-tile = { $who } takes the { $tile } tile.
    .you = You take the { $tile } tile.
keyper-told-drawn = New tiles: { $tiles }.
keyper-told-exchanged = { $who } turns { $paid } into { $goods }.
    .you = You turn { $paid } into { $goods }.
keyper-told-exchanged-first = { $who } trades { $paid } for { $goods } now and 1 more later.
    .you = You trade { $paid } for { $goods } now and 1 more later.
keyper-told-took-next = { $who } also gets { $goods } for it.
    .you = You also get { $goods } for it.
keyper-told-none-left = { $who } gets nothing more: the supply is empty.
    .you = You get nothing more: the supply is empty.
keyper-told-received = { $who } gets { $goods } from the boat.
    .you = You get { $goods } from the boat.
keyper-told-sold =
    { $points ->
        [one] { $who } sells { $goods } for 1 shipping point.
       *[other] { $who } sells { $goods } for { $points } shipping points.
    }
    .you =
        { $points ->
            [one] You sell { $goods } for 1 shipping point.
           *[other] You sell { $goods } for { $points } shipping points.
        }
keyper-told-seafarer =
    { $points ->
        [one] { $who } gets 1 shipping point from the Seafarer.
       *[other] { $who } gets { $points } shipping points from the Seafarer.
    }
    .you =
        { $points ->
            [one] You get 1 shipping point from the Seafarer.
           *[other] You get { $points } shipping points from the Seafarer.
        }
keyper-told-built = { $who } builds the { $tile } on { $plot } for { $goods }.
    .you = You build the { $tile } on { $plot } for { $goods }.
keyper-told-built-over =
    { $who } builds the { $tile } over the { $below } on { $plot } for { $goods }. The { $below } no longer counts ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
    .you =
        You build the { $tile } over the { $below } on { $plot } for { $goods }. The { $below } no longer counts ({ $points ->
            [one] { $points } point
           *[other] { $points } points
        }).
keyper-told-upgraded = { $who } upgrades the { $tile } for { $goods }.
    .you = You upgrade the { $tile } for { $goods }.
keyper-told-closing = { $who } played the last piece. Everyone else may lay keyples down once more, then the season ends.
    .you = You played the last piece. Everyone else may lay keyples down once more, then the season ends.
keyper-told-closing-joined = { $joiner } joined { $who } with the last piece. Everyone but { $who } may lay keyples down once more.
    .you = { $joiner } joined you with the last piece. Everyone but you may lay keyples down once more.
    .yours = You joined { $who } with the last piece. Everyone but { $who } may lay keyples down once more.
keyper-told-season-ends = End of { $season }: nobody has keyples left to play.
keyper-told-fairs = The { $season } fairs are held.
keyper-told-no-fairs = Nobody holds a fair this { $season }.
keyper-told-held-showing =
    { $points ->
        [one] { $who } holds { FORM($fair, "the") } for 1 point and shows { $goods }.
       *[other] { $who } holds { FORM($fair, "the") } for { $points } points and shows { $goods }.
    }
    .you =
        { $points ->
            [one] You hold { FORM($fair, "the") } for 1 point and show { $goods }.
           *[other] You hold { FORM($fair, "the") } for { $points } points and show { $goods }.
        }
# In logs of games from before fairs were told with what was shown.
keyper-told-held =
    { $points ->
        [one] { $who } holds a fair for 1 point: { $fair }.
       *[other] { $who } holds a fair for { $points } points: { $fair }.
    }
    .you =
        { $points ->
            [one] You hold a fair for 1 point: { $fair }.
           *[other] You hold a fair for { $points } points: { $fair }.
        }
keyper-told-lost = { $who } loses { $goods }: no room.
    .you = You lose { $goods }: no room.
keyper-told-took-back =
    { $count ->
        [one] { $who } takes { $board } home and now has 1 keyple.
       *[other] { $who } takes { $board } home and now has { $count } keyples.
    }
    .you =
        { $count ->
            [one] You take { $board } home and now have 1 keyple.
           *[other] You take { $board } home and now have { $count } keyples.
        }
keyper-told-season = It’s { $season } now. Tiles: { $tiles }. Boats: { $boats }.
keyper-told-folded = { $who } folds { $board }. It now shows { $display }.
    .you = You fold { $board }. It now shows { $display }.
keyper-told-rests = { $who } sends { $keyple } to rest on the keyp tile, where it brings a good or animal once the keyper is played.
    .you = You send { $keyple } to rest on your keyp tile, where it brings a good or animal once you play your keyper.
keyper-told-over = The game is over.

## Score sheet

keyper-score-shipping = Shipping
keyper-score-tile = { $tile }, { $plot }
keyper-score-upgraded = { $tile } (upgraded), { $plot }
keyper-score-fair = { $fair }

## Names of the pictures

keyper-picture-table = The table
keyper-picture-board = Country board { $number }
keyper-picture-tiles = Country tiles on show
keyper-picture-fold = Ways to fold the board
keyper-picture-score = Score sheet
keyper-picture-score-of = { $who }’s score
keyper-picture-result = All farms
keyper-picture-screen-of = { $who }’s screen
keyper-picture-home-of = { $who }’s farm and village
keyper-picture-hand-of = Tiles { $who } holds

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keyper-synonyms =
    worker, workers, meeple, pawn, person, people: keyple
    keyper, big meeple, boss, leader, claim: keyper
    auction, bid, bidding: claim
    score, scoring, points, victory points, vp: point, score
    tie, ties, tied, tiebreak, tie breaker, draw: tie, shared
    end game, game over, game end, finish, last round: end of the game, winter
    end season, season over, season end: end of the season
    win, winner, winning, won, goal, aim, objective: most points win
    boat, ship, ferry, shipping, sell: boat, river
    join, share, together, invite, invitation: join
    lay down, lie, lying, activate: lay, lying
    house animal, stable, animals, livestock, starve: animal, room
    build, building, construct: build
    cost, price, pay: cost, pay
    resource, resources, material, goods: resource
    fair, fairs, market: fair
    fold, folding, board side, flip board: fold
    white, joker, wild: white
    trade, exchange, convert, swap: trade, exchange
    start player, first player, turn order: start player

# Why something cannot be chosen now.

keyper-area-farm = farm
keyper-area-village = village
keyper-why-plots-farm = empty farm plots
keyper-why-plots-village = empty village plots
keyper-why-claimed = { $board }: { $who }’s keyper is there.
keyper-why-colour = Only { $colour } or white keyples can join here: { $places }.
keyper-why-white = Only white keyples can join here: { $places }.
keyper-why-full = Full, with 2 keyples already: { $places }.
keyper-why-river = No boats left for { $places }.
keyper-why-no-tile = You hold no tile for { $plots }, and a keyple sent there has to build.
keyper-why-build = { $tile } costs { $need }; you’re missing { $lack }.
keyper-why-build-less = { $tile } costs { $need }, minus 1 of your choice; you’re missing { $lack }.
keyper-why-build-either = { $tile } costs { $need }, minus 1 of your choice; you’re missing { $one } or { $other }.
keyper-why-build-some = { $tile } costs { $need }, minus 1 of your choice; you’re missing any { $count } of these: { $lack }.
keyper-why-price = { $tile }: the full price is { $need }; you’re missing { $lack }.
keyper-why-no-plot = { $tile }: you have no plot left for it.
keyper-why-not-here = You can’t build { $tile } here: it’s a { $area } tile.
keyper-why-upgrade = { $tile }: the upgrade costs { $need }; you’re missing { $lack }.
keyper-why-upgraded = Already upgraded: { $tiles }.
keyper-why-give = You have none to give: { $good }.
keyper-why-supply = None left to take: { $good }.
keyper-why-receive-sold = You’ve sold some here, so you can’t receive any: { $good }.
keyper-why-sell-received = You’ve received some here, so you can’t sell any: { $good }.
keyper-why-sell = You have none to sell: { $good }.
keyper-why-overbuilt = Already built over once: { $plots }.
keyper-why-plot-price = You can’t pay for the { $tile } there: { $plots }.
keyper-why-lay-own = You can lay down keyples on other boards only when none stand on your own plots or the board you claimed.
keyper-why-fair = { $fair } asks for { $need }; you’re missing { $lack }.

## Parts of a game, in the chart of a review

keyper-chapter =
    { $number ->
        [0] Spring
        [1] Summer
        [2] Autumn
       *[other] Winter
    }
keyper-chapters = Seasons
keyper-chapter-over =
    { $number ->
        [0] Spring is over
        [1] Summer is over
        [2] Autumn is over
       *[other] Winter is over
    }
