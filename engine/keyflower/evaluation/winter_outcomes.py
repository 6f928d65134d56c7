"""What a use in winter scores, with the winter tiles that its player leads and without."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Seat
from engine.keyflower.actions import Action, Use
from engine.keyflower.content.shapes import SEASONS
from engine.keyflower.evaluation.pointless_turns import workers_of
from engine.keyflower.evaluation.settling import led_tiles, points_with, without_keyple
from engine.keyflower.state import State


def outcomes(before: State, after: State, seat: Seat, picks: Sequence[Action]) -> tuple[int, ...]:
    """Return what a use scores without the tiles led, what with them, and how many workers it takes away."""
    if before.season != SEASONS[-1] or not any(isinstance(pick, Use) for pick in picks):
        return ()
    old, new, led = without_keyple(before), without_keyple(after), led_tiles(before, seat)
    gains = (points_with(new, seat, won) - points_with(old, seat, won) for won in ([], led))
    return (*gains, -sum(workers_of(before, pick) for pick in picks))
