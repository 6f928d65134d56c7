# What a turn does for its player, in any game.

benefit-completes = Je hebt alles voor { FORM($aim, "de") }.
benefit-completed = { $when ->
    [then] Dan
   *[now] Nu
} heb je alles voor { FORM($aim, "de") }.
benefit-nearer = { $when ->
    [then] Dan
   *[now] Nu
} heb je { $have } van de { $need } voor { FORM($aim, "de") }: { $what }.
benefit-nearer-also = { $when ->
    [then] Dan
   *[now] Nu
} heb je { $have } van de { $need } voor { FORM($aim, "de") }: { $what }. Ook nog nodig: { $also }.
benefit-part = Een stap dichter bij { FORM($aim, "de") }. Nog nodig: { $lacking }.
