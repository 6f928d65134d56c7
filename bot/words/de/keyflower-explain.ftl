# What a question is about, for whoever has not met it before; and what good players look at there.

keyflower-explain-turn = Ein Zug ist ein Gebot, eine Nutzung oder Passen. Die Jahreszeit endet, sobald alle reihum passen.
keyflower-look-turn = Jeder Arbeiter, den du jetzt einsetzt, fehlt dir später; die in deinem eigenen Dorf bekommst du am Ende der Jahreszeit. Achte auf die Farbe, die ein Plättchen schon hat: Wer kann dort noch folgen?
keyflower-explain-bid = Das höchste Gebot bekommt das Plättchen am Ende der Jahreszeit, und seine Arbeiter sind fort; ein unterlegenes Gebot kommt zu dir zurück.
keyflower-look-bid = Wie viele Arbeiter dieser Farbe können die anderen noch haben? Eine seltene Farbe ist schwer zu überbieten. Wer das Plättchen gewinnt, bekommt auch die Arbeiter, die es genutzt haben.
keyflower-explain-use = Arbeiter auf einem Plättchen lassen es sofort wirken. Jede weitere Nutzung in dieser Jahreszeit braucht mehr Arbeiter als die letzte.
keyflower-look-use = Was du auf einem eigenen Plättchen bekommst, bleibt dort liegen; von überall sonst kommt es auf dein Heimatplättchen. Arbeiter in einem fremden Dorf gehören am Ende dessen Besitzer.
keyflower-explain-carry = Schritte tragen Rohstoffe über Straßen; eine Aufwertung nimmt die Rohstoffe vom Plättchen selbst und die Fertigkeiten von deinem Sichtschirm.
keyflower-look-carry = Welche Aufwertung bringt dir am ehesten Punkte oder eine bessere Wirkung? Manche Rohstoffe zählen am Ende nur auf einem bestimmten Plättchen. Ungenutzte Schritte verfallen.
keyflower-explain-contract = Ein Vertrag zählt am Ende, wenn du ihm alles zuordnen kannst, was darauf steht; oder du löst ihn vorher für eines davon ein.
keyflower-look-contract = Was davon wirst du am Ende ohnehin haben? Jedes Stück zählt nur für eines, also vergleiche mit deinen Winterplättchen.
keyflower-explain-winter = Die Winterplättchen, die du einbringst, werden unter allen versteigert und zählen am Ende; was du zurückhältst, nützt niemandem.
keyflower-look-winter = Bring ein, was zu deinen Arbeitern, Fertigkeiten und Rohstoffen passt, und halte zurück, was den anderen besser läge. Ersteigern musst du es noch.
keyflower-explain-boat = Jeder nimmt pro Jahreszeit ein Schiff: was es geladen hat, und im Winter das Schiff selbst.
keyflower-look-boat = Welche Farben fehlen dir in der nächsten Jahreszeit, und welche Fertigkeiten verlangen deine Aufwertungen? Im Winter rechne aus, was jedes Schiff dir brächte.
keyflower-explain-growth = Gewonnene Plättchen kommen für immer in dein Dorf; Seiten, die sich berühren, müssen zueinander passen.
keyflower-look-growth = Kurze Straßen zu Plättchen, die Rohstoffe brauchen, sparen Schritte. Lass den Fluss für Schiffe offen und Platz um Reihenfolgeplättchen: Sie zählen, was neben ihnen liegt.
keyflower-aims-hand = Winterplättchen auf deiner Hand, und was jedes jetzt brächte:
keyflower-aims-middle = Winterplättchen in der Versteigerung, und was jedes jetzt brächte:
keyflower-aims-contracts = Deine Verträge, was jeder jetzt bringt, und was davon du hast:
keyflower-aims-unassigned = Zählt noch für nichts:
