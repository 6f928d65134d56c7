"""The ground every game stands on: decisions, drafts, chance, pieces, geometry, text, saves, records."""
