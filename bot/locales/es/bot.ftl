# Words shared by all pages.

bot-language = Español
bot-computer = 🤖 { $name }
bot-seat = { $who }
bot-icon-count = { $count }
bot-decimal = { $whole },{ $tenths }
bot-strength-random = al azar
bot-strength-easy = fácil
bot-strength-normal = normal
bot-strength-hard = difícil
bot-strength-expert = experto
bot-next-one = ➡️ Le toca a { $who }
bot-next-many = ➡️ Esperando a { $who }
bot-until = ⏳ Si no contestas antes del { $at } ({ $when }), pasas.
bot-table-title = { $game }, { $name } – { $who } · #{ $id }
bot-table-heading = { $game }, { $name } – { $who }
bot-where = -# { $name }, con { $who } · [abrir]({ $link })
bot-where-here = -# { $name }, con { $who }
bot-clock = ⏳ El tiempo se acaba { $when }
bot-clocks-stand = Los relojes se paran hasta que se responda esta pregunta.
bot-clock-of = { $who } { $when }
bot-clocks = ⏳ Se acaba el tiempo: { $all }
bot-backup-failed = Hoy no he podido hacer la copia de seguridad de mi base de datos: { $why }. Todo lo demás funciona. Lo intentaré cada hora y no diré nada más hasta que salga bien.
# Begins a sentence of the log that speaks to its reader.
bot-you = Tú
