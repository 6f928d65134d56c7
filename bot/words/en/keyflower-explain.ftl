# What a question is about, for whoever has not met it before; and what good players look at there.

keyflower-explain-turn = A turn is one bid, one use of a tile, or a pass. The season ends once all pass in a row.
keyflower-look-turn = Every worker you send now is missing later, but those that stand in your own village come to you when the season ends. Look at the colour each tile already has: who can still follow there?
keyflower-explain-bid = The highest bid takes the tile when the season ends, and its workers are spent; a bid that loses comes back to you.
keyflower-look-bid = How many workers of this colour may the others still have? A rare colour is hard to beat. Whoever wins the tile also gets the workers that used it.
keyflower-explain-use = Workers on a tile make it work at once. Each further use of it this season takes more workers than the last.
keyflower-look-use = What you get on your own tile stays on it; from anywhere else it goes to your home. Workers you send into another village end up with its owner.
keyflower-explain-carry = Steps carry resources along roads; an upgrade takes the resources of its price from the tile itself, and skills from your screen.
keyflower-look-carry = Which upgrade brings you points or a better effect soonest? Some resources count only on a certain tile in the end. Steps you do not use are lost.
keyflower-explain-contract = A contract scores at the end if you can assign all that is on it; or you give it up before for one item on it.
keyflower-look-contract = Which of these will you have at the end in any case? Each item counts for one thing only, so compare it with your winter tiles.
keyflower-explain-winter = The winter tiles you put up are auctioned among all, and score at the end; those you keep back help nobody.
keyflower-look-winter = Put up what fits your workers, skills and resources, and keep back what would suit the others better. You still have to win the auction.
keyflower-explain-boat = Everybody takes one boat a season: what it carries, and in winter the boat itself.
keyflower-look-boat = Which colours will you lack next season, and which skills do your upgrades ask for? In winter count what each boat would bring you.
keyflower-explain-growth = The tiles you have won join your village for good; sides that touch must match.
keyflower-look-growth = Short roads to the tiles that need resources save steps. Leave the river open for boats, and room round turn order tiles: they count what lies beside them.
keyflower-aims-hand = Winter tiles in your hand, and what each would add now:
keyflower-aims-middle = Winter tiles in the auction, and what each would add now:
keyflower-aims-contracts = Your contracts, what each scores now, and what of it you have:
keyflower-aims-unassigned = Counts for nothing yet:
