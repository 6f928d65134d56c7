### Keythedral: names, questions, menus and what is told.

keythedral-name = Keythedral

## Set-up

keythedral-option-laws = Gesetzeskarten
keythedral-option-laws-help = Mit den zwanzig Gesetzeskarten spielen. Aus: Niemand kann ein Gesetz erwerben.
keythedral-option-open-design = Offener Bauplan
keythedral-option-open-design-help = Alle Sitze zeigen von Anfang an ihre Kosten; gekauft werden sie trotzdem der Reihe nach.
keythedral-option-edition = Ausgabe
keythedral-option-edition-help = Wie viele Sitze gebaut werden und was sie wert sind.
keythedral-option-edition-first = Erste Ausgabe, 2002: 17 Sitze im Wert von 1 bis 5
keythedral-option-edition-second = Zweite Ausgabe, 2004: 22 Sitze im Wert von 4 bis 12, und übrige Würfel zählen
keythedral-option-face-up = Offene Gesetze
keythedral-option-face-up-help = Neue Gesetze liegen offen, also wissen alle, wer was hat.
keythedral-option-literal = Strenge Gesetzesregel
keythedral-option-literal-help = Unsicherer Zaun, Planänderung und Rückbau werden gespielt, sobald man sie erwirbt.
keythedral-option-single-field = Ein Ertragsfeld verdoppeln
keythedral-option-single-field-help = Doppelte Produktion verdoppelt ein einzelnes Ertragsfeld statt einer Art von Ertragsfeldern.
keythedral-option-windows = Reaktionsfenster
keythedral-option-windows-help = Ob du auch gefragt wirst, wenn keins deiner Gesetze passt. Still geht schneller, aber ein Fenster, das lange offen bleibt, verrät, dass wohl jemand ein passendes Gesetz hat.
keythedral-option-windows-quiet = Still: Für alle ohne passendes Gesetz wird geantwortet
keythedral-option-windows-strict = Streng: Wer ein Gesetz hat, antwortet; nichts wird verraten
keythedral-option-start = Erster Startspieler
keythedral-option-start-help = Wer beginnt; ist niemand genannt, entscheidet der Zufall.

## Pieces

keythedral-kind-stone = Stein
keythedral-kind-wood = Holz
keythedral-kind-food = Nahrung
keythedral-kind-water = Wasser
keythedral-kind-wine = Wein
keythedral-kind-ironwork = Kunstschmiedearbeit
    .short = Schmiede
keythedral-kind-glass = farbiges Glas
keythedral-kind-gold = Gold
keythedral-cubes = { $count } { $kind }
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
keythedral-craftsman-smith-help = Verkauft Kunstschmiedearbeit für zwei beliebige Würfel.
keythedral-craftsman-glazier = Glaser
keythedral-craftsman-glazier-help = Verkauft farbiges Glas für drei beliebige Würfel.
keythedral-craftsman-goldsmith = Goldschmied
keythedral-craftsman-goldsmith-help = Verkauft Gold für vier beliebige Würfel.
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
keythedral-pay-get = { $pay } gegen { $get }
keythedral-cottage-of = { FORM($colour, "e") } Hütte { $number }
    .the = die { FORM($colour, "e") } Hütte { $number }
    .dat = der { FORM($colour, "en") } Hütte { $number }
keythedral-house-of = { FORM($colour, "es") } Haus { $number }
    .the = das { FORM($colour, "e") } Haus { $number }
    .dat = dem { FORM($colour, "en") } Haus { $number }

## Laws

