# Keyper: names, questions, menu entries, news and the score sheet.

## The game

keyper-name = Keyper

## Pieces

keyper-good-clay = klei
keyper-good-log = boomstam
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
keyper-field-logs = Boomstammen
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
keyper-field-country-tile = Landschapstegel
keyper-field-convert-clay = Klei tot bakstenen
keyper-field-convert-logs = Boomstammen tot hout
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
keyper-tile-farmyard-help = Plaats voor 4 koeien, paarden, varkens of schapen; 1 punt per soort. Opgewaardeerd: 2 per soort.
keyper-tile-paddock = Weide
keyper-tile-paddock-help = Plaats voor 4 kippen, herten, geiten of wilde zwijnen; 1 punt per soort. Opgewaardeerd: 2 per soort.
keyper-tile-brickmaker = Steenbakker
keyper-tile-brickmaker-help = 1 klei wordt 1 baksteen. Opgewaardeerd: 2 bakstenen; 5 punten.
keyper-tile-carpenter = Timmerman
keyper-tile-carpenter-help = 1 boomstam wordt 1 hout. Opgewaardeerd: 2 hout; 5 punten.
keyper-tile-stonemason = Steenhouwer
keyper-tile-stonemason-help = 1 rots wordt 1 steen. Opgewaardeerd: 2 steen; 5 punten.
keyper-tile-scrapyard = Schroothoop
keyper-tile-scrapyard-help = 2 grondstoffen worden een eindproduct. Opgewaardeerd: 1 grondstof is genoeg; 3 punten.
keyper-tile-drainage = Afwatering
keyper-tile-drainage-help = 1 punt, en 1 per dorpstegel op de diagonalen. Opgewaardeerd: 2 punten, en 2 per tegel.
keyper-tile-pavements = Bestrating
keyper-tile-pavements-help = 1 punt, en 1 per dorpstegel in rij en kolom. Opgewaardeerd: 2 punten, en 2 per tegel.
keyper-tile-alchemist = Alchemist
keyper-tile-alchemist-help = 2 grondstoffen voor een edelsteen naar keuze; 3 punten. Opgewaardeerd: 1 is genoeg; 5 punten.
keyper-tile-barn = Schuur
keyper-tile-barn-help = 1 punt per boerderijtegel. Opgewaardeerd: 2, maar alleen per opgewaardeerde boerderijtegel.
keyper-tile-boarding-house = Pension
keyper-tile-boarding-house-help = 2 punten per dorpstegel direct links en rechts. Opgewaardeerd: ook erboven en eronder.
keyper-tile-builder = Bouwer
keyper-tile-builder-help = Bouw wat je wilt voor 1 eindproduct. Opgewaardeerd: bouw of waardeer op, ook voor 1 tarwe; 3 punten.
keyper-tile-building-plot = Bouwkavel
keyper-tile-building-plot-help = 1 keer gratis bouwen, direct rechts ervan; 1 punt. Opgewaardeerd: ook erboven en eronder; 3 punten.
keyper-tile-cluck-cluck-chicken-house = Tok-tok-kippenhok
keyper-tile-cluck-cluck-chicken-house-help = Plaats voor 4 kippen, elk 2 punten. Opgewaardeerd: elk 3.
keyper-tile-dock = Dok
keyper-tile-dock-help = 6 punten bij 20 vrachtpunten. Opgewaardeerd: 12 punten bij 30.
keyper-tile-farm-labourer = Boerenknecht
keyper-tile-farm-labourer-help = Bouw gratis een boerderijtegel. Opgewaardeerd: gratis bouwen of opwaarderen; 3 punten.
keyper-tile-gem-dealer = Edelsteenhandelaar
keyper-tile-gem-dealer-help = Ruil een edelsteen voor een edelsteen naar keuze. Opgewaardeerd: voor 2 naar keuze; 3 punten.
keyper-tile-goat-pen = Geitenhok
keyper-tile-goat-pen-help = Plaats voor 4 geiten, elk 2 punten. Opgewaardeerd: elk 3.
keyper-tile-hop-field = Hopveld
keyper-tile-hop-field-help = 1 tarwe wordt een dier naar keuze; plaats voor 4. Opgewaardeerd: 2 dieren; 3 punten.
keyper-tile-jewel-cutter = Steenslijper
keyper-tile-jewel-cutter-help = 1 steen wordt een edelsteen naar keuze. Opgewaardeerd: 2 naar keuze; 3 punten.
keyper-tile-livestock-market = Veemarkt
keyper-tile-livestock-market-help = Ruil een dier voor een dier naar keuze; plaats voor 4 dieren. Opgewaardeerd: voor 2 dieren; 1 punt.
keyper-tile-oast-house = Hopast
keyper-tile-oast-house-help = 4 punten als alle 8 boerderijkavels bebouwd zijn. Opgewaardeerd: 8 punten.
keyper-tile-seafarer = Zeevaarder
keyper-tile-seafarer-help = 1 vrachtpunt bij elk gebruik van een boot. Opgewaardeerd: 2 vrachtpunten; 3 punten.
keyper-tile-shipping-agent = Cargadoor
keyper-tile-shipping-agent-help = 1 vrachtpunt extra per 2 goederen die je in één keer verkoopt. Opgewaardeerd: per stuk; 3 punten.
keyper-tile-statue = Standbeeld
keyper-tile-statue-help = 1 punt per eigen dorpstegel (geen landschapstegel). Opgewaardeerd: 2, alleen per opgewaardeerde.
keyper-tile-thatcher = Rietdekker
keyper-tile-thatcher-help = 1 punt per 2 dorpstegels. Opgewaardeerd: 1 per opgewaardeerde dorpstegel.
keyper-tile-trading-post = Handelspost
keyper-tile-trading-post-help = 1 grondstof wordt er 2, of 1 eindproduct wordt er 2. Opgewaardeerd: beide tegelijk; 3 punten.
keyper-tile-village-hall = Dorpshuis
keyper-tile-village-hall-help = 6 punten als alle 12 dorpskavels bebouwd zijn. Opgewaardeerd: 12 punten.
keyper-tile-windmill = Windmolen
keyper-tile-windmill-help = 1 grondstof wordt 2 tarwe. Opgewaardeerd: ook 2 punten per tarwe, maximaal 4.
keyper-tile-boatman = Schipper
keyper-tile-boatman-help = 1 punt per lichtblauwe of witte keyple, maximaal 4. Opgewaardeerd: 2 per keyple.
keyper-tile-bracelet-maker = Armbandmaker
keyper-tile-bracelet-maker-help = 4 punten per smaragd met saffier, maximaal 4 paar. Opgewaardeerd: 6 per set met robijn.
keyper-tile-bricklayer = Metselaar
keyper-tile-bricklayer-help = 1 punt per oranje of witte keyple, maximaal 4. Opgewaardeerd: 2 per keyple.
keyper-tile-brickyard = Steenbakkerij
keyper-tile-brickyard-help = 1 punt per baksteen, maximaal 4. Opgewaardeerd: 2 per baksteen.
keyper-tile-copse = Bosje
keyper-tile-copse-help = 1 hout wordt een kip, hert, geit of wild zwijn; plaats voor 4. Opgewaardeerd: 2 dieren; 3 punten.
keyper-tile-emporium = Handelshuis
keyper-tile-emporium-help = 4 punten per robijn met saffier, maximaal 4 paar. Opgewaardeerd: 6 per set met goud.
keyper-tile-entertainer = Speelman
keyper-tile-entertainer-help = 1 punt per seizoen waarin je een jaarmarkt hield. Opgewaardeerd: 2 per seizoen.
keyper-tile-farmer = Boer
keyper-tile-farmer-help = 1 punt per lichtgroene of witte keyple, maximaal 4. Opgewaardeerd: 2 per keyple.
keyper-tile-farmers-cottage = Boerenhuisje
keyper-tile-farmers-cottage-help = 1 punt per lichtgroen veld op je winterbord. Opgewaardeerd: 3 per veld.
keyper-tile-game-wardens-cottage = Boswachtershuis
keyper-tile-game-wardens-cottage-help = Plaats voor 4 herten, elk 2 punten. Opgewaardeerd: elk 3.
keyper-tile-gem-merchant = Edelsteenkoopman
keyper-tile-gem-merchant-help = 4 punten per smaragd met goud, maximaal 4 paar. Opgewaardeerd: 6 per set met robijn.
keyper-tile-goldsmith = Goudsmid
keyper-tile-goldsmith-help = 4 punten per goud met saffier, maximaal 4 paar. Opgewaardeerd: 6 per set met smaragd.
keyper-tile-hunters-lodge = Jachthut
keyper-tile-hunters-lodge-help = Plaats voor 4 wilde zwijnen, elk 2 punten. Opgewaardeerd: elk 3.
keyper-tile-jeweller = Juwelier
keyper-tile-jeweller-help = 4 punten per smaragd met robijn, maximaal 4 paar. Opgewaardeerd: 6 per set met saffier.
keyper-tile-key-market = Key-markt
keyper-tile-key-market-help = 2 goederen worden er 1 naar keuze, geen dieren; 3 punten. Opgewaardeerd: 1 is genoeg; 5 punten.
keyper-tile-kiln = Steenoven
keyper-tile-kiln-help = 2 punten per oranje veld op je winterbord. Opgewaardeerd: 4 per veld.
keyper-tile-log-cabin = Blokhut
keyper-tile-log-cabin-help = 1 punt per bruin veld op je winterbord. Opgewaardeerd: 3 per veld.
keyper-tile-lumberjack = Houthakker
keyper-tile-lumberjack-help = 1 punt per bruine of witte keyple, maximaal 4. Opgewaardeerd: 2 per keyple.
keyper-tile-merchant = Koopman
keyper-tile-merchant-help = 3 punten. Opgewaardeerd: ook bij elk gebruik een extra bootactie.
keyper-tile-mine = Mijn
keyper-tile-mine-help = 1 punt per zwart veld op je winterbord. Opgewaardeerd: 2 per veld.
keyper-tile-open-pit = Dagbouw
keyper-tile-open-pit-help = 1 punt per grijs veld op je winterbord. Opgewaardeerd: 3 per veld.
keyper-tile-prospector = Goudzoeker
keyper-tile-prospector-help = 1 punt per edelsteen, maximaal 4. Opgewaardeerd: 2 per edelsteen.
keyper-tile-quarryman = Groevewerker
keyper-tile-quarryman-help = 1 punt per grijze of witte keyple, maximaal 4. Opgewaardeerd: 2 per keyple.
keyper-tile-ring-maker = Ringenmaker
keyper-tile-ring-maker-help = 4 punten per goud met robijn, maximaal 4 paar. Opgewaardeerd: 6 per set met smaragd.
keyper-tile-scrap-dealer = Schroothandelaar
keyper-tile-scrap-dealer-help = 1 punt per 2 goederen, maximaal 8 goederen, geen dieren. Opgewaardeerd: 2 per 2 goederen.
keyper-tile-stoneyard = Steenopslag
keyper-tile-stoneyard-help = 1 punt per steen, maximaal 4. Opgewaardeerd: 2 per steen.
keyper-tile-timberyard = Houtopslag
keyper-tile-timberyard-help = 1 punt per hout, maximaal 4. Opgewaardeerd: 2 per hout.

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
keyper-fair-autumn = Herfstmarkt
    .de = de herfstmarkt
