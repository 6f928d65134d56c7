# Keyflower und The Merchants auf einen Blick; eine Zahl im Kreis steht auch im Bild.

keyflower-learn-line = Arbeiter sind Geld und Arbeitskraft zugleich: Mit ihnen bietest du auf Plättchen, mit ihnen nutzt du sie. Nach vier Jahreszeiten zählt das wertvollste Dorf.
keyflower-learn-you = Du führst ein Dorf. Es beginnt mit einem Hofplättchen und { $workers } Arbeitern ① hinter deinem Sichtschirm: Die anderen sehen, wie viele es sind, nicht ihre Farben.
keyflower-learn-turn = Du schickst Arbeiter einer Farbe an einen Ort: als **Gebot** auf ein Plättchen ② oder um ein Plättchen zu **nutzen** ③, egal wem es gehört. Oder du passt. Die ersten Arbeiter an einem Plättchen legen seine Farbe für alle fest, die in dieser Jahreszeit folgen.
keyflower-learn-end = Passen alle hintereinander, endet die Jahreszeit ⑤. Wer am meisten bietet, legt das Plättchen an sein Dorf und bezahlt das Gebot; verlorene Gebote kommen zurück. Vor dem Winter bringt außerdem ein Schiff ④ jedem neue Arbeiter. Nach { $seasons } Jahreszeiten ist das Spiel vorbei.
keyflower-learn-win = Die meisten Punkte gewinnen. Sie kommen vor allem von aufgewerteten Plättchen und vom Winter: Einige Winterplättchen hast du von Anfang an und entscheidest, welche versteigert werden. Auch Schiffe bringen Punkte, und jedes übrige Gold zählt 1.
keyflower-learn-mistake-1 = Gleich hoch bieten. Ein Arbeiter reicht für den Anfang, und wer überboten wird, darf mit der ganzen Gruppe zu einem anderen Plättchen ziehen.
keyflower-learn-mistake-2 = Achtlos in fremden Dörfern arbeiten: Die Arbeiter, die du dorthin schickst, gehören am Ende der Jahreszeit dem Besitzer.
keyflower-learn-mistake-3 = Rohstoffe am falschen Ort. Was du nicht auf eigenen Plättchen verdienst, kommt auf deinen Hof; eine Aufwertung zahlst du aber mit dem, was auf dem Plättchen selbst liegt. Jemand muss es hintragen.
keyflower-learn-alt = Ein Tisch von Keyflower im Sommer. 1: deine Arbeiter und Fertigkeiten. 2: ein Plättchen mit einem Gebot daneben. 3: ein Plättchen, auf dem Arbeiter stehen, weil es genutzt wurde. 4: die Schiffe und was sie bringen. 5: die Jahreszeit.

keyflower-learn-merchants-line = Keyflower mit Verträgen, die zu erfüllen sind, und Ausbauten, die den Wert eines Plättchens verdoppeln.
keyflower-learn-merchants-you = Wie in Keyflower führst du ein Dorf, mit mehr Zielen: Neue Plättchen und Schiffe sind untergemischt.
keyflower-learn-merchants-turn = Du bietest, nutzt oder passt wie immer. Manche Plättchen und Schiffe bringen nun **Verträge**: einen von { $open } offenen ① oder den obersten vom Stapel ②. Und wo du aufwerten darfst, kannst du stattdessen einen **Ausbau** ③ für ein aufgewertetes eigenes Plättchen kaufen.
keyflower-learn-merchants-end = Nach { $seasons } Jahreszeiten, wie in Keyflower. Am Ende von Frühling, Sommer und Herbst werden neue Verträge ausgelegt.
keyflower-learn-merchants-win = Ein Vertrag bringt { $points } Punkte, wenn du am Ende alles hast, was darauf steht. Ein Ausbau verdoppelt die festen Punkte seines Plättchens. Eine Hütte auf deinem Hof gibt jeder seiner Nutzungen eine Aufwertung dazu.
keyflower-learn-merchants-mistake-1 = Ein Teil zweimal zählen: Was ein Vertrag braucht, zählt sonst nirgends.
keyflower-learn-merchants-mistake-2 = Ein Ausbau in einer Farbe, die dir fehlt: Danach dürfen nur noch Arbeiter dieser Farbe das Plättchen nutzen.
keyflower-learn-merchants-mistake-3 = Auf einem Vertrag sitzen bleiben, den du nicht erfüllen kannst: In deinem Zug lässt er sich für ein Teil einlösen, das er zeigt.
keyflower-learn-merchants-alt = Der Markt von The Merchants. 1: die offenen Verträge mit ihren Punkten. 2: der Stapel verdeckter Verträge. 3: die Ausbauten in vier Farben mit ihren Preisen.