keythedral-law-work-order = Arbeitsreihenfolge
keythedral-law-work-order-help = Zu Beginn von Phase 1: Du allein legst alle fünf Marker auf ihre Nummern.
keythedral-law-price-increase = Preiserhöhung
keythedral-law-price-increase-help = Wenn jemand anders einen Sitz kauft: Er kostet einen Würfel mehr, von einer Art, die darauf steht.
keythedral-law-price-decrease = Preissenkung
keythedral-law-price-decrease-help = In deinem Zug: Ein Sitz kostet einen Würfel weniger, außer Gold.
keythedral-law-upgrade-cottage = Hüttenausbau
keythedral-law-upgrade-cottage-help = Jederzeit: Eine deiner Hütten wird zum Haus.
keythedral-law-substitution = Ersatz
keythedral-law-substitution-help = Beim Kauf eines Sitzes: Zahle Ressourcen mit anderen Ressourcen oder ein Produkt mit einem anderen.
keythedral-law-cottage-number = Hüttennummer
keythedral-law-cottage-number-help = Wenn du Arbeiter einsetzt: Noch eins deiner Gebäude, dessen Nummer erst kommt, setzt jetzt mit ein.
keythedral-law-craft-bargain = Handwerksrabatt
keythedral-law-craft-bargain-help = Jederzeit: Zahle eine Ressource für einen gebrauchten Produktwürfel im Vorrat.
keythedral-law-unexpected-harvest = Unverhoffte Ernte
keythedral-law-unexpected-harvest-help = Vor der Ernte: Von einer Art von Ertragsfeldern nimmst du Ressourcen deiner Wahl.
keythedral-law-broken-fences = Kaputte Zäune
keythedral-law-broken-fences-help = Vor oder in Phase 1: Deine Arbeiter beachten in dieser Runde keine Zäune.
keythedral-law-repeal-law = Aufhebung
keythedral-law-repeal-law-help = Wenn jemand anders ein Gesetz spielt: Es hat keine Wirkung.
keythedral-law-unsafe-fence = Unsicherer Zaun
keythedral-law-unsafe-fence-help = Jederzeit: Nimm einen beliebigen Zaun aus dem Spiel.
keythedral-law-house-moratorium = Häuserstopp
keythedral-law-house-moratorium-help = Vor Phase 3: In dieser Runde darf sonst niemand eine Hütte zum Haus ausbauen.
keythedral-law-design-change = Planänderung
keythedral-law-design-change-help = Jederzeit, auch während eines Kaufs: Tausche einen Sitz gegen einen verdeckten seiner Nummer.
keythedral-law-double-production = Doppelte Produktion
keythedral-law-double-production-help = Vor der Ernte: Deine Arbeiter auf einer Art von Ertragsfeldern bringen doppelt so viel.
keythedral-law-double-production-single = Vor der Ernte: Dein Arbeiter auf einem Ertragsfeld deiner Wahl bringt doppelt so viel.
keythedral-law-bargain = Schnäppchen
keythedral-law-bargain-help = Als deine Aktion: Der Händler gibt zwei Ressourcen für eine.
keythedral-law-sale = Ausverkauf
keythedral-law-sale-help = Als deine Aktion: farbiges Glas für einen Würfel oder Gold für zwei.
keythedral-law-downgrade-house = Rückbau
keythedral-law-downgrade-house-help = Jederzeit: Ein beliebiges Haus, egal wem es gehört, wird wieder zur Hütte.
keythedral-law-good-harvest = Gute Ernte
keythedral-law-good-harvest-help = Vor der Ernte: Eine Art von Ertragsfeldern bringt allen doppelt so viel.
keythedral-law-poor-harvest = Missernte
keythedral-law-poor-harvest-help = Vor der Ernte: Eine Art von Ertragsfeldern bringt in dieser Runde nichts.
keythedral-law-start-order = Startreihenfolge
keythedral-law-start-order-help = Zu Beginn einer Phase: Bestimme einen neuen Startspieler.

## Why something cannot be chosen now

keythedral-why-seat = Sitz { $slot } kostet { $cubes }; dir fehlt: { $lack }.
keythedral-why-seat-law = Sitz { $slot } kostet { $cubes }; dir fehlt: { $lack }; mit einem deiner Gesetze weniger.
keythedral-why-later = Höhere Sitze werden erst verkauft, wenn alle Sitze der Nummer { $number } weg sind.
keythedral-why-houses = Alle deine Hütten sind schon Häuser.
keythedral-why-moratorium = Ein Haus: Das Gesetz { $law } verbietet es in dieser Runde.
keythedral-why-house = Ein Haus kostet { $cubes }; dir fehlt: { $lack }.
keythedral-why-fence = Ein Zaun kostet { $cubes }, und du hast nichts davon.
keythedral-why-fences-gone = Du hast keinen Zaun mehr zum Bauen.
keythedral-why-fence-room = Ein Zaun: Es passt nirgends einer hin.
keythedral-why-unfence = Einen Zaun abzubauen kostet { $cubes }; du hast { $have }.
keythedral-why-trader = Händler
keythedral-why-new-law = Ein neues Gesetz kostet { $count } Würfel, und du hast keinen.
keythedral-why-cubes =
    { $need ->
        [one] Der { $what } verlangt { $need } Würfel, und du hast { $have }.
       *[other] Der { $what } verlangt { $need } Würfel, und du hast { $have }.
    }
