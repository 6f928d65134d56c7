"""A finished game looked at again: lines over time, and the turns that gave most away."""

from __future__ import annotations

import time
from typing import Any

import pytest

from bot.services.queries import reviews
from bot.values.errors import LobbyError
from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.core.text import text
from engine.players import random_player
from engine.players import review as review_module
from engine.players.review import Comparison, Glimpse, compared
from tests.support.service_harness import ANN, BEN, Stage


async def finished(stage: Stage) -> str:
    game_id, rng = await stage.game(ANN, BEN), Rng(seed_from("review"))
    for _ in range(500):
        asked = await stage.asked(game_id)
        if not asked:
            return game_id
        panel = await stage.services.turns.panel(game_id, asked[0])
        assert panel.decision is not None
        await stage.pick(game_id, asked[0], random_player(panel.view, panel.decision, rng).words)
    raise AssertionError("no end")


async def test_every_turn_is_looked_at_once_and_the_worst_are_named(stage: Stage) -> None:
    game_id, seen = await finished(stage), list[tuple[int, int]]()

    async def progress(done: int, of: int) -> None:
        seen.append((done, of))

    review = await stage.services.reviews.review(game_id, progress)
    table = await stage.services.queries.table(game_id)
    assert len(review.turns) == table.turn
    assert seen[0] == (0, table.turn)
    assert seen == sorted(seen)
    assert (review.compared, review.is_whole) == (table.turn, True)
    numbers, of = review.hinted(0)
    assert 0 < len(numbers) < of
    points = {one.seat: one.points for one in (await stage.services.queries.snapshot(game_id, ANN)).standings}
    assert review.turns[-1].expected == (points[0], points[1]), "in the end there is nothing left but points"
    worst = review.worst(None)
    assert 0 < len(worst) <= 3
    assert [turn.lost for _, turn in worst] == sorted((turn.lost for _, turn in worst), reverse=True)
    assert all(turn.better and turn.better != turn.picks and turn.lost > 0 for _, turn in worst)
    assert all(turn.seat == 1 for _, turn in review.worst(1))
    count = len(seen)
    assert await stage.services.reviews.review(game_id, progress) is review
    assert len(seen) == count, "it is kept"


async def test_a_running_game_is_not_looked_at(stage: Stage) -> None:
    async def progress(done: int, of: int) -> None:
        raise AssertionError

    game_id = await stage.game(ANN, BEN)
    with pytest.raises(LobbyError):
        await stage.services.reviews.review(game_id, progress)


async def test_a_turn_that_cannot_be_evaluated_leaves_the_others_evaluated(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def progress(done: int, of: int) -> None: ...

    game_id, asked = await finished(stage), list[tuple[str, ...]]()

    def fails_once(strength: Any, question: Any, picks: tuple[str, ...]) -> Comparison:
        asked.append(picks)
        if len(asked) == 2:
            raise ValueError("'contract-04' is not in list")
        return compared(strength, question, picks)

    monkeypatch.setattr(review_module, "compared", fails_once)
    review = await stage.services.reviews.review(game_id, progress)
    failed = [turn for turn in review.turns if turn.fault]
    assert len(failed) == 1
    assert not failed[0].better
    assert review.worst(None)
    (line,) = [record for record in caplog.records if "could not be reviewed" in record.getMessage()]
    assert "contract-04" in line.getMessage()


async def test_a_turn_can_be_seen_as_it_was_and_as_it_might_have_been(stage: Stage) -> None:
    game_id = await finished(stage)

    async def progress(done: int, of: int) -> None: ...

    review = await stage.services.reviews.review(game_id, progress)
    worst = dict(review.worst(None))
    scenes = await stage.services.reviews.scenes(review, [*worst, 1])
    assert set(scenes) == {*worst, 1}
    live, _ = await stage.services.turns._tables.live(game_id)
    state = live.game.new_game(live.setup)
    for number, turn in enumerate(review.turns, start=1):
        if scene := scenes.get(number):
            assert scene.before == live.game.view_for(state, turn.seat)
            assert (scene.played != scene.better) or number not in worst
        for words in turn.picks:
            live.game.play_named(state, turn.seat, words, Tell())


async def test_a_review_lets_others_think_in_between(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A review yields between turns, so a slow machine stays responsive."""
    asked, look = list[int](), reviews._charted

    def charted(part: reviews.TurnsAsked) -> tuple[list[reviews.TurnCharted], bytes]:
        found = look(part)
        asked.append(len(found[0]))
        return found

    monkeypatch.setattr(reviews, "_charted", charted)
    monkeypatch.setattr(reviews, "_AT_ONCE", 0.0)
    game_id = await finished(stage)
    review = await stage.services.reviews.review(game_id, quietly)
    assert asked == [1] * len(review.turns)


async def quietly(done: int, of: int) -> None: ...


async def test_a_first_answer_comes_in_time_and_has_the_readers_turns_first(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id, compare = await finished(stage), reviews._compared

    def slowly(asked: reviews.TurnsAsked) -> Glimpse:
        time.sleep(0.2)
        return compare(asked)

    monkeypatch.setattr(reviews, "_compared", slowly)
    first = await stage.services.reviews.review(game_id, quietly, seat=1, within=0.0)
    assert not first.is_whole
    assert len(first.turns) == (await stage.services.queries.table(game_id)).turn, "the chart is whole"
    compared = {turn.seat for turn in first.turns if turn.named}
    assert compared <= {1}
    whole = await stage.services.reviews.review(game_id, quietly, seat=1)
    assert whole.is_whole
    assert whole.start == first.start


async def test_a_game_that_ended_early_is_reviewed(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    await stage.services.seats.end(game_id, ANN, moderator=True, cause=stage.cause())
    review = await stage.services.reviews.review(game_id, quietly)
    assert review.table.status == "closed"
    assert len(review.turns) == 2


def test_each_mistake_is_named_once() -> None:
    """The same move missed turn after turn, and another one."""
    home, mill = (text("keyflower-upgrade"),), (text("keyflower-pass"),)
    turns = [
        Glimpse(0, ("pass",), lost=lost, better=("x",), better_named=names, idea=idea)
        for lost, names, idea in ((2.0, home, "home"), (3.0, home, "home"), (1.0, mill, "mill"))
    ]
    assert [turn.lost for turn in review_module.named(turns)] == [3.0, 1.0]
