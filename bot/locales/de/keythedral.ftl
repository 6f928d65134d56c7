### Keythedral: names, questions, menus and what is told.

keythedral-name = Keythedral

## Set-up

keythedral-option-laws = Gesetzeskarten
keythedral-option-laws-help = Du kannst Gesetzeskarten kaufen und spielen.
keythedral-option-open-design = Offener Bauplan
keythedral-option-open-design-help = Du siehst von Anfang an, was jeder Sitz kostet. Gekauft wird trotzdem der Reihe nach.
keythedral-option-edition = Ausgabe
keythedral-option-edition-first = erste (2002)
keythedral-option-edition-first-help = 17 Sitze im Wert von 1 bis 5 Punkten.
keythedral-option-edition-second = zweite (2004)
keythedral-option-edition-second-help = 22 Sitze im Wert von 4 bis 12 Punkten, und übrige Waren zählen.
keythedral-option-face-up = Offene Gesetze
keythedral-option-face-up-help = Alle sehen, welche Gesetze du hast.
keythedral-option-literal = Strenge Gesetzesregel
keythedral-option-literal-help = Unsicherer Zaun, Planänderung und Rückbau spielst du, sobald du sie kaufst.
keythedral-option-single-field = Ein Ertragsfeld verdoppeln
keythedral-option-single-field-help = Doppelte Produktion verdoppelt 1 Ertragsfeld, nicht alle seiner Art.
keythedral-option-windows = Fragen nach Gesetzen
keythedral-option-windows-quiet = still
keythedral-option-windows-quiet-help = Du wirst nur gefragt, wenn ein Gesetz passt. Eine lange Pause verrät, dass wohl jemand eins hat.
keythedral-option-windows-strict = streng
keythedral-option-windows-strict-help = Du wirst immer gefragt, wenn du ein Gesetz hast. So verrät nichts, was du hast.
keythedral-option-start = Erster Startspieler
keythedral-option-start-help = Wer beginnt. Wählst du niemanden, entscheidet der Zufall.

## Pieces

keythedral-kind-stone = Stein
keythedral-kind-wood = Holz
keythedral-kind-food = Nahrung
keythedral-kind-water = Wasser
keythedral-kind-wine = Wein
keythedral-kind-ironwork = Kunstschmiedearbeit
    .short = Schmiedeware
    .many = Kunstschmiedearbeiten
keythedral-kind-glass = farbiges Glas
    .many = Stück farbiges Glas
keythedral-kind-gold = Gold
keythedral-cubes = { $count ->
    [one] { $count } { $kind }
   *[other] { $count } { FORM($kind, "many") }
}
keythedral-nothing = nichts
keythedral-field-quarry = Steinbruch
keythedral-field-quarry-help = Ein Arbeiter bringt hier 1 Stein.
keythedral-field-wood = Wald
keythedral-field-wood-help = Ein Arbeiter bringt hier 1 Holz.
keythedral-field-farm = Bauernhof
keythedral-field-farm-help = Ein Arbeiter bringt hier 1 Nahrung.
keythedral-field-lake = See
keythedral-field-lake-help = Ein Arbeiter bringt hier 1 Wasser.
keythedral-field-vineyard = Weinberg
keythedral-field-vineyard-help = Ein Arbeiter bringt hier 1 Wein.
keythedral-field-in = { $field } in { $cell }
keythedral-field-beside = { $field } im { $corner }en
keythedral-colour-blue = Blau
    .e = blaue
    .en = blauen
    .es = blaues
keythedral-colour-yellow = Gelb
    .e = gelbe
    .en = gelben
    .es = gelbes
keythedral-colour-grey = Grau
    .e = graue
    .en = grauen
    .es = graues
keythedral-colour-green = Grün
    .e = grüne
    .en = grünen
    .es = grünes
keythedral-colour-red = Rot
    .e = rote
    .en = roten
    .es = rotes
keythedral-craftsman-smith = Schmied
keythedral-craftsman-smith-help = Verkauft Kunstschmiedearbeit für 2 beliebige Waren.
keythedral-craftsman-glazier = Glaser
keythedral-craftsman-glazier-help = Verkauft farbiges Glas für 3 beliebige Waren.
keythedral-craftsman-goldsmith = Goldschmied
keythedral-craftsman-goldsmith-help = Verkauft Gold für 4 beliebige Waren.
keythedral-space-left = links
keythedral-space-right = rechts
# Fields and corners have numbers, which the map shows.
keythedral-place = Platz { $number }
    .on = auf Platz { $number }
keythedral-field-number = Ertragsfeld { $number }
keythedral-field-numbered = { $field } { $number }
keythedral-corner-number = Ecke { $number }
keythedral-fence-at = an { $corner }, Richtung { $field }
# In logs of games from before places had numbers.
keythedral-column-row = Spalte { $column }, Reihe { $row }
    .on = in Spalte { $column }, Reihe { $row }
