# What everybody at a table reads.

table-begins =
    ### 🔑 { $game } begins
    You get your hidden pieces privately. On your turn, press **{ table-play }** here or use the panel in your DMs.
table-commitment = The SHA-256 of this game’s seed is { $hash }. The seed is shown at the end, so anyone can check every draw.
table-play = Play my turn
table-screen = My screen
table-since = What I missed
table-look = Look around
table-since-title = **New:**
table-since-start = **So far:**
table-since-nothing = Nothing new since you last looked.
table-since-order = 📜 Your standing order: { $told }
table-since-order-quiet = 📜 Your standing order answered for you.
table-since-limit = ⌛ You ran out of time: { $told }
table-since-limit-quiet = ⌛ You ran out of time, so you passed.
table-since-computer = 🤖 The computer played for you: { $told }
table-since-computer-quiet = 🤖 The computer played a turn for you.
table-since-forced = ↪ Only one move was possible: { $told }
table-since-forced-quiet = ↪ Only one move was possible, so I played it for you.
table-smaller = *… and { $count } smaller { $count ->
        [one] event
       *[other] events
    }: see `/game log`*
table-caught-up = 📬 I couldn’t post here for a while. { $count ->
        [0] Here’s the table now:
        [one] 1 turn was played:
       *[other] { $count } turns were played:
    }
table-decided = { $who } answered.
table-undone = ↩ A move was undone.
table-undone-turns = ↩ { $who } undid { $count ->
        [one] a turn
       *[other] { $count } turns, including other players’
    }.
table-call = { $who }, it’s your turn in { $game }. Press **Play my turn**: only you will see it.
table-reminder = ⏰ It’s your turn in { $game }: you were asked { $since }. Your panel is below. (`/settings` changes reminders.)
table-silence = ⏰ { $game } has waited a long time for you. It ends on { $at } unless you play. Your panel is below.
table-told-times = { $told } (×{ $count })
table-digest = ⏰ Games waiting for you:
table-your-screen = ### { $game }: only you can see this
table-no-screen = You’re not playing here, so you have no hidden screen. `/game board` shows what everyone can see.
table-thread = { $game } · { $name }
table-thread-over = 🏁 { $game } · { $name } (over)
table-private-thread = { $name } – { $game }