keyper-fair-summer = Zomermarkt
    .de = de zomermarkt
keyper-fair-spring = Lentemarkt
    .de = de lentemarkt

## Places and counts

keyper-board = Bord { $number }
keyper-place = { $field } ({ $board })
    .the = het veld { $field } ({ $board })
keyper-plot-farm = Boerderijkavel { $number ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
    [6] F
    [7] G
   *[8] H
}
keyper-plot-village = Dorpskavel { $number ->
    [1] I
    [2] J
    [3] K
    [4] L
    [5] M
    [6] N
    [7] O
    [8] P
    [9] Q
    [10] R
    [11] S
   *[12] T
}
keyper-plot-with = { $plot } ({ $tile })
keyper-counted-clay = { $count } klei
keyper-counted-log = { $count ->
    [one] { $count } boomstam
   *[other] { $count } boomstammen
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
    [one] 1 van deze: { $kinds }
   *[other] { $count } van deze: { $kinds }
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

keyper-ask-turn = Stuur een keyple, of claim een bord met je keyper.
keyper-ask-turn-send = Stuur een keyple.
keyper-ask-turn-keyper = Je hebt geen keyples meer: claim een bord met je keyper.
keyper-ask-where = Waar gaat de { FORM($colour, "de") } keyple heen?
keyper-ask-where-last = Waar gaat je laatste keyple heen, de { FORM($colour, "de") }?
keyper-ask-boat = Welke boot haal je naar deze rivier?
keyper-ask-partner = Er staat al een keyple op { FORM($place, "the") }. Leg je die neer, dan krijg je { $both } in plaats van { $one }, maar hij werkt dit seizoen niet meer. Neerleggen?
keyper-ask-partner-same = Er staat al een keyple op { FORM($place, "the") }. Je krijgt { $one }, of je die nu neerlegt of niet. Neerleggen?
keyper-ask-gain = Je krijgt { $goods }. Bevestigen?
keyper-ask-gain-invite = Je krijgt { $goods }, of 1 meer als er iemand meedoet. Bevestigen?
keyper-ask-gain-short = Je krijgt { $goods }. Doet er iemand mee, dan delen jullie de paar stuks die er nog zijn. Bevestigen?
keyper-ask-invite = { $place }: eerst mogen de anderen meedoen, dan voer jij je actie uit. Bevestigen?
keyper-ask-join = { $who } stuurt { $keyple } naar { FORM($place, "the") }. Meedoen levert je { $gain } op. Doe je mee?
keyper-ask-join-short = { $who } stuurt { $keyple } naar { FORM($place, "the") }. Meedoen levert je { $gain } op, of meer als { $who } minder neemt. Doe je mee?
keyper-ask-join-vain = { $who } stuurt { $keyple } naar { FORM($place, "the") }. Je kunt daar nu niets doen. Doe je toch mee?
keyper-ask-lay = Je hebt geen keyples meer te spelen: leg een staande neer.
keyper-ask-lay-or-pass = Je hebt geen keyples meer te spelen: leg een staande neer, of pas.
keyper-ask-lay-count = Er staan 2 keyples op { FORM($place, "the") }. Leg je er 1 neer of allebei?
keyper-ask-keyp = Wat krijg je voor de { FORM($colour, "de") } keyple op je keyptegel?
keyper-ask-work = { $count ->
    [0] { $place }: klaar. Bevestigen?
    [one] { $place }: nog 1 actie.
   *[other] { $place }: nog { $count } acties.
}
keyper-ask-work-exchange = { $place }: wat ruil je in voor { $goods }? { $count ->
    [one] Nog 1 actie.
   *[other] Nog { $count } acties.
}
keyper-ask-work-build = { $place }: welke tegel? { $count ->
    [one] Nog 1 actie.
   *[other] Nog { $count } acties.
}
keyper-ask-work-build-one = { $place }: je kunt de tegel { $tile } bouwen. { $count ->
    [one] Nog 1 actie.
   *[other] Nog { $count } acties.
}
keyper-ask-work-upgrade = { $place }: welke tegel? { $count ->
    [one] Nog 1 actie.
   *[other] Nog { $count } acties.
}
keyper-ask-work-upgrade-one = { $place }: je kunt de tegel { $tile } opwaarderen. { $count ->
    [one] Nog 1 actie.
   *[other] Nog { $count } acties.
}
keyper-ask-work-tiles = { $place }: welke tegel? { $count ->
    [one] Nog 1 actie.
   *[other] Nog { $count } acties.
}
keyper-ask-work-tiles-one = { $place }: je kunt de tegel { $tile } nemen. { $count ->
    [one] Nog 1 actie.
   *[other] Nog { $count } acties.
}
keyper-ask-work-boat = { $place }: wat ontvang of verkoop je? { $count ->
    [one] Nog 1 actie.
   *[other] Nog { $count } acties.
}
keyper-ask-work-half = { $place }: je mag de andere ruil ook nog doen. Of sla die over.
keyper-ask-work-then = { $asked } Tussendoor is { $who } aan de beurt.
keyper-ask-work-later = { $place }: eerst is { $who } aan de beurt, daarna jij weer.
keyper-ask-work-share = { $place }: de voorraad kan opraken, dus jij en { $who } nemen er om de beurt 1. { $who } is aan de beurt.
keyper-ask-none-no-tile = { $place }: je hebt geen tegel om te bouwen. Bevestigen?
keyper-ask-none-no-plot = { $place }: je hebt geen kavel voor je tegels. Bevestigen?
keyper-ask-none-no-price = { $place }: je kunt geen van je tegels betalen. Bevestigen?
keyper-ask-none-nothing-built = { $place }: je hebt nog geen tegel om op te waarderen. Bevestigen?
keyper-ask-none-all-upgraded = { $place }: al je tegels zijn opgewaardeerd. Bevestigen?
keyper-ask-none-no-upgrade = { $place }: je kunt geen opwaardering betalen. Bevestigen?
keyper-ask-none-nothing-to-give = { $place }: je hebt niets om te geven. Bevestigen?
keyper-ask-none-nothing-to-get = { $place }: er is niets meer te krijgen. Bevestigen?
keyper-ask-none-same = { $place }: je krijgt alleen terug wat je geeft. Bevestigen?
keyper-ask-none-none-left = { $place }: er is niets meer over. Bevestigen?
keyper-ask-none-boat = { $place }: je kunt niets ontvangen of verkopen. Bevestigen?
keyper-ask-none-plot = { $place }: je kunt hier niets doen. Bevestigen?
keyper-ask-get = Wat neem je?
keyper-ask-get-one = Wat neem je? De voorraad kan opraken, dus jij en { $who } nemen er om de beurt 1.
keyper-ask-plot = Waar bouw je de tegel { $tile }?
keyper-ask-pay-build = { $tile } op { $plot }: hoe betaal je?
keyper-ask-pay-build-cost = { $tile } op { $plot }: hoe betaal je { $goods }?
keyper-ask-pay-build-less = { $tile } op { $plot }: hoe betaal je { $goods }, min 1 naar keuze?
keyper-ask-pay-upgrade = { $tile } opwaarderen: hoe betaal je { $goods }?
keyper-ask-order = Op welke velden doen je keyples automatisch mee?
keyper-ask-fairs = Welke wintermarkten houd je?
keyper-ask-fairs-and-own = Welke jaarmarkten houd je? Je eigen markt wordt automatisch gehouden als je nog alles kunt tonen wat die vraagt.
keyper-ask-housing = Er is geen plaats voor al je dieren. Welk dier gaat weg?
keyper-ask-fold = Hoe vouw je { $board } voor de { $season }? Het blijft geheim tot iedereen heeft gekozen. Elke kant heeft { $fields }.
keyper-ask-surplus = { $count ->
    [one] Je hebt 1 keyple te veel. Welke gaat rusten op je keyptegel?
   *[other] Je hebt { $count } keyples te veel. Welke gaat als eerste rusten op je keyptegel?
}
keyper-ask-end = Bevestigen?

## Menu entries

keyper-menu-keyper = Keyper spelen
keyper-menu-send = Keyple sturen
keyper-menu-colour = { $count ->
    [one] { $colour }
   *[other] { $colour } ×{ $count }
}
keyper-menu-boards = Landschapsborden
keyper-menu-vain-none-left = { $place }: niets over
keyper-menu-vain-no-tile = { $place }: je hebt geen tegel
keyper-menu-vain-no-plot = { $place }: geen kavel meer voor je tegels
keyper-menu-vain-no-price = { $place }: je kunt geen tegel betalen
keyper-menu-vain-nothing-built = { $place }: nog niets om op te waarderen
keyper-menu-vain-all-upgraded = { $place }: alles is al opgewaardeerd
keyper-menu-vain-no-upgrade = { $place }: je kunt geen opwaardering betalen
keyper-menu-vain-nothing-to-give = { $place }: je hebt niets om te geven
keyper-menu-vain-nothing-to-get = { $place }: niets meer te krijgen
keyper-menu-vain-same = { $place }: je krijgt hetzelfde terug
keyper-menu-vain-boat = { $place }: niets te ontvangen of verkopen
keyper-menu-vain-plot = { $place }: niets te doen
keyper-menu-gain = { $place }: { $gain }
keyper-menu-gain-most = { $place }: tot { $gain }
keyper-menu-own-board = Je eigen bord
keyper-menu-bare = { $place }: bouwen
keyper-menu-lay-boards = Op een bord neerleggen
keyper-menu-lay-own = Thuis neerleggen
keyper-menu-lay = Hem neerleggen: { $gain }
keyper-menu-leave = Hem laten staan: { $gain }
keyper-menu-both = Allebei: { $gain }
keyper-menu-one = Eén keyple: { $gain }
keyper-menu-join = Meedoen met { $colour }
keyper-menu-skip = Niet meedoen
keyper-menu-pass = Passen
keyper-menu-fold = { $display }
keyper-menu-at-most = Minder nemen
keyper-menu-at-most-count = Hooguit { $count }
keyper-menu-give = Ruilen
keyper-menu-give-raw = Ruilen voor grondstoffen
keyper-menu-give-finished = Ruilen voor eindproducten
keyper-menu-get = { $goods }
keyper-menu-get-first = { $goods }
keyper-menu-receive = Ontvangen
keyper-menu-sell = { $points ->
    [one] Verkopen voor 1 punt
   *[other] Verkopen voor { $points } punten
}
keyper-menu-sell-as = { $good } als { $other }
keyper-menu-build = Bouwen
keyper-menu-build-cost = { $tile } ({ $goods })
keyper-menu-build-less = { $tile } ({ $goods }, min 1)
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
    [one] Sla je de rest over, dan vervalt 1 actie.
   *[other] Sla je de rest over, dan vervallen { $count } acties.
}
keyper-caution-leaving-some = Sla je de rest over, dan vervallen { $count } acties. Minstens 1 daarvan kun je nog gebruiken.
keyper-caution-leaving-now = { $count ->
    [one] Sla je over, dan vervalt alleen deze actie.
   *[other] Sla je over, dan vervallen alleen deze { $count } acties.
} { $later ->
    [one] Na { $who } heb je er nog 1.
   *[other] Na { $who } heb je er nog { $later }.
}
keyper-caution-season = Hiermee eindigt de { $season }. Je kunt dat niet terugnemen.
keyper-final-chapter = Hiermee eindigt het seizoen. Daarna kun je het niet meer terugnemen.
keyper-menu-skip-actions = { $count } overslaan
keyper-menu-end = Klaar
keyper-menu-end-leaving = { $count ->
    [one] Klaar: 1 actie vervalt
   *[other] Klaar: { $count } acties vervallen
}

