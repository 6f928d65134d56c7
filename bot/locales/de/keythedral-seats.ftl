# The seats of the keythedral, each by its place on the mat.

keythedral-seat-1a = Sitz 1a
keythedral-seat-1b = Sitz 1b
keythedral-seat-1c = Sitz 1c
keythedral-seat-1d = Sitz 1d
keythedral-seat-1e = Sitz 1e
keythedral-seat-2a = Sitz 2a
keythedral-seat-2b = Sitz 2b
keythedral-seat-2c = Sitz 2c
keythedral-seat-2d = Sitz 2d
keythedral-seat-2e = Sitz 2e
keythedral-seat-3a = Sitz 3a
keythedral-seat-3b = Sitz 3b
keythedral-seat-3c = Sitz 3c
keythedral-seat-3d = Sitz 3d
keythedral-seat-3e = Sitz 3e
keythedral-seat-4a = Sitz 4a
keythedral-seat-4b = Sitz 4b
keythedral-seat-4c = Sitz 4c
keythedral-seat-4d = Sitz 4d
keythedral-seat-5a = Sitz 5a
keythedral-seat-5b = Sitz 5b
keythedral-seat-5c = Sitz 5c
keythedral-about-seat = Punkte: { $first } (zweite Ausgabe: { $second }). Preis je nach Entwurf: { $designs }.
keythedral-about-seat-second = Nur in der zweiten Ausgabe. Punkte: { $second }. Preis je nach Entwurf: { $designs }.
keythedral-design = ({ $cubes })
keythedral-designs = Entwürfe mit Nummer { $number }
keythedral-at-sale =
    Steht zum Verkauf. Aufgedruckter Preis: { $cubes }; Punkte: { $points }. { $law ->
        [dearer] Durch ein Gesetz kostet er 1 davon mehr.
        [cheaper] Durch ein Gesetz kostet er 1 davon weniger.
        [both] Durch ein Gesetz kostet er 1 davon mehr, durch ein anderes 1 weniger.
       *[none] { "" }
    }
keythedral-at-shown =
    Steht noch nicht zum Verkauf. Aufgedruckter Preis: { $cubes }; Punkte: { $points }. { $law ->
        [dearer] Durch ein Gesetz kostet er 1 davon mehr.
        [cheaper] Durch ein Gesetz kostet er 1 davon weniger.
        [both] Durch ein Gesetz kostet er 1 davon mehr, durch ein anderes 1 weniger.
       *[none] { "" }
    }
keythedral-at-face-down = Verdeckt: Sitze werden der Nummer nach verkauft. Punkte: { $points }.
keythedral-at-sold = Verkauft.
