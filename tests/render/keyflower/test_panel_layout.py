"""Panels of Keyflower: rows of keys, `~` before a grey one, `▸` before an open one."""

from __future__ import annotations

import pytest

from bot.values.panel import Panel
from engine.keyflower.game import KEYFLOWER
from tests.support.keyflower import Scene, scene
from tests.support.panels import PanelReader
from tests.support.panels import panel_at as read_panel
from tools.bench.panels import checked

READER = PanelReader(KEYFLOWER, between=" | ", omitted=r" worker\b")
asked, rows, question, note, about = READER.asked, READER.rows, READER.question, READER.note, READER.about


def panel_at(game: Scene, line: str = "", seat: int = 0) -> Panel:
    return read_panel(KEYFLOWER, game.after(line).state if line else game.state, seat)


def picture(panel: Panel, *labels: str) -> tuple[str, int | None]:
    kind = asked(panel, *labels).step.picture
    return kind.key, kind.seat


def test_a_turn_has_verbs_and_the_places_of_tiles_to_use() -> None:
    game = scene(4).tile("miner").build(1, "keywood").build(1, "key-mine").screen(0, red=1)
    panel = panel_at(game)
    assert rows(panel) == ["Bid | Pass", "Middle | ~My village | ★ Ben", "~☘ Cleo | ~≈ Dora"]
    assert picture(panel) == ("overview", None)
    assert rows(panel, "★ Ben") == ["~A | B | C"]
    assert picture(panel, "★ Ben") == ("village", 1)


def test_a_village_is_opened_even_if_it_has_one_tile_to_use() -> None:
    game = scene(2).build(1, "keywood").screen(0, red=1)
    panel = panel_at(game)
    assert rows(panel, "★ Ben") == ["~A | B"]


def test_with_the_merchants_cashing_in_has_its_key_between_them() -> None:
    game = scene(2, merchants="mix").screen(0, red=1)
    assert rows(panel_at(game))[0] == "Bid | ~Cash in | Pass"
    panel = panel_at(game.contracts(0, "contract-14", "contract-27"))
    assert rows(panel)[0] == "Bid | Cash in | Pass"
    assert rows(panel, "Cash in") == ["14 | 27"]
    assert rows(panel, "Cash in", "14") == [
        "~blue | ~red | ~yellow | ~green",
        "saw | ~pickaxe | ~anvil",
        "wood | ~stone | ~iron | ~gold",
    ]
    assert picture(panel, "Cash in") == ("screen", 0)


def test_tiles_on_sale_are_letters_and_places_of_the_turn_order_numbers() -> None:
    game = scene(2).tile("miner").tile("inn").tile("keywood").screen(0, red=1)
    game.bid("inn", 1, "blue", 2)
    panel = panel_at(game)
    assert rows(panel, "Bid") == ["A | ~B | C", "1"]
    assert question(panel, "Bid") == "Bid for which tile?"
    assert picture(panel, "Bid") == ("table", None)


def test_the_choice_of_workers_is_a_grid_of_colours_and_names_the_leader() -> None:
    game = scene(2).tile("miner").bid("miner", 1, "red", 1).screen(0, red=6, blue=5)
    panel = panel_at(game, "bid miner")
    assert rows(panel) == [
        "~blue 1 | ~blue 2 | ~blue 3 | ~blue 4+",
        "~red 1 | red 2 | red 3 | red 4+",
        "~yellow 1 | ~yellow 2 | ~yellow 3 | ~yellow 4+",
        "~green 1 | ~green 2 | ~green 3 | ~green 4+",
    ]
    assert rows(panel, "red 4+") == ["red 4 | red 5 | red 6"]
    assert question(panel) == "Which workers? Ben leads with 1 red."


def test_losing_groups_stand_below_the_colours() -> None:
    game = scene(2).tile("miner").tile("inn").bid("inn", 0, "red", 1).bid("inn", 1, "red", 2)
    game.users("miner", "red", 1).screen(0, red=2)
    panel = panel_at(game, "use miner")
    assert rows(panel)[1:] == [
        "red 1 | red 2 | ~red 3 | ~red 4+",
        "~yellow 1 | ~yellow 2 | ~yellow 3 | ~yellow 4+",
        "~green 1 | ~green 2 | ~green 3 | ~green 4+",
        "1 from B",
    ]
    assert question(panel) == "Which workers go? Send at least 2."
    assert asked(panel).badges == {"tile:inn": "B"}
    heading = asked(panel).rows[-1].row.heading
    assert heading is not None
    assert READER.localiser.label(heading) == "Move outbid workers here:"


