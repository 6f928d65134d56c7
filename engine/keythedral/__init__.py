"""Keythedral (first edition, 2002): rules KT-1 to KT-152, two to five players.

Has of its own:
- `compass.py`: columns and rows by compass letters, as people typed them before places had numbers
- `laws/`: twenty cards that bend the rules: when each may be played, at what, and what it does
- `numbering.py`: the numbers by which people know fields and corners
- `phrases.py`: words that several questions have in common: places, fences, laws, payments
- `supply.py`: cubes change hands between players, craftsmen and the store

Goes without:
- `forecast.py`: what a purchase or a worker brings stands on the piece that is picked
"""
