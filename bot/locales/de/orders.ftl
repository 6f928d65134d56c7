# Orders given ahead: the page, what they did, why one stops or is refused.

plan-not-offered = `{ $words }` war nicht möglich
plan-changed = Die Bedingung gilt nicht mehr: { $fact }
plan-unfinished = Eine Auswahl war noch offen
plan-unknown = Diese Version des Bots kennt sie nicht mehr

order-line = Wenn ich dran bin: { $picks }
order-line-if = Wenn ich dran bin: { $picks }, nur falls: { $facts }
order-line-rest = Der Rest meines Zuges: { $picks }
order-line-handing = Meinen Zug beenden
order-unknown = Eine Anweisung aus einer älteren Version
order-unclear = Diese Anweisung kenne ich nicht. Meintest du { $nearest }?
order-unknown-words = Diese Anweisung kenne ich nicht. `/orders show` zeigt Menüs mit allen, die es gibt.
order-no-such-fact = Diese Bedingung kenne ich nicht. Möglich sind hier: { $facts }.
order-no-facts = Hier kannst du keine Bedingung setzen.
order-odd-signs = Tippe deine Auswahl wie bei `/play`, durch Semikolons getrennt.
order-too-many = Du hast hier schon { $count } Anweisungen, mehr gehen nicht. Lösche erst eine.
order-twice = Diese Anweisung hast du schon.
order-stops-at-once = Diese Anweisung würde sofort enden: { $why }.

orders-title = **Anweisungen** antworten für dich, wenn du weg bist, nach einer zufälligen Wartezeit. Die erste passende gilt, bei allem anderen frage ich dich. Nur du siehst sie.
orders-none = Du hast keine.
orders-not-now = In diesem Teil der Partie sind keine Anweisungen möglich. Versuch es später noch einmal.
orders-entry = { $number }. { $order }
orders-entry-rests = { $number }. { $order } *(ruht, bis du gezogen hast: Bei einer anderen Anweisung war ich nicht sicher)*
orders-answering = ⏳ Eine davon antwortet gleich für dich. Bis dahin kannst du selbst antworten.
orders-add = Anweisung hinzufügen
orders-withdraw = ✖ { $number } löschen
orders-withdraw-all = ✖ Alle löschen
orders-raise = Eine nach oben schieben
orders-raise-entry = ▲ { $number }. { $order }
orders-play = ▶ Spielen
orders-write = ✍ Zug planen
orders-open = 📜 Anweisungen

orders-line-title = **Dein geplanter Zug:** { $picks }
orders-line-empty = noch nichts
orders-line-pick = Nächste Auswahl
orders-line-fact = Nur wenn das so bleibt
orders-line-only-if = nur falls: { $fact }
orders-line-whole = Der Zug wird genau so gespielt oder gar nicht. Geht er dann nicht, frage ich dich.
orders-line-uncovers = Eine Auswahl davon deckt etwas auf. Der Rest wird gespielt, wenn er dann noch geht. Sonst endet die Anweisung dort, und ich frage dich.
orders-line-set = ✔ Anweisung speichern
orders-line-undo = ⌫ Letztes entfernen
orders-line-impossible = Noch ist offen, wie dein nächster Zug aussieht. Du kannst ihn mit `/orders add` eintippen, jede Auswahl durch ein Semikolon getrennt.

orders-notes = **Was sie gemacht haben**
orders-away = **Deine Anweisungen, während du weg warst**
orders-note-answered = { $when }: **{ $order }** hat `{ $picks }` gespielt.
orders-note-stopped = { $when }: **{ $order }** ist beendet: { $why }.
orders-note-taken-back = { $when }: **{ $order }** ist beendet: Züge wurden rückgängig gemacht.

command-orders = Ich spiele für dich, während du weg bist
command-orders-show = Deine Anweisungen lesen, hinzufügen und löschen
command-orders-add = Eine Anweisung hinzufügen, zum Beispiel: erhöhen sägewerk rot 4
command-orders-withdraw = Eine Anweisung löschen oder alle
command-option-order = Die Anweisung in Worten, oder ein Zug: bieten sägewerk; rot 3 wenn …
command-option-order-number = Ihre Nummer in der Liste; ohne Angabe alle
order-stand-in = Ein Computer ({ $strength }) spielt meinen nächsten Zug
order-sit-in = Ein Computer ({ $strength }) spielt für mich, bis ich zurück bin
order-computer = Der Computer
orders-note-did = { $when }: **{ $order }** hat gespielt: { $did }.
