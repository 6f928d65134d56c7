### Keyflower and The Merchants: names, questions, menus and what is told.

keyflower-name = Keyflower

## Set-up

keyflower-option-merchants = The Merchants
keyflower-option-merchants-off = off
keyflower-option-merchants-off-help = You play only the base game.
keyflower-option-merchants-mix = mixed in
keyflower-option-merchants-mix-help = You also get contracts, extensions and cabins. New tiles and boats come at random.
keyflower-option-merchants-all = all of it
keyflower-option-merchants-all-help = You also get contracts, extensions and cabins. All new tiles and boats are in.
keyflower-option-screens = Screens
keyflower-option-screens-hidden = hidden
keyflower-option-screens-hidden-help = Others see how many pieces you have, not which.
keyflower-option-screens-memory-aid = memory aid
keyflower-option-screens-memory-aid-help = Others also see a list of what everyone saw you take.
keyflower-option-screens-open = open (variant B)
keyflower-option-screens-open-help = What you gain openly stays in front of your screen, for all to see.
keyflower-option-green-start = Extra green worker
keyflower-option-green-start-help = New players start with 1 extra green worker.
keyflower-option-ties = Ties
keyflower-option-ties-rules = by the rules
keyflower-option-ties-rules-help = With The Merchants, the first to take a winter boat wins. Without it, you share the win.
keyflower-option-ties-shared = shared
keyflower-option-ties-shared-help = If you tie, you share the win.
keyflower-option-ties-boat = winter boat
keyflower-option-ties-boat-help = If you tie, the first to take a winter boat wins.

## Workers, skills and resources

keyflower-item-blue = blue worker
keyflower-count-blue = { $count } blue
keyflower-item-red = red worker
keyflower-count-red = { $count } red
keyflower-item-yellow = yellow worker
keyflower-count-yellow = { $count } yellow
keyflower-item-green = green worker
keyflower-count-green = { $count } green
keyflower-item-saw = saw
keyflower-count-saw =
    { $count ->
        [one] { $count } saw
       *[other] { $count } saws
    }
keyflower-item-pickaxe = pickaxe
keyflower-count-pickaxe =
    { $count ->
        [one] { $count } pickaxe
       *[other] { $count } pickaxes
    }
keyflower-item-anvil = anvil
keyflower-count-anvil =
    { $count ->
        [one] { $count } anvil
       *[other] { $count } anvils
    }
keyflower-item-wood = wood
keyflower-count-wood = { $count } wood
keyflower-item-stone = stone
keyflower-count-stone = { $count } stone
keyflower-item-iron = iron
keyflower-count-iron = { $count } iron
keyflower-item-gold = gold
keyflower-count-gold = { $count } gold
keyflower-item-any = any
keyflower-count-cabin =
    { $count ->
        [one] { $count } cabin
       *[other] { $count } cabins
    }
keyflower-count-contract =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }

## Tiles and boats

