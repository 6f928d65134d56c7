# Setting up a table, and the lobby.

lobby-setup =
    ### New table: { $game }
    Choose, then open the table. Only you can see this yet.
lobby-as-last-time = -# As you chose the last time.
lobby-seats = { $seats } players
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
lobby-first-game = First game
lobby-first-game-chosen = At this table everybody is told what each question is about and what their last turn has brought; `/settings` turns that off for oneself. Hints are allowed.
lobby-language = Language of the posts
lobby-pace = Pace
lobby-pace-any = No hurry
lobby-pace-any-help = Move when you can. Where silence counts as a pass, it does after 36 hours
lobby-pace-daily = A move a day
lobby-pace-daily-help = Everybody looks in daily. Where silence counts as a pass, after 24 hours
lobby-pace-live = Live
lobby-pace-live-help = Everybody is here now. Where silence counts as a pass, after 15 minutes
lobby-in-thread = Where: its own thread
lobby-in-channel = Where: this channel
lobby-open-table = Open the table
lobby-opened = The table is open: { $link }
    People can join with the button there. When everybody has sat down, press **Start**. (Table #{ $id })
lobby-private =
    ### { $game }, alone against computers
    Choose, then press **{ lobby-start }**. The game comes here, to your direct messages, and nobody else sees it.
lobby-computers = Computers: { $strength }
lobby-private-begun = { $game } begins: your panel comes below. It is always there with `/play`, and `/game end` ends the game.

lobby-open =
    ### 🔑 { $game }, { $name }: take a seat!
    { $seated } of { $seats } seats taken · { $pace }
lobby-begun = ### { $game }, { $name }, has begun: { $link }
lobby-over = ### 🏁 { $game }, { $name }, is over: { $link }
lobby-closed-cancelled = ### { $game }: this table was called off
lobby-closed-expired = ### { $game }: closed, because nobody started it within a week
lobby-closed-ended = ### { $game }: this game was ended early
lobby-closed-abandoned = ### { $game }: closed, because every player has left
lobby-free = *free*
lobby-seat-host = { $who } (host) · { $reach }
lobby-seat-player = { $who } · { $reach }
lobby-seat-computer = { $who } ({ $strength })
lobby-reach-unknown = not reached yet
lobby-reach-dm = reached by DM
lobby-reach-thread = reached in a private thread
lobby-reach-button = DMs closed: presses “Play my turn”
lobby-foot = Only the host starts. A table that nobody starts closes after a week. Table #{ $id }

lobby-join = Join
lobby-leave = Leave
lobby-computer = Add computer
lobby-nocomputer = Remove computer
lobby-strength = How strong the computers play
lobby-strength-entry = { $who }: { $strength }
lobby-strength-easy = Sensible, with a beginner's mistakes
lobby-strength-normal = Looks one whole turn ahead
lobby-strength-hard = Also considers what others will reply
lobby-strength-expert = Thinks further, for as long as it is allowed to
lobby-start = Start
lobby-cancel = Call off

lobby-joined = You sit at the { $game } table ({ $reach }). I will call you when it is your turn.
lobby-left = You have left the { $game } table.
lobby-started = The game begins: { $link }
lobby-hello =
    👋 Hello! This is how I will reach you: your hidden screen and your turns come here, and you can move right here too.
    `/turns` shows everything that waits for you, `/settings` changes how often I remind you.
lobby-rated-on = 🏅 Rated: yes
lobby-rated-off = 🏅 Rated: no
lobby-rated = 🏅 **Rated:** this game counts for the ratings of the people who sit here when it begins. Computers give no hints, nobody can let one play their turn, and whoever leaves comes last.
lobby-first-game-plain = The plain rules, and nothing that is better met later.
lobby-is-first-game = 🎓 **A first game**: everybody is told what each question is about and what their last turn has brought. `/settings` turns that off for yourself.
lobby-open-score = Score so far for all
lobby-shows-score = 📊 All see the score so far, by what lies open.
lobby-values = Printed values
lobby-values-ours = our own
lobby-values-box = “{ $name }”
lobby-values-help = What stands on the pieces where no source shows it: our own choice, or what somebody has read off their box.
lobby-values-entry = Printed values: { $values }
lobby-values-which = Printed values …
lobby-values-gone = These printed values are no longer offered. Please open the page again and choose.
