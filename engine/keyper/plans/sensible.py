"""What a sensible player would order, to measure by how much orders shorten a game."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keyper.content.board import DISPLAY_FIELDS, OFFERED
from engine.keyper.content.goods import ANIMALS, COLOURS
from engine.keyper.plans.closing import coming_season, gain_fields
from engine.keyper.plans.inviting import GROUPS
from engine.keyper.plans.shapes import Fold, Join, Lay, LetGo, Plan, Rest, Skip
from engine.keyper.view import View


def sensible_plans(view: View) -> list[Plan]:
    """Join where something is given, lay down on such fields too, and leave the rest to the table."""
    seat = view.reader
    if seat is None or view.stage == "over":
        return []
    found: list[Plan] = [Join(fields) for fields in GROUPS.values()]
    found += [Skip(), *(Lay(field.id) for field in gain_fields(view) if field.keyples)]
    season = coming_season(view)
    if season is not None:
        found += [Fold(max(OFFERED[season], key=lambda display: _gains(view, seat, display)))]
        found += [Rest(_most_first(view.seats[seat].keyples, COLOURS))]
    goods = view.seats[seat].goods
    found += [LetGo(_most_first(goods, [kind for kind in ANIMALS if goods.get(kind)]))]
    return found


def _gains(view: View, seat: Seat, display: str) -> int:
    """How many fields of a display give what this player has none of."""
    goods = view.seats[seat].goods
    return sum(field.work == "gain" and not goods.get(field.good) for field in DISPLAY_FIELDS[display])


def _most_first(have: dict[str, int], kinds: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return tuple(sorted(kinds, key=lambda kind: -have.get(kind, 0)))
