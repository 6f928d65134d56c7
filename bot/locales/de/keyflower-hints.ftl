# What a computer player looks at in Keyflower.

keyflower-feature-points = Punkte
keyflower-feature-promised = wahrscheinliche Punkte
keyflower-feature-workers = Arbeiter
keyflower-feature-greens = grüne Arbeiter
keyflower-feature-returning = Arbeiter, die zurückkommen
keyflower-feature-colours = Farben der Arbeiter
keyflower-feature-skills = Fertigkeiten
keyflower-feature-goods = Rohstoffe
keyflower-feature-gold = Gold
keyflower-feature-ready = bezahlbare Aufwertungen
keyflower-feature-near = Aufwertungen in Reichweite
keyflower-feature-engine = Ertrag deiner Plättchen
keyflower-feature-steps = Transport
keyflower-feature-winning = Plättchen, bei denen du führst
keyflower-feature-settled = sonstige Punkte nach jetzigem Stand
keyflower-feature-bound = Arbeiter in Geboten
keyflower-feature-visitors = Arbeiter, die mit Plättchen kommen
keyflower-feature-order = Reihenfolge
keyflower-feature-winter = Winterplättchen auf der Hand
keyflower-feature-powers = Sommerschiffe
keyflower-feature-keyple = Startspieler sein
keyflower-feature-links = Straßen
keyflower-feature-upgraded = aufgewertete Plättchen
keyflower-feature-contracts = Verträge
keyflower-feature-cabins = Hütten
keyflower-feature-stranded = noch anzulegende Plättchen
keyflower-benefit-first-bid = Bisher hat niemand darauf geboten.
keyflower-benefit-raise = Du führst schon, und dein Gebot von { $total } ist schwerer zu schlagen.
keyflower-benefit-outbids = Dein Gebot von { $total } schlägt die { $count } von { $who }.
keyflower-benefit-order = Gewinnst du es, wählst du als Nummer { $number } statt { $old } ein Schiff.
keyflower-benefit-order-winter = Gewinnst du es, bringt es bis zu { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} in deinem jetzigen Dorf: 1 für jedes Plättchen daneben.{ $keyple ->
    [0] { "" }
   *[other] { " " }Der Startspieler-Keyple bringt dann { $keyple } dazu.
}{ $number ->
    [0] { "" }
   *[other] { " " }Du wählst als Nummer { $number } statt { $old } ein Schiff. Am meisten bringen dir nach jetzigem Stand: { $boats }.
}
keyflower-benefit-winter-bid = Gewinnst du es, bekommst du nach jetzigem Stand { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr.
keyflower-benefit-winter-bid-shared = Gewinnst du es, bekommst du nach jetzigem Stand { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr, wenn du auch „{ $tile }“ gewinnst, sonst { $alone }.
keyflower-benefit-winter-bid-shared-led = Gewinnst du es, bekommst du nach jetzigem Stand { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr, oder { $alone }, wenn du kein anderes Plättchen gewinnst.
keyflower-benefit-winter = „{ $tile }“ bringt dir nach jetzigem Stand { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
keyflower-benefit-effect = Bei jeder Nutzung: { $effect }.
keyflower-benefit-power = Gewinnst du es: { $effect }.
keyflower-benefit-upgraded = Ab jetzt bei jeder Nutzung von „{ $tile }“: { $effect }.
keyflower-benefit-guests = Gewinnst du es, bekommst du auch { $count ->
    [one] den Arbeiter
   *[other] die { $count } Arbeiter
} darauf.
keyflower-benefit-comes-back = Arbeiter in deinem Dorf kommen nach der Jahreszeit zurück.
keyflower-benefit-group = Das machen überbotene Arbeiter, du brauchst also keine neuen.
keyflower-benefit-pass = Du behältst { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
} hinter deinem Sichtschirm für später.
keyflower-benefit-ends-season = Alle anderen haben gepasst: Die Jahreszeit endet mit den Geboten, wie sie jetzt stehen.
keyflower-benefit-ends-game = Alle anderen haben gepasst: Die Partie endet mit den Geboten, wie sie jetzt stehen.
keyflower-benefit-boat-workers = Das Schiff bringt { $count } Arbeiter, kein anderes freies bringt so viele.
keyflower-benefit-boat-skills = Das Schiff bringt { $count ->
    [one] 1 Fertigkeit
   *[other] { $count } Fertigkeiten
}, kein anderes freies bringt so viele.
keyflower-benefit-boat-tie = Das Schiff bringt { $workers }, so viele wie { $boats }, und mehr Fertigkeiten: { $skills }.
keyflower-benefit-boat-load = Das Schiff bringt { $items }.
keyflower-benefit-count-workers = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
keyflower-benefit-count-skills = { $count ->
    [one] 1 Fertigkeit
   *[other] { $count } Fertigkeiten
}
keyflower-benefit-links = Das verbindet { $count ->
    [one] 1 Straße
   *[other] { $count } Straßen
} in deinem Dorf.
keyflower-benefit-ready = Dann liegt auf „{ $tile }“ alles, was die Aufwertung kostet.
keyflower-benefit-owned = Dann besitzt du alles, was die Aufwertung von „{ $tile }“ kostet.
keyflower-benefit-into-bag = Gewinnt dein Gebot, kommen seine Arbeiter in den Beutel.
keyflower-benefit-ties-up = Das bindet { $count } Arbeiter.
keyflower-benefit-scores = In deinem Dorf bringt es: { $effect }.
keyflower-benefit-scores-gold = In deinem Dorf bringt es: { $effect }. Auch Gold zählt.
keyflower-benefit-scores-owned = In deinem Dorf bringt es: { $effect }. Du hast schon { $items }.
keyflower-benefit-part = Für die Aufwertung von „{ $tile }“ { $have ->
    [one] liegt dann { $have }
   *[other] liegen dann { $have }
} von { $need } nötigen Rohstoffen bereit.
keyflower-gain-greens = Du hast grüne Arbeiter, die selten überboten werden.
keyflower-gain-gold = Gold bringt Punkte und ersetzt jeden Rohstoff.
keyflower-gain-ready = Rohstoffe kommen dorthin, wo eine Aufwertung sie braucht.
keyflower-gain-near = Eine Aufwertung rückt näher.
keyflower-gain-engine = Deine Plättchen bringen mehr.
keyflower-gain-steps = Du kannst mehr transportieren.
keyflower-gain-winning = Du führst bei einem Plättchen mehr oder liegst sicherer vorn.
keyflower-gain-order = Du wählst früher ein Schiff.
keyflower-gain-winter = Deine Winterplättchen werden wertvoller.
keyflower-gain-powers = Ein Sommerschiff hilft dir ab jetzt.
keyflower-gain-keyple = Du wirst Startspieler.
keyflower-gain-links = In deinem Dorf sind mehr Straßen verbunden.
keyflower-gain-upgraded = Du hast ein aufgewertetes Plättchen mehr.
keyflower-gain-contracts = Ein Vertrag kann am Ende Punkte bringen.
keyflower-gain-cabins = Du hast eine Hütte mehr.
keyflower-gain-stranded = Deine neuen Plättchen finden einen Platz.
keyflower-benefit-exchange = Du zahlst { $price } und bekommst { $items }.
keyflower-benefit-to-winner = Wer das Plättchen gewinnt, bekommt { $count ->
    [one] deinen Arbeiter
   *[other] deine { $count } Arbeiter
}.
keyflower-benefit-to-owner = Nach der Jahreszeit bekommt { $who } { $count ->
    [one] deinen Arbeiter
   *[other] deine { $count } Arbeiter
}.
keyflower-hint-carry = transportiere { $what } von { $start } auf { $to }
keyflower-benefit-harder = Ein Gebot von { $count } ist schwerer zu schlagen als eines von 1.
keyflower-benefit-payable = Was die Aufwertung kostet, hast du schon. Aufgewertet bringt es { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
keyflower-benefit-upgrade = Aufgewertet (für { $price }) bringt es { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
keyflower-benefit-with-tile = Gewinnst du „{ $tile }“, { $count ->
    [one] kommt dein Arbeiter
   *[other] kommen deine { $count } Arbeiter
} damit zurück.
keyflower-gain-visitors = Mit einem Plättchen, bei dem du führst, kommen Arbeiter.
keyflower-benefit-hold = Auf „{ $tile }“ gibt es dafür { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} ({ $items }).
keyflower-benefit-pass-outbid = { $count ->
    [one] Dein überbotener Arbeiter kommt
   *[other] Deine { $count } überbotenen Arbeiter kommen
} nach der Jahreszeit zu dir zurück.
keyflower-hint-winter = Gib in die Versteigerung: { $tiles }
keyflower-hint-screen = { $workers } hinter deinem Sichtschirm hervor
keyflower-benefit-holds = „{ $tile }“ bringt dann: { $effect }.
keyflower-benefit-stores = „{ $tile }“ bringt: { $effect }.
keyflower-benefit-pass-both = Du behältst { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
} hinter deinem Sichtschirm für später, und { $outbid ->
    [one] dein überbotener Arbeiter kommt
   *[other] deine { $outbid } überbotenen Arbeiter kommen
} nach der Jahreszeit zurück.
keyflower-benefit-to-anyone = { $count ->
    [one] Deinen Arbeiter
   *[other] Deine { $count } Arbeiter
} bekommt, wer das Plättchen gewinnt; gewinnt es niemand, { $count ->
    [one] kommt er
   *[other] kommen sie
} in den Beutel.
keyflower-benefit-ready-instead = Dann liegt auf „{ $tile }“ alles, was die Aufwertung kostet, mit { $instead }.
keyflower-benefit-owned-instead = Dann besitzt du alles, was die Aufwertung von „{ $tile }“ kostet, mit { $instead }.
keyflower-benefit-payable-instead = Was die Aufwertung kostet, hast du schon, mit { $instead }. Aufgewertet bringt es { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
keyflower-benefit-any-scores = Mit „{ keyflower-tile-summer-boat-3 }“ bringt jeder Rohstoff, der am Ende übrig ist, 1 Punkt.
keyflower-benefit-with-winter = Gewinnst du „{ $tile }“, bringt das { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
keyflower-benefit-with-winter-instead = Gewinnst du „{ $tile }“, bringt das { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} statt { $alone }.
keyflower-hint-upgrade = werte „{ $tile }“ für { $paid } auf
keyflower-hint-cash = löse { $contract } für { $item } ein
keyflower-benefit-green-bid = Andere können nur mit grünen Arbeitern mehr bieten.
keyflower-benefit-order-start = Gewinnst du es, wählst du als Nummer { $number } statt { $old } ein Schiff und wirst Startspieler.
keyflower-benefit-start = Gewinnst du es, wirst du Startspieler.
keyflower-benefit-with-led = Mit den Winterplättchen, bei denen du führst, bringt das { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
keyflower-benefit-with-led-instead = Mit den Winterplättchen, bei denen du führst, bringt das { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} statt { $alone }.
keyflower-benefit-winter-all = Nach jetzigem Stand bringen sie dir: { $tiles }.
keyflower-benefit-winter-each = „{ $tile }“ { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
keyflower-benefit-workers-missed = Ohne diese Arbeiter bringen die Plättchen, bei denen du führst, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} weniger.
keyflower-benefit-counts = Gewinnst du „{ $tile }“, zählt das: { $effect }.
keyflower-benefit-greens = Grüne Arbeiter können andere nur mit grünen überbieten.
