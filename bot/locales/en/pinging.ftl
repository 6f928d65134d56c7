# New tables: letters to those who asked for them.

ping-letter =
    ### 🔑 { $host } has opened a table: { $game }, { $name }
    { $seated } of { $seats } seats taken · { $pace } · [go there]({ $link })
ping-never = No more of these
ping-begin = Tell me of new tables
ping-stop = No more news of tables
ping-begun = When a table is opened on that server in a channel you can see, I write to you. Never about more than a few in an hour, and without a sound in your quiet hours.
ping-ended = I no longer write to you about new tables on that server.
