### Keythedral: names, questions, menus and what is told.

keythedral-name = Keythedral

## Set-up

keythedral-option-laws = Wetkaarten
keythedral-option-laws-help = Je kunt wetkaarten kopen en spelen.
keythedral-option-open-design = Open ontwerp
keythedral-option-open-design-help = Je ziet vanaf het begin wat elke zetel kost. Je koopt ze nog steeds op volgorde.
keythedral-option-edition = Editie
keythedral-option-edition-first = eerste (2002)
keythedral-option-edition-first-help = 17 zetels van 1 tot 5 punten.
keythedral-option-edition-second = tweede (2004)
keythedral-option-edition-second-help = 22 zetels van 4 tot 12 punten, en blokjes die overblijven, tellen mee.
keythedral-option-face-up = Wetten open
keythedral-option-face-up-help = Iedereen ziet welke wetten je hebt.
keythedral-option-literal = Strenge wetregel
keythedral-option-literal-help = Onveilig hek, Ontwerpwijziging en Huis wordt hutje speel je zodra je ze koopt.
keythedral-option-single-field = Eén veld dubbel
keythedral-option-single-field-help = Dubbele productie verdubbelt 1 veld, niet elk veld van zijn soort.
keythedral-option-windows = Wetmomenten
keythedral-option-windows-quiet = stil
keythedral-option-windows-quiet-help = Je krijgt alleen een vraag als een van je wetten past. Lang wachten verraadt dat iemand er een heeft.
keythedral-option-windows-strict = streng
keythedral-option-windows-strict-help = Met een wet krijg je altijd een vraag. Zo weet niemand wat je hebt.
keythedral-option-start = Eerste startspeler
keythedral-option-start-help = Wie begint. Wijs je niemand aan, dan beslist het lot.

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
keythedral-field-quarry-help = Een arbeider hier levert 1 steen op.
keythedral-field-wood = bos
    .de = de bostegel
keythedral-field-wood-help = Een arbeider hier levert 1 hout op.
keythedral-field-farm = akker
    .de = de akkertegel
keythedral-field-farm-help = Een arbeider hier levert 1 voedsel op.
keythedral-field-lake = meer
    .de = de meertegel
keythedral-field-lake-help = Een arbeider hier levert 1 water op.
keythedral-field-vineyard = wijngaard
    .de = de wijngaardtegel
keythedral-field-vineyard-help = Een arbeider hier levert 1 wijn op.
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
keythedral-craftsman-smith-help = Verkoopt ijzer voor 2 blokjes naar keuze.
keythedral-craftsman-glazier = glazenier
keythedral-craftsman-glazier-help = Verkoopt gekleurd glas voor 3 blokjes naar keuze.
keythedral-craftsman-goldsmith = goudsmid
keythedral-craftsman-goldsmith-help = Verkoopt goud voor 4 blokjes naar keuze.
keythedral-space-left = links
keythedral-space-right = rechts
# Fields and corners have numbers, which the map shows.
keythedral-place = plek { $number }
    .on = op plek { $number }
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
keythedral-corner = de { $corner }hoek van { FORM($field, "de") }
keythedral-corner-nw = noordwest
keythedral-corner-ne = noordoost
keythedral-corner-sw = zuidwest
keythedral-corner-se = zuidoost
keythedral-fence-between = tussen { $dwelling } en { FORM($field, "de") }
keythedral-fence-on = op de { $corner }hoek van { FORM($field, "de") }
# In logs of games from before fields were named by where they lie, and squares and their sides by fields.
keythedral-field-at = { $field } op { $cell }
keythedral-cell = { $at }
keythedral-site = { $at }
keythedral-side = { $at }
keythedral-slot = { $slot }
keythedral-slot-for = { $slot } ({ $cubes })
keythedral-number = { $number }
keythedral-player = { $who }
    .you = jij
keythedral-pay-get = { $pay } voor { $get }
keythedral-cottage-of = { $colour } hutje { $number }
keythedral-house-of = { $colour } huis { $number }

## Laws

