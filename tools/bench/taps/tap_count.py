"""The number of taps from a panel to a press: one for each key on the way."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.kit.blocks import Buttons
from bot.ui.kit.localiser import Localiser
from bot.ui.panel.controls import Controls, confirm_way
from bot.ui.panel.page import question_of
from bot.ui.panel.sentence import Path
from bot.values.panel import Panel, Shortcut

BUTTON = 1


def way_to(panel: Panel, coming: Sequence[str], localiser: Localiser) -> tuple[Shortcut, int]:
    """Return the press that makes the most of the coming picks and nothing else, and the taps to it."""
    fitting = [
        way
        for way in (*panel.ways, *_whole_turns(panel, localiser))
        if list(way.picks) == list(coming[: len(way.picks)]) and not any(step < 0 for step in way.route)
    ]
    for way in sorted(fitting, key=lambda way: -len(way.route)):
        if (taps := _taps_to(panel, way, localiser)) is not None:
            return way, taps
    for way in fitting:
        if way.picks[0].startswith("place "):  # the key names the next tile; pressed again, the one after it
            return way, 2 * BUTTON
    raise AssertionError(f"{coming[0]} is nowhere on the panel")


def _whole_turns(panel: Panel, localiser: Localiser) -> list[Shortcut]:
    """Return the whole turns that the panel has a button for."""
    question = question_of(panel)
    if question is None or panel.picks:
        return []
    controls = Controls(panel, question, localiser)
    rows = controls.whole_turns(controls.question_rows())
    ids = [button.custom_id for row in rows if isinstance(row, Buttons) for button in row.buttons]
    return [way for way in panel.likely if any(_is_for(way, custom_id) for custom_id in ids)]


def _is_for(way: Shortcut, custom_id: str) -> bool:
    return custom_id.rpartition(":")[2] == ".".join(map(str, way.route))


def _taps_to(panel: Panel, way: Shortcut, localiser: Localiser) -> int | None:
    """Return the fewest taps from this panel to this press; None if it is unreachable."""
    if way == confirm_way(panel) or (way not in panel.ways and way in _whole_turns(panel, localiser)):
        return BUTTON
    paths, seen = list[tuple[int, Path]]([(0, ())]), set[Path]()
    while paths:
        taps, path = paths.pop(0)
        question = question_of(panel, path)
        if question is None or question.path in seen:
            continue
        seen.add(question.path)
        for row in question.rows:
            for shown in row.keys:
                if shown.way is not None and shown.way.route == way.route:
                    return taps + BUTTON
                if shown.path is not None and way.route in shown.leads_to:
                    paths.append((taps + BUTTON, shown.path))
        if question.whole is not None and question.whole.route == way.route:
            return taps + BUTTON
    return None
