# Words shared by all pages.

bot-language = English
bot-computer = 🤖 { $name }
bot-seat = { $who }
bot-icon-count = { $count }
bot-decimal = { $whole }.{ $tenths }
bot-strength-random = random
bot-strength-easy = easy
bot-strength-normal = normal
bot-strength-hard = hard
bot-strength-expert = expert
bot-next-one = ➡️ Now: { $who }
bot-next-many = ➡️ Still to decide: { $who }
bot-until = ⏳ No answer by { $at } ({ $when }) counts as a pass.
bot-table-title = { $game }, { $name } – { $who } · #{ $id }
bot-where = -# { $name }, with { $who } · [go there]({ $link })
bot-where-here = -# { $name }, with { $who }
bot-clock = ⏳ Time up { $when }
bot-clocks-stand = Clocks stand still while this is asked.
bot-clock-of = { $who } { $when }
bot-clocks = ⏳ Time up: { $all }
bot-backup-failed = I could not make today’s copy of my database: { $why }. Nothing else is wrong; I try again every hour, and say no more about it until it has worked once.
