"""The picture of a result: everybody's buildings at the end of the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.cli import record_in
from engine.core.record import replay, verify
from engine.core.text import Who, text
from engine.registry import GAMES
from render.kit import result_cards
from render.kit.layout import WIDTH
from render.kit.painter import SHEETS, PictureKind, sheets_of
from render.kit.scene import Scene, Sprite
from render.kit.signs import coin
from render.kit.theme import NIGHT
from render.registry import PAINTERS
from tests.render.speaking import LONG_NAMES, NAMES, speak

REPLAYS = Path(__file__).parents[1] / "replays"
RESULT = PictureKind("result")
GAMES_OVER = (
    *("keyflower-2p", "keyflower-3p", "keyflower-4p-merchants-all", "keyflower-5p", "keyflower-6p"),
    *("keyper-2-thoughtful", "keyper-3-easy", "keyper-4-thoughtful"),
    *("keythedral-2p", "keythedral-3p", "keythedral-4p", "keythedral-5p-wild", "lantern-2p"),
)


@cache
def over(name: str) -> tuple[str, Any, Any]:
    """The game, and a spectator's view in the middle of it and at its end."""
    record = record_in(REPLAYS / f"{name}.json")
    game = GAMES[record.game]
    middle = replay(record, game, len(record.moves) // 2)
    return record.game, game.view_for(middle, None), game.view_for(verify(record, game), None)


def coins(scene: Scene) -> list[str]:
    return [str(item.args[0]) for item in scene.items if isinstance(item, Sprite) and item.ink is coin]


@pytest.mark.parametrize("name", GAMES_OVER)
def test_it_is_one_picture_of_everybody_for_a_phone(name: str) -> None:
    key, _, view = over(name)
    for names in (NAMES, LONG_NAMES):
        scene = PAINTERS[key].draw(view, RESULT, speak(names, "de"), theme=NIGHT)
        assert (scene.width, scene.height <= result_cards.TALLEST) == (WIDTH, True)
        assert all(label.size >= 28 for label in scene.labels)
        shown = coins(scene)
        for standing in view.standings:
            assert str(standing.points) in shown
            shown.remove(str(standing.points))


@pytest.mark.parametrize("name", GAMES_OVER)
def test_it_says_what_it_shows_the_winner_first(name: str) -> None:
    key, _, view = over(name)
    say = speak()
    told = PAINTERS[key].alt(view, RESULT, say)
    named = [say(text("pictures-player", who=Who(standing.seat))) for standing in view.standings]
    found = [told.find(name) for name in named if name in told]
    assert found == sorted(found)
    assert told.startswith("1.") or told.find(named[0]) < 20


@pytest.mark.parametrize("name", GAMES_OVER)
def test_nobody_sees_it_before_the_end(name: str) -> None:
    key, running, view = over(name)
    assert RESULT not in PAINTERS[key].kinds(running)
    assert sheets_of(PAINTERS[key], running) == []
    assert [kind.key for kind in sheets_of(PAINTERS[key], view)] == list(SHEETS)


def test_the_points_of_a_village_and_a_farm_are_on_their_tiles() -> None:
    for name in ("keyflower-4p", "keyper-3-thoughtful"):
        key, _, view = over(name)
        lines = view.sheet if key == "keyflower" else view.score
        of_tiles = sum(bool(line.points) for line in lines if dict(line.text.args).get("tile"))
        scene = PAINTERS[key].draw(view, RESULT, speak())
        assert len(coins(scene)) >= len(view.standings) + of_tiles - 2  # one line may be of the same tile


def test_cards_stand_in_pairs_and_an_odd_winner_alone() -> None:
    sizes = [[len(row) for row in result_cards.rows_of(range(count))] for count in range(1, 7)]
    assert sizes == [[1], [1, 1], [1, 2], [2, 2], [1, 2, 2], [2, 2, 2]]
    assert result_cards.rows_of(range(5))[0] == [0]
