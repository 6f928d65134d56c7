### Lantern, the small game that shows how a game is made.

lantern-name = Lantern

## What a table agrees on

lantern-option-long = Lange Partie
lantern-option-long-help = Ihr spielt 3 Runden statt 2.
lantern-option-pile = Vorrat
lantern-option-pile-small = klein
lantern-option-pile-small-help = Wenige Marker: Du weißt mehr.
lantern-option-pile-large = groß
lantern-option-pile-large-help = Viele Marker: Du weißt weniger.
lantern-option-gift = Geschenk
lantern-option-gift-help = Diese Spieler beginnen mit 1 Marker mehr.

## Tokens

lantern-amber = Orange
lantern-blue = Blau
lantern-white = Weiß
lantern-token-amber = Marker in Orange
lantern-token-amber-help = Eine von 3 Farben. Angezündet wird der Marker zu einer runden Laterne und ist 1 Punkt wert. Ein Satz aus allen 3 Farben bringt 2 Punkte mehr. Der Marker löscht allein eine Laterne in Orange, jede andere nur zusammen mit einem zweiten Marker.
lantern-token-blue = Marker in Blau
lantern-token-blue-help = Eine von 3 Farben. Angezündet wird der Marker zu einer eckigen Laterne und ist 1 Punkt wert. Ein Satz aus allen 3 Farben bringt 2 Punkte mehr. Der Marker löscht allein eine Laterne in Blau, jede andere nur zusammen mit einem zweiten Marker.
lantern-token-white = Marker in Weiß
lantern-token-white-help = Eine von 3 Farben. Angezündet wird der Marker zu einer hohen Laterne und ist 1 Punkt wert. Ein Satz aus allen 3 Farben bringt 2 Punkte mehr. Der Marker löscht allein eine Laterne in Weiß, jede andere nur zusammen mit einem zweiten Marker.
lantern-sets =
    { $count ->
        [one] 1 Dreiersatz
       *[other] { $count } Dreiersätze
    }

## Questions

lantern-ask-hide = Welchen Marker versteckst du?
lantern-ask-hidden = Du versteckst { $colour }. Bestätigen?
lantern-ask-nothing-to-hide = Du hast keinen Marker zum Verstecken.
lantern-ask-turn = Runde { $round }: Was machst du?
lantern-ask-more =
    Du zündest { $lit } an, insgesamt für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Noch eine Laterne?
lantern-ask-draw = Du hast einen Marker gezogen. Bestätigen?
lantern-ask-pass = Passen?
lantern-ask-snuff = { $by } hat { $lit } angezündet. Löschst du eine Laterne?
lantern-ask-let = Du lässt alle brennen. Bestätigen?
lantern-ask-snuffed = Du löschst { $colour }. Bestätigen?

## Options

lantern-hide = Verstecken
lantern-hide-brief = verstecke{ " " }
lantern-light = Anzünden
lantern-makes-a-set = { $colour } (ein Satz)
lantern-draw = Ziehen
lantern-pass = Passen
lantern-snuff = Löschen
lantern-paying = für { $tokens }
lantern-pay-with = Bezahlen mit:
lantern-let = Brennen lassen
lantern-end = Beenden

## Orders

lantern-plan-let = Alles brennen lassen
lantern-plan-lets = Jede Laterne brennen lassen, egal wer sie anzündet
lantern-plan-snuff = Einmal löschen
lantern-plan-snuffs = Die nächste Laterne in { $colour } löschen, für einen Marker ihrer Farbe
lantern-plan-no-token = Du hattest keinen Marker ihrer Farbe mehr
lantern-fact-dark = bei { $who } brennt nichts
lantern-fact-lit = bei { $who } brennt: { $lit }

## What is told

lantern-shown = { $who } hatte { $colour } versteckt
    .you = du hattest { $colour } versteckt
lantern-all-shown = Die versteckten Laternen leuchten: { $shown }.
lantern-none-shown = Niemand hatte einen Marker zum Verstecken.
lantern-drew = { $who } zieht einen Marker.
    .you = Du ziehst einen Marker.
lantern-you-drew = Es ist { $colour }.
lantern-did-light = { $who } zündet { $lit } an.
    .you = Du zündest { $lit } an.
lantern-did-pass = { $who } passt.
    .you = Du passt.
lantern-snuffed = { $who } löscht { $colour } für { $paid }.
    .you = Du löschst { $colour } für { $paid }.
lantern-burn-on = Niemand löscht eine Laterne: Alle brennen weiter.

