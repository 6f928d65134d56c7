### Keyflower and The Merchants: names, questions, menus and what is told.

keyflower-name = Keyflower

## Set-up

keyflower-option-merchants = The Merchants
keyflower-option-merchants-help = Speel met The Merchants: contracten, uitbreidingen, hutten en nieuwe schepen.
keyflower-option-merchants-off = Niet in het spel
keyflower-option-merchants-mix = Willekeurig erdoor gemengd
keyflower-option-merchants-all = Alle tegels en schepen ervan
keyflower-option-screens = Schermen
keyflower-option-screens-help = Wat de anderen te zien krijgen van je arbeiders, vaardigheden en contracten.
keyflower-option-screens-hidden = Verborgen: alleen hoeveel
keyflower-option-screens-memory-aid = Geheugensteun: ook wat iedereen erachter zag gaan
keyflower-option-screens-open = Variant B: wat openlijk is gekregen, ligt ervoor
keyflower-option-green-start = Een groene arbeider extra
keyflower-option-green-start-help = Wie het spel voor het eerst speelt, begint met een groene arbeider extra.
keyflower-option-ties = Gelijke stand
keyflower-option-ties-help = Wie wint als twee dorpen evenveel waard zijn.
keyflower-option-ties-rules = Volgens de regels: gedeeld, of met The Merchants wie als eerste een winterschip nam
keyflower-option-ties-shared = Overwinning gedeeld
keyflower-option-ties-boat = Wie als eerste een winterschip nam, wint

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
keyflower-tile-workshop-help = Hout, steen of ijzer. Opgewaardeerd (2 grondstoffen naar keuze): van elk één; 3 punten.
keyflower-tile-brewer = Brouwer
keyflower-tile-brewer-help = Betaal een vaardigheid voor 2 arbeiders uit de zak. Opgewaardeerd (steen + ijzer): voor 3; 3 punten.
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
keyflower-tile-assayer-help = Een contract, een steen of een ijzer. Opgewaardeerd (houweel): alle drie; 3 punten.
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
keyflower-tile-artisan-help = 2 punten per opgewaardeerde tegel in het dorp.
keyflower-tile-builder = Bouwer
keyflower-tile-builder-help = 3 punten per uitbreiding in het dorp.
keyflower-tile-muleteer = Muildierdrijver
keyflower-tile-muleteer-help = 3 punten per contract dat je hebt en niet vervult.
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
keyflower-tile-summer-boat-1-help = { keyflower-power-1a } { keyflower-power-1b }
keyflower-power-1a = Kant a: 2 arbeiders uit de zak aan het eind van zomer, herfst en winter.
keyflower-power-1b = Kant b: een groene arbeider aan het eind van zomer, herfst en winter.
keyflower-tile-summer-boat-2 = Zomerschip 2
keyflower-tile-summer-boat-2-help = { keyflower-power-2a } { keyflower-power-2b }
keyflower-power-2a = Kant a: vervoer over velden, en leg tegels aan zonder dat de zijden passen.
keyflower-power-2b = Kant b: je stappen en opwaarderingen tellen dubbel, ook voor Keyflower en Ianvincible II.
keyflower-tile-summer-boat-3 = Zomerschip 3
keyflower-tile-summer-boat-3-help = { keyflower-power-3a } { keyflower-power-3b }
keyflower-power-3a = Kant a: bij opwaarderen of uitbreiden betaal je elke grondstof met elke andere.
keyflower-power-3b = Kant b: in de eindtelling telt elke grondstof als elke andere.
keyflower-tile-summer-boat-4 = Zomerschip 4
keyflower-tile-summer-boat-4-help = { keyflower-power-4a } { keyflower-power-4b }
keyflower-power-4a = Kant a: bied in een andere kleur tegen blauw, rood of geel.
keyflower-power-4b = Kant b: waar al arbeiders staan of bieden, gebruik je de tegel met willekeurige kleuren.
keyflower-tile-order-1 = Beurtvolgorde 1
keyflower-tile-order-1-help = Eerste keus uit de schepen; met 2 spelers ook de paarse startarbeider. Gewonnen in de winter komt hij in het dorp: 1 punt per aangrenzende tegel.
keyflower-tile-order-2 = Beurtvolgorde 2
keyflower-tile-order-2-help = Tweede keus uit de schepen; met 3 spelers ook de paarse startarbeider. Gewonnen in de winter komt hij in het dorp: 1 punt per aangrenzende tegel.
keyflower-tile-order-3 = Beurtvolgorde 3
keyflower-tile-order-3-help = Derde keus uit de schepen; met 4 spelers ook de paarse startarbeider. Gewonnen in de winter komt hij in het dorp: 1 punt per aangrenzende tegel.
keyflower-tile-order-4 = Beurtvolgorde 4
keyflower-tile-order-4-help = Vierde keus uit de schepen, en de paarse startarbeider. Gewonnen in de winter komt hij in het dorp: 1 punt per aangrenzende tegel.
keyflower-tile-keyflower = Keyflower
keyflower-tile-keyflower-help = In de winter: 1 punt per stap van de transporttegels in het dorp.
keyflower-tile-sea-bastion = Sea Bastion
keyflower-tile-sea-bastion-help = In de winter: 1 punt per tegel langs één gesloten weg van de thuistegel en terug.
keyflower-tile-sea-breese = Sea Breese
keyflower-tile-sea-breese-help = In de winter: 2, 4, 8, 16 of 32 punten voor 1 tot 5 schepen met een rivier naar thuis.
keyflower-tile-flipper = Flipper
keyflower-tile-flipper-help = In de winter: 2 punten en een gratis opwaardering.
keyflower-tile-ianvincible = Ianvincible
keyflower-tile-ianvincible-help = In de winter: 5 punten.
keyflower-tile-white-wind = White Wind
keyflower-tile-white-wind-help = In de winter: 1 punt per arbeider die je ervoor bewaart.
keyflower-tile-keyflower-ii = Keyflower II
keyflower-tile-keyflower-ii-help = Brengt goud. In de winter: 3 goud voor de thuistegel.
keyflower-tile-sea-bastion-ii = Sea Bastion II
keyflower-tile-sea-bastion-ii-help = Brengt een hut. Wie het na de herfst neemt, stuurt in plaats daarvan een ander schip.
keyflower-tile-sea-breese-ii = Sea Breese II
keyflower-tile-sea-breese-ii-help = Brengt een contract. In de winter: 2 punten per winterdorpstegel.
keyflower-tile-flipper-ii = Flipper II
keyflower-tile-flipper-ii-help = Brengt een groene arbeider. In de winter: een gratis uitbreiding.
keyflower-tile-ianvincible-ii = Ianvincible II
keyflower-tile-ianvincible-ii-help = Brengt een hut. In de winter: 2 punten per opwaardeersymbool en per hut.
keyflower-tile-white-wind-ii = White Wind II
keyflower-tile-white-wind-ii-help = Brengt een contract. In de winter: vervulde contracten zijn 10 waard.

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
keyflower-use-own = Gebruik: eigen
keyflower-use-middle = Gebruik: midden
keyflower-use-village = Gebruik: bij { $who }
keyflower-pass = Passen
keyflower-end = Bevestigen
keyflower-led = { $tile } ({ $who }: { $workers })
keyflower-why-no-workers = Je hebt geen arbeiders meer om te sturen.
keyflower-why-bid = { $tile }: een bod kost { $need } en je hebt er { $have }.
keyflower-why-bid-raise = { $tile }: om daar te leiden kost je bod nog { $need } en je hebt er { $have }.
keyflower-why-bid-led = { $tile }: daar heb je het hoogste bod. Je bod verhogen kost { $need } en die heb je niet.
keyflower-why-bid-any = { $tile }: een bod kost { $need } van één kleur en je hebt er hoogstens { $have }.
keyflower-why-use = { $tile } gebruiken kost { $need } en je hebt er { $have }.
keyflower-why-use-any = { $tile } gebruiken kost { $need } arbeiders van één kleur.
keyflower-why-use-full = { $tile } is vol: er zijn al { $most ->
    [6] zes
   *[other] { $most }
} arbeiders, en meer mogen er dit seizoen niet komen.
keyflower-why-use-closed = { $tile }: het volgende gebruik kost minstens { $need } arbeiders, en er mogen er nog maar { $room } komen: { $most ->
    [6] zes
   *[other] { $most }
} in totaal per seizoen.
keyflower-why-use-nothing = { $tile } gebruiken zou nu niets opleveren.
keyflower-why-use-group = { $tile }: er mogen nu minstens { $need } en hoogstens { $room } arbeiders komen. Een groep verplaatst zich als geheel, en die van jou is te groot.
keyflower-why-use-mixed = { $tile } gebruiken kost { $need } arbeiders van willekeurige kleuren, en je hebt er { $have }.
keyflower-why-use-price = { $tile } gebruiken kost naast de gestuurde arbeiders 1 { $price }, en dat kun je niet betalen.
keyflower-why-use-pay = { $tile } gebruiken zou nu alleen een uitbreiding opleveren. Die kost naast de gestuurde arbeiders nog een arbeider, en die heb je niet.
keyflower-caution-season = Alle anderen hebben gepast: hiermee eindigt het seizoen, en dat kan niemand alleen terugdraaien.
keyflower-caution-upgrade = { $count ->
        [one] Je kunt nog een tegel opwaarderen.
       *[other] Je kunt nog { $count } keer opwaarderen.
    }