table-status-paused = ⏸ The game is paused.
table-status-advice-on = 💡 The host has turned hints on at this table.
table-status-advice-off = 💡 The host has turned hints off at this table.
table-status-sits-in = 🤖 A computer plays for { $who } until they’re back.
table-status-resumed = ▶ The game continues.
table-status-resigned = 🏳 { $who } resigned. A computer takes over.
table-status-time-turn = ⌛ { $who } ran out of time. The computer plays this turn.
table-status-time-seat = ⌛ { $who } ran out of time. A computer plays until someone takes the seat.
table-status-abandoned = 🏳 { $who } resigned. Nobody is left, so this table closes.
table-status-ended = 🛑 This game was ended early. Nobody wins. You can export it, and nothing in it is secret now.
table-status-silent = 🛑 No moves for 2 weeks, so this game has ended. You can export it, or start again with the button.
table-status-moved = 🚚 The game continues here.
table-status-left = 🚪 { $who } has left this server and doesn’t accept DMs. `/game replace` asks the others if someone else should play.
table-moved = The game continues here. I’ll post what you missed next.
table-moved-away = 🚚 **{ $game }, { $name }**, continues elsewhere: { $link }
table-status-taken = 🪑 { $who } takes over { $former }’s seat.
table-status-back = 👋 { $who } is back.
table-status-seated = 🪑 { $who } takes over from a computer.
table-status-ruled = ⚖️ A moderator decided that someone else plays for { $who }.
table-replaced = A computer plays there until someone takes the seat. The players have been told.
table-annal-resigned = 🏳 { $when }: { $old } resigned.
table-annal-taken = 🪑 { $when }: { $new } took over { $old }’s seat.
table-annal-seated = 🪑 { $when }: { $new } took over from a computer.
table-annal-timed = ⌛ { $when }: { $old } ran out of time, and a computer took the seat.
table-annal-stalled = 🤖 { $when }: { $old } kept the others waiting, and they gave the seat to a computer.
table-annal-voted = 🗳 { $when }: the others voted that someone else plays for { $old }.
table-annal-ruled = ⚖️ { $when }: a moderator decided that someone else plays for { $old }.
table-annal-moved = 🚚 { $when }: the table moved.
table-trouble = ⚠️ I can’t update { $game }, { $name } (#{ $id }): { $wrong } Your turns still come by DM, and `/play` works anywhere. The host or a moderator can use `/game move` in a channel where I can post.
table-trouble-lobby = ⚠️ I can’t show your table for { $game }, { $name } (#{ $id }): { $wrong } It’ll appear once that’s fixed. Or open another elsewhere with `/game new`.
table-trouble-locked = the thread { $link } is locked or archived, and I can’t open it.
table-trouble-forbidden = I can’t post in { $link }. I need “View Channel”, “Send Messages”, “Send Messages in Threads” and “Attach Files” there.
table-trouble-gone = its channel is gone.
table-trouble-server = I’m no longer on its server. If I’m invited again, the game continues there.
table-status-copied = 🔎 The bot’s operator made a copy of this running game, hidden pieces included.
table-copied = 🔎 { $when }: the bot’s operator made a copy of this game, hidden pieces included.
table-status-expired = This table closes because nobody started it within a week. `/game new` opens another.
table-resign-sure = Resign from { $game }? A computer takes over and you can’t come back. If no other person plays, the table closes.
table-resign-yes = Yes, resign
table-end-sure = End this game of { $game } for everyone? Nobody wins, and everything hidden becomes public.
table-end-yes = Yes, end it
table-ended = The game has ended.
table-resigned = You’ve resigned. Thanks for playing.
table-resumed = The game continues.
table-paused = Paused. `/game pause` resumes it.
table-imported = The game is back: { $link } (table #{ $id })

table-seat-open = 🪑 **{ $who }**’s seat in { $game } is free for anyone. If you take it, you’ll see its hidden screen.
table-seat-taken = 🪑 **{ $who }** has this seat in { $game }.
table-take = Take this seat
table-take-back = Take my seat back
table-took-back = 🪑 You’re back in your seat in { $game }.
table-took = Welcome! This seat is yours now. I’m sending you its hidden screen.
table-seat-offered = Your seat is on offer. Keep playing until someone takes it.
table-seat-withdrawn = The seat is no longer on offer.

table-picture-part = { $picture }, part { $part }
table-picture-changed = ❗ new since your last visit
table-other-pictures = Show another picture …

table-log = ### Log, newest turns first: page { $page } of { $pages }
table-log-turn = **{ $turn }.** { $who } · { $when }
    .you = **{ $turn }.** You · { $when }
table-log-event = **{ $turn }.** { $when }
table-older = ◀ Older
table-newer = Newer ▶
table-replay = ### Turn { $turn } of { $turns }
table-back-ten = ⏪ 10
table-back = ◀
table-on = ▶
table-on-ten = 10 ⏩
table-own-back = ◀ My turn
table-own-on = My turn ▶
table-replay-ask = Turn …
table-replay-which = Turn number, 1 to { $turns }
table-replay-number = Type a turn number.
table-replay-chapter = Jump to: { $chapters }
table-film = 🎞 Film
table-film-since = 🎞 Watch film
table-film-drawing = 🎞 Drawing a film of { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } … This may take a minute.
table-film-title = ### 🎞 { $game }, from the first turn to the last
table-film-since-title = ### 🎞 { $game }: while you were away
table-film-failed = I couldn’t draw this film. `/game log` has it in words.
table-film-alt = A film of { $game }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } long. A red frame marks what each turn changed. At the end:
table-export-whole = The whole game. `latchkey verify` replays it and checks every draw.
table-export-view = Your view of the game so far. You can export the whole game once it’s over.

vote-undo = 🗳 { $who } wants to undo { $count ->
        [one] the last turn
       *[other] the last { $count } turns
    }. What was drawn stays drawn. Everyone has to agree.
vote-pause = 🗳 { $who } wants to pause the game. Everyone has to agree.
vote-end = 🗳 { $who } wants to end this game without a winner. Everything hidden becomes public. Everyone has to agree.
vote-end-counts = 🗳 { $who } wants to end this game here with the points as they are. Everything hidden becomes public. Everyone has to agree.
vote-still = Still to answer: { $who }
vote-yes = I agree
vote-no = No
vote-undo-passed = ✔ Everyone agreed: { $count ->
        [one] 1 turn was
       *[other] { $count } turns were
    } undone.
vote-undo-refused = ✘ { $refused } didn’t agree, so nothing is undone.
vote-undo-lapsed = The game has moved on, so this vote is over.
vote-pause-passed = ✔ Everyone agreed: the game is paused. `/game pause` resumes it.
vote-pause-refused = ✘ { $refused } didn’t agree, so the game continues.
vote-pause-lapsed = This vote is over.
vote-end-passed = ✔ Everyone agreed: the game has ended.
vote-end-refused = ✘ { $refused } didn’t agree, so the game continues.
vote-end-lapsed = This vote is over.
vote-ask = Ask the others
vote-asked = I’ve asked the others.
vote-asked-everybody = I’ve asked everyone at the table. The table moves once everyone has agreed.
vote-move = 🗳 The host wants to move this table to another server: { $place } Everyone has to agree. The host and the moderators stay the same.
vote-move-passed = ✔ Everyone agreed: the game continues elsewhere. { $place }
vote-move-refused = ✘ { $refused } didn’t agree, so the table stays here.
vote-move-lapsed = This vote is over and the table stays here: someone left or took a seat, or the other server doesn’t allow it.
vote-replace = 🗳 Should someone else play for { $who }? If all the others agree, a computer plays until someone takes the seat. That person will see what’s hidden there.
vote-replace-passed = ✔ All the others agreed: someone else plays for { $who }.
vote-replace-refused = ✘ { $refused } didn’t agree, so { $who } keeps the seat.
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
end-seed = Seed: `{ $seed }`. Its SHA-256 was posted at the start: { $hash }
end-rematch = Rematch
end-watch = Watch replay
end-log = Log
end-details = Details
end-not-over = There’s no result yet: the game isn’t over.

turns-none = No game is waiting for you. 🎉
turns-title = ### { $count ->
        [one] 1 game is
       *[other] { $count } games are
    } waiting for you
turns-line = **{ $game }**, { $name }, with { $who } · asked { $since } · [open]({ $link })
turns-play = { $number }. Play { $game }, { $name }

settings-reminders = { $hours ->
        [0] I won’t remind you any more.
        [one] I’ll remind you when a game has waited 1 hour for you.
       *[other] I’ll remind you when a game has waited { $hours } hours for you.
    }
settings-reach = Result: { $reach }.
table-share = 📤 Share
table-shared = I’ll post it at the table.
table-shared-by = 📤 { $who } shares this.
