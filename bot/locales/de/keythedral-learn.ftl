# Keythedral auf einen Blick; eine Zahl im Kreis steht auch im Bild.

keythedral-learn-line = Schick Arbeiter aus deinen Hütten auf die Ertragsfelder ringsum und kauf mit dem, was sie bringen, Sitze in der Keythedral.
keythedral-learn-you = Du hast { $dwellings } Gebäude ① in einem Dorf, das ihr gemeinsam rund um die Keythedral auslegt.
keythedral-learn-turn = In jeder Runde schicken die Gebäude Arbeiter auf Ertragsfelder daneben: eine Hütte { $cottage }, ein Haus bis zu { $house }. Jeder bringt eine Ressource ② nach Hause. Dann gibst du Waren aus, eine Aktion nach der anderen: einen Sitz kaufen ③, eine Hütte zum Haus ausbauen, einen Zaun bauen, ein Produkt kaufen ④, tauschen, ein Gesetz kaufen oder passen.
keythedral-learn-end = Sitze werden Nummer für Nummer verkauft, von 1 bis { $last } ⑤. Die Partie endet, wenn der letzte Sitz mit Nummer { $last } gekauft ist.
keythedral-learn-win = Ein Sitz ist so viel wert wie seine Nummer. Wer die meisten Punkte hat, gewinnt; übrige Waren zählen nur bei Gleichstand. (In der zweiten Ausgabe sind Sitze mehr wert, und Waren zählen.)
keythedral-learn-mistake-1 = Fest mit einem Ertragsfeld rechnen. Dort hat nur 1 Arbeiter Platz, und zuerst ist dran, wer die Nummer aufruft.
keythedral-learn-mistake-2 = Bei Hütten bleiben. Ein Haus bringt pro Runde bis zu 2 Ressourcen und kostet nur 1 Stein und 1 Holz.
keythedral-learn-mistake-3 = Zu spät zu den Handwerkern gehen. Sitze mit den Nummern 3, 4 und 5 kosten Produkte, und die bringt kein Ertragsfeld.
keythedral-learn-alt = Die Stadt von Keythedral in Runde 2. 1: deine Gebäude, eins davon ein Haus. 2: deine Waren. 3: die Sitze, die zum Verkauf stehen, und ihre Preise. 4: die Handwerker. 5: wie viele Sitze jeder Nummer noch da sind.
