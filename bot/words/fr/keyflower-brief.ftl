# Keyflower: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyflower-bid-brief = enchère{ " " }
keyflower-use-own-brief = utiliser{ " " }
keyflower-use-middle-brief = utiliser{ " " }
keyflower-use-village-brief = utiliser chez { $who } :{ " " }
keyflower-upgrade-brief = améliorer{ " " }
keyflower-other-workers-brief = { "" }
keyflower-extend-brief = étendre{ " " }
keyflower-take-brief = prendre{ " " }
keyflower-draw-brief = piocher
keyflower-pay-brief = payer { $pieces }
keyflower-carry-brief = porter { $resource }{ " " }
keyflower-place-brief = placer{ " " }
keyflower-row-brief = { "" }
