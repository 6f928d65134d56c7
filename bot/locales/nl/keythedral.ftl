### Keythedral: names, questions, menus and what is told.

keythedral-name = Keythedral

## Set-up

keythedral-option-laws = Wetkaarten
keythedral-option-laws-help = Speel met de twintig wetkaarten. Uit: niemand kan een wet kopen.
keythedral-option-open-design = Open ontwerp
keythedral-option-open-design-help = Alle zetels liggen vanaf het begin met hun prijs open; ze worden nog steeds op volgorde gekocht.
keythedral-option-edition = Editie
keythedral-option-edition-help = Hoeveel zetels er worden gebouwd en wat ze waard zijn.
keythedral-option-edition-first = Eerste editie, 2002: 17 zetels van 1 tot 5 punten
keythedral-option-edition-second = Tweede editie, 2004: 22 zetels van 4 tot 12 punten, en resterende blokjes tellen
keythedral-option-face-up = Wetten open
keythedral-option-face-up-help = Nieuwe wetten liggen open, dus iedereen weet wie wat heeft.
keythedral-option-literal = Strenge wetregel
keythedral-option-literal-help = Onveilig hek, Ontwerpwijziging en Huis wordt hutje worden meteen gespeeld als ze zijn gekocht.
keythedral-option-single-field = Eén veld dubbel
keythedral-option-single-field-help = Dubbele productie verdubbelt één veld in plaats van een soort veld.
keythedral-option-windows = Wetmomenten
keythedral-option-windows-help = Of je een vraag krijgt als geen van je wetten past. Stil is sneller, maar een moment dat lang openstaat, doet vermoeden dat iemand een passende wet heeft.
keythedral-option-windows-quiet = Stil: voor wie geen passende wet heeft, wordt geantwoord
keythedral-option-windows-strict = Streng: iedereen met een wet antwoordt, niets valt af te leiden
keythedral-option-start = Eerste startspeler
keythedral-option-start-help = Wie begint; het lot beslist als niemand is aangewezen.

## Pieces

keythedral-kind-stone = steen
keythedral-kind-wood = hout
keythedral-kind-food = voedsel
keythedral-kind-water = water
keythedral-kind-wine = wijn
keythedral-kind-ironwork = ijzer
keythedral-kind-glass = gekleurd glas
keythedral-kind-gold = goud
keythedral-cubes = { $count } { $kind }
keythedral-nothing = niets
keythedral-field-quarry = steengroeve
    .de = de steengroevetegel
keythedral-field-quarry-help = Een arbeider hier brengt 1 steen op.
keythedral-field-wood = bos
    .de = de bostegel
keythedral-field-wood-help = Een arbeider hier brengt 1 hout op.
keythedral-field-farm = akker
    .de = de akkertegel
keythedral-field-farm-help = Een arbeider hier brengt 1 voedsel op.
keythedral-field-lake = meer
    .de = de meertegel
keythedral-field-lake-help = Een arbeider hier brengt 1 water op.
keythedral-field-vineyard = wijngaard
    .de = de wijngaardtegel
keythedral-field-vineyard-help = Een arbeider hier brengt 1 wijn op.
keythedral-field-in = { $field }tegel in { $cell }
    .de = de { $field }tegel in { $cell }
keythedral-field-beside = { $field }tegel in het { $corner }en
    .de = de { $field }tegel in het { $corner }en
keythedral-colour-blue = blauw
keythedral-colour-yellow = geel
keythedral-colour-grey = grijs
keythedral-colour-green = groen
keythedral-colour-red = rood
keythedral-craftsman-smith = smid
keythedral-craftsman-smith-help = Verkoopt ijzer voor twee blokjes naar keuze.
keythedral-craftsman-glazier = glazenier
keythedral-craftsman-glazier-help = Verkoopt gekleurd glas voor drie blokjes naar keuze.
keythedral-craftsman-goldsmith = goudsmid
keythedral-craftsman-goldsmith-help = Verkoopt goud voor vier blokjes naar keuze.
keythedral-space-left = links
keythedral-space-right = rechts
# Fields and corners have numbers, which the map shows.
keythedral-place = plaats { $number }
    .on = op plaats { $number }
