"""Contracts, the Merchants' village tiles and variants (KM-30 to KM-43, KM-47 to KM-57, KM-65 to KM-70)."""

from __future__ import annotations

from engine.core.pieces import total
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import NOBODY, BoatLoad
from render.kit.painter import PictureKind
from render.registry import PAINTERS
from tests.support.keyflower import Scene, scene
from tests.support.keyflower_box import ALL_BOATS, CONTRACTS, TILES


def market(tile: str, upgraded: bool = False) -> Scene:
    game = scene(merchants="mix", screens="memory-aid").build(0, tile, upgraded=upgraded).screen(0, red=1)
    game.state.row = ["contract-01", "contract-14", "contract-24"]
    game.state.stack = [c for c in CONTRACTS if c not in game.state.row]
    for boat in game.state.boats:
        boat.contracts = []
    return game


def test_km_30_sources_of_contracts() -> None:
    boats = {boat.id for boat in ALL_BOATS.values() if any(load.contracts for load in boat.cargo)}
    assert boats == {"sea-breese-ii", "white-wind-ii"}
    for tile in ("assayer", "bookkeeper", "merchant"):
        for upgraded in (False, True):
            words = market(tile, upgraded).play(f"use {tile} red 1").words()
            if tile == "bookkeeper" and upgraded:
                assert words == ["draw"], "the skill is seen first"
            else:
                assert {"take contract-01", "take contract-14", "take contract-24", "take hidden"} <= set(
                    words
                )


def test_km_31_an_open_contract_is_replaced_at_once() -> None:
    game = market("merchant").play("use merchant red 1")
    assert game.option("take contract-14").reveals
    game.play("take contract-14")
    assert game.player(0).contracts == ["contract-14"]
    assert game.player(0).known_contracts == ["contract-14"], "everybody saw which"
    assert game.state.row[0] == "contract-01"
    assert game.state.row[2] == "contract-24"
    assert game.state.row[1] in CONTRACTS
    assert len(game.state.stack) == 32


def test_km_31_a_face_down_contract_is_not_shown_to_others() -> None:
    game = market("merchant").play("use merchant red 1")
    assert game.option("take hidden").reveals
    game.play("take hidden end")
    mine, theirs = (KEYFLOWER.view_for(game.state, seat).seats[0] for seat in (0, 1))
    assert mine.screen is not None
    assert len(mine.screen.contracts) == theirs.contracts == 1
    assert theirs.known is not None
    assert theirs.known.contracts == ()
    assert [event.to for event in game.told("keyflower-told-your-contract")] == [(0,)]


def test_km_32_km_47_the_row_is_renewed_at_the_end_of_spring_summer_and_autumn() -> None:
    for season in ("spring", "summer", "autumn"):
        game = scene(2, season, merchants="mix")
        old = list(game.state.row)
        game.next_season()
        assert set(old) <= set(game.state.discards)
        assert len(game.state.row) == 3
        assert not set(old) & set(game.state.row)
    game = scene(2, "winter", merchants="mix")
    old = list(game.state.row)
    assert game.next_season().state.row == old
    assert game.state.phase == "over"


def test_km_33_discards_are_shuffled_when_the_stack_is_empty() -> None:
    game = market("merchant")
    game.state.discards, game.state.stack = ["contract-30", "contract-31"], []
    game.play("use merchant red 1 take contract-01")
    assert game.state.row[0] in ("contract-30", "contract-31")
    assert len(game.state.stack) == 1
    assert game.state.discards == []


def test_km_36_a_contract_is_cashed_in_as_a_free_action() -> None:
    game = scene(merchants="mix").tile("keywood").contracts(0, "contract-14").screen(0, red=2)
    assert {"cash contract-14 saw", "cash contract-14 wood"} <= set(game.words())
    game.play("cash contract-14 saw")
    assert game.deciding() == [0], "the turn goes on"
    assert game.offers("bid keywood red 1 end")
    assert not game.player(0).contracts


def test_km_36_km_56_any_symbols_cannot_be_taken() -> None:
    game = scene(merchants="mix").contracts(0, "contract-06", "contract-36")
    assert [w for w in game.words() if w.startswith("cash")] == [
        "cash contract-06 red",
        "cash contract-36 gold",
    ]


def test_km_37_the_item_and_the_contract_go_to_their_places() -> None:
    game = scene(merchants="mix", screens="memory-aid").build(0, "miner")
    game.contracts(0, "contract-14", "contract-12", "contract-24")
    saws, reds, greens = game.state.pile["saw"], game.state.bag["red"], game.state.greens
    game.play("cash contract-24 wood cash contract-14 saw")
    assert game.player(0).home.goods == {"wood": 1}
    assert game.player(0).skills == game.player(0).known_skills == {"saw": 1}
    assert game.state.pile["saw"] == saws - 1
    other = game.after("cash contract-12 red")
    assert other.player(0).workers == {"red": 1}
    assert other.state.bag["red"] == reds - 1
    assert game.after("cash contract-12 green").state.greens == greens - 1
    assert game.state.discards[-2:] == ["contract-24", "contract-14"]