keythedral-law-work-order = Werkvolgorde
keythedral-law-work-order-help = Aan het begin van fase 1: alleen jij bepaalt de volgorde van alle 5 nummers.
keythedral-law-price-increase = Prijsverhoging
keythedral-law-price-increase-help = Als een andere speler een zetel koopt: die zetel kost 1 blokje meer, van een soort die erop staat.
keythedral-law-price-decrease = Prijsverlaging
keythedral-law-price-decrease-help = In je beurt: een zetel kost 1 blokje minder, maar niet minder goud.
keythedral-law-upgrade-cottage = Hutje wordt huis
keythedral-law-upgrade-cottage-help = Op elk moment: een van je hutjes wordt een huis.
keythedral-law-substitution = Vervanging
keythedral-law-substitution-help = Als je een zetel koopt: betaal grondstoffen met andere grondstoffen, of 1 ambachtsblokje met een ander.
keythedral-law-cottage-number = Hutnummer
keythedral-law-cottage-number-help = Als je arbeiders stuurt: stuur er ook uit een andere woning van jou waarvan het nummer nog niet is genoemd.
keythedral-law-craft-bargain = Ambachtskoopje
keythedral-law-craft-bargain-help = Op elk moment: betaal 1 grondstof voor een gebruikt ambachtsblokje uit de voorraad.
keythedral-law-unexpected-harvest = Onverwachte oogst
keythedral-law-unexpected-harvest-help = Vóór de oogst: van één soort veld neem je grondstoffen naar keuze.
keythedral-law-broken-fences = Kapotte hekken
keythedral-law-broken-fences-help = Vóór of tijdens fase 1: je arbeiders negeren deze ronde alle hekken.
keythedral-law-repeal-law = Wet intrekken
keythedral-law-repeal-law-help = Als een andere speler een wet speelt: die wet heeft geen effect.
keythedral-law-unsafe-fence = Onveilig hek
keythedral-law-unsafe-fence-help = Op elk moment: haal een hek naar keuze uit het spel.
keythedral-law-house-moratorium = Bouwstop
keythedral-law-house-moratorium-help = Vóór fase 3: deze ronde mag niemand anders van een hutje een huis maken.
keythedral-law-design-change = Ontwerpwijziging
keythedral-law-design-change-help = Op elk moment, ook als iemand een zetel koopt: ruil een zetel voor een verborgen zetel van dat nummer.
keythedral-law-double-production = Dubbele productie
keythedral-law-double-production-help = Vóór de oogst: je arbeiders op één soort veld leveren twee keer zoveel op.
keythedral-law-double-production-single = Vóór de oogst: je arbeider op één veld naar keuze levert twee keer zoveel op.
keythedral-law-bargain = Koopje
keythedral-law-bargain-help = Als actie: de handelaar geeft 2 grondstoffen voor 1.
keythedral-law-sale = Uitverkoop
keythedral-law-sale-help = Als actie: gekleurd glas voor 1 blokje, of goud voor 2.
keythedral-law-downgrade-house = Huis wordt hutje
keythedral-law-downgrade-house-help = Op elk moment: een huis van een speler naar keuze wordt weer een hutje.
keythedral-law-good-harvest = Goede oogst
keythedral-law-good-harvest-help = Vóór de oogst: één soort veld levert iedereen twee keer zoveel op.
keythedral-law-poor-harvest = Magere oogst
keythedral-law-poor-harvest-help = Vóór de oogst: één soort veld levert deze ronde niets op.
keythedral-law-start-order = Startvolgorde
keythedral-law-start-order-help = Aan het begin van een fase: wijs een nieuwe startspeler aan.

## Why something cannot be chosen now

