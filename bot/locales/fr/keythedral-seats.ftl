# The seats of the keythedral, each by its place on the mat.

keythedral-seat-1a = Siège 1a
keythedral-seat-1b = Siège 1b
keythedral-seat-1c = Siège 1c
keythedral-seat-1d = Siège 1d
keythedral-seat-1e = Siège 1e
keythedral-seat-2a = Siège 2a
keythedral-seat-2b = Siège 2b
keythedral-seat-2c = Siège 2c
keythedral-seat-2d = Siège 2d
keythedral-seat-2e = Siège 2e
keythedral-seat-3a = Siège 3a
keythedral-seat-3b = Siège 3b
keythedral-seat-3c = Siège 3c
keythedral-seat-3d = Siège 3d
keythedral-seat-3e = Siège 3e
keythedral-seat-4a = Siège 4a
keythedral-seat-4b = Siège 4b
keythedral-seat-4c = Siège 4c
keythedral-seat-4d = Siège 4d
keythedral-seat-5a = Siège 5a
keythedral-seat-5b = Siège 5b
keythedral-seat-5c = Siège 5c
keythedral-about-seat = Points : { $first } (deuxième édition : { $second }). Prix, selon le plan : { $designs }.
keythedral-about-seat-second = Seulement dans la deuxième édition. Points : { $second }. Prix, selon le plan : { $designs }.
keythedral-design = ({ $cubes })
keythedral-designs = Plans de la rangée { $number }
keythedral-at-sale =
    En vente. Prix imprimé : { $cubes } ; points : { $points }. { $law ->
        [dearer] Une loi ajoute 1 cube à son prix.
        [cheaper] Une loi enlève 1 cube à son prix.
        [both] Une loi ajoute 1 cube à son prix, une autre en enlève 1.
       *[none] { "" }
    }
keythedral-at-shown =
    Pas encore en vente. Prix imprimé : { $cubes } ; points : { $points }. { $law ->
        [dearer] Une loi ajoute 1 cube à son prix.
        [cheaper] Une loi enlève 1 cube à son prix.
        [both] Une loi ajoute 1 cube à son prix, une autre en enlève 1.
       *[none] { "" }
    }
keythedral-at-face-down = Face cachée : les sièges se vendent rangée par rangée. Points : { $points }.
keythedral-at-sold = Vendu.
