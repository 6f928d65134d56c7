### Keyflower and The Merchants: names, questions, menus and what is told.

keyflower-name = Keyflower

## Set-up

keyflower-option-merchants = The Merchants
keyflower-option-merchants-off = uit
keyflower-option-merchants-off-help = Je speelt alleen het basisspel.
keyflower-option-merchants-mix = gemengd
keyflower-option-merchants-mix-help = Ook contracten, uitbreidingen en hutten. Het toeval bepaalt welke nieuwe tegels en schepen meedoen.
keyflower-option-merchants-all = alles
keyflower-option-merchants-all-help = Ook contracten, uitbreidingen en hutten. Alle nieuwe tegels en schepen doen mee.
keyflower-option-screens = Schermen
keyflower-option-screens-hidden = verborgen
keyflower-option-screens-hidden-help = Anderen zien hoeveel stukken je hebt, niet welke.
keyflower-option-screens-memory-aid = geheugensteun
keyflower-option-screens-memory-aid-help = Anderen zien ook een lijst van wat je openlijk hebt gekregen.
keyflower-option-screens-open = open (variant B)
keyflower-option-screens-open-help = Wat je openlijk krijgt, blijft vóór je scherm liggen, voor iedereen zichtbaar.
keyflower-option-green-start = Extra groene arbeider
keyflower-option-green-start-help = Nieuwe spelers beginnen met 1 groene arbeider extra.
keyflower-option-ties = Gelijke stand
keyflower-option-ties-rules = volgens de regels
keyflower-option-ties-rules-help = Met The Merchants wint wie als eerste een winterschip nam. Anders delen jullie de overwinning.
keyflower-option-ties-shared = gedeeld
keyflower-option-ties-shared-help = Bij een gelijke stand delen jullie de overwinning.
keyflower-option-ties-boat = winterschip
keyflower-option-ties-boat-help = Bij een gelijke stand wint wie als eerste een winterschip nam.

## Workers, skills and resources

keyflower-item-blue = blauwe arbeider
keyflower-count-blue = { $count } blauwe
keyflower-item-red = rode arbeider
keyflower-count-red = { $count } rode
keyflower-item-yellow = gele arbeider
keyflower-count-yellow = { $count } gele
keyflower-item-green = groene arbeider
keyflower-count-green = { $count } groene
keyflower-item-saw = zaag
keyflower-count-saw =
    { $count ->
        [one] { $count } zaag
       *[other] { $count } zagen
    }
keyflower-item-pickaxe = houweel
keyflower-count-pickaxe =
    { $count ->
        [one] { $count } houweel
       *[other] { $count } houwelen
    }
keyflower-item-anvil = aambeeld
keyflower-count-anvil =
    { $count ->
        [one] { $count } aambeeld
       *[other] { $count } aambeelden
    }
keyflower-item-wood = hout
keyflower-count-wood = { $count } hout
keyflower-item-stone = steen
keyflower-count-stone = { $count } steen
keyflower-item-iron = ijzer
keyflower-count-iron = { $count } ijzer
keyflower-item-gold = goud
keyflower-count-gold = { $count } goud
keyflower-item-any = naar keuze
keyflower-count-cabin =
    { $count ->
        [one] { $count } hut
       *[other] { $count } hutten
    }
keyflower-count-contract =
    { $count ->
        [one] { $count } contract
       *[other] { $count } contracten
    }

## Tiles and boats

