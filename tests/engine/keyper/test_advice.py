"""Advice: what sets a move apart, and moves that gain nothing."""

from __future__ import annotations

import pytest

from engine.core.evaluation import Benefit
from engine.core.tell import Silence
from engine.core.text import Seat, Text, text
from engine.keyper.actions import (
    Build,
    Decline,
    End,
    OnPlot,
    Pay,
    Place,
    PlayKeyper,
    Receive,
    Sell,
    Send,
    TakeBoat,
    TakeTile,
    Upgrade,
)
from engine.keyper.content.board import FARM_PLOTS
from engine.keyper.evaluation import EVALUATOR
from engine.keyper.evaluation.beaten_turns import is_beaten
from engine.keyper.evaluation.benefits import benefits
from engine.keyper.evaluation.ideas import idea
from engine.keyper.evaluation.season_start import rested
from engine.keyper.game import KEYPER
from engine.keyper.names import counted, fair_name, goods_names, tile_name
from engine.keyper.state import NOBODY, OWN, Errand, Keyple, State
from engine.players.adviser import Adviser
from tests.support.keyper import EVERYTHING, Table

pytestmark = pytest.mark.usefixtures("table_values")

ANN: Seat = 0


def test_a_tile_to_take_does_not_count_what_it_adds_to_others() -> None:
    """Any village tile in that row or column adds a point to the Pavements."""
    state = Table(2).built(ANN, "village-1", "pavements").state
    told = [each.text for each in benefits(state, state, state, ANN, (TakeTile(ANN, "ring-maker"),))]
    assert "points" not in dict(told[0].args)


def test_kp_134_white_keyples_rest_last() -> None:
    """They fit everywhere, and each brings the same."""
    table = Table(2)
    state = table.keyples(ANN, *["white"] * 4, *["brown"] * 3, *["grey"] * 4).state
    state.stage, state.errands = "surplus", [Errand(ANN)]
    hint = Adviser(KEYPER).hints(state, ANN, "rest").hints[0]
    assert hint.picks[0].startswith("rest")
    assert not [pick for pick in hint.picks if pick == "rest white"]
    assert hint.facts.told()[0].text == text("keyper-benefit-rest-white", count=4)
    after = KEYPER.copy(state)
    after.players[ANN].keyples = {"white": 3, "brown": 3, "grey": 3}
    assert rested(state, after, ANN).text.key == "keyper-benefit-rest-colours"


@pytest.mark.parametrize(("deer", "is_in_vain"), [(1, True), (2, False)])
def test_kp_80_a_sale_that_costs_as_much_as_it_brings_is_beaten(deer: int, *, is_in_vain: bool) -> None:
    """Only one of a kind scores for the Paddock."""
    table = Table(2, 3).built(ANN, "farm-1", "paddock", upgraded=True).goods(ANN, deer=deer)
    table.state.boats = ["boat-2"]
    table.keyples(ANN, "light-blue").play("send light-blue river@board-1 boat-2")
    assert is_beaten(table.state, (Sell(ANN, "deer", "deer"), End(ANN))) == is_in_vain


@pytest.mark.parametrize(("clay", "is_one"), [(0, True), (1, False)])
def test_kp_80_goods_from_a_boat_and_from_a_field_are_one_idea(clay: int, *, is_one: bool) -> None:
    """Unless the boat also buys."""
    state = Table(2).goods(ANN, clay=clay).state
    fields = state.content.display_fields[state.boards[0].display]
    river, pit = (
        next(at for at, field in enumerate(fields) if wanted in (field.work, field.good))
        for wanted in ("boat", "clay")
    )
    boat = next(each for each in state.boats if "clay" in state.content.boat[each].early)
    there = idea(state, (Place(ANN, 0, river), TakeBoat(ANN, boat)))
    here = idea(state, (Place(ANN, 0, pit),))
    assert isinstance(here, frozenset)
    assert isinstance(there, frozenset)
    assert (there <= here or here <= there) == is_one


