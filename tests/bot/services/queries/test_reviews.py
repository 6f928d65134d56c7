"""A finished game looked at again: lines over time, and the turns that gave most away."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any

import pytest

from bot.services.queries import reviews
from bot.values.errors import LobbyError
from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
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
        panel = await stage.services.table.panel(game_id, asked[0])
        assert panel.decision is not None
        await stage.pick(game_id, asked[0], random_player(panel.view, panel.decision, rng).words)
    raise AssertionError("no end")


async def test_every_turn_is_looked_at_once_and_the_worst_are_named(stage: Stage) -> None:
    game_id, seen = await finished(stage), list[tuple[int, int]]()

    async def progress(done: int, of: int) -> None:
        seen.append((done, of))

    review = await stage.services.reviews.review(game_id, progress)
    table = await stage.services.reading.table(game_id)
    assert len(review.turns) == table.turn
    assert seen[0] == (0, table.turn)
    assert seen == sorted(seen)
    points = {one.seat: one.points for one in (await stage.services.reading.look(game_id, ANN)).standings}
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


async def test_a_turn_that_cannot_be_judged_leaves_the_others_judged(
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
    live, _ = await stage.services.table._tables.live(game_id)
    state = live.game.new_game(live.setup)
    for number, turn in enumerate(review.turns, start=1):
        if scene := scenes.get(number):
            assert scene.before == live.game.view_for(state, turn.seat)
            assert (scene.played != scene.better) or number not in worst
        for words in turn.picks:
            option = live.game.option_named(state, turn.seat, words)
            assert option is not None
            live.game.play(state, option.action, Tell())


async def test_a_review_lets_others_think_in_between(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine it asks for a turn at a time; how far it has come is told as often as ever."""
    asked, told, look = list[int](), list[int](), reviews._looked_at

    def looked_at(part: reviews.TurnsAsked) -> tuple[list[Glimpse], bytes]:
        found = look(part)
        asked.append(len(found[0]))
        return found

    async def progress(done: int, of: int) -> None:
        told.append(done)

    monkeypatch.setattr(reviews, "_looked_at", looked_at)
    ticks = itertools.count()
    monkeypatch.setattr(reviews, "time", SimpleNamespace(monotonic=lambda: next(ticks)))
    game_id = await finished(stage)
    review = await stage.services.reviews.review(game_id, progress)
    assert asked == [1] * len(review.turns)
    assert told == list(range(0, len(review.turns), 12))
