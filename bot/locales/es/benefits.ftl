# What a turn does for its player, in any game.

benefit-completes = Ya lo tienes todo para { $aim }.
benefit-completed = Con eso lo tienes todo para { $aim }.
benefit-nearer = Con eso tienes { $have } de { $need } para { $aim }: { $what }.
benefit-part = Un paso más hacia { $aim }. Aún falta: { $lacking }.
