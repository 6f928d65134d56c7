"""Panels of random games as the bot would show them, for checks on every one of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from bot.services.queries.panels import LONGEST, at_a_glance, panel_of
from bot.services.queries.shortcuts import ways_from
from bot.services.turn.live_tables import LiveTable
from bot.services.turn.turn_flow import make_automatic_picks
from bot.store.rows import Saved
from bot.values.panel import Panel, Shortcut
from bot.values.table import Place, SeatInfo, Table
from engine.core.draft import drafted, with_pick
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.core.tell import Silence
from engine.core.text import Seat, UserText
from engine.players import random_ish_player
from engine.registry import GAMES
from engine.simulate import next_to_move, setup_from

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Flora")
_GLANCE = 5
"""One in how many turns gets suggested whole turns, which take time to compute."""


def live_table(game: AnyGame, state: Any, seats: int) -> LiveTable:
    """Return a running table in this position, with a person at every seat."""
    infos = tuple(
        SeatInfo(seat, UserText(NAMES[seat]), 100 + seat, waiting_since=1.0) for seat in range(seats)
    )
    table = Table("0123abcd", "running", game.key, 100, Place(1), seats, {}, "any", "en", False, infos, 1.0)
    return LiveTable(Saved(table, "", 0, {}), game, state)


def suggested_turns(game: AnyGame, state: Any, seat: Seat) -> tuple[Shortcut, ...]:
    """Return the whole turns on the panel of a seat that is about to begin."""
    draft = drafted(game, state, seat)
    return at_a_glance(game, draft, ways_from(game, state, draft).ways, LONGEST)


def random_panels(
    key: str, seats: int, seed: str, options: Mapping[str, str] | None = None, most: int = 300
) -> Iterator[Panel]:
    """Yield every panel of the first picks of a random game, from the first to the last of each turn."""
    game = GAMES[key]
    setup = setup_from(game, seats, seed, dict(options or {}))
    state, rng, turns = game.new_game(setup), Rng(setup.seed, 1 << 41), 0
    made = 0
    while made < most and (choices := game.choices(state)) and not game.is_at_standstill(state):
        seat = next_to_move(choices, rng).seat
        live, draft = live_table(game, state, seats), drafted(game, state, seat)
        turns += 1
        while True:
            live.drafts[seat] = draft
            panel, decision = panel_of(live, seat), draft.decision
            if decision is None:
                raise AssertionError("a draft that leads nowhere")
            if not draft.picks and turns % _GLANCE == 0 and len(decision.options) > 2:
                panel = replace(panel, likely=suggested_turns(game, state, seat))
            made += 1
            yield panel
            option = random_ish_player(panel.view, decision, rng)
            if option.confirms or option.reveals:
                break
            draft = make_automatic_picks(game, with_pick(game, draft, option))
        state = game.copy(draft.state)
        game.play(state, option.action, Silence())
