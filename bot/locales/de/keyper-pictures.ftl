### Keyper: words inside its pictures, their alt texts and the text board.

## The table

keyper-pictures-stage-fairs = Jahrmärkte
keyper-pictures-stage-housing = Tiere suchen Platz
keyper-pictures-stage-fold = Tafeln falten
keyper-pictures-stage-surplus = Keyples ruhen
keyper-pictures-waiting = { $who } am Zug
keyper-pictures-joins = { $who } darf mitarbeiten
keyper-pictures-board = { $board } – { $display }
keyper-pictures-closing =
    { $count ->
        [0] Schlussrunde: letzter Zug
        [one] Schlussrunde: noch 1 Zug
       *[other] Schlussrunde: noch { $count } Züge
    }
keyper-pictures-in-hand = { $who } hat { $keyple } in der Hand
keyper-pictures-sends = { $who } setzt { $keyple } ein: { $place }
keyper-pictures-sends-joined = { $who } setzt { $keyple } ein: { $place }; { $other } arbeitet mit
keyper-pictures-all-played = keine Keyples mehr
keyper-pictures-lays = { $who } legt Keyples hin: { $place }
keyper-pictures-builds = { $who } baut das Plättchen { $tile }
keyper-pictures-upgrades = { $who } verbessert das Plättchen { $tile }
keyper-pictures-builds-at = { $who } baut das Plättchen { $tile } auf { FORM($plot, "at") }

## Tiles and supply

keyper-pictures-market = Landschaftsplättchen, { $season }
keyper-pictures-bag =
    { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    } im Beutel, { $discard } abgelegt
keyper-pictures-supply = Im Vorrat
keyper-pictures-hand =
    { $who } hat { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
keyper-pictures-hand-own =
    Du hast { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
keyper-pictures-none = Keine

## The player board

keyper-pictures-home = Farm und Dorf von { $who }
keyper-pictures-keyp-area = Keyp-Bereich
keyper-pictures-keyp-tile = Keyp-Plättchen

## Own secrets

keyper-pictures-screen = Deine Geheimnisse
keyper-pictures-fair-spring = Frühlingsmarkt
keyper-pictures-fair-summer = Sommermarkt
keyper-pictures-fair-autumn = Herbstmarkt
keyper-pictures-fair-gone = Ausgefallen
keyper-pictures-no-fairs = Keine Jahrmärkte mehr.
keyper-pictures-winter-fairs = Wintermärkte auf der Hand
keyper-pictures-winter-fair = { $mark } · { $fair }: { $front } für { $few } oder { $back } für { $many } Punkte
keyper-pictures-goods = Zum Zeigen
keyper-pictures-order = Wenn andere dich einladen: { $order }
keyper-pictures-order-only = Wenn andere dich einladen, nur hier mitarbeiten: { $fields }
keyper-pictures-fold = Falten für den { $season }

## Score

keyper-pictures-level = Gleichstand: Edelsteine zählen, dann Endprodukte und so weiter.
keyper-pictures-row-shipping = Fracht
keyper-pictures-row-farm = Farm
keyper-pictures-row-village = Dorf
keyper-pictures-row-fairs = Märkte

## Text twins

keyper-pictures-boards = Landschaftstafeln
keyper-pictures-keyples = { $count } { $colour }
keyper-pictures-icon-any-raw = { $count } { $count ->
    [one] Rohstoff
   *[other] Rohstoffe
} beliebiger Art
keyper-pictures-icon-any-finished = { $count } { $count ->
    [one] Endprodukt
   *[other] Endprodukte
} beliebiger Art
keyper-pictures-rows = Die Parzellen sind reihenweise beschriftet: { $farm } in jeder Reihe der Farm, { $village } in jeder Reihe des Dorfs.
keyper-pictures-at-home = { $who }{ $start ->
    [yes] {" (Startspieler)"}
   *[no] {""}
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Fracht { $shipping }; zu Hause: { $left ->
    [both] der Keyper und { $count ->
        [one] 1 Keyple
       *[other] { $count } Keyples
    } ({ $keyples })
    [keyper] der Keyper
    [keyples] { $count ->
        [one] 1 Keyple
       *[other] { $count } Keyples
    } ({ $keyples })
   *[none] nichts
}.
keyper-pictures-standing = { $colour }
keyper-pictures-standing-as = { $colour } als { $other }
keyper-pictures-lying = { $colour } liegend
keyper-pictures-lying-as = { $colour } als { $other }, liegend
keyper-pictures-claimed = beansprucht von { $who }
keyper-pictures-unclaimed = nicht beansprucht
keyper-pictures-boat = { $boat } ({ $goods })
keyper-pictures-boats = Noch freie Schiffe: { $boats }.
keyper-pictures-on-river = Auf dem Fluss: { $boat }.
keyper-pictures-taken = Besetzt: { $fields }.
keyper-pictures-field-with = { $field } ({ $keyples })
keyper-pictures-marked = { $mark } { $name }
keyper-pictures-marked-gain = { $mark } { $name } +{ $gain }
keyper-pictures-homecoming =
    { $count ->
        [0] kein Keyple darauf
        [one] 1 Keyple kommt mit ihr nach Hause
       *[other] { $count } Keyples kommen mit ihr nach Hause
    }
keyper-pictures-fold-shared = Auf jeder Seite: { $fields }.
keyper-pictures-free = Frei auf { $board }: { $fields }.
keyper-pictures-border = Rand { $colour }: { $fields }.
keyper-pictures-tile = { $mark } · { $tile } für { $goods }.
keyper-pictures-tile-cost = { $mark } · { $tile } ({ $goods })
keyper-pictures-supply-holds = Im Vorrat: { $goods }.
keyper-pictures-holds = { $who } hat { $goods }.
keyper-pictures-holds-tiles = { $who } hat diese Plättchen: { $tiles }.
keyper-pictures-resting = Auf dem Keyp-Plättchen: stehend { $standing }; liegend { $lying }.
keyper-pictures-built = Gebaut: { $tiles }.
keyper-pictures-free-builds = Je ein Gratisbau auf: { $plots }.
keyper-pictures-plot-over = { $tile } über { $below }
keyper-pictures-plot = { $tile } auf { FORM($plot, "at") }
keyper-pictures-plot-upgraded = { $tile } (verbessert) auf { FORM($plot, "at") }
keyper-pictures-plot-with = { $tile } auf { FORM($plot, "at") } (dort: { $keyples })
keyper-pictures-plot-upgraded-with = { $tile } (verbessert) auf { FORM($plot, "at") } (dort: { $keyples })
keyper-pictures-held = Abgehaltene Jahrmärkte: { $fairs }.
keyper-pictures-face-down = Verdeckte Jahrmärkte: { $seasons }.
keyper-pictures-own-fair = Dein Jahrmarkt im { $season } verlangt { $goods } für { $points } Punkte{ $met ->
    [yes] : Das hast du
   *[no] {""}
}.
keyper-pictures-met = Du hast, was er verlangt: { $points } Punkte.
keyper-pictures-display = { $mark } · { $display }: { $fields }{ $chosen ->
    [yes] {" "}(deine Wahl)
   *[no] {""}
}.
keyper-pictures-total = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
