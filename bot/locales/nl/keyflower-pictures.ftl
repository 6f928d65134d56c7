### Keyflower's pictures, their alt texts and the text board: what came after pictures.ftl.

# Words of tile names that may be parted on a narrow plate, as in “Farm·house”.
keyflower-pictures-breaks = Ambachtsl.·gilde Muildier·drijver Leerlingen·huis Beurt·volgorde Ambachts·man Groeve·werker Arbeids·markt Wagen·maker Beeld·houwer Steen·houwer Keur·meester Water·molen Mars·kramer Timmer·man Boek·houder Hout·hakker Steen·opslag Zomer·schip Mijn·werker Wind·molen Werk·plaats Hout·opslag Laken·gilde Apo·theker Dorps·huis Jaar·markt Goud·smid Goud·mijn Koop·man Hoef·smid Key·flower Key·thedral Ian·vincible
keyflower-pictures-middle = Midden
keyflower-pictures-own-village = Jouw dorp
keyflower-pictures-place-this = Leg deze tegel aan:
keyflower-pictures-place-next = Nog aan te leggen:
keyflower-pictures-may-use = Je kunt nu gebruiken: { $tiles }.
keyflower-pictures-use-with = { $tile } met { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
}
keyflower-pictures-front = Vóór het scherm
keyflower-pictures-front-own = Vóór je scherm, voor iedereen te zien
keyflower-pictures-front-column = ervoor
keyflower-pictures-front-of = Vóór het scherm van { $who }: { $pieces }.
keyflower-pictures-ended = { $who }{ $start ->
    [yes] {" (startspeler)"}
   *[no] {""}
} heeft aan het eind { $pieces }.
keyflower-pictures-nothing = niets
keyflower-pictures-count-worker = { $count ->
    [one] { $count } arbeider
   *[other] { $count } arbeiders
}
keyflower-pictures-count-skill = { $count ->
    [one] { $count } vaardigheid
   *[other] { $count } vaardigheden
}
keyflower-pictures-kind-worker = arbeider
keyflower-pictures-kind-skill = vaardigheid
keyflower-pictures-kind-resource = grondstof
keyflower-pictures-scores-each = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per { $item }
keyflower-pictures-in-hand = In je hand, nog niet gedraaid, { $tile }:
keyflower-pictures-waiting = Aan te leggen, nog niet gedraaid, { $tile }:
keyflower-pictures-beside = { $count ->
    [one] 1 tegel naast het dorp
   *[other] { $count } tegels naast het dorp
}
keyflower-pictures-beside-list = Naast het dorp: { $tiles }.
keyflower-pictures-upgrade = opgewaardeerd voor { $price }: { $upgraded }
keyflower-pictures-replaced = { $old }: genomen door { $who }. In de winter komt { $boat } ervoor in de plaats.
keyflower-pictures-in-place-of = voor { $boat }
keyflower-pictures-contracts-shuffled = Open contracten: { $contracts }. De verdekte contracten zijn op: voor het volgende worden de afgelegde ({ $count }) geschud.

# On a tile’s ribbon, where a long name has no room: the attribute "short" of the tile’s name.
keyflower-pictures-ribbon = { FORM($tile, "short") }
