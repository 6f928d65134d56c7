"""Messages for every registered game: its name, options, pictures and play."""

from __future__ import annotations

import re

import pytest

from bot.locales.translations import message_ids
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.table_info import kind_words
from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.core.text import Text
from engine.registry import GAMES
from engine.simulate import next_to_move
from render.registry import PAINTERS
from tests.support.conformance import is_long, setup_for
from tests.support.messages import check_said, messages
from tests.support.secrecy import AnyGame
from tests.support.source import ROOT

VOICE = Localisers().plain("en", ("Anna", "Bob", "Carol", "Dave", "Erin", "Fred"))
EVERY = 5
EVERY_PLAN = 397


@pytest.mark.parametrize("key", sorted(GAMES))
def test_set_up_options_are_named_and_explained(key: str) -> None:
    known, wanted = set(message_ids()), {f"{key}-name", f"{key}-synonyms", f"{key}-chapter"}
    for option in GAMES[key].spec.options:
        name = f"{key}-option-{option.key}"
        wanted.add(name)
        if option.kind == "choice":
            wanted |= {f"{name}-{value}{end}" for value in option.values for end in ("", "-help")}
        else:
            wanted.add(f"{name}-help")
    assert wanted - known == set()


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_random_game_finds_all_its_words(key: str) -> None:
    """Questions, options, events and the score sheet; and the names of all pictures on the way."""
    game: AnyGame = GAMES[key]
    for seats in game.spec.seats:
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
                say(game, event.text)
        say_all(game, state)
        for line in game.score(state):
            for text in (line.text, *line.detail):
                say(game, text)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_message_named_in_the_code_is_there(key: str) -> None:
    """Covers messages that random games do not reach, but not names composed in code."""
    whole = re.compile(rf"\"({key}-[a-z0-9-]*[a-z0-9])\"")
    code = [path for path in (ROOT / "engine" / key).rglob("*.py") if path.parent.name != "content"]
    named = {name for path in code for name in whole.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > (50 if is_long(GAMES[key]) else 2)
    told = set(messages(key))
    beginnings = {name for name in named - told if any(other.startswith(f"{name}-") for other in told)}
    assert sorted(named - told - beginnings) == []


def say(game: AnyGame, text: Text) -> None:
    check_said(game.key, text)
    assert VOICE.say(text).strip()


def say_all(game: AnyGame, state: object) -> None:
    for decision in game.decisions(state):
        say(game, decision.ask)
        for option in decision.options:
            for entry in option.menu:
                check_said(game.key, entry)
                assert VOICE.label(entry).strip()
        view = game.view_for(state, decision.seat)
        for kind in PAINTERS[game.key].kinds(view) if game.key in PAINTERS else ():
            assert kind_words(game.key, kind, VOICE).strip()


def say_plans(game: AnyGame, view: object) -> None:
    """Format all orders, before and after they are set, and their conditions."""
    for offer in game.plans(view):
        for entry in offer.menu:
            assert VOICE.label(entry).strip()
        VOICE.say(game.plan_text(view, offer.plan))
    for fact in game.facts(view):
        VOICE.say(fact.text)
