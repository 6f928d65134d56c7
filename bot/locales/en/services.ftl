# Reasons why something is refused, and warnings before something final.

services-error = That didn’t work. Try again.
services-no-such-table = This table no longer exists.
services-no-such-game = I don’t know a game called { $game }.
services-not-seated = You’re not playing at this table.
services-not-allowed = Only the host, or a moderator of the server where the table was opened, can do that.
services-moderator-only = Only a moderator can do that.
services-not-running = No game is running at this table.
services-not-paused = This game isn’t paused.
services-paused = This game is paused. Any player can resume it with `/game pause`.
services-busy = Someone else moved at the same moment. Try again.
services-stale = That’s been answered already. Here’s your panel now.

services-nothing-to-decide = It’s not your turn.
services-waits-for = It’s not your turn: waiting for { $who }.
services-not-finished = Your turn isn’t finished: there’s still something to choose.
services-nothing-to-undo = There’s nothing to undo.
services-needs-vote = Someone has moved since, or something was revealed. You can undo it if everyone agrees.
services-hushed = You can’t undo while a secret question is open. Once it’s closed, you can ask the others.
services-warning-reveals = Some of these moves reveal something. You can’t undo your turn after that.
services-final-hushed = Answers here are secret, so you can’t change yours afterwards.
services-final-secret = The others are asked in secret next. You can’t undo it after that.
services-final-reveals = This draws or reveals something. You can’t undo it after that.
services-final-over = This ends the game and can’t be undone.

services-unclear-line = I don’t understand this move.
services-line-unknown = “{ $typed }” isn’t a legal move. Did you mean { $nearest }?
services-line-ambiguous = “{ $typed }” could mean several moves: { $nearest }.
services-line-nothing = There’s no move in what you typed. The list that appears as you type shows what’s possible.
services-line-final = You typed more after a choice that ends your turn or reveals something. Make that choice first, then “{ $typed }”.

services-lobby-already-in = You’re already at this table.
services-lobby-full = All seats at this table are taken.
services-lobby-host-only = Only the host can do that.
services-lobby-no-computer = There’s no computer at this table.
services-lobby-no-such-strength = There’s no computer called “{ $strength }”.
services-lobby-not-open = This game has started or is over. To give up your seat, use `/game resign`.
services-lobby-not-over = You can ask for a rematch once this game is over.
services-lobby-cannot-start = The game can’t start like this. It’s for { $seats } players, and the options must fit their number.
services-lobby-seats = This game is for { $seats } players.
services-lobby-options = One of these options doesn’t exist in this game, or can’t have this value.
services-private = This is your own game in your DMs. Nobody else can take a seat, and you can’t move it.

services-no-such-vote = This vote no longer exists.
services-vote-over = This vote is already decided.

services-seat-unknown = There’s no such seat at this table.
services-seat-already-offered = This seat is already on offer.
services-seat-not-offered = Nobody has offered this seat.
services-seat-has-one = You already have a seat at this table.
services-seat-computer = A computer plays this seat.
services-seat-decided = You can’t take this seat back: the others or a moderator gave it away.
services-seat-held = This seat is held for { $who }. Only { $who } can take it for now.
services-replace-few = A vote needs at least 2 other people at the table. A moderator of the server where it was opened can decide instead. If a player keeps you waiting for a long time, I’ll ask you what to do.
services-vote-first = Another vote of this kind is open. Finish that one first.
services-stall-own = The others are waiting for you. Press **Play my turn**.

services-film-not-over = You can watch the film of the whole game once it’s over.

services-damaged = This file isn’t a complete, valid game, so nothing was imported.
services-too-large = This file is too large for a game.
services-share-not-over = Only players of the game can share it, and only once it’s over.
services-lobby-not-asked = You weren’t asked to join this table, or you’ve already answered.
