# New tables: letters to those who asked for them.

ping-letter =
    ### 🔑 { $host } opened a table: { $game }, { $name }
    { $seated } of { $seats } seats taken · { $pace } · [open]({ $link })
ping-never = Stop these messages
ping-begin = Notify me of new tables
ping-stop = Stop notifying me
ping-begun = I’ll write to you when a table opens on that server in a channel you can see. You’ll get at most a few messages an hour, and they’re silent in your quiet hours.
ping-ended = I’ll stop writing to you about new tables on that server.
