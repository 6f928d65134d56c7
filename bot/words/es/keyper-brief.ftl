# Keyper: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyper-menu-send-brief = { "" }
keyper-menu-colour-brief = { $colour }:{ " " }
keyper-board-brief = tablero { $number }
keyper-plot-farm-brief = granja { $number }
keyper-plot-village-brief = aldea { $number }
keyper-menu-boards-brief = { "" }
keyper-menu-own-board-brief = { "" }
keyper-menu-bare-brief = { $place }
keyper-menu-bare-others-brief = { "" }
keyper-menu-bare-farm-brief = parcela de granja vacía
keyper-menu-lay-boards-brief = tumbar en{ " " }
keyper-menu-lay-own-brief = tumbar en{ " " }
keyper-menu-keyper-brief = keyper al{ " " }
keyper-menu-build-brief = construir{ " " }
keyper-menu-build-farm-brief = construir{ " " }
keyper-menu-upgrade-brief = mejorar{ " " }
keyper-menu-receive-brief = recibir{ " " }
keyper-menu-sell-brief = vender{ " " }
keyper-menu-boat-brief = { $boat }