keyflower-tile-alehouse = Alehouse
keyflower-tile-alehouse-help = Draw a worker from the bag. Upgraded (wood + stone + iron): 2 workers.
keyflower-tile-apprentice-hall = Apprentice hall
keyflower-tile-apprentice-hall-help = Draw a skill. Upgraded (wood + stone): 2 skills; 3 points.
keyflower-tile-gold-mine = Gold mine
keyflower-tile-gold-mine-help = 1 gold. Upgraded (stone + iron): 2 gold; 3 points.
keyflower-tile-key-mine = Key mine
keyflower-tile-key-mine-help = 1 iron. Upgraded (anvil): 3 iron; 3 points.
keyflower-tile-keystone-quarry = Keystone quarry
keyflower-tile-keystone-quarry-help = 1 stone. Upgraded (pickaxe): 3 stone; 3 points.
keyflower-tile-keywood = Keywood
keyflower-tile-keywood-help = 1 wood. Upgraded (saw): 3 wood; 3 points.
keyflower-tile-miner = Miner
keyflower-tile-miner-help = 2 iron. Upgraded (anvil): iron and gold; 3 points.
keyflower-tile-peddler = Peddler
keyflower-tile-peddler-help = Pay a yellow worker for a green one. Upgraded (gold): for 2 green.
keyflower-tile-quarryman = Quarryman
keyflower-tile-quarryman-help = 2 stone. Upgraded (pickaxe): stone and gold; 3 points.
keyflower-tile-stable = Stable
keyflower-tile-stable-help = 2 steps, 1 upgrade. Upgraded (wood + iron): 4 steps, 2 upgrades; 5 points.
keyflower-tile-woodcutter = Woodcutter
keyflower-tile-woodcutter-help = 2 wood. Upgraded (saw): wood and gold; 3 points.
keyflower-tile-workshop = Workshop
keyflower-tile-workshop-help = Wood, stone or iron. Upgraded (any 2 resources): one of each; 3 points.
keyflower-tile-brewer = Brewer
keyflower-tile-brewer-help = Pay any skill for 2 workers from the bag. Upgraded (stone + iron): for 3; 3 points.
keyflower-tile-carpenter = Carpenter
keyflower-tile-carpenter-help = Pay a saw for 3 wood. Upgraded (3 wood): for 3 gold; 7 points.
keyflower-tile-farrier = Farrier
keyflower-tile-farrier-help = 3 steps, 1 upgrade. Upgraded (any 2 resources): 5 steps, 2 upgrades; 5 points.
keyflower-tile-hiring-fair = Hiring fair
keyflower-tile-hiring-fair-help = Pay any skill for 2 skills. Upgraded (wood + iron): for 3; 5 points.
keyflower-tile-mason = Mason
keyflower-tile-mason-help = Pay a pickaxe for 3 stone. Upgraded (3 stone): for 3 gold; 7 points.
keyflower-tile-smelter = Smelter
keyflower-tile-smelter-help = Pay an anvil for 3 iron. Upgraded (3 iron): for 3 gold; 7 points.
keyflower-tile-store = Store
keyflower-tile-store-help = Pay a blue worker for a green one. Upgraded (gold): for 2 green; 3 points.
keyflower-tile-tavern = Tavern
keyflower-tile-tavern-help = Pay any worker for 2 from the bag. Upgraded (wood + stone + iron): for 3.
keyflower-tile-barn = Barn
keyflower-tile-barn-help = 1 point for each resource on it at the end. Upgraded (any skill): 2 each.
keyflower-tile-blacksmith = Blacksmith
keyflower-tile-blacksmith-help = 2 points for each iron on it at the end. Upgraded (anvil): 3 each.
keyflower-tile-fair = Fair
keyflower-tile-fair-help = Pay a red worker for a green one. Upgraded (gold): for 2 green; 5 points.
keyflower-tile-forge = Forge
keyflower-tile-forge-help = 3 points. Upgraded (3 iron): 10 points.
keyflower-tile-goldsmith = Goldsmith
keyflower-tile-goldsmith-help = No points. Upgraded (2 gold): 7 points.
keyflower-tile-inn = Inn
keyflower-tile-inn-help = Draw a worker from the bag. Upgraded (any resource + any skill): 3 workers.
keyflower-tile-sawmill = Sawmill
keyflower-tile-sawmill-help = 3 points. Upgraded (3 wood): 10 points.
keyflower-tile-sculptor = Sculptor
keyflower-tile-sculptor-help = 3 points. Upgraded (3 stone): 10 points.
keyflower-tile-stone-yard = Stone yard
keyflower-tile-stone-yard-help = 2 points for each stone on it at the end. Upgraded (pickaxe): 3 each.
keyflower-tile-timber-yard = Timber yard
keyflower-tile-timber-yard-help = 2 points for each wood on it at the end. Upgraded (saw): 3 each.
keyflower-tile-wainwright = Wainwright
keyflower-tile-wainwright-help = 4 steps, 2 upgrades. Upgraded (any 2 resources): 6 steps, 2 upgrades; 5 points.
keyflower-tile-well = Well
keyflower-tile-well-help = 3 points. Upgraded (any 3 resources): 7 points.
keyflower-tile-assayer = Assayer
keyflower-tile-assayer-help = A contract, a stone or an iron. Upgraded (pickaxe): all three; 3 points.
keyflower-tile-bookkeeper = Bookkeeper
keyflower-tile-bookkeeper-help = A contract or a skill. Upgraded (iron + any resource): both; 3 points.
keyflower-tile-merchant = Merchant
keyflower-tile-merchant-help = A contract. Upgraded (stone + any resource): 2 contracts; 3 points.
keyflower-tile-apothecary = Apothecary
keyflower-tile-apothecary-help = 3 points for every 5 workers.
keyflower-tile-craftsmans-guild = Craftsman's guild
keyflower-tile-craftsmans-guild-help = 3 points for each set of a blue, a red and a yellow worker.
keyflower-tile-jeweller = Jeweller
keyflower-tile-jeweller-help = 2 points for each gold, instead of 1.
keyflower-tile-key-guild = Key guild
keyflower-tile-key-guild-help = 10 points for every 5 skills.
keyflower-tile-keythedral = Keythedral
keyflower-tile-keythedral-help = 12 points.
keyflower-tile-key-market = Key market
keyflower-tile-key-market-help = 2 points for each green worker.
keyflower-tile-mercers-guild = Mercer's guild
keyflower-tile-mercers-guild-help = 5 points for each set of wood, stone and iron; gold counts as any of them.
keyflower-tile-scholar = Scholar
keyflower-tile-scholar-help = 3 points for each skill of one kind.
keyflower-tile-scribes = Scribes
keyflower-tile-scribes-help = 10 points for each set of saw, pickaxe and anvil.
keyflower-tile-village-hall = Village hall
keyflower-tile-village-hall-help = 1 point for each worker of one colour.
keyflower-tile-watermill = Watermill
keyflower-tile-watermill-help = 1 point for each resource of one kind.
keyflower-tile-windmill = Windmill
keyflower-tile-windmill-help = 5 points for every 5 resources.
keyflower-tile-artisan = Artisan
keyflower-tile-artisan-help = 2 points for each upgraded tile in your village.
keyflower-tile-builder = Builder
keyflower-tile-builder-help = 3 points for each extension in your village.
keyflower-tile-muleteer = Muleteer
keyflower-tile-muleteer-help = 3 points for each contract you hold but don’t fulfil.
keyflower-tile-home-1 = Home 1
keyflower-tile-home-1-help = 1 step, 1 upgrade. Upgraded (wood + stone): 2 steps, 1 upgrade; 5 points.
keyflower-tile-home-2 = Home 2
keyflower-tile-home-2-help = 1 step, 1 upgrade. Upgraded (stone + iron): 2 steps, 1 upgrade; 5 points.
keyflower-tile-home-3 = Home 3
keyflower-tile-home-3-help = 1 step, 1 upgrade. Upgraded (wood + iron): 2 steps, 1 upgrade; 5 points.
keyflower-tile-home-4 = Home 4
keyflower-tile-home-4-help = 1 step, 1 upgrade. Upgraded (wood + stone): 2 steps, 1 upgrade; 5 points.
keyflower-tile-home-5 = Home 5
keyflower-tile-home-5-help = 1 step, 1 upgrade. Upgraded (stone + iron): 2 steps, 1 upgrade; 5 points.
keyflower-tile-home-6 = Home 6
keyflower-tile-home-6-help = 1 step, 1 upgrade. Upgraded (wood + iron): 2 steps, 1 upgrade; 5 points.
keyflower-side = { $tile } (side { $side })
keyflower-tile-summer-boat-1 = Summer boat 1
keyflower-tile-summer-boat-1-help = Side a: { keyflower-power-1a } Side b: { keyflower-power-1b }
keyflower-power-1a = You draw 2 workers from the bag at the end of summer, autumn and winter.
keyflower-power-1b = You get a green worker at the end of summer, autumn and winter.
keyflower-tile-summer-boat-2 = Summer boat 2
keyflower-tile-summer-boat-2-help = Side a: { keyflower-power-2a } Side b: { keyflower-power-2b }
keyflower-power-2a = You may carry across fields, and place tiles without matching sides.
keyflower-power-2b = Your steps and upgrades are doubled, also when you score Keyflower and Ianvincible II.
keyflower-tile-summer-boat-3 = Summer boat 3
keyflower-tile-summer-boat-3-help = Side a: { keyflower-power-3a } Side b: { keyflower-power-3b }
keyflower-power-3a = When you pay for an upgrade, any resource counts as any other.
keyflower-power-3b = In final scoring, any resource of yours counts as any other.
keyflower-tile-summer-boat-4 = Summer boat 4
keyflower-tile-summer-boat-4-help = Side a: { keyflower-power-4a } Side b: { keyflower-power-4b }
keyflower-power-4a = If someone has bid blue, red or yellow, you may outbid them with workers of another colour.
keyflower-power-4b = You may use a tile that already has workers or bids with workers of any colours, even mixed.
keyflower-tile-order-1 = Turn order 1
keyflower-tile-order-1-help = Win it to choose a boat first at the season’s end; with 2 players you also get the start player keyple. Won in winter, it joins your village: 1 point for each tile next to it.
keyflower-tile-order-2 = Turn order 2
keyflower-tile-order-2-help = Win it to choose a boat second at the season’s end; with 3 players you also get the start player keyple. Won in winter, it joins your village: 1 point for each tile next to it.
keyflower-tile-order-3 = Turn order 3
keyflower-tile-order-3-help = Win it to choose a boat third at the season’s end; with 4 players you also get the start player keyple. Won in winter, it joins your village: 1 point for each tile next to it.
keyflower-tile-order-4 = Turn order 4
keyflower-tile-order-4-help = Win it to choose a boat fourth at the season’s end and to get the start player keyple. Won in winter, it joins your village: 1 point for each tile next to it.
keyflower-tile-keyflower = Keyflower
keyflower-tile-keyflower-help = In winter: 1 point for each step on your village’s transport tiles.
keyflower-tile-sea-bastion = Sea Bastion
keyflower-tile-sea-bastion-help = In winter: 1 point for each tile on one closed road from your home and back.
keyflower-tile-sea-breese = Sea Breese
keyflower-tile-sea-breese-help = In winter: 2, 4, 8, 16 or 32 points for 1 to 5 boats joined to your home by river.
keyflower-tile-flipper = Flipper
keyflower-tile-flipper-help = In winter: 2 points and a free upgrade.
keyflower-tile-ianvincible = Ianvincible
keyflower-tile-ianvincible-help = In winter: 5 points.
keyflower-tile-white-wind = White Wind
keyflower-tile-white-wind-help = In winter: 1 point for each worker kept for it.
keyflower-tile-keyflower-ii = Keyflower II
keyflower-tile-keyflower-ii-help = Brings gold. In winter: 3 gold for your home.
keyflower-tile-sea-bastion-ii = Sea Bastion II
keyflower-tile-sea-bastion-ii-help = Brings a cabin. If you take it after autumn, you put another boat in its place.
keyflower-tile-sea-breese-ii = Sea Breese II
keyflower-tile-sea-breese-ii-help = Brings a contract. In winter: 2 points for each winter village tile.
keyflower-tile-flipper-ii = Flipper II
keyflower-tile-flipper-ii-help = Brings a green worker. In winter: a free extension.
keyflower-tile-ianvincible-ii = Ianvincible II
keyflower-tile-ianvincible-ii-help = Brings a cabin. In winter: 2 points for each upgrade symbol and each cabin.
keyflower-tile-white-wind-ii = White Wind II
keyflower-tile-white-wind-ii-help = Brings a contract. In winter: fulfilled contracts are worth 10 points.

