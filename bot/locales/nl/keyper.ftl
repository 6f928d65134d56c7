# Keyper: names, questions, menu entries, news and the score sheet.

## The game

keyper-name = Keyper

## Pieces

keyper-good-clay = klei
keyper-good-log = stam
keyper-good-rock = rots
keyper-good-brick = baksteen
keyper-good-wood = hout
keyper-good-stone = steen
keyper-good-wheat = tarwe
keyper-good-emerald = smaragd
keyper-good-gold = goud
keyper-good-ruby = robijn
keyper-good-sapphire = saffier
keyper-good-chicken = kip
keyper-good-cow = koe
keyper-good-deer = hert
keyper-good-goat = geit
keyper-good-horse = paard
keyper-good-pig = varken
keyper-good-sheep = schaap
keyper-good-wild-boar = wild zwijn

keyper-colour-light-blue = lichtblauw
    .de = lichtblauwe
keyper-colour-orange = oranje
    .de = oranje
keyper-colour-light-green = lichtgroen
    .de = lichtgroene
keyper-colour-brown = bruin
    .de = bruine
keyper-colour-black = zwart
    .de = zwarte
keyper-colour-grey = grijs
    .de = grijze
keyper-colour-white = wit
    .de = witte

keyper-keyple-light-blue = een lichtblauwe keyple
keyper-keyple-orange = een oranje keyple
keyper-keyple-light-green = een lichtgroene keyple
keyper-keyple-brown = een bruine keyple
keyper-keyple-black = een zwarte keyple
keyper-keyple-grey = een grijze keyple
keyper-keyple-white = een witte keyple

keyper-season-spring = lente
keyper-season-summer = zomer
keyper-season-autumn = herfst
keyper-season-winter = winter

keyper-field-keyp = Keyp
keyper-field-river = Rivier
keyper-field-clay = Klei
keyper-field-logs = Stammen
keyper-field-rocks = Rotsen
keyper-field-chickens = Kippen
keyper-field-cows = Koeien
keyper-field-deer = Herten
keyper-field-goats = Geiten
keyper-field-horses = Paarden
keyper-field-pigs = Varkens
keyper-field-sheep = Schapen
keyper-field-wheat = Tarwe
keyper-field-wild-boar = Wilde zwijnen
keyper-field-emeralds = Smaragden
keyper-field-gold = Goud
keyper-field-rubies = Robijnen
keyper-field-sapphires = Saffieren
keyper-field-country-tile = Landtegel
keyper-field-convert-clay = Klei tot bakstenen
keyper-field-convert-logs = Stammen tot hout
keyper-field-convert-rock = Rotsen tot steen
keyper-field-trade-raw = Grondstofruil
keyper-field-trade-finished = Productruil
keyper-field-build = Bouw
keyper-field-discount-build = Goedkope bouw
keyper-field-upgrade = Opwaardering
keyper-no-field = geen veld

