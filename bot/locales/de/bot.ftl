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
bot-next-one = ➡️ Am Zug: { $who }
bot-next-many = ➡️ Wir warten auf { $who }
bot-until = ⏳ Wer bis { $at } ({ $when }) nicht antwortet, passt.
bot-table-title = { $game }, { $name } – { $who } · #{ $id }
bot-table-heading = { $game }, { $name } – { $who }
bot-where = -# { $name }, mit { $who } · [öffnen]({ $link })
bot-where-here = -# { $name }, mit { $who }
bot-clock = ⏳ Die Zeit läuft { $when } ab
bot-clocks-stand = Solange diese Frage offen ist, stehen die Uhren still.
bot-clock-of = { $who } { $when }
bot-clocks = ⏳ Die Zeit läuft ab: { $all }
bot-backup-failed = Die heutige Sicherung meiner Datenbank hat nicht geklappt: { $why }. Sonst ist alles in Ordnung. Ich versuche es jede Stunde wieder. Bis es klappt, melde ich mich dazu nicht noch einmal.
# Begins a sentence of the log that speaks to its reader.
bot-you = Du
