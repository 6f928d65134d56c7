"""Which printed values a table is played with: ours, or those that somebody has read off their box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.custom_content import Boxes, OwnBox
from bot.ui.kit.blocks import Entry, Menu
from bot.ui.kit.localiser import Voice
from bot.values.errors import PlayerError
from bot.values.table import ServerRules, Table
from engine.core.setup import CONTENT, PRINTED
from engine.core.text import Text, UserText, text
from engine.registry import GAMES

_OF_TABLE = "lobby-values-which", "lobby-values-entry"
_OURS = "-"
"""As a menu and a button name the values that ship."""


def values_text(name: UserText | None) -> Text:
    """By the name that its owner has given it; None: ours."""
    return text("lobby-values-ours") if name is None else text("lobby-values-box", name=name)


def values_lines(table: Table, voice: Voice) -> list[str]:
    """With which values this table is played, where some of them are ours."""
    game = GAMES.get(table.game)
    if game is None or game.form is None:
        return []
    return [voice("lobby-flag", name=text("lobby-values"), state=values_text(table.box))]


def values_of(table: Table | None) -> Any:
    """The set of printed values of this table; None: nobody has brought any."""
    game = None if table is None else GAMES.get(table.game)
    if table is None or table.box is None or game is None or game.sets is None:
        return None
    game.sets.bring_json(table.options[CONTENT], table.options[PRINTED])
    return game.sets.named(table.options[PRINTED])


def box_menu(
    custom_id: str, game: str, boxes: Sequence[OwnBox], chosen: str, voice: Voice, *, of_server: bool = False
) -> Menu:
    """Ours and each that is offered."""
    name = text(f"{game}-name")
    which, entry = ("server-values-which", "server-values-entry") if of_server else _OF_TABLE

    def offered(shown: UserText | None, value: str) -> Entry:
        label = voice.short(entry, game=name, values=values_text(shown))
        return Entry(label, value, chosen=value == (chosen or _OURS))

    entries = (offered(None, _OURS), *(offered(box.name, box.choice) for box in boxes))
    return Menu(custom_id, voice.short(which, game=name), entries)


def read_choice(value: str) -> str:
    """What a menu has sent."""
    return "" if value == _OURS else value


def usual_box(rules: ServerRules, boxes: Boxes, game: str) -> str:
    """What this server plays with, as far as it is offered."""
    choice = rules.boxes.get(game, "")
    return choice if boxes.chosen(game, choice) is not None else ""


def offered_or_usual(choice: str, rules: ServerRules, boxes: Boxes, game: str) -> str:
    """What somebody has chosen, as long as it is offered."""
    is_offered = not choice or boxes.chosen(game, choice) is not None
    return choice if is_offered else usual_box(rules, boxes, game)


def printed(boxes: Boxes, game: str, choice: str) -> dict[str, str]:
    """The option by which a new table names its values; of ours it need not."""
    if not choice:
        return {}
    if (box := boxes.chosen(game, choice)) is None:
        raise PlayerError("lobby-values-gone")
    return {PRINTED: box.content.fingerprint}
