# Keyper op één scherm; een cijfer in een cirkel staat ook in het plaatje.

keyper-learn-line = Stuur keyples naar gedeelde borden, doe mee waar anderen werken, en bouw de boerderij en het dorp die na vier seizoenen het meest waard zijn.
keyper-learn-you = Je hebt een eigen boerderij en een dorp, een keyper en { $keyples } keyples ① in { $colours } kleuren.
keyper-learn-turn = Je stuurt een keyple naar een veld ② van een landschapsbord, of naar een gebouw van jezelf, voor wat daar staat afgebeeld. Op een leeg veld wordt de anderen gevraagd met dezelfde kleur *mee te doen*: dan krijgen beiden meer. Eén keer per seizoen claimt je *keyper* als beurt een bord ③. Een keyple die staat kan later worden neergelegd en werkt dan een tweede keer.
keyper-learn-end = Heeft iedereen alles gespeeld, dan eindigt het seizoen ⑤. Er worden markten gehouden, en het bord dat je claimde komt met de keyples erop naar je toe: je vouwt het opnieuw en speelt met die keyples verder. Na { $seasons } seizoenen is het spel afgelopen.
keyper-learn-win = De meeste punten winnen. Ze komen van gebouwde tegels, van verkoop aan boten op de rivieren ④ en van jaarmarkten.
keyper-learn-mistake-1 = Niet meedoen. Wie meedoet krijgt evenveel als wie begon, en het kost geen beurt.
keyper-learn-mistake-2 = Een bord claimen en dan elders werken: wat aan het eind van het seizoen op je bord staat, is je ploeg voor het volgende.
keyper-learn-mistake-3 = Dieren zonder onderdak. Aan het eind van een seizoen heeft elk plaats nodig op een boerderijtegel die zijn soort toont; de rest loopt weg.
keyper-learn-alt = Een tafel van Keyper in de lente. 1: jouw keyples. 2: een veld waarop twee keyples werken. 3: een bord dat jouw keyper heeft geclaimd. 4: een rivier met een boot. 5: het seizoen.
