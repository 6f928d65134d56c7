"""Completion finds every accepted line: each line that names a turn, typed to two thirds, in any order and
with optional words left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import ceil
from typing import Any

import pytest

from engine.core.draft import drafted, with_pick
from engine.core.game import AnyGame
from engine.core.parse import ParseError, complete, parse_line
from engine.core.rng import Rng
from engine.core.text import Seat
from engine.keyflower.game import KEYFLOWER
from engine.players import random_ish_player
from engine.registry import GAMES
from tests.bot.services.turn.test_turn_flow_confirm import PLAYED, positions
from tests.support.keyflower import scene
from tests.support.plans import seeded

SHOWN = 25
"""Lines that Discord shows."""
LINES = 30
LONGEST = 4


def turn(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> tuple[str, ...]:
    """The first picks of a turn by chance."""
    draft = drafted(game, state, seat)
    while draft.decision is not None and len(draft.picks) < LONGEST:
        option = random_ish_player(game.view_for(draft.state, seat), draft.decision, rng)
        if option.confirms or option.reveals:
            return (*draft.picks, option.words)
        draft = with_pick(game, draft, option)
    return draft.picks


def said(picks: tuple[str, ...], rng: Rng) -> Iterator[str]:
    """The same as people write it: in full; with numbers first; with a word left out."""
    yield " ".join(picks)
    halves = [pick.split() for pick in picks]
    counted = [
        " ".join(words[::-1]) if len(words) == 2 and words[1].isdigit() else " ".join(words)
        for words in halves
    ]
    yield " ".join(counted)
    words = " ".join(picks).split()
    if len(words) > 2:
        at = 1 + rng.below(len(words) - 1)
        yield " ".join([*words[:at], *words[at + 1 :]])


def is_found(line: str, lines: list[str]) -> bool:
    """Whether one of these lines is this one, or leads there: Discord completes again after each pick."""
    return any(line == one or line.startswith(f"{one} ") for one in lines)


@pytest.mark.parametrize(("key", "options", "every"), PLAYED)
def test_every_accepted_line_is_found_when_typed_to_two_thirds(
    key: str, options: dict[str, str], every: int
) -> None:
    game, rng, tried = GAMES[key], seeded(f"typed {key}"), Counter[str]()
    for state in positions(game, f"typed {key}", 3, every, **options):
        seat = game.seats_to_act(state)[0]
        picks = turn(game, state, seat, rng)
        for line in said(picks, rng):
            try:
                meant = " ".join(option.words for option in parse_line(game, state, seat, line))
            except ParseError:
                continue
            typed = line[: ceil(len(line) * 2 / 3)]
            lines = complete(game, state, seat, typed)[:SHOWN]
            assert is_found(meant, lines), (typed, line, meant, lines)
            assert all(len(one.split()) >= len(typed.split()) for one in lines), "nothing typed is dropped"
            tried["as written" if line == meant else "otherwise"] += 1
        if sum(tried.values()) >= LINES:
            break
    assert tried["as written"]
    assert tried["otherwise"] or key in ("lantern", "keyper"), tried


def test_kf_28_a_number_may_come_before_its_colour() -> None:
    game = scene().tile("woodcutter").screen(0, blue=3, red=1)
    for typed in ("bid woodcutter 2", "bid woodcutter 2 b", "bid woodcutter 2 blue"):
        assert "bid woodcutter blue 2" in complete(KEYFLOWER, game.state, 0, typed), typed