def test_kp_180_gems_say_what_the_next_pair_lacks() -> None:
    """A tile in hand promises nothing: it may never be built."""
    table = Table(2, 3).built(ANN, "village-1", "goldsmith").holds(ANN, "ring-maker")
    before = table.goods(ANN, gold=1, sapphire=1, ruby=1).state
    later = KEYPER.copy(before)
    later.players[ANN].goods |= {"sapphire": 2, "ruby": 2}
    told = [each.text for each in benefits(before, later, later, ANN, (End(ANN),)) if each.kind == "nearer"]
    assert told == [text("keyper-benefit-set", tile=tile_name("goldsmith"), lack=goods_names(("gold",)))]


def with_fair(tile: str, **goods: int) -> State:
    """Ann's fair of this season asks for a pig and a clay, for 2 points."""
    state = Table(2).holds(ANN, tile).goods(ANN, **goods).state
    state.players[ANN].fairs = {"spring": "spring-1"}
    return state


@pytest.mark.parametrize(("clay", "lacks"), [(1, True), (2, False)])
def test_kp_101_a_turn_that_spends_the_last_piece_of_a_fair_says_so(clay: int, *, lacks: bool) -> None:
    before = with_fair("cow-shed", pig=1, clay=clay)
    later = KEYPER.copy(before)
    later.players[ANN].goods = {"pig": 1, **({"clay": clay - 1} if clay > 1 else {})}
    told = [each.text for each in benefits(before, later, later, ANN, (End(ANN),)) if each.kind == "costs"]
    words = text("keyper-benefit-spends", aim=fair_name("spring-1"), lack=goods_names(("clay",)))
    assert told == ([words] if lacks else [])


@pytest.mark.parametrize(("closing", "lacks"), [(NOBODY, True), (1, False)])
def test_kp_118_in_the_closing_round_no_fair_lacks_what_a_turn_spends(closing: int, *, lacks: bool) -> None:
    """The pig that is missing too can still be fetched, unless the season ends."""
    before = with_fair("cow-shed", clay=1)
    before.players[ANN].keyples, before.closing = {"white": 1}, closing
    later = KEYPER.copy(before)
    later.players[ANN].goods = {}
    told = [each.text for each in benefits(before, later, later, ANN, (End(ANN),)) if each.kind == "costs"]
    words = text("keyper-benefit-spends", aim=fair_name("spring-1"), lack=goods_names(("clay",)))
    assert told == ([words] if lacks else [])


@pytest.mark.parametrize(
    ("tile", "goods", "keyples", "is_bad"),
    [
        ("pavements", {"clay": 1, "pig": 1}, 1, True),  # 1 point for the fair's 2
        ("pavements", {"clay": 1, "pig": 1}, 5, False),  # the clay can be replaced
        ("pavements", {"clay": 1}, 1, False),  # the fair was not complete
        ("cow-shed", {"brick": 1}, 5, True),  # no cow, and a brick pays for more
        ("cow-shed", {"brick": 1, "cow": 1}, 5, False),
    ],
)
def test_kp_101_a_tile_that_costs_more_than_it_adds_is_beaten(
    tile: str, goods: dict[str, int], keyples: int, *, is_bad: bool
) -> None:
    state = with_fair(tile, **goods)
    state.players[ANN].keyples = {"brown": keyples}
    paid = next(good for good in ("clay", "brick") if good in goods)
    assert is_beaten(state, (Build(ANN, tile), Pay(ANN, (paid,)), End(ANN))) == is_bad


def test_a_tile_tells_which_others_count_it() -> None:
    before = Table(2).built(ANN, "village-1", "pavements").state
    after = Table(2).built(ANN, "village-1", "pavements").built(ANN, "village-2", "brickmaker").state
    told = [each.text for each in benefits(before, after, after, ANN, (Build(ANN, "brickmaker"), End(ANN)))]
    assert text("keyper-benefit-counts", tiles=(tile_name("pavements"),)) in told


