"""Minds that did well in whole games played with different worths."""

from __future__ import annotations

from msgspec.structs import replace

from tests.engine.keyper.balance_mind import Mind

ALL_ROUND = Mind(
    raw=1.0,
    finished=1.5,
    wheat=1.3,
    gem=0.79,
    animal=0.45,
    spring=1.2,
    summer=1.0,
    autumn=0.9,
    winter=0.7,
    village=0.29,
    farm=0.24,
    shipping=0.15,
    held=0.34,
    built=0.69,
    full=0.86,
    team=1.01,
    home=0.49,
    deep=4.0,
)
PLANS = {
    "all-round": ALL_ROUND,
    "village": replace(ALL_ROUND, village=1.8, farm=-2.0, full=1.5, held=0.5, gem=0.5, animal=0.3),
    "farm": replace(ALL_ROUND, farm=1.5, full=1.5),
    "shipping": replace(ALL_ROUND, shipping=0.6, full=1.5),
}