keyflower-caution-growth = Alle anderen zijn klaar: het spel gaat meteen verder, en dat kan niemand alleen terugdraaien.
keyflower-caution-winter = Alle anderen zijn klaar: de wintertegels worden meteen getoond, en dat kan niemand alleen terugdraaien.
keyflower-final-chapter = Hiermee eindigt het seizoen, en dat kan niemand alleen terugdraaien.
keyflower-other-workers = Andere arbeiders
keyflower-lying = { $workers } (liggend)
keyflower-group = de groep van { $workers } bij { $tile }
keyflower-group-from = de groep van { $workers } van { $tile } af
keyflower-group-note = Daar overboden. Een groep gaat in haar geheel verder.
keyflower-carry = Vervoer { $resource }
keyflower-carry-from = van { $tile }
keyflower-carry-to = naar { $tile }
keyflower-carry-far = { $count ->
        [1] naar { $tile }
       *[other] { $count } naar { $tile }
    } ({ $steps } stappen)
keyflower-carry-enables = Maakt opwaarderen mogelijk. { $help }
keyflower-upgrade = Opwaarderen
keyflower-upgrade-carrying = { $tile }: vervoer { $pieces }
keyflower-upgrade-by = { $tile } met { $by }, { $workers }
keyflower-upgrade-by-carrying = { $tile } met { $by }, { $workers }, vervoer { $pieces }
keyflower-upgrade-by-itself = { $tile } door die te gebruiken, { $workers }
keyflower-upgrade-by-itself-carrying = { $tile } door die te gebruiken, { $workers }, vervoer { $pieces }
keyflower-upgrade-from = Van { $tiles }, { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }. { $help }
keyflower-extend = Uitbreiding toevoegen
keyflower-draw = Trekken
keyflower-take = Nemen
keyflower-take-skill = een vaardigheid van de stapel
keyflower-hidden-contract = een verdekt contract
keyflower-cash = Contract inwisselen
keyflower-cash-note = Gaat naar { $tile }.
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
keyflower-pay-group = Betaal { $group }
keyflower-boat-with = { $boat }: { $items }
keyflower-place = Aanleggen
keyflower-place-other = Eerst een andere tegel
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

