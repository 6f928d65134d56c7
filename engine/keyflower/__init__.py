"""Keyflower, with The Merchants: villages grown by auction over four seasons.

Has of its own:
- `numbering.py`: the numbers by which people know free places of a village
- `screens.py`: pieces go behind screens and come out again, and others have seen some of it
- `village.py`: tiles are placed by their edges: where one fits, and where a step leads
"""
