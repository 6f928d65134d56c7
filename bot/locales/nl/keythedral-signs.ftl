# The legend of Keythedral’s signs.

keythedral-signs-group-cubes = Blokjes
keythedral-signs-any = blokje naar keuze
keythedral-signs-group-fields = Velden
keythedral-signs-group-map = Op de kaart
keythedral-signs-place = nummer van een veld of plek, geen aantal
keythedral-signs-worker = arbeider, met het nummer van zijn woning
keythedral-signs-cottage = hutje: stuurt 1 arbeider
keythedral-signs-house = huis: stuurt maximaal 2 arbeiders
keythedral-signs-fence = hek met het teken van de bouwer
keythedral-signs-site = vrije plek voor een hutje
keythedral-signs-halo = geel: stuurt nu arbeiders
keythedral-signs-keythedral = de keythedral
keythedral-signs-marker = welk nummer als 1e, 2e … werkt
keythedral-signs-start = startspeler
keythedral-signs-field-back = achterkant van het volgende veld
keythedral-signs-group-town = In de stad en in de keythedral
keythedral-signs-seat = nummer van een rij zetels
keythedral-signs-hidden-seat = zetel, nog niet te koop
keythedral-signs-sold = zetel verkocht
keythedral-signs-price = wet: 1 blokje meer of minder
keythedral-signs-new-house = hutje wordt huis
keythedral-signs-new-fence = hek in de hand of te bouwen
keythedral-signs-no-fence = hek weghalen
keythedral-signs-law = wet
