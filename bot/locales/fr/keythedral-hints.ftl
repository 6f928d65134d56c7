# What a computer player looks at in Keythedral.

keythedral-feature-points = points
keythedral-feature-buying = un siège en cours d’achat
keythedral-feature-payable = sièges à ta portée
keythedral-feature-nearest = le prochain siège
keythedral-feature-stone = pierre
keythedral-feature-wood = bois
keythedral-feature-food = nourriture
keythedral-feature-water = eau
keythedral-feature-wine = vin
keythedral-feature-ironwork = ferronnerie
keythedral-feature-glass = vitrail
keythedral-feature-gold = or
keythedral-feature-houses = maisons
keythedral-feature-fields = terrains libres
keythedral-feature-variety = types de terrains
keythedral-feature-laws = lois
keythedral-feature-fences = barrières
keythedral-feature-start = être premier joueur
