# Keyflower and The Merchants on one screen; a number in a circle stands in the picture, too.

keyflower-learn-line = Workers are your money and your labour: bid them for tiles, use tiles with them, and build the village that’s worth the most after 4 seasons.
keyflower-learn-you = You lead a village. It starts with 1 home tile and { $workers } workers ① behind your screen. The others see how many you have, but not their colours.
keyflower-learn-turn = Send workers of one colour to one place: **bid** for a tile ②, or **use** almost any tile ③, even another player’s. Or pass. The first workers at a tile set its colour for the season. Each later use that season needs at least 1 worker more, up to 6 on the tile in all.
keyflower-learn-end = When everyone passes in a row, the season ⑤ ends. The highest bid wins the tile and is spent; losing bids come home. Until winter, a boat ④ also brings everyone new workers. The game ends after { $seasons } seasons.
keyflower-learn-win = The player with the most points wins. Most points come from upgraded tiles and from winter: you hold some winter tiles from the start and decide which are auctioned. Boats score too, and each gold left over is worth 1 point.
keyflower-learn-mistake-1 = Bidding high straight away. 1 worker is enough to start. If you’re outbid, you can move your whole bid to another tile.
keyflower-learn-mistake-2 = Sending workers to other villages too freely. When the season ends, they belong to that village’s owner.
keyflower-learn-mistake-3 = Leaving resources in the wrong place. Resources you earn away from your own tiles go home, but those an upgrade costs must lie on the tile you upgrade. Move them there first.
keyflower-learn-alt = A table of Keyflower in summer. 1: your workers and skills. 2: a tile with a bid beside it. 3: a tile that was used, with workers on it. 4: the boats and what they bring. 5: the season.

keyflower-learn-merchants-line = Keyflower with contracts to fulfil and extensions that double a tile’s fixed points.
keyflower-learn-merchants-you = You lead a village as in Keyflower, with more to aim for: new tiles and boats are mixed in.
keyflower-learn-merchants-turn = You bid, use or pass as in Keyflower. Some tiles bring **contracts**: 1 of { $open } open ones ① or the top one of the stack ②. Some boats bring one face down. Where you can upgrade, you can buy an **extension** ③ for one of your upgraded tiles instead.
keyflower-learn-merchants-end = After { $seasons } seasons, as in Keyflower. When spring, summer or autumn ends, new contracts are laid out.
keyflower-learn-merchants-win = A contract scores { $points } points if you have everything on it at the end. An extension doubles its tile’s fixed points. A cabin on your home adds an upgrade for anyone who uses it.
keyflower-learn-merchants-mistake-1 = Counting a piece twice. What you use for a contract scores nowhere else.
keyflower-learn-merchants-mistake-2 = Buying an extension in a colour you don’t have. From then on, only workers of that colour can use the tile.
keyflower-learn-merchants-mistake-3 = Keeping a contract you can’t fulfil. On your turn you can cash it in for 1 piece it shows.
keyflower-learn-merchants-alt = The market of The Merchants. 1: the open contracts with their points. 2: the stack of hidden contracts. 3: the extensions in 4 colours with their prices.