## Contracts

keyflower-contract-01 = Contract 01 (4 blue)
keyflower-contract-02 = Contract 02 (4 red)
keyflower-contract-03 = Contract 03 (4 yellow)
keyflower-contract-04 = Contract 04 (2 green)
keyflower-contract-05 = Contract 05 (2 blue + any 4 workers)
keyflower-contract-06 = Contract 06 (2 red + any 4 workers)
keyflower-contract-07 = Contract 07 (2 yellow + any 4 workers)
keyflower-contract-08 = Contract 08 (1 green + any 4 workers)
keyflower-contract-09 = Contract 09 (2 blue + 2 red + any worker)
keyflower-contract-10 = Contract 10 (2 red + 2 yellow + any worker)
keyflower-contract-11 = Contract 11 (2 yellow + 2 blue + any worker)
keyflower-contract-12 = Contract 12 (1 blue + 1 red + 1 yellow + 1 green)
keyflower-contract-13 = Contract 13 (the start player keyple)
keyflower-contract-14 = Contract 14 (saw + 1 wood)
keyflower-contract-15 = Contract 15 (pickaxe + 1 stone)
keyflower-contract-16 = Contract 16 (anvil + 1 iron)
keyflower-contract-17 = Contract 17 (saw + any 2 resources)
keyflower-contract-18 = Contract 18 (pickaxe + any 2 resources)
keyflower-contract-19 = Contract 19 (anvil + any 2 resources)
keyflower-contract-20 = Contract 20 (saw + any skill)
keyflower-contract-21 = Contract 21 (pickaxe + any skill)
keyflower-contract-22 = Contract 22 (anvil + any skill)
keyflower-contract-23 = Contract 23 (saw + pickaxe + anvil)
keyflower-contract-24 = Contract 24 (3 wood)
keyflower-contract-25 = Contract 25 (3 stone)
keyflower-contract-26 = Contract 26 (3 iron)
keyflower-contract-27 = Contract 27 (2 gold)
keyflower-contract-28 = Contract 28 (2 wood + 2 stone)
keyflower-contract-29 = Contract 29 (2 wood + 2 iron)
keyflower-contract-30 = Contract 30 (2 stone + 2 iron)
keyflower-contract-31 = Contract 31 (2 wood + any 2 resources)
keyflower-contract-32 = Contract 32 (2 stone + any 2 resources)
keyflower-contract-33 = Contract 33 (2 iron + any 2 resources)
keyflower-contract-34 = Contract 34 (1 gold + any 2 resources)
keyflower-contract-35 = Contract 35 (1 wood + 1 stone + 1 iron)
keyflower-contract-36 = Contract 36 (any skill + 1 gold)
keyflower-contract-asks = { $contract } ({ $pieces })

