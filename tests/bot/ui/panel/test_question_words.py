"""Questions and entries of the games as players read them, in English."""

from __future__ import annotations

import pytest

from bot.ui.kit.localiser import Localisers
from engine.core.game import AnyGame
from engine.core.text import Text
from engine.keyflower.game import KEYFLOWER
from engine.keyper.game import KEYPER
from tests.support.keyflower import Scene, scene
from tests.support.keyper import Table, house_values

VOICE = Localisers().plain("en", ("Anna", "Bob", "Carol"))


def asked(game: AnyGame, state: object, seat: int = 0) -> str:
    decision = game.decision_of(state, seat)
    assert decision is not None
    return VOICE.label(decision.ask)


def keyflower_asks(table: Scene) -> str:
    return asked(KEYFLOWER, table.state)


def keyper_asks(table: Table) -> str:
    return asked(KEYPER, table.state)


def spoken(entries: tuple[Text, ...]) -> list[str]:
    return [VOICE.label(entry) for entry in entries]


@pytest.fixture
def values(monkeypatch: pytest.MonkeyPatch) -> None:
    house_values(monkeypatch)


# Keyflower: what a use brings


def user(tile: str, upgraded: bool = False, **pieces: int) -> Scene:
    return scene().screen(0, red=4, **pieces).tile(tile, upgraded=upgraded)


@pytest.mark.parametrize(
    ("tile", "upgraded", "brings"),
    [
        ("miner", False, "You get 2 iron on Home 1."),
        ("miner", True, "You get 1 iron and 1 gold on Home 1."),
        ("inn", False, "You get 1 worker from the bag."),
        ("apprentice-hall", True, "You get 2 skills from the pile."),
        (
            "workshop",
            False,
            "You get 1 wood, 1 stone or 1 iron. Resources go to Home 1.",
        ),
        ("fair", False, "You pay 1 red worker and get 1 green."),
        ("tavern", False, "You pay 1 worker of any colour and get 2 workers from the bag."),
    ],
)
def test_a_use_says_what_it_brings_before_it_is_confirmed(tile: str, upgraded: bool, brings: str) -> None:
    table = user(tile, upgraded).play(f"use {tile}")
    assert keyflower_asks(table) == f"Which workers go to {VOICE.short(f'keyflower-tile-{tile}')}? {brings}"
    assert keyflower_asks(table.play("red 1")).endswith(f" with 1 red. {brings}")


def test_a_use_at_home_says_where_the_goods_go() -> None:
    table = scene().screen(0, red=1).build(0, "keywood").play("use keywood red 1")
    assert keyflower_asks(table) == "You use Keywood with 1 red. You get 1 wood on Keywood."


def test_a_use_promises_no_more_than_the_supply_has() -> None:
    table = user("miner")
    table.state.stock["iron"] = 1
    assert "You get 1 iron on" in keyflower_asks(table.play("use miner red 1"))


def test_a_use_says_how_many_must_come() -> None:
    table = user("miner").users("miner", "red", 2).play("use miner")
    assert "Send at least 3." in keyflower_asks(table)
    table = user("miner").users("miner", "red", 2).bid("miner", 1, "red", 1).play("use miner red 3")
    assert "Send" not in keyflower_asks(table)


def test_steps_and_upgrades_are_counted_as_they_will_be() -> None:
    table = scene().screen(0, red=1).goods("home-1", wood=1).build(0, "stable").power(0, "2b")
    assert "You get 4 steps and 2 upgrades." in keyflower_asks(table.play("use stable"))


def test_the_yield_of_a_use_is_shown_to_its_player_only() -> None:
    table = user("miner").play("use miner red 1")
    assert table.events == []
    assert "brings" not in repr(KEYFLOWER.view_for(table.state, 1))


def test_a_bid_is_told_what_it_must_beat() -> None:
    table = user("miner").play("bid miner")
    assert keyflower_asks(table) == "Which workers do you bid for Miner? Nobody has bid yet."
    table = user("miner").bid("miner", 1, "red", 2).play("bid miner")
    assert keyflower_asks(table) == "Which workers do you bid for Miner? Bob leads with 2 red."
    table = user("miner").bid("miner", 0, "red", 2).play("bid miner")
    assert keyflower_asks(table) == "Which workers join your bid for Miner? You lead with 2 red."
    table.play("red 1")
    assert keyflower_asks(table) == "You raise your bid for Miner by 1 red, to 3 red. Is that all?"


def test_a_turn_that_can_only_pass_says_so() -> None:
    assert keyflower_asks(scene().tile("miner")) == "You can’t bid or use a tile now. Pass?"
    assert keyflower_asks(user("miner")) == "Bid, use a tile or pass."


# Keyper: work in vain


