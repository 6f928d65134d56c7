# Keyper: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyper-menu-send-brief = { "" }
keyper-menu-colour-brief = { $colour }:{ " " }
keyper-board-brief = bord { $number }
keyper-plot-farm-brief = hoeve { $number }
keyper-plot-village-brief = dorp { $number }
keyper-menu-boards-brief = { "" }
keyper-menu-own-board-brief = { "" }
keyper-menu-bare-brief = { $place }
keyper-menu-bare-others-brief = { "" }
keyper-menu-bare-farm-brief = een lege hoevekavel
keyper-menu-lay-boards-brief = leg neer op{ " " }
keyper-menu-lay-own-brief = leg neer op{ " " }
keyper-menu-keyper-brief = keyper naar{ " " }
keyper-menu-build-brief = bouw{ " " }
keyper-menu-build-farm-brief = bouw{ " " }
keyper-menu-upgrade-brief = waardeer op:{ " " }
keyper-menu-receive-brief = ontvang{ " " }
keyper-menu-sell-brief = verkoop{ " " }
keyper-menu-boat-brief = { $boat }
