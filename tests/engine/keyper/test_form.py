"""The form for custom content: each possible mistake and its line (KP-124, KP-189 to KP-195)."""

from __future__ import annotations

import random

import msgspec
import pytest

from engine.core.content import ContentError
from engine.keyper.content import house
from engine.keyper.content.box import SHIPPED, Content
from engine.keyper.content.checks import faults
from engine.keyper.content.form import FORM
from engine.keyper.content.sets import SETS

BLANK = FORM.written().replace('name = ""', 'name = "my box"')
LINE_OF_THE_NAME = next(n for n, line in enumerate(BLANK.splitlines(), 1) if line.startswith("name ="))
SHOWN = {display.id: display.fields[2:] for display in SHIPPED.displays}


def filled(values: dict[str, str]) -> str:
    """The form with these blanks written, by `part.key`."""
    lines, section, left = BLANK.splitlines(), "", dict(values)
    for at, line in enumerate(lines):
        if line.startswith("["):
            section = line.strip("[]")
        key = line.partition(" =")[0]
        if " = " in line and f"{section}.{key}" in left:
            lines[at] = f"{key} = {left.pop(f'{section}.{key}')}"
    assert not left, left
    return "\n".join(lines)


def fields(display: str, less: str = "", more: str = "") -> str:
    shown = [field for field in SHOWN[display] if field != less] + more.split()
    return '"' + ", ".join(shown) + '"'


