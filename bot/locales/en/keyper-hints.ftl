# What a computer player looks at in Keyper.

keyper-feature-points = points
keyper-feature-fairs = fairs to come
keyper-feature-built = what your tiles could still score
keyper-feature-held = what tiles in hand could score
keyper-feature-raw = raw materials
keyper-feature-finished = finished goods
keyper-feature-wheat = wheat
keyper-feature-gems = gems
keyper-feature-animals = animals
keyper-feature-strays = animals without a home
keyper-feature-team = keyples to play
keyper-feature-home = keyples coming home
keyper-feature-standing = keyples to lay down
keyper-feature-village = village plots built
keyper-feature-farm = farm plots built
keyper-feature-shipping = shipping
keyper-feature-tiles = tiles in hand
keyper-feature-claim = a claimed board and its keyples
keyper-hint-send = Send { $colour } to{ " " }
keyper-hint-join = Join { $who } at { $place } with { $colour }
keyper-hint-decline = Don’t join { $who } at { $place }
keyper-benefit-join = You get { $what }, and it doesn’t use up your turn.
keyper-benefit-decline = You keep your keyples for your own turns.
keyper-benefit-claim-most = { $count ->
    [one] 1 keyple comes
   *[other] { $count } keyples come
} home with it so far; { $boards ->
    [one] the other free board has
   *[other] the other free boards have
} { $other ->
    [0] none
   *[other] { $boards ->
        [one] { $other }
       *[other] { $other } at most
    }
}.
keyper-benefit-claim-last = It’s the only board left for your keyper.
keyper-benefit-claim = { $count ->
    [one] 1 keyple comes
   *[other] { $count } keyples come
} home with it so far.
keyper-benefit-home = The keyple comes home with the board you claimed.
keyper-benefit-tile-pays = You already have what it costs.
keyper-benefit-housed = That gives { $animals } a home.
keyper-benefit-can-build = { $also ->
    [yes] You can also build { $tiles }
   *[no] You can build { $tiles } there
}{ $price }{ $gain }.
keyper-benefit-can-upgrade = { $also ->
    [yes] You can also upgrade { $tiles }
   *[no] You can upgrade { $tiles } there
}{ $price }{ $gain }.
keyper-benefit-can-get = { $also ->
    [yes] You can also get { $goods }
   *[no] You can get { $goods } there
}{ $price }{ $gain }.
keyper-benefit-can-take = { $also ->
    [yes] You can also take { $tiles }
   *[no] You can take { $tiles } there
}.
keyper-benefit-pays = Then you have what { $tile } costs.
keyper-benefit-pays-both = Then you have what { $tiles } cost together.
keyper-benefit-pays-upgrade = Then you have what upgrading { $tile } costs.
keyper-benefit-no-turn = It doesn’t use up your turn.
keyper-benefit-claim-empty = Keyples sent there this season come home with you.
keyper-gain-fairs = You’re closer to holding your fairs.
keyper-gain-raw = You have more raw materials for later.
keyper-gain-wheat = Wheat pays many costs.
keyper-gain-animals = You have room for these animals.
keyper-gain-team = You have more keyples to play.
keyper-gain-standing = You have more keyples to lay down later.
keyper-gain-shipping = You advance in shipping.
keyper-gain-tiles = You have more tiles to choose from.
keyper-gain-claim = You secure a board and its keyples.
keyper-hint-fold = Fold your board to show { $display }
keyper-benefit-can-sell = { $also ->
    [yes] You can also sell { $sold }
   *[no] You can sell { $sold } there
}{ $gain }.
keyper-hint-lay = Lay down { $count ->
    [one] 1 keyple
   *[other] { $count } keyples
} at { $place }
keyper-hint-rest = Rest { $colours } on your keyp tile
keyper-hint-keyp = get { $goods } from your keyp tile
keyper-benefit-rest = Which ones rest matters little: each brings you a raw material or an animal when you play your keyper.
keyper-hint-lay-partner = lay down the keyple there, too
keyper-hint-receive = receive { $goods }
keyper-hint-sell = sell { $goods }
keyper-benefit-claim-lay = If the season goes on, you can lay down the { $count ->
    [one] keyple
   *[other] { $count } keyples
} standing there.
keyper-benefit-has-fair = For { $aim }, you still need { $lack }; it has { $fields }.
keyper-benefit-converts = Your { $tile } turns { $given } into { $got }.
keyper-benefit-animals-later = You’ll have animals for { $tile } when you build it.
keyper-benefit-lacks = For { $tile }, you then only need { $lack } more.
keyper-benefit-upgradable = Upgraded, { $tile } scores { $points } { $points ->
    [one] point
   *[other] points
} more.
keyper-benefit-tile = { $tile }: { $about }
keyper-benefit-tile-worth = { $tile }: { $about } Built now, it would score { $points } { $points ->
    [one] point
   *[other] points
}.
keyper-hint-lay-for = Lay down { $count ->
    [one] 1 keyple
   *[other] { $count } keyples
} at { $place }: { $gain }
keyper-benefit-keep = You keep your goods for later.
keyper-hint-get = get { $goods } in exchange
keyper-benefit-others-stand = Your other keyples stay standing for later.
keyper-hint-for = { " " }for { $goods }
keyper-hint-trade = trade { $given } for { $got }
keyper-hint-trade-up = trade and gain { $got } in all
keyper-benefit-winter-fair = You already have everything for its { $points } points.
keyper-hint-release = give up { $goods }
keyper-benefit-kept = You keep { $animals }.
keyper-hint-take = take { $tile }
keyper-benefit-can-get-sell = { $also ->
    [yes] You can also get { $goods } and sell { $sold }
   *[no] You can get { $goods } and sell { $sold } there
}{ $gain }.
keyper-benefit-can-complete = Then you have everything for { $aim }.
keyper-benefit-plus = { " " }(+{ $points } { $points ->
    [one] point
   *[other] points
}{ $also ->
    [yes] { " " }more
   *[no] {""}
})
keyper-benefit-has-tiles = For { $tiles }, it has { $fields }.
keyper-benefit-has-counted = { $tile } counts { $fields } if you claim this board.
keyper-benefit-fold-any = No side stands out for you.
keyper-benefit-rest-white = You keep { $count ->
    [one] your white keyple
   *[other] all your white keyples
}, which can join any colour.
keyper-benefit-rest-colours = You keep at least one keyple of each colour.
keyper-benefit-winter-fair-lacks = For its { $points } points, you still need { $lack }.
keyper-hint-trade-first = trade { $given } for { $got } and { $count } more of your choice
keyper-benefit-set = For the next points from { $tile }, you then only need { $lack } more.
keyper-benefit-decline-vain = You could do nothing there.
keyper-benefit-decline-scoreless = What it brings would score nothing for you now.
keyper-benefit-spends = For { $aim }, you then need { $lack } again.
keyper-benefit-counts = That counts for { $tiles }.
keyper-benefit-house-later = For animals you get later: { $tiles }.