@pytest.mark.parametrize(
    ("place", "goods", "reason"),
    [
        ("upgrade", {}, "decline-vain"),
        ("cows", {"cow": 1}, "decline-scoreless"),
        ("cows", {}, "decline"),
    ],
)
def test_not_to_join_where_nothing_comes_of_it(place: str, goods: dict[str, int], reason: str) -> None:
    """The Farmyard scores one of a kind."""
    table = Table(2, 3).built(ANN, "farm-1", "farmyard", upgraded=True).goods(ANN, **goods)
    table.keyples(ANN, "white").keyples(1, "white").turn(1)
    state = table.play(f"send white {place}@board-1", 1).state
    told = [each.text for each in benefits(state, state, state, ANN, (Decline(ANN),))]
    assert told == [text(f"keyper-benefit-{reason}")]


def claiming(**gained: int) -> list[Text]:
    """Ann claims the first of two free boards, and her keyp tile brings something."""
    before = with_fair("pavements")
    after = KEYPER.copy(before)
    after.players[ANN].goods, after.players[ANN].keyples = gained, {"white": 2}
    before.players[ANN].keyples = {"white": 2}
    before.boards[1].fields = [[Keyple("white", "white")] for _ in before.boards[1].fields]
    return [each.text for each in benefits(before, after, after, ANN, (PlayKeyper(ANN, 0), End(ANN)))]


@pytest.mark.parametrize(("gained", "lack"), [({}, ("pig", "clay")), ({"pig": 1}, ("clay",))])
def test_kp_65_a_claim_tells_what_a_fair_lacks_after_the_keyp_tile(
    gained: dict[str, int], lack: tuple[str, ...]
) -> None:
    (told,) = (each for each in claiming(**gained) if each.key == "keyper-benefit-has-fair")
    assert dict(told.args)["lack"] == goods_names(lack)


def test_kp_24_the_last_free_board_is_called_so() -> None:
    state = Table(2).claims(1, 2).state
    told = [each.text for each in benefits(state, state, state, ANN, (PlayKeyper(ANN, 0), End(ANN)))]
    assert told == [text("keyper-benefit-claim-last")]


def reasons(before: State, **goods: int) -> list[Text]:
    """Ann gets goods; what they prepare or bring nearer."""
    later = KEYPER.copy(before)
    later.players[ANN].goods = {**before.players[ANN].goods, **goods}
    found = benefits(before, later, later, ANN, (Place(ANN, 0, 0), End(ANN)))
    return [each.text for each in found if each.kind in ("prepares", "nearer")]


def test_kp_86_goods_are_for_the_tile_or_upgrade_that_scores_most() -> None:
    """A clay pays for either tile and for the upgrade; two pigs are there."""
    table = Table(2, 3).holds(ANN, "cow-shed", "pig-sty").goods(ANN, pig=2, sheep=3)
    assert reasons(table.state, clay=1) == [text("keyper-benefit-pays", tile=tile_name("pig-sty"))]
    state = table.built(ANN, "farm-1", "sheep-shelter").state
    assert reasons(state, clay=1) == [text("keyper-benefit-pays-upgrade", tile=tile_name("sheep-shelter"))]
    assert reasons(Table(2, 3).holds(ANN, "cow-shed", "hop-field").state, clay=1) == []


def test_kp_150_goods_that_pay_for_nothing_can_go_to_a_tile_that_converts_them() -> None:
    table = Table(2).built(ANN, "village-1", "brickmaker", upgraded=True).keyples(ANN, "white")
    words = text(
        "keyper-benefit-converts",
        tile=tile_name("brickmaker"),
        given=counted("clay", 1),
        got=counted("brick", 2),
    )
    assert reasons(table.state, clay=2) == [words]
    assert reasons(table.state, log=2) == []
    assert reasons(table.keyples(ANN).state, clay=2) == []


@pytest.mark.parametrize(("keyples", "heeded"), [(1, False), (2, True)])
def test_kp_122_a_step_to_a_fair_that_is_out_of_reach_is_no_reason(keyples: int, *, heeded: bool) -> None:
    """A pig and a clay are missing, and a keyple gets one of them."""
    state = with_fair("pavements")
    state.players[ANN].keyples = {"white": keyples}
    step = Benefit("nearer", text("benefit-part", aim=fair_name("spring-1"), lacking=()))
    assert EVALUATOR.heeds(state, ANN, step) == heeded


