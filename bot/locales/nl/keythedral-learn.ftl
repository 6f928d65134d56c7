# Keythedral op één scherm; een cijfer in een cirkel staat ook in het plaatje.

keythedral-learn-line = Stuur arbeiders vanuit je hutjes naar de velden eromheen, en koop met wat ze meebrengen zetels in de keythedral.
keythedral-learn-you = Je hebt { $dwellings } woningen ① in een dorp dat jullie samen rond de keythedral leggen.
keythedral-learn-turn = Elke ronde sturen woningen arbeiders naar velden ernaast: een hutje { $cottage }, een huis hooguit { $house }. Elke arbeider brengt een blokje ② mee. Daarna geef je blokjes uit, één actie per keer: een zetel kopen ③, van een hutje een huis maken, een hek bouwen, een ambachtsproduct kopen ④, ruilen, een wet kopen of passen.
keythedral-learn-end = Zetels worden nummer voor nummer verkocht, van 1 tot en met { $last } ⑤. De partij is afgelopen als de laatste zetel met nummer { $last } is gekocht.
keythedral-learn-win = Een zetel is zoveel punten waard als zijn nummer. Wie de meeste punten heeft, wint; blokjes die overblijven, tellen alleen bij een gelijke stand. (In de tweede editie zijn zetels meer waard en tellen blokjes mee.)
keythedral-learn-mistake-1 = Rekenen op één veld. Er past maar 1 arbeider op, en wie het nummer noemt, gaat als eerste.
keythedral-learn-mistake-2 = Te lang bij hutjes blijven. Een huis levert maximaal 2 blokjes per ronde op en kost maar 1 steen en 1 hout.
keythedral-learn-mistake-3 = Te laat naar de ambachtslieden gaan. Zetels met nummer 3, 4 of 5 kosten ambachtsproducten, en die geeft geen veld.
keythedral-learn-alt = De stad van Keythedral in ronde 2. 1: jouw woningen, waarvan één een huis. 2: jouw blokjes. 3: de zetels die te koop zijn en hun kosten. 4: de ambachtslieden. 5: hoeveel zetels van elk nummer er nog zijn.
