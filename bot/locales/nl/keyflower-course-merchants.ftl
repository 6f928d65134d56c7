# Een eerste spel met The Merchants, voor wie Keyflower kent.

keyflower-course-merchants-contract-say = Wie Keyflower kent, leert hier drie dingen: contracten, uitbreidingen en nieuwe schepen. Een contract is aan het eind 7 punten waard als je alles hebt wat erop staat.
keyflower-course-merchants-contract-do = Benut { keyflower-tile-assayer } met één blauwe arbeider en neem het open contract met een zaag en een hout.
keyflower-course-merchants-contract-got = Het ligt achter je scherm, en op zijn plaats ligt een ander open.
keyflower-course-merchants-cash-say = In elke beurt van jou kun je een contract inwisselen voor één stuk dat erop staat. Dat is geen beurt: je biedt, benut of past daarna nog.
keyflower-course-merchants-cash-do = Wissel je contract in voor het hout en bied dan één gele arbeider op { keyflower-tile-keywood }.
keyflower-course-merchants-cash-got = Het hout ligt op je thuis-tegel, en geboden heb je ook.
keyflower-course-merchants-stone-say = Je thuis-tegel wordt opgewaardeerd voor een hout en een steen. Het hout is er.
keyflower-course-merchants-stone-do = Benut { keyflower-tile-workshop } met één gele arbeider en neem een steen.
keyflower-course-merchants-stone-got = Nu liggen beide op je thuis-tegel.
keyflower-course-merchants-upgrade-say = Alleen opgewaardeerde tegels kun je uitbreiden. Dus eerst opwaarderen, en daarmee de vaste punten die een uitbreiding verdubbelt.
keyflower-course-merchants-upgrade-do = Benut je thuis-tegel met één blauwe arbeider en waardeer hem op.
keyflower-course-merchants-upgrade-got = Vijf punten. Er staat een blauwe arbeider, dus dit seizoen past alleen een blauwe uitbreiding.
keyflower-course-merchants-extend-say = Wat een opwaardering toestaat, mag in plaats daarvan een uitbreiding kopen. Die verdubbelt de vaste punten van de tegel, en daarna mogen alleen arbeiders van haar kleur hem benutten.
keyflower-course-merchants-extend-do = Benut { keyflower-tile-stable } met één gele arbeider en breid je thuis-tegel in blauw uit voor één blauwe arbeider.
keyflower-course-merchants-extend-got = Tien punten in plaats van vijf.
keyflower-course-merchants-order-say = Tweede schepen brengen meer dan arbeiders: goud, hutten, contracten. Wie een volgorde-tegel wint, kiest als eerste.
keyflower-course-merchants-order-do = Bied één rode arbeider op de volgorde-tegel.
keyflower-course-merchants-order-got = Je kiest straks als eerste een schip.
keyflower-course-merchants-pass-say = Een arbeider die je houdt is er in de zomer een meer. Als iedereen na elkaar heeft gepast, eindigt het seizoen en komen er nieuwe contracten.
keyflower-course-merchants-pass-do = Pas.
keyflower-course-merchants-pass-got = Eén tegel is van jou, en de arbeider in je dorp kwam bij je terug.
keyflower-course-merchants-boat-say = { keyflower-tile-keyflower-ii } brengt een goud, dat meteen op je thuis-tegel ligt. Goud staat voor elke andere grondstof en is een punt waard als het overblijft.
keyflower-course-merchants-boat-do = Neem het schip met het goud.
keyflower-course-merchants-boat-got = Arbeiders en een goud zijn van jou.
keyflower-course-merchants-place-say = Nieuwe tegels leg je aan je dorp, weg aan weg. Houd de weg kort van je thuis-tegel naar waar je grondstoffen nodig hebt.
keyflower-course-merchants-place-do = Leg je tegel zoals je wilt; letters in het plaatje noemen de plekken.
keyflower-course-merchants-own = ### 🎓 Op eigen benen
    De zomer is van jou: speel hem zoals je wilt. Onder **Meer …** vind je een **Hint** met drie goede zetten en waarom, en opdrachten voor beurten als je er niet bent.
keyflower-course-merchants-over = ### 🎓 Goed gedaan: hier eindigen de lessen
    Je kunt contracten nemen en inwisselen, opgewaardeerde tegels uitbreiden en een tweede schip kiezen om het goud. Contracten tellen aan het eind, met alles wat erop staat.