## Extensions

keyflower-extension-blue-1 = Blue extension 1 (costs 1 blue worker)
keyflower-extension-blue-2 = Blue extension 2 (costs any worker)
keyflower-extension-blue-3 = Blue extension 3 (costs 1 iron)
keyflower-extension-blue-4 = Blue extension 4 (costs 1 iron + any resource)
keyflower-extension-blue-5 = Blue extension 5 (costs an anvil)
keyflower-extension-red-1 = Red extension 1 (costs 1 red worker)
keyflower-extension-red-2 = Red extension 2 (costs any worker)
keyflower-extension-red-3 = Red extension 3 (costs 1 wood)
keyflower-extension-red-4 = Red extension 4 (costs 1 wood + any resource)
keyflower-extension-red-5 = Red extension 5 (costs a saw)
keyflower-extension-yellow-1 = Yellow extension 1 (costs 1 yellow worker)
keyflower-extension-yellow-2 = Yellow extension 2 (costs any worker)
keyflower-extension-yellow-3 = Yellow extension 3 (costs 1 stone)
keyflower-extension-yellow-4 = Yellow extension 4 (costs 1 stone + any resource)
keyflower-extension-yellow-5 = Yellow extension 5 (costs a pickaxe)
keyflower-extension-green-1 = Green extension 1 (costs 1 green worker)
keyflower-extension-green-2 = Green extension 2 (costs 1 gold)
keyflower-extension-green-3 = Green extension 3 (costs 1 gold + any resource)
keyflower-extension-costs = { $extension } (costs { $price })

