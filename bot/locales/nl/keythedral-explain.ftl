# What a question is about, for players who meet it for the first time, and what good players look at there.

keythedral-explain-lay = Jullie leggen de kaart één keer. Wordt het nummer van een woning genoemd, dan stuurt die woning arbeiders naar de velden ernaast. Die leveren blokjes op. Een hutje ligt het best tussen verschillende soorten velden.
keythedral-look-lay = Aan een hutje tussen meerdere soorten velden heb je de hele partij iets. Een veld naast veel woningen is snel bezet.
keythedral-explain-work = Elke woning met het genoemde nummer stuurt arbeiders naar open velden ernaast. Elke arbeider levert bij de oogst 1 blokje op.
keythedral-look-work = Welke blokjes kosten de zetels die te koop zijn? Op een veld past maar 1 arbeider, en wie een nummer noemt, gaat als eerste.
keythedral-explain-take = Met een wet kies je welke grondstoffen je arbeiders op één soort veld opleveren.
keythedral-look-take = Neem wat je voor de volgende zetel nodig hebt en wat je andere velden niet opleveren.
keythedral-explain-spend = Elke beurt doe je één ding van de afbeelding, of je past. Na passen mag je weer iets doen: de fase eindigt als iedereen direct na elkaar past.
keythedral-look-spend = Zetels worden op volgorde van nummer verkocht, en latere zijn meer waard: wie kan de volgende vóór jou betalen? Een huis stuurt vanaf de volgende ronde 2 arbeiders.
keythedral-explain-settle = De prijs van je aankoop is veranderd: betaal de nieuwe prijs, of koop niet en kies opnieuw.
keythedral-look-settle = Kan iemand anders deze zetel vóór je volgende beurt kopen? Waar heb je de blokjes nog meer voor nodig?
keythedral-explain-move = Hekken sluiten deze woning van elk veld af, dus je verplaatst de woning naar een andere hoek. Het nummer blijft hetzelfde, en een huis blijft een huis.
keythedral-look-move = Zoek een hoek naast meerdere open velden waarvan je de blokjes nodig hebt.
keythedral-explain-auction = Je biedt om te kiezen wie de volgende ronde begint. Iedereen wordt één keer gevraagd, en elk bod moet hoger zijn dan het vorige: 2 blokjes winnen van 1. De hoogste bieder geeft die blokjes aan de speler met de startspelerfiche en kiest wie begint. Alleen die speler, als laatste gevraagd, mag het bod evenaren. Zonder bod kiest die speler.
keythedral-look-auction = Als eerste gaan is het meest waard als iemand de volgende zetel al kan betalen. Alleen de speler met de fiche mag een bod evenaren, en geeft de blokjes dan aan wie het bod deed.
keythedral-explain-law = Je kunt hier wetten uit je hand spelen. Elke wet kun je één keer gebruiken, en alleen op het moment dat erop staat.
keythedral-look-law = Levert de wet nu het meest op, of is een later moment beter? De anderen kunnen de wet intrekken.
keythedral-explain-answer = Voordat dit doorgaat, kun je met een wet antwoorden. Antwoord je niet op tijd, dan speel je er geen.
keythedral-look-answer = Wat kost het je als het doorgaat? Een wet die je houdt, kan later meer waard zijn.
keythedral-explain-end = Je zet is klaar. Hij telt als je bevestigt.
keythedral-look-end = Blijft er voor de anderen iets over wat jij wilde?
keythedral-aims-seats = Zetels die te koop zijn, hun punten, en wat je van de prijs hebt:
keythedral-aims-laws = Wetten in je hand:
keythedral-at-hand = In de hand van { $who }.
keythedral-at-played = Al gespeeld.
keythedral-aims-harvest = Wat je arbeiders zo oogsten, telt nog niet mee.
keythedral-aims-seat = zetel { $slot }
keythedral-costs-lay = Niets, maar wat ligt, blijft liggen.
keythedral-costs-work = Niets: je arbeiders komen na de ronde thuis.
keythedral-costs-take = Niets: je kiest alleen wat je krijgt.
keythedral-costs-spend = De blokjes die erbij staan. Passen is gratis.
keythedral-costs-settle = De nieuwe prijs in blokjes. Niet kopen is gratis.
keythedral-costs-move = Niets, maar de woning blijft daarna staan.
keythedral-costs-auction = Je bod in blokjes, maar alleen als je wint.
keythedral-costs-law = De wetkaart: elke wet gebruik je maar één keer.
keythedral-costs-answer = De wet die je speelt. Niet antwoorden is gratis.
keythedral-costs-end = Niets meer.

# Marked pieces and places, as `/tile` explains them, and what people call them.

keythedral-spot-empty = Er werkt niemand.
keythedral-spot-worked = { $who } werkt er (uit woning { $number }).
keythedral-spot-reached = Ernaast: { $dwellings }.
keythedral-spot-dwelling = { $dwelling } ({ $corner })
keythedral-spot-fences = Hekken: { $fences }.
keythedral-spot-fence = van { $who } bij hoek { $corner }
keythedral-spot-no-field = Er ligt nog geen veld.
keythedral-spot-around = { $arrow } { $field }
keythedral-spot-corner = Vrij. Eromheen: { $fields }.
keythedral-spot-words-field = veld, plek
keythedral-spot-words-corner = hoek
keythedral-spot-words-dwelling = woning, hutje, hut, huis
keythedral-spot-words-seat = zetel
keythedral-spot-words-shop = stad, winkel