keythedral-why-craft-none = Der { $craftsman } hat nichts mehr zu verkaufen.
keythedral-why-store = Der Händler: Im Vorrat ist keine Ressource mehr.
keythedral-why-no-law = Es liegt gerade kein Gesetz aus.
keythedral-why-sent = { $count ->
    [one] Schon unterwegs: der Arbeiter aus { FORM($dwelling, "dat") }.
   *[other] Schon unterwegs: die Arbeiter aus { FORM($dwelling, "dat") }.
}
keythedral-why-worker = { $dwelling }: Auf dem { $field } ist ein Arbeiter von { $who }.
keythedral-why-own-worker = { $dwelling }: Auf dem { $field } ist schon ein Arbeiter von dir.
keythedral-why-fenced = { $dwelling }: Ein Zaun hält die Arbeiter vom { $field } fern.
keythedral-why-order = { $count ->
    [one] Nummer { $numbers } hat in dieser Runde schon gearbeitet.
   *[other] Die Nummern { $numbers } haben in dieser Runde schon gearbeitet.
}
keythedral-why-bid = Ein Gebot muss über { $high } liegen, und du hast { $have } Würfel.
keythedral-why-law = { $law } geht nur { $when }.
keythedral-when-work = zu Beginn von Phase 1
keythedral-when-purchase = beim Kauf eines Sitzes durch jemand anderen
keythedral-when-turn = in deinem Zug in Phase 3
keythedral-when-own-purchase = wo du selbst einen Sitz kaufst
keythedral-when-placing = beim Einsetzen deiner Arbeiter
keythedral-when-harvest = in Phase 1 oder zu Beginn von Phase 2
keythedral-when-fences = in Phase 5 oder in Phase 1
keythedral-when-law = gegen ein Gesetz, das jemand anders spielt
keythedral-when-spend = in Phase 1 oder zu Beginn von Phase 2 oder 3
keythedral-when-phase = zu Beginn von Phase 1, 2, 3 oder 5
keythedral-why-law-fences = { $law }: Auf der Karte steht kein Zaun.
keythedral-why-law-placed = { $law }: Alle deine Gebäude waren in dieser Runde schon mit dem Einsetzen dran.
keythedral-why-law-cottages = { $law }: Alle deine Hütten sind schon Häuser.
keythedral-why-law-banned = { $law }: Das Gesetz { $other } verbietet es in dieser Runde.
keythedral-why-law-used = { $law }: Im Vorrat liegt kein gebrauchter Produktwürfel.
keythedral-why-law-resource = { $law }: Du hast keine Ressource.
keythedral-why-law-store = { $law }: Im Vorrat ist keine Ressource mehr.
keythedral-why-law-designs = { $law }: Zu keinem Sitz, dessen Kosten offen liegen, gibt es noch einen verdeckten seiner Nummer.
keythedral-why-law-gold = { $law }: Jeder Sitz, dessen Preis offen liegt, kostet nur Gold.
keythedral-why-law-houses = { $law }: Auf der Karte steht kein Haus.
keythedral-why-law-early = { $law }: Keins deiner Gebäude, deren Nummer erst kommt, hat ein freies Ertragsfeld.
keythedral-why-law-workers = { $law }: Du hast noch keinen Arbeiter auf einem Ertragsfeld.
keythedral-why-law-sale = { $law }: Weder Glaser noch Goldschmied haben noch etwas zu verkaufen.
keythedral-why-law-cubes = { $need ->
    [one] { $law }: Was es zu kaufen gibt, kostet { $need } Würfel, und du hast { $have }.
   *[other] { $law }: Was es zu kaufen gibt, kostet { $need } Würfel, und du hast { $have }.
}
keythedral-why-law-no-seat = { $law }: Kein Sitz, der zu haben ist, lässt sich damit bezahlen.

