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
keythedral-feature-ironwork = Kunstschmiedearbeit
keythedral-feature-glass = farbiges Glas
keythedral-feature-gold = Gold
keythedral-feature-houses = Häuser
keythedral-feature-fields = offene Ertragsfelder
keythedral-feature-variety = Arten von Ertragsfeldern
keythedral-feature-laws = Gesetze
keythedral-feature-fences = Zäune
keythedral-feature-start = Startspieler sein
