"""Effects of a turn for its player, and its topic, in terms of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from msgspec.structs import replace

from engine.core.evaluation import Benefit
from engine.core.text import Seat, text
from engine.keyper.actions import (
    Action,
    Build,
    Decline,
    End,
    Fold,
    Get,
    Hold,
    Join,
    LayDown,
    Place,
    PlayKeyper,
    Release,
    Rest,
    Sell,
    TakeTile,
    Upgrade,
)
from engine.keyper.content.goods import ANIMALS, GEMS, SEASONS
from engine.keyper.dominated import why_in_vain
from engine.keyper.evaluation.benefits.animals import animals_for, housed
from engine.keyper.evaluation.benefits.boards import claimed_with, standing_there
from engine.keyper.evaluation.benefits.fairs import asked_by_fairs, fairs_met, fairs_spent
from engine.keyper.evaluation.benefits.gems import sets_begun
from engine.keyper.evaluation.benefits.tiles import counted_by, payable, quotes, tile_taken, upgradable
from engine.keyper.evaluation.benefits.work import worked
from engine.keyper.evaluation.season_start import folded, rested, served_by
from engine.keyper.forecast import joiners_gain
from engine.keyper.names import counted, fair_name
from engine.keyper.objectives import points_if
from engine.keyper.queries import claimed_board, field_of, is_plain_gain
from engine.keyper.rules import choices
from engine.keyper.scoring import points_of
from engine.keyper.state import NOBODY, OWN, State

_JOINED = 3
"""Goods that joining brings at most."""


def benefits(
    before: State, after: State, later: State, seat: Seat, picks: Sequence[Action]
) -> Iterator[Benefit]:
    if any(isinstance(pick, Fold | Hold | Release | Rest) for pick in picks):
        later = after  # what follows is a turn of its own
    for pick in picks:
        yield from _of_pick(before, after, later, seat, pick)
    if before.stage == "work" and all(isinstance(pick, End) for pick in picks):
        yield Benefit("saves", text("keyper-benefit-keep"))
    if any(isinstance(pick, Release) for pick in picks):
        yield from _kept(before, after, seat)
    if any(isinstance(pick, Rest) for pick in picks):
        yield rested(before, after, seat)
    kinds = {type(pick) for pick in picks}
    if (
        LayDown in kinds
        and before.players[seat].goods == after.players[seat].goods
        and before.closing == NOBODY
    ):
        yield from _others_stand(after, seat)
    homes = list(housed(before, after, seat))
    yield from homes
    met = fairs_met(later, seat) - fairs_met(before, seat)
    for fair in met - fairs_met(after, seat):
        yield Benefit("completes", text("keyper-benefit-can-complete", aim=fair_name(fair)))
    if not any(isinstance(pick, Sell) for pick in picks):
        is_begun = not kinds & {Join, LayDown, Place} or bool(kinds & {Build, Upgrade, TakeTile, Get})
        yield from worked(before, after, later, seat, also="yes" if is_begun else "no")
    if not met:  # else it would pay with what is completed
        yield from payable(before, later, seat)
        yield from animals_for(before, later, seat)
    if Hold not in kinds:
        yield from fairs_spent(before, later, seat)
    if kinds & {Build, Upgrade}:
        yield from counted_by(before, after, seat)
    if not homes and points_of(later, seat) <= points_of(before, seat):  # else the points say enough
        yield from sets_begun(before, later, seat)
        yield from quotes(after, seat, picks)
    yield from upgradable(after, picks)


def _of_pick(state: State, after: State, later: State, seat: Seat, pick: Action) -> Iterator[Benefit]:
    match pick:
        case Join() if is_plain_gain(state):
            yield Benefit("gets", text("keyper-benefit-join", what=joiners_gain(state, seat)))
        case Join() if any(worked(state, after, later, seat, also="no")):
            yield Benefit("saves", text("keyper-benefit-no-turn"))
        case Decline():
            yield Benefit("saves", text(_why_declined(state, pick.seat)))
        case PlayKeyper(board=board):
            if state.season == len(SEASONS) - 1:
                yield from standing_there(state, seat, board)
                return
            if told := served_by(replace(state, players=after.players), seat, board):
                yield told
            yield from claimed_with(state, board)
        case Place(board=board):
            if _comes_home(state, seat, board) and _is_richer(state, later, seat):
                yield Benefit("saves", text("keyper-benefit-home"))
        case TakeTile(tile=tile):
            yield from tile_taken(state, seat, tile)
        case Fold(display=display):
            yield from folded(state, seat, display)
        case _:  # its effect is seen in the result
            return


def _is_richer(before: State, later: State, seat: Seat) -> bool:
    """Return whether the work of a turn changes what its player has."""
    old, new = before.players[seat], later.players[seat]
    return (old.goods, old.tiles, old.shipping) != (new.goods, new.tiles, new.shipping)


def _why_declined(state: State, seat: Seat) -> str:
    """Return why not to join: there is nothing to do or to score, or keyples are of more use elsewhere."""
    board, spot = state.turn.board, state.turn.spot
    if why_in_vain(state, seat, board, spot) is not None:
        return "keyper-benefit-decline-vain"
    good = field_of(state, board, spot).good if board != OWN else ""
    if good in (*ANIMALS, *GEMS):
        player, content = state.players[seat], state.content
        asked = {*chain.from_iterable(requires for _, requires in asked_by_fairs(state, seat))}
        useful = {each for tile in player.tiles for each in content.tiles[tile].houses}
        more = {**player.goods, good: player.goods.get(good, 0) + _JOINED}
        if good not in asked | useful and points_if(state, seat, replace(player, goods=more)) <= points_of(
            state, seat
        ):
            return "keyper-benefit-decline-scoreless"
    return "keyper-benefit-decline"


def _comes_home(state: State, seat: Seat, board: int) -> bool:
    """Return whether keyples on a board come home to this seat, with a season left to play them."""
    return board != OWN and board == claimed_board(state, seat) and state.season < len(SEASONS) - 1


def _kept(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell which animals stay that could have been given up instead."""
    offered = [choice.actions for choice in choices(before) if choice.seat == seat]
    could = dict.fromkeys(pick.animal for pick in chain.from_iterable(offered) if isinstance(pick, Release))
    old, new = before.players[seat].goods, after.players[seat].goods
    kept = tuple(counted(kind, old[kind]) for kind in could if old[kind] == new.get(kind))
    if kept:
        yield Benefit("saves", text("keyper-benefit-kept", animals=kept))


def _others_stand(after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell that a keyple laid down for nothing leaves others standing, as it leaves all goods. `after`: with
    another turn to come."""
    board = claimed_board(after, seat)
    own = [plot.keyples for plot in after.players[seat].plots]
    there = after.boards[board].fields if board is not None else []
    stands = any(not keyple.lying for keyples in (*own, *there) for keyple in keyples)
    if stands and after.closing == NOBODY:
        yield Benefit("saves", text("keyper-benefit-others-stand"))