keythedral-field-number = veld { $number }
keythedral-field-numbered = { $field }tegel { $number }
keythedral-corner-number = hoek { $number }
keythedral-fence-at = op { $corner }, richting { $field }
# In logs of games from before places had numbers.
keythedral-column-row = kolom { $column }, rij { $row }
    .on = in kolom { $column }, rij { $row }
keythedral-west = { $count } west
keythedral-east = { $count } oost
keythedral-north = { $count } noord
keythedral-south = { $count } zuid
keythedral-corner = de { $corner }hoek van de { $field }
keythedral-corner-nw = noordwest
keythedral-corner-ne = noordoost
keythedral-corner-sw = zuidwest
keythedral-corner-se = zuidoost
keythedral-fence-between = tussen { $dwelling } en { FORM($field, "de") }
keythedral-fence-on = op de { $corner }hoek van de { $field }
# In logs of games from before fields were named by where they lie, and squares and their sides by fields.
keythedral-field-at = { $field } op { $cell }
keythedral-cell = { $at }
keythedral-site = { $at }
keythedral-side = { $at }
keythedral-slot = { $slot }
keythedral-slot-for = { $slot } ({ $cubes })
keythedral-number = { $number }
keythedral-player = { $who }
keythedral-pay-get = { $pay } voor { $get }
keythedral-cottage-of = { $colour } hutje { $number }
keythedral-house-of = { $colour } huis { $number }

## Laws

keythedral-law-work-order = Werkvolgorde
keythedral-law-work-order-help = Aan het begin van fase 1: jij alleen legt alle vijf fiches op hun nummer.
keythedral-law-price-increase = Prijsverhoging
keythedral-law-price-increase-help = Als een andere speler een zetel koopt: die kost één blokje meer, van een soort die erop staat.
keythedral-law-price-decrease = Prijsverlaging
keythedral-law-price-decrease-help = In je beurt: een zetel kost één blokje minder, maar niet minder goud.
keythedral-law-upgrade-cottage = Hutje wordt huis
keythedral-law-upgrade-cottage-help = Op elk moment: een van je hutjes wordt een huis.
keythedral-law-substitution = Vervanging
keythedral-law-substitution-help = Als je een zetel koopt: betaal grondstoffen met andere, of één ambachtsproduct met een ander.
keythedral-law-cottage-number = Hutnummer
keythedral-law-cottage-number-help = Als je arbeiders plaatst: nog een van je woningen, waarvan het nummer nog moet komen, plaatst nu ook.
keythedral-law-craft-bargain = Ambachtskoopje
keythedral-law-craft-bargain-help = Op elk moment: betaal één grondstof voor een gebruikt ambachtsblokje uit de voorraad.
keythedral-law-unexpected-harvest = Onverwachte oogst
keythedral-law-unexpected-harvest-help = Vóór de oogst: van één soort veld neem je grondstoffen naar keuze.
keythedral-law-broken-fences = Kapotte hekken
keythedral-law-broken-fences-help = Vóór of tijdens fase 1: je arbeiders negeren deze ronde alle hekken.
keythedral-law-repeal-law = Wet intrekken
keythedral-law-repeal-law-help = Als een andere speler een wet speelt: die heeft geen effect.
keythedral-law-unsafe-fence = Onveilig hek
keythedral-law-unsafe-fence-help = Op elk moment: haal een hek naar keuze uit het spel.
keythedral-law-house-moratorium = Bouwstop
keythedral-law-house-moratorium-help = Vóór fase 3: deze ronde mag niemand anders van een hutje een huis maken.
keythedral-law-design-change = Ontwerpwijziging
keythedral-law-design-change-help = Op elk moment, ook bij een aankoop: ruil een zetel voor een verborgen zetel van dat nummer.
keythedral-law-double-production = Dubbele productie
keythedral-law-double-production-help = Vóór de oogst: je arbeiders op één soort veld brengen dubbel zoveel op.
keythedral-law-double-production-single = Vóór de oogst: je arbeider op één veld naar keuze brengt dubbel zoveel op.
keythedral-law-bargain = Koopje
keythedral-law-bargain-help = Als actie: de handelaar geeft twee grondstoffen voor één.
keythedral-law-sale = Uitverkoop
keythedral-law-sale-help = Als actie: gekleurd glas voor één blokje, of goud voor twee.
keythedral-law-downgrade-house = Huis wordt hutje
keythedral-law-downgrade-house-help = Op elk moment: één huis van een speler naar keuze wordt weer een hutje.
keythedral-law-good-harvest = Goede oogst
keythedral-law-good-harvest-help = Vóór de oogst: één soort veld brengt iedereen dubbel zoveel op.
keythedral-law-poor-harvest = Magere oogst
keythedral-law-poor-harvest-help = Vóór de oogst: één soort veld brengt deze ronde niets op.
keythedral-law-start-order = Startvolgorde
keythedral-law-start-order-help = Aan het begin van een fase: wijs een nieuwe startspeler aan.