keythedral-why-seat = Zetel { $slot } kost { $cubes }; je mist { $lack }.
keythedral-why-seat-law = Zetel { $slot } kost { $cubes }; je mist { $lack }. Met een van je wetten mis je minder.
keythedral-why-later = Zetels met een hoger nummer komen pas te koop als alle zetels met nummer { $number } verkocht zijn.
keythedral-why-houses = Al je hutjes zijn al huizen.
keythedral-why-moratorium = Door de wet { $law } kun je deze ronde geen huis bouwen.
keythedral-why-house = Een huis kost { $cubes }; je mist { $lack }.
keythedral-why-fence = Een hek kost { $cubes }, en dat heb je niet.
keythedral-why-fences-gone = Je hebt geen hek meer om te bouwen.
keythedral-why-fence-room = Er is nergens plaats voor een hek.
keythedral-why-unfence = Een hek weghalen kost { $cubes }; je hebt er { $have ->
    [0] geen
   *[other] maar { $have }
}.
keythedral-why-unfence-none = Er staat geen hek op de kaart om weg te halen.
keythedral-why-trader = handelaar
keythedral-why-new-law = Een nieuwe wet kost { $count } blokje, en je hebt er geen.
keythedral-why-cubes =
    { $need ->
        [one] De { $what } vraagt 1 blokje, en dat heb je niet.
       *[other] De { $what } vraagt { $need } blokjes, en je hebt er { $have ->
            [0] geen
           *[other] maar { $have }
        }.
    }
keythedral-why-craft-none = De { $craftsman } heeft niets meer te verkopen.
keythedral-why-store = De handelaar: er zijn geen grondstoffen meer in de voorraad.
keythedral-why-no-law = Er is nu geen wet te koop.
keythedral-why-lawless = Deze partij speel je zonder wetten.
keythedral-why-sent = { $count ->
    [one] De arbeider van { $dwelling } is al op pad.
   *[other] De arbeiders van { $dwelling } zijn al op pad.
}
keythedral-why-worker = Op { $field } naast { $dwelling } staat een arbeider van { $who }.
keythedral-why-own-worker = Op { $field } naast { $dwelling } staat al een arbeider van jou.
keythedral-why-fenced = Door een hek kunnen de arbeiders van { $dwelling } niet naar { $field }.
keythedral-why-stay = Thuisblijven: een arbeider moet op pad zolang hij naar een open veld kan.
keythedral-why-order = { $count ->
    [one] Nummer { $numbers } is deze ronde al genoemd.
   *[other] De nummers { $numbers } zijn deze ronde al genoemd.
}
keythedral-why-bid = Je moet meer bieden dan { $high ->
        [one] { $high } blokje
       *[other] { $high } blokjes
    }, en je hebt er { $have ->
        [0] geen
       *[other] maar { $have }
    }.
keythedral-why-match = Evenaren: alleen { $who } mag een bod evenaren.
keythedral-why-law = Je kunt { $law } alleen spelen { $when }.
keythedral-why-no-laws = Je hebt geen wetten om te spelen.
keythedral-when-work = aan het begin van fase 1
keythedral-when-purchase = als een andere speler een zetel koopt
keythedral-when-turn = in je beurt in fase 3
keythedral-when-own-purchase = als je een zetel koopt
keythedral-when-placing = als je arbeiders stuurt
keythedral-when-harvest = in fase 1 of aan het begin van fase 2
keythedral-when-fences = in fase 5 of in fase 1
keythedral-when-law = als een andere speler een wet speelt
keythedral-when-spend = in fase 1 of aan het begin van fase 2 of 3
keythedral-when-phase = aan het begin van fase 1, 2, 3 of 5
keythedral-why-law-fences = { $law }: er staat geen hek op de kaart.
keythedral-why-law-placed = { $law }: de nummers van al je woningen zijn deze ronde al genoemd.
keythedral-why-law-cottages = { $law }: al je hutjes zijn al huizen.
keythedral-why-law-banned = { $law }: dat verbiedt de wet { $other } deze ronde.
keythedral-why-law-used = { $law }: er ligt geen gebruikt ambachtsblokje in de voorraad.
keythedral-why-law-resource = { $law }: je hebt geen grondstoffen.
keythedral-why-law-store = { $law }: er zijn geen grondstoffen meer in de voorraad.
keythedral-why-law-designs = { $law }: voor geen enkele open zetel is er nog een verborgen zetel met hetzelfde nummer.
keythedral-why-law-gold = { $law }: elke open zetel kost alleen goud.
keythedral-why-law-houses = { $law }: er staat geen huis op de kaart.
keythedral-why-law-early = { $law }: geen van je woningen die nog aan de beurt komen, heeft een open veld.
keythedral-why-law-workers = { $law }: je hebt nog geen arbeiders op velden.
keythedral-why-law-sale = { $law }: de glazenier en de goudsmid hebben niets meer te verkopen.
keythedral-why-law-cubes = { $need ->
    [one] { $law }: een aankoop kost 1 blokje, en dat heb je niet.
   *[other] { $law }: een aankoop kost { $need } blokjes, en je hebt er { $have ->
        [0] geen
       *[other] maar { $have }
    }.
}
keythedral-why-law-no-seat = { $law }: ook daarmee kun je geen zetel betalen die te koop is.

