# /settings: one's own, and a server's.

settings-language-which = Language …
settings-language = 🌐 Language: { $language }
settings-language-discord = 🌐 Language: as in Discord ({ $language })
settings-language-unknown = I do not speak that language. I know { $languages }.
settings-remind = When to remind you …
settings-after = { $hours ->
        [0] Never remind me
        [one] Remind me after an hour
        [24] Remind me after a day
        [48] Remind me after two days
        [168] Remind me after a week
       *[other] Remind me after { $hours } hours
    }
settings-zone-is = 🌍 For you it is **{ $time }** now ({ $zone }).
settings-zone = { $zone }: { $time }
settings-zone-which = What time is it where you are?
settings-zone-unknown = I do not know this time zone. Choose one from the list as you type, such as Europe/Paris.
settings-quiet-is = 🌙 Quiet hours: **{ $hours }**. Nobody is waited for then: your clocks stand still, and reminders wait until you are up.
settings-quiet-none = 🌙 No quiet hours: your clocks run day and night.
settings-quiet-later = -# This holds from { $when } on, and on its first day only in hours that were quiet before, too. Until then: { $hours } ({ $zone })
settings-quiet = Quiet from { $hours }
settings-quiet-off = No quiet hours
settings-quiet-which = Quiet hours …
settings-quiet-long = Quiet hours can be at most { $hours } hours a day.
settings-holidays-left = 🏖 Holidays: **{ $left }** of { $of } days are left in { $year }.
settings-holiday = 🏖 Away from { $first } to { $last }: your clocks stand still, and you are not reminded.
settings-holiday-when = A holiday begins today or later, within a year, and ends after it began.
settings-holiday-twice = You are away on one of these days already.
settings-holiday-many = That is more than the { $left ->
        [one] one day
       *[other] { $left } days
    } left in { $year }.
settings-holiday-typed = Please write a day like 2026-12-24.
settings-away = { $days ->
        [one] Away today
       *[other] Away from today for { $days } days
    }
settings-away-which = Go on holiday …
settings-back = I am back
settings-where-dm = Call me: by DM
settings-where-thread = Call me: in the table’s thread
settings-digest-on = Several tables: in one message
settings-digest-off = Several tables: each by itself
settings-night-on = Pictures: dark
settings-night-off = Pictures: light
settings-big-on = Pictures: sharper when zoomed in
settings-big-off = Pictures: usual
settings-confirm-on = Handing over: asks every turn
settings-confirm-off = Handing over: asks if you cannot undo it
settings-likely-on = ⚡ Whole turns: shown
settings-likely-off = ⚡ Whole turns: hidden
settings-explain-on = ❓ First games: explained
settings-explain-off = ❓ First games: not explained
settings-icons-on = 🧩 Pieces: as icons
settings-icons-off = 🧩 Pieces: in words
settings-tiles-both = Tiles: both names
settings-tiles-own = Tiles: in your language
settings-tiles-english = Tiles: as printed, in English
settings-elsewhere = -# Other hours, days and places: `/settings reminders`, `/settings quiet`, `/settings holiday`, `/settings timezone`. Have you opened your DMs? `/settings reach` tries again.

server-title = ### Tables on this server
    What you choose here holds for tables opened from now on.
server-anywhere = Tables may be opened in every channel.
server-where = Tables may be opened in { $where }.
server-channel-allow = Allow this channel
server-channel-forbid = Take this channel off the list
server-channel-all = Allow every channel
server-who-which = Who may open tables …
server-who-all = Everybody may open tables
server-who-moderators = Only moderators may open tables
server-who-role = Only the chosen role may open tables
server-pace-which = Usual pace …
server-pace = Usual pace: { $pace }
server-clock-which = Longest clock …
server-clock-any = Any clock, or none
server-clock-longest = At most: { $clock }
server-icons-on = 🧩 Posts here: with icons
server-icons-off = 🧩 Posts here: words alone
server-foot = For a role: `/settings server role:`. Only moderators can change this.
server-not-yours = This is for moderators of this server.
server-elsewhere = Tables are not opened here on this server. Please use { $where }.
server-role-only = On this server tables are opened by { $role }. Ask one of them to open one for you.
server-moderators-only = On this server the moderators open the tables. Ask one of them to open one for you.
server-clock = On this server a table needs a clock, at most “{ $longest }”. Please choose another one.
server-news-on = Results in the channel: no
server-news-off = Results in the channel: yes
settings-statistics-own = 📊 Statistics: for me alone
settings-statistics-shared = 📊 Statistics: others may look
settings-statistics-off = 📊 Statistics: I am in none
settings-forget = ### Be forgotten
    Your name and number are replaced by a pseudonym everywhere I keep them: in games, logs, results, orders, notes and the post. Nobody can trace it back, not even whoever runs me, and it cannot be undone. Finished games stay and can still be replayed. At tables that are running a computer takes your seat; you leave lobbies. Posts that already lie in Discord are Discord’s: delete those you may, or ask moderators. Copies made by whoever runs me fade away by themselves.
settings-forget-now = Forget me for good
settings-forgotten = You are forgotten. If you ever press or type something here again, we meet for the first time.
settings-forget-hint = -# To be forgotten altogether: `/settings forget-me`.
server-rated-on = 🏅 New tables: rated
server-rated-off = 🏅 New tables: not rated
server-values-entry = { $game } with printed values: { $values }
server-values-which = Usual printed values of { $game } …