keyper-order-ask = Vraag het elke keer
keyper-order-always = Altijd meedoen
keyper-order-never = Nooit meedoen
keyper-order-only = Alleen op sommige velden meedoen

## What is told

keyper-told-keyper = { $who } speelt de keyper en claimt { $board }.
    .you = Je speelt je keyper en claimt { $board }.
keyper-told-keyp-gain = { $who } gebruikt de { FORM($colour, "de") } keyple op de keyptegel: { $goods }.
    .you = Je gebruikt de { FORM($colour, "de") } keyple op je keyptegel: { $goods }.
keyper-told-sent =
    { $working ->
        [one] { $who } stuurt { $keyple } naar { FORM($place, "the") }.
       *[other] { $who } stuurt { $keyple } naar { FORM($place, "the") } en legt ook de keyple daar neer.
    }
    .you =
        { $working ->
            [one] Je stuurt { $keyple } naar { FORM($place, "the") }.
           *[other] Je stuurt { $keyple } naar { FORM($place, "the") } en legt ook de keyple daar neer.
        }
keyper-told-boat = Daar ligt nu { $boat } ({ $goods }).
keyper-told-joined = { $who } doet mee op { FORM($place, "the") } met { $keyple }.
    .you = Je doet mee op { FORM($place, "the") } met { $keyple }.
