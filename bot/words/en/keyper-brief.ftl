# Keyper: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyper-menu-send-brief = { "" }
keyper-menu-colour-brief = { $colour }:{ " " }
keyper-board-brief = board { $number }
keyper-plot-farm-brief = farm { $number }
keyper-plot-village-brief = village { $number }
keyper-menu-boards-brief = { "" }
keyper-menu-own-board-brief = { "" }
keyper-menu-bare-brief = { $place }
keyper-menu-bare-others-brief = { "" }
keyper-menu-bare-farm-brief = an empty farm plot
keyper-menu-lay-boards-brief = lay down on{ " " }
keyper-menu-lay-own-brief = lay down on{ " " }
keyper-menu-keyper-brief = keyper to{ " " }
keyper-menu-build-brief = build{ " " }
keyper-menu-build-farm-brief = build{ " " }
keyper-menu-upgrade-brief = upgrade{ " " }
keyper-menu-receive-brief = receive{ " " }
keyper-menu-sell-brief = sell{ " " }
keyper-menu-boat-brief = { $boat }