## Why something cannot be chosen now

keythedral-why-seat = Zetel { $slot } kost { $cubes }; je mist { $lack }.
keythedral-why-seat-law = Zetel { $slot } kost { $cubes }; je mist { $lack }, of minder met een van je wetten.
keythedral-why-later = Hogere zetels zijn te koop zodra alle zetels met nummer { $number } weg zijn.
keythedral-why-houses = Al je hutjes zijn huizen.
keythedral-why-moratorium = Een huis: de wet { $law } verbiedt het deze ronde.
keythedral-why-house = Een huis kost { $cubes }; je mist { $lack }.
keythedral-why-fence = Een hek kost { $cubes } en dat heb je niet.
keythedral-why-fences-gone = Je hebt geen hek meer om te bouwen.
keythedral-why-fence-room = Een hek: er past er nergens een.
keythedral-why-unfence = Een hek weghalen kost { $cubes }; je hebt er { $have }.
keythedral-why-trader = handelaar
keythedral-why-new-law = Een nieuwe wet kost { $count } blokje en je hebt er geen.
keythedral-why-cubes =
    { $need ->
        [one] De { $what } vraagt { $need } blokje en je hebt er { $have }.
       *[other] De { $what } vraagt { $need } blokjes en je hebt er { $have }.
    }
keythedral-why-craft-none = De { $craftsman } heeft niets meer te verkopen.
keythedral-why-store = De handelaar: er is geen grondstof meer in de voorraad.
keythedral-why-no-law = Er ligt nu geen wet klaar.
keythedral-why-sent = { $count ->
    [one] De arbeider van { $dwelling } is al op pad.
   *[other] De arbeiders van { $dwelling } zijn al op pad.
}
keythedral-why-worker = Bij { $dwelling } staat op { $field } een arbeider van { $who }.
keythedral-why-own-worker = Bij { $dwelling } staat op { $field } al een arbeider van jezelf.
keythedral-why-fenced = Een hek houdt de arbeiders van { $dwelling } weg van { $field }.
keythedral-why-order = { $count ->
    [one] Nummer { $numbers } heeft deze ronde al gewerkt.
   *[other] De nummers { $numbers } hebben deze ronde al gewerkt.
}
keythedral-why-bid = Een bod moet hoger zijn dan { $high }, en je hebt { $have ->
        [one] { $have } blokje
       *[other] { $have } blokjes
    }.