## Questions

keyflower-ask-turn = Jouw beurt: bied, gebruik een tegel of pas.
keyflower-ask-only-pass = Je kunt nu niet bieden en ook geen tegel gebruiken. Passen?
keyflower-ask-cash-or-pass = Je kunt nu niet bieden en ook geen tegel gebruiken. Een contract inwisselen, of passen?
keyflower-ask-bid = Wie stuur je om te bieden op { $tile }? Er heeft nog niemand geboden.
keyflower-ask-bid-used = Wie stuur je om te bieden op { $tile }? Er heeft nog niemand geboden, maar er staan al arbeiders op: { $workers }. Je bod moet hun kleur hebben.
keyflower-ask-bid-used-one = Wie stuur je om te bieden op { $tile }? Er heeft nog niemand geboden, maar er staat al een arbeider op: { $workers }. Je bod moet die kleur hebben.
keyflower-ask-bid-beat = Wie stuur je om te bieden op { $tile }? { $who } leidt met { $workers }.
keyflower-ask-bid-own = Wie voeg je toe aan je bod op { $tile }? Je leidt met { $workers }.
keyflower-ask-use = Wie stuur je naar { $tile }? { $need ->
        [one] {""}
       *[other] Er moeten minstens { $need } arbeiders komen.{" "}
    }{ $brings }
