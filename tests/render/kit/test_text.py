"""Words fit, and letters that the fonts lack do no harm."""

from __future__ import annotations

import pytest

from render.kit.text import (
    SANS,
    SERIF,
    cut,
    fitting,
    has_glyph,
    name_lines,
    parted,
    printable,
    printable_name,
    shortened,
    size_for,
    whole,
    width_of,
    with_capital,
    wrapped,
)

LONG = "Bartholomew the Exceedingly Patient"


@pytest.mark.parametrize("face", [SANS, SERIF])
@pytest.mark.parametrize("width", [40, 120, 300])
def test_shortened_words_fit_and_keep_their_beginning(face: str, width: float) -> None:
    short = shortened(LONG, face, 30, width)
    assert width_of(short, face, 30) <= width
    assert short.endswith("…")
    assert LONG.startswith(short.rstrip("…"))


def test_words_that_fit_are_left_alone() -> None:
    assert shortened("Inn", SERIF, 30, 200) == "Inn"
    assert size_for("Inn", SERIF, 30, 200, 20) == 30


def test_size_shrinks_no_further_than_asked() -> None:
    assert size_for(LONG, SERIF, 40, 10, 27) == 27
    fitting = size_for(LONG, SERIF, 60, 500, 10)
    assert width_of(LONG, SERIF, fitting) <= 500 < width_of(LONG, SERIF, fitting + 1)


def test_wrapping_keeps_every_word_in_order() -> None:
    lines = wrapped(LONG + "\nsecond paragraph", SANS, 30, 220)
    assert " ".join(lines).split() == (LONG + " second paragraph").split()
    assert all(width_of(line, SANS, 30) <= 220 for line in lines)
    assert lines[-1] in ("second paragraph", "paragraph")


@pytest.mark.parametrize("char", "äÉßøŁžčěñ’“–…×≥ΩДж")
def test_letters_of_european_names_are_there(char: str) -> None:
    assert has_glyph(char, SANS)


def test_missing_letters_are_left_out() -> None:
    assert not has_glyph("漢", SANS)
    assert printable("Zoë 🦊 漢字") == "Zoë"
    assert printable("🦊🦊", instead="nobody") == "nobody"
    assert printable("ﬁne ① Ａｂ") == "fine 1 Ab" or printable("Ａｂ") == "Ab"


def test_a_name_is_parted_at_blanks_and_hyphens_only() -> None:
    assert name_lines("Anna", SERIF, 34, 200, 30) == (["Anna"], 34)
    assert name_lines("Anna-Maria Schmidt", SERIF, 34, 190, 30) == (["Anna-Maria", "Schmidt"], 30)
    assert name_lines("Anna-Maria Schmidt", SERIF, 34, 120, 30)[0][0] == "Anna-"
    lines, size = name_lines("Bartholomewthefirst", SERIF, 34, 120, 30)
    assert [line[-1] for line in lines] == ["…"]
    assert width_of(lines[0], SERIF, size) <= 120


def test_a_name_that_cannot_be_written_is_no_name() -> None:
    assert printable_name("Zoë 漢字") == "Zoë"
    assert printable_name("R2-D2") == "R2-D2"
    assert printable_name("007") == "007"
    assert printable_name("1337 🦊") == "1337"
    assert printable_name("🦊 99") == ""
    assert printable_name("日本語プレイヤー") == ""
    assert printable_name("محمد") == ""
    assert printable_name("さくら") == "Sakura"
    assert printable_name("한국어") == "Hangugeo"


def test_a_sentence_rather_cuts_the_name_than_the_verb() -> None:
    words = fitting(lambda most: f"{cut('W' * 32, most)} to play", SANS, 30, 400)
    assert words.endswith("… to play")
    assert width_of(words, SANS, 30) <= 400
    assert fitting(lambda most: f"{cut('Anna', most)} to play", SANS, 30, 400) == "Anna to play"


def test_a_long_word_is_parted_where_its_language_says_so() -> None:
    word = parted("Juwelenkaufmann", "Juwelen·kauf·mann Goldschmied")
    room = width_of("Juwelenkauf-", SERIF, 26)
    assert wrapped(word, SERIF, 26, room) == ["Juwelenkauf-", "mann"]
    assert wrapped(word, SERIF, 26, room - 1) == ["Juwelen-", "kaufmann"]
    assert wrapped(word, SERIF, 26, 10) == ["Juwelen-", "kauf-", "mann"], "as far as single parts allow"
    assert wrapped(word, SERIF, 26, 400) == [whole(word)] == ["Juwelenkaufmann"]
    assert name_lines(word, SERIF, 36, room, 26) == (["Juwelenkauf-", "mann"], 26)


def test_a_hyphen_that_is_there_is_not_doubled() -> None:
    word = parted("Tok-tok-kippenhok", "Tok-·tok-·kippen·hok")
    assert wrapped(word, SERIF, 26, width_of("Tok-tok-", SERIF, 26)) == ["Tok-tok-", "kippen-", "hok"]


@pytest.mark.parametrize("words", [LONG, "Kippen\N{SOFT HYPHEN}hok, twee of drie", "", "one\n\nand  two"])
def test_a_line_that_fits_is_measured_once(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Adding a word measures only the new text; a long text is split into lines that fit."""
    measured = list[str]()

    def noted(words: str, face: str, size: int) -> float:
        measured.append(words)
        return width_of(words, face, size)

    monkeypatch.setattr("render.kit.text.width_of", noted)
    assert wrapped(words, SANS, 20, 5000) == [" ".join(whole(one).split()) for one in words.split("\n")]
    assert len(measured) == len(words.split("\n"))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [("ijzer", "IJzer"), ("iron", "Iron"), ("état", "État"), ("3 wood", "3 wood"), ("", "")],
)
def test_a_sentence_begins_with_a_capital_and_dutch_with_both_letters_of_ij(words: str, wanted: str) -> None:
    assert with_capital(words) == wanted
