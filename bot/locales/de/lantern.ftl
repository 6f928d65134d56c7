### Lantern, the small game that shows how a game is made.

lantern-name = Lantern

## What a table agrees on

lantern-option-long = Langes Spiel
lantern-option-long-help = Drei Runden statt zwei
lantern-option-pile = Vorrat
lantern-option-pile-help = Wie viele Marker es gibt
lantern-option-pile-small = klein
lantern-option-pile-large = groß
lantern-option-gift = Geschenk
lantern-option-gift-help = Ein Marker mehr zu Beginn

## Tokens

lantern-amber = Orange
lantern-blue = Blau
lantern-white = Weiß
lantern-token-amber = Marker in Orange
lantern-token-amber-help = Eine von drei Farben. Angezündet ist er eine runde Laterne und 1 Punkt wert; eine von jeder Farbe ist ein Satz und 2 mehr wert. Löscht allein eine Laterne in Orange, jede andere zusammen mit einem zweiten Marker.
lantern-token-blue = Marker in Blau
lantern-token-blue-help = Eine von drei Farben. Angezündet ist er eine eckige Laterne und 1 Punkt wert; eine von jeder Farbe ist ein Satz und 2 mehr wert. Löscht allein eine Laterne in Blau, jede andere zusammen mit einem zweiten Marker.
lantern-token-white = Marker in Weiß
lantern-token-white-help = Eine von drei Farben. Angezündet ist er eine hohe Laterne und 1 Punkt wert; eine von jeder Farbe ist ein Satz und 2 mehr wert. Löscht allein eine Laterne in Weiß, jede andere zusammen mit einem zweiten Marker.
lantern-sets = { $count ->
    [one] Ein Dreiersatz
   *[other] { $count } Dreiersätze
    }

## Questions

lantern-ask-hide = Welchen Marker versteckst du?
lantern-ask-hidden = Du versteckst { $colour }. Bleibt es dabei?
lantern-ask-nothing-to-hide = Du hast keinen Marker zum Verstecken.
lantern-ask-turn = Runde { $round }: Was tust du?
lantern-ask-more = Du zündest { $lit } an, insgesamt für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
    }. Noch eine?
lantern-ask-draw = Du hast gezogen. Zug abgeben?
lantern-ask-pass = Du passt. Bleibt es dabei?
lantern-ask-snuff = { $by } hat { $lit } angezündet. Löschst du eine?
lantern-ask-let = Du lässt alle brennen. Bleibt es dabei?
lantern-ask-snuffed = Du löschst { $colour }. Bleibt es dabei?

## Options

lantern-hide = Verstecken
lantern-hide-brief = verstecke{ " " }
lantern-light = Anzünden
lantern-makes-a-set = { $colour } (ein Satz)
lantern-draw = Ziehen
lantern-pass = Passen
lantern-snuff = Löschen
lantern-paying = für { $tokens }
lantern-let = Brennen lassen
lantern-end = Beenden

## Orders

lantern-plan-let = Alles brennen lassen
lantern-plan-lets = Jede Laterne brennen lassen, egal wer sie anzündet
lantern-plan-snuff = Einmal löschen
lantern-plan-snuffs = Die nächste Laterne in { $colour } löschen, für einen Marker ihrer Farbe
lantern-plan-no-token = du hattest keinen Marker ihrer Farbe mehr
lantern-fact-dark = vor { $who } brennt nichts
lantern-fact-lit = vor { $who } brennt { $lit }

## What happened

lantern-shown = { $who } hatte { $colour } versteckt
lantern-all-shown = Die versteckten Laternen leuchten: { $shown }.
lantern-none-shown = Niemand hatte einen Marker zum Verstecken.
lantern-drew = { $who } zieht einen Marker.
lantern-you-drew = Du hast { $colour } gezogen.
lantern-did-light = { $who } zündet { $lit } an.
lantern-did-pass = { $who } passt.
lantern-snuffed = { $who } löscht { $colour } für { $paid }.
lantern-burn-on = Niemand löscht: Alle brennen weiter.

## Pictures and their text twins

lantern-pictures-player = { $who }
lantern-pictures-player-number = Spieler { $number }
lantern-pictures-round = Runde { $round } von { $rounds }
lantern-pictures-over = Die Laternen sind gezählt
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
lantern-pictures-score = Wertungsblatt
lantern-pictures-sets = Sätze
lantern-pictures-total = Summe
lantern-pictures-ties = Gleichstand: Mehr übrige Marker auf der Hand entscheiden.
lantern-pictures-counted = { $count } { $colour }
lantern-pictures-none = keine
lantern-pictures-in-the-pile = { $count ->
    [0] Der Vorrat ist leer.
    [one] Im Vorrat ist ein Marker.
   *[other] Im Vorrat sind { $count } Marker.
    }
lantern-pictures-out = Aus dem Spiel: { $tokens }.
lantern-pictures-fresh = { $who } hat gerade { $lit } angezündet.
lantern-pictures-seat = { $who }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
    }, angezündet { $lit }; auf der Hand { $tokens ->
    [0] kein Marker
    [one] ein Marker
   *[other] { $tokens } Marker
    }.
lantern-pictures-own = Deine Marker: { $tokens }.
lantern-pictures-standing = { $rank }. { $who }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
    }.

## Names of the pictures

lantern-picture-table = Der Tisch
lantern-picture-screen-of = Marker von { $who }
lantern-picture-score = Wertungsblatt

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

## Parts of a game, in the chart of a review

lantern-chapter = Runde { $number }
lantern-final-chapter = Das beendet die Runde, und niemand kann es allein zurücknehmen.

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
lantern-ahead = { $above } hat mehr Marker übrig: { $more } zu { $less }.
lantern-chapters = Runden
lantern-chapter-over = Runde { $number } ist vorbei
lantern-workforce = Lantern: Marker auf der Hand, Zug für Zug