keythedral-why-law = { $law } kan alleen worden gespeeld { $when }.
keythedral-when-work = aan het begin van fase 1
keythedral-when-purchase = als een andere speler een zetel koopt
keythedral-when-turn = in je beurt in fase 3
keythedral-when-own-purchase = als je een zetel koopt
keythedral-when-placing = als je arbeiders plaatst
keythedral-when-harvest = in fase 1 of aan het begin van fase 2
keythedral-when-fences = in fase 5 of in fase 1
keythedral-when-law = als een andere speler een wet speelt
keythedral-when-spend = in fase 1 of aan het begin van fase 2 of 3
keythedral-when-phase = aan het begin van fase 1, 2, 3 of 5
keythedral-why-law-fences = { $law }: er staat geen hek op de kaart.
keythedral-why-law-placed = { $law }: al je woningen zijn deze ronde al aan de beurt geweest om te plaatsen.
keythedral-why-law-cottages = { $law }: al je hutjes zijn huizen.
keythedral-why-law-banned = { $law }: de wet { $other } verbiedt het deze ronde.
keythedral-why-law-used = { $law }: er ligt geen gebruikt ambachtsblokje in de voorraad.
keythedral-why-law-resource = { $law }: je hebt geen grondstof.
keythedral-why-law-store = { $law }: er is geen grondstof meer in de voorraad.
keythedral-why-law-designs = { $law }: van geen zetel die met de kosten naar boven ligt, is er nog een verborgen zetel van dat nummer.
keythedral-why-law-gold = { $law }: elke zetel met de prijs omhoog kost alleen goud.
keythedral-why-law-houses = { $law }: er staat geen huis op de kaart.
keythedral-why-law-early = { $law }: geen van je woningen waarvan het nummer nog moet komen, heeft een open veld.
keythedral-why-law-workers = { $law }: je hebt nog geen arbeider op een veld.
keythedral-why-law-sale = { $law }: noch de glazenier noch de goudsmid heeft nog iets te verkopen.
keythedral-why-law-cubes = { $need ->
    [one] { $law }: wat er te koop is, kost { $need } blokje en je hebt er { $have }.
   *[other] { $law }: wat er te koop is, kost { $need } blokjes en je hebt er { $have }.
}
keythedral-why-law-no-seat = { $law }: geen enkele zetel die te koop is, kun je ermee betalen.

## Questions

keythedral-ask-lay = Je trok een { $field }tegel: waar leg je die?
keythedral-ask-cottage = Welk van je hutjes leg je?
keythedral-ask-site = Waar leg je hutje { $number }?
keythedral-ask-order = Welk nummer werkt als volgende?
keythedral-ask-send = { $count ->
    [one] Waar gaat de arbeider van woning { $numbers } heen?
   *[other] Waar gaan de arbeiders van woning { $numbers } heen?
}
keythedral-ask-send-other = Waar gaat de andere arbeider van woning { $numbers } heen?
keythedral-ask-send-both = Waar gaan de arbeiders van de woningen { $numbers } heen?
keythedral-ask-take =
    { $count ->
        [one] Welk blokje neem je uit de voorraad?
       *[other] Welke blokjes neem je uit de voorraad? Nog { $count } te gaan.
    }
keythedral-ask-turn = Waar geef je je blokjes aan uit?
keythedral-ask-buy = Wat betaal je voor de zetel?
keythedral-ask-fence = Waar bouw je het hek?
keythedral-ask-unfence = Welk hek haal je weg?
keythedral-ask-craft =
    { $count ->
        [one] Welk blokje betaal je voor { $kind }?
       *[other] Welke blokjes betaal je voor { $kind }? Nog { $count } te gaan.
    }
keythedral-ask-trade = Welk blokje ruil je als eerste in?
keythedral-ask-trade-then = Welk blokje doe je bij { $kind }, en wat krijg je voor die twee?
keythedral-ask-law = { $who } speelt de wet { $law }. Trek je die wet in?
keythedral-ask-law-on = { $who } speelt de wet { $law } ({ $aims }). Trek je die wet in?
keythedral-ask-procure = Welk blokje betaal je voor de wet?
keythedral-ask-settle = De prijs van zetel { $slot } is veranderd. Koop je hem nog steeds?
keythedral-ask-settle-repealed = Je wet is ingetrokken. Koop je zetel { $slot } nog steeds?
keythedral-ask-move = Hekken sluiten { $dwelling } van elk veld af. Waar leg je de woning opnieuw?
keythedral-ask-bid-first = Wat bied je om de startspeler aan te wijzen?
keythedral-ask-bid =
    { $high ->
        [one] { $who } biedt één blokje, het hoogste bod tot nu toe. Wat bied je om de startspeler aan te wijzen?
       *[other] { $who } biedt { $high } blokjes, het hoogste bod tot nu toe. Wat bied je om de startspeler aan te wijzen?
    }
