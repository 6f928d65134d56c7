"""Panels of Keyper: rows of keys, `~` before a grey one, `▸` before an open one."""

from __future__ import annotations

import pytest

from bot.ui.kit.blocks import Words
from bot.ui.panel.page import in_words_page
from bot.values.panel import Panel
from engine.core.rng import Rng
from engine.core.tell import Silence, Tell
from engine.keyper.game import KEYPER
from engine.keyper.plans.upcoming import lays_again
from engine.keyper.steps import fairs
from engine.simulate import setup_from
from tests.support.keyper import Table, house_values
from tests.support.panels import PanelReader
from tests.support.panels import panel_at as read_panel
from tools.bench.panels import checked
from tools.bench.panels.random_panels import NAMES

READER = PanelReader(KEYPER)
asked, rows, note = READER.asked, READER.rows, READER.note


@pytest.fixture(autouse=True)
def costs(monkeypatch: pytest.MonkeyPatch) -> None:
    house_values(monkeypatch)


def panel_at(table: Table, seat: int = 0) -> Panel:
    return read_panel(KEYPER, table.state, seat)


def picture(panel: Panel, *labels: str) -> str:
    return asked(panel, *labels).step.picture.key


def test_a_turn_sends_a_keyple_or_claims_a_board_with_what_comes_home() -> None:
    table = Table().keyples(0, "orange", "white", "white")
    table.stands("logs@board-1", "brown").stands("logs@board-1", "white", "brown")
    panel = panel_at(table)
    assert rows(panel) == [
        "~light blue orange 1 ~light green ~brown",
        "~black ~grey white 2",
        "Board 1 (2) Board 2 (0) Board 3 (0)",
    ]
    assert picture(panel) == "table"


def test_once_the_keyper_is_played_only_keyples_are_asked_for() -> None:
    table = Table().keyples(0, "orange", "grey").claims(0, 2)
    panel = panel_at(table)
    assert len(rows(panel)) == 2
    assert all(row.row.heading is None for row in asked(panel).rows), "the question says it"


def test_a_keyple_goes_to_a_place_of_the_open_region() -> None:
    table = Table().keyples(0, "orange").holds(0, "stable").goods(0, clay=1)
    table.built(0, "farm-2", "paddock").play("send orange")
    panel = panel_at(table)
    assert rows(panel)[:3] == ["▸Board 1 Board 2 Board 3", "My farm ~My village", "A B C D E"]
    assert picture(panel) == "board-1"
    assert picture(panel, "Board 3") == "board-3"
    assert rows(panel, "My farm") == ["Board 1 Board 2 Board 3", "▸My farm ~My village", "A B C D", "E F G H"]
    assert picture(panel, "My farm") == "home"


def test_a_tab_with_one_place_opens_too() -> None:
    table = Table().claims(0, 1).stands("farm-3", "grey").stands("logs@board-1", "brown")
    table.built(0, "farm-3", "paddock").lay_turn(0)
    panel = panel_at(table)
    assert rows(panel)[:2] == ["▸Board 1 ~Board 2 ~Board 3", "My farm ~My village ~Pass"]
    assert rows(panel, "My farm")[2:] == ["~A ~B C ~D", "~E ~F ~G ~H"]


def test_in_words_says_what_a_field_brings() -> None:
    table = Table().keyples(0, "brown").play("send brown")
    panel = panel_at(table)
    (words,) = in_words_page(panel, asked(panel), READER.localiser).blocks
    assert "Logs: 2 logs" in words.text  # type: ignore[union-attr]  # a page of words has one block


def test_in_words_says_what_each_tile_does() -> None:
    table = Table().keyples(0, "orange").holds(0, "stable", "drainage").goods(0, clay=2)
    panel = panel_at(table.play("send orange build@board-1"))
    (words,) = in_words_page(panel, asked(panel), READER.localiser).blocks
    assert isinstance(words, Words)
    lines = words.text.splitlines()
    assert "- **4** Stable (1 clay) · Houses 4 horses, 1 point each. Upgraded: 2 each." in lines
    assert any(line.startswith("- ~~11~~ Drainage · 1 point, and 1 per village tile") for line in lines)
    assert not any("~~1~~" in line for line in lines), "nothing of the key of a tile that is not held"