## Menus

keyflower-bid = Bid
keyflower-use-own = Use one of my tiles
keyflower-use-middle = Use a tile in the middle
keyflower-use-village = Use one of { $who }’s tiles
keyflower-pass = Pass
keyflower-end = Confirm
keyflower-led = { $tile } ({ $who }: { $workers })
keyflower-tile-does = { $tile } – { $help }
keyflower-tile-of = { $who }’s { $tile }
keyflower-tile-listed = { $region } **{ $mark }** { $tile }
keyflower-why-no-workers = You have no workers left to send.
keyflower-why-bid = { $tile }: you need { $need } to bid { $have ->
    [0] and have none
   *[other] but only have { $have }
}.
keyflower-why-bid-raise = { $tile }: you need another { $need } to lead { $have ->
    [0] and have none
   *[other] but only have { $have }
}.
keyflower-why-bid-led = { $tile }: you lead. To raise your bid you need { $need } and have none.
keyflower-why-bid-any = { $tile }: you need { $need } of one colour to bid but have at most { $have }.
keyflower-why-use = { $tile }: you need { $need } to use it { $have ->
    [0] and have none
   *[other] but only have { $have }
}.
keyflower-why-use-any = { $tile }: you need { $need } workers of one colour to use it but have fewer of each.
keyflower-why-use-full = { $tile } is full: it already has { $most } workers, the most for one season.
keyflower-why-use-closed = { $tile }: the next use takes at least { $need } workers, but there’s room for only { $room } more. { $most } is the most for one season.
keyflower-why-use-nothing = Using { $tile } would bring you nothing now.
keyflower-why-use-upgrade = { $tile }: there’s nothing you can upgrade yet. Upgrading { $upgraded } costs { $price } on that tile; you’re missing { $missing }.
keyflower-why-use-group = { $tile }: you can send { $need } to { $room } workers now. A group moves as a whole, and yours is too big.
keyflower-why-use-mixed = { $tile }: you need { $need } workers in any mix of colours to use it { $have ->
    [0] and have none
   *[other] but only have { $have }
}.
keyflower-why-use-price = { $tile }: on top of the workers you send, it costs 1 { $price }, and you have none.
keyflower-why-use-pay = { $tile }: you could only add an extension now. It costs 1 worker on top of those you send, and you have none.
keyflower-caution-season = Everyone else has passed: this ends the season. You can’t undo it after that.
keyflower-caution-upgrade = { $count ->
        [one] You could still upgrade a tile.
       *[other] You could still upgrade { $count } times.
    }
keyflower-caution-use-own = { $brings } Your workers come back when the season ends.
keyflower-caution-use-middle = { $brings } The tile’s winner gets your workers.
keyflower-caution-use-there = { $brings } Your workers stay there and go to { $owner } when the season ends.
keyflower-caution-growth = Everyone else is ready. As soon as you confirm, the game continues.
keyflower-caution-winter = Everyone else is ready: the winter tiles are revealed at once.
keyflower-final-chapter = This ends the season. You can’t undo it after that.
keyflower-lying = { $workers } (lying down)
keyflower-added = +{ $workers }
keyflower-group = { $workers } (outbid at { $tile })
keyflower-group-from = { $workers } (outbid at { $tile })
keyflower-group-note = Outbid there. A group moves as a whole.
keyflower-carry = Carry { $resource }
keyflower-carry-from = from { $tile }
keyflower-carry-to = to { $tile }
keyflower-carry-far = { $count ->
        [1] to { $tile }
       *[other] { $count } to { $tile }
    } ({ $steps } steps)
keyflower-carry-enables = Then you can upgrade it. { $help }
keyflower-upgrade = Upgrade
keyflower-upgrade-carrying = { $tile }: carry { $pieces }
keyflower-upgrade-from = From { $tiles }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }. { $help }
keyflower-extend = Add an extension
keyflower-draw = Draw
keyflower-draw-workers = { $count ->
    [one] Draw 1 worker
   *[other] Draw { $count } workers
}
keyflower-draw-skills = { $count ->
    [one] Draw 1 skill
   *[other] Draw { $count } skills
}
keyflower-take = Take
keyflower-take-skill = a skill from the pile
keyflower-hidden-contract = a face-down contract
keyflower-cash = Cash in a contract
keyflower-cash-note = It goes to { $tile }.
keyflower-pay = Pay { $pieces }
keyflower-pay-front = Pay { $pieces }, from in front of your screen
keyflower-pay-behind = Pay { $pieces }, from behind your screen
keyflower-source-one =
    { $front ->
        [0] from behind your screen
       *[other] from in front of your screen
    }
keyflower-source =
    { $front ->
        [0] all from behind your screen
       *[other]
            { $behind ->
                [0] all from in front of your screen
               *[other] { $front } from in front, { $behind } from behind your screen
            }
    }
