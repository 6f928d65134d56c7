# Een eerste spel Keyflower, beurt voor beurt: wat elke les zegt, vraagt en heeft opgeleverd.

keyflower-course-bid-say = Na vier seizoenen winnen de meeste punten, en de meeste komen van tegels in je dorp. Tegels win je door met arbeiders te bieden, en één arbeider is al een bod.
keyflower-course-bid-do = Bied één rode arbeider op de tegel { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Je arbeider ligt naast de tegel. Biedt niemand meer, dan is hij aan het eind van het seizoen van jou.
keyflower-course-use-say = Arbeiders kunnen een tegel ook benutten, zelfs een in het midden die nog van niemand is. Omdat hij niet van jou is, gaat de opbrengst naar je thuis-tegel.
keyflower-course-use-do = Benut { keyflower-tile-workshop } met één gele arbeider en neem een steen.
keyflower-course-use-got = Er ligt een steen op je thuis-tegel. De arbeider blijft daar tot het seizoen eindigt.
keyflower-course-group-say = Je bent overboden: je arbeider daar is nu een groep met een verloren bod. Kwijt ben je hem niet, want de hele groep mag naar een andere tegel.
keyflower-course-group-do = Trek verder: bied met die groep op { keyflower-tile-keywood }.
keyflower-course-group-got = Dezelfde arbeider biedt nu elders en je hebt niets uitgegeven. Zolang het seizoen duurt, kan een verloren bod altijd zo verder trekken.
keyflower-course-colour-say = Waar arbeiders staan, heeft iedereen die dit seizoen volgt dezelfde kleur nodig. Rode bieden op { keyflower-tile-woodcutter }, dus alleen rode kunnen hem benutten.
keyflower-course-colour-do = Benut { keyflower-tile-woodcutter } met één rode arbeider.
keyflower-course-colour-got = Er liggen twee hout op je thuis-tegel. Wie die tegel hierna benut, heeft meer arbeiders nodig dan jij hebt gestuurd.
keyflower-course-upgrade-say = Je thuis-tegel kan worden opgewaardeerd voor een hout en een steen, en beide liggen er nu op. Wie hem benut mag precies dat, en opgewaardeerd is hij aan het eind 5 punten waard.
keyflower-course-upgrade-do = Benut je thuis-tegel met één blauwe arbeider en waardeer hem op.
keyflower-course-upgrade-got = Vijf punten zijn van jou. De arbeider staat in je eigen dorp en komt aan het eind van het seizoen bij je terug.
keyflower-course-outbid-say = Nu jij: je bod moet groter zijn dan elk ander bod op de tegel, in zijn kleur. Wie verliest mag weg of komt terug met meer, dus bedenk wat de tegel je waard is.
keyflower-course-outbid-do = Bied twee blauwe arbeiders op { keyflower-tile-alehouse }.
keyflower-course-outbid-got = Jij staat daar nu voor. Gaat iemand op zijn beurt hoger, dan weet je wat je arbeiders kunnen doen.
keyflower-course-order-say = Wie een volgorde-tegel wint, kiest als eerste een schip en mag misschien het volgende seizoen beginnen. Er is niets gespeeld voordat je afgeeft: druk gerust ergens op, **Terugnemen** maakt het ongedaan.
keyflower-course-order-do = Bied één gele arbeider op de volgorde-tegel.
keyflower-course-order-got = Niemand anders biedt erop. Ook na het afgeven werkt **Mijn beurt terugnemen**, zolang niemand anders sindsdien iets moest beslissen.
keyflower-course-pass-say = Je hoeft niet al je arbeiders te spelen: wat achter je scherm blijft, blijft van jou. Als iedereen na elkaar heeft gepast, eindigt het seizoen.
keyflower-course-pass-do = Pas, en kijk wat de lente je heeft gebracht.
keyflower-course-pass-got = Twee tegels zijn van jou: de biedingen erop gingen in de zak, maar arbeiders die erop stonden kwamen naar jou.
keyflower-course-boat-say = Aan het eind van lente, zomer en herfst krijgt iedereen wat één schip brengt. Jij hebt de volgorde-tegel gewonnen, dus jij kiest als eerste.
keyflower-course-boat-do = Neem het schip met meer vaardigheden: daarmee betaal je opwaarderingen.
keyflower-course-boat-got = Nieuwe arbeiders en vaardigheden wachten achter je scherm.
keyflower-course-place-say = Gewonnen tegels leg je voorgoed aan je dorp, weg aan weg. Grondstoffen reizen over wegen, dus houd de weg kort van je thuis-tegel naar waar je ze nodig hebt.
keyflower-course-place-do = Leg beide tegels zoals je wilt; letters in het plaatje noemen de plekken.
keyflower-course-own = ### 🎓 Op eigen benen
    De zomer is van jou: speel hem zoals je wilt. Onder **Meer …** vind je een **Hint** met drie goede zetten en waarom, wat nu niet kan en om welke reden, en opdrachten voor beurten als je er niet bent.
keyflower-course-over = ### 🎓 Goed gedaan: hier eindigen de lessen
    Je kunt op tegels bieden en met een verloren bod verder trekken, tegels benutten met arbeiders van de juiste kleur, opwaarderen, een schip nemen en je dorp bouwen. De herfst gaat net zo; in de winter bied je op tegels die punten opleveren.