keyper-told-declined = { $who } doet niet mee.
    .you = Je doet niet mee.
keyper-told-order-joined = Volgens je instructie deed je mee.
keyper-told-order-declined = Volgens je instructie deed je niet mee.
keyper-told-order-ask = Ik vraag het je elke keer dat je kunt meedoen.
keyper-told-order-always = Je doet elke keer mee als dat kan.
keyper-told-order-never = Je doet niet mee tot het seizoen eindigt.
keyper-told-order-only = Je doet alleen mee op: { $fields }.
keyper-told-laid =
    { $count ->
        [one] { $who } legt een keyple neer op { FORM($place, "the") }.
       *[other] { $who } legt beide keyples neer op { FORM($place, "the") }.
    }
    .you =
        { $count ->
            [one] Je legt een keyple neer op { FORM($place, "the") }.
           *[other] Je legt beide keyples neer op { FORM($place, "the") }.
        }
keyper-told-passed = { $who } past.
    .you = Je past.
keyper-told-nothing-to-lay = { $who } heeft niets om neer te leggen.
    .you = Je hebt niets om neer te leggen.
keyper-told-gained = { $who } krijgt { $goods }.
    .you = Je krijgt { $goods }.
keyper-told-took-tile = { $who } neemt de tegel { $tile }.
    .you = Je neemt de tegel { $tile }.
