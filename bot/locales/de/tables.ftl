# /game list: die Tische eines Servers.

tables-title = ### Tische
tables-open = Offen ({ $count })
tables-running = Laufend ({ $count })
tables-over = Vorbei ({ $count })
tables-mine = Tische: meine
tables-all = Tische: alle
tables-none-open = Kein Tisch wartet auf Mitspieler. `/game new` eröffnet einen.
tables-none-running = Es läuft keine Partie.
tables-none-over = Noch ist keine Partie vorbei.
tables-line = [{ $game }, { $name }]({ $link }): { $who }
tables-seats = { $seated } von { $seats } Plätzen besetzt · { $pace }
tables-waits = ➡️ { $who } · { $since }
tables-goes-on = Läuft
tables-paused = ⏸️ Pausiert
tables-rated = 🏅 Gewertet
tables-league = 🏆 Liga
tables-lesson = 🎓 Lektion
tables-ended = 🏁 Beendet { $when }
tables-stopped = Vorzeitig beendet { $when }
tables-play = ▶ { $game }, { $name }
tables-play-lesson = 🎓 { $game }, { $name }
tables-newer = ◀ Neuere
tables-older = Ältere ▶
tables-page = { $page } von { $pages }