keyflower-tile-alehouse = Bierhuis
keyflower-tile-alehouse-help = Trek een arbeider uit de zak. Opgewaardeerd (hout + steen + ijzer): 2 arbeiders.
keyflower-tile-apprentice-hall = Leerlingenhuis
keyflower-tile-apprentice-hall-help = Trek een vaardigheid. Opgewaardeerd (hout + steen): 2 vaardigheden; 3 punten.
keyflower-tile-gold-mine = Goudmijn
keyflower-tile-gold-mine-help = 1 goud. Opgewaardeerd (steen + ijzer): 2 goud; 3 punten.
keyflower-tile-key-mine = Key-mijn
keyflower-tile-key-mine-help = 1 ijzer. Opgewaardeerd (aambeeld): 3 ijzer; 3 punten.
keyflower-tile-keystone-quarry = Keystone-groeve
keyflower-tile-keystone-quarry-help = 1 steen. Opgewaardeerd (houweel): 3 steen; 3 punten.
keyflower-tile-keywood = Keywood
keyflower-tile-keywood-help = 1 hout. Opgewaardeerd (zaag): 3 hout; 3 punten.
keyflower-tile-miner = Mijnwerker
keyflower-tile-miner-help = 2 ijzer. Opgewaardeerd (aambeeld): ijzer en goud; 3 punten.
keyflower-tile-peddler = Marskramer
keyflower-tile-peddler-help = Betaal een gele arbeider voor een groene. Opgewaardeerd (goud): voor 2 groene.
keyflower-tile-quarryman = Groevewerker
keyflower-tile-quarryman-help = 2 steen. Opgewaardeerd (houweel): steen en goud; 3 punten.
keyflower-tile-stable = Stal
keyflower-tile-stable-help = 2 stappen, 1 opwaardering. Opgewaardeerd (hout + ijzer): 4 stappen, 2 opwaarderingen; 5 punten.
keyflower-tile-woodcutter = Houthakker
keyflower-tile-woodcutter-help = 2 hout. Opgewaardeerd (zaag): hout en goud; 3 punten.
keyflower-tile-workshop = Werkplaats
keyflower-tile-workshop-help = Hout, steen of ijzer. Opgewaardeerd (2 grondstoffen naar keuze): van elk 1; 3 punten.
keyflower-tile-brewer = Brouwer
keyflower-tile-brewer-help = Betaal een vaardigheid naar keuze voor 2 arbeiders uit de zak. Opgewaardeerd (steen + ijzer): voor 3; 3 punten.
keyflower-tile-carpenter = Timmerman
keyflower-tile-carpenter-help = Betaal een zaag voor 3 hout. Opgewaardeerd (3 hout): voor 3 goud; 7 punten.
keyflower-tile-farrier = Hoefsmid
keyflower-tile-farrier-help = 3 stappen, 1 opwaardering. Opgewaardeerd (2 grondstoffen naar keuze): 5 stappen, 2 opwaarderingen; 5 punten.
keyflower-tile-hiring-fair = Arbeidsmarkt
keyflower-tile-hiring-fair-help = Betaal een vaardigheid naar keuze voor 2 vaardigheden. Opgewaardeerd (hout + ijzer): voor 3; 5 punten.
keyflower-tile-mason = Steenhouwer
keyflower-tile-mason-help = Betaal een houweel voor 3 steen. Opgewaardeerd (3 steen): voor 3 goud; 7 punten.
keyflower-tile-smelter = Smelterij
keyflower-tile-smelter-help = Betaal een aambeeld voor 3 ijzer. Opgewaardeerd (3 ijzer): voor 3 goud; 7 punten.
keyflower-tile-store = Winkel
keyflower-tile-store-help = Betaal een blauwe arbeider voor een groene. Opgewaardeerd (goud): voor 2 groene; 3 punten.
keyflower-tile-tavern = Taveerne
keyflower-tile-tavern-help = Betaal een arbeider naar keuze voor 2 uit de zak. Opgewaardeerd (hout + steen + ijzer): voor 3.
keyflower-tile-barn = Schuur
keyflower-tile-barn-help = Aan het eind 1 punt per grondstof die erop ligt. Opgewaardeerd (een vaardigheid naar keuze): 2 per stuk.
keyflower-tile-blacksmith = Smid
keyflower-tile-blacksmith-help = Aan het eind 2 punten per ijzer dat erop ligt. Opgewaardeerd (aambeeld): 3 per stuk.
keyflower-tile-fair = Jaarmarkt
keyflower-tile-fair-help = Betaal een rode arbeider voor een groene. Opgewaardeerd (goud): voor 2 groene; 5 punten.
keyflower-tile-forge = Smederij
keyflower-tile-forge-help = 3 punten. Opgewaardeerd (3 ijzer): 10 punten.
keyflower-tile-goldsmith = Goudsmid
keyflower-tile-goldsmith-help = Geen punten. Opgewaardeerd (2 goud): 7 punten.
keyflower-tile-inn = Herberg
keyflower-tile-inn-help = Trek een arbeider uit de zak. Opgewaardeerd (grondstof naar keuze + vaardigheid naar keuze): 3 arbeiders.
keyflower-tile-sawmill = Zagerij
keyflower-tile-sawmill-help = 3 punten. Opgewaardeerd (3 hout): 10 punten.
keyflower-tile-sculptor = Beeldhouwer
keyflower-tile-sculptor-help = 3 punten. Opgewaardeerd (3 steen): 10 punten.
keyflower-tile-stone-yard = Steenopslag
keyflower-tile-stone-yard-help = Aan het eind 2 punten per steen die erop ligt. Opgewaardeerd (houweel): 3 per stuk.
keyflower-tile-timber-yard = Houtopslag
keyflower-tile-timber-yard-help = Aan het eind 2 punten per hout dat erop ligt. Opgewaardeerd (zaag): 3 per stuk.
keyflower-tile-wainwright = Wagenmaker
keyflower-tile-wainwright-help = 4 stappen, 2 opwaarderingen. Opgewaardeerd (2 grondstoffen naar keuze): 6 stappen, 2 opwaarderingen; 5 punten.
keyflower-tile-well = Put
keyflower-tile-well-help = 3 punten. Opgewaardeerd (3 grondstoffen naar keuze): 7 punten.
keyflower-tile-assayer = Keurmeester
keyflower-tile-assayer-help = Een contract, 1 steen of 1 ijzer. Opgewaardeerd (houweel): alle drie; 3 punten.
keyflower-tile-bookkeeper = Boekhouder
keyflower-tile-bookkeeper-help = Een contract of een vaardigheid. Opgewaardeerd (ijzer + een grondstof naar keuze): allebei; 3 punten.
keyflower-tile-merchant = Koopman
keyflower-tile-merchant-help = Een contract. Opgewaardeerd (steen + een grondstof naar keuze): 2 contracten; 3 punten.
keyflower-tile-apothecary = Apotheker
keyflower-tile-apothecary-help = 3 punten per 5 arbeiders.
keyflower-tile-craftsmans-guild = Ambachtsliedengilde
    .short = Ambachtsl.gilde
