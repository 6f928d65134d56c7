# Een eerste spel met The Merchants, voor wie Keyflower kent.

keyflower-course-merchants-contract-say = Nieuw: contracten, uitbreidingen, hutten (thuis 1 keer meer opwaarderen) en meer tegels en schepen. Een contract is 7 punten waard als je aan het eind alles hebt wat erop staat en dat nergens anders meetelt.
keyflower-course-merchants-contract-do = Druk op **{ keyflower-key-middle }**, gebruik { keyflower-tile-assayer } met 1 blauwe arbeider en neem het contract met zaag en hout.
keyflower-course-merchants-contract-got = Het contract ligt achter je scherm.
keyflower-course-merchants-cash-say = In je beurt mag je een contract inwisselen: je levert het in voor 1 stuk dat het noemt. Daarna bied je, gebruik je een tegel of pas je, zoals altijd.
keyflower-course-merchants-cash-do = Druk op **{ keyflower-key-cash }** en neem { keyflower-item-wood }. Druk dan op **{ keyflower-bid }** en bied 1 gele arbeider op { keyflower-tile-keywood }.
keyflower-course-merchants-cash-got = Het hout ligt op je thuistegel.
keyflower-course-merchants-stone-say = Je thuistegel opwaarderen kost 1 hout en 1 steen. Je mist alleen nog de steen.
keyflower-course-merchants-stone-do = Druk op **{ keyflower-key-middle }**, gebruik { keyflower-tile-workshop } met 1 gele arbeider en neem { keyflower-item-stone }.
keyflower-course-merchants-stone-got = Nu liggen ze allebei op je thuistegel.
keyflower-course-merchants-upgrade-say = Je kunt alleen opgewaardeerde tegels uitbreiden, dus eerst opwaarderen.
keyflower-course-merchants-upgrade-do = Druk op **{ keyflower-key-mine }** en stuur 1 blauwe arbeider naar je thuistegel om die op te waarderen.
keyflower-course-merchants-upgrade-got = 5 punten. Er staat een blauwe arbeider, dus dit seizoen past alleen een blauwe uitbreiding.
keyflower-course-merchants-extend-say = In plaats van op te waarderen kun je een tegel uitbreiden: dat verdubbelt de vaste punten. Daarna kunnen alleen arbeiders van die kleur hem gebruiken.
keyflower-course-merchants-extend-do = Druk op **{ keyflower-key-middle }**, gebruik { keyflower-tile-stable } met 1 gele arbeider en kies de blauwe uitbreiding die 1 blauwe arbeider kost.
keyflower-course-merchants-extend-got = 10 punten in plaats van 5.
keyflower-course-merchants-order-say = De nieuwe schepen brengen ook goud, hutten, contracten of groene arbeiders. Wie deze tegel wint, kiest als eerste uit alle schepen.
keyflower-course-merchants-order-do = Druk op **{ keyflower-bid }** en bied 1 rode arbeider op { keyflower-tile-order-1 }.
keyflower-course-merchants-order-got = Je leidt, dus de eerste keus uit de schepen is misschien voor jou.
keyflower-course-merchants-pass-say = Een arbeider die je houdt, heb je in de zomer extra. Als het seizoen eindigt, komen er nieuwe contracten.
keyflower-course-merchants-pass-do = Druk op **{ keyflower-pass }** en dan op **{ panel-confirm }**: daarmee eindigt de lente.
keyflower-course-merchants-pass-got = Je hebt { keyflower-tile-keywood } gewonnen.
keyflower-course-merchants-boat-say = { keyflower-tile-keyflower-ii } brengt 1 goud, dat naar je thuistegel gaat. Goud vervangt elke andere grondstof, en elk goud dat overblijft, is 1 punt waard.
keyflower-course-merchants-boat-do = Neem { keyflower-tile-keyflower-ii }, het schip met het goud.
keyflower-course-merchants-boat-got = We springen door naar de winter: iedereen paste, en je nam dat schip nog twee keer, voor 2 goud.
keyflower-course-merchants-winter-say = { keyflower-tile-jeweller } is een wintertegel: daarmee is elk goud 2 punten waard in plaats van 1.
keyflower-course-merchants-winter-do = Druk op **{ keyflower-bid }** en bied 1 gele arbeider op { keyflower-tile-jeweller }.
keyflower-course-merchants-over = ### 🎓 Dat was The Merchants
    Je kunt contracten nemen en inwisselen, opgewaardeerde tegels uitbreiden en een schip kiezen vanwege het goud. Iedereen paste, en je laatste schip bracht nog 3 goud: 6 op { keyflower-tile-jeweller } is 12 punten. Niemand bood op de paarse tegel, dus is { $rival } nu startspeler: 1 punt.
