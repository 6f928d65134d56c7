# A league: its post, its standings, its commands' answers.

league-title-open = ### 🏆 { $game } league, { $name }: join in!
league-title-running = ### 🏆 { $game } league, { $name }: round { $round } of { $rounds }
league-title-over = ### 🏆 { $game } league, { $name }: final table
league-title-closed = ### { $game } league, { $name }: called off
league-agreed = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} · { $points } · { $clock }
league-points-even = Points 6–4–2–0 (three: 6–3–0)
league-points-bold = Points 7–3–2–0 (three: 7–2–0)
league-points-wins = Only wins count
league-form-auto = By the number of people
league-form-all = Everybody meets everybody, as evenly as possible
league-form-swiss = Swiss system: those who stand alike meet
league-people = **{ $count } so far**: { $who }
league-nobody = Nobody has joined yet.
league-rules = I draw tables of three or four and open them. Up to twelve people everybody meets everybody as evenly as possible; more play by the Swiss system. When somebody’s time is up, a computer has the seat. Who is not in their seat when a game ends gets no points for it, and no table in the next round unless they come back with `/league join`.
league-table = - ▶️ [{ $name }]({ $link }): { $who }
league-table-over = - 🏁 [{ $name }]({ $link }): { $who }
league-place = { $place }. { $who }: { $points }
league-ties = Ties: more games won, then more points of those one met; whoever is still alike shares the place.
league-cut-ended = Ended early, after { $round } of { $rounds } rounds.
league-cut-few = Ended after { $round } of { $rounds } rounds: too few people are left.
league-cut-gone = Ended after { $round } of { $rounds } rounds: I am not on the server any more.
league-cut-idle = Cancelled: nobody started it within 30 days.
league-run-by = Organiser: { $who }
league-overdue = If nobody starts it by { $when }, I cancel it.
league-idle = The { $game } league, { $name }, is cancelled: nobody started it within 30 days. { $who } were waiting for it. `/league new` opens another.
league-picture-title = { $game } league · { $name }
league-picture-after = After round { $round } of { $rounds }
league-picture-none = No round is over yet
league-picture-total = Points
league-alt = Standings. { $title }: { $all }
league-alt-line = { $place }. { $who } { $points }
league-join = Join
league-leave = Leave
league-start = Start
league-end = Call off
league-opened = The { $game } league, { $name }, is open: its post is here in the channel. Start it there once everybody has joined.
league-joined = You are in the { $game } league, { $name }.
league-left = You have left the { $game } league, { $name }.
league-started = The { $game } league, { $name }, begins.
league-ended = The { $game } league, { $name }, has ended.
league-already-in = You are in this league already.
league-not-in = You are not in this league.
league-has-begun = This league has begun; only who was in it can come back.
league-full = This league is full: { $most } people.
league-too-few = A league takes at least { $least } people.
league-host-only = Only the organiser or a moderator can do that. If the organiser has left the server, the player who joined first can.
league-manager-only = You play in this league, so you can’t end it alone. A moderator with the Manage Server permission can.
league-end-only = This league has started. Only a moderator with the Manage Server permission, or an organiser who doesn’t play in it, can end it.
league-is-over = This league is over.
league-none = There is no such league here. `/league new` opens one.
league-several = There are several leagues here: name one with `league:`.
league-server-only = A league is played on a server.
