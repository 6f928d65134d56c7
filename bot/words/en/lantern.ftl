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
lantern-light = Light
lantern-makes-a-set = { $colour } (a set)
lantern-draw = Draw
lantern-pass = Pass
lantern-snuff = Snuff
lantern-paying = for { $tokens }
lantern-let = Let it burn
lantern-end = End

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
