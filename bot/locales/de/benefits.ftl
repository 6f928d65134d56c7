# What a turn does for its player, in any game.

benefit-completes = Du hast alles für { $aim }.
benefit-nearer = Für { $aim } hast du { $have } von { $need }: { $what }.
benefit-part = Für { $aim } hast du schon: { $what }. Dir fehlt noch: { $lacking }.