keyper-tile-cow-shed = Koeienstal
keyper-tile-cow-shed-help = Plaats voor 4 koeien, elk 1 punt. Opgewaardeerd: elk 2.
keyper-tile-pig-sty = Varkensstal
keyper-tile-pig-sty-help = Plaats voor 4 varkens, elk 1 punt. Opgewaardeerd: elk 2.
keyper-tile-sheep-shelter = Schapenstal
keyper-tile-sheep-shelter-help = Plaats voor 4 schapen, elk 1 punt. Opgewaardeerd: elk 2.
keyper-tile-stable = Paardenstal
keyper-tile-stable-help = Plaats voor 4 paarden, elk 1 punt. Opgewaardeerd: elk 2.
keyper-tile-farmyard = Boerenerf
keyper-tile-farmyard-help = Plaats voor 4 uit koe, paard, varken, schaap; 1 punt per soort. Opgewaardeerd: 2 per soort.
keyper-tile-paddock = Weide
keyper-tile-paddock-help = Plaats voor 4 uit kip, hert, geit, wild zwijn; 1 punt per soort. Opgewaardeerd: 2 per soort.
keyper-tile-brickmaker = Steenbakker
keyper-tile-brickmaker-help = 1 klei wordt 1 baksteen. Opgewaardeerd: 2 bakstenen; 5 punten.
keyper-tile-carpenter = Timmerman
keyper-tile-carpenter-help = 1 stam wordt 1 hout. Opgewaardeerd: 2 hout; 5 punten.
keyper-tile-stonemason = Steenhouwer
keyper-tile-stonemason-help = 1 rots wordt 1 steen. Opgewaardeerd: 2 steen; 5 punten.
keyper-tile-scrapyard = Schroothoop
keyper-tile-scrapyard-help = 2 grondstoffen worden een eindproduct. Opgewaardeerd: 1 wordt 1; 3 punten.
keyper-tile-drainage = Afwatering
keyper-tile-drainage-help = 1 punt, en 1 per dorpstegel op de diagonalen. Opgewaardeerd: 2 punten, en 2 per tegel.
keyper-tile-pavements = Bestrating
keyper-tile-pavements-help = 1 punt, en 1 per dorpstegel in rij en kolom. Opgewaardeerd: 2 punten, en 2 per tegel.
keyper-tile-alchemist = Alchemist
keyper-tile-alchemist-help = 2 grondstoffen worden een edelsteen naar keuze; 3 punten. Opgewaardeerd: 1 grondstof; 5 punten.
keyper-tile-barn = Schuur
keyper-tile-barn-help = 1 punt per boerderijtegel. Opgewaardeerd: 2, alleen per opgewaardeerde boerderijtegel.
keyper-tile-boarding-house = Pension
keyper-tile-boarding-house-help = 2 punten per dorpstegel direct links en rechts. Opgewaardeerd: ook erboven en eronder.
keyper-tile-builder = Bouwer
keyper-tile-builder-help = Bouw iets naar keuze voor 1 eindproduct. Opgewaardeerd: of waardeer op, ook voor 1 tarwe; 3 punten.
keyper-tile-building-plot = Bouwkavel
keyper-tile-building-plot-help = Eén keer gratis bouwen direct rechts ervan; 1 punt. Opgewaardeerd: ook erboven en eronder; 3 punten.
keyper-tile-cluck-cluck-chicken-house = Tok-tok-kippenhok
keyper-tile-cluck-cluck-chicken-house-help = Plaats voor 4 kippen, elk 2 punten. Opgewaardeerd: elk 3.
keyper-tile-dock = Dok
keyper-tile-dock-help = 6 punten bij 20 vrachtpunten. Opgewaardeerd: 12 punten bij 30.
keyper-tile-farm-labourer = Boerenknecht
keyper-tile-farm-labourer-help = Bouw gratis een boerderijtegel. Opgewaardeerd: er gratis een bouwen of opwaarderen; 3 punten.
keyper-tile-gem-dealer = Edelsteenhandelaar
keyper-tile-gem-dealer-help = Een edelsteen wordt er een naar keuze. Opgewaardeerd: 2 naar keuze; 3 punten.
keyper-tile-goat-pen = Geitenhok
keyper-tile-goat-pen-help = Plaats voor 4 geiten, elk 2 punten. Opgewaardeerd: elk 3.
keyper-tile-hop-field = Hopveld
keyper-tile-hop-field-help = 1 tarwe wordt een dier naar keuze; plaats voor 4. Opgewaardeerd: 2 dieren; 3 punten.
keyper-tile-jewel-cutter = Steenslijper
keyper-tile-jewel-cutter-help = 1 steen wordt een edelsteen naar keuze. Opgewaardeerd: 2 naar keuze; 3 punten.
keyper-tile-livestock-market = Veemarkt
keyper-tile-livestock-market-help = Een dier wordt een dier naar keuze; plaats voor 4 dieren. Opgewaardeerd: wordt er 2; 1 punt.
keyper-tile-oast-house = Hopast
keyper-tile-oast-house-help = 4 punten als alle 8 boerderijkavels bebouwd zijn. Opgewaardeerd: 8 punten.
keyper-tile-seafarer = Zeevaarder
keyper-tile-seafarer-help = 1 vrachtpunt bij elk gebruik van een boot. Opgewaardeerd: 2 vrachtpunten; 3 punten.
keyper-tile-shipping-agent = Cargadoor
keyper-tile-shipping-agent-help = 1 vrachtpunt extra per 2 goederen die je in één keer verkoopt. Opgewaardeerd: per stuk; 3 punten.
keyper-tile-statue = Standbeeld
keyper-tile-statue-help = 1 punt per thuistegel in je dorp. Opgewaardeerd: 2, alleen per opgewaardeerde.
keyper-tile-thatcher = Rietdekker
keyper-tile-thatcher-help = 1 punt per 2 dorpstegels. Opgewaardeerd: 1 per opgewaardeerde dorpstegel.
keyper-tile-trading-post = Handelspost
keyper-tile-trading-post-help = 1 grondstof wordt er 2, of 1 eindproduct wordt er 2. Opgewaardeerd: beide tegelijk; 3 punten.
keyper-tile-village-hall = Dorpshuis
keyper-tile-village-hall-help = 6 punten als alle 12 dorpskavels bebouwd zijn. Opgewaardeerd: 12 punten.
keyper-tile-windmill = Windmolen
keyper-tile-windmill-help = 1 grondstof wordt 2 tarwe. Opgewaardeerd: ook 2 punten per tarwe, tot 4.
keyper-tile-boatman = Schipper
keyper-tile-boatman-help = 1 punt per lichtblauwe of witte keyple, tot 4. Opgewaardeerd: 2 per keyple.
keyper-tile-bracelet-maker = Armbandmaker
keyper-tile-bracelet-maker-help = 4 punten per smaragd met saffier, tot 4 paar. Opgewaardeerd: 6 per set met robijn.
keyper-tile-bricklayer = Metselaar
keyper-tile-bricklayer-help = 1 punt per oranje of witte keyple, tot 4. Opgewaardeerd: 2 per keyple.
keyper-tile-brickyard = Steenbakkerij
keyper-tile-brickyard-help = 1 punt per baksteen, tot 4. Opgewaardeerd: 2 per baksteen.
keyper-tile-copse = Bosje
keyper-tile-copse-help = 1 hout wordt kip, hert, geit of wild zwijn; plaats voor 4 ervan. Opgewaardeerd: 2 dieren; 3 punten.
keyper-tile-emporium = Handelshuis
keyper-tile-emporium-help = 4 punten per robijn met saffier, tot 4 paar. Opgewaardeerd: 6 per set met goud.
keyper-tile-entertainer = Speelman
keyper-tile-entertainer-help = 1 punt per seizoen met een eigen jaarmarkt. Opgewaardeerd: 2 per seizoen.
keyper-tile-farmer = Boer
keyper-tile-farmer-help = 1 punt per lichtgroene of witte keyple, tot 4. Opgewaardeerd: 2 per keyple.
keyper-tile-farmers-cottage = Boerenhuisje
keyper-tile-farmers-cottage-help = 1 punt per lichtgroen veld op je winterbord. Opgewaardeerd: 3 per veld.
keyper-tile-game-wardens-cottage = Boswachtershuis
keyper-tile-game-wardens-cottage-help = Plaats voor 4 herten, elk 2 punten. Opgewaardeerd: elk 3.
keyper-tile-gem-merchant = Edelsteenkoopman
keyper-tile-gem-merchant-help = 4 punten per smaragd met goud, tot 4 paar. Opgewaardeerd: 6 per set met robijn.
keyper-tile-goldsmith = Goudsmid
keyper-tile-goldsmith-help = 4 punten per goud met saffier, tot 4 paar. Opgewaardeerd: 6 per set met smaragd.
keyper-tile-hunters-lodge = Jachthut
keyper-tile-hunters-lodge-help = Plaats voor 4 wilde zwijnen, elk 2 punten. Opgewaardeerd: elk 3.
keyper-tile-jeweller = Juwelier
keyper-tile-jeweller-help = 4 punten per smaragd met robijn, tot 4 paar. Opgewaardeerd: 6 per set met saffier.
keyper-tile-key-market = Key-markt
keyper-tile-key-market-help = 2 goederen worden er 1 naar keuze, geen dieren; 3 punten. Opgewaardeerd: 1 wordt 1; 5 punten.
keyper-tile-kiln = Steenoven
keyper-tile-kiln-help = 2 punten per oranje veld op je winterbord. Opgewaardeerd: 4 per veld.
keyper-tile-log-cabin = Blokhut
keyper-tile-log-cabin-help = 1 punt per bruin veld op je winterbord. Opgewaardeerd: 3 per veld.
keyper-tile-lumberjack = Houthakker
keyper-tile-lumberjack-help = 1 punt per bruine of witte keyple, tot 4. Opgewaardeerd: 2 per keyple.
keyper-tile-merchant = Koopman
keyper-tile-merchant-help = 3 punten. Opgewaardeerd: ook bij elk gebruik een extra bootactie.
keyper-tile-mine = Mijn
keyper-tile-mine-help = 1 punt per zwart veld op je winterbord. Opgewaardeerd: 2 per veld.
keyper-tile-open-pit = Dagbouw
keyper-tile-open-pit-help = 1 punt per grijs veld op je winterbord. Opgewaardeerd: 3 per veld.
keyper-tile-prospector = Goudzoeker
keyper-tile-prospector-help = 1 punt per edelsteen, tot 4. Opgewaardeerd: 2 per edelsteen.
keyper-tile-quarryman = Groevewerker
keyper-tile-quarryman-help = 1 punt per grijze of witte keyple, tot 4. Opgewaardeerd: 2 per keyple.
keyper-tile-ring-maker = Ringenmaker
keyper-tile-ring-maker-help = 4 punten per goud met robijn, tot 4 paar. Opgewaardeerd: 6 per set met smaragd.
keyper-tile-scrap-dealer = Schroothandelaar
keyper-tile-scrap-dealer-help = 1 punt per 2 goederen, tot 8 goederen, geen dieren. Opgewaardeerd: 2 per 2 goederen.
keyper-tile-stoneyard = Steenopslag
keyper-tile-stoneyard-help = 1 punt per steen, tot 4. Opgewaardeerd: 2 per steen.
keyper-tile-timberyard = Houtopslag
keyper-tile-timberyard-help = 1 punt per hout, tot 4. Opgewaardeerd: 2 per hout.

