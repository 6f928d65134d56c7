# What a computer player looks at in Keythedral.

keythedral-feature-points = Punkte
keythedral-feature-buying = ein Sitz im Kauf
keythedral-feature-payable = bezahlbare Sitze
keythedral-feature-nearest = der nächste Sitz
keythedral-feature-stone = Stein
keythedral-feature-wood = Holz
keythedral-feature-food = Nahrung
keythedral-feature-water = Wasser
keythedral-feature-wine = Wein
keythedral-feature-ironwork = Eisen
keythedral-feature-glass = Buntglas
keythedral-feature-gold = Gold
keythedral-feature-houses = Häuser
keythedral-feature-fields = offene Felder
keythedral-feature-variety = Arten von Feldern
keythedral-feature-laws = Gesetze
keythedral-feature-fences = Zäune
keythedral-feature-start = Startspieler sein
