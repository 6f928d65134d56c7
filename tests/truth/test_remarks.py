"""Remarks on a player's turn are true by the game's own counting, and use no hidden information."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.game import AnyGame
from engine.core.objectives import Objective
from engine.core.remarks import Remark, remark_on
from engine.core.rng import Rng
from engine.core.tell import Silence
from engine.core.text import OneOf, Seat
from engine.registry import GAMES
from engine.simulate import next_to_move, setup_from

GAMES_EACH = int(os.environ.get("TRUTH", "0")) or 1
EVERY, MOST = 60, 900  # picks
PLAYED: list[tuple[str, dict[str, str]]] = [(key, {}) for key, game in GAMES.items() if game.is_released] + [
    ("keyflower", {"merchants": "mix"})
]


def turns_of(game: AnyGame, seed: str, options: dict[str, str]) -> Iterator[tuple[Any, Any, Seat]]:
    """Yield some turns of a random game: whose it was, where it began and where it ended."""
    for number in range(GAMES_EACH):
        setup = setup_from(game, 3, f"{seed} {number}", options)
        state, rng, began = game.new_game(setup), Rng(setup.seed, 1 << 40), None
        for pick in range(MOST):
            choices = game.choices(state)
            if not choices or game.is_at_standstill(state):
                break
            if pick % EVERY == 0:
                began = (game.copy(state), next_to_move(choices, rng).seat)
            elif pick % EVERY == EVERY - 1 and began is not None:
                yield began[0], state, began[1]
            actions = next_to_move(choices, rng).actions
            game.play(state, actions[rng.below(len(actions))], Silence())


def points_of(game: AnyGame, state: Any, seat: Seat) -> int:
    return next(one.points for one in game.standings(state) if one.seat == seat)


@pytest.mark.parametrize(("key", "options"), PLAYED)
def test_a_remark_says_what_the_game_counts_and_nothing_that_others_hide(
    key: str, options: dict[str, str]
) -> None:
    game, rng, said = GAMES[key], Rng("5" * 64, 0), list[Remark]()
    for before, now, seat in turns_of(game, "remark", options):
        remark = remark_on(game, before, now, seat)
        said.append(remark)
        assert (remark.before, remark.after) == (points_of(game, before, seat), points_of(game, now, seat))
        assert all(by for _, by in remark.sources)
        assert sum(by for _, by in remark.sources) == remark.after - remark.before
        elsewhere = game.imagine(before, seat, rng), game.imagine(now, seat, rng)
        assert remark_on(game, *elsewhere, seat) == remark, "it would be said in any world they can imagine"
        check_aims(game, remark, before, now, seat)
    assert any(remark.before != remark.after for remark in said)
    assert any(remark.aim is not None for remark in said) or game.objectives is None


def check_aims(game: AnyGame, remark: Remark, before: Any, now: Any, seat: Seat) -> None:
    earlier, aims = game.objectives_of(before, seat), game.objectives_of(now, seat)
    assert remark.aim is None or remark.aim in aims
    for benefit in remark.benefits:
        said = dict(benefit.text.args)
        if benefit.kind == "completes":
            completed_aims = said["aim"]
            if isinstance(completed_aims, OneOf):
                assert len(completed_aims.parts) > 1
            else:
                assert isinstance(completed_aims, tuple)
                check_all_can_be_paid([aim for aim in aims if aim.what in completed_aims])
            for completed in completed_aims.parts if isinstance(completed_aims, OneOf) else completed_aims:
                named = [aim for aim in aims if aim.what == completed]
                assert any(all(part.have >= part.need for part in aim.parts) for aim in named)
            continue
        named = [aim for aim in aims if aim.what == said["aim"]]
        if "lacking" in said:
            lacking = [tuple(part.what for part in aim.parts if part.have < part.need) for aim in named]
            assert said["lacking"] in lacking
            continue
        part = (said["what"], said["have"], said["need"])
        assert any(part == (each.what, each.have, each.need) for aim in named for each in aim.parts)
        then = [each.have for aim in earlier if aim.what == said["aim"] for each in aim.parts]
        assert isinstance(said["have"], int)
        assert min(then) < said["have"]


def check_all_can_be_paid(aims: list[Objective]) -> None:
    """Check that no two of the objectives said to be complete are paid with the same pieces."""
    paid = [part.what for aim in aims if aim.is_paid for part in aim.parts]
    assert len(paid) == len(set(paid))


@pytest.mark.parametrize(("key", "options"), PLAYED)
def test_the_score_so_far_of_all_counts_what_lies_open_and_nothing_else(
    key: str, options: dict[str, str]
) -> None:
    game, rng, seen = GAMES[key], Rng("6" * 64, 0), set[int]()
    for _, now, _ in turns_of(game, "open", options):
        points = game.open_score(now)
        seen |= set(points)
        assert game.open_score(game.imagine(now, None, rng)) == points, "nobody could tell more from it"
        for seat, counted in enumerate(points):
            own = points_of(game, now, seat)
            known = game.conceal(now, None) == game.conceal(now, seat)
            assert counted == own or (game.key == "keyflower" and not known)
    assert len(seen) > 1
