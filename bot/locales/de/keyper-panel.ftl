# Keyper: keys and headings of the panel.

keyper-panel-send = Keyple einsetzen:
keyper-panel-claim = Tafel beanspruchen (Keyples, die heimkommen):
keyper-panel-board = Tafel { $number } ({ $count })
keyper-panel-farm = Meine Farm
keyper-panel-village = Mein Dorf
keyper-panel-fewer = Weniger nehmen …
keyper-panel-take-nothing = Nichts nehmen
keyper-panel-at-most = Wie viele nimmst du höchstens?
keyper-panel-pay-more = { $tile }: noch { $count } zu zahlen.
keyper-panel-give-more = Noch { $count } abzugeben.
keyper-panel-take-more = Noch { $count } zu nehmen.
keyper-panel-trade = { $given } gegen { $goods } tauschen
keyper-panel-instead = Diese zählen auch als Rohstoffe:
keyper-panel-pay = Zahlen
keyper-panel-free = Kostenlos
keyper-panel-plot = Andere Parzelle
keyper-panel-elsewhere = Auf einer anderen Parzelle bauen:
keyper-panel-nothing = Nichts
keyper-panel-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
keyper-panel-ask-points = Für wie viele Punkte?
keyper-panel-later-build = Erst werden die anderen gefragt, ob sie mitarbeiten. Dann wählst du, was du baust.
keyper-panel-later-upgrade = Erst werden die anderen gefragt, ob sie mitarbeiten. Dann wählst du, was du verbesserst.
keyper-panel-later-priced = { $price } { $later }
keyper-panel-upgrade-price = Verbessern kostet auf der Farm { $farm }, im Dorf { $village }. Weizen zählt als beides.
keyper-panel-later-tiles = Erst werden die anderen gefragt, ob sie mitarbeiten. Dann wählst du, welches Plättchen du nimmst.
keyper-panel-later-exchange = Erst werden die anderen gefragt, ob sie mitarbeiten. Dann wählst du, was du tauschst.
keyper-panel-later-boat = Erst werden die anderen gefragt, ob sie mitarbeiten. Dann wählst du, was du bekommst oder verkaufst.
keyper-panel-upgrade = { $mark } { $tile } ({ $goods })
keyper-panel-plot-use = Plättchen nutzen, verbessern, überbauen? Oder auf einer leeren Parzelle bauen?
keyper-panel-plot-use-brief = Welche Parzelle nutzen, bebauen, überbauen?
keyper-panel-build-over = Darüber bauen
keyper-panel-over = ⚠️ Du baust hier über das Plättchen { $tile }: Es zählt dann nicht mehr, und dort wohnen keine Tiere mehr.
keyper-panel-boat-rule = Du kannst hier nicht dieselbe Ware bekommen und verkaufen.
keyper-panel-any-plot = Das Plättchen kommt auf die erste leere Parzelle der Farm: Der Platz ist egal.
keyper-panel-any-farm = Jede leere Parzelle passt: Auf der Farm ist der Platz egal. Auf einer bebauten baust du über das Plättchen.
keyper-panel-any-place = Jede leere Parzelle bringt jetzt gleich viel. Nur Plättchen wie { keyper-tile-drainage } zählen, wo Dorfplättchen liegen.
keyper-panel-place-points = + Punkte: was deine Plättchen mehr bringen, wenn dieses dort liegt.
keyper-panel-only-you = Die anderen haben keine Keyples mehr. Nach deinem letzten legen nur sie noch einmal hin; dann endet die Jahreszeit.
keyper-panel-only-you-brief = Dann legen nur die anderen hin; die Jahreszeit endet.
keyper-panel-plays-last = Von allen spielst du in dieser Jahreszeit den letzten Keyple oder Keyper. Danach legen nur noch die anderen einmal Keyples hin.
keyper-panel-last-one = Danach legst du in deinen Zügen nur noch Keyples hin, bis die Jahreszeit endet. { $left }.
keyper-panel-last-one-brief = Danach legst du Keyples hin. { $left }.
keyper-panel-last-one-of = { $who } hat noch { $pieces }
keyper-panel-keyples = { $count ->
    [one] 1 Keyple
   *[other] { $count } Keyples
}
keyper-panel-keyper = den Keyper
keyper-panel-resting = Dein Keyper bringt dir auch { $count ->
        [one] eine Ware für den Keyple
       *[other] je eine Ware für die { $count } Keyples
    } auf deinem Keyp-Plättchen.
keyper-panel-rest = Dort bringen { $raw } einen Rohstoff, { $animals } ein Tier.
keyper-panel-score = Punkte bisher: { $scores }.
keyper-panel-score-of = { $who } { $points }
    .you = du { $points }
keyper-panel-plot-about = { $tile }: { $about }
keyper-panel-hand-words = ☰ Mehr › { panel-in-words } sagt, was jedes Plättchen bringt.
keyper-panel-join-yours = Die Tafel hast du beansprucht: Beide Keyples kommen zu dir nach Hause.
keyper-panel-join-theirs = Dein Keyple geht am Ende an { $who }: Die Tafel ist beansprucht.
keyper-panel-homeless = { $count ->
    [one] 1 deiner Tiere hat keinen Platz und geht am Ende der Jahreszeit verloren.
   *[other] { $count } deiner Tiere haben keinen Platz und gehen am Ende der Jahreszeit verloren.
}
keyper-panel-room = { $count ->
    [0] Auf deiner Farm ist kein Platz für dieses Tier.
    [one] Auf deiner Farm ist nur Platz für 1 weiteres davon.
   *[other] Auf deiner Farm ist nur Platz für { $count } weitere davon.
} Endet die Jahreszeit, gehen Tiere ohne Platz verloren.
keyper-panel-acts-first = Erst ist { $who } dran. Dann wählst du.