def test_a_losing_group_is_named_by_its_tile_where_the_picture_lacks_it() -> None:
    game = scene(2).tile("miner").tile("inn").bid("inn", 0, "red", 1).bid("inn", 1, "red", 2)
    game.build(1, "keywood").screen(0, red=2)
    panel = panel_at(game, "use keywood")
    assert rows(panel)[-1] == "Outbid: 1 from Inn"
    assert picture(panel) == ("village", 1)
    game.bid("miner", 0, "blue", 1).bid("miner", 1, "blue", 2)
    panel = panel_at(game, "use keywood")
    assert rows(panel)[-1] == "Outbid workers"
    assert rows(panel, "Outbid workers") == ["1 from A | 1 from B"]
    assert picture(panel, "Outbid workers") == ("table", None)


def test_without_more_to_send_there_are_no_keys() -> None:
    game = scene(2).tile("miner").screen(0, red=2, blue=1)
    panel = panel_at(game, "bid miner red 1")
    assert rows(panel) == []
    assert question(panel) == "Confirm, or undo."


def test_four_are_no_more_than_four_if_nobody_else_is_there() -> None:
    game = scene(2).tile("miner").screen(0, red=4, blue=5)
    panel = panel_at(game, "bid miner")
    assert rows(panel)[:2] == ["blue 1 | blue 2 | blue 3 | blue 4+", "red 1 | red 2 | red 3 | red 4"]


def test_a_losing_bid_is_raised_by_more_workers() -> None:
    game = scene(2).tile("miner").bid("miner", 0, "red", 1).bid("miner", 1, "red", 2).screen(0, red=3)
    panel = panel_at(game, "bid miner")
    assert question(panel) == "Which workers join? Ben leads, 2 red to your 1 red."
    assert rows(panel)[1] == "~red 1 | red 2 | red 3 | ~red 4+"


def test_a_payment_has_a_key_for_each_piece() -> None:
    game = scene(2, "summer").tile("hiring-fair").screen(0, red=1, saw=2, anvil=1)
    panel = panel_at(game, "use hiring-fair red 1")
    assert rows(panel) == ["saw 2 | ~pickaxe 0 | anvil 1", "~Add workers"]
    assert question(panel) == "What do you pay with?"


def village() -> Scene:
    """Return a stable whose upgrade costs wood and iron, with wood on it, and iron and gold at home."""
    game = scene().build(0, "keywood").build(0, "stable", beside="keywood").screen(0, red=1)
    return game.goods("stable", wood=1).goods("home-1", iron=2, gold=1)


def test_transport_opens_the_first_verb_and_carries_what_an_upgrade_costs() -> None:
    panel = panel_at(village(), "use stable red 1")
    assert rows(panel) == ["▸Upgrade | Carry", "A | ~B | C", "~Add workers"]
    assert picture(panel) == ("village", 0)
    assert question(panel) == "Upgrade which tile?"
    assert rows(panel, "C")[1] == "~wood 1 | ~stone 0 | iron 2 | gold 1"
    assert question(panel, "Carry") == "Carry from which tile?"


def test_transport_asks_where_the_resource_of_a_tile_goes() -> None:
    panel = panel_at(village(), "use stable red 1")
    assert question(panel, "Carry", "A") == "What do you carry from Home 1? 2 steps left."
    assert question(panel, "Carry", "A", "iron 2") == "Where does iron from Home 1 go?"


def test_a_tile_is_explained_until_workers_are_sent_there() -> None:
    game = scene(2).tile("miner").screen(0, red=2)
    about = asked(panel_at(game, "bid miner")).step.about
    assert about is not None
    assert READER.localiser.label(about).startswith("Miner – 2 iron.")
    begun = asked(panel_at(game, "bid miner red 1")).step
    assert begun.about is None
    last = asked(panel_at(game, "bid order-1")).step.about
    assert last is not None
    assert READER.localiser.label(last).endswith("then the keyple passes left."), "KF-70"


def test_the_tile_is_named_where_only_one_has_resources_to_carry() -> None:
    game = scene(2).build(0, "keywood").screen(0, red=1).goods("home-1", iron=1, gold=1)
    panel = panel_at(game, "use home red 1")
    assert question(panel) == "What do you carry from Home 1? 1 step left."


def test_the_effect_of_a_transport_tile_is_explained_and_its_verb_said_to_be_chosen() -> None:
    panel = panel_at(village(), "use stable red 1")
    assert note(panel).startswith("You have 2 steps and 1 upgrade. A step carries 1 resource over a road")
    heading = asked(panel).rows[0].row.heading
    assert heading is not None
    assert READER.localiser.label(heading) == "Chosen: Upgrade. Press another to switch."
    heading = (
        asked(panel_at(village(), "use stable red 1 move iron home>keywood"), "Carry").rows[0].row.heading
    )
    assert heading is not None
    assert READER.localiser.label(heading) == "Chosen: Carry. Press another to switch."


