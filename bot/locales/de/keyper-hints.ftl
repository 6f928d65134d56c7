# What a computer player looks at in Keyper.

keyper-feature-points = Punkte
keyper-feature-fairs = kommende Jahrmärkte
keyper-feature-built = was deine Plättchen noch bringen
keyper-feature-held = was die Handplättchen versprechen
keyper-feature-raw = Rohstoffe
keyper-feature-finished = Endprodukte
keyper-feature-wheat = Weizen
keyper-feature-gems = Edelsteine
keyper-feature-animals = Tiere
keyper-feature-strays = Tiere ohne Stall
keyper-feature-team = Keyples zum Spielen
keyper-feature-home = Keyples, die heimkommen
keyper-feature-standing = Keyples zum Hinlegen
keyper-feature-village = Dorfparzellen
keyper-feature-farm = Farmparzellen
keyper-feature-shipping = Fracht
keyper-feature-tiles = Zahl der Handplättchen
keyper-feature-claim = eine Tafel mit deinem Keyper, deren Keyples zu dir heimkommen
