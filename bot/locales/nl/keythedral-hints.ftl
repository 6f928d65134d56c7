# What a computer player looks at in Keythedral.

keythedral-feature-points = punten
keythedral-feature-buying = een zetel die gekocht wordt
keythedral-feature-payable = zetels die je kunt betalen
keythedral-feature-nearest = de volgende zetel
keythedral-feature-stone = steen
keythedral-feature-wood = hout
keythedral-feature-food = voedsel
keythedral-feature-water = water
keythedral-feature-wine = wijn
keythedral-feature-ironwork = ijzer
keythedral-feature-glass = gekleurd glas
keythedral-feature-gold = goud
keythedral-feature-houses = huizen
keythedral-feature-fields = open velden
keythedral-feature-variety = soorten velden
keythedral-feature-laws = wetten
keythedral-feature-fences = hekken
keythedral-feature-start = startspeler zijn
