# What a turn does for its player, in any game.

benefit-completes = Du hast alles zusammen: { $aim }.
benefit-completed = Jetzt hast du alles zusammen: { $aim }.
benefit-nearer = { $aim }: Jetzt hast du { $have } von { $need } ({ $what }).
benefit-part = Einen Schritt näher: { $aim }. Dir fehlt noch: { $lacking }.
