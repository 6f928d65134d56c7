"""Automatic answers depend only on public information. Random games of every kind compare each answer with
the answers in worlds that others cannot tell apart: the visible part (at once, or in the player's own time)
must be equal in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from bot.services.turn.automatic_answers import AutomaticAnswer, automatic_answer
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.core.text import Seat
from engine.registry import GAMES
from tests.bot.services.turn.test_timed_answers import say
from tests.conftest import NewStage
from tests.support.conformance import setup_for
from tests.support.keythedral import hamlet
from tests.support.plans import seeded
from tests.support.positions import turns
from tests.support.secrecy import readers
from tests.support.service_harness import ANN, BEN, CAT, Stage

TABLES = [
    pytest.param("keythedral", {}, 200, id="keythedral"),
    pytest.param("keythedral", {"windows": "strict"}, 200, id="keythedral, strict"),
    pytest.param("keythedral", {"literal": "on", "face-up": "on"}, 150, id="keythedral, literal and face up"),
    pytest.param("keyflower", {}, 75, id="keyflower"),
    pytest.param("keyflower", {"screens": "memory-aid"}, 75, id="keyflower, memory aid"),
    pytest.param("keyflower", {"merchants": "all", "screens": "open"}, 75, id="merchants, open screens"),
    pytest.param("keyper", {}, 100, id="keyper"),
    pytest.param("lantern", {}, 100, id="lantern"),
]
WORLDS = 5
MOST_TURNS = 2000
FEW = 3
"""With more picks than this there is a choice, as a rule."""


class Moment(Struct, frozen=True):
    """A question that is not secret, before anything of its answer is picked."""

    state: Any
    seat: Seat


def moments(game: AnyGame, word: str, options: dict[str, str], most: int) -> Iterator[Moment]:
    """Yield all questions with few picks, and a sample of those with many."""
    rng, found = seeded(word), 0
    for number in range(most):
        begun = turns(game, setup_for(game, 3, f"{word} {number}", **options), rng)
        for turn, (state, _) in enumerate(islice(begun, MOST_TURNS)):
            for choice in [] if game.has_secret_answers(state) else game.choices(state):
                if not choice.free and (len(choice.actions) <= FEW or turn % 20 == 0):
                    yield Moment(state, choice.seat)
                    found += 1
                    if found == most:
                        return


def answered(game: AnyGame, state: Any, seat: Seat) -> AutomaticAnswer | None:
    found = automatic_answer(game, state, seat, (), None, {})
    assert found is None or isinstance(found, AutomaticAnswer)
    return found


def shown(game: AnyGame, state: Any, seat: Seat) -> str:
    """Return what others see of an answer. A delayed order looks like a person; a strict table also hides the
    end."""
    found = answered(game, state, seat)
    if found is None:
        return "in person" if game.is_strict_about_secrets(state) else "in its own time"
    return "at once" if found.at_once else "in its own time"


def worlds(game: AnyGame, moment: Moment, rng: Rng) -> Iterator[Any]:
    """Yield other worlds for every seat but the one asked."""
    others = [reader for reader in readers(game, moment.state) if reader != moment.seat]
    for _ in range(WORLDS):
        for reader in others:
            yield game.imagine(moment.state, reader, rng)


@pytest.mark.parametrize(("key", "options", "most"), TABLES)
def test_nobody_else_learns_anything_by_when_a_question_is_answered(
    key: str, options: dict[str, str], most: int
) -> None:
    game, rng, told, betrayed = GAMES[key], seeded("when"), Counter[str](), Counter[str]()
    for moment in moments(game, "when", options, most):
        here = shown(game, moment.state, moment.seat)
        told[here] += 1
        there = {shown(game, world, moment.seat) for world in worlds(game, moment, rng)}
        betrayed[here] += there != {here}
    assert not betrayed.total(), f"of {dict(told)} what others cannot know decided: {dict(betrayed)}"
    assert len(told) > 1, "some could be answered at once"


def every_hand(state: Any, seat: Seat) -> Iterator[Any]:
    """The same position of Keythedral with each hand of this seat that is possible as far as all know; of
    large ones those that differ by one law or two, which is all that can go together (KT-53)."""
    known, hand = state.players[seat].known, state.players[seat].laws
    others = [card for player in state.players for card in player.laws if card not in player.known]
    unseen, hidden = sorted({*state.deck, *others}), len(hand) - len(known)
    for cards in combinations(unseen, min(hidden, 2)):
        world = GAMES["keythedral"].copy(state)
        kept = [card for card in hand if card not in known and card not in cards][: hidden - len(cards)]
        taken = {*cards, *kept}
        for player in world.players:  # nobody else keeps one of these cards
            player.laws = [card for card in player.laws if card in player.known or card not in taken]
        world.players[seat].laws = sorted([*known, *taken])
        yield world


@pytest.mark.parametrize("windows", ["quiet", "strict"])
def test_no_answer_given_at_once_would_be_a_choice_with_another_possible_hand(windows: str) -> None:
    game, given, chosen = GAMES["keythedral"], 0, 0
    for moment in moments(game, "hands", {"windows": windows}, 1200):
        player, found = moment.state.players[moment.seat], answered(game, moment.state, moment.seat)
        if len(player.laws) == len(player.known) or found is None or not found.at_once:
            continue
        given += 1
        chosen += any(
            not answered(game, world, moment.seat) for world in every_hand(moment.state, moment.seat)
        )
    assert given, "some could be answered at once"
    assert not chosen, f"of {given} answers at once for a hidden hand, so many are a choice with another one"


def penniless(*laws: str, windows: str = "quiet") -> Any:
    """Blue and grey have one cube each; yellow, who follows, has none but holds laws."""
    here = hamlet(windows=windows).law(1, *laws).gone("start-order").cubes(0, wood=1).cubes(2, wood=1).spend()
    while here.state.windows:
        here.decline(*here.deciders())
    return here.state


async def at_table(stage: Stage, state: Any) -> str:
    """A table of Keythedral that has come to this position."""
    game_id = await stage.game(ANN, BEN, CAT, game="keythedral")
    live, _ = await stage.services.turns._tables.live(game_id)
    live.state, live.drafts = state, {}
    table = msgspec.structs.replace(
        live.table,
        seats=tuple(
            msgspec.structs.replace(info, waiting_since=stage.now if info.seat == 0 else None)
            for info in live.table.seats
        ),
    )
    live.saved = msgspec.structs.replace(live.saved, table=table)
    await stage.letters()
    return game_id


async def seen_by_others(stage: Stage, game_id: str) -> list[Any]:
    """Return what Ann, Cat and a stranger receive: posts, notices, awaited seats and undo."""
    letters = [(one.kind, one.payload.person, one.payload.what) for one in await stage.letters()]
    calls = [(kind, person) for kind, person, what in letters if kind != "call" or what != "private"]
    table = await stage.services.queries.table(game_id)
    undo = [(await stage.services.turns.panel(game_id, person)).undo for person in (ANN, CAT)]
    return [calls, table.awaited, table.turn, undo, [info.waiting_since for info in table.seats]]


HANDS = [("sale",), ("house-moratorium",), ("upgrade-cottage",), ("design-change",)]
"""With the first two yellow can only pass, and with the others not."""


@pytest.mark.parametrize("windows", ["quiet", "strict"])
async def test_a_seat_without_cubes_takes_its_time_with_any_law(
    new_stage: NewStage, tmp_path: Path, windows: str
) -> None:
    told = dict[tuple[str, ...], list[Any]]()
    for laws in HANDS:
        stage = await new_stage(tmp_path / f"{laws[0]}.db", games=GAMES)
        game_id = await at_table(stage, penniless(*laws, windows=windows))
        await say(stage, game_id, ANN, "pass end")
        told[laws] = [await seen_by_others(stage, game_id)]
        for after in (0.0, 60.0, 59.0):
            await stage.fire(after)
            told[laws].append(await seen_by_others(stage, game_id))
        assert await stage.asked(game_id) == [BEN], "in no world at once"
        await stage.fire(30 * 60.0)
        has_gone = await stage.asked(game_id) != [BEN]
        assert has_gone == (windows == "quiet" and laws in HANDS[:2]), "strict tables wait for everybody"
    assert all(seen == told[HANDS[0]] for seen in told.values())


async def test_whether_a_turn_had_a_choice_does_not_show_by_what_may_be_undone(
    new_stage: NewStage, tmp_path: Path
) -> None:
    """Ben passes: by himself for want of a choice, or because he does not play his law."""
    told = list[Any]()
    for laws in (("sale",), ("upgrade-cottage",)):
        stage = await new_stage(tmp_path / f"{laws[0]}.db", games=GAMES)
        game_id = await at_table(stage, penniless(*laws))
        await say(stage, game_id, ANN, "pass end")
        if laws == ("upgrade-cottage",):
            stage.now += 120.0
            await say(stage, game_id, BEN, "pass end")
        else:
            await stage.fire(120.0)
        assert await stage.asked(game_id) == [CAT]
        told.append((await stage.services.turns.panel(game_id, ANN)).undo)
    assert told == ["vote", "vote"]
