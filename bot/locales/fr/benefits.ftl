# What a turn does for its player, in any game.

benefit-completes = Tu as tout ce qu’il faut pour { FORM($aim, "the") }.
benefit-completed = Tu as maintenant tout ce qu’il faut pour { FORM($aim, "the") }.
benefit-nearer = Tu avances vers { FORM($aim, "the") } : { $what }, { $have } sur { $need }.
benefit-part = Tu avances vers { FORM($aim, "the") }. Il manque encore : { $lacking }.
