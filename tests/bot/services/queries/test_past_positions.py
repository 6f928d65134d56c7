"""Earlier positions: the last own turn, and reels for films."""

from __future__ import annotations

import pytest

from bot.values.errors import NotSeatedError, PlayerError
from tests.support.service_harness import ANN, BEN, EVE, PLACE, Stage


def everything(count: int) -> range:
    return range(count)


async def play_to_the_end(stage: Stage, game_id: str) -> None:
    for _ in range(200):
        table = await stage.services.queries.table(game_id)
        if table.status == "over":
            return
        person = table.seats[table.waiting[0]].person
        assert person is not None
        await stage.turn(game_id, person)
    raise AssertionError("the game does not end")


async def test_the_earlier_view_is_the_one_after_the_last_own_turn(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    past, reading = stage.services.past, stage.services.queries
    assert await past.earlier_view(game_id, BEN) is None
    start = (await reading.snapshot(game_id, BEN)).view
    await stage.turn(game_id, ANN)
    done = (await reading.snapshot(game_id, ANN)).view
    assert await past.earlier_view(game_id, BEN) == start
    assert await past.earlier_view(game_id, ANN) is None
    await stage.turn(game_id, BEN)
    assert await past.earlier_view(game_id, ANN) == done != (await reading.snapshot(game_id, ANN)).view
    assert await past.earlier_view(game_id, EVE) is None


async def test_a_turn_taken_back_and_made_again_is_not_mixed_up(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.turn(game_id, ANN)
    await stage.services.turns.undo(game_id, ANN, cause=stage.cause())
    panel = await stage.services.turns.restart(game_id, ANN, cause=stage.cause())
    assert panel.decision is not None
    stage.now += 1
    await stage.pick(game_id, ANN, panel.decision.options[-1].words)
    panel = await stage.services.turns.panel(game_id, ANN)
    await stage.services.turns.confirm(game_id, ANN, panel.mark, cause=stage.cause())
    done = (await stage.services.queries.snapshot(game_id, ANN)).view
    await stage.turn(game_id, BEN)
    assert await stage.services.past.earlier_view(game_id, ANN) == done


async def test_a_draft_keeps_the_view_before_it(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    assert (await stage.services.turns.panel(game_id, ANN)).before is None
    panel = await stage.first_pick(game_id, ANN)
    look = await stage.services.queries.snapshot(game_id, ANN)
    assert panel.before == look.view != panel.view


async def test_a_reel_of_the_whole_game_ends_where_the_game_ended(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    with pytest.raises(PlayerError):
        await stage.services.past.film(game_id, everything)
    await play_to_the_end(stage, game_id)
    reel = await stage.services.past.film(game_id, everything)
    table = await stage.services.queries.table(game_id)
    assert reel.turns == table.turn
    assert len(reel.views) == table.turn + 1
    assert reel.views[-1] == (await stage.services.queries.snapshot(game_id, None)).view
    few = await stage.services.past.film(game_id, lambda count: (0, count - 1))
    assert few.views == (reel.views[0], reel.views[-1])


async def test_a_reel_since_my_last_turn_shows_my_seats_view(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.turn(game_id, ANN)
    done = (await stage.services.queries.snapshot(game_id, ANN)).view
    await stage.turn(game_id, BEN)
    reel = await stage.services.past.film_since(game_id, ANN, everything)
    assert (reel.seat, reel.turns) == (0, 1)
    assert reel.views == (done, (await stage.services.queries.snapshot(game_id, ANN)).view)
    with pytest.raises(NotSeatedError):
        await stage.services.past.film_since(game_id, EVE, everything)


async def test_a_step_shows_the_table_before_and_after_a_turn(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    start = (await stage.services.queries.snapshot(game_id, None)).view
    nothing = await stage.services.past.turn_post(game_id, 1)
    assert (nothing.view, nothing.before, nothing.entries) == (start, start, ())
    await stage.turn(game_id, ANN)
    between = (await stage.services.queries.snapshot(game_id, None)).view
    await stage.turn(game_id, BEN)
    now = (await stage.services.queries.snapshot(game_id, None)).view
    for _ in range(12):  # the first snapshots are gone by then
        table = await stage.services.queries.table(game_id)
        if not table.waiting:
            break
        await stage.turn(game_id, table.seats[table.waiting[0]].person or 0)
    step = await stage.services.past.turn_post(game_id, 2)
    assert (step.before, step.view) == (between, now)
    assert [entry.seat for entry in step.entries] == [1]


async def test_an_imported_game_has_the_jumps_of_the_game_it_came_from(stage: Stage) -> None:
    """No round of it was announced at the new table, so they follow from its log."""
    game_id = await stage.game(ANN, BEN)
    await play_to_the_end(stage, game_id)
    own = await stage.services.past.jumps(game_id, ANN)
    assert len(own.chapters) > 1
    data = (await stage.services.transfer.export(game_id, EVE)).data
    table = await stage.services.transfer.import_(data, EVE, PLACE, moderator=True, cause="i")
    copied = await stage.services.past.jumps(table.id, EVE)
    assert copied.chapters == own.chapters