## Questions

keythedral-ask-lay = Je hebt een { $field }tegel getrokken. Waar leg je die?
keythedral-ask-cottage = Welk hutje leg je? Het nummer telt pas als het genoemd wordt.
keythedral-ask-site = Waar zet je hutje { $number } neer?
keythedral-ask-order = Welk nummer noem je?
keythedral-ask-send = { $count ->
    [one] Waar gaat de arbeider van hutje { $numbers } heen?
   *[other] Waar gaan de arbeiders van huis { $numbers } heen?
}
keythedral-ask-send-other = Waar gaat de andere arbeider van huis { $numbers } heen? Met ‘{ keythedral-menu-skip }’ blijft hij thuis.
keythedral-ask-send-both = Waar gaan de arbeiders van de woningen { $numbers } heen?
keythedral-ask-take =
    { $count ->
        [one] Welk blokje neem je uit de voorraad?
       *[other] Welke blokjes neem je uit de voorraad? Nog { $count }.
    }
keythedral-ask-turn = Waar geef je je blokjes aan uit?
keythedral-ask-buy = Waarmee betaal je de zetel?
keythedral-ask-fence = Waar bouw je het hek?
keythedral-ask-unfence = Welk hek haal je weg?
keythedral-ask-craft =
    { $count ->
        [one] Welk blokje betaal je voor { $kind }?
       *[other] Welke blokjes betaal je voor { $kind }? Nog { $count }.
    }
keythedral-ask-trade = Welk blokje ruil je als eerste in?
keythedral-ask-trade-then = Welk tweede blokje ruil je in, samen met { $kind }?
keythedral-ask-law = { $who } speelt { $law }. Trek je die wet in?
keythedral-ask-law-on = { $who } speelt { $law } ({ $aims }). Trek je die wet in?
keythedral-ask-procure = Welk blokje betaal je voor de wet?
keythedral-ask-settle = De prijs van zetel { $slot } is veranderd. Wil je hem nog steeds kopen?
keythedral-ask-settle-repealed = Je wet is ingetrokken. Wil je zetel { $slot } nog steeds kopen?
keythedral-ask-move = Hekken sluiten { $dwelling } van elk veld af. Waarheen verplaats je de woning?
keythedral-ask-bid-first = Hoeveel blokjes bied je { $who } om te kiezen wie begint?
keythedral-ask-bid =
    { $high ->
        [one] { $who } biedt 1 blokje om te kiezen wie begint. Wat bied jij?
       *[other] { $who } biedt { $high } blokjes om te kiezen wie begint. Wat bied jij?
    }
keythedral-ask-name = Wie wordt startspeler?
keythedral-ask-give =
    { $count ->
        [one] Welk blokje geef je aan { $who }?
       *[other] Welke blokjes geef je aan { $who }? Nog { $count }.
    }
