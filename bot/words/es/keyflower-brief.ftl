# Keyflower: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyflower-bid-brief = pujar{ " " }
keyflower-use-own-brief = usar{ " " }
keyflower-use-middle-brief = usar{ " " }
keyflower-use-village-brief = usar de { $who }:{ " " }
keyflower-upgrade-brief = mejorar{ " " }
keyflower-other-workers-brief = { "" }
keyflower-extend-brief = ampliar{ " " }
keyflower-take-brief = tomar{ " " }
keyflower-draw-brief = sacar
keyflower-pay-brief = pagar { $pieces }
keyflower-carry-brief = llevar { $resource }{ " " }
keyflower-place-brief = colocar{ " " }
keyflower-row-brief = { "" }
