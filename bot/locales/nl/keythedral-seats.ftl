# The seats of the keythedral, each by its place on the mat.

keythedral-seat-1a = Zetel 1a
keythedral-seat-1b = Zetel 1b
keythedral-seat-1c = Zetel 1c
keythedral-seat-1d = Zetel 1d
keythedral-seat-1e = Zetel 1e
keythedral-seat-2a = Zetel 2a
keythedral-seat-2b = Zetel 2b
keythedral-seat-2c = Zetel 2c
keythedral-seat-2d = Zetel 2d
keythedral-seat-2e = Zetel 2e
keythedral-seat-3a = Zetel 3a
keythedral-seat-3b = Zetel 3b
keythedral-seat-3c = Zetel 3c
keythedral-seat-3d = Zetel 3d
keythedral-seat-3e = Zetel 3e
keythedral-seat-4a = Zetel 4a
keythedral-seat-4b = Zetel 4b
keythedral-seat-4c = Zetel 4c
keythedral-seat-4d = Zetel 4d
keythedral-seat-5a = Zetel 5a
keythedral-seat-5b = Zetel 5b
keythedral-seat-5c = Zetel 5c
keythedral-about-seat = Punten: { $first } (tweede editie: { $second }). Prijs, afhankelijk van het ontwerp: { $designs }.
keythedral-about-seat-second = Alleen in de tweede editie. Punten: { $second }. Prijs, afhankelijk van het ontwerp: { $designs }.
keythedral-design = ({ $cubes })
keythedral-designs = Ontwerpen van nummer { $number }
keythedral-at-sale =
    Te koop. Gedrukte prijs: { $cubes }; punten: { $points }. { $law ->
        [dearer] Door een wet kost hij 1 blokje meer.
        [cheaper] Door een wet kost hij 1 blokje minder.
        [both] Door de ene wet kost hij 1 blokje meer, door de andere 1 minder.
       *[none] { "" }
    }
keythedral-at-shown =
    Nog niet te koop. Gedrukte prijs: { $cubes }; punten: { $points }. { $law ->
        [dearer] Door een wet kost hij 1 blokje meer.
        [cheaper] Door een wet kost hij 1 blokje minder.
        [both] Door de ene wet kost hij 1 blokje meer, door de andere 1 minder.
       *[none] { "" }
    }
keythedral-at-face-down = Nog verdekt: zetels worden op volgorde van nummer verkocht. Punten: { $points }.
keythedral-at-sold = Verkocht.
