### Score sheet

keyflower-score-tile = { $tile }
keyflower-score-upgraded = upgraded
keyflower-score-beside = beside the village
keyflower-score-free-upgrade = { $boat } upgrades { $tile } for free
keyflower-score-free-extension = { $boat } adds a free extension to { $tile }
keyflower-score-extension = Extension on { $tile }
keyflower-score-contract = { $contract }
keyflower-score-contract-open = Not fulfilled: { $contract }
keyflower-score-gold = Gold left over

keyflower-score-as = { $pieces } as { $kind }
keyflower-score-keyple = start player keyple
keyflower-score-keyple-as = start player keyple as { $kind }

keyflower-score-count-steps = { $count ->
    [one] 1 transport step
   *[other] { $count } transport steps
}
keyflower-score-count-upgrades = { $count ->
    [one] 1 upgrade symbol
   *[other] { $count } upgrade symbols
}
keyflower-score-count-winter = { $count ->
    [one] 1 winter tile
   *[other] { $count } winter tiles
}
keyflower-score-count-upgraded = { $count ->
    [one] 1 upgraded tile
   *[other] { $count } upgraded tiles
}
keyflower-score-count-extensions = { $count ->
    [one] 1 extension
   *[other] { $count } extensions
}
keyflower-score-count-unfulfilled = { $count ->
    [one] 1 contract not fulfilled
   *[other] { $count } contracts not fulfilled
}
keyflower-score-count-adjacent = { $count ->
    [one] 1 neighbouring tile
   *[other] { $count } neighbouring tiles
}
keyflower-score-count-boats = { $count ->
    [one] 1 boat on the river: { $tiles }
   *[other] { $count } boats on the river: { $tiles }
}
keyflower-score-count-loop = { $count ->
    [one] 1 tile on the closed road: { $tiles }
   *[other] { $count } tiles on the closed road: { $tiles }
}