COST = "1 to 4 of: clay"
GOODS = "of: clay, log"
BARN = "tiles.barn"
FAIR = "fairs.spring-2"
WORDS = "words between quotes"
WRONG: list[tuple[str, str, str, str]] = [
    # place, written value, reported value, expected value
    *(
        (BARN, f'"{word}"', word, COST)
        for word in ("gold", "emerald", "cow", "gem", "animal", "goods", "x", "7")
    ),
    *((BARN, f'"{word}"', word.split()[-1], COST) for word in ("clay, lgo", "clay, wod", "log, stoen")),
    *((BARN, word, word, "a line such as") for word in ('"clay', "clay", "clay, log", "= 3", "[", '"a" "b"')),
    *((BARN, word, word.lower(), WORDS) for word in ("3", "1.5", "1979-05-27")),
    (BARN, "true", "True", WORDS),
    (BARN, '["clay", 3]', "clay, 3", WORDS),
    (BARN, '"clay,"', "a comma with nothing beside it", COST),
    (BARN, '",clay"', "a comma with nothing beside it", COST),
    (BARN, '"clay,,log"', "a comma with nothing beside it", COST),
    (BARN, '"5 clay"', "5 of them", COST),
    (BARN, '"clay, clay, clay, clay, log"', "5 of them", COST),
    (BARN, '"0 clay"', "0 clay", COST),
    (BARN, '"2 lgo"', "2 lgo", "did you mean 2 log?"),
    (BARN, '"any"', "any", COST),
    (BARN, '"white"', "white", COST),
    (BARN, '"brik"', "brik", "did you mean brick?"),
    *(("tiles.oast-house", f'"{word}"', word, COST) for word in ("hops", "farm")),
    *(("areas.oast-house", f'"{word}"', word, "one of: farm") for word in ("town", "both", "frm", "house")),
    ("areas.windmill", '"farm, village"', "2 of them", "one of: farm, village"),
    ("areas.windmill", "3", "3", WORDS),
    *(("borders.deer", f'"{word}"', word, "one of: light-blue") for word in ("white", "red", "pink", "bleu")),
    ("borders.deer", '"brown, grey"', "2 of them", "one of: light-blue"),
    ("borders.deer", '"gray"', "gray", "did you mean grey?"),
    ("borders.deer", '"green"', "green", "light-green"),
    ("borders.deer", '"orange"', "3 on", "the kiln scores 8 at most"),
    ("borders.wheat", '"black"', "5 on w1", "the mine scores 8 at most"),
    ("borders.goats", '"none"', "2 on", "at most 3 grey"),
    ("displays.s1", '"clay"', "1 of them", "13 of: clay"),
    ("displays.s1", fields("s1", "clay"), "12 of them", "13 of"),
    ("displays.s1", fields("s1", more="cows"), "14 of them", "13 of"),
    ("displays.s1", fields("s1", "clay", "logs"), "logs more than once", "each once"),
    *(("displays.s1", fields("s1", "clay", f), f, "13 of") for f in ("keyp", "river", "moat", "fields")),
    *(("displays.s1", fields("s1", "clay", f), f, "two players (KP-192)") for f in ("chickens", "goats")),
    *(("displays.s2", fields("s2", "clay", f), f, "two players (KP-192)") for f in ("chickens", "goats")),
    *(("displays.s3", fields("s3", "clay", f), f, "no gems before autumn") for f in ("emeralds", "gold")),
    *(("displays.m1", fields("m1", "clay", f), f, "no gems before autumn") for f in ("rubies", "sapphires")),
    ("displays.m2", fields("m2", "rocks", "chickens"), "chickens", "no chickens in summer"),
    ("displays.s2", fields("s1"), "the same fields on s1 and s2", "four different displays (KP-190)"),
    ("displays.m2", fields("m1"), "the same fields on m1 and m2", "four different displays (KP-190)"),
    ("displays.w2", fields("w1"), "the same fields on w1 and w2", "four different displays (KP-190)"),
    ("displays.w1", fields("w2"), "the same fields on w1 and w2", "four different displays (KP-190)"),
    ("displays.w1", fields("w1", "discount-build", "trade-raw"), "5 on w1", "at most 4 black"),
    ("displays.w2", fields("w2", "goats", "convert-clay"), "3 on w2", "at most 2 orange"),
    ("displays.w2", fields("w2", "emeralds", "convert-rock"), "4 on w2", "at most 3 grey"),
    ("displays.w2", fields("w2", "clay", "sheep"), "4 on w2", "at most 3 light-green"),
    ("displays.w3", fields("w3", "gold", "convert-logs"), "4 on w3", "at most 3 brown"),
    ("boats.boat-1.early", '"sheep, sheep"', "sheep more than once", "each once"),
    ("boats.boat-1.early", '"any-raw"', "any-raw", f"1 to 3 {GOODS}"),
    ("boats.boat-1.early", '"sheep, clay, log, rock"', "4 of them", f"1 to 3 {GOODS}"),
    ("boats.boat-1.late", '"boat"', "boat", "did you mean goat?"),
    ("boats.boat-6.late", "2", "2", WORDS),
    (f"{FAIR}.requires", '"gold"', "gold", "no gems"),
    ("fairs.summer-2.requires", '"cow, ruby"', "cow, ruby", "no gems"),
    (f"{FAIR}.requires", '"any-raw"', "any-raw", f"1 to 6 {GOODS}"),
    (f"{FAIR}.requires", '"7 cows"', "7 of them", f"1 to 6 {GOODS}"),
    (f"{FAIR}.requires", '"bull"', "bull", f"1 to 6 {GOODS}"),
    *(
        (f"{FAIR}.points", word, word.strip('[]"'), "from 1 to 20")
        for word in ("0", "21", "-1", '"two"', "[2]")
    ),
    *(
        (f"{FAIR}.points", word, word.strip('"').capitalize(), "from 1 to 20")
        for word in ("2.5", "true", '"2 pt"')
    ),
    ("winter-fairs.winter-1.front", '"gem"', "gem", f"1 to 6 {GOODS}"),
    ("winter-fairs.winter-1.back", '"7 ruby"', "7 of them", f"1 to 6 {GOODS}"),
    ("winter-fairs.winter-1.back", '"cow, brick"', "cow, brick", "a gem among them: emerald"),
    ("winter-fairs.winter-8.back", '"rubby"', "rubby", "did you mean ruby?"),
    ("keyp-tile.orange", '"clay, clay"', "clay more than once", "each once"),
    ("keyp-tile.orange", '"raw"', "raw", GOODS),
    ("keyp-tile.white", '"keyple"', "keyple", GOODS),
]
STRAY = [  # values that no form has
    ("[tiles]\nshed = 'clay'", "tiles.shed", "one of those in the form"),
    ("[tiles]\ncow_shed = 'clay'", "tiles.cow_shed", "did you mean tiles.cow-shed?"),
    ("[tiles.barn]\npoints = 3", "tiles.barn.points", "one of those in the form"),
    ("[fairs.spring-1]\npoints = 3", "fairs.spring-1.points", "prints it: sheep, rock, for 2"),
    ("[fairs.spring-1]\nrequires = 'cow'", "fairs.spring-1.requires", "prints it: sheep, rock, for 2"),
    ("[fairs.spring-7]\npoints = 3", "fairs.spring-7.points", "one of those in the form"),
    ("[winter-fairs.winter-1]\npoints = 5", "winter-fairs.winter-1.points", "4 and 6 (KP-124)"),
    ("[winter-fairs.winter-9]\nfront = 'cow'", "winter-fairs.winter-9.front", "one of those in the form"),
    ("[borders]\nclay = 'grey'", "borders.clay", "the rules tell it: orange (KP-194)"),
    ("[borders]\nkeyp = 'grey'", "borders.keyp", "the rules tell it: none (KP-194)"),
    ("[areas]\nbarn = 'village'", "areas.barn", "the rules tell it: farm"),
    ("[boats.boat-7]\nearly = 'cow'", "boats.boat-7.early", "one of those in the form"),
    ("[boats.boat-1]\nmiddle = 'cow'", "boats.boat-1.middle", "one of those in the form"),
    ("[displays]\ns5 = 'cow'", "displays.s5", "one of those in the form"),
    ("[keyp-tile]\nred = 'cow'", "keyp-tile.red", "one of those in the form"),
]
HEADS = [
    ('name = ""', "nothing", "what you call these values"),
    ('name = "   "', "nothing", "what you call these values"),
    ("name = 3", "3", "what you call these values"),
    (f'name = "{"x" * 61}"', "xxx", "at most 60 letters"),
    ('name = "a\\u202eb"', "a", "one line of"),
    ('name = "a\\nb"', "a", "one line of"),
]