keythedral-ask-end = Bevestigen?
keythedral-ask-purchase = { $who } wil zetel { $slot } kopen voor { $cubes }. Antwoord je met een wet?
keythedral-ask-purchase-again = { $who } wil zetel { $slot } nog steeds kopen. Antwoord je met nog een wet?
keythedral-ask-free = { $who } is aan de beurt. Je kunt eerst een wet spelen.
keythedral-ask-noted = { $ask } { $note }
keythedral-order-declines = Je instructie speelt geen wet. Antwoord nu als je iets anders wilt.
keythedral-note-quiet = Geen van je wetten past, dus je speelt er geen.
keythedral-note-unattended = Antwoord je niet, dan speel je geen wet.
keythedral-order-plays = Je instructie speelt { $law }. Antwoord nu als je iets anders wilt.
keythedral-note-none-fits = Geen van je wetten past. Ik vraag het toch, zodat niemand merkt wat je hebt.
keythedral-ask-start-work = De arbeiders gaan zo op pad. Speel je een wet?
keythedral-ask-start-harvest = De oogst begint zo. Speel je een wet?
keythedral-ask-start-harvest-spend = De oogst begint zo, en daarna geven jullie blokjes uit. Speel je een wet?
keythedral-ask-start-spend = Jullie geven zo blokjes uit. Speel je een wet?
keythedral-ask-start-auction = De startspelerfiche wisselt zo van eigenaar. Speel je een wet?
keythedral-ask-aim-order = { $law }: welk nummer komt nu?
keythedral-ask-aim-slot = { $law }: voor welke zetel?
keythedral-ask-aim-cottage = { $law }: voor welk hutje?
keythedral-ask-aim-own = { $law }: welke woning stuurt nu ook arbeiders?
keythedral-ask-aim-bargain = { $law }: welk blokje betaal je?
keythedral-ask-aim-field = { $law }: voor welke velden?
keythedral-ask-aim-fence = { $law }: welk hek?
keythedral-ask-aim-trade = { $law }: welke grondstof betaal je?
keythedral-ask-aim-trade-then = { $law }: welke grondstof krijg je?
keythedral-ask-aim-sale = { $law }: waar koop je?
keythedral-ask-aim-sale-then = { $law }: welk blokje betaal je?
keythedral-ask-aim-house = { $law }: voor welk huis?
keythedral-ask-aim-seat = { $law }: wie wordt startspeler?
keythedral-ask-aim-law = { $law }: welke wet trek je in?

keythedral-ask-arm-slot = { $law }: op welke aankoop moet hij automatisch antwoorden?
keythedral-ask-arm-law = { $law }: op welke wet moet hij automatisch antwoorden?

## Menus

keythedral-menu-lay = Leg de { $field }tegel op
keythedral-menu-cottage = Hutje { $number }
keythedral-menu-order = Nummer { $number } noemen
keythedral-menu-order-note = Je eigen woning heeft geen open veld.
keythedral-menu-send = Uit woning { $number }
keythedral-menu-stay = Geen arbeider kan op pad
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
keythedral-menu-withdraw = Niet kopen
keythedral-menu-house = Maak van een hutje een huis (steen, hout)
keythedral-menu-fence = Bouw een hek (hout)
keythedral-menu-towards = Richting { $field }
keythedral-menu-unfence = Haal een hek weg (2 wijn)
keythedral-menu-craft = Koop { $kind } bij de { $craftsman } ({ $count } blokjes)
keythedral-menu-craft-note = Je kiest met welke blokjes je betaalt.
keythedral-menu-trade = Ruil 2 blokjes voor een grondstof
keythedral-menu-and = En { $kind }
keythedral-menu-for = Voor { $kind }
keythedral-menu-law = Koop de wet { $space } (1 blokje)
keythedral-menu-law-only = Koop de nieuwe wet (1 blokje)
keythedral-menu-law-note = Hierna heb je in deze fase geen beurt meer.
keythedral-menu-pass = Passen
keythedral-menu-play = Speel een wet
keythedral-menu-watch = Wanneer vraag ik je naar wetten?
keythedral-watch-windows = Elke keer
keythedral-watch-reactions = Alleen als iemand een zetel koopt of een wet speelt
keythedral-watch-later = Niet meer in deze fase
keythedral-watch-none = Nooit: geen wet spelen
keythedral-menu-arm = Laat { $law } automatisch antwoorden
keythedral-menu-disarm = Laat { $law } niet meer antwoorden
keythedral-menu-decline = Speel geen wet
keythedral-menu-no-offer = Bied niets
keythedral-menu-offer =
    { $count ->
        [one] Bied 1 blokje
       *[other] Bied { $count } blokjes
    }
keythedral-menu-match-of =
    { $count ->
        [one] Evenaar het bod van 1 blokje
       *[other] Evenaar het bod van { $count } blokjes
    }