keythedral-west = { $count } West
keythedral-east = { $count } Ost
keythedral-north = { $count } Nord
keythedral-south = { $count } Süd
keythedral-corner = die { $corner }ecke vom { $field }
keythedral-corner-nw = Nordwest
keythedral-corner-ne = Nordost
keythedral-corner-sw = Südwest
keythedral-corner-se = Südost
keythedral-fence-between = zwischen { FORM($dwelling, "dat") } und dem { $field }
keythedral-fence-on = an der { $corner }ecke vom { $field }
# In logs of games from before fields were named by where they lie, and squares and their sides by fields.
keythedral-field-at = { $field } bei { $cell }
keythedral-cell = { $at }
keythedral-site = { $at }
keythedral-side = { $at }
keythedral-slot = { $slot }
keythedral-slot-for = { $slot } ({ $cubes })
keythedral-number = { $number }
keythedral-player = { $who }
    .you = du
keythedral-pay-get = { $pay } gegen { $get }
keythedral-cottage-of = { FORM($colour, "e") } Hütte { $number }
    .the = die { FORM($colour, "e") } Hütte { $number }
    .dat = der { FORM($colour, "en") } Hütte { $number }
keythedral-house-of = { FORM($colour, "es") } Haus { $number }
    .the = das { FORM($colour, "e") } Haus { $number }
    .dat = dem { FORM($colour, "en") } Haus { $number }

## Laws

keythedral-law-work-order = Arbeitsreihenfolge
keythedral-law-work-order-help = Zu Beginn von Phase 1: Du allein bestimmst die Reihenfolge aller 5 Nummern.
keythedral-law-price-increase = Preiserhöhung
keythedral-law-price-increase-help = Wenn jemand anders einen Sitz kauft: Der Sitz kostet 1 Ware mehr, von einer dort abgebildeten Art.
keythedral-law-price-decrease = Preissenkung
keythedral-law-price-decrease-help = In deinem Zug: Ein Sitz kostet 1 Ware deiner Wahl weniger (kein Gold).
keythedral-law-upgrade-cottage = Hüttenausbau
keythedral-law-upgrade-cottage-help = Jederzeit: Eine deiner Hütten wird zum Haus.
keythedral-law-substitution = Ersatz
keythedral-law-substitution-help = Beim Kauf eines Sitzes: Ersetze Ressourcen durch andere Ressourcen oder 1 Produkt durch ein anderes.
keythedral-law-cottage-number = Hüttennummer
keythedral-law-cottage-number-help = Wenn du Arbeiter schickst: Auch ein noch nicht aufgerufenes Gebäude von dir schickt jetzt welche.
keythedral-law-craft-bargain = Handwerksrabatt
keythedral-law-craft-bargain-help = Jederzeit: Zahl 1 Ressource für ein gebrauchtes Produkt aus dem Vorrat.
keythedral-law-unexpected-harvest = Unverhoffte Ernte
keythedral-law-unexpected-harvest-help = Vor der Ernte: Von einer Art Ertragsfeld nimmst du Ressourcen deiner Wahl.
keythedral-law-broken-fences = Kaputte Zäune
keythedral-law-broken-fences-help = Vor oder in Phase 1: Zäune halten deine Arbeiter in dieser Runde nicht auf.
keythedral-law-repeal-law = Aufhebung
keythedral-law-repeal-law-help = Wenn jemand anders ein Gesetz spielt: Es hat keine Wirkung.
keythedral-law-unsafe-fence = Unsicherer Zaun
keythedral-law-unsafe-fence-help = Jederzeit: Entferne einen beliebigen Zaun aus dem Spiel.
keythedral-law-house-moratorium = Häuserstopp
keythedral-law-house-moratorium-help = Vor Phase 3: In dieser Runde kann sonst niemand eine Hütte zum Haus ausbauen.
keythedral-law-design-change = Planänderung
keythedral-law-design-change-help = Jederzeit, auch während eines Kaufs: Tausch einen Sitz gegen einen verdeckten mit derselben Nummer.
keythedral-law-double-production = Doppelte Produktion
keythedral-law-double-production-help = Vor der Ernte: Deine Arbeiter auf einer Art Ertragsfeld bringen doppelt so viel.
keythedral-law-double-production-single = Vor der Ernte: Dein Arbeiter auf einem Ertragsfeld deiner Wahl bringt doppelt so viel.
keythedral-law-bargain = Schnäppchen
keythedral-law-bargain-help = Als deine Aktion: Der Händler gibt 2 Ressourcen für 1.
keythedral-law-sale = Ausverkauf
keythedral-law-sale-help = Als deine Aktion: farbiges Glas für 1 beliebige Ware oder Gold für 2.
keythedral-law-downgrade-house = Rückbau
keythedral-law-downgrade-house-help = Jederzeit: Ein beliebiges Haus, egal wessen, wird wieder zur Hütte.
keythedral-law-good-harvest = Gute Ernte
keythedral-law-good-harvest-help = Vor der Ernte: Eine Art Ertragsfeld bringt allen doppelt so viel.
keythedral-law-poor-harvest = Missernte
keythedral-law-poor-harvest-help = Vor der Ernte: Eine Art Ertragsfeld bringt in dieser Runde nichts.
keythedral-law-start-order = Startreihenfolge
keythedral-law-start-order-help = Zu Beginn einer Phase: Bestimme einen neuen Startspieler.

