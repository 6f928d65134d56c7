"""The controls of a panel: the keys of the question, whole turns, More, and the foot.

The foot is always Undo, More and Confirm, in this order; a button that can do nothing is grey.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from bot.ui.interactions import custom_ids
from bot.ui.interactions.custom_ids import PanelId, path_words
from bot.ui.kit.blocks import Block, Button, Buttons, Words
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import briefly
from bot.ui.panel.lessons import is_lesson, wanted_route
from bot.ui.panel.sentence import PanelQuestion, Path, ShownKey
from bot.values.panel import Panel, Shortcut
from engine.core.text import Text, Who, text
from render.kit.panel_layout import Key, KeyRow
from render.kit.text import with_capital
from render.registry import seat_marks

_TURN = "⚡"  # before a whole turn
_TURNS = 3
_WIDTHS = {1: 34, 2: 15, 3: 9}  # characters of a label, by the number of buttons in one line of a phone
_ROWS, _TALL_ROWS = 5, 3  # below a square picture, and below a tall one
_COMPONENTS = 30  # of all rows together
_MORE_ROW = 3  # buttons
_COMPUTER = "🤖 "  # before a computer's name
_NAME = 6  # characters of a player's name on a key
_SIGNS = {"crown": "♛", "star": "★", "leaf": "☘", "wave": "≈", "moon": "☾", "flame": "♨"}


class Controls:
    """The controls of a panel. `pending`: a pick that waits for Confirm, as it cannot be taken back.

    In a lesson the key or button to press next is blue, or green, and all others are grey.
    """

    def __init__(
        self,
        panel: Panel,
        question: PanelQuestion | None,
        localiser: Localiser,
        pending: Shortcut | None = None,
    ) -> None:
        self.panel, self.question, self.localiser, self.pending = panel, question, localiser, pending
        self._id = PanelId(panel.table.id, panel.seat, panel.mark)
        self._path = path_words(() if question is None else question.path)
        self._before = None if question is None else question.before
        self._rows = () if question is None else question.rows
        self._keys = [shown for row in self._rows for shown in row.keys]
        self._lesson_route = wanted_route(panel)
        self._lesson_key = self._key_to_press()
        self._confirm_press = self._made_by_confirm()

    def question_rows(self) -> list[Block]:
        blocks, ids = list[Block](), Counter[str]()
        for number, row in enumerate(self._rows):
            shared = self._shared_icon(row.row)
            if heading := row.row.heading or shared:
                blocks.append(Words(f"-# {with_capital(self.localiser.say(heading))}"))
            keys = list[Button]()
            for place, shown in enumerate(row.keys):
                key = self._key(shown, f"{number}.{place}")
                if ids[key.custom_id]:  # of two rotations both arrows lead to the other
                    key = replace(key, custom_id=f"{key.custom_id}:again")
                if shared is not None and row.row.heading is None:  # the heading names the piece
                    key = replace(key, label=str(shown.key.label))
                keys.append(key)
                ids[key.custom_id] += 1
            blocks.append(Buttons(tuple(keys)))
        return blocks

    def _shared_icon(self, row: KeyRow) -> Text | None:
        """Return the piece of a row whose keys are all about it, where its icon cannot be shown."""
        icons = {key.icon for key in row.keys if key.is_counted}
        icon = icons.pop() if len(icons) == 1 and len(row.keys) > 1 else None
        return icon if icon is not None and self.localiser.mark(icon) is None else None

    def _key(self, shown: ShownKey, at: str) -> Button:
        if shown.way is not None:
            custom_id = self._id.button("pick", path_words(shown.way.route))
        elif shown.path is not None:
            custom_id = self._id.button("open", path_words(shown.path))
        else:
            custom_id = self._id.button("grey", at)
        is_lit = shown is self._lesson_key
        is_blue = is_lit if self._lesson_route is not None else shown.is_said or shown.key.is_chosen
        return Button(
            key_label(shown.key, self.panel, self.localiser),
            custom_id,
            "verb" if is_blue else "plain",
            disabled=not (shown.is_open and (self._lesson_route is None or is_lit)),
            icon=None if shown.key.icon is None else self.localiser.mark(shown.key.icon),
        )

    def _key_to_press(self) -> ShownKey | None:
        """Return the one key that a lesson asks for: of tabs and places the place, of pieces the first."""
        if self.pending is not None or self._lesson_route is None:
            return None  # Confirm or Undo comes next
        rows = sorted(self._rows, key=lambda row: (row.row.tabs, -row.row.depth))
        keys = (shown for row in rows for shown in row.keys if shown.is_open and not shown.is_said)
        return next((shown for shown in keys if self._lesson_route in shown.leads_to), None)

    def whole_turns(self, above: Sequence[Block], *, square: bool = True) -> list[Block]:
        """Return one row of whole turns, as many as fit one line; none where the question leaves no space.

        `square`: the picture is low, which leaves more space."""
        rows = sum(isinstance(block, Buttons) for block in above)
        left = _COMPONENTS - sum(block.cost for block in above) - 1
        limit = _ROWS if square else _TALL_ROWS
        if rows >= limit or self.panel.lesson is not None:
            return []
        told = dict[str, Shortcut]()
        for way in self.panel.likely:
            label = f"{_TURN} {briefly(way.option.menu, self.localiser.label, counted=True)}"
            told.setdefault(label, way)
        heading = [Words("-# " + self.localiser("panel-whole-turns"))] if rows + 2 < limit else []
        if not heading and self.panel.table.first_game:
            return []  # without its heading the row would look like advice
        for count in range(min(_TURNS, left - 1), 0, -1):
            fitting = [one for one in told.items() if len(one[0]) <= _WIDTHS[count]][:count]
            if len(fitting) == count:
                fitting.sort(key=lambda turn: turn[1].route)  # an order by value would be advice
                turns = (self._button(label, "likely", path_words(way.route)) for label, way in fitting)
                return [*heading, Buttons(tuple(turns))]
        return []

    def foot(self) -> Buttons:
        """Return Undo, More and Confirm. In a lesson the signs stand in place of More; Confirm is grey unless
        it comes next, and where only Undo is left, it is blue."""
        undo, confirm = self._undo(), self._confirm()
        if self._lesson_route is None:
            return Buttons((undo, self._button_for("panel-more", "more", self._path), confirm))
        if self.wants_confirm():
            confirm = replace(confirm, style="plain" if confirm.disabled else "go")
        else:
            confirm = replace(confirm, style="plain", disabled=True)
            keys = self._keys if self.pending is None else []
            if not undo.disabled and not any(self._lesson_route in key.leads_to for key in keys):
                undo = replace(undo, style="verb")
        return Buttons((undo, self._signs(), confirm))

    def to_press(self) -> str:
        """Return the control that a lesson asks for now, in words."""
        if self._lesson_key is not None:
            return self._key_words(self._lesson_key)
        control = self._confirm() if self.wants_confirm() else self._undo()
        return self.localiser("learn-press", control=control.label)

    def wants_confirm(self) -> bool:
        """Whether a lesson asks for Confirm now."""
        return self._confirm_press is not None and self._confirm_press[1] == self._lesson_route

    def _key_words(self, shown: ShownKey) -> str:
        """Name a key and what it stands for, without a tile's upgraded side."""
        key, localiser = shown.key, self.localiser
        label, name = key_label(key, self.panel, localiser), name_of(shown)
        if key.is_counted and key.icon is not None and localiser.mark(key.icon) is not None:
            return localiser("learn-press", control=localiser.brief(key.name or key.icon))
        if name is None or key.is_counted or (told := localiser.brief(name)) == label:
            return localiser("learn-press", control=label)
        return localiser("learn-press-named", control=label, name=told.partition(". ")[0].removesuffix("."))

    def _undo(self) -> Button:
        key = "panel-undo"
        if self.pending is not None and not is_alone(self.panel, self.pending):
            return self._button_for(key, "back", self._path)
        if self._before is not None:
            return self._button_for(key, "back", path_words(self._before))
        if not self.panel.may_undo:
            return self._button_for(key, "grey", "undo", grey=True)
        if self.panel.undo == "turn" and not is_lesson(self.panel):  # a lesson's foot stays on one line
            key = "panel-undo-turn"
        return self._button_for(key, "undoask" if self.panel.undone_with_it else "undo")

    def _made_by_confirm(self) -> tuple[str, Path] | None:
        """Return the verb of Confirm, and the route that it makes."""
        ending = confirm_way(self.panel)
        if self.pending is not None:
            return "sure", self.pending.route
        if self.question is not None and self.question.whole is not None:
            return "pick", self.question.whole.route
        if ending is None or self._before is not None:
            return None
        if ending.route == (self.panel.confirm,):
            return "confirm", ending.route
        return "sure" if ending.option.reveals else "pick", ending.route

    def _confirm(self) -> Button:
        is_refused = self.panel.lesson is not None and self.panel.lesson.stray is not None
        if self._confirm_press is None or is_refused:
            return self._button_for("panel-confirm", "grey", "confirm", grey=True)
        verb, route = self._confirm_press
        args, ending = () if verb == "confirm" else (path_words(route),), confirm_way(self.panel)
        is_asking = self.pending is None and any(key.is_open for key in self._keys)
        if is_asking and ending is not None and ending.option.skips:  # it would end the turn too early
            is_final = route == ending.route and (self.panel.final is not None or ending.option.reveals)
            label = self.localiser.label(ending.option.skips)
            return self._button(label, "skip" if is_final else verb, *args)
        return replace(self._button_for("panel-confirm", verb, *args), style="go")

    def more_rows(self) -> list[Block]:
        """Return what a turn seldom needs, the most used first, every entry in its own place, grey where it
        is not allowed."""
        panel, table, of_table = self.panel, self.panel.table, custom_ids.button
        may_think = table.status == "running" and not panel.picks and not table.rated
        entries = (
            ("panel-look", of_table("look", table.id), True),
            ("panel-news-button", of_table("since", table.id), True),
            ("panel-in-words", self._id.button("inwords", self._path), panel.decision is not None),
            ("panel-hint", self._id.button("hint"), may_think and panel.is_awaited),
            ("panel-explain", self._id.button("explain"), panel.explained is not None),
            ("panel-why-not", of_table("why", table.id), panel.wants_reasons),
            ("panel-orders", of_table("orders", table.id), table.is_going),
            ("panel-notes", of_table("notes", table.id), True),
            ("panel-restart", self._id.button("restart"), bool(panel.picks)),
            ("panel-plan", of_table("plan", table.id), True),
            ("panel-stand-in", of_table("standin", table.id), may_think),
            ("panel-tables", of_table("tables", "running", 0), True),
        )
        buttons = [Button(self.localiser.short(key), to, disabled=not may) for key, to, may in entries]
        starts = range(0, len(buttons), _MORE_ROW)
        return [Buttons(tuple(buttons[start : start + _MORE_ROW])) for start in starts]

    def more_foot(self) -> Buttons:
        """Return the foot while More is open: Back where Undo is, and the signs where More is, as in a
        lesson."""
        confirm = self._button_for("panel-confirm", "grey", "confirm", grey=True)
        return Buttons((self._button_for("panel-back", "back", self._path), self._signs(), confirm))

    def _signs(self) -> Button:
        return self._button_for("learn-signs", "legend", self._path)

    def _button_for(self, key: str, verb: str, *args: object, grey: bool = False) -> Button:
        return replace(self._button(self.localiser.short(key), verb, *args), disabled=grey)

    def _button(self, label: str, verb: str, *args: object) -> Button:
        return Button(label, self._id.button(verb, *args))


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


def name_of(shown: ShownKey) -> Text | None:
    """Return the piece that a key stands for, else the pick that it makes, if its label says something
    else."""
    if shown.key.name is not None or shown.way is None or shown.key.label == shown.way.option.menu[-1]:
        return shown.key.name
    return shown.way.option.menu[-1]


def confirm_way(panel: Panel) -> Shortcut | None:
    """Return the shortcut that ends the turn as it stands, if there is just one."""
    ending = [way for way in panel.ways if way.option.confirms]
    return ending[0] if len(ending) == 1 else None


def only_way(panel: Panel, *, aside: bool = True) -> Shortcut | None:
    """Return the only shortcut that can sensibly be picked. `aside`: those beside the question count, too."""
    sensible = [way for way in panel.ways if not way.option.dominated and (aside or not way.option.aside)]
    return sensible[0] if len(sensible) == 1 else None


def is_alone(panel: Panel, way: Shortcut) -> bool:
    """Whether nothing else can sensibly be picked."""
    only = only_way(panel)
    return only is not None and only.route == way.route
