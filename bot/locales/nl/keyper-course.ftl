# Een eerste spel Keyper, beurt voor beurt: wat elke les zegt, vraagt en heeft opgeleverd.

keyper-course-send-say = Keyples zijn je arbeiders. Stuur er een naar een veld en je krijgt wat erop staat. Heeft de keyple de kleur van de rand, dan krijg je er 1 meer. Wie na 4 seizoenen de meeste punten heeft, wint.
keyper-course-send-do = Druk op **{ keyper-colour-orange }** en stuur de keyple naar het veld { keyper-field-clay } op Bord 1.
keyper-course-send-got = 2 klei in plaats van 1: de kleur klopt.
keyper-course-join-say = De computer stuurt een bruine keyple naar een leeg veld. Doe mee met dezelfde kleur: je krijgt evenveel, en het kost je geen beurt.
keyper-course-join-do = Druk op **Meedoen met bruin**.
keyper-course-join-got = Jullie krijgen allebei 3 boomstammen: 1 meer doordat je meedoet.
keyper-course-builders-say = Tegels bouw je op je boerderij en in je dorp. Het bouwveld heeft een oranje rand.
keyper-course-builders-do = Druk op **{ keyper-colour-orange }** en stuur de keyple naar het veld { keyper-field-build } op Bord 1.
keyper-course-builders-got = De kleur klopt: je mag 2 keer bouwen.
keyper-course-build-say = Eén is nu genoeg: de { keyper-tile-pig-sty }, voor 1 klei en 1 boomstam. Daar passen 4 varkens in, en elk levert 1 punt op.
keyper-course-build-do = Kies de { keyper-tile-pig-sty }, betaal met **{ keyper-good-clay }** en **{ keyper-good-log }** en sla de tweede actie over.
keyper-course-build-got = Gebouwd: dit is je boerderij, met de { keyper-tile-pig-sty }.
keyper-course-keyper-say = Eén keer per seizoen claimt je keyper een bord: aan het eind krijg je alle keyples erop. De computer heeft Bord 2 al; op Bord 1 staan er 7.
keyper-course-keyper-do = Druk op **Bord 1 (7)** om het bord met 7 keyples te claimen.
keyper-course-keyper-got = Anderen mogen op Bord 1 blijven werken: hun keyples gaan met jou mee.
keyper-course-animals-say = De keyper van de computer claimt Bord 2: daarover straks meer. Ook dieren komen van velden. Het varkensveld heeft een lichtgroene rand.
keyper-course-animals-do = Druk op **{ keyper-colour-light-green }** en stuur de keyple naar het veld { keyper-field-pigs } op Bord 1.
keyper-course-animals-got = Je { keyper-tile-pig-sty } heeft nu 2 varkens.
keyper-course-decline-say = De computer stuurt een lichtgroene keyple naar het veld Tarwe op Bord 2. Je kunt meedoen met een witte. Doe het niet: bewaar hem voor varkens, die leveren meer punten op dan tarwe.
keyper-course-decline-do = Druk deze keer op **{ keyper-menu-skip }**.
keyper-course-decline-got = Je houdt beide witte keyples.
keyper-course-lay-say = Wit krijgt de kleur van de keyple daar. Blijft je eigen keyple staan, dan krijg je 2. Leg je hem neer, dan werkt hij mee: 3, maar daarna dit seizoen niet meer.
keyper-course-lay-do = Druk op **{ keyper-colour-white }**, kies het veld { keyper-field-pigs } op Bord 1 en druk op **{ keyper-menu-lay-heading }**.
keyper-course-lay-got = 5 varkens: 1 te veel, maar straks verkoop je er.
keyper-course-boat-say = De eerste keyple bij een rivier haalt er een boot heen. Je krijgt 1 van de goederen van de boot, of verkoopt er 1 voor 2 vrachtpunten.
keyper-course-boat-do = Druk op **{ keyper-colour-light-blue }**, kies het veld { keyper-field-river } op Bord 1 en dan **Boot 3**.
keyper-course-boat-got = De kleur klopt: je krijgt 2 bootacties.
keyper-course-sell-say = Je hebt 5 varkens, maar plaats voor 4: het vijfde raak je na het seizoen kwijt. Aan het eind van de partij levert een varken in de stal 1 punt op, verkocht 2.
keyper-course-sell-do = Druk onder ‘Verkopen voor 2 punten’ twee keer op het varken.
keyper-course-sell-got = 4 vrachtpunten. Je laatste 3 keyples zijn voor je gespeeld: 3 rotsen, 1 klei, 3 tarwe.
keyper-course-again-say = Geen keyples meer, maar de computer speelt nog: leg keyples neer die op je tegels of bord staan. Ze werken nog een keer.
keyper-course-again-do = Kies het veld { keyper-field-logs } op Bord 1 en leg beide keyples neer.
keyper-course-again-got = 3 boomstammen erbij.
keyper-course-last-say = De computer heeft net zijn laatste keyple gespeeld. Jij legt nog één keer neer, dan eindigt de lente, ook als er nog keyples staan. Je lentemarkttegel geeft punten: toon 1 varken en 1 boomstam; je houdt ze.
keyper-course-last-do = Kies het veld { keyper-field-clay } op Bord 1 en leg de keyple neer.
keyper-course-last-got = Je lentemarkt: 2 punten. Je 12 keyples komen thuis. Met 2 spelers stuur je er maar 9: in een partij kies je welke 3 wachten en elk 1 goed opleveren.
keyper-course-fold-say = Vouw je bord voor de zomer: dat bepaalt de velden.
keyper-course-fold-do = Je zomermarkt mist alleen 1 koe, en A heeft { keyper-field-cows }: druk op **A** en dan op **{ panel-confirm }**.
keyper-course-over =
    ### 🎓 Dat was je eerste lente in Keyper
    Je kunt keyples sturen en neerleggen, meedoen of niet, bouwen, dieren onderbrengen, goederen verschepen, een bord claimen en vouwen. De andere 3 seizoenen gaan net zo. Je komt ook nog tegen:
    - Oranje pijl: een gebouwde tegel opwaarderen, voor meer punten.
    - Twee kaarten: een landschapstegel nemen om later te bouwen.
    - Hamer met −1: bouwen voor 1 goed minder.
    - Je eigen kavels, de plekken op je boerderij en in je dorp: daar kan een keyple bouwen, of de tegel opwaarderen of gebruiken. De eerste daar mag elke kleur hebben.
    - Doet iemand mee bij hamer of pijl, dan zijn jullie om de beurt, telkens 1 actie.
    - Een baksteen, hout of steen telt ook als klei, boomstam of rots.
