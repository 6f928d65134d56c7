# What a computer player looks at in Keyper.

keyper-feature-points = points
keyper-feature-fairs = foires à venir
keyper-feature-built = ce que tes tuiles peuvent encore rapporter
keyper-feature-held = ce que promettent les tuiles en main
keyper-feature-raw = matières premières
keyper-feature-finished = produits finis
keyper-feature-wheat = blé
keyper-feature-gems = gemmes
keyper-feature-animals = animaux
keyper-feature-strays = animaux sans abri
keyper-feature-team = keyples à jouer
keyper-feature-home = keyples qui rentrent
keyper-feature-standing = keyples à coucher
keyper-feature-village = parcelles de village
keyper-feature-farm = parcelles de ferme
keyper-feature-shipping = fret
keyper-feature-tiles = nombre de tuiles en main
keyper-feature-claim = un plateau revendiqué, dont les keyples rentrent chez toi