keyper-fold-s1 = Weiland en bos
keyper-fold-s2 = Kudde en oven
keyper-fold-s3 = Hok en klif
keyper-fold-s4 = Gemengd bedrijf
keyper-fold-m1 = Klei en hout
keyper-fold-m2 = Hout en steen
keyper-fold-m3 = Werkplaatsen
keyper-fold-m4 = Vee
keyper-fold-w1 = Mijnen
keyper-fold-w2 = Oogst
keyper-fold-w3 = Woud
keyper-fold-w4 = Bedrijven
keyper-fold-other = Kant { $number }
keyper-display-s1 = { keyper-fold-s1 }
keyper-display-s2 = { keyper-fold-s2 }
keyper-display-s3 = { keyper-fold-s3 }
keyper-display-s4 = { keyper-fold-s4 }
keyper-display-m1 = { keyper-fold-m1 }
keyper-display-m2 = { keyper-fold-m2 }
keyper-display-m3 = { keyper-fold-m3 }
keyper-display-m4 = { keyper-fold-m4 }
keyper-display-w1 = { keyper-fold-w1 }
keyper-display-w2 = { keyper-fold-w2 }
keyper-display-w3 = { keyper-fold-w3 }
keyper-display-w4 = { keyper-fold-w4 }
keyper-display-other = Kant { $number }

keyper-boat-with = { $boat } ({ $goods })
keyper-boat-boat-1 = Boot 1
keyper-boat-boat-2 = Boot 2
keyper-boat-boat-3 = Boot 3
keyper-boat-boat-4 = Boot 4
keyper-boat-boat-5 = Boot 5
keyper-boat-boat-6 = Boot 6