def test_km_38_the_keyple_contract_is_cashed_for_anything_it_can_stand_for() -> None:
    game = scene(merchants="mix").contracts(0, "contract-13")
    items = [word.split()[2] for word in game.words() if word.startswith("cash")]
    assert items == [
        *("blue", "red", "yellow", "green"),
        *("saw", "pickaxe", "anvil"),
        *("wood", "stone", "iron", "gold"),
    ]


def test_km_41_assayer() -> None:
    for kind in ("stone", "iron"):
        assert market("assayer").play(f"use assayer red 1 take {kind} end").spot("assayer").goods == {kind: 1}
    basic = market("assayer").play("use assayer red 1 take hidden end")
    assert (len(basic.player(0).contracts), basic.spot("assayer").goods) == (1, {})
    better = market("assayer", upgraded=True).play("use assayer red 1 take contract-01 end")
    assert better.player(0).contracts == ["contract-01"]
    assert better.spot("assayer").goods == {"stone": 1, "iron": 1}
    tile = TILES["assayer"]
    assert tile.price is not None
    assert tile.price.skills == (("pickaxe", 1),)
    assert (tile.face(False).points, tile.face(True).points) == (0, 3)


def test_km_42_bookkeeper() -> None:
    basic = market("bookkeeper")
    assert basic.after("use bookkeeper red 1").words()[-1] == "take skill"
    skilled = basic.after("use bookkeeper red 1 take skill end")
    assert (total(skilled.player(0).skills), skilled.player(0).contracts) == (1, [])
    better = market("bookkeeper", upgraded=True).play("use bookkeeper red 1 draw")
    assert total(better.player(0).skills) == 1, "seen before the contract is chosen"
    assert better.words()[:4] == ["take contract-01", "take contract-14", "take contract-24", "take hidden"]
    assert better.play("take hidden end").player(0).contracts
    tile = TILES["bookkeeper"]
    assert tile.price is not None
    assert tile.price.resources == (("iron", 1), ("any", 1))
    assert (tile.face(False).points, tile.face(True).points) == (0, 3)


def test_km_43_merchant() -> None:
    basic = market("merchant").play("use merchant red 1 take contract-01")
    assert basic.words()[-1] == "end"
    assert not [word for word in basic.words() if word.startswith("take")]
    better = market("merchant", upgraded=True).play("use merchant red 1 take contract-01")
    new = better.state.row[0]
    assert f"take {new}" in better.words(), "replaced before the second is chosen"
    assert "end" not in better.words()
    assert better.play(f"take {new} end").player(0).contracts == ["contract-01", new]
    tile = TILES["merchant"]
    assert tile.price is not None
    assert tile.price.resources == (("stone", 1), ("any", 1))
    assert (tile.face(False).points, tile.face(True).points) == (0, 3)


def test_km_48_the_game_ends_after_winter_with_a_sheet_for_everybody() -> None:
    game = scene(2, "winter", merchants="mix").next_season()
    assert game.state.phase == "over"
    assert {line.seat for line in KEYFLOWER.score(game.state)} == {0, 1}
    assert {standing.seat for standing in KEYFLOWER.standings(game.state)} == {0, 1}


def test_km_49_it_is_winters_choice_of_boats_that_breaks_a_tie() -> None:
    game = scene(2, "autumn", merchants="mix").bid("order-1", 0, "red", 1)
    game.state.boats = [BoatLoad("keyflower"), BoatLoad("ianvincible")]
    game.next_season()
    for seat in (0, 1):
        game.play(game.words(seat)[0], seat).play("end", seat)
    game.bid("order-1", 1, "red", 1).all_pass().boats("ianvincible").grow()
    assert game.state.boat_order == [1, 0], "in autumn it was the other way round"
    for player in game.state.players:
        player.village, player.home.goods = player.village[:1], {"gold": 1}
    game.state.start_player = NOBODY
    assert [(s.seat, s.points, s.rank) for s in KEYFLOWER.standings(game.state)] == [(1, 1, 1), (0, 1, 2)]


def test_km_57_several_contracts_may_be_cashed_in_one_turn() -> None:
    game = scene(merchants="mix").contracts(0, "contract-01", "contract-02", "contract-03")
    game.play("cash contract-01 blue cash contract-02 red cash contract-03 yellow")
    assert game.player(0).workers == {"blue": 1, "red": 1, "yellow": 1}


