"""Aims: contracts read as final scoring assigns the pieces, each piece once (KF-81, KM-34)."""

from __future__ import annotations

from engine.core.text import Text, text
from engine.keyflower.names import contract_key, item_name, tile_name
from engine.keyflower.objectives import objectives_of
from tests.support.keyflower_scoring import Finished, said


def told(game: Finished, number: int) -> tuple[int | None, str]:
    """Return the points of a contract and the parts of it that are present."""
    (aim,) = [one for one in objectives_of(game.state, 0) if one.key == contract_key(f"contract-{number:02}")]
    parts = [f"{part.what.key.split('-', 1)[1]} {part.have}/{part.need}" for part in aim.parts]
    return aim.adds, ", ".join(parts)


def test_kf_81_a_piece_counts_for_one_part_alone() -> None:
    game = Finished().contracts(8).workers(green=1, red=3)
    assert told(game, 8) == (0, "item-green 1/1, any-worker 3/4")
    game.workers(green=2, red=3)
    assert told(game, 8) == (7, "item-green 1/1, any-worker 4/4")


def test_kf_81_a_piece_counts_for_one_contract_alone() -> None:
    game = Finished().contracts(1, 2, 5).workers(blue=4, red=1)
    assert told(game, 1) == (7, "item-blue 4/4")
    assert told(game, 5) == (0, "item-blue 0/2, any-worker 0/4"), "the red one goes where least is wanting"
    assert told(game, 2) == (0, "item-red 1/4")


def test_km_35_gold_stands_for_what_is_wanting() -> None:
    game = Finished().contracts(28).home(wood=2, gold=2)
    assert told(game, 28) == (7, "item-wood 2/2, item-stone 2/2")
    game.home(wood=1, gold=2)
    assert told(game, 28) == (0, "item-wood 2/2, item-stone 1/2"), "gold is left over for want of better"


def test_km_39_the_keyple_stands_for_one_piece() -> None:
    game = Finished().contracts(12).workers(blue=1, red=1).keyple()
    assert told(game, 12) == (0, "item-blue 1/1, item-red 1/1, item-yellow 1/1, item-green 0/1")
    game.workers(blue=1, red=1, green=1)
    assert told(game, 12) == (7, "item-blue 1/1, item-red 1/1, item-yellow 1/1, item-green 1/1")


def test_kf_91_with_3b_any_resource_stands_for_another() -> None:
    game = Finished().contracts(27).home(wood=1).power("3b")
    assert told(game, 27) == (0, "item-gold 1/2")
    game.home(wood=1, iron=1)
    assert told(game, 27) == (7, "item-gold 2/2")


def test_km_46_with_muleteer_an_open_contract_scores_3() -> None:
    game = Finished().contracts(1, 4).tiles("muleteer").workers(green=2)
    assert told(game, 1) == (3, "item-blue 0/4")
    assert told(game, 4) == (7, "item-green 2/2")


def test_km_34_pieces_that_score_more_elsewhere_do_not_count() -> None:
    game = Finished().contracts(23).tiles("scribes").skills(saw=1, pickaxe=1, anvil=1)
    assert told(game, 23) == (0, "item-saw 0/1, item-pickaxe 0/1, item-anvil 0/1")


def test_any_kind_is_named_by_its_sort() -> None:
    game = Finished().contracts(17, 20).skills(saw=1).home(wood=1)
    assert told(game, 17)[1] == "item-saw 1/1, any-resource 1/2"
    assert told(game, 20)[1] == "item-saw 0/1, any-skill 0/1"


def test_km_12_a_winter_tile_adds_what_a_boat_gives_for_it() -> None:
    """Ianvincible II counts the winter tiles of the village."""
    (boat,) = [
        one.id
        for one in Finished().state.content.boats.values()
        if getattr(one.scoring, "what", "") == "winter"
    ]
    game = Finished()
    game.player().dealt = ["scribes"]
    without = next(one.adds for one in objectives_of(game.state, 0) if one.group == "hand")
    game.tiles(boat)
    each = getattr(game.state.content.boats[boat].scoring, "each", 0)
    assert (
        next(one.adds for one in objectives_of(game.state, 0) if one.group == "hand") == (without or 0) + each
    )


def test_kf_85_a_winter_tile_outside_its_list_is_named_with_what_the_keyple_stands_for() -> None:
    game = Finished().skills(saw=1, pickaxe=1)
    game.player().dealt = ["scribes"]

    def spoken() -> tuple[int | None, Text | None]:
        return next((one.adds, one.spoken) for one in objectives_of(game.state, 0) if one.group == "hand")

    scribes = tile_name("scribes")
    assert spoken() == (0, text("keyflower-aim-hand", tile=scribes))
    game.keyple()
    as_anvil = text("keyflower-aim-hand-keyple", tile=scribes, kind=item_name("anvil"))
    assert spoken() == (9, as_anvil), "it would count as 1 gold"


def test_worthless_pieces_are_listed() -> None:
    game = Finished().contracts(1).workers(blue=5, red=1)
    assert [said(one.what) for one in objectives_of(game.state, 0) if one.group == "unassigned"] == [
        "1 blue",
        "1 red",
    ]
