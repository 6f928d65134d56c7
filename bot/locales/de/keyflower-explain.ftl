# What a question is about, for players who meet it for the first time, and what good players look at there.

keyflower-explain-turn = In einem Zug bietest du einmal, nutzt ein Plättchen oder passt. Passen alle nacheinander, endet die Jahreszeit. Nutzen kannst du Plättchen mit schwarzem Zeichen: Es sagt, wie viele Arbeiter das mindestens braucht.
keyflower-look-turn = Jeder Arbeiter, den du jetzt einsetzt, fehlt dir später; die in deinem eigenen Dorf bekommst du am Ende der Jahreszeit zurück. Achte auf die Farbe, die ein Plättchen schon hat: Wer hat noch Arbeiter dieser Farbe?
keyflower-explain-bid = Wer am meisten bietet, bekommt am Ende der Jahreszeit das Plättchen. Die gebotenen Arbeiter sind dann weg. Ein überbotenes Gebot kannst du in der Jahreszeit verlegen, sonst bekommst du es an ihrem Ende zurück.
keyflower-look-bid = Wie viele Arbeiter dieser Farbe können die anderen noch haben? Eine seltene Farbe ist schwer zu überbieten. Wer das Plättchen ersteigert, bekommt auch die Arbeiter, die es genutzt haben.
keyflower-explain-use = Schickst du Arbeiter auf ein Plättchen, nutzt du es sofort. Jede weitere Nutzung in dieser Jahreszeit braucht mehr Arbeiter als die letzte.
keyflower-look-use = Rohstoffe von deinem eigenen Plättchen bleiben dort liegen, von jedem anderen kommen sie auf deinen Hof. Arbeiter und Fertigkeiten bekommst du selbst. Arbeiter, die du in ein fremdes Dorf schickst, gehören am Ende dessen Besitzer.
keyflower-explain-carry = Mit Schritten transportierst du Rohstoffe über Straßen. Eine Aufwertung bezahlst du mit Rohstoffen vom Plättchen selbst und Fertigkeiten hinter deinem Sichtschirm.
keyflower-look-carry = Welche Aufwertung bringt am schnellsten Punkte oder eine bessere Wirkung? Manche Rohstoffe zählen am Ende nur auf einem bestimmten Plättchen. Ungenutzte Schritte verfallen.
keyflower-explain-contract = Ein Vertrag zählt am Ende, wenn du ihm alles zuordnen kannst, was er zeigt. Oder du löst ihn vorher für 1 Teil davon ein.
keyflower-look-contract = Was davon hast du am Ende ohnehin? Jedes Teil zählt nur einmal, also vergleiche mit deinen Winterplättchen.
keyflower-explain-winter = Auf die Winterplättchen, die du in die Versteigerung gibst, können alle bieten. Sie bringen am Ende Punkte. Was du zurückhältst, nützt niemandem.
keyflower-look-winter = Gib in die Versteigerung, was zu deinen Arbeitern, Fertigkeiten und Rohstoffen passt. Halte zurück, was den anderen mehr nützt. Ersteigern musst du es trotzdem noch.
keyflower-explain-boat = Du nimmst pro Jahreszeit ein Schiff. Du bekommst seine Ladung und im Winter auch das Schiff selbst.
keyflower-look-boat = Welche Farben fehlen dir in der nächsten Jahreszeit, und welche Fertigkeiten brauchen deine Aufwertungen? Rechne im Winter aus, was dir jedes Schiff bringt.
keyflower-explain-growth = Ersteigerte Plättchen legst du für immer an dein Dorf an. Seiten, die sich berühren, müssen zusammenpassen.
keyflower-look-growth = Kurze Straßen zu den Plättchen, die Rohstoffe brauchen, sparen Schritte. Lass den Fluss für Schiffe offen. Lass auch Platz um Reihenfolgeplättchen: Sie zählen die Plättchen daneben.
keyflower-aims-hand = Was deine Winterplättchen jetzt bringen würden, wenn du sie ersteigerst:
keyflower-aims-middle = Was die Winterplättchen in der Versteigerung dir jetzt bringen würden:
keyflower-aims-contracts = Deine Verträge, was jeder jetzt bringt, und was du dafür hast:
keyflower-aims-unassigned = Bringt noch keine Punkte:
keyflower-aim-hand = dein Winterplättchen „{ $tile }“
keyflower-aim-hand-keyple = dein Winterplättchen „{ $tile }“, wenn der Startspieler-Keyple als { $kind } zählt
keyflower-aim-middle = das Winterplättchen „{ $tile }“ in der Auktion
keyflower-aim-middle-keyple = das Winterplättchen „{ $tile }“ in der Auktion, wenn der Startspieler-Keyple als { $kind } zählt
keyflower-aim-keyple = { $help } Dein Startspieler-Keyple zählt dabei als { $kind }{ $gold ->
    [yes] {" "}statt als Gold
   *[no] { "" }
}.
keyflower-about-contract = Der Vertrag bringt am Ende { $points } Punkte, wenn du ihm alles zuordnen kannst. In deinem Zug kannst du ihn für 1 Teil einlösen, das er zeigt.
keyflower-about-extension = Der Ausbau kommt auf eines deiner aufgewerteten Plättchen. Er verdoppelt dessen feste Punkte, und danach können es nur Arbeiter dieser Farbe nutzen.
keyflower-at-middle = Liegt in dieser Jahreszeit in der Mitte.
keyflower-at-boat = In dieser Jahreszeit noch zu haben.
keyflower-at-boat-taken = In dieser Jahreszeit genommen von { $who }.
keyflower-at-row = Liegt offen aus.
keyflower-at-supply = Noch zu haben.
keyflower-at-village = Im Dorf von { $who }, Basisseite.
keyflower-at-village-upgraded = Im Dorf von { $who }, aufgewertet.
keyflower-at-village-side = Im Dorf von { $who }, Seite { $side }.
keyflower-at-village-only = Im Dorf von { $who }.
keyflower-at-beside = Neben dem Dorf von { $who }, Basisseite.
keyflower-at-beside-upgraded = Neben dem Dorf von { $who }, aufgewertet.
keyflower-at-beside-side = Neben dem Dorf von { $who }, Seite { $side }.
keyflower-at-beside-only = Neben dem Dorf von { $who }.
keyflower-at-to-place = Bei { $who }, noch nicht angelegt, Basisseite.
keyflower-at-to-place-upgraded = Bei { $who }, noch nicht angelegt, aufgewertet.
keyflower-at-to-place-side = Bei { $who }, noch nicht angelegt, Seite { $side }.
keyflower-at-to-place-only = Bei { $who }, noch nicht angelegt.
keyflower-at-tile = Auf „{ $tile }“ im Dorf von { $who }.
keyflower-at-hand = Auf der Hand von { $who }.
keyflower-costs-turn = Die Arbeiter, die du schickst. Passen kostet nichts.
keyflower-costs-bid = Die gebotenen Arbeiter, aber nur, wenn du gewinnst.
keyflower-costs-use = Die Arbeiter, die du schickst. Zurück kommen sie aus deinem Dorf und von Plättchen, die du gewinnst.
keyflower-costs-carry = Der Transport kostet nichts. Eine Aufwertung kostet die gezeigten Rohstoffe und Fertigkeiten.
keyflower-costs-contract = Nehmen kostet nichts. Löst du ihn ein, verlierst du seine Punkte.
keyflower-costs-winter = Jetzt nichts. Aber andere können deine Plättchen ersteigern.
keyflower-costs-boat = Nichts. Aber du nimmst nur 1 Schiff.
keyflower-costs-growth = Nichts. Aber ein gelegtes Plättchen bleibt liegen.

# Marked pieces and places, as `/tile` explains them, and what people call them.

keyflower-spot-hex = Platz { $number }
keyflower-spot-side = { $tile } ({ $side })
keyflower-spot-free = Ein freier Platz neben: { $around }.
keyflower-spot-words-middle = Mitte, Auslage
keyflower-spot-words-order = Reihenfolge, Reihenfolgeplättchen
keyflower-spot-words-boat = Schiff, Boot
keyflower-spot-words-village = Dorf, Dorfplättchen
keyflower-spot-words-hex = Platz, Sechseck, Feld, Hexfeld
keyflower-spot-words-contract = Auftrag, Vertrag
keyflower-spot-words-extension = Ausbau, Erweiterung, Anbau
