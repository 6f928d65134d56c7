### Lantern, the small game that shows how a game is made.

lantern-name = Lantern

## What a table agrees on

lantern-option-long = Lang spel
lantern-option-long-help = Drie rondes in plaats van twee
lantern-option-pile = Stapel
lantern-option-pile-help = Hoeveel fiches er zijn
lantern-option-pile-small = klein
lantern-option-pile-large = groot
lantern-option-gift = Cadeau
lantern-option-gift-help = Eén fiche extra aan het begin

## Tokens

lantern-amber = amber
lantern-blue = blauw
lantern-white = wit
lantern-token-amber = Amberen fiche
lantern-token-amber-help = Een van drie kleuren. Aangestoken is het een ronde lantaarn van 1 punt; van elke kleur één maakt een set, 2 punten extra waard. Dooft zonder hulp een amberen lantaarn, samen met een tweede fiche elke andere.
lantern-token-blue = Blauwe fiche
lantern-token-blue-help = Een van drie kleuren. Aangestoken is het een hoekige lantaarn van 1 punt; van elke kleur één maakt een set, 2 punten extra waard. Dooft zonder hulp een blauwe lantaarn, samen met een tweede fiche elke andere.
lantern-token-white = Witte fiche
lantern-token-white-help = Een van drie kleuren. Aangestoken is het een hoge lantaarn van 1 punt; van elke kleur één maakt een set, 2 punten extra waard. Dooft zonder hulp een witte lantaarn, samen met een tweede fiche elke andere.
lantern-sets = { $count ->
    [one] Eén set van drie
   *[other] { $count } sets van drie
    }

## Questions

lantern-ask-hide = Welke fiche verberg je?
lantern-ask-hidden = Je verbergt { $colour }. Klopt dat?
lantern-ask-nothing-to-hide = Je hebt geen fiche om te verbergen.
lantern-ask-turn = Ronde { $round }: wat doe je?
lantern-ask-more = Je steekt { $lit } aan, samen { $points ->
    [one] één punt
   *[other] { $points } punten
    }. Nog een?
lantern-ask-draw = Je hebt getrokken. Is dat je beurt?
lantern-ask-pass = Je past. Klopt dat?
lantern-ask-snuff = { $by } heeft { $lit } aangestoken. Doof je er een?
lantern-ask-let = Je laat ze allemaal branden. Klopt dat?
lantern-ask-snuffed = Je dooft { $colour }. Klopt dat?

## Options

lantern-hide = Verbergen
lantern-hide-brief = verberg{ " " }
lantern-light = Aansteken
lantern-makes-a-set = { $colour } (een set)
lantern-draw = Trekken
lantern-pass = Passen
lantern-snuff = Doven
lantern-paying = voor { $tokens }
lantern-let = Laten branden
lantern-end = Klaar

## Orders

lantern-plan-let = Alles laten branden
lantern-plan-lets = Laat elke lantaarn branden, wie hem ook aansteekt
lantern-plan-snuff = Eén keer doven
lantern-plan-snuffs = Doof de volgende lantaarn in { $colour }, voor een fiche van die kleur
lantern-plan-no-token = je had geen fiche van die kleur meer
lantern-fact-dark = bij { $who } brandt niets
lantern-fact-lit = bij { $who } brandt { $lit }

## What happened

lantern-shown = { $who } had { $colour } verborgen
lantern-all-shown = De verborgen lantaarns schijnen: { $shown }.
lantern-none-shown = Niemand had een fiche om te verbergen.
lantern-drew = { $who } trekt een fiche.
lantern-you-drew = Je trok { $colour }.
lantern-did-light = { $who } steekt { $lit } aan.
lantern-did-pass = { $who } past.
lantern-snuffed = { $who } dooft { $colour } voor { $paid }.
lantern-burn-on = Niemand dooft: ze branden allemaal door.

## Pictures and their text twins