keyflower-tile-craftsmans-guild-help = 3 punten per set van een blauwe, een rode en een gele arbeider.
keyflower-tile-jeweller = Juwelier
keyflower-tile-jeweller-help = 2 punten per goud, in plaats van 1.
keyflower-tile-key-guild = Key-gilde
keyflower-tile-key-guild-help = 10 punten per 5 vaardigheden.
keyflower-tile-keythedral = Key-thedraal
keyflower-tile-keythedral-help = 12 punten.
keyflower-tile-key-market = Key-markt
keyflower-tile-key-market-help = 2 punten per groene arbeider.
keyflower-tile-mercers-guild = Lakengilde
keyflower-tile-mercers-guild-help = 5 punten per set van hout, steen en ijzer; goud geldt als joker.
keyflower-tile-scholar = Geleerde
keyflower-tile-scholar-help = 3 punten per vaardigheid van één soort.
keyflower-tile-scribes = Klerken
keyflower-tile-scribes-help = 10 punten per set van zaag, houweel en aambeeld.
keyflower-tile-village-hall = Dorpshuis
keyflower-tile-village-hall-help = 1 punt per arbeider van één kleur.
keyflower-tile-watermill = Watermolen
keyflower-tile-watermill-help = 1 punt per grondstof van één soort.
keyflower-tile-windmill = Windmolen
keyflower-tile-windmill-help = 5 punten per 5 grondstoffen.
keyflower-tile-artisan = Ambachtsman
keyflower-tile-artisan-help = 2 punten per opgewaardeerde tegel in je dorp.
keyflower-tile-builder = Bouwer
keyflower-tile-builder-help = 3 punten per uitbreiding in je dorp.
keyflower-tile-muleteer = Muildierdrijver
keyflower-tile-muleteer-help = 3 punten per contract dat je hebt maar niet vervult.
keyflower-tile-home-1 = Thuis 1
keyflower-tile-home-1-help = 1 stap, 1 opwaardering. Opgewaardeerd (hout + steen): 2 stappen, 1 opwaardering; 5 punten.
keyflower-tile-home-2 = Thuis 2
keyflower-tile-home-2-help = 1 stap, 1 opwaardering. Opgewaardeerd (steen + ijzer): 2 stappen, 1 opwaardering; 5 punten.
keyflower-tile-home-3 = Thuis 3
keyflower-tile-home-3-help = 1 stap, 1 opwaardering. Opgewaardeerd (hout + ijzer): 2 stappen, 1 opwaardering; 5 punten.
keyflower-tile-home-4 = Thuis 4
keyflower-tile-home-4-help = 1 stap, 1 opwaardering. Opgewaardeerd (hout + steen): 2 stappen, 1 opwaardering; 5 punten.
keyflower-tile-home-5 = Thuis 5
keyflower-tile-home-5-help = 1 stap, 1 opwaardering. Opgewaardeerd (steen + ijzer): 2 stappen, 1 opwaardering; 5 punten.
keyflower-tile-home-6 = Thuis 6
keyflower-tile-home-6-help = 1 stap, 1 opwaardering. Opgewaardeerd (hout + ijzer): 2 stappen, 1 opwaardering; 5 punten.
keyflower-side = { $tile } (kant { $side })
keyflower-tile-summer-boat-1 = Zomerschip 1
keyflower-tile-summer-boat-1-help = Kant a: { keyflower-power-1a } Kant b: { keyflower-power-1b }
keyflower-power-1a = Je trekt 2 arbeiders uit de zak aan het eind van zomer, herfst en winter.
keyflower-power-1b = Je krijgt een groene arbeider aan het eind van zomer, herfst en winter.
keyflower-tile-summer-boat-2 = Zomerschip 2
keyflower-tile-summer-boat-2-help = Kant a: { keyflower-power-2a } Kant b: { keyflower-power-2b }
keyflower-power-2a = Je mag ook over velden vervoeren, en tegels aanleggen zonder dat de zijden passen.
keyflower-power-2b = Je stappen en opwaarderingen tellen dubbel, ook voor Keyflower en Ianvincible II.
keyflower-tile-summer-boat-3 = Zomerschip 3
keyflower-tile-summer-boat-3-help = Kant a: { keyflower-power-3a } Kant b: { keyflower-power-3b }
keyflower-power-3a = Als je voor een opwaardering betaalt, mag elke grondstof elke andere vervangen.
keyflower-power-3b = In de eindtelling mag elke grondstof van jou elke andere vervangen.
keyflower-tile-summer-boat-4 = Zomerschip 4
keyflower-tile-summer-boat-4-help = Kant a: { keyflower-power-4a } Kant b: { keyflower-power-4b }
keyflower-power-4a = Heeft iemand met blauw, rood of geel geboden, dan mag je met arbeiders van een andere kleur overbieden.
keyflower-power-4b = Je mag een tegel waar al arbeiders of biedingen bij staan gebruiken met arbeiders van elke kleur, ook gemengd.
keyflower-tile-order-1 = Beurtvolgorde 1
keyflower-tile-order-1-help = Hiermee kies je aan het eind van het seizoen als eerste een schip; met 2 spelers krijg je ook de paarse startarbeider. Win je hem in de winter, dan komt hij in je dorp: 1 punt per aangrenzende tegel.
keyflower-tile-order-2 = Beurtvolgorde 2
keyflower-tile-order-2-help = Hiermee kies je aan het eind van het seizoen als tweede een schip; met 3 spelers krijg je ook de paarse startarbeider. Win je hem in de winter, dan komt hij in je dorp: 1 punt per aangrenzende tegel.
keyflower-tile-order-3 = Beurtvolgorde 3
keyflower-tile-order-3-help = Hiermee kies je aan het eind van het seizoen als derde een schip; met 4 spelers krijg je ook de paarse startarbeider. Win je hem in de winter, dan komt hij in je dorp: 1 punt per aangrenzende tegel.
keyflower-tile-order-4 = Beurtvolgorde 4
keyflower-tile-order-4-help = Hiermee kies je aan het eind van het seizoen als vierde een schip en krijg je de paarse startarbeider. Win je hem in de winter, dan komt hij in je dorp: 1 punt per aangrenzende tegel.
keyflower-tile-keyflower = Keyflower
keyflower-tile-keyflower-help = In de winter: 1 punt per stap van de transporttegels in je dorp.
keyflower-tile-sea-bastion = Sea Bastion
keyflower-tile-sea-bastion-help = In de winter: 1 punt per tegel op één rondweg die bij je thuistegel begint en eindigt.
keyflower-tile-sea-breese = Sea Breese
keyflower-tile-sea-breese-help = In de winter: 2, 4, 8, 16 of 32 punten voor 1 tot 5 schepen die via een rivier met je thuistegel verbonden zijn.
keyflower-tile-flipper = Flipper
keyflower-tile-flipper-help = In de winter: 2 punten en een gratis opwaardering.
keyflower-tile-ianvincible = Ianvincible
keyflower-tile-ianvincible-help = In de winter: 5 punten.
keyflower-tile-white-wind = White Wind
keyflower-tile-white-wind-help = In de winter: 1 punt per arbeider die je ervoor bewaart.
keyflower-tile-keyflower-ii = Keyflower II
keyflower-tile-keyflower-ii-help = Brengt goud. In de winter: 3 goud voor je thuistegel.
keyflower-tile-sea-bastion-ii = Sea Bastion II
keyflower-tile-sea-bastion-ii-help = Brengt een hut. Neem je het na de herfst, dan leg je er een ander schip voor in de plaats.
keyflower-tile-sea-breese-ii = Sea Breese II
keyflower-tile-sea-breese-ii-help = Brengt een contract. In de winter: 2 punten per dorpstegel van de winter.
keyflower-tile-flipper-ii = Flipper II
keyflower-tile-flipper-ii-help = Brengt een groene arbeider. In de winter: een gratis uitbreiding.
keyflower-tile-ianvincible-ii = Ianvincible II
keyflower-tile-ianvincible-ii-help = Brengt een hut. In de winter: 2 punten per opwaardeersymbool en per hut.
keyflower-tile-white-wind-ii = White Wind II
keyflower-tile-white-wind-ii-help = Brengt een contract. In de winter: vervulde contracten zijn 10 punten waard.