def test_km_65_an_exchange_needs_the_item_to_be_there() -> None:
    game = scene(merchants="mix").contracts(0, "contract-12", "contract-16", "contract-36")
    game.state.greens = 0
    game.state.bag["green"] = 3
    game.state.bag.pop("red")
    game.state.pile.pop("anvil")
    game.state.stock.pop("gold")
    cashes = [word for word in game.words() if word.startswith("cash")]
    assert cashes == ["cash contract-12 blue", "cash contract-12 yellow", "cash contract-16 iron"]


def test_km_66_at_any_moment_of_ones_own_turn() -> None:
    game = scene(merchants="mix").build(0, "keywood").contracts(0, "contract-14").screen(0, red=1)
    game.goods("home-1", wood=1)
    assert game.offers("cash contract-14 saw use home red 1 upgrade keywood end"), "before, and used at once"
    assert game.offers("use home red 1 cash contract-14 saw upgrade keywood end"), "in the middle"
    assert game.offers("use home red 1 move wood home>keywood cash contract-14 saw upgrade keywood end")
    assert game.offers("use keywood red 1 cash contract-14 saw end"), "after"
    assert game.refuses("pass cash contract-14 saw"), "only before passing"
    game.contracts(1, "contract-24")
    assert game.deciding() == [0], "not in others' turns"
    just = market("merchant").play("use merchant red 1 take contract-24")
    assert just.offers("cash contract-24 wood end"), "one just taken"
    ended = scene(merchants="mix").contracts(0, "contract-14").all_pass()
    assert not [word for word in ended.words(0) if word.startswith("cash")], "not at the end of a season"


def test_km_66_op_14_the_last_piece_a_use_could_give_is_not_cashed_in_before_it() -> None:
    game = scene(merchants="mix").tile("alehouse").tile("tavern").tile("workshop").tile("peddler")
    game.tile("hiring-fair").screen(0, red=2, yellow=1, saw=1).contracts(0, "contract-12", "contract-14")
    game.contracts(0, "contract-24")
    game.state.bag, game.state.pile, game.state.stock, game.state.greens = (
        {"blue": 1},
        {"saw": 1},
        {"wood": 1},
        1,
    )
    last = {
        "alehouse": "cash contract-12 blue",
        "tavern": "cash contract-12 blue",
        "workshop": "cash contract-24 wood",
        "peddler": "cash contract-12 green",
        "hiring-fair": "cash contract-14 saw",
    }
    for tile, cash in last.items():
        assert game.offers(cash), "before the use it may be taken"
        for begun in (f"use {tile}", f"use {tile} red 1"):
            assert cash not in game.after(begun).words(), "now something must be left to gain"
            assert set(last.values()) - {cash} <= set(game.after(begun).words())


def test_km_66_op_20_exchanging_and_then_passing_is_a_pass() -> None:
    game = scene(merchants="mix").contracts(1, "contract-14")
    game.play("pass end").play("cash contract-14 saw pass end")
    assert game.state.phase != "turns"


def test_km_67_with_stack_and_discards_empty_the_row_is_not_refilled() -> None:
    game = market("merchant", upgraded=True)
    game.state.stack, game.state.discards, game.state.row = [], [], ["contract-01"]
    game.play("use merchant red 1")
    assert game.words() == ["take contract-01"]
    assert not game.option("take contract-01").reveals
    game.play("take contract-01")
    assert game.words()[-1] == "end", "without the second"
    assert not any(game.state.row)
    bare = market("merchant")
    bare.state.stack, bare.state.discards, bare.state.row = [], [], []
    assert bare.refuses("use merchant")


def test_contracts_keep_their_letters_in_a_row_that_is_not_refilled() -> None:
    game = market("merchant")
    row = ["contract-01", "contract-14", "contract-24"]
    game.state.stack, game.state.discards, game.state.row = [], [], row
    game.play("use merchant red 1 take contract-14 end")
    view = KEYFLOWER.view_for(game.state, 0)
    assert view.contract_row == ("contract-01", "", "contract-24")
    assert PAINTERS["keyflower"].mark_of(view, "contract:contract-24") == "C"
    assert "contract:contract-24" in PAINTERS["keyflower"].shows(view, PictureKind("contracts"))


def test_km_32_km_67_a_new_row_is_as_long_as_contracts_are_left() -> None:
    for left in (0, 1, 2):
        game = scene(merchants="mix")
        game.state.boats = [BoatLoad("keyflower"), BoatLoad("sea-bastion")]
        contracts = sorted(CONTRACTS)
        game.state.row, game.state.stack, game.state.discards = contracts[:left], [], []
        game.player(0).contracts = contracts[left:]
        game.next_season()
        assert sorted(game.state.row) == contracts[:left], "the old ones again: no others are left"
        assert (game.state.stack, game.state.discards) == ([], [])
        assert len(game.told("keyflower-told-row")) == bool(left)
