# Een eerste spel Keyflower, beurt voor beurt: wat elke les zegt, vraagt en heeft opgeleverd.

keyflower-course-bid-say = Wie na 4 seizoenen de meeste punten heeft, wint. Punten komen vooral van tegels. Die tegels win je door met arbeiders te bieden. Jouw arbeiders staan boven de tegels.
keyflower-course-bid-do = Druk op **{ keyflower-bid }** en bied 1 rode arbeider op { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Je arbeider wacht daar. { $rival } biedt 1 blauwe op { keyflower-tile-stable }.
keyflower-course-use-say = Arbeiders kunnen een tegel ook gebruiken voordat hij van iemand is: minstens zoveel als het zwarte teken zegt. Grondstoffen uit het midden gaan naar je thuistegel.
keyflower-course-use-do = Druk op **{ keyflower-key-middle }**, gebruik { keyflower-tile-workshop } met 1 gele arbeider en neem { keyflower-item-stone }.
keyflower-course-use-got = De steen ligt op je thuistegel.
keyflower-course-group-say = { $rival } bood 2 rode arbeiders op { keyflower-tile-woodcutter }: je bent overboden. Je bent je arbeider niet kwijt. Hij mag naar een andere tegel.
keyflower-course-group-do = Druk op **{ keyflower-bid }** en verplaats je overboden arbeider naar { keyflower-tile-keywood }.
keyflower-course-group-got = Na jou heeft { $rival } voor { keyflower-tile-workshop } 2 gele nodig.
keyflower-course-colour-say = De eerste arbeiders bij een tegel bepalen de kleur voor het seizoen. Bij { keyflower-tile-woodcutter } zijn ze rood, dus kunnen alleen rode hem gebruiken.
keyflower-course-colour-do = Druk op **{ keyflower-key-middle }** en gebruik { keyflower-tile-woodcutter } met 1 rode arbeider.
keyflower-course-colour-got = Er ligt 2 hout op je thuistegel. { $rival } gebruikt { keyflower-tile-keywood } met 1 rode.
keyflower-course-upgrade-say = Je thuistegel opwaarderen kost 1 hout en 1 steen. Die liggen er al; naar andere tegels vervoer je ze over wegen. Opgewaardeerd is hij 5 punten waard.
keyflower-course-upgrade-do = Druk op **{ keyflower-key-mine }** en stuur 1 blauwe arbeider naar je thuistegel.
keyflower-course-upgrade-got = 5 punten!
keyflower-course-outbid-say = { $rival } bood 1 gele arbeider op { keyflower-tile-scribes }. Bied er meer van die kleur.
keyflower-course-outbid-do = Druk op **{ keyflower-bid }** en bied 2 gele arbeiders op { keyflower-tile-scribes }.
keyflower-course-outbid-got = Jij leidt. { $rival } heeft nu 8 blauwe arbeiders op { keyflower-tile-keythedral } geboden.
keyflower-course-last-say = Om dat te overbieden, heb je 9 blauwe arbeiders nodig. Zoveel heb je er niet. Als nu iedereen past, worden de punten geteld.
keyflower-course-last-do = Druk op **{ keyflower-pass }** en dan op **{ panel-confirm }**.
keyflower-course-pass-say = Arbeiders die je niet speelt, houd je. Als iedereen na elkaar past, eindigt het seizoen. { $rival } heeft net gepast.
keyflower-course-pass-do = Druk op **{ keyflower-pass }** en dan op **{ panel-confirm }**: daarmee eindigt de lente.
keyflower-course-pass-got = Je hebt { keyflower-tile-keywood } gewonnen. Je bod ben je kwijt, maar alle arbeiders op je tegels zijn nu van jou.
keyflower-course-boat-say = Nu neemt iedereen arbeiders en vaardigheden van 1 schip. Niemand bood op de paarse tegel, dus de startspeler kiest eerst: jij.
keyflower-course-boat-do = Neem het schip { keyflower-tile-sea-bastion }: dat brengt een houweel en een aambeeld.
keyflower-course-boat-got = Je arbeiders en vaardigheden liggen achter je scherm: alleen jij ziet ze.
keyflower-course-place-say = Je nieuwe tegel leg je voorgoed aan je dorp. Weg moet aan weg liggen, veld aan veld en rivier aan rivier.
keyflower-course-place-do = Leg { keyflower-tile-keywood } op plek **3** en druk op **{ panel-confirm }**.
keyflower-course-place-got = We springen naar de winter: je nam nog 2 schepen.
keyflower-course-winter-say = Wintertegels leveren punten op. Je kiest in het geheim welke je veilt. { keyflower-tile-scribes }: 10 punten per set van zaag, houweel en aambeeld. Je hebt 2 van elk.
keyflower-course-winter-do = Druk op **B** voor { keyflower-tile-scribes } en dan op **{ panel-confirm }**.
keyflower-course-winter-got = Jouw wintertegel en die van { $rival } worden geveild.
keyflower-course-over = ### 🎓 Je hebt gewonnen! Dat was Keyflower
    Zomer en herfst gaan net als de lente. Ook schepen kunnen punten opleveren: dat van { $rival } bracht er 3 op, het jouwe geen. Niemand bood op de paarse tegel, dus kreeg jij de paarse startarbeider. Die telt aan het eind als 1 goud: 1 punt.
