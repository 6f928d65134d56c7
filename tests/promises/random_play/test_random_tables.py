"""Anything in any order: after every act the file is sound, and the posts tell one story without a gap."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable

import pytest

from bot.services.turn.position_change import answer_for
from bot.store.sqlite_backup import faults
from bot.values.errors import PlayerError
from bot.values.parcel import Parcel
from engine.core.game import AnyGame
from engine.core.rng import Rng, seed_from
from engine.lantern.game import LANTERN
from engine.players import random_ish_player
from tests.conftest import NewStage
from tests.support.games.all_secret_game import MURMUR
from tests.support.games.secret_answers_game import Whisper
from tests.support.service_harness import ANN, BEN, CAT, DAN, EVE, NAMES, Stage


class Hushed(Whisper):
    """Windows, standing orders and free choices; the other game of this name has nothing but secrets."""

    key = "hushed"


PEOPLE = (ANN, BEN, CAT, DAN, EVE)
REFEREE = 999
GAMES: dict[str, AnyGame] = {"lantern": LANTERN, "murmur": MURMUR, "hushed": Hushed()}
ACTS = 90
PAUSES = (1.0, 1.0, 30.0, 3_600.0, 110_000.0)


class Chaos:
    """People at one table who act at random."""

    def __init__(self, stage: Stage, game_id: str, seed: int) -> None:
        self.stage, self.game_id = stage, game_id
        self.chance, self.rng = random.Random(seed), Rng(seed_from(str(seed)))
        self.sent: list[Parcel] = []

    async def act(self) -> None:
        """One act; that people are refused things is part of life."""
        acts: list[tuple[int, Callable[[int], Awaitable[object]]]] = [
            (60, self.pick),
            (8, self.undo),
            (4, self.vote),
            (2, self.start_again),
            (2, self.offer),
            (3, self.take),
            (1, self.resign),
            (5, self.resume),
            (3, self.line),
            (3, lambda _: self.stage.restart()),
            (4, lambda _: self.stage.services.timers.fire()),
            (5, self.send),
        ]
        (act,) = self.chance.choices([act for _, act in acts], [weight for weight, _ in acts])
        try:
            await act(self.chance.choice(PEOPLE))
        except PlayerError:
            return

    async def pick(self, _: int) -> None:
        person = self.chance.choice(await self.stage.asked(self.game_id) or [0])
        panel = await self.stage.services.turns.panel(self.game_id, person)
        if panel.decision is not None:
            option = panel.decision.options.index(random_ish_player(panel.view, panel.decision, self.rng))
            await self.stage.services.turns.pick(
                self.game_id, person, panel.mark, option, cause=self.stage.cause()
            )

    async def undo(self, person: int) -> None:
        await self.stage.services.turns.undo(self.game_id, person, cause=self.stage.cause())

    async def start_again(self, person: int) -> None:
        await self.stage.services.turns.restart(self.game_id, person, cause=self.stage.cause())

    async def line(self, person: int) -> None:
        await self.stage.services.turns.play_line(
            self.game_id, person, "end", now=True, cause=self.stage.cause()
        )

    async def vote(self, person: int) -> None:
        votes, cause = self.stage.services.votes, self.stage.cause
        kind = self.chance.choice(("undo", "undo", "undo", "pause", "pause", "end"))
        vote = await votes.propose(self.game_id, person, kind, cause=cause())  # type: ignore[arg-type]  # one of them
        agreeing = 0.5 if kind == "end" else 0.9
        table = await self.stage.services.queries.table(self.game_id)
        for seat in vote.needed:
            if vote.result == "open":
                yes = self.chance.random() < agreeing
                vote = await votes.cast(vote.id, table.seats[seat].person or 0, yes, cause=cause())

    async def offer(self, person: int) -> None:
        seats, seat, cause = self.stage.services.seats, self.chance.randrange(3), self.stage.cause()
        if self.chance.random() < 0.5:
            table = await self.stage.services.queries.table(self.game_id)
            await seats.offer(self.game_id, table.seats[seat].person or 0, seat, cause=cause)
        else:
            await seats.replace(self.game_id, REFEREE, seat, moderator=True, cause=cause)

    async def take(self, person: int) -> None:
        await self.stage.services.seats.take(
            self.game_id, person, self.chance.randrange(3), cause=self.stage.cause()
        )

    async def resign(self, person: int) -> None:
        await self.stage.services.seats.resign(self.game_id, person, cause=self.stage.cause())

    async def resume(self, person: int) -> None:
        await self.stage.services.seats.resume(self.game_id, person, moderator=True, cause=self.stage.cause())

    async def send(self, _: int) -> None:
        self.sent += await self.stage.letters()


async def must_be_sound(stage: Stage, game_id: str) -> str:
    """The log leads to the position, turns count up, computers never keep anybody waiting."""
    assert [fault async for fault in faults(stage.store, GAMES)] == []
    async with stage.store.reading() as reader:
        saved = await reader.games.saved(game_id)
        turns = await reader.log.turns(game_id)
        timers = {(one.kind, one.seat) for one in await reader.timers.due(float("inf"))}
        assert saved is not None
        drafts = (await reader.in_play(saved.table)).drafts
    table = saved.table
    assert [turn.turn for turn in turns] == list(range(1, table.turn + 1))
    assert (turns[-1].last if turns else 0) == table.number
    steps = [turn.step for turn in turns]
    assert steps == sorted(steps), "the answers to a secret question stand together"
    live = None if table.status != "running" else (await stage.services.turns._tables.live(game_id))[0]
    if live is None:
        assert not timers
        return table.status
    game, state, waiting = live.game, live.state, table.waiting
    assert waiting
    assert all(table.seats[seat].person for seat in waiting)
    assert set(drafts) <= {choice.seat for choice in game.choices(state)}
    assert {seat for kind, seat in timers if kind == "limit"} == {
        s for s in waiting if game.timeout_answer(state, s)
    }
    ordered = {seat for seat in waiting if answer_for(live, seat)}
    assert {seat for kind, seat in timers if kind == "answer"} == ordered
    assert {seat for kind, seat in timers if kind == "reminder"} <= set(waiting)
    return table.status


def told(sent: list[Parcel]) -> int:
    """Return the last turn known from the posts, after checking for gaps and repetitions."""
    last = 0
    for parcel in sent:
        if parcel.kind == "board_post":
            assert parcel.payload.first_turn == last + 1
            assert parcel.payload.last_turn is not None
            last = parcel.payload.last_turn
        elif parcel.kind == "undo_post":
            assert parcel.payload.turn is not None
            assert parcel.payload.turn < last
            last = parcel.payload.turn
    return last


@pytest.mark.parametrize(
    ("address_of", "seed"),
    [("sqlite", seed) for seed in range(12)] + [("postgres", seed) for seed in range(3)],
    indirect=["address_of"],
)
async def test_anything_in_any_order(new_stage: NewStage, seed: int) -> None:
    stage = await new_stage(games=GAMES, seed=str(seed))
    for person in PEOPLE:
        await stage.services.people.meet(person, NAMES[person], "en-US")
    people = PEOPLE[: 2 + seed // 2 % 2]
    game_id = await stage.game(*people, computers=3 - len(people), game=sorted(GAMES)[seed % 3])
    chaos = Chaos(stage, game_id, seed)
    for _ in range(ACTS):
        await chaos.act()
        stage.now += chaos.chance.choice(PAUSES)
        if await must_be_sound(stage, game_id) in ("over", "closed"):
            break
    stage.now += 1_000_000
    await chaos.send(0)
    async with stage.store.reading() as reader:
        saved = await reader.games.saved(game_id)
    assert saved is not None
    assert told(chaos.sent) == saved.told <= saved.table.turn
