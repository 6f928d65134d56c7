### Keythedral: words inside its pictures, their alt texts and the text board.

# Where a word of a law’s name can be split, as in “Farm·house”.
keythedral-pictures-breaks = Werk·volgorde Prijs·verhoging Prijs·verlaging Ambachts·koopje Ontwerp·wijziging Start·volgorde

## The table

keythedral-pictures-cube = { FORM($kind, "short") }
keythedral-pictures-title = Ronde { $round } · { $phase }
keythedral-pictures-titled = { $title } · { $part }
keythedral-pictures-stage-lay = Kaart leggen
keythedral-pictures-stage-work = fase 1: arbeiders sturen
keythedral-pictures-stage-harvest = fase 2: oogst
keythedral-pictures-stage-spend = fase 3: blokjes uitgeven
keythedral-pictures-stage-auction = fase 5: startspeler
keythedral-pictures-stage-over = De partij is afgelopen
keythedral-pictures-waiting = We wachten op { $who }
keythedral-pictures-waiting-many = We wachten op { $count } spelers
keythedral-pictures-passed = gepast
keythedral-pictures-procured = wet gekocht
keythedral-pictures-offers = biedt { $count }
keythedral-pictures-declined = geen bod
keythedral-pictures-bids = Biedingen tot nu toe
keythedral-pictures-to-offer = moet nog bieden
keythedral-pictures-buys = { $who } wil zetel { $slot } voor { $cubes }
keythedral-pictures-plays = { $who } speelt { $law }
keythedral-pictures-marker = { $who } heeft de startspelerfiche
keythedral-pictures-highest = { $who } biedt het meest: { $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
}
keythedral-pictures-names = { $who } wijst de startspeler aan
keythedral-pictures-force = Van kracht: { $law } ({ $who })
keythedral-pictures-force-aim = Van kracht: { $law }, { $aim } ({ $who })
keythedral-pictures-drawn = Getrokken: { $field }
keythedral-pictures-stack = nog { $count ->
    [one] 1 veld
   *[other] { $count } velden
}:
keythedral-pictures-next = Achterkant van het volgende veld: { $number }. Een van:
keythedral-pictures-next-of = Op de achterkant van het volgende veld staat { $number }. Nog over met dat nummer: { $fields }.
keythedral-pictures-of = { $field } ×{ $count }

## Keytown and the mat

keythedral-pictures-mat = De keythedral
keythedral-pictures-on-sale = Zetels te koop (nummer { $number })
keythedral-pictures-on-sale-short = Te koop
keythedral-pictures-trader = handelaar
keythedral-pictures-trade = grondstof naar keuze
keythedral-pictures-stock = { $count } over
keythedral-pictures-space-left = Wet links
keythedral-pictures-space-right = Wet rechts
keythedral-pictures-space-only = Nieuwe wet
keythedral-pictures-space-empty = Leeg
keythedral-pictures-deck = Stapel: { $count }
keythedral-pictures-seats-left = Zetels over
keythedral-pictures-shop-unfence = Hek weg
keythedral-pictures-shop-fence = Hek
keythedral-pictures-shop-house = Huis
keythedral-pictures-store = In de voorraad
keythedral-pictures-own = Je blokjes
keythedral-pictures-own-cottages = Je hutjes
keythedral-pictures-own-label = Je blokjes

## Behind the screen

keythedral-pictures-seats = Zetels
keythedral-pictures-in-store = Voorraad { $count }
keythedral-pictures-paying = Je betaalt
keythedral-pictures-laws = Wetten in de hand: { $count }
keythedral-pictures-watch = Vraag me naar wetten: { $when }
keythedral-pictures-armed = Automatisch: { $aim }
keythedral-pictures-all-laws = De 20 wetten

## Score

keythedral-pictures-row-seats = { $points ->
    [one] Zetels van 1 punt
   *[other] Zetels van { $points } punten
}
keythedral-pictures-row-ties = Blokjes bij gelijkspel

## Text twins

