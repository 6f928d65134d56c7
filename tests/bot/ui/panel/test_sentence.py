"""A turn as a sentence: the next word, the effect of each key, and of Undo."""

from __future__ import annotations

from typing import Any

from bot.ui.panel.sentence import PanelQuestion, Path, Sentences, asked
from bot.values.panel import Shortcut
from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.text import text
from render.kit.painter import PictureKind
from render.kit.panel_layout import Key, KeyRow, PanelStep, Said

TABLE = PictureKind("table")


def way(number: int, *words: str, pieces: tuple[str, ...] = ()) -> Shortcut:
    option: Option[Any] = Option(
        number, f"option {number}", (text("lantern-pass"),), phrase=Phrase(words, pieces)
    )
    return Shortcut((number,), (option.words,), option)


BIDS = [way(0, "bid", "tile:inn"), way(1, "bid", "tile:fair")]
USES = [
    way(2, "use", "village:0", "tile:home"),
    way(3, "use", "village:1", "tile:mine"),
    way(4, "use", "village:1", "tile:mill"),
]
PASS = way(5, "pass")
WAYS = [*BIDS, *USES, PASS]
PLACES = {"village:0": ("tile:home",), "village:1": ("tile:mine", "tile:mill", "tile:inn")}


def layout(_view: Any, _kind: str, said: Said, _offered: Any) -> PanelStep:
    match said:
        case ():
            uses = tuple(Key(("use", region), region) for region in PLACES)
            return PanelStep((KeyRow((Key(("bid",), "Bid"), Key(("pass",), "Pass"))), KeyRow(uses)), TABLE)
        case ("bid",):
            tiles = ("tile:inn", "tile:mill", "tile:fair")
            keys = (Key((tile,), mark, focus=tile) for mark, tile in zip("ABC", tiles, strict=True))
            return PanelStep((KeyRow(tuple(keys), depth=1),), TABLE)
        case ("use", region, *_):
            keys = (Key((tile,), mark, focus=tile) for mark, tile in zip("ABC", PLACES[region], strict=False))
            return PanelStep((KeyRow(tuple(keys), depth=2),), TABLE)
        case _:
            raise AssertionError(said)


def ask(ways: list[Shortcut] = WAYS, path: Path = ()) -> PanelQuestion:
    return asked(ways, layout, None, "turn", path)


def labels(question: PanelQuestion) -> list[list[str]]:
    """The labels of all rows; a grey key has a tilde."""
    return [
        [f"{'' if shown.is_open else '~'}{shown.key.label}" for shown in row.keys] for row in question.rows
    ]


def press(question: PanelQuestion, label: str) -> Path | Shortcut:
    shown = next(shown for row in question.rows for shown in row.keys if shown.key.label == label)
    found = shown.way if shown.way is not None else shown.path
    assert found is not None
    return found


def test_the_first_panel_asks_for_the_verb() -> None:
    assert labels(ask()) == [["Bid", "Pass"], ["village:0", "village:1"]]
    assert ask().before is None


def test_a_key_that_leaves_one_option_picks_it() -> None:
    assert press(ask(), "Pass") == PASS
    assert press(ask(), "village:0") == USES[0], "the only tile there"


def test_a_key_keeps_its_place_and_is_grey_without_an_option() -> None:
    path = press(ask(), "Bid")
    assert isinstance(path, tuple)
    question = ask(path=path)
    assert labels(question) == [["A", "~B", "C"]]
    assert question.badges == {"tile:inn": "A", "tile:mill": "B", "tile:fair": "C"}
    assert question.pale == ("tile:mill",)
    assert press(question, "C") == BIDS[1]
    assert labels(ask([USES[0], PASS])) == [["~Bid", "Pass"], ["village:0", "~village:1"]]


def test_undo_takes_back_one_press_even_if_it_said_two_words() -> None:
    path = press(ask(), "village:1")
    assert isinstance(path, tuple)
    question = ask(path=path)
    assert len(question.path) == 2
    assert question.before == ()
    assert [key.label for key in question.pressed] == ["village:1"]


def test_words_without_a_choice_are_skipped() -> None:
    question = ask(USES[1:])
    assert labels(question) == [["A", "B", "~C"]]
    assert question.before is None, "nothing was pressed"


def test_a_path_that_leads_nowhere_starts_again() -> None:
    assert ask(path=(9, 9)) == ask()
    assert ask(path=(0, 0, 0, 0)) == ask()


def test_tabs_open_the_first_region_that_offers_something() -> None:
    fields = {"board:1": ("a", "b"), "board:2": ("a", "b")}
    ways = [way(0, "board:2", "a"), way(1, "board:2", "b"), way(2, "board:1", "b"), way(3, "board:1", "a")]

    def tabbed(_view: Any, _kind: str, said: Said, _offered: Any) -> PanelStep:
        tabs = KeyRow(tuple(Key((board,), board) for board in ("board:0", *fields)))
        if not said:
            return PanelStep((tabs,), TABLE, opens_first=True)
        return PanelStep((tabs, KeyRow(tuple(Key((one,), one) for one in fields[said[0]]), depth=1)), TABLE)

    first = asked(ways, tabbed, None, "where", ())
    assert labels(first) == [["~board:0", "board:1", "board:2"], ["a", "b"]]
    assert [shown.is_said for shown in first.rows[0].keys] == [False, True, False]
    other = press(first, "board:2")
    assert isinstance(other, tuple)
    second = asked(ways, tabbed, None, "where", other)
    assert [shown.is_said for shown in second.rows[0].keys] == [False, False, True]
    assert second.before is None, "a tab is no word to take back"
    assert press(second, "a") == ways[0]
    only = asked(ways[:2], tabbed, None, "where", ())
    assert labels(only) == [["~board:0", "~board:1", "board:2"], ["a", "b"]], "the tabs stay"


PAID = [
    way(0, "seat", pieces=("wood", "wood", "food")),
    way(1, "seat", pieces=("wood", "food", "wine")),
    way(2, "seat", pieces=("wood", "wine", "wine")),
]


def paying(_view: Any, _kind: str, _said: Said, _offered: Any) -> PanelStep:
    keys = tuple(Key((kind,), kind) for kind in ("wood", "food", "wine"))
    return PanelStep((KeyRow(keys, pieces=True),), TABLE)


def test_pieces_are_paid_one_by_one_in_any_order() -> None:
    start = asked(PAID, paying, None, "pay", ())
    assert labels(start) == [["wood", "food", "wine"]]
    assert press(start, "wood") == PAID[0], "every payment has one wood, so this is the second"
    wine = press(start, "wine")
    assert isinstance(wine, tuple)
    after = asked(PAID, paying, None, "pay", wine)
    assert labels(after) == [["~wood", "food", "wine"]]
    assert press(after, "food") == PAID[1]
    assert press(after, "wine") == PAID[2]


def test_a_payment_that_may_go_on_ends_with_confirm() -> None:
    ways = [way(0, "give", pieces=("wood",)), way(1, "give", pieces=("wood", "food"))]
    question = asked(ways, paying, None, "pay", ())
    assert question.whole == ways[0]
    assert press(question, "food") == ways[1]


def test_a_word_without_a_key_is_offered_by_its_name() -> None:
    question = ask([*WAYS, way(6, "resign")])
    assert len(question.rows) == 3
    assert question.rows[-1].keys[0].way is not None


def test_paths_and_sentences_belong_together() -> None:
    sentences = Sentences([*WAYS, *PAID])
    for one in sentences.ways:
        path = sentences.path_of(one.option.sentence)
        assert sentences.said_by(path) == one.option.sentence
