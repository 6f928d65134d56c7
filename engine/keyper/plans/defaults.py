"""What a sensible player would order, to measure by how much orders shorten a game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.plans import Fact
from engine.keyper.content.fields import FIELDS_GIVING
from engine.keyper.plans.closing import gain_fields
from engine.keyper.plans.dispatch import facts
from engine.keyper.plans.plan_types import Join, Lay, Plan, Skip
from engine.keyper.view import View


def default_plans(view: View) -> list[Plan]:
    """Join where there is clay, logs, rock or wheat, while that can still be used, and nowhere else; with
    nothing left to play, lay down where something is given. What all do at the same time when a season ends
    keeps the table waiting but once: that is left open."""
    if view.reader is None or view.stage == "over":
        return []
    found: list[Plan] = [Join(FIELDS_GIVING["raw"])] if view.season != "winter" else []
    mine = view.seats[view.reader]
    if not mine.keyper and not mine.keyples:
        found += [Lay(field.id) for field in gain_fields(view) if field.keyples]
    return [*found, Skip()]


def default_conditions(view: View, picks: Sequence[str]) -> list[Fact]:
    """Who stands on the fields that the turn names, and whose boards they are. For a white keyple, which may
    go anywhere, something better may turn up any time."""
    if picks[0] == "send white":
        return []
    named = {word for pick in picks for word in pick.split()}
    return [fact for fact in facts(view) if fact.key.split()[1] in named]