## Why something cannot be chosen now

keythedral-why-seat = Sitz { $slot } kostet { $cubes }; dir fehlt: { $lack }.
keythedral-why-seat-law = Sitz { $slot } kostet { $cubes }; dir fehlt: { $lack }, oder mit einem deiner Gesetze weniger.
keythedral-why-later = Höhere Sitze gibt es erst, wenn alle Sitze mit Nummer { $number } verkauft sind.
keythedral-why-houses = Alle deine Hütten sind schon Häuser.
keythedral-why-moratorium = Haus: Das Gesetz { $law } verbietet es in dieser Runde.
keythedral-why-house = Ein Haus kostet { $cubes }; dir fehlt: { $lack }.
keythedral-why-fence = Ein Zaun kostet { $cubes }, und du hast nichts davon.
keythedral-why-fences-gone = Du hast keinen Zaun mehr zum Bauen.
keythedral-why-fence-room = Zaun: Dafür ist nirgends Platz.
keythedral-why-unfence = Einen Zaun zu entfernen kostet { $cubes }; du hast { $have }.
keythedral-why-unfence-none = Auf der Karte steht kein Zaun, den du entfernen kannst.
keythedral-why-trader = Händler
keythedral-why-new-law = Ein neues Gesetz kostet { $count } beliebige Ware, und du hast keine.
keythedral-why-cubes =
    { $need ->
        [one] Der { $what } verlangt { $need } beliebige Ware, aber du hast keine.
       *[other] Der { $what } verlangt { $need } Waren, aber du hast nur { $have }.
    }
keythedral-why-craft-none = Der { $craftsman } hat nichts mehr zu verkaufen.
keythedral-why-store = Händler: Im Vorrat sind keine Ressourcen mehr.
keythedral-why-no-law = Gerade gibt es kein Gesetz zu kaufen.
keythedral-why-lawless = In dieser Partie gibt es keine Gesetze.
keythedral-why-sent = { $count ->
    [one] Schon unterwegs: der Arbeiter aus { FORM($dwelling, "dat") }.
   *[other] Schon unterwegs: die Arbeiter aus { FORM($dwelling, "dat") }.
}
keythedral-why-worker = { $dwelling }: Auf dem { $field } ist ein Arbeiter von { $who }.
keythedral-why-own-worker = { $dwelling }: Auf dem { $field } ist schon ein Arbeiter von dir.
keythedral-why-fenced = { $dwelling }: Ein Zaun hält die Arbeiter vom { $field } fern.
keythedral-why-stay = Zu Hause bleiben: Ein Arbeiter muss los, solange ein Ertragsfeld für ihn frei ist.
keythedral-why-order =
    { $count ->
        [one] Nummer { $numbers } wurde in dieser Runde schon aufgerufen.
       *[other] Die Nummern { $numbers } wurden in dieser Runde schon aufgerufen.
    }
keythedral-why-bid = Du musst mehr als { $high ->
        [one] 1 beliebige Ware
       *[other] { $high } Waren
    } bieten, aber du hast nur { $have }.
keythedral-why-match = Gleichziehen: Das darf nur { $who }.
keythedral-why-law = { $law } kannst du nur { $when } spielen.
keythedral-why-no-laws = Du hast kein Gesetz zum Spielen.
keythedral-when-work = zu Beginn von Phase 1
keythedral-when-purchase = gegen den Sitzkauf eines anderen Spielers
keythedral-when-turn = in deinem Zug in Phase 3
keythedral-when-own-purchase = beim Kauf eines Sitzes
keythedral-when-placing = beim Schicken deiner Arbeiter
keythedral-when-harvest = in Phase 1 oder zu Beginn von Phase 2
keythedral-when-fences = in Phase 5 oder in Phase 1
keythedral-when-law = gegen ein Gesetz eines anderen Spielers
keythedral-when-spend = in Phase 1 oder zu Beginn von Phase 2 oder 3
keythedral-when-phase = zu Beginn von Phase 1, 2, 3 oder 5
keythedral-why-law-fences = { $law }: Auf der Karte steht kein Zaun.
keythedral-why-law-placed = { $law }: Alle deine Gebäude wurden in dieser Runde schon aufgerufen.
keythedral-why-law-cottages = { $law }: Alle deine Hütten sind schon Häuser.
keythedral-why-law-banned = { $law }: Das Gesetz { $other } verbietet es in dieser Runde.
keythedral-why-law-used = { $law }: Im Vorrat liegt kein gebrauchtes Produkt.
keythedral-why-law-resource = { $law }: Du hast keine Ressourcen.
keythedral-why-law-store = { $law }: Im Vorrat sind keine Ressourcen mehr.
keythedral-why-law-designs = { $law }: Zu keinem offenen Sitz gibt es noch einen verdeckten mit derselben Nummer.
keythedral-why-law-gold = { $law }: Jeder offene Sitz kostet nur Gold.
keythedral-why-law-houses = { $law }: Auf der Karte steht kein Haus.
keythedral-why-law-early = { $law }: Keins deiner Gebäude, die noch aufgerufen werden, hat ein freies Ertragsfeld.
keythedral-why-law-workers = { $law }: Du hast noch keine Arbeiter auf Ertragsfeldern.
keythedral-why-law-sale = { $law }: Glaser und Goldschmied haben nichts mehr zu verkaufen.
keythedral-why-law-cubes =
    { $need ->
        [one] { $law }: Ein Kauf dort kostet { $need } beliebige Ware, aber du hast keine.
       *[other] { $law }: Ein Kauf dort kostet { $need } Waren, aber du hast nur { $have }.
    }