def test_about_a_hundred_kinds_of_mistakes_are_tried() -> None:
    assert len(WRONG) + len(STRAY) + len(HEADS) >= 100
    assert len({(place, said) for place, said, *_ in WRONG}) == len(WRONG)


@pytest.mark.parametrize(("place", "said", "found", "expected"), WRONG)
def test_a_mistake_is_told_with_its_line_what_was_found_and_what_is_expected(
    place: str, said: str, found: str, expected: str
) -> None:
    form = filled({place: said})
    got = FORM.read(form)
    assert got.content is None
    key = place.rpartition(".")[2]
    lines = [at for at, line in enumerate(form.splitlines(), 1) if line == f"{key} = {said}"]
    told = [mistake for mistake in got.mistakes if mistake.line in lines]
    assert any(expected in mistake.expected and found in mistake.found for mistake in told), got.mistakes


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        # a border too many or too few, beside others and beside displays that keep the rule
        ({"borders.deer": '"orange"'}, {"borders.chickens": '"none"'}),
        ({"borders.deer": '"orange"'}, {"displays.m1": fields("m1", "clay", "sheep")}),
        ({"borders.deer": '"orange"'}, {"displays.w1": fields("w1", "wheat", "cows")}),
        (
            {"borders.goats": '"none"'},
            {"borders.chickens": '"none"', "displays.s4": fields("s4", "pigs", "cows")},
        ),
        # a display, beside a border that keeps the rule
        ({"displays.w2": fields("w2", "goats", "convert-clay")}, {"borders.chickens": '"none"'}),
    ],
)
def test_kp_193_the_line_is_named_that_breaks_the_rule(wrong: dict[str, str], right: dict[str, str]) -> None:
    assert FORM.read(filled(right)).mistakes == ()
    text, (place,) = filled({**right, **wrong}), wrong
    (value,) = wrong.values()
    key = place.partition(".")[2]
    line = next(n for n, each in enumerate(text.splitlines(), 1) if each == f"{key} = {value}")
    told = {(mistake.what, mistake.line) for mistake in FORM.read(text).mistakes}
    assert told == {(FORM.blanks[place].what, line)}


def test_kp_124_a_game_begun_with_a_winter_fair_that_wants_no_gem_goes_on() -> None:
    fair, *others = SHIPPED.winter_fairs
    old = msgspec.structs.replace(
        SHIPPED, name="old box", winter_fairs=(msgspec.structs.replace(fair, back=("cow",)), *others)
    )
    assert SETS.named(SETS.bring(old)) == old


@pytest.mark.parametrize(("stray", "place", "expected"), STRAY)
def test_extra_values_are_reported(stray: str, place: str, expected: str) -> None:
    (mistake,) = FORM.read(f"game = 'keyper'\nname = 'my box'\n{stray}").mistakes
    assert (mistake.what, mistake.line) == (place, 4)
    assert expected in mistake.expected


