### Words inside pictures, their alt texts and the text board.

# Words that may be parted where they do not fit into a picture, as in “Farm·house”.
pictures-breaks = Tok-·tok-·kippen·hok Edel·steen·koopman Bos·wachters·huis Armband·maker Edel·steen·handelaar Schroot·handelaar Groeve·werker Boeren·knecht Steen·bakkerij Ringen·maker Key-·markt Steen·houwer Boeren·huisje Timmer·man Handels·post Handels·huis Steen·bakker Schapen·stal Varkens·stal Paarden·stal Schroot·hoop Boeren·erf Steen·oven Steen·opslag
pictures-player = { $who }
pictures-player-number = Speler { $number }
pictures-players = { $count } spelers

pictures-season-spring = Lente
pictures-season-summer = Zomer
pictures-season-autumn = Herfst
pictures-season-winter = Winter

pictures-over = De partij is afgelopen
pictures-phase-turns = { $who } is aan de beurt{ $passes ->
    [0] {""}
    [one] {" "}· gepast: { $passed }
   *[other] {" "}· de laatste { $passes } pasten
}
pictures-phase-boats = { $who } kiest een schip
pictures-phase-winter = Wintertegels: { $who }
pictures-phase-growth = Aanleggen: { $who }

## Headings

pictures-village = Dorp van { $who }
pictures-village-alt = Dorp van { $who }, { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}, { $goods }.
pictures-no-goods = geen grondstoffen
pictures-screen = Achter het scherm van { $who }
pictures-screen-own = Achter je scherm
pictures-market = Contracten en uitbreidingen
pictures-score = Eindscore
pictures-score-level = Gelijk aantal punten: wie in de winter als eerste een schip koos, gaat voor.
pictures-colour-blue = blauw
    .extension = blauwe
pictures-colour-red = rood
    .extension = rode
pictures-colour-yellow = geel
    .extension = gele
pictures-colour-green = groen
    .extension = groene
pictures-skills = Vaardigheden
pictures-goods = Grondstoffen in het dorp
pictures-contracts = Contracten
pictures-contracts-open = Open contracten
pictures-extensions = Uitbreidingen
pictures-winter-hand = Wintertegels in de hand
pictures-chosen = Gekozen
pictures-others = De anderen
pictures-hidden = achter het scherm
pictures-known = daarvan gezien
pictures-to-place = { $count ->
    [one] 1 tegel aan te leggen
   *[other] { $count } tegels aan te leggen
}
pictures-to-place-list = Aan te leggen: { $tiles }.
pictures-spare-boats = Schepen die niet meedoen; een ervan vervangt Sea Bastion II

pictures-kind-home = Thuis
pictures-kind-spring = Lente
pictures-kind-summer = Zomer
pictures-kind-summer-boat = Zomerschip
pictures-kind-autumn = Herfst
pictures-kind-winter = Winter
pictures-kind-order = Beurtvolgorde
pictures-kind-boat = Schip
pictures-side-basic = Basis
pictures-side-upgraded = Opgewaardeerd
pictures-side-a = Kant a
pictures-side-b = Kant b

pictures-row-home = Thuis
pictures-row-spring = Lentetegels
pictures-row-summer = Zomertegels
pictures-row-autumn = Herfsttegels
pictures-row-winter = Wintertegels
pictures-row-boat = Schepen
pictures-row-order = Beurtvolgorde
pictures-row-extension = Uitbreidingen
pictures-row-contract = Contracten
pictures-row-gold = Goud over
pictures-row-keyple = Startspeler
pictures-row-total = Totaal

## Pieces

pictures-none = geen
pictures-any-worker = { $count ->
    [one] een arbeider naar keuze
   *[other] { $count } arbeiders naar keuze
}
pictures-any-skill = { $count ->
    [one] een vaardigheid naar keuze
   *[other] { $count } vaardigheden naar keuze
}
pictures-any-resource = { $count ->
    [one] een grondstof naar keuze
   *[other] { $count } grondstoffen naar keuze
}
pictures-gain-workers = { $count ->
    [one] 1 arbeider uit de zak
   *[other] { $count } arbeiders uit de zak
}
pictures-gain-skills = { $count ->
    [one] 1 vaardigheid
   *[other] { $count } vaardigheden
}
pictures-gain-contracts = { $count ->
    [one] 1 contract
   *[other] { $count } contracten
}
pictures-cabins = { $count ->
    [one] 1 hut
   *[other] { $count } hutten
}

## What is printed

