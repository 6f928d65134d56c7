"""The legend explains every sign that a game's pictures draw, in every language, for a phone."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

import pytest

from bot.locales.translations import locales, message_ids, speaker
from engine.core.text import text
from render.kit.legend import SignGroup, legend_pages
from render.kit.painter import Marks
from render.kit.scene import Scene, Sprite
from render.kit.text import with_capital
from render.kit.theme import DAY, NIGHT, Theme
from render.registry import LEGENDS, PAINTERS
from tests.render.measure import out_of_bounds, overlapping_labels
from tests.render.speaking import speak
from tests.render.test_every_game import POSITIONS

games = pytest.mark.parametrize("game", LEGENDS)

ELSEWHERE = {
    # marks: the legend draws them around or beside a sample
    "hex_glow": "signs-draft and signs-news",
    "sheet_glow": "signs-draft and signs-news",
    "octagon_frame": "signs-draft and signs-news",
    "diamond_frame": "signs-draft and signs-news",
    "news_dot": "signs-news",
    "crossed_out": "keyflower-signs-outbid",
    "player_disc": "signs-players",
    "seat_disc": "signs-players",
    "season_badge": "signs-badge, with the sign of keyper-signs-group-seasons",
    "printed_mark": "signs-pale",
    # the same piece in another form
    "_dwelling": "keythedral-signs-cottage and keythedral-signs-house",
    "field": "keythedral-field-…-help",
    "keythedral": "keythedral-signs-keythedral",
    "season_sign": "the tiles of each season",
    "trio": "lantern-pictures-sets, beside it on the score sheet",
    # decoration
    "hex_shadow": "decoration: shadow",
    "sheet_shadow": "decoration: shadow",
    "field_shadow": "decoration: shadow",
    "hex_ground": "decoration: the tile itself, its season is keyflower-signs-group-seasons",
    "_ripples": "decoration: waves of the river",
    "cord": "decoration: what lanterns hang on",
    "moon": "decoration: the sky",
}
"""Sprites that are not in the legend as they are drawn: the message that explains them, or why none does."""
ONE_FOR_ALL = {"lying_meeple", "colour_tab", "colour_chip", "change", "fair_back"}
"""Sprites of which one colour or kind in the legend stands for all."""
_KIND = re.compile(r"[a-z]{2,}[a-z-]*")


def _drawn(game: str) -> Iterator[Sprite]:
    """Every sprite of random positions, with marks of each kind, and of the cards."""
    painter, say = PAINTERS[game], speak()
    views = [*POSITIONS[game].extremes()]
    for _, _, crowd in [*POSITIONS[game].crowds()][::2]:
        *some, last = crowd
        views += [*some[::8], last]
    for view in views:
        for kind in painter.kinds(view):
            shown = sorted(painter.shows(view, kind))
            marks = Marks(dict.fromkeys(shown[:2], "A"), pale=shown[:1], changed=shown[2:4], news=shown[4:6])
            yield from _sprites(painter.draw(view, kind, say, marks))
    for kind in painter.cards():
        yield from _sprites(painter.card(kind, say))


def _sprites(scene: Scene) -> list[Sprite]:
    return [item for item in scene.items if isinstance(item, Sprite)]


def _sort(args: tuple[Hashable, ...]) -> Hashable:
    """Return the arguments that distinguish two uses of a sprite: colours, kinds and flags, without numbers
    and names."""
    first = args[0] if args else None
    if isinstance(first, bool):
        return first
    return first if isinstance(first, str) and _KIND.fullmatch(first) else None


def _explained(groups: tuple[SignGroup, ...]) -> set[tuple[str, Hashable]]:
    return {
        (look.ink.__name__, _sort(look.args))
        for group in groups
        for sign in group.signs
        for look in sign.looks
        if look.ink is not None
    }


def test_every_game_with_pictures_has_a_legend() -> None:
    assert LEGENDS.keys() == PAINTERS.keys()


@games
def test_every_sign_of_the_pictures_is_in_the_legend(game: str) -> None:
    """A new sprite fails here: give it a line in `render/<game>/legend.py`, or a reason in `ELSEWHERE`."""
    explained = _explained(LEGENDS[game])
    drawn = {(sprite.ink.__name__, _sort(sprite.args)) for sprite in _drawn(game)}
    missing = {
        (name, sort)
        for name, sort in drawn
        if (name, sort) not in explained and name not in ELSEWHERE and name not in ONE_FOR_ALL
    }
    assert missing == set()
    assert drawn & explained


@games
@pytest.mark.parametrize(
    ("language", "theme"),
    [*((language, DAY) for language in locales()), ("en", NIGHT)],
    ids=lambda value: getattr(value, "name", value),
)
def test_the_legend_is_legible_on_a_phone(game: str, language: str, theme: Theme) -> None:
    """Nothing is cut or overlaps, text has at least 11 points at a width of 390, and pages fit."""
    say = speaker(language, markdown=False)
    pages = legend_pages(LEGENDS[game], say, theme)
    for page in pages:
        assert page.scene.height <= 1600
        assert overlapping_labels(page.scene) == []
        assert out_of_bounds(page.scene) == []
        assert all(label.size * 390 / 1200 >= 11 for label in page.scene.labels)
        assert not any(label.words.endswith("…") and "…" not in page.words for label in page.scene.labels)
    told = " ".join(" ".join(page.words for page in pages).split())
    for group in LEGENDS[game]:
        for sign in group.signs:
            words = " ".join(str(say(text(sign.words))).removesuffix(".").split())
            assert with_capital(words) in told


@games
def test_no_two_lines_of_the_legend_say_the_same(game: str) -> None:
    keys = [sign.words for group in LEGENDS[game] for sign in group.signs]
    assert len(set(keys)) == len(keys)
    assert {*keys, *(group.title for group in LEGENDS[game])} <= set(message_ids())


def test_signs_of_an_expansion_are_left_out_without_it() -> None:
    groups = LEGENDS["keyflower"]
    assert sum(not group.is_played({}) for group in groups) == 1
    assert all(group.is_played({"merchants": "all"}) for group in groups)
