# Een eerste spel Keyper, beurt voor beurt: wat elke les zegt, vraagt en heeft opgeleverd.

keyper-course-send-say = Na vier seizoenen winnen de meeste punten: van gebouwde tegels, van vracht en van jaarmarkten. Alles begint met keyples die je naar velden stuurt, en een in de kleur van het veld levert meer op.
keyper-course-send-do = Stuur een oranje keyple naar de klei van bord 1: de rand is oranje.
keyper-course-send-got = Twee klei in plaats van één, want de kleur klopte.
keyper-course-join-say = Stuurt iemand een keyple naar een leeg veld, dan wordt de anderen gevraagd met dezelfde kleur mee te doen. Wie meedoet krijgt evenveel als wie begon, en het is niet eens een beurt.
keyper-course-join-do = Doe mee met je bruine keyple.
keyper-course-join-got = Drie boomstammen voor elk: samen is er een meer.
keyper-course-builders-say = Wat je hebt kun je verbouwen: eigen tegels en landschapstegels komen op je boerderij en in je dorp. Bouwen is werk voor oranje keyples.
keyper-course-builders-do = Stuur je andere oranje keyple naar het bouwveld van bord 1.
keyper-course-builders-got = Niemand deed mee, maar de kleur klopte: je mag twee keer bouwen.
keyper-course-build-say = Boerderijtegels kosten grondstoffen, dorpstegels eindproducten. De { keyper-tile-pig-sty } geeft varkens onderdak en een punt voor elk.
keyper-course-build-do = Bouw de { keyper-tile-pig-sty } op de eerste kavel van je boerderij met een klei en een boomstam, en laat het daarbij.
keyper-course-build-got = Hij staat, met plaats voor vier varkens.
keyper-course-keyper-say = Eén keer per seizoen claimt je keyper een bord: alle keyples op zijn velden komen aan het eind van het seizoen met je mee, wie ze ook stuurde. Kies een bord met goed gezelschap.
keyper-course-keyper-do = Claim bord 1 met je keyper.
keyper-course-keyper-got = Bord 1 is aan het eind van de lente van jou. Werken mag daar nog steeds iedereen.
keyper-course-white-say = Witte keyples zijn jokers: ze doen mee met elke kleur en tellen als die kleur. Je wordt gevraagd mee te doen met een grijze bij de rotsblokken.
keyper-course-white-do = Doe mee met een witte keyple.
keyper-course-white-got = Drie rotsblokken, want hij telde als grijs.
keyper-course-animals-say = Dieren komen van velden met een lichtgroene rand. Aan het eind van het seizoen heeft elk plaats nodig op een boerderijtegel die zijn soort toont.
keyper-course-animals-do = Stuur je lichtgroene keyple naar de varkens van bord 1.
keyper-course-animals-got = Twee varkens trekken in je { keyper-tile-pig-sty }.
keyper-course-decline-say = Je hoeft niet mee te doen. Een witte keyple is later meer waard, en wie de andere stuurde krijgt zonder jou minder.
keyper-course-decline-do = Doe deze keer niet mee.
keyper-course-decline-got = Je houdt je witte keyple voor iets beters.
keyper-course-lay-say = Een tweede keyple mag naast een staande, als de kleur klopt. Leg de eerste neer en beide werken: meer haalt één speler niet uit een veld.
keyper-course-lay-do = Stuur je witte keyple naar de varkens van bord 1 en leg degene neer die daar staat.
keyper-course-lay-got = Drie varkens erbij. Een liggende keyple werkt dit seizoen niet meer.
keyper-course-boat-say = De eerste keyple op een rivier brengt een boot. Daarmee neem je een goed dat erop staat, of verkoop je er een voor vrachtpunten; lichtblauw is zijn kleur.
keyper-course-boat-do = Stuur je lichtblauwe keyple naar de rivier van bord 1, op de boot met varken en rotsblok.
keyper-course-boat-got = Twee bootacties zijn van jou, want de kleur klopte.
keyper-course-sell-say = Eén varken is te veel voor je { keyper-tile-pig-sty }, dus laat er per boot gaan. Elk verkocht goed is 2 punten waard, voorgoed.
keyper-course-sell-do = Verkoop twee varkens, na elkaar.
keyper-course-sell-got = Vier vrachtpunten, en elk varken dat over is heeft onderdak.
keyper-course-upgraders-say = Een tegel kan één keer worden opgewaardeerd en kan of telt dan meer. Dat is werk voor grijze keyples.
keyper-course-upgraders-do = Stuur je grijze keyple naar het opwaardeerveld van bord 1.
keyper-course-upgraders-got = Je mag twee keer opwaarderen.
keyper-course-upgrade-say = Een boerderijtegel waardeer je op met een grondstof of tarwe, een dorpstegel met een eindproduct of tarwe. Valt er niets meer te kiezen, dan telt een beurt meteen; **Mijn beurt terugnemen** maakt die ongedaan zolang niemand anders sindsdien hoefde te beslissen en er niets is opengelegd.
keyper-course-upgrade-do = Waardeer de { keyper-tile-pig-sty } op met een boomstam, en laat het daarbij.
keyper-course-own = ### 🎓 Op eigen benen
    De rest van de lente en de hele zomer zijn van jou: speel zoals je wilt, en na elke beurt van jou volgt een opmerking. Onder **Meer …** vind je een **Hint** met drie goede zetten en waarom, wat nu niet kan en om welke reden, en opdrachten voor als je er niet bent.
keyper-course-over = ### 🎓 Goed gedaan: hier eindigen de lessen
    Je kunt keyples sturen en op kleuren letten, meedoen of wegblijven, bouwen, opwaarderen en dieren onderbrengen, goederen verschepen en met je keyper een bord claimen. Herfst en winter gaan net zo.