keyflower-ask-bid-more = Je bod op { $tile } tot nu toe: { $workers }. Is dat alles?
keyflower-ask-bid-raised = Je voegt { $workers } toe aan je bod op { $tile }: { $total } in totaal. Is dat alles?
keyflower-ask-use-more = Onderweg naar { $tile }: { $workers }. { $need ->
        [0] {""}
        [one] Er moet er nog één komen.{" "}
       *[other] Er moeten er nog { $need } komen.{" "}
    }{ $brings }
keyflower-brings = Dat levert je { $items } op.
keyflower-brings-goods = Dat brengt { $items } naar { $tile }.
keyflower-brings-both = Dat brengt { $goods } naar { $tile }, en jij krijgt { $items }.
keyflower-brings-one = Dat levert je { $items } op.
keyflower-brings-one-good = Dat levert je { $items } op. Grondstoffen gaan naar { $tile }.
keyflower-brings-exchange = Voor 1 { $price } krijg je { $items }.
keyflower-brings-exchange-goods = Voor 1 { $price } krijg je { $items } op { $tile }.
keyflower-brings-transport = Dat geeft je { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    } en { $upgrades ->
        [one] één opwaardering
       *[other] { $upgrades } opwaarderingen
    }.
keyflower-any-worker = arbeider naar keuze
keyflower-any-skill = vaardigheid naar keuze
keyflower-any-resource = grondstof naar keuze
keyflower-from-bag =
    { $count ->
        [one] een arbeider uit de zak
       *[other] { $count } arbeiders uit de zak
    }
keyflower-from-pile =
    { $count ->
        [one] een vaardigheid van de stapel
       *[other] { $count } vaardigheden van de stapel
    }
keyflower-ask-source = Je stuurt { $workers }. Vóór je scherm liggen er { $front }, erachter { $behind }. Waar komen ze vandaan?
keyflower-ask-source-one = Je stuurt { $workers }. Vóór je scherm: { $front }, erachter: { $behind }. Waar komt de arbeider vandaan?
keyflower-ask-price = Hoe betaal je het opwaarderen van { $tile }?
keyflower-ask-price-extension = Hoe betaal je op { $tile } voor: { $extension }?
keyflower-ask-extension = Welke uitbreiding krijgt { $tile }?
keyflower-ask-contract =
    { $count ->
        [one] Welk contract neem je?
       *[other] Welk contract neem je eerst?
    }
keyflower-ask-transport = Vervoeren en opwaarderen: { $steps ->
        [0] geen stap
        [one] één stap
       *[other] { $steps } stappen
    } en { $upgrades ->
        [0] geen opwaardering
        [one] één opwaardering
       *[other] { $upgrades } opwaarderingen
    } over.