keyper-fair-spring-1 = Lentemarkt 1
keyper-fair-spring-2 = Lentemarkt 2
keyper-fair-spring-3 = Lentemarkt 3
keyper-fair-spring-4 = Lentemarkt 4
keyper-fair-spring-5 = Lentemarkt 5
keyper-fair-spring-6 = Lentemarkt 6
keyper-fair-summer-1 = Zomermarkt 1
keyper-fair-summer-2 = Zomermarkt 2
keyper-fair-summer-3 = Zomermarkt 3
keyper-fair-summer-4 = Zomermarkt 4
keyper-fair-summer-5 = Zomermarkt 5
keyper-fair-summer-6 = Zomermarkt 6
keyper-fair-autumn-1 = Herfstmarkt 1
keyper-fair-autumn-2 = Herfstmarkt 2
keyper-fair-autumn-3 = Herfstmarkt 3
keyper-fair-autumn-4 = Herfstmarkt 4
keyper-fair-autumn-5 = Herfstmarkt 5
keyper-fair-autumn-6 = Herfstmarkt 6
keyper-fair-winter-1 = Wintermarkt 1
keyper-fair-winter-2 = Wintermarkt 2
keyper-fair-winter-3 = Wintermarkt 3
keyper-fair-winter-4 = Wintermarkt 4
keyper-fair-winter-5 = Wintermarkt 5
keyper-fair-winter-6 = Wintermarkt 6
keyper-fair-winter-7 = Wintermarkt 7
keyper-fair-winter-8 = Wintermarkt 8

## Places and counts

keyper-board = Bord { $number }
keyper-place = { $field } op { $board }
keyper-plot-farm = Boerderijkavel { $number }
keyper-plot-village = Dorpskavel { $number }
keyper-plot-with = { $plot } ({ $tile })
keyper-counted-clay = { $count } klei
keyper-counted-log = { $count ->
    [one] { $count } stam
   *[other] { $count } stammen
}
keyper-counted-rock = { $count ->
    [one] { $count } rots
   *[other] { $count } rotsen
}
keyper-counted-brick = { $count ->
    [one] { $count } baksteen
   *[other] { $count } bakstenen
}
keyper-counted-wood = { $count } hout
keyper-counted-stone = { $count } steen
keyper-counted-wheat = { $count } tarwe
keyper-counted-emerald = { $count ->
    [one] { $count } smaragd
   *[other] { $count } smaragden
}
keyper-counted-gold = { $count } goud
keyper-counted-ruby = { $count ->
    [one] { $count } robijn
   *[other] { $count } robijnen
}
keyper-counted-sapphire = { $count ->
    [one] { $count } saffier
   *[other] { $count } saffieren
}
keyper-counted-chicken = { $count ->
    [one] { $count } kip
   *[other] { $count } kippen
}
keyper-counted-cow = { $count ->
    [one] { $count } koe
   *[other] { $count } koeien
}
keyper-counted-deer = { $count ->
    [one] { $count } hert
   *[other] { $count } herten
}
keyper-counted-goat = { $count ->
    [one] { $count } geit
   *[other] { $count } geiten
}
keyper-counted-horse = { $count ->
    [one] { $count } paard
   *[other] { $count } paarden
}
keyper-counted-pig = { $count ->
    [one] { $count } varken
   *[other] { $count } varkens
}
keyper-counted-sheep = { $count ->
    [one] { $count } schaap
   *[other] { $count } schapen
}
keyper-counted-wild-boar = { $count ->
    [one] { $count } wild zwijn
   *[other] { $count } wilde zwijnen
}
keyper-counted-any-raw = { $count ->
    [one] 1 grondstof
   *[other] { $count } grondstoffen
}
keyper-counted-any-finished = { $count ->
    [one] 1 eindproduct
   *[other] { $count } eindproducten
}
keyper-counted-raw-no-wheat = { $count ->
    [one] 1 grondstof, geen tarwe
   *[other] { $count } grondstoffen, geen tarwe
}
keyper-counted-finished-no-wheat = { $count ->
    [one] 1 eindproduct, geen tarwe
   *[other] { $count } eindproducten, geen tarwe
}
keyper-some-raw = { $count ->
    [one] een grondstof
   *[other] { $count } grondstoffen
}
keyper-some-finished = { $count ->
    [one] een eindproduct
   *[other] { $count } eindproducten
}
keyper-some-gem = { $count ->
    [one] een edelsteen
   *[other] { $count } edelstenen
}
keyper-some-animal = { $count ->
    [one] een dier
   *[other] { $count } dieren
}
keyper-some-good = { $count ->
    [one] 1 stuk naar keuze
   *[other] { $count } goederen naar keuze
}
keyper-some = { $count ->
    [one] een uit { $kinds }
   *[other] { $count } uit { $kinds }
}
keyper-counted-keyple = { $count ->
    [one] { $count } { FORM($colour, "de") } keyple
   *[other] { $count } { FORM($colour, "de") } keyples
}
keyper-counted-action = { $count ->
    [one] { $count } actie
   *[other] { $count } acties
}
keyper-counted-tile = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
keyper-nothing = niets
keyper-list = { $goods }

## Questions

