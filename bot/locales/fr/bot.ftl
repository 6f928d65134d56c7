# Words shared by all pages.

bot-language = Français
bot-computer = 🤖 { $name }
bot-seat = { $who }
bot-icon-count = { $count }
bot-decimal = { $whole },{ $tenths }
bot-strength-random = au hasard
bot-strength-easy = facile
bot-strength-normal = normal
bot-strength-hard = difficile
bot-strength-expert = expert
bot-next-one = ➡️ À { $who } de jouer
bot-next-many = ➡️ On attend { $who }
bot-until = ⏳ Ne pas répondre avant le { $at } ({ $when }) revient à passer.
bot-table-title = { $game }, { $name } – { $who } · #{ $id }
bot-table-heading = { $game }, { $name } – { $who }
bot-where = -# { $name }, avec { $who } · [ouvrir]({ $link })
bot-where-here = -# { $name }, avec { $who }
bot-clock = ⏳ Temps limite : { $when }
bot-clocks-stand = Les pendules sont arrêtées pendant cette question.
bot-clock-of = { $who } { $when }
bot-clocks = ⏳ Temps limite : { $all }
bot-backup-failed = Je n’ai pas pu sauvegarder ma base de données aujourd’hui : { $why }. Tout le reste marche. Je réessaie toutes les heures, sans t’écrire à chaque fois.
# Begins a sentence of the log that speaks to its reader.
bot-you = Tu
