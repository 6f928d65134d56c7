# The legend of Keythedral’s signs.

keythedral-signs-group-cubes = Waren: Ressourcen und Produkte
keythedral-signs-any = beliebige Ware
keythedral-signs-group-fields = Ertragsfelder
keythedral-signs-group-map = Auf der Karte
keythedral-signs-place = Nummer eines Ertragsfelds oder Platzes, keine Anzahl
keythedral-signs-worker = Arbeiter, mit der Nummer seines Gebäudes
keythedral-signs-cottage = Hütte: schickt 1 Arbeiter
keythedral-signs-house = Haus: schickt bis zu 2 Arbeiter
keythedral-signs-fence = Zaun mit dem Zeichen seines Erbauers
keythedral-signs-site = freie Ecke für eine Hütte
keythedral-signs-halo = gelb: schickt jetzt Arbeiter
keythedral-signs-keythedral = die Keythedral
keythedral-signs-marker = in welcher Reihenfolge die Nummern arbeiten
keythedral-signs-start = Startspieler
keythedral-signs-field-back = Rückseite des nächsten Ertragsfelds
keythedral-signs-group-town = In der Stadt und in der Keythedral
keythedral-signs-seat = Nummer einer Reihe von Sitzen
keythedral-signs-hidden-seat = Sitz, noch nicht zu kaufen
keythedral-signs-sold = Sitz verkauft
keythedral-signs-price = Gesetz: 1 Ware mehr oder weniger
keythedral-signs-new-house = Hütte zum Haus ausbauen
keythedral-signs-new-fence = Zaun, noch nicht gebaut
keythedral-signs-no-fence = Zaun entfernen
keythedral-signs-law = Gesetz
