# What everybody at a table reads.

table-begins =
    ### 🔑 { $game } begins
    Your hidden things come to you privately. When it is your turn, press **Play my turn** here, or answer in your DM.
table-commitment = Fairness: the SHA-256 of this game’s seed is { $hash }. The seed itself is shown at the end.
table-play = Play my turn
table-screen = My screen
table-since = Since I was last here
table-look = Look around
table-since-title = **Since you were last here:**
table-since-you = **For you:**
table-since-rest = **The rest:**
table-since-nothing = Nothing has happened since you were last here.
table-since-order = 📜 By your order: { $told }
table-since-order-quiet = 📜 Your order has answered.
table-since-limit = ⌛ Your time was up: { $told }
table-since-limit-quiet = ⌛ Your time was up, and silence was taken for an answer.
table-since-computer = 🤖 The computer played for you: { $told }
table-since-computer-quiet = 🤖 The computer played a turn for you.
table-since-forced = ↪ You had no choice: { $told }
table-since-forced-quiet = ↪ You had no choice, and the game went on.
table-smaller = *… and { $count } smaller { $count ->
        [one] thing
       *[other] things
    }: see `/game log`*
table-caught-up = 📬 I could not post here for a while. { $count ->
        [0] This is how the table stands:
        [one] One turn was played meanwhile:
       *[other] { $count } turns were played meanwhile:
    }
table-decided = { $who } answered.
table-undone = ↩ Something was taken back. The table stands as it did before.
table-undone-turns = ↩ { $who } has taken back { $count ->
        [one] a turn
       *[other] { $count } turns, others’ among them
    }. The table stands as it did before.
table-call = { $who }, { $game } waits for you. Press **Play my turn**: only you will see it.
table-reminder = ⏰ { $game } waits for you: you were asked { $since }. Your panel is ready below. (`/settings` changes when and where I tell you.)
table-silence = ⏰ { $game } has been waiting for you for a long time. If you do not come back to it, it ends by itself on { $at }. Your panel is ready below.
table-told-times = { $told } (×{ $count })
table-digest = ⏰ These games have been waiting for you a while:
table-your-screen = ### { $game }: this is what only you can see
table-no-screen = You do not sit at this table, so there is no hidden screen for you. `/game board` shows what everybody may see.
table-thread = { $game } · { $name }
table-thread-over = 🏁 { $game } · { $name } (over)
table-private-thread = { $name } – { $game }

