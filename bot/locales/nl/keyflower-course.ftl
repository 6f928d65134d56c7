# Een eerste spel Keyflower, beurt voor beurt: wat elke les zegt, vraagt en heeft opgeleverd.

keyflower-course-bid-say = Wie na 4 seizoenen de meeste punten heeft, wint. Punten komen vooral van tegels. Je wint ze door arbeiders te bieden: de jouwe staan erboven.
keyflower-course-bid-do = Druk op **{ keyflower-bid }** en bied 1 rode arbeider op { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Je arbeider wacht daar. { $rival } biedt 1 blauwe op { keyflower-tile-stable }.
keyflower-course-use-say = Arbeiders kunnen ook tegels zonder eigenaar gebruiken: minstens zoveel als het zwarte teken zegt. Grondstoffen uit het midden gaan naar je thuistegel.
keyflower-course-use-do = Druk op **{ keyflower-key-middle }**, gebruik { keyflower-tile-workshop } met 1 gele arbeider en neem { keyflower-item-stone }.
keyflower-course-use-got = De steen ligt op je thuistegel.
keyflower-course-group-say = { $rival } bood 2 rode op { keyflower-tile-woodcutter }: je bent overboden. Je houdt je arbeider: hij mag naar een andere tegel.
keyflower-course-group-do = Druk op **{ keyflower-bid }** en verplaats je overboden arbeider naar { keyflower-tile-keywood }.
keyflower-course-group-got = Na jou heeft { $rival } voor { keyflower-tile-workshop } 2 gele nodig: elke keer minstens 1 meer.
keyflower-course-colour-say = De eerste arbeiders bij een tegel bepalen de kleur voor het seizoen. { keyflower-tile-woodcutter } is rood: alleen rode kunnen hem gebruiken.
keyflower-course-colour-do = Druk op **{ keyflower-key-middle }** en gebruik { keyflower-tile-woodcutter } met 1 rode.
keyflower-course-colour-got = Je thuistegel heeft nu 2 hout. { $rival } gebruikt { keyflower-tile-keywood } met 1 rode.
keyflower-course-upgrade-say = Je thuistegel opwaarderen kost 1 hout en 1 steen. Die liggen er al; naar andere tegels vervoer je ze over wegen. Opgewaardeerd is hij 5 punten waard.
keyflower-course-upgrade-do = Druk op **{ keyflower-key-mine }** en stuur 1 blauwe naar je thuistegel.
keyflower-course-upgrade-got = 5 punten!
keyflower-course-outbid-say = { $rival } bood 1 gele op { keyflower-tile-scribes }. Bied er meer van die kleur.
keyflower-course-outbid-do = Druk op **{ keyflower-bid }** en bied 2 gele op { keyflower-tile-scribes }.
keyflower-course-outbid-got = Jij leidt. { $rival } bood 8 blauwe arbeiders op { keyflower-tile-keythedral }.
keyflower-course-last-say = Overbieden kost 9 blauwe, en die heb je niet. Als nu iedereen past, neemt ieder nog een schip en worden de punten geteld.
keyflower-course-last-do = Druk op **{ keyflower-pass }**, dan **{ panel-confirm }**.
keyflower-course-pass-say = Arbeiders die je niet speelt, houd je. Als iedereen na elkaar past, eindigt het seizoen. { $rival } heeft net gepast.
keyflower-course-pass-do = Druk op **{ keyflower-pass }**, dan **{ panel-confirm }**: zo eindigt de lente.
keyflower-course-pass-got = Je wint { keyflower-tile-keywood }. Je bod is weg, maar alle arbeiders op je tegels zijn nu van jou.
keyflower-course-boat-say = Nu neemt iedereen arbeiders en vaardigheden van 1 schip. Niemand bood op de paarse tegel: als startspeler kies jij eerst.
keyflower-course-boat-do = Neem het schip { keyflower-tile-sea-bastion }, met een houweel en een aambeeld.
keyflower-course-boat-got = Je arbeiders en vaardigheden liggen achter je scherm: alleen jij ziet ze.
keyflower-course-place-say = Je nieuwe tegel komt voorgoed in je dorp. Weg moet aan weg liggen, veld aan veld en rivier aan rivier.
keyflower-course-place-do = Leg { keyflower-tile-keywood } op plek **3** en druk op **{ panel-confirm }**.
keyflower-course-place-got = Nu is het winter: je nam nog 2 schepen.
keyflower-course-winter-say = Je kreeg 3 wintertegels, die geven punten. Kies er in het geheim minstens 1 om te veilen. { keyflower-tile-scribes }: 10 punten per set van zaag, houweel en aambeeld. Je hebt 2 sets.
keyflower-course-winter-do = Druk op **B** voor { keyflower-tile-scribes }, dan **{ panel-confirm }**.
keyflower-course-winter-got = Jouw wintertegel en die van { $rival } worden geveild.
keyflower-course-over = ### 🎓 Gewonnen! Dat was Keyflower
    Zomer en herfst gaan net als de lente. Ook schepen kunnen punten geven: dat van { $rival } gaf er 3, het jouwe geen. Niemand bood op de paarse tegel, dus kreeg jij de paarse startarbeider. Die kan als 1 goud tellen: 1 punt.
