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
bot-next-one = ➡️ Au tour de : { $who }
bot-next-many = ➡️ Doivent encore décider : { $who }
bot-until = ⏳ Ne pas répondre avant { $at } ({ $when }) revient à passer.
bot-table-title = { $game }, { $name } – { $who } · #{ $id }
bot-where = -# { $name }, avec { $who } · [y aller]({ $link })
bot-where-here = -# { $name }, avec { $who }
bot-clock = ⏳ Temps écoulé { $when }
bot-clocks-stand = Les pendules sont arrêtées pendant cette question.
bot-clock-of = { $who } { $when }
bot-clocks = ⏳ Temps écoulé : { $all }
bot-backup-failed = Je n’ai pas pu faire la copie du jour de ma base de données : { $why }. Tout le reste va bien ; je réessaie toutes les heures, et je n’en dis plus rien jusqu’à ce que cela ait marché une fois.
