"""Uses in winter that bring nothing that still counts."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

from engine.core.tell import Tell
from engine.keyflower.actions import Action, Use
from engine.keyflower.content.shapes import SEASONS
from engine.keyflower.evaluation.benefits import benefits
from engine.keyflower.evaluation.settling import settled_score
from engine.keyflower.rules import play
from engine.keyflower.state import State


def is_idle(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a use neither scores, with the tiles that its player leads, nor prepares something, and
    uncovers nothing."""
    seat = state.active
    if state.season != SEASONS[-1] or not any(isinstance(pick, Use) for pick in picks):
        return False
    after, tell = deepcopy(state), Tell()
    for pick in picks:
        play(after, pick, tell)
    if after.phase != state.phase or any(event.reveals for event in tell.events):
        return False
    if settled_score(after, seat) > settled_score(state, seat):
        return False
    return not any(each.kind in ("prepares", "nearer") for each in benefits(state, after, seat, picks))
