"""Hidden screens, memory aid and variant B in pictures and words; tiles beside a village (OP-21, KM-51)."""

from __future__ import annotations

import hashlib

import pytest
from msgspec.structs import replace

from bot.locales import speaker
from bot.locales.translations import locales
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import Seat, text
from engine.keyflower.content.box import SHIPPED
from engine.keyflower.content.shapes import ROAD
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import Spot, State
from engine.keyflower.view import Open, View
from render.keyflower.changes import changes
from render.keyflower.holdings import open_row
from render.keyflower.overview import _own_row
from render.keyflower.painter import PAINTER
from render.keyflower.text_board import card
from render.kit.paint import paint
from render.kit.painter import PictureKind
from tests.render.keyflower.positions import front_view, hidden_view
from tests.render.speaking import speak
from tests.support.keyflower import Scene, busy_pick, fresh, scene
from tests.support.keyflower_box import CONTRACTS, HEXES

MODES = ("hidden", "memory-aid", "open")
SAY = speak(("Ann", "Ben", "Cat", "Dan"))


def texts(view: View) -> str:
    """The text board and every alt text."""
    return "\n".join(
        [PAINTER.board(view, SAY), *(PAINTER.alt(view, kind, SAY) for kind in PAINTER.kinds(view))]
    )


def pixels(view: View) -> list[str]:
    pictures = [paint(PAINTER.draw(view, kind, SAY)).tobytes() for kind in PAINTER.kinds(view)]
    return [hashlib.sha256(picture).hexdigest() for picture in pictures]


def positions(mode: str, seats: int) -> list[State]:
    """Some positions of a busy game, from the first turn to the last season."""
    rng, state = Rng(seed_from(f"secret {seats}")), fresh(seats, f"{seats}", merchants="mix", screens=mode)
    found, step = list[State](), 0
    while choices := KEYFLOWER.choices(state):
        KEYFLOWER.play(state, busy_pick(rng.choice(choices).actions, rng), Silence())
        step += 1
        if step % 50 == 0:
            found.append(KEYFLOWER.copy(state))
    return found


@pytest.mark.parametrize(("mode", "seats"), [*((mode, 4) for mode in MODES), ("memory-aid", 2)])
def test_kf_7_op_21_km_51_no_word_and_no_picture_tells_what_a_reader_cannot_know(
    mode: str, seats: int
) -> None:
    checked, varied = 0, 0
    for number, state in enumerate(positions(mode, seats)):
        reader = (None, *range(seats))[number % (seats + 1)]
        other = KEYFLOWER.imagine(state, reader, Rng(seed_from(f"other {number}")))
        views = [KEYFLOWER.view_for(world, reader) for world in (state, other)]
        assert texts(views[0]) == texts(views[1])
        if number in (2, 4):
            assert pixels(views[0]) == pixels(views[1])
        checked += 1
        varied += state.players != other.players
    assert checked >= 3
    assert varied > checked // 2, "worlds that differ were compared"


def holding(mode: str) -> Scene:
    """Seat 0 holds a blue and a red worker and a saw in secret; a red one and a contract were seen."""
    game = scene(3, screens=mode, merchants="mix").screen(0, blue=1, red=1, saw=1).known(0, "red", 1)
    game.state.row = ["contract-09", "contract-02", "contract-30"]
    game.state.stack = [contract for contract in CONTRACTS if contract not in game.state.row]
    game.build(0, "merchant").play("use merchant blue 1 take contract-09 end")
    return game.screen(0, blue=1)


def test_op_21_hidden_screens_give_numbers_alone() -> None:
    view = KEYFLOWER.view_for(holding("hidden").state, 1)
    assert "Ann (start player) has 3 workers, 1 skill and 1 contract behind the screen." in texts(view)
    assert "at least" not in texts(view)
    assert "In front of" not in texts(view)
    assert "Contract 09" not in texts(view)


def test_op_21_the_memory_aid_adds_what_was_seen() -> None:
    view = KEYFLOWER.view_for(holding("memory-aid").state, 1)
    assert "Ann (start player) has 3 workers, 1 skill and 1 contract behind the screen." in texts(view)
    line = "Ann has at least 1 red and Contract 09 (2 blue + 2 red + any worker) behind the screen."
    assert line in PAINTER.board(view, SAY)
    assert line in PAINTER.alt(view, PictureKind("screen", 1), SAY)
    assert line not in PAINTER.board(KEYFLOWER.view_for(holding("memory-aid").state, 0), SAY)


@pytest.mark.parametrize(("mode", "shown"), [("memory-aid", True), ("hidden", False)])
def test_op_21_contracts_seen_going_behind_a_screen_are_drawn_face_up(mode: str, shown: bool) -> None:
    view = KEYFLOWER.view_for(holding(mode).state, 1)
    assert ("contract:contract-09" in PAINTER.scene(view, PictureKind("screen", 1), SAY).spots) == shown


