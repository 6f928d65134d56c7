# What a turn does for its player, in any game.

benefit-completes = Du hast alles für { $aim }.
benefit-completed = Damit hast du alles für { $aim }.
benefit-nearer = Damit hast du { $have } von { $need } für { $aim }: { $what }.
benefit-part = Ein Schritt weiter für { $aim }. Dir fehlt noch: { $lacking }.