keythedral-why-law-no-seat = { $law }: Damit kannst du keinen Sitz bezahlen, der zum Verkauf steht.

## Questions

keythedral-ask-lay = Du hast einen { $field } gezogen: Wohin legst du ihn?
keythedral-ask-cottage = Welche deiner Hütten legst du? Die Nummer zählt nur beim Aufrufen.
keythedral-ask-site = Wohin legst du Hütte { $number }?
keythedral-ask-order = Welche Nummer rufst du auf?
keythedral-ask-send = { $count ->
    [one] Wohin geht der Arbeiter aus Hütte { $numbers }?
   *[other] Wohin gehen die Arbeiter aus Haus { $numbers }?
}
keythedral-ask-send-other = Wohin geht der andere Arbeiter aus Haus { $numbers }? Mit „{ keythedral-menu-skip }“ bleibt er zu Hause.
keythedral-ask-send-both = Wohin gehen die Arbeiter aus den Gebäuden { $numbers }?
keythedral-ask-take =
    { $count ->
        [one] Welche Ressource nimmst du aus dem Vorrat?
       *[other] Welche Ressourcen nimmst du aus dem Vorrat? Noch { $count }.
    }
keythedral-ask-turn = Wofür gibst du deine Waren aus?
keythedral-ask-buy = Was zahlst du für den Sitz?
keythedral-ask-fence = Wo baust du den Zaun?
keythedral-ask-unfence = Welchen Zaun entfernst du?
keythedral-ask-craft =
    { $count ->
        [one] Welche Ware zahlst du für { $kind }?
       *[other] Welche Waren zahlst du für { $kind }? Noch { $count }.
    }
keythedral-ask-trade = Welche Ware tauschst du zuerst ein?
keythedral-ask-trade-then = Welche Ware tauschst du zusammen mit { $kind } ein?
keythedral-ask-law = { $who } spielt das Gesetz { $law }. Hebst du es auf?
keythedral-ask-law-on = { $who } spielt das Gesetz { $law } ({ $aims }). Hebst du es auf?
keythedral-ask-procure = Welche Ware zahlst du für das Gesetz?
keythedral-ask-settle = Der Preis von Sitz { $slot } hat sich geändert. Kaufst du ihn trotzdem?
keythedral-ask-settle-repealed = Dein Gesetz wurde aufgehoben. Kaufst du Sitz { $slot } trotzdem?
keythedral-ask-move = Zäune schneiden { FORM($dwelling, "the") } von jedem Ertragsfeld ab. Wohin verlegst du das Gebäude?
keythedral-ask-bid-first = Wie viele Waren bietest du { $who }, um zu bestimmen, wer beginnt?
keythedral-ask-bid =
    { $high ->
        [one] { $who } bietet 1 beliebige Ware, um zu bestimmen, wer beginnt. Was bietest du?
       *[other] { $who } bietet { $high } Waren, um zu bestimmen, wer beginnt. Was bietest du?
    }
keythedral-ask-name = Wer wird Startspieler?
keythedral-ask-give =
    { $count ->
        [one] Welche Ware gibst du { $who }?
       *[other] Welche Waren gibst du { $who }? Noch { $count }.
    }
