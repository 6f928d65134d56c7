"""Hints of whole games as players read them, each with its position."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from msgspec import Struct

from bot.services.tables.hints import Hints
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.advice import hints_page
from bot.values.table import NOBODY, Place, SeatInfo, Table
from engine.core.draft import drafted
from engine.core.game import AnyGame
from engine.core.setup import Setup
from engine.core.tell import Silence
from engine.core.text import Seat, UserText
from engine.players import Advice, answer
from engine.players.adviser import Adviser
from engine.players.matches import moves_of
from engine.players.requests import question_of
from engine.players.strengths import Strength
from engine.simulate import setup_from
from render.registry import PAINTERS
from tools.soak.burst import kept_busy
from tools.story import PEOPLE, lines_of


class Advised(Struct, frozen=True):
    """A hint with its seat and position; `turn` counts the turns of the game that have a choice."""

    turn: int
    seat: Seat
    view: Any
    drafted: Any  # what the seat sees after drafting the first move
    advice: Advice


def advised(
    game: AnyGame, setup: Setup, players: Sequence[Strength], wanted: Collection[int]
) -> Iterator[Advised]:
    """Yield the hints for these turns of one game; they are not followed."""
    last = max(wanted, default=0)
    for turn, (seat, position, seed) in enumerate(_decisions(game, setup, players), start=1):
        if turn in wanted:
            yield _advised(game, turn, seat, position, seed)
        if turn >= last:
            return


def sampled(
    game: AnyGame, seed: str, options: dict[str, str], player: Strength, count: int
) -> Iterator[tuple[str, Advised]]:
    """Yield hints of several games with all numbers of players, evenly spaced from start to end; each with
    the seed of its game."""
    for word, turn, seat, position, hinted in _sample(game, seed, options, player, count):
        yield word, _advised(game, turn, seat, position, hinted)


def _sample(
    game: AnyGame, seed: str, options: dict[str, str], player: Strength, count: int
) -> Iterator[tuple[str, int, Seat, bytes, str]]:
    """Yield the seed of the game, the number of the turn, the seat, the position and the hint's seed."""
    sizes = game.spec.seats
    for number, seats in enumerate(sizes):
        share = count * (number + 1) // len(sizes) - count * number // len(sizes)
        setup = setup_from(game, seats, f"{seed} {seats}", options)
        made = list(_decisions(game, setup, [player] * seats))
        for at in range(share):
            turn = (2 * at + 1) * len(made) // (2 * share)
            yield f"{seed} {seats}", turn + 1, *made[turn]


def timed(
    game: AnyGame, seed: str, options: dict[str, str], player: Strength, count: int, busy: int
) -> Iterator[float]:
    """Yield the seconds that each hint of a sample takes, all moves and the plan included, while `busy` other
    processes compete for the cores."""
    found = list(_sample(game, seed, options, player, count))
    with kept_busy(busy):
        for _, _, seat, position, hinted in found:
            state, begun = game.from_json(position), time.perf_counter()
            Adviser(game).hints(state, seat, hinted)
            yield time.perf_counter() - begun


def _decisions(game: AnyGame, setup: Setup, players: Sequence[Strength]) -> Iterator[tuple[Seat, bytes, str]]:
    """Yield the seat, the position and the seed of every turn with a choice, and let the players play on."""
    state = game.new_game(setup)
    for number, seat, free in moves_of(game, state):
        seed = f"{setup.seed}:{number}"
        question = question_of(game, state, seat, seed)
        if not free and len(question.decision.options) > 1:
            yield seat, game.to_json(state), seed
        for words in answer(players[seat], question).picks:
            game.play_named(state, seat, words, Silence())


def _advised(game: AnyGame, turn: int, seat: Seat, position: bytes, seed: str) -> Advised:
    state = game.from_json(position)
    advice = Adviser(game).hints(state, seat, seed)
    after = drafted(game, state, seat, advice.hints[0].picks[:-1]).state
    return Advised(turn, seat, game.view_for(state, seat), game.view_for(after, seat), advice)


def read(game: AnyGame, each: Advised, options: dict[str, str], language: str) -> Iterator[str]:
    """Yield the player's position and the page of the hint."""
    count = len(each.view.seats)
    infos = tuple(SeatInfo(seat, UserText(PEOPLE[seat]), person=seat + 1) for seat in range(count))
    table = Table(
        "0123abcd", "running", game.key, NOBODY, Place(1), count, options, "any", language, False, infos, 0.0
    )
    localiser = Localisers().at(table, language, person=each.seat + 1)
    yield from PAINTERS[game.key].board(each.view, localiser.worded().brief).split("\n")
    yield ""
    page = hints_page(Hints(table, each.seat, each.advice, each.view, each.drafted), localiser)
    for block in page.blocks:
        yield from lines_of(block)
