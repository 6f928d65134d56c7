"""The reasons of hints: what they count, and what they leave out because nothing can come of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.evaluation import Benefit, BenefitKind
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import AddGroup, BidFor, Carry, ChooseWinter, Draw, Send, TakeBoat, Use
from engine.keyflower.actions import End as EndOfTurn
from engine.keyflower.actions import Pass as PassTurn
from engine.keyflower.actions import Upgrade as UpgradeTile
from engine.keyflower.content.shapes import Season
from engine.keyflower.evaluation.benefits import benefits as keyflower_benefits
from engine.keyflower.evaluation.namings import namings as keyflower_namings
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.names import counted as flower_counted
from engine.keyflower.names import tile_name
from engine.keyper.actions import Build, End, Join, TakeTile
from engine.keyper.evaluation.benefits import benefits as keyper_benefits
from engine.keyper.game import KEYPER
from engine.keyper.names import counted, fair_name
from engine.keyper.names import tile_name as keyper_tile
from engine.keyper.state import Plot, State
from engine.keyper.steps import housing
from engine.keythedral.actions import End as EndKeythedral
from engine.keythedral.actions import Order, Stay
from engine.keythedral.actions import Send as SendWorker
from engine.keythedral.content.shapes import KINDS
from engine.keythedral.evaluation.benefits import benefits as keythedral_benefits
from engine.players.adviser import Adviser
from engine.players.benefits import facts_of
from engine.players.requests import Facts
from tests.support.conformance import setup_for
from tests.support.keyflower import scene
from tests.support.keyper import Table, house_values
from tests.support.keythedral import hamlet

ANN: Seat = 0
BEN: Seat = 1
CLEO: Seat = 2


@pytest.mark.parametrize("left", [0, 1])
def test_in_winter_only_a_player_with_workers_left_is_told_of_upgrades_to_come(left: int) -> None:
    """The upgrade of home 1 takes another worker."""
    game = scene(2, season="winter").screen(ANN, blue=left)
    after = KEYFLOWER.copy(game.state)
    after.players[ANN].village[0].goods = {"wood": 1, "stone": 1}
    told = {each.text.key for each in keyflower_benefits(game.state, after, ANN, ())}
    assert ("keyflower-benefit-ready" in told) == bool(left)


@pytest.mark.parametrize("left", [0, 1])
def test_in_winter_only_a_player_with_workers_left_is_told_what_an_upgrade_brings(left: int) -> None:
    state = scene(2, season="winter").screen(ANN, blue=left).state
    told = {each.text.key for each in keyflower_benefits(state, state, ANN, (UpgradeTile(ANN, "home-1"),))}
    assert ("keyflower-benefit-upgraded" in told) == bool(left)


@pytest.mark.parametrize("saws", [0, 1])
def test_in_winter_an_exchange_is_told_to_a_player_who_owns_its_price(saws: int) -> None:
    game = scene(2, season="winter").screen(ANN, blue=1, saw=saws).build(ANN, "carpenter")
    picks = (UpgradeTile(ANN, "carpenter"),)
    told = {each.text.key for each in keyflower_benefits(game.state, game.state, ANN, picks)}
    assert ("keyflower-benefit-upgraded" in told) == bool(saws)


def test_kf_90_iron_is_told_to_pay_where_iron_is_asked_for() -> None:
    """With summer boat 3a it would pay for the Sawmill, too, which asks for wood."""
    game = scene(2, season="winter").screen(ANN, blue=1).build(ANN, "sawmill")
    game.build(ANN, "forge").power(ANN, "3a").player(ANN).village[0].upgraded = True
    after = KEYFLOWER.copy(game.state)
    after.players[ANN].village[0].goods = {"iron": 3}
    told = {each.text for each in keyflower_benefits(game.state, after, ANN, ())}
    assert text("keyflower-benefit-owned", tile=tile_name("forge")) in told


def test_an_upgrade_that_scores_resources_says_which() -> None:
    """It may score nothing yet."""
    state = scene(2, season="autumn").screen(ANN, blue=1).build(ANN, "blacksmith").state
    (told,) = keyflower_benefits(state, state, ANN, (UpgradeTile(ANN, "blacksmith"),))
    assert (told.kind, told.text.key) == ("gets", "keyflower-benefit-holds")
    assert dict(told.text.args)["tile"] == tile_name("blacksmith")


@pytest.mark.parametrize("sent", [1, 2])
def test_kf_62_all_workers_sent_to_a_tile_come_back_with_it(sent: int) -> None:
    game = scene(2).tile("keywood").bid("keywood", ANN, "red", 1).screen(ANN, red=sent)
    after = KEYFLOWER.copy(game.state)
    after.middle[0].users = {"red": sent}
    picks = (Use(ANN, "keywood"), Send(ANN, "red", sent), EndOfTurn(ANN))
    (told,) = (
        each
        for each in keyflower_benefits(game.state, after, ANN, picks)
        if each.text.key == "keyflower-benefit-with-tile"
    )
    assert dict(told.text.args) == {"tile": tile_name("keywood"), "count": sent}


@pytest.mark.parametrize(
    ("tile", "season", "key"),
    [
        ("keywood", "spring", "to-anyone"),
        ("stable", "spring", "to-winner"),
        ("miner", "spring", "with-tile"),
        ("home-2", "spring", "to-owner"),
        ("home-2", "winter", "to-owner"),
        ("home-1", "spring", "comes-back"),
        ("home-1", "winter", ""),
    ],
)
def test_kf_62_a_use_says_who_gets_the_workers(tile: str, season: Season, key: str) -> None:
    """Those of a bid that was beaten count, too."""
    game = scene(2, season).tile("quarryman").tile("keywood").tile("stable").tile("miner")
    game.bid("quarryman", ANN, "red", 2).bid("quarryman", BEN, "red", 3)
    game.bid("stable", BEN, "red", 1).bid("miner", ANN, "red", 1).goods("home-1", gold=1)
    after = KEYFLOWER.copy(game.state)
    after.players[ANN].village[0].goods = {"gold": 2}
    picks = (Use(ANN, tile), AddGroup(ANN, "quarryman"), EndOfTurn(ANN))
    facts = Facts(0, tuple(keyflower_benefits(game.state, after, ANN, picks)))
    said = {each.text.key.removeprefix("keyflower-benefit-"): dict(each.text.args) for each in facts.benefits}
    assert {*said} & {"to-anyone", "to-winner", "with-tile", "to-owner", "comes-back"} == {key} - {""}
    if key.startswith("to-"):
        assert said[key]["count"] == 2
        assert any(each.text.key.endswith(key) for each in facts.told()), "it is always told"


@pytest.mark.parametrize(("wood", "instead"), [(0, ("wood",)), (1, ())])
def test_kf_8_gold_for_another_resource_is_named(wood: int, instead: tuple[str, ...]) -> None:
    """The upgrade of home 1 asks for wood and stone."""
    game = scene(2).screen(ANN, blue=1).goods("home-1", stone=1, wood=wood, gold=1 - wood)
    empty = KEYFLOWER.copy(game.state)
    empty.players[ANN].village[0].goods = {"stone": 1}
    (told,) = (each.text for each in keyflower_benefits(empty, game.state, ANN, ()))
    one_gold = text("keyflower-count-gold", count=1)
    swaps = tuple(
        text("keyflower-pay-instead", paid=one_gold, owed=flower_counted(kind, 1)) for kind in instead
    )
    assert told.key == "keyflower-benefit-ready" + "-instead" * bool(instead)
    assert dict(told.args).get("instead", ()) == swaps
    picks = (Use(ANN, "home-1"), Send(ANN, "blue", 1), UpgradeTile(ANN, "home-1"), EndOfTurn(ANN))
    (named,) = keyflower_namings(game.state, picks)
    plain = tuple(flower_counted(kind, 1) for kind in ("wood", "stone")[len(swaps) :])
    assert named.text == text("keyflower-hint-upgrade", tile=tile_name("home-1"), paid=(*plain, *swaps))


def test_kf_31_a_raised_bid_tells_its_total() -> None:
    game = scene(2).tile("keywood").bid("keywood", ANN, "red", 1).bid("keywood", BEN, "red", 2)
    picks = (BidFor(ANN, "keywood"), Send(ANN, "red", 2))
    told = {each.text for each in keyflower_benefits(game.state, game.state, ANN, picks)}
    assert text("keyflower-benefit-outbids", who=Who(BEN), count=2, total=3) in told
    game = scene(2).tile("keywood").bid("keywood", ANN, "red", 1)
    told = {each.text for each in keyflower_benefits(game.state, game.state, ANN, picks)}
    assert text("keyflower-benefit-raise", total=3) in told


@pytest.mark.parametrize(
    ("seat", "tile", "leader", "told"),
    [
        (ANN, 0, None, ""),  # Ann is the start player, and first already
        (ANN, 1, None, ""),
        (BEN, 0, None, "order"),
        (BEN, 1, None, "start"),  # the lower tile is free
        (BEN, 1, BEN, "start"),
        (BEN, 1, ANN, "start"),  # Ben is second already
        (CLEO, 1, ANN, "order-start"),
        (ANN, 1, ANN, ""),
    ],
)
def test_kf_67_a_bid_for_a_turn_order_tile_tells_the_better_place_it_gives(
    seat: Seat, tile: int, leader: Seat | None, told: str
) -> None:
    game = scene(3).screen(seat, red=2)
    for boat, workers in zip(game.state.boats, (7, 5, 3), strict=True):
        boat.workers, boat.skills = {"red": workers}, {}
    orders = [spot.id for spot in game.state.orders]
    if leader is not None:
        game.bid(orders[0], leader, "blue", 1)
    picks = (BidFor(seat, orders[tile]), Send(seat, "red", 1))
    said = [each.text for each in keyflower_benefits(game.state, game.state, seat, picks)]
    gets = [
        each for each in said if each.key not in ("keyflower-benefit-first-bid", "keyflower-benefit-raise")
    ]
    line = {"number": tile + 1, "old": seat + 1} if "order" in told else {}
    assert gets == [text(f"keyflower-benefit-{told}", **line)] * bool(told)
    assert KEYFLOWER.evaluator is not None
    leads = leader == seat  # it has its boat, and only starts
    assert KEYFLOWER.evaluator.is_beaten(game.state, picks) == (not told or leads)


def test_kf_67_a_bid_for_a_lower_turn_order_tile_tells_the_place_it_improves() -> None:
    game = scene(4).screen(ANN, red=2)
    first, second, third = (spot.id for spot in game.state.orders[:3])
    picks = (BidFor(ANN, first), Send(ANN, "red", 1))

    def told() -> list[str]:
        return [each.text.key for each in keyflower_benefits(game.state, game.state, ANN, picks)]

    game.bid(third, ANN, "blue", 1)
    assert "keyflower-benefit-order" not in told(), "nobody else has a place yet"
    game.bid(second, BEN, "blue", 1)
    said = [each.text for each in keyflower_benefits(game.state, game.state, ANN, picks)]
    assert text("keyflower-benefit-order", number=1, old=2) in said


@pytest.mark.parametrize(
    ("best", "sent", "is_beaten"), [(5, 1, True), (6, 1, False), (6, 2, True), (7, 2, False)]
)
def test_kf_67_a_bid_for_a_turn_order_tile_brings_more_on_a_boat_than_it_costs(
    best: int, sent: int, is_beaten: bool
) -> None:
    game = scene(4).screen(BEN, red=2)
    for boat, workers in zip(game.state.boats, (best, 4, 4, 4), strict=True):
        boat.workers, boat.skills = {"red": workers}, {}
    first = game.state.orders[0].id
    if sent == 2:
        game.bid(first, ANN, "red", 1)
    picks = (BidFor(BEN, first), Send(BEN, "red", sent))
    assert KEYFLOWER.evaluator is not None
    assert KEYFLOWER.evaluator.is_beaten(game.state, picks) == is_beaten


@pytest.mark.parametrize(
    ("wood", "leads", "told"), [(3, False, True), (2, False, False), (5, True, False), (6, True, True)]
)
def test_kf_55_no_piece_pays_for_two_upgrades_of_tiles_being_won(wood: int, leads: bool, told: bool) -> None:
    """Sawmill and well cost 3 resources each."""
    game = (
        scene(2, season="autumn").tile("well").tile("sawmill").screen(ANN, blue=1).goods("home-1", wood=wood)
    )
    if leads:
        game.bid("sawmill", ANN, "red", 1)
    before = KEYFLOWER.copy(game.state)
    picks = (BidFor(ANN, "well"), Send(ANN, "blue", 1))
    said = {each.text.key for each in keyflower_benefits(before, before, ANN, picks)}
    assert ("keyflower-benefit-payable" in said) == told
    game.bid("well", ANN, "blue", 1)
    assert KEYFLOWER.evaluator is not None
    assert (KEYFLOWER.evaluator.prospects(before, game.state, ANN) > 0) == told


@pytest.mark.parametrize(("stone", "told"), [(3, False), (6, True)])
def test_kf_55_no_piece_pays_for_an_own_upgrade_and_one_of_a_tile_being_won(stone: int, told: bool) -> None:
    """The own mason and the sculptor cost 3 stone and gain 7 points each."""
    game = scene(2, season="autumn").build(ANN, "mason").goods("home-1", stone=stone).tile("sculptor")
    before = KEYFLOWER.copy(game.state)
    picks = (BidFor(ANN, "sculptor"), Send(ANN, "blue", 1))
    said = {each.text.key for each in keyflower_benefits(before, before, ANN, picks)}
    assert ("keyflower-benefit-payable" in said) == told
    game.bid("sculptor", ANN, "blue", 1)
    assert KEYFLOWER.evaluator is not None
    assert (KEYFLOWER.evaluator.prospects(before, game.state, ANN) > 0) == told


def test_gold_that_pays_for_an_upgrade_scores_no_more() -> None:
    assert KEYFLOWER.evaluator is not None
    worth = list[float]()
    for goods in ({"wood": 3}, {"wood": 2, "gold": 1}):
        game = scene(2, season="autumn").tile("sawmill").goods("home-1", **goods)
        before = KEYFLOWER.copy(game.state)
        game.bid("sawmill", ANN, "blue", 1)
        worth.append(KEYFLOWER.evaluator.prospects(before, game.state, ANN))
    assert worth[0] > worth[1] > 0


def test_kf_82_a_winter_bid_tells_that_its_pieces_score_for_another_tile_already() -> None:
    game = scene(2, season="winter").tile("key-guild").tile("scholar").screen(ANN, blue=1, saw=2, anvil=3)
    picks = (BidFor(ANN, "key-guild"), Send(ANN, "blue", 1))

    def told() -> list[Text]:
        return [each.text for each in keyflower_benefits(game.state, game.state, ANN, picks)]

    assert text("keyflower-benefit-winter-bid", points=10) in told()
    game.bid("scholar", ANN, "red", 1)
    shared = text("keyflower-benefit-winter-bid-shared", tile=tile_name("scholar"), points=1, alone=10)
    assert shared in told()


@pytest.mark.parametrize("goods", [{"gold": 1}, {"gold": 1, "stone": 1}, {}])
def test_kf_8_a_tile_that_scores_a_resource_names_gold_where_there_is_no_other(goods: dict[str, int]) -> None:
    game = scene(2, season="autumn").tile("stone-yard").screen(ANN, red=1).goods("home-1", **goods)
    picks = (BidFor(ANN, "stone-yard"), Send(ANN, "red", 1))
    told = {each.text.key for each in keyflower_benefits(game.state, game.state, ANN, picks)}
    assert ("keyflower-benefit-scores-gold" in told) == (goods == {"gold": 1})
    assert ("keyflower-benefit-scores-owned" in told) == ("stone" in goods)


@pytest.mark.parametrize(
    ("owner", "count", "bid", "scoring", "is_free"),
    [
        (ANN, 2, 5, "", True),
        (ANN, 2, 4, "", False),  # all reds together would win
        (ANN, 2, 5, "apothecary", True),  # they come back
        (BEN, 1, 5, "", True),
        (BEN, 2, 5, "", False),
        (BEN, 1, 5, "apothecary", False),
    ],
)
def test_in_winter_workers_that_can_bid_nowhere_are_free_to_draw_others(
    owner: Seat, count: int, bid: int, scoring: str, is_free: bool
) -> None:
    game = scene(2, season="winter").build(owner, "inn").screen(ANN, red=5)
    for spot in game.state.orders:
        game.bid(spot.id, BEN, "blue", 1)
    game.tile("scribes").bid("scribes", BEN, "red", bid)
    if scoring:
        game.tile(scoring).bid(scoring, ANN, "yellow", 1)
    if count == 2:
        game.users("inn", "red", 1)
    picks = (Use(ANN, "inn"), Send(ANN, "red", count), Draw(ANN))
    assert KEYFLOWER.evaluator is not None
    assert KEYFLOWER.evaluator.is_beaten(game.state, picks) != is_free


def test_kf_62_a_winter_bid_counts_what_is_left_without_its_workers_and_the_keyple() -> None:
    game = scene(2, season="winter").tile("apothecary").tile("craftsmans-guild").screen(ANN, yellow=5, red=5)
    assert game.state.start_player == ANN
    picks = (BidFor(ANN, "apothecary"), Send(ANN, "yellow", 5))

    def told() -> list[Text]:
        after = KEYFLOWER.copy(game.state)
        del after.players[ANN].workers["yellow"]
        return [each.text for each in keyflower_benefits(game.state, after, ANN, picks)]

    assert text("keyflower-benefit-winter-bid", points=3) in told()
    game.bid("craftsmans-guild", ANN, "blue", 1).screen(ANN, yellow=5, red=5, blue=5)
    assert "keyflower-benefit-scores" in [each.key for each in told()]  # the sets of three colours are gone


@pytest.mark.parametrize("greens", [0, 1])
def test_a_bid_for_a_winter_tile_that_scores_nothing_comes_last(greens: int) -> None:
    game = scene(2, season="winter").tile("key-market").screen(ANN, blue=2, green=greens).screen(BEN, blue=1)
    game.state.start_player = BEN  # the keyple would count as a green worker
    picks = (BidFor(ANN, "key-market"), Send(ANN, "blue", 1), EndOfTurn(ANN))
    assert KEYFLOWER.evaluator is not None
    assert KEYFLOWER.evaluator.is_beaten(game.state, picks) == (not greens)


def test_an_upgrade_that_scores_nothing_comes_last_in_winter() -> None:
    seasons: tuple[Season, ...] = ("autumn", "winter")
    for season, is_last in zip(seasons, (False, True), strict=True):
        game = scene(2).screen(ANN, blue=2).build(ANN, "alehouse").goods("alehouse", wood=1, stone=1, iron=1)
        game.state.season = season
        picks = (Use(ANN, "home-1"), Send(ANN, "blue", 1), UpgradeTile(ANN, "alehouse"), EndOfTurn(ANN))
        assert KEYFLOWER.evaluator is not None
        assert KEYFLOWER.evaluator.is_beaten(game.state, picks) == is_last


def test_kf_60_a_pass_keeps_workers_that_were_outbid() -> None:
    game = scene(2).tile("keywood").bid("keywood", ANN, "red", 2).bid("keywood", BEN, "red", 3)
    (told,) = keyflower_benefits(game.state, game.state, ANN, (PassTurn(ANN),))
    assert told == Benefit("saves", text("keyflower-benefit-pass-outbid", count=2))
    game.screen(ANN, blue=1)
    (told,) = keyflower_benefits(game.state, game.state, ANN, (PassTurn(ANN),))
    assert told == Benefit("saves", text("keyflower-benefit-pass-both", count=1, outbid=2))
    state = scene(2).screen(ANN, blue=1).state
    (told,) = keyflower_benefits(state, state, ANN, (PassTurn(ANN),))
    assert told == Benefit("saves", text("keyflower-benefit-pass", count=1))


def test_kf_22_winter_tiles_are_put_up() -> None:
    tiles = ("key-guild", "scribes")
    (named,) = keyflower_namings(
        scene(2).state, [*(ChooseWinter(ANN, tile) for tile in tiles), EndOfTurn(ANN)]
    )
    assert (named.first, named.picks) == (0, 2)
    assert named.text == text("keyflower-hint-winter", tiles=tuple(tile_name(tile) for tile in tiles))


def test_kp_80_work_on_a_boat_can_bring_and_sell() -> None:
    before = Table(2).goods(ANN, stone=2).state
    later = KEYPER.copy(before)
    later.players[ANN].goods = {"wood": 1}
    later.players[ANN].shipping += 4
    (told,) = (
        each.text
        for each in keyper_benefits(before, before, later, ANN, (Join(ANN, "white"), End(ANN)))
        if each.kind == "gets"
    )
    assert told == text(
        "keyper-benefit-can-get-sell",
        goods=(counted("wood", 1),),
        sold=(counted("stone", 2),),
        gain=text("keyper-benefit-plus", points=4, also="no"),
        also="no",
    )


def test_kp_94_wheat_is_told_to_pay_for_the_upgrade_that_scores_most() -> None:
    """Without an animal, a better Paddock scores nothing."""
    table = Table(2).built(ANN, "farm-1", "paddock").built(ANN, "village-1", "pavements")
    before, gets = table.state, (Join(ANN, "light-green"), End(ANN))
    later = KEYPER.copy(before)
    later.players[ANN].goods = {"wheat": 1}

    def told() -> list[Text]:
        return [
            each.text for each in keyper_benefits(before, before, later, ANN, gets) if each.kind == "prepares"
        ]

    assert told() == [text("keyper-benefit-pays-upgrade", tile=keyper_tile("pavements"))]
    later.players[ANN].plots[8] = before.players[ANN].plots[8] = Plot()
    assert told() == []


def test_a_tile_to_take_says_what_it_would_score(monkeypatch: pytest.MonkeyPatch) -> None:
    house_values(monkeypatch)

    def told(state: State) -> dict[str, object]:
        (gets,) = (
            each.text
            for each in keyper_benefits(state, state, state, ANN, (TakeTile(ANN, "prospector"), End(ANN)))
            if each.kind == "gets"
        )
        return dict(gets.args)

    assert told(Table(2).goods(ANN, ruby=3).state)["points"] == 3
    assert "points" not in told(Table(2).state)


@pytest.mark.parametrize(("season", "is_told"), [(2, True), (3, False)])
def test_an_animal_house_without_animals_is_no_reason_in_winter(season: int, is_told: bool) -> None:
    table = Table(2, season).built(ANN, "farm-1", "stable")
    state, builds = table.state, (Build(ANN, "stable"), End(ANN))
    told = {each.text.key for each in keyper_benefits(state, state, state, ANN, builds)}
    assert "keyper-benefit-tile" not in told
    assert ("keyper-benefit-house-later" in told) == is_told


@pytest.mark.parametrize(("season", "heeded"), [(0, False), (1, True)])
def test_a_step_to_a_fair_counts_from_the_season_before(
    season: int, heeded: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is for autumn is no reason in spring: until then it pays for something else."""
    house_values(monkeypatch)
    table = Table(2, season).keyples(ANN, *["white"] * 4)
    table.player(ANN).fairs = {"spring": "spring-1", "summer": "summer-1", "autumn": "autumn-1"}
    evaluator = KEYPER.evaluator
    assert evaluator is not None

    def is_reason(fair: str) -> bool:
        return evaluator.heeds(table.state, ANN, Benefit("nearer", text("benefit-part", aim=fair_name(fair))))

    assert is_reason("summer-1")
    assert is_reason("autumn-1") == heeded