## Questions

keythedral-ask-lay = Du hast einen { $field } gezogen: Wo legst du ihn hin?
keythedral-ask-cottage = Welche deiner Hütten legst du?
keythedral-ask-site = Wo legst du Hütte { $number } hin?
keythedral-ask-order = Welche Nummer arbeitet als Nächstes?
keythedral-ask-send = { $count ->
    [one] Wohin geht der Arbeiter aus Gebäude { $numbers }?
   *[other] Wohin gehen die Arbeiter aus Gebäude { $numbers }?
}
keythedral-ask-send-other = Wohin geht der andere Arbeiter aus Gebäude { $numbers }?
keythedral-ask-send-both = Wohin gehen die Arbeiter aus den Gebäuden { $numbers }?
keythedral-ask-take =
    { $count ->
        [one] Welchen Würfel nimmst du aus dem Vorrat?
       *[other] Welche Würfel nimmst du aus dem Vorrat? Noch { $count }.
    }
keythedral-ask-turn = Wofür gibst du deine Würfel aus?
keythedral-ask-buy = Womit zahlst du den Sitz?
keythedral-ask-fence = Wo baust du den Zaun?
keythedral-ask-unfence = Welchen Zaun nimmst du weg?
keythedral-ask-craft =
    { $count ->
        [one] Welchen Würfel zahlst du für { $kind }?
       *[other] Welche Würfel zahlst du für { $kind }? Noch { $count }.
    }
keythedral-ask-trade = Welchen Würfel tauschst du als ersten ein?
keythedral-ask-trade-then = Als Erstes gibst du { $kind }. Welchen Würfel gibst du dazu, und was bekommst du für beide?
keythedral-ask-law = { $who } spielt das Gesetz { $law }. Hebst du es auf?
keythedral-ask-law-on = { $who } spielt das Gesetz { $law } ({ $aims }). Hebst du es auf?
keythedral-ask-procure = Welchen Würfel zahlst du für das Gesetz?
keythedral-ask-settle = Der Preis von Sitz { $slot } hat sich geändert. Kaufst du ihn trotzdem?
keythedral-ask-settle-repealed = Dein Gesetz wurde aufgehoben. Kaufst du Sitz { $slot } trotzdem?
keythedral-ask-move = Zäune schneiden { FORM($dwelling, "the") } von jedem Ertragsfeld ab. Wo legst du das Gebäude neu hin?
keythedral-ask-bid-first = Was bietest du, um den Startspieler zu bestimmen?
keythedral-ask-bid =
    { $high ->
        [one] { $who } bietet einen Würfel, bisher am meisten. Was bietest du, um den Startspieler zu bestimmen?
       *[other] { $who } bietet { $high } Würfel, bisher am meisten. Was bietest du, um den Startspieler zu bestimmen?
    }
keythedral-ask-name = Wer wird Startspieler?
keythedral-ask-give =
    { $count ->
        [one] Welchen Würfel gibst du { $who }?
       *[other] Welche Würfel gibst du { $who }? Noch { $count }.
    }