keythedral-ask-name = Wie wordt startspeler?
keythedral-ask-give =
    { $count ->
        [one] Welk blokje geef je aan { $who }?
       *[other] Welke blokjes geef je aan { $who }? Nog { $count } te gaan.
    }
keythedral-ask-end = Is dat je zet?
keythedral-ask-purchase = { $who } wil zetel { $slot } kopen voor { $cubes }. Antwoord je met een wet?
keythedral-ask-purchase-again = { $who } wil zetel { $slot } nog steeds kopen. Antwoord je met nog een wet?
keythedral-ask-free = { $who } is aan zet. Je mag eerst een wet spelen.
keythedral-ask-noted = { $ask } { $note }
keythedral-order-declines = Je vaste opdracht slaat dit vanzelf af; antwoord nu als je iets anders wilt.
keythedral-note-quiet = Geen van je wetten past: dit wordt vanzelf voor je afgeslagen.
keythedral-note-unattended = Hiervoor wordt niemand geroepen: zonder antwoord van jou of je opdracht wordt er geen wet gespeeld.
keythedral-order-plays = Je vaste opdracht speelt de wet { $law } vanzelf; antwoord nu als je iets anders wilt.
keythedral-note-none-fits = Geen van je wetten past hier; je krijgt de vraag zodat niemand iets kan afleiden.
keythedral-ask-start-work = De arbeiders gaan zo op pad. Speel je een wet?
keythedral-ask-start-harvest = De oogst begint zo. Speel je een wet?
keythedral-ask-start-harvest-spend = De oogst en het uitgeven beginnen zo. Speel je een wet?
keythedral-ask-start-spend = Het uitgeven begint zo. Speel je een wet?
keythedral-ask-start-auction = De startspelerfiche wisselt zo van eigenaar. Speel je een wet?
keythedral-ask-aim-order = { $law }: welk nummer werkt nu?
keythedral-ask-aim-slot = { $law }: voor welke zetel?
keythedral-ask-aim-cottage = { $law }: voor welk hutje?
keythedral-ask-aim-own = { $law }: welke woning plaatst nu ook?
keythedral-ask-aim-bargain = { $law }: wat betaal je, en waarvoor?
keythedral-ask-aim-field = { $law }: voor welke velden?
keythedral-ask-aim-fence = { $law }: welk hek?
keythedral-ask-aim-trade = { $law }: welke grondstof betaal je?
keythedral-ask-aim-trade-then = { $law }: welke grondstof krijg je?
keythedral-ask-aim-sale = { $law }: waar koop je?
keythedral-ask-aim-sale-then = { $law }: welk blokje betaal je?
keythedral-ask-aim-house = { $law }: voor welk huis?
keythedral-ask-aim-seat = { $law }: wie wordt startspeler?
keythedral-ask-aim-law = { $law }: welke wet trek je in?

keythedral-ask-arm-slot = { $law }: op welke aankoop moet de wet vanzelf antwoorden?
keythedral-ask-arm-law = { $law }: op welke wet moet deze vanzelf antwoorden?

## Menus

keythedral-menu-lay = Leg de { $field }tegel op
keythedral-menu-cottage = Hutje { $number }
keythedral-menu-order = Nummer { $number }
keythedral-menu-order-note = Je eigen woning vindt geen open veld.
keythedral-menu-send = Uit woning { $number }
keythedral-menu-stay = Niemand kan op pad
keythedral-menu-buy =
    { $points ->
        [one] Koop zetel { $slot } ({ $points } punt)
       *[other] Koop zetel { $slot } ({ $points } punten)
    }