## Contracts

keyflower-contract-01 = Contract 01 (4 blauwe)
keyflower-contract-02 = Contract 02 (4 rode)
keyflower-contract-03 = Contract 03 (4 gele)
keyflower-contract-04 = Contract 04 (2 groene)
keyflower-contract-05 = Contract 05 (2 blauwe + 4 arbeiders naar keuze)
keyflower-contract-06 = Contract 06 (2 rode + 4 arbeiders naar keuze)
keyflower-contract-07 = Contract 07 (2 gele + 4 arbeiders naar keuze)
keyflower-contract-08 = Contract 08 (1 groene + 4 arbeiders naar keuze)
keyflower-contract-09 = Contract 09 (2 blauwe + 2 rode + 1 arbeider naar keuze)
keyflower-contract-10 = Contract 10 (2 rode + 2 gele + 1 arbeider naar keuze)
keyflower-contract-11 = Contract 11 (2 gele + 2 blauwe + 1 arbeider naar keuze)
keyflower-contract-12 = Contract 12 (1 blauwe + 1 rode + 1 gele + 1 groene)
keyflower-contract-13 = Contract 13 (de paarse startarbeider)
keyflower-contract-14 = Contract 14 (zaag + 1 hout)
keyflower-contract-15 = Contract 15 (houweel + 1 steen)
keyflower-contract-16 = Contract 16 (aambeeld + 1 ijzer)
keyflower-contract-17 = Contract 17 (zaag + 2 grondstoffen naar keuze)
keyflower-contract-18 = Contract 18 (houweel + 2 grondstoffen naar keuze)
keyflower-contract-19 = Contract 19 (aambeeld + 2 grondstoffen naar keuze)
keyflower-contract-20 = Contract 20 (zaag + een vaardigheid naar keuze)
keyflower-contract-21 = Contract 21 (houweel + een vaardigheid naar keuze)
keyflower-contract-22 = Contract 22 (aambeeld + een vaardigheid naar keuze)
keyflower-contract-23 = Contract 23 (zaag + houweel + aambeeld)
keyflower-contract-24 = Contract 24 (3 hout)
keyflower-contract-25 = Contract 25 (3 steen)
keyflower-contract-26 = Contract 26 (3 ijzer)
keyflower-contract-27 = Contract 27 (2 goud)
keyflower-contract-28 = Contract 28 (2 hout + 2 steen)
keyflower-contract-29 = Contract 29 (2 hout + 2 ijzer)
keyflower-contract-30 = Contract 30 (2 steen + 2 ijzer)
keyflower-contract-31 = Contract 31 (2 hout + 2 grondstoffen naar keuze)
keyflower-contract-32 = Contract 32 (2 steen + 2 grondstoffen naar keuze)
keyflower-contract-33 = Contract 33 (2 ijzer + 2 grondstoffen naar keuze)
keyflower-contract-34 = Contract 34 (1 goud + 2 grondstoffen naar keuze)
keyflower-contract-35 = Contract 35 (1 hout + 1 steen + 1 ijzer)
keyflower-contract-36 = Contract 36 (een vaardigheid naar keuze + 1 goud)
keyflower-contract-asks = { $contract } ({ $pieces })

## Extensions

keyflower-extension-blue-1 = Blauwe uitbreiding 1 (kost 1 blauwe arbeider)
keyflower-extension-blue-2 = Blauwe uitbreiding 2 (kost een arbeider naar keuze)
keyflower-extension-blue-3 = Blauwe uitbreiding 3 (kost 1 ijzer)
keyflower-extension-blue-4 = Blauwe uitbreiding 4 (kost 1 ijzer + een grondstof naar keuze)
keyflower-extension-blue-5 = Blauwe uitbreiding 5 (kost een aambeeld)
keyflower-extension-red-1 = Rode uitbreiding 1 (kost 1 rode arbeider)
keyflower-extension-red-2 = Rode uitbreiding 2 (kost een arbeider naar keuze)
keyflower-extension-red-3 = Rode uitbreiding 3 (kost 1 hout)
keyflower-extension-red-4 = Rode uitbreiding 4 (kost 1 hout + een grondstof naar keuze)
keyflower-extension-red-5 = Rode uitbreiding 5 (kost een zaag)
keyflower-extension-yellow-1 = Gele uitbreiding 1 (kost 1 gele arbeider)
keyflower-extension-yellow-2 = Gele uitbreiding 2 (kost een arbeider naar keuze)
keyflower-extension-yellow-3 = Gele uitbreiding 3 (kost 1 steen)
keyflower-extension-yellow-4 = Gele uitbreiding 4 (kost 1 steen + een grondstof naar keuze)
keyflower-extension-yellow-5 = Gele uitbreiding 5 (kost een houweel)
keyflower-extension-green-1 = Groene uitbreiding 1 (kost 1 groene arbeider)
keyflower-extension-green-2 = Groene uitbreiding 2 (kost 1 goud)
keyflower-extension-green-3 = Groene uitbreiding 3 (kost 1 goud + een grondstof naar keuze)
keyflower-extension-costs = { $extension } (kost { $price })

## Menus

