"""The playing strengths, in one table."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.core.evaluation import Weights


class Strength(Struct, frozen=True):
    """The search settings of one player."""

    key: str
    tries: int = 0  # turns generated; 0: it picks without a search
    misjudges: float = 0.0  # maximum error in the evaluation of a turn, in swings of the game
    fitted: bool = False  # whether it uses the trained weights
    weights: Weights | None = None  # replace the game's weights, for comparisons
    settles: bool = False  # whether it also counts the score if the game ended now
    weighs: int = 0  # number of best turns simulated in several worlds
    worlds: int = 0  # maximum number of worlds
    thorough: bool = False  # whether turns that did well in the quick search get a thorough one
    heeds: bool = False  # whether other seats choose their answers during its turn; else they let it pass
    varied: bool = False  # whether these must differ in more than place, payment or colour
    fond: str = ""  # what it is biased towards, to measure the effect
    steps: int = 20_000  # default number of picks tried in the search


STRENGTHS: Mapping[str, Strength] = {
    strength.key: strength
    for strength in (
        Strength("random"),
        Strength("random-ish"),
        Strength("easy", tries=6, misjudges=1.0),
        Strength("normal", tries=40),
        Strength("hard", tries=60, fitted=True, weighs=6, worlds=4),
        Strength(
            "adviser",
            tries=60,
            fitted=True,
            settles=True,
            weighs=6,
            worlds=4,
            heeds=True,
            varied=True,
            steps=12_000,
        ),
        Strength(
            "expert",
            tries=80,
            fitted=True,
            settles=True,
            weighs=10,
            worlds=400,
            thorough=True,
            heeds=True,
            steps=15_000,
        ),
    )
}

ADVISER = STRENGTHS["adviser"]
"""The player that gives hints and reviews games. It searches only the best variant of each move, as far as
`hard` or as the game says (`Evaluator.advised`), and counts the score if the game ended now."""
