# Following a table as a spectator.

follow-begin = Follow
follow-which = Follow a table
follow-stop = Stop following
follow-title = ### 👀 [{ $game }, { $name }]({ $link })
follow-begun = You’re following [{ $game }, { $name }]({ $link }). I’ll write to you when a season or round ends, and when the game is over.
follow-ended = You’ve stopped following { $game }, { $name }.
follow-not-running = You can only follow a game that’s running.
follow-you-play = You’re playing at this table, so you get its news anyway.
