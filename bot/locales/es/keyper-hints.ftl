# What a computer player looks at in Keyper.

keyper-feature-points = puntos
keyper-feature-fairs = ferias por venir
keyper-feature-built = lo que aún pueden dar tus losetas
keyper-feature-held = lo que prometen las losetas en mano
keyper-feature-raw = materias primas
keyper-feature-finished = productos
keyper-feature-wheat = trigo
keyper-feature-gems = gemas
keyper-feature-animals = animales
keyper-feature-strays = animales sin alojar
keyper-feature-team = keyples por jugar
keyper-feature-home = keyples que vuelven a casa
keyper-feature-standing = keyples por tumbar
keyper-feature-village = parcelas de aldea
keyper-feature-farm = parcelas de granja
keyper-feature-shipping = envíos
keyper-feature-tiles = número de losetas en mano
keyper-feature-claim = un tablero reclamado, cuyos keyples vuelven contigo
