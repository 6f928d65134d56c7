"""The controls of a panel: the keys of the question, whole turns, More, and the foot.

The foot is always Undo, More and Confirm, in this order; a button that can do nothing is grey.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.ui.interactions import custom_ids
from bot.ui.interactions.custom_ids import PanelId, path_words
from bot.ui.kit.blocks import Block, Button, Buttons, Style, Words
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import briefly, capital
from bot.ui.panel.lessons import is_lesson
from bot.ui.panel.sentence import PanelQuestion, Path, ShownKey
from bot.values.panel import Panel, Shortcut
from engine.core.text import Text, Who, text
from render.kit.panel_layout import Key, KeyRow
from render.registry import seat_marks

_TURN = "⚡"  # before a whole turn
_TURNS = 3
_WIDTHS = {1: 34, 2: 15, 3: 9}  # characters of a label, by the number of buttons in one line of a phone
_ROWS, _TALL_ROWS = 5, 3  # below a square picture, and below a tall one
_COMPONENTS = 30  # of all rows together
_COMPUTER = "🤖 "  # before a computer's name
_NAME = 6  # characters of a player's name on a key
_SIGNS = {"crown": "♛", "star": "★", "leaf": "☘", "wave": "≈", "moon": "☾", "flame": "♨"}


def _panel_id_for(panel: Panel) -> PanelId:
    return PanelId(panel.table.id, panel.seat, panel.mark)


def question_rows(
    panel: Panel, asked: PanelQuestion, localiser: Localiser, wanted: Path | None = None
) -> list[Block]:
    """Return the keys of the question. `wanted`: the route that a lesson asks for; its key is blue, and all
    others are grey."""
    blocks, bright = list[Block](), None if wanted is None else _leading(asked, wanted)
    for number, row in enumerate(asked.rows):
        shared = _shared_icon(row.row, localiser)
        if heading := row.row.heading or shared:
            blocks.append(Words(f"-# {capital(localiser.say(heading))}"))
        keys = [
            _button(
                panel,
                shown,
                f"{number}.{place}",
                localiser,
                is_blue=_is_blue(shown, bright, wanted),
                is_open=shown.is_open and (wanted is None or shown is bright),
            )
            for place, shown in enumerate(row.keys)
        ]
        if shared is not None and row.row.heading is None:  # the heading names the piece
            keys = [
                replace(one, label=str(shown.key.label)) for one, shown in zip(keys, row.keys, strict=True)
            ]
        blocks.append(Buttons(tuple(keys)))
    return _told_apart(blocks)


def _told_apart(blocks: list[Block]) -> list[Block]:
    """Return the rows with a different id for each key: of two rotations both arrows lead to the other."""
    seen, rows = set[str](), list[Block]()
    for block in blocks:
        if isinstance(block, Buttons):
            keys = list[Button]()
            for key in block.buttons:
                again = key.custom_id in seen
                keys.append(replace(key, custom_id=f"{key.custom_id}:again") if again else key)
                seen.add(key.custom_id)
            rows.append(Buttons(tuple(keys)))
        else:
            rows.append(block)
    return rows


def _shared_icon(row: KeyRow, localiser: Localiser) -> Text | None:
    """Return the piece of a row whose keys are all about it, where its icon cannot be shown."""
    icons = {key.icon for key in row.keys if key.is_counted and isinstance(key.label, str)}
    icon = icons.pop() if len(icons) == 1 and len(row.keys) > 1 else None
    return icon if icon is not None and localiser.mark(icon) is None else None


def _leading(asked: PanelQuestion, wanted: Path) -> ShownKey | None:
    """Return the one key to press for this route: of tabs and places the place, of pieces the first."""
    rows = sorted(asked.rows, key=lambda row: (row.row.tabs, -row.row.depth))
    keys = (shown for row in rows for shown in row.keys if shown.is_open and not shown.is_said)
    return next((shown for shown in keys if wanted in shown.leads_to), None)


def _is_blue(shown: ShownKey, bright: ShownKey | None, wanted: Path | None) -> bool:
    """Whether a key is part of the sentence; in a lesson, whether it is the one to press."""
    return shown.is_said or shown.key.is_chosen if wanted is None else shown is bright


def _button(
    panel: Panel, shown: ShownKey, at: str, localiser: Localiser, *, is_blue: bool, is_open: bool
) -> Button:
    panel_id = _panel_id_for(panel)
    if shown.way is not None:
        custom_id = panel_id.button("pick", path_words(shown.way.route))
    elif shown.path is not None:
        custom_id = panel_id.button("open", path_words(shown.path))
    else:
        custom_id = panel_id.button("grey", at)
    style: Style = "verb" if is_blue else "plain"
    icon = None if shown.key.icon is None else localiser.mark(shown.key.icon)
    label = key_label(shown.key, panel, localiser)
    return Button(label, custom_id, style, disabled=not is_open, icon=icon)


def key_label(key: Key, panel: Panel, localiser: Localiser) -> str:
    """Return what stands on a key. Where its icon cannot be shown, the piece is named, unless the key has the
    mark of a piece in the picture."""
    label = key.label if isinstance(key.label, str) else localiser.label(key.label)
    if key.seat is not None:
        sign = _SIGNS[seat_marks(panel.table.game)[key.seat].symbol]
        name = localiser.label(text("panel-seat", who=Who(key.seat))).removeprefix(_COMPUTER)
        return f"{sign} {label or name[:_NAME].rstrip()}"
    if key.icon is not None and key.is_counted and localiser.mark(key.icon) is None:
        return f"{localiser.label(key.icon)} {label}".strip()
    return label


def whole_turns(
    panel: Panel, above: Sequence[Block], localiser: Localiser, *, square: bool = True
) -> list[Block]:
    """Return one row of whole turns, as many as fit one line; none where the question leaves no space.

    `square`: the picture is low, which leaves more space."""
    rows = sum(isinstance(block, Buttons) for block in above)
    cost = sum(block.cost for block in above)
    limit = _ROWS if square else _TALL_ROWS
    if rows >= limit or panel.lesson is not None:
        return []
    told = list[tuple[str, Shortcut]]()
    for way in panel.likely:
        label = f"{_TURN} {briefly(way.option.menu, localiser.label, counted=True)}"
        if len(label) <= _WIDTHS[1] and label not in [one for one, _ in told]:
            told.append((label, way))
    for count in range(min(_TURNS, len(told)), 0, -1):
        fitting = sorted([one for one in told if len(one[0]) <= _WIDTHS[count]][:count], key=_by_place)
        if len(fitting) == count and cost + count + 1 < _COMPONENTS:
            heading = [Words("-# " + localiser("panel-whole-turns"))] if rows + 2 < limit else []
            if not heading and panel.table.first_game:
                return []  # without its heading the row would look like advice
            return [*heading, Buttons(tuple(_whole_turn(panel, *one) for one in fitting))]
    return []


def is_new_to_it(panel: Panel) -> bool:
    """Whether to explain the question unprompted: once, at its start, if the reader wants that."""
    habits = panel.table.seats[panel.seat].habits
    is_wanted = (habits.is_new or panel.table.first_game) and habits.explain
    return is_wanted and panel.is_asked_first and not panel.picks


def _by_place(turn: tuple[str, Shortcut]) -> Path:
    """Sort turns as the question offers them: an order by value would be advice."""
    return turn[1].route


def _whole_turn(panel: Panel, label: str, way: Shortcut) -> Button:
    return Button(label, _panel_id_for(panel).button("likely", path_words(way.route)))


def foot(
    panel: Panel,
    asked: PanelQuestion | None,
    localiser: Localiser,
    pending: Shortcut | None,
    wanted: Path | None = None,
) -> Buttons:
    """Return Undo, More and Confirm. `pending`: a pick that waits for Confirm, as it cannot be taken back.
    `wanted`: the route that a lesson asks for; Confirm is grey unless it leads there, and where only Undo
    does, it is blue. In a lesson the signs stand in place of More."""
    undo, confirm = _undo(panel, asked, localiser, pending), _confirm(panel, asked, localiser, pending)
    if wanted is None:
        return Buttons((undo, _more(panel, asked, localiser), confirm))
    if _confirms(panel, asked, pending, wanted):
        confirm = replace(confirm, style="plain" if confirm.disabled else "go")
    else:
        confirm = replace(confirm, style="plain", disabled=True)
        keys = [] if asked is None or pending is not None else [key for row in asked.rows for key in row.keys]
        if not undo.disabled and not any(wanted in key.leads_to for key in keys):
            undo = replace(undo, style="verb")
    return Buttons((undo, _signs(panel, asked, localiser), confirm))


def to_press(
    panel: Panel, asked: PanelQuestion, localiser: Localiser, pending: Shortcut | None, wanted: Path
) -> str:
    """Return the control that a lesson asks for now, in words: the only bright one."""
    shown = None if pending is not None else _leading(asked, wanted)
    if shown is not None:
        return _key_words(shown, panel, localiser)
    confirm = _confirms(panel, asked, pending, wanted)
    button = (_confirm if confirm else _undo)(panel, asked, localiser, pending)
    return localiser("learn-press", control=button.label)


def _key_words(shown: ShownKey, panel: Panel, localiser: Localiser) -> str:
    """Name a key and what it stands for."""
    key, label = shown.key, key_label(shown.key, panel, localiser)
    name = key.name
    if name is None and shown.way is not None and key.label != shown.way.option.menu[-1]:
        name = shown.way.option.menu[-1]
    if key.icon is not None and localiser.mark(key.icon) is not None:
        return localiser("learn-press", control=localiser.brief(key.icon))
    if name is None or localiser.brief(name) == label:
        return localiser("learn-press", control=label)
    return localiser("learn-press-named", control=label, name=localiser.brief(name).removesuffix("."))


def _confirms(panel: Panel, asked: PanelQuestion | None, pending: Shortcut | None, wanted: Path) -> bool:
    """Whether Confirm makes the wanted pick."""
    if pending is not None:
        return pending.route == wanted
    if asked is not None and asked.whole is not None:
        return asked.whole.route == wanted
    way = confirm_way(panel)
    return way is not None and way.route == wanted and (asked is None or asked.before is None)


def _undo(
    panel: Panel, asked: PanelQuestion | None, localiser: Localiser, pending: Shortcut | None
) -> Button:
    panel_id = _panel_id_for(panel)
    if pending is not None and not is_alone(panel, pending):
        custom_id: str | None = panel_id.button("back", path_words(() if asked is None else asked.path))
    elif asked is not None and asked.before is not None:
        custom_id = panel_id.button("back", path_words(asked.before))
    else:
        verb = "undoask" if panel.undone_with_it else "undo"
        custom_id = panel_id.button(verb) if panel.may_undo else None
    is_turn = panel.undo == "turn" and custom_id in (panel_id.button("undo"), panel_id.button("undoask"))
    is_short = not is_turn or is_lesson(panel)  # a lesson's foot stays on one line
    return Button(
        localiser.short("panel-undo" if is_short else "panel-undo-turn"),
        custom_id or panel_id.button("grey", "undo"),
        disabled=custom_id is None,
    )


def _more(panel: Panel, asked: PanelQuestion | None, localiser: Localiser) -> Button:
    path = () if asked is None else asked.path
    return Button(localiser.short("panel-more"), _panel_id_for(panel).button("more", path_words(path)))


def _signs(panel: Panel, asked: PanelQuestion | None, localiser: Localiser) -> Button:
    path = () if asked is None else asked.path
    return Button(localiser.short("learn-signs"), _panel_id_for(panel).button("legend", path_words(path)))


def _confirm(
    panel: Panel, asked: PanelQuestion | None, localiser: Localiser, pending: Shortcut | None
) -> Button:
    panel_id = _panel_id_for(panel)
    if panel.lesson is not None and panel.lesson.stray is not None:
        custom_id: str | None = None  # the lesson refuses this turn
    elif pending is not None:
        custom_id = panel_id.button("sure", path_words(pending.route))
    elif asked is not None and asked.whole is not None:
        custom_id = panel_id.button("pick", path_words(asked.whole.route))
    elif (way := confirm_way(panel)) is not None and (asked is None or asked.before is None):
        if way.route == (panel.confirm,):
            custom_id = panel_id.button("confirm")
        else:
            verb = "sure" if way.option.reveals else "pick"
            custom_id = panel_id.button(verb, path_words(way.route))
    else:
        custom_id = None
    skips = custom_id is not None and pending is None and _gives_up(panel, asked)
    style: Style = "plain" if custom_id is None or skips else "go"
    return Button(
        localiser.short("panel-skip" if skips else "panel-confirm"),
        custom_id or panel_id.button("grey", "confirm"),
        style,
        disabled=custom_id is None,
    )


def _gives_up(panel: Panel, asked: PanelQuestion | None) -> bool:
    """Whether Confirm would end the turn while more can be done: then it says so and is not green."""
    way = confirm_way(panel)
    is_asking = asked is not None and any(key.is_open for row in asked.rows for key in row.keys)
    return is_asking and way is not None and way.option.skips


def confirm_way(panel: Panel) -> Shortcut | None:
    """Return the shortcut that ends the turn as it stands, if there is just one."""
    ending = [way for way in panel.ways if way.option.confirms]
    return ending[0] if len(ending) == 1 else None


def is_alone(panel: Panel, way: Shortcut) -> bool:
    """Whether nothing else can sensibly be picked."""
    sensible = [one for one in panel.ways if not one.option.dominated]
    return len(sensible) == 1 and sensible[0].route == way.route


def only_reveal(panel: Panel) -> Shortcut | None:
    """Return the only possible pick if it reveals something: Confirm makes it."""
    sensible = [way for way in panel.ways if not way.option.dominated]
    return sensible[0] if len(sensible) == 1 and sensible[0].option.reveals else None


_COMPUTERS_HELP = ("panel-hint", "panel-stand-in")


def more_rows(panel: Panel, asked: PanelQuestion | None, localiser: Localiser) -> list[Block]:
    """Return what a turn seldom needs, every entry in its own place, grey where it is not allowed.

    A rated table never allows a computer's help, so it has no such entries."""
    said = path_words(() if asked is None else asked.path)
    panel_id, at, runs = _panel_id_for(panel), panel.table.id, panel.table.status == "running"
    may_think, rated = runs and not panel.picks, panel.table.rated
    may_order = panel.table.status in ("running", "paused")
    entries = (
        (  # look
            ("panel-look", custom_ids.button("look", at), True),
            ("panel-news-button", custom_ids.button("since", at), True),
            ("panel-plan", custom_ids.button("plan", at), True),
        ),
        (  # understand
            ("panel-explain", panel_id.button("explain"), panel.explained is not None),
            ("panel-why-not", custom_ids.button("why", at), panel.wants_reasons),
            ("panel-in-words", panel_id.button("inwords", said), panel.decision is not None),
        ),
        (("signs-button", custom_ids.button("signs", panel.table.game, at), True),),
        (  # get help
            ("panel-hint", panel_id.button("hint"), may_think and panel.is_awaited),
            ("panel-stand-in", custom_ids.button("standin", at), may_think),
            ("panel-orders", custom_ids.button("orders", at), may_order),
        ),
        (
            ("panel-restart", panel_id.button("restart"), bool(panel.picks)),
            ("panel-notes", custom_ids.button("notes", at), True),
            ("panel-tables", custom_ids.button("tables", "running", 0), True),
        ),
    )
    return [
        Buttons(
            tuple(
                Button(localiser.short(key), to, disabled=not may)
                for key, to, may in row
                if not (rated and key in _COMPUTERS_HELP)
            )
        )
        for row in entries
    ]


def back_foot(panel: Panel, asked: PanelQuestion | None, localiser: Localiser) -> Buttons:
    """Return the foot while More is open: Back, where Undo is."""
    panel_id, path = _panel_id_for(panel), () if asked is None else asked.path
    return Buttons(
        (
            Button(localiser.short("panel-back"), panel_id.button("back", path_words(path))),
            Button(localiser.short("panel-more"), panel_id.button("grey", "more"), disabled=True),
            Button(localiser.short("panel-confirm"), panel_id.button("grey", "confirm"), disabled=True),
        )
    )
