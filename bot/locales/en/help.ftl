# /help, and what the commands say of themselves.

help-begin =
    ### Play in 3 steps
    1. Type `/game new` in a channel, choose a game and press **{ lobby-open-table }**.
    2. The others press **{ lobby-join }**. Short of players? **{ lobby-computer }**.
    3. Press **{ lobby-start }**. The game gets its own thread, and your hidden pieces come by DM.
help-alone = On your own? `/game new` in a DM with me starts a game against computer players.
help-turn =
    ### Your turn
    Press **{ table-play }** in the thread, or use the panel in your DM. Letters on the buttons match the picture.
    { panel-rule }
    Prefer typing? `/play` completes your move as you type.
help-turn-button = How to take a turn
help-more =
    ### Commands
    - `/turns`: games waiting for you
    - `/game since`: what you missed
    - `/game board` and `/game screen`: the table, and your hidden pieces
    - `/game undo`: undo your last choice or turn
    - `/orders`: let me play for you while you’re away
    - `/rules` and `/tile`: look things up
    - `/game list`: the tables here
    - `/game move` and `/game end`: move or end a game
    - `/settings`: reminders, quiet hours, holidays
help-more-button = All commands

help-learn =
    ### New to a game?
    Press its name for an overview and a guided first game.

help-rules-missing = I don’t have the rules for { $game } here.
help-tile = ### { $name }
    { $meaning }
help-tile-where = 📍 { $where }
help-tile-adds = 🎯 Worth to you now: +{ $points } { $points ->
        [one] point
       *[other] points
    }
help-tile-names = { $name } ({ $english })
help-tile-of-game = { $name }, { $game }
help-tile-none = I don’t know a tile or card of that name. Choose one from the list as you type.
help-tile-more = { $count ->
        [one] 1 more piece or place has
       *[other] { $count } more pieces or places have
    } this mark. Say where, too: a board, a player’s name, or a word such as “corner”.
help-explain-nothing = I can’t find a piece or place I know in this message. `/tile` looks one up by name or letter.
help-tile-nearest = I don’t know a tile or card of that name. Did you mean { $names }?

command-game = Open tables, look at them and leave them
command-game-new = Open a new table
command-game-join = Join a table that hasn’t started
command-game-invite = Invite someone to a table that hasn’t started
command-game-leave = Leave a table before it starts
command-game-start = Start the game (host only)
command-game-list = See which tables are open, running and over here
command-game-board = Show the table as a picture or in words
command-game-screen = Show what only you can see
command-game-plan = Your score so far, and what could still score
command-game-log = Read what happened
command-game-since = Read what happened while you were away
command-game-replay = Watch earlier turns one by one; a finished game also as a film
command-game-export = Get the game as a file
command-game-import = Set up a game again from a file (moderators only)
command-game-undo = Undo your last choice or turn
command-game-resign = Resign: a computer plays on for you
command-game-replace = Offer your seat, or ask the others to replace a player
command-game-move = Move a table to this channel
command-game-end = End a running game without a winner: the host at once, players by a vote
command-game-pause = Ask for a pause, or resume a paused game
command-league = Play a season together: I seat you at tables and keep the standings
command-league-new = Open a league here
command-league-join = Join a league, or come back to it
command-league-leave = Leave a league
command-league-start = Draw the first round (organiser and moderators only)
command-league-standings = Show the standings
command-league-end = Cancel or finish a league (organiser and moderators only)
command-play = Type your move, or leave it out to open your panel
command-turns = All games waiting for you
command-settings = Reminders, hours, pictures and more
command-settings-show = Show your settings
command-settings-language = The language I use with you; leave out to follow Discord
command-settings-reminders = When I remind you that a game is waiting
command-settings-timezone = Where you live, for quiet hours and holidays
command-settings-quiet = Hours when your clocks stop and reminders wait
command-settings-holiday = Pause your clocks while you’re away
command-settings-server = Who can open tables here, where and how (moderators only)
command-settings-reach = Check again if I can send you DMs
command-help = How to play, in 3 steps
command-learn = A game in short, and a guided first game
command-rules = Look up a rule
command-tile = Look up what a tile or card does
message-command-explain = Explain this move

command-option-game = Which game
command-option-rounds = How many rounds
command-option-points = What each place is worth
command-option-form = How players meet
command-option-clock-league = How much time a player has before a computer takes the seat
command-option-held = How long a seat is held for a player who ran out of time
command-option-league = Which league, if there are several
command-option-game-last = Which game; leave out for the last one you chose
command-option-game-here = Which game; leave out for the one played here
command-option-search = A word or a rule’s number; leave out for an overview
command-option-tile = Its name
command-option-seats = How many players; leave it out to see all the choices on one page
command-option-options = Expansions and variants, such as “long=on”
command-option-pace = How fast you want to play
command-option-clock = How much time a player has; usually no clock
command-option-timeout = When time runs out: ask the others, or a computer plays this turn or takes the seat
command-option-where = In its own thread, or in this channel
command-option-own-language = Your language; leave out to follow Discord
command-option-language = The language of the table’s posts; leave out for the server’s or yours
command-option-player-invited = Who
command-option-table = Which table, if it isn’t clear from here
command-option-text = In words instead of a picture
command-option-turn = From which turn
command-option-player = Whose seat; leave out for your own
command-option-file = The file you got from /game export
command-option-move = Your move, such as “pass”
command-option-now = Play at once, even what can’t be undone
command-option-zone = A city near you, such as Paris
command-option-quiet-from = From which hour, 0 to 23
command-option-quiet-to = Until which hour; the same hour for none
command-option-first = First day, such as 2026-12-24
command-option-last = Last day
command-option-role = Only players with this role can open tables
command-option-hours = After how many hours of waiting; 0 for never
command-stats = Finished games in numbers
command-stats-show = Your games in numbers, or those of a player who shares theirs
command-stats-server = All games of this server in numbers, without names
command-stats-ratings = Ratings of the players here, from rated games
command-stats-game = Charts of a finished game
command-settings-forget-me = Delete your data: a pseudonym replaces your name and ID for good
command-option-rated-game = Which game; leave out for all
command-option-whose = Whose games; leave out for your own
command-option-rated = Whether it’s rated; leave out for this server’s default
