# Keythedral on one screen; a number in a circle stands in the picture, too.

keythedral-learn-line = Send workers from your cottages to the fields around them, and spend what they bring on the seats of the keythedral.
keythedral-learn-you = You have { $dwellings } dwellings ① in a village that you all lay out together round the keythedral.
keythedral-learn-turn = In each round every dwelling sends workers to fields beside it: a cottage { $cottage }, a house { $house }. Each brings home a cube ②. Then you spend, one action at a time: buy a seat ③, turn a cottage into a house, put up a fence, have a craft good made ④, trade, procure a law, or pass.
keythedral-learn-end = Seats are sold number by number, from 1 to { $last } ⑤. As soon as the last seat of number { $last } is paid for, the game is over.
keythedral-learn-win = A seat is worth its number, and the most points win; cubes left over only break ties. (In the second edition seats are worth more, and cubes count.)
keythedral-learn-mistake-1 = Counting on a field: it holds one worker. Which dwellings send theirs first is decided anew in every round.
keythedral-learn-mistake-2 = Staying with cottages. A house brings up to two cubes a round, and it costs just a stone and a wood.
keythedral-learn-mistake-3 = Coming late to the craftsmen: seats of numbers 4 and 5 ask for craft goods, which no field gives.
keythedral-learn-alt = The town of Keythedral in a second round. 1: your dwellings, one of them a house. 2: your cubes. 3: the seats on sale and their costs. 4: the craftsmen. 5: how many seats of each number are left.
