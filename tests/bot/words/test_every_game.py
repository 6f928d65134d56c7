"""Whatever a registered game can say has words: its name, what a table agrees on, its pictures, its play."""

from __future__ import annotations

import pytest

from bot.ui.page.voice import Voices
from bot.ui.pages.looking import kind_words
from bot.words.speak import message_ids
from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.registry import GAMES
from engine.simulate import next_to_move
from render.registry import PAINTERS
from tests.support.conformance import setup_for
from tests.support.secrecy import AnyGame

VOICE = Voices().plain("en", ("Anna", "Bob", "Carol", "Dave", "Erin", "Fred"))
EVERY = 5
EVERY_PLAN = 397


@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_a_table_agrees_on_is_named_and_explained(key: str) -> None:
    known, wanted = set(message_ids()), {f"{key}-name", f"{key}-synonyms", f"{key}-chapter"}
    for option in GAMES[key].spec.options:
        name = f"{key}-option-{option.key}"
        wanted |= {name, f"{name}-help"}
        if option.kind == "choice":
            wanted |= {f"{name}-{value}" for value in option.values if value != "off"}
    assert wanted - known == set()


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_random_game_finds_all_its_words(key: str) -> None:
    """Questions, options, events and the score sheet; and the names of all pictures on the way."""
    game: AnyGame = GAMES[key]
    for seats in game.spec.seats[:2]:
        options = game.spec.expansions
        state, rng = game.new_game(setup_for(game, seats, "words", **options)), Rng(seed_from("words"))
        step = 0
        while (choices := game.choices(state)) and not game.is_at_standstill(state):
            if step % EVERY == 0:
                say_all(game, state)
            if step % EVERY_PLAN == 0:
                say_plans(game, game.view_for(state, choices[0].seat))
            tell, step = Tell(), step + 1
            game.play(state, rng.choice(next_to_move(choices, rng).actions), tell)
            for event in tell.events:
                VOICE.say(event.text)
        say_all(game, state)
        for line in game.score(state):
            VOICE.say(line.text)


def say_all(game: AnyGame, state: object) -> None:
    for decision in game.decisions(state):
        VOICE.say(decision.ask)
        for option in decision.options:
            for entry in option.menu:
                assert VOICE.label(entry).strip()
        view = game.view_for(state, decision.seat)
        for kind in PAINTERS[game.key].kinds(view) if game.key in PAINTERS else ():
            assert kind_words(game.key, kind, VOICE).strip()


def say_plans(game: AnyGame, view: object) -> None:
    """What may be ordered ahead, how it reads once it is ordered, and what a line may depend on."""
    for offer in game.plans(view):
        for entry in offer.menu:
            assert VOICE.label(entry).strip()
        VOICE.say(game.plan_text(view, offer.plan))
    for fact in game.facts(view):
        VOICE.say(fact.text)
