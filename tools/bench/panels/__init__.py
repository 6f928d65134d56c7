"""Panels of random games, checked by the rules of docs/panel-design.md.

Every panel on the way to every option is worded and its picture laid out as for its reader, but not drawn.
The counts are of faults, so all of them should be 0.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.ui.kit.blocks import Buttons, Page, cost, within_limits
from bot.ui.kit.emoji_registry import EmojiRegistry
from bot.ui.kit.limits import COMPONENTS
from bot.ui.kit.localiser import Localisers
from bot.ui.panel.controls import confirm_way
from bot.ui.panel.page import panel_page, question_of
from bot.ui.panel.sentence import PanelQuestion, Path
from bot.values.panel import Panel
from render.kit.panel_layout import Key
from render.registry import ICONS, PAINTERS
from tools.bench.panels.heights import SCREEN, WIDE, below, side_by_side
from tools.bench.panels.random_panels import NAMES, random_panels

TABLES: Sequence[tuple[str, int, Mapping[str, str], str]] = (
    ("keyflower", 3, {"merchants": "mix"}, "en"),
    ("keyflower", 2, {}, "de"),
    ("keyflower", 4, {}, "fr"),
    ("keyflower", 6, {}, "es"),
    ("keyper", 3, {}, "de"),
    ("keyper", 2, {}, "fr"),
    ("keyper", 4, {}, "es"),
    ("keythedral", 3, {}, "en"),
    ("keythedral", 2, {}, "nl"),
    ("keythedral", 5, {}, "fr"),
    ("lantern", 3, {}, "nl"),
)
FAULTS = ("moved", "mixed", "unseen", "wandering", "cut", "rows", "high", "unreached", "unplaced")
_ROWS = 6  # five of the question, and the foot
_TALL, _SQUARE = 1280, 920
_QUARTER = "quarter:"


class PanelFault(Struct, frozen=True):
    """One broken rule: the kind of fault, where it was seen, and what it is about."""

    fault: str
    kind: str  # of question
    about: str


def checked(
    game: str, seats: int, options: Mapping[str, str], language: str, most: int = 300, seed: str = "panels"
) -> tuple[int, list[PanelFault]]:
    """Return the number of panels of a random game, and their faults."""
    localiser = Localisers(icons=_every_icon()).plain(language, NAMES, game, icons=True)
    seen, found, count = _PlacesSeen(), list[PanelFault](), 0
    for panel in random_panels(game, seats, seed, options, most):
        for question in questions_of(panel):
            count += 1
            page = within_limits(panel_page(panel, question, localiser))  # raises if Discord would refuse it
            about = (*_unseen(panel, question), *_unplaced(question), *_cut(page), *_sized(page, question))
            about += (*seen.moved(panel, question), *seen.wandering(panel, question), *_mixed(question))
            found += [PanelFault(fault, panel.kind, words) for fault, words in about]
        found += [PanelFault("unreached", panel.kind, words) for words in _unreached(panel)]
    return count, found


def _every_icon() -> EmojiRegistry:
    """Return emojis for all icons, as if Discord had them; keys are as wide as players see them."""
    registry = EmojiRegistry(ICONS)
    wanted = [(game, icon) for game, table in ICONS.items() for icon in table.drawn]
    registry.put({one: f"<:icon:{10**17 + at}>" for at, one in enumerate(wanted)})
    return registry


def questions_of(panel: Panel) -> Iterator[PanelQuestion]:
    """Yield every step on the way to every option of a panel."""
    open_, seen = list[Path]([()]), set[Path]()
    while open_:
        path = open_.pop()
        question = question_of(panel, path)
        if question is None or question.path in seen:
            continue
        seen.add(question.path)
        yield question
        open_ += [key.path for row in question.rows for key in row.keys if key.path is not None]


def _unreached(panel: Panel) -> Iterator[str]:
    """Yield options without a sentence, or with several."""
    sentences = defaultdict[Path, set[tuple[str, ...]]](set)
    for question in questions_of(panel):
        if question.step.is_partial:
            return  # its keys are pressed several times
        for row in question.rows:
            for shown in row.keys:
                if shown.way is not None:
                    said = (*question.said[: row.row.depth], *shown.key.says)
                    sentences[shown.way.route].add(said)
        if question.whole is not None:
            sentences[question.whole.route].add(question.said)
    for way in panel.ways:
        if not sentences[way.route] and way != confirm_way(panel):
            yield f"never: {way.option.words}"
        if len(sentences[way.route]) > 1 and not way.option.sentence.pieces:
            yield f"several: {way.option.words}"


def _unseen(panel: Panel, question: PanelQuestion) -> Iterator[tuple[str, str]]:
    """Yield offered pieces that the picture does not show, or marks other than the picture's."""
    painter, kind = PAINTERS[panel.table.game], question.step.picture
    shown = painter.shows(panel.view, kind)
    for row in question.rows:
        for key in row.keys:
            if key.key.focus and key.is_open and key.key.focus not in shown:
                yield "unseen", f"{kind.key}: {key.key.focus}"


