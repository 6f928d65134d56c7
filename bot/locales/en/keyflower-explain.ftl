# What a question is about, for players who meet it for the first time, and what good players look at there.

keyflower-explain-turn = A turn is one bid, one use of a tile, or a pass. The season ends when everyone passes one after the other. You can use tiles with a black sign: it says how many workers that takes at least.
keyflower-look-turn = Every worker you send now is one fewer for later, but those in your own village come back when the season ends. Check which colour each tile already has: who could still send workers there?
keyflower-explain-bid = The highest bid wins the tile when the season ends, and its workers are spent. You can move a losing bid during the season; otherwise you get it back when the season ends.
keyflower-look-bid = How many workers of this colour could the others still have? A rare colour is hard to beat. The winner of the tile also gets the workers that used it.
keyflower-explain-use = Workers you send to a tile use it at once. Each new use this season takes more workers than the last.
keyflower-look-use = Resources from your own tile stay on it; from any other tile they go to your home. Workers and skills come to you. Workers you send to another village end up with its owner.
keyflower-explain-carry = Steps carry resources along roads. You pay for an upgrade with resources from the tile itself and skills from behind your screen.
keyflower-look-carry = Which upgrade brings points or a better effect soonest? At the end, some resources score only on a certain tile. Steps you don’t use are lost.
keyflower-explain-contract = A contract scores at the end if you can assign everything on it. Or cash it in earlier for 1 piece it shows.
keyflower-look-contract = Which of these contracts will you fulfil anyway? Each piece counts for one thing only, so compare with your winter tiles.
keyflower-explain-winter = Everyone can bid for the winter tiles you put up. They score at the end for those who win them. Tiles you keep back help nobody.
keyflower-look-winter = Put up what fits your workers, skills and resources. Keep back what would suit the others better. You still have to win the auction.
keyflower-explain-boat = You take one boat a season. You get what it carries, and in winter the boat itself.
keyflower-look-boat = Which colours will you be short of next season, and which skills do your upgrades need? In winter, work out what each boat would score for you.
keyflower-explain-growth = Tiles you’ve won join your village for good. Sides that touch must match.
keyflower-look-growth = Short roads to the tiles that need resources save steps. Leave the river open for boats. Leave room around turn order tiles, too: they count the tiles next to them.
keyflower-aims-hand = Winter tiles in your hand, and what each would add now:
keyflower-aims-middle = Winter tiles in the auction, and what each would add now:
keyflower-aims-contracts = Your contracts, what each scores now, and what you have for it:
keyflower-aims-unassigned = Brings no points yet:
keyflower-aim-hand = your winter tile { $tile }
keyflower-aim-hand-keyple = your winter tile { $tile }, with the start player keyple as { $kind }
keyflower-aim-middle = the winter tile { $tile } in the auction
keyflower-aim-middle-keyple = the winter tile { $tile } in the auction, with the start player keyple as { $kind }
keyflower-aim-keyple = { $help } Your start player keyple counts as { $kind }{ $gold ->
    [yes] {" "}instead of gold
   *[no] { "" }
}.
keyflower-about-contract = Scores { $points } points at the end if you can assign everything on it. On your turn you can cash it in for 1 piece it shows.
keyflower-about-extension = Goes on one of your upgraded tiles. It doubles the tile’s fixed points, and only workers of this colour can use the tile from then on.
keyflower-at-middle = It’s in the middle this season.
keyflower-at-boat = You can take it this season.
keyflower-at-boat-taken = { $who } has taken it this season.
keyflower-at-row = It lies open for anyone to take.
keyflower-at-supply = It’s still available.
keyflower-at-village = In { $who }’s village, basic side.
keyflower-at-village-upgraded = In { $who }’s village, upgraded.
keyflower-at-village-side = In { $who }’s village, side { $side }.
keyflower-at-village-only = In { $who }’s village.
keyflower-at-beside = Beside { $who }’s village, basic side.
keyflower-at-beside-upgraded = Beside { $who }’s village, upgraded.
keyflower-at-beside-side = Beside { $who }’s village, side { $side }.
keyflower-at-beside-only = Beside { $who }’s village.
keyflower-at-to-place = With { $who }, not placed yet, basic side.
keyflower-at-to-place-upgraded = With { $who }, upgraded but not placed yet.
keyflower-at-to-place-side = With { $who }, not placed yet, side { $side }.
keyflower-at-to-place-only = With { $who }, not placed yet.
keyflower-at-tile = On { $tile } in { $who }’s village.
keyflower-at-hand = In { $who }’s hand.
keyflower-costs-turn = The workers you send. Passing is free.
keyflower-costs-bid = The workers you bid, but only if you win.
keyflower-costs-use = The workers you send. They come back from your own village and from tiles you win.
keyflower-costs-carry = Carrying is free. An upgrade costs the resources and skills it shows.
keyflower-costs-contract = Taking one is free. Cashing it in costs you its points.
keyflower-costs-winter = Nothing now, but others can win the tiles you put up.
keyflower-costs-boat = Nothing, but you can take only 1.
keyflower-costs-growth = Nothing, but a placed tile never moves.

# Marked pieces and places, as `/tile` explains them, and what people call them.

keyflower-spot-hex = place { $number }
keyflower-spot-side = { $tile } ({ $side })
keyflower-spot-free = A free place beside { $around }.
keyflower-spot-words-middle = middle, centre, center, on offer
keyflower-spot-words-order = turn order tile, turn order, order tile
keyflower-spot-words-boat = boat
keyflower-spot-words-village = village, village tile
keyflower-spot-words-hex = hex, place, space, spot
keyflower-spot-words-contract = contract
keyflower-spot-words-extension = extension, annex
