# What a computer player looks at in Keythedral.

keythedral-feature-points = points
keythedral-feature-buying = a seat being bought
keythedral-feature-payable = seats you could pay
keythedral-feature-nearest = the next seat
keythedral-feature-stone = stone
keythedral-feature-wood = wood
keythedral-feature-food = food
keythedral-feature-water = water
keythedral-feature-wine = wine
keythedral-feature-ironwork = ironwork
keythedral-feature-glass = stained glass
keythedral-feature-gold = gold
keythedral-feature-houses = houses
keythedral-feature-fields = open fields
keythedral-feature-variety = kinds of fields
keythedral-feature-laws = laws
keythedral-feature-fences = fences
keythedral-feature-start = being start player
