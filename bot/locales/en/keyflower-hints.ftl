# What a computer player looks at in Keyflower.

keyflower-feature-points = points
keyflower-feature-promised = points in prospect
keyflower-feature-workers = workers
keyflower-feature-greens = green workers
keyflower-feature-returning = workers that come back
keyflower-feature-colours = colours of workers
keyflower-feature-skills = skills
keyflower-feature-goods = resources
keyflower-feature-gold = gold
keyflower-feature-ready = upgrades that lie ready
keyflower-feature-near = upgrades in sight
keyflower-feature-engine = what your tiles bring
keyflower-feature-steps = transport
keyflower-feature-winning = tiles being won
keyflower-feature-settled = what else would count if it ended now
keyflower-feature-bound = workers in bids
keyflower-feature-visitors = workers that come with tiles
keyflower-feature-order = turn order
keyflower-feature-winter = what winter tiles in hand promise
keyflower-feature-powers = summer boats
keyflower-feature-keyple = being start player
keyflower-feature-links = roads
keyflower-feature-upgraded = upgraded tiles
keyflower-feature-contracts = contracts
keyflower-feature-cabins = cabins
keyflower-feature-stranded = tiles without a place
