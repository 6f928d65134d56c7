"""Aims over all four seasons."""

from __future__ import annotations

from msgspec.structs import replace

from tools.lab.prospects import Aims

ALL_ROUND = Aims()
PLANS = {
    "all-round": ALL_ROUND,
    "village": replace(ALL_ROUND, village=1.8, farm=-2.0, full=1.5, held=0.5, gem=0.5, animal=0.3),
    "farm": replace(ALL_ROUND, farm=1.5, full=1.5),
    "shipping": replace(ALL_ROUND, shipping=0.6, full=1.5),
}
