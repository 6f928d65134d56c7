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
} heim; { $boards ->
    [one] mit der anderen freien Tafel
   *[other] mit den anderen freien Tafeln
} { $other ->
    [0] keiner
   *[other] { $boards ->
        [one] { $other }
       *[other] höchstens { $other }
    }
}.
keyper-benefit-claim-last = Nur diese Tafel ist noch für deinen Keyper frei.
keyper-benefit-claim = Mit dieser Tafel { $count ->
    [one] kommt bisher 1 Keyple
   *[other] kommen bisher { $count } Keyples
} heim.
keyper-benefit-home = Der Keyple kommt mit deiner Tafel wieder heim.
keyper-benefit-tile-pays = Du hast schon, was es kostet.
keyper-benefit-housed = Damit hast du Platz für { $animals }.
keyper-benefit-can-build = { $also ->
    [yes] Außerdem
   *[no] Dort
} kannst du bauen: { $tiles }{ $price }{ $gain }.
keyper-benefit-can-upgrade = { $also ->
    [yes] Außerdem
   *[no] Dort
} kannst du verbessern: { $tiles }{ $price }{ $gain }.
keyper-benefit-can-get = { $also ->
    [yes] Außerdem
   *[no] Dort
} kannst du { $goods }{ $price } bekommen{ $gain }.
keyper-benefit-can-take = { $also ->
    [yes] Außerdem
   *[no] Dort
} kannst du nehmen: { $tiles }.
keyper-benefit-pays = Dann hast du, was „{ $tile }“ kostet.
keyper-benefit-pays-both = Dann hast du, was { $tiles } zusammen kosten.
keyper-benefit-pays-upgrade = Dann hast du, was die Verbesserung von „{ $tile }“ kostet.
keyper-benefit-no-turn = Es kostet dich keinen Zug.
keyper-benefit-claim-empty = Keyples, die in dieser Jahreszeit dorthin kommen, gehen mit dir heim.
keyper-gain-fairs = Deine Jahrmärkte rücken näher.
keyper-gain-raw = Du hast mehr Rohstoffe für später.
keyper-gain-wheat = Mit Weizen kannst du vieles bezahlen.
keyper-gain-animals = Für diese Tiere hast du Platz.
keyper-gain-team = Du hast mehr Keyples zum Einsetzen.
keyper-gain-standing = Du kannst später mehr Keyples hinlegen.
keyper-gain-shipping = Du kommst bei der Fracht voran.
keyper-gain-tiles = Du hast mehr Plättchen zur Auswahl.
keyper-gain-claim = Du sicherst dir eine Tafel mit ihren Keyples.
keyper-hint-fold = Falte deine Tafel: { $display }
keyper-benefit-can-sell = { $also ->
    [yes] Außerdem
   *[no] Dort
} kannst du { $sold } verkaufen{ $gain }.
keyper-hint-lay = Leg { $count ->
    [one] 1 Keyple
   *[other] { $count } Keyples
} auf { FORM($place, "at") } hin
keyper-hint-rest = Lass auf dem Keyp-Plättchen ruhen: { $colours }
keyper-hint-keyp = nimm für dein Keyp-Plättchen: { $goods }
keyper-benefit-rest = Welche ruhen, macht wenig aus: Jeder bringt dir einen Rohstoff oder ein Tier, wenn du deinen Keyper spielst.
keyper-hint-lay-partner = leg auch den Keyple dort hin
keyper-hint-receive = bekomme { $goods }
keyper-hint-sell = verkaufe { $goods }
keyper-benefit-claim-lay = Geht die Jahreszeit weiter, kannst du { $count ->
    [one] den Keyple
   *[other] die { $count } Keyples
} hinlegen, { $count ->
    [one] der dort steht
   *[other] die dort stehen
}.
keyper-benefit-has-fair = Für „{ $aim }“ brauchst du noch { $lack }; dort gibt es { $fields }.
keyper-benefit-converts = Dein Plättchen „{ $tile }“ macht aus { $given } { $got }.
keyper-benefit-animals-later = Dann hast du Tiere für „{ $tile }“, wenn du es baust.
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
keyper-benefit-keep = Du behältst deine Waren für später.
keyper-hint-get = nimm im Tausch: { $goods }
keyper-benefit-others-stand = Deine anderen Keyples bleiben für später stehen.
keyper-hint-for = { " " }für { $goods }
keyper-hint-trade = tausche { $given } gegen { $got }
keyper-hint-trade-up = tausche und gewinne insgesamt { $got }
keyper-benefit-winter-fair = Du hast schon alles für seine { $points } Punkte.
keyper-hint-release = gib { $goods } weg
keyper-benefit-kept = Du behältst { $animals }.
keyper-hint-take = nimm { $tile }
keyper-benefit-can-get-sell = { $also ->
    [yes] Außerdem
   *[no] Dort
} kannst du { $goods } bekommen und { $sold } verkaufen{ $gain }.
keyper-benefit-can-complete = Dann hast du alles zusammen: { $aim }.
keyper-benefit-plus = { " " }({ $also ->
    [yes] weitere +{ $points }
   *[no] +{ $points }
} { $points ->
    [one] Punkt
   *[other] Punkte
})
keyper-benefit-has-tiles = Für { $tiles } gibt es dort { $fields }.
keyper-benefit-has-counted = „{ $tile }“ zählt { $fields }, wenn du diese Tafel beanspruchst.
keyper-benefit-fold-any = Für dich sticht keine Seite heraus.
keyper-benefit-rest-white = Du behältst { $count ->
    [one] deinen weißen Keyple, der
   *[other] alle weißen Keyples, die
} bei jeder Farbe mitarbeiten { $count ->
    [one] kann
   *[other] können
}.
keyper-benefit-rest-colours = Du behältst von jeder Farbe mindestens einen Keyple.
keyper-benefit-winter-fair-lacks = Für seine { $points } Punkte fehlt dir noch: { $lack }.
keyper-hint-trade-first = tausche { $given } gegen { $got } und noch { $count } nach Wahl
keyper-benefit-set = Für die nächsten Punkte mit „{ $tile }“ fehlt dir dann nur noch: { $lack }.
keyper-benefit-decline-vain = Du könntest dort nichts tun.
keyper-benefit-decline-scoreless = Was es dort gibt, brächte dir jetzt keine Punkte.
keyper-benefit-spends = Für „{ $aim }“ brauchst du dann wieder { $lack }.
keyper-benefit-counts = Das zählt für { $tiles }.
keyper-benefit-house-later = Für Tiere, die du später bekommst: { $tiles }.