@pytest.mark.parametrize("closed", [True, False])
def test_kp_31_a_fair_is_out_of_reach_where_its_fields_are_full(*, closed: bool) -> None:
    state = with_fair("pavements", clay=1)
    state.players[ANN].keyples, state.boats = {"white": 2}, []
    pigs = next(at for at, each in enumerate(state.content.display_fields[EVERYTHING]) if each.good == "pig")
    for board in state.boards if closed else ():
        board.fields[pigs] = [Keyple("white", "white"), Keyple("white", "white")]
    step = Benefit("nearer", text("benefit-part", aim=fair_name("spring-1"), lacking=()))
    assert EVALUATOR.heeds(state, ANN, step) != closed


def test_goods_of_a_class_are_one_idea_unless_the_fair_of_the_season_lacks_one() -> None:
    state = with_fair("pavements")
    fields = state.content.display_fields[EVERYTHING]
    clay, log, rock, horse, chicken = (
        idea(state, (Place(ANN, 0, next(at for at, each in enumerate(fields) if each.good == good)),))
        for good in ("clay", "log", "rock", "horse", "chicken")
    )
    assert isinstance(rock, frozenset)
    assert isinstance(log, frozenset)
    assert isinstance(chicken, frozenset)
    assert isinstance(horse, frozenset)
    assert rock <= log  # a boat shows logs, too
    assert chicken <= horse
    assert not chicken & rock
    assert clay not in (log, rock)


def test_kp_24_hints_try_each_field_in_its_colour_where_the_keyple_comes_home() -> None:
    table = Table(3).keyples(ANN, "brown", "grey", "white").claims(1, 1).claims(ANN, 3)
    state = table.stands("upgrade@board-3", "black").state
    spots = {each.id: at for at, each in enumerate(state.content.display_fields[EVERYTHING])}
    found = EVALUATOR.sure_openings(state, ANN)
    assert [Send(ANN, "grey"), Place(ANN, 1, spots["upgrade"])] in found
    assert [Send(ANN, "brown"), Place(ANN, 2, spots["logs"])] in found
    assert [Send(ANN, "white"), Place(ANN, 2, spots["clay"])] in found
    assert [Send(ANN, "white"), Place(ANN, 2, spots["discount-build"])] not in found
    found = [picks for picks in found if len(picks) == 2]
    assert len({picks[1] for picks in found}) == len(found) == len(spots) - 3  # no keyper, river or tile
    here, there = (EVALUATOR.gists(state, [Place(ANN, board, spots["logs"])]) for board in (0, 1))
    assert here == there


def test_kp_34_hints_try_each_field_with_any_keyple() -> None:
    """One good without a match is better than nothing."""
    state = Table(2).keyples(ANN, "orange").claims(ANN, 1).state
    spot = [each.id for each in state.content.display_fields[EVERYTHING]].index("chickens")
    assert [Send(ANN, "orange"), Place(ANN, 0, spot)] in EVALUATOR.sure_openings(state, ANN)


@pytest.mark.parametrize("joiner", [True, False])
def test_kp_86_hints_try_each_tile_that_can_be_built(*, joiner: bool) -> None:
    """Where another player can join, the work comes after the first commit."""
    table = Table(2).keyples(ANN, "white").holds(ANN, "scrapyard").goods(ANN, brick=1)
    state = table.keyples(1, *["white"] * joiner).state
    EVALUATOR.suppose(state, ANN)
    found = EVALUATOR.sure_openings(state, ANN)
    assert any(picks[-1] == Build(ANN, "scrapyard") for picks in found)
    for picks in found:
        world = KEYPER.copy(state)
        for pick in picks:
            assert any(pick in choice.actions for choice in KEYPER.choices(world))
            KEYPER.play(world, pick, Silence())


def test_kp_90_the_quick_score_prefers_plots_that_a_tile_in_the_village_counts() -> None:
    table = Table(2).holds(ANN, "scrapyard", "drainage").built(ANN, "village-1", "pavements")
    state = table.state
    for tile, seen, unseen in (("scrapyard", 2, 5), ("drainage", 4, 5)):
        state.turn.tile = tile
        glance = EVALUATOR.tuned_quick_score(state, ANN)
        there, elsewhere = (glance(state, OnPlot(ANN, FARM_PLOTS + at)) for at in (seen, unseen))
        assert there >= elsewhere + 1


