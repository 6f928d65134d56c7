"""Lantern: a small game of our own that shows how a game is made. Rules: docs/rules/lantern.md (LN-1, …).

Goes without:
- `objectives.py`: the tokens in hand say all there is to say
- `catalogue.py`: its three tokens are explained by messages
- `explanations.py`: it has too few rules for a question to need more than its words
- `reasons.py`: everything on its table may be chosen, so there is nothing to explain
- `teaching/`: whoever copies it has read how it is played
"""
