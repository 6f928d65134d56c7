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
bot-next-many = ➡️ Moeten nog kiezen: { $who }
bot-until = ⏳ Geen antwoord vóór { $at } ({ $when }) telt als passen.
bot-table-title = { $game }, { $name } – { $who } · #{ $id }
bot-where = -# { $name }, met { $who } · [ga erheen]({ $link })
bot-where-here = -# { $name }, met { $who }
bot-clock = ⏳ Tijd op: { $when }
bot-clocks-stand = De klokken staan stil zolang deze vraag openstaat.
bot-clock-of = { $who } { $when }
bot-clocks = ⏳ Tijd op: { $all }
bot-backup-failed = Ik kon vandaag geen kopie van mijn database maken: { $why }. Verder is er niets mis; ik probeer het elk uur opnieuw en zeg er niets meer over tot het een keer is gelukt.