def test_kf_92_kf_93_words_say_which_workers_lie() -> None:
    game = scene(3, "autumn").tile("inn").bid("inn", 1, "blue", 1).bid("inn", 2, "red", 2, lying=True)
    game.users("inn", "blue", 1)
    game.spot("inn").lying = {"red": 1, "yellow": 2}
    view = KEYFLOWER.view_for(game.state, 0)
    line = (
        "Cat leads with 2 red (lying down); Ben bids 1 blue; "
        "in use by 1 blue, 1 red (lying down) and 2 yellow (lying down)."
    )
    assert line in PAINTER.board(view, SAY)
    assert line in PAINTER.alt(view, PictureKind("table"), SAY)


def test_km_33_an_empty_stack_is_told_with_the_discards_that_are_drawn_from_next() -> None:
    game = scene(2, merchants="all").tile("assayer").screen(0, red=1)
    state = game.state
    state.stack, state.discards = state.stack[:1], state.stack[1:6]
    game.play("use assayer red 1 take hidden")
    assert game.state.stack == []
    line = "No face-down contracts left: the discards (5) are shuffled for the next one."
    view = KEYFLOWER.view_for(game.state, 0)
    assert line in PAINTER.board(view, SAY)
    assert line in PAINTER.alt(view, PictureKind("contracts"), SAY)
    game.state.discards = []
    assert "; 0 face down." in PAINTER.board(KEYFLOWER.view_for(game.state, 0), SAY)


@pytest.mark.parametrize("reader", [0, 1, None])
def test_km_51_pieces_in_front_are_described_and_drawn_for_everybody(reader: Seat | None) -> None:
    game = holding("open")
    view = KEYFLOWER.view_for(game.state, reader)
    line = "In front of Ann’s screen: 1 red and Contract 09 (2 blue + 2 red + any worker)."
    assert line in PAINTER.board(view, SAY)
    for kind in (PictureKind("table"), PictureKind("village", 0)):
        assert line in PAINTER.alt(view, kind, SAY)
    assert "Ann (start player) has 2 workers and 1 skill behind the screen." in PAINTER.board(view, SAY)
    spots = set(PAINTER.scene(view, PictureKind("village", 0), SAY).spots)
    assert "contract:contract-09" in spots
    without = KEYFLOWER.copy(game.state)
    without.players[0].known_workers = {}
    bare = KEYFLOWER.view_for(without, reader)
    for kind in (PictureKind("table"), PictureKind("village", 0)):
        assert PAINTER.draw(view, kind, SAY).items != PAINTER.draw(bare, kind, SAY).items


def test_km_51_ones_own_screen_shows_both_places_and_marks_contracts_in_either() -> None:
    game = holding("open")
    view = KEYFLOWER.view_for(game.state, 0)
    screen = PictureKind("screen", 0)
    alt = PAINTER.alt(view, screen, SAY)
    assert "Workers: 1 blue and 1 red. Skills: 1 saw." in alt
    assert _own_row(view, view.seats[0]) == open_row(
        Open({"blue": 1, "red": 2}, {"saw": 1}, ("contract-09",))
    )
    assert "In front of Ann’s screen: 1 red and Contract 09" in alt
    assert "In front of Ben’s screen: none." in alt
    assert "Devant le paravent, chez Ben\u00a0: –." in PAINTER.alt(view, screen, speak(("Ann", "Ben"), "fr"))
    assert PAINTER.main(view, ("contract:contract-09",)) in (screen, PictureKind("village", 0))
    after = KEYFLOWER.view_for(game.turn(0).play("cash contract-09 red pass end").state, 0)
    assert "seat:0" in changes(view, after)
    assert "contract:contract-09" in changes(after, view)


def test_op_11_a_tile_kept_beside_the_village_is_listed_drawn_and_marked() -> None:
    game = scene(2)
    game.player(0).beside = [Spot("keyflower")]
    game.all_pass().player(0).growth.tiles.append(Spot("keywood"))
    game.boats()
    for reader in (0, 1, None):
        view = KEYFLOWER.view_for(game.state, reader)
        assert "Kept beside the village: Keyflower." in PAINTER.board(view, SAY)
        assert "Kept beside the village: Keyflower." in PAINTER.alt(view, PictureKind("village", 0), SAY)
    mine = KEYFLOWER.view_for(game.state, 0)
    focuses = tuple(option.focus for option in game.decision(0).options)
    assert "tile:keyflower" in focuses
    assert PAINTER.main(mine, focuses) == PictureKind("village", 0)
    spots = set(PAINTER.scene(mine, PictureKind("village", 0), SAY).spots)
    assert {"tile:keyflower", "tile:keywood"} <= spots
    placed = KEYFLOWER.view_for(game.play("place keyflower 0,1").play("r0").state, 0)
    assert "tile:keyflower" in changes(mine, placed)