keythedral-ask-end = Ist das dein Zug?
keythedral-ask-purchase = { $who } will Sitz { $slot } für { $cubes } kaufen. Antwortest du mit einem Gesetz?
keythedral-ask-purchase-again = { $who } will Sitz { $slot } immer noch kaufen. Antwortest du mit noch einem Gesetz?
keythedral-ask-free = { $who } ist am Zug. Du darfst vorher ein Gesetz spielen.
keythedral-ask-noted = { $ask } { $note }
keythedral-order-declines = Deine Anweisung lehnt hier von selbst ab; antworte jetzt, wenn du etwas anderes willst.
keythedral-note-quiet = Keins deiner Gesetze passt: Hier wird von selbst für dich abgelehnt.
keythedral-note-unattended = Hierfür wird niemand gerufen: Wenn weder du noch eine deiner Anweisungen antwortet, wird kein Gesetz gespielt.
keythedral-order-plays = Deine Anweisung spielt das Gesetz { $law } von selbst; antworte jetzt, wenn du etwas anderes willst.
keythedral-note-none-fits = Keins deiner Gesetze passt hier; du wirst gefragt, damit niemand das merkt.
keythedral-ask-start-work = Gleich ziehen die Arbeiter los. Spielst du ein Gesetz?
keythedral-ask-start-harvest = Gleich beginnt die Ernte. Spielst du ein Gesetz?
keythedral-ask-start-harvest-spend = Gleich beginnen die Ernte und das Ausgeben. Spielst du ein Gesetz?
keythedral-ask-start-spend = Gleich beginnt das Ausgeben. Spielst du ein Gesetz?
keythedral-ask-start-auction = Gleich wechselt der Startspielerstein. Spielst du ein Gesetz?
keythedral-ask-aim-order = { $law }: Welche Nummer arbeitet als Nächstes?
keythedral-ask-aim-slot = { $law }: Für welchen Sitz?
keythedral-ask-aim-cottage = { $law }: Für welche Hütte?
keythedral-ask-aim-own = { $law }: Welches Gebäude setzt jetzt mit ein?
keythedral-ask-aim-bargain = { $law }: Was zahlst du, und wofür?
keythedral-ask-aim-field = { $law }: Für welche Ertragsfelder?
keythedral-ask-aim-fence = { $law }: Welcher Zaun?
keythedral-ask-aim-trade = { $law }: Welche Ressource zahlst du?
keythedral-ask-aim-trade-then = { $law }: Welche Ressource bekommst du?
keythedral-ask-aim-sale = { $law }: Wo kaufst du?
keythedral-ask-aim-sale-then = { $law }: Welchen Würfel zahlst du?
keythedral-ask-aim-house = { $law }: Für welches Haus?
keythedral-ask-aim-seat = { $law }: Wer wird Startspieler?
keythedral-ask-aim-law = { $law }: Welches Gesetz hebst du auf?

keythedral-ask-arm-slot = { $law }: Auf welchen Kauf soll es von selbst antworten?
keythedral-ask-arm-law = { $law }: Auf welches Gesetz soll es von selbst antworten?

## Menus

keythedral-menu-lay = Den { $field } legen auf
keythedral-menu-cottage = Hütte { $number }
keythedral-menu-order = Nummer { $number }
keythedral-menu-order-note = Dein eigenes Gebäude findet kein freies Ertragsfeld.
keythedral-menu-send = Aus Gebäude { $number }
keythedral-menu-stay = Niemand kann losziehen
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
keythedral-menu-with = Zahle { $cubes }
keythedral-menu-withdraw = Zurückziehen
keythedral-menu-house = Hütte zum Haus ausbauen (Stein, Holz)
keythedral-menu-fence = Zaun bauen (Holz)
keythedral-menu-towards = Richtung { $field }
keythedral-menu-unfence = Zaun wegnehmen (2 Wein)
keythedral-menu-craft = Kaufen beim { $craftsman }: { $kind } ({ $count } Würfel)
keythedral-menu-craft-note = Beim Handwerker: Du wählst, mit welchen Würfeln du zahlst.
keythedral-menu-trade = Tauschen: zwei Würfel gegen 1 Ressource
keythedral-menu-and = Und { $kind }
keythedral-menu-for = Für { $kind }
keythedral-menu-law = Gesetz { $space } erwerben (1 Würfel)
keythedral-menu-law-note = Nach einem Gesetz bist du in dieser Phase nicht mehr am Zug.
keythedral-menu-pass = Passen
keythedral-menu-play = Ein Gesetz spielen
keythedral-menu-watch = Wann nach Gesetzen fragen
keythedral-watch-windows = In jedem Fenster
keythedral-watch-reactions = Nur bei Käufen und gespielten Gesetzen
keythedral-watch-later = In dieser Phase nicht mehr
keythedral-watch-none = Nie: Ich lehne immer ab
keythedral-menu-arm = { $law } von selbst antworten lassen
keythedral-menu-disarm = { $law } wieder zurückhalten
keythedral-menu-decline = Kein Gesetz spielen
keythedral-menu-no-offer = Nichts bieten
keythedral-menu-offer = 
    { $count ->
        [one] Biete 1 Würfel
       *[other] Biete { $count } Würfel
    }
