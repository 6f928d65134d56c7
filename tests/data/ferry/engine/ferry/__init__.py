"""Ferry: two ferrymen and one boat. Rules: docs/rules/ferry.md (FY-1, …).

Goes without:
- `objectives.py`: there is nothing to aim at beyond the next crate
- `catalogue.py`: two sheds and a boat are explained where they are chosen
- `explanations.py`: with one rule to a turn its question says it all
- `queries.py`: whose turn it is, and what is aboard, stands in the state as it is
- `prices.py`: nothing costs anything
- `forecast.py`: what a crate weighs is only known once it is aboard
- `dominated.py`: with one rule to a turn no pick is clearly worse than another
- `reasons.py`: a shed that cannot be chosen is empty, as everybody sees
- `names.py`: two sheds, named where they are chosen
- `evaluation/`: computer players count points, which is all there is to see
- `plans/`: nobody waits for anybody within a turn; lines may be ordered ahead
- `teaching.py`: its rules fit on one screen as they are
- `save_migrations.py`: there is one schema so far
"""
