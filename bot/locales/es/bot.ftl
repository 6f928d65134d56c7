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
bot-next-one = ➡️ Ahora: { $who }
bot-next-many = ➡️ Falta que decidan: { $who }
bot-until = ⏳ No responder antes de { $at } ({ $when }) cuenta como pasar.
bot-table-title = { $game }, { $name } – { $who } · #{ $id }
bot-where = -# { $name }, con { $who } · [ir allí]({ $link })
bot-where-here = -# { $name }, con { $who }
bot-clock = ⏳ Se acaba el tiempo { $when }
bot-clocks-stand = Los relojes se paran mientras se pregunta esto.
bot-clock-of = { $who } { $when }
bot-clocks = ⏳ Se acaba el tiempo: { $all }
bot-backup-failed = No he podido hacer la copia de hoy de mi base de datos: { $why }. No hay ningún otro problema; lo intento cada hora y no diré nada más hasta que haya funcionado una vez.
