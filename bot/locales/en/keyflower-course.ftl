# A shortened first game of Keyflower, turn by turn: what each lesson says, asks for and brought.

keyflower-course-bid-say = The player with the most points after 4 seasons wins. Most points come from tiles. You win tiles by bidding workers: yours stand above the tiles.
keyflower-course-bid-do = Press **{ keyflower-bid }** and bid 1 red worker for { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Your worker waits there. { $rival } bids 1 blue for { keyflower-tile-stable }.
keyflower-course-use-say = Workers can also use tiles, even before anyone owns them: at least as many as the black sign says. Resources from the middle go to your home tile.
keyflower-course-use-do = Press **{ keyflower-key-middle }**, use { keyflower-tile-workshop } with 1 yellow worker and take { keyflower-item-stone }.
keyflower-course-use-got = The stone is now on your home tile.
keyflower-course-group-say = But { $rival } bid 2 red for { keyflower-tile-woodcutter }: you’re outbid. Your worker isn’t lost. It can move to another tile.
keyflower-course-group-do = Press **{ keyflower-bid }** and move your outbid worker to { keyflower-tile-keywood }.
keyflower-course-group-got = You bid again with the same worker. After you, { $rival } needs 2 yellow to use { keyflower-tile-workshop }.
keyflower-course-colour-say = The first workers at a tile set its colour for the season. { keyflower-tile-woodcutter } is red: only red can use it.
keyflower-course-colour-do = Press **{ keyflower-key-middle }** and use { keyflower-tile-woodcutter } with 1 red worker.
keyflower-course-colour-got = 2 wood lie on your home tile. { $rival } uses { keyflower-tile-keywood } with 1 red.
keyflower-course-upgrade-say = Upgrading your home costs 1 wood and 1 stone, and both lie on it. Upgraded, it’s worth 5 points.
keyflower-course-upgrade-do = Press **{ keyflower-key-mine }** and send 1 blue worker to your home.
keyflower-course-upgrade-got = 5 points!
keyflower-course-pass-say = You keep the workers you don’t play. When everyone passes one right after the other, the season ends. { $rival } has just passed.
keyflower-course-pass-do = Press **{ keyflower-pass }**, then **{ panel-confirm }** to end spring.
keyflower-course-pass-got = You won { keyflower-tile-keywood }. Your bid is spent, but all workers who stood on your tiles are yours now.
keyflower-course-boat-say = Now everyone takes 1 boat’s workers and skills. Nobody bid for the purple tile, so the start player chooses first: you.
keyflower-course-boat-do = Take the boat { keyflower-tile-sea-bastion }: it brings 2 skills, a pickaxe and an anvil.
keyflower-course-boat-got = Your new workers and skills are behind your screen: only you can see them.
keyflower-course-place-say = Your new tile joins your village for good. Road must meet road, field must meet field and river must meet river.
keyflower-course-place-do = Put { keyflower-tile-keywood } on place **3**, then press **{ panel-confirm }**.
keyflower-course-place-got = We skipped to winter: everyone passed, and you took 2 more boats.
keyflower-course-winter-say = Winter tiles score. You secretly choose which of yours are auctioned. { keyflower-tile-scribes } scores 10 points for each set of saw, pickaxe and anvil. You have 2 of each.
keyflower-course-winter-do = Press **B** for { keyflower-tile-scribes }, then **{ panel-confirm }**.
keyflower-course-winter-got = Your winter tile and { $rival }’s are up for auction.
keyflower-course-outbid-say = { $rival } has bid 1 yellow for { keyflower-tile-scribes }. Bid more workers of the same colour.
keyflower-course-outbid-do = Press **{ keyflower-bid }** and bid 2 yellow workers for { keyflower-tile-scribes }.
keyflower-course-outbid-got = You lead. { $rival } has bid 8 blue workers for { keyflower-tile-keythedral }.
keyflower-course-last-say = To beat 8 blue you’d need 9 blue workers, and you don’t have them. If everyone passes now, the game is scored.
keyflower-course-last-do = Press **{ keyflower-pass }**, then **{ panel-confirm }**.
keyflower-course-over = ### 🎓 You won! That was Keyflower
    Summer and autumn work like spring. Boats score, too: { $rival }’s for 3 transport steps, yours only for a ring of roads. Nobody bid for the purple tile, so the start player keyple passed to you and counts as 1 gold.
