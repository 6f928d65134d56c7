# What a question is about, for players who meet it for the first time, and what good players look at there.

keythedral-explain-lay = Ihr baut die Karte nur einmal auf. Wird die Nummer eines Gebäudes aufgerufen, schickt es seine Arbeiter auf die Ertragsfelder daneben. Dort holen sie Ressourcen. Am besten liegt eine Hütte zwischen verschiedenen Arten.
keythedral-look-lay = Eine Hütte zwischen verschiedenen Ertragsfeldern bleibt nützlich. Ein Ertragsfeld neben vielen Gebäuden ist schnell besetzt.
keythedral-explain-work = Alle Gebäude mit der aufgerufenen Nummer schicken Arbeiter auf freie Ertragsfelder daneben. Jeder bringt bei der Ernte 1 Ressource.
keythedral-look-work = Was kosten die Sitze, die zum Verkauf stehen? Auf einem Ertragsfeld hat nur 1 Arbeiter Platz. Wer eine Nummer aufruft, ist zuerst dran.
keythedral-explain-take = Ein Gesetz lässt dich wählen, welche Ressourcen deine Arbeiter auf einer Art Ertragsfeld bringen.
keythedral-look-take = Nimm, was der nächste Sitz kostet und deine anderen Ertragsfelder nicht bringen.
keythedral-explain-spend = Pro Zug machst du eine der Aktionen im Bild oder passt. Nach dem Passen darfst du wieder handeln: Schluss ist, wenn alle direkt nacheinander passen.
keythedral-look-spend = Sitze werden der Nummer nach verkauft, und spätere sind mehr wert: Wer kann den nächsten vor dir bezahlen? Ein Haus schickt ab der nächsten Runde 2 Arbeiter.
keythedral-explain-settle = Dein Kauf kostet jetzt etwas anderes: Zahl den neuen Preis, oder zieh den Kauf zurück und wähle neu.
keythedral-look-settle = Könnte jemand anders diesen Sitz vor deinem nächsten Zug kaufen? Wofür brauchst du die Waren sonst?
keythedral-explain-move = Zäune schneiden dieses Gebäude von jedem Ertragsfeld ab, also kommt es auf eine andere Ecke. Nummer und Seite bleiben gleich.
keythedral-look-move = Such eine Ecke neben mehreren offenen Ertragsfeldern, deren Ressourcen du brauchst.
keythedral-explain-auction = Geboten wird darum, wer die nächste Runde beginnt. Jeder wird einmal gefragt, und jedes Gebot muss höher sein als das vorige: 2 Waren schlagen 1. Wer am meisten bietet, gibt diese Waren dem Spieler mit dem Startspielerstein und bestimmt, wer beginnt. Nur dieser, zuletzt gefragt, darf gleichziehen. Bietet niemand, bestimmt er.
keythedral-look-auction = Zuerst dran zu sein zählt am meisten, wenn jemand den nächsten Sitz schon bezahlen kann. Nur der Spieler mit dem Startspielerstein darf gleichziehen. Er gibt die Waren dem, mit dem er gleichzieht.
keythedral-explain-law = Hier kannst du Gesetze aus der Hand spielen. Jedes kannst du nur einmal und nur zu seinem Zeitpunkt spielen.
keythedral-look-law = Bringt die Karte jetzt am meisten, oder passt sie später besser? Die anderen können sie aufheben.
keythedral-explain-answer = Bevor das gilt, kannst du mit einem Gesetz antworten. Antwortest du nicht rechtzeitig, spielst du keins.
keythedral-look-answer = Was kostet es dich, wenn es durchgeht? Eine Karte, die du behältst, ist später vielleicht mehr wert.
keythedral-explain-end = Dein Zug ist fertig. Er zählt, wenn du bestätigst.
keythedral-look-end = Bleibt für die anderen etwas übrig, das du wolltest?
keythedral-aims-seats = Sitze, die zum Verkauf stehen, ihre Punkte, und was du vom Preis hast:
keythedral-aims-laws = Gesetze auf deiner Hand:
keythedral-at-hand = Auf der Hand von { $who }.
keythedral-at-played = Schon gespielt.
keythedral-aims-harvest = Was deine Arbeiter gleich ernten, ist noch nicht mitgezählt.
keythedral-aims-seat = Sitz { $slot }
keythedral-costs-lay = Nichts. Aber was liegt, bleibt liegen.
keythedral-costs-work = Nichts: Deine Arbeiter kommen nach der Runde heim.
keythedral-costs-take = Nichts: Du wählst nur, was du bekommst.
keythedral-costs-spend = Die gezeigten Waren. Passen kostet nichts.
keythedral-costs-settle = Den neuen Preis in Waren. Zurückziehen kostet nichts.
keythedral-costs-move = Nichts. Aber das Gebäude bleibt dort.
keythedral-costs-auction = Dein Gebot in Waren, aber nur, wenn du gewinnst.
keythedral-costs-law = Das Gesetz: Jedes gilt nur einmal.
keythedral-costs-answer = Das Gesetz, das du spielst. Nicht zu antworten kostet nichts.
keythedral-costs-end = Nichts mehr.

# Marked pieces and places, as `/tile` explains them, and what people call them.

keythedral-spot-empty = Dort arbeitet niemand.
keythedral-spot-worked = { $who } arbeitet dort (aus Gebäude { $number }).
keythedral-spot-reached = Daneben: { $dwellings }.
keythedral-spot-dwelling = { $dwelling } ({ $corner })
keythedral-spot-fences = Zäune: { $fences }.
keythedral-spot-fence = von { $who } an Ecke { $corner }
keythedral-spot-no-field = Dort liegt noch kein Ertragsfeld.
keythedral-spot-around = { $arrow } { $field }
keythedral-spot-corner = Frei. Ringsum: { $fields }.
keythedral-spot-words-field = Ertragsfeld, Feld, Platz
keythedral-spot-words-corner = Ecke
keythedral-spot-words-dwelling = Gebäude, Hütte, Haus
keythedral-spot-words-seat = Sitz
keythedral-spot-words-shop = Stadt, Laden, Keytown
