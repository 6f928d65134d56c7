# Een eerste spel Keyflower, beurt voor beurt: wat elke les zegt, vraagt en heeft opgeleverd.

keyflower-course-bid-say = Wie na 4 seizoenen de meeste punten heeft, wint. Punten komen vooral van tegels. Die tegels win je door met arbeiders te bieden. Jouw arbeiders staan boven je dorp.
keyflower-course-bid-do = Druk op **{ keyflower-bid }** en bied 1 rode arbeider op { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Je arbeider wacht naast de tegel.
keyflower-course-use-say = Arbeiders kunnen een tegel ook gebruiken, zelfs een die nog van niemand is. De tekens erop tonen wat hij oplevert. Grondstoffen uit het midden gaan naar je thuistegel.
keyflower-course-use-do = Druk op **{ keyflower-key-middle }**, gebruik { keyflower-tile-workshop } met 1 gele arbeider en neem { keyflower-item-stone }.
keyflower-course-use-got = De steen ligt op je thuistegel.
keyflower-course-group-say = { $rival } bood 2 rode arbeiders op { keyflower-tile-woodcutter }: je bent overboden. Je bent je arbeider niet kwijt. Hij mag naar een andere tegel.
keyflower-course-group-do = Druk op **{ keyflower-bid }** en verplaats je overboden arbeider naar { keyflower-tile-keywood }.
keyflower-course-group-got = Je biedt met dezelfde arbeider verder en bent niets kwijt.
keyflower-course-colour-say = De eerste arbeiders bij een tegel bepalen de kleur voor het seizoen. Bij { keyflower-tile-woodcutter } zijn ze rood, dus je kunt hem alleen met rode arbeiders gebruiken.
keyflower-course-colour-do = Druk op **{ keyflower-key-middle }** en gebruik { keyflower-tile-woodcutter } met 1 rode arbeider.
keyflower-course-colour-got = Er ligt 2 hout op je thuistegel.
keyflower-course-upgrade-say = Je thuistegel opwaarderen kost 1 hout en 1 steen, en die liggen er al op. Opgewaardeerd is hij 5 punten waard.
keyflower-course-upgrade-do = Druk op **{ keyflower-key-mine }** en stuur 1 blauwe arbeider naar je thuistegel.
keyflower-course-upgrade-got = 5 punten!
keyflower-course-outbid-say = Ook { $rival } biedt op { keyflower-tile-scribes }. Bied meer arbeiders van dezelfde kleur.
keyflower-course-outbid-do = Druk op **{ keyflower-bid }** en bied 2 gele arbeiders op { keyflower-tile-scribes }.
keyflower-course-outbid-got = Jij leidt. { $rival } heeft nu 8 blauwe arbeiders op { keyflower-tile-keythedral } geboden.
keyflower-course-last-say = Je hebt geen 9 arbeiders van één kleur om 8 blauwe te overbieden. Als nu iedereen past, is de winter voorbij en worden de punten geteld.
keyflower-course-last-do = Druk op **{ keyflower-pass }** en dan op **{ panel-confirm }**.
keyflower-course-pass-say = Arbeiders die je niet speelt, houd je. Als iedereen direct na elkaar past, eindigt het seizoen. { $rival } heeft net gepast. Met de paarse tegel win je de eerste keus uit de schepen.
keyflower-course-pass-do = Druk op **{ keyflower-pass }** en dan op **{ panel-confirm }**: daarmee eindigt de lente.
keyflower-course-pass-got = Je hebt { keyflower-tile-keywood } gewonnen. De arbeiders van je bod ben je kwijt, maar alle arbeiders op je tegels zijn nu van jou.
keyflower-course-boat-say = Na lente, zomer en herfst neemt iedereen de arbeiders en vaardigheden (zaag, houweel, aambeeld) van 1 schip.
keyflower-course-boat-do = Neem het schip { keyflower-tile-sea-bastion }: dat brengt 2 vaardigheden.
keyflower-course-boat-got = Je nieuwe arbeiders en vaardigheden liggen achter je scherm: alleen jij ziet ze.
keyflower-course-place-say = Je nieuwe tegel leg je voorgoed aan je dorp. Weg moet aan weg liggen, veld aan veld en rivier aan rivier.
keyflower-course-place-do = Leg { keyflower-tile-keywood } op plek **3** en druk op **{ panel-confirm }**.
keyflower-course-place-got = We springen naar de winter: iedereen paste, en je nam nog 2 schepen.
keyflower-course-winter-say = Wintertegels leveren punten op. Je kiest in het geheim welke je veilt. { keyflower-tile-scribes }: 10 punten per set van zaag, houweel en aambeeld. Je hebt 2 van elk.
keyflower-course-winter-do = Druk op **B** voor { keyflower-tile-scribes } en dan op **{ panel-confirm }**.
keyflower-course-winter-got = De wintertegels die jij en { $rival } kozen, worden geveild.
keyflower-course-over = ### 🎓 Je hebt gewonnen! Dat was Keyflower
    Je kunt bieden, overboden arbeiders verplaatsen, tegels gebruiken en opwaarderen, een schip nemen en een wintertegel winnen. Zomer en herfst gaan net als de lente.
