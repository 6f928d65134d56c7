# Keythedral: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one, one that begins with a blank to the one before.

keythedral-menu-lay-brief = lege { $field } auf{ " " }
keythedral-menu-cottage-brief = Hütte { $number }
keythedral-menu-order-brief = ruf { $number } auf
keythedral-menu-send-brief = Arbeiter zu{ " " }
keythedral-menu-trade-brief = tausche 2 Waren
keythedral-menu-and-brief = { " " }und { $kind }
keythedral-menu-for-brief = { " " }für { $kind }
keythedral-menu-law-brief = Gesetz { $space }
keythedral-menu-law-only-brief = neues Gesetz
keythedral-menu-fence-brief = baue einen Zaun
keythedral-menu-unfence-brief = entferne einen Zaun
keythedral-menu-using-brief = mit { $laws }
keythedral-menu-with-brief = zahle { $cubes }
keythedral-menu-towards-brief = Richtung { $field }
keythedral-menu-name-brief = { $who } beginnt
    .you = du beginnst

## Without remarks

keythedral-menu-craft-brief = kaufe { $kind } beim { $craftsman }
keythedral-menu-house-brief = baue eine Hütte zum Haus aus
keythedral-menu-buy-brief = kaufe Sitz { $slot }
keythedral-menu-buy-for-brief = kaufe Sitz { $slot } für { $cubes }

## Before another word of the same line

keythedral-menu-law-heading = Gesetz { $space } für{ " " }
keythedral-menu-law-only-heading = neues Gesetz für{ " " }
keythedral-menu-trade-heading = tausche{ " " }
keythedral-menu-craft-heading = kaufe { $kind } für{ " " }
keythedral-menu-cottage-heading = Hütte { $number } an{ " " }
keythedral-menu-house-heading = baue zum Haus aus:{ " " }
keythedral-menu-fence-heading = Zaun:{ " " }
keythedral-menu-unfence-heading = entferne Zaun:{ " " }

## Beside a letter that stands for it

keythedral-menu-stay-brief = kein Arbeiter kann gehen

## A turn that nobody else sees, as a sentence

keythedral-menu-decline-done = Du spielst kein Gesetz.
