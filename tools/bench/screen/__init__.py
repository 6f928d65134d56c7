"""One screen: how many panels fit on a phone, counted on the panels of random games.

Every panel is worded and its picture laid out as for its reader, but not drawn. Counted are the points from
the top of the picture to the end of the page, for tables of every size and in all languages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.ui.kit.blocks import Buttons, Menu, Page
from bot.ui.kit.localiser import Localiser, Localisers
from bot.ui.panel.controls import Controls
from bot.ui.panel.heights import SCREEN, WIDE, below
from bot.ui.panel.page import panel_controls, panel_page, room_for
from bot.ui.panel.screenful import CONTROLS
from bot.ui.pictures.render_jobs import laid_out
from bot.ui.pictures.renderer import PanelPicture, PictureRenderer
from bot.values.panel import Panel
from render.kit.layout import WIDTH
from render.registry import PAINTERS
from tools.bench.screen.panels import NAMES, random_panels

_TABLES: Sequence[tuple[str, int, Mapping[str, str], str]] = (
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
_MORE = 1  # is not a control of the question
_EVERY, _PANELS, _FEW = 3, 300, 60  # one in how many panels is laid out; panels of a game, or of a part


class PanelSeen(Struct, frozen=True):
    """The size of one panel: its height, how much of its picture is shown, and at what scale."""

    game: str
    seats: int
    language: str
    kind: str  # of question
    points: float
    whole: bool  # its picture is complete
    scale: float  # of its picture, relative to its unlimited size
    controls: int  # one by one, besides More

    @property
    def fits(self) -> bool:
        return self.points <= SCREEN


def measured(quick: bool = False) -> list[PanelSeen]:
    renderer = PictureRenderer(PAINTERS, 1)
    try:
        return [
            shown(renderer, panel, localiser, language)
            for game, seats, options, language in _TABLES
            for localiser in [Localisers().plain(language, NAMES)]
            for number, panel in enumerate(
                random_panels(game, seats, "one screen", options, _FEW if quick else _PANELS)
            )
            if number % _EVERY == 0
        ]
    finally:
        renderer.close()


def shown(renderer: PictureRenderer, panel: Panel, localiser: Localiser, language: str) -> PanelSeen:
    controls = panel_controls(panel, (), localiser)
    assert controls is not None
    assert panel.decision is not None
    own = renderer.holdings_below(panel, controls.focuses, localiser.brief)
    page = panel_page(panel, controls, localiser, own=own)
    high, whole, scale = _picture(renderer, panel, controls, localiser, language)
    seats = len(panel.table.seats)
    return PanelSeen(
        panel.table.game,
        seats,
        language,
        panel.decision.kind,
        high + below(page),
        whole,
        scale,
        one_by_one(page),
    )


def one_by_one(page: Page) -> int:
    """Return the number of buttons and menus besides More; every key of a keypad counts."""
    buttons = sum(len(block.buttons) for block in page.blocks if isinstance(block, Buttons))
    return buttons + sum(isinstance(block, Menu) for block in page.blocks) - _MORE


def _picture(
    renderer: PictureRenderer, panel: Panel, controls: Controls, localiser: Localiser, language: str
) -> tuple[float, bool, float]:
    """Return the picture's height on a phone, whether it is complete, and its scale."""
    painter = PAINTERS[panel.table.game]
    kind = painter.main(panel.view, controls.focuses)
    room = room_for(panel, controls, localiser, renderer)
    shot = PanelPicture(panel, language, localiser.label, controls.focuses, controls.badges)
    full, fitted = (
        laid_out(renderer.request(replace(shot, tallest=tallest)).sketch(kind), painter)
        for tallest in (0, room)
    )
    scale = WIDTH / fitted.width
    return WIDE * fitted.height / fitted.width, fitted.height == full.height, scale


def table(found: Sequence[PanelSeen]) -> str:
    """Return the figures by game, by table and by kind of question, for docs/panel-design.md."""
    groups: tuple[Callable[[PanelSeen], tuple[object, ...]], ...] = (
        lambda _: ("all",),
        lambda one: (one.game,),
        lambda one: (one.game, f"{one.seats} players, {one.language}"),
        lambda one: (one.game, one.kind),
    )
    heads = (
        "panels of",
        "seen",
        "fit one screen",
        "median",
        "95 %",
        "highest",
        "eight controls",
        "picture whole",
    )
    return "\n".join(
        [
            f"| {' | '.join(heads)} | smaller |",
            "|---" * 9 + "|",
            *(row for by in groups for row in _rows(found, by)),
        ]
    )


def _rows(found: Sequence[PanelSeen], by: Callable[[PanelSeen], tuple[object, ...]]) -> Iterator[str]:
    groups = defaultdict[tuple[object, ...], list[PanelSeen]](list)
    for one in found:
        groups[by(one)].append(one)
    for name, panels in sorted(groups.items()):
        points, count = sorted(one.points for one in panels), len(panels)
        share = [
            f"{sum(each) / count:.0%}"
            for each in (
                [one.fits for one in panels],
                [one.controls <= CONTROLS for one in panels],
                [one.whole for one in panels],
                [one.scale < 1 for one in panels],
            )
        ]
        figures = f"{points[count // 2]:.0f} | {points[count * 95 // 100]:.0f} | {points[-1]:.0f}"
        yield f"| {', '.join(map(str, name))} | {count} | {share[0]} | {figures} | {' | '.join(share[1:])} |"
