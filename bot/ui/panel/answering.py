"""The controls below the question: its own, whole turns, and the last row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.ui.interactions import custom_ids
from bot.ui.interactions.custom_ids import PanelId, path_words
from bot.ui.kit.blocks import Block, Button, Buttons, Entry, Mark, Menu, rows
from bot.ui.kit.limits import ROW
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import briefly
from bot.ui.panel.controls import Controls
from bot.ui.panel.lettering import MARK
from bot.ui.panel.screenful import CONTROLS, ROWS, as_line, count, height
from bot.ui.panel.sizes import LABEL
from bot.ui.panel.tree import whole_way
from bot.values.panel import Panel, Shortcut
from engine.core.caches import identity_cache

_TURN = "⚡"  # before a whole turn
_TURNS = 8  # whole turns at most
_AT_HAND = 3  # of these, buttons at most


def panel_id_for(panel: Panel) -> PanelId:
    return PanelId(panel.table.id, panel.seat, panel.mark)


def answering(
    panel: Panel,
    shown: Controls | None,
    path: Sequence[int],
    localiser: Localiser,
    onward: Button | None = None,
) -> list[Block]:
    """Return the question's controls, whole turns, and the last row: Confirm or End, Undo and More.

    After a turn was handed over, Undo comes first; `onward` leads to another table.
    """
    foot = foot_of(panel, path, localiser)
    first = rows([_undo(panel, localiser)] if panel.hands_back else [])
    if shown is None:
        return [*first, *rows([*filter(None, [onward]), *foot, *_seldom(panel, localiser)])]
    if panel.confirm is not None and shown.only_beside:
        return [*first, *rows(foot), *shown.blocks]
    own = [*first, *shown.blocks]
    ends = own[-1] if own else None
    above = own[:-1] if shown.last and _joins(ends, foot) else own
    turns = _whole_turns(
        panel, above, shown.badges, CONTROLS - shown.spare - count(own) - len(foot), localiser
    )
    is_alone = not (turns or panel.confirm is not None)
    if isinstance(ends, Buttons) and (shown.last or is_alone) and _joins(ends, foot):
        return [*own[:-1], *turns, Buttons((*ends.buttons, *foot))]
    return [*own, *turns, *rows(foot)]


def _joins(ends: Block | None, foot: Sequence[Button]) -> bool:
    """Whether these fit in one row with the last row of the panel."""
    if not isinstance(ends, Buttons):
        return False
    together = Buttons((*ends.buttons, *foot))
    return len(together.buttons) <= ROW and height([together]) == 1


def behind_more(panel: Panel, shown: Controls, path: Sequence[int], localiser: Localiser) -> list[Block]:
    """Return what did not fit beside the question, rarely used controls, and a way back."""
    back = Button(localiser.short("panel-back"), panel_id_for(panel).button("open", path_words(path)))
    seldom, beside = [*_seldom(panel, localiser), back], list(shown.rest)
    if count(beside) + len(seldom) > CONTROLS:
        lines = [as_line(one) for block in beside if isinstance(block, Buttons) for one in block.buttons]
        menu_id = panel_id_for(panel).menu("choose", "beside")
        beside = [Menu(menu_id, localiser.short("panel-choose"), tuple(lines))] if lines else []
    if count(beside) + len(seldom) > CONTROLS:  # the plan leads there, too
        seldom = [one for one in seldom if one.custom_id != custom_ids.button("look", panel.table.id)]
    return [*beside, *rows(seldom)]


@identity_cache("turns told", 4, 20_000)
def told_turns(panel: Panel, localiser: Localiser) -> list[tuple[str, Shortcut]]:
    """Return a few turns that fit one line, in the order they are found."""
    told, alike = dict[str, Shortcut](), set[tuple[str, ...]]()
    for way in panel.likely:
        label = f"{_TURN} {briefly(way.option.menu, localiser.label)}"
        if len(label) > LABEL:
            label = f"{_TURN} {briefly(way.option.menu, localiser.label, counted=True)}"
        picks = tuple(sorted(way.picks))  # the same turn in another order
        if len(label) <= LABEL and len(told) < _TURNS and picks not in alike:
            told.setdefault(label, way)
            alike.add(picks)
    return list(told.items())


def _whole_turns(
    panel: Panel, own: Sequence[Block], badges: Mapping[str, str], room: int, localiser: Localiser
) -> list[Block]:
    """Return whole turns below the question's controls: a few as buttons, the others in a menu.

    They have the order in which the panel offers their first picks: an order by value would be advice.
    """
    told = told_turns(panel, localiser)
    high = ROWS + 1 if badges else ROWS  # without letters the picture should show all boards
    for most in range(min(_AT_HAND, len(told)), -1, -1):
        for others in (told[most:], []):
            drawn = _turns_drawn(panel, told[:most], others, badges, localiser)
            if count(drawn) <= room and height([*own, *drawn]) <= high:
                return drawn
    return []


def _turns_drawn(
    panel: Panel,
    at_hand: Sequence[tuple[str, Shortcut]],
    others: Sequence[tuple[str, Shortcut]],
    badges: Mapping[str, str],
    localiser: Localiser,
) -> list[Block]:
    panel_id = panel_id_for(panel)
    buttons = [
        Button(
            letter or label,
            panel_id.button("likely", path_words(way.route)),
            icon=None if letter else _icon(way, localiser),
        )
        for label, way in sorted(at_hand, key=_by_place)
        for letter in [_lettered(panel, way, badges, localiser)]
    ]
    lines = tuple(
        Entry(label, f"t{path_words(way.route)}", icon=_icon(way, localiser))
        for label, way in sorted(others, key=_by_place)
    )
    heading = " ".join((_TURN, localiser.short("panel-whole-turns")))
    menu = Menu(panel_id.menu("choose", "turns"), heading, lines)
    return [*rows(buttons), *([menu] if lines else [])]


def _by_place(turn: tuple[str, Shortcut]) -> tuple[int, ...]:
    return turn[1].route


def _lettered(panel: Panel, way: Shortcut, badges: Mapping[str, str], localiser: Localiser) -> str:
    """Return a turn by the letter of its first place; empty if it has none."""
    first = panel.decision.options[way.route[0]] if panel.decision is not None else None
    if first is None or first.focus not in badges:
        return ""
    verb, rest = way.option.menu[: len(first.menu) - 1], way.option.menu[len(first.menu) :]
    place = f"{briefly(verb, localiser.label)} {badges[first.focus]}".lstrip()
    return f"{_TURN} {place}{MARK}{briefly(rest, localiser.label)}" if rest else ""


def _icon(way: Shortcut, localiser: Localiser) -> Mark | None:
    return localiser.mark(whole_way(way.option.menu))


def _undo(panel: Panel, localiser: Localiser) -> Button:
    key = "panel-undo" if panel.undo == "pick" else "panel-undo-turn"
    return Button(localiser.short(key), panel_id_for(panel).button("undo"))


def foot_of(panel: Panel, path: Sequence[int], localiser: Localiser) -> list[Button]:
    """Return the last row: hand over, undo, and More."""
    panel_id = panel_id_for(panel)
    buttons: list[Button] = []
    if panel.confirm is not None:
        buttons.append(Button(localiser.short("panel-confirm"), panel_id.button("confirm"), "go"))
    if panel.may_undo and not panel.hands_back:
        buttons.append(_undo(panel, localiser))
    if panel.decision is not None:
        buttons.append(Button(localiser.short("panel-more"), panel_id.button("more", path_words(path))))
    return buttons


def _seldom(panel: Panel, localiser: Localiser) -> list[Button]:
    """Return rarely used controls: behind More, or visible while no question is open.

    The screen is beside the plan.
    """
    panel_id = panel_id_for(panel)
    buttons: list[Button] = []
    if len(panel.picks) > 1:
        buttons.append(Button(localiser.short("panel-restart"), panel_id.button("restart")))
    if panel.explained is not None:  # which leads to the reasons
        buttons.append(Button(localiser.short("panel-explain"), panel_id.button("explain")))
    elif panel.wants_reasons:
        buttons.append(Button(localiser.short("panel-why-not"), custom_ids.button("why", panel.table.id)))
    buttons.append(Button(localiser.short("panel-plan"), custom_ids.button("plan", panel.table.id)))
    buttons.append(Button(localiser.short("panel-look"), custom_ids.button("look", panel.table.id)))
    if panel.is_awaited and not panel.picks and panel.table.status == "running" and not panel.table.rated:
        buttons.append(Button(localiser.short("panel-hint"), panel_id.button("hint")))
    if panel.table.status in ("running", "paused"):
        buttons.append(Button(localiser.short("panel-orders"), custom_ids.button("orders", panel.table.id)))
        if not panel.picks:
            buttons += _beside(panel, localiser)
        if panel.decision is None:
            buttons.append(Button(localiser.short("panel-refresh"), panel_id.button("open", custom_ids.ROOT)))
    return buttons


def _beside(panel: Panel, localiser: Localiser) -> list[Button]:
    """Return controls outside the turn: a computer that plays it, unless the table is rated, and notes."""
    at = panel.table.id
    may = panel.table.status == "running" and not panel.table.rated
    computer = [Button(localiser.short("panel-stand-in"), custom_ids.button("standin", at))] if may else []
    return [*computer, Button(localiser.short("panel-notes"), custom_ids.button("notes", at))]
