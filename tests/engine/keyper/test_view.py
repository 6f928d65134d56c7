"""Views, field by field (KP-15, KP-72, KP-112)."""

from __future__ import annotations

import pytest

from engine.keyper.game import KEYPER
from engine.keyper.state import Held
from engine.keyper.view import HeldView, KeypleView, View, WorkerView, housed_animals
from tests.support.keyper import Table
from tests.support.keyper_box import OFFERED

pytestmark = pytest.mark.usefixtures("table_values")


def seen(table: Table, reader: int | None = None) -> View:
    return KEYPER.view_for(table.state, reader)


def ending(seats: int = 2, season: int = 0) -> Table:
    """Return a position where seat 0 is about to play the last keyple and nobody can lay down."""
    return Table(seats, season).all_claim().keyples(0, "brown").built(0, "farm-1", "barn")


def test_kp_112_the_table_is_open() -> None:
    table = Table(3, 2).turn(1).claims(2, 1).stands("logs@board-1", "white", "brown", lying=True)
    table.state.boards[0].boat = "boat-2"
    table.state.start, table.state.discard, table.state.aside = 2, ["mine", "barn"], ["kiln", "dock"]
    view = seen(table)
    assert (view.reader, view.season, view.stage) == (None, "autumn", "turn")
    assert (view.active, view.start, view.deciding, view.closing) == (1, 2, (1,), None)
    assert (view.discard, view.aside) == (("barn", "mine"), ("dock", "kiln"))
    assert (view.shown, view.bag_count) == (tuple(table.state.shown), len(table.state.bag))
    assert (view.boats, view.boats_aside) == (tuple(table.state.boats), tuple(table.state.boats_aside))
    assert view.supply == table.state.supply
    first, second, _ = view.boards
    assert (first.id, first.display, first.claimed_by, first.boat) == ("board-1", "everything", 2, "boat-2")
    assert (second.claimed_by, second.boat) == (None, "")
    (logs,) = [field for field in first.fields if field.keyples]
    assert (logs.id, logs.field) == ("logs@board-1", "logs")
    assert logs.keyples == (KeypleView("white", "brown", True),)


def test_kp_15_kp_112_every_player_is_open_but_for_face_down_fairs_and_orders() -> None:
    table = Table(2).claims(0, 2).keyples(0, "brown", "brown").goods(0, clay=2).holds(0, "dock")
    table.built(0, "farm-3", "barn", upgraded=True, covers="stable").stands("farm-3", "grey", lying=True)
    player = table.player(0)
    player.standing, player.lying, player.shipping = {"black": 1}, {"orange": 2}, 5
    player.winter_fairs, player.held = ["winter-2"], [Held("summer", "winter-1", 4, "front")]
    del player.fairs["spring"]
    first = seen(table, 1).seats[0]
    assert (first.seat, first.keyper, first.keyples) == (0, False, {"brown": 2})
    assert (first.standing, first.lying, first.goods) == ({"black": 1}, {"orange": 2}, {"clay": 2})
    assert (first.tiles, first.winter_fairs, first.shipping) == (("dock",), ("winter-2",), 5)
    assert first.held == (HeldView("summer", "winter-1", "front", 4),)
    assert (first.face_down, first.fairs, first.order) == (("summer", "autumn"), None, None)
    assert (first.board, first.points) == ("board-2", 5 + 4 + 2)
    plot = first.plots[2]
    assert (plot.id, plot.tile, plot.upgraded, plot.covered) == ("farm-3", "barn", True, "stable")
    assert plot.keyples == (KeypleView("grey", "grey", True),)
    assert seen(table, 0).seats[0].fairs == player.fairs


def test_kp_125_animals_live_on_tiles_that_score_nothing_too() -> None:
    table = Table(2).goods(0, pig=5, goat=2).built(0, "farm-1", "pig-sty").built(0, "farm-2", "hop-field")
    view = seen(table)
    housed = housed_animals(view.content, view.seats[0])
    assert housed == {"pig-sty": ("pig",) * 4, "hop-field": ("goat", "goat", "pig")}
    table.goods(0, pig=3, cow=4).built(0, "farm-2", "livestock-market")
    view = seen(table)
    assert sum(map(len, housed_animals(view.content, view.seats[0]).values())) == 3 + 4


def test_the_move_being_made_is_seen() -> None:
    table = Table().keyples(0, "orange").keyples(1, "orange").holds(0, "barn").goods(0, clay=1)
    assert seen(table).turn is not None
    table.play("send orange build@board-2 end").play("join orange end").play("build barn farm-4")
    turn = seen(table, 2).turn
    assert turn is not None
    assert (turn.seat, turn.colour, turn.place) == (0, "orange", "build@board-2")
    assert (turn.tile, turn.plot) == ("barn", "farm-4")
    assert turn.workers == (WorkerView(0, 3, 3), WorkerView(1, 3, 3))
    table.play("with clay")
    turn = seen(table).turn
    assert turn is not None
    assert (turn.tile, turn.plot, turn.workers[0]) == ("", "", WorkerView(0, 3, 2))


def test_the_closing_round_is_seen() -> None:
    table = ending(3).stands("clay@board-2", "grey").play("send brown farm-1 end")
    assert (seen(table).closing, seen(table).active) == (2, 1)


def test_kp_133_between_seasons_the_boards_brought_home_and_the_displays_offered_are_seen() -> None:
    table = ending().play("send brown farm-1 end")
    view = seen(table, 1)
    assert (view.stage, view.deciding, view.turn) == ("fold", (0, 1), None)
    assert view.offered == OFFERED["summer"]
    assert [seat.board for seat in view.seats] == ["board-1", "board-2"]
    assert (view.score, view.standings) == ((), ())
    table.play("fold a end", 0).play("fold a end", 1)
    view = seen(table)
    assert (view.offered, [seat.board for seat in view.seats]) == ((), ["", ""])


def test_when_the_game_is_over_the_score_is_seen() -> None:
    table = ending(2, 3).play("send brown farm-1 end")
    view = seen(table)
    assert (view.stage, view.turn, view.deciding) == ("over", None, ())
    assert view.score == tuple(KEYPER.score(table.state))
    assert [(standing.seat, standing.points) for standing in view.standings] == [(0, 1), (1, 0)]
    assert [seat.board for seat in view.seats] == ["board-1", "board-2"]


def test_own_fairs_are_listed_in_the_order_of_their_seasons() -> None:
    table = Table()
    fairs = table.player(0).fairs
    table.player(0).fairs = {season: fairs[season] for season in ("autumn", "spring", "summer")}
    listed = [aim.piece for aim in KEYPER.objectives_of(table.state, 0) if aim.group == "fairs"]
    assert listed == [f"keyper-fair-{fairs[season]}" for season in ("spring", "summer", "autumn")]
