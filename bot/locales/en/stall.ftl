# A player keeps a table waiting.

stall-asked = ⌛ { $game }, { $name }: still waiting for { $who } (asked { $since }). What do you want to do?
stall-who = The host alone can wait or let the computer play this turn. For anything else, more than half of the other players have to agree. A replaced player can take the seat back.
stall-who-rated = The host alone can keep waiting. To replace the player, more than half of the others have to agree. A replaced player can take the seat back.
stall-wait = Keep waiting
stall-turn = Computer plays this turn
stall-seat = Replace player
stall-voice = For “{ $choice }”: { $who }
stall-wait-decided = You keep waiting. I won’t ask again, but you can still change your minds here.
stall-turn-decided = 🤖 The computer plays this turn for { $who }.
stall-seat-decided = 🤖 A computer plays for { $who } until someone takes the seat.
stall-moot = Nobody is waiting for { $who } any more.
stall-snooze = Remind me tomorrow
stall-snooze-table = { $name }: tomorrow
stall-snoozed = Your next reminder comes { $when } at the earliest. Clocks keep running.
stall-time-up = ⏳ You ran out of time, so the computer plays this turn. Not played: { $words }
