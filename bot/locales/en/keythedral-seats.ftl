# The seats of the keythedral, each by its place on the mat.

keythedral-seat-1a = Seat 1a
keythedral-seat-1b = Seat 1b
keythedral-seat-1c = Seat 1c
keythedral-seat-1d = Seat 1d
keythedral-seat-1e = Seat 1e
keythedral-seat-2a = Seat 2a
keythedral-seat-2b = Seat 2b
keythedral-seat-2c = Seat 2c
keythedral-seat-2d = Seat 2d
keythedral-seat-2e = Seat 2e
keythedral-seat-3a = Seat 3a
keythedral-seat-3b = Seat 3b
keythedral-seat-3c = Seat 3c
keythedral-seat-3d = Seat 3d
keythedral-seat-3e = Seat 3e
keythedral-seat-4a = Seat 4a
keythedral-seat-4b = Seat 4b
keythedral-seat-4c = Seat 4c
keythedral-seat-4d = Seat 4d
keythedral-seat-5a = Seat 5a
keythedral-seat-5b = Seat 5b
keythedral-seat-5c = Seat 5c
keythedral-about-seat = Points: { $first } (second edition: { $second }). Price, depending on its design: { $designs }.
keythedral-about-seat-second = Only in the second edition. Points: { $second }. Price, depending on its design: { $designs }.
keythedral-design = ({ $cubes })
keythedral-designs = Designs of number { $number }
keythedral-at-sale =
    On sale. Printed price: { $cubes }; points: { $points }. { $law ->
        [dearer] A law makes it cost 1 cube more.
        [cheaper] A law makes it cost 1 cube less.
        [both] One law makes it cost 1 cube more, another 1 cube less.
       *[none] { "" }
    }
keythedral-at-shown =
    Not on sale yet. Printed price: { $cubes }; points: { $points }. { $law ->
        [dearer] A law makes it cost 1 cube more.
        [cheaper] A law makes it cost 1 cube less.
        [both] One law makes it cost 1 cube more, another 1 cube less.
       *[none] { "" }
    }
keythedral-at-face-down = Face down: seats are sold in order of their numbers. Points: { $points }.
keythedral-at-sold = Sold.
