# Keyflower: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyflower-bid-brief = bid{ " " }
keyflower-use-own-brief = use{ " " }
keyflower-use-middle-brief = use{ " " }
keyflower-use-village-brief = use { $who }’s{ " " }
keyflower-upgrade-brief = upgrade{ " " }
keyflower-other-workers-brief = { "" }
keyflower-extend-brief = extend{ " " }
keyflower-take-brief = take{ " " }
keyflower-draw-brief = draw
keyflower-pay-brief = pay { $pieces }
keyflower-carry-brief = carry { $resource }{ " " }
keyflower-place-brief = place{ " " }
keyflower-row-brief = { "" }
