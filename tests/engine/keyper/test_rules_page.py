"""Every typed example on the rules page works in a position that fits it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.keyper.content.house import BOATS, BUILD_COSTS
from engine.keyper.game import KEYPER
from engine.keyper.state import Errand
from tests.support import keyper_box as printed
from tests.support.conformance import setup_for
from tests.support.keyper import Table, price
from tests.support.keyper_box import OFFERED

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "keyper.md").read_text(encoding="utf-8")
ORDER = "/orders add "


def chapter(heading: str) -> str:
    return PAGE.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]


def typed() -> list[str]:
    """Return the entries of the column "you type"."""
    rows = [line.split("|") for line in chapter("How to type a move").splitlines() if line.startswith("| ")]
    return [code for row in rows for code in re.findall("`([^`]+)`", row[2])]


@pytest.fixture
def printed_values(table_values: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Costs and boats as they are, on boards with every kind of field."""
    for tile, cost in BUILD_COSTS.items():
        price(monkeypatch, tile, *cost)
    for boat in BOATS:
        monkeypatch.setitem(printed.BOAT, boat.id, boat)


def sending(colour: str, place: str = "", **goods: int) -> Table:
    table = Table().keyples(0, colour).goods(0, **goods)
    return table.play(f"send {colour} {place}") if place else table


def invited() -> Table:
    return Table().keyples(0, "brown").keyples(1, "white").play("send brown logs@board-1 end")


def laying(place: str, standing: int) -> Table:
    table = Table().claims(0, 1).built(0, "farm-3", "barn").keyples(1, "grey").lay_turn(0)
    for _ in range(standing):
        table.stands(place, "brown")
    return table


def errand(stage: str, season: int, **goods: int) -> Table:
    table = Table(2, season).all_claim().goods(0, **goods)
    table.state.stage, table.state.errands = stage, [Errand(0)]  # type: ignore[assignment]  # one of its names
    table.player(0).winter_fairs = ["winter-3"]
    return table


def folding() -> Table:
    table = Table(2).all_claim().keyples(0, "brown").built(0, "village-12", "dock")
    return table.play("send brown village-12 end")


def resting() -> Table:
    table = Table(2).all_claim().keyples(0, "brown").built(0, "village-12", "dock")
    for _ in range(9):
        table.stands("farm-1", "grey")
    return table.play("send brown village-12 end").play("fold a end", 0).play("fold a end", 1)


POSITIONS: dict[str, Callable[[], Table]] = {
    "keyper board-2 end": lambda: sending("brown"),
    "send brown logs@board-1 end": lambda: sending("brown"),
    "send light-blue river@board-1 boat-4 sell horse end": lambda: sending("light-blue", horse=1),
    "send brown logs@board-1 lay end": lambda: sending("brown").stands("logs@board-1", "brown"),
    "leave": lambda: sending("brown").stands("logs@board-1", "brown").play("send brown logs@board-1"),
    "join white end": invited,
    "skip end": invited,
    "lay farm-3 end": lambda: laying("farm-3", 1),
    "lay logs@board-1 both end": lambda: laying("logs@board-1", 2),
    "give clay get log rock": lambda: sending("brown", "trade-raw@board-1", clay=1),
    "take barn": lambda: sending("brown").shown("barn").play("send brown country-tile@board-1"),
    "build cow-shed farm-2 with clay log": lambda: (
        sending("brown", clay=1, log=1).holds(0, "cow-shed").play("send brown build@board-1")
    ),
    "send grey farm-2 build barn with clay log rock end": lambda: sending(
        "grey", clay=1, log=1, rock=1
    ).holds(0, "barn"),
    "upgrade barn with wheat": lambda: (
        sending("grey", wheat=1, clay=1).built(0, "farm-1", "barn").play("send grey upgrade@board-1")
    ),
    "receive sheep": lambda: sending("brown", "river@board-1 boat-1"),
    "sell sheep": lambda: sending("brown", "river@board-1 boat-1", sheep=1),
    "sell brick as clay": lambda: sending("brown", "river@board-1 boat-1", brick=1),
    "at-most 1": lambda: sending("brown", "logs@board-1"),
    "hold summer": lambda: errand("fairs", 1, pig=1, clay=1),
    "hold winter-3 for 4": lambda: errand("fairs", 3, cow=1, brick=1),
    "hold winter-3 for 6": lambda: errand("fairs", 3, cow=1, ruby=1),
    "release cow": lambda: errand("housing", 0, cow=5, horse=1).built(0, "farm-1", "farmyard"),
    "fold b end": folding,
    "rest brown": resting,
}


@pytest.mark.usefixtures("printed_values")
def test_every_example_of_a_move_can_be_played() -> None:
    examples = [line for line in typed() if not line.startswith(ORDER)]
    assert examples
    assert [line for line in examples if line not in POSITIONS] == []
    assert [line for line in examples if not POSITIONS[line]().offers(line)] == []


def test_every_example_of_an_order_is_on_offer() -> None:
    state = KEYPER.new_game(setup_for(KEYPER, 3, "orders"))
    offered = {offer.words for offer in KEYPER.plans(KEYPER.view_for(state, 1))}
    for board in state.boards:  # as in autumn, where there are gems
        board.display = OFFERED["autumn"][0]
    offered |= {offer.words for offer in KEYPER.plans(KEYPER.view_for(state, 1))}
    examples = [line.removeprefix(ORDER) for line in typed() if line.startswith(ORDER)]
    assert examples
    assert set(examples) <= offered
    told = re.findall("`([^`]+)`", chapter("How the bot saves you questions").split("\n- The end of", 1)[0])
    assert {words for words in told if words.startswith(("join", "skip"))} <= offered