keyflower-bid = Bieden
keyflower-use-own = Eigen tegel gebruiken
keyflower-use-middle = Middentegel gebruiken
keyflower-use-village = Tegel van { $who } gebruiken
keyflower-pass = Passen
keyflower-end = Bevestigen
keyflower-led = { $tile } ({ $who }: { $workers })
keyflower-tile-does = { $tile } – { $help }
keyflower-tile-of = { $tile } van { $who }
keyflower-tile-listed = { $region } **{ $mark }** { $tile }
keyflower-why-no-workers = Je hebt geen arbeiders meer om te sturen.
keyflower-why-bid = { $tile }: voor een bod heb je { $need } nodig, maar je hebt er { $have ->
    [0] geen
   *[other] { $have }
}.
keyflower-why-bid-raise = { $tile }: om te leiden heb je nog { $need } nodig, maar je hebt er { $have ->
    [0] geen
   *[other] { $have }
}.
keyflower-why-bid-led = { $tile }: jij leidt. Om je bod te verhogen heb je { $need } nodig, maar die heb je niet.
keyflower-why-bid-any = { $tile }: voor een bod heb je { $need } arbeiders van één kleur nodig, maar je hebt er hooguit { $have }.
keyflower-why-use = { $tile }: om hem te gebruiken heb je { $need } nodig, maar je hebt er { $have ->
    [0] geen
   *[other] { $have }
}.
keyflower-why-use-any = { $tile }: om hem te gebruiken heb je { $need } arbeiders van één kleur nodig.
keyflower-why-use-full = { $tile } is vol: er staan al { $most } arbeiders, het maximum per seizoen.
keyflower-why-use-closed = { $tile }: nog een keer gebruiken kost minstens { $need } arbeiders, maar er is nog maar plaats voor { $room }. Het maximum per seizoen is { $most }.
keyflower-why-use-nothing = { $tile } gebruiken levert je nu niets op.
keyflower-why-use-upgrade = { $tile }: { $upgraded } opwaarderen kost { $price } op die tegel. Je mist nog { $missing }.
keyflower-why-use-group = { $tile }: je kunt nu { $need } tot { $room } arbeiders sturen. Een groep verplaats je altijd als geheel, en die van jou is te groot.
keyflower-why-use-mixed = { $tile }: om hem te gebruiken heb je { $need } arbeiders nodig (kleur naar keuze), maar je hebt er { $have ->
    [0] geen
   *[other] { $have }
}.
keyflower-why-use-price = { $tile }: naast de arbeiders die je stuurt, kost hij 1 { $price }. Die heb je niet.
keyflower-why-use-pay = { $tile }: je kunt nu alleen een uitbreiding toevoegen. Die kost 1 arbeider naast de arbeiders die je stuurt, maar die heb je niet.
keyflower-caution-season = Alle anderen hebben gepast: hiermee eindigt het seizoen. Daarna kun je het niet meer terugnemen.
keyflower-caution-upgrade = { $count ->
        [one] Je kunt nog een tegel opwaarderen.
       *[other] Je kunt nog { $count } keer opwaarderen.
    }
keyflower-caution-use-own = { $brings } Je arbeiders komen terug als het seizoen voorbij is.
keyflower-caution-use-middle = { $brings } Je arbeiders gaan naar de winnaar van de tegel.
keyflower-caution-use-there = { $brings } Je arbeiders blijven daar en gaan naar { $owner } als het seizoen voorbij is.
keyflower-caution-growth = Alle anderen zijn klaar. Zodra je bevestigt, gaat de partij verder.
keyflower-caution-winter = Alle anderen zijn klaar: de wintertegels worden meteen onthuld.
keyflower-final-chapter = Hiermee eindigt het seizoen. Daarna kun je het niet meer terugnemen.
keyflower-lying = { $workers } (liggend)
keyflower-added = +{ $workers }
keyflower-group = { $workers } (overboden op { $tile })
keyflower-group-from = { $workers } van het overboden bod op { $tile }
keyflower-group-note = Daar overboden. Een groep verplaats je als geheel.
keyflower-carry = Vervoer { $resource }
keyflower-carry-from = van { $tile }
keyflower-carry-to = naar { $tile }
keyflower-carry-far = { $count ->
        [1] naar { $tile }
       *[other] { $count } naar { $tile }
    } ({ $steps } stappen)
keyflower-carry-enables = Dan kun je hem opwaarderen. { $help }
keyflower-upgrade = Opwaarderen
keyflower-upgrade-carrying = { $tile }: vervoer { $pieces }
keyflower-upgrade-from = Van { $tiles }, { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }. { $help }
keyflower-extend = Uitbreiding toevoegen
keyflower-draw = Trekken
keyflower-draw-workers = { $count ->
    [one] Trek 1 arbeider
   *[other] Trek { $count } arbeiders
}
keyflower-draw-skills = { $count ->
    [one] Trek 1 vaardigheid
   *[other] Trek { $count } vaardigheden
}
keyflower-take = Nemen
keyflower-take-skill = een vaardigheid van de stapel
keyflower-hidden-contract = een verdekt contract
keyflower-cash = Contract inwisselen
keyflower-cash-note = Het gaat naar { $tile }.
keyflower-pay = Betaal { $pieces }
keyflower-pay-front = Betaal { $pieces }, van vóór je scherm
keyflower-pay-behind = Betaal { $pieces }, van achter je scherm
keyflower-source-one =
    { $front ->
        [0] van achter je scherm
       *[other] van vóór je scherm
    }
keyflower-source =
    { $front ->
        [0] allemaal van achter je scherm
       *[other]
            { $behind ->
                [0] allemaal van vóór je scherm
               *[other] { $front } van vóór, { $behind } van achter je scherm
            }
    }
keyflower-pay-instead = { $paid } in plaats van { $owed }
keyflower-pay-group = Betaal { $group }
keyflower-boat-with = { $boat }: { $items }
keyflower-place = Aanleggen
keyflower-cell-above = boven { $tile }
keyflower-cell-upper-right = rechtsboven van { $tile }
keyflower-cell-lower-right = rechtsonder van { $tile }
keyflower-cell-below = onder { $tile }
keyflower-cell-lower-left = linksonder van { $tile }
keyflower-cell-upper-left = linksboven van { $tile }
keyflower-rotation =
    { $turns ->
        [0] niet gedraaid
        [one] { $turns } zijde ↻
       *[other] { $turns } zijden ↻
    }