keythedral-menu-name = { $who } wordt startspeler
    .you = Je wordt startspeler
keythedral-menu-stop = Akkoord: de partij stopt hier
keythedral-caution-workers = { $count ->
        [one] Je kunt nog een arbeider sturen.
       *[other] { $count } van je woningen kunnen nog arbeiders sturen.
    }
keythedral-final-chapter = Hierna begint een nieuwe ronde. Daarna kun je het niet meer terugnemen.
keythedral-closes-draw = { $who } trekt hierna het volgende veld. Daarna kun je het niet meer terugnemen.
keythedral-closes-buy = Hierna mogen de anderen in het geheim met een wet antwoorden. Daarna kun je dit niet meer terugnemen.
keythedral-menu-skip = Overslaan
keythedral-menu-end = Klaar
keythedral-menu-end-law = Klaar: bekijk de wet

## What is told

keythedral-drew = { $who } trekt een { $field }tegel.
    .you = Je trekt een { $field }tegel.
keythedral-laid = { $who } legt een { $field }tegel { FORM($cell, "on") } en zet { $dwelling } op { $site }.
    .you = Je legt een { $field }tegel { FORM($cell, "on") } en zet { $dwelling } op { $site }.
keythedral-turned-up = Zetels met nummer { $number } zijn te koop: { $slots }.
keythedral-round-over = Ronde { $round } is voorbij.
keythedral-round = { $who } begint ronde { $round }.
    .you = Je begint ronde { $round }.
keythedral-ordered = { $who } noemt nummer { $number }.
    .you = Je noemt nummer { $number }.
keythedral-last-order = Alleen nummer { $number } is nog over.
keythedral-sent =
    { $count ->
        [one] { $who } stuurt een arbeider van { $dwelling } naar { $fields }.
       *[other] { $who } stuurt arbeiders van { $dwelling } naar { $fields }.
    }
    .you =
        { $count ->
            [one] Je stuurt een arbeider van { $dwelling } naar { $fields }.
           *[other] Je stuurt arbeiders van { $dwelling } naar { $fields }.
        }
keythedral-sent-field = { FORM($field, "de") }
keythedral-unemployed = Woning { $number } van { $who } vindt geen open veld.
    .you = Je woning { $number } vindt geen open veld.
keythedral-collected = { $who } krijgt { $cubes }.
    .you = Je krijgt { $cubes }.
keythedral-harvest-failed = Niet genoeg in de voorraad: { $who } loopt { $cubes } mis.
    .you = Niet genoeg in de voorraad: je loopt { $cubes } mis.
keythedral-choice-failed =
    { $count ->
        [one] De voorraad is op: { $who } loopt 1 blokje naar keuze mis.
       *[other] De voorraad is op: { $who } loopt { $count } blokjes naar keuze mis.
    }
    .you =
    { $count ->
        [one] De voorraad is op: je loopt 1 blokje naar keuze mis.
       *[other] De voorraad is op: je loopt { $count } blokjes naar keuze mis.
    }
keythedral-chose-harvest = { $who } kiest { $cubes } uit de voorraad.
    .you = Je kiest { $cubes } uit de voorraad.
keythedral-declares = { $who } wil zetel { $slot } kopen voor { $cubes }.
    .you = Je wilt zetel { $slot } kopen voor { $cubes }.
keythedral-bought =
    { $points ->
        [one] { $who } koopt zetel { $slot } voor { $cubes }: +1 punt.
       *[other] { $who } koopt zetel { $slot } voor { $cubes }: +{ $points } punten.
    }
    .you =
        { $points ->
            [one] Je koopt zetel { $slot } voor { $cubes }: +1 punt.
           *[other] Je koopt zetel { $slot } voor { $cubes }: +{ $points } punten.
        }
keythedral-withdraws = { $who } koopt zetel { $slot } toch niet.
    .you = Je koopt zetel { $slot } toch niet.
keythedral-lost-seat = Zetel { $slot } is weg: { $who } kiest opnieuw.
    .you = Zetel { $slot } is weg: je kiest opnieuw.
