# Somebody keeps a table waiting.

stall-asked = ⌛ { $game }, { $name }, waits for { $who }, who was asked { $since }. What shall the table do?
stall-who = To wait on, or to let the computer play this turn, the host decides alone; otherwise more than half of the other players together. Whoever is replaced may take the seat again.
stall-wait = Wait on
stall-turn = Computer plays this turn
stall-seat = Replace the player
stall-voice = For “{ $choice }”: { $who }
stall-wait-decided = The table waits on. I will not ask again, but you can still choose otherwise here.
stall-turn-decided = 🤖 The computer plays this turn for { $who }.
stall-seat-decided = 🤖 A computer plays on for { $who }, until somebody takes the seat over.
stall-moot = { $who } no longer keeps the table waiting.
stall-snooze = Not before tomorrow
stall-snooze-table = { $name }: not before tomorrow
stall-snoozed = The next reminder comes { $when } at the earliest. A clock that runs goes on running.
stall-time-up = ⏳ Your time was up, and as agreed the computer plays this turn. This part of your plan was dropped: { $words }
