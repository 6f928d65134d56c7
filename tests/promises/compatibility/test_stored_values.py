"""A game that was brought here with the values of another box keeps them: after a restart, in copies of it,
and in the process in which computers think."""

from __future__ import annotations

import gc
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.services.turn.computer_pool import ComputerTask, answered
from bot.values.errors import DamagedError, LobbyError
from engine.core.form_input import LONGEST
from engine.core.record import export, imported, record_of, verify
from engine.core.setup import CONTENT, PRINTED
from engine.core.text import UserText
from engine.keyflower.game import KEYFLOWER
from engine.keyper.content.box import SHIPPED
from engine.keyper.content.sets import SETS
from engine.keyper.game import KEYPER
from tests.conftest import NewStage
from tests.support.conformance import setup_for
from tests.support.filled_forms import forget
from tests.support.service_harness import ANN, BEN, CAT, PLACE

OTHER = replace(SHIPPED, name="my box", build_costs=SHIPPED.build_costs | {"barn": ("wheat", "wheat")})
BOXES: list[tuple[Any, Any]] = [
    (KEYPER, OTHER),
    (KEYFLOWER, replace(KEYFLOWER.sets.newest, name="my box", most_users=4, contract_points=5)),
]


def elsewhere(game: Any, box: Any) -> bytes:
    """The record of a game that was begun where the box is known; here it is not."""
    setup = setup_for(game, 2, printed=game.sets.bring(box))
    data = export(record_of(game, setup, (), game.new_game(setup)))
    forget(game.sets)
    return data


@pytest.mark.parametrize(("game", "box"), BOXES)
async def test_a_game_keeps_its_values_after_a_restart(new_stage: NewStage, game: Any, box: Any) -> None:
    stage = await new_stage(games={game.key: game})
    table = await stage.services.transfer.import_(
        elsewhere(game, box), CAT, PLACE, moderator=True, people=(ANN, BEN), cause="i"
    )
    assert table.options[PRINTED] == box.fingerprint
    forget(game.sets)
    await stage.restart()
    panel = await stage.services.turns.panel(table.id, ANN)
    assert panel.view.content == box
    forget(game.sets)
    record = imported((await stage.services.transfer.copy(table.id)).data)
    assert CONTENT not in record.setup.options
    forget(game.sets)
    assert verify(record, game).content == box


@pytest.mark.parametrize(("game", "box"), BOXES)
async def test_a_computer_thinks_by_the_values_of_its_game(game: Any, box: Any) -> None:
    brought = imported(elsewhere(game, box))
    state = verify(brought, game)
    kept = game.with_content_embedded(brought.setup)
    saved, (seat,) = game.to_json(state), game.seats_to_act(state)
    forget(game.sets)
    thought = ComputerTask(game.key, saved, seat, "normal", "seed", steps=5)
    thought = replace(thought, printed=box.fingerprint, content=kept.options[CONTENT])
    assert answered(thought).picks


def test_printed_values_are_stored_with_no_game() -> None:
    setup = setup_for(KEYPER, 2)
    assert KEYPER.with_content_embedded(setup) == setup
    assert CONTENT not in setup.options


async def test_a_table_opened_with_a_box_goes_on_where_nobody_knows_the_box(new_stage: NewStage) -> None:
    stage = await new_stage(games={"keyper": KEYPER})
    table = await stage.lobby(ANN, BEN, game="keyper", printed=SETS.bring(OTHER))
    assert table.box == UserText("my box", LONGEST)
    forget(SETS)
    await stage.restart()
    await stage.services.lobby.start(table.id, ANN, cause=stage.cause())
    (first,) = await stage.asked(table.id)
    await stage.turn(table.id, first)
    forget(SETS)
    await stage.restart()
    (second,) = await stage.asked(table.id)
    panel = await stage.services.turns.panel(table.id, second)
    assert panel.view.content == OTHER
    await stage.turn(table.id, second)
    await stage.services.seats.end(table.id, ANN, cause=stage.cause())
    forget(SETS)
    again = await stage.services.rematches.ask(table.id, BEN, cause=stage.cause())
    assert (again.box, again.options[PRINTED]) == (UserText("my box", LONGEST), OTHER.fingerprint)


async def test_a_table_in_memory_keeps_its_values_though_others_bring_many(new_stage: NewStage) -> None:
    stage = await new_stage(games={"keyper": KEYPER})
    game_id = await stage.game(ANN, BEN, game="keyper", printed=SETS.bring(replace(OTHER, name="mine")))
    for number in range(150):
        SETS.bring(replace(OTHER, name=f"box {number}"))
    gc.collect()
    (first,) = await stage.asked(game_id)
    panel = await stage.turn(game_id, first)
    assert panel.view.content.name == "mine"


async def test_a_box_that_nobody_knows_is_not_opened(new_stage: NewStage) -> None:
    stage = await new_stage(games={"keyper": KEYPER})
    forget(SETS)
    with pytest.raises(LobbyError):
        await stage.lobby(ANN, BEN, game="keyper", printed="0123456789abcdef")


async def test_a_record_whose_values_have_an_endless_name_is_refused(new_stage: NewStage) -> None:
    odd = replace(OTHER, name="x" * 5000)
    SETS.bring_json(msgspec.json.encode(odd), odd.fingerprint)
    setup = setup_for(KEYPER, 2, printed=odd.fingerprint)
    data = export(record_of(KEYPER, setup, (), KEYPER.new_game(setup)))
    stage = await new_stage(games={"keyper": KEYPER})
    with pytest.raises(DamagedError):
        await stage.services.transfer.import_(data, CAT, PLACE, moderator=True, cause="i")
