# Short letters to one person about a table.

letter-answered = ✔ { $game }: hier hoef je nu niets te doen.
letter-full = 🪑 Je tafel is vol: **{ $game }, { $name }**, met { $who }. Druk op **Starten** om te beginnen, hier of [aan de tafel]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }**, wacht op **{ $who }**. De beurt begon { $since }. Als host kun je verder wachten of de computer deze beurt laten spelen. Om de speler te vervangen, moet meer dan de helft van de anderen akkoord gaan. [Daar beslissen]({ $link })
letter-stalled-rated = ⌛ **{ $game }, { $name }**, wacht op **{ $who }**. De beurt begon { $since }. Als host kun je verder wachten. Om de speler te vervangen, moet meer dan de helft van de anderen akkoord gaan. [Daar beslissen]({ $link })
letter-replaced-computer = 🤖 { $game } heeft lang op je gewacht, dus een computer speelt op jouw plaats. Je kunt je plaats terugnemen zolang niemand anders die overneemt.
letter-replaced-turn = 🤖 { $game } heeft lang op je gewacht, dus de computer speelt deze beurt. De volgende beurt is weer van jou.
letter-replaced-person = 🪑 **{ $who }** heeft je plaats bij { $game } overgenomen. Bedankt voor het meespelen.
letter-replaced-voted = 🗳 De anderen bij { $game } hebben gestemd: iemand anders speelt op jouw plaats. Wat daar verborgen is, zie je niet meer. Bedankt voor het meespelen.
letter-replaced-ruled = ⚖️ Een moderator heeft besloten dat iemand anders bij { $game } op jouw plaats speelt. Wat daar verborgen is, zie je niet meer. Bedankt voor het meespelen.
letter-ousting = 🗳 De anderen bij { $game } stemmen: moet iemand anders op jouw plaats spelen? Wil je blijven spelen, laat dat dan aan de tafel weten.
