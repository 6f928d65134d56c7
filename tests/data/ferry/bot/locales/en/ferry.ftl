### Ferry, for two.

ferry-name = Ferry
ferry-chapter = The crossing
ferry-orchard = the orchard's shed
ferry-quarry = the quarry's shed
ferry-weight = Weight landed
ferry-feature-points = points

## Questions

ferry-ask-turn = The boat is empty. Where do you load first?
ferry-ask-more = { $weight } aboard, and the boat carries 6. Another crate?

## Options

ferry-load = Load
ferry-cast-off = Cast off

## What is told

ferry-loaded = { $who } loads a crate of { $weight } from { $shed }.
    .you = You load a crate of { $weight } from { $shed }.
ferry-landed = { $who } lands { $weight }.
    .you = You land { $weight }.
ferry-sunk = { $who } sinks the boat with { $weight } aboard.
    .you = You sink the boat with { $weight } aboard.

## What people type who look for a rule: a line of "their words: words of the rules" each.

ferry-synonyms =
    cargo, goods, box, barrel, piece: crate
    sink, drown, overload: sinks
    win, winner, winning, score, points: point
