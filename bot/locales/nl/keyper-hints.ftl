# What a computer player looks at in Keyper.

keyper-feature-points = punten
keyper-feature-fairs = komende jaarmarkten
keyper-feature-built = wat je tegels nog kunnen opleveren
keyper-feature-held = wat tegels op de hand beloven
keyper-feature-raw = grondstoffen
keyper-feature-finished = eindproducten
keyper-feature-wheat = tarwe
keyper-feature-gems = edelstenen
keyper-feature-animals = dieren
keyper-feature-strays = dieren zonder plaats
keyper-feature-team = keyples om te spelen
keyper-feature-home = keyples die thuiskomen
keyper-feature-standing = keyples om neer te leggen
keyper-feature-village = dorpskavels
keyper-feature-farm = boerderijkavels
keyper-feature-shipping = vracht
keyper-feature-tiles = aantal tegels op de hand
keyper-feature-claim = een geclaimd bord, waarvan de keyples met jou thuiskomen