keythedral-menu-match-of =
    { $count ->
        [one] Mit einem Würfel gleichziehen
       *[other] Mit { $count } Würfeln gleichziehen
    }
keythedral-menu-name = { $who } beginnt
keythedral-menu-stop = Dem Spielende hier zustimmen
keythedral-caution-workers = { $count ->
        [one] Ein weiterer Arbeiter könnte noch losziehen.
       *[other] Arbeiter aus { $count } Gebäuden könnten noch losziehen.
    }
keythedral-final-chapter = Das beendet die Runde, und niemand kann es allein zurücknehmen.
keythedral-menu-end = Fertig
keythedral-menu-end-law = Fertig: Gesetz ansehen

## What is told

keythedral-drew = { $who } zieht einen { $field }.
keythedral-laid = { $who } legt einen { $field } { FORM($cell, "on") } und { FORM($dwelling, "the") } an { $site }.
keythedral-turned-up = Die Sitze der Nummer { $number } stehen zum Verkauf: { $slots }.
keythedral-round = Runde { $round }: { $who } ist Startspieler.
keythedral-ordered = { $who } ruft Nummer { $number } zur Arbeit.
keythedral-last-order = Nummer { $number } arbeitet zuletzt.
keythedral-sent =
    { $count ->
        [one] { $who } schickt einen Arbeiter aus { FORM($dwelling, "dat") } los: { $fields }.
       *[other] { $who } schickt Arbeiter aus { FORM($dwelling, "dat") } los: { $fields }.
    }
keythedral-sent-field = { $field }
keythedral-unemployed = Gebäude { $number } von { $who } findet kein freies Ertragsfeld.
keythedral-collected = { $who } erntet { $cubes }.
keythedral-harvest-failed = Im Vorrat ist nichts mehr für { $who }; nicht ausgezahlt: { $cubes }.
keythedral-choice-failed =
    { $count ->
        [one] Im Vorrat ist nichts mehr, was { $who } wählen könnte: Ein frei wählbarer Würfel verfällt.
       *[other] Im Vorrat ist nichts mehr, was { $who } wählen könnte: { $count } frei wählbare Würfel verfallen.
    }
keythedral-chose-harvest = { $who } wählt { $cubes } aus dem Vorrat.
keythedral-declares = { $who } will Sitz { $slot } für { $cubes } kaufen.
keythedral-bought =
    { $points ->
        [one] { $who } kauft Sitz { $slot } für { $cubes }: 1 Punkt.
       *[other] { $who } kauft Sitz { $slot } für { $cubes }: { $points } Punkte.
    }
keythedral-withdraws = { $who } kauft Sitz { $slot } doch nicht.
keythedral-lost-seat = Sitz { $slot } ist nicht mehr da: { $who } wählt neu.
keythedral-takes-back = { $who } nimmt { $law } wieder auf die Hand.
keythedral-built = { $who } baut { FORM($dwelling, "the") } für Stein und Holz zum Haus aus.
keythedral-fenced-off = { $who } baut für Holz einen Zaun { $side }.
# In logs of games from before sides were named by fields.
keythedral-fenced = { $who } baut für Holz einen Zaun, bei { $side } neben { FORM($dwelling, "dat") }.
keythedral-unfenced = { $who } zahlt 2 Wein und lässt den Zaun { $side } wegnehmen.
keythedral-enclosed = Von jedem Ertragsfeld abgeschnitten: { $dwelling } muss umziehen.
keythedral-moved = { $who } verlegt { FORM($dwelling, "the") } an { $site }.
keythedral-crafted = { $who } kauft { $kind } beim { $craftsman } für { $cubes }.
keythedral-traded = { $who } tauscht { $cubes } gegen { $kind }.
keythedral-procured = { $who } erwirbt das Gesetz { $space } für { $cubes }.
keythedral-drew-law = Du hast das Gesetz { $law } erworben.
keythedral-passed = { $who } passt.
keythedral-law-arrives = Ein neues Gesetz liegt offen: { $law }.
keythedral-auction = { $who } bekommt den Startspielerstein. Wer bietet Würfel dafür?
keythedral-offered =
    { $count ->
        [one] { $who } bietet 1 Würfel.
       *[other] { $who } bietet { $count } Würfel.
    }