keyper-ask-turn = Stuur een keyple of speel je keyper.
keyper-ask-turn-send = Stuur een keyple.
keyper-ask-turn-keyper = Speel je keyper. Je hebt geen keyple meer.
keyper-ask-where = Waar gaat de { FORM($colour, "de") } keyple naartoe?
keyper-ask-boat = Welke boot komt naar deze rivier?
keyper-ask-partner = Er staat al een keyple op { $place }. Leg je die neer, zodat ze allebei voor je werken: { $both } in plaats van { $one }?
keyper-ask-partner-same = Er staat al een keyple op { $place }. Neergelegd of niet, je krijgt { $one }. Leg je die neer?
keyper-ask-gain = Je krijgt { $goods }. Is dat je zet?
keyper-ask-gain-invite = Je krijgt { $goods }, of één meer als er iemand meedoet. Is dat je zet?
keyper-ask-gain-short = Je krijgt { $goods }. Als er iemand meedoet, deel je het weinige dat er nog is. Is dat je zet?
keyper-ask-invite = { $place }: eerst wordt de anderen gevraagd of ze meedoen; dan is het jouw actie. Is dat je zet?
keyper-ask-join = { $who } stuurde { $keyple } naar { $place }. Meedoen levert je { $gain } op. Doe je mee?
keyper-ask-join-short = { $who } stuurde { $keyple } naar { $place }. Meedoen levert je { $gain } op, of meer als { $who } minder neemt. Doe je mee?
keyper-ask-join-vain = { $who } stuurde { $keyple } naar { $place }. Zoals het er nu voor staat, kun je daar niets doen. Doe je mee?
keyper-ask-lay = Je hebt niets meer om te spelen: leg een staande keyple neer.
keyper-ask-lay-or-pass = Je hebt niets meer om te spelen: leg een staande keyple neer, of pas.
keyper-ask-lay-count = Er staan twee keyples op { $place }. Leg je er één of allebei neer?
keyper-ask-keyp = Wat levert de { FORM($colour, "de") } keyple op je keyptegel op?
keyper-ask-work = { $count ->
    [0] { $place }: alles is gedaan.
    [one] { $place }: je hebt 1 actie.
   *[other] { $place }: je hebt { $count } acties.
}
keyper-ask-work-exchange = { $place }: wat geef je voor { $goods }? { $count ->
    [one] Je hebt 1 actie.
   *[other] Je hebt { $count } acties.
}
keyper-ask-work-build = { $place }: welke tegel bouw je? { $count ->
    [one] Je hebt 1 actie.
   *[other] Je hebt { $count } acties.
}
keyper-ask-work-build-one = { $place }: je kunt de tegel { $tile } bouwen. { $count ->
    [one] Je hebt 1 actie.
   *[other] Je hebt { $count } acties.
}
keyper-ask-work-upgrade = { $place }: welke tegel waardeer je op? { $count ->
    [one] Je hebt 1 actie.
   *[other] Je hebt { $count } acties.
}
keyper-ask-work-upgrade-one = { $place }: je kunt de tegel { $tile } opwaarderen. { $count ->
    [one] Je hebt 1 actie.
   *[other] Je hebt { $count } acties.
}
keyper-ask-work-tiles = { $place }: welke tegel neem je? { $count ->
    [one] Je hebt 1 actie.
   *[other] Je hebt { $count } acties.
}
keyper-ask-work-tiles-one = { $place }: je kunt de tegel { $tile } nemen. { $count ->
    [one] Je hebt 1 actie.
   *[other] Je hebt { $count } acties.
}
keyper-ask-work-boat = { $place }: wat ontvang of verkoop je? { $count ->
    [one] Je hebt 1 actie.
   *[other] Je hebt { $count } acties.
}
keyper-ask-work-half = { $place }: je mag de andere ruil ook nog doen.
keyper-ask-work-then = { $asked } Na die van de andere speler heb je er nog { $count }.
keyper-ask-work-later = { $place }: nu is het de actie van de andere speler, daarna weer die van jou.
keyper-ask-work-share = { $place }: de voorraad is krap, dus jullie nemen er om de beurt één. Nu neemt de andere speler er een, dan jij weer.
keyper-ask-none-no-tile = { $place }: je hebt geen tegel om te bouwen. Bevestig om verder te gaan.
keyper-ask-none-no-plot = { $place }: er is geen kavel meer voor de tegels die je hebt. Bevestig om verder te gaan.
keyper-ask-none-no-price = { $place }: je hebt geen tegel die je kunt betalen. Bevestig om verder te gaan.
keyper-ask-none-nothing-built = { $place }: je hebt nog niets gebouwd dat je kunt opwaarderen. Bevestig om verder te gaan.
keyper-ask-none-all-upgraded = { $place }: alles wat je gebouwd hebt, is al opgewaardeerd. Bevestig om verder te gaan.
keyper-ask-none-no-upgrade = { $place }: je hebt geen tegel waarvan je de opwaardering kunt betalen. Bevestig om verder te gaan.
keyper-ask-none-nothing-to-give = { $place }: je hebt niets om te geven. Bevestig om verder te gaan.
keyper-ask-none-nothing-to-get = { $place }: er is niets meer te krijgen. Bevestig om verder te gaan.
keyper-ask-none-same = { $place }: wat je ook geeft, je krijgt hetzelfde terug. Bevestig om verder te gaan.
keyper-ask-none-none-left = { $place }: er is er geen meer om te nemen. Bevestig om verder te gaan.
keyper-ask-none-boat = { $place }: er is niets wat je kunt ontvangen of verkopen. Bevestig om verder te gaan.
keyper-ask-none-plot = { $place }: er is niets wat je kunt doen. Bevestig om verder te gaan.
keyper-ask-get = Wat neem je?
keyper-ask-get-one = Wat neem je? De voorraad is krap, dus jij en de andere speler nemen er om de beurt één.
keyper-ask-plot = Waar bouw je { $tile }?
keyper-ask-pay-build = Hoe betaal je de tegel { $tile }?
keyper-ask-pay-upgrade = Hoe betaal je de opwaardering van de tegel { $tile }?
keyper-ask-order = Op welke velden doen je keyples vanzelf mee?
keyper-ask-fairs = Welke wintermarkten houd je?
keyper-ask-fairs-and-own = Welke jaarmarkten houd je? Je eigen markt wordt vanzelf gehouden als je dan nog kunt tonen wat die vraagt.
keyper-ask-housing = Er is niet voor al je dieren plaats. Welk dier gaat weg?
keyper-ask-fold = Hoe vouw je { $board } voor de { $season }? Niemand ziet het tot iedereen heeft gekozen. Hoe je ook vouwt, dit is er altijd: { $fields }.
keyper-ask-surplus = Je hebt te veel keyples. Welke gaat rusten op de keyptegel?
keyper-ask-end = Is dat je zet?