def test_in_words_says_what_tiles_on_show_do() -> None:
    table = Table().keyples(0, "orange").shown("windmill", "winter-1")
    panel = panel_at(table.play("send orange country-tile@board-1"))
    (words,) = in_words_page(panel, asked(panel), READER.localiser).blocks
    assert isinstance(words, Words)
    assert " · 1 raw material into 2 wheat. Upgraded: also 2 points per wheat, up to 4." in words.text


def test_paying_for_a_tile_says_what_it_does() -> None:
    table = Table().keyples(0, "orange").holds(0, "stable").goods(0, clay=1, brick=1)
    table.play("send orange build@board-1 build stable")
    about = asked(panel_at(table)).step.about
    assert about is not None
    assert READER.localiser.say(about) == "Stable: Houses 4 horses, 1 point each. Upgraded: 2 each."


def test_two_standing_keyples_are_laid_down_for_what_the_keys_say() -> None:
    table = Table().claims(0, 1).stands("logs@board-1", "brown").stands("logs@board-1", "brown")
    table.lay_turn(0).play("lay logs@board-1")
    assert rows(panel_at(table)) == ["Both: 3 logs", "One keyple: 2 logs"]


def test_an_invitation_has_a_key_for_each_colour() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown", "white")
    table.play("send brown logs@board-1 end")
    assert rows(panel_at(table, 1)) == ["Join with brown", "Join with white", "Stay out"]


def test_taking_fewer_is_asked_only_if_wanted() -> None:
    table = Table().keyples(0, "brown").play("send brown logs@board-1")
    panel = panel_at(table)
    assert rows(panel) == ["Take fewer …"]
    assert rows(panel, "Take fewer …") == ["0 1"]


def test_home_tiles_keep_their_places_in_the_hand() -> None:
    table = Table().keyples(0, "grey").holds(0, "stable", "scrapyard").goods(0, clay=1, brick=1)
    table.play("send grey build@board-1")
    assert rows(panel_at(table)) == ["~1 ~2 ~3 4", "~5 ~6 ~7 ~8", "~9 10 ~11 ~12"]


def test_tiles_to_upgrade_are_keys_with_their_prices() -> None:
    table = Table().keyples(0, "grey").goods(0, clay=2, brick=1)
    table.built(0, "farm-1", "stable").built(0, "village-5", "scrapyard")
    table.play("send grey upgrade@board-1")
    found = rows(panel_at(table))
    assert [row.partition(" (")[0] for row in found] == ["A Stable", "M Scrapyard"]


def test_boats_in_play_are_keys_with_their_goods() -> None:
    table = Table().keyples(0, "light-blue").play("send light-blue river@board-1")
    found = rows(panel_at(table))
    assert len(found) == len(table.state.boats)
    assert all(" and " in row and row.startswith("Boat ") for row in found)


def test_a_payment_is_made_piece_by_piece() -> None:
    table = Table().keyples(0, "grey").holds(0, "scrapyard", "stable").goods(0, clay=1, brick=2)
    table.play("send grey farm-1 build stable")
    panel = panel_at(table)
    assert rows(panel) == ["clay 1 ~log 0 ~rock 0", "brick 2 ~wood 0 ~stone 0 ~wheat 0"]


def test_in_winter_a_fair_asks_for_its_side() -> None:
    table = Table(season=3).goods(0, cow=2, brick=2, ruby=1).all_claim()
    table.player(0).winter_fairs = ["winter-3", "winter-1"]
    fairs.begin(table.state, Tell())
    panel = panel_at(table)
    assert rows(panel) == ["61 63"]
    assert rows(panel, "63") == ["4 points 6 points"]


def test_a_boat_gives_and_takes() -> None:
    table = Table().keyples(0, "light-blue").goods(0, clay=2, brick=1)
    table.play("send light-blue river@board-1 boat-1")
    assert rows(panel_at(table)) == ["sheep clay", "~sheep 0 clay 2 brick 1"]


def test_bare_plots_beside_the_first_stay_in_reach_after_undo() -> None:
    table = Table().keyples(0, "orange").holds(0, "stable").goods(0, clay=1, brick=1)
    table.play("send orange build@board-1 build stable")
    panel = panel_at(table)
    assert rows(panel) == [
        "clay 1 ~log 0 ~rock 0",
        "brick 1 ~wood 0 ~stone 0 ~wheat 0",
        "▸Pay ~Free Other plot",
    ]
    assert rows(panel, "Other plot") == ["~A B C D", "E F G H", "Pay ~Free ▸Other plot"]


