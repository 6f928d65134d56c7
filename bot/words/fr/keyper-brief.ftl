# Keyper: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one.

keyper-menu-send-brief = { "" }
keyper-menu-colour-brief = { $colour } :{ " " }
keyper-board-brief = plateau { $number }
keyper-plot-farm-brief = ferme { $number }
keyper-plot-village-brief = village { $number }
keyper-menu-boards-brief = { "" }
keyper-menu-own-board-brief = { "" }
keyper-menu-bare-brief = { $place }
keyper-menu-bare-others-brief = { "" }
keyper-menu-bare-farm-brief = une parcelle de ferme vide
keyper-menu-lay-boards-brief = coucher sur{ " " }
keyper-menu-lay-own-brief = coucher sur{ " " }
keyper-menu-keyper-brief = keyper sur{ " " }
keyper-menu-build-brief = construire{ " " }
keyper-menu-build-farm-brief = construire{ " " }
keyper-menu-upgrade-brief = améliorer{ " " }
keyper-menu-receive-brief = recevoir{ " " }
keyper-menu-sell-brief = vendre{ " " }
keyper-menu-boat-brief = { $boat }
