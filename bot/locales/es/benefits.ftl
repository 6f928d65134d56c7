# What a turn does for its player, in any game.

benefit-completes = Ya lo tienes todo para { $aim }.
benefit-nearer = Para { $aim } tienes { $have } de { $need }: { $what }.
benefit-part = Para { $aim } ya tienes: { $what }. Aún falta: { $lacking }.
