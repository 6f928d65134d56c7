# Where points come from, and what breaks a tie.

keyflower-source-village = dorpstegels
keyflower-source-winter = wintertegels
keyflower-source-order = volgordetegels
keyflower-source-boat = schepen
keyflower-source-extensions = uitbreidingen
keyflower-source-contracts = contracten
keyflower-source-gold = goud over
keyflower-ahead = { $above } koos in de winter vóór { $below } een schip en staat daarom voor.
keyflower-workforce = Keyflower: beschikbare arbeiders, beurt na beurt
