# What went wrong, and what to do.

errors-ours = Something went wrong on my side, and nothing was changed. Please try again; if it happens again, tell your server’s moderators the number { $reference }.
errors-ours-done = It was done and stored, but something went wrong on my side afterwards: do not do it again. `/turns` and `/play` show how things stand. If it happens again, tell your server’s moderators the number { $reference }.
errors-ours-unsure = Something went wrong on my side, and I cannot look up whether it was done. `/turns` and `/play` show how things stand. If it happens again, tell your server’s moderators the number { $reference }.
errors-cannot-store = I cannot store anything just now, so nothing was changed. Please try again in a few minutes; whoever runs me has been told.
errors-not-shown = Discord does not let me show the answer here: the message may be deleted, or the thread locked. `/turns` and `/play` work anywhere else.
errors-not-shown-done = It was done and stored, but Discord does not let me show the answer here: the message may be deleted, or the thread locked. `/turns` and `/play` show how things stand.
errors-late-done = Your last action was done and stored, but the answer came too late for Discord to show it. `/turns` and `/play` show how things stand.
errors-may-not-write =
    I may not write in { $where }, so no table was opened. What I lack there: { $missing }.
    Whoever manages this server can give it to me, by a role or in the settings of that channel. Then try again, or open the table in another channel.
errors-lacks-view = **View Channel**
errors-lacks-send = **Send Messages**
errors-old-button = This button is from an older version and does nothing any more. `/turns` shows what waits for you.
errors-several-tables =
    Several tables fit:
    { $tables }
    { $hint }
errors-name-a-table = Say which one you mean with the `table` option.
errors-which-table = At which table do you play “{ $line }”?
errors-which-table-long = At which table do you play?
errors-no-table = I find no table for that here. Use the command in the table’s thread, or name a table with the `table` option. `/game new` opens a new one.
errors-no-game = I do not know this game. I know { $games }.
errors-not-on-server = You have brought my commands along, but I am not on this server myself. Somebody who manages it can [invite me]({ $link }). Alone against computers you can play at once: use `/game new` in a direct message with me.
errors-no-option = I do not understand these options. This game has: { $options }. Separate them with commas.
errors-file-too-big = This file is too big to be a game.
