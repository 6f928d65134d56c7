# What a computer player looks at in Keythedral.

keythedral-feature-points = puntos
keythedral-feature-buying = un asiento en compra
keythedral-feature-payable = asientos que podrías pagar
keythedral-feature-nearest = el próximo asiento
keythedral-feature-stone = piedra
keythedral-feature-wood = madera
keythedral-feature-food = comida
keythedral-feature-water = agua
keythedral-feature-wine = vino
keythedral-feature-ironwork = hierro
keythedral-feature-glass = vidrio
keythedral-feature-gold = oro
keythedral-feature-houses = casas
keythedral-feature-fields = campos libres
keythedral-feature-variety = tipos de campos
keythedral-feature-laws = leyes
keythedral-feature-fences = vallas
keythedral-feature-start = ser jugador inicial