keythedral-menu-buy-for =
    { $points ->
        [one] Koop zetel { $slot } voor { $cubes } ({ $points } punt)
       *[other] Koop zetel { $slot } voor { $cubes } ({ $points } punten)
    }
keythedral-menu-using = Met { $laws }
keythedral-menu-with = Betaal { $cubes }
keythedral-menu-withdraw = Afzien
keythedral-menu-house = Maak van een hutje een huis (steen, hout)
keythedral-menu-fence = Bouw een hek (hout)
keythedral-menu-towards = Richting { $field }
keythedral-menu-unfence = Haal een hek weg (2 wijn)
keythedral-menu-craft = Koop { $kind } bij de { $craftsman } ({ $count } blokjes)
keythedral-menu-craft-note = Bij een ambachtsman: je kiest met welke blokjes je betaalt.
keythedral-menu-trade = Ruil twee blokjes voor een grondstof
keythedral-menu-and = En { $kind }
keythedral-menu-for = Voor { $kind }
keythedral-menu-law = Koop de wet { $space } (1 blokje)
keythedral-menu-law-note = Na een wet ben je in deze fase niet meer aan de beurt.
keythedral-menu-pass = Passen
keythedral-menu-play = Speel een wet
keythedral-menu-watch = Wanneer naar wetten vragen
keythedral-watch-windows = Op elk wetmoment
keythedral-watch-reactions = Alleen bij aankopen en gespeelde wetten
keythedral-watch-later = Niet meer in deze fase
keythedral-watch-none = Nooit: ik sla altijd af
keythedral-menu-arm = Laat { $law } vanzelf antwoorden
keythedral-menu-disarm = Houd { $law } weer achter
keythedral-menu-decline = Speel geen wet
keythedral-menu-no-offer = Bied niets
keythedral-menu-offer =
    { $count ->
        [one] Bied 1 blokje
       *[other] Bied { $count } blokjes
    }
keythedral-menu-match-of =
    { $count ->
        [one] Evenaar het bod van één blokje
       *[other] Evenaar het bod van { $count } blokjes
    }
keythedral-menu-name = { $who } begint
keythedral-menu-stop = Akkoord dat het spel hier eindigt
keythedral-caution-workers = { $count ->
        [one] Er kan nog een arbeider op pad.
       *[other] Er kunnen nog arbeiders van { $count } woningen op pad.
    }
keythedral-final-chapter = Hiermee eindigt de ronde, en dat kan niemand alleen terugdraaien.
keythedral-menu-end = Klaar
keythedral-menu-end-law = Klaar: bekijk de wet

## What is told

keythedral-drew = { $who } trekt een { $field }tegel.
keythedral-laid = { $who } legt een { $field }tegel { FORM($cell, "on") } en { $dwelling } op { $site }.
keythedral-turned-up = De zetels met nummer { $number } zijn te koop: { $slots }.
keythedral-round = Ronde { $round }: { $who } is startspeler.
keythedral-ordered = { $who } roept nummer { $number } aan het werk.
keythedral-last-order = Nummer { $number } werkt als laatste.
keythedral-sent = { $count ->
    [one] { $who } stuurt een arbeider van { $dwelling } naar { $fields }.
   *[other] { $who } stuurt arbeiders van { $dwelling } naar { $fields }.
}
keythedral-sent-field = de { $field }
keythedral-unemployed = Woning { $number } van { $who } vindt geen open veld.
keythedral-collected = { $who } haalt { $cubes } op.
keythedral-harvest-failed = De voorraad heeft niets meer voor { $who }: { $cubes } niet uitbetaald.
keythedral-choice-failed =
    { $count ->
        [one] Er valt voor { $who } niets meer te kiezen uit de voorraad: een blokje naar keuze gaat verloren.
       *[other] Er valt voor { $who } niets meer te kiezen uit de voorraad: { $count } blokjes naar keuze gaan verloren.
    }
