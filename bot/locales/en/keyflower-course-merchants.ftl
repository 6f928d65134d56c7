# A first game with The Merchants, for whoever knows Keyflower.

keyflower-course-merchants-contract-say = Who knows Keyflower learns three things here: contracts, extensions and new boats. A contract scores 7 points at the end if you have everything it shows.
keyflower-course-merchants-contract-do = Use { keyflower-tile-assayer } with one blue worker, and take the open contract with a saw and a wood.
keyflower-course-merchants-contract-got = It lies behind your screen, and another one was opened in its place.
keyflower-course-merchants-cash-say = During any turn of yours a contract can be cashed in for one piece that it shows. That is no turn: you still bid, use or pass.
keyflower-course-merchants-cash-do = Cash in your contract for the wood, then bid one yellow worker for { keyflower-tile-keywood }.
keyflower-course-merchants-cash-got = The wood lies on your home tile, and you bid besides.
keyflower-course-merchants-stone-say = Your home tile is upgraded for a wood and a stone. The wood is there.
keyflower-course-merchants-stone-do = Use { keyflower-tile-workshop } with one yellow worker, and take a stone.
keyflower-course-merchants-stone-got = Now both lie on your home tile.
keyflower-course-merchants-upgrade-say = Only upgraded tiles can be extended. So the upgrade comes first, and with it the fixed points that an extension doubles.
keyflower-course-merchants-upgrade-do = Use your home tile with one blue worker, and upgrade it.
keyflower-course-merchants-upgrade-got = Five points. A blue worker stands there, so only a blue extension fits this season.
keyflower-course-merchants-extend-say = Whatever allows an upgrade may buy an extension instead. It doubles the tile’s fixed points, and from then on only workers of its colour may use the tile.
keyflower-course-merchants-extend-do = Use { keyflower-tile-stable } with one yellow worker, and extend your home tile in blue for one blue worker.
keyflower-course-merchants-extend-got = Ten points instead of five.
keyflower-course-merchants-order-say = Second boats bring more than workers: gold, cabins, contracts. Whoever wins a turn order tile chooses first.
keyflower-course-merchants-order-do = Bid one red worker for the turn order tile.
keyflower-course-merchants-order-got = You will choose first among the boats.
keyflower-course-merchants-pass-say = A worker that you keep is one more in summer. When all have passed one after the other, the season ends, and new contracts are laid out.
keyflower-course-merchants-pass-do = Pass.
keyflower-course-merchants-pass-got = One tile is yours, and the worker in your village came back to you.
keyflower-course-merchants-boat-say = { keyflower-tile-keyflower-ii } brings a gold, which lies on your home tile at once. Gold stands for any other resource and is worth a point if it is left over.
keyflower-course-merchants-boat-do = Take the boat with the gold.
keyflower-course-merchants-boat-got = Workers and a gold are yours.
keyflower-course-merchants-place-say = New tiles join your village, roads to roads. Keep the way short from your home to where resources are needed.
keyflower-course-merchants-place-do = Place your tile as you like; letters in the picture name the places.
keyflower-course-merchants-own = ### 🎓 On your own
    Summer is yours: play it as you like. In **More …** you find a **Hint** with three good moves and why, and orders for turns when you are away.
keyflower-course-merchants-over = ### 🎓 Well done: the lessons end here
    You can take contracts and cash them in, extend upgraded tiles, and choose a second boat for its gold. Contracts score at the end, with all that they show.
