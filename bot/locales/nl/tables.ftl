# /game list: de tafels van een server.

tables-title = ### Tafels
tables-open = Open ({ $count })
tables-running = Bezig ({ $count })
tables-over = Afgelopen ({ $count })
tables-mine = Tafels: van mij
tables-all = Tafels: van iedereen
tables-none-open = Er wacht geen tafel op spelers. `/game new` opent er een.
tables-none-running = Er is geen partij bezig.
tables-none-over = Er is nog geen partij afgelopen.
tables-line = [{ $game }, { $name }]({ $link }): { $who }
tables-seats = { $seated } van de { $seats } plaatsen bezet · { $pace }
tables-waits = ➡️ { $who } · { $since }
tables-goes-on = Bezig
tables-paused = ⏸️ Gepauzeerd
tables-rated = 🏅 Met rating
tables-league = 🏆 Competitie
tables-lesson = 🎓 Les
tables-ended = 🏁 Afgelopen { $when }
tables-stopped = Voortijdig gestopt { $when }
tables-play = ▶ { $game }, { $name }
tables-play-lesson = 🎓 { $game }, { $name }
tables-newer = ◀ Nieuwer
tables-older = Ouder ▶
tables-page = { $page } van { $pages }
