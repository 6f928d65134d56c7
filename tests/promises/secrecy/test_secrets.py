"""Nothing that another seat or a stranger can get contains a seat's secrets."""

from __future__ import annotations

import pytest

from bot.values.errors import PlayerError, StaleError
from engine.core.game import AnyGame
from engine.core.rng import seed_from
from engine.lantern.game import LANTERN, Lantern
from engine.lantern.state import Hiding, State
from tests.conftest import NewStage
from tests.support.games.all_secret_game import MURMUR, plant
from tests.support.service_harness import ANN, BEN, CAT, EVE, SEED, Stage


class Discreet(Lantern):
    """Lantern, but while all hide a token nobody sees who has done so."""

    key = "discreet"

    def publicly_awaited(self, state: State) -> tuple[int, ...]:
        if isinstance(state.stage, Hiding):
            return tuple(range(len(state.players)))
        return super().publicly_awaited(state)

    def has_secret_answers(self, state: State) -> bool:
        return isinstance(state.stage, Hiding)


GAMES: dict[str, AnyGame] = {"murmur": MURMUR, "lantern": LANTERN, "discreet": Discreet()}


async def everything_for(stage: Stage, game_id: str, person: int) -> str:
    """All that this person can be answered, run together."""
    services, told = stage.services, list[object]()
    table = await services.queries.table(game_id)
    told += [
        table,
        await services.queries.snapshot(game_id, person),
        await services.queries.log(game_id, person),
    ]
    told += [
        await services.queries.post(game_id, 1, max(1, table.turn)),
        await services.queries.turns(person),
    ]
    told += [await services.queries.tables_near(500, person), await services.queries.posted(game_id)]
    told += [
        await services.turns.complete(game_id, person, line) for line in ("", "say ", "say zq", "zq", "p")
    ]
    told.append((await services.transfer.export(game_id, person)).data)
    for attempt in (
        services.turns.panel(game_id, person),
        services.turns.pick(game_id, person, "stale", 0, cause=stage.cause()),
        services.turns.play_line(game_id, person, "say zq", cause=stage.cause()),
        services.queries.recap(game_id, person),
    ):
        try:
            told.append(await attempt)
        except PlayerError as error:
            told.append((error.text, error.panel if isinstance(error, StaleError) else None, str(error)))
    return repr(told)


async def letters_for(stage: Stage, person: int | None) -> str:
    """Return the outbox for everybody and for this person."""
    async with stage.store.writing() as writer:
        rows = await writer._sql.all("SELECT kind, payload FROM outbox")
    marks = (f'"person":{other}' for other in (ANN, BEN, CAT) if other != person)
    unwanted = tuple(marks)
    return repr([row for row in rows if not any(mark in row[1].decode() for mark in unwanted)])


@pytest.mark.parametrize("moves", ["draft", "confirm", "reveal", "round"])
async def test_planted_secrets_show_nowhere_else(new_stage: NewStage, moves: str) -> None:
    stage = await new_stage(games=GAMES)
    game_id = await stage.game(ANN, BEN, CAT, game="murmur")
    await stage.first_pick(game_id, ANN) if moves != "reveal" else await stage.pick(game_id, ANN, "peek")
    await stage.first_pick(game_id, BEN)
    if moves in ("confirm", "round"):
        await stage.pick(game_id, ANN, "end")
    if moves == "round":
        await stage.pick(game_id, BEN, "end")
        await stage.turn(game_id, CAT)
        await stage.first_pick(game_id, ANN)
    for seat, person in enumerate((ANN, BEN, CAT)):
        own = await everything_for(stage, game_id, person)
        assert plant(seat) in own, "the plants do show where they may"
        assert plant((seat + 1) % 3) not in own
        assert plant((seat + 2) % 3) not in own
        assert plant((seat + 1) % 3) not in await letters_for(stage, person)
    assert "xplant" not in await everything_for(stage, game_id, EVE)


async def test_answers_stay_secret_if_the_game_wants_it(new_stage: NewStage) -> None:
    stage = await new_stage(games=GAMES)
    game_id = await stage.game(ANN, BEN, CAT, game="discreet")
    await stage.turn(game_id, ANN)
    reading = stage.services.queries
    shown = [
        await reading.table(game_id),
        (await reading.snapshot(game_id, EVE)).table,
        (await reading.post(game_id, 1, 1)).table,
        (await reading.recap(game_id, BEN)).table,
        (await stage.services.turns.panel(game_id, BEN)).table,
    ]
    assert {table.awaited for table in shown} == {(0, 1, 2)}
    assert {table.waiting for table in shown} == {(0, 1, 2)}
    assert await stage.asked(game_id) == [BEN, CAT]
    await stage.hide_all(game_id, BEN, CAT)
    assert (await reading.table(game_id)).awaited == (0,)


async def test_the_seed_shows_to_nobody_before_the_end(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.turn(game_id, ANN)
    for person in (ANN, BEN, EVE):
        assert seed_from(SEED) not in await everything_for(stage, game_id, person)


async def test_a_secret_of_the_old_player_goes_to_the_new_one_only_on_acceptance(new_stage: NewStage) -> None:
    stage = await new_stage(games=GAMES)
    game_id = await stage.game(ANN, BEN, game="murmur")
    await stage.turn(game_id, BEN)
    await stage.services.people.meet(EVE, "Eve", "en-US")
    await stage.services.seats.offer(game_id, BEN, 1, cause=stage.cause())
    assert plant(1) not in await everything_for(stage, game_id, EVE)
    await stage.services.seats.take(game_id, EVE, 1, cause=stage.cause())
    assert plant(1) in await everything_for(stage, game_id, EVE)
    assert plant(1) not in await everything_for(stage, game_id, BEN)


async def test_vote_and_undo_notices_hold_numbers_alone(new_stage: NewStage) -> None:
    stage = await new_stage(games=GAMES)
    game_id = await stage.game(ANN, BEN, CAT, game="murmur")
    await stage.turn(game_id, ANN)
    await stage.turn(game_id, BEN)
    await stage.letters()
    vote = await stage.services.votes.propose(game_id, ANN, "undo", cause=stage.cause())
    for person in (BEN, CAT):
        await stage.services.votes.cast(vote.id, person, True, cause=stage.cause())
    assert "xplant" not in await letters_for(stage, None)
