# The panel: a player's private desk.

panel-title-yours = ### { $game }: it is your turn
panel-title-waiting = ### { $game }: nothing for you to do just now
panel-title-paused = ### { $game }: the table is paused
panel-title-over = ### { $game }: the game is over
panel-paused = Nothing is asked of anybody meanwhile. `/game pause` lets the table go on.
panel-done = ✅ Done:
panel-cut = ⚠️ Another player moved first, so this part of your plan is no longer possible and was dropped: `{ $words }`
panel-so-far = Your turn so far: `{ $words }`
panel-waiting-for = Waiting for { $who }.
panel-nothing = There is nothing to wait for.
panel-choose = Choose …
panel-choose-for = { $what } …
panel-path = { $above } › { $entry }
panel-back = ◀ Back
panel-earlier = ◀ Earlier
panel-later = More ▶
panel-confirm = ✔ Confirm
panel-undo = ↩ Undo
panel-undo-turn = ↩ Take back my turn
panel-restart = ⏮ Start again
panel-screen = My screen
panel-refresh = Look again
panel-reveals = ⚠️ **{ $pick }** uncovers something hidden. After it, neither this nor what came before it in your turn can be taken back.
panel-sure = Yes, do it
panel-not-sure = No, back
panel-foreign = This panel belongs to somebody else.
