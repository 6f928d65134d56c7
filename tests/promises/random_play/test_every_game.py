"""Every game of the registry through the services, by chance: picks, undos, votes, restarts."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.store.sqlite_backup import faults
from bot.values.errors import HushedError, NeedsVoteError, NothingToUndoError, StaleError
from bot.values.panel import Panel
from engine.core.rng import Rng, seed_from
from engine.players import random_ish_player
from engine.registry import GAMES
from tests.conftest import NewStage, on_sqlite
from tests.support.conformance import some_seats
from tests.support.service_harness import ANN, BEN, CAT, DAN, Stage

ACTS = 100


@pytest.fixture
async def many(new_stage: NewStage) -> Stage:
    return await new_stage(games=GAMES)


async def undo(stage: Stage, game_id: str, person: int) -> None:
    """Take back, with everybody's consent where that is needed."""
    try:
        await stage.services.turns.undo(game_id, person, cause=stage.cause())
    except (NothingToUndoError, HushedError):
        return
    except NeedsVoteError:
        vote = await stage.services.votes.propose(game_id, person, "undo", cause=stage.cause())
        for voter in (ANN, BEN):
            if vote.result == "open" and voter != person:
                vote = await stage.services.votes.cast(vote.id, voter, True, cause=stage.cause())
        assert vote.result == "passed"


async def easy_pick(stage: Stage, game_id: str, person: int, rng: Rng) -> None:
    panel = await stage.services.turns.panel(game_id, person)
    assert panel.decision is not None
    option = random_ish_player(panel.view, panel.decision, rng)
    number = panel.decision.options.index(option)
    done = await stage.services.turns.pick(game_id, person, panel.mark, number, cause=stage.cause())
    if done.mark == panel.mark:
        assert done.decision is None, "every pick asks something new or nothing"
    with pytest.raises(StaleError):
        await stage.services.turns.pick(game_id, person, panel.mark, number, cause=stage.cause())


@pytest.mark.parametrize(
    ("address_of", "key"),
    [*(("sqlite", key) for key in sorted(GAMES)), ("postgres", "keythedral")],
    indirect=["address_of"],
)
async def test_the_log_leads_to_the_position_after_any_events(many: Stage, key: str) -> None:
    game_id = await many.game(ANN, BEN, computers=some_seats(GAMES[key], 3) - 2, game=key)
    chance, rng = random.Random(key), Rng(seed_from(key))
    for act in range(ACTS):
        table = await many.services.queries.table(game_id)
        if table.status == "over":
            break
        asked = await many.asked(game_id)
        assert asked, "a player who is waited for is a person"
        person = chance.choice(asked)
        match chance.random():
            case roll if roll < 0.08:
                await undo(many, game_id, chance.choice((ANN, BEN)))
            case roll if roll < 0.12:
                await many.restart()
            case _:
                await easy_pick(many, game_id, person, rng)
        if act % 10 == 0:
            assert [fault async for fault in faults(many.store, GAMES)] == []
    assert [fault async for fault in faults(many.store, GAMES)] == []
    table = await many.services.queries.table(game_id)
    assert table.turn > 10 or table.status == "over"
    letters = [letter.payload for letter in await many.letters() if letter.kind == "board_post"]
    assert letters


@on_sqlite
@pytest.mark.parametrize("key", sorted(GAMES))
async def test_a_typed_line_does_what_the_clicks_do(many: Stage, key: str) -> None:
    clicked, typed = await many.game(ANN, BEN, game=key), await many.game(ANN, BEN, game=key)
    rng = Rng(seed_from("line"))
    for done in range(40):
        if not (asked := await many.asked(clicked)):
            assert done > 10, "it is over too soon to say anything"
            break
        person = asked[0]
        panel = await many.services.turns.panel(clicked, person)
        assert panel.decision is not None
        option = random_ish_player(panel.view, panel.decision, rng)
        number = panel.decision.options.index(option)
        after = await many.services.turns.pick(clicked, person, panel.mark, number, cause=many.cause())
        followed = (
            after.picks[len(panel.picks) + 1 :] if after.moved is None else ()
        )  # picks without a choice
        offered = await many.services.turns.complete(typed, person, option.words[:2])
        assert len(offered) <= 25
        final = option.confirms or option.reveals
        line = " ".join((option.words, *followed))
        await many.services.turns.play_line(typed, person, line, now=final, cause=many.cause())
        one, other = (
            await many.services.turns.panel(clicked, person),
            await many.services.turns.panel(typed, person),
        )
        assert (one.picks, one.decision) == (other.picks, other.decision)
        assert one.view == other.view


async def test_tables_do_not_wait_for_each_other(many: Stage) -> None:
    one, other = [await many.game(ANN, BEN, game="keyflower") for _ in range(2)]
    tables = many.services.turns._tables
    async with tables.queue(one), asyncio.timeout(2):  # an act at the first table takes its time
        table = await many.services.queries.table(other)
        person = table.seats[table.waiting[0]].person
        await many.first_pick(other, person or 0)
        await many.services.queries.snapshot(one, ANN)
        await many.services.turns.panel(one, ANN)


async def test_people_at_many_tables_are_all_answered(many: Stage) -> None:
    """Checks that all are answered; `latchkey dev bench load` measures the time."""
    keys, people = sorted(GAMES), (ANN, BEN, CAT, DAN)
    tables = [
        await many.game(*people[: some_seats(GAMES[key], 4)], game=key)
        for key in (keys[at % len(keys)] for at in range(20))
    ]
    answers = list[Panel]()

    async def act(game_id: str) -> None:
        for _ in range(3):
            table = await many.services.queries.table(game_id)
            person = table.seats[table.waiting[0]].person
            answers.append(await many.first_pick(game_id, person or 0))

    await asyncio.gather(*map(act, tables))
    assert len(answers) == 60
