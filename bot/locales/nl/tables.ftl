# /game list: de tafels van een server.

tables-title = ### Tafels
tables-open = Open ({ $count })
tables-running = Bezig ({ $count })
tables-over = Voorbij ({ $count })
tables-none-open = Geen tafel wacht op spelers. `/game new` opent er een.
tables-none-running = Er is geen spel bezig.
tables-none-over = Er is nog geen spel voorbij.
tables-line = [{ $game }, { $name }]({ $link }): { $who }
tables-seats = { $seated } van { $seats } plaatsen bezet · { $pace }
tables-waits = ➡️ { $who } · { $since }
tables-goes-on = Bezig
tables-paused = ⏸️ Gepauzeerd
tables-ended = 🏁 Voorbij { $when }
tables-stopped = Vroegtijdig beëindigd { $when }
tables-newer = ◀ Nieuwer
tables-older = Ouder ▶
tables-page = { $page } van { $pages }
