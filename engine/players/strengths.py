"""How strong players are, as one table."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.core.evaluation import Weights


class Strength(Struct, frozen=True):
    """How one player thinks."""

    key: str
    tries: int = 0  # turns it looks at; 0: it takes what comes
    misjudges: float = 0.0  # by how many swings of the game it may misjudge a turn
    fitted: bool = False  # whether it knows the fitted weights
    weights: Weights | None = None  # instead of the game's, for whoever compares them
    settles: bool = False  # whether it also counts what would be scored if all stood as it does
    weighs: int = 0  # the best turns that it plays on in several worlds
    worlds: int = 0  # in at most so many
    thorough: bool = False  # whether it looks thoroughly at those that did well at a quick look
    heeds: bool = False  # whether others, asked during its turn, answer as they like; else they let it pass
    varied: bool = False  # whether these differ in more than where, paid how or in which colour
    fond: str = ""  # of what, beyond its worth: to find out what that could bring
    steps: int = 20_000  # picks it may try in thought, unless told otherwise


STRENGTHS: Mapping[str, Strength] = {
    strength.key: strength
    for strength in (
        Strength("random"),
        Strength("random-ish"),
        Strength("easy", tries=6, misjudges=1.0),
        Strength("normal", tries=40),
        Strength("hard", tries=60, fitted=True, weighs=6, worlds=4),
        Strength("adviser", tries=60, fitted=True, settles=True, weighs=6, worlds=4, varied=True),
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
"""Who gives hints, and reviews what was played: looks as far as hard, but of one move sees only the best way,
and counts what would be scored."""
