# Keyper op één scherm; een cijfer in een cirkel staat ook in het plaatje.

keyper-learn-line = Stuur keyples naar gedeelde borden, doe mee waar anderen werken, en bouw de boerderij en het dorp die na 4 seizoenen het meest waard zijn.
keyper-learn-you = Je hebt een boerderij, een dorp, een keyper en { $keyples } keyples ① in { $colours } kleuren. Met 2 spelers heb je 9 keyples.
keyper-learn-turn = Stuur een keyple naar een veld ② op een landschapsbord, of naar een van je gebouwen, en je krijgt wat erop staat. Is het veld leeg, dan kan een andere speler met dezelfde kleur *meedoen*, en krijgen jullie allebei meer. Eén keer per seizoen gebruik je je beurt om met je *keyper* een bord ③ te claimen. Een staande keyple kun je later neerleggen: dan werkt hij nog een keer.
keyper-learn-end = Heeft iedereen alles gespeeld, dan eindigt kort daarna het seizoen ⑤. Jullie houden jaarmarkten, en je neemt het bord dat je claimde mee naar huis, met de keyples erop. Je vouwt het anders, en die keyples vormen je volgende ploeg. Na { $seasons } seizoenen is de partij afgelopen.
keyper-learn-win = Wie de meeste punten heeft, wint. Punten krijg je voor tegels die je hebt gebouwd, voor verkoop aan boten op de rivieren ④ en voor jaarmarkten.
keyper-learn-mistake-1 = Te weinig meedoen. Doe je mee, dan krijg je evenveel als de speler met wie je meedoet, en het kost je geen beurt. Doe alleen niet mee als de keyple je later meer oplevert.
keyper-learn-mistake-2 = Te vroeg een leeg bord claimen. Je volgende ploeg bestaat vooral uit de keyples die er aan het eind van het seizoen op staan.
keyper-learn-mistake-3 = Dieren zonder plaats. Aan het eind van een seizoen heeft elk dier plaats nodig op een boerderijtegel die zijn soort toont. De rest ben je kwijt.
keyper-learn-alt = Een Keyper-tafel in de lente. 1: jouw keyples. 2: een veld waarop 2 keyples werken. 3: een bord dat jouw keyper heeft geclaimd. 4: een rivier met een boot. 5: het seizoen.
