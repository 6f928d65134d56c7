# /game list : les tables d’un serveur.

tables-title = ### Tables
tables-open = Ouvertes ({ $count })
tables-running = En cours ({ $count })
tables-over = Terminées ({ $count })
tables-mine = Tables : les miennes
tables-all = Tables : toutes
tables-none-open = Aucune table n’attend de joueurs. `/game new` en ouvre une.
tables-none-running = Aucune partie n’est en cours.
tables-none-over = Aucune partie n’est encore terminée.
tables-line = [{ $game }, { $name }]({ $link }) : { $who }
tables-seats = { $seated }/{ $seats } places prises · { $pace }
tables-waits = ➡️ { $who } · { $since }
tables-goes-on = En cours
tables-paused = ⏸️ En pause
tables-rated = 🏅 Classée
tables-league = 🏆 Ligue
tables-lesson = 🎓 Leçon
tables-ended = 🏁 Terminée { $when }
tables-stopped = Arrêtée avant la fin { $when }
tables-play = ▶ { $game }, { $name }
tables-play-lesson = 🎓 { $game }, { $name }
tables-newer = ◀ Plus récentes
tables-older = Plus anciennes ▶
tables-page = { $page } sur { $pages }
