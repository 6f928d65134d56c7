"""Plans that a sensible player would set, to measure how much plans shorten a game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.plans import Fact
from engine.keyper.content.fields import FIELDS_GIVING
from engine.keyper.plans.closing import gain_fields
from engine.keyper.plans.dispatch import facts
from engine.keyper.plans.plan_types import Join, Lay, Plan, Skip
from engine.keyper.view import View


def default_plans(view: View) -> list[Plan]:
    """Join where there is clay, logs, rock or wheat, while that can still be used, and nowhere else; without
    pieces left, lay down where goods are given. Simultaneous decisions at the end of a season cost the
    table only one wait, so they are left open."""
    if view.reader is None or view.stage == "over":
        return []
    found: list[Plan] = [Join(FIELDS_GIVING["raw"])] if view.season != "winter" else []
    mine = view.seats[view.reader]
    if not mine.keyper and not mine.keyples:
        found += [Lay(field.id) for field in gain_fields(view) if field.keyples]
    return [*found, Skip()]


def default_conditions(view: View, picks: Sequence[str]) -> list[Fact]:
    """Return who stands on the fields that the turn names, and whose boards they are. A white keyple, which
    may go anywhere, gets none: something better may come up any time."""
    if picks[0] == "send white":
        return []
    named = {word for pick in picks for word in pick.split()}
    return [fact for fact in facts(view) if fact.key.split()[1] in named]
