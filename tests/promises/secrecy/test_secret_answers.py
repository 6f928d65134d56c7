"""During a secret question nobody can find out who has answered, how, or how fast."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from itertools import groupby, pairwise
from typing import Any

import pytest

from bot.store.commit import Commit
from bot.values.errors import HushedError
from tests.bot.services.turn.test_timed_answers import GAMES, opened, say
from tests.conftest import NewStage, on_sqlite
from tests.promises.secrecy.every_call import (
    ACTS,
    LEFT_OUT,
    LOOKS,
    REFUSED,
    Asking,
    Named,
    answer_to,
    services_methods,
)
from tests.support.service_harness import ANN, BEN, CAT, DAN, EVE, Stage

pytestmark = pytest.mark.usefixtures("thought_about")
MINUTE = 60.0
SHUSHERS = "shush-0", "shush-11"
"""Seeds at which Ben holds a shush."""


async def not_yet(stage: Stage, game_id: str) -> None:
    """Ben has no order and has not answered."""


async def by_hand(stage: Stage, game_id: str) -> None:
    await say(stage, game_id, BEN, "let end")


async def by_shush(stage: Stage, game_id: str) -> None:
    await say(stage, game_id, BEN, "shush end")


async def drafting(stage: Stage, game_id: str) -> None:
    await stage.pick(game_id, BEN, "let")


async def changing_orders(stage: Stage, game_id: str) -> None:
    await say(stage, game_id, BEN, "order deaf let end")


async def by_order(stage: Stage, game_id: str) -> None:
    await stage.fire(5 * MINUTE)
    stage.now -= 5 * MINUTE


async def planning(stage: Stage, game_id: str) -> None:
    await stage.services.orders.add(game_id, BEN, "let 9", cause=stage.cause())


async def by_plan(stage: Stage, game_id: str) -> None:
    await planning(stage, game_id)
    await by_order(stage, game_id)


WAYS: dict[str, tuple[tuple[int, ...], Callable[[Stage, str], Awaitable[None]]]] = {
    "not yet": ((), not_yet),
    "by hand": ((), by_hand),
    "by shush": ((), by_shush),
    "drafting": ((), drafting),
    "orders changed": ((), changing_orders),
    "ordered, not yet": ((BEN,), not_yet),
    "by order": ((BEN,), by_order),
    "planned, not yet": ((), planning),
    "by plan": ((), by_plan),
}
MOST_WRITTEN = ("not yet", "by hand", "ordered, not yet", "by order")
WITH_CHANGES_LATER = ("not yet", "by hand", "drafting", "ordered, not yet", "by order")
"""Ways whose traces could show later only: a draft is dropped when the time is up."""


def ways_on(request: pytest.FixtureRequest) -> list[str]:
    """All ways where that is quick; on the other engine those in which most is written."""
    return list(MOST_WRITTEN if request.node.callspec.params["address_of"] == "postgres" else WAYS)


async def everything_for(
    stage: Stage, game_id: str, person: int, calls: Sequence[Named] = (*LOOKS, *REFUSED)
) -> list[str]:
    """All that this person can be answered, thing by thing."""
    asking = Asking(stage, game_id, person)
    return [f"{name}: {await answer_to(call, asking)!r}" for name, call in calls]


def _plain(answer: object) -> str:
    """Remove the pick counts of ordinary turns, which are never shown and differ if Ben gave an order in his
    turn, and the numbers of orders, which count those of all tables."""
    return re.sub(r"(number|OrderLine\(id)=\d+", r"\1=…", str(answer))


async def letters_for(stage: Stage, *people: int) -> list[tuple[str, str]]:
    """Return the outbox for the table and for these people."""
    async with stage.store.writing() as writer:
        rows = await writer._sql.all("SELECT lane, kind, payload, due FROM outbox ORDER BY lane, id")
    mine = [f"person:{person}:" for person in people]
    return [
        (row[1], f"{row[2]!r} {row[3]}")
        for row in rows
        if row[0].startswith("table:") or any(row[0].startswith(lane) for lane in mine)
    ]


async def world(
    new_stage: NewStage, tmp: Any, way: str, seed: str, *, before: Sequence[int] = ()
) -> tuple[Stage, str]:
    """Create a table that asks Ann and Ben, and let Ben act. The people in `before` have already made all
    requests."""
    stage = await new_stage(tmp / f"{way}.db", games=GAMES, seed=seed)
    deaf, act = WAYS[way]
    game_id = await opened(stage, *deaf)
    for person in before:
        await everything_for(stage, game_id, person)
    stage.now += 10 * MINUTE
    await act(stage, game_id)
    return stage, game_id


def same_in_all(told: dict[str, list[list[str]]]) -> None:
    """Check for equal bytes if the history is equal; otherwise ignore unprinted values, as hints then use
    another seed."""
    faults = set[str]()
    for one, other in pairwise(told):
        is_same_game = WAYS[one][0] == WAYS[other][0]
        for things, same in zip(told[one], told[other], strict=True):
            assert len(things) == len(same), f"{one} / {other}: {things} / {same}"
            for pair in zip(things, same, strict=True):
                mine, theirs = pair if is_same_game else map(_plain, pair)
                if mine != theirs and (is_same_game or not mine.startswith(("hints.ask", "hints.take"))):
                    faults.add(f"{one} / {other}: {_apart(mine, theirs)}")
    assert not faults, "\n".join(sorted(faults))


def _apart(one: str, other: str) -> str:
    """Return the request and the first difference between two answers."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
    begin = max(0, at - 40)
    return f"{one.partition(':')[0]} …{one[begin : at + 60]}… / …{other[begin : at + 60]}…"


