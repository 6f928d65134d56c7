# Keyflower: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyflower-bid-brief = bied op{ " " }
keyflower-use-own-brief = gebruik{ " " }
keyflower-use-middle-brief = gebruik{ " " }
keyflower-use-village-brief = gebruik bij { $who }:{ " " }
keyflower-upgrade-brief = waardeer op:{ " " }
keyflower-other-workers-brief = { "" }
keyflower-extend-brief = bouw aan:{ " " }
keyflower-take-brief = neem{ " " }
keyflower-draw-brief = trek
keyflower-pay-brief = betaal { $pieces }
keyflower-carry-brief = vervoer { $resource }{ " " }
keyflower-place-brief = leg aan:{ " " }
keyflower-row-brief = { "" }
