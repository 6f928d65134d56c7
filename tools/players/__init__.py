"""What computer players do in whole games: followed hints, mistakes by the rules, sources of points."""
