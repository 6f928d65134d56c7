# Keythedral on one screen; a number in a circle stands in the picture, too.

keythedral-learn-line = Send workers from your cottages to the fields around them, and spend what they bring on seats in the keythedral.
keythedral-learn-you = You have { $dwellings } dwellings ① in a village that you all lay out together around the keythedral.
keythedral-learn-turn = Each round, dwellings send workers to adjacent fields: a cottage { $cottage }, a house up to { $house }. Each brings home a cube ②. Then you spend, one action at a time: buy a seat ③, turn a cottage into a house, build a fence, buy a craft good ④, trade, take a law, or pass.
keythedral-learn-end = Seats are sold number by number, from 1 to { $last } ⑤. The game ends when the last seat of number { $last } is bought.
keythedral-learn-win = A seat is worth its number in points. The player with the most points wins; cubes left over only break ties. (In the second edition seats are worth more, and cubes count.)
keythedral-learn-mistake-1 = Counting on one field. It holds only 1 worker, and the player who calls the number goes first.
keythedral-learn-mistake-2 = Keeping cottages for too long. A house brings up to 2 cubes a round and costs just 1 stone and 1 wood.
keythedral-learn-mistake-3 = Going to the craftsmen too late. Seats of numbers 3, 4 and 5 need craft goods, which no field gives.
keythedral-learn-alt = The town of Keythedral in round 2. 1: your dwellings, one of them a house. 2: your cubes. 3: the seats on sale and their costs. 4: the craftsmen. 5: how many seats of each number are left.
