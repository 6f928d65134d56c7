"""What boards have for a player who folds or claims one, and which keyples rest."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.evaluation import Benefit, BenefitKind
from engine.core.text import Seat, text
from engine.keyper.content.goods import WHITE
from engine.keyper.content.shapes import Field
from engine.keyper.evaluation.field_uses import Use, uses_of
from engine.keyper.queries import errand_of, field_of, season_of
from engine.keyper.state import NOBODY, State


def folded(state: State, seat: Seat, display: str) -> Iterator[Benefit]:
    """Tell what this side of the board has for the player and not every side; that no side stands out, if
    none has anything."""
    kinds: tuple[BenefitKind, ...] = ("gets", "prepares")
    uses = _uses_of_side(state, seat, display)
    yield from (Benefit(kind, use.told) for kind, use in zip(kinds, uses, strict=False))
    if not uses and not any(fold_worth(state, seat, each) for each in _sides(state)):
        yield Benefit("saves", text("keyper-benefit-fold-any"))


def fold_worth(state: State, seat: Seat, display: str) -> float:
    """Return what this side of the board has for the player and not every side, in points."""
    return sum(use.worth for use in _uses_of_side(state, seat, display))


def chosen_side(after: State, seat: Seat) -> str:
    """Return the side to which a player has folded the board."""
    if after.stage == "fold":
        return next(iter(errand_of(after, seat).picks), "")
    return after.boards[after.players[seat].board].display


def served_by(state: State, seat: Seat, board: int) -> Benefit | None:
    """Tell what the free fields of this board serve best, if it serves more than at least half of the boards
    that can be claimed."""
    free = [at for at, each in enumerate(state.boards) if each.keyper == NOBODY]
    uses = {at: uses_of(state, seat, _free_fields(state, at), state.boards[at].display) for at in free}
    worth = {at: sum(use.worth for use in found) for at, found in uses.items()}
    as_good = sum(each >= worth[board] for each in worth.values())
    if not uses[board] or worth[board] < max(worth.values()) or 2 * as_good > len(free):
        return None
    return Benefit("gets", uses[board][0].told)


def _sides(state: State) -> tuple[str, ...]:
    return state.content.offered[season_of(state)]


def _uses_of_side(state: State, seat: Seat, display: str) -> list[Use]:
    """Return what the fields of a side serve that not every side has."""
    sides = [state.content.display_fields[side] for side in _sides(state)]
    fields = state.content.display_fields[display]
    own = [field for field in fields if any(field not in side for side in sides)]
    return uses_of(state, seat, own, display)


def _free_fields(state: State, board: int) -> list[Field]:
    spots = enumerate(state.boards[board].fields)
    return [field_of(state, board, spot) for spot, keyples in spots if not keyples]


def rested(before: State, after: State, seat: Seat) -> Benefit:
    """Tell that the keyples that stay in the keyp area are the more useful ones."""
    old, new = before.players[seat].keyples, after.players[seat].keyples
    if (white := old.get(WHITE, 0)) and new.get(WHITE) == white:
        return Benefit("prepares", text("keyper-benefit-rest-white", count=white))
    if old.keys() == new.keys():
        return Benefit("prepares", text("keyper-benefit-rest-colours"))
    return Benefit("prepares", text("keyper-benefit-rest"))