def test_every_call_is_compared_or_left_out_for_a_reason() -> None:
    """A new method must list its answers during a secret question."""
    compared = {name for name, _ in (*LOOKS, *REFUSED, *ACTS)}
    assert not compared & LEFT_OUT.keys()
    assert sorted(compared | LEFT_OUT.keys()) == sorted(services_methods())


async def test_every_other_reader_is_told_the_same_to_the_byte(
    new_stage: NewStage, tmp_path: Any, request: pytest.FixtureRequest
) -> None:
    """As the store has it; test_same_answers.py asks before a restart."""
    told: dict[str, list[Any]] = {}
    for way in ways_on(request):
        stage, game_id = await world(new_stage, tmp_path, way, SHUSHERS[1])
        told[way] = [[str(one) for one in await letters_for(stage, ANN, CAT, EVE)]]
        await stage.restart()
        told[way] += [await everything_for(stage, game_id, person) for person in (ANN, CAT, EVE)]
    same_in_all(told)


async def asked_by_dan(stage: Stage, *deaf: int) -> str:
    """Let Dan call, so that Ann, Ben and Cat are asked and Ben's answer does not close the question."""
    game_id = await stage.game(ANN, BEN, CAT, DAN, game="whisper")
    for person in (ANN, BEN, CAT):
        await say(stage, game_id, person, "order deaf rest end" if person in deaf else "rest end")
    await say(stage, game_id, DAN, "call end")
    return game_id


@on_sqlite
async def test_a_player_who_has_looked_before_and_acts_afterwards_is_told_the_same(
    new_stage: NewStage, tmp_path: Any
) -> None:
    """All have made every request before Ben acts; then Ann acts, and others come and go."""
    told: dict[str, list[Any]] = {}
    readers = (ANN, DAN, EVE)
    for way in WITH_CHANGES_LATER:
        deaf, act = WAYS[way]
        stage = await new_stage(tmp_path / f"{way}.db", games=GAMES, seed=SHUSHERS[0])
        game_id = await asked_by_dan(stage, *deaf)
        for person in readers:
            await everything_for(stage, game_id, person)
        stage.now += 10 * MINUTE
        await act(stage, game_id)
        told[way] = [await everything_for(stage, game_id, person) for person in readers]
        told[way].append(await everything_for(stage, game_id, ANN, ACTS))
        assert CAT in await stage.asked(game_id), "the question is still open"
        told[way].append([str(one) for one in await letters_for(stage, *readers, CAT)])
        told[way] += [await everything_for(stage, game_id, person) for person in (*readers, CAT)]
    same_in_all(told)


@on_sqlite
async def test_reminders_and_what_comes_later_are_the_same_too(new_stage: NewStage, tmp_path: Any) -> None:
    told: dict[str, list[Any]] = {}
    for way in WITH_CHANGES_LATER:
        stage, game_id = await world(new_stage, tmp_path, way, SHUSHERS[0])
        await stage.fire(30 * 3600)
        told[way] = [[str(one) for one in await letters_for(stage, ANN, CAT, EVE)]]
        told[way] += [await everything_for(stage, game_id, person) for person in (ANN, CAT, EVE)]
    same_in_all(told)


