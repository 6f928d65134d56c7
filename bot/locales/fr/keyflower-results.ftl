# Where points come from, and what breaks a tie.

keyflower-source-village = tuiles du village
keyflower-source-winter = tuiles hiver
keyflower-source-order = tuiles Ordre du tour
keyflower-source-boat = bateaux
keyflower-source-extensions = extensions
keyflower-source-contracts = contrats
keyflower-source-gold = or restant
keyflower-source-left-over = ressources restantes ({ keyflower-tile-summer-boat-3 })
keyflower-source-keyple = pion premier joueur, compté comme or
keyflower-ahead = { $above } a pris un bateau avant { $below } en hiver.
    .you = Tu as pris un bateau avant { $below } en hiver.
    .yours = { $above } a pris un bateau avant toi en hiver.
keyflower-workforce = Keyflower : ouvriers disponibles, tour par tour
