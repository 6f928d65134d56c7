# What a turn does for its player, in any game.

benefit-completes = You have everything for { $aim }.
benefit-completed = That gives you everything for { $aim }.
benefit-nearer = That makes { $have } of { $need } { $what } for { $aim }.
benefit-part = One step closer to { $aim }. Still missing: { $lacking }.
