# /settings: one's own, and a server's.

settings-language-which = Language …
settings-language = 🌐 Language: { $language }
settings-language-discord = 🌐 Language: as in Discord ({ $language })
settings-language-unknown = I don’t speak that language. I know { $languages }.
settings-topic-notify = -# **Reminders** · { $reach }
settings-topic-time = -# **Your time** · holiday: { $left } of { $of } days left in { $year }
settings-topic-pictures = -# **Pictures**
settings-topic-play = -# **Your games** · more settings: type `/settings`
settings-remind = Remind me …
settings-after = { $hours ->
        [0] Never remind me
        [one] Remind me after an hour
        [24] Remind me after a day
        [48] Remind me after 2 days
        [168] Remind me after a week
       *[other] Remind me after { $hours } hours
    }
settings-zone = My time: { $time } ({ $zone })
settings-zone-which = What time is it where you are?
settings-zone-unknown = I don’t know this time zone. Choose one from the list as you type, such as Europe/Paris.
settings-quiet-is = Your clocks stop, and reminders wait
settings-quiet-none = Your clocks always run
settings-quiet-later = -# Your new quiet hours apply from { $when }. On that first day, an hour is quiet only if it was quiet before, too. Until then: { $hours } ({ $zone })
settings-quiet = Quiet hours: { $hours }
settings-quiet-off = No quiet hours
settings-quiet-which = Quiet hours …
settings-quiet-long = Quiet hours can be at most { $hours } hours a day.
settings-holiday = -# 🏖 Away from { $first } to { $last }: your clocks stop, and there are no reminders.
settings-holiday-when = A holiday has to start between today and a year from now, and can’t end before it starts.
settings-holiday-twice = You’re already away on one of these days. Choose other days.
settings-holiday-many = That’s too long. You only have { $left ->
        [one] 1 day
       *[other] { $left } days
    } of holiday left in { $year }, so choose fewer days.
settings-holiday-typed = Type a day like 2026-12-24.
settings-away = { $days ->
        [one] Away today
       *[other] Away from today for { $days } days
    }
settings-away-which = Take a holiday …
settings-back = I’m back
settings-where-dm = Notify me: by DM
settings-where-thread = Notify me: in thread
settings-digest-on = Bundle games: on
settings-digest-off = Bundle games: off
settings-night-on = Theme: dark
settings-night-off = Theme: light
settings-big-on = Zoom: extra sharp
settings-big-off = Zoom: normal
settings-confirm-on = Confirm: every turn
settings-confirm-off = Confirm: only if final
settings-likely-on = ⚡ One-tap turns: on
settings-likely-off = ⚡ One-tap turns: off
settings-explain-on = Beginner help: on
settings-explain-off = Beginner help: off
settings-icons-on = Pieces: icons
settings-icons-off = Pieces: words
settings-tiles-both = Tile names: both
settings-tiles-own = Tile names: yours
settings-tiles-english = Tile names: English

server-title = ### Tables on this server
    These settings apply to new tables.
server-anywhere = Tables can be opened in every channel.
server-where = Tables can be opened in { $where }.
server-channel-allow = Allow this channel
server-channel-forbid = Remove this channel
server-channel-all = Allow every channel
server-who-which = Who can open tables …
server-who-all = Everyone can open tables
server-who-moderators = Only moderators can open tables
server-who-role = Only the chosen role can open tables
server-pace-which = Usual pace …
server-pace = Usual pace: { $pace }
server-clock-which = Longest clock …
server-clock-any = Any clock, or none
server-clock-longest = At most: { $clock }
server-icons-on = 🧩 Posts: with icons
server-icons-off = 🧩 Posts: words only
server-foot = To let only one role open tables, use `/settings server role:`. Only moderators can change these settings.
server-not-yours = Only moderators of this server can do that.
server-elsewhere = You can’t open tables here. Use { $where }.
server-role-only = Only { $role } can open tables here. Ask one of them to open one for you.
server-moderators-only = Only moderators can open tables here. Ask one of them to open one for you.
server-clock = Tables here need a clock, at most “{ $longest }”. Choose another one.
server-news-on = Results in the channel: yes
server-news-off = Results in the channel: no
settings-statistics-own = Statistics: just me
settings-statistics-shared = Statistics: public
settings-statistics-off = Statistics: off
settings-forget = ### Delete my data
    Your name and ID become a pseudonym everywhere I keep them, and nobody can trace it back. You can’t undo this.
    Finished games can still be replayed. In running games a computer takes your seat, and you leave open tables.
    Posts on Discord stay: delete them there or ask a moderator. Backups expire after a while.
settings-forget-now = Delete my data
settings-forgotten = Done. If you ever come back, it’ll be as if we’d never met.
server-rated-on = 🏅 New tables: rated
server-rated-off = 🏅 New tables: not rated
server-values-entry = { $game }, piece values: { $values }
server-values-which = Usual piece values of { $game } …
