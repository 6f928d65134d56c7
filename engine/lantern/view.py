"""What one reader may see of a game of Lantern.

Focus strings of options: `hand:<colour>`, `pile`, and `lantern:<colour>` for a lantern that may be snuffed.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.core.game import ScoreLine, Standing
from engine.core.pieces import Pieces
from engine.core.text import Seat


class SeatView(Struct, frozen=True):
    seat: Seat
    tokens: int  # in hand, a hidden one included
    lit: Pieces
    points: int  # for lit tokens
    decides: bool
    hand: Pieces | None = None  # own
    aside: str | None = None  # own: the token hidden this round


class View(Struct, frozen=True):
    reader: Seat | None
    round: int
    rounds: int
    start: Seat
    stage: Literal["hide", "turn", "snuff", "over"]
    lighter: Seat | None  # whose turn it is, or has just been
    fresh: tuple[str, ...]  # lit in this turn, so it may be snuffed
    pile: int
    gone: Pieces
    seats: tuple[SeatView, ...]
    answer: str = ""  # own: the lantern the reader snuffs
    paid: tuple[str, ...] = ()  # own: the payment
    score: tuple[ScoreLine, ...] = ()
    standings: tuple[Standing, ...] = ()
