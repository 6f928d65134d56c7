# /game list: the tables of a server.

tables-title = ### Tables
tables-open = Open ({ $count })
tables-running = Running ({ $count })
tables-over = Over ({ $count })
tables-mine = Tables: mine
tables-all = Tables: everyone’s
tables-none-open = No table is waiting for players. `/game new` opens one.
tables-none-running = No game is running.
tables-none-over = No game has ended yet.
tables-line = [{ $game }, { $name }]({ $link }): { $who }
tables-seats = { $seated } of { $seats } seats taken · { $pace }
tables-waits = ➡️ { $who } · { $since }
tables-goes-on = Running
tables-paused = ⏸️ Paused
tables-rated = 🏅 Rated
tables-league = 🏆 League
tables-lesson = 🎓 Lesson
tables-ended = 🏁 Ended { $when }
tables-stopped = Ended early { $when }
tables-play = ▶ { $game }, { $name }
tables-play-lesson = 🎓 { $game }, { $name }
tables-newer = ◀ Newer
tables-older = Older ▶
tables-page = { $page } of { $pages }
