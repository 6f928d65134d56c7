# Ein erstes Spiel Keyflower, Zug um Zug: was jede Lektion sagt, verlangt und gebracht hat.

keyflower-course-bid-say = Nach vier Jahreszeiten gewinnen die meisten Punkte, und die meisten kommen von Plättchen in deinem Dorf. Plättchen ersteigert man mit Arbeitern, und schon ein einziger ist ein Gebot.
keyflower-course-bid-do = Biete einen roten Arbeiter auf das Plättchen { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Dein Arbeiter liegt neben dem Plättchen. Bietet niemand mehr, gehört es dir am Ende der Jahreszeit.
keyflower-course-use-say = Arbeiter können ein Plättchen auch nutzen, sogar eines in der Mitte, das noch niemandem gehört. Weil es nicht deines ist, kommt der Ertrag auf deinen Hof.
keyflower-course-use-do = Nutze { keyflower-tile-workshop } mit einem gelben Arbeiter und nimm einen Stein.
keyflower-course-use-got = Ein Stein liegt auf deinem Hof. Der Arbeiter bleibt dort, bis die Jahreszeit endet.
keyflower-course-group-say = Du bist überboten worden: Dein Arbeiter dort ist jetzt eine Gruppe mit verlorenem Gebot. Weg ist er nicht, denn die ganze Gruppe darf zu einem anderen Plättchen ziehen.
keyflower-course-group-do = Zieh weiter: Biete mit dieser Gruppe auf { keyflower-tile-keywood }.
keyflower-course-group-got = Derselbe Arbeiter bietet nun anderswo, und du hast nichts ausgegeben. Solange die Jahreszeit dauert, können verlorene Gebote immer so weiterziehen.
keyflower-course-colour-say = Wo Arbeiter stehen, brauchen alle, die in dieser Jahreszeit folgen, dieselbe Farbe. Rote bieten auf { keyflower-tile-woodcutter }, also können es nur rote nutzen.
keyflower-course-colour-do = Nutze { keyflower-tile-woodcutter } mit einem roten Arbeiter.
keyflower-course-colour-got = Zwei Holz liegen auf deinem Hof. Wer dieses Plättchen als Nächstes nutzt, braucht mehr Arbeiter, als du geschickt hast.
keyflower-course-upgrade-say = Dein Hof lässt sich für ein Holz und einen Stein aufwerten, und beides liegt nun darauf. Wer ihn nutzt, darf genau das, und aufgewertet ist er am Ende 5 Punkte wert.
keyflower-course-upgrade-do = Nutze deinen Hof mit einem blauen Arbeiter und werte ihn auf.
keyflower-course-upgrade-got = Fünf Punkte gehören dir. Der Arbeiter steht im eigenen Dorf und kommt am Ende der Jahreszeit zu dir zurück.
keyflower-course-outbid-say = Jetzt bist du dran: Dein Gebot muss größer sein als jedes andere am Plättchen, in seiner Farbe. Wer verliert, darf wegziehen oder mit mehr wiederkommen; überleg also, was dir das Plättchen wert ist.
keyflower-course-outbid-do = Biete zwei blaue Arbeiter auf { keyflower-tile-alehouse }.
keyflower-course-outbid-got = Du führst dort jetzt. Geht jemand seinerseits höher, weißt du, was deine Arbeiter tun können.
keyflower-course-order-say = Wer ein Reihenfolgeplättchen gewinnt, sucht sich zuerst ein Schiff aus und darf vielleicht die nächste Jahreszeit beginnen. Nichts ist gespielt, bevor du abgibst: Drück ruhig irgendetwas, **Rückgängig** nimmt es zurück.
keyflower-course-order-do = Biete einen gelben Arbeiter auf das Reihenfolgeplättchen.
keyflower-course-order-got = Niemand sonst bietet darauf. Auch nach dem Abgeben geht **Zug rückgängig machen**, solange seitdem niemand anderes etwas entscheiden musste.
keyflower-course-pass-say = Du musst nicht alle Arbeiter ausspielen: Was hinter deinem Sichtschirm bleibt, bleibt dir. Haben alle hintereinander gepasst, endet die Jahreszeit.
keyflower-course-pass-do = Passe und sieh, was der Frühling dir gebracht hat.
keyflower-course-pass-got = Zwei Plättchen gehören dir: Die Gebote dafür kamen in den Beutel, aber Arbeiter, die darauf standen, kamen zu dir.
keyflower-course-boat-say = Am Ende von Frühling, Sommer und Herbst bekommt jeder, was ein Schiff bringt. Du hast das Reihenfolgeplättchen gewonnen, also wählst du zuerst.
keyflower-course-boat-do = Nimm das Schiff mit mehr Fertigkeiten: Mit ihnen bezahlt man Aufwertungen.
keyflower-course-boat-got = Neue Arbeiter und Fertigkeiten warten hinter deinem Sichtschirm.
keyflower-course-place-say = Gewonnene Plättchen legst du für immer an dein Dorf an, Straße an Straße. Rohstoffe reisen auf Straßen: Halte den Weg kurz von deinem Hof dorthin, wo du sie brauchst.
keyflower-course-place-do = Lege beide Plättchen, wie du magst; Buchstaben im Bild nennen die Stellen.
keyflower-course-own = ### 🎓 Auf eigenen Füßen
    Der Sommer gehört dir: Spiel ihn, wie du magst. Unter **Mehr …** findest du einen **Tipp** mit drei guten Zügen und warum, was gerade nicht geht und weshalb, und Anweisungen für Züge, wenn du fort bist.
keyflower-course-over = ### 🎓 Gut gemacht: Hier enden die Lektionen
    Du kannst auf Plättchen bieten und mit einem verlorenen Gebot weiterziehen, Plättchen mit Arbeitern der richtigen Farbe nutzen, aufwerten, ein Schiff nehmen und dein Dorf bauen. Der Herbst geht ebenso; im Winter bietest du auf Plättchen, die Punkte bringen.
