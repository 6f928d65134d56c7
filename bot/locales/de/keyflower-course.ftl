# Eine verkürzte erste Partie Keyflower, Zug für Zug: was jede Lektion sagt, verlangt und gebracht hat.

keyflower-course-bid-say = Wer nach 4 Jahreszeiten die meisten Punkte hat, gewinnt. Punkte bringen vor allem Plättchen. Du ersteigerst sie mit Arbeitern: Deine stehen über den Plättchen.
keyflower-course-bid-do = Drücke **{ keyflower-bid }** und biete 1 roten Arbeiter auf den { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Dein Arbeiter wartet dort. { $rival } bietet 1 blauen auf den { keyflower-tile-stable }.
keyflower-course-use-say = Arbeiter können auch Plättchen ohne Besitzer nutzen: mindestens so viele, wie das schwarze Zeichen sagt. Rohstoffe aus der Mitte kommen auf deinen Hof.
keyflower-course-use-do = Drücke **{ keyflower-key-middle }**, nutze die { keyflower-tile-workshop } mit 1 gelben Arbeiter und nimm { keyflower-item-stone }.
keyflower-course-use-got = Der Stein liegt auf deinem Hof.
keyflower-course-group-say = Aber { $rival } hat 2 rote auf den { keyflower-tile-woodcutter } geboten: Du bist überboten. Dein Arbeiter ist nicht verloren: Er darf das Plättchen wechseln.
keyflower-course-group-do = Drücke **{ keyflower-bid }** und hol deinen überbotenen Arbeiter zu „{ keyflower-tile-keywood }“.
keyflower-course-group-got = Nach dir brauchte { $rival } für die { keyflower-tile-workshop } 2 gelbe: jede Nutzung mindestens 1 mehr.
keyflower-course-colour-say = Die ersten Arbeiter an einem Plättchen bestimmen seine Farbe für die Jahreszeit. Der { keyflower-tile-woodcutter } ist rot: Nur rote können ihn nutzen.
keyflower-course-colour-do = Drücke **{ keyflower-key-middle }** und nutze den { keyflower-tile-woodcutter } mit 1 roten Arbeiter.
keyflower-course-colour-got = 2 Holz liegen auf deinem Hof. { $rival } nutzt „{ keyflower-tile-keywood }“ mit 1 roten.
keyflower-course-upgrade-say = Deinen Hof aufzuwerten kostet 1 Holz und 1 Stein. Beides liegt darauf; zu anderen Plättchen transportierst du es über Straßen. Aufgewertet bringt er 5 Punkte.
keyflower-course-upgrade-do = Drücke **{ keyflower-key-mine }** und schick 1 blauen Arbeiter auf deinen Hof.
keyflower-course-upgrade-got = 5 Punkte!
keyflower-course-pass-say = Arbeiter, die du nicht ausspielst, behältst du. Passen alle nacheinander, endet die Jahreszeit. { $rival } hat gerade gepasst.
keyflower-course-pass-do = Drücke **{ keyflower-pass }**, dann **{ panel-confirm }**: So endet der Frühling.
keyflower-course-pass-got = Du hast „{ keyflower-tile-keywood }“ ersteigert. Die gebotenen Arbeiter sind weg, aber alle auf deinen Plättchen gehören jetzt dir.
keyflower-course-boat-say = Nun nimmt jeder Arbeiter und Fertigkeiten von 1 Schiff. Auf das lila Plättchen hat niemand geboten, also wählt der Startspieler zuerst: du.
keyflower-course-boat-do = Nimm das Schiff { keyflower-tile-sea-bastion }: Es bringt eine Spitzhacke und einen Amboss.
keyflower-course-boat-got = Deine Arbeiter und Fertigkeiten liegen hinter deinem Sichtschirm: Nur du siehst sie.
keyflower-course-place-say = Dein neues Plättchen kommt für immer in dein Dorf. Straße muss an Straße liegen, Feld an Feld und Fluss an Fluss.
keyflower-course-place-do = Leg „{ keyflower-tile-keywood }“ auf Platz **3** und drücke **{ panel-confirm }**.
keyflower-course-place-got = Jetzt ist Winter. Du hast 2 weitere Schiffe genommen.
keyflower-course-winter-say = Du hast 3 Winterplättchen bekommen, sie bringen Punkte. Wähle geheim mindestens 1 zum Versteigern. { keyflower-tile-scribes }: 10 Punkte für jeden Satz aus Säge, Spitzhacke und Amboss. Du hast 2 Sätze.
keyflower-course-winter-do = Drücke **B** für den { keyflower-tile-scribes }, dann **{ panel-confirm }**.
keyflower-course-winter-got = Dein Winterplättchen und das von { $rival } werden versteigert.
keyflower-course-outbid-say = { $rival } hat 1 gelben auf den { keyflower-tile-scribes } geboten. Biete mehr in dieser Farbe.
keyflower-course-outbid-do = Drücke **{ keyflower-bid }** und biete 2 gelbe Arbeiter auf den { keyflower-tile-scribes }.
keyflower-course-outbid-got = Du führst. { $rival } hat 8 blaue Arbeiter auf die { keyflower-tile-keythedral } geboten.
keyflower-course-last-say = Um das zu überbieten, brauchst du 9 blaue Arbeiter. So viele hast du nicht. Passen jetzt alle, nimmt jeder noch ein Schiff, dann wird gewertet.
keyflower-course-last-do = Drücke **{ keyflower-pass }**, dann **{ panel-confirm }**.
keyflower-course-over =
    ### 🎓 Du hast gewonnen! Das war Keyflower
    Sommer und Herbst laufen wie der Frühling ab. Auch Schiffe können Punkte bringen: das von { $rival } brachte 3, deins keine. Auf das lila Plättchen hat niemand geboten, also ging der lila Startspieler-Keyple an dich: Er kann als 1 Gold zählen, also 1 Punkt.