keythedral-matched =
    { $count ->
        [one] { $who } zieht mit 1 Würfel gleich.
       *[other] { $who } zieht mit { $count } Würfeln gleich.
    }
keythedral-declined = { $who } bietet nichts.
keythedral-gave = { $who } gibt { $cubes } an { $to }.
keythedral-named = { $who } macht { $start } zum Startspieler.
keythedral-named-self = { $who } wird Startspieler.
keythedral-wants-stop = { $who } würde das Spiel hier beenden.
keythedral-stopped = Alle sind einverstanden: Das Spiel endet hier.
keythedral-last-round = Runde { $round } ist vorbei und damit das Spiel: Noch offene Sitze bleiben ungebaut.
keythedral-standstill = In den letzten { $rounds } Runden wurde kein Sitz gebaut. Will niemand weiterspielen, fragt `/game end` den Tisch.
keythedral-over = Der letzte Sitz ist gebaut: Das Spiel ist aus.
keythedral-no-law = Jetzt wird kein weiteres Gesetz gespielt.
keythedral-plays = { $who } spielt das Gesetz { $law }.
keythedral-plays-on = { $who } spielt das Gesetz { $law }: { $aims }.
keythedral-returned = Ein anderes Gesetz kam dir zuvor: Dein Gesetz { $law } wurde nicht gespielt und bleibt auf deiner Hand.
keythedral-repealed = { $who } hebt { $law } auf.
keythedral-law-works = { $law }: { $does }.
keythedral-does-order = Gearbeitet wird in der Folge { $numbers }
keythedral-does-dearer = Sitz { $slot } kostet jetzt einen Würfel mehr.
keythedral-does-cheaper = Sitz { $slot } kostet jetzt einen Würfel weniger.
keythedral-does-substitute = { $who } darf mit anderen Würfeln zahlen.
keythedral-does-upgrade = { FORM($dwelling, "the") } wird zum Haus
keythedral-does-early = { FORM($dwelling, "the") } setzt jetzt ein
keythedral-does-swap = Die Würfel wechseln den Besitzer
keythedral-does-broken = Zäune halten die Arbeiter von { $who } in dieser Runde nicht auf
keythedral-does-broken-next = Zäune halten die Arbeiter von { $who } in der nächsten Runde nicht auf
keythedral-does-moratorium = Außer { $who } darf in dieser Runde niemand Hütten zu Häusern machen
keythedral-does-unexpected = { $who } wählt andere Ressourcen für die Ernte vom { $field }
keythedral-does-double = doppelte Ernte vom { $field } für { $who }
keythedral-does-good = Doppelte Ernte vom { $field } für alle
keythedral-does-poor = Keine Ernte vom { $field }
keythedral-harvest-type = { $field }
keythedral-harvest-field = Ertragsfeld in { $cell }
keythedral-does-unfence = Der Zaun { $side } ist weg.
keythedral-does-design = Auf { $slot } liegt ein neuer Entwurf. Er kostet { $cubes }.
keythedral-does-bargain = Die Würfel wechseln den Besitzer
keythedral-does-sale = Die Würfel wechseln den Besitzer
keythedral-does-downgrade = { $dwelling } ist wieder eine Hütte.
keythedral-does-start = { $who } ist jetzt Startspieler

## Score sheet

keythedral-score-seats =
    { $count ->
        [0] Kein Sitz der Nummer { $number }
        [one] 1 Sitz der Nummer { $number }
       *[other] { $count } Sitze der Nummer { $number }
    }
keythedral-score-cubes = Übrige Würfel
keythedral-score-tie = Gleichstand, also entscheiden übrige Würfel: Wert { $worth }

## Names of the pictures

keythedral-picture-map = Die Karte
keythedral-picture-town = Die Stadt
keythedral-picture-mat = Die Keythedral
keythedral-picture-laws = Die zwanzig Gesetze
keythedral-picture-score = Wertungsblatt
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
    würfel, rohstoff, rohstoffe, ressource, ressourcen, waren, produkt, produkte, cube, cubes, resource: cube, resource
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
        [0] Die Karte liegt
       *[other] Runde { $number } ist vorbei
    }
