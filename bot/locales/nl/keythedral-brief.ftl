# Keythedral: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one, one that begins with a blank to the one before.

keythedral-menu-lay-brief = leg { $field }tegel op{ " " }
keythedral-menu-send-brief = { "" }
keythedral-menu-trade-brief = ruil twee blokjes
keythedral-menu-and-brief = { " " }en { $kind }
keythedral-menu-for-brief = { " " }voor { $kind }
keythedral-menu-law-brief = wet { $space }
keythedral-menu-fence-brief = hek{ " " }
keythedral-menu-unfence-brief = weg met het hek{ " " }
keythedral-menu-using-brief = met { $laws }
keythedral-menu-with-brief = betaal { $cubes }
keythedral-menu-towards-brief = richting { $field }

## Without remarks

keythedral-menu-craft-brief = Koop { $kind } bij de { $craftsman }
keythedral-menu-house-brief = Maak van een hutje een huis
keythedral-menu-buy-brief = Koop zetel { $slot }
keythedral-menu-buy-for-brief = Koop zetel { $slot } voor { $cubes }

## Before another word of the same line

keythedral-menu-law-heading = wet { $space } voor{ " " }
keythedral-menu-trade-heading = ruil{ " " }

## Beside a letter that stands for it

keythedral-menu-craft-key = { $kind }
keythedral-menu-buy-for-key = voor { $cubes }
