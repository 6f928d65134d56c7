# What a computer player looks at in Keythedral.

keythedral-feature-points = punten
keythedral-feature-buying = de zetel die je koopt
keythedral-feature-payable = zetels die je kunt betalen
keythedral-feature-nearest = de volgende zetel
keythedral-feature-stone = steen
keythedral-feature-wood = hout
keythedral-feature-food = voedsel
keythedral-feature-water = water
keythedral-feature-wine = wijn
keythedral-feature-ironwork = ijzer
keythedral-feature-glass = gekleurd glas
keythedral-feature-gold = goud
keythedral-feature-houses = huizen
keythedral-feature-fields = open velden
keythedral-feature-variety = soorten velden waar je arbeiders bij kunnen
keythedral-feature-laws = wetten
keythedral-feature-fences = hekken
keythedral-feature-start = startspeler zijn
keythedral-benefit-lay = Hutje { $number } grenst dan aan { $count ->
    [one] 1 veld
   *[other] { $count } velden
}: { $fields }.
keythedral-benefit-first = Nieuw voor jou: { $fields }.
keythedral-benefit-rival = Ook woning { $number } van { $who } kan daarheen ({ $field }): jij gaat eerst.
keythedral-benefit-only = Deze woning heeft geen ander open veld.
keythedral-benefit-fence = Woning { $number } van { $who } kan niet meer naar dit veld: { $field }.
keythedral-benefit-house = Een huis stuurt 2 arbeiders in plaats van 1.
keythedral-benefit-house-fields = Huis { $number } grenst aan { $count ->
    [one] 1 veld
   *[other] { $count } velden
}: { $fields }.
keythedral-benefit-law = Je krijgt 1 wet erbij, om te spelen wanneer die je het meest helpt.
keythedral-benefit-keep = Je houdt { $cubes } voor de ambachtslieden en de handelaar.
keythedral-benefit-keep-all = Je houdt al je blokjes.
keythedral-benefit-keep-laws = Dit houd je voor later: { $laws }.
keythedral-benefit-offer = Biedt niemand meer of evenveel, dan kies jij de startspeler. Biedt { $who } evenveel, dan krijg jij { $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
}.
keythedral-benefit-match = Jij kiest de startspeler.
keythedral-benefit-start = Volgende ronde stuur je als eerste arbeiders en koop je als eerste.
keythedral-benefit-start-free = Het kost je niets: volgende ronde stuur je als eerste arbeiders en koop je als eerste.
keythedral-benefit-start-law = Deze ronde { $phase ->
    [work] stuur je als eerste arbeiders en koop je als eerste
   *[spend] koop je als eerste
}.
keythedral-benefit-few-seats = Er { $count ->
    [one] is maar 1 zetel
   *[other] zijn maar { $count } zetels
} te koop voor { $players } spelers.
keythedral-benefit-buys-first = Je hebt al alles voor zetel { $slot }, en de startspeler koopt als eerste.
keythedral-benefit-seat = Met de oogst heb je alles voor zetel { $slot }.
keythedral-benefit-missing = Voor zetel { $slot } ontbreekt dan nog: { $cubes }.
keythedral-benefit-fields = { $count ->
    [one] { $field }
   *[other] { $field } ×{ $count }
}
keythedral-gain-buying = Je bent zeker van een zetel.
keythedral-gain-stone = Je houdt meer steen over.
keythedral-gain-wood = Je houdt meer hout over.
keythedral-gain-food = Je houdt meer voedsel over.
keythedral-gain-water = Je houdt meer water over.
keythedral-gain-wine = Je houdt meer wijn over.
keythedral-gain-ironwork = Je houdt meer ijzer over.
keythedral-gain-glass = Je houdt meer gekleurd glas over.
keythedral-gain-gold = Je houdt meer goud over.
keythedral-gain-houses = Je hebt een extra huis.
keythedral-gain-fields = Je arbeiders kunnen bij meer velden.
keythedral-gain-variety = Je arbeiders kunnen bij een extra soort veld.
keythedral-gain-laws = Je hebt een extra wet.
keythedral-gain-fences = Je hebt een extra hek.
keythedral-gain-start = Jij wordt startspeler.
keythedral-benefit-wanted = Voor { $count } van de { $all } zetels die te koop zijn, heb je { $kind } nodig.
keythedral-benefit-nobody = Ook niemand anders kan met nummer { $number } een arbeider sturen.
keythedral-benefit-later = Je kunt later nog arbeiders sturen, met nummer { $numbers }.
keythedral-benefit-none-left = Met geen van de nummers die over zijn kan nog een arbeider van je gaan.
keythedral-benefit-wanted-all = Voor { $all ->
    [2] beide zetels
   *[other] alle { $all } zetels
} die te koop zijn, heb je { $kind } nodig.
keythedral-hint-play = speel { $law }
keythedral-hint-play-bargain = speel { $law }: { $paid } voor { $got }
keythedral-hint-play-start = speel { $law }: jij wordt startspeler
keythedral-hint-pay = betaal { $cubes }
keythedral-hint-cubes = { $cubes }
keythedral-benefit-harvest = Dit levert je { $cubes } op om uit te geven of te ruilen.
keythedral-benefit-aimed = Van de arbeiders daar { $own ->
    [0] is er geen van jou
    [one] is er 1 van jou
   *[other] zijn er { $own } van jou
} en { $others ->
    [0] geen van de anderen
   *[other] { $others } van de anderen
}.
keythedral-benefit-fewer = Met nummer { $number } { $count ->
    [one] kan maar 1 ander
   *[other] kunnen maar { $count } anderen
} een arbeider sturen, met nummer { $other } { $more }.
keythedral-benefit-keep-seat = Je houdt { $cubes } voor zetel { $slot }.
keythedral-benefit-keep-seat-too = Je houdt { $cubes } voor zetel { $slot } en verder { $rest }.
keythedral-benefit-keep-later = Je houdt { $cubes }: { $part ->
    [all] alle { $all } mogelijke zetels
   *[some] { $count } van de { $all } mogelijke zetels
} met nummer { $number } vragen { $kind }.
keythedral-benefit-keep-later-too = Je houdt { $cubes } en verder { $rest }: { $part ->
    [all] alle { $all } mogelijke zetels
   *[some] { $count } van de { $all } mogelijke zetels
} met nummer { $number } vragen { $kind }.
keythedral-benefit-craft-later = { $part ->
    [all] Alle { $all } mogelijke zetels
   *[some] { $count } van de { $all } mogelijke zetels
} met nummer { $number } vragen { $kind }.
keythedral-benefit-trade-on = Je hebt genoeg blokjes om alles voor zetel { $slot } bijeen te ruilen.
keythedral-benefit-choose = { $count ->
    [one] Je arbeider daar levert 1 grondstof
   *[other] Je { $count } arbeiders daar leveren { $count } grondstoffen
} naar keuze op in plaats van { $kind }.
keythedral-benefit-double = Je oogst { $cubes } extra.
keythedral-benefit-any-order = Niemand anders kan naar de velden die je nog over hebt: de volgorde maakt voor jou niet uit.
keythedral-benefit-paid = { $who } geeft je { $count ->
    [one] 1 blokje
   *[other] { $count } blokjes
}.
keythedral-benefit-named-free = Biedt niemand, dan kiest { $who } de startspeler.
keythedral-benefit-wanted-one = Voor zetel { $slot } heb je { $kind } nodig.
keythedral-benefit-wanted-kinds = Voor zetel { $slot } heb je { $kinds } nodig.
keythedral-benefit-harvest-later = Dit levert je { $cubes } op. { $part ->
    [all] Alle { $all } mogelijke zetels
   *[some] { $count } van de { $all } mogelijke zetels
} met nummer { $number } vragen { $kind }.
keythedral-benefit-harvest-craft = Dit levert je { $cubes } op om { $kind } te betalen, dat zetel { $slot } vraagt.
keythedral-benefit-only-kind = Alleen { $field } kan je deze ronde nog { $kind } opleveren, en { $who } kan daar ook heen.
keythedral-benefit-opens = Dan zijn de zetels van nummer { $number } te koop, en { $who } mag als eerste kopen.
keythedral-benefit-opens-alone = Dan zijn de zetels van nummer { $number } te koop, en alleen jij kunt deze ronde nog kopen.
keythedral-benefit-law-needed = Zonder { $laws } zijn je blokjes voor geen enkele zetel genoeg.
keythedral-benefit-keep-no-seat = Je blokjes zijn deze ronde voor geen enkele zetel genoeg, en je houdt ze allemaal.
