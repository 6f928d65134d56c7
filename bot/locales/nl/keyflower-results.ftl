# Where points come from, and what breaks a tie.

keyflower-source-village = dorpstegels
keyflower-source-winter = wintertegels
keyflower-source-order = volgordetegels
keyflower-source-boat = schepen
keyflower-source-extensions = uitbreidingen
keyflower-source-contracts = contracten
keyflower-source-gold = overgebleven goud
keyflower-source-left-over = overgebleven grondstoffen ({ keyflower-tile-summer-boat-3 })
keyflower-source-keyple = startarbeider als goud
keyflower-ahead = { $above } nam vóór { $below } een winterschip.
    .you = Jij nam vóór { $below } een winterschip.
    .yours = { $above } nam vóór jou een winterschip.
keyflower-workforce = Keyflower: beschikbare arbeiders per beurt