keyper-told-drawn = Nieuwe tegels: { $tiles }.
keyper-told-exchanged = { $who } ruilt { $paid } voor { $goods }.
    .you = Je ruilt { $paid } voor { $goods }.
keyper-told-exchanged-first = { $who } ruilt { $paid } voor { $goods } en krijgt er later nog 1.
    .you = Je ruilt { $paid } voor { $goods } en krijgt er later nog 1.
keyper-told-took-next = { $who } krijgt er ook { $goods } voor.
    .you = Je krijgt er ook { $goods } voor.
keyper-told-none-left = { $who } krijgt niets meer: de voorraad is op.
    .you = Je krijgt niets meer: de voorraad is op.
keyper-told-received = { $who } ontvangt { $goods } van de boot.
    .you = Je ontvangt { $goods } van de boot.
keyper-told-sold =
    { $points ->
        [one] { $who } verkoopt { $goods } voor 1 vrachtpunt.
       *[other] { $who } verkoopt { $goods } voor { $points } vrachtpunten.
    }
    .you =
        { $points ->
            [one] Je verkoopt { $goods } voor 1 vrachtpunt.
           *[other] Je verkoopt { $goods } voor { $points } vrachtpunten.
        }
keyper-told-seafarer =
    { $points ->
        [one] { $who } krijgt 1 vrachtpunt dankzij de Zeevaarder.
       *[other] { $who } krijgt { $points } vrachtpunten dankzij de Zeevaarder.
    }
    .you =
        { $points ->
            [one] Je krijgt 1 vrachtpunt dankzij de Zeevaarder.
           *[other] Je krijgt { $points } vrachtpunten dankzij de Zeevaarder.
        }
