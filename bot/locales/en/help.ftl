# /help, and what the commands say of themselves.

help-begin =
    ### From nothing to a running game
    1. `/game new` in a server’s channel: choose one of the games ({ $games }) and press **Open the table**.
    2. The others press **Join**. Short of people? **Add computer**.
    3. You press **Start**. The game gets its own thread, and everybody’s hidden screen comes by DM.
help-alone = Nobody there to play with? `/game new` in a direct message with me plays alone against computers, at once.
help-turn =
    ### Your turn
    Press **Play my turn** in the thread, or use the panel in your DM: buttons for what to do, menus for what to do it with, letters that match the picture. While you choose, **Undo** takes back each step. { panel-rule }
    Quicker by words: `/play` completes your move as you type.
help-more =
    ### Good to know
    `/turns` shows all your games that wait for you · `/game list` shows the tables here · `/game board` and `/game screen` show where it stands · `/game since` tells what you missed · `/game undo` takes back · `/game end` ends a game early · `/game move` brings a table to another channel · `/orders` says what I do while you are away · `/rules` and `/tile` look things up · `/settings` changes reminders, quiet hours and holidays.

help-learn =
    ### New to a game?
    Press its name: what it is about on one screen, and a first game that is taught step by step. `/learn` does the same.

help-rules-missing = The rules of { $game } are not installed here.
help-tile = ### { $name }
    { $meaning }
help-tile-where = 📍 { $where }
help-tile-adds = 🎯 If it counted for you now: +{ $points }
help-tile-names = { $name } ({ $english })
help-tile-of-game = { $name }, { $game }
help-tile-none = I know no tile or card of that name. Choose one from the list as you type.
help-tile-nearest = I know no tile or card of that name. Did you mean { $names }?
help-which-game = Which game’s rules? Add `game:` with one of { $games }.

command-game = Open tables, look at them and leave them
command-game-new = Open a new table
command-game-join = Take a seat at a table that has not begun
command-game-invite = Ask somebody to a table that has not begun
command-game-leave = Give up your seat before the start
command-game-start = Begin the game (host only)
command-game-list = See which tables are open, running and over here
command-game-board = Show the table as a picture or in words
command-game-screen = Show what only you can see
command-game-plan = Your score so far, and how far you are with what you hold
command-game-log = Read what has happened
command-game-since = Read what has happened since you were last here
command-game-replay = Look at earlier turns one by one; a finished game also as a film
command-game-export = Get the game as a file
command-game-import = Set a game up again from a file (moderators only)
command-game-undo = Take back your last pick or turn
command-game-resign = Give up; a computer plays on for you
command-game-replace = Offer your seat to somebody else, or ask the others to give away a player’s
command-game-move = Bring a table to this channel, where it goes on
command-game-end = End a running game without a winner: the host at once, players by a vote
command-game-pause = Ask to pause the table, or let a paused one go on
command-league = Play a season together: I draw the tables and keep the standings
command-league-new = Open a league here
command-league-join = Join a league, or come back to it
command-league-leave = Leave a league
command-league-start = Draw the first round (who opened it, and moderators)
command-league-standings = Show how everybody stands
command-league-end = Call a league off, or end it as it stands (who opened it, and moderators)
command-play = Move by words; without words, open your panel
command-turns = All tables that wait for you
command-settings = How you are reached and reminded
command-settings-show = Show your settings
command-settings-language = The language I speak to you in; leave out for that of your Discord
command-settings-reminders = When to remind you of a waiting table
command-settings-timezone = Say where you live, so that quiet hours and holidays fit
command-settings-quiet = Set quiet hours, in which nobody waits for you
command-settings-holiday = Go on holiday: your clocks stand still
command-settings-server = Where, how and by whom tables are opened here (moderators only)
command-settings-reach = Try again whether I can send you DMs
command-help = How to play, in three steps
command-learn = What a game is about, on one screen
command-rules = Look a rule up
command-tile = Look up what a tile or card does

command-option-game = Which game
command-option-rounds = How many rounds
command-option-points = What each place is worth
command-option-form = Who meets whom
command-option-clock-league = How much time a player has; then a computer takes the seat
command-option-league = Which league, if there are several
command-option-game-last = Which game; leave out for the last one you chose
command-option-game-here = Which game; leave out for the one played here
command-option-search = What about, or a rule’s number; leave out for an overview
command-option-tile = Its name
command-option-seats = How many players; leave out to choose everything on a page
command-option-options = Expansions and variants, such as “long=on”
command-option-pace = How quickly people mean to move
command-option-clock = How much time a player has; none is usual
command-option-timeout = When time is up: ask the table, or let the computer play this turn, or take the seat
command-option-where = In its own thread, or in this channel
command-option-own-language = Your language; leave out for that of your Discord
command-option-language = The language of the table’s posts; leave out for the server’s or yours
command-option-player-invited = Whom
command-option-table = Which table, if it is not clear from where you are
command-option-text = In words instead of a picture
command-option-turn = From which turn on
command-option-player = Whose seat; leave out for your own
command-option-file = The file that /game export gave
command-option-move = Your move, such as “pass”
command-option-now = Hand over at once, even what cannot be taken back
command-option-zone = A city near you, such as Paris
command-option-quiet-from = From which hour on, 0 to 23
command-option-quiet-to = Until which hour; the same as the first for none
command-option-first = Its first day, such as 2026-12-24
command-option-last = Its last day
command-option-role = Only who has this role may open tables
command-option-hours = After how many hours of waiting; 0 for never
command-stats = Games looked back on, in numbers
command-stats-show = Your games in numbers, or those of somebody who shows theirs
command-stats-server = All games of this server in numbers, without names
command-stats-ratings = Who plays how well here, by rated games
command-stats-game = Charts of a game that is over
command-settings-forget-me = Replace your name and number by a pseudonym, for good
command-option-rated-game = Of which game; leave out for all together
command-option-whose = Whose games; leave out for your own
command-option-rated = Whether it counts for ratings; leave out for what is usual here
