# What a turn does for its player, in any game.

benefit-completes = Ya lo tienes todo para { FORM($aim, "the") }.
benefit-completed = { $when ->
    [then] Así
   *[now] Ya
} lo tienes todo para { FORM($aim, "the") }.
benefit-nearer = { $when ->
    [then] Así
   *[now] Ya
} tienes { $have } de { $need } para { FORM($aim, "the") }: { $what }.
benefit-nearer-also = { $when ->
    [then] Así
   *[now] Ya
} tienes { $have } de { $need } para { FORM($aim, "the") }: { $what }. También falta: { $also }.
benefit-part = Un paso más hacia { FORM($aim, "the") }. Aún falta: { $lacking }.