keyflower-pay-instead = { $paid } instead of { $owed }
keyflower-pay-group = Pay { $group }
keyflower-boat-with = { $boat }: { $items }
keyflower-place = Place
keyflower-cell-above = above { $tile }
keyflower-cell-upper-right = upper right of { $tile }
keyflower-cell-lower-right = lower right of { $tile }
keyflower-cell-below = below { $tile }
keyflower-cell-lower-left = lower left of { $tile }
keyflower-cell-upper-left = upper left of { $tile }
keyflower-rotation =
    { $turns ->
        [0] not turned
        [one] { $turns } side ↻
       *[other] { $turns } sides ↻
    }
keyflower-rotation-roads = Roads { $roads }; no water.
keyflower-rotation-rivers = Water { $rivers }; no roads.
keyflower-rotation-both = Roads { $roads }; water { $rivers }.

# Of turns written earlier, which are kept.
keyflower-other-workers = Other workers
keyflower-place-other = Another tile first

## Questions

keyflower-ask-turn = Bid, use a tile or pass.
keyflower-ask-only-pass = You can’t bid or use a tile now. Pass?
keyflower-ask-cash-or-pass = You can’t bid or use a tile now. Cash in a contract, or pass?
keyflower-ask-bid = Which workers do you bid for { $tile }? Nobody has bid yet.
keyflower-ask-bid-used = Which workers do you bid for { $tile }? Nobody has bid yet, but { $workers } stand on it: match their colour.
keyflower-ask-bid-used-one = Which workers do you bid for { $tile }? Nobody has bid yet, but { $workers } stands on it: match its colour.
keyflower-ask-bid-beat = Which workers do you bid for { $tile }? { $who } leads with { $workers }.
keyflower-ask-bid-own = Which workers join your bid for { $tile }? You lead with { $workers }.
keyflower-ask-use = Which workers go to { $tile }? { $need ->
        [one] {""}
       *[other] Send at least { $need }.{" "}
    }{ $brings }
keyflower-ask-bid-more = Your bid for { $tile }: { $workers }. Is that all?
keyflower-ask-bid-raised = You raise your bid for { $tile } by { $workers }, to { $total }. Is that all?
keyflower-ask-use-more = You use { $tile } with { $workers }. { $need ->
        [0] {""}
        [one] Send 1 more.{" "}
       *[other] Send { $need } more.{" "}
    }{ $brings }
keyflower-brings = You get { $items }.
keyflower-brings-goods = You get { $items } on { $tile }.
keyflower-brings-both = You get { $goods } on { $tile }, plus { $items }.
keyflower-brings-one = You get { $items }.
keyflower-brings-one-good = You get { $items }. Resources go to { $tile }.
keyflower-brings-exchange = You pay 1 { $price } and get { $items }.
keyflower-brings-exchange-goods = You pay 1 { $price } and get { $items } on { $tile }.
keyflower-brings-transport = You get { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } and { $upgrades ->
        [one] 1 upgrade
       *[other] { $upgrades } upgrades
    }.
keyflower-any-worker = worker of any colour
keyflower-any-skill = skill of any kind
keyflower-any-resource = resource of any kind
keyflower-from-bag =
    { $count ->
        [one] 1 worker from the bag
       *[other] { $count } workers from the bag
    }
keyflower-from-pile =
    { $count ->
        [one] 1 skill from the pile
       *[other] { $count } skills from the pile
    }
keyflower-ask-source = You send { $workers }: { $front } are in front of your screen, { $behind } behind it. Which do you send?
keyflower-ask-source-one = You send { $workers }: { $front } in front of your screen, { $behind } behind it. Which one do you send?
keyflower-ask-price = How do you pay to upgrade { $tile }?
keyflower-ask-price-extension = How do you pay for { $extension } on { $tile }?
keyflower-ask-extension = Which extension does { $tile } get?
keyflower-ask-contract =
    { $count ->
        [one] Which contract do you take?
       *[other] Which contract do you take first?
    }
keyflower-ask-transport = Carry and upgrade: { $steps ->
        [0] no steps
        [one] 1 step
       *[other] { $steps } steps
    } and { $upgrades ->
        [0] no upgrades
        [one] 1 upgrade
       *[other] { $upgrades } upgrades
    } left.
keyflower-ask-done = { $tile } is done. End your turn?
keyflower-ask-passed = Pass?
keyflower-ask-winter =
    { $count ->
        [0] Which winter tiles do you put up for auction? Choose at least 1.
        [one] 1 winter tile chosen. Add another, or confirm.
       *[other] { $count } winter tiles chosen. Add another, or confirm.
    }
keyflower-ask-boat = Which boat do you take?
keyflower-ask-boat-taken = Take { $boat }?
keyflower-ask-replace = Which boat replaces Sea Bastion II?
keyflower-ask-place =
    { $count ->
        [0] All tiles are placed. Confirm?
        [one] Which tile do you place? 1 left.
       *[other] Which tile do you place? { $count } left.
    }
keyflower-ask-stuck =
    { $count ->
        [one] 1 tile fits nowhere and leaves the game. Confirm?
       *[other] { $count } tiles fit nowhere and leave the game. Confirm?
    }
