from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.tell import Event, Silence, Tell
from engine.core.text import Text, UserText, Who, text, texts_in


def test_text_keeps_its_arguments_in_order() -> None:
    assert text("used", seat=Who(1), tile="press") == Text("used", (("seat", Who(1)), ("tile", "press")))


def test_texts_in_finds_those_inside_arguments_and_lists() -> None:
    inner, listed = text("tile-press"), text("tile-grove")
    root = text("used", tile=inner, more=(1, listed, "x"))
    assert list(texts_in(root)) == [root, inner, listed]


def test_an_event_goes_through_json_unchanged() -> None:
    event = Event(text("used", who=Who(2), goods=(text("apple"), 3, "x")), seat=2, to=(0, 2), reveals=True)
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event


def test_an_event_is_for_its_audience_alone() -> None:
    secret, open_to_all = Event(text("x"), to=(1,)), Event(text("y"))
    assert [secret.is_for(seat) for seat in (0, 1, None)] == [False, True, False]
    assert [open_to_all.is_for(seat) for seat in (0, None)] == [True, True]


def test_tell_collects_and_silence_does_not() -> None:
    tell, silence = Tell(), Silence()
    for teller in (tell, silence):
        teller.all("bid", by=1, touches=[0], count=3)
        teller.only([2], "drew", by=2, reveals=True)
    assert tell.events == [
        Event(text("bid", count=3), seat=1, touches=(0,)),
        Event(text("drew"), seat=2, to=(2,), reveals=True),
    ]
    assert silence.events == []


def test_words_from_outside_are_no_str_and_do_not_become_one() -> None:
    name: Any = UserText("[gift](https://evil.example)")
    assert not isinstance(name, str)
    for turned in (
        lambda: str(name),
        lambda: f"{name}",
        lambda: f"{name:>9}",
        lambda: "%s" % name,  # noqa: UP031  # what must not work
        lambda: "{}".format(name),  # noqa: UP032  # what must not work
        lambda: "".join([name]),
        lambda: "by " + name,
        lambda: name + " by",
        lambda: name[0],
    ):
        with pytest.raises(TypeError):
            turned()
    assert (bool(name), bool(UserText())) == (True, False)


def test_words_from_outside_are_kept_within_a_text() -> None:
    told = text("x", who=UserText("Ann"), all=(UserText("Ben", 60), 3))
    assert msgspec.json.decode(msgspec.json.encode(told), type=Text) == told