async def test_once_it_is_closed_nobody_can_tell_the_order_of_answers(
    new_stage: NewStage, tmp_path: Any
) -> None:
    """A fourth seat and a guest read the same in any order of answers."""
    told = []
    for number, order in enumerate(((ANN, BEN, CAT), (CAT, BEN, ANN), (BEN, CAT, ANN))):
        stage = await new_stage(tmp_path / f"{number}.db", games=GAMES, seed=SHUSHERS[0])
        game_id = await stage.game(ANN, BEN, CAT, DAN, game="whisper")
        for person in (ANN, BEN, CAT):
            await say(stage, game_id, person, "rest end")
        await say(stage, game_id, DAN, "call end")
        await stage.letters()
        for person in order:
            stage.now += MINUTE
            await say(stage, game_id, person, "let end")
        readers = (DAN, EVE)
        told.append([await everything_for(stage, game_id, person) for person in readers])
        told[-1].append([repr(await letters_for(stage, DAN))])
        log = await stage.services.queries.log(game_id, DAN)
        assert [(entry.turn, entry.seat, entry.seats) for entry in log.entries[-1:]] == [(5, None, (0, 1, 2))]
    assert told[0] == told[1] == told[2]


async def test_an_answer_is_final_while_the_question_is_open(new_stage: NewStage) -> None:
    stage = await new_stage(games=GAMES)
    game_id = await opened(stage)
    for person in (CAT, ANN):
        assert (await stage.services.turns.panel(game_id, person)).undo == "none"
        with pytest.raises(HushedError):
            await stage.services.turns.undo(game_id, person, cause=stage.cause())
        with pytest.raises(HushedError):
            await stage.services.votes.propose(game_id, person, "undo", cause=stage.cause())
    done = await say(stage, game_id, ANN, "let end")
    assert done.moved is not None
    assert done.table.awaited == (0, 1), "who is asked, not who is left"
    with pytest.raises(HushedError):
        await stage.services.turns.undo(game_id, ANN, cause=stage.cause())


async def test_a_pick_not_yet_confirmed_can_be_taken_back(new_stage: NewStage) -> None:
    stage = await new_stage(games=GAMES)
    game_id = await opened(stage)
    await stage.pick(game_id, ANN, "let")
    assert (await stage.services.turns.undo(game_id, ANN, cause=stage.cause())).picks == ()


async def test_a_vote_takes_back_all_answers_or_none(new_stage: NewStage) -> None:
    stage = await new_stage(games=GAMES)
    game_id = await opened(stage)
    await say(stage, game_id, BEN, "let end")
    await say(stage, game_id, ANN, "let end")
    assert (await stage.services.turns.panel(game_id, ANN)).undo == "vote", "not the last answer alone"
    vote = await stage.services.votes.propose(game_id, BEN, "undo", cause=stage.cause())
    assert (vote.to_turn, vote.cut_turns) == (3, 1)
    await stage.letters()
    for person in (ANN, CAT):
        vote = await stage.services.votes.cast(vote.id, person, True, cause=stage.cause())
    assert vote.result == "passed"
    assert await stage.asked(game_id) == [ANN, BEN], "everybody is asked again"
    for person in (ANN, BEN):
        assert (await stage.services.turns.panel(game_id, person)).picks == ()
    kinds = {one.kind for one in await stage.letters()}
    assert kinds == {"vote_edit", "undo_post", "call", "call_edit", "clear"}
    await stage.restart()
    table = await stage.services.queries.table(game_id)
    assert (table.turn, table.secret_question and table.secret_question.turn) == (3, 3)


async def test_the_owner_sees_the_own_answer_in_the_log(new_stage: NewStage) -> None:
    stage = await new_stage(games=GAMES)
    game_id = await opened(stage)
    await say(stage, game_id, BEN, "let end")
    own = (await stage.services.queries.log(game_id, BEN)).entries[-1]
    assert (own.turn, own.seat, own.words) == (4, 1, "let end")
    other = (await stage.services.queries.log(game_id, ANN)).entries[-1]
    assert (other.turn, other.seat) == (3, 2)


async def test_a_finished_game_shows_all_words_by_seat(new_stage: NewStage) -> None:
    stage = await new_stage(games=GAMES)
    game_id = await opened(stage)
    await say(stage, game_id, BEN, "let end")
    await say(stage, game_id, ANN, "let end")
    await stage.services.seats.end(game_id, ANN, cause=stage.cause())
    log = await stage.services.queries.log(game_id, EVE)
    shown = [(entry.turn, entry.seat, entry.words) for entry in log.entries[3:]]
    assert shown == [(4, 0, "let end"), (4, 1, "let end"), (4, None, "")]


