# Een eerste spel Keythedral, beurt voor beurt: wat elke les zegt, vraagt en heeft opgeleverd.

keythedral-course-field-say = Wie de meeste punten heeft, wint. Punten krijg je voor zetels in de keythedral, en die betaal je met blokjes van de velden. Eerst leggen jullie samen de kaart.
keythedral-course-field-do = Je hebt een bos getrokken. Druk op **3** om het op plek 3 te leggen.
keythedral-course-field-got = Je hutje kan zijn arbeider naar elk veld eromheen sturen. Daarna legde de computer een steengroeve en een hutje.
keythedral-course-cottage-say = Zet hutjes waar verschillende velden samenkomen: elke soort geeft eigen blokjes. Het nummer op een veld is alleen zijn naam.
keythedral-course-cottage-do = Nu heb je een wijngaard getrokken. Druk op **4** om hem op plek 4 te leggen.
keythedral-course-cottage-got = De rest ligt al: jullie hebben elk 5 hutjes.
keythedral-course-call-say = Elke ronde noemen jullie om de beurt een nummer. Hutjes met dat nummer sturen een arbeider naar een veld ernaast. Wie het noemt, gaat eerst. Op een veld past 1 arbeider.
keythedral-course-call-do = Druk op **5** om nummer 5 te noemen en dan op de pijl naar de steengroeve.
keythedral-course-call-got = Je arbeider is in de steengroeve.
keythedral-course-follow-say = De computer noemde nummer 3 en ging als eerste. Nu stuurt jouw hutje 3 zijn arbeider naar een vrij veld ernaast.
keythedral-course-follow-do = Druk op de pijl naar het meer.
keythedral-course-follow-got = Samen met je andere arbeiders oogst je 1 steen, 1 water en 3 hout.
keythedral-course-house-say = Nu geef je blokjes uit, 1 actie per beurt. Een huis kost 1 steen en 1 hout en stuurt vanaf de volgende ronde maximaal 2 arbeiders.
keythedral-course-house-do = Druk op **E** en dan op **2** om van hutje 2 een huis te maken.
keythedral-course-house-got = Hutje 2 is nu een huis.
keythedral-course-seat-say = Alleen de zetels met het laagste nummer dat over is, zijn te koop. Bij elke zetel staat de prijs in blokjes. Zijn nummer is het aantal punten.
keythedral-course-seat-do = Druk op **1c** om die zetel te kopen voor 1 hout en 1 water.
keythedral-course-seat-got = Je eerste punt.
keythedral-course-pass-say = Blokjes die je niet uitgeeft, houd je. Het uitgeven eindigt als iedereen direct na elkaar past. Doet iemand nog iets, dan mag jij ook weer.
keythedral-course-pass-do = Druk op **{ keythedral-menu-pass }** en houd je laatste hout.
keythedral-course-pass-got = In ronde 2 zijn je andere arbeiders al op pad.
keythedral-course-send-say = Je huis stuurt 2 arbeiders.
keythedral-course-send-do = Druk op de pijl naar de steengroeve en dan op die naar het bos.
keythedral-course-send-got = Je oogst: 2 steen, 2 hout, 1 water en 1 wijn. Nu heb je 3 hout.
keythedral-course-again-say = Genoeg voor nog een zetel. Hekken heb je nog niet nodig: een hek houdt arbeiders van één hutje of huis weg van één veld.
keythedral-course-again-do = Druk op **1a** om die zetel te kopen voor 1 steen en 1 hout.
keythedral-course-again-got = 2 punten.
keythedral-course-craft-say = Zetels met nummer 3, 4 of 5 kosten ambachtsproducten, en die geeft geen veld. De smid maakt ijzer van 2 blokjes naar keuze.
keythedral-course-craft-do = Druk op **A** voor de smid en betaal met hout en wijn.
keythedral-course-craft-got = Het ijzer is van jou.
keythedral-course-law-say = Een wet is een kaart die één keer een regel verandert. Hij kost 1 blokje naar keuze. Pas dan zie je welke wet het is, en daarna geef je deze ronde niets meer uit.
keythedral-course-law-do = Druk op **H** voor de wet en betaal met water.
keythedral-course-over = ### 🎓 Dat waren 2 rondes Keythedral
    ✅ Je wet: **{ keythedral-law-work-order }**. Aan het begin van een ronde bepaal alleen jij de volgorde van alle 5 nummers.
    Je kunt nummers noemen, arbeiders sturen, een huis bouwen en zetels, ambachtsproducten en wetten kopen. Aan het eind van elke ronde kun je blokjes bieden om te kiezen wie de volgende begint. Als de laatste zetel met nummer 5 is gekocht, is de partij afgelopen. Met **{ learn-first-game }** doen de wetten niet mee: dat is eenvoudiger.
