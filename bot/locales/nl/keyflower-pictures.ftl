### Keyflower's pictures, their alt texts and the text board: what came after pictures.ftl.

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
keyflower-pictures-kind-resource = stuk grondstof
keyflower-pictures-scores-each = { $points ->
    [one] één punt
   *[other] { $points } punten
} per { $item }
keyflower-pictures-in-hand = In je hand, nog niet gedraaid, { $tile }:
keyflower-pictures-waiting = Aan te leggen, nog niet gedraaid, { $tile }:
keyflower-pictures-beside = { $count ->
    [one] Eén tegel naast het dorp
   *[other] { $count } tegels naast het dorp
}
keyflower-pictures-beside-list = Naast het dorp: { $tiles }.
keyflower-pictures-upgrade = opgewaardeerd voor { $price }: { $upgraded }
keyflower-pictures-replaced = { $old }: genomen door { $who }. In de winter komt { $boat } ervoor in de plaats.
keyflower-pictures-in-place-of = voor { $boat }
keyflower-pictures-contracts-shuffled = Open contracten: { $contracts }; geen verdekt: voor het volgende wordt de aflegstapel geschud ({ $count }).

# On a tile’s ribbon, where a long name has no room: the attribute "short" of the tile’s name.
keyflower-pictures-ribbon = { FORM($tile, "short") }