## Menu entries

keyper-menu-keyper = Keyper spelen
keyper-menu-send = Keyple sturen
keyper-menu-colour = { $count ->
    [one] { $colour }
   *[other] { $colour } ×{ $count }
}
keyper-menu-boards = Landborden
keyper-menu-vain-none-left = { $place }: op
keyper-menu-vain-no-tile = { $place }: je hebt geen tegel
keyper-menu-vain-no-plot = { $place }: geen kavel meer voor je tegels
keyper-menu-vain-no-price = { $place }: je kunt geen tegel betalen
keyper-menu-vain-nothing-built = { $place }: je hebt nog niets gebouwd
keyper-menu-vain-all-upgraded = { $place }: alles is al opgewaardeerd
keyper-menu-vain-no-upgrade = { $place }: je kunt geen opwaardering betalen
keyper-menu-vain-nothing-to-give = { $place }: je hebt niets om te geven
keyper-menu-vain-nothing-to-get = { $place }: niets meer te krijgen
keyper-menu-vain-same = { $place }: zou niets veranderen
keyper-menu-vain-boat = { $place }: niets te ontvangen of verkopen
keyper-menu-vain-plot = { $place }: daar is niets te doen
keyper-menu-gain = { $place }: { $gain }
keyper-menu-gain-most = { $place }: tot { $gain }
keyper-menu-own-board = Je eigen bord
keyper-menu-bare = { $place }: bouw daar
keyper-menu-bare-others = Een andere lege boerderijkavel
keyper-menu-bare-farm = { $count ->
    [one] de lege boerderijkavel
   *[other] een van { $count } lege boerderijkavels
}: bouw daar
keyper-menu-lay-boards = Op een bord neerleggen
keyper-menu-lay-own = Thuis neerleggen
keyper-menu-lay = Neerleggen: { $gain }
keyper-menu-leave = Laten staan: { $gain }
keyper-menu-both = Allebei: { $gain }
keyper-menu-one = Eén: { $gain }
keyper-menu-join = Meedoen met een { FORM($colour, "de") } keyple
keyper-menu-skip = Niet meedoen
keyper-menu-pass = Passen
keyper-menu-at-most = Minder nemen
keyper-menu-at-most-count = Hooguit { $count }
keyper-menu-give = Betalen
keyper-menu-give-raw = Betalen voor grondstoffen
keyper-menu-give-finished = Betalen voor eindproducten
keyper-menu-receive = Ontvangen
keyper-menu-sell = { $points ->
    [one] Verkopen voor 1 punt
   *[other] Verkopen voor { $points } punten
}
keyper-menu-sell-as = { $good } als { $other }
keyper-menu-build = Bouwen
keyper-menu-build-farm = Bouwen op je boerderij
keyper-menu-build-cost = { $tile } ({ $goods })
keyper-menu-build-less = { $tile } ({ $goods }, één ervan minder)
keyper-menu-build-free = { $tile } (gratis)
keyper-menu-build-beside = { $tile } (gratis naast de Bouwkavel)
keyper-menu-plot-over = { $plot }, over { $tile }
keyper-menu-plot-free = { $plot }: gratis
keyper-menu-upgrade = Opwaarderen
keyper-menu-boat = { $boat }: { $goods }
keyper-menu-hold = { $points ->
    [one] { $fair } voor 1 punt: { $goods }
   *[other] { $fair } voor { $points } punten: { $goods }
}
keyper-menu-winter-fair = { $fair }, { $few } punten: { $front }; { $many }: { $back }
keyper-menu-orders = Als anderen je uitnodigen
keyper-menu-done = Klaar
keyper-caution-leaving = { $count ->
    [one] Eén actie die je nog kunt gebruiken, vervalt.
   *[other] { $count } acties die je nog kunt gebruiken, vervallen.
}
keyper-caution-leaving-some = { $count } acties vervallen, en ten minste één daarvan kun je nog gebruiken.
keyper-final-chapter = Hiermee eindigt het seizoen, en dat kan niemand alleen terugdraaien.
keyper-menu-end = Klaar
keyper-menu-end-leaving = { $count ->
    [one] Klaar: laat 1 actie ongebruikt
   *[other] Klaar: laat { $count } acties ongebruikt
}

