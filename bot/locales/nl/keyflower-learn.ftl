# Keyflower en The Merchants op één scherm; een cijfer in een cirkel staat ook in het plaatje.

keyflower-learn-line = Arbeiders zijn geld en werkkracht tegelijk: je biedt ermee op tegels en je benut er tegels mee. Na vier seizoenen telt het dorp dat het meest waard is.
keyflower-learn-you = Je leidt een dorp. Het begint met één thuis-tegel en { $workers } arbeiders ① achter je scherm: de anderen zien hoeveel het er zijn, niet welke kleuren.
keyflower-learn-turn = Je stuurt arbeiders van één kleur naar één plek: als **bod** op een tegel ②, of om een tegel te **benutten** ③, van wie hij ook is. Of je past. De eerste arbeiders bij een tegel bepalen zijn kleur voor iedereen die dit seizoen volgt.
keyflower-learn-end = Past iedereen na elkaar, dan eindigt het seizoen ⑤. Wie het hoogst biedt, legt de tegel aan zijn dorp en betaalt het bod; verloren biedingen komen terug. Vóór de winter brengt een schip ④ bovendien iedereen nieuwe arbeiders. Na { $seasons } seizoenen is het spel afgelopen.
keyflower-learn-win = De meeste punten winnen. Ze komen vooral van opgewaardeerde tegels en van de winter: enkele winter-tegels heb je vanaf het begin, en jij beslist welke er geveild worden. Ook schepen leveren punten op, en elk goud dat over is telt 1.
keyflower-learn-mistake-1 = Meteen hoog bieden. Eén arbeider is genoeg om te beginnen, en wie overboden wordt mag met de hele groep naar een andere tegel.
keyflower-learn-mistake-2 = Zonder nadenken in andere dorpen werken: de arbeiders die je daarheen stuurt zijn aan het eind van het seizoen van de eigenaar.
keyflower-learn-mistake-3 = Grondstoffen op de verkeerde plek. Wat je niet op eigen tegels verdient, gaat naar je thuis-tegel, maar opwaarderen betaal je met wat op de tegel zelf ligt: iemand moet het brengen.
keyflower-learn-alt = Een tafel van Keyflower in de zomer. 1: jouw arbeiders en vaardigheden. 2: een tegel met een bod ernaast. 3: een tegel waarop arbeiders staan, omdat hij is benut. 4: de schepen en wat ze brengen. 5: het seizoen.

keyflower-learn-merchants-line = Keyflower met contracten om te vervullen, en uitbreidingen die een tegel dubbel laten tellen.
keyflower-learn-merchants-you = Net als in Keyflower leid je een dorp, met meer doelen: nieuwe tegels en schepen zijn erdoor gemengd.
keyflower-learn-merchants-turn = Je biedt, benut of past zoals altijd. Sommige tegels en schepen leveren nu **contracten** op: een van de { $open } open ① of de bovenste van de stapel ②. En waar je mag opwaarderen, kun je in plaats daarvan een **uitbreiding** ③ kopen voor een opgewaardeerde tegel van jezelf.
keyflower-learn-merchants-end = Na { $seasons } seizoenen, net als in Keyflower. Aan het eind van lente, zomer en herfst worden nieuwe contracten opengelegd.
keyflower-learn-merchants-win = Een contract is { $points } punten waard als je aan het eind alles hebt wat erop staat. Een uitbreiding verdubbelt de vaste punten van haar tegel. Een hut op je thuis-tegel geeft elk gebruik ervan een opwaardering extra.
keyflower-learn-merchants-mistake-1 = Een stuk twee keer tellen: wat een contract gebruikt, telt nergens anders.
keyflower-learn-merchants-mistake-2 = Een uitbreiding in een kleur die je mist: daarna mogen alleen arbeiders van die kleur de tegel benutten.
keyflower-learn-merchants-mistake-3 = Blijven zitten op een contract dat je niet kunt vervullen: in je beurt kun je het inwisselen voor één stuk dat erop staat.
keyflower-learn-merchants-alt = De markt van The Merchants. 1: de open contracten met hun punten. 2: de stapel verdekte contracten. 3: de uitbreidingen in vier kleuren met hun prijzen.
