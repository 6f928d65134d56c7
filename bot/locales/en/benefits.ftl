# What a turn does for its player, in any game.

benefit-completes = You have everything for { $aim }.
benefit-completed = { $when ->
    [then] Then you have
   *[now] You now have
} everything for { $aim }.
benefit-nearer = { $when ->
    [then] Then you have
   *[now] You now have
} { $have } of { $need } { $what } for { $aim }.
benefit-nearer-also = { $when ->
    [then] Then you have
   *[now] You now have
} { $have } of { $need } { $what } for { $aim }. Also missing: { $also }.
benefit-part = One step closer to { $aim }. Still missing: { $lacking }.
