# Ein erster Frühling in Keyper, Zug für Zug: was jede Lektion sagt, verlangt und gebracht hat.

keyper-course-send-say = Keyples sind deine Arbeiter. Setz einen auf ein Feld, und du bekommst, was es zeigt. Hat er die Farbe des Rands, bekommst du 1 mehr. Wer nach 4 Jahreszeiten die meisten Punkte hat, gewinnt.
keyper-course-send-do = Drücke **{ keyper-colour-orange }** und setz den Keyple auf dem Feld { keyper-field-clay } von Tafel 1 ein.
keyper-course-send-got = 2 Lehm statt 1: Die Farbe passt.
keyper-course-join-say = Der Computer setzt einen braunen Keyple auf ein leeres Feld. Arbeite mit derselben Farbe mit: Du bekommst genauso viel, und es kostet keinen Zug.
keyper-course-join-do = Drücke **Mitarbeiten mit Braun**.
keyper-course-join-got = Je 3 Stämme: Mitarbeiten bringt euch beiden 1 mehr.
keyper-course-builders-say = Plättchen baust du auf deiner Farm und in deinem Dorf. Das Baufeld hat einen orangen Rand.
keyper-course-builders-do = Drücke **{ keyper-colour-orange }** und setz den Keyple auf dem Feld { keyper-field-build } von Tafel 1 ein.
keyper-course-builders-got = Die Farbe passt: Du kannst zweimal bauen.
keyper-course-build-say = Eins reicht jetzt: der { keyper-tile-pig-sty } für 1 Lehm und 1 Stamm. Er hat Platz für 4 Schweine und bringt für jedes 1 Punkt.
keyper-course-build-do = Wähle den { keyper-tile-pig-sty }, zahle mit **{ keyper-good-clay }** und **{ keyper-good-log }** und lass die zweite Aktion aus.
keyper-course-build-got = Gebaut: Das ist deine Farm mit dem { keyper-tile-pig-sty }.
keyper-course-animals-say = Der Keyper des Computers beansprucht Tafel 2: Mehr dazu gleich. Tiere bekommst du auch auf Feldern. Das Schweinefeld hat einen hellgrünen Rand.
keyper-course-animals-do = Drücke **{ keyper-colour-light-green }** und setz den Keyple auf dem Feld { keyper-field-pigs } von Tafel 1 ein.
keyper-course-animals-got = 2 Schweine ziehen in deinen { keyper-tile-pig-sty }.
keyper-course-decline-say = Der Computer setzt einen hellgrünen Keyple auf das Weizenfeld von Tafel 2. Du könntest mit einem weißen mitarbeiten. Lass es: Heb ihn für Schweine auf, die bringen mehr Punkte als Weizen.
keyper-course-decline-do = Drücke diesmal **{ keyper-menu-skip }**.
keyper-course-decline-got = Du behältst beide weißen Keyples.
keyper-course-lay-say = Weiß nimmt die Farbe des Keyples dort an. Dein stehender Keyple hilft nicht mit: Du bekommst 2. Leg ihn hin, dann arbeitet er mit: 3, aber in dieser Jahreszeit nicht mehr.
keyper-course-lay-do = Drücke **{ keyper-colour-white }**, wähle auf Tafel 1 das Feld { keyper-field-pigs } und drücke **{ keyper-menu-lay-heading }**.
keyper-course-lay-got = Jetzt 5 Schweine: 1 zu viel, aber du verkaufst bald welche.
keyper-course-keyper-say = Einmal pro Jahreszeit beansprucht dein Keyper eine Tafel: Am Ende kommen alle Keyples darauf zu dir. Tafel 2 hat schon der Computer; auf Tafel 1 sind 7.
keyper-course-keyper-do = Drücke **Tafel 1 (7)**, um die Tafel mit 7 Keyples zu beanspruchen.
keyper-course-keyper-got = Auf Tafel 1 dürfen weiter alle arbeiten, und ihre Keyples kommen mit dir nach Hause.
keyper-course-boat-say = Der erste Keyple auf einem Fluss bringt ein Schiff. Dort bekommst du eine Ware, die das Schiff zeigt, oder verkaufst eine für 2 Frachtpunkte.
keyper-course-boat-do = Drücke **{ keyper-colour-light-blue }**, wähle auf Tafel 1 das Feld { keyper-field-river } und dann **Schiff 3**.
keyper-course-boat-got = Die Farbe passt: Du hast 2 Schiffsaktionen.
keyper-course-sell-say = Du hast 5 Schweine, aber Platz für 4: Das fünfte ginge am Ende der Jahreszeit verloren. Im Stall bringt ein Schwein am Spielende 1 Punkt, verkauft 2.
keyper-course-sell-do = Drücke unter „Verkaufen für 2 Punkte“ zweimal auf das Schwein.
keyper-course-sell-got = 4 Frachtpunkte. Deine letzten 3 Keyples wurden für dich gespielt: 3 Felsen, 1 Lehm, 3 Weizen.
keyper-course-again-say = Keine Keyples mehr, aber der Computer spielt noch: Du legst Keyples hin, die auf deinen Plättchen oder deiner Tafel stehen. Sie arbeiten noch einmal.
keyper-course-again-do = Wähle auf Tafel 1 das Feld { keyper-field-logs } und leg beide Keyples hin.
keyper-course-again-got = 3 Stämme mehr.
keyper-course-last-say = Der Computer hat eben seinen letzten Keyple gespielt. Du legst noch einmal hin, dann endet der Frühling, auch wenn noch Keyples stehen. Dein Frühlingsmarkt-Plättchen bringt Punkte: Du zeigst 1 Schwein und 1 Stamm und behältst sie.
keyper-course-last-do = Wähle auf Tafel 1 das Feld { keyper-field-clay } und leg den Keyple hin.
keyper-course-last-got = Jahrmarkt abgehalten: 2 Punkte. Deine 12 Keyples kommen heim. Zu zweit kannst du nur 9 einsetzen: In einer Partie wählst du die 3, die warten und je 1 Ware bringen.
keyper-course-fold-say = Falte deine Tafel für den Sommer: Das bestimmt ihre Felder.
keyper-course-fold-do = Deinem Sommermarkt fehlt nur 1 Kuh, und A hat { keyper-field-cows }: Drücke **A** und dann **{ panel-confirm }**.
keyper-course-over =
    ### 🎓 Das war dein erster Frühling in Keyper
    Du kannst Keyples einsetzen und hinlegen, mitarbeiten oder nicht, bauen, Tiere unterbringen, Waren verkaufen, eine Tafel beanspruchen und falten. Die anderen 3 Jahreszeiten laufen genauso ab. Neu wird dir begegnen:
    - Oranger Pfeil: ein gebautes Plättchen verbessern, für mehr Punkte.
    - Zwei Karten: ein Landschaftsplättchen nehmen und später bauen.
    - Hammer mit −1: für 1 Ware weniger bauen.
    - Deine Parzellen, die Plätze auf deiner Farm und in deinem Dorf: Ein Keyple kann dort bauen oder das Plättchen verbessern oder nutzen. Der erste dort darf jede Farbe haben.
    - Arbeitet jemand bei Hammer oder Pfeil mit, seid ihr abwechselnd dran, je 1 Aktion.
    - Ziegel, Holz und Stein zählen auch als Lehm, Stamm und Fels.
