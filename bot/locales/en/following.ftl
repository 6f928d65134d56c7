# Following a table at which one does not sit.

follow-begin = Follow
follow-which = Follow a table
follow-stop = Stop following
follow-title = ### 👀 [{ $game }, { $name }]({ $link })
follow-begun = You follow [{ $game }, { $name }]({ $link }): I write to you when a season or a round is over, and at the end.
follow-ended = You no longer follow { $game }, { $name }.
follow-not-running = Only a game that is running can be followed.
follow-you-play = You sit at this table: you hear of it anyway.
