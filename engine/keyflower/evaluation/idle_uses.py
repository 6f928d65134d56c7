"""Uses in winter that bring nothing that still counts."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

from engine.core.tell import Tell
from engine.keyflower.actions import Action, Use
from engine.keyflower.content.shapes import SEASONS
from engine.keyflower.evaluation.benefits import benefits
from engine.keyflower.evaluation.ideas import pieces_given
from engine.keyflower.evaluation.pointless_turns import counts, pays_off
from engine.keyflower.evaluation.settling import settled_score
from engine.keyflower.queries import find
from engine.keyflower.rules import play
from engine.keyflower.state import State


def is_idle(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a use neither scores, with the tiles that its player leads, nor prepares something, and
    draws nothing but skills where nothing asks for them."""
    seat = state.active
    if state.season != SEASONS[-1] or not any(isinstance(pick, Use) for pick in picks):
        return False
    after, tell = deepcopy(state), Tell()
    for pick in picks:
        play(after, pick, tell)
    if after.phase != state.phase:
        return False
    if any(event.reveals for event in tell.events) and (not _brings_skills(state, picks) or _counts(state)):
        return False
    if settled_score(after, seat) > settled_score(state, seat):
        return False
    return not any(each.kind in ("prepares", "nearer") for each in benefits(state, after, seat, picks))


def _brings_skills(state: State, picks: Sequence[Action]) -> bool:
    used = next(pick for pick in picks if isinstance(pick, Use))
    effect = state.content.effects.get((used.tile, find(state, used.tile)[0].upgraded))
    return effect is not None and pieces_given(effect) == frozenset(("skills",))


def _counts(state: State) -> bool:
    """Return whether a skill can still score for the player whose turn it is, or pay for an upgrade that
    scores."""
    content, village = state.content, state.players[state.active].village
    tiles = (content.tiles[spot.id] for spot in village if spot.id in content.tiles and not spot.upgraded)
    return counts(state, state.active, "skill") or any(
        tile.price is not None and tile.price.skills and pays_off(state, tile) for tile in tiles
    )
