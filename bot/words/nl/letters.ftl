# Short letters to one person about a table.

letter-answered = ✔ { $game }: hier wordt niets meer gevraagd.
letter-again = ⬇ { $game } vraagt het verderop opnieuw.
letter-full = 🪑 Je tafel is vol: **{ $game }, { $name }**, met { $who }. Het begint als je op **Starten** drukt, hier of [aan de tafel]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }** wacht op **{ $who }**, die { $since } de vraag kreeg. Als host kun jij beslissen wat de tafel doet: verder wachten, de computer deze beurt laten spelen, of de speler vervangen. [Beslis daar]({ $link })
letter-replaced-computer = 🤖 Er is bij { $game } lang op je gewacht, dus een computer speelt op jouw plaats verder. Wil je die terug, druk dan aan de tafel op **Deze plaats innemen**; niemand neemt het je kwalijk.
letter-replaced-turn = 🤖 Er is bij { $game } lang op je gewacht, dus de computer speelt deze ene beurt voor je. De volgende is weer van jou.
letter-replaced-person = 🪑 **{ $who }** heeft je plaats bij { $game } overgenomen en speelt voor je verder. Bedankt voor het spelen!