@pytest.mark.parametrize(("head", "found", "expected"), HEADS)
def test_a_set_has_a_name(head: str, found: str, expected: str) -> None:
    (mistake,) = FORM.read(BLANK.replace('name = "my box"', head)).mistakes
    assert mistake.line == LINE_OF_THE_NAME
    assert found in mistake.found
    assert expected in mistake.expected


def test_every_mistake_is_told_at_once() -> None:
    wrong = {BARN: '"lgo"', "tiles.dock": "5 5", f"{FAIR}.points": "99", "displays.s1": '"clay"'}
    lines = [mistake.line for mistake in FORM.read(filled(wrong)).mistakes]
    assert len(lines) == 4
    assert lines == sorted(lines)


def test_the_form_of_another_game_is_told() -> None:
    (mistake,) = FORM.read(BLANK.replace('game = "keyper"', 'game = "chess"')).mistakes
    line = LINE_OF_THE_NAME - 1
    assert str(mistake) == f'line {line}: the game: found "chess"; expected "keyper"'


def test_an_empty_form_is_ours_under_another_name() -> None:
    got = FORM.read(BLANK)
    assert got.content is not None
    assert msgspec.structs.replace(got.content, name="") == SHIPPED
    assert (got.differs, got.same, len(got.left)) == ((), 0, len(FORM.blanks))
    assert FORM.read("game = 'keyper'\nname = 'my box'").content == got.content


def test_a_form_partly_filled_says_what_differs_and_what_is_left() -> None:
    got = FORM.read(
        filled({BARN: '"2 Clay, Any_Raw"', "tiles.dock": '["any raw", "stone"]', f"{FAIR}.points": '"3"'})
    )
    assert got.content is not None
    assert got.content.build_costs["barn"] == ("clay", "clay", "any-raw")
    assert got.content.build_costs["dock"] == SHIPPED.build_costs["dock"]  # the same, in another order
    assert got.content.fair["spring-2"].points == 3
    assert [(each.what, each.ours, each.theirs) for each in got.differs] == [
        ("Barn, cost", "clay, log, rock", "clay, clay, any-raw"),
        ("Fair spring 2, points", "2", "3"),
    ]
    assert (got.same, len(got.left)) == (1, len(FORM.blanks) - 3)


def test_every_value_of_ours_has_a_blank_with_what_it_is_now() -> None:
    assert {p for p in FORM.blanks if p.startswith("tiles.")} == {
        f"tiles.{tile}" for tile in house.BUILD_COSTS
    }
    parts = [place.partition(".")[0] for place in FORM.blanks]
    assert {part: parts.count(part) for part in dict.fromkeys(parts)} == {
        "tiles": 60,
        "areas": 3,
        "borders": 10,
        "displays": 12,
        "boats": 12,
        "fairs": 34,
        "winter-fairs": 16,
        "keyp-tile": 7,
    }
    assert all(blank.what in BLANK for blank in FORM.blanks.values())


def test_kp_189_kp_190_kp_192_kp_193_kp_195_the_printed_set_passes_all_checks() -> None:
    assert list(faults(SHIPPED)) == []


@pytest.mark.parametrize(
    "field", [each.name for each in msgspec.structs.fields(Content) if each.name != "name"]
)
def test_a_set_with_other_pieces_is_not_brought(field: str) -> None:
    """An imported record may differ only in values of the custom content."""
    value = getattr(SHIPPED, field)
    other = value + 1 if isinstance(value, int) else type(value)()
    with pytest.raises(ContentError):
        SETS.bring(msgspec.structs.replace(SHIPPED, **{field: other}))


def test_a_form_that_is_noise_ends_in_mistakes() -> None:
    rng = random.Random("noise")
    for _ in range(40):
        lines = BLANK.splitlines()
        for _ in range(5):
            at = rng.randrange(len(lines))
            cut = rng.randrange(len(lines[at]) + 1)
            lines[at] = (
                lines[at][:cut] + rng.choice(["", "[", '"', "=", "'''", "\x00", "{"]) + lines[at][cut:]
            )
        got = FORM.read("\n".join(lines))
        assert (got.content is None) == bool(got.mistakes)
