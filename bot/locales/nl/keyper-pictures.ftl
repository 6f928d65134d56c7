### Keyper: words inside its pictures, their alt texts and the text board.

## The table

keyper-pictures-stage-fairs = jaarmarkten
keyper-pictures-stage-housing = dieren onderbrengen
keyper-pictures-stage-fold = borden vouwen
keyper-pictures-stage-surplus = keyples gaan rusten
keyper-pictures-waiting = Aan de beurt: { $who }
keyper-pictures-joins = { $who } kan meedoen
keyper-pictures-board = { $board } – { $display }
keyper-pictures-closing = { $count ->
    [0] Slotronde: de laatste beurt
    [one] Slotronde: nog 1 beurt
   *[other] Slotronde: nog { $count } beurten
}
keyper-pictures-in-hand = { $who } heeft { $keyple } in de hand
keyper-pictures-sends = { $who } stuurt { $keyple } naar { $place }
keyper-pictures-sends-joined = { $who } stuurt { $keyple } naar { $place }; { $other } doet mee
keyper-pictures-all-played = geen keyples meer
keyper-pictures-lays = { $who } legt keyples neer op { $place }
keyper-pictures-builds = { $who } bouwt de tegel { $tile }
keyper-pictures-upgrades = { $who } waardeert de tegel { $tile } op
keyper-pictures-builds-at = { $who } bouwt de tegel { $tile } op { $plot }

## Tiles and supply

keyper-pictures-market = Landschapstegels, { $season }
keyper-pictures-bag = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
} in de zak, { $discard } afgelegd
keyper-pictures-supply = In de voorraad
keyper-pictures-hand = { $who } heeft { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
} in de hand
keyper-pictures-hand-own = Je hebt { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
} in de hand
keyper-pictures-none = Geen

## The player board

keyper-pictures-home = Boerderij en dorp van { $who }
keyper-pictures-keyp-area = Keypgebied
keyper-pictures-keyp-tile = Keyptegel

## Own secrets

keyper-pictures-screen = Jouw geheimen
keyper-pictures-fair-spring = Lentemarkt
keyper-pictures-fair-summer = Zomermarkt
keyper-pictures-fair-autumn = Herfstmarkt
keyper-pictures-fair-gone = Niet gehouden
keyper-pictures-no-fairs = Geen jaarmarkten meer te houden.
keyper-pictures-winter-fairs = Wintermarkten in de hand
keyper-pictures-winter-fair = { $mark } · { $fair }: { $front } voor { $few }, of { $back } voor { $many } punten
keyper-pictures-goods = Te tonen op markten
keyper-pictures-order = Als anderen je uitnodigen: { $order }
keyper-pictures-order-only = Als anderen je uitnodigen, alleen meedoen op: { $fields }
keyper-pictures-fold = Vouwen voor de { $season }

## Score

keyper-pictures-level = Gelijk aantal punten: edelstenen beslissen, dan eindproducten, enzovoort.
keyper-pictures-row-shipping = Vracht
keyper-pictures-row-farm = Boerderij
keyper-pictures-row-village = Dorp
keyper-pictures-row-fairs = Markten

## Text twins

keyper-pictures-boards = Landschapsborden
keyper-pictures-keyples = { $count } { FORM($colour, "de") }
keyper-pictures-icon-any-raw = { $count } { $count ->
    [one] grondstof
   *[other] grondstoffen
} naar keuze
keyper-pictures-icon-any-finished = { $count } { $count ->
    [one] eindproduct
   *[other] eindproducten
} naar keuze
keyper-pictures-rows = De kavels lopen rij voor rij: { $farm } per rij op de boerderij, { $village } per rij in het dorp.
keyper-pictures-at-home = { $who }{ $start ->
    [yes] {" (startspeler)"}
   *[no] {""}
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, vracht { $shipping }; thuis: { $left ->
    [both] de keyper en { $count ->
        [one] 1 keyple
       *[other] { $count } keyples
    } ({ $keyples })
    [keyper] de keyper
    [keyples] { $count ->
        [one] 1 keyple
       *[other] { $count } keyples
    } ({ $keyples })
   *[none] niets
}.
keyper-pictures-standing = { FORM($colour, "de") }
keyper-pictures-standing-as = { FORM($colour, "de") } als { FORM($other, "de") }
keyper-pictures-lying = liggende { FORM($colour, "de") }
keyper-pictures-lying-as = liggende { FORM($colour, "de") } als { FORM($other, "de") }
keyper-pictures-claimed = geclaimd door { $who }
keyper-pictures-unclaimed = niet geclaimd
keyper-pictures-boat = { $boat } ({ $goods })
keyper-pictures-boats = Nog vrije boten: { $boats }.
keyper-pictures-on-river = Op de rivier: { $boat }.
keyper-pictures-taken = Bezet: { $fields }.
keyper-pictures-field-with = { $field } ({ $keyples })
keyper-pictures-marked = { $mark } { $name }
keyper-pictures-marked-gain = { $mark } { $name } +{ $gain }
keyper-pictures-homecoming = { $count ->
    [0] geen keyple erop
    [one] 1 keyple komt ermee thuis
   *[other] { $count } keyples komen ermee thuis
}
keyper-pictures-fold-shared = Op elke kant: { $fields }.
keyper-pictures-free = Vrij op { $board }: { $fields }.
keyper-pictures-border = Met { FORM($colour, "de") } rand: { $fields }.
keyper-pictures-tile = { $mark } · { $tile } voor { $goods }.
keyper-pictures-tile-cost = { $mark } · { $tile } ({ $goods })
keyper-pictures-supply-holds = In de voorraad: { $goods }.
keyper-pictures-holds = { $who } heeft { $goods }.
keyper-pictures-holds-tiles = { $who } heeft deze tegels in de hand: { $tiles }.
keyper-pictures-resting = Op de keyptegel: staand { $standing }; liggend { $lying }.
keyper-pictures-built = Gebouwd: { $tiles }.
keyper-pictures-free-builds = Op elk van deze kavels 1 keer gratis bouwen: { $plots }.
keyper-pictures-plot-over = { $tile } over { $below }
keyper-pictures-plot = { $tile } op { $plot }
keyper-pictures-plot-upgraded = { $tile } (opgewaardeerd) op { $plot }
keyper-pictures-plot-with = { $tile } op { $plot } met { $keyples }
keyper-pictures-plot-upgraded-with = { $tile } (opgewaardeerd) op { $plot } met { $keyples }
keyper-pictures-held = Gehouden jaarmarkten: { $fairs }.
keyper-pictures-face-down = Verdekte jaarmarkten: { $seasons }.
keyper-pictures-own-fair = Jouw { $season }markt vraagt { $goods } voor { $points } punten{ $met ->
    [yes] : je hebt alles
   *[no] {""}
}.
keyper-pictures-met = Je hebt wat de markt vraagt: { $points } punten.
keyper-pictures-display = { $mark } · { $display }: { $fields }{ $chosen ->
    [yes] {" "}(jouw keuze)
   *[no] {""}
}.
keyper-pictures-total = { $who }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
