# Short letters to one person about a table.

letter-answered = ✔ { $game }: Hier wird nichts mehr gefragt.
letter-again = ⬇ { $game } fragt weiter unten noch einmal.
letter-full = 🪑 Dein Tisch ist voll: **{ $game }, { $name }**, mit { $who }. Es geht los, wenn du **Starten** drückst, hier oder [am Tisch]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }** wartet auf **{ $who }**, gefragt { $since }. Als Host kannst du entscheiden, was der Tisch tut: weiter warten, den Computer diesen Zug spielen lassen oder den Spieler ersetzen. [Dort entscheiden]({ $link })
letter-replaced-computer = 🤖 Bei { $game } wurde lange auf dich gewartet, also spielt ein Computer auf deinem Platz weiter. Willst du ihn zurück, drücke am Tisch **Platz übernehmen**; niemand nimmt es dir übel.
letter-replaced-turn = 🤖 Bei { $game } wurde lange auf dich gewartet, also spielt der Computer diesen einen Zug für dich. Der nächste ist wieder deiner.
letter-replaced-person = 🪑 **{ $who }** hat deinen Platz bei { $game } übernommen und spielt für dich weiter. Danke fürs Mitspielen!