table-status-paused = ⏸ The table is paused.
table-status-advice-on = 💡 The host allows hints at this table again.
table-status-advice-off = 💡 The host has turned hints off at this table.
table-status-resumed = ▶ The table goes on.
table-status-resigned = 🏳 { $who } has resigned. A computer plays on for them.
table-status-time-turn = ⌛ { $who } has run out of time. As agreed, the computer plays this turn.
table-status-time-seat = ⌛ { $who } has run out of time. As agreed, a computer plays on until somebody takes the seat.
table-status-abandoned = 🏳 { $who } has resigned. Nobody is left to play, so this table closes.
table-status-ended = 🛑 This game was ended before its last turn. Nobody has won. It can be taken home as a file, and nothing in it is secret any more.
table-status-silent = 🛑 Nothing has happened here for two weeks, so this game has ended by itself. It can be taken home as a file, and begun again with the button.
table-status-moved = 🚚 This table goes on here.
table-status-left = 🚪 { $who } is not on this server any more, and direct messages to them are refused. Whether somebody else shall play on, `/game replace` asks the others.
table-moved = The table goes on here. What waited to be posted comes now.
table-moved-away = 🚚 **{ $game }, { $name }** goes on elsewhere: { $link }
table-status-taken = 🪑 { $who } has taken over the seat of { $former } and plays on.
table-status-seated = 🪑 { $who } has taken over a seat from a computer and plays on.
table-status-ruled = ⚖️ A moderator has decided that somebody else plays on for { $who }.
table-replaced = A computer plays on there until somebody takes the seat. The table and the player are told.
table-annal-resigned = 🏳 { $when }: { $old } resigned.
table-annal-taken = 🪑 { $when }: { $new } took over the seat of { $old }.
table-annal-seated = 🪑 { $when }: { $new } took over a seat from a computer.
table-annal-timed = ⌛ { $when }: { $old } ran out of time, and a computer took the seat as agreed.
table-annal-stalled = 🤖 { $when }: { $old } had kept the table waiting, and it gave the seat to a computer.
table-annal-voted = 🗳 { $when }: the others voted that somebody else plays on for { $old }.
table-annal-ruled = ⚖️ { $when }: a moderator decided that somebody else plays on for { $old }.
table-annal-moved = 🚚 { $when }: the table went to another place.
table-trouble = ⚠️ { $game }, { $name } (#{ $id }), cannot be shown where it is played: { $wrong } Your turns still come by direct message, and `/play` works anywhere. For its host and for moderators, `/game move` in a channel where I may write brings the table there.
table-trouble-lobby = ⚠️ Your table for { $game }, { $name } (#{ $id }), cannot be shown: { $wrong } It comes by itself once that is mended, or open another elsewhere with `/game new`.
table-trouble-locked = the thread { $link } is locked or archived, and I may not open it.
table-trouble-forbidden = in { $link } I may not write. I need “View Channel”, “Send Messages”, “Send Messages in Threads” and “Attach Files” there.
table-trouble-gone = its channel is gone.
table-trouble-server = I am not on its server any more. If I am invited again, the table goes on there by itself.
table-status-copied = 🔎 Whoever runs this bot has taken a copy of this running game with everything in it that is hidden.
table-copied = 🔎 { $when }: whoever runs this bot took a copy of this game with everything in it that is hidden.
table-status-expired = This table closes, because nobody started it within a week. `/game new` opens another.
table-resign-sure = Resign from { $game }? A computer will play on for you, and you cannot come back. If no other person plays, the table closes.
table-resign-yes = Yes, resign
table-end-sure = End this game of { $game } for everybody, without a winner? What was hidden is open to all from then on, and nobody can play on here.
table-end-yes = Yes, end it
table-ended = The game has been ended.
table-resigned = You have resigned. Thank you for playing.
table-resumed = The table goes on.
table-paused = The table is paused. `/game pause` again lets it go on.
table-imported = The game stands again: { $link } (table #{ $id })

table-seat-open = 🪑 The seat of **{ $who }** in { $game } is open: anyone may take it over. Its hidden screen is shown to whoever takes it.
table-seat-taken = 🪑 **{ $who }** holds this seat in { $game }.
table-take = Take this seat
table-took = Welcome! This seat is yours now. Its hidden screen is on its way to you.
table-seat-offered = The seat is offered. It plays on as before until somebody takes it.
table-seat-withdrawn = The seat is no longer offered.

table-picture-part = { $picture }, part { $part }
table-picture-changed = ❗ changed since you were last here
table-picture-signs = Signs on the pieces
table-other-pictures = Show another picture …

table-log = ### The log, newest turns first: page { $page } of { $pages }
table-log-turn = **{ $turn }.** { $who } · { $when }
table-log-event = **{ $turn }.** { $when }
table-older = ◀ Older
table-newer = Newer ▶
table-replay = ### Turn { $turn } of { $turns }
table-back-ten = ⏪ 10
table-back = ◀
table-on = ▶
table-on-ten = 10 ⏩
table-film = 🎞 Film
table-film-since = 🎞 Watch it
table-film-drawing = 🎞 Drawing a film of { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } … This may take a minute.
table-film-title = ### 🎞 { $game }, from the first turn to the last
table-film-since-title = ### 🎞 { $game } since you were last here
table-film-failed = This film could not be drawn. `/game log` tells the same in words.
table-film-alt = A film of { $game }, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } long; what each turn changed has a red frame. At its end:
table-export-whole = The whole game. `latchkey verify` replays it and checks every draw.
table-export-view = Your view of the game so far. The whole game can be exported once it is over.

vote-undo = 🗳 { $who } asks to take back { $count ->
        [one] the last turn
       *[other] the last { $count } turns
    }. What was drawn stays drawn. Everybody has to agree.
vote-pause = 🗳 { $who } asks to pause the table. Everybody has to agree.
vote-end = 🗳 { $who } asks to end this game without a winner. What is hidden would be open to all. Everybody has to agree.
vote-end-counts = 🗳 { $who } asks to end this game here; points count as they stand. What is hidden would be open to all. Everybody has to agree.
vote-still = Still to answer: { $who }
vote-yes = I agree
vote-no = No
vote-undo-passed = ✔ Everybody agreed: { $count ->
        [one] a turn was
       *[other] { $count } turns were
    } taken back.
vote-undo-refused = ✘ { $refused } did not agree, so nothing is taken back.
vote-undo-lapsed = The table has moved on, so this vote is over.
vote-pause-passed = ✔ Everybody agreed: the table is paused. `/game pause` lets it go on.
vote-pause-refused = ✘ { $refused } did not agree, so play goes on.
vote-pause-lapsed = This vote is over.
vote-end-passed = ✔ Everybody agreed: the game has ended.
vote-end-refused = ✘ { $refused } did not agree, so play goes on.
vote-end-lapsed = This vote is over.
vote-ask = Ask the table
vote-asked = I have asked the table.
vote-asked-everybody = I have asked everybody at the table. It moves once all have agreed.
vote-move = 🗳 The host asks whether this table shall go on on another server: { $place } Everybody has to agree. Who has a say over the table stays as it is.
vote-move-passed = ✔ Everybody agreed: the table goes on elsewhere. { $place }
vote-move-refused = ✘ { $refused } did not agree, so the table stays here.
vote-move-lapsed = This vote is over, and the table stays here: a seat has changed hands, or the other server does not take it.
vote-replace = 🗳 Shall somebody else play on for { $who }? If all the others agree, a computer has the seat until anybody takes it; whoever does sees what is hidden there.
vote-replace-passed = ✔ All the others agreed: somebody else plays on for { $who }.
vote-replace-refused = ✘ { $refused } did not agree, so { $who } keeps the seat.
vote-replace-lapsed = This vote is over.

end-title = ### 🏁 { $game } is over
end-winner = 🏆 { $who } wins with **{ $points }** { $points ->
        [one] point
       *[other] points
    }
end-place = **{ $rank }.** { $who }: **{ $points }** { $points ->
        [one] point
       *[other] points
    }
end-seed = The seed was `{ $seed }`; its SHA-256 was announced at the start as { $hash }.
end-rematch = Rematch
end-watch = Watch the replay
end-log = The log

turns-none = Nobody is waiting for you. 🎉
turns-title = ### { $count ->
        [one] One table waits
       *[other] { $count } tables wait
    } for you
turns-line = **{ $game }**, { $name }, with { $who } · asked { $since } · [go there]({ $link })
turns-play = { $number }. Play { $game }, { $name }

settings-show =
    You are { $reach }.
    { $hours ->
        [0] You are never reminded.
        [one] You are reminded after an hour of waiting, and ever more rarely from then on.
       *[other] You are reminded after { $hours } hours of waiting, and ever more rarely from then on.
    }
settings-reminders = { $hours ->
        [0] I will not remind you any more.
        [one] I will remind you when a table has waited an hour for you.
       *[other] I will remind you when a table has waited { $hours } hours for you.
    }
settings-reach = You are { $reach }.
table-share = 📤 Share
table-shared = It will be posted at the table.
table-shared-by = 📤 { $who } shares this.
