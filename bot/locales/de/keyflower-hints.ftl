# What a computer player looks at in Keyflower.

keyflower-feature-points = Punkte
keyflower-feature-promised = Punkte in Aussicht
keyflower-feature-workers = Arbeiter
keyflower-feature-greens = grüne Arbeiter
keyflower-feature-returning = Arbeiter, die zurückkommen
keyflower-feature-colours = Farben der Arbeiter
keyflower-feature-skills = Fertigkeiten
keyflower-feature-goods = Rohstoffe
keyflower-feature-gold = Gold
keyflower-feature-ready = Aufwertungen, die bereitliegen
keyflower-feature-near = Aufwertungen in Sicht
keyflower-feature-engine = Ertrag deiner Plättchen
keyflower-feature-steps = Transport
keyflower-feature-winning = führende Gebote
keyflower-feature-settled = was sonst zählte, wenn jetzt Schluss wäre
keyflower-feature-bound = Arbeiter in Geboten
keyflower-feature-visitors = Arbeiter, die mit Plättchen kommen
keyflower-feature-order = Reihenfolge
keyflower-feature-winter = was die Winterplättchen auf der Hand versprechen
keyflower-feature-powers = Sommerschiffe
keyflower-feature-keyple = Startspieler sein
keyflower-feature-links = Straßen
keyflower-feature-upgraded = aufgewertete Plättchen
keyflower-feature-contracts = Verträge
keyflower-feature-cabins = Hütten
keyflower-feature-stranded = Plättchen ohne Platz
