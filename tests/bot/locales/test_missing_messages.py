"""Every message of a game exists, with its arguments: a missing one raises an error. Languages take turns, as
test_languages.py finds a message that only one of them lacks.

`STRICT_WORDS=5 pytest tests/bot/locales/test_missing_messages.py` plays five games of each kind."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from itertools import cycle, pairwise
from typing import Any

import pytest
from msgspec import Struct, field

from bot.locales import MissingWordsError
from bot.locales.translations import locales, message_ids
from bot.ui.kit.localiser import Localiser, Localisers
from bot.ui.kit.recap import briefly
from bot.ui.pages.advice import _move
from bot.ui.pages.own_score import own_score_page
from bot.ui.pages.results import _ranking, _sheet
from bot.ui.pages.review import _turn
from bot.ui.pages.table_info import kind_words
from bot.values.read_models import OwnScore, TableSnapshot
from engine.core.game import AnyGame
from engine.core.remarks import remark_on
from engine.core.rng import Rng, seed_from
from engine.core.setup import PRINTED, Setup
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.players import Hint, answer, question_of
from engine.players.hints import advice_of
from engine.players.requests import Answer
from engine.players.review import Glimpse, glimpse
from engine.players.strengths import ADVISER
from engine.registry import GAMES
from engine.simulate import next_to_move
from render.registry import PAINTERS
from tests.support.conformance import is_long, setup_for
from tests.support.filled_forms import WITH_FORMS, brought, forget
from tools.bench.panels.random_panels import NAMES, live_table

GAMES_OF_EACH = int(os.environ.get("STRICT_WORDS", "1"))
EVERY, PLANS, HINTS, STEPS = 40, 400, 200, 60
"""Positions of which one is read, orders on offer, positions of which one has its hints, and how long it may
take to find them."""


class Said(Struct):
    """All texts shown in some games, and the words that pages consist of."""

    texts: dict[Text, None] = field(default_factory=dict)
    views: list[Any] = field(default_factory=list)
    accounts: list[OwnScore] = field(default_factory=list)
    hints: list[Hint] = field(default_factory=list)
    glimpses: list[Glimpse] = field(default_factory=list)
    ends: list[TableSnapshot] = field(default_factory=list)

    def add(self, texts: Iterator[Text]) -> None:
        self.texts.update(dict.fromkeys(texts))


def agreed(key: str, number: int, own: bool) -> Setup:
    game = GAMES[key]
    printed = {PRINTED: brought(game, Rng(seed_from(f"strict {number}")))} if own else {}
    options = {**game.spec.expansions, **printed}
    return setup_for(game, game.spec.seats[number % len(game.spec.seats)], f"strict {number}", **options)


@cache
def everything(key: str) -> Said:
    """Play random games with all expansions, with printed and with custom content."""
    said = Said()
    for number in range(GAMES_OF_EACH):
        for own in (False, True) if key in WITH_FORMS else (False,):
            play(GAMES[key], agreed(key, number, own), said)
    return said


def play(game: AnyGame, setup: Setup, said: Said) -> None:
    state, rng, step = game.new_game(setup), Rng(seed_from("strict"), 1 << 40), 0
    before = dict[Seat, Any]()
    said.add(of_all(game, state))
    while (choices := game.choices(state)) and not game.is_at_standstill(state):
        choice = next_to_move(choices, rng)
        if step % EVERY == 0:
            said.add(of_position(game, state, choice.seat, before.get(choice.seat)))
            look_round(game, state, choice.seat, said)
            before[choice.seat] = game.copy(state)
        if step % PLANS == 0:
            said.add(of_plans(game, game.view_for(state, choice.seat)))
        if step % HINTS == 0 and not choice.free:
            think(game, state, choice.seat, said)
        tell, step = Tell(), step + 1
        game.play(state, choice.actions[rng.below(len(choice.actions))], tell)
        said.add(event.text for event in tell.events)
    said.add(of_result(game, state))
    table = live_table(game, state, setup.seats).table
    scores, standings = tuple(game.score(state)), tuple(game.standings(state))
    said.ends.append(
        TableSnapshot(table, None, game.view_for(state, None), over=True, scores=scores, standings=standings)
    )


def of_all(game: AnyGame, state: Any) -> Iterator[Text]:
    """Yield the texts about pieces and questions."""
    if game.catalogue is not None:
        yield from game.catalogue.catalogue(getattr(state, "content", None)).values()
    for about in {each.topic for each in (game.explanations or {}).values()}:
        yield from (text(f"{game.key}-{part}-{about}") for part in ("explain", "costs", "look"))


def of_position(game: AnyGame, state: Any, seat: Seat, before: Any) -> Iterator[Text]:
    """Yield the question, its answers, reasons, objectives, places of pieces and remarks on the turn."""
    decision = game.decision_of(state, seat)
    if decision is not None:
        yield decision.ask
        for option in decision.options:
            yield from (*option.menu, *(one for one in (option.note, option.caution) if one is not None))
        for journey in game.compound_moves(state, seat):
            yield from (*journey.menu, *((journey.note,) if journey.note is not None else ()))
    yield from game.why_not(state, seat)
    for line in game.own_sheet(state, seat):
        yield from (line.text, *line.detail, game.source_of(line))
    for aim in game.objectives_of(state, seat):
        yield from (aim.what, *((aim.about,) if aim.about is not None else ()))
        yield from (part.what for part in aim.parts)
    if game.catalogue is not None:
        yield from game.catalogue.where_is(game.view_for(state, seat)).values()
    if before is not None:
        remark = remark_on(game, before, state, seat)
        yield from (source for source, _ in remark.sources)
        yield from (benefit.text for benefit in remark.benefits)


def of_plans(game: AnyGame, view: Any) -> Iterator[Text]:
    for offer in game.plans(view) if game.plan_type is not None else ():
        yield from (*offer.menu, game.plan_text(view, offer.plan))
    yield from (fact.text for fact in game.facts(view))


def of_result(game: AnyGame, state: Any) -> Iterator[Text]:
    for line in game.score(state):
        yield from (line.text, *line.detail, game.source_of(line))
    ranked = game.standings(state)
    for above, below in pairwise(ranked):
        if above.points == below.points and (why := game.why_ahead(state, above.seat, below.seat)):
            yield why


def look_round(game: AnyGame, state: Any, seat: Seat, said: Said) -> None:
    """Show the boards and the reader's own page; in Keyflower with all contracts, too."""
    view, held = game.view_for(state, seat), [state]
    said.views.append(view)
    if game.key == "keyflower":
        richer = game.copy(state)
        richer.players[seat].contracts = list(state.content.contracts)
        held.append(richer)
        said.add(of_position(game, richer, seat, None))
    for each in held:
        table = live_table(game, each, len(view.seats)).table
        lines, aims = tuple(game.own_sheet(each, seat)), tuple(game.objectives_of(each, seat))
        said.accounts.append(OwnScore(table, seat, None, lines, aims))


