"""Cards of printed pieces, for every game that has them."""

from __future__ import annotations

import pytest

from bot.words import speaker
from bot.words.speak import message_ids
from render.kit.marks import ALT_LIMIT, CardPainter
from render.kit.paint import paint
from render.registry import PAINTERS

SAY = speaker("en", markdown=False)


@pytest.mark.parametrize("game", sorted(PAINTERS))
def test_every_card_belongs_to_explained_words(game: str) -> None:
    painter = PAINTERS[game]
    assert isinstance(painter, CardPainter)
    cards = painter.cards()
    assert len(cards) >= 20
    known = set(message_ids())
    assert [kind.key for kind in cards if f"{game}-{kind.key.replace(':', '-')}" not in known] == []
    assert all(20 < len(painter.card_alt(kind, SAY)) <= ALT_LIMIT for kind in cards)


@pytest.mark.parametrize("game", sorted(PAINTERS))
def test_a_card_is_drawn_without_a_table(game: str) -> None:
    painter = PAINTERS[game]
    assert isinstance(painter, CardPainter)
    image = paint(painter.card(painter.cards()[3], SAY))
    assert image.width >= 700
    assert 100 < image.height < 1600
    assert len(image.getcolors(1 << 20) or ()) > 20
