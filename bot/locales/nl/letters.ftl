# Short letters to one person about a table.

letter-answered = ✔ { $game }: hier wordt niets meer gevraagd.
letter-full = 🪑 Je tafel is vol: **{ $game }, { $name }**, met { $who }. Het begint als je op **Starten** drukt, hier of [aan de tafel]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }** wacht op **{ $who }**, die { $since } de vraag kreeg. Als host kun jij beslissen om verder te wachten of de computer deze beurt te laten spelen; om de speler te vervangen is meer dan de helft van de anderen nodig. [Beslis daar]({ $link })
letter-replaced-computer = 🤖 Er is bij { $game } lang op je gewacht, dus een computer speelt op jouw plaats verder. Wil je die terug, druk dan aan de tafel op **Deze plaats innemen**; niemand neemt het je kwalijk.
letter-replaced-turn = 🤖 Er is bij { $game } lang op je gewacht, dus de computer speelt deze ene beurt voor je. De volgende is weer van jou.
letter-replaced-person = 🪑 **{ $who }** heeft je plaats bij { $game } overgenomen en speelt voor je verder. Bedankt voor het spelen!
letter-replaced-voted = 🗳 De anderen bij { $game } hebben ervoor gestemd dat iemand anders op jouw plaats verder speelt. Wat daar verborgen is, zie je niet meer. Bedankt voor het spelen.
letter-replaced-ruled = ⚖️ Een moderator heeft besloten dat iemand anders bij { $game } op jouw plaats verder speelt. Wat daar verborgen is, zie je niet meer. Bedankt voor het spelen.
letter-ousting = 🗳 De anderen bij { $game } krijgen de vraag of iemand anders op jouw plaats verder moet spelen. Wil je die houden, zeg het hun dan aan de tafel.
