# Playing the same again.

rematch-asks = 🔁 { $host } asks for a rematch of **{ $game }**: the same people, computers and options, and another begins. It starts once all have agreed. [The table]({ $link }) is called { $name }.
rematch-yes = I’m in
rematch-no = No, thanks
rematch-waits = 🔁 A rematch. Seats are kept for { $who }; it starts by itself once all have agreed.
rematch-declined-by = Not this time: { $who }. That seat is anybody’s.
rematch-agreed = ✔ You are in for the rematch of **{ $game }**: { $link }
rematch-you-declined = You are not in for the rematch of { $game } this time. The others know.
rematch-begun = ▶ The rematch of **{ $game }** has begun: { $link }
rematch-off = The rematch of { $game } was called off.
rematch-told-declined = 🔁 { $who } does not come to the rematch of **{ $game }**. Anybody may take that seat, or the host may fill it with a computer: { $link }
rematch-too-often = You have asked for a rematch of this game { $most } times. The others can still ask for one, and `/game new` opens a new table.
rematch-too-many = That is { $most } rematches in a day that were not played: tomorrow there may be more.
rematch-untold = Not asked, because they want no invitations: { $who }. Their seats are kept.
