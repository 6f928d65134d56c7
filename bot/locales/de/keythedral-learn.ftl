# Keythedral auf einen Blick; eine Zahl im Kreis steht auch im Bild.

keythedral-learn-line = Schick Arbeiter aus deinen Hütten auf die Felder ringsum und gib aus, was sie bringen: für die Sitze der Keythedral.
keythedral-learn-you = Du hast { $dwellings } Behausungen ① in einem Dorf, das alle gemeinsam rund um die Keythedral auslegen.
keythedral-learn-turn = In jeder Runde schickt jede Behausung Arbeiter auf Felder daneben: eine Hütte { $cottage }, ein Haus { $house }. Jeder bringt einen Würfel ② nach Hause. Dann gibst du aus, eine Aktion nach der anderen: einen Sitz erwerben ③, eine Hütte zum Haus ausbauen, einen Zaun aufstellen, ein Produkt fertigen lassen ④, tauschen, ein Gesetz erwerben oder passen.
keythedral-learn-end = Sitze werden Zahl um Zahl verkauft, von 1 bis { $last } ⑤. Sobald der letzte Sitz der Zahl { $last } bezahlt ist, ist das Spiel vorbei.
keythedral-learn-win = Ein Sitz ist seine Zahl wert, die meisten Punkte gewinnen; übrige Würfel zählen nur bei Gleichstand. (In der zweiten Ausgabe sind Sitze mehr wert, und Würfel zählen.)
keythedral-learn-mistake-1 = Fest mit einem Feld rechnen: Darauf passt ein Arbeiter. Welche Behausungen zuerst schicken, wird in jeder Runde neu entschieden.
keythedral-learn-mistake-2 = Bei Hütten bleiben. Ein Haus bringt bis zu zwei Würfel je Runde und kostet nur einen Stein und ein Holz.
keythedral-learn-mistake-3 = Zu spät zu den Handwerkern gehen: Sitze der Zahlen 4 und 5 verlangen Produkte, die kein Feld hergibt.
keythedral-learn-alt = Die Stadt von Keythedral in einer zweiten Runde. 1: deine Behausungen, eine davon ein Haus. 2: deine Würfel. 3: die angebotenen Sitze und ihre Kosten. 4: die Handwerker. 5: wie viele Sitze jeder Zahl noch da sind.