keyflower-rotation-roads = Wegen { $roads }; geen water.
keyflower-rotation-rivers = Water { $rivers }; geen wegen.
keyflower-rotation-both = Wegen { $roads }; water { $rivers }.

# Of turns written earlier, which are kept.
keyflower-other-workers = Andere arbeiders
keyflower-place-other = Eerst een andere tegel

## Questions

keyflower-ask-turn = Bied, gebruik een tegel of pas.
keyflower-ask-only-pass = Je kunt nu niet bieden en geen tegel gebruiken. Passen?
keyflower-ask-cash-or-pass = Je kunt nu niet bieden en geen tegel gebruiken. Een contract inwisselen, of passen?
keyflower-ask-bid = Welke arbeiders bied je op { $tile }? Er heeft nog niemand geboden.
keyflower-ask-bid-used = Welke arbeiders bied je op { $tile }? Er heeft nog niemand geboden, maar er staan al { $workers } op: neem dezelfde kleur.
keyflower-ask-bid-used-one = Welke arbeiders bied je op { $tile }? Er heeft nog niemand geboden, maar er staat al { $workers } op: neem dezelfde kleur.
keyflower-ask-bid-beat = Welke arbeiders bied je op { $tile }? { $who } leidt met { $workers }.
keyflower-ask-bid-own = Welke arbeiders voeg je toe aan je bod op { $tile }? Je leidt met { $workers }.
keyflower-ask-use = Welke arbeiders stuur je naar { $tile }? { $need ->
        [one] {""}
       *[other] Stuur er minstens { $need }.{" "}
    }{ $brings }
keyflower-ask-bid-more = Je bod op { $tile }: { $workers }. Is dat alles?
keyflower-ask-bid-raised = Je verhoogt je bod op { $tile } met { $workers } tot { $total }. Is dat alles?
keyflower-ask-use-more = Je gebruikt { $tile } met { $workers }. { $need ->
        [0] {""}
        [one] Stuur er nog 1.{" "}
       *[other] Stuur er nog { $need }.{" "}
    }{ $brings }
keyflower-brings = Je krijgt { $items }.
keyflower-brings-goods = Je krijgt { $items } op { $tile }.
keyflower-brings-both = Je krijgt { $goods } op { $tile }, en { $items }.
keyflower-brings-one = Je krijgt { $items }.
keyflower-brings-one-good = Je krijgt { $items }. Grondstoffen gaan naar { $tile }.
keyflower-brings-exchange = Je betaalt 1 { $price } en krijgt { $items }.
keyflower-brings-exchange-goods = Je betaalt 1 { $price } en krijgt { $items } op { $tile }.
keyflower-brings-transport = Je krijgt { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    } en { $upgrades ->
        [one] 1 opwaardering
       *[other] { $upgrades } opwaarderingen
    }.
keyflower-any-worker = arbeider naar keuze
keyflower-any-skill = vaardigheid naar keuze
keyflower-any-resource = grondstof naar keuze
keyflower-from-bag =
    { $count ->
        [one] 1 arbeider uit de zak
       *[other] { $count } arbeiders uit de zak
    }
keyflower-from-pile =
    { $count ->
        [one] 1 vaardigheid van de stapel
       *[other] { $count } vaardigheden van de stapel
    }
keyflower-ask-source = Je stuurt { $workers }. Vóór je scherm: { $front }, erachter: { $behind }. Welke stuur je?
keyflower-ask-source-one = Je stuurt { $workers }. Vóór je scherm: { $front }, erachter: { $behind }. Welke stuur je?
keyflower-ask-price = Waarmee betaal je de opwaardering van { $tile }?
keyflower-ask-price-extension = Waarmee betaal je { $extension } op { $tile }?
keyflower-ask-extension = Welke uitbreiding krijgt { $tile }?
keyflower-ask-contract =
    { $count ->
        [one] Welk contract neem je?
       *[other] Welk contract neem je eerst?
    }
keyflower-ask-transport = Vervoer en waardeer op. Over: { $steps ->
        [0] geen stappen
        [one] 1 stap
       *[other] { $steps } stappen
    } en { $upgrades ->
        [0] geen opwaarderingen
        [one] 1 opwaardering
       *[other] { $upgrades } opwaarderingen
    }.
keyflower-ask-done = { $tile }: klaar. Beurt beëindigen?
keyflower-ask-passed = Passen?
keyflower-ask-winter =
    { $count ->
        [0] Welke wintertegels breng je in de veiling? Kies er minstens 1.
        [one] 1 wintertegel gekozen. Kies er nog een, of bevestig.
       *[other] { $count } wintertegels gekozen. Kies er nog een, of bevestig.
    }
keyflower-ask-boat = Welk schip neem je?
keyflower-ask-boat-taken = { $boat } nemen?
keyflower-ask-replace = Welk schip komt in de plaats van Sea Bastion II?
keyflower-ask-place =
    { $count ->
        [0] Alle tegels liggen. Bevestigen?
        [one] Welke tegel leg je aan? Nog 1.
       *[other] Welke tegel leg je aan? Nog { $count }.
    }
keyflower-ask-stuck =
    { $count ->
        [one] 1 tegel past nergens en gaat uit het spel. Bevestigen?
       *[other] { $count } tegels passen nergens en gaan uit het spel. Bevestigen?
    }
keyflower-ask-beside =
    { $count ->
        [one] 1 tegel past nergens. Hij blijft naast je dorp liggen tot er plek is. Bevestigen?
       *[other] { $count } tegels passen nergens. Ze blijven naast je dorp liggen tot er plek is. Bevestigen?
    }
keyflower-ask-place-beside =
    { $count ->
        [0] Er is nu plek voor { $tiles }. Aanleggen, of naast je dorp laten liggen?
        [one] Welke tegel leg je aan? 1 is nieuw. Wat naast je dorp ligt, mag ook: { $tiles }.
       *[other] Welke tegel leg je aan? { $count } zijn nieuw. Wat naast je dorp ligt, mag ook: { $tiles }.
    }
keyflower-ask-cell = Waar leg je { $tile }, en hoe gedraaid?
keyflower-ask-rotation = { $tile }, { $cell }: hoe gedraaid?

