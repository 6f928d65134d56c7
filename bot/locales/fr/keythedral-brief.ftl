# Keythedral: picks of a turn in a few words, for a button that is a whole turn and for the turn so far. A word that ends
# with a blank belongs to the next one, one that begins with a blank to the one before.

keythedral-menu-lay-brief = poser { FORM($field, "the") } :{ " " }
keythedral-menu-cottage-brief = cottage { $number }
keythedral-menu-order-brief = numéro { $number }
keythedral-menu-send-brief = ouvrier sur{ " " }
keythedral-menu-trade-brief = échanger 2 cubes
keythedral-menu-and-brief = { " " }et 1 { $kind }
keythedral-menu-for-brief = { " " }contre 1 { $kind }
keythedral-menu-law-brief = loi de { $space }
keythedral-menu-law-only-brief = nouvelle loi
keythedral-menu-fence-brief = construire une barrière
keythedral-menu-unfence-brief = retirer une barrière
keythedral-menu-using-brief = avec { $laws }
keythedral-menu-with-brief = payer { $cubes }
keythedral-menu-towards-brief = côté { $field }
keythedral-menu-name-brief = { $who } commence
    .you = tu commences

## Without remarks

keythedral-menu-craft-brief = Acheter 1 cube { FORM($kind, "of") } { FORM($craftsman, "at") }
keythedral-menu-house-brief = Transformer un cottage en maison
keythedral-menu-buy-brief = Acheter le siège { $slot }
keythedral-menu-buy-for-brief = Acheter le siège { $slot } pour { $cubes }

## Before another word of the same line

keythedral-menu-law-heading = loi de { $space } pour 1{ " " }
keythedral-menu-law-only-heading = nouvelle loi pour 1{ " " }
keythedral-menu-trade-heading = échanger 1{ " " }
keythedral-menu-craft-heading = acheter 1 cube { FORM($kind, "of") } pour{ " " }
keythedral-menu-cottage-heading = cottage { $number } sur{ " " }
keythedral-menu-house-heading = transformer en maison :{ " " }
keythedral-menu-fence-heading = barrière :{ " " }
keythedral-menu-unfence-heading = retirer la barrière :{ " " }

## Beside a letter that stands for it

keythedral-menu-stay-brief = aucun ouvrier ne peut sortir

## A turn that nobody else sees, as a sentence

keythedral-menu-decline-done = Tu ne joues aucune loi.
