# Short letters to one person about a table.

letter-answered = ✔ { $game }: Hier wird nichts mehr gefragt.
letter-full = 🪑 Dein Tisch ist voll: **{ $game }, { $name }**, mit { $who }. Es geht los, wenn du **Starten** drückst, hier oder [am Tisch]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }** wartet auf **{ $who }**, gefragt { $since }. Als Host kannst du entscheiden, weiter zu warten oder den Computer diesen Zug spielen zu lassen; den Spieler zu ersetzen braucht mehr als die Hälfte der anderen. [Dort entscheiden]({ $link })
letter-replaced-computer = 🤖 Bei { $game } wurde lange auf dich gewartet, also spielt ein Computer auf deinem Platz weiter. Willst du ihn zurück, drücke am Tisch **Platz übernehmen**; niemand nimmt es dir übel.
letter-replaced-turn = 🤖 Bei { $game } wurde lange auf dich gewartet, also spielt der Computer diesen einen Zug für dich. Der nächste ist wieder deiner.
letter-replaced-person = 🪑 **{ $who }** hat deinen Platz bei { $game } übernommen und spielt für dich weiter. Danke fürs Mitspielen!
letter-replaced-voted = 🗳 Die anderen bei { $game } haben dafür gestimmt, dass jemand anderes auf deinem Platz weiterspielt. Was dort verborgen ist, siehst du nicht mehr. Danke fürs Mitspielen.
letter-replaced-ruled = ⚖️ Die Moderation hat entschieden, dass bei { $game } jemand anderes auf deinem Platz weiterspielt. Was dort verborgen ist, siehst du nicht mehr. Danke fürs Mitspielen.
letter-ousting = 🗳 Die anderen bei { $game } werden gefragt, ob jemand anderes auf deinem Platz weiterspielen soll. Willst du ihn behalten, sag es ihnen am Tisch.
