"""A game that was brought here with the values of another box keeps them: after a restart, in copies of it,
and in the process in which computers think."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.services.turn.thinking import Thought, answered
from engine.core.record import export, imported, record_of, verify
from engine.core.setup import CONTENT, PRINTED
from engine.keyper.content.box import SHIPPED
from engine.keyper.content.sets import SETS
from engine.keyper.game import KEYPER
from tests.bot.services.conftest import NewStage
from tests.bot.services.stage import ANN, BEN, CAT, PLACE
from tests.support.conformance import setup_for
from tests.support.filled_forms import forget

OTHER = replace(SHIPPED, name="my box", build_costs=SHIPPED.build_costs | {"barn": ("wheat", "wheat")})


@pytest.fixture
def elsewhere() -> bytes:
    """The record of a game that was begun where the box is known; here it is not."""
    setup = setup_for(KEYPER, 2, **{PRINTED: SETS.bring(OTHER)})
    data = export(record_of(KEYPER, setup, (), KEYPER.new_game(setup)))
    forget(SETS)
    return data


async def test_a_game_keeps_its_values_after_a_restart(new_stage: NewStage, elsewhere: bytes) -> None:
    stage = await new_stage(games={"keyper": KEYPER})
    table = await stage.services.transfer.import_(
        elsewhere, CAT, PLACE, moderator=True, people=(ANN, BEN), cause="i"
    )
    assert table.options[PRINTED] == OTHER.fingerprint
    forget(SETS)
    await stage.restart()
    panel = await stage.services.table.panel(table.id, ANN)
    assert panel.view.content == OTHER
    forget(SETS)
    record = imported((await stage.services.transfer.copy(table.id)).data)
    assert CONTENT not in record.setup.options
    forget(SETS)
    assert verify(record, KEYPER).content == OTHER


async def test_a_computer_thinks_by_the_values_of_its_game(elsewhere: bytes) -> None:
    state = verify(imported(elsewhere), KEYPER)
    kept = KEYPER.keeping(imported(elsewhere).setup)
    saved, (seat,) = KEYPER.to_json(state), KEYPER.must_decide(state)
    forget(SETS)
    thought = Thought("keyper", saved, seat, "normal", "seed", steps=5)
    thought = replace(thought, printed=OTHER.fingerprint, content=kept.options[CONTENT])
    assert answered(thought).picks


def test_what_ships_is_kept_with_no_game() -> None:
    setup = setup_for(KEYPER, 2)
    assert KEYPER.keeping(setup) == setup
    assert CONTENT not in setup.options
