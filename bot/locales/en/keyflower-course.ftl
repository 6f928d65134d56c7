# A shortened first game of Keyflower, turn by turn: what each lesson says, asks for and brought.

keyflower-course-bid-say = The player with the most points after 4 seasons wins. Most come from tiles, which you win by bidding workers: yours stand above the tiles.
keyflower-course-bid-do = Press **{ keyflower-bid }** and bid 1 red worker for { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Your worker waits there. { $rival } bids 1 blue for { keyflower-tile-stable }.
keyflower-course-use-say = Workers can also use a tile before anyone owns it: at least as many as its black sign says. Resources from the middle go to your home tile.
keyflower-course-use-do = Press **{ keyflower-key-middle }**, use { keyflower-tile-workshop } with 1 yellow worker and take { keyflower-item-stone }.
keyflower-course-use-got = The stone is on your home tile.
keyflower-course-group-say = But { $rival } bid 2 red for { keyflower-tile-woodcutter }: you’re outbid. Your worker isn’t lost: it can move to another tile.
keyflower-course-group-do = Press **{ keyflower-bid }** and move your outbid worker to { keyflower-tile-keywood }.
keyflower-course-group-got = After you, { $rival } needed 2 yellow for { keyflower-tile-workshop }: each use takes at least 1 worker more.
keyflower-course-colour-say = The first workers at a tile set its colour for the season. { keyflower-tile-woodcutter } is red: only red can use it.
keyflower-course-colour-do = Press **{ keyflower-key-middle }** and use { keyflower-tile-woodcutter } with 1 red worker.
keyflower-course-colour-got = 2 wood lie on your home tile. { $rival } uses { keyflower-tile-keywood } with 1 red.
keyflower-course-upgrade-say = Upgrading your home costs 1 wood and 1 stone, both on it. Elsewhere you’d first carry them there along roads. Upgraded, it’s worth 5 points.
keyflower-course-upgrade-do = Press **{ keyflower-key-mine }** and send 1 blue worker to your home.
keyflower-course-upgrade-got = 5 points!
keyflower-course-pass-say = You keep workers you don’t play. When everyone passes in a row, the season ends. { $rival } has just passed.
keyflower-course-pass-do = Press **{ keyflower-pass }**, then **{ panel-confirm }** to end spring.
keyflower-course-pass-got = You won { keyflower-tile-keywood }. Your bid is spent; workers on your tiles are yours, those elsewhere aren’t.
keyflower-course-boat-say = Now everyone takes 1 boat’s workers and skills. Nobody bid for the purple tile, so the start player chooses first: you.
keyflower-course-boat-do = Take the boat { keyflower-tile-sea-bastion }: it brings a pickaxe and an anvil.
keyflower-course-boat-got = Your workers and skills are behind your screen: only you see them.
keyflower-course-place-say = Your new tile joins your village for good. Road must meet road, field meet field and river meet river.
keyflower-course-place-do = Put { keyflower-tile-keywood } on place **3**, then press **{ panel-confirm }**.
keyflower-course-place-got = We skipped to winter: you took 2 more boats.
keyflower-course-winter-say = You were dealt 3 winter tiles, which score. Secretly choose 1 or more for auction. { keyflower-tile-scribes }: 10 points for each set of saw, pickaxe and anvil. You have 2 sets.
keyflower-course-winter-do = Press **B** for { keyflower-tile-scribes }, then **{ panel-confirm }**.
keyflower-course-winter-got = Your winter tile and { $rival }’s are up for auction.
keyflower-course-outbid-say = { $rival } has bid 1 yellow for { keyflower-tile-scribes }. Bid more of that colour.
keyflower-course-outbid-do = Press **{ keyflower-bid }** and bid 2 yellow workers for { keyflower-tile-scribes }.
keyflower-course-outbid-got = You lead. { $rival } has bid 8 blue workers for { keyflower-tile-keythedral }.
keyflower-course-last-say = To beat that you’d need 9 blue workers, and you don’t have them. If everyone passes now, you each take a last boat, and the game is scored.
keyflower-course-last-do = Press **{ keyflower-pass }**, then **{ panel-confirm }**.
keyflower-course-over = ### 🎓 You won! That was Keyflower
    Summer and autumn work like spring. Boats can score, too: { $rival }’s brought 3 points, yours none. Nobody bid for the purple tile, so the purple start player keyple passed to you: it can count as 1 gold, so 1 point.
