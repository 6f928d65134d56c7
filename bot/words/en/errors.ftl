# What went wrong, and what to do.

errors-ours = Something went wrong on my side, and nothing was changed. Please try again; if it happens again, tell your server’s moderators the number { $reference }.
errors-old-button = This button is from an older version and does nothing any more. `/turns` shows what waits for you.
errors-several-tables =
    Several tables fit:
    { $tables }
    { $hint }
errors-name-a-table = Say which one you mean with the `table` option.
errors-no-table = I find no table for that here. Use the command in the table’s thread, or name a table with the `table` option. `/game new` opens a new one.
errors-only-in-server = A table is opened in a channel of a server. Please use `/game new` there.
errors-no-game = I do not know this game. I know { $games }.
errors-no-option = I do not understand these options. This game has: { $options }. Part them by commas.
errors-file-too-big = This file is too big to be a game.