@pytest.mark.parametrize("lacks", [0, 1])
def test_a_winter_fair_whose_better_side_is_complete_comes_no_nearer(
    lacks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    house_values(monkeypatch)
    table = Table(2, 3).keyples(ANN, *["white"] * 4)
    table.player(ANN).winter_fairs = ["winter-1"]
    points, sides = table.state.content.winter_fair_points, table.state.content.winter_fair["winter-1"]
    goods = sides.requires(max(points, key=points.__getitem__))
    table.goods(ANN, **Counter(goods[lacks:]))
    step = Benefit("nearer", text("benefit-part", aim=fair_name("winter-1")))
    assert KEYPER.evaluator is not None
    assert KEYPER.evaluator.heeds(table.state, ANN, step) == bool(lacks)


@pytest.mark.parametrize(("dearer", "is_nearer"), [("1-5", False), ("1-3", True)])
def test_a_field_brings_no_seat_nearer_while_another_lacks_as_little(dearer: str, is_nearer: bool) -> None:
    """Stone and wood buy seat 1a. Food beside them buys seat 1b for stone, wood and food no sooner, but the
    one for stone and food."""
    here = hamlet().tile("1a", "1-1").tile("1b", dearer).on_sale(1, "1c", "1d").work()
    farm = next(cell for cell, kind in here.state.fields.items() if kind == KINDS.index("food"))
    told = [
        each.kind for each in keythedral_benefits(here.state, here.state, ANN, (SendWorker(ANN, 1, farm),))
    ]
    assert ("nearer" in told) == is_nearer


def test_kp_227_of_animals_to_give_up_the_one_that_costs_least_is_advised() -> None:
    """The only boar scores for the Paddock, and what it could score there again is no gain worth that."""
    state = KEYPER.new_game(setup_for(KEYPER, 2, "boar"))
    state.season, state.last = 1, ANN
    for at, board in enumerate(state.boards):
        board.keyper = at
    ann = state.players[ANN]
    ann.goods, ann.fairs = {"deer": 2, "goat": 2, "wild-boar": 1}, {"autumn": "autumn-1"}
    ann.plots[0] = Plot("paddock", upgraded=True)
    housing.begin(state, Tell())
    hint = Adviser(KEYPER).hints(state, ANN, "boar").hints[0]
    assert hint.picks[0] in ("release deer", "release goat")


@pytest.mark.parametrize(("leader", "is_told"), [(None, True), (ANN, True), (BEN, False)])
def test_kf_83_in_winter_goods_serve_a_tile_that_can_still_be_won(leader: Seat | None, is_told: bool) -> None:
    game = scene(2, season="winter").tile("mercers-guild").tile("workshop").screen(ANN, blue=2)
    if leader is not None:
        game.bid("mercers-guild", leader, "blue", 1)
    after = KEYFLOWER.copy(game.state)
    after.players[ANN].village[0].goods = {"wood": 1, "stone": 1, "iron": 1}
    told = keyflower_benefits(game.state, after, ANN, (Use(ANN, "workshop"), Send(ANN, "blue", 1)))
    words = text("keyflower-benefit-with-winter", tile=tile_name("mercers-guild"), points=5, alone=0)
    assert (Benefit("prepares", words) in told) == is_told


@pytest.mark.parametrize("leader", [ANN, BEN])
def test_kf_138_a_use_says_what_it_scores_with_a_winter_tile(leader: Seat) -> None:
    """Each gold scores 2 with the Jeweller and 1 without: more for a use that gets one, less for an upgrade
    that is paid with one."""
    game = scene(2, season="winter").tile("jeweller").screen(ANN, blue=2).bid("jeweller", leader, "red", 1)
    rich = KEYFLOWER.copy(game.state)
    rich.players[ANN].village[0].goods = {"gold": 1}
    spent = KEYFLOWER.copy(game.state)
    spent.players[ANN].village[0].upgraded = True
    kinds: tuple[BenefitKind, ...] = ("prepares", "costs")
    for kind, before, after, alone, points in zip(
        kinds, (game.state, rich), (rich, spent), (1, 4), (2, 3), strict=True
    ):
        told = keyflower_benefits(before, after, ANN, (Use(ANN, "home-1"), Send(ANN, "blue", 1)))
        jeweller, key = tile_name("jeweller"), "keyflower-benefit-with-winter-instead"
        said = Benefit(kind, text(key, tile=jeweller, points=points, alone=alone))
        assert (said in told) == (leader == ANN)


@pytest.mark.parametrize("season", ["autumn", "winter"])
def test_kf_91_resources_that_score_like_gold_say_why(season: Season) -> None:
    game = scene(2, season=season).screen(ANN, blue=1).power(ANN, "3b")
    after = KEYFLOWER.copy(game.state)
    after.players[ANN].village[0].goods = {"stone": 1}
    told = {each.text.key for each in keyflower_benefits(game.state, after, ANN, (Use(ANN, "home-1"),))}
    assert "keyflower-benefit-any-scores" in told


@pytest.mark.parametrize("goods", [{"wood": 1, "stone": 1, "iron": 1}, {}])
def test_in_winter_a_use_that_scores_nothing_comes_last(goods: dict[str, int]) -> None:
    """3 iron score nothing, but one beside wood and stone does."""
    game = scene(2, season="winter").tile("mercers-guild").bid("mercers-guild", ANN, "red", 1)
    game.screen(ANN, blue=2).build(ANN, "key-mine", upgraded=True).player(ANN).village[0].upgraded = True
    game.goods("home-1", **{kind: n for kind, n in goods.items() if kind != "iron"})
    picks = (Use(ANN, "key-mine"), Send(ANN, "blue", 1), EndOfTurn(ANN))
    assert KEYFLOWER.evaluator is not None
    assert KEYFLOWER.evaluator.is_beaten(game.state, picks) == (not goods)


def test_kt_33_a_number_that_sends_fewer_of_the_others_says_so() -> None:
    """A call says nothing about laws that are kept, which it does not use."""
    here = hamlet().law(ANN, "work-order").work()
    site = here.player(ANN).sites[0]
    for seat, sites in ((ANN, [0] * 5), (BEN, [0, site, 0, 0, 0]), (2, [site, site, 0, 0, 0])):
        here.player(seat).sites = sites
    told, none_left = keythedral_benefits(here.state, here.state, ANN, (Order(ANN, 1), Stay(ANN)))
    assert none_left.text == text("keythedral-benefit-none-left")
    assert told.text == text("keythedral-benefit-fewer", number=1, count=1, other=2, more=2)
    assert list(keythedral_benefits(here.state, here.state, ANN, (Order(ANN, 2), Stay(ANN)))) == [none_left]
    (told,) = keythedral_benefits(here.state, here.state, ANN, (Stay(ANN), EndKeythedral(ANN)))
    assert told.text.key == "keythedral-benefit-keep-laws"


def test_kf_70_a_boat_is_not_blamed_for_the_end_of_its_season() -> None:
    """The start player keyple, worth a gold, goes left after the last boat: it is not counted, but what else
    is lost would be."""
    game = scene(2).screen(ANN, red=1)
    after = KEYFLOWER.copy(game.state)
    after.start_player = 1 - game.state.start_player
    game.state.players[game.state.start_player].village[0].goods = {"gold": 1}
    boat = game.state.boats[0].id
    seat = game.state.start_player
    assert facts_of(KEYFLOWER, game.state, after, seat, (TakeBoat(seat, boat),)).points == 0
    assert facts_of(KEYFLOWER, game.state, after, seat, (EndOfTurn(seat),)).points == -1


@pytest.mark.parametrize(
    ("workers", "skills", "told"),
    [(5, 0, "workers"), (4, 2, "tie"), (4, 1, "load"), (3, 2, "skills"), (3, 1, "load")],
)
def test_kf_67_a_boat_is_compared_with_those_that_are_left(workers: int, skills: int, told: str) -> None:
    state = scene(2).state
    one, two, *_ = state.boats
    one.workers, one.skills = {"red": workers}, {"saw": skills}
    two.workers, two.skills = {"blue": 4}, {"saw": 1}
    for other in state.boats[2:]:
        other.taken_by = BEN
    said = [each.text for each in keyflower_benefits(state, state, ANN, (TakeBoat(ANN, one.id),))]
    facts: dict[str, dict[str, Any]] = {
        "workers": {"count": workers},
        "skills": {"count": skills},
        "tie": {
            "workers": text("keyflower-benefit-count-workers", count=workers),
            "boats": (tile_name(two.id),),
            "skills": skills,
        },
        "load": {
            "items": (
                text("keyflower-benefit-count-workers", count=workers),
                text("keyflower-benefit-count-skills", count=skills),
            )
        },
    }
    assert said == [text(f"keyflower-benefit-boat-{told}", **facts[told])]


def test_workers_from_behind_the_screen_are_told_from_those_that_were_outbid() -> None:
    picks = (BidFor(ANN, "keywood"), AddGroup(ANN, "stable"), Send(ANN, "red", 2), EndOfTurn(ANN))
    (named,) = keyflower_namings(scene(2).state, picks)
    assert (named.first, named.text) == (2, text("keyflower-hint-screen", workers=flower_counted("red", 2)))
    assert not list(keyflower_namings(scene(2).state, (picks[0], *picks[2:])))


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ((("gold", "stable", "keywood"), ("gold", "home-1", "stable")), [("gold", "home-1", "keywood", 1)]),
        ((("gold", "home-1", "stable"), ("gold", "stable", "keywood")), [("gold", "home-1", "keywood", 1)]),
        ((("gold", "home-1", "stable"), ("gold", "stable", "home-1")), []),
        (
            (("wood", "stable", "keywood"), ("gold", "home-1", "stable")),
            [("wood", "stable", "keywood", 1), ("gold", "home-1", "stable", 1)],
        ),
    ],
)
def test_what_takes_the_place_of_an_equal_piece_is_carried_once(
    steps: tuple[tuple[str, str, str], ...], told: list[tuple[str, str, str, int]]
) -> None:
    carries = [Carry(ANN, *step) for step in steps]
    found = [named.text for named in keyflower_namings(scene(2).state, carries) if named.text]
    assert found == [
        text(
            "keyflower-hint-carry",
            what=flower_counted(what, count),
            start=tile_name(start),
            to=tile_name(to),
        )
        for what, start, to, count in told
    ]
