# A shortened first game with The Merchants, for players who know Keyflower.

keyflower-course-merchants-contract-say = New: contracts, extensions, cabins (1 more upgrade at home), and more tiles and boats. A contract scores 7 points if you have everything on it at the end, and count it nowhere else.
keyflower-course-merchants-contract-do = Press **{ keyflower-key-middle }**, use { keyflower-tile-assayer } with 1 blue worker and take the contract with saw and wood.
keyflower-course-merchants-contract-got = The contract is behind your screen.
keyflower-course-merchants-cash-say = On your turn you can cash in a contract: give it up for 1 piece named on it. After that, you still bid, use a tile or pass.
keyflower-course-merchants-cash-do = Press **{ keyflower-key-cash }** and take { keyflower-item-wood }, then press **{ keyflower-bid }** and bid 1 yellow worker for { keyflower-tile-keywood }.
keyflower-course-merchants-cash-got = The wood lies on your home tile.
keyflower-course-merchants-stone-say = Your home costs 1 wood and 1 stone to upgrade. The stone is missing.
keyflower-course-merchants-stone-do = Press **{ keyflower-key-middle }**, use { keyflower-tile-workshop } with 1 yellow worker and take { keyflower-item-stone }.
keyflower-course-merchants-stone-got = Now both lie on your home tile.
keyflower-course-merchants-upgrade-say = Only upgraded tiles can be extended, so upgrade first.
keyflower-course-merchants-upgrade-do = Press **{ keyflower-key-mine }** and send 1 blue worker to your home to upgrade it.
keyflower-course-merchants-upgrade-got = 5 points. A blue worker stands there, so only a blue extension fits this season.
keyflower-course-merchants-extend-say = You can extend a tile instead of upgrading one: that doubles its fixed points. After that, only workers of the extension’s colour can use it.
keyflower-course-merchants-extend-do = Press **{ keyflower-key-middle }**, use { keyflower-tile-stable } with 1 yellow worker and choose the blue extension that costs 1 blue worker.
keyflower-course-merchants-extend-got = 10 points instead of 5.
keyflower-course-merchants-order-say = The new boats also bring gold, cabins, contracts or green workers. This tile’s winner chooses first among all boats.
keyflower-course-merchants-order-do = Press **{ keyflower-bid }** and bid 1 red worker for { keyflower-tile-order-1 }.
keyflower-course-merchants-order-got = You lead. If nobody outbids you, you choose a boat first.
keyflower-course-merchants-pass-say = A worker you keep is 1 more for summer. When the season ends, new contracts are laid out.
keyflower-course-merchants-pass-do = Press **{ keyflower-pass }**, then **{ panel-confirm }** to end spring.
keyflower-course-merchants-pass-got = You won { keyflower-tile-keywood }.
keyflower-course-merchants-boat-say = { keyflower-tile-keyflower-ii } brings 1 gold, which goes to your home tile. Gold stands for any other resource, and each gold left over scores 1 point.
keyflower-course-merchants-boat-do = Take { keyflower-tile-keyflower-ii }, the boat with the gold.
keyflower-course-merchants-boat-got = We skipped to winter: everyone passed, and you took that boat twice more, for 2 gold.
keyflower-course-merchants-winter-say = { keyflower-tile-jeweller } is a winter tile: each gold is worth 2 points there instead of 1.
keyflower-course-merchants-winter-do = Press **{ keyflower-bid }** and bid 1 yellow worker for { keyflower-tile-jeweller }.
keyflower-course-merchants-over = ### 🎓 That was The Merchants
    You can take contracts and cash them in, extend upgraded tiles, and choose a boat for its gold. Everyone passed, and your last boat brought 3 more gold: 6 on { keyflower-tile-jeweller } make 12 points. Nobody bid for the purple tile, so { $rival } is the start player now: 1 point.