pictures-effect-gain = neem { $items }
pictures-effect-either = neem { $items }
pictures-effect-exchange = betaal { $price }, neem { $items }
pictures-effect-transport = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
}, { $upgrades ->
    [one] 1 opwaardering
   *[other] { $upgrades } opwaarderingen
}
pictures-effect-hold = aan het eind { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per { $item } op deze tegel
pictures-points = { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}
pictures-face = { $effect }; { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
pictures-scores-sets = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per set van { $items }
pictures-scores-kind-worker = kies een kleur: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per arbeider van die kleur
pictures-scores-kind-skill = kies een vaardigheid: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per stuk
pictures-scores-kind-resource = kies een grondstof: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per stuk
pictures-scores-steps = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per stap van je transporttegels
pictures-scores-loop = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per tegel op een rondweg vanaf je thuistegel
pictures-scores-upgrades = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per opwaardeersymbool in het dorp, ook per hut
pictures-scores-winter = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per wintertegel in het dorp
pictures-scores-upgraded = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per opgewaardeerde tegel
pictures-scores-extensions = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per uitbreiding
pictures-scores-unfulfilled = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per contract dat je hebt maar niet vervult
pictures-scores-adjacent = als je hem in de winter wint, { $points ->
    [one] 1 punt
   *[other] { $points } punten
} per aangrenzende tegel
pictures-scores-river = punten voor schepen die via de rivier met je thuistegel verbonden zijn, bij 1 schip, 2 schepen enzovoort: { $rungs }
pictures-bonus-free-upgrade = 1 gratis opwaardering vóór de telling
pictures-bonus-free-extension = 1 gratis uitbreiding vóór de telling
pictures-bonus-gold = { $count } goud op de thuistegel vóór de telling
pictures-bonus-replaced = gaat na de herfst uit het spel; wie het dan neemt, kiest een schip dat niet meedoet
pictures-bonus-contracts = elk vervuld contract is { $count ->
    [one] 1 punt
   *[other] { $count } punten
} waard

pictures-power-1a = neem aan het eind van zomer, herfst en winter { $count ->
    [one] 1 arbeider
    [2] 2 arbeiders
   *[other] { $count } arbeiders
} uit de zak
pictures-power-1b = neem aan het eind van zomer, herfst en winter { $count ->
    [one] 1 groene arbeider
   *[other] { $count } groene arbeiders
}
pictures-power-2a = vervoer grondstoffen ook over velden, en leg nieuwe tegels aan zonder dat de zijden hoeven te passen
pictures-power-2b = je stappen en opwaarderingen tellen dubbel
pictures-power-3a = bij opwaarderen mag elke grondstof elke andere vervangen
pictures-power-3b = in de eindtelling mag elke grondstof elke andere vervangen
pictures-power-4a = bied met één andere kleur tegen een blauw, rood of geel bod
pictures-power-4b = gebruik een tegel die in gebruik is of waarop geboden is, met arbeiders in elke kleur

pictures-meaning-plain = { $face }.
pictures-meaning-upgrade =
    Basis: { $basic }.
    Opwaarderen voor { $price }.
    Opgewaardeerd: { $upgraded }.
pictures-meaning-sides =
    Kant a: { $a }.
    Kant b: { $b }.
pictures-meaning-boat =
    Lente: { $spring }.
    Zomer: { $summer }.
    Herfst: { $autumn }.
    Aan het eind: { $winter }.

## Text twins

pictures-upgraded = { $name } (opgewaardeerd)
pictures-at = { $name } op { $at }
pictures-upgrade-price = opwaarderen: { $price }
pictures-roads = wegen: { $roads }
pictures-road = { $side } naar { $tile }
pictures-road-ends = { $side } eindigt bij { $tile }
pictures-road-open = { $side } open
pictures-water = water: { $sides }
pictures-side-0 = zuid
pictures-side-1 = zuidwest
pictures-side-2 = noordwest
pictures-side-3 = noord
pictures-side-4 = noordoost
pictures-side-5 = zuidoost
pictures-keyple-here = Wie hem wint, wordt startspeler.
pictures-bid = { $who } biedt { $workers }
pictures-bid-winning = { $who } leidt met { $workers }
pictures-users = in gebruik door { $workers }
pictures-goods-here = { $goods } erop
pictures-extension-here = met een { FORM($colour, "extension") } uitbreiding
pictures-boat = { $boat }: { $load }.
pictures-boat-taken = { $boat }: genomen door { $who }.
pictures-left = Over: { $bag ->
    [one] { $bag } arbeider
   *[other] { $bag } arbeiders
} in de zak, { $greens } groene, { $skills ->
    [one] { $skills } vaardigheid
   *[other] { $skills } vaardigheden
}, { $goods }.
pictures-boat-queue = In deze volgorde kiezen jullie een schip: { $who }.
pictures-holds = { $who }{ $start ->
    [yes] {" (startspeler)"}
   *[no] {""}
} heeft { $pieces } achter het scherm.
pictures-screen-workers = Arbeiders: { $pieces }.
pictures-screen-skills = Vaardigheden: { $pieces }.
pictures-screen-winter = Wintertegels in de hand: { $tiles }.
pictures-screen-chosen = Gekozen voor de veiling: { $tiles }.
pictures-known-of = { $who } heeft minstens { $pieces } achter het scherm.
pictures-screen-contracts = Contracten: { $contracts }.
pictures-market-contracts = Open contracten: { $contracts }; { $count } verdekt.
pictures-market-extensions = Uitbreidingen over: { $extensions }.
pictures-score-total = { $who }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
pictures-score-place = { $rank }. { $who }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
pictures-board-tiles = Seizoenstegels
pictures-board-orders = Beurtvolgorde
pictures-board-boats = Schepen
pictures-board-known = Wat iedereen achter de schermen zag verdwijnen

## Words put together

pictures-colon = { $what }: { $said }
pictures-semicolon = { $before }; { $then }
pictures-page = { $title } ({ $page }/{ $count })
