### Lantern, the small game that shows how a game is made.

lantern-name = Lantern

## What a table agrees on

lantern-option-long = Long game
lantern-option-long-help = Three rounds instead of two
lantern-option-pile = Pile
lantern-option-pile-help = How many tokens there are
lantern-option-pile-small = small
lantern-option-pile-large = large
lantern-option-gift = Gift
lantern-option-gift-help = One token more at the start

## Tokens

lantern-amber = amber
lantern-blue = blue
lantern-white = white
lantern-token-amber = Amber token
lantern-token-amber-help = One of three colours. Lit, it is a round lantern worth 1 point; one of each colour makes a set worth 2 more. Snuffs an amber lantern alone, any other together with a second token.
lantern-token-blue = Blue token
lantern-token-blue-help = One of three colours. Lit, it is a lantern with corners worth 1 point; one of each colour makes a set worth 2 more. Snuffs a blue lantern alone, any other together with a second token.
lantern-token-white = White token
lantern-token-white-help = One of three colours. Lit, it is a tall lantern worth 1 point; one of each colour makes a set worth 2 more. Snuffs a white lantern alone, any other together with a second token.
lantern-sets = { $count ->
    [one] One set of three
   *[other] { $count } sets of three
    }

## Questions

lantern-ask-hide = Which token do you hide?
lantern-ask-hidden = You hide { $colour }. Is that so?
lantern-ask-nothing-to-hide = You have no token to hide.
lantern-ask-turn = Round { $round }: what do you do?
lantern-ask-more = You light { $lit }, for { $points ->
    [one] one point
   *[other] { $points } points
    } in all. Another one?
lantern-ask-draw = You have drawn. Hand over?
lantern-ask-pass = You pass. Is that so?
lantern-ask-snuff = { $by } has lit { $lit }. Do you snuff one?
lantern-ask-let = You let all of them burn. Is that so?
lantern-ask-snuffed = You snuff { $colour }. Is that so?

## Options

lantern-hide = Hide
lantern-hide-brief = hide{ " " }
lantern-light = Light
lantern-makes-a-set = { $colour } (a set)
lantern-draw = Draw
lantern-pass = Pass
lantern-snuff = Snuff
lantern-paying = for { $tokens }
lantern-let = Let it burn
lantern-end = End

## Orders

lantern-plan-let = Let everything burn
lantern-plan-lets = Let every lantern burn, whoever lights it
lantern-plan-snuff = Snuff once
lantern-plan-snuffs = Snuff the next { $colour } lantern, for a token of its colour
lantern-plan-no-token = you had no token of its colour left
lantern-fact-dark = nothing burns before { $who }
lantern-fact-lit = { $lit } burns before { $who }

## What happened

lantern-shown = { $who } had hidden { $colour }
lantern-all-shown = The hidden lanterns shine: { $shown }.
lantern-none-shown = Nobody had a token to hide.
lantern-drew = { $who } draws a token.
lantern-you-drew = You drew { $colour }.
lantern-did-light = { $who } lights { $lit }.
lantern-did-pass = { $who } passes.
lantern-snuffed = { $who } snuffs { $colour } for { $paid }.
lantern-burn-on = Nobody snuffs: all of them burn on.

## Pictures and their text twins

lantern-pictures-player = { $who }
lantern-pictures-player-number = Player { $number }
lantern-pictures-round = Round { $round } of { $rounds }
lantern-pictures-over = The lanterns are counted
lantern-pictures-waiting = Now: { $who }
lantern-pictures-pile = The pile
lantern-pictures-gone = Snuffed
lantern-pictures-dark = No lantern burns yet
lantern-pictures-empty-hand = No token left
lantern-pictures-starts = Starts this round
lantern-pictures-screen = My tokens
lantern-pictures-lanterns = Lanterns
lantern-pictures-just-lit = Lit just now by { $who }
lantern-pictures-hidden = You hide { $colour }.
lantern-pictures-answer = You snuff { $colour } for { $paid }.
lantern-pictures-score = Score sheet
lantern-pictures-sets = Sets
lantern-pictures-total = Total
lantern-pictures-ties = Level on points: more tokens left in hand decide.
lantern-pictures-counted = { $count } { $colour }
lantern-pictures-none = none
lantern-pictures-in-the-pile = { $count ->
    [0] The pile is empty.
    [one] One token is in the pile.
   *[other] { $count } tokens are in the pile.
    }
lantern-pictures-out = Out of the game: { $tokens }.
lantern-pictures-fresh = { $who } has just lit { $lit }.
lantern-pictures-seat = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
    }, lit { $lit }; in hand { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
    }.
lantern-pictures-own = Your tokens: { $tokens }.
lantern-pictures-standing = { $rank }. { $who }, { $points ->
    [one] one point
   *[other] { $points } points
    }.

## Names of the pictures

lantern-picture-table = The table
lantern-picture-screen-of = Tokens of { $who }
lantern-picture-score = Score sheet

## What people type who look for a rule: a line of "their words: words of the rules" each. Phrases of several
## words are found in any order.

lantern-synonyms =
    token, tokens, counter, chip, card, piece: token
    lantern, light, burn, play token: light, lantern
    snuff, put out, cancel, counter, react, reaction: snuff
    score, scoring, points, victory points, vp: point, score
    tie, ties, tied, tiebreak, tie breaker, draw: level, share
    end game, game over, game end, finish, last round, end of game: rounds, most points
    win, winner, winning, won: most points win
    start player, first player, turn order: starts, start player
    secret, hidden, hide: secret, hide
    set, sets, colours, colors: set

# what a computer player looks at

lantern-feature-points = points
lantern-feature-tokens = tokens to be lit
lantern-feature-missing = colours you have not lit

## Parts of a game, in the chart of a review

lantern-chapter = Round { $number }
lantern-final-chapter = This ends the round, and nobody can take that back alone.

## Without remarks

lantern-makes-a-set-brief = { $colour }

lantern-typed =
    light: light
    snuff: snuff
    hide: hide
    let: let
    amber: amber
    blue: blue
    white: white
    lit: lit
lantern-source-sets = sets of three
lantern-source-lanterns = lanterns
lantern-ahead = { $above } has more tokens left: { $more } to { $less }.
lantern-chapters = Rounds
lantern-chapter-over = Round { $number } is over
lantern-workforce = Lantern: tokens in hand, turn by turn