keyflower-ask-done = { $tile }: gedaan. Is dat je zet?
keyflower-ask-passed = Je past. Is dat je zet?
keyflower-ask-winter =
    { $count ->
        [0] Welke wintertegels breng je in voor de veiling? Kies er minstens één.
        [one] Eén wintertegel gekozen. Kies er nog een, of bevestig.
       *[other] { $count } wintertegels gekozen. Kies er nog een, of bevestig.
    }
keyflower-ask-boat = Welk schip neem je?
keyflower-ask-boat-taken = { $boat }: is dat je keuze?
keyflower-ask-replace = Welk schip komt in plaats van Sea Bastion II?
keyflower-ask-place =
    { $count ->
        [0] Je dorp is gegroeid. Blijft het zo?
        [one] Welke tegel leg je aan? Er is er nog één.
       *[other] Welke tegel leg je aan? Er zijn er nog { $count }.
    }
keyflower-ask-stuck =
    { $count ->
        [one] Eén tegel past nergens en gaat uit het spel. Bevestigen?
       *[other] { $count } tegels passen nergens en gaan uit het spel. Bevestigen?
    }
keyflower-ask-beside =
    { $count ->
        [one] Eén tegel past nergens: die blijft naast je dorp liggen tot er plek voor is. Bevestigen?
       *[other] { $count } tegels passen nergens: die blijven naast je dorp liggen tot er plek voor is. Bevestigen?
    }
keyflower-ask-place-beside =
    { $count ->
        [0] Voor { $tiles } is nu plek. Aanleggen, of naast je dorp laten liggen?
        [one] Welke tegel leg je aan? Eén is nieuw; wat naast je dorp ligt, mag ook: { $tiles }.
       *[other] Welke tegel leg je aan? { $count } zijn nieuw; wat naast je dorp ligt, mag ook: { $tiles }.
    }
keyflower-ask-cell = Waar komt { $tile } te liggen, en hoe gedraaid?
keyflower-ask-rotation = Hoe draai je { $tile }, { $cell }?

## What is told

keyflower-told-season-spring = De lente begint. In de veiling: { $tiles }.
keyflower-told-season-summer = De zomer begint. In de veiling: { $tiles }.
keyflower-told-season-autumn = De herfst begint. In de veiling: { $tiles }.
keyflower-told-season-winter = De winter begint. In de veiling: { $tiles }.
keyflower-told-winter-choice = De herfst is voorbij. Iedereen kiest in het geheim wintertegels voor de veiling.
keyflower-told-ready = { $who } heeft gekozen.
keyflower-told-put-up =
    { $count ->
        [one] { $who } brengt één wintertegel in.
       *[other] { $who } brengt { $count } wintertegels in.
    }
keyflower-told-first = { $who } heeft de eerste beurt.
keyflower-told-bid = { $who } biedt { $workers } op de tegel { $tile }.
keyflower-told-counter-bid = { $who } biedt bij { $tile } tegen in een andere kleur: { $workers }, liggend.
keyflower-told-raise = { $who } verhoogt het eigen bod op { $tile } met { $workers }: { $total } in totaal.
keyflower-told-outbid = { $who } is overboden bij { $tile }.
keyflower-told-move-groups = { $who } verplaatst { $groups }.
keyflower-told-stand-up = Bij { $tile } gaat de groep van { $who } ({ $workers }) staan en bepaalt daar de kleur.
keyflower-told-use = { $who } stuurt { $workers } naar de tegel { $tile }.
keyflower-told-use-there = { $who } stuurt { $workers } naar de tegel { $tile } in het dorp van { $owner }.
keyflower-told-gain = { $who } krijgt { $items }.
keyflower-told-put = { $who } legt { $items } op de tegel { $tile }.
keyflower-told-draw-workers =
    { $count ->
        [one] { $who } trekt één arbeider uit de zak.
       *[other] { $who } trekt { $count } arbeiders uit de zak.
    }