def think(game: AnyGame, state: Any, seat: Seat, said: Said) -> None:
    """Show hints, and a review of a turn that was not the best one."""
    question = question_of(game, state, seat, "strict", steps=STEPS)
    found: Answer = answer(ADVISER, question)
    hints = advice_of(game, state, seat, found).hints
    said.hints += hints
    if len(hints) > 1:
        said.glimpses.append(glimpse(game, game.copy(state), seat, hints[-1].picks, "strict", STEPS))


@pytest.mark.parametrize("key", sorted(GAMES))
def test_everything_that_is_said_has_its_words(key: str) -> None:
    painter, said = PAINTERS.get(key), everything(key)
    voices = cycle([Localisers(strict=True).plain(language, NAMES, key) for language in locales()])
    for one, localiser in zip(said.texts, voices, strict=False):
        assert localiser.say(one).strip()
        briefly([one], localiser.label)
    for view, localiser in zip(said.views, voices, strict=False):
        if painter is None:
            break
        assert painter.board(view, localiser.brief).strip()
        for kind in painter.kinds(view):
            assert painter.alt(view, kind, localiser.label).strip()
            assert kind_words(key, kind, localiser).strip()
    for account, localiser in zip(said.accounts, voices, strict=False):
        own_score_page(account, localiser)
    for number, (hint, localiser) in enumerate(zip(said.hints, voices, strict=False), start=1):
        assert _move(1 + number % 3, hint, key, localiser)
    for turn, localiser in zip(said.glimpses, voices, strict=False):
        assert _turn(1, turn, None, key, localiser)
    for look, localiser in zip(said.ends, voices, strict=False):
        assert _ranking(look, localiser)
        assert _sheet(look, localiser)
    _all_kinds(key, said)


def _all_kinds(key: str, said: Said) -> None:
    """It is no test of nothing."""
    assert len(said.texts) >= (20 if is_long(GAMES[key]) else 5)
    assert said.views
    assert said.ends
    assert said.hints or not is_long(GAMES[key])
    if key == "keyflower":
        keys = {one.key for one in said.texts}
        assert {"keyflower-any-worker", "keyflower-any-skill", "keyflower-any-resource"} <= keys


@pytest.mark.parametrize("language", locales())
def test_every_kind_that_a_piece_may_have_is_named(language: str) -> None:
    """Also "any", which contracts and prices name."""
    assert "keyflower-item-any" in message_ids()
    localiser: Localiser = Localisers(strict=True).plain(language, NAMES)
    assert localiser("keyflower-item-any") != "any" or language == "en"


def test_a_word_that_is_missing_would_be_found() -> None:
    with pytest.raises(MissingWordsError):
        Localisers(strict=True).plain("de", NAMES)("keyflower-item-moon")


@pytest.fixture(scope="module", autouse=True)
def _forget_boxes() -> Iterator[None]:
    yield
    for game in WITH_FORMS.values():
        forget(game.sets)