keythedral-ask-end = Bestätigen?
keythedral-ask-purchase = { $who } will Sitz { $slot } für { $cubes } kaufen. Antwortest du mit einem Gesetz?
keythedral-ask-purchase-again = { $who } will Sitz { $slot } immer noch kaufen. Antwortest du mit noch einem Gesetz?
keythedral-ask-free = { $who } ist am Zug. Vorher kannst du ein Gesetz spielen.
keythedral-ask-noted = { $ask } { $note }
keythedral-order-declines = Deine Anweisung lehnt hier ab. Antworte jetzt, wenn du etwas anderes willst.
keythedral-note-quiet = Keins deiner Gesetze passt, also lehne ich für dich ab.
keythedral-note-unattended = Antwortest du nicht, spielst du kein Gesetz.
keythedral-order-plays = Deine Anweisung spielt { $law }. Antworte jetzt, wenn du etwas anderes willst.
keythedral-note-none-fits = Keins deiner Gesetze passt. Ich frage trotzdem, damit niemand das merkt.
keythedral-ask-start-work = Gleich ziehen die Arbeiter los. Spielst du ein Gesetz?
keythedral-ask-start-harvest = Gleich beginnt die Ernte. Spielst du ein Gesetz?
keythedral-ask-start-harvest-spend = Gleich beginnen Ernte und Ausgeben. Spielst du ein Gesetz?
keythedral-ask-start-spend = Gleich beginnt das Ausgeben. Spielst du ein Gesetz?
keythedral-ask-start-auction = Gleich wechselt der Startspielerstein den Besitzer. Spielst du ein Gesetz?
keythedral-ask-aim-order = { $law }: Welche Nummer kommt als Nächstes?
keythedral-ask-aim-slot = { $law }: Für welchen Sitz?
keythedral-ask-aim-cottage = { $law }: Für welche Hütte?
keythedral-ask-aim-own = { $law }: Welches Gebäude schickt jetzt auch Arbeiter?
keythedral-ask-aim-bargain = { $law }: Welche Ressource zahlst du?
keythedral-ask-aim-field = { $law }: Für welche Ertragsfelder?
keythedral-ask-aim-fence = { $law }: Welcher Zaun?
keythedral-ask-aim-trade = { $law }: Welche Ressource zahlst du?
keythedral-ask-aim-trade-then = { $law }: Welche Ressource bekommst du?
keythedral-ask-aim-sale = { $law }: Wo kaufst du?
keythedral-ask-aim-sale-then = { $law }: Welche Ware zahlst du?
keythedral-ask-aim-house = { $law }: Für welches Haus?
keythedral-ask-aim-seat = { $law }: Wer wird Startspieler?
keythedral-ask-aim-law = { $law }: Welches Gesetz hebst du auf?

keythedral-ask-arm-slot = { $law }: Auf welchen Kauf soll es automatisch antworten?
keythedral-ask-arm-law = { $law }: Auf welches Gesetz soll es automatisch antworten?

## Menus

keythedral-menu-lay = Den { $field } legen auf
keythedral-menu-cottage = Hütte { $number }
keythedral-menu-order = Nummer { $number } aufrufen
keythedral-menu-order-note = Dein eigenes Gebäude hat kein freies Ertragsfeld.
keythedral-menu-send = Aus Gebäude { $number }
keythedral-menu-stay = Kein Arbeiter kann gehen
keythedral-menu-buy =
    { $points ->
        [one] Sitz { $slot } kaufen ({ $points } Punkt)
       *[other] Sitz { $slot } kaufen ({ $points } Punkte)
    }
keythedral-menu-buy-for =
    { $points ->
        [one] Sitz { $slot } für { $cubes } kaufen ({ $points } Punkt)
       *[other] Sitz { $slot } für { $cubes } kaufen ({ $points } Punkte)
    }
keythedral-menu-using = Mit Gesetz: { $laws }
keythedral-menu-with = { $cubes } zahlen
keythedral-menu-withdraw = Zurückziehen
keythedral-menu-house = Hütte zum Haus ausbauen (Stein, Holz)
keythedral-menu-fence = Zaun bauen (Holz)
keythedral-menu-towards = Richtung { $field }
keythedral-menu-unfence = Zaun entfernen (2 Wein)
keythedral-menu-craft = Kaufen beim { $craftsman }: { $kind } ({ $count } beliebige Waren)
keythedral-menu-craft-note = Du wählst, mit welchen Waren du zahlst.
keythedral-menu-trade = 2 beliebige Waren gegen 1 Ressource tauschen
keythedral-menu-and = Und { $kind }
keythedral-menu-for = Für { $kind }
keythedral-menu-law = Gesetz { $space } kaufen (1 beliebige Ware)
keythedral-menu-law-only = Neues Gesetz kaufen (1 beliebige Ware)
keythedral-menu-law-note = Danach hast du in dieser Phase keinen Zug mehr.
keythedral-menu-pass = Passen
keythedral-menu-play = Ein Gesetz spielen
keythedral-menu-watch = Wann nach Gesetzen fragen
keythedral-watch-windows = Jedes Mal
keythedral-watch-reactions = Nur wenn jemand einen Sitz kauft oder ein Gesetz spielt
keythedral-watch-later = In dieser Phase nicht mehr
keythedral-watch-none = Nie: Ich lehne immer ab
keythedral-menu-arm = { $law } automatisch antworten lassen
keythedral-menu-disarm = { $law } nicht mehr antworten lassen
keythedral-menu-decline = Kein Gesetz spielen
keythedral-menu-no-offer = Nichts bieten
keythedral-menu-offer =
    { $count ->
        [one] 1 beliebige Ware bieten
       *[other] { $count } Waren bieten
    }
keythedral-menu-match-of =
    { $count ->
        [one] Mit 1 Ware gleichziehen
       *[other] Mit { $count } Waren gleichziehen
    }
keythedral-menu-name = { $who } beginnt
    .you = Du beginnst
