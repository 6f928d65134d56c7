"""The lookup of a piece at a table: the points it would bring its reader."""

from __future__ import annotations

import pytest

from bot.locales.translations import HOME
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.piece_lookup import _pieces, at_table
from bot.values.read_models import OwnScore
from engine.core.setup import PRINTED
from engine.keyflower.content.box import SHIPPED, Content
from engine.keyflower.content.sets import SETS
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.names import contract_key
from engine.registry import GAMES
from tests.engine.test_accounts import seats_to_ask
from tests.support.conformance import setup_for
from tests.support.filled_forms import forget
from tests.support.keyflower_custom_content import random_box
from tools.bench.panels.random_panels import NAMES, live_table


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.is_released])
def test_everything_that_adds_points_is_found_by_its_name(key: str) -> None:
    known, found = {piece.id for piece in _pieces(key, "en", (HOME,))}, 0
    for state, seat in seats_to_ask(key, "pieces", {"merchants": "mix"} if key == "keyflower" else {}):
        for aim in GAMES[key].objectives_of(state, seat):
            assert aim.adds is None or aim.key in known, aim
            found += aim.adds is not None
    assert found


@pytest.mark.parametrize("box", [SHIPPED, random_box("0")], ids=["ours", "another"])
def test_a_contract_shows_its_points_with_any_requirements(box: Content) -> None:
    """In a custom set the contract is named with its own requirements."""
    state = KEYFLOWER.new_game(setup_for(KEYFLOWER, 2, "0", merchants="all", **{PRINTED: SETS.bring(box)}))
    state.players[0].contracts += list(box.contracts)[:3]
    localiser, table = Localisers(strict=True).plain("en", NAMES), live_table(KEYFLOWER, state, 2).table
    aims = tuple(KEYFLOWER.objectives_of(state, 0))
    score = OwnScore(table, 0, KEYFLOWER.view_for(state, 0), (), aims)
    for contract in state.players[0].contracts:
        told = at_table(contract_key(contract), score, localiser)
        (adds,) = [aim.adds for aim in aims if aim.piece == contract_key(contract)]
        assert told[-1] == localiser("help-tile-adds", points=adds or 0)
    forget(SETS)
