# Where points come from, and what breaks a tie.

keyflower-source-village = village tiles
keyflower-source-winter = winter tiles
keyflower-source-order = turn order tiles
keyflower-source-boat = boats
keyflower-source-extensions = extensions
keyflower-source-contracts = contracts
keyflower-source-gold = gold left over
keyflower-source-left-over = resources left over ({ keyflower-tile-summer-boat-3 })
keyflower-source-keyple = start player keyple as gold
keyflower-ahead = { $above } took a winter boat before { $below }.
    .you = You took a winter boat before { $below }.
    .yours = { $above } took a winter boat before you.
keyflower-workforce = Keyflower: workers at hand, turn by turn