keythedral-menu-stop = Zustimmen, die Partie hier zu beenden
keythedral-caution-workers =
    { $count ->
        [one] Du kannst noch einen Arbeiter schicken.
       *[other] { $count } deiner Gebäude können noch Arbeiter schicken.
    }
keythedral-final-chapter = Danach beginnt eine neue Runde. Dann kannst du es nicht mehr rückgängig machen.
keythedral-closes-draw = Danach zieht { $who } das nächste Ertragsfeld. Dann kannst du es nicht mehr rückgängig machen.
keythedral-closes-buy = Danach können die anderen geheim mit einem Gesetz antworten. Dann kannst du den Kauf nicht mehr rückgängig machen.
keythedral-menu-skip = Auslassen
keythedral-menu-end = Fertig
keythedral-menu-end-law = Fertig: Gesetz ansehen

## What is told

keythedral-drew = { $who } zieht einen { $field }.
    .you = Du ziehst einen { $field }.
keythedral-laid = { $who } legt einen { $field } { FORM($cell, "on") } und { FORM($dwelling, "the") } an { $site }.
    .you = Du legst einen { $field } { FORM($cell, "on") } und { FORM($dwelling, "the") } an { $site }.
keythedral-turned-up = Sitze mit Nummer { $number } stehen zum Verkauf: { $slots }.
keythedral-round-over = Runde { $round } ist vorbei.
keythedral-round = { $who } beginnt Runde { $round }.
    .you = Du beginnst Runde { $round }.
keythedral-ordered = { $who } ruft Nummer { $number } auf.
    .you = Du rufst Nummer { $number } auf.
keythedral-last-order = Nur Nummer { $number } ist noch übrig.
keythedral-sent =
    { $count ->
        [one] { $who } schickt einen Arbeiter aus { FORM($dwelling, "dat") } los: { $fields }.
       *[other] { $who } schickt Arbeiter aus { FORM($dwelling, "dat") } los: { $fields }.
    }
    .you =
        { $count ->
            [one] Du schickst einen Arbeiter aus { FORM($dwelling, "dat") } los: { $fields }.
           *[other] Du schickst Arbeiter aus { FORM($dwelling, "dat") } los: { $fields }.
        }
keythedral-sent-field = { $field }
keythedral-unemployed = Neben Gebäude { $number } von { $who } ist kein Ertragsfeld frei: Es schickt niemanden.
    .you = Neben deinem Gebäude { $number } ist kein Ertragsfeld frei: Es schickt niemanden.
keythedral-collected = { $who } bekommt { $cubes }.
    .you = Du bekommst { $cubes }.
keythedral-harvest-failed = Der Vorrat reicht nicht: { $who } bekommt { $cubes } weniger.
    .you = Der Vorrat reicht nicht: Du bekommst { $cubes } weniger.
keythedral-choice-failed =
    { $count ->
        [one] Der Vorrat ist leer: { $who } bekommt 1 Ressource weniger.
       *[other] Der Vorrat ist leer: { $who } bekommt { $count } Ressourcen weniger.
    }
    .you =
        { $count ->
            [one] Der Vorrat ist leer: Du bekommst 1 Ressource weniger.
           *[other] Der Vorrat ist leer: Du bekommst { $count } Ressourcen weniger.
        }
keythedral-chose-harvest = { $who } wählt { $cubes } aus dem Vorrat.
    .you = Du wählst { $cubes } aus dem Vorrat.
keythedral-declares = { $who } will Sitz { $slot } für { $cubes } kaufen.
    .you = Du willst Sitz { $slot } für { $cubes } kaufen.
keythedral-bought =
    { $points ->
        [one] { $who } kauft Sitz { $slot } für { $cubes }: +1 Punkt.
       *[other] { $who } kauft Sitz { $slot } für { $cubes }: +{ $points } Punkte.
    }
    .you =
        { $points ->
            [one] Du kaufst Sitz { $slot } für { $cubes }: +1 Punkt.
           *[other] Du kaufst Sitz { $slot } für { $cubes }: +{ $points } Punkte.
        }
keythedral-withdraws = { $who } kauft Sitz { $slot } doch nicht.
    .you = Du kaufst Sitz { $slot } doch nicht.
keythedral-lost-seat = Sitz { $slot } ist weg: { $who } wählt neu.
    .you = Sitz { $slot } ist weg: Du wählst neu.
keythedral-takes-back = { $who } behält { $law } auf der Hand.
    .you = Du behältst { $law } auf der Hand.
keythedral-built = { $who } zahlt 1 Stein und 1 Holz und baut { FORM($dwelling, "the") } zum Haus aus.
    .you = Du zahlst 1 Stein und 1 Holz und baust { FORM($dwelling, "the") } zum Haus aus.
keythedral-fenced-off = { $who } baut für 1 Holz einen Zaun { $side }.
    .you = Du baust für 1 Holz einen Zaun { $side }.
# In logs of games from before sides were named by fields.
keythedral-fenced = { $who } baut für 1 Holz einen Zaun bei { $side } neben { FORM($dwelling, "dat") }.
    .you = Du baust für 1 Holz einen Zaun bei { $side } neben { FORM($dwelling, "dat") }.
