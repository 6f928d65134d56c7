# A league: its post, its standings, its commands' answers.

league-title-open = ### 🏆 { $game } league, { $name }: join in!
league-title-running = ### 🏆 { $game } league, { $name }: round { $round } of { $rounds }
league-title-over = ### 🏆 { $game } league, { $name }: final standings
league-title-closed = ### { $game } league, { $name }: cancelled
league-agreed = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} · { $points } · { $clock }
league-points-even = Points 6–4–2–0 (with 3: 6–3–0)
league-points-bold = Points 7–3–2–0 (with 3: 7–2–0)
league-points-wins = Only wins count
league-form-auto = Depends on the number of players
league-form-all = Everyone meets everyone, as evenly as possible
league-form-swiss = Swiss system: players level on points meet
league-people = **{ $count } so far**: { $who }
league-nobody = Nobody has joined yet.
league-rules = I draw tables of 3 or 4 players and open them. With up to 12 players, everyone meets everyone as evenly as possible. With more, it’s the Swiss system.
league-hold-game = Until the game ends
league-hold-threedays = For 3 days, then anyone can take the seat
league-hold-week = For a week, then anyone can take the seat
league-absence = ⏳ If you run out of time, a computer plays for you. Your seat is held for you { $hold ->
    [threedays] for 3 days
    [week] for a week
   *[other] until the game ends
}. If you’re not back in your seat when the game ends, you get 0 points{ $more ->
    [yes] {", and no table next round"}
   *[other] {""}
}.
league-stake = ⏳ Your time in this league game runs out { $when } ({ $at }). Then a computer plays for you. Your seat is held for you { $hold ->
    [threedays] for 3 days
    [week] for a week
   *[other] until the game ends
}. If you’re not back in your seat when the game ends, you get 0 points{ $more ->
    [yes] {", and no table next round"}
   *[other] {""}
}.
league-held = ⌛ **{ $who }** ran out of time in { $game }, so a computer plays for now. The seat is held for { $who } { $rule ->
    [days] until { $until }. After that, anyone can take it.
   *[other] until the game ends.
} If { $who } is back in it at the end, the points count. If not, it’s 0 points in the league.
league-lost = 🤖 You ran out of time in { $game }, so a computer plays for you. Your seat is held for you { $rule ->
    [days] until { $until }
   *[other] until the game ends
}. Take it back, and the points count for you. If you’re not back at the end, you get 0 points{ $more ->
    [yes] {", and no table next round"}
   *[other] {""}
}.
league-missed = 🏆 { $game } league, { $name }: you weren’t in your seat when { $table } ended, so you get 0 points for it. { $state ->
    [more] You get no table until you come back.
    [last] There are no more rounds.
   *[other] The league is over.
}
league-come-back = Come back
league-is-back = 🏆 You’re back in the { $game } league, { $name }. You get a table in the next round.
league-table = - ▶️ [{ $name }]({ $link }): { $who }
league-table-over = - 🏁 [{ $name }]({ $link }): { $who }
league-place = { $place }. { $who }: { $points }
league-ties = Ties: games won, then opponents’ points, then a shared place.
league-cut-ended = Ended early, after { $round } of { $rounds } rounds.
league-cut-few = Ended after { $round } of { $rounds } rounds: too few players are left.
league-cut-gone = Ended after { $round } of { $rounds } rounds: I’m no longer on the server.
league-cut-idle = Cancelled: nobody started it within 30 days.
league-run-by = Organiser: { $who }
league-overdue = If nobody starts it by { $when }, I’ll cancel it.
league-idle = The { $game } league, { $name }, is cancelled: nobody started it within 30 days. Players who had joined: { $who }. `/league new` opens another.
league-picture-title = { $game } league · { $name }
league-picture-after = After round { $round } of { $rounds }
league-picture-none = No round is over yet
league-picture-total = Points
league-alt = Standings in points. { $title }: { $all }
league-alt-line = { $place }. { $who }: { $points }
league-join = Join
league-leave = Leave
league-start = Start
league-end = Cancel league
league-opened = The { $game } league, { $name }, is open. Its post is in this channel: start it there once everyone has joined.
league-joined = You’re in the { $game } league, { $name }.
league-left = You’ve left the { $game } league, { $name }.
league-started = The { $game } league, { $name }, has started.
league-ended = The { $game } league, { $name }, has ended.
league-already-in = You’re already in this league.
league-not-in = You’re not in this league.
league-has-begun = This league has started. Only players who were in it can come back.
league-full = This league is full: { $most } players.
league-too-few = A league needs at least { $least } players.
league-host-only = Only the organiser or a moderator can do that. If the organiser has left the server, the player who joined first can.
league-manager-only = You play in this league, so you can’t end it alone. A moderator with the Manage Server permission can.
league-end-only = This league has started. Only a moderator with the Manage Server permission, or an organiser who doesn’t play in it, can end it.
league-is-over = This league is over.
league-none = There’s no such league here. `/league new` opens one.
league-several = There are several leagues here. Choose one with `league:`.
league-server-only = You can only play a league on a server.
