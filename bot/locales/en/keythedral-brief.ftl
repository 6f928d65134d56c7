# Keythedral: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one, one that begins with a blank to the one before.

keythedral-menu-lay-brief = lay the { $field } on{ " " }
keythedral-menu-send-brief = { "" }
keythedral-menu-trade-brief = trade two cubes
keythedral-menu-and-brief = { " " }and { $kind }
keythedral-menu-for-brief = { " " }for { $kind }
keythedral-menu-law-brief = law on the { $space }
keythedral-menu-fence-brief = fence{ " " }
keythedral-menu-unfence-brief = remove the fence{ " " }
keythedral-menu-using-brief = using { $laws }
keythedral-menu-with-brief = pay { $cubes }
keythedral-menu-towards-brief = towards { $field }

## Without remarks

keythedral-menu-craft-brief = Buy { $kind } from the { $craftsman }
keythedral-menu-house-brief = Turn a cottage into a house
keythedral-menu-buy-brief = Buy seat { $slot }
keythedral-menu-buy-for-brief = Buy seat { $slot } for { $cubes }

## Before another word of the same line

keythedral-menu-law-heading = law on the { $space } for{ " " }
keythedral-menu-trade-heading = trade{ " " }

## Beside a letter that stands for it

keythedral-menu-craft-key = { $kind }
keythedral-menu-buy-for-key = for { $cubes }
