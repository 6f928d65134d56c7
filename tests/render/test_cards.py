"""Cards of printed pieces, for every game that has them."""

from __future__ import annotations

import pytest

from bot.locales import speaker
from bot.locales.translations import message_ids
from engine.registry import GAMES
from render.kit.paint import paint
from render.kit.painter import ALT_LIMIT
from render.registry import PAINTERS

SAY = speaker("en", markdown=False)


CARDED = {key: painter for key, painter in PAINTERS.items() if painter.cards()}


@pytest.mark.parametrize("game", sorted(CARDED))
def test_every_explained_piece_has_a_card(game: str) -> None:
    """A kind of piece that has cards has them all: as many as there are words with help, or numbers."""
    painter, known = CARDED[game], GAMES[game]
    cards = [kind.key.replace(":", "-", 1) for kind in painter.cards()]
    kinds = {kind.key.split(":")[0] for kind in painter.cards()}
    explained = {id_.removesuffix("-help") for id_ in message_ids() if id_.endswith("-help")}
    numbered = known.catalogue.catalogue(known.sets.newest if known.sets else None) if known.catalogue else ()
    assert {f"{game}-{card}" for card in cards} >= set(numbered)
    explained |= set(numbered)
    pieces = {id_ for id_ in explained for kind in kinds if id_.startswith(f"{game}-{kind}-")}
    assert {f"{game}-{card}" for card in cards} == pieces
    assert len(cards) == len(pieces) > 0
    assert all(20 < len(painter.card_alt(kind, SAY)) <= ALT_LIMIT for kind in painter.cards())


@pytest.mark.parametrize("game", sorted(CARDED))
def test_a_card_is_drawn_without_a_table(game: str) -> None:
    """One of each sort."""
    painter = CARDED[game]
    for kind in {kind.key.split(":")[0]: kind for kind in painter.cards()}.values():
        image = paint(painter.card(kind, SAY))
        assert 100 < image.height < 1600
        assert len(image.getcolors(1 << 20) or ()) > 20


@pytest.mark.parametrize("game", sorted(CARDED))
def test_a_card_is_read_at_the_width_of_a_message(game: str) -> None:
    """A wider one would be made smaller there, with its letters; a narrower one would be blurred."""
    for kind in CARDED[game].cards():
        scene = CARDED[game].card(kind, SAY)
        assert 700 <= scene.width <= 1200, kind
        assert scene.labels, kind
        assert min(label.size for label in scene.labels) >= scene.width / 50, kind
