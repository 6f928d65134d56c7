# What a turn does for its player, in any game.

benefit-completes = Du hast alles zusammen: { $aim }.
benefit-completed = { $when ->
    [then] Dann
   *[now] Jetzt
} hast du alles zusammen: { $aim }.
benefit-nearer = { $aim }: { $when ->
    [then] Dann
   *[now] Jetzt
} hast du { $have } von { $need } ({ $what }).
benefit-nearer-also = { $aim }: { $when ->
    [then] Dann
   *[now] Jetzt
} hast du { $have } von { $need } ({ $what }). Außerdem fehlt: { $also }.
benefit-part = Einen Schritt näher: { $aim }. Dir fehlt noch: { $lacking }.