keythedral-pictures-board-map = De kaart
keythedral-pictures-board-town = Keytown
keythedral-pictures-holds = { $who } ({ $colour }{ $start ->
    [yes] , startspeler
   *[no] {""}
}): { $laws ->
    [0] geen wetten
    [one] 1 wet
   *[other] { $laws } wetten
}, { $fences ->
    [0] geen hekken
    [one] 1 hek
   *[other] { $fences } hekken
} en { $workers ->
    [0] geen arbeiders
    [one] 1 arbeider
   *[other] { $workers } arbeiders
} thuis{ $turn ->
    [passed] ; gepast
    [procured] ; wet gekocht
   *[none] {""}
}.
keythedral-pictures-order = Werkvolgorde tot nu toe: { $numbers }.
keythedral-pictures-order-whole = Werkvolgorde: { $numbers }.
keythedral-pictures-at-work = Arbeiders van { $who }: { $places }.
keythedral-pictures-worker = { $field } (uit woning { $number })
keythedral-pictures-fields = Velden van de soort { $field }: { $places }.
keythedral-pictures-keythedral = De keythedral staat tussen de velden 1, 2, 3 en 4.
keythedral-pictures-dwellings = { $who }: { $places }.
keythedral-pictures-cottage-at = hutje { $number } op { $square }
keythedral-pictures-house-at = huis { $number } op { $square }
keythedral-pictures-fences = Hekken: { $places }.
keythedral-pictures-fence-side = { $side } ({ $at }, van { $who })
keythedral-pictures-slot = Zetel { $slot }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}: { $cubes }{ $change ->
    [dearer] , plus 1 blokje van deze soorten
    [cheaper] , min 1 blokje (geen goud)
    [both] , min 1 blokje (geen goud), plus 1 blokje van deze soorten
   *[none] {""}
}.
keythedral-pictures-left = Zetels met nummer { $number }: nog { $left } van de { $count }.
keythedral-pictures-store-holds = In de voorraad: { $cubes }.
keythedral-pictures-stocks = Bij de ambachtslieden: { $cubes }.
keythedral-pictures-shops = In de stad: { $shops }.
keythedral-pictures-shop = { $mark } { $name }
keythedral-pictures-new-laws = Nieuwe wetten: { $laws }; { $count } in de stapel.
keythedral-pictures-face-down = { $count ->
    [one] 1 verdekt
   *[other] { $count } verdekt
}
keythedral-pictures-known = { $who } heeft { $laws }, zoals iedereen heeft gezien.
keythedral-pictures-free = Zonder arbeider: { $places }.
keythedral-pictures-around = { $dwelling }: { $places }.
keythedral-pictures-near = { $arrow } { $field }, zonder arbeider
keythedral-pictures-near-worked = { $arrow } { $field }, waar { $who } werkt (uit woning { $number })
keythedral-pictures-near-fenced = { $place }, achter een hek van { $who }
keythedral-pictures-near-empty = { $arrow } geen veld
keythedral-pictures-places =
    Elk veld heeft een nummer. De nummers lopen op vanaf { $middle ->
        [keythedral] de keythedral
       *[corner] hoek 0, de zuidelijke tussen de velden 1 en 2,
    } naar buiten, elke ring vanaf het noordwesten met de klok mee: 1 t/m 4, 5 t/m 16, 17 t/m 36. De hoeken tussen de velden zijn net zo genummerd: 1 t/m 8, 9 t/m 24, 25 t/m 48. Een hek typ je als hoek en veld: 8-1 staat tussen hoek 8 en veld 1.
keythedral-pictures-played = Gespeelde wetten: { $laws }.
keythedral-pictures-no-law = geen
keythedral-pictures-still = Nog niet gespeeld: { $laws }.
keythedral-pictures-holds-cubes = { $who } heeft { $cubes }.
keythedral-pictures-holds-seats = Gekochte zetels: { $seats }; { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
keythedral-pictures-holds-none = Nog geen zetel gekocht.
