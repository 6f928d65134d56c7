# /game list: las mesas de un servidor.

tables-title = ### Mesas
tables-open = Abiertas ({ $count })
tables-running = En juego ({ $count })
tables-over = Terminadas ({ $count })
tables-mine = Mesas: las mías
tables-all = Mesas: todas
tables-none-open = Ninguna mesa espera jugadores. `/game new` abre una.
tables-none-running = No hay ninguna partida en juego.
tables-none-over = Aún no ha terminado ninguna partida.
tables-line = [{ $game }, { $name }]({ $link }): { $who }
tables-seats = { $seated } de { $seats } plazas ocupadas · { $pace }
tables-waits = ➡️ { $who } · { $since }
tables-goes-on = En juego
tables-paused = ⏸️ En pausa
tables-rated = 🏅 Con clasificación
tables-league = 🏆 Liga
tables-lesson = 🎓 Lección
tables-ended = 🏁 Terminada { $when }
tables-stopped = Terminada antes de tiempo { $when }
tables-play = ▶ { $game }, { $name }
tables-play-lesson = 🎓 { $game }, { $name }
tables-newer = ◀ Más recientes
tables-older = Más antiguas ▶
tables-page = { $page } de { $pages }
