# Setting up a table, and the lobby.

lobby-setup =
    ### New table: { $game }
    -# Only you can see this so far.
lobby-as-last-time = -# Same as last time.
lobby-players = -# **Players**
lobby-players-computers = -# **Players** (once the table is open, you can add computers)
lobby-seats = { $seats }
lobby-flag = { $name }: { $state }
lobby-flag-on = on
lobby-flag-off = off
lobby-seat-number = seat { $seat }
lobby-seat-in = { $name }: seat { $seat } ✓
lobby-seat-out = { $name }: seat { $seat }
lobby-seats-chosen = { $seats }
lobby-seats-none = nobody
lobby-option = **{ $name }**: { $value }
    -# { $meaning }
lobby-option-means = -# **{ $name }:** { $meaning }
lobby-option-seats = -# **{ $name }** ({ $value }): { $meaning }
lobby-first-game = 🎓 First game
lobby-first-game-chosen = Every question is explained, you see what your last turn earned, and hints are on.
lobby-language = Language of the posts
lobby-pace = Pace
lobby-pace-any = No hurry
lobby-pace-any-help = Play when you can. On some questions, no answer in 36 hours counts as a pass
lobby-pace-daily = A move a day
lobby-pace-daily-help = Everyone checks in daily. On some questions, no answer in 24 hours counts as a pass
lobby-pace-live = Live
lobby-pace-live-help = Everyone is here now. On some questions, no answer in 15 minutes counts as a pass
lobby-in-thread = Where: its own thread
lobby-in-channel = Where: this channel
lobby-open-table = Open table
lobby-more = More …
lobby-more-title = ### New table: { $game }
    -# You can usually leave these as they are.
lobby-opened = The table is open: { $link }
    Players join with the button there. When everyone’s in, press **{ lobby-start }**. (Table #{ $id })
lobby-private =
    ### { $game } against computers
    -# You play here in your DMs, and nobody else sees it.
lobby-computers = Computers: { $strength }
lobby-private-begun = { $game } begins. A computer may play first. As soon as it’s your turn, the game appears below. `/play` shows it again, and `/game end` ends the game.

lobby-open =
    ### 🔑 { $game }, { $name }: join in!
    { $seated } of { $seats } seats taken · { $pace }
lobby-begun = ### { $game }, { $name }, has begun: { $link }
lobby-over = ### 🏁 { $game }, { $name }, is over: { $link }
lobby-closed-cancelled = ### { $game }, { $name }: table cancelled
lobby-closed-expired = ### { $game }, { $name }: closed, not started within a week
lobby-closed-ended = ### { $game }, { $name }: game ended early
lobby-closed-abandoned = ### { $game }, { $name }: closed, everyone left
lobby-free = *free*
lobby-seat-host = { $who } (host) · { $reach }
lobby-seat-player = { $who } · { $reach }
lobby-seat-computer = { $who } ({ $strength })
lobby-reach-unknown = not reached yet
lobby-reach-dm = reached by DM
lobby-reach-thread = reached in a private thread
lobby-reach-button = DMs closed: use “{ table-play }”
lobby-foot = Only the host can start the game. The table closes if it isn’t started within a week. Table #{ $id }

lobby-join = Join
lobby-leave = Leave
lobby-computer = Add computer
lobby-nocomputer = Remove computer
lobby-strength = How well the computers play
lobby-strength-entry = { $who }: { $strength }
lobby-strength-easy = Sensible, but makes a beginner’s mistakes
lobby-strength-normal = Looks one whole turn ahead
lobby-strength-hard = Also considers the others’ replies
lobby-strength-expert = Thinks further ahead and takes its time
lobby-start = Start
lobby-cancel = Cancel table
lobby-fairness = Fairness
lobby-fairness-about = ### Fairness
    Every draw follows from a seed fixed before the first move. You get its fingerprint now and the seed at the end, so anyone can check that nothing changed.

lobby-joined = You’re in: { $game } ({ $reach }). I’ll tell you when it’s your turn.
lobby-left = You’ve left the { $game } table.
lobby-started = The game begins: { $link }
lobby-hello =
    👋 Hello! I’ll send your hidden screen and your turns here. You can play here, too.
    `/turns` lists the games waiting for you. `/settings` changes reminders.
lobby-rated-on = 🏅 Rated: yes
lobby-rated-off = 🏅 Rated: no
lobby-rated = 🏅 **Rated:** counts for everyone seated at the start. No hints, no computer plays for you, and anyone who leaves comes last.
lobby-first-game-plain = The basic rules only.
lobby-is-first-game = 🎓 **First game:** questions are explained, and you see what your last turn earned. Turn it off in `/settings`.
lobby-open-score = Show scores
lobby-open-score-help = -# **Show scores:** everyone sees the score so far, counting only open pieces.
lobby-shows-score = 📊 Everyone sees the score so far, counting only open pieces.
lobby-values = Piece values
lobby-values-ours = Latchkey’s own
lobby-values-box = “{ $name }”
lobby-values-help = Some values aren’t published. Use ours, or those a player copied from their box.
lobby-values-entry = Piece values: { $values }
lobby-values-which = Piece values …
lobby-values-gone = These choices are out of date. Open the page again and choose from the new ones.
