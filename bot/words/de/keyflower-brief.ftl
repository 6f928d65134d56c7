# Keyflower: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyflower-bid-brief = Gebot{ " " }
keyflower-use-own-brief = nutze{ " " }
keyflower-use-middle-brief = nutze{ " " }
keyflower-use-village-brief = nutze bei { $who }{ " " }
keyflower-upgrade-brief = Aufwertung{ " " }
keyflower-other-workers-brief = { "" }
keyflower-extend-brief = Ausbau{ " " }
keyflower-take-brief = nimm{ " " }
keyflower-draw-brief = ziehe
keyflower-pay-brief = zahle { $pieces }
keyflower-carry-brief = Transport { $resource }{ " " }
keyflower-place-brief = lege{ " " }
keyflower-row-brief = { "" }