def test_the_only_legal_bid_is_shown_and_said_to_be_the_only_one() -> None:
    game = scene(2).tile("miner").screen(0, red=2).bid("miner", 1, "red", 1).bid("order-1", 1, "blue", 1)
    panel = panel_at(game)
    assert rows(panel, "Bid")[0] == "A"
    assert note(panel, "Bid") == "This is the only tile you can bid for now."
    made = panel_at(game, "bid miner red 2")
    assert note(made).startswith("Miner – 2 iron.")
    assert note(made).endswith("It’s the only bid you can make here.")
    game = scene(2).tile("miner").screen(0, red=2)
    assert not note(panel_at(game, "bid miner red 2")).endswith("It’s the only bid you can make here.")


def test_beginners_read_why_a_letter_is_grey_and_what_a_turn_order_tile_brings_now() -> None:
    game = scene(2).tile("miner").screen(0, red=2).bid("miner", 1, "blue", 1)
    assert (
        about(panel_at(game), "Bid")
        == "Grey letters: you can’t bid there, as you lack workers of the right colour."
    )
    assert about(panel_at(scene(2).tile("miner").screen(0, red=2)), "Bid") == ""
    said = about(panel_at(game, "bid order-1"))
    assert said.startswith(
        "Turn order 1 – Win it to choose a boat first at the season’s end and get the start player keyple. "
    )
    assert "In your village" not in said


def test_a_single_possible_number_is_no_minimum() -> None:
    game = scene(2, merchants="mix").tile("miner").users("miner", "red", 1).screen(0, red=2)
    game.contracts(0, "contract-27")
    assert question(panel_at(game, "use miner")) == "Which workers go? It takes 2."


def test_gold_is_said_to_replace_resources_where_one_pays() -> None:
    game = scene().build(0, "stable").screen(0, red=1).goods("stable", wood=1, iron=1, gold=1)
    panel = panel_at(game, "use stable red 1 upgrade stable")
    assert note(panel) == "Gold can replace any other resource."
    names = [READER.localiser.label(way.option.menu[0]) for way in panel.ways]
    assert "Pay 1 iron and 1 gold instead of 1 wood" in names


def test_a_turn_says_what_the_upgrade_of_the_home_lacks() -> None:
    game = scene(2).screen(0, red=1).goods("home-1", wood=1)
    game.state.players[0].dealt = []
    assert note(panel_at(game)) == "My village: upgrading your home takes 1 stone more."
    assert note(panel_at(game.goods("home-1", stone=1))) == ""


def test_an_upgraded_tile_is_described_as_it_is() -> None:
    game = scene(2).build(0, "miner", upgraded=True).screen(0, red=2)
    about = asked(panel_at(game, "use miner")).step.about
    assert about is not None
    assert READER.localiser.label(about) == "Miner – Upgraded: take 1 iron and 1 gold; 3 points."


def test_transport_once_begun_is_optional() -> None:
    panel = panel_at(village(), "use stable red 1 move iron home>keywood")
    assert question(panel) == "Upgrade Stable: what do you carry there?"
    assert question(panel, "Carry") == "Carry more, from which tile? 1 step left. Confirm ends your turn."


def test_a_resource_is_carried_any_distance() -> None:
    panel = panel_at(village(), "use stable red 1")
    assert rows(panel, "Carry")[1] == "A | ~B | C"
    assert rows(panel, "Carry", "A")[1] == "~wood 0 | ~stone 0 | iron 2 | gold 1"
    assert rows(panel, "Carry", "A", "iron 2")[1] == "~A | B | C"
    assert rows(panel, "Carry", "A", "iron 2", "B")[1] == "1 | 2"
    assert question(panel, "Carry", "A", "iron 2", "B") == "How many?"


def test_boats_have_letters_and_taken_ones_are_grey() -> None:
    game = scene(3).all_pass()
    panel = panel_at(game, seat=game.deciding()[0])
    assert rows(panel) == ["A | B | C"]
    game.play(f"{panel.ways[0].option.words} end")
    assert rows(panel_at(game, seat=game.deciding()[0])) == ["~A | B | C"]


@pytest.mark.parametrize(
    ("seats", "options", "language"),
    [(3, {"merchants": "mix"}, "de"), (6, {}, "nl"), (2, {"merchants": "all", "screens": "open"}, "es")],
)
def test_panels_of_a_random_game_keep_the_rules(seats: int, options: dict[str, str], language: str) -> None:
    count, faults = checked("keyflower", seats, options, language, most=80)
    assert count > 80
    assert faults == []
