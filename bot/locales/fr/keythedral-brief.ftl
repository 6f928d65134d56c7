# Keythedral: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one, one that begins with a blank to the one before.

keythedral-menu-lay-brief = poser terrain { $field } sur{ " " }
keythedral-menu-send-brief = { "" }
keythedral-menu-trade-brief = échanger deux cubes
keythedral-menu-and-brief = { " " }et { $kind }
keythedral-menu-for-brief = { " " }contre { $kind }
keythedral-menu-law-brief = loi de { $space }
keythedral-menu-fence-brief = barrière{ " " }
keythedral-menu-unfence-brief = retirer la barrière{ " " }
keythedral-menu-using-brief = avec { $laws }
keythedral-menu-with-brief = payer { $cubes }
keythedral-menu-towards-brief = côté { $field }

## Without remarks

keythedral-menu-craft-brief = Acheter 1 { $kind } à l’artisan { $craftsman }
keythedral-menu-house-brief = Convertir un cottage en maison
keythedral-menu-buy-brief = Acheter le siège { $slot }
keythedral-menu-buy-for-brief = Acheter le siège { $slot } pour { $cubes }

## Before another word of the same line

keythedral-menu-law-heading = loi de { $space } pour 1{ " " }
keythedral-menu-trade-heading = échanger{ " " }

## Beside a letter that stands for it

keythedral-menu-craft-key = { $kind }
keythedral-menu-buy-for-key = pour { $cubes }
