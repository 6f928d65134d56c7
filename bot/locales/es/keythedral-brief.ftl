# Keythedral: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one, one that begins with a blank to the one before.

keythedral-menu-lay-brief = colocar { FORM($field, "the") } en el{ " " }
keythedral-menu-cottage-brief = cabaña { $number }
keythedral-menu-order-brief = anunciar { $number }
keythedral-menu-send-brief = trabajador a{ " " }
keythedral-menu-trade-brief = cambiar 2 cubos
keythedral-menu-and-brief = { " " }y { $kind }
keythedral-menu-for-brief = { " " }por { $kind }
keythedral-menu-law-brief = ley de la { $space }
keythedral-menu-law-only-brief = ley nueva
keythedral-menu-fence-brief = construir una valla
keythedral-menu-unfence-brief = quitar una valla
keythedral-menu-using-brief = usando { $laws }
keythedral-menu-with-brief = pagar { $cubes }
keythedral-menu-towards-brief = hacia { FORM($field, "the") }
keythedral-menu-name-brief = { $who } será jugador inicial
    .you = serás jugador inicial

## Without remarks

keythedral-menu-craft-brief = Comprar { $kind } al { $craftsman }
keythedral-menu-house-brief = Convertir una cabaña en casa
keythedral-menu-buy-brief = Comprar asiento { $slot }
keythedral-menu-buy-for-brief = Comprar asiento { $slot } por { $cubes }

## Before another word of the same line

keythedral-menu-law-heading = ley de la { $space } por{ " " }
keythedral-menu-law-only-heading = ley nueva por{ " " }
keythedral-menu-trade-heading = cambiar{ " " }
keythedral-menu-craft-heading = comprar { $kind } por{ " " }
keythedral-menu-cottage-heading = cabaña { $number } en{ " " }
keythedral-menu-house-heading = convertir en casa:{ " " }
keythedral-menu-fence-heading = valla:{ " " }
keythedral-menu-unfence-heading = quitar la valla:{ " " }

## Beside a letter that stands for it

keythedral-menu-stay-brief = no puede salir nadie

## A turn that nobody else sees, as a sentence

keythedral-menu-decline-done = No juegas ninguna ley.