keyflower-told-draw-skills =
    { $count ->
        [one] { $who } trekt één vaardigheid.
       *[other] { $who } trekt { $count } vaardigheden.
    }
keyflower-told-you-drew = Je trok { $items }.
keyflower-told-boat-workers =
    { $count ->
        [0] De zak is leeg: het zomerschip van { $who } brengt niemand.
        [one] Het zomerschip van { $who } brengt één arbeider uit de zak.
       *[other] Het zomerschip van { $who } brengt { $count } arbeiders uit de zak.
    }
keyflower-told-greens =
    { $count ->
        [0] Er is geen groene arbeider meer voor het zomerschip van { $who }.
       *[other] Het zomerschip van { $who } brengt { $count } groene.
    }
keyflower-told-pay = { $who } betaalt { $paid }.
keyflower-told-carry = { $who } vervoert { $ways }.
keyflower-way = { $pieces } van { $start } naar { $to }
keyflower-way-back = { $pieces } heen en weer
keyflower-told-upgrade = { $who } waardeert de tegel { $tile } op voor { $paid }.
keyflower-told-extend = { $who } breidt de tegel { $tile } uit: { $extension }, betaald met { $paid }.
keyflower-told-contract = { $who } neemt { $contract }.
keyflower-told-new-contract = Nieuw in de open rij: { $contract }.
keyflower-told-hidden-contract = { $who } neemt een verdekt contract.
keyflower-told-your-contract = Je nam { $contract }.
keyflower-told-your-contracts = Aan boord vind je { $contracts }.
keyflower-told-cash = { $who } wisselt { $contract } in voor { $item }.
keyflower-told-row = Nieuwe open contracten: { $contracts }.
keyflower-told-pass = { $who } past.
keyflower-told-end-spring = Iedereen heeft gepast: de lente eindigt.
keyflower-told-end-summer = Iedereen heeft gepast: de zomer eindigt.
keyflower-told-end-autumn = Iedereen heeft gepast: de herfst eindigt.
keyflower-told-end-winter = Iedereen heeft gepast: de winter eindigt.
keyflower-told-unwanted =
    { $count ->
        [one] Niemand bood op { $tiles }: die tegel gaat uit het spel.
       *[other] Niemand bood op { $tiles }: die tegels gaan uit het spel.
    }
keyflower-told-unwanted-workers = De arbeiders die daar waren, gaan in de zak: { $workers }.
keyflower-told-won = { $who } wint { $tiles }.
keyflower-told-taken = Aan het eind van het seizoen neemt { $who } { $workers } achter het scherm.
keyflower-told-taken-open = Aan het eind van het seizoen legt { $who } { $workers } vóór het scherm.
keyflower-told-start-player = { $who } wint de paarse startarbeider.
keyflower-told-keyple-moves = Niemand bood op de tegel met de paarse startarbeider: die gaat naar links, naar { $who }.
keyflower-told-boat = { $who } lost { $boat }: { $items }.
keyflower-told-boat-empty = { $who } neemt { $boat }, en die is leeg.
keyflower-told-boat-tile = { $who } neemt het schip { $boat }.
keyflower-told-replaced = { $who } stuurt { $boat } in plaats van Sea Bastion II.
keyflower-told-placed = Het dorp van { $who } groeit met { $tiles }.
keyflower-told-no-place = { $tile } past nergens in het dorp van { $who } en gaat uit het spel.
keyflower-told-beside = { $tile } past nergens in het dorp van { $who } en blijft ernaast liggen.
keyflower-told-over = Het spel is afgelopen. De schermen gaan weg.

## Names of the pictures

keyflower-picture-table = De tafel
keyflower-picture-contracts = Contracten en uitbreidingen
keyflower-picture-score = Scoreblad
keyflower-picture-score-of = Score van { $who }
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
