# Eine verkürzte erste Partie mit The Merchants, für alle, die Keyflower kennen.

keyflower-course-merchants-contract-say = Neu sind Verträge, Ausbauten, Hütten (auf deinem Hof 1 Aufwertung mehr) und weitere Plättchen und Schiffe. Ein Vertrag bringt 7 Punkte, wenn du am Ende alles hast, was er zeigt, und es nirgends sonst zählst.
keyflower-course-merchants-contract-do = Drücke **{ keyflower-key-middle }**, nutze den { keyflower-tile-assayer } mit 1 blauen Arbeiter und nimm den Vertrag mit Säge und Holz.
keyflower-course-merchants-contract-got = Der Vertrag liegt hinter deinem Sichtschirm.
keyflower-course-merchants-cash-say = In deinem Zug kannst du einen Vertrag einlösen: Du gibst ihn für 1 Teil ab, das er nennt. Danach ziehst du wie sonst auch.
keyflower-course-merchants-cash-do = Drücke **{ keyflower-key-cash }** und nimm { keyflower-item-wood }, dann drücke **{ keyflower-bid }** und biete 1 gelben Arbeiter auf „{ keyflower-tile-keywood }“.
keyflower-course-merchants-cash-got = Das Holz liegt auf deinem Hof.
keyflower-course-merchants-stone-say = Deinen Hof aufzuwerten kostet 1 Holz und 1 Stein. Der Stein fehlt.
keyflower-course-merchants-stone-do = Drücke **{ keyflower-key-middle }**, nutze die { keyflower-tile-workshop } mit 1 gelben Arbeiter und nimm { keyflower-item-stone }.
keyflower-course-merchants-stone-got = Jetzt liegt beides auf deinem Hof.
keyflower-course-merchants-upgrade-say = Nur aufgewertete Plättchen kannst du ausbauen, also werte erst auf.
keyflower-course-merchants-upgrade-do = Drücke **{ keyflower-key-mine }** und schick 1 blauen Arbeiter auf deinen Hof, um ihn aufzuwerten.
keyflower-course-merchants-upgrade-got = 5 Punkte. Dort steht ein blauer Arbeiter, also passt in dieser Jahreszeit nur ein blauer Ausbau.
keyflower-course-merchants-extend-say = Statt aufzuwerten kannst du ein Plättchen ausbauen: Das verdoppelt seine festen Punkte. Danach können es nur noch Arbeiter in der Farbe des Ausbaus nutzen.
keyflower-course-merchants-extend-do = Drücke **{ keyflower-key-middle }**, nutze den { keyflower-tile-stable } mit 1 gelben Arbeiter und wähle den blauen Ausbau, der 1 blauen Arbeiter kostet.
keyflower-course-merchants-extend-got = 10 Punkte statt 5.
keyflower-course-merchants-order-say = Die neuen Schiffe bringen auch Gold, Hütten, Verträge oder grüne Arbeiter. Wer dieses Plättchen ersteigert, wählt zuerst ein Schiff.
keyflower-course-merchants-order-do = Drücke **{ keyflower-bid }** und biete 1 roten Arbeiter auf „{ keyflower-tile-order-1 }“.
keyflower-course-merchants-order-got = Du führst. Vielleicht darfst du zuerst ein Schiff wählen.
keyflower-course-merchants-pass-say = Jeden Arbeiter, den du behältst, hast du im Sommer zusätzlich. Am Ende der Jahreszeit werden neue Verträge ausgelegt.
keyflower-course-merchants-pass-do = Drücke **{ keyflower-pass }** und dann **{ panel-confirm }**, um den Frühling zu beenden.
keyflower-course-merchants-pass-got = Du hast „{ keyflower-tile-keywood }“ ersteigert.
keyflower-course-merchants-boat-say = { keyflower-tile-keyflower-ii } bringt 1 Gold auf deinen Hof. Gold ersetzt jeden anderen Rohstoff, und jedes übrige Gold ist 1 Punkt wert.
keyflower-course-merchants-boat-do = Nimm { keyflower-tile-keyflower-ii }, das Schiff mit dem Gold.
keyflower-course-merchants-boat-got = Wir springen zum Winter: Alle haben gepasst, und du hast dieses Schiff noch zweimal genommen, für 2 Gold.
keyflower-course-merchants-winter-say = Der { keyflower-tile-jeweller } ist ein Winterplättchen: Damit ist jedes Gold 2 Punkte wert statt 1.
keyflower-course-merchants-winter-do = Drücke **{ keyflower-bid }** und biete 1 gelben Arbeiter auf den { keyflower-tile-jeweller }.
keyflower-course-merchants-over = ### 🎓 Das war The Merchants
    Du kannst Verträge nehmen und einlösen, aufgewertete Plättchen ausbauen und ein Schiff wegen seines Goldes wählen. Alle haben gepasst, und dein letztes Schiff brachte 3 Gold mehr: 6 auf { keyflower-tile-jeweller } ergeben 12 Punkte. Auf das lila Plättchen bot niemand, also ist jetzt { $rival } Startspieler: 1 Punkt.
