"""No English word remains in whole games in other languages.

`NO_ENGLISH=5 pytest tests/bot/locales/test_no_english.py` plays five games of each kind."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.locales.translations import locales
from bot.ui.kit.localiser import Localisers
from bot.ui.kit.recap import briefly
from engine.core.game import AnyGame
from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.registry import GAMES
from engine.simulate import next_to_move
from render.registry import PAINTERS
from tests.support.conformance import setups
from tests.support.english import english, is_waiting, left_over, waiting

LANGUAGES = [language for language in locales() if language != "en"]
PLAYED = [key for key, game in GAMES.items() if game.is_released]
NAMES = ("Xara", "Yxo", "Zyx", "Xyla", "Yuzu", "Zazu")
GAMES_OF_EACH = int(os.environ.get("NO_ENGLISH", "1"))
UNSPACED = re.compile(r"(?<![\u00a0\u202f])[:;!?](?=\s|$)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»")
"""French has a no-break space before a colon, a narrow one before the others and within quotation marks."""
EVERY, LOOKED_AT, PLANS = 12, 4, 120  # positions of which one is read; views; orders on offer


def positions(game: AnyGame, number: int) -> Iterator[tuple[Any, Seat | None, list[Text]]]:
    """Yield some positions of a random game with the seat asked and the events since the last one."""
    setup = list(setups(game))[1 + number]
    state, rng, told = game.new_game(setup), Rng(seed_from(f"english {number}"), 1 << 40), list[Text]()
    while (choices := game.choices(state)) and not game.is_at_standstill(state):
        choice = next_to_move(choices, rng)
        if not rng.below(EVERY):
            yield game.copy(state), choice.seat, told
            told = []
        tell = Tell()
        game.play(state, choice.actions[rng.below(len(choice.actions))], tell)
        told += [event.text for event in tell.events]
    yield state, None, told


def asked(game: AnyGame, state: Any, seat: Seat) -> Iterator[Text]:
    """Yield the texts of everything a player can look at."""
    view, decision = game.view_for(state, seat), game.decision_of(state, seat)
    assert decision is not None
    yield decision.ask
    for option in decision.options:
        yield from option.menu
        yield from (one for one in (option.note, option.caution) if one is not None)
    yield from game.why_not(state, seat)
    for offer in game.plans(view)[:PLANS]:
        yield from offer.menu
        yield game.plan_text(view, offer.plan)
    yield from (fact.text for fact in game.facts(view))


@cache
def everything(key: str) -> tuple[dict[Text, None], dict[str, None], list[Any]]:
    """Return the texts of whole games: messages, typed moves and some views."""
    game, said, moves, views = GAMES[key], dict[Text, None](), dict[str, None](), list[Any]()
    for number in range(GAMES_OF_EACH):
        for state, seat, told in positions(game, number):
            said.update(dict.fromkeys(told))
            if seat is None:
                said.update(
                    dict.fromkeys(text for line in game.score(state) for text in (line.text, *line.detail))
                )
            else:
                said.update(dict.fromkeys(asked(game, state, seat)))
                decision = game.decision_of(state, seat)
                assert decision is not None
                moves.update(dict.fromkeys(option.words for option in decision.options))
            views.append(game.view_for(state, seat))
    return said, moves, views


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PLAYED)
def test_a_whole_game_holds_no_english(key: str, language: str) -> None:
    localiser, painter = Localisers().plain(language, NAMES, key), PAINTERS[key]
    at, every = LANGUAGES.index(language), len(LANGUAGES)
    all_said, all_moves, all_views = everything(key)
    said, moves, views = [*all_said][at::every], [*all_moves][at::every], all_views[at::every]
    read = [*map(localiser.brief, said), *map(localiser.spoken, moves)]
    read += [briefly([one], localiser.label) for one in said]
    for view in views[::LOOKED_AT]:
        read.append(painter.board(view, localiser.brief))
        read += [painter.alt(view, kind, localiser.label) for kind in painter.kinds(view)]
    assert len(said) > 200 // every
    assert left_over(language, read) == {}


@pytest.mark.parametrize("key", PLAYED)
def test_a_whole_game_has_the_blanks_of_french(key: str) -> None:
    """Also where words are put together by the code: on boards, in alt texts, in the notes of a panel."""
    localiser, painter = Localisers().plain("fr", NAMES, key), PAINTERS[key]
    said, _, views = everything(key)
    read = [*map(localiser.brief, said), *(briefly([one], localiser.label) for one in said)]
    for view in views[::LOOKED_AT]:
        read.append(painter.board(view, localiser.brief))
        read += [painter.alt(view, kind, localiser.label) for kind in painter.kinds(view)]
    assert [words for words in read if UNSPACED.search(words) and not is_waiting("fr", words)][:5] == []


@pytest.mark.parametrize("words", ["ferme; encore 4", "Fret: 4", "C’est fini!", "Et toi?", "«Passer»"])
def test_a_blank_that_lacks_would_be_found(words: str) -> None:
    assert UNSPACED.search(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_would_be_found(language: str) -> None:
    assert {"with", "your", "which", "worker", "bids"} <= english(language) | waiting(language)
    assert "keyple" not in english(language)
