"""The effect of a turn for its player: points if the game ended now, possessions and objectives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from engine.core.evaluation import Benefit
from engine.core.game import AnyGame
from engine.core.objectives import Objective, Wanted
from engine.core.text import OneOf, Seat, Text, text

_NEARER = 2


class Remark(Struct, frozen=True):
    """A remark on a player's own turn and its consequences; it depends on nothing hidden and names no
    move."""

    before: int  # points if the game had ended before that turn
    after: int  # points if it ended now
    sources: tuple[tuple[Text, int], ...] = ()  # where the difference comes from, largest first
    benefits: tuple[Benefit, ...] = ()  # what the turn completed or brought nearer, as hints say it
    aim: Objective | None = None  # the closest or most valuable one


def remark_on(game: AnyGame, before: Any, now: Any, seat: Seat) -> Remark:
    """Return the remark on a seat's turn that began in `before` and led to `now`."""
    was, now_is = (sum(line.points for line in game.own_sheet(state, seat)) for state in (before, now))
    earlier, aims = game.objectives_of(before, seat), game.objectives_of(now, seat)
    return Remark(
        was,
        now_is,
        changed_sources(game, before, now, seat),
        _together(advances(earlier, aims, "now"), aims),
        _closest(aims),
    )


def points_by_source(game: AnyGame, state: Any, seat: Seat) -> tuple[tuple[Text, int], ...]:
    """Return what a seat would score if the game ended now, without sources that bring nothing."""
    found = dict[Text, int]()
    for line in game.own_sheet(state, seat):
        source = game.source_of(line)
        found[source] = found.get(source, 0) + line.points
    return tuple((source, points) for source, points in found.items() if points)


def changed_sources(game: AnyGame, before: Any, now: Any, seat: Seat) -> tuple[tuple[Text, int], ...]:
    """Return where a seat would score more or less if the game ended now, the largest difference first."""
    old, new = (dict(points_by_source(game, state, seat)) for state in (before, now))
    changes = [(source, new.get(source, 0) - old.get(source, 0)) for source in {**old, **new}]
    return tuple(sorted((one for one in changes if one[1]), key=lambda one: -abs(one[1])))


def advances(
    before: Sequence[Objective], after: Sequence[Objective], when: Literal["now", "then"] = "then"
) -> list[Benefit]:
    """Return the objectives that are complete or nearer after a turn; "now": the turn has been played."""
    known = {(aim.group, aim.what, aim.about): aim for aim in before}
    found = list[Benefit]()
    for aim in after:
        old = known.get((aim.group, aim.what, aim.about))
        if old is None or not aim.parts:
            continue
        had = {part.what: part.have for part in old.parts}
        more = [part for part in aim.parts if part.what in had and had[part.what] < min(part.have, part.need)]
        lacking = tuple(part.what for part in aim.parts if part.have < part.need)
        if not more or _lacks(aim) >= _lacks(old):
            continue
        part = more[0]
        if not lacking:
            found.append(Benefit("completes", text("benefit-completed", aim=aim.what, when=when)))
        elif part.have >= part.need:
            words = text("benefit-part", aim=aim.what, lacking=lacking)
            found.append(Benefit("nearer", words))
        else:
            words = text("benefit-nearer", aim=aim.what, **_counts(part), when=when)
            if also := tuple(what for what in lacking if what != part.what):
                words = Text("benefit-nearer-also", (*words.args, ("also", also)))
            found.append(Benefit("nearer", words))
    return found


def _counts(part: Wanted) -> dict[str, Text | int]:
    return {"what": part.what, "have": part.have, "need": part.need}


def _together(found: Sequence[Benefit], aims: Sequence[Objective]) -> tuple[Benefit, ...]:
    """Return all completed objectives in one line, and few others."""
    args = [pair for one in found if one.kind == "completes" for pair in one.text.args]
    names = tuple(aim for _, aim in args if isinstance(aim, Text))
    complete = list[Benefit]()
    if names:
        compete = _compete([aim for aim in aims if aim.what in names])
        named = OneOf(names) if compete else names
        complete = [Benefit("completes", text("benefit-completed", aim=named, when="now"))]
    others = [one for one in found if one.kind != "completes"]
    return tuple([*complete, *others][:_NEARER])


def _compete(aims: Sequence[Objective]) -> bool:
    """Whether two of them are paid with the same parts: what pays for one may then be missing for the
    other."""
    paid = [{part.what for part in aim.parts} for aim in aims if aim.is_paid]
    return sum(map(len, paid)) > len(set[Text]().union(*paid))


def _lacks(aim: Objective) -> int:
    return sum(max(0, part.need - part.have) for part in aim.parts)


def _closest(aims: Sequence[Objective]) -> Objective | None:
    """Return the objective that can be paid and adds most, otherwise the one that lacks least, otherwise the
    one that would add most."""
    payable = [aim for aim in aims if aim.adds and aim.is_paid and not _lacks(aim)]
    lacking = [aim for aim in aims if aim.adds and _lacks(aim)]
    if lacking and not payable:
        return min(lacking, key=_lacks)
    promising = payable or [aim for aim in aims if aim.adds and not aim.parts]
    return max(promising, key=lambda aim: aim.adds or 0, default=None)
