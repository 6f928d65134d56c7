# What a computer player looks at in Keyper.

keyper-feature-points = points
keyper-feature-fairs = fairs to come
keyper-feature-built = what your tiles may still gain
keyper-feature-held = what tiles in hand promise
keyper-feature-raw = raw materials
keyper-feature-finished = finished goods
keyper-feature-wheat = wheat
keyper-feature-gems = gems
keyper-feature-animals = animals
keyper-feature-strays = animals without a house
keyper-feature-team = keyples to play
keyper-feature-home = keyples that come home
keyper-feature-standing = keyples to lay down
keyper-feature-village = village plots
keyper-feature-farm = farm plots
keyper-feature-shipping = shipping
keyper-feature-tiles = number of tiles in hand
keyper-feature-claim = a claimed board, whose keyples come home with you
