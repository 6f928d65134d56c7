"""Each of Discord's limits, just kept and just broken."""

from __future__ import annotations

import pytest

from playground.limits import breaches
from playground.page_data import Json

MESSAGES = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"


def select(options: int) -> Json:
    entries = [{"label": str(n), "value": str(n)} for n in range(options)]
    return {"components": [{"type": 1, "components": [{"type": 3, "custom_id": "a", "options": entries}]}]}


def buttons(count: int, custom_id: str = "b") -> Json:
    row = [{"type": 2, "label": "x", "custom_id": f"{custom_id}{n}"} for n in range(count)]
    return {"components": [{"type": 1, "components": row}]}


def layout(parts: int, length: int = 1) -> Json:
    return {"flags": 1 << 15, "components": [{"type": 10, "content": "x" * length} for _ in range(parts)]}


@pytest.mark.parametrize(
    ("path", "kept", "broken", "says"),
    [
        (MESSAGES, {"content": "x" * 2000}, {"content": "x" * 2001}, "content"),
        (MESSAGES, select(25), select(26), "options"),
        (MESSAGES, buttons(5), buttons(6), "parts of a row"),
        (MESSAGES, buttons(1, "i" * 99), buttons(1, "i" * 100), "custom_id"),
        (MESSAGES, layout(40), layout(41), "layout parts"),
        (MESSAGES, layout(2, 2000), layout(2, 2001), "layout text"),
        (MESSAGES, {"components": [{"type": 1}] * 5}, {"components": [{"type": 1}] * 6}, "rows"),
        (MESSAGES, {"attachments": [{}] * 10}, {"attachments": [{}] * 11}, "files"),
        ("/channels/1/threads", {"name": "t" * 100}, {"name": "t" * 101}, "thread name"),
        (
            CALLBACK,
            {"type": 8, "data": {"choices": [{"name": "a"}] * 25}},
            {"type": 8, "data": {"choices": [{"name": "a"}] * 26}},
            "autocomplete choices",
        ),
        (
            CALLBACK,
            {"type": 9, "data": {"title": "t" * 45}},
            {"type": 9, "data": {"title": "t" * 46}},
            "title",
        ),
        (CALLBACK, {"type": 4, "data": select(25)}, {"type": 4, "data": select(26)}, "options"),
    ],
)
def test_a_limit(path: str, kept: Json, broken: Json, says: str) -> None:
    assert breaches("POST", path, kept) == []
    assert any(says in line for line in breaches("POST", path, broken))


def test_an_id_may_be_used_once() -> None:
    twice = {"components": [*buttons(1)["components"], *buttons(1)["components"]]}
    assert breaches("POST", MESSAGES, twice) == ["custom_id twice: b0"]


def test_commands_are_counted() -> None:
    commands = [{"name": f"c{n}", "description": "d"} for n in range(100)]
    assert breaches("PUT", "/applications/1/commands", commands) == []
    assert breaches(
        "PUT", "/applications/1/commands", [*commands, {"name": "more", "description": "d" * 101}]
    )
