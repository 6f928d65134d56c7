# What a turn does for its player, in any game.

benefit-completes = Tu as tout ce qu’il faut pour { FORM($aim, "the") }.
benefit-completed = Tu as { $when ->
    [then] alors
   *[now] maintenant
} tout ce qu’il faut pour { FORM($aim, "the") }.
benefit-nearer = Tu as { $when ->
    [then] alors
   *[now] maintenant
} { $have } sur { $need } pour { FORM($aim, "the") } : { $what }.
benefit-nearer-also = Tu as { $when ->
    [then] alors
   *[now] maintenant
} { $have } sur { $need } pour { FORM($aim, "the") } : { $what }. Il manque aussi : { $also }.
benefit-part = Tu avances vers { FORM($aim, "the") }. Il manque encore : { $lacking }.
