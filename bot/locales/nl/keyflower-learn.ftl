# Keyflower en The Merchants op één scherm; een cijfer in een cirkel staat ook in het plaatje.

keyflower-learn-line = Arbeiders zijn je geld en je werkkracht: je biedt ermee op tegels en zet ze op tegels aan het werk. Bouw het dorp dat na 4 seizoenen het meest waard is.
keyflower-learn-you = Je bouwt een dorp. Je begint met 1 thuistegel en { $workers } arbeiders ① achter je scherm. De anderen zien hoeveel arbeiders je hebt, maar niet welke kleuren.
keyflower-learn-turn = Stuur arbeiders van één kleur naar één plek: **bied** op een tegel ②, of **gebruik** bijna elke tegel ③, ook die van een ander. Of pas. De eerste arbeiders bij een tegel bepalen zijn kleur voor dit seizoen. Elk volgend gebruik kost minstens 1 arbeider meer. Op een tegel passen er hooguit 6.
keyflower-learn-end = Als iedereen na elkaar past, eindigt het seizoen ⑤. Het hoogste bod wint de tegel, en die arbeiders ben je kwijt; verloren biedingen komen terug. Tot de winter krijgt iedereen ook nieuwe arbeiders van een schip ④. Na { $seasons } seizoenen is de partij afgelopen.
keyflower-learn-win = Wie de meeste punten heeft, wint. Punten komen vooral van opgewaardeerde tegels en van de winter: je hebt vanaf het begin een paar wintertegels en beslist welke er geveild worden. Ook schepen leveren punten op, en elk goud dat overblijft, is 1 punt waard.
keyflower-learn-mistake-1 = Meteen hoog bieden. 1 arbeider is genoeg om te beginnen. Word je overboden, dan mag je je hele bod naar een andere tegel verplaatsen.
keyflower-learn-mistake-2 = Te gemakkelijk arbeiders naar andere dorpen sturen. Aan het eind van het seizoen zijn ze van de eigenaar van dat dorp.
keyflower-learn-mistake-3 = Grondstoffen op de verkeerde plek laten liggen. Grondstoffen van tegels die niet van jou zijn, gaan naar je thuistegel. Maar voor een opwaardering moeten ze op de tegel liggen die je opwaardeert. Vervoer ze er eerst heen.
keyflower-learn-alt = Een Keyflower-tafel in de zomer. 1: jouw arbeiders en vaardigheden. 2: een tegel met een bod ernaast. 3: een gebruikte tegel, met arbeiders erop. 4: de schepen en wat ze brengen. 5: het seizoen.

keyflower-learn-merchants-line = Keyflower met contracten die je kunt vervullen, en uitbreidingen die de vaste punten van een tegel verdubbelen.
keyflower-learn-merchants-you = Je bouwt een dorp zoals in Keyflower, met meer doelen: er doen nieuwe tegels en schepen mee.
keyflower-learn-merchants-turn = Je biedt, gebruikt of past zoals in Keyflower. Sommige tegels leveren **contracten** op: een van de { $open } open contracten ① of het bovenste van de stapel ②. Sommige schepen brengen er een verdekt mee. Waar je mag opwaarderen, kun je in plaats daarvan een **uitbreiding** ③ kopen voor een van je opgewaardeerde tegels.
keyflower-learn-merchants-end = Na { $seasons } seizoenen, net als in Keyflower. Aan het eind van lente, zomer en herfst komen er nieuwe contracten open te liggen.
keyflower-learn-merchants-win = Een contract is { $points } punten waard als je aan het eind alles hebt wat erop staat. Een uitbreiding verdubbelt de vaste punten van de tegel. Met een hut op je thuistegel krijgt iedereen die deze tegel gebruikt, 1 opwaardering extra.
keyflower-learn-merchants-mistake-1 = Een stuk dubbel tellen. Wat je voor een contract gebruikt, telt nergens anders mee.
keyflower-learn-merchants-mistake-2 = Een uitbreiding kopen in een kleur die je niet hebt. Daarna kunnen alleen arbeiders van die kleur de tegel gebruiken.
keyflower-learn-merchants-mistake-3 = Een contract houden dat je niet kunt vervullen. In je beurt kun je het inwisselen voor 1 stuk dat erop staat.
keyflower-learn-merchants-alt = De markt van The Merchants. 1: de open contracten met hun punten. 2: de stapel verdekte contracten. 3: de uitbreidingen in 4 kleuren met hun prijzen.
