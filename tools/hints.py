"""Hints of whole games as players read them, each with its position."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.services.tables.hints import Hints
from bot.ui.kit.localiser import Localisers
from bot.ui.panel.hints import hints_page
from bot.values.table import NOBODY, Place, SeatInfo, Table
from engine.core.draft import drafted
from engine.core.setup import Setup
from engine.core.tell import Silence
from engine.core.text import Seat, UserText
from engine.players import Advice, advice_of, answer
from engine.players.matches import moves_of
from engine.players.requests import AnyGame, question_of
from engine.players.strengths import ADVISER, Strength
from render.registry import PAINTERS
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
    state, turn, last = game.new_game(setup), 0, max(wanted, default=0)
    for number, seat, free in moves_of(game, state):
        question = question_of(game, state, seat, f"{setup.seed}:{number}")
        if not free and len(question.decision.options) > 1:
            turn += 1
            if turn in wanted:
                reasoned = answer(ADVISER, replace(question, reasons=True, plans=True))
                advice = advice_of(game, state, seat, reasoned)
                after = drafted(game, state, seat, advice.hints[0].picks[:-1]).state
                yield Advised(turn, seat, question.view, game.view_for(after, seat), advice)
        if turn >= last:
            return
        for words in answer(players[seat], question).picks:
            option = game.option_named(state, seat, words)
            assert option is not None
            game.play(state, option.action, Silence())


def read(game: AnyGame, each: Advised, options: dict[str, str], language: str) -> Iterator[str]:
    """Yield the player's position and the page of the hint."""
    count = len(each.view.seats)
    infos = tuple(SeatInfo(seat, UserText(PEOPLE[seat]), person=seat + 1) for seat in range(count))
    table = Table(
        "0123abcd", "running", game.key, NOBODY, Place(1), count, options, "any", language, False, infos, 0.0
    )
    localiser = Localisers().at(table, language)
    yield from PAINTERS[game.key].board(each.view, localiser.worded().brief).split("\n")
    yield ""
    page = hints_page(Hints(table, each.seat, each.advice, each.view, each.drafted), NOBODY - 1, localiser)
    for block in page.blocks:
        yield from lines_of(block)