def test_an_own_tile_asks_what_to_do_only_if_there_is_a_choice() -> None:
    table = Table().keyples(0, "grey").goods(0, clay=1, stone=1).built(0, "village-1", "brickmaker")
    table.play("send grey village-1")
    panel = panel_at(table)
    assert rows(panel) == ["~Build over it Upgrade", "Trade 1 clay for 1 brick"]


def test_kp_82_building_over_an_own_tile_is_announced_before_and_told_with_its_points() -> None:
    table = Table().keyples(0, "grey", "white").holds(0, "barn").goods(0, clay=3, pig=3)
    table.built(0, "farm-1", "pig-sty", upgraded=True).built(0, "farm-2", "hop-field")
    ask = asked(panel_at(table.play("send grey")), "My farm").step.ask
    assert ask is not None
    assert READER.localiser.say(ask).startswith("Use, upgrade or build over a tile?")
    table.play("farm-1")
    assert note(panel_at(table)).startswith("⚠️ You build over the Pig sty here")
    table.play("build barn with clay")
    (told,) = table.told("keyper-told-built-over")
    assert "over the Pig sty" in READER.localiser.say(told.text)
    assert "no longer counts (6 points)" in READER.localiser.say(told.text)
    assert note(panel_at(table)) == "", "the hop field has room for them"


