# Playing the same again.

rematch-asks = 🔁 { $host } wants a rematch of **{ $game }**: same people, computers and options, with another start player. It starts once everyone has agreed. [The table]({ $link }) is called { $name }.
rematch-yes = I’m in
rematch-no = No, thanks
rematch-sure = 🔁 Rematch of **{ $game }**? I’ll ask { $who }. It starts once everyone has agreed.
rematch-sure-alone = 🔁 Rematch of **{ $game }** with the same computers and options? It starts at once.
rematch-ask = Ask for rematch
rematch-start = Start rematch
rematch-waits = 🔁 Rematch. Seats are kept for { $who }. It starts once everyone has agreed.
rematch-declined-by = Not this time: { $who }. That seat is free for anyone.
rematch-agreed = ✔ You’re in for the rematch of **{ $game }**: { $link }
rematch-you-declined = You’ve declined the rematch of { $game }. The others have been told.
rematch-begun = ▶ The rematch of **{ $game }** has started: { $link }
rematch-off = The rematch of { $game } was cancelled.
rematch-told-declined = 🔁 { $who } declined the rematch of **{ $game }**. Anyone can take that seat, or the host can add a computer: { $link }
rematch-too-often = You’ve asked for a rematch of this game { $most } times. The others can still ask, and `/game new` opens a new table.
rematch-too-many = You’ve asked for { $most } rematches in one day that weren’t played. You can ask again tomorrow.
rematch-untold = I didn’t ask { $who }: they don’t want invitations. I’m keeping room for them.