def _unplaced(question: PanelQuestion) -> Iterator[tuple[str, str]]:
    """Yield words without a key in the layout."""
    placed = {key.says for row in question.step.rows for key in row.keys}
    for row in question.rows:
        yield from (("unplaced", " ".join(key.key.says)) for key in row.keys if key.key.says not in placed)


def _cut(page: Page) -> Iterator[tuple[str, str]]:
    """Yield rows that a phone shows in more than one line."""
    for block in page.blocks:
        if isinstance(block, Buttons) and len(side_by_side(block.buttons)) > 1:
            yield "cut", " | ".join(button.label for button in block.buttons)


def _sized(page: Page, question: PanelQuestion) -> Iterator[tuple[str, str]]:
    rows = sum(isinstance(block, Buttons) for block in page.blocks)
    if rows > _ROWS or cost(page.blocks) + 2 > COMPONENTS:
        yield "rows", f"{rows} rows, {cost(page.blocks) + 2} components"
    height = WIDE * (_SQUARE if question.step.square else _TALL) / 1200 + below(page)
    if height > SCREEN:
        yield "high", f"{height:.0f} points"


def _mixed(question: PanelQuestion) -> Iterator[tuple[str, str]]:
    """Yield rows whose keys do not all continue the same words: other verbs or other regions beside them.

    Quarters are no regions but views of one map, and a place near their border is seen in two of them."""
    for row in question.rows:
        said = [key.key.says for key in row.keys]
        if all(key.key.focus for key in row.keys):
            said = [words[1:] if words[0].startswith(_QUARTER) else words for words in said]
        is_mixed = len(set(map(len, said))) > 1 or len({words[:-1] for words in said}) > 1
        if is_mixed and not row.row.tabs:
            yield "mixed", " | ".join(" ".join(key.key.says) for key in row.keys)


class _PlacesSeen:
    """Where each control stood, and which piece each mark named, on the panels so far."""

    def __init__(self) -> None:
        self._places = dict[tuple[Any, ...], tuple[int, int, int]]()
        self._marks = dict[tuple[str, str], str]()

    def wandering(self, panel: Panel, question: PanelQuestion) -> Iterator[tuple[str, str]]:
        """Yield controls that stand elsewhere than on an earlier panel of the same question, counted from
        the first row or from the foot."""
        pressed = tuple(key.says for key in question.pressed)
        for at, row in enumerate(question.rows):
            for place, shown in enumerate(row.keys):
                if shown.key.focus:
                    continue  # marks stand in their order
                said = question.said if row.row.pieces else pressed  # each price has its own kinds of pieces
                key = (panel.seat, panel.kind, said, question.said[:1], shown.key.says)
                here = (at, at - len(question.rows), place)
                first = self._places.setdefault(key, here)
                if first[2] != place or (first[0] != here[0] and first[1] != here[1]):
                    yield "wandering", " ".join(shown.key.says)

    def moved(self, panel: Panel, question: PanelQuestion) -> Iterator[tuple[str, str]]:
        """Yield pieces with another mark than before, and marks that two pieces have in one picture."""
        painter = PAINTERS[panel.table.game]
        named = dict[str, str]()
        for focus, mark in question.badges.items():
            lasting = painter.mark_of(panel.view, focus)
            if lasting and lasting != mark:
                yield "moved", f"{focus}: {lasting} in the picture, {mark} on the key"
            if named.setdefault(mark, focus) != focus and not _is_count(mark, question):
                yield "moved", f"{mark} is {named[mark]} and {focus}"


def _is_count(mark: str, question: PanelQuestion) -> bool:
    """Whether keys with this label carry an icon: then it is a number of pieces, not a mark."""
    keys: list[Key] = [shown.key for row in question.rows for shown in row.keys if shown.key.label == mark]
    return all(key.icon is not None for key in keys)


def counted(quick: bool = False) -> str:
    """Return a table of all faults."""
    lines = [f"| table | panels | {' | '.join(FAULTS)} |", "|---" * (len(FAULTS) + 2) + "|"]
    examples = list[str]()
    for game, seats, options, language in TABLES:
        count, found = checked(game, seats, options, language, 60 if quick else 300)
        totals = Counter(one.fault for one in found)
        figures = " | ".join(str(totals[fault]) for fault in FAULTS)
        lines.append(f"| {game}, {seats}, {language} | {count} | {figures} |")
        for (fault, kind, about), times in Counter(
            (one.fault, one.kind, one.about) for one in found
        ).most_common(12):
            examples.append(f"{game} {seats}: {fault} in {kind}: {about} ({times})")
    return "\n".join([*lines, "", *examples])
