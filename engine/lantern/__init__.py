"""Lantern: a small game of our own that shows how a game is made. Rules: docs/rules/lantern.md (LN-1, …).

Goes without:
- `reasons.py`: everything on its table may be chosen, so there is nothing to explain
- `teaching/`: whoever copies it has read how it is played
"""
