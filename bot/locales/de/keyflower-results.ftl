# Where points come from, and what breaks a tie.

keyflower-source-village = Dorfplättchen
keyflower-source-winter = Winterplättchen
keyflower-source-order = Reihenfolgeplättchen
keyflower-source-boat = Schiffe
keyflower-source-extensions = Ausbauten
keyflower-source-contracts = Verträge
keyflower-source-gold = übriges Gold
keyflower-source-left-over = übrige Rohstoffe ({ keyflower-tile-summer-boat-3 })
keyflower-source-keyple = Startspieler-Keyple als Gold
keyflower-ahead = { $above } hat im Winter vor { $below } ein Schiff gewählt.
    .you = Du hast im Winter vor { $below } ein Schiff gewählt.
    .yours = { $above } hat im Winter vor dir ein Schiff gewählt.
keyflower-workforce = Keyflower: verfügbare Arbeiter, Zug für Zug
