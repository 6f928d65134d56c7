# Een eerste spel Keythedral, beurt voor beurt: wat elke les zegt, vraagt en heeft opgeleverd.

keythedral-course-field-say = De meeste punten winnen, en punten zijn zetels van de keythedral, gekocht met blokjes die je arbeiders van velden brengen. Eerst leggen jullie samen de kaart: elke beurt een veld en een van je hutjes.
keythedral-course-field-do = Leg dit bos en je hutje 2 waar de volgende regel het zegt.
keythedral-course-field-got = Een veld komt naast wat er al ligt, een hutje op een hoek tussen velden.
keythedral-course-cottage-say = Een hutje werkt op de velden die er een zijde mee delen, hoogstens vier. Leg het waar verschillende soorten samenkomen.
keythedral-course-cottage-do = Leg de wijngaard en je hutje 4.
keythedral-course-cottage-got = Elke soort veld geeft eigen blokjes: steen, hout, voedsel, water of wijn.
keythedral-course-share-say = Velden zijn van niemand: elk hutje ernaast mag ze gebruiken. Maar er past per ronde maar één arbeider op een veld.
keythedral-course-share-do = Leg het bos en je hutje 5.
keythedral-course-share-got = Dicht bij anderen is er meer keus, en meer rivalen.
keythedral-course-numbers-say = De nummers van je vijf hutjes bepalen wanneer elk zijn arbeider stuurt. Elke ronde kiezen jullie die volgorde opnieuw, nummer voor nummer.
keythedral-course-numbers-do = Leg het bos en je hutje 1.
keythedral-course-numbers-got = Geen nummer is beter dan een ander: het hangt ervan af wie het noemt.
keythedral-course-last-say = Met het vijfde hutje van iedereen is de kaart klaar. Een hutje buiten de drukte heeft zijn velden voor zich.
keythedral-course-last-do = Leg de akker en je hutje 3.
keythedral-course-last-got = De kaart blijft zo, op hekken na. Nu begint de eerste ronde.
keythedral-course-call-say = Wie leidt noemt een nummer, en alle woningen met dat nummer sturen een arbeider: die van de leider eerst. Noem dus het nummer waarvan je het veld vóór alle anderen wilt.
keythedral-course-call-do = Noem nummer 5 en stuur zijn arbeider naar de steengroeve.
keythedral-course-call-got = Een steen voor jou: steen is hier schaars.
keythedral-course-follow-say = De ander heeft nummer 3 genoemd en als eerste gestuurd. Dat van jou komt nu, naar een vrij veld ernaast.
keythedral-course-follow-do = Stuur de arbeider van hutje 3 naar het meer.
keythedral-course-follow-got = Het meer zal je water geven.
keythedral-course-lead-say = Jij leidt weer: de taak gaat rond. Alleen nummers die nog niet genoemd zijn blijven over.
keythedral-course-lead-do = Noem nummer 1 en stuur zijn arbeider naar het bos.
keythedral-course-lead-got = Hout is goed voor een huis, een hek en veel zetels.
keythedral-course-second-say = Kijk wat nog vrij is voordat je stuurt. Een woning zonder vrij veld ernaast brengt deze ronde niets op.
keythedral-course-second-do = Stuur de arbeider van hutje 2 naar het bos.
keythedral-course-second-got = Vier van je arbeiders zijn op pad.
keythedral-course-fifth-say = Het vijfde nummer komt vanzelf. Heeft iedereen gestuurd, dan volgt meteen de oogst: een blokje voor elke arbeider.
keythedral-course-fifth-do = Stuur de arbeider van hutje 4 naar het bos.
keythedral-course-fifth-got = De oogst: een steen, een water en drie hout.
keythedral-course-house-say = Nu besteed je, één actie per beurt. Een steen en een hout bouwen een hutje om tot huis, dat vanaf de volgende ronde tot twee arbeiders stuurt.
keythedral-course-house-do = Bouw hutje 2 om tot huis.
keythedral-course-house-got = Voortaan kan het twee blokjes per ronde opleveren: hoe eerder, hoe beter.
keythedral-course-seat-say = Alleen zetels van het laagste nummer dat er nog is zijn te koop, en elke toont zijn prijs in blokjes. Een zetel is zijn nummer waard.
keythedral-course-seat-do = Verwerf zetel 1c voor een hout en een water.
keythedral-course-seat-got = Je eerste punt. Zijn alle zetels van nummer 1 verkocht, dan worden die van nummer 2 opengelegd.
keythedral-course-pass-say = Blokjes die je houdt, heb je de volgende ronde nog. Heeft iedereen gepast, dan eindigt de ronde. Valt er niets meer te kiezen, dan telt een beurt meteen; **Mijn beurt terugnemen** maakt die ongedaan zolang niemand anders sindsdien hoefde te beslissen en er niets is opengelegd.
keythedral-course-pass-do = Pas, en houd je laatste hout.
keythedral-course-pass-got = De arbeiders komen thuis.
keythedral-course-start-say = Tot slot mag iedereen blokjes bieden om de volgende startspeler aan te wijzen, die het eerste nummer noemt. Dat loont alleen als een veld je veel waard is.
keythedral-course-start-do = Bied deze keer niets.
keythedral-course-own = ### 🎓 Op eigen benen
    De tweede ronde is van jou: speel haar zoals je wilt. Onder **Meer …** vind je een **Hint** met drie goede zetten en waarom, wat nu niet kan en om welke reden, en opdrachten voor als je er niet bent.
keythedral-course-over = ### 🎓 Goed gedaan: hier eindigen de lessen
    Je kunt velden en hutjes leggen, een nummer noemen en arbeiders sturen, een hutje ombouwen tot huis en zetels van de keythedral kopen. Alle verdere ronden gaan net zo; een echt spel heeft ook wetten, kaarten die één keer een regel buigen.
