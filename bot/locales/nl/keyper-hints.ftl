# What a computer player looks at in Keyper.

keyper-feature-points = punten
keyper-feature-fairs = komende jaarmarkten
keyper-feature-built = wat je tegels nog kunnen opleveren
keyper-feature-held = wat tegels in je hand kunnen opleveren
keyper-feature-raw = grondstoffen
keyper-feature-finished = eindproducten
keyper-feature-wheat = tarwe
keyper-feature-gems = edelstenen
keyper-feature-animals = dieren
keyper-feature-strays = dieren zonder plaats
keyper-feature-team = keyples om te spelen
keyper-feature-home = keyples die thuiskomen
keyper-feature-standing = keyples om neer te leggen
keyper-feature-village = bebouwde dorpskavels
keyper-feature-farm = bebouwde boerderijkavels
keyper-feature-shipping = vracht
keyper-feature-tiles = tegels in je hand
keyper-feature-claim = een geclaimd bord en zijn keyples
keyper-hint-send = Stuur een { FORM($colour, "de") } keyple naar{ " " }
keyper-hint-join = Doe mee met { $who } op { $place }, met een { FORM($colour, "de") } keyple
keyper-hint-decline = Doe niet mee met { $who } op { $place }
keyper-benefit-join = Je krijgt { $what }, en het kost je geen beurt.
keyper-benefit-decline = Je houdt je keyples voor je eigen beurten.
keyper-benefit-claim-most = Er { $count ->
    [one] komt tot nu toe 1 keyple
   *[other] komen tot nu toe { $count } keyples
} mee naar huis; op { $boards ->
    [one] het andere vrije bord
   *[other] de andere vrije borden
} { $other ->
    [0] staat er geen
    [one] staat er { $boards ->
        [one] 1
       *[other] hooguit 1
    }
   *[other] staan er { $boards ->
        [one] { $other }
       *[other] hooguit { $other }
    }
}.
keyper-benefit-claim-last = Alleen dit bord is nog vrij voor je keyper.
keyper-benefit-claim = Er { $count ->
    [one] komt tot nu toe 1 keyple
   *[other] komen tot nu toe { $count } keyples
} mee naar huis.
keyper-benefit-home = De keyple komt met jouw bord weer mee naar huis.
keyper-benefit-tile-pays = Je hebt al wat de tegel kost.
keyper-benefit-housed = Zo heb je plaats voor { $animals }.
keyper-benefit-can-build = { $also ->
    [yes] Ook
   *[no] Daar
} kun je bouwen: { $tiles }{ $price }{ $gain }.
keyper-benefit-can-upgrade = { $also ->
    [yes] Ook
   *[no] Daar
} kun je opwaarderen: { $tiles }{ $price }{ $gain }.
keyper-benefit-can-get = { $also ->
    [yes] Ook
   *[no] Daar
} kun je { $goods }{ $price } krijgen{ $gain }.
keyper-benefit-can-take = { $also ->
    [yes] Ook
   *[no] Daar
} kun je nemen: { $tiles }.
keyper-benefit-pays = Dan heb je wat { $tile } kost.
keyper-benefit-pays-both = Dan heb je wat { $tiles } samen kosten.
keyper-benefit-pays-upgrade = Dan heb je wat het kost om { $tile } op te waarderen.
keyper-benefit-no-turn = Het kost je geen beurt.
keyper-benefit-claim-empty = Keyples die dit seizoen op dat bord komen, gaan met jou mee naar huis.
keyper-gain-fairs = Je jaarmarkten komen dichterbij.
keyper-gain-raw = Je hebt meer grondstoffen voor later.
keyper-gain-wheat = Met tarwe kun je veel betalen.
keyper-gain-animals = Voor deze dieren heb je plaats.
keyper-gain-team = Je hebt meer keyples om in te zetten.
keyper-gain-standing = Je kunt later meer keyples neerleggen.
keyper-gain-shipping = Je krijgt meer vrachtpunten.
keyper-gain-tiles = Je hebt meer tegels om uit te kiezen.
keyper-gain-claim = Je bent zeker van een bord en de keyples erop.
keyper-hint-fold = Vouw je bord: { $display }
keyper-benefit-can-sell = { $also ->
    [yes] Ook
   *[no] Daar
} kun je { $sold } verkopen{ $gain }.
keyper-hint-lay = Leg { $count ->
    [one] 1 keyple
   *[other] { $count } keyples
} neer op { $place }
keyper-hint-rest = Zet op je keyptegel: { $colours }
keyper-hint-keyp = neem voor je keyptegel: { $goods }
keyper-benefit-rest = Welke je neerzet maakt weinig uit: elke keyple levert je een grondstof of een dier op als je je keyper speelt.
keyper-hint-lay-partner = leg ook de keyple daar neer
keyper-hint-receive = ontvang { $goods }
keyper-hint-sell = verkoop { $goods }
keyper-benefit-claim-lay = Als het seizoen doorgaat, kun je de { $count ->
    [one] keyple
   *[other] { $count } keyples
} neerleggen die daar { $count ->
    [one] staat
   *[other] staan
}.
keyper-benefit-has-fair = Voor { FORM($aim, "de") } heb je nog { $lack } nodig; daar vind je { $fields }.
keyper-benefit-converts = Je { $tile } maakt van { $given } { $got }.
keyper-benefit-animals-later = Dan heb je dieren voor { $tile } als je die bouwt.
keyper-benefit-lacks = Voor { $tile } heb je dan alleen nog { $lack } nodig.
keyper-benefit-upgradable = Opgewaardeerd is { $tile } { $points } { $points ->
    [one] punt
   *[other] punten
} meer waard.
keyper-benefit-tile = { $tile }: { $about }
keyper-benefit-tile-worth = { $tile }: { $about } Gebouwd is de tegel met wat je nu hebt { $points } { $points ->
    [one] punt
   *[other] punten
} waard.
keyper-hint-lay-for = Leg { $count ->
    [one] 1 keyple
   *[other] { $count } keyples
} neer op { $place }: { $gain }
keyper-benefit-keep = Je houdt je goederen voor later.
keyper-hint-get = ruil voor { $goods }
keyper-benefit-others-stand = Je andere keyples blijven staan voor later.
keyper-hint-for = { " " }voor { $goods }
keyper-hint-trade = ruil { $given } voor { $got }
keyper-hint-trade-up = ruil en win in totaal { $got }
keyper-benefit-winter-fair = Je hebt al alles voor de { $points } punten.
keyper-hint-release = laat { $goods } gaan
keyper-benefit-kept = Je houdt { $animals }.
keyper-hint-take = neem { $tile }
keyper-benefit-can-get-sell = { $also ->
    [yes] Ook
   *[no] Daar
} kun je { $goods } krijgen en { $sold } verkopen{ $gain }.
keyper-benefit-can-complete = Dan heb je alles voor { FORM($aim, "de") }.
keyper-benefit-plus = { " " }({ $also ->
    [yes] nog eens +{ $points }
   *[no] +{ $points }
} { $points ->
    [one] punt
   *[other] punten
})
keyper-benefit-has-tiles = Voor { $tiles } vind je daar { $fields }.
keyper-benefit-has-counted = { $tile } telt { $fields } als je dit bord claimt.
keyper-benefit-fold-any = Voor jou springt er geen kant uit.
keyper-benefit-rest-white = Je houdt { $count ->
    [one] je witte keyple, die
   *[other] al je witte keyples, die
} bij elke kleur { $count ->
    [one] past
   *[other] passen
}.
keyper-benefit-rest-colours = Je houdt van elke kleur minstens één keyple.
keyper-benefit-winter-fair-lacks = Voor de { $points } punten heb je nog { $lack } nodig.
keyper-hint-trade-first = ruil { $given } voor { $got } en nog { $count } naar keuze
keyper-benefit-set = Voor de volgende punten van { $tile } heb je dan alleen nog { $lack } nodig.
keyper-benefit-decline-vain = Je zou daar niets kunnen doen.
keyper-benefit-decline-scoreless = Wat je daar krijgt, levert je nu geen punten op.
keyper-benefit-spends = Voor { FORM($aim, "de") } heb je dan weer { $lack } nodig.
keyper-benefit-counts = Dat telt voor { $tiles }.
keyper-benefit-house-later = Voor dieren die je later krijgt: { $tiles }.
