# Short letters to one person about a table.

letter-answered = ✔ { $game }: Hier gibt es nichts mehr zu tun.
letter-full = 🪑 Dein Tisch ist voll: **{ $game }, { $name }**, mit { $who }. Drücke **Starten**, hier oder [am Tisch]({ $link }).
letter-stalled = ⌛ **{ $game }, { $name }** wartet auf **{ $who }** (gefragt { $since }). Als Host kannst du weiter warten oder den Computer ziehen lassen. Ersetzt wird der Spieler nur, wenn mehr als die Hälfte der anderen zustimmt. [Dort entscheiden]({ $link })
letter-stalled-rated = ⌛ **{ $game }, { $name }** wartet auf **{ $who }** (gefragt { $since }). Als Host kannst du weiter warten. Ersetzt wird der Spieler nur, wenn mehr als die Hälfte der anderen zustimmt. [Dort entscheiden]({ $link })
letter-replaced-computer = 🤖 { $game } hat lange auf dich gewartet, also spielt ein Computer auf deinem Platz. Du kannst ihn wieder übernehmen, solange ihn niemand sonst nimmt.
letter-replaced-turn = 🤖 { $game } hat lange auf dich gewartet, also spielt der Computer diesen Zug. Den nächsten spielst du wieder selbst.
letter-replaced-person = 🪑 **{ $who }** hat deinen Platz bei { $game } übernommen. Danke fürs Mitspielen.
letter-replaced-voted = 🗳 Die anderen bei { $game } haben dafür gestimmt, dass jemand anders auf deinem Platz spielt. Was dort verdeckt ist, siehst du nicht mehr. Danke fürs Mitspielen.
letter-replaced-ruled = ⚖️ Die Moderation hat entschieden, dass bei { $game } jemand anders auf deinem Platz spielt. Was dort verdeckt ist, siehst du nicht mehr. Danke fürs Mitspielen.
letter-ousting = 🗳 Die anderen bei { $game } stimmen ab, ob jemand anders auf deinem Platz spielen soll. Willst du ihn behalten, sag es ihnen am Tisch.
