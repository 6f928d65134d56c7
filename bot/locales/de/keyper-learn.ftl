# Keyper auf einen Blick; eine Zahl im Kreis steht auch im Bild.

keyper-learn-line = Schick Keyples auf gemeinsame Tafeln, arbeite mit, wo andere arbeiten, und bau Farm und Dorf, die nach vier Jahreszeiten am meisten wert sind.
keyper-learn-you = Du hast eine eigene Farm und ein Dorf, einen Keyper und { $keyples } Keyples ① in { $colours } Farben.
keyper-learn-turn = Du schickst einen Keyple auf ein Feld ② irgendeiner Landschaftstafel oder in ein eigenes Gebäude und bekommst, was dort abgebildet ist. Auf einem leeren Feld werden die anderen gefragt, ob sie mit derselben Farbe *mitarbeiten*: Dann bekommen beide mehr. Einmal je Jahreszeit beansprucht dein *Keyper* als Zug eine Tafel ③. Ein stehender Keyple kann später hingelegt werden und arbeitet dann ein zweites Mal.
keyper-learn-end = Haben alle alles gespielt, endet die Jahreszeit ⑤. Jahrmärkte werden abgehalten, und die beanspruchte Tafel kommt mit den Keyples darauf zu dir: Du faltest sie neu, und mit diesen Keyples spielst du weiter. Nach { $seasons } Jahreszeiten ist das Spiel vorbei.
keyper-learn-win = Die meisten Punkte gewinnen. Sie kommen von gebauten Plättchen, vom Verkauf an Schiffe auf den Flüssen ④ und von Jahrmärkten.
keyper-learn-mistake-1 = Nicht mitmachen. Wer mitarbeitet, bekommt so viel wie der, der angefangen hat, und es kostet keinen Zug.
keyper-learn-mistake-2 = Eine Tafel beanspruchen und dann anderswo arbeiten: Was am Ende der Jahreszeit auf deiner Tafel steht, ist dein Team für die nächste.
keyper-learn-mistake-3 = Tiere ohne Zuhause. Am Ende einer Jahreszeit braucht jedes Platz auf einem Farmplättchen, das seine Art zeigt; die übrigen laufen weg.
keyper-learn-alt = Ein Tisch von Keyper im Frühling. 1: deine Keyples. 2: ein Feld, auf dem zwei Keyples arbeiten. 3: eine Tafel, die dein Keyper beansprucht hat. 4: ein Fluss mit einem Schiff. 5: die Jahreszeit.
