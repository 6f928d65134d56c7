# Keythedral: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one, one that begins with a blank to the one before.

keythedral-menu-lay-brief = leg de { $field }tegel op{ " " }
keythedral-menu-cottage-brief = hutje { $number }
keythedral-menu-order-brief = noem { $number }
keythedral-menu-send-brief = arbeider naar{ " " }
keythedral-menu-trade-brief = ruil 2 blokjes
keythedral-menu-and-brief = { " " }en { $kind }
keythedral-menu-for-brief = { " " }voor { $kind }
keythedral-menu-law-brief = wet { $space }
keythedral-menu-law-only-brief = nieuwe wet
keythedral-menu-fence-brief = bouw een hek
keythedral-menu-unfence-brief = haal een hek weg
keythedral-menu-using-brief = met { $laws }
keythedral-menu-with-brief = betaal { $cubes }
keythedral-menu-towards-brief = richting { $field }
keythedral-menu-name-brief = { $who } wordt startspeler
    .you = je wordt startspeler

## Without remarks

keythedral-menu-craft-brief = Koop { $kind } bij de { $craftsman }
keythedral-menu-house-brief = Maak van een hutje een huis
keythedral-menu-buy-brief = Koop zetel { $slot }
keythedral-menu-buy-for-brief = Koop zetel { $slot } voor { $cubes }

## Before another word of the same line

keythedral-menu-law-heading = wet { $space } voor{ " " }
keythedral-menu-law-only-heading = nieuwe wet voor{ " " }
keythedral-menu-trade-heading = ruil{ " " }
keythedral-menu-craft-heading = koop { $kind } voor{ " " }
keythedral-menu-cottage-heading = hutje { $number } op{ " " }
keythedral-menu-house-heading = maak een huis van{ " " }
keythedral-menu-fence-heading = hek bij{ " " }
keythedral-menu-unfence-heading = haal weg: het hek bij{ " " }

## Beside a letter that stands for it

keythedral-menu-stay-brief = geen arbeider kan op pad

## A turn that nobody else sees, as a sentence

keythedral-menu-decline-done = Je speelt geen wet.