keyflower-ask-beside =
    { $count ->
        [one] 1 tile fits nowhere. It stays beside your village until there’s a place for it. Confirm?
       *[other] { $count } tiles fit nowhere. They stay beside your village until there’s a place for them. Confirm?
    }
keyflower-ask-place-beside =
    { $count ->
        [0] There’s now a place for { $tiles } from beside your village. Place a tile, or confirm.
        [one] Which tile do you place? 1 is new. You can also place { $tiles } from beside your village.
       *[other] Which tile do you place? { $count } are new. You can also place { $tiles } from beside your village.
    }
keyflower-ask-cell = Where do you want { $tile }, and which way round?
keyflower-ask-rotation = { $tile }, { $cell }: which way round?

## What is told

keyflower-told-season-spring = Spring begins. Up for auction: { $tiles }.
keyflower-told-season-summer = Summer begins. Up for auction: { $tiles }.
keyflower-told-season-autumn = Autumn begins. Up for auction: { $tiles }.
keyflower-told-season-winter = Winter begins. Up for auction: { $tiles }.
keyflower-told-winter-choice = Everyone secretly chooses winter tiles for the auction.
keyflower-told-ready = { $who } is ready.
    .you = You’re ready.
keyflower-told-put-up =
    { $count ->
        [one] { $who } puts up 1 winter tile.
       *[other] { $who } puts up { $count } winter tiles.
    }
    .you =
        { $count ->
            [one] You put up 1 winter tile.
           *[other] You put up { $count } winter tiles.
        }
keyflower-told-first = { $who } has the first turn.
    .you = You have the first turn.
keyflower-told-bid = { $who } bids { $workers } for { $tile }.
    .you = You bid { $workers } for { $tile }.
keyflower-told-counter-bid = { $who } bids { $workers } for { $tile } against another colour. These workers lie down.
    .you = You bid { $workers } for { $tile } against another colour. These workers lie down.
keyflower-told-raise = { $who } raises the bid for { $tile } by { $workers }, to { $total }.
    .you = You raise your bid for { $tile } by { $workers }, to { $total }.
keyflower-told-outbid = { $who } is outbid at { $tile }.
    .you = You’re outbid at { $tile }.
keyflower-told-move-groups = { $who } moves { $groups }.
    .you = You move { $groups }.
keyflower-told-stand-up = { $who }’s bid at { $tile } ({ $workers }) stands up and sets the colour there.
    .you = Your bid at { $tile } ({ $workers }) stands up and sets the colour there.
keyflower-told-use = { $who } sends { $workers } to { $tile }.
    .you = You send { $workers } to { $tile }.
keyflower-told-use-there = { $who } sends { $workers } to { $tile } in { $owner }’s village.
    .you = You send { $workers } to { $tile } in { $owner }’s village.
    .yours = { $who } sends { $workers } to { $tile } in your village.
keyflower-told-gain = { $who } gets { $items }.
    .you = You get { $items }.
keyflower-told-put = { $who } puts { $items } on { $tile }.
    .you = You put { $items } on { $tile }.
keyflower-told-put-home = { $who } puts { $items } on their home tile.
    .you = You put { $items } on your home tile.
keyflower-told-draw-workers =
    { $count ->
        [one] { $who } draws 1 worker from the bag.
       *[other] { $who } draws { $count } workers from the bag.
    }
    .you =
        { $count ->
            [one] You draw 1 worker from the bag.
           *[other] You draw { $count } workers from the bag.
        }
keyflower-told-draw-skills =
    { $count ->
        [one] { $who } draws 1 skill.
       *[other] { $who } draws { $count } skills.
    }
    .you =
        { $count ->
            [one] You draw 1 skill.
           *[other] You draw { $count } skills.
        }
keyflower-told-you-drew = You get { $items }.
keyflower-told-boat-workers =
    { $count ->
        [0] The bag is empty: { $who }’s summer boat brings no workers.
        [one] { $who }’s summer boat brings 1 worker from the bag.
       *[other] { $who }’s summer boat brings { $count } workers from the bag.
    }
    .you =
        { $count ->
            [0] The bag is empty: your summer boat brings no workers.
            [one] Your summer boat brings 1 worker from the bag.
           *[other] Your summer boat brings { $count } workers from the bag.
        }
keyflower-told-greens =
    { $count ->
        [0] No green worker is left for { $who }’s summer boat.
        [one] { $who }’s summer boat brings 1 green worker.
       *[other] { $who }’s summer boat brings { $count } green workers.
    }
    .you =
        { $count ->
            [0] No green worker is left for your summer boat.
            [one] Your summer boat brings 1 green worker.
           *[other] Your summer boat brings { $count } green workers.
        }
keyflower-told-pay = { $who } pays { $paid }.
    .you = You pay { $paid }.
keyflower-told-carry = { $who } carries { $ways }.
    .you = You carry { $ways }.
