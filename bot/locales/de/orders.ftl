# Orders given ahead: the page, what they did, why one stops or is refused.

plan-not-offered = `{ $words }` war nicht möglich
plan-changed = sie galt nur für den Fall: { $fact }
plan-unfinished = etwas war noch zu wählen
plan-unknown = diese Version des Bots kennt sie nicht mehr

order-line = Wenn ich am Zug bin: { $picks }
order-line-if = Wenn ich am Zug bin: { $picks } – nur falls das gilt: { $facts }
order-line-rest = Der Rest meines Zuges: { $picks }
order-line-handing = Meinen Zug abgeben
order-unknown = Eine Anweisung aus einer älteren Version
order-unclear = Diese Anweisung kenne ich hier nicht. Meintest du { $nearest }?
order-unknown-words = Diese Anweisung kenne ich hier nicht. `/orders show` hat Menüs mit allen, die es gibt.
order-no-such-fact = Eine Zeile kann hiervon abhängen: { $facts }.
order-no-facts = Eine Zeile kann hier von nichts abhängen.
order-odd-signs = Eine Zeile besteht aus Schritten, wie du sie für `/play` tippen würdest, durch Semikolons getrennt.
order-too-many = Du hast an diesem Tisch { $count } Anweisungen: Ziehe erst eine zurück.
order-twice = Diese Anweisung hast du schon gegeben.
order-stops-at-once = Diese Anweisung würde sofort enden – { $why }.

orders-title = **Deine Anweisungen.** Die erste, die eine Antwort hat, antwortet für dich, nach zufälliger Wartezeit; was sie offen lässt, wirst du gefragt. Niemand sonst kann merken, dass es sie gibt. Sie enden mit der Jahreszeit oder Runde.
orders-none = Du hast keine gegeben.
orders-not-now = In diesem Teil des Spiels lässt sich nichts im Voraus regeln; schau später wieder nach.
orders-entry = { $number }. { $order }
orders-entry-rests = { $number }. { $order } *(ruht, bis du gezogen hast: Eine andere Anweisung war fraglich)*
orders-answering = ⏳ Eine davon beantwortet bald die Frage, die vor dir liegt. Du darfst schneller sein.
orders-add = Anweisung hinzufügen
orders-withdraw = ✖ { $number } zurückziehen
orders-withdraw-all = ✖ Alle zurückziehen
orders-raise = Eine früher antworten lassen
orders-raise-entry = ▲ { $number }. { $order }
orders-play = ▶ Spielen
orders-back = ↩ Anweisungen
orders-write = ✍ Zug aufschreiben
orders-open = 📜 Anweisungen

orders-line-title = **Dein nächster Zug, aufgeschrieben:** { $picks }
orders-line-empty = noch nichts
orders-line-pick = Was als Nächstes kommt
orders-line-fact = Nur wenn das so bleibt
orders-line-only-if = nur falls: { $fact }
orders-line-whole = Er wird so gespielt, wie er dasteht, oder gar nicht: Geht das dann nicht, wirst du gefragt.
orders-line-uncovers = Ein Schritt davon deckt etwas auf. Was danach kommt, wird gespielt, wenn es dann möglich ist, und dein Zug abgegeben; wenn nicht, bleibt das Gespielte stehen, die Anweisung endet dort, und du wirst gefragt.
orders-line-set = ✔ Anweisung geben
orders-line-undo = ⌫ Ein Schritt zurück
orders-line-impossible = Was dein nächster Zug sein wird, lässt sich jetzt nicht sagen. Du kannst trotzdem eine Zeile tippen: `/orders add`, die Schritte durch Semikolons getrennt.

orders-notes = **Was sie getan haben**
orders-away = **Deine Anweisungen, während du weg warst**
orders-note-answered = { $when }: **{ $order }** hat mit `{ $picks }` geantwortet.
orders-note-stopped = { $when }: **{ $order }** ist beendet – { $why }.
orders-note-taken-back = { $when }: **{ $order }** ist beendet – Züge wurden zurückgenommen.

command-orders = Was der Bot tun soll, während du weg bist
command-orders-show = Deine Anweisungen an einem Tisch: lesen, hinzufügen, zurückziehen
command-orders-add = Eine Anweisung geben, zum Beispiel: erhöhen sägewerk rot 4
command-orders-withdraw = Eine Anweisung zurückziehen oder alle
command-option-order = Die Anweisung in Worten, oder ein Zug: bieten sägewerk; rot 3 wenn …
command-option-order-number = Ihre Nummer in der Liste; ohne Nummer: alle
order-stand-in = Ein Computer ({ $strength }) spielt meinen nächsten Zug
orders-note-did = { $when }: **{ $order }** hat geantwortet: { $did }.