keythedral-takes-back = { $who } houdt { $law } in de hand.
    .you = Je houdt { $law } in de hand.
keythedral-built = { $who } betaalt 1 steen en 1 hout en maakt van { $dwelling } een huis.
    .you = Je betaalt 1 steen en 1 hout en maakt van { $dwelling } een huis.
keythedral-fenced-off = { $who } betaalt 1 hout en bouwt een hek { $side }.
    .you = Je betaalt 1 hout en bouwt een hek { $side }.
# In logs of games from before sides were named by fields.
keythedral-fenced = { $who } betaalt 1 hout en bouwt een hek op { $side } naast { $dwelling }.
    .you = Je betaalt 1 hout en bouwt een hek op { $side } naast { $dwelling }.
keythedral-unfenced = { $who } betaalt 2 wijn en haalt het hek { $side } weg.
    .you = Je betaalt 2 wijn en haalt het hek { $side } weg.
keythedral-enclosed = Van elk veld afgesloten: { $dwelling } moet verhuizen.
keythedral-moved = { $who } verplaatst { $dwelling } naar { $site }.
    .you = Je verplaatst { $dwelling } naar { $site }.
keythedral-crafted = { $who } koopt { $kind } bij de { $craftsman } voor { $cubes }.
    .you = Je koopt { $kind } bij de { $craftsman } voor { $cubes }.
keythedral-traded = { $who } ruilt { $cubes } voor { $kind }.
    .you = Je ruilt { $cubes } voor { $kind }.
keythedral-procured = { $who } koopt de wet { $space } voor { $cubes }.
    .you = Je koopt de wet { $space } voor { $cubes }.
keythedral-drew-law = Het is { $law }.
keythedral-passed = { $who } past.
    .you = Je past.
keythedral-spent = { $who } heeft geen blokjes meer en past daarom.
    .you = Je hebt geen blokjes meer, dus je past.
keythedral-law-arrives = Nieuwe open wet: { $law }.
keythedral-auction = De startspelerfiche gaat naar links, naar { $who }. Biedt niemand blokjes, dan kiest { $who } wie begint.
    .you = De startspelerfiche gaat naar links, naar jou. Biedt niemand blokjes, dan kies jij wie begint.
keythedral-offered =
    { $count ->
        [one] { $who } biedt 1 blokje.
       *[other] { $who } biedt { $count } blokjes.
    }
    .you =
        { $count ->
            [one] Je biedt 1 blokje.
           *[other] Je biedt { $count } blokjes.
        }
keythedral-matched =
    { $count ->
        [one] { $who } evenaart het bod van 1 blokje.
       *[other] { $who } evenaart het bod van { $count } blokjes.
    }
    .you =
        { $count ->
            [one] Je evenaart het bod van 1 blokje.
           *[other] Je evenaart het bod van { $count } blokjes.
        }
keythedral-declined = { $who } biedt niets.
    .you = Je biedt niets.
keythedral-no-cubes = { $who } heeft geen blokjes om te bieden.
    .you = Je hebt geen blokjes om te bieden.
keythedral-cannot-offer = { $who } heeft niet genoeg blokjes om te bieden.
    .you = Je hebt niet genoeg blokjes om te bieden.
keythedral-nobody-bid = Niemand heeft geboden.
keythedral-gave = { $who } geeft { $cubes } aan { $to }.
    .you = Je geeft { $cubes } aan { $to }.
    .yours = { $who } geeft jou { $cubes }.
keythedral-named = { $who } wijst { $start } aan als startspeler.
    .you = Je wijst { $start } aan als startspeler.
    .yours = { $who } wijst jou aan als startspeler.
keythedral-named-self = { $who } wordt startspeler.
    .you = Je wordt startspeler.
keythedral-wants-stop = { $who } wil de partij hier stoppen.
    .you = Je wilt de partij hier stoppen.
