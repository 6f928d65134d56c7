"""Lantern: a small game of our own that shows how a game is made. Rules: docs/rules/lantern.md (LN-1, …)."""