lantern-pictures-player = { $who }
lantern-pictures-player-number = Speler { $number }
lantern-pictures-round = Ronde { $round } van { $rounds }
lantern-pictures-over = De lantaarns zijn geteld
lantern-pictures-waiting = Nu: { $who }
lantern-pictures-pile = De stapel
lantern-pictures-gone = Gedoofd
lantern-pictures-dark = Er brandt nog geen lantaarn
lantern-pictures-empty-hand = Geen fiche meer
lantern-pictures-starts = Begint deze ronde
lantern-pictures-screen = Mijn fiches
lantern-pictures-lanterns = Lantaarns
lantern-pictures-just-lit = Net aangestoken door { $who }
lantern-pictures-hidden = Je verbergt { $colour }.
lantern-pictures-answer = Je dooft { $colour } voor { $paid }.
lantern-pictures-score = Scoreblad
lantern-pictures-sets = Sets
lantern-pictures-total = Totaal
lantern-pictures-ties = Gelijk aantal punten: meer fiches op de hand beslist.
lantern-pictures-counted = { $count } { $colour }
lantern-pictures-none = geen
lantern-pictures-in-the-pile = { $count ->
    [0] De stapel is leeg.
    [one] Er ligt één fiche in de stapel.
   *[other] Er liggen { $count } fiches in de stapel.
    }
lantern-pictures-out = Uit het spel: { $tokens }.
lantern-pictures-fresh = { $who } heeft net { $lit } aangestoken.
lantern-pictures-seat = { $who }: { $points ->
    [one] één punt
   *[other] { $points } punten
    }, aangestoken { $lit }; op de hand { $tokens ->
    [0] geen fiche
    [one] één fiche
   *[other] { $tokens } fiches
    }.
lantern-pictures-own = Jouw fiches: { $tokens }.
lantern-pictures-standing = { $rank }. { $who }, { $points ->
    [one] één punt
   *[other] { $points } punten
    }.

## Names of the pictures

lantern-picture-table = De tafel
lantern-picture-screen-of = Fiches van { $who }
lantern-picture-score = Scoreblad

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

lantern-synonyms =
    fiche, fiches, kaart, stuk, token, tokens, counter, chip, card, piece: token
    lantaarn, lantaarns, aansteken, branden, fiche spelen, lantern, light, burn, play token: light, lantern
    doven, dooft, uitdoen, annuleren, reageren, reactie, snuff, put out, cancel, counter, react, reaction: snuff
    score, scoren, puntentelling, telling, punt, punten, scoring, points, victory points, vp: point, score
    gelijk, gelijkspel, gelijke stand, tie, ties, tied, tiebreak, tie breaker, draw: level, share
    einde spel, eind spel, spel afgelopen, laatste ronde, end game, game over, game end, finish, last round, end of game: rounds, most points
    winnen, winnaar, wint, gewonnen, win, winner, winning, won: most points win
    startspeler, start speler, eerste speler, beurtvolgorde, start player, first player, turn order: starts, start player
    geheim, verborgen, verbergen, secret, hidden, hide: secret, hide
    kleur, kleuren, set, sets, colours, colors: set

# what a computer player looks at

lantern-feature-points = punten
lantern-feature-tokens = fiches om aan te steken
lantern-feature-missing = kleuren nog niet aangestoken

## Parts of a game, in the chart of a review

lantern-chapter = Ronde { $number }
lantern-final-chapter = Hiermee eindigt de ronde, en dat kan niemand alleen terugdraaien.

## Without remarks

lantern-makes-a-set-brief = { $colour }

lantern-typed =
    light: aansteken, steek
    snuff: doven, doof
    hide: verbergen, verberg
    let: laten, laat
    amber: oranje
    blue: blauw
    white: wit, witte
    lit: brandt
lantern-source-sets = drietallen
lantern-source-lanterns = lantaarns
lantern-ahead = { $above } heeft meer fiches over: { $more } tegen { $less }.
lantern-chapters = Rondes
lantern-chapter-over = Ronde { $number } is voorbij
lantern-workforce = Lantern: fiches in de hand, beurt na beurt
