# Words shared by all pages.

bot-language = Deutsch
bot-computer = 🤖 { $name }
bot-seat = { $who }
bot-icon-count = { $count }
bot-decimal = { $whole },{ $tenths }
bot-strength-random = zufällig
bot-strength-easy = leicht
bot-strength-normal = normal
bot-strength-hard = schwer
bot-strength-expert = Experte
bot-next-one = ➡️ Jetzt: { $who }
bot-next-many = ➡️ Noch zu entscheiden: { $who }
bot-until = ⏳ Keine Antwort bis { $at } ({ $when }) gilt als Passen.
bot-table-title = { $game }, { $name } – { $who } · #{ $id }
bot-where = -# { $name }, mit { $who } · [hingehen]({ $link })
bot-where-here = -# { $name }, mit { $who }
bot-clock = ⏳ Zeit läuft ab: { $when }
bot-clocks-stand = Solange das gefragt wird, stehen die Uhren still.
bot-clock-of = { $who } { $when }
bot-clocks = ⏳ Zeit läuft ab: { $all }
bot-backup-failed = Ich konnte die heutige Kopie meiner Datenbank nicht anlegen: { $why }. Sonst ist alles in Ordnung; ich versuche es jede Stunde wieder und sage nichts mehr dazu, bis es einmal geklappt hat.