keythedral-chose-harvest = { $who } kiest { $cubes } uit de voorraad.
keythedral-declares = { $who } wil zetel { $slot } kopen voor { $cubes }.
keythedral-bought =
    { $points ->
        [one] { $who } koopt zetel { $slot } voor { $cubes }: 1 punt.
       *[other] { $who } koopt zetel { $slot } voor { $cubes }: { $points } punten.
    }
keythedral-withdraws = { $who } koopt zetel { $slot } toch niet.
keythedral-lost-seat = Zetel { $slot } is er niet meer: { $who } kiest opnieuw.
keythedral-takes-back = { $who } neemt { $law } terug op de hand.
keythedral-built = { $who } betaalt steen en hout en maakt van { $dwelling } een huis.
keythedral-fenced-off = { $who } bouwt voor hout een hek { $side }.
# In logs of games from before sides were named by fields.
keythedral-fenced = { $who } bouwt voor hout een hek, op { $side } naast { $dwelling }.
keythedral-unfenced = { $who } laat voor 2 wijn het hek { $side } weghalen.
keythedral-enclosed = Van elk veld afgesloten: { $dwelling } moet verhuizen.
keythedral-moved = { $who } verplaatst { $dwelling } naar { $site }.
keythedral-crafted = { $who } koopt { $kind } bij de { $craftsman } voor { $cubes }.
keythedral-traded = { $who } ruilt { $cubes } voor { $kind }.
keythedral-procured = { $who } koopt de wet { $space } voor { $cubes }.
keythedral-drew-law = Je kocht de wet { $law }.
keythedral-passed = { $who } past.
keythedral-law-arrives = Er ligt een nieuwe wet open: { $law }.
keythedral-auction = { $who } krijgt de startspelerfiche. Wie biedt er blokjes voor?
keythedral-offered =
    { $count ->
        [one] { $who } biedt 1 blokje.
       *[other] { $who } biedt { $count } blokjes.
    }
keythedral-matched =
    { $count ->
        [one] { $who } evenaart het bod van 1 blokje.
       *[other] { $who } evenaart het bod van { $count } blokjes.
    }
keythedral-declined = { $who } biedt niets.
keythedral-gave = { $who } geeft { $cubes } aan { $to }.
keythedral-named = { $who } wijst { $start } aan als startspeler.
keythedral-named-self = { $who } wordt startspeler.
keythedral-wants-stop = { $who } wil het spel hier beëindigen.
keythedral-stopped = Iedereen is akkoord: het spel eindigt hier.
keythedral-last-round = Ronde { $round } is voorbij en daarmee het spel: zetels die nog open zijn, blijven ongebouwd.
keythedral-standstill = In de laatste { $rounds } rondes is geen zetel gebouwd. Als niemand verder wil: `/game end` vraagt het aan de tafel.
keythedral-over = De laatste zetel is gebouwd: het spel is afgelopen.
keythedral-no-law = Er wordt nu verder geen wet gespeeld.
keythedral-plays = { $who } speelt de wet { $law }.
keythedral-plays-on = { $who } speelt de wet { $law }: { $aims }.
keythedral-returned = Een andere wet was eerst: jouw { $law } is niet gespeeld en blijft op je hand.
keythedral-repealed = { $who } trekt { $law } in.
keythedral-law-works = { $law }: { $does }.
keythedral-does-order = de werkvolgorde is { $numbers }
keythedral-does-dearer = Zetel { $slot } kost nu één blokje meer.
keythedral-does-cheaper = Zetel { $slot } kost nu één blokje minder.
keythedral-does-substitute = { $who } mag met andere blokjes betalen.
keythedral-does-upgrade = { $dwelling } wordt een huis
keythedral-does-early = { $dwelling } plaatst nu
keythedral-does-swap = de blokjes wisselen van eigenaar
keythedral-does-broken = hekken houden de arbeiders van { $who } deze ronde niet tegen
keythedral-does-broken-next = hekken houden de arbeiders van { $who } volgende ronde niet tegen
keythedral-does-moratorium = alleen { $who } mag deze ronde van hutjes huizen maken
keythedral-does-unexpected = { $who } kiest andere grondstoffen bij de oogst ({ $field })
keythedral-does-double = dubbele oogst ({ $field }) voor { $who }
keythedral-does-good = dubbele oogst ({ $field }) voor iedereen
keythedral-does-poor = geen oogst ({ $field })
keythedral-harvest-type = { $field }
keythedral-harvest-field = veld in { $cell }
keythedral-does-unfence = Het hek { $side } is weg.
keythedral-does-design = Er ligt een nieuw ontwerp op { $slot }. Het kost { $cubes }.
keythedral-does-bargain = de blokjes wisselen van eigenaar
keythedral-does-sale = de blokjes wisselen van eigenaar
keythedral-does-downgrade = Weer een hutje: { $dwelling }.
keythedral-does-start = { $who } is nu startspeler

