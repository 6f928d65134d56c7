# The seats of the keythedral, each by its place on the mat.

keythedral-seat-1a = Asiento 1a
keythedral-seat-1b = Asiento 1b
keythedral-seat-1c = Asiento 1c
keythedral-seat-1d = Asiento 1d
keythedral-seat-1e = Asiento 1e
keythedral-seat-2a = Asiento 2a
keythedral-seat-2b = Asiento 2b
keythedral-seat-2c = Asiento 2c
keythedral-seat-2d = Asiento 2d
keythedral-seat-2e = Asiento 2e
keythedral-seat-3a = Asiento 3a
keythedral-seat-3b = Asiento 3b
keythedral-seat-3c = Asiento 3c
keythedral-seat-3d = Asiento 3d
keythedral-seat-3e = Asiento 3e
keythedral-seat-4a = Asiento 4a
keythedral-seat-4b = Asiento 4b
keythedral-seat-4c = Asiento 4c
keythedral-seat-4d = Asiento 4d
keythedral-seat-5a = Asiento 5a
keythedral-seat-5b = Asiento 5b
keythedral-seat-5c = Asiento 5c
keythedral-about-seat = Puntos: { $first } (segunda edición: { $second }). Precio, según su diseño: { $designs }.
keythedral-about-seat-second = Solo en la segunda edición. Puntos: { $second }. Precio, según su diseño: { $designs }.
keythedral-design = ({ $cubes })
keythedral-designs = Diseños del número { $number }
keythedral-at-sale = A la venta. Precio impreso: { $cubes }; puntos: { $points }. { $law ->
        [dearer] Por una ley cuesta 1 cubo más.
        [cheaper] Por una ley cuesta 1 cubo menos.
        [both] Por una ley cuesta 1 cubo más, y por otra, 1 menos.
       *[none] {""}
    }
keythedral-at-shown = Aún no está a la venta. Precio impreso: { $cubes }; puntos: { $points }. { $law ->
        [dearer] Por una ley cuesta 1 cubo más.
        [cheaper] Por una ley cuesta 1 cubo menos.
        [both] Por una ley cuesta 1 cubo más, y por otra, 1 menos.
       *[none] {""}
    }
keythedral-at-face-down = Boca abajo: los asientos se venden por orden de número. Puntos: { $points }.
keythedral-at-sold = Vendido.
