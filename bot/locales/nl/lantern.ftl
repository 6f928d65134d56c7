### Lantern, the small game that shows how a game is made.

lantern-name = Lantern

## What a table agrees on

lantern-option-long = Lange partij
lantern-option-long-help = Je speelt 3 rondes in plaats van 2.
lantern-option-pile = Stapel
lantern-option-pile-small = klein
lantern-option-pile-small-help = Weinig fiches: je weet meer.
lantern-option-pile-large = groot
lantern-option-pile-large-help = Veel fiches: je weet minder.
lantern-option-gift = Cadeau
lantern-option-gift-help = Deze spelers beginnen met 1 fiche extra.

## Tokens

lantern-amber = amber
lantern-blue = blauw
lantern-white = wit
lantern-token-amber = Amberen fiche
lantern-token-amber-help = Een van 3 kleuren. Aangestoken is het een ronde lantaarn van 1 punt; een set met elke kleur is 2 punten extra waard. Met deze fiche alleen doof je een amberen lantaarn, met een tweede fiche erbij elke andere.
lantern-token-blue = Blauwe fiche
lantern-token-blue-help = Een van 3 kleuren. Aangestoken is het een hoekige lantaarn van 1 punt; een set met elke kleur is 2 punten extra waard. Met deze fiche alleen doof je een blauwe lantaarn, met een tweede fiche erbij elke andere.
lantern-token-white = Witte fiche
lantern-token-white-help = Een van 3 kleuren. Aangestoken is het een hoge lantaarn van 1 punt; een set met elke kleur is 2 punten extra waard. Met deze fiche alleen doof je een witte lantaarn, met een tweede fiche erbij elke andere.
lantern-sets = { $count ->
        [one] 1 set van 3
       *[other] { $count } sets van 3
    }

## Questions

lantern-ask-hide = Welke fiche verberg je?
lantern-ask-hidden = Je verbergt { $colour }. Bevestigen?
lantern-ask-nothing-to-hide = Je hebt geen fiche om te verbergen.
lantern-ask-turn = Ronde { $round }: wat doe je?
lantern-ask-more = Je steekt { $lit } aan, samen { $points ->
    [one] 1 punt
   *[other] { $points } punten
    }. Nog een?
lantern-ask-draw = Je hebt een fiche getrokken. Bevestigen?
lantern-ask-pass = Passen?
lantern-ask-snuff = { $by } heeft { $lit } aangestoken. Doof je er een?
lantern-ask-let = Je laat ze allemaal branden. Bevestigen?
lantern-ask-snuffed = Je dooft { $colour }. Bevestigen?

## Options

lantern-hide = Verbergen
lantern-hide-brief = verberg{ " " }
lantern-light = Aansteken
lantern-makes-a-set = { $colour } (een set)
lantern-draw = Trekken
lantern-pass = Passen
lantern-snuff = Doven
lantern-paying = voor { $tokens }
lantern-pay-with = Betaal met:
lantern-let = Laten branden
lantern-end = Klaar

## Orders

lantern-plan-let = Alles laten branden
lantern-plan-lets = Laat elke lantaarn branden, wie hem ook aansteekt
lantern-plan-snuff = Eén keer doven
lantern-plan-snuffs = Doof de volgende lantaarn die { $colour } is, voor een fiche van die kleur
lantern-plan-no-token = je had geen fiche van die kleur meer
lantern-fact-dark = bij { $who } brandt niets
lantern-fact-lit = bij { $who } brandt { $lit }

## What is told

lantern-shown = { $who } had { $colour } verborgen
    .you = jij had { $colour } verborgen
lantern-all-shown = De verborgen lantaarns schijnen: { $shown }.
lantern-none-shown = Niemand had een fiche om te verbergen.
lantern-drew = { $who } trekt een fiche.
    .you = Je trekt een fiche.
lantern-you-drew = Het is { $colour }.
lantern-did-light = { $who } steekt { $lit } aan.
    .you = Je steekt { $lit } aan.
lantern-did-pass = { $who } past.
    .you = Je past.
lantern-snuffed = { $who } dooft { $colour } voor { $paid }.
    .you = Je dooft { $colour } voor { $paid }.
lantern-burn-on = Niemand dooft er een: ze branden allemaal door.

## Pictures and their text twins

lantern-pictures-round = Ronde { $round } van { $rounds }
lantern-pictures-over = Eindtelling
lantern-pictures-waiting = Nu: { $who }
lantern-pictures-pile = De stapel
lantern-pictures-gone = Gedoofd
lantern-pictures-dark = Er branden nog geen lantaarns
lantern-pictures-empty-hand = Geen fiches meer
lantern-pictures-starts = Begint deze ronde
lantern-pictures-screen = Mijn fiches
lantern-pictures-lanterns = Lantaarns
lantern-pictures-just-lit = Net aangestoken door { $who }
lantern-pictures-hidden = Je verbergt { $colour }.
lantern-pictures-answer = Je dooft { $colour } voor { $paid }.
lantern-pictures-sets = Sets
lantern-pictures-ties = Gelijk aantal punten: wie de meeste fiches over heeft, wint.
lantern-pictures-counted = { $count } { $colour }
lantern-pictures-none = geen
lantern-pictures-in-the-pile = { $count ->
    [0] De stapel is leeg.
    [one] Er ligt 1 fiche in de stapel.
   *[other] Er liggen { $count } fiches in de stapel.
    }
lantern-pictures-out = Uit het spel: { $tokens }.
lantern-pictures-fresh = { $who } heeft net { $lit } aangestoken.
lantern-pictures-seat = { $who }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
    }, aangestoken { $lit }; in de hand { $tokens ->
    [0] geen fiche
    [one] 1 fiche
   *[other] { $tokens } fiches
    }.
lantern-pictures-own = Jouw fiches: { $tokens }.

## Names of the pictures

lantern-picture-table = De tafel
lantern-picture-screen-of = Fiches van { $who }
lantern-picture-score = Scoreblad
lantern-picture-result = Alle lantaarns

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
lantern-feature-missing = nog niet aangestoken kleuren
lantern-gain-tokens = Je hebt meer fiches om aan te steken.
lantern-gain-missing = Je kunt een kleur aansteken die je nog niet hebt.
lantern-benefit-hide = Heeft iedereen er een verborgen, dan brandt hij voor 1 punt en kan niemand hem doven.
lantern-benefit-draw = Je krijgt 1 extra fiche om later aan te steken.

## Parts of a game, in the chart of a review

lantern-chapter = Ronde { $number }
lantern-final-chapter = Hiermee eindigt de ronde. Daarna kun je het niet meer terugnemen.

## Without remarks

lantern-makes-a-set-brief = { $colour }

lantern-typed =
    light: aansteken, steek
    snuff: doven, doof
    hide: verbergen, verberg
    let: laten, laat
    amber: amber, oranje
    blue: blauw
    white: wit, witte
    lit: brandt
lantern-source-sets = sets van 3
lantern-source-lanterns = lantaarns
lantern-ahead = Fiches over: { $above } heeft er { $more }, { $below } heeft er { $less }.
    .you = Fiches over: jij hebt er { $more }, { $below } heeft er { $less }.
    .yours = Fiches over: { $above } heeft er { $more }, jij hebt er { $less }.
lantern-chapters = Rondes
lantern-chapter-over = Ronde { $number } is voorbij
lantern-workforce = Lantern: fiches in de hand per beurt

## The legend of signs

lantern-signs-tokens = Fiches en lantaarns
lantern-signs-hidden = verborgen fiche
lantern-signs-bag = fiches in de stapel
