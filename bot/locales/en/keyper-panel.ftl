# Keyper: keys and headings of the panel.

keyper-panel-send = Send a keyple:
keyper-panel-claim = Claim a board (keyples on it so far):
keyper-panel-board = Board { $number } ({ $count })
keyper-panel-farm = My farm
keyper-panel-village = My village
keyper-panel-fewer = Take fewer …
keyper-panel-take-nothing = Take nothing
keyper-panel-at-most = How many do you take at most?
keyper-panel-pay-more = { $tile }: { $count } more to pay.
keyper-panel-give-more = { $count } more to give.
keyper-panel-take-more = { $count } more to take.
keyper-panel-trade = Trade { $given } for { $goods }
keyper-panel-instead = These count as raw materials, too:
keyper-panel-pay = Pay
keyper-panel-free = Free
keyper-panel-plot = Other plot
keyper-panel-elsewhere = Build on another plot:
keyper-panel-nothing = Nothing
keyper-panel-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
keyper-panel-ask-points = For how many points?
keyper-panel-later-build = Others who can join are asked first. Then you choose what to build.
keyper-panel-later-upgrade = Others who can join are asked first. Then you choose what to upgrade.
keyper-panel-later-priced = { $price } { $later }
keyper-panel-upgrade-price = An upgrade costs { $farm } on the farm, { $village } in the village. Wheat counts as either.
keyper-panel-later-tiles = Others who can join are asked first. Then you choose which tile to take.
keyper-panel-later-exchange = Others who can join are asked first. Then you choose what to trade.
keyper-panel-later-boat = Others who can join are asked first. Then you choose what to receive or sell.
keyper-panel-upgrade = { $mark } { $tile } ({ $goods })
keyper-panel-plot-use = Use, upgrade or build over a tile? Or press any empty plot to build there.
keyper-panel-plot-use-brief = Use a tile, build over it, or on an empty plot?
keyper-panel-build-over = Build over it
keyper-panel-over = ⚠️ You build over the { $tile } here: it no longer counts, and no animals live there any more.
keyper-panel-boat-rule = You can’t receive and sell the same good here.
keyper-panel-any-plot = The tile goes on the first empty plot: on a farm, the place makes no difference.
keyper-panel-any-farm = Any empty plot will do: on the farm the place makes no difference. On a plot with a tile, you build over it.
keyper-panel-any-place = Every empty plot scores the same now. Only tiles like { keyper-tile-drainage } count where village tiles stand.
keyper-panel-place-points = + points: what your tiles score more if this one stands there.
keyper-panel-only-you = The others have no keyples left. After your last one, only they lay down once more; then the season ends.
keyper-panel-only-you-brief = Then only the others lay down, and the season ends.
keyper-panel-plays-last = Of all players, you play the last keyple or keyper this season. After that, only the others lay keyples down once more.
keyper-panel-last-one = After this you only lay keyples down in your turns, until the season ends. { $left }.
keyper-panel-last-one-brief = After it you lay keyples down. { $left }.
keyper-panel-last-one-of = { $who } still has { $pieces }
keyper-panel-keyples = { $count ->
    [one] 1 keyple
   *[other] { $count } keyples
}
keyper-panel-keyper = the keyper
keyper-panel-resting = Your keyper also brings { $count ->
        [one] a good for the keyple
       *[other] a good for each of the { $count } keyples
    } on your keyp tile.
keyper-panel-rest = There, { $raw } bring a raw material, { $animals } an animal.
keyper-panel-score = Points so far: { $scores }.
keyper-panel-score-of = { $who } { $points }
    .you = you { $points }
keyper-panel-plot-about = { $tile }: { $about }
keyper-panel-hand-words = What each tile does: ☰ More › { panel-in-words }
keyper-panel-join-yours = You claimed this board, so both keyples come home with you.
keyper-panel-join-theirs = Your keyple goes home with { $who }, who claimed this board.
keyper-panel-homeless = { $count ->
    [one] 1 of your animals has no room. When the season ends, it’s lost.
   *[other] { $count } of your animals have no room. When the season ends, they’re lost.
}
keyper-panel-room = { $count ->
    [0] Your farm has no room for this animal.
    [one] Your farm has room for only 1 more of these.
   *[other] Your farm has room for only { $count } more of these.
} When the season ends, animals without room are lost.
keyper-panel-acts-first = { $who } acts first. Then it’s your turn to choose.