keyper-told-built = { $who } bouwt de tegel { $tile } op { $plot } voor { $goods }.
    .you = Je bouwt de tegel { $tile } op { $plot } voor { $goods }.
keyper-told-built-over =
    { $who } bouwt de tegel { $tile } op { $plot } over de tegel { $below } voor { $goods }. { $below } telt niet meer ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }).
    .you =
        Je bouwt de tegel { $tile } op { $plot } over de tegel { $below } voor { $goods }. { $below } telt niet meer ({ $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }).
keyper-told-upgraded = { $who } waardeert de tegel { $tile } op voor { $goods }.
    .you = Je waardeert de tegel { $tile } op voor { $goods }.
keyper-told-closing = { $who } heeft het laatste stuk gespeeld. Alle anderen mogen nog één keer keyples neerleggen, dan eindigt het seizoen.
    .you = Je hebt het laatste stuk gespeeld. Alle anderen mogen nog één keer keyples neerleggen, dan eindigt het seizoen.
keyper-told-closing-joined = { $joiner } deed mee met { $who } en speelde daarmee het laatste stuk. Iedereen behalve { $who } mag nog één keer keyples neerleggen.
    .you = { $joiner } deed mee met jou en speelde daarmee het laatste stuk. Iedereen behalve jij mag nog één keer keyples neerleggen.
    .yours = Je deed mee met { $who } en speelde daarmee het laatste stuk. Iedereen behalve { $who } mag nog één keer keyples neerleggen.