keyper-order-ask = Vraag het me elke keer
keyper-order-always = Altijd meedoen
keyper-order-never = Nooit meedoen
keyper-order-only = Alleen op sommige velden meedoen

## News

keyper-told-keyper = { $who } speelt de keyper en claimt { $board }.
keyper-told-keyp-gain = { $who } gebruikt de { FORM($colour, "de") } keyple op de keyptegel: { $goods }.
keyper-told-sent = { $working ->
    [one] { $who } stuurt { $keyple } naar { $place }.
   *[other] { $who } stuurt { $keyple } naar { $place } en legt de keyple neer die daar stond.
}
keyper-told-boat = Die gaat daar aan boord van { $boat } ({ $goods }).
keyper-told-joined = { $who } doet mee met { $keyple } op { $place }.
keyper-told-declined = { $who } doet niet mee.
keyper-told-order-joined = Je deed mee door je vaste opdracht.
keyper-told-order-declined = Je deed niet mee door je vaste opdracht.
keyper-told-order-ask = Het wordt je telkens gevraagd als je kunt meedoen.
keyper-told-order-always = Je doet telkens mee als je kunt.
keyper-told-order-never = Je doet niet mee tot het seizoen eindigt.
keyper-told-order-only = Je doet alleen mee op: { $fields }.
keyper-told-laid = { $count ->
    [one] { $who } legt een keyple neer op { $place }.
   *[other] { $who } legt beide keyples neer op { $place }.
}
keyper-told-passed = { $who } past.
keyper-told-nothing-to-lay = { $who } heeft niets om neer te leggen.
keyper-told-gained = { $who } krijgt { $goods }.
keyper-told-took-tile = { $who } neemt de tegel { $tile }.
keyper-told-drawn = Nieuwe tegels: { $tiles }.
keyper-told-exchanged = { $who } zet { $paid } om in { $goods }.
keyper-told-took-next = { $who } neemt { $goods } als rest van de ruil.
keyper-told-none-left = { $who } kan niets meer nemen: de voorraad is op.
keyper-told-received = { $who } ontvangt { $goods } van de boot.
keyper-told-sold = { $points ->
    [one] { $who } verkoopt { $goods } voor 1 vrachtpunt.
   *[other] { $who } verkoopt { $goods } voor { $points } vrachtpunten.
}
keyper-told-seafarer = { $points ->
    [one] De Zeevaarder levert { $who } 1 vrachtpunt op.
   *[other] De Zeevaarder levert { $who } { $points } vrachtpunten op.
}
keyper-told-built = { $who } bouwt de tegel { $tile } op { $plot } voor { $goods }.
keyper-told-upgraded = { $who } waardeert de tegel { $tile } op voor { $goods }.
keyper-told-closing = { $who } heeft het laatste stuk gespeeld. Alle anderen mogen nog één keer neerleggen.
keyper-told-closing-joined = { $joiner } deed mee met { $who } en speelde het laatste stuk. Iedereen behalve { $who } mag nog één keer neerleggen.
keyper-told-season-ends = De { $season } is voorbij.
keyper-told-fairs = De jaarmarkten van de { $season } worden gehouden.
keyper-told-no-fairs = Niemand houdt deze { $season } een jaarmarkt.
keyper-told-held-showing = { $points ->
    [one] { $who } houdt { $fair } voor 1 punt en toont { $goods }.
   *[other] { $who } houdt { $fair } voor { $points } punten en toont { $goods }.
}
# In logs of games from before fairs were told with what was shown.
keyper-told-held = { $points ->
    [one] { $who } houdt een jaarmarkt voor 1 punt: { $fair }.
   *[other] { $who } houdt een jaarmarkt voor { $points } punten: { $fair }.
}
keyper-told-lost = { $who } verliest { $goods } door plaatsgebrek.
keyper-told-took-back = { $count ->
    [one] { $who } neemt { $board } mee naar huis en heeft 1 keyple.
   *[other] { $who } neemt { $board } mee naar huis en heeft { $count } keyples.
}
keyper-told-season = Nu is het { $season }. Tegels: { $tiles }. Boten: { $boats }.
keyper-told-folded = { $who } vouwt { $board } tot { $display }.
keyper-told-rests = { $who } laat { $keyple } rusten op de keyptegel.
keyper-told-over = Het spel is afgelopen.

## Score sheet

keyper-score-shipping = Vracht
keyper-score-tile = { $tile }, { $plot }
keyper-score-upgraded = { $tile }, opgewaardeerd, { $plot }
keyper-score-fair = { $fair }

## Names of the pictures

