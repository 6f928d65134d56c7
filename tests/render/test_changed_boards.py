"""The board where a turn happened is the one that posts, replays and films show."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec import Struct

from engine.core.rng import Rng, seed_from
from engine.core.tell import Event, Tell
from engine.core.text import Text
from engine.registry import GAMES
from engine.simulate import next_to_move
from render.kit.painter import SHEETS, PictureKind, board_of, covering, table_of
from render.registry import PAINTERS
from tests.support.conformance import setup_for


class Turn(Struct):
    """A turn of a random game as a spectator sees it."""

    game: str
    seat: int
    told: list[Event]
    before: Any
    after: Any

    @property
    def news(self) -> tuple[str, ...]:
        return PAINTERS[self.game].changes(self.before, self.after)

    @property
    def shown(self) -> PictureKind:
        return board_of(PAINTERS[self.game], self.after, self.news)

    def said(self, key: str) -> dict[str, Any]:
        """Return the arguments of the event with this key."""
        texts = (event.text for event in self.told if event.text.key == key)
        return next((dict(text.args) for text in texts), {})


@cache
def turns(key: str) -> tuple[Turn, ...]:
    return tuple(_played(key, 3))


def _played(key: str, seats: int) -> Iterator[Turn]:
    game, rng = GAMES[key], Rng(seed_from("boards"))
    state = game.new_game(setup_for(game, seats, "boards"))
    before, told = game.view_for(state, None), list[Event]()
    while (choices := game.choices(state)) and not game.is_at_standstill(state):
        choice, tell = next_to_move(choices, rng), Tell()
        action = rng.choice(choice.actions)
        option = game.option(state, choice.seat, action)
        game.play(state, action, tell)
        told += [event for event in tell.events if event.to is None]
        if option.confirms or option.reveals:
            after = game.view_for(state, None)
            yield Turn(key, choice.seat, told, before, after)
            before, told = after, []


def those(key: str, said: str) -> list[Turn]:
    found = [turn for turn in turns(key) if any(event.text.key == said for event in turn.told)]
    assert found, f"{said} never happened"
    return found


def piece(words: object, game: str) -> str:
    assert isinstance(words, Text)
    return words.key.removeprefix(f"{game}-tile-")


def test_a_tile_used_in_anothers_village_is_shown_there() -> None:
    seen = 0
    for turn in those("keyflower", "keyflower-told-use-there"):
        used = f"tile:{piece(turn.said('keyflower-told-use-there')['tile'], 'keyflower')}"
        (owner,) = (
            seat.seat for seat in turn.after.seats if used in {f"tile:{one.id}" for one in seat.village}
        )
        at_home = PAINTERS["keyflower"].shows(turn.after, PictureKind("village", turn.seat))
        built = turn.said("keyflower-told-upgrade")
        if not built and len(set(turn.news) & set(at_home)) <= 1:  # no more than its yield
            assert turn.shown == PictureKind("village", owner)
            seen += 1
    assert seen


def test_an_upgrade_at_home_is_shown_in_that_village() -> None:
    for turn in those("keyflower", "keyflower-told-upgrade"):
        upgraded = f"tile:{piece(turn.said('keyflower-told-upgrade')['tile'], 'keyflower')}"
        assert turn.shown == PictureKind("village", turn.seat)
        assert upgraded in turn.news


def test_a_bid_is_shown_in_the_middle() -> None:
    for turn in those("keyflower", "keyflower-told-bid"):
        assert turn.shown == PictureKind("table")
        assert turn.news


def test_a_keyple_on_a_board_is_shown_there_and_one_at_home_on_its_farm() -> None:
    sent = those("keyper", "keyper-told-sent")
    boards = [turn for turn in sent if any(focus.endswith("@board-2") for focus in turn.news)]
    plain = [turn for turn in boards if not any("farm" in focus or "village" in focus for focus in turn.news)]
    assert plain
    assert {turn.shown for turn in plain} == {PictureKind("table")}
    homely = [turn for turn in sent if any("farm" in focus or "village" in focus for focus in turn.news)]
    assert homely
    assert all(turn.shown == PictureKind("home", turn.seat) for turn in homely)


def test_a_building_is_shown_on_its_farm() -> None:
    for turn in those("keyper", "keyper-told-built"):
        assert turn.shown.key == "home"


def test_a_worker_sent_is_shown_on_the_map_and_a_seat_bought_in_town() -> None:
    for turn in those("keythedral", "keythedral-sent"):
        assert turn.shown == PictureKind("map")
    for turn in those("keythedral", "keythedral-bought"):
        slots = {focus for focus in turn.news if focus.startswith("slot:")}
        assert slots.intersection(PAINTERS["keythedral"].shows(turn.after, turn.shown))


@pytest.mark.parametrize("key", PAINTERS)
def test_the_picture_shows_a_change_whenever_a_board_does(key: str) -> None:
    painter = PAINTERS[key]
    for turn in turns(key):
        news, boards = set(turn.news), painter.kinds(turn.after)
        if any(news.intersection(painter.shows(turn.after, kind)) for kind in boards):
            assert news.intersection(painter.shows(turn.after, turn.shown))
        else:
            assert turn.shown == table_of(painter, turn.after)
        assert turn.shown.key not in SHEETS, "the last turn, too, is a turn"
        assert not turn.news or (covering(painter, turn.after, turn.news, 3) or [turn.shown])[0] == turn.shown


@pytest.mark.parametrize("key", PAINTERS)
def test_a_turn_without_a_visible_change_leaves_it_to_the_one_before(key: str) -> None:
    painter = PAINTERS[key]
    turn = next(turn for turn in turns(key) if turn.shown != table_of(painter, turn.after) or turn.news)
    assert board_of(painter, turn.after, (), turn.news) == turn.shown
    assert board_of(painter, turn.after) == table_of(painter, turn.after)
