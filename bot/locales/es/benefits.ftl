# What a turn does for its player, in any game.

benefit-completes = Ya lo tienes todo para { FORM($aim, "the") }.
benefit-completed = Ya lo tienes todo para { FORM($aim, "the") }.
benefit-nearer = Ya tienes { $have } de { $need } para { FORM($aim, "the") }: { $what }.
benefit-part = Un paso más hacia { FORM($aim, "the") }. Aún falta: { $lacking }.