## Pictures and their text twins

lantern-pictures-round = Runde { $round } von { $rounds }
lantern-pictures-over = Schlusswertung
lantern-pictures-waiting = Jetzt: { $who }
lantern-pictures-pile = Der Vorrat
lantern-pictures-gone = Gelöscht
lantern-pictures-dark = Noch brennt keine Laterne
lantern-pictures-empty-hand = Kein Marker mehr
lantern-pictures-starts = Beginnt diese Runde
lantern-pictures-screen = Meine Marker
lantern-pictures-lanterns = Laternen
lantern-pictures-just-lit = Gerade angezündet von { $who }
lantern-pictures-hidden = Du versteckst { $colour }.
lantern-pictures-answer = Du löschst { $colour } für { $paid }.
lantern-pictures-sets = Sätze
lantern-pictures-ties = Gleichstand: Übrige Marker entscheiden.
lantern-pictures-counted = { $count } { $colour }
lantern-pictures-none = keine
lantern-pictures-in-the-pile =
    { $count ->
        [0] Der Vorrat ist leer.
        [one] Im Vorrat ist 1 Marker.
       *[other] Im Vorrat sind { $count } Marker.
    }
lantern-pictures-out = Aus dem Spiel: { $tokens }.
lantern-pictures-fresh = { $who } hat gerade { $lit } angezündet.
lantern-pictures-seat =
    { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, angezündet { $lit }; auf der Hand { $tokens ->
        [0] kein Marker
        [one] 1 Marker
       *[other] { $tokens } Marker
    }.
lantern-pictures-own = Deine Marker: { $tokens }.

## Names of the pictures

lantern-picture-table = Der Tisch
lantern-picture-screen-of = Marker von { $who }
lantern-picture-score = Wertungsblatt
lantern-picture-result = Alle Laternen

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

lantern-synonyms =
    marker, chip, karte, stein, figur, token, tokens, counter, card, piece: token
    laterne, laternen, anzünden, brennen, licht, lantern, light, burn: light, lantern
    löschen, auslöschen, auspusten, reagieren, reaktion, snuff, put out, cancel, react: snuff
    wertung, werten, punkte, punkt, siegpunkte, siegpunkt, score, scoring, points, vp: point, score
    gleichstand, unentschieden, tie, tied, tiebreak, draw: level, share
    spielende, spiel ende, ende des spiels, letzte runde, schluss, end game, game over, finish: rounds, most points
    sieg, sieger, gewinner, gewinnen, gewinnt, win, winner: most points win
    startspieler, reihenfolge, zugreihenfolge, start player, first player, turn order: starts, start player
    geheim, verdeckt, verstecken, versteckt, secret, hidden, hide: secret, hide
    satz, sätze, farbe, farben, set, sets, colours, colors: set

# what a computer player looks at

lantern-feature-points = Punkte
lantern-feature-tokens = Marker zum Anzünden
lantern-feature-missing = Farben, die dir fehlen
lantern-gain-tokens = Du hast mehr Marker zum Anzünden.
lantern-gain-missing = Du kannst eine Farbe anzünden, die dir fehlt.
lantern-benefit-hide = Haben alle einen versteckt, leuchtet er für 1 Punkt und ist sicher vor dem Löschen.
lantern-benefit-draw = Du bekommst 1 weiteren Marker, den du später anzündest.

## Parts of a game, in the chart of a review

lantern-chapter = Runde { $number }
lantern-final-chapter = Das beendet die Runde. Danach kannst du es nicht mehr rückgängig machen.

## Without remarks

lantern-makes-a-set-brief = { $colour }

lantern-typed =
    light: anzünden, zünde
    snuff: löschen, lösche
    hide: verstecken, verstecke
    let: lassen, lasse
    amber: orange
    blue: blau
    white: weiß
    lit: brennt
lantern-source-sets = Dreiersätze
lantern-source-lanterns = Laternen
lantern-ahead = { $above } hat noch { $more } Marker, { $below } noch { $less }.
    .you = Du hast noch { $more } Marker, { $below } noch { $less }.
    .yours = { $above } hat noch { $more } Marker, du noch { $less }.
lantern-chapters = Runden
lantern-chapter-over = Runde { $number } ist vorbei
lantern-workforce = Lantern: Marker auf der Hand, Zug für Zug

## The legend of signs

lantern-signs-tokens = Marker und Laternen
lantern-signs-hidden = verdeckter Marker
lantern-signs-bag = Marker im Vorrat