def test_kp_86_goods_may_pay_for_two_tiles_together() -> None:
    table = Table(2).holds(ANN, "brickmaker", "carpenter").goods(ANN, brick=1)
    told = text("keyper-benefit-pays-both", tiles=(tile_name("brickmaker"), tile_name("carpenter")))
    assert reasons(table.state, brick=2) == [told]
    assert reasons(table.state, stone=1) == []


@pytest.mark.parametrize(("keyples", "is_told"), [(0, False), (1, True)])
def test_kp_125_in_winter_an_empty_house_is_for_an_animal_that_can_still_be_had(
    keyples: int, *, is_told: bool
) -> None:
    table = Table(2, 3).built(ANN, "farm-1", "stable").keyples(ANN, *["white"] * keyples)
    state = table.state
    told = {each.text.key for each in benefits(state, state, state, ANN, (Build(ANN, "stable"), End(ANN)))}
    assert ("keyper-benefit-house-later" in told) == is_told


@pytest.mark.parametrize(
    ("season", "tile", "is_in_vain"), [(2, "", False), (3, "", True), (3, "brickmaker", False)]
)
def test_kp_24_a_board_claimed_in_winter_for_nothing_can_wait(
    season: int, tile: str, *, is_in_vain: bool
) -> None:
    """A keyple stands on its Upgrade: it serves a player with something to upgrade."""
    table = Table(2, season).keyples(ANN, "white").goods(ANN, wheat=1).stands("upgrade@board-1", "grey")
    if tile:
        table.built(ANN, "village-1", tile)
    state, claims = table.state, (PlayKeyper(ANN, 0), End(ANN))
    assert is_beaten(state, claims) == is_in_vain
    told = [each.text.key for each in benefits(state, state, state, ANN, claims)]
    assert ("keyper-benefit-claim-lay" in told) == (tile != "")


def test_kp_125_animals_are_for_the_tile_in_hand_that_would_score_them() -> None:
    table = Table(2).holds(ANN, "stable", "paddock").keyples(ANN, "white")
    told = text("keyper-benefit-animals-later", tile=tile_name("paddock"))
    assert reasons(table.state, deer=2) == [told]
    assert reasons(table.state, cow=2) == []


@pytest.mark.parametrize(("tile", "is_in_vain"), [("", True), ("prospector", False), ("gem-dealer", False)])
def test_kp_113_gems_without_a_fair_or_tile_for_them_are_no_aim(tile: str, *, is_in_vain: bool) -> None:
    state = Table(2).holds(ANN, *[tile] * bool(tile)).keyples(ANN, "black").state
    gold = next(at for at, each in enumerate(state.content.display_fields[EVERYTHING]) if each.good == "gold")
    assert is_beaten(state, (Send(ANN, "black"), Place(ANN, 0, gold), End(ANN))) == is_in_vain
    state.players[ANN].winter_fairs = ["winter-1"]
    assert not is_beaten(state, (Send(ANN, "black"), Place(ANN, 0, gold), End(ANN)))


@pytest.mark.parametrize(("horses", "counts"), [(3, True), (4, True), (5, False)])
def test_kp_231_an_animal_beyond_its_full_home_may_score_as_a_kind(horses: int, *, counts: bool) -> None:
    table = Table(2, 3).built(ANN, "farm-1", "stable").built(ANN, "farm-2", "farmyard")
    state = table.goods(ANN, horse=horses).keyples(ANN, "white").state
    glance = EVALUATOR.tuned_quick_score(state, ANN)
    assert (glance(state, Receive(ANN, "horse")) >= 1) == counts


