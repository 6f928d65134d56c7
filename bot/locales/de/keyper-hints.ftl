# What a computer player looks at in Keyper.

keyper-feature-points = Punkte
keyper-feature-fairs = kommende Jahrmärkte
keyper-feature-built = was deine Plättchen noch bringen können
keyper-feature-held = was Plättchen auf der Hand bringen können
keyper-feature-raw = Rohstoffe
keyper-feature-finished = Endprodukte
keyper-feature-wheat = Weizen
keyper-feature-gems = Edelsteine
keyper-feature-animals = Tiere
keyper-feature-strays = Tiere ohne Platz
keyper-feature-team = Keyples zum Spielen
keyper-feature-home = Keyples, die nach Hause kommen
keyper-feature-standing = Keyples zum Hinlegen
keyper-feature-village = bebaute Dorfparzellen
keyper-feature-farm = bebaute Farmparzellen
keyper-feature-shipping = Fracht
keyper-feature-tiles = Plättchen auf der Hand
keyper-feature-claim = eine beanspruchte Tafel und ihre Keyples
keyper-hint-send = Setz { $colour } ein:{ " " }
keyper-hint-join = Mit { $colour } bei { $who } mitarbeiten: { $place }
keyper-hint-decline = Nicht bei { $who } mitarbeiten: { $place }
keyper-benefit-join = Du bekommst { $what }, und es kostet dich keinen Zug.
keyper-benefit-decline = Du behältst deine Keyples für eigene Züge.
keyper-benefit-claim-most = Mit dieser Tafel { $count ->
    [one] kommt bisher 1 Keyple
   *[other] kommen bisher { $count } Keyples
} heim; auf den anderen freien Tafeln sind es höchstens { $other }.
keyper-benefit-claim = Mit dieser Tafel { $count ->
    [one] kommt bisher 1 Keyple
   *[other] kommen bisher { $count } Keyples
} heim.
keyper-benefit-home = Der Keyple kommt mit deiner Tafel wieder heim.
keyper-benefit-tile-pays = Du hast schon, was es kostet.
keyper-benefit-housed = Damit hast du Platz für { $animals }.
keyper-benefit-can-build = Dann kannst du bauen: { $tiles }.
keyper-benefit-can-upgrade = Dann kannst du verbessern: { $tiles }.
keyper-benefit-can-get = Dann kannst du { $goods } bekommen.
keyper-benefit-can-take = Dann kannst du nehmen: { $tiles }.
keyper-benefit-pays = Dann hast du, was „{ $tile }“ kostet.
keyper-benefit-pays-upgrade = Dann hast du, was die Verbesserung von „{ $tile }“ kostet.
keyper-benefit-no-turn = Es kostet dich keinen Zug.
keyper-benefit-claim-empty = Keyples, die in dieser Jahreszeit dorthin kommen, gehen mit dir heim.
keyper-gain-fairs = Deine Jahrmärkte rücken näher.
keyper-gain-built = Deine Plättchen können später mehr Punkte bringen.
keyper-gain-held = Die Plättchen auf deiner Hand werden nützlicher.
keyper-gain-raw = Du hast Rohstoffe zum Bauen und Verbessern.
keyper-gain-finished = Du hast Endprodukte. Damit bezahlst du Dorfplättchen.
keyper-gain-wheat = Mit Weizen kannst du vieles bezahlen.
keyper-gain-gems = Edelsteine bringen auf Wintermärkten und mit manchen Landschaftsplättchen Punkte.
keyper-gain-animals = Für diese Tiere hast du Platz.
keyper-gain-strays = Du hast Tiere für einen Jahrmarkt oder für einen Platz, den du rechtzeitig baust.
keyper-gain-team = Du hast mehr Keyples zum Einsetzen.
keyper-gain-home = Mehr Keyples kommen mit dir heim.
keyper-gain-standing = Du kannst später mehr Keyples hinlegen.
keyper-gain-village = Dein Dorf wächst.
keyper-gain-farm = Deine Farm wächst.
keyper-gain-shipping = Du kommst bei der Fracht voran.
keyper-gain-tiles = Du hast mehr Plättchen zur Auswahl.
keyper-gain-claim = Du sicherst dir eine Tafel mit ihren Keyples.
keyper-hint-fold = Falte deine Tafel: { $display }
keyper-benefit-fold = Nur diese Seite hat: { $fields }.
keyper-benefit-can-sell = Dann kannst du Waren für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} verkaufen.
keyper-hint-lay = Leg { $count ->
    [one] 1 Keyple
   *[other] { $count } Keyples
} auf { FORM($place, "at") } hin
keyper-hint-rest = Lass auf dem Keyp-Plättchen ruhen: { $colours }
keyper-hint-keyp = nimm für dein Keyp-Plättchen: { $goods }
keyper-benefit-rest = Jeder Keyple dort bringt dir einen Rohstoff oder ein Tier, wenn du deinen Keyper spielst.
keyper-benefit-fold-rare = Diese Seite hat { $fields }. Das haben nicht alle Seiten.
keyper-hint-lay-partner = leg auch den Keyple dort hin
keyper-hint-receive = bekomme { $goods }
keyper-hint-sell = verkaufe { $goods }
keyper-benefit-claim-lay = Später kannst du { $count ->
    [one] den Keyple
   *[other] die { $count } Keyples
} hinlegen, { $count ->
    [one] der dort steht
   *[other] die dort stehen
}.
keyper-benefit-fold-fair = Diese Seite hat { $field }: Für „{ $aim }“ brauchst du noch { $what }.
keyper-benefit-lacks = Für „{ $tile }“ brauchst du dann nur noch { $lack }.
keyper-benefit-upgradable = Verbessert bringt „{ $tile }“ { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr.
keyper-benefit-tile = { $tile }: { $about }
keyper-benefit-tile-worth = { $tile }: { $about } Gebaut brächte es dir nach jetzigem Stand { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
keyper-hint-lay-for = Leg { $count ->
    [one] 1 Keyple
   *[other] { $count } Keyples
} auf { FORM($place, "at") } hin ({ $gain })
keyper-benefit-keep = Du behältst deine Waren und Plättchen für später.
keyper-hint-get = nimm im Tausch: { $goods }
keyper-benefit-others-stand = Deine anderen Keyples bleiben für später stehen.
keyper-hint-for = { " " }für { $goods }
keyper-hint-trade = tausche { $given } gegen { $got }
keyper-hint-trade-up = tausche und gewinne insgesamt { $got }
keyper-benefit-winter-fair = Für seine { $points } Punkte hast du schon: { $goods }.
keyper-hint-release = gib { $goods } weg
keyper-benefit-kept = Du behältst { $animals }.
keyper-hint-take = nimm { $tile }
keyper-benefit-can-get-sell = Dann kannst du { $goods } bekommen und Waren für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} verkaufen.
