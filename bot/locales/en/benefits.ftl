# What a turn does for its player, in any game.

benefit-completes = You have everything for { $aim }.
benefit-completed = You now have everything for { $aim }.
benefit-nearer = You now have { $have } of { $need } { $what } for { $aim }.
benefit-part = One step closer to { $aim }. Still missing: { $lacking }.
