"""Players never have to read the stored form of a move: ids, coordinates and their separators."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.locales.translations import message_ids
from bot.services.queries.panels import panel_of
from bot.ui.kit.blocks import Block, Buttons
from bot.ui.kit.localiser import Localisers
from bot.ui.kit.recap import briefly
from bot.ui.panel.page import panel_page
from engine.core.game import AnyGame, Decision
from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.core.text import Text
from engine.players import random_ish_player
from engine.registry import GAMES
from engine.simulate import next_to_move
from tests.support.conformance import is_long, setup_for
from tools.bench.panels import questions_of
from tools.bench.panels.random_panels import live_table

VOICE = Localisers().plain("en", ("Anna", "Bob", "Carol", "Dave", "Erin", "Fred"))
INTERNAL = re.compile(r"@|_|>|[a-z]-\d|-?\d,-?\d|\d-[a-z]|`")
"""clay@board-1, wood>stone, farm-8, 0,-1 and 3,-3-sw."""
EVERY, EVERY_PANEL, EVERY_PLAN, STEPS = 2, 12, 150, 450


@pytest.mark.parametrize("printed", ["clay@board-1", "farm-8", "at 0,-1", "3,-3-sw", "wood>stone", "`end`"])
def test_forbidden_words_are_found_in_samples(printed: str) -> None:
    assert INTERNAL.search(printed)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_nothing_a_player_reads_is_in_typed_words(key: str) -> None:
    game: AnyGame = GAMES[key]
    read = set[str]()
    for seats in (game.spec.seats[0], game.spec.seats[-1]):
        setup = setup_for(game, seats, "print", **game.spec.expansions)
        state, rng = game.new_game(setup), Rng(seed_from("print"))
        for step in range(STEPS):
            if not (choices := game.choices(state)):
                break
            seat = next_to_move(choices, rng).seat
            decision = game.decision_of(state, seat)
            assert decision is not None
            if step % EVERY == 0:
                read.update(map(VOICE.label, _texts(game, state, decision)))
            if step % EVERY_PANEL == 0:
                read.update(_panel(game, state, seat))
            if step % EVERY_PLAN == 0:
                read.update(map(VOICE.label, _plans(game, game.view_for(state, seat))))
            tell = Tell()
            game.play(state, random_ish_player(game.view_for(state, seat), decision, rng).action, tell)
            read.update(VOICE.label(event.text) for event in tell.events)
        read.update(VOICE.label(line.text) for line in game.score(state))
    messages = sum(id_.startswith(f"{key}-") for id_ in message_ids())
    enough = 50 if is_long(game) else min(20, messages // 3)
    assert len(read) > enough, f"too little was read to test the game: {sorted(read)}"
    assert sorted(words for words in read if INTERNAL.search(words)) == []


def _texts(game: AnyGame, state: object, decision: Decision[object]) -> Iterator[Text]:
    """A question and its options, and why others are none."""
    yield decision.ask
    for option in decision.options:
        yield from option.menu
        yield from (each for each in (option.caution, option.closes, option.note) if each is not None)
    for journey in game.compound_moves(state, decision.seat):
        yield from journey.menu
        if journey.note is not None:
            yield journey.note
    yield from game.why_not(state, decision.seat)


def _panel(game: AnyGame, state: object, seat: int) -> Iterator[str]:
    """Everything on the panel's keys and above them, and each pick as the turn so far."""
    live = live_table(game, state, game.spec.seats[-1])
    panel = panel_of(live, seat)
    yield from (briefly(way.option.menu, VOICE.label) for way in panel.ways)
    for question in questions_of(panel):
        for block in panel_page(panel, question, VOICE).blocks:
            yield from _printed(block)


def _printed(block: Block) -> Iterator[str]:
    if isinstance(block, Buttons):
        yield from (button.label for button in block.buttons)


def _plans(game: AnyGame, view: object) -> Iterator[Text]:
    for offer in game.plans(view):
        yield from offer.menu
        yield game.plan_text(view, offer.plan)
    for fact in game.facts(view):
        yield fact.text
