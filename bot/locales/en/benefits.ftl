# What a turn does for its player, in any game.

benefit-completes = You have everything for { $aim }.
benefit-nearer = You have { $have } of { $need } { $what } for { $aim }.
benefit-part = For { $aim } you already have: { $what }. Still missing: { $lacking }.
