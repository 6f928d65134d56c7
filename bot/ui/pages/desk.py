"""The one message of a table in somebody's inbox while nothing is asked of them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.kit.blocks import Block, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import where
from bot.ui.kit.localiser import Voice
from bot.ui.pages.table import table_buttons
from bot.values.read_models import Look
from bot.values.table import NOBODY, Table
from engine.core.text import Who, text


def resting_page(
    look: Look,
    voice: Voice,
    pictures: tuple[Picture, ...] = (),
    notes: Sequence[str] = (),
    *,
    asked: bool = False,
) -> Page:
    """What only they can see, what orders did for them, and for whom the table waits; `asked`: for them."""
    table, seat = look.table, NOBODY if look.seat is None else look.seat
    game = text(f"{table.game}-name")
    key = {"running": "yours" if asked else "waiting", "paused": "paused"}.get(table.status, "over")
    words = [voice(f"panel-title-{key}", game=game), where(table, seat, voice), *notes]
    blocks: list[Block] = [Words("\n".join(words))]
    if pictures:
        blocks.append(Pictures(pictures))
    if below := "" if asked else _waiting(table, seat, voice):
        blocks.append(Words(below))
    return Page((*blocks, table_buttons(table, voice)))


def _waiting(table: Table, seat: int, voice: Voice) -> str:
    if table.status == "paused":
        return voice("panel-paused")
    others = tuple(Who(other) for other in table.awaited if other != seat)
    return voice("panel-waiting-for", who=others) if others and table.status == "running" else ""