keyflower-way = { $pieces } from { $start } to { $to }
keyflower-way-back = { $pieces } there and back
keyflower-told-upgrade = { $who } upgrades { $tile } for { $paid }.
    .you = You upgrade { $tile } for { $paid }.
keyflower-told-extend = { $who } extends { $tile } for { $paid }: { $extension }.
    .you = You extend { $tile } for { $paid }: { $extension }.
keyflower-told-contract = { $who } takes { $contract }.
    .you = You take { $contract }.
keyflower-told-new-contract = New open contract: { $contract }.
keyflower-told-hidden-contract = { $who } takes a face-down contract.
    .you = You take a face-down contract.
keyflower-told-your-contract = It’s { $contract }.
keyflower-told-your-contracts = On board: { $contracts }.
keyflower-told-cash = { $who } cashes in { $contract } for { $item }.
    .you = You cash in { $contract } for { $item }.
keyflower-told-row = New open contracts: { $contracts }.
keyflower-told-pass = { $who } passes.
    .you = You pass.
keyflower-told-end-spring = Everyone has passed: spring is over.
keyflower-told-end-summer = Everyone has passed: summer is over.
keyflower-told-end-autumn = Everyone has passed: autumn is over.
keyflower-told-end-winter = Everyone has passed: winter is over.
keyflower-told-unwanted =
    { $count ->
        [one] Nobody bid for { $tiles }, so it leaves the game.
       *[other] Nobody bid for { $tiles }, so they leave the game.
    }
keyflower-told-unwanted-workers = The workers there go back into the bag: { $workers }.
keyflower-told-won = { $who } wins { $tiles }.
    .you = You win { $tiles }.
keyflower-told-taken = { $who } gets { $workers }.
    .you = You get { $workers }.
keyflower-told-taken-open = { $who } gets { $workers }, in front of the screen.
    .you = You get { $workers }, in front of your screen.
keyflower-told-start-player = { $who } wins the start player keyple.
    .you = You win the start player keyple.
keyflower-told-keyple-moves = Nobody bid for the tile with the start player keyple, so the keyple passes left to { $who }.
    .you = Nobody bid for the tile with the start player keyple, so the keyple passes left to you.
keyflower-told-boat = { $who } unloads the boat { $boat }: { $items }.
    .you = You unload the boat { $boat }: { $items }.
keyflower-told-boat-last = { $who } gets the last boat, { $boat }: { $items }.
    .you = You get the last boat, { $boat }: { $items }.
keyflower-told-boat-empty = { $who } takes { $boat }. It’s empty.
    .you = You take { $boat }. It’s empty.
keyflower-told-boat-tile = { $who } takes the boat { $boat }.
    .you = You take the boat { $boat }.
keyflower-told-replaced = { $who } replaces Sea Bastion II with { $boat }.
    .you = You replace Sea Bastion II with { $boat }.
keyflower-told-placed = { $who } adds { $tiles } to the village.
    .you = You add { $tiles } to your village.
keyflower-told-no-place = { $tile } fits nowhere in { $who }’s village and leaves the game.
    .you = { $tile } fits nowhere in your village and leaves the game.
keyflower-told-beside = { $tile } fits nowhere in { $who }’s village and is kept beside it.
    .you = { $tile } fits nowhere in your village and is kept beside it.
keyflower-told-over = The game is over. The screens are lifted.

## Names of the pictures

keyflower-picture-overview = Overview
keyflower-picture-table = The middle
keyflower-picture-contracts = Contracts and extensions
keyflower-picture-score = Score sheet
keyflower-picture-score-of = { $who }’s score
keyflower-picture-result = All villages
keyflower-picture-screen-of = { $who }’s screen
keyflower-picture-village-of = { $who }’s village

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keyflower-synonyms =
    worker, meeple, keyple, pawn, person, people: worker
    auction, auctions, bidding, outbid, buy, win tile: bid
    lose bid, lost bid, losing: losing, group
    score, scoring, points, victory points, vp: point, score
    tie, ties, tied, tiebreak, tie breaker, draw: ties, victory is shared
    end game, game over, game end, finish, last round: end of the game, winter ends
    end season, season over, season end, all pass: season ends, pass
    win, winner, winning, won, goal, aim, objective: most points win
    pass, skip: pass
    boat, ship, ferry: boat
    move, transport, carry, goods, haul, walk: carry, step
    upgrade, improve, flip: upgrade
    start player, first player, turn order, purple meeple: start player, turn order
    secret, hidden, screen: screen
    skill, tool, tools: skill
    resource, resources, material, cube, cubes: resource
    village, place tile, placing, build: village, place
    extension, cabin, contract: extension, cabin, contract
    colour, color, colours, colors: colour

## Parts of a game, in the chart of a review

keyflower-chapter =
    { $number ->
        [0] Spring
        [1] Summer
        [2] Autumn
       *[other] Winter
    }
keyflower-chapters = Seasons
keyflower-chapter-over =
    { $number ->
        [0] Spring is over
        [1] Summer is over
        [2] Autumn is over
       *[other] Winter is over
    }