keythedral-unfenced = { $who } zahlt 2 Wein und entfernt den Zaun { $side }.
    .you = Du zahlst 2 Wein und entfernst den Zaun { $side }.
keythedral-enclosed = Zäune schneiden { FORM($dwelling, "the") } von jedem Ertragsfeld ab: Das Gebäude muss umziehen.
keythedral-moved = { $who } verlegt { FORM($dwelling, "the") } an { $site }.
    .you = Du verlegst { FORM($dwelling, "the") } an { $site }.
keythedral-crafted = { $who } kauft { $kind } beim { $craftsman } für { $cubes }.
    .you = Du kaufst { $kind } beim { $craftsman } für { $cubes }.
keythedral-traded = { $who } tauscht { $cubes } gegen { $kind }.
    .you = Du tauschst { $cubes } gegen { $kind }.
keythedral-procured = { $who } kauft das Gesetz { $space } für { $cubes }.
    .you = Du kaufst das Gesetz { $space } für { $cubes }.
keythedral-drew-law = Es ist { $law }.
keythedral-passed = { $who } passt.
    .you = Du passt.
keythedral-spent = { $who } hat keine Waren mehr und passt deshalb.
    .you = Du hast keine Waren mehr, also passt du.
keythedral-law-arrives = Neues offenes Gesetz: { $law }.
keythedral-auction = Der Startspielerstein geht nach links an { $who }. Bietet niemand Waren, bestimmt { $who }, wer beginnt.
    .you = Der Startspielerstein geht nach links, an dich. Bietet niemand Waren, bestimmst du, wer beginnt.
keythedral-offered =
    { $count ->
        [one] { $who } bietet 1 beliebige Ware.
       *[other] { $who } bietet { $count } Waren.
    }
    .you =
        { $count ->
            [one] Du bietest 1 beliebige Ware.
           *[other] Du bietest { $count } Waren.
        }
keythedral-matched =
    { $count ->
        [one] { $who } zieht mit 1 Ware gleich.
       *[other] { $who } zieht mit { $count } Waren gleich.
    }
    .you =
        { $count ->
            [one] Du ziehst mit 1 Ware gleich.
           *[other] Du ziehst mit { $count } Waren gleich.
        }
keythedral-declined = { $who } bietet nichts.
    .you = Du bietest nichts.
keythedral-no-cubes = { $who } hat keine Waren zum Bieten.
    .you = Du hast keine Waren zum Bieten.
keythedral-cannot-offer = { $who } hat nicht genug Waren zum Bieten.
    .you = Du hast nicht genug Waren zum Bieten.
keythedral-nobody-bid = Niemand hat geboten.
keythedral-gave = { $who } gibt { $to } { $cubes }.
    .you = Du gibst { $to } { $cubes }.
    .yours = { $who } gibt dir { $cubes }.
keythedral-named = { $who } macht { $start } zum Startspieler.
    .you = Du machst { $start } zum Startspieler.
    .yours = { $who } macht dich zum Startspieler.
keythedral-named-self = { $who } wird Startspieler.
    .you = Du wirst Startspieler.
keythedral-wants-stop = { $who } möchte die Partie hier beenden.
    .you = Du möchtest die Partie hier beenden.
keythedral-stopped = Alle sind einverstanden: Die Partie endet hier.
keythedral-last-round = Runde { $round } ist vorbei und damit die Partie. Die übrigen Sitze bleiben unverkauft.
keythedral-standstill = In den letzten { $rounds } Runden wurde kein Sitz gekauft. Mit `/game end` kannst du die anderen fragen, ob ihr aufhört.
keythedral-over = Der letzte Sitz ist gekauft: Die Partie ist vorbei.
# In logs of games from before this was not told.
keythedral-no-law = Niemand spielt jetzt ein Gesetz.
keythedral-plays = { $who } spielt das Gesetz { $law }.
    .you = Du spielst das Gesetz { $law }.
keythedral-plays-on = { $who } spielt das Gesetz { $law }: { $aims }.
    .you = Du spielst das Gesetz { $law }: { $aims }.
keythedral-returned = Ein anderes Gesetz kommt dir zuvor. Dein Gesetz { $law } bleibt auf deiner Hand.
keythedral-repealed = { $who } hebt { $law } auf.
    .you = Du hebst { $law } auf.
keythedral-law-works = { $law }: { $does }.
keythedral-does-order = Gearbeitet wird in der Reihenfolge { $numbers }
keythedral-does-dearer = Sitz { $slot } kostet jetzt 1 Ware mehr: eine der dort abgebildeten.
keythedral-does-cheaper = Sitz { $slot } kostet jetzt 1 beliebige Ware weniger (kein Gold).
keythedral-does-substitute = { $who } darf mit anderen Waren zahlen.
    .you = Du darfst mit anderen Waren zahlen.
