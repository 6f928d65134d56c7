# A first game of Keyflower, turn by turn: what each lesson says, asks for and brought.

keyflower-course-bid-say = After four seasons the most points win, and most of them come from tiles in your village. Tiles are won by bidding with workers, and a single worker is a bid.
keyflower-course-bid-do = Bid one red worker for the tile { keyflower-tile-woodcutter }.
keyflower-course-bid-got = Your worker lies beside the tile. If nobody bids more, the tile is yours when the season ends.
keyflower-course-use-say = Workers can also use a tile, even one in the middle that belongs to nobody yet. As it is not yours, what it gives goes to your home tile.
keyflower-course-use-do = Use { keyflower-tile-workshop } with one yellow worker, and take a stone.
keyflower-course-use-got = A stone lies on your home tile. The worker stays where it is until the season ends.
keyflower-course-group-say = Somebody has outbid you: your worker there is a losing group now. It is not lost, as the whole group may move on to another tile.
keyflower-course-group-do = Move it: bid for { keyflower-tile-keywood } with that group.
keyflower-course-group-got = The same worker bids elsewhere, and you have spent nothing. As long as the season lasts, a losing bid can always move on like this.
keyflower-course-colour-say = Wherever workers stand, all who follow this season need the same colour. Red workers bid for { keyflower-tile-woodcutter }, so only red ones can use it.
keyflower-course-colour-do = Use { keyflower-tile-woodcutter } with one red worker.
keyflower-course-colour-got = Two wood lie on your home tile. Whoever uses that tile next needs more workers than you sent.
keyflower-course-upgrade-say = Your home tile can be upgraded for a wood and a stone, and both lie on it now. Using it yourself allows just that, and upgraded it is worth 5 points at the end.
keyflower-course-upgrade-do = Use your home tile with one blue worker, and upgrade it.
keyflower-course-upgrade-got = Five points are yours. The worker stands in your own village, so it comes back to you when the season ends.
keyflower-course-outbid-say = Now you do it: your bid must be greater than every other bid at the tile, in its colour. The loser may move away or come back with more, so think of how much the tile is worth to you.
keyflower-course-outbid-do = Bid two blue workers for { keyflower-tile-alehouse }.
keyflower-course-outbid-got = You lead there now. Should somebody go higher in turn, you know what your workers can do.
keyflower-course-order-say = Whoever wins a turn order tile chooses first among the boats, and may begin the next season. Nothing is played before you hand over: try any button first, **Undo** takes it back.
keyflower-course-order-do = Bid one yellow worker for the turn order tile.
keyflower-course-order-got = Nobody else bids for it. Even after handing over, **Undo my turn** works as long as nobody else has had to decide since.
keyflower-course-pass-say = You need not play all your workers: those behind your screen stay yours. When all have passed one after the other, the season ends.
keyflower-course-pass-do = Pass, and see what spring has brought you.
keyflower-course-pass-got = Two tiles are yours: their bids went into the bag, but workers that stood on them came to you.
keyflower-course-boat-say = At the end of spring, summer and autumn everybody takes what one boat brings. You won the turn order tile, so you choose first.
keyflower-course-boat-do = Take the boat with more skills: tools pay for upgrades.
keyflower-course-boat-got = New workers and skills wait behind your screen.
keyflower-course-place-say = Tiles you have won are joined to your village for good, roads to roads. Goods travel along roads, so keep the way short from your home to where they are needed.
keyflower-course-place-do = Place both tiles as you like; letters in the picture name the places.
keyflower-course-own = ### 🎓 On your own
    Summer is yours: play it as you like. In **More …** you find a **Hint** with three good moves and why, what cannot be done now and for what reason, and orders for turns when you are away.
keyflower-course-over = ### 🎓 Well done: the lessons end here
    You can bid for tiles and move a losing bid, use tiles with workers of the right colour, upgrade, take a boat and build your village. Autumn works alike; in winter you bid for tiles that score.