async def test_an_imported_game_goes_on_in_its_open_question(new_stage: NewStage) -> None:
    stage = await new_stage(games=GAMES)
    game_id = await opened(stage, BEN)
    await say(stage, game_id, ANN, "let end")
    data = (await stage.services.transfer.copy(game_id)).data
    table = await stage.services.transfer.import_(
        data,
        EVE,
        (await stage.services.queries.table(game_id)).place,
        moderator=True,
        people=(ANN, BEN, CAT),
        cause="in",
    )
    before, after = [(await stage.services.queries.table(one)) for one in (game_id, table.id)]
    assert (
        (after.secret_question and after.secret_question.turn, after.turn)
        == (before.secret_question and before.secret_question.turn, before.turn)
        == (3, 3)
    )
    await stage.services.seats.resume(table.id, ANN, cause=stage.cause())
    assert await stage.asked(table.id) == [BEN]
    assert await stage.fire(5 * MINUTE) == 2, "at both tables"
    assert await stage.asked(table.id) == [ANN]


async def test_a_player_who_answered_hears_afterwards_what_came_of_it_first_or_last(
    new_stage: NewStage, tmp_path: Any
) -> None:
    told = []
    for number, order in enumerate(((ANN, BEN), (BEN, ANN))):
        stage = await new_stage(tmp_path / f"{number}.db", games=GAMES)
        game_id = await opened(stage)
        await say(stage, game_id, order[0], "let end")
        since = await stage.services.queries.recap(game_id, order[0])
        assert since.entries == (), "nothing shows before it is closed"
        await say(stage, game_id, order[1], "let end")
        since = await stage.services.queries.recap(game_id, BEN)
        assert [[event.text.key for event in entry.events] for entry in since.entries] == [["whisper-heard"]]
        film = await stage.services.past.film_since(game_id, BEN, range)
        assert film.turns == 1
        told.append(repr((since, film, await stage.services.past.earlier_view(game_id, BEN))))
    assert told[0] == told[1]


async def test_an_order_given_in_a_question_stays_after_undo(new_stage: NewStage, tmp_path: Any) -> None:
    """Undoing the answers would otherwise reveal who was first."""
    told = []
    for number, is_first in enumerate((True, False)):
        stage = await new_stage(tmp_path / f"{number}.db", games=GAMES)
        game_id = await opened(stage)
        if is_first:
            await say(stage, game_id, BEN, "let end")
        await stage.services.orders.add(game_id, ANN, "let 1", cause=stage.cause())
        if not is_first:
            await say(stage, game_id, BEN, "let end")
        await say(stage, game_id, ANN, "let end")
        vote = await stage.services.votes.propose(game_id, BEN, "undo", cause=stage.cause())
        for person in (ANN, CAT):
            vote = await stage.services.votes.cast(vote.id, person, True, cause=stage.cause())
        assert vote.result == "passed"
        told.append(repr(await stage.services.orders.book(game_id, ANN)))
    assert "OrderLine(" in told[0]
    assert told[0] == told[1]


async def test_a_review_thinks_by_the_seeds_of_the_hints(new_stage: NewStage) -> None:
    """A player in the same question starts from the same position, whether first or last."""
    stage = await new_stage(games=GAMES)
    game_id = await opened(stage)
    seeds = list[str]()
    for person, line in ((BEN, "let end"), (ANN, "let end"), (ANN, "rest end"), (BEN, "call end")):
        live, _ = await stage.services.turns._tables.live(game_id)
        seeds.append(stage.services.computers._question(live, live.seat_of(person), "normal").seed)
        await say(stage, game_id, person, line)
    async with stage.store.reading() as reader:
        moves = await reader.log.moves(game_id)
    played = [list(rows) for _, rows in groupby(moves, key=lambda move: move.turn)]
    live, _ = await stage.services.turns._tables.live(game_id)
    assert [turn.seed for turn in await stage.services.reviews._seeded(live, played)][3:] == seeds


async def test_a_question_that_changed_rules_put_to_others_counts_no_answers(new_stage: NewStage) -> None:
    """After a start with other rules the seats that have answered stay secret."""
    stage = await new_stage(games=GAMES)
    game_id = await opened(stage)
    before = await stage.services.queries.table(game_id)
    await say(stage, game_id, BEN, "let end")
    async with stage.store.writing() as writer:  # as if the current rules asked no other seat
        await writer.write(Commit(game_id=game_id, waiting={}))
        await writer.people.put_setting("app", "mended", "")
    stage.services.turns.forget(game_id)
    await stage.restart()
    after = await stage.services.queries.table(game_id)
    assert await stage.asked(game_id) == [ANN]
    assert (after.turn, after.number) == (before.turn, before.number)