keyper-told-season-ends = De { $season } is voorbij: niemand heeft nog keyples te spelen.
keyper-told-fairs = De { $season }markten worden gehouden.
keyper-told-no-fairs = Niemand houdt een { $season }markt.
keyper-told-held-showing =
    { $points ->
        [one] { $who } houdt { FORM($fair, "de") } voor 1 punt en toont { $goods }.
       *[other] { $who } houdt { FORM($fair, "de") } voor { $points } punten en toont { $goods }.
    }
    .you =
        { $points ->
            [one] Je houdt { FORM($fair, "de") } voor 1 punt en toont { $goods }.
           *[other] Je houdt { FORM($fair, "de") } voor { $points } punten en toont { $goods }.
        }
# In logs of games from before fairs were told with what was shown.
keyper-told-held =
    { $points ->
        [one] { $who } houdt een jaarmarkt voor 1 punt: { $fair }.
       *[other] { $who } houdt een jaarmarkt voor { $points } punten: { $fair }.
    }
    .you =
        { $points ->
            [one] Je houdt een jaarmarkt voor 1 punt: { $fair }.
           *[other] Je houdt een jaarmarkt voor { $points } punten: { $fair }.
        }
keyper-told-lost = { $who } verliest { $goods }: geen plaats.
    .you = Je verliest { $goods }: geen plaats.
