# /game list: die Tische eines Servers.

tables-title = ### Tische
tables-open = Offen ({ $count })
tables-running = Im Gang ({ $count })
tables-over = Zu Ende ({ $count })
tables-none-open = Kein Tisch wartet auf Mitspieler. `/game new` eröffnet einen.
tables-none-running = Es läuft kein Spiel.
tables-none-over = Noch ist kein Spiel zu Ende.
tables-line = [{ $game }, { $name }]({ $link }): { $who }
tables-seats = { $seated } von { $seats } Plätzen besetzt · { $pace }
tables-waits = ➡️ { $who } · { $since }
tables-goes-on = Im Gang
tables-paused = ⏸️ Ruht
tables-ended = 🏁 Zu Ende { $when }
tables-stopped = Vorzeitig beendet { $when }
tables-newer = ◀ Neuere
tables-older = Ältere ▶
tables-page = { $page } von { $pages }
