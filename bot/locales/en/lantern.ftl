### Lantern, the small game that shows how a game is made.

lantern-name = Lantern

## What a table agrees on

lantern-option-long = Long game
lantern-option-long-help = You play 3 rounds instead of 2.
lantern-option-pile = Pile
lantern-option-pile-small = small
lantern-option-pile-small-help = Fewer tokens, so it’s easier to guess what’s hidden.
lantern-option-pile-large = large
lantern-option-pile-large-help = More tokens, so it’s harder to guess what’s hidden.
lantern-option-gift = Gift
lantern-option-gift-help = These players start with 1 extra token.

## Tokens

lantern-amber = amber
lantern-blue = blue
lantern-white = white
lantern-token-amber = Amber token
lantern-token-amber-help = One of 3 colours. Lit, it’s a round lantern worth 1 point; one of each colour makes a set worth 2 more. On its own, it snuffs an amber lantern; with a second token, any other.
lantern-token-blue = Blue token
lantern-token-blue-help = One of 3 colours. Lit, it’s a lantern with corners worth 1 point; one of each colour makes a set worth 2 more. On its own, it snuffs a blue lantern; with a second token, any other.
lantern-token-white = White token
lantern-token-white-help = One of 3 colours. Lit, it’s a tall lantern worth 1 point; one of each colour makes a set worth 2 more. On its own, it snuffs a white lantern; with a second token, any other.
lantern-sets = { $count ->
    [one] 1 set of 3
   *[other] { $count } sets of 3
    }

## Questions

lantern-ask-hide = Which token do you hide?
lantern-ask-hidden = You hide { $colour }. Confirm?
lantern-ask-nothing-to-hide = You have no token to hide.
lantern-ask-turn = Round { $round }: what do you do?
lantern-ask-more = You light { $lit }, for { $points ->
    [one] 1 point
   *[other] { $points } points
    } in all. Light another?
lantern-ask-draw = You’ve drawn a token. Confirm?
lantern-ask-pass = Pass?
lantern-ask-snuff = { $by } has lit { $lit }. Do you snuff one?
lantern-ask-let = You let them all burn. Confirm?
lantern-ask-snuffed = You snuff { $colour }. Confirm?

## Options

lantern-hide = Hide
lantern-hide-brief = hide{ " " }
lantern-light = Light
lantern-makes-a-set = { $colour } (a set)
lantern-draw = Draw
lantern-pass = Pass
lantern-snuff = Snuff
lantern-paying = for { $tokens }
lantern-pay-with = Pay with:
lantern-let = Let it burn
lantern-end = End

## Orders

lantern-plan-let = Let everything burn
lantern-plan-lets = Let every lantern burn, no matter who lights it
lantern-plan-snuff = Snuff once
lantern-plan-snuffs = Snuff the next { $colour } lantern, for a token of its colour
lantern-plan-no-token = you had no token of its colour left
lantern-fact-dark = { $who } has no lanterns burning
lantern-fact-lit = { $who } has { $lit } burning

## What is told

lantern-shown = { $who } had hidden { $colour }
    .you = you had hidden { $colour }
lantern-all-shown = The hidden lanterns shine: { $shown }.
lantern-none-shown = Nobody had a token to hide.
lantern-drew = { $who } draws a token.
    .you = You draw a token.
lantern-you-drew = It’s { $colour }.
lantern-did-light = { $who } lights { $lit }.
    .you = You light { $lit }.
lantern-did-pass = { $who } passes.
    .you = You pass.
lantern-snuffed = { $who } snuffs { $colour } for { $paid }.
    .you = You snuff { $colour } for { $paid }.
lantern-burn-on = Nobody snuffs a lantern, so all of them burn on.

## Pictures and their text twins

lantern-pictures-round = Round { $round } of { $rounds }
lantern-pictures-over = Final scoring
lantern-pictures-waiting = Now: { $who }
lantern-pictures-pile = The pile
lantern-pictures-gone = Snuffed
lantern-pictures-dark = No lanterns burn yet
lantern-pictures-empty-hand = No tokens left
lantern-pictures-starts = Starts this round
lantern-pictures-screen = My tokens
lantern-pictures-lanterns = Lanterns
lantern-pictures-just-lit = Just lit by { $who }
lantern-pictures-hidden = You hide { $colour }.
lantern-pictures-answer = You snuff { $colour } for { $paid }.
lantern-pictures-sets = Sets
lantern-pictures-ties = Tie on points: most tokens left in hand wins.
lantern-pictures-counted = { $count } { $colour }
lantern-pictures-none = none
lantern-pictures-in-the-pile = { $count ->
    [0] The pile is empty.
    [one] 1 token is in the pile.
   *[other] { $count } tokens are in the pile.
    }
lantern-pictures-out = Out of the game: { $tokens }.
lantern-pictures-fresh = { $who } has just lit { $lit }.
lantern-pictures-seat = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
    }, lit { $lit }; in hand { $tokens ->
    [0] no tokens
    [one] 1 token
   *[other] { $tokens } tokens
    }.
lantern-pictures-own = Your tokens: { $tokens }.

## Names of the pictures

lantern-picture-table = The table
lantern-picture-screen-of = { $who }’s tokens
lantern-picture-score = Score sheet
lantern-picture-result = All lanterns

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
lantern-feature-tokens = tokens to light
lantern-feature-missing = colours you haven’t lit
lantern-gain-tokens = You have more tokens to light.
lantern-gain-missing = You can light a colour you don’t have yet.
lantern-benefit-hide = When everyone has hidden one, it’s lit for 1 point and can’t be snuffed.
lantern-benefit-draw = You get 1 more token to light later.

## Parts of a game, in the chart of a review

lantern-chapter = Round { $number }
lantern-final-chapter = This ends the round. You can’t undo it after that.

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
lantern-source-sets = sets of 3
lantern-source-lanterns = lanterns
lantern-ahead = Tokens left: { $above } has { $more }, { $below } has { $less }.
    .you = Tokens left: you have { $more }, { $below } has { $less }.
    .yours = Tokens left: { $above } has { $more }, you have { $less }.
lantern-chapters = Rounds
lantern-chapter-over = Round { $number } is over
lantern-workforce = Lantern: tokens in hand, turn by turn

## The legend of signs

lantern-signs-tokens = Tokens and lanterns
lantern-signs-hidden = hidden token
lantern-signs-bag = tokens in the pile