def test_km_9_km_69_after_autumn_the_board_says_who_took_sea_bastion_ii_and_what_replaces_it() -> None:
    board = PAINTER.board(hidden_view(2), SAY)
    assert "Sea Bastion II: taken by Ben. In winter White Wind comes in its place." in board
    assert "White Wind: taken" not in board


def test_kf_54_the_upgraded_side_of_a_tile_is_on_the_text_board_and_on_the_card() -> None:
    board = PAINTER.board(front_view(), SAY)
    assert (
        "Peddler: pay 1 yellow, take 1 green; upgraded for 1 gold: pay 1 yellow, take 2 green; Ben leads"
    ) in board
    assert "Home 2: 1 step, 1 upgrade; upgraded for 1 stone and 1 iron: 2 steps, 1 upgrade;" in board
    card = PAINTER.card_alt(PictureKind("tile:peddler"), SAY)
    assert "Upgraded: pay 1 yellow, take 2 green." in card


def test_kf_80_once_the_screens_are_lifted_nobody_hides_anything() -> None:
    game = scene(2, "winter", screens="open").screen(0, blue=1, saw=1).known(0, "red", 2)
    game.all_pass().boats().grow()
    assert game.state.phase == "over"
    for reader in (0, 1, None):
        board = PAINTER.board(KEYFLOWER.view_for(game.state, reader), SAY)
        assert "ends with 1 blue, 2 red and 1 saw." in board
        assert "Ben ends with nothing." in board or "Ben (start player) ends with nothing." in board
        assert "behind the screen" not in board


def test_nothing_held_is_not_counted() -> None:
    game = scene(2, merchants="mix").screen(0, red=1).contracts(0, "contract-09")
    board = PAINTER.board(KEYFLOWER.view_for(game.state, 1), SAY)
    assert "Ann (start player) has 1 worker and 1 contract behind the screen." in board
    assert "Ben has nothing behind the screen." in board


@pytest.mark.parametrize("language", locales())
def test_one_that_is_left_is_one(language: str) -> None:
    view = replace(hidden_view(), bag=1, pile=1, greens=1)
    line = PAINTER.board(view, speaker(language, tuple("ABCD"))).splitlines()[1]
    assert line.count(" 1 ") >= 3
    many = ("workers", "skills", "Fertigkeiten", "grüne,", "arbeiders", "vaardigheden", "ouvriers", "verts")
    assert not [
        word for word in (*many, "compétences", "trabajadores", "verdes", "habilidades") if word in line
    ]


@pytest.mark.parametrize("language", locales())
def test_op_21_pieces_seen_by_all_are_hidden_behind_screens(language: str) -> None:
    goes = {"en": "going", "de": "schon gesehen", "nl": "verdwijnen", "fr": "passer", "es": "pasar"}[language]
    assert goes in speaker(language, ())(text("pictures-board-known"))


def test_kf_79_the_sides_of_a_tile_in_the_hand_are_told() -> None:
    game = scene(2).tile("keywood").tile("miner").bid("keywood", 0, "red", 1).bid("miner", 0, "red", 1)
    game.all_pass().boats()
    game.play("place keywood")
    view = KEYFLOWER.view_for(game.state, 0)
    edges = [HEXES["keywood"].edges[side] for side in range(6)]
    names = ("south", "south-west", "north-west", "north", "north-east", "south-east")
    roads = [name for name, edge in zip(names, edges, strict=True) if edge == ROAD]
    line = f"In your hand, Keywood (not turned yet): roads {', '.join(roads[:-1])} and {roads[-1]}"
    for words in (PAINTER.board(view, SAY), PAINTER.alt(view, PictureKind("village", 0), SAY)):
        assert line in words
        assert "To place, Miner (not turned yet): roads" in words
    other = PAINTER.board(KEYFLOWER.view_for(game.state, 1), SAY)
    assert "In your hand" not in other


@pytest.mark.parametrize(
    ("piece", "line"),
    [
        ("key-market", "2 points for each green worker."),
        ("jeweller", "2 points for each gold."),
        ("apothecary", "3 points for each set of any 5 workers."),
        ("scribes", "10 points for each set of 1 saw, 1 pickaxe and 1 anvil."),
        ("timber-yard", "Basic: at the end, 2 points for each wood on this tile."),
        ("barn", "Basic: at the end, 1 point for each resource on this tile."),
        ("assayer", "Basic: take 1 contract, 1 stone or 1 iron."),
        ("order-2", "if won in winter, 1 point for each tile next to it."),
    ],
)
def test_texts_of_printed_pieces_read_well(piece: str, line: str) -> None:
    assert line in card(SHIPPED, piece, SAY)
