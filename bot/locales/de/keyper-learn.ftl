# Keyper auf einen Blick; eine Zahl im Kreis steht auch im Bild.

keyper-learn-line = Setz Keyples auf gemeinsamen Tafeln ein, arbeite mit, wo andere arbeiten, und bau Farm und Dorf, die nach 4 Jahreszeiten am meisten wert sind.
keyper-learn-you = Du hast eine Farm, ein Dorf, einen Keyper und { $keyples } Keyples ① in { $colours } Farben. Zu zweit sind es 9 Keyples.
keyper-learn-turn = Setz einen Keyple auf einem Feld ② einer beliebigen Landschaftstafel oder in einem eigenen Gebäude ein und nimm, was es zeigt. Ist das Feld leer, kann ein anderer Spieler mit derselben Farbe *mitarbeiten*, und ihr bekommt beide mehr. Einmal pro Jahreszeit beansprucht dein *Keyper* als Zug eine Tafel ③. Einen stehenden Keyple kannst du später hinlegen: Dann arbeitet er noch einmal.
keyper-learn-end = Haben alle ihre Figuren gespielt, endet bald darauf die Jahreszeit ⑤. Jahrmärkte finden statt, und deine Tafel kommt mit den Keyples darauf nach Hause. Du faltest sie neu, und diese Keyples kommen in dein nächstes Team. Nach { $seasons } Jahreszeiten ist die Partie vorbei.
keyper-learn-win = Wer die meisten Punkte hat, gewinnt. Sie kommen von gebauten Plättchen, vom Verkauf an Schiffe auf den Flüssen ④ und von Jahrmärkten.
keyper-learn-mistake-1 = Zu selten mitarbeiten. Du bekommst so viel wie der Spieler, bei dem du mitarbeitest, und es kostet keinen Zug. Lass es nur, wenn dir der Keyple später mehr bringt.
keyper-learn-mistake-2 = Zu früh eine leere Tafel beanspruchen. Dein nächstes Team sind vor allem die Keyples, die am Ende der Jahreszeit darauf sind.
keyper-learn-mistake-3 = Tiere ohne Platz sammeln. Am Ende einer Jahreszeit braucht jedes Tier Platz auf einem Farmplättchen, das seine Art zeigt. Die anderen verlierst du.
keyper-learn-alt = Ein Tisch von Keyper im Frühling. 1: deine Keyples. 2: ein Feld, auf dem 2 Keyples arbeiten. 3: eine Tafel, die dein Keyper beansprucht hat. 4: ein Fluss mit einem Schiff. 5: die Jahreszeit.