keyper-told-took-back =
    { $count ->
        [one] { $who } neemt { $board } mee naar huis en heeft nu 1 keyple.
       *[other] { $who } neemt { $board } mee naar huis en heeft nu { $count } keyples.
    }
    .you =
        { $count ->
            [one] Je neemt { $board } mee naar huis en hebt nu 1 keyple.
           *[other] Je neemt { $board } mee naar huis en hebt nu { $count } keyples.
        }
keyper-told-season = De { $season } begint. Tegels: { $tiles }. Boten: { $boats }.
keyper-told-folded = { $who } vouwt { $board } tot ‘{ $display }’.
    .you = Je vouwt { $board } tot ‘{ $display }’.
keyper-told-rests = { $who } laat { $keyple } rusten op de keyptegel. Dat levert een grondstof of dier op zodra de keyper is gespeeld.
    .you = Je laat { $keyple } rusten op je keyptegel. Dat levert een grondstof of dier op zodra je je keyper speelt.
keyper-told-over = De partij is afgelopen.

## Score sheet

keyper-score-shipping = Vracht
keyper-score-tile = { $tile }, { $plot }
keyper-score-upgraded = { $tile } (opgewaardeerd), { $plot }
keyper-score-fair = { $fair }

## Names of the pictures

keyper-picture-table = De tafel
keyper-picture-board = Landschapsbord { $number }
keyper-picture-tiles = Landschapstegels in het aanbod
keyper-picture-fold = Hoe je kunt vouwen
keyper-picture-score = Scoreblad
keyper-picture-score-of = Score van { $who }
keyper-picture-result = Alle boerderijen
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
keyper-why-full = Hier is geen plek meer (al 2 keyples): { $places }.
keyper-why-river = Er is geen boot meer voor { $places }.
keyper-why-no-tile = Je hebt geen tegel voor { $plots }, en een keyple die je daarheen stuurt, moet bouwen.
keyper-why-build = { $tile } kost { $need }; je mist { $lack }.
keyper-why-build-less = { $tile } kost { $need }, min 1 naar keuze; je mist { $lack }.
keyper-why-build-either = { $tile } kost { $need }, min 1 naar keuze; je mist { $one } of { $other }.
keyper-why-build-some = { $tile } kost { $need }, min 1 naar keuze; hiervan mis je er nog { $count }: { $lack }.
keyper-why-price = { $tile }: de volle prijs is { $need }; je mist { $lack }.
keyper-why-no-plot = { $tile }: je hebt er geen kavel meer voor.
keyper-why-not-here = { $tile }: die kun je hier niet bouwen; het is een { $area }tegel.
keyper-why-upgrade = { $tile }: opwaarderen kost { $need }; je mist { $lack }.
keyper-why-upgraded = Al opgewaardeerd: { $tiles }.
keyper-why-give = Je hebt geen { $good } om te geven.
keyper-why-supply = Er is geen { $good } meer om te nemen.
keyper-why-receive-sold = { $good }: hier al verkocht, dus ontvangen kan niet meer.
keyper-why-sell-received = { $good }: hier al ontvangen, dus verkopen kan niet meer.
keyper-why-sell = Je hebt geen { $good } om te verkopen.
keyper-why-overbuilt = Al één keer overbouwd: { $plots }.
keyper-why-plot-price = Je kunt de tegel { $tile } daar niet betalen: { $plots }.
keyper-why-lay-own = Keyples op andere borden mag je pas neerleggen als er geen meer staan op je eigen kavels of op het bord dat je claimde.
keyper-why-fair = { $fair } vraagt { $need }; je mist { $lack }.

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
