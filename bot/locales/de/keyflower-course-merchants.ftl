# Ein erstes Spiel mit The Merchants, für alle, die Keyflower kennen.

keyflower-course-merchants-contract-say = Wer Keyflower kennt, lernt hier drei Dinge: Verträge, Ausbauten und neue Schiffe. Ein Vertrag bringt am Ende 7 Punkte, wenn du alles hast, was er zeigt.
keyflower-course-merchants-contract-do = Nutze { keyflower-tile-assayer } mit einem blauen Arbeiter und nimm den offenen Vertrag mit Säge und Holz.
keyflower-course-merchants-contract-got = Er liegt hinter deinem Sichtschirm, und an seiner Stelle ist ein anderer offen.
keyflower-course-merchants-cash-say = In jedem deiner Züge kannst du einen Vertrag für ein Teil einlösen, das er zeigt. Das ist kein Zug: Du bietest, nutzt oder passt trotzdem noch.
keyflower-course-merchants-cash-do = Löse deinen Vertrag für das Holz ein und biete dann einen gelben Arbeiter auf { keyflower-tile-keywood }.
keyflower-course-merchants-cash-got = Das Holz liegt auf deinem Hof, und geboten hast du auch.
keyflower-course-merchants-stone-say = Dein Hof wird für ein Holz und einen Stein aufgewertet. Das Holz ist schon da.
keyflower-course-merchants-stone-do = Nutze { keyflower-tile-workshop } mit einem gelben Arbeiter und nimm einen Stein.
keyflower-course-merchants-stone-got = Jetzt liegt beides auf deinem Hof.
keyflower-course-merchants-upgrade-say = Nur aufgewertete Plättchen lassen sich ausbauen. Also kommt zuerst die Aufwertung und mit ihr die festen Punkte, die ein Ausbau verdoppelt.
keyflower-course-merchants-upgrade-do = Nutze deinen Hof mit einem blauen Arbeiter und werte ihn auf.
keyflower-course-merchants-upgrade-got = Fünf Punkte. Dort steht ein blauer Arbeiter, also passt in dieser Jahreszeit nur ein blauer Ausbau.
keyflower-course-merchants-extend-say = Was eine Aufwertung erlaubt, kann stattdessen einen Ausbau kaufen. Er verdoppelt die festen Punkte des Plättchens, und danach dürfen es nur noch Arbeiter seiner Farbe nutzen.
keyflower-course-merchants-extend-do = Nutze { keyflower-tile-stable } mit einem gelben Arbeiter und baue deinen Hof in Blau aus, für einen blauen Arbeiter.
keyflower-course-merchants-extend-got = Zehn Punkte statt fünf.
keyflower-course-merchants-order-say = Zweite Schiffe bringen mehr als Arbeiter: Gold, Hütten, Verträge. Wer ein Reihenfolgeplättchen gewinnt, wählt zuerst.
keyflower-course-merchants-order-do = Biete einen roten Arbeiter auf das Reihenfolgeplättchen.
keyflower-course-merchants-order-got = Du wirst zuerst unter den Schiffen wählen.
keyflower-course-merchants-pass-say = Ein Arbeiter, den du behältst, ist im Sommer einer mehr. Haben alle hintereinander gepasst, endet die Jahreszeit, und neue Verträge werden ausgelegt.
keyflower-course-merchants-pass-do = Passe.
keyflower-course-merchants-pass-got = Ein Plättchen gehört dir, und der Arbeiter in deinem Dorf kam zu dir zurück.
keyflower-course-merchants-boat-say = { keyflower-tile-keyflower-ii } bringt ein Gold, das gleich auf deinem Hof liegt. Gold steht für jeden anderen Rohstoff und ist einen Punkt wert, wenn es übrig bleibt.
keyflower-course-merchants-boat-do = Nimm das Schiff mit dem Gold.
keyflower-course-merchants-boat-got = Arbeiter und ein Gold gehören dir.
keyflower-course-merchants-place-say = Neue Plättchen legst du an dein Dorf an, Straße an Straße. Halte den Weg kurz von deinem Hof dorthin, wo du Rohstoffe brauchst.
keyflower-course-merchants-place-do = Lege dein Plättchen, wie du magst; Buchstaben im Bild nennen die Stellen.
keyflower-course-merchants-own = ### 🎓 Auf eigenen Füßen
    Der Sommer gehört dir: Spiel ihn, wie du magst. Unter **Mehr …** findest du einen **Tipp** mit drei guten Zügen und warum, und Anweisungen für Züge, wenn du fort bist.
keyflower-course-merchants-over = ### 🎓 Gut gemacht: Hier enden die Lektionen
    Du kannst Verträge nehmen und einlösen, aufgewertete Plättchen ausbauen und ein zweites Schiff wegen seines Goldes wählen. Verträge zählen am Ende, mit allem, was sie zeigen.