keythedral-does-upgrade = Aus { FORM($dwelling, "dat") } wird ein Haus
keythedral-does-early = Aus { FORM($dwelling, "dat") } ziehen jetzt Arbeiter los
keythedral-does-swap = 1 { $get } aus dem Vorrat für 1 { $pay }
keythedral-does-broken = Zäune halten die Arbeiter von { $who } in dieser Runde nicht auf
    .you = Zäune halten deine Arbeiter in dieser Runde nicht auf
keythedral-does-broken-next = Zäune halten die Arbeiter von { $who } in der nächsten Runde nicht auf
    .you = Zäune halten deine Arbeiter in der nächsten Runde nicht auf
keythedral-does-moratorium = Nur { $who } darf in dieser Runde Hütten zu Häusern ausbauen
    .you = Nur du darfst in dieser Runde Hütten zu Häusern ausbauen
keythedral-does-unexpected = { $who } wählt andere Ressourcen für die Ernte vom { $field }
    .you = Du wählst andere Ressourcen für die Ernte vom { $field }
keythedral-does-double = Doppelte Ernte vom { $field } für { $who }
    .you = Doppelte Ernte vom { $field } für dich
keythedral-does-good = Doppelte Ernte vom { $field } für alle
keythedral-does-poor = Keine Ernte vom { $field }
keythedral-harvest-type = { $field }
keythedral-harvest-field = Ertragsfeld in { $cell }
keythedral-does-unfence = Der Zaun { $side } ist weg.
keythedral-does-design = Sitz { $slot } hat jetzt einen anderen Entwurf und kostet { $cubes }.
keythedral-does-bargain = Der Händler gibt { $cubes } für 1 { $pay }
keythedral-does-sale = Der { $craftsman } verkauft { $kind } für { $cubes }
keythedral-does-downgrade = Aus { FORM($dwelling, "dat") } wird wieder eine Hütte.
keythedral-does-start = { $who } ist jetzt Startspieler
    .you = Du bist jetzt Startspieler

## Score sheet

keythedral-score-seats =
    { $count ->
        [0] Sitze mit Nummer { $number }
        [one] 1 Sitz mit Nummer { $number }
       *[other] { $count } Sitze mit Nummer { $number }
    }
keythedral-score-cubes = Übrige Waren
keythedral-score-tie = Gleichstand, also entscheiden übrige Waren: Wert { $worth }

## Names of the pictures

keythedral-picture-map = Die Karte
keythedral-picture-map-nw = Die Karte: Nordwesten
keythedral-picture-map-ne = Die Karte: Nordosten
keythedral-picture-map-sw = Die Karte: Südwesten
keythedral-picture-map-se = Die Karte: Südosten
keythedral-picture-town = Die Stadt
keythedral-picture-mat = Die Keythedral
keythedral-picture-laws = Die 20 Gesetze
keythedral-picture-score = Wertungsblatt
keythedral-picture-result = Die fertige Karte
keythedral-picture-screen-of = Sichtschirm von { $who }

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

keythedral-synonyms =
    arbeiter, figur, figuren, männchen, meeple, keyple, worker, workers: worker
    auktion, versteigerung, bieten, gebot, überbieten, auction, bid, bidding: offer, start player
    wertung, werten, punkte, punkt, siegpunkte, siegpunkt, score, scoring, points, vp: point
    gleichstand, unentschieden, tie, tied, tiebreak, draw: tie
    spielende, spiel ende, ende des spiels, letzte runde, schluss, end game, game over, finish: end, last seat
    sieg, sieger, gewinner, gewinnen, gewinnt, ziel, spielziel, win, winner, goal: most points win
    gesetz, gesetze, gesetzeskarte, gesetzeskarten, karte, karten, law, card, cards: law
    reagieren, reaktion, reaktionsfenster, fenster, antworten, unterbrechen, aufheben, react, reaction, interrupt, cancel: window, answer
    haus, häuser, ausbauen, ausbau, hütte, hütten, house, upgrade, hut: house
    zaun, zäune, mauer, blockieren, absperren, fence, wall, block: fence
    handwerker, schmied, glaser, goldschmied, markt, laden, craftsman, smith, shop: craftsman
    händler, tausch, tauschen, handeln, trade, exchange, swap: trade
    kathedrale, keythedral, kirche, sitz, sitze, stuhl, cathedral, seats, chair: seat
    kauf, kaufen, zahlen, bezahlen, buy, purchase, pay: buy, bought, pay
    würfel, steine, rohstoff, rohstoffe, ressource, ressourcen, waren, produkt, produkte, cube, cubes, resource: cube, resource
    startspieler, reihenfolge, zugreihenfolge, start player, first player, turn order: start player
    anweisung, anweisungen, automatisch, auto, standing order: standing order
    ernte, ernten, harvest: harvest
    feld, felder, field: field
    vorrat, lager, store: store
    runde, runden, round: round

## Parts of a game, in the chart of a review

keythedral-chapter = { $number ->
    [0] Karte
   *[other] Runde { $number }
}
keythedral-chapters = Runden
keythedral-chapter-over =
    { $number ->
        [0] Die Karte ist fertig
       *[other] Runde { $number } ist vorbei
    }
