# Where points come from, and what breaks a tie.

keyflower-source-village = Dorfplättchen
keyflower-source-winter = Winterplättchen
keyflower-source-order = Reihenfolgeplättchen
keyflower-source-boat = Schiffe
keyflower-source-extensions = Ausbauten
keyflower-source-contracts = Verträge
keyflower-source-gold = übriges Gold
keyflower-ahead = { $above } hat im Winter vor { $below } ein Schiff gewählt und liegt deshalb vorn.
keyflower-workforce = Keyflower: verfügbare Arbeiter, Zug für Zug
