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
bot-next-one = ➡️ Next: { $who }
bot-next-many = ➡️ Waiting for { $who }
bot-until = ⏳ No answer by { $at } ({ $when }) counts as a pass.
bot-table-title = { $game }, { $name } – { $who } · #{ $id }
bot-table-heading = { $game }, { $name } – { $who }
bot-where = -# { $name }, with { $who } · [open]({ $link })
bot-where-here = -# { $name }, with { $who }
bot-clock = ⏳ Time runs out { $when }
bot-clocks-stand = Clocks are stopped while this question is open.
bot-clock-of = { $who } { $when }
bot-clocks = ⏳ Time runs out: { $all }
bot-backup-failed = I couldn’t back up my database today: { $why }. Everything else works. I’ll try again every hour, without writing to you each time.
# Begins a sentence of the log that speaks to its reader.
bot-you = You
