# What a question is about, for whoever has not met it before; and what good players look at there.

keythedral-explain-lay = Die Karte wird einmal für das ganze Spiel gelegt: Ertragsfelder bringen Würfel, und ein Gebäude schickt seine Arbeiter auf Felder direkt daneben.
keythedral-look-lay = Eine Hütte zwischen verschiedenen Ertragsfeldern bleibt nützlich. Ein Feld neben vielen Gebäuden ist schnell besetzt.
keythedral-explain-work = Gebäude der aufgerufenen Nummer schicken Arbeiter auf offene Ertragsfelder daneben; jeder bringt bei der Ernte einen Würfel.
keythedral-look-work = Welche Würfel verlangen die Sitze, die zu kaufen sind? Ein Feld fasst nur einen Arbeiter, und wer eine Nummer aufruft, setzt zuerst.
keythedral-explain-take = Ein Gesetz lässt dich wählen, welche Rohstoffe deine Arbeiter auf einer Art von Feldern bringen.
keythedral-look-take = Nimm, was der nächste Sitz verlangt und deine anderen Felder nicht bringen.
keythedral-explain-spend = In jedem Zug tust du eines: Sitz, Haus, Zaun, Produkt, Tausch, Gesetz oder Passen.
keythedral-look-spend = Sitze werden in der Reihenfolge ihrer Nummern verkauft, und spätere sind mehr wert: Wer kann den nächsten vor dir bezahlen? Ein Haus schickt ab der nächsten Runde zwei Arbeiter. Ein Gesetz beendet deine Züge in dieser Phase.
keythedral-explain-settle = An deinem Kauf hat sich etwas geändert: Du zahlst, was er jetzt kostet, oder trittst zurück und wählst neu.
keythedral-look-settle = Könnte jemand diesen Sitz vor deinem nächsten Zug kaufen? Und wofür bräuchtest du die Würfel sonst?
keythedral-explain-move = Ein Gebäude, das Zäune von jedem Feld abschneiden, kommt auf einen anderen Platz; Nummer und Seite bleiben.
keythedral-look-move = Suche einen Platz neben mehreren offenen Feldern, deren Würfel dir fehlen.
keythedral-explain-auction = Alle bieten einmal, in Würfeln, darum, den nächsten Startspieler zu bestimmen.
keythedral-look-auction = Zuerst dran zu sein zählt am meisten, wenn jemand den nächsten Sitz schon bezahlen kann. Würfel, die du zahlst, bekommt ein anderer.
keythedral-explain-law = Hier darfst du Gesetze von der Hand spielen; jedes gilt einmal und nur zu seiner Zeit.
keythedral-look-law = Bewirkt die Karte jetzt am meisten, oder passt ein späterer Moment besser? Andere können sie aufheben.
keythedral-explain-answer = Bevor das gilt, darf man mit einem Gesetz antworten. Wer nicht rechtzeitig antwortet, spielt keins.
keythedral-look-answer = Was kostet es dich, wenn es durchgeht? Eine Karte, die du behältst, kann später mehr wert sein.
keythedral-explain-end = Dein Zug ist gemacht; er zählt, sobald du ihn abgibst.
keythedral-look-end = Lässt er den anderen etwas, das du zuerst wolltest?
keythedral-aims-seats = Sitze, die zu kaufen sind, ihre Punkte, und was du vom Preis hast:
keythedral-aims-laws = Gesetze auf deiner Hand:
keythedral-at-hand = Auf der Hand von { $who }.
keythedral-at-played = Es wurde gespielt.
keythedral-aims-seat = Sitz { $slot }