@pytest.mark.parametrize(("tiles", "others"), [((), ("grey",)), ((), ()), (("farmer",), ("grey",))])
def test_kp_37_a_white_keyple_on_an_own_plot_is_beaten_by_another(
    tiles: tuple[str, ...], others: tuple[str, ...]
) -> None:
    """Unless the player may score white keyples at home."""
    table = Table(2).built(ANN, "village-1", "carpenter").goods(ANN, log=1).holds(ANN, *tiles).shown()
    state = table.keyples(ANN, "white", *others).state
    at = next(at for at, plot in enumerate(state.players[ANN].plots) if plot.tile)
    white, grey = ((Send(ANN, colour), Place(ANN, OWN, at), End(ANN)) for colour in ("white", "grey"))
    assert is_beaten(state, white) == (bool(others) and not tiles)
    assert not is_beaten(state, grey)
    tried = others[0] if others else "white"
    assert [Send(ANN, tried), Place(ANN, OWN, at)] in EVALUATOR.sure_openings(state, ANN)


@pytest.mark.parametrize(("horses", "is_waste"), [(1, True), (2, False)])
def test_kp_38_a_white_keyple_for_the_last_of_a_good_is_beaten_by_another(
    horses: int, *, is_waste: bool
) -> None:
    state = Table(2).keyples(ANN, "white", "grey").supply(horse=horses).state
    spots = [each.good for each in state.content.display_fields[EVERYTHING]]
    turn = Send(ANN, "white"), Place(ANN, 0, spots.index("horse")), End(ANN)
    assert is_beaten(state, turn) == is_waste


def at_river(*tiles: str) -> State:
    """Ann may receive three goods from a boat with deer and rubies."""
    table = Table(2, 2).built(ANN, "farm-1", "paddock", upgraded=True).holds(ANN, *tiles).shown()
    table.built(ANN, "village-1", "merchant", upgraded=True)
    table.state.players[ANN].fairs, table.state.boats = {}, ["boat-5"]
    return table.keyples(ANN, "light-blue").play("send light-blue river@board-1 boat-5").state


@pytest.mark.parametrize(("tiles", "is_surplus"), [((), True), (("game-wardens-cottage",), False)])
def test_kp_80_an_animal_without_a_use_is_beaten_by_a_gem(
    tiles: tuple[str, ...], *, is_surplus: bool
) -> None:
    """Only one of a kind scores for the Paddock, and each gem sells alike."""
    state = at_river(*tiles)
    deer, ruby = Receive(ANN, "deer"), Receive(ANN, "ruby")
    assert is_beaten(state, (deer, deer, End(ANN))) == is_surplus
    assert not is_beaten(state, (deer, ruby, End(ANN)))
    state.players[ANN].goods = {"deer": 1, "ruby": 1}
    assert is_beaten(state, (deer, ruby, End(ANN))) == is_surplus
    assert not is_beaten(state, (deer, Sell(ANN, "ruby", "ruby"), End(ANN))), "not both: KP-81"
    state.supply["ruby"] = 0
    assert not is_beaten(state, (deer, deer, End(ANN)))


def test_kp_80_a_hint_takes_one_animal_that_scores_and_gems() -> None:
    hint = Adviser(KEYPER).hints(at_river(), ANN, "river").hints[0]
    assert sorted(hint.picks[:-1]) == ["receive deer", "receive ruby", "receive ruby"]


@pytest.mark.parametrize(
    ("goods", "idle"), [({"rock": 1}, True), ({"rock": 1, "log": 1}, False), ({}, False)]
)
def test_kp_93_of_equal_upgrades_the_one_that_converts_what_is_there_is_better(
    goods: dict[str, int], *, idle: bool
) -> None:
    table = Table(2).built(ANN, "village-1", "carpenter").built(ANN, "village-2", "stonemason")
    state = table.goods(ANN, wheat=1, **goods).keyples(ANN, "black").state
    plots = {plot.tile: at for at, plot in enumerate(state.players[ANN].plots) if plot.tile}

    def upgrading(tile: str) -> bool:
        turn = Send(ANN, "black"), Place(ANN, OWN, plots[tile]), Upgrade(ANN, tile), Pay(ANN, ("wheat",))
        return is_beaten(state, (*turn, End(ANN)))

    assert upgrading("carpenter") == idle
    assert not upgrading("stonemason")
