# The legend of signs: shared by all games.

signs-button = Zeichenerklärung
signs-title = Was die Zeichen bedeuten
signs-page = ### { $game }: Was die Zeichen bedeuten
signs-group-marks = Auf jedem Bild
signs-players = Farbe und Zeichen jedes Spielers
signs-computer = vor einem Namen: Ein Computer spielt
signs-badge = Buchstabe oder Zahl des Buttons für dieses Teil oder diesen Ort
signs-pale = blass oder matt: jetzt nicht wählbar
signs-draft = gelb: von dir gewählt, noch nicht gespielt; um einen Spieler: ist am Zug
signs-news = rot mit Punkt: neu seit deinem letzten Besuch
signs-count = wie oft es das Teil davor gibt
signs-points = Punkte
signs-arrow = links zahlen, rechts bekommen
