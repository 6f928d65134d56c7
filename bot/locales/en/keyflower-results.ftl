# Where points come from, and what breaks a tie.

keyflower-source-village = village tiles
keyflower-source-winter = winter tiles
keyflower-source-order = turn order tiles
keyflower-source-boat = boats
keyflower-source-extensions = extensions
keyflower-source-contracts = contracts
keyflower-source-gold = gold left over
keyflower-ahead = { $above } chose a boat before { $below } did in winter, and so stands ahead.
keyflower-workforce = Keyflower: workers at hand, turn by turn