@pytest.mark.parametrize(("seats", "language"), [(2, "fr"), (3, "de"), (4, "es")])
def test_random_panels_keep_the_rules(seats: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    _, faults = checked("keyper", seats, {}, language, 40)
    assert not faults


def test_kp_208_who_is_sure_to_play_last_is_told_that_they_will_not_lay_down() -> None:
    table = Table(2).claims(1, 2).keyples(0, "orange", "grey", "white").keyples(1, "brown", "black", "black")
    assert note(panel_at(table)) == "", "Player 2 could join and so finish first, or last"
    table.keyples(1, "black")
    assert note(panel_at(table)).startswith("Of all players, you play the last keyple or keyper")
    table.keyples(1)
    assert note(panel_at(table)).startswith("The others have no keyples left.")


def test_kp_208_the_warning_comes_true() -> None:
    warned = 0
    for number in range(6):
        setup, told = setup_from(KEYPER, 2 + number % 2, f"last {number}", {}), set[int]()
        state, rng = KEYPER.new_game(setup), Rng(setup.seed, 1 << 40)
        while state.season == 0 and state.stage != "fold":
            seat = state.decider
            if state.stage == "turn" and not lays_again(KEYPER.view_for(state, seat), seat):
                told.add(seat)
            assert not (state.stage == "lay" and seat in told)
            actions = KEYPER.choices(state)[0].actions
            KEYPER.play(state, actions[rng.below(len(actions))], Silence())
        warned += len(told)
    assert warned, "at least the last player of a season"


def test_the_last_keyple_says_what_follows_it() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown", "grey").claims(0, 1).claims(1, 2)
    table.play("send brown")
    assert note(panel_at(table)) == (
        "After it you lay keyples down. Ben still has 2 keyples and Cleo still has the keyper."
    )
    alone = Table().keyples(0, "brown").claims(0, 1).claims(1, 2).claims(2, 3).play("send brown")
    assert note(panel_at(alone)) == "Then only the others lay down, and the season ends."


def test_plots_say_what_their_place_brings() -> None:
    table = Table().keyples(0, "orange").holds(0, "drainage", "scrapyard").goods(0, brick=2, clay=2)
    table.play("send orange build@board-1")
    table.play("build scrapyard")
    assert note(panel_at(table)).startswith("Every empty plot scores the same now.")
    assert rows(panel_at(table))[0] == "I J K"
    table = Table().keyples(0, "orange").holds(0, "drainage").goods(0, brick=2, clay=2)
    table.built(0, "village-5", "scrapyard").built(0, "village-2", "pavements")
    table.play("send orange build@board-1").play("build drainage")
    assert rows(panel_at(table))[:3] == ["I +2 J K +2", "L +1 M N +1", "O +1 P +1 Q +1"]
    assert note(panel_at(table)).startswith("Drainage: 1 point, and 1 per village tile on its diagonals.")


def test_a_joiner_is_told_whose_keyple_it_will_be() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown").keyples(2, "white").claims(2, 1)
    table.play("send brown logs@board-1 end")
    assert note(panel_at(table, 1)).endswith("who claimed this board.")
    table.play("skip end", 1)
    assert note(panel_at(table, 2)) == "You claimed this board, so both keyples come home with you."


def test_a_joiner_of_an_upgrade_is_told_what_it_costs() -> None:
    table = Table().keyples(0, "grey").keyples(1, "grey")
    for seat in (0, 1):
        table.built(seat, "farm-1", "barn").goods(seat, clay=1, log=1, rock=1, wheat=2)
    about = asked(panel_at(table.play("send grey upgrade@board-1 end"), 1)).step.about
    assert about is not None
    assert READER.localiser.say(about).startswith("An upgrade costs 1 raw material")


def test_before_tiles_are_taken_the_offer_is_shown() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown").play("send brown country-tile@board-1")
    assert picture(panel_at(table)) == "tiles"
    table.play("end")
    assert picture(panel_at(table, 1)) == "tiles"


def test_where_a_place_matters_the_tile_says_how() -> None:
    table = Table().keyples(0, "grey").holds(0, "drainage")
    table.goods(0, **dict.fromkeys(("clay", "log", "rock", "brick", "wood", "stone"), 4))
    table.play("send grey build@board-1 build drainage")
    assert "on its diagonals" in note(panel_at(table))


def test_nothing_is_announced_that_cannot_follow() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown").holds(0)
    assert note(panel_at(table.play("send brown upgrade@board-1"))) == ""
    table = Table().keyples(0, "brown").keyples(1, "brown").built(0, "farm-1", "barn")
    assert note(panel_at(table.play("send brown upgrade@board-1"))).endswith(
        "Then you choose what to upgrade."
    )


def test_what_to_look_at_fits_the_field() -> None:
    topics = dict[str, str]()
    for field in ("country-tile", "build", "river", "upgrade"):
        table = Table().keyples(0, "white").holds(0, "barn").built(0, "farm-1", "stable")
        table.goods(0, clay=4, log=4, rock=4).shown("dock", "kiln")
        boat = " boat-1" if field == "river" else ""
        explained = panel_at(table.play(f"send white {field}@board-1{boat}")).explained
        assert explained is not None
        topics[field] = explained.topic
    assert topics == {"country-tile": "tiles", "build": "build", "river": "boat", "upgrade": "work"}


def test_between_seasons_the_points_of_all_are_told() -> None:
    table = Table(2).all_claim().keyples(0, "brown").built(0, "village-12", "dock")
    table.player(0).shipping = 21
    table.play("send brown village-12 end")
    assert table.asked() == "fold"
    assert note(panel_at(table)) == f"Points so far: {NAMES[0]} {table.points(0)} and {NAMES[1]} 0."
    assert table.points(0) == 27, "21 by shipping, 6 by the dock"


def test_kp_125_animals_without_room_are_told_before_and_after_they_come() -> None:
    def herd(**goods: int) -> Table:
        table = Table().keyples(0, "light-green", "orange").keyples(1, *["brown"] * 5).goods(0, **goods)
        return table.built(0, "farm-1", "pig-sty")

    assert note(panel_at(herd(pig=4))) == ""
    assert note(panel_at(herd(pig=5))) == "1 of your animals has no room. When the season ends, it’s lost."
    assert note(panel_at(herd(pig=5, cow=1))).startswith("2 of your animals have no room.")
    pigs, cows, clay = (
        note(panel_at(herd(pig=3).play(f"send {to}@board-1")))
        for to in ("light-green pigs", "light-green cows", "orange clay")
    )
    assert pigs.startswith("Your farm has room for only 1 more of these.")
    assert cows.startswith("Your farm has no room for this animal.")
    assert clay == ""


def test_a_player_who_joins_is_told_who_acts_first() -> None:
    table = Table().keyples(0, "light-blue").keyples(1, "light-blue", "grey").goods(1, clay=1)
    table.play("send light-blue river@board-1 boat-1")
    assert note(panel_at(table)).startswith("Others who can join are asked first.")
    table.play("end").play("join light-blue")
    assert note(panel_at(table, 1)).endswith("acts first. Then it’s your turn to choose.")
