# What a computer player looks at in Keyflower.

keyflower-feature-points = points
keyflower-feature-promised = likely points
keyflower-feature-workers = workers
keyflower-feature-greens = green workers
keyflower-feature-returning = workers that come back
keyflower-feature-colours = colours of workers
keyflower-feature-skills = skills
keyflower-feature-goods = resources
keyflower-feature-gold = gold
keyflower-feature-ready = upgrades you can pay for
keyflower-feature-near = upgrades within reach
keyflower-feature-engine = what your tiles give
keyflower-feature-steps = transport
keyflower-feature-winning = tiles you’re winning
keyflower-feature-settled = what else would score now
keyflower-feature-bound = workers in bids
keyflower-feature-visitors = workers that come with tiles
keyflower-feature-order = turn order
keyflower-feature-winter = winter tiles in hand
keyflower-feature-powers = summer boats
keyflower-feature-keyple = being start player
keyflower-feature-links = roads
keyflower-feature-upgraded = upgraded tiles
keyflower-feature-contracts = contracts
keyflower-feature-cabins = cabins
keyflower-feature-stranded = tiles still to place
keyflower-benefit-first-bid = Nobody has bid for it yet.
keyflower-benefit-raise = You already lead, and your bid of { $total } is harder to beat.
keyflower-benefit-outbids = Your bid of { $total } beats { $who }’s { $count }.
keyflower-benefit-order = If you win it, you’re number { $number } instead of { $old } in line to choose a boat.
keyflower-benefit-order-winter = If you win it, it scores up to { $points } { $points ->
    [one] point
   *[other] points
} in your village as it is: 1 for each tile next to it.{ $keyple ->
    [0] { "" }
   *[other] { " " }The start player keyple adds { $keyple }.
}{ $number ->
    [0] { "" }
   *[other] { " " }You’re number { $number } instead of { $old } in line to choose a boat; the best for you as things stand: { $boats }.
}
keyflower-benefit-winter-bid = If you win it, it adds { $points } { $points ->
    [one] point
   *[other] points
} to your score as things stand.
keyflower-benefit-winter-bid-shared = If you win it, it adds { $points } { $points ->
    [one] point
   *[other] points
} to your score as things stand if you also win { $tile }, otherwise { $alone }.
keyflower-benefit-winter-bid-shared-led = If you win it, it adds { $points } { $points ->
    [one] point
   *[other] points
} to your score as things stand, or { $alone } if you win no other tile.
keyflower-benefit-winter = { $tile } is worth { $points } { $points ->
    [one] point
   *[other] points
} to you as things stand.
keyflower-benefit-effect = Each use: { $effect }.
keyflower-benefit-power = If you win it: { $effect }.
keyflower-benefit-upgraded = From now on, each use of { $tile }: { $effect }.
keyflower-benefit-guests = If you win it, you also get { $count ->
    [one] the worker
   *[other] the { $count } workers
} on it.
keyflower-benefit-comes-back = Workers in your village come back after the season.
keyflower-benefit-group = It uses workers that were outbid, so no new ones are tied up.
keyflower-benefit-pass = You keep { $count ->
    [one] 1 worker
   *[other] { $count } workers
} behind your screen for later.
keyflower-benefit-ends-season = Everyone else has passed, so the season ends with the bids as they are.
keyflower-benefit-ends-game = Everyone else has passed, so the game ends with the bids as they are.
keyflower-benefit-boat-workers = It has { $count ->
    [one] 1 worker
   *[other] { $count } workers
}; no other boat left has as many.
keyflower-benefit-boat-skills = It has { $count ->
    [one] 1 skill
   *[other] { $count } skills
}; no other boat left has as many.
keyflower-benefit-boat-tie = It has { $workers }, as many as { $boats }, and more skills: { $skills }.
keyflower-benefit-boat-load = It has { $items }.
keyflower-benefit-count-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
keyflower-benefit-count-skills = { $count ->
    [one] 1 skill
   *[other] { $count } skills
}
keyflower-benefit-links = It connects { $count ->
    [one] 1 road
   *[other] { $count } roads
} in your village.
keyflower-benefit-ready = Then { $tile } holds everything its upgrade costs.
keyflower-benefit-owned = Then you have everything it costs to upgrade { $tile }.
keyflower-benefit-into-bag = The workers of a winning bid go into the bag.
keyflower-benefit-ties-up = It ties up { $count } workers.
keyflower-benefit-scores = In your village it scores: { $effect }.
keyflower-benefit-scores-gold = In your village it scores: { $effect }. Gold counts, too.
keyflower-benefit-scores-owned = In your village it scores: { $effect }. You already own { $items }.
keyflower-benefit-part = Then { $tile } holds { $have } of the { $need } resources its upgrade costs.
keyflower-gain-greens = You have green workers, which few can outbid.
keyflower-gain-gold = Gold scores and stands for any other resource.
keyflower-gain-ready = It moves resources to where an upgrade needs them.
keyflower-gain-near = An upgrade comes within reach.
keyflower-gain-engine = Your tiles give more.
keyflower-gain-steps = You can carry more.
keyflower-gain-winning = You lead at one more tile, or lead more safely.
keyflower-gain-order = You choose a boat earlier.
keyflower-gain-winter = Your winter tiles become more valuable.
keyflower-gain-powers = A summer boat helps you from now on.
keyflower-gain-keyple = You become start player.
keyflower-gain-links = More roads connect in your village.
keyflower-gain-upgraded = You have one more upgraded tile.
keyflower-gain-contracts = A contract can score at the end.
keyflower-gain-cabins = You have one more cabin.
keyflower-gain-stranded = Your new tiles find a place.
keyflower-benefit-exchange = You pay { $price } and get { $items }.
keyflower-benefit-to-winner = The winner of the tile gets your { $count ->
    [one] worker
   *[other] { $count } workers
}.
keyflower-benefit-to-owner = After the season { $who } gets your { $count ->
    [one] worker
   *[other] { $count } workers
}.
keyflower-hint-carry = carry { $what } from { $start } to { $to }
keyflower-benefit-harder = A bid of { $count } is harder to beat than a bid of 1.
keyflower-benefit-payable = You already own what its upgrade costs. Upgraded, it scores { $points } { $points ->
    [one] point
   *[other] points
}.
keyflower-benefit-upgrade = Upgraded for { $price }, it scores { $points } { $points ->
    [one] point
   *[other] points
}.
keyflower-benefit-with-tile = If you win { $tile }, your { $count ->
    [one] worker comes
   *[other] { $count } workers come
} back with it.
keyflower-gain-visitors = Workers come with a tile where you lead.
keyflower-benefit-hold = Carried to { $tile }, that’s { $points } { $points ->
    [one] point
   *[other] points
} for { $items }.
keyflower-benefit-pass-outbid = Your { $count ->
    [one] outbid worker comes
   *[other] { $count } outbid workers come
} back to you after the season.
keyflower-hint-winter = Put up { $tiles }
keyflower-hint-screen = { $workers } from behind your screen
keyflower-benefit-holds = { $tile } then scores: { $effect }.
keyflower-benefit-stores = { $tile } scores: { $effect }.
keyflower-benefit-pass-both = You keep { $count ->
    [one] 1 worker
   *[other] { $count } workers
} behind your screen for later, and { $outbid ->
    [one] your outbid worker comes
   *[other] your { $outbid } outbid workers come
} back after the season.
keyflower-benefit-to-anyone = The player who wins the tile gets your { $count ->
    [one] worker
   *[other] { $count } workers
}. If nobody wins it, { $count ->
    [one] it goes
   *[other] they go
} into the bag.
keyflower-benefit-ready-instead = Then { $tile } holds everything its upgrade costs, with { $instead }.
keyflower-benefit-owned-instead = Then you have everything it costs to upgrade { $tile }, with { $instead }.
keyflower-benefit-payable-instead = You already own what its upgrade costs, with { $instead }. Upgraded, it scores { $points } { $points ->
    [one] point
   *[other] points
}.
keyflower-benefit-any-scores = With { keyflower-tile-summer-boat-3 }, every resource left at the end scores 1 point.
keyflower-benefit-with-winter = If you win { $tile }, this scores { $points } { $points ->
    [one] point
   *[other] points
}.
keyflower-benefit-with-winter-instead = If you win { $tile }, this scores { $points } { $points ->
    [one] point
   *[other] points
} instead of { $alone }.
keyflower-hint-upgrade = upgrade { $tile } for { $paid }
keyflower-hint-cash = cash in { $contract } for { $item }
keyflower-benefit-green-bid = Others can outbid it only with green workers.
keyflower-benefit-order-start = If you win it, you’re number { $number } instead of { $old } in line to choose a boat, and you become start player.
keyflower-benefit-start = If you win it, you become start player.
keyflower-benefit-with-led = With the winter tiles where you lead, this scores { $points } { $points ->
    [one] point
   *[other] points
}.
keyflower-benefit-with-led-instead = With the winter tiles where you lead, this scores { $points } { $points ->
    [one] point
   *[other] points
} instead of { $alone }.
keyflower-benefit-winter-all = As things stand, they score for you: { $tiles }.
keyflower-benefit-winter-each = { $tile } { $points } { $points ->
    [one] point
   *[other] points
}
keyflower-benefit-workers-missed = Without these workers, the tiles where you lead score { $points } { $points ->
    [one] point
   *[other] points
} less.
keyflower-benefit-counts = If you win { $tile }, this counts: { $effect }.
keyflower-benefit-greens = Others can outbid green workers only with green ones.