keyper-picture-table = De tafel
keyper-picture-tiles = Tegels in het aanbod
keyper-picture-fold = Hoe je kunt vouwen
keyper-picture-score = Scoreblad
keyper-picture-score-of = Score van { $who }
keyper-picture-screen-of = Scherm van { $who }
keyper-picture-home-of = Boerderij en dorp van { $who }
keyper-picture-hand-of = Tegels van { $who }

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keyper-synonyms =
    arbeider, arbeiders, werker, pion, pionnen, poppetje, mannetje, worker, workers, meeple, pawn, person, people: keyple
    grote pion, baas, leider, claimen, keyper, big meeple, boss, leader, claim: keyper
    veiling, bod, bieden, auction, bid, bidding: claim
    score, scoren, puntentelling, telling, punt, punten, overwinningspunten, scoring, points, victory points, vp: point, score
    gelijk, gelijkspel, gelijke stand, tie, ties, tied, tiebreak, tie breaker, draw: tie, shared
    einde spel, eind spel, spel afgelopen, spel voorbij, laatste ronde, end game, game over, game end, finish, last round: end of the game, winter
    einde seizoen, eind seizoen, seizoen voorbij, end season, season over, season end: end of the season
    winnen, winnaar, wint, gewonnen, doel, win, winner, winning, won, goal, aim, objective: most points win
    boot, boten, schip, schepen, vracht, verkopen, rivier, boat, ship, ferry, shipping, sell: boat, river
    meedoen, doet mee, aansluiten, delen, samen, uitnodigen, uitnodiging, join, share, together, invite, invitation: join
    neerleggen, neer leggen, liggen, liggend, activeren, lay down, lie, lying, activate: lay, lying
    dieren stallen, stal, dier, dieren, vee, plaats dieren, house animal, stable, animals, livestock, starve: animal, room
    bouwen, bouw, gebouw, gebouwen, build, building, construct: build
    kosten, prijs, betalen, cost, price, pay: cost, pay
    grondstof, grondstoffen, materiaal, goederen, resource, resources, material, goods: resource
    jaarmarkt, jaarmarkten, markt, markten, fair, fairs, market: fair
    vouwen, vouw, bord omdraaien, fold, folding, board side, flip board: fold
    wit, witte, joker, white, wild: white
    ruilen, ruil, handel, handelen, omzetten, trade, exchange, convert, swap: trade, exchange
    startspeler, start speler, eerste speler, beurtvolgorde, volgorde, start player, first player, turn order: start player
    opwaarderen, opwaardering, verbeteren: upgrade
    edelsteen, edelstenen, juweel, juwelen: gem
    eindproduct, eindproducten, product, producten: finished
    tarwe: wheat
    dorp: village
    hoeve, boerderij: farm
    kavel, kavels: plot
    tegel, tegels: tile
    seizoen, seizoenen: season
    beurt, beurten: turn
    passen, past: pass

# Why something cannot be chosen now.

keyper-area-farm = boerderij
keyper-area-village = dorps
keyper-why-plots-farm = lege boerderijkavels
keyper-why-plots-village = lege dorpskavels
keyper-why-claimed = { $board }: daar staat de keyper van { $who }.
keyper-why-colour = Alleen { FORM($colour, "de") } of witte keyples mogen meedoen met de keyple daar: { $places }.
keyper-why-white = Alleen witte keyples mogen meedoen met de keyple daar: { $places }.
keyper-why-full = Daar zijn al twee keyples: { $places }.
keyper-why-river = Er is geen boot meer voor { $places }.
keyper-why-no-tile = Je hebt geen tegel voor { $plots }, en een keyple moet daar bouwen.
keyper-why-build = { $tile }: bouwen kost { $need }; je mist { $lack }.
keyper-why-build-less = { $tile }: bouwen kost { $need }, één ervan minder; je mist { $lack }.
keyper-why-build-either = { $tile }: bouwen kost { $need }, één ervan minder; je mist { $one } of { $other }.
keyper-why-build-some = { $tile }: bouwen kost { $need }, één ervan minder; je mist er { $count } van deze, welke dan ook: { $lack }.
keyper-why-price = { $tile }: de volle prijs is { $need }; je mist { $lack }.
keyper-why-no-plot = { $tile }: je hebt er geen kavel meer voor.
keyper-why-not-here = { $tile }: niet met deze actie; het is een { $area }tegel.
keyper-why-upgrade = { $tile }: opwaarderen kost { $need }; je mist { $lack }.
keyper-why-upgraded = Al opgewaardeerd: { $tiles }.
keyper-why-give = Je hebt geen { $good } om te geven.
keyper-why-supply = Er is geen { $good } meer om te nemen.
keyper-why-receive-sold = { $good }: hier al verkocht, dus je kunt er geen ontvangen.
keyper-why-sell-received = { $good }: hier al ontvangen, dus je kunt er geen verkopen.
keyper-why-sell = Je hebt geen { $good } om te verkopen.
keyper-why-overbuilt = Al één keer overbouwd: { $plots }.
keyper-why-plot-price = Je kunt de tegel { $tile } daar niet betalen: { $plots }.
keyper-why-lay-own = Keyples op andere borden: alleen als er geen staat op je eigen kavels of op het bord dat je claimde.
keyper-why-fair = { $fair }: vraagt { $need }; je mist { $lack }.

## Parts of a game, in the chart of a review

keyper-chapter =
    { $number ->
        [0] Lente
        [1] Zomer
        [2] Herfst
       *[other] Winter
    }
keyper-chapters = Seizoenen
keyper-chapter-over =
    { $number ->
        [0] De lente is voorbij
        [1] De zomer is voorbij
        [2] De herfst is voorbij
       *[other] De winter is voorbij
    }
