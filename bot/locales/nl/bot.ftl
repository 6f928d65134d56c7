# Words shared by all pages.

bot-language = Nederlands
bot-computer = 🤖 { $name }
bot-seat = { $who }
bot-icon-count = { $count }
bot-decimal = { $whole },{ $tenths }
bot-strength-random = willekeurig
bot-strength-easy = makkelijk
bot-strength-normal = normaal
bot-strength-hard = moeilijk
bot-strength-expert = expert
bot-next-one = ➡️ Nu: { $who }
bot-next-many = ➡️ We wachten op { $who }
bot-until = ⏳ Wie vóór { $at } ({ $when }) niet antwoordt, past.
bot-table-title = { $game }, { $name } – { $who } · #{ $id }
bot-table-heading = { $game }, { $name } – { $who }
bot-where = -# { $name }, met { $who } · [openen]({ $link })
bot-where-here = -# { $name }, met { $who }
bot-clock = ⏳ De tijd loopt { $when } af
bot-clocks-stand = De klokken staan stil zolang deze vraag openstaat.
bot-clock-of = { $who } { $when }
bot-clocks = ⏳ De tijd loopt af: { $all }
bot-backup-failed = Ik kon vandaag geen reservekopie van mijn database maken: { $why }. Verder werkt alles. Ik probeer het elk uur opnieuw. Ik meld dit pas weer als er tussendoor een kopie is gelukt.
# Begins a sentence of the log that speaks to its reader.
bot-you = Je
