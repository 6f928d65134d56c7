# What a computer player looks at in Keyflower.

keyflower-feature-points = punten
keyflower-feature-promised = waarschijnlijke punten
keyflower-feature-workers = arbeiders
keyflower-feature-greens = groene arbeiders
keyflower-feature-returning = arbeiders die terugkomen
keyflower-feature-colours = arbeiderskleuren
keyflower-feature-skills = vaardigheden
keyflower-feature-goods = grondstoffen
keyflower-feature-gold = goud
keyflower-feature-ready = opwaarderingen die je kunt betalen
keyflower-feature-near = opwaarderingen binnen bereik
keyflower-feature-engine = wat je tegels opleveren
keyflower-feature-steps = transport
keyflower-feature-winning = tegels waar je leidt
keyflower-feature-settled = andere punten als de partij nu eindigt
keyflower-feature-bound = arbeiders in biedingen
keyflower-feature-visitors = arbeiders die met tegels meekomen
keyflower-feature-order = beurtvolgorde
keyflower-feature-winter = wintertegels in je hand
keyflower-feature-powers = zomerschepen
keyflower-feature-keyple = startspeler zijn
keyflower-feature-links = wegen
keyflower-feature-upgraded = opgewaardeerde tegels
keyflower-feature-contracts = contracten
keyflower-feature-cabins = hutten
keyflower-feature-stranded = tegels die je nog moet leggen
keyflower-benefit-first-bid = Er is nog niet op geboden.
keyflower-benefit-raise = Je leidt al, en je bod van { $total } is moeilijker te overbieden.
keyflower-benefit-outbids = Je bod van { $total } verslaat de { $count } van { $who }.
keyflower-benefit-order = Win je hem, dan kies je als nummer { $number } in plaats van { $old } een schip.
keyflower-benefit-order-winter = Win je hem, dan levert hij tot { $points } { $points ->
    [one] punt
   *[other] punten
} op in je dorp zoals het nu is: 1 per tegel ernaast.{ $keyple ->
    [0] { "" }
   *[other] { " " }De paarse startarbeider levert dan { $keyple } extra op.
}{ $number ->
    [0] { "" }
   *[other] { " " }Je kiest als nummer { $number } in plaats van { $old } een schip. De beste voor jou met wat je nu hebt: { $boats }.
}
keyflower-benefit-winter-bid = Win je hem, dan krijg je er met wat je nu hebt { $points } { $points ->
    [one] punt
   *[other] punten
} bij.
keyflower-benefit-winter-bid-shared = Win je hem, dan krijg je er met wat je nu hebt { $points } { $points ->
    [one] punt
   *[other] punten
} bij als je ook { $tile } wint, en anders { $alone }.
keyflower-benefit-winter-bid-shared-led = Win je hem, dan krijg je er met wat je nu hebt { $points } { $points ->
    [one] punt
   *[other] punten
} bij, of { $alone } als je geen andere tegel wint.
keyflower-benefit-winter = { $tile } is voor jou nu { $points } { $points ->
    [one] punt
   *[other] punten
} waard.
keyflower-benefit-effect = Bij elk gebruik: { $effect }.
keyflower-benefit-power = Als je hem wint: { $effect }.
keyflower-benefit-upgraded = Vanaf nu bij elk gebruik van { $tile }: { $effect }.
keyflower-benefit-guests = Win je hem, dan krijg je ook { $count ->
    [one] de arbeider
   *[other] de { $count } arbeiders
} erop.
keyflower-benefit-comes-back = Arbeiders in je dorp komen na het seizoen terug.
keyflower-benefit-group = Je doet dit met overboden arbeiders, dus je zet geen nieuwe in.
keyflower-benefit-pass = Je houdt { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
} achter je scherm voor later.
keyflower-benefit-ends-season = Alle anderen hebben gepast: het seizoen eindigt met de biedingen zoals ze zijn.
keyflower-benefit-ends-game = Alle anderen hebben gepast: de partij eindigt met de biedingen zoals ze zijn.
keyflower-benefit-boat-workers = Het brengt { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
}; geen ander vrij schip brengt er zoveel.
keyflower-benefit-boat-skills = Het brengt { $count ->
    [one] 1 vaardigheid
   *[other] { $count } vaardigheden
}; geen ander vrij schip brengt er zoveel.
keyflower-benefit-boat-tie = Het brengt { $workers }, evenveel als { $boats }, en meer vaardigheden: { $skills }.
keyflower-benefit-boat-load = Het brengt { $items }.
keyflower-benefit-count-workers = { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
}
keyflower-benefit-count-skills = { $count ->
    [one] 1 vaardigheid
   *[other] { $count } vaardigheden
}
keyflower-benefit-links = Hiermee { $count ->
    [one] sluit 1 extra weg
   *[other] sluiten { $count } extra wegen
} aan in je dorp.
keyflower-benefit-ready = Dan ligt op { $tile } alles wat de opwaardering kost.
keyflower-benefit-owned = Dan heb je alles wat de opwaardering van { $tile } kost.
keyflower-benefit-into-bag = De arbeiders van een winnend bod gaan in de zak.
keyflower-benefit-ties-up = Je zet er { $count } arbeiders voor in.
keyflower-benefit-scores = In je dorp levert hij op: { $effect }.
keyflower-benefit-scores-gold = In je dorp levert hij op: { $effect }. Goud telt ook mee.
keyflower-benefit-scores-owned = In je dorp levert hij op: { $effect }. Je hebt al { $items }.
keyflower-benefit-part = Op { $tile } heb je dan { $have } van de { $need } grondstoffen voor de opwaardering.
keyflower-gain-greens = Je hebt meer groene arbeiders: die worden zelden overboden.
keyflower-gain-gold = Goud levert punten op en vervangt elke grondstof.
keyflower-gain-ready = Er komen grondstoffen op een tegel die je wilt opwaarderen.
keyflower-gain-near = Een opwaardering komt dichterbij.
keyflower-gain-engine = Je tegels leveren meer op.
keyflower-gain-steps = Je kunt meer vervoeren.
keyflower-gain-winning = Je leidt bij een extra tegel, of je bod is moeilijker te overbieden.
keyflower-gain-order = Je kiest eerder een schip.
keyflower-gain-winter = Je wintertegels worden meer waard.
keyflower-gain-powers = Een zomerschip helpt je vanaf nu.
keyflower-gain-keyple = Jij wordt startspeler.
keyflower-gain-links = In je dorp sluiten meer wegen op elkaar aan.
keyflower-gain-upgraded = Je hebt een extra opgewaardeerde tegel.
keyflower-gain-contracts = Een contract kan aan het eind punten opleveren.
keyflower-gain-cabins = Je hebt een extra hut.
keyflower-gain-stranded = Je nieuwe tegels passen in je dorp.
keyflower-benefit-exchange = Je betaalt { $price } en krijgt { $items }.
keyflower-benefit-to-winner = Wie de tegel wint, krijgt je { $count ->
    [one] arbeider
   *[other] { $count } arbeiders
}.
keyflower-benefit-to-owner = Na het seizoen krijgt { $who } je { $count ->
    [one] arbeider
   *[other] { $count } arbeiders
}.
keyflower-hint-carry = vervoer { $what } van { $start } naar { $to }
keyflower-benefit-harder = Een bod van { $count } is moeilijker te overbieden dan een bod van 1.
keyflower-benefit-payable = Je hebt al wat opwaarderen kost. Opgewaardeerd is hij { $points } { $points ->
    [one] punt
   *[other] punten
} waard.
keyflower-benefit-upgrade = Opgewaardeerd (voor { $price }) is hij { $points } { $points ->
    [one] punt
   *[other] punten
} waard.
keyflower-benefit-with-tile = Win je { $tile }, dan { $count ->
    [one] komt je arbeider
   *[other] komen je { $count } arbeiders
} ermee terug.
keyflower-gain-visitors = Win je een tegel waar je leidt, dan komen er arbeiders mee.
keyflower-benefit-hold = Breng je { $items } naar { $tile }, dan levert dat daar { $points } { $points ->
    [one] punt
   *[other] punten
} op.
keyflower-benefit-pass-outbid = { $count ->
    [one] Je overboden arbeider komt
   *[other] Je { $count } overboden arbeiders komen
} na het seizoen bij je terug.
keyflower-hint-winter = Breng in de veiling: { $tiles }
keyflower-hint-screen = { $workers } van achter je scherm
keyflower-benefit-holds = { $tile } levert dan op: { $effect }.
keyflower-benefit-stores = { $tile } levert op: { $effect }.
keyflower-benefit-pass-both = Je houdt { $count ->
    [one] 1 arbeider
   *[other] { $count } arbeiders
} achter je scherm voor later, en { $outbid ->
    [one] je overboden arbeider komt
   *[other] je { $outbid } overboden arbeiders komen
} na het seizoen terug.
keyflower-benefit-to-anyone = Je { $count ->
    [one] arbeider gaat
   *[other] { $count } arbeiders gaan
} naar wie de tegel wint, of de zak in als niemand hem wint.
keyflower-benefit-ready-instead = Dan ligt op { $tile } alles wat de opwaardering kost, met { $instead }.
keyflower-benefit-owned-instead = Dan heb je alles wat de opwaardering van { $tile } kost, met { $instead }.
keyflower-benefit-payable-instead = Je hebt al wat opwaarderen kost, met { $instead }. Opgewaardeerd is hij { $points } { $points ->
    [one] punt
   *[other] punten
} waard.
keyflower-benefit-any-scores = Met { keyflower-tile-summer-boat-3 } is elke grondstof die je aan het eind overhebt 1 punt waard.
keyflower-benefit-with-winter = Win je { $tile }, dan levert dit { $points } { $points ->
    [one] punt
   *[other] punten
} op.
keyflower-benefit-with-winter-instead = Win je { $tile }, dan levert dit { $points } { $points ->
    [one] punt
   *[other] punten
} op in plaats van { $alone }.
keyflower-hint-upgrade = waardeer { $tile } op voor { $paid }
keyflower-hint-cash = wissel { $contract } in voor { $item }
keyflower-benefit-green-bid = Anderen kunnen alleen met groene arbeiders meer bieden.
keyflower-benefit-order-start = Win je hem, dan kies je als nummer { $number } in plaats van { $old } een schip en word je startspeler.
keyflower-benefit-start = Win je hem, dan word je startspeler.
keyflower-benefit-with-led = Met de wintertegels waar je leidt, levert dit { $points } { $points ->
    [one] punt
   *[other] punten
} op.
keyflower-benefit-with-led-instead = Met de wintertegels waar je leidt, levert dit { $points } { $points ->
    [one] punt
   *[other] punten
} op in plaats van { $alone }.
keyflower-benefit-winter-all = Ze zijn voor jou nu waard: { $tiles }.
keyflower-benefit-winter-each = { $tile } { $points } { $points ->
    [one] punt
   *[other] punten
}
keyflower-benefit-workers-missed = Zonder deze arbeiders leveren de tegels waar je leidt { $points } { $points ->
    [one] punt
   *[other] punten
} minder op.
keyflower-benefit-counts = Dat telt als je { $tile } wint: { $effect }.
keyflower-benefit-greens = Anderen kunnen groene arbeiders alleen met groene overbieden.
