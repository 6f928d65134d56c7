"""The page of a player's own plan: complete in every language and within the limits of a message."""

from __future__ import annotations

import pytest

from bot.ui.kit.blocks import Buttons, Words, text_in
from bot.ui.kit.limits import MESSAGE_TEXT
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.own_score import own_score_page
from bot.values.read_models import OwnScore
from engine.registry import GAMES
from tests.engine.test_accounts import seats_to_ask
from tools.bench.panels.random_panels import NAMES, live_table


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr", "es"])
@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.is_released])
def test_the_page_says_all_of_it(key: str, language: str) -> None:
    localiser, game, groups = Localisers(strict=True).plain(language, NAMES), GAMES[key], set[str]()
    for state, seat in seats_to_ask(key, "page", {"merchants": "mix"} if key == "keyflower" else {}):
        table = live_table(game, state, 3).table
        lines, aims = game.own_sheet(state, seat), game.objectives_of(state, seat)
        page = own_score_page(OwnScore(table, seat, None, tuple(lines), tuple(aims)), localiser)
        told = "\n".join(block.text for block in page.blocks if isinstance(block, Words))
        assert localiser("plan-so-far", points=sum(line.points for line in lines)) in told
        assert text_in(list(page.blocks)) <= MESSAGE_TEXT
        for aim in aims:
            groups.add(aim.group)
            assert localiser(f"{key}-aims-{aim.group}") in told
        assert any(isinstance(block, Buttons) for block in page.blocks)
    assert len(groups) >= 2
