"""Lantern: a small sample game that shows how a game is made. Rules: docs/rules/lantern.md (LN-1, …).

Goes without:
- `objectives.py`: the tokens in hand say everything
- `catalogue.py`: its three tokens are explained by messages
- `explanations.py`: it has too few rules for a question to need more than its text
- `reasons.py`: everything on its table may be chosen, so there is nothing to explain
- `teaching.py`: readers of the sample know how it is played"""
