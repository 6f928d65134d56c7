"""A lesson on its panel: its subject above the picture, its task below, and remarks on later turns."""

from __future__ import annotations

from bot.ui.interactions import custom_ids
from bot.ui.interactions.custom_ids import PanelId, path_words
from bot.ui.kit.blocks import Block, Button, Buttons
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import briefly
from bot.ui.panel.sentence import Path
from bot.values.panel import LessonStep, Panel
from engine.core.lessons import Stray
from engine.core.objectives import Objective
from engine.core.text import Who
from render.kit.text import with_capital

_RIVAL = 1  # the seat of the learner's opponent
PLAY_ON = "on"  # after the path of Back: the question, without the goodbye


def is_lesson(panel: Panel) -> bool:
    """Whether the panel asks for the turn of a lesson."""
    return panel.lesson is not None and panel.lesson.stage == "lesson" and panel.is_awaited


def subject_lines(panel: Panel, localiser: Localiser) -> list[str]:
    """Return the subject of a lesson; after the last one a goodbye, then a remark on every turn."""
    step = panel.lesson
    if step is None:
        return _remark(panel, localiser)
    if step.stage == "over":
        return [_told(f"{step.words}-over", localiser)]
    if not panel.is_awaited:
        return []
    lines = [localiser("learn-lesson", number=step.number, of=step.of)]
    if panel.picks:
        return lines
    if step.before:
        lines.append(localiser("learn-got", words=_told(f"{step.words}-{step.before}-got", localiser)))
    return [*lines, _told(f"{step.words}-{step.key}-say", localiser)]


def _told(key: str, localiser: Localiser) -> str:
    """Return a message of a tutorial, which may name the opponent."""
    return localiser(key, rival=Who(_RIVAL))


def task_lines(panel: Panel, localiser: Localiser, now: str = "") -> list[str]:
    """Return the task, directly above the controls; after a press that leads elsewhere, why it does; after
    the last lesson, what was scored. `now`: which control to press next, once the turn is begun."""
    step = panel.lesson
    if step is not None and step.stage == "over":
        return _scored(step, localiser)
    if step is None or not panel.is_awaited:
        return []
    if step.stray is not None:
        return _why_not_this(step.stray, localiser)
    return [localiser("learn-do", words=now or localiser(f"{step.words}-{step.key}-do"))]


def wanted_route(panel: Panel) -> Path | None:
    """Return the route of the pick that the lesson asks for next; None outside a lesson."""
    step = panel.lesson
    if step is None or not is_lesson(panel):
        return None
    made = len(panel.picks)
    if panel.picks != step.expected[:made]:
        return ()  # Undo leads back
    left = step.expected[made:]
    leading = [way for way in panel.ways if way.picks == left[: len(way.picks)]]
    return max(leading, key=lambda way: len(way.picks)).route if leading else ()


def is_goodbye(panel: Panel) -> bool:
    """Whether the panel comes right after the last lesson."""
    return panel.lesson is not None and panel.lesson.stage == "over"


def goodbye_rows(panel: Panel, localiser: Localiser) -> list[Block]:
    """Return the button that starts a first game with friendly computers, and one that continues this one."""
    game, seats = panel.table.game, len(panel.table.seats)
    first = Button(localiser.short("learn-first-game"), custom_ids.button("firstgame", game, seats), "go")
    panel_id = PanelId(panel.table.id, panel.seat, panel.mark)
    play_on = Button(localiser.short("learn-play-on"), panel_id.button("back", path_words(()), PLAY_ON))
    return [Buttons((first,)), *([] if panel.over else [Buttons((play_on,))])]


def _scored(step: LessonStep, localiser: Localiser) -> list[str]:
    """Return the points so far, and where they come from."""
    sources = [
        localiser("learn-scored-source", source=source, points=points) for source, points in step.scored
    ]
    points = sum(points for _, points in step.scored)
    return [localiser("learn-scored", points=points, sources=" · ".join(sources))]


def _remark(panel: Panel, localiser: Localiser) -> list[str]:
    """Return what the last own turn gained, and what a good player considers now; it names no move."""
    remark = panel.remark
    if remark is None or panel.picks:
        return []
    change = [localiser("remark-source", source=source, points=f"{by:+d}") for source, by in remark.sources]
    lines = list[str]()
    if remark.before != remark.after:
        some = ", ".join(change)
        lines.append(localiser("remark-points", before=remark.before, after=remark.after, sources=some))
    lines += [f"-# {localiser.say(benefit.text)}" for benefit in remark.benefits]
    return [*lines, *_to_look_at(panel, remark.aim, localiser)]


def _to_look_at(panel: Panel, aim: Objective | None, localiser: Localiser) -> list[str]:
    """Return an own objective; every other time, and without one, advice for such a turn."""
    lines = list[str]()
    if aim is not None:
        key = "remark-aim-lacks" if aim.lacking else "remark-aim"
        words = localiser(key, what=aim.spoken or aim.what, points=aim.adds or 0, lacking=aim.lacking)
        uncounted = f" {localiser.say(aim.uncounted)}" if aim.lacking and aim.uncounted else ""
        lines.append(f"-# {words}{uncounted}")
    if panel.is_awaited and panel.explained is not None and (aim is None or panel.table.turn % 2):
        look = localiser(f"{panel.table.game}-look-{panel.explained.topic}")
        lines.append("-# " + localiser("panel-explain-look", look=look))
    return lines


def _why_not_this(stray: Stray, localiser: Localiser) -> list[str]:
    """Say what was chosen instead, and why the lesson's move is impossible after it."""
    tried, wanted = (briefly(some, localiser.say) for some in (stray.tried, stray.wanted))
    strayed = localiser("learn-strayed", tried=tried, wanted=wanted)
    return [strayed, *(f"- {with_capital(localiser.say(reason))}" for reason in stray.reasons)]
