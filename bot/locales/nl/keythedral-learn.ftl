# Keythedral op één scherm; een cijfer in een cirkel staat ook in het plaatje.

keythedral-learn-line = Stuur arbeiders uit je hutjes naar de velden eromheen en besteed wat ze meebrengen aan de zetels van de keythedral.
keythedral-learn-you = Je hebt { $dwellings } woningen ① in een dorp dat jullie samen rond de keythedral uitleggen.
keythedral-learn-turn = In elke ronde stuurt elke woning arbeiders naar velden ernaast: een hutje { $cottage }, een huis { $house }. Elk brengt een blokje ② mee. Daarna besteed je, één actie per keer: een zetel verwerven ③, een hutje ombouwen tot huis, een hek plaatsen, een ambachtblokje laten maken ④, handelen, een wet kopen of passen.
keythedral-learn-end = Zetels worden nummer voor nummer verkocht, van 1 tot { $last } ⑤. Zodra de laatste zetel van nummer { $last } is betaald, is het spel afgelopen.
keythedral-learn-win = Een zetel is zijn nummer waard en de meeste punten winnen; blokjes die over zijn tellen alleen bij gelijkspel. (In de tweede editie zijn zetels meer waard en tellen blokjes mee.)
keythedral-learn-mistake-1 = Op een veld rekenen: er past één arbeider op. Welke woningen het eerst sturen, wordt elke ronde opnieuw beslist.
keythedral-learn-mistake-2 = Bij hutjes blijven. Een huis brengt tot twee blokjes per ronde op en kost maar één steen en één hout.
keythedral-learn-mistake-3 = Te laat naar de ambachtslieden gaan: zetels van nummer 4 en 5 vragen ambachtblokjes, die geen veld oplevert.
keythedral-learn-alt = De stad van Keythedral in een tweede ronde. 1: jouw woningen, waarvan één een huis. 2: jouw blokjes. 3: de zetels die te koop zijn en hun kosten. 4: de ambachtslieden. 5: hoeveel zetels van elk nummer er nog zijn.
