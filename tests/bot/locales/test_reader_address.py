"""A private page speaks to its reader: "You bid 2 red", "your village". Public posts name all players."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import aclosing
from functools import cache
from itertools import cycle

import pytest
from fluent.syntax import ast

from bot.locales.translations import ACTING, HOME, locales, speaker
from bot.ui.kit.localiser import Localisers
from bot.ui.kit.recap import recap_actions, recap_text
from engine.core.game import AnyGame
from engine.core.rng import Rng, seed_from
from engine.core.tell import Event, Tell
from engine.core.text import Who, text, texts_in
from engine.registry import GAMES
from engine.simulate import next_to_move
from tests.bot.locales.test_languages import arguments
from tests.support.conformance import setup_for
from tests.support.messages import parsed
from tools.story import PEOPLE, Told, story

SECTION = "What is told"
NAMES = ("Xara", "Yxo", "Zyx", "Xyla", "Yuzu", "Zazu")
ADDRESSED = ("you", "yours")
ENOUGH = 1500
"""Private lines that are read of a game: a good part of its first season or round."""


@cache
def entries(language: str) -> dict[str, tuple[str, ast.Message]]:
    """Every message with the section of its file."""
    found = dict[str, tuple[str, ast.Message]]()
    for path in sorted((HOME / language).glob("*.ftl")):
        section = ""
        for entry in parsed(path):
            if isinstance(entry, ast.GroupComment):
                section = entry.content or ""
            elif isinstance(entry, ast.Message):
                found[entry.id.name] = section, entry
    return found


def attributes(entry: ast.Message) -> dict[str, ast.Pattern]:
    return {one.id.name: one.value for one in entry.attributes if one.id.name in ADDRESSED}


@pytest.mark.parametrize("language", locales())
def test_everything_that_is_told_of_a_player_can_be_told_to_that_player(language: str) -> None:
    told = [entry for section, entry in entries(language).values() if section == SECTION]
    assert len(told) > 100
    of_players = [one for one in told if one.value is not None and "who" in arguments(one.value)]
    assert [one.id.name for one in of_players if "you" not in attributes(one)] == []


@pytest.mark.parametrize("language", locales())
def test_words_for_the_reader_leave_out_the_readers_name_alone(language: str) -> None:
    for key, (_, entry) in entries(language).items():
        assert entry.value is not None
        whole, found = arguments(entry.value), attributes(entry)
        assert found.keys() == attributes(entries("en")[key][1]).keys(), key
        if "you" in found:
            assert arguments(found["you"]) == whole - ACTING, key
        if "yours" in found:
            (other,) = whole - arguments(found["yours"])
            assert arguments(found["yours"]) == whole - {other}, key
            assert other not in ACTING, key


def events_of(game: AnyGame) -> Iterator[Event]:
    for seats in game.spec.seats:
        state = game.new_game(setup_for(game, seats, "reader", **game.spec.expansions))
        rng = Rng(seed_from("reader"))
        while (choices := game.choices(state)) and not game.is_at_standstill(state):
            tell = Tell()
            game.play(state, rng.choice(next_to_move(choices, rng).actions), tell)
            yield from tell.events


@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_event_of_a_played_game_names_its_reader(key: str) -> None:
    told = set(events_of(GAMES[key]))
    assert {event.text.key for event in told} <= {
        name for name, (section, _) in entries("en").items() if section == SECTION
    }
    languages = cycle(locales())
    for event in told:
        of = {arg.seat for part in texts_in(event.text) for _, arg in part.args if isinstance(arg, Who)}
        for seat in (one for one in of if event.is_for(one)):
            language = next(languages)
            said = speaker(language, NAMES, reader=seat)(event.text)
            assert NAMES[seat] not in said, said
            named = [one for one in of if NAMES[one] in speaker(language, NAMES)(event.text)]
            assert all(NAMES[one] in said for one in named if one != seat), said


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_no_private_page_of_a_played_game_names_its_reader(key: str) -> None:
    seats = min(GAMES[key].spec.seats)
    private = list[Told]()
    async with aclosing(story(key, ("en",), "reader", seats=seats, chapter=1, options={})) as told:
        async for one in told:
            if one.reader is not None and not one.is_heading:
                private.append(one)
            if len(private) == ENOUGH:
                break
    assert len(private) > 50
    assert [one for one in private if any(PEOPLE[one.reader or 0] in said for said in one.said)] == []


def test_sentences_after_the_first_drop_you_as_they_drop_a_name() -> None:
    tile = text("keyflower-tile-inn")
    events = [
        Event(text("keyflower-told-use", who=Who(0), workers="1 red", tile=tile), 0),
        Event(text("keyflower-told-pay", who=Who(0), paid="1 blue"), 0),
    ]
    (deeds,) = recap_actions(events)
    said = {
        seat: recap_text(deeds, Localisers().plain("en", ("Anna", "Ben"), reader=seat)) for seat in (None, 0)
    }
    assert said == {
        None: "**Anna** sends 1 red to Inn · pays 1 blue.",
        0: "**You** send 1 red to Inn · pay 1 blue.",
    }
    spanish = recap_text(deeds, Localisers().plain("es", ("Anna", "Ben"), reader=0))
    assert spanish == "Envías 1 red a la loseta Posada. Pagas 1 blue."


def test_the_reader_is_you_in_messages_and_named_on_labels() -> None:
    bid = text("keyflower-told-bid", who=Who(0), workers="1 red", tile=text("keyflower-tile-inn"))
    voice = Localisers().plain("en", ("Anna", "Ben"), reader=0)
    assert (voice.say(bid), voice.label(bid)) == ("You bid 1 red for Inn.", "Anna bids 1 red for Inn.")
