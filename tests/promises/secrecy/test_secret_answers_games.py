"""Secret questions of a real game: the public side of a window of Keythedral."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from engine.core.plan_answers import Answered, answered
from engine.core.record import Move, export, record_of
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup, checked
from engine.core.tell import Silence
from engine.players import random_ish_player
from engine.registry import GAMES
from tests.bot.services.turn.test_timed_answers import say
from tests.conftest import NewStage, on_sqlite
from tests.promises.secrecy.every_call import ACTS, Asking, answer_to
from tests.promises.secrecy.test_secret_answers import everything_for, letters_for
from tests.support.service_harness import ANN, BEN, CAT, EVE, NAMES, PLACE, Stage

PEOPLE = (ANN, BEN, CAT)
MINUTE = 60.0
PICKS = 2000


def recorded_until(is_it: Callable[[Any], bool], **options: str) -> bytes:
    """Everybody plays until it has come; where the game itself keeps orders, Ben leaves one to decline."""
    game, rng, moves = GAMES["keythedral"], Rng(seed_from("window")), list[Move]()
    setup = checked(game.spec, Setup(len(PEOPLE), seed_from("stage"), options))
    state, began = game.new_game(setup), True
    while not (began and game.has_secret_answers(state) and is_it(state)):
        seat = game.seats_to_act(state)[0]
        decision = game.decision_of(state, seat)
        assert decision is not None
        option = game.option_named(state, seat, "watch none") if began and seat == 1 else None
        option = option or random_ish_player(game.view_for(state, seat), decision, rng)
        moves.append(Move(seat, option.words))
        assert len(moves) < PICKS, "no such window opens"
        game.play(state, option.action, Silence())
        began = option.confirms or option.reveals
    return export(record_of(game, setup, moves, state))


@cache
def up_to_a_window(rulings: str, unattended: bool = False) -> bytes:
    """Record a game up to a window that asks Ben and another seat."""
    game = GAMES["keythedral"]

    def is_it(state: Any) -> bool:
        asked = game.seats_to_act(state)
        return 1 in asked and len(asked) > 1 and game.is_unprompted(state) == unattended

    return recorded_until(is_it, windows="strict", rulings=rulings)


def unfit(state: Any) -> list[int]:
    """Return the seats that are asked although they hold no suitable law."""
    game = GAMES["keythedral"]
    return [seat for seat in game.seats_to_act(state) if game.default_answer(state, seat)]


@cache
def up_to_a_quiet_window() -> bytes:
    return recorded_until(lambda state: bool(unfit(state)) and not GAMES["keythedral"].is_unprompted(state))


async def seated(stage: Stage, record: bytes) -> str:
    """A table in the position that a record leads to: one act, where its turns would be a hundred."""
    for person in PEOPLE:
        await stage.services.people.meet(person, NAMES[person], "en-US")
    table = await stage.services.transfer.import_(
        record, ANN, PLACE, moderator=True, people=PEOPLE, cause=stage.cause()
    )
    await stage.services.seats.resume(table.id, ANN, cause=stage.cause())
    return table.id


async def decline_ahead(stage: Stage, game_id: str) -> None:
    """Ben orders to decline, in the game's own words for it."""
    live, _ = await stage.services.turns._tables.live(game_id)
    offers = live.game.plans(live.game.view_for(live.state, 1))
    words = next(
        offer.words
        for offer in offers
        if answered(live.game, live.state, 1, offer.plan) == Answered(("decline", "end"))
    )
    await stage.services.orders.add(game_id, BEN, words, cause=stage.cause())


async def hinted(stage: Stage, game_id: str, person: int, what: str) -> str:
    """Return the answer to a player who asks for a hint or drafts its first move."""
    return repr(await answer_to(dict(ACTS)[what], Asking(stage, game_id, person)))


@on_sqlite
async def test_nobody_learns_who_has_answered_a_window(new_stage: NewStage, tmp_path: Any) -> None:
    told: dict[str, list[Any]] = {}
    for way in ("not yet", "by hand", "by plan"):
        stage = await new_stage(tmp_path / f"{way}.db", games=GAMES)
        game_id = await seated(stage, up_to_a_window("4"))
        before = [await hinted(stage, game_id, person, "hints.ask") for person in (ANN, CAT)]
        if way == "by hand":
            await say(stage, game_id, BEN, "decline end")
        elif way == "by plan":
            await decline_ahead(stage, game_id)
        await stage.fire(10 * MINUTE)
        assert (BEN in await stage.asked(game_id)) == (way == "not yet")
        told[way] = [await everything_for(stage, game_id, person) for person in (ANN, CAT, EVE)]
        await stage.fire(30 * 60 * MINUTE)
        told[way] += [await everything_for(stage, game_id, person) for person in (ANN, CAT, EVE)]
        drafts = [await hinted(stage, game_id, person, "hints.take") for person in (ANN, CAT)]
        told[way].append([before, drafts])
        told[way].append(await letters_for(stage, ANN, CAT, EVE))
    for way, things in told.items():
        for thing, same in zip(things, told["not yet"], strict=True):
            assert thing == same, way


async def test_an_order_kept_in_a_game_begun_before_still_answers(new_stage: NewStage, tmp_path: Any) -> None:
    stage = await new_stage(tmp_path / "before.db", games=GAMES)
    game_id = await seated(stage, up_to_a_window("3"))
    await stage.fire(10 * MINUTE)
    assert BEN not in await stage.asked(game_id)


async def test_nobody_is_called_to_the_window_of_phase_5(new_stage: NewStage, tmp_path: Any) -> None:
    """The window stays open for a while for players who come; nobody has to."""
    stage = await new_stage(tmp_path / "phase5.db", games=GAMES)
    game_id = await seated(stage, up_to_a_window("4", unattended=True))
    assert BEN in await stage.asked(game_id)
    calls = [what for kind, what in await letters_for(stage, *PEOPLE) if kind == "call"]
    assert not any('"hush"' in what for what in calls)
    while (live := (await stage.services.turns._tables.live(game_id))[0]).table.secret_question is not None:
        assert live.game.is_unprompted(live.state)
        await stage.fire(10 * MINUTE)
    assert (live.state.stage, live.state.asking) in (("auction", "bid"), ("auction", "name"))


async def test_a_player_who_orders_to_be_asked_is_asked_in_a_quiet_window_too(
    new_stage: NewStage, tmp_path: Any
) -> None:
    stage = await new_stage(tmp_path / "ask.db", games=GAMES)
    game_id = await seated(stage, up_to_a_quiet_window())
    live, _ = await stage.services.turns._tables.live(game_id)
    person = PEOPLE[unfit(live.state)[0]]
    await stage.services.orders.add(game_id, person, "ask all", cause=stage.cause())
    await stage.fire(30 * MINUTE)
    assert person in await stage.asked(game_id)


async def test_a_quiet_window_is_answered_for_a_player_who_has_no_fitting_law(
    new_stage: NewStage, tmp_path: Any
) -> None:
    stage = await new_stage(tmp_path / "quiet.db", games=GAMES)
    game_id = await seated(stage, up_to_a_quiet_window())
    live, _ = await stage.services.turns._tables.live(game_id)
    seats = unfit(live.state)
    assert PEOPLE[seats[0]] in await stage.asked(game_id), "for a while, as anybody would"
    assert set(seats) <= set((await stage.services.queries.table(game_id)).awaited)
    await stage.fire(10 * MINUTE)
    live, _ = await stage.services.turns._tables.live(game_id)
    assert live.table.secret_question is None or not set(seats) & set(live.table.waiting)
