# Where points come from, and what breaks a tie.

keyflower-source-village = tuiles village
keyflower-source-winter = tuiles hiver
keyflower-source-order = tuiles d’ordre du tour
keyflower-source-boat = bateaux
keyflower-source-extensions = extensions
keyflower-source-contracts = contrats
keyflower-source-gold = or restant
keyflower-ahead = { $above } a choisi un bateau avant { $below } en hiver et passe donc devant.
keyflower-workforce = Keyflower : ouvriers disponibles, tour par tour
