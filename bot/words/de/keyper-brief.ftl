# Keyper: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyper-menu-send-brief = { "" }
keyper-menu-colour-brief = { $colour }:{ " " }
keyper-board-brief = Tafel { $number }
keyper-plot-farm-brief = Farm { $number }
keyper-plot-village-brief = Dorf { $number }
keyper-menu-boards-brief = { "" }
keyper-menu-own-board-brief = { "" }
keyper-menu-bare-brief = { $place }
keyper-menu-bare-others-brief = { "" }
keyper-menu-bare-farm-brief = eine leere Farmparzelle
keyper-menu-lay-boards-brief = lege hin:{ " " }
keyper-menu-lay-own-brief = lege hin:{ " " }
keyper-menu-keyper-brief = Keyper auf{ " " }
keyper-menu-build-brief = Bau{ " " }
keyper-menu-build-farm-brief = Bau{ " " }
keyper-menu-upgrade-brief = Aufwertung{ " " }
keyper-menu-receive-brief = erhalte{ " " }
keyper-menu-sell-brief = verkaufe{ " " }
keyper-menu-boat-brief = { $boat }
