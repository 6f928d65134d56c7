# Keythedral: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one, one that begins with a blank to the one before.

keythedral-menu-lay-brief = lay the { $field } on{ " " }
keythedral-menu-cottage-brief = cottage { $number }
keythedral-menu-order-brief = call { $number }
keythedral-menu-send-brief = worker to{ " " }
keythedral-menu-trade-brief = trade 2 cubes
keythedral-menu-and-brief = { " " }and { $kind }
keythedral-menu-for-brief = { " " }for { $kind }
keythedral-menu-law-brief = law on the { $space }
keythedral-menu-law-only-brief = new law
keythedral-menu-fence-brief = build a fence
keythedral-menu-unfence-brief = remove a fence
keythedral-menu-using-brief = using { $laws }
keythedral-menu-with-brief = pay { $cubes }
keythedral-menu-towards-brief = towards { $field }
keythedral-menu-name-brief = { $who } becomes start player
    .you = you become start player

## Without remarks

keythedral-menu-craft-brief = Buy { $kind } from the { $craftsman }
keythedral-menu-house-brief = Turn a cottage into a house
keythedral-menu-buy-brief = Buy seat { $slot }
keythedral-menu-buy-for-brief = Buy seat { $slot } for { $cubes }

## Before another word of the same line

keythedral-menu-law-heading = law on the { $space } for{ " " }
keythedral-menu-law-only-heading = new law for{ " " }
keythedral-menu-trade-heading = trade{ " " }
keythedral-menu-craft-heading = buy { $kind } for{ " " }
keythedral-menu-cottage-heading = cottage { $number } at{ " " }
keythedral-menu-house-heading = turn into a house:{ " " }
keythedral-menu-fence-heading = fence beside{ " " }
keythedral-menu-unfence-heading = remove the fence beside{ " " }

## Beside a letter that stands for it

keythedral-menu-stay-brief = no worker can go

## A turn that nobody else sees, as a sentence

keythedral-menu-decline-done = You play no law.
