# Keyflower und The Merchants auf einen Blick; eine Zahl im Kreis steht auch im Bild.

keyflower-learn-line = Arbeiter sind dein Geld und deine Arbeitskraft: Biete mit ihnen auf Plättchen, nutze Plättchen mit ihnen und bau das Dorf, das nach 4 Jahreszeiten am meisten wert ist.
keyflower-learn-you = Du führst ein Dorf. Es beginnt mit 1 Hof und { $workers } Arbeitern ① hinter deinem Sichtschirm. Die anderen sehen, wie viele du hast, aber nicht ihre Farben.
keyflower-learn-turn = Schick Arbeiter einer Farbe an einen Ort: **Biete** auf ein Plättchen ② oder **nutze** fast jedes ③, auch ein fremdes. Oder passe. Die ersten Arbeiter an einem Plättchen geben für die Jahreszeit die Farbe vor. Jede weitere Nutzung braucht mindestens 1 Arbeiter mehr, und höchstens 6 haben dort Platz.
keyflower-learn-end = Passen alle nacheinander, endet die Jahreszeit ⑤. Wer am meisten geboten hat, bekommt das Plättchen und ist die Arbeiter los; verlorene Gebote kommen zurück. Außer im Winter bekommen danach alle von einem Schiff ④ neue Arbeiter. Nach { $seasons } Jahreszeiten ist die Partie vorbei.
keyflower-learn-win = Wer die meisten Punkte hat, gewinnt. Sie kommen vor allem von aufgewerteten Plättchen und vom Winter: Einige Winterplättchen hast du von Anfang an und entscheidest, welche versteigert werden. Auch Schiffe bringen Punkte, und jedes übrige Gold ist 1 Punkt wert.
keyflower-learn-mistake-1 = Sofort hoch bieten. 1 Arbeiter reicht für den Anfang. Wirst du überboten, kannst du mit allen gebotenen Arbeitern zu einem anderen Plättchen wechseln.
keyflower-learn-mistake-2 = Zu oft Arbeiter in fremde Dörfer schicken. Am Ende der Jahreszeit bekommt sie der Besitzer des Dorfs.
keyflower-learn-mistake-3 = Rohstoffe am falschen Ort liegen lassen. Rohstoffe, die du nicht auf eigenen Plättchen bekommst, kommen auf deinen Hof. Die für eine Aufwertung müssen aber auf dem Plättchen liegen, das du aufwertest. Transportiere sie vorher hin.
keyflower-learn-alt = Ein Tisch von Keyflower im Sommer. 1: deine Arbeiter und Fertigkeiten. 2: ein Plättchen mit einem Gebot daneben. 3: ein Plättchen, auf dem Arbeiter stehen, weil es genutzt wurde. 4: die Schiffe und was sie bringen. 5: die Jahreszeit.

keyflower-learn-merchants-line = Keyflower mit Verträgen, die du erfüllst, und Ausbauten, die die festen Punkte eines Plättchens verdoppeln.
keyflower-learn-merchants-you = Du führst ein Dorf wie in Keyflower, mit mehr Zielen: Neue Plättchen und Schiffe sind untergemischt.
keyflower-learn-merchants-turn = Du bietest, nutzt oder passt wie in Keyflower. Manche Plättchen bringen **Verträge**: einen von { $open } offenen ① oder den obersten vom Stapel ②. Manche Schiffe bringen einen verdeckten. Wo du aufwerten kannst, kannst du stattdessen einen **Ausbau** ③ für eines deiner aufgewerteten Plättchen kaufen.
keyflower-learn-merchants-end = Nach { $seasons } Jahreszeiten, wie in Keyflower. Am Ende von Frühling, Sommer und Herbst werden neue Verträge ausgelegt.
keyflower-learn-merchants-win = Ein Vertrag bringt { $points } Punkte, wenn du am Ende alles hast, was er zeigt. Ein Ausbau verdoppelt die festen Punkte seines Plättchens. Eine Hütte auf deinem Hof bringt allen, die den Hof nutzen, eine Aufwertung mehr.
keyflower-learn-merchants-mistake-1 = Ein Teil doppelt zählen. Was ein Vertrag braucht, zählt sonst nirgends.
keyflower-learn-merchants-mistake-2 = Einen Ausbau in einer Farbe kaufen, die du nicht hast. Danach können nur Arbeiter dieser Farbe das Plättchen nutzen.
keyflower-learn-merchants-mistake-3 = Einen Vertrag behalten, den du nicht erfüllen kannst. In deinem Zug kannst du ihn für 1 Teil einlösen, das er zeigt.
keyflower-learn-merchants-alt = Der Markt von The Merchants. 1: die offenen Verträge mit ihren Punkten. 2: der Stapel verdeckter Verträge. 3: die Ausbauten in 4 Farben mit ihren Preisen.
