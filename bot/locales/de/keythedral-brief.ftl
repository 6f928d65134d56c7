# Keythedral: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one, one that begins with a blank to the one before.

keythedral-menu-lay-brief = lege { $field } auf{ " " }
keythedral-menu-send-brief = { "" }
keythedral-menu-trade-brief = tausche zwei Würfel
keythedral-menu-and-brief = { " " }und { $kind }
keythedral-menu-for-brief = { " " }für { $kind }
keythedral-menu-law-brief = Gesetz { $space }
keythedral-menu-fence-brief = Zaun{ " " }
keythedral-menu-unfence-brief = Zaun weg{ " " }
keythedral-menu-using-brief = mit { $laws }
keythedral-menu-with-brief = zahle { $cubes }
keythedral-menu-towards-brief = Richtung { $field }

## Without remarks

keythedral-menu-craft-brief = Kaufen beim { $craftsman }: { $kind }
keythedral-menu-house-brief = Hütte zum Haus ausbauen
keythedral-menu-buy-brief = Sitz { $slot } kaufen
keythedral-menu-buy-for-brief = Sitz { $slot } für { $cubes } kaufen

## Before another word of the same line

keythedral-menu-law-heading = Gesetz { $space } für{ " " }
keythedral-menu-trade-heading = tausche{ " " }

## Beside a letter that stands for it

keythedral-menu-craft-key = { $kind }
keythedral-menu-buy-for-key = für { $cubes }