## What is told

keyflower-told-season-spring = De lente begint. In de veiling: { $tiles }.
keyflower-told-season-summer = De zomer begint. In de veiling: { $tiles }.
keyflower-told-season-autumn = De herfst begint. In de veiling: { $tiles }.
keyflower-told-season-winter = De winter begint. In de veiling: { $tiles }.
keyflower-told-winter-choice = Iedereen kiest in het geheim wintertegels voor de veiling.
keyflower-told-ready = { $who } is klaar.
    .you = Je bent klaar.
keyflower-told-put-up =
    { $count ->
        [one] { $who } brengt 1 wintertegel in de veiling.
       *[other] { $who } brengt { $count } wintertegels in de veiling.
    }
    .you =
        { $count ->
            [one] Je brengt 1 wintertegel in de veiling.
           *[other] Je brengt { $count } wintertegels in de veiling.
        }
keyflower-told-first = { $who } heeft de eerste beurt.
    .you = Je hebt de eerste beurt.
keyflower-told-bid = { $who } biedt { $workers } op { $tile }.
    .you = Je biedt { $workers } op { $tile }.
keyflower-told-counter-bid = { $who } biedt { $workers } op { $tile }, in een andere kleur en liggend.
    .you = Je biedt { $workers } op { $tile }, in een andere kleur en liggend.
keyflower-told-raise = { $who } verhoogt het bod op { $tile } met { $workers } tot { $total }.
    .you = Je verhoogt je bod op { $tile } met { $workers } tot { $total }.
keyflower-told-outbid = { $who } wordt overboden op { $tile }.
    .you = Je wordt overboden op { $tile }.
keyflower-told-move-groups = { $who } verplaatst { $groups }.
    .you = Je verplaatst { $groups }.
keyflower-told-stand-up = Het bod van { $who } op { $tile } ({ $workers }) gaat staan en bepaalt daar de kleur.
    .you = Jouw bod op { $tile } ({ $workers }) gaat staan en bepaalt daar de kleur.
keyflower-told-use = { $who } stuurt { $workers } naar { $tile }.
    .you = Je stuurt { $workers } naar { $tile }.
keyflower-told-use-there = { $who } stuurt { $workers } naar { $tile } in het dorp van { $owner }.
    .you = Je stuurt { $workers } naar { $tile } in het dorp van { $owner }.
    .yours = { $who } stuurt { $workers } naar { $tile } in jouw dorp.
keyflower-told-gain = { $who } krijgt { $items }.
    .you = Je krijgt { $items }.
keyflower-told-put = { $who } legt { $items } op { $tile }.
    .you = Je legt { $items } op { $tile }.
keyflower-told-put-home = { $who } legt { $items } op de eigen thuistegel.
    .you = Je legt { $items } op je thuistegel.
keyflower-told-draw-workers =
    { $count ->
        [one] { $who } trekt 1 arbeider uit de zak.
       *[other] { $who } trekt { $count } arbeiders uit de zak.
    }
    .you =
        { $count ->
            [one] Je trekt 1 arbeider uit de zak.
           *[other] Je trekt { $count } arbeiders uit de zak.
        }
keyflower-told-draw-skills =
    { $count ->
        [one] { $who } trekt 1 vaardigheid.
       *[other] { $who } trekt { $count } vaardigheden.
    }
    .you =
        { $count ->
            [one] Je trekt 1 vaardigheid.
           *[other] Je trekt { $count } vaardigheden.
        }
keyflower-told-you-drew = Je krijgt { $items }.
keyflower-told-boat-workers =
    { $count ->
        [0] De zak is leeg: het zomerschip van { $who } brengt niemand.
        [one] Het zomerschip van { $who } brengt 1 arbeider uit de zak.
       *[other] Het zomerschip van { $who } brengt { $count } arbeiders uit de zak.
    }
    .you =
        { $count ->
            [0] De zak is leeg: jouw zomerschip brengt niemand.
            [one] Jouw zomerschip brengt 1 arbeider uit de zak.
           *[other] Jouw zomerschip brengt { $count } arbeiders uit de zak.
        }
keyflower-told-greens =
    { $count ->
        [0] Er is geen groene arbeider meer voor het zomerschip van { $who }.
        [one] Het zomerschip van { $who } brengt 1 groene arbeider.
       *[other] Het zomerschip van { $who } brengt { $count } groene arbeiders.
    }
    .you =
        { $count ->
            [0] Er is geen groene arbeider meer voor jouw zomerschip.
            [one] Jouw zomerschip brengt 1 groene arbeider.
           *[other] Jouw zomerschip brengt { $count } groene arbeiders.
        }
keyflower-told-pay = { $who } betaalt { $paid }.
    .you = Je betaalt { $paid }.
keyflower-told-carry = { $who } vervoert { $ways }.
    .you = Je vervoert { $ways }.
keyflower-way = { $pieces } van { $start } naar { $to }
keyflower-way-back = { $pieces } heen en weer
keyflower-told-upgrade = { $who } waardeert { $tile } op voor { $paid }.
    .you = Je waardeert { $tile } op voor { $paid }.
keyflower-told-extend = { $who } breidt { $tile } uit voor { $paid }: { $extension }.
    .you = Je breidt { $tile } uit voor { $paid }: { $extension }.
keyflower-told-contract = { $who } neemt { $contract }.
    .you = Je neemt { $contract }.
keyflower-told-new-contract = Nieuw open contract: { $contract }.
keyflower-told-hidden-contract = { $who } neemt een verdekt contract.
    .you = Je neemt een verdekt contract.
keyflower-told-your-contract = Het is { $contract }.
keyflower-told-your-contracts = Aan boord: { $contracts }.
keyflower-told-cash = { $who } wisselt { $contract } in voor { $item }.
    .you = Je wisselt { $contract } in voor { $item }.
keyflower-told-row = Nieuwe open contracten: { $contracts }.
keyflower-told-pass = { $who } past.
    .you = Je past.