keythedral-stopped = Iedereen is het ermee eens: de partij stopt hier.
keythedral-last-round = Ronde { $round } is voorbij, en daarmee de partij. Zetels die nog open zijn, worden niet meer verkocht.
keythedral-standstill = In de laatste { $rounds } rondes is geen zetel gekocht. Willen jullie niet verder? Vraag met `/game end` om een stemming.
keythedral-over = De laatste zetel is gekocht: de partij is afgelopen.
keythedral-no-law = Niemand speelt nu een wet.
keythedral-plays = { $who } speelt de wet { $law }.
    .you = Je speelt de wet { $law }.
keythedral-plays-on = { $who } speelt de wet { $law }: { $aims }.
    .you = Je speelt de wet { $law }: { $aims }.
keythedral-returned = Een andere wet ging voor. Jouw { $law } blijft in je hand.
keythedral-repealed = { $who } trekt { $law } in.
    .you = Je trekt { $law } in.
keythedral-law-works = { $law }: { $does }.
keythedral-does-order = de werkvolgorde is { $numbers }
keythedral-does-dearer = Zetel { $slot } kost nu 1 blokje meer.
keythedral-does-cheaper = Zetel { $slot } kost nu 1 blokje minder.
keythedral-does-substitute = { $who } mag met andere blokjes betalen.
    .you = Je mag met andere blokjes betalen.
keythedral-does-upgrade = { $dwelling } wordt een huis
keythedral-does-early = { $dwelling } stuurt nu arbeiders
keythedral-does-swap = 1 { $get } uit de voorraad voor 1 { $pay }
keythedral-does-broken = hekken houden de arbeiders van { $who } deze ronde niet tegen
    .you = hekken houden jouw arbeiders deze ronde niet tegen
keythedral-does-broken-next = hekken houden de arbeiders van { $who } volgende ronde niet tegen
    .you = hekken houden jouw arbeiders volgende ronde niet tegen
keythedral-does-moratorium = alleen { $who } mag deze ronde van hutjes huizen maken
    .you = alleen jij mag deze ronde van hutjes huizen maken
keythedral-does-unexpected = { $who } kiest andere grondstoffen bij de oogst ({ $field })
    .you = je kiest andere grondstoffen bij de oogst ({ $field })
keythedral-does-double = dubbele oogst ({ $field }) voor { $who }
    .you = dubbele oogst ({ $field }) voor jou
keythedral-does-good = dubbele oogst ({ $field }) voor iedereen
keythedral-does-poor = geen oogst ({ $field })
keythedral-harvest-type = { $field }
keythedral-harvest-field = veld in { $cell }
keythedral-does-unfence = Het hek { $side } is weg.
keythedral-does-design = Zetel { $slot } heeft een nieuw ontwerp en kost nu { $cubes }.
keythedral-does-bargain = de handelaar geeft { $cubes } voor 1 { $pay }
keythedral-does-sale = de { $craftsman } verkoopt { $kind } voor { $cubes }
keythedral-does-downgrade = Weer een hutje: { $dwelling }.
keythedral-does-start = { $who } is nu startspeler
    .you = jij bent nu startspeler

## Score sheet

keythedral-score-seats =
    { $count ->
        [0] Zetels met nummer { $number }
        [one] 1 zetel met nummer { $number }
       *[other] { $count } zetels met nummer { $number }
    }
keythedral-score-cubes = Blokjes over
keythedral-score-tie = Evenveel punten, dus de overgebleven blokjes beslissen: { $worth } waard

## Names of the pictures

keythedral-picture-map = De kaart
keythedral-picture-map-nw = De kaart: noordwest
keythedral-picture-map-ne = De kaart: noordoost
keythedral-picture-map-sw = De kaart: zuidwest
keythedral-picture-map-se = De kaart: zuidoost
keythedral-picture-town = De stad
keythedral-picture-mat = De keythedral
keythedral-picture-laws = De 20 wetten
keythedral-picture-score = Scoreblad
keythedral-picture-result = De voltooide kaart
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
    vaste opdracht, opdracht, opdrachten, instructie, instructies, automatisch, standing order, automatic, auto: standing order
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
    [0] Kaart
   *[other] Ronde { $number }
}
keythedral-chapters = Rondes
keythedral-chapter-over =
    { $number ->
        [0] De kaart is klaar
       *[other] Ronde { $number } is voorbij
    }