@pytest.mark.usefixtures("values")
@pytest.mark.parametrize(
    ("field", "entry", "brings"),
    [
        ("build", "Build: you can’t pay for a tile", "Build: 1 action"),
        ("discount-build", "Discount build: you can’t pay for a tile", "Discount build: 1 action"),
        ("upgrade", "Upgrade: you can’t pay to upgrade", "Upgrade: 2 actions"),
        ("convert-clay", "Clay to bricks: you have nothing to give", "Clay to bricks: 1 action"),
        ("rocks", "Rocks: none left", "Rocks: 2 rocks"),
    ],
)
def test_a_field_that_gives_nothing_says_so_in_the_menu(field: str, entry: str, brings: str) -> None:
    poor = Table().keyples(0, "grey").holds(0, "barn").built(0, "farm-1", "stable").supply(rocks=0, rock=0)
    rich = Table().keyples(0, "grey").holds(0, "barn").built(0, "farm-1", "stable")
    rich.goods(0, clay=3, log=3, rock=3, brick=3, wood=3, stone=3, wheat=3)
    for table, says in ((poor, entry), (rich, brings)):
        table.play("send grey")
        option = next(one for one in table.options() if one.words == f"{field}@board-1")
        assert spoken(option.menu) == ["Country boards", "Board 1", says]


@pytest.mark.usefixtures("values")
def test_an_action_without_the_means_says_so_instead_of_counting_it() -> None:
    table = Table(2).keyples(0, "grey").holds(0, "barn").play("send grey build@board-1")
    assert keyper_asks(table) == ("Build on Board 1: you can’t pay for any tile you hold. Confirm?")
    table = Table(2).keyples(0, "grey").holds(0, "barn").goods(0, clay=1).play("send grey build@board-1")
    assert keyper_asks(table) == ("Build on Board 1: you can build the Barn. 1 action left.")


@pytest.mark.usefixtures("values")
def test_an_own_tile_that_does_nothing_says_so() -> None:
    table = Table().keyples(0, "grey").built(0, "village-1", "drainage").play("send grey")
    option = next(one for one in table.options() if one.words == "village-1")
    assert spoken(option.menu)[-1] == "Village plot I (Drainage): nothing to do there"


@pytest.mark.usefixtures("values")
def test_keyples_of_a_colour_are_counted() -> None:
    table = Table().keyples(0, "grey", "grey", "white")
    sends = [spoken(option.menu)[1] for option in table.options() if option.words.startswith("send")]
    assert sends == ["grey ×2", "white"]


@pytest.mark.usefixtures("values")
def test_a_turn_names_only_what_can_be_played() -> None:
    assert keyper_asks(Table().keyples(0, "grey")) == "Send a keyple, or claim a board with your keyper."
    assert keyper_asks(Table().keyples(0, "grey").claims(0, 1)) == "Send a keyple."
    assert keyper_asks(Table()) == "You have no keyples left: claim a board with your keyper."


@pytest.mark.usefixtures("values")
@pytest.mark.parametrize(
    ("field", "goods"),
    [("trade-raw", "2 raw materials"), ("convert-clay", "1 brick"), ("trade-finished", "2 finished goods")],
)
def test_a_trade_says_what_it_gives(field: str, goods: str) -> None:
    table = Table(2).keyples(0, "grey").goods(0, clay=1, brick=1).play(f"send grey {field}@board-1")
    assert f"what do you trade for {goods}? 1 action left." in keyper_asks(table)


@pytest.mark.usefixtures("values")
@pytest.mark.parametrize(
    ("place", "asks"),
    [
        ("upgrade@board-1", "you can upgrade the Stable. 1 action left."),
        ("country-tile@board-1", "which tile? 1 action left."),
        ("river@board-1 boat-1", "what do you receive or sell? 1 action left."),
        ("farm-2", "you can build the Barn. 1 action left."),
        ("farm-1", "1 action left."),  # to build there, or to upgrade
    ],
)
def test_work_of_one_kind_asks_for_just_that(place: str, asks: str) -> None:
    table = Table(2).keyples(0, "black").goods(0, clay=3).holds(0, "barn").built(0, "farm-1", "stable")
    assert keyper_asks(table.play(f"send black {place}")).endswith(f": {asks}")


@pytest.mark.usefixtures("values")
def test_a_tile_to_build_says_its_price() -> None:
    def entries(place: str) -> list[str]:
        table = Table(2).keyples(0, "grey").holds(0, "barn", "drainage").goods(0, clay=1, brick=1)
        table.play(f"send grey {place}")
        return [spoken(option.menu)[-1] for option in table.options() if option.words.startswith("build")]

    assert entries("build@board-1") == ["Barn (1 clay)", "Drainage (1 brick)"]
    assert entries("discount-build@board-1") == ["Barn (1 clay)", "Drainage (1 brick)"]  # a single icon stays
    assert entries("village-1") == ["Drainage (1 brick)"]


@pytest.mark.usefixtures("values")
def test_laying_down_says_where() -> None:
    table = Table().lay_turn(0).claims(0, 1).stands("farm-1", "grey").stands("rocks@board-1", "grey")
    table.built(0, "farm-1", "stable")
    ways = {tuple(spoken(option.menu)[:1]) for option in table.options() if option.words.startswith("lay ")}
    assert ways == {("Lay down on a board",), ("Lay down at home",)}


@pytest.mark.usefixtures("values")
@pytest.mark.parametrize(
    ("bricks", "says"),
    [(0, "You can’t do anything there now. Join anyway?"), (1, "Join and get 2 actions?")],
)
def test_an_invitation_says_if_there_is_nothing_to_gain(bricks: int, says: str) -> None:
    table = Table(2).keyples(0, "grey").keyples(1, "grey").holds(1, "drainage").goods(1, brick=bricks)
    table.play("send grey build@board-1 end", 0)
    assert asked(KEYPER, table.state, 1) == f"Anna sends a grey keyple to the Build field on Board 1. {says}"
