# Keyflower and The Merchants on one screen; a number in a circle stands in the picture, too.

keyflower-learn-line = Workers are money and labour at once: bid with them for tiles, use tiles with them, and grow the village worth most after four seasons.
keyflower-learn-you = You lead a village. It begins with one home tile and { $workers } workers ① behind your screen: the others see how many, not which colours.
keyflower-learn-turn = You send workers of one colour to one place: as a **bid** for a tile ②, or to **use** a tile ③, no matter whose. Or you pass. The first workers at a tile set its colour for all who follow this season.
keyflower-learn-end = When all pass in a row, the season ⑤ ends. The highest bidder adds the tile to their village and pays the bid; losing bids come home. Before winter a boat ④ also brings everybody new workers. After { $seasons } seasons the game is over.
keyflower-learn-win = The most points win. They come above all from upgraded tiles and from winter: you hold some winter tiles from the start and decide which are put up. Boats score, too, and each gold left over is worth 1.
keyflower-learn-mistake-1 = Bidding high at once. One worker is enough to begin, and whoever is outbid may move the whole group to another tile.
keyflower-learn-mistake-2 = Working in other villages without a thought: the workers you send there belong to its owner when the season ends.
keyflower-learn-mistake-3 = Resources in the wrong place. What you earn away from your own tiles goes to your home, but an upgrade is paid with what lies on the tile itself: somebody has to carry it.
keyflower-learn-alt = A table of Keyflower in summer. 1: your workers and skills. 2: a tile with a bid beside it. 3: a tile on which workers stand, as it was used. 4: the boats and what they bring. 5: the season.

keyflower-learn-merchants-line = Keyflower with contracts to fulfil, and extensions that double what a tile is worth.
keyflower-learn-merchants-you = As in Keyflower you lead a village, with more to aim for: new tiles and boats are mixed in.
keyflower-learn-merchants-turn = You bid, use or pass as ever. Some tiles and boats now bring **contracts**: one of { $open } open ones ① or the top of the stack ②. And where you may upgrade, you may buy an **extension** ③ for an upgraded tile of yours instead.
keyflower-learn-merchants-end = After { $seasons } seasons, as in Keyflower. At the end of spring, summer and autumn new contracts are laid out.
keyflower-learn-merchants-win = A contract scores { $points } points if you have everything on it at the end. An extension doubles the fixed points of its tile. A cabin on your home adds an upgrade to every use of it.
keyflower-learn-merchants-mistake-1 = Counting a piece twice: what a contract takes scores nowhere else.
keyflower-learn-merchants-mistake-2 = An extension in a colour you lack: from then on only workers of its colour may use the tile.
keyflower-learn-merchants-mistake-3 = Sitting on a contract you cannot fulfil: during a turn of yours it can be cashed in for one piece that it shows.
keyflower-learn-merchants-alt = The market of The Merchants. 1: the open contracts with their points. 2: the stack of hidden contracts. 3: the extensions in four colours with their prices.
