# What went wrong, and what to do.

errors-ours = Something went wrong on my side. Nothing was changed, so try again. If it keeps happening, give a moderator this number: { $reference }
errors-ours-done = Your last action was saved, but then something went wrong on my side. Don’t repeat it: `/turns` and `/play` show where you are. Number for your moderators: { $reference }
errors-ours-unsure = Something went wrong on my side, and I can’t tell if your last action was saved. `/turns` and `/play` show where you are. Number for your moderators: { $reference }
errors-cannot-store = I can’t save right now, so nothing was changed. Try again in a few minutes.
errors-not-shown = Discord won’t let me answer here. The message may have been deleted, or the thread locked. Use `/turns` or `/play` anywhere else.
errors-not-shown-done = Your last action was saved, but Discord won’t let me answer here. The message may have been deleted, or the thread locked. `/turns` and `/play` show where you are.
errors-late-done = Your last action was saved, but my answer came too late for Discord. `/turns` and `/play` show where you are.
errors-may-not-write =
    I can’t post in { $where }, so no table was opened. I need: { $missing }.
    Ask someone who manages this server, or open the table in another channel.
errors-lacks-view = **View Channel**
errors-lacks-send = **Send Messages**
errors-old-button = This button is out of date. `/turns` shows what’s waiting for you.
errors-several-tables =
    Several tables match:
    { $tables }
    { $hint }
errors-name-a-table = Choose one with the `table` option.
errors-which-table = At which table do you want to play “{ $line }”?
errors-which-table-long = At which table do you want to play?
errors-no-table = I can’t find a table for that. Use the command in its thread, or add the `table` option. `/game new` opens a new one.
errors-no-game = I don’t know this game. I know { $games }.
errors-not-on-server = I’m not on this server. Someone who manages it can [invite me]({ $link }). To play against computers now, use `/game new` in a DM with me.
errors-no-option = I don’t understand these options. This game has: { $options }. Separate them with commas.
errors-file-too-big = This file is too big to be a game. Choose one that I exported.
