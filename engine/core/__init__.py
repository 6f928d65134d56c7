"""The base of every game: decisions, drafts, chance, pieces, geometry, text, saves and records."""
