# What the services say when something cannot be done, and before something that cannot be taken back.

services-error = That did not work.
services-no-such-table = This table does not exist any more.
services-no-such-game = I do not know a game called { $game }.
services-not-seated = You do not sit at this table.
services-not-allowed = That is for the host of this table and for moderators of the server where it was opened.
services-not-running = There is no game running at this table.
services-not-paused = This game is not paused.
services-paused = This game is paused. Anybody at the table can let it go on with `/game pause`.
services-busy = Somebody else acted at this table in the same moment. Please try again.
services-stale = This question has been answered already. Here is how your desk looks now.

services-nothing-to-decide = You have nothing to decide just now.
services-waits-for = You have nothing to decide just now: the table waits for { $who }.
services-not-finished = Your turn is not finished yet: something is still to be chosen.
services-nothing-to-undo = There is nothing you could take back.
services-needs-vote = Others have acted since then, or something hidden was shown. Taking it back needs the consent of everybody at the table: propose a vote.
services-hushed = A question is open in which nobody may know who has answered already. An answer that was given stands; once the question is closed, you can ask the table to take something back.
services-warning-reveals = Some of these uncover something: with them your turn up to there counts and cannot be taken back.
services-final-hushed = Nobody may know who has answered: an answer stands once it is given.
services-final-secret = The others are then asked in secret, and nobody can take that back alone.
services-final-reveals = This draws or uncovers something, and nobody can take that back alone.
services-final-over = This ends the game, and nobody can take that back.

services-unclear-line = I did not understand this move.
services-line-unknown = I do not see a legal move in “{ $typed }”. Close to it: { $nearest }.
services-line-ambiguous = “{ $typed }” could mean several moves: { $nearest }.
services-line-nothing = There is no move in this line.
services-line-final = The line goes on after a choice that ends your turn or uncovers something hidden. Make that choice first; then see about “{ $typed }”.

services-lobby-already-in = You have a seat at this table already.
services-lobby-full = Every seat at this table is taken.
services-lobby-host-only = Only the host of this table can do that.
services-lobby-no-computer = There is no computer player at this table.
services-lobby-no-such-strength = There is no computer player called “{ $strength }”.
services-lobby-not-open = The game here has begun or is over: nobody sits down, leaves or changes what was agreed any more. Whoever cannot go on gives up their seat with `/game resign`.
services-lobby-not-over = A rematch is possible once this game is over.
services-lobby-cannot-start = The game cannot start like this. It is for { $seats } players, and its options must fit their number.
services-lobby-seats = This game is for { $seats } players.
services-lobby-options = This game does not know one of these options, or not with this value.
services-private = You play this game alone, in your direct messages: nobody else can take a seat in it, and it stays there.

services-no-such-vote = This vote does not exist any more.
services-vote-over = This vote has been decided already.

services-seat-unknown = There is no such seat at this table.
services-seat-already-offered = This seat is on offer already.
services-seat-not-offered = This seat is not on offer.
services-seat-has-one = You have a seat at this table already.
services-seat-computer = A computer plays this seat.
services-seat-decided = It was decided that somebody else plays this seat.
services-replace-few = With fewer than two other people at the table there is no vote on this. A moderator of the server where it was opened can decide, and a table that is kept waiting for long is asked by itself.
services-vote-first = Another vote of this kind is open. It has to be decided first.
services-stall-own = The table waits for you: press **Play my turn**, and everything is well again.

services-film-not-over = The film of the whole game can be watched once it is over.

services-damaged = This file is not a complete, valid record of a game, so nothing was set up.
services-too-large = This file is too large to be the record of a game.
services-share-not-over = What was played is shared once the game is over, and by those who sat at it.
services-lobby-not-asked = You have not been asked to this table, or have answered already.
