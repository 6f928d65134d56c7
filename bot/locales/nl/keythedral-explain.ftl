# What a question is about, for whoever has not met it before; and what good players look at there.

keythedral-explain-lay = De kaart wordt één keer voor het hele spel gelegd: velden leveren blokjes, en een woning stuurt haar arbeiders naar velden er vlak naast.
keythedral-look-lay = Een hutje tussen verschillende velden blijft nuttig. Een veld naast veel woningen is snel bezet.
keythedral-explain-work = Woningen van het genoemde nummer sturen arbeiders naar open velden ernaast; elk levert bij de oogst een blokje op.
keythedral-look-work = Welke blokjes vragen de zetels die te koop zijn? Op een veld past maar één arbeider, en wie een nummer noemt, plaatst als eerste.
keythedral-explain-take = Een wet laat je kiezen welke grondstoffen je arbeiders op één soort veld opleveren.
keythedral-look-take = Neem wat de volgende zetel vraagt en je andere velden niet geven.
keythedral-explain-spend = Elke beurt doe je één ding: een zetel, een huis, een hek, een ambachtsproduct, een ruil, een wet, of passen.
keythedral-look-spend = Zetels worden in de volgorde van hun nummers verkocht, en latere zijn meer waard: wie kan de volgende vóór jou betalen? Een huis stuurt vanaf de volgende ronde twee arbeiders. Een wet beëindigt je beurten in deze fase.
keythedral-explain-settle = Er is iets veranderd aan je aankoop: je betaalt wat hij nu kost, of ziet ervan af en kiest opnieuw.
keythedral-look-settle = Kan een ander deze zetel vóór je volgende beurt kopen? En waarvoor heb je de blokjes anders nodig?
keythedral-explain-move = Een woning die door hekken van elk veld is afgesloten, komt op een andere plek; nummer en kant blijven.
keythedral-look-move = Zoek een plek naast verschillende open velden waarvan je de blokjes mist.
keythedral-explain-auction = Iedereen biedt één keer, in blokjes, om de volgende startspeler aan te wijzen.
keythedral-look-auction = Als eerste aan zet zijn telt het meest als iemand de volgende zetel al kan betalen. Blokjes die je betaalt, gaan naar een andere speler.
keythedral-explain-law = Hier mag je wetten uit je hand spelen; elke wet één keer, en alleen op zijn moment.
keythedral-look-law = Doet de kaart nu het meest, of past een later moment beter? Anderen kunnen haar intrekken.
keythedral-explain-answer = Voordat dit geldt, mag erop worden geantwoord met een wet. Wie niet op tijd antwoordt, speelt er geen.
keythedral-look-answer = Wat kost het je als het doorgaat? Een kaart die je houdt, kan later meer waard zijn.
keythedral-explain-end = Je zet is gedaan; hij telt zodra je hem afgeeft.
keythedral-look-end = Laat hij de anderen iets wat jij eerst wilde?
keythedral-aims-seats = Zetels die te koop zijn, hun punten, en wat je van de prijs hebt:
keythedral-aims-laws = Wetten in je hand:
keythedral-at-hand = In de hand van { $who }.
keythedral-at-played = Die is gespeeld.
keythedral-aims-seat = zetel { $slot }