## Score sheet

keythedral-score-seats =
    { $count ->
        [0] Geen zetel met nummer { $number }
        [one] 1 zetel met nummer { $number }
       *[other] { $count } zetels met nummer { $number }
    }
keythedral-score-cubes = Blokjes over
keythedral-score-tie = Gelijk aantal punten, dus de resterende blokjes beslissen: waarde { $worth }

## Names of the pictures

keythedral-picture-map = Het landschap
keythedral-picture-town = De stad
keythedral-picture-mat = De keythedral
keythedral-picture-laws = De twintig wetten
keythedral-picture-score = Scoreblad
keythedral-picture-screen-of = Scherm van { $who }

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keythedral-synonyms =
    arbeider, arbeiders, werker, pion, pionnen, poppetje, mannetje, worker, workers, meeple, pawn, keyple, person: worker
    veiling, bod, bieden, biedt, overbieden, auction, bid, bidding, outbid: offer, start player
    score, scoren, puntentelling, telling, punt, punten, overwinningspunten, scoring, points, victory points, vp: point
    gelijk, gelijkspel, gelijke stand, tie, ties, tied, tiebreak, tie breaker, draw: tie
    einde spel, eind spel, spel afgelopen, spel voorbij, laatste ronde, end game, game over, game end, finish, last round: end, last seat
    winnen, winnaar, wint, gewonnen, doel, win, winner, winning, won, goal, aim, objective: most points win
    wet, wetten, wetkaart, wetkaarten, kaart, kaarten, card, cards, action card, spell: law
    reactie, reageren, antwoord, antwoorden, onderbreken, annuleren, wetmoment, react, reaction, interrupt, respond, counter, cancel: window, answer
    huis, huizen, opwaarderen, verbouwen, verbeteren, house, upgrade, improve, hut: house
    hek, hekken, muur, blokkeren, heg, wall, barrier, block, hedge: fence
    markt, winkel, ambachtsman, ambachtslieden, smid, glazenier, goudsmid, market, shop, craftsman, craftsmen, smith: craftsman
    ruilen, ruil, handel, handelen, handelaar, trade, exchange, swap, trader: trade
    kathedraal, kerk, zetel, zetels, stoel, cathedral, church, seats, chair: seat
    kopen, koop, aankoop, betalen, buy, purchase, pay: buy, bought, pay
    blokje, blokjes, grondstof, grondstoffen, goederen, cube, cubes, resource, resources, goods: cube, resource
    startspeler, start speler, eerste speler, beurtvolgorde, volgorde, start player, first player, turn order: start player
    vaste opdracht, opdracht, opdrachten, automatisch, standing order, automatic, auto: standing order
    hutje, hutjes: cottage
    woning, woningen: dwelling
    veld, velden, landschap: field
    oogst, oogsten: harvest
    voorraad: store
    fase, fasen, fases: phase
    ronde, rondes, ronden: round
    passen, past: pass

## Parts of a game, in the chart of a review

keythedral-chapter = { $number ->
    [0] Landschap
   *[other] Ronde { $number }
}
keythedral-chapters = Rondes
keythedral-chapter-over =
    { $number ->
        [0] Het landschap ligt er
       *[other] Ronde { $number } is voorbij
    }