keyflower-told-end-spring = Iedereen heeft gepast: de lente is voorbij.
keyflower-told-end-summer = Iedereen heeft gepast: de zomer is voorbij.
keyflower-told-end-autumn = Iedereen heeft gepast: de herfst is voorbij.
keyflower-told-end-winter = Iedereen heeft gepast: de winter is voorbij.
keyflower-told-unwanted =
    { $count ->
        [one] Niemand bood op { $tiles }. Die tegel gaat uit het spel.
       *[other] Niemand bood op { $tiles }. Die tegels gaan uit het spel.
    }
keyflower-told-unwanted-workers = De arbeiders daar gaan terug in de zak: { $workers }.
keyflower-told-won = { $who } wint { $tiles }.
    .you = Je wint { $tiles }.
keyflower-told-taken = { $who } krijgt { $workers }.
    .you = Je krijgt { $workers }.
keyflower-told-taken-open = { $who } krijgt { $workers }, vóór het scherm.
    .you = Je krijgt { $workers }, vóór je scherm.
keyflower-told-start-player = { $who } wint de paarse startarbeider.
    .you = Je wint de paarse startarbeider.
keyflower-told-keyple-moves = Niemand bood op de tegel met de paarse startarbeider. De startarbeider gaat naar links, naar { $who }.
    .you = Niemand bood op de tegel met de paarse startarbeider. De startarbeider gaat naar links, naar jou.
keyflower-told-boat = { $who } lost het schip { $boat }: { $items }.
    .you = Je lost het schip { $boat }: { $items }.
keyflower-told-boat-last = Voor { $who } blijft het schip { $boat } over: { $items }.
    .you = Voor jou blijft het schip { $boat } over: { $items }.
keyflower-told-boat-empty = { $who } neemt { $boat }. Het schip is leeg.
    .you = Je neemt { $boat }. Het schip is leeg.
keyflower-told-boat-tile = { $who } neemt het schip { $boat }.
    .you = Je neemt het schip { $boat }.
keyflower-told-replaced = { $who } kiest { $boat } in plaats van Sea Bastion II.
    .you = Je kiest { $boat } in plaats van Sea Bastion II.
keyflower-told-placed = { $who } legt { $tiles } in het dorp.
    .you = Je legt { $tiles } in je dorp.
keyflower-told-no-place = { $tile } past nergens in het dorp van { $who } en gaat uit het spel.
    .you = { $tile } past nergens in je dorp en gaat uit het spel.
keyflower-told-beside = { $tile } past nergens in het dorp van { $who } en blijft ernaast liggen.
    .you = { $tile } past nergens in je dorp en blijft ernaast liggen.
keyflower-told-over = De partij is afgelopen. Alles achter de schermen is nu open.

## Names of the pictures

keyflower-picture-overview = Overzicht
keyflower-picture-table = Het midden
keyflower-picture-contracts = Contracten en uitbreidingen
keyflower-picture-score = Scoreblad
keyflower-picture-score-of = Score van { $who }
keyflower-picture-result = Alle dorpen
keyflower-picture-screen-of = Scherm van { $who }
keyflower-picture-village-of = Dorp van { $who }

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keyflower-synonyms =
    arbeider, arbeiders, werker, pion, pionnen, poppetje, mannetje, mannetjes, worker, meeple, keyple, pawn, person, people: worker
    veiling, bieden, bod, biedt, biedingen, overbieden, overboden, kopen, tegel winnen, auction, auctions, bidding, outbid, buy, win tile: bid
    bod verliezen, bod verloren, verliezen, verloren, lose bid, lost bid, losing: losing, group
    score, scoren, puntentelling, telling, punt, punten, overwinningspunten, scoring, points, victory points, vp: point, score
    gelijk, gelijkspel, gelijke stand, tie, ties, tied, tiebreak, tie breaker, draw: ties, victory is shared
    einde spel, eind spel, spel afgelopen, spel voorbij, laatste ronde, end game, game over, game end, finish, last round: end of the game, winter ends
    einde seizoen, eind seizoen, seizoen voorbij, iedereen past, end season, season over, season end, all pass: season ends, pass
    winnen, winnaar, wint, gewonnen, doel, win, winner, winning, won, goal, aim, objective: most points win
    passen, past, overslaan, pass, skip: pass
    boot, boten, schip, schepen, boat, ship, ferry: boat
    vervoeren, vervoer, verplaatsen, transport, transporteren, stap, stappen, lopen, goederen, move, carry, goods, haul, walk: carry, step
    opwaarderen, opwaardering, verbeteren, omdraaien, upgrade, improve, flip: upgrade
    startspeler, start speler, eerste speler, beurtvolgorde, volgorde, paarse pion, start player, first player, turn order, purple meeple: start player, turn order
    geheim, verborgen, scherm, schermen, secret, hidden, screen: screen
    vaardigheid, vaardigheden, gereedschap, werktuig, skill, tool, tools: skill
    grondstof, grondstoffen, materiaal, blokje, blokjes, resource, resources, material, cube, cubes: resource
    dorp, dorpen, tegel leggen, aanleggen, leggen, plaatsen, bouwen, village, place tile, placing, build: village, place
    aanbouw, aanbouwen, hut, hutten, contracten, extension, cabin, contract: extension, cabin, contract
    kleur, kleuren, colour, color, colours, colors: colour
    lente, voorjaar: spring
    zomer: summer
    herfst, najaar: autumn
    thuis, thuistegel: home
    beurt, beurten: turn
    rivier: river
    weg, wegen: road
    zak, buidel: bag
    hout: wood
    steen, stenen: stone
    ijzer: iron
    goud: gold
    zaag: saw
    houweel: pickaxe
    aambeeld: anvil
    groen, groene: green

## Parts of a game, in the chart of a review

keyflower-chapter =
    { $number ->
        [0] Lente
        [1] Zomer
        [2] Herfst
       *[other] Winter
    }
keyflower-chapters = Seizoenen
keyflower-chapter-over =
    { $number ->
        [0] De lente is voorbij
        [1] De zomer is voorbij
        [2] De herfst is voorbij
       *[other] De winter is voorbij
    }
