"""Choices that stay open until Confirm: new tiles of a village are turned and moved, winter tiles toggled."""

from __future__ import annotations

import pytest

from bot.ui.kit.localiser import Localisers
from bot.ui.panel.controls import confirm_way, key_label
from bot.ui.panel.page import question_of
from bot.values.panel import Panel
from engine.keyflower.game import KEYFLOWER
from tests.conftest import NewStage
from tests.support.service_harness import ANN, BEN, Stage

LOCALISER = Localisers().plain("en", ("Ann", "Ben"), "keyflower")


@pytest.fixture
async def growing(new_stage: NewStage) -> tuple[Stage, str]:
    """Return a table at which Ann has won three tiles in spring."""
    stage = await new_stage(games={"keyflower": KEYFLOWER}, confirming=False)
    game_id = await stage.game(ANN, BEN, game="keyflower")
    won = 0
    while (table := await stage.services.queries.snapshot(game_id, ANN)).view.phase != "growth":
        person = (await stage.asked(game_id))[0]
        panel = await stage.services.turns.panel(game_id, person)
        assert panel.decision is not None
        if table.view.phase == "boats":
            line = panel.decision.options[0].words
        elif person == ANN and won < 3:
            own = panel.view.seats[panel.seat].screen
            colour = max(own.workers, key=own.workers.get)
            line, won = f"bid {panel.view.tiles[won].id} {colour} 1", won + 1
        else:
            line = "pass"
        await stage.services.turns.play_line(game_id, person, line, now=True, cause=stage.cause())
    return stage, game_id


async def press(stage: Stage, game_id: str, label: str) -> Panel:
    """Press the key with this label, or Confirm."""
    panel = await stage.services.turns.panel(game_id, ANN)
    if label == "Confirm":
        way = confirm_way(panel)
    else:
        question = question_of(panel)
        assert question is not None
        keys = {key_label(one.key, panel, LOCALISER): one for row in question.rows for one in row.keys}
        way = next(one.way for key, one in keys.items() if key == label or key.startswith(f"{label}:"))
    assert way is not None, f"{label} is grey"
    return await stage.services.turns.pick(game_id, ANN, panel.mark, *way.route, cause=stage.cause())


def rows(panel: Panel) -> list[str]:
    """Return the keys: `~` before a grey one, `▸` before a chosen one."""
    question = question_of(panel)
    assert question is not None
    return [
        " ".join(
            ("▸" if one.key.is_chosen else "" if one.is_open else "~") + key_label(one.key, panel, LOCALISER)
            for one in row.keys
        )
        for row in question.rows
    ]


async def test_a_tile_is_placed_turned_moved_and_the_next_one_taken_up(
    growing: tuple[Stage, str],
) -> None:
    stage, game_id = growing
    panel = await stage.services.turns.panel(game_id, ANN)
    first, second, third = (tile.id for tile in panel.view.seats[0].to_place)
    assert panel.kind == "cell", "the first tile is in hand already"
    assert panel.picks == ()
    assert rows(panel)[0].startswith("~⟲ ~⟳ First: "), "another tile can be the first"
    numbers = [key for row in rows(panel)[1:] for key in row.split() if not key.startswith("~")]

    panel = await press(stage, game_id, numbers[0])
    assert len(panel.picks) == 3, "its rotation follows"
    assert panel.moved is None
    assert f"▸{numbers[0]}" in " ".join(rows(panel))
    assert panel.confirm is None, "two tiles are left"

    if not rows(panel)[0].startswith("~"):
        turned = await press(stage, game_id, "⟳")
        assert turned.picks[:2] == panel.picks[:2]
        assert turned.picks[2] != panel.picks[2]
        back = await press(stage, game_id, "⟲")
        assert back.picks == panel.picks

    moved = await press(stage, game_id, numbers[1])
    assert moved.picks[0] == panel.picks[0] == f"place {first}"
    assert moved.picks[1] != panel.picks[1]
    assert f"▸{numbers[1]}" in " ".join(rows(moved))

    panel = await press(stage, game_id, "Next")
    assert panel.picks == (*moved.picks, f"place {second}")
    panel = await press(stage, game_id, "First")
    assert panel.picks == (*moved.picks, f"place {third}"), "another one instead"

    panel = await stage.services.turns.undo(game_id, ANN, cause=stage.cause())
    assert panel.picks == moved.picks, "the placed tile stays"
    panel = await stage.services.turns.undo(game_id, ANN, cause=stage.cause())
    assert panel.view.seats[0].placed == (), "it is taken up again, however often it was moved"


async def test_everything_is_placed_before_it_is_confirmed(growing: tuple[Stage, str]) -> None:
    stage, game_id = growing
    panel = await stage.services.turns.panel(game_id, ANN)
    while panel.confirm is None:
        if panel.kind != "cell":
            panel = await press(stage, game_id, "Next")
        free = [key for row in rows(panel)[1:] for key in row.split() if key.isdigit()]
        panel = await press(stage, game_id, free[0])
        assert panel.moved is None, "a tile that may still be turned is not handed over"
    assert len(panel.view.seats[0].placed) == 3
    done = await press(stage, game_id, "Confirm")
    assert done.moved is not None
    look = await stage.services.queries.snapshot(game_id, ANN)
    assert len(look.view.seats[0].village) == 4


async def test_a_winter_tile_chosen_again_is_taken_back(new_stage: NewStage) -> None:
    stage = await new_stage(games={"keyflower": KEYFLOWER}, confirming=False)
    game_id = await stage.game(ANN, BEN, game="keyflower")
    while (await stage.services.queries.snapshot(game_id, ANN)).view.phase != "winter":
        person = (await stage.asked(game_id))[0]
        panel = await stage.services.turns.panel(game_id, person)
        assert panel.decision is not None
        line = "pass" if panel.kind == "turn" else panel.decision.options[0].words
        await stage.services.turns.play_line(game_id, person, line, now=True, cause=stage.cause())
    panel = await stage.services.turns.panel(game_id, ANN)
    a, b, c = (f"tile:{tile}" for tile in panel.view.seats[0].screen.winter)
    assert rows(panel) == ["A B C"]
    await press(stage, game_id, "A")
    await press(stage, game_id, "C")
    panel = await press(stage, game_id, "B")
    assert rows(panel) == ["▸A ▸B ▸C"]
    assert panel.moved is None
    panel = await press(stage, game_id, "C")
    assert rows(panel) == ["▸A ▸B C"]
    panel = await press(stage, game_id, "A")
    assert [way.option.focus for way in panel.ways if way.route[0] < 0] == [b]
    panel = await press(stage, game_id, "B")
    assert panel.picks == ()
    assert {way.option.focus for way in panel.ways} == {a, b, c}
