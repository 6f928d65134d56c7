### Keyflower's pictures, their alt texts and the text board: what came after pictures.ftl.

keyflower-pictures-front = Vóór het scherm
keyflower-pictures-front-own = Vóór je scherm, voor iedereen te zien
keyflower-pictures-front-column = ervoor
keyflower-pictures-front-of = Vóór het scherm van { $who }: { $pieces }.
keyflower-pictures-beside = { $count ->
    [one] Eén tegel naast het dorp
   *[other] { $count } tegels naast het dorp
}
keyflower-pictures-beside-list = Naast het dorp: { $tiles }.
keyflower-pictures-upgrade = opgewaardeerd voor { $price }: { $upgraded }
keyflower-pictures-replaced = { $old }: genomen door { $who }. In de winter komt { $boat } ervoor in de plaats.
keyflower-pictures-in-place-of = voor { $boat }
keyflower-pictures-contracts-shuffled = Open contracten: { $contracts }; geen gedekt: voor het volgende wordt de aflegstapel geschud ({ $count }).
