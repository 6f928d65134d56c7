"""Pages stay under Discord's limits by construction, and the checker of the tests knows those limits."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.kit import limits
from bot.ui.kit.blocks import (
    Button,
    Buttons,
    Entry,
    Menu,
    Page,
    PageError,
    Paper,
    Picture,
    Pictures,
    Words,
    rows,
    within_limits,
)
from bot.ui.kit.limits import apart, clip, pieces
from bot.ui.kit.message_payload import to_discord
from tests.support.discord_api import (
    WHY_SKIPPED,
    against_description,
    has_description,
    message_rules,
    own_rules,
)


def body(page: Page) -> dict[str, Any]:
    made = to_discord(page)
    files = [{"id": n, "filename": file.filename} for n, file in enumerate(made.files)]
    return {
        "flags": 1 << 15,
        "components": [item.to_component_dict() for item in made.view.children],
        "attachments": files,
        "allowed_mentions": made.mentions.to_dict(),
    }


async def test_a_full_page_passes_discords_description_and_our_rules() -> None:
    page = Page(
        (
            Words("x" * 5000),
            Pictures((Picture("a.png", b"a", "y" * 2000), Picture("b.png", b"b", ""))),
            Paper("game.json", b"{}"),
            *rows([Button("z" * 200, f"b:x:{n}", "go") for n in range(12)]),
            Menu("s:x", "p" * 500, tuple(Entry("l" * 300, str(n), "h" * 300) for n in range(25))),
            Buttons((Button("There", link="https://discord.com/channels/1/2"),)),
        ),
        pings=(1, 2),
    )
    sent = body(page)
    assert list(message_rules(sent)) == []
    assert list(own_rules("POST", "/channels/1/messages", sent)) == []
    assert sent["allowed_mentions"] == {"parse": [], "users": [1, 2]}
    if not has_description():
        pytest.skip(WHY_SKIPPED)
    assert against_description("POST", "/channels/1/messages", sent) == []


async def test_texts_share_one_limit() -> None:
    page = within_limits(Page((Words("a" * 3000), Words("b" * 3000), Words("c"))))
    words = [block.text for block in page.blocks if isinstance(block, Words)]
    assert sum(map(len, words)) <= limits.MESSAGE_TEXT
    assert words[1].endswith("…")


async def test_empty_texts_and_pictures_are_dropped() -> None:
    assert within_limits(Page((Words("a"), Pictures(()), Words(" ")))).blocks == (Words("a"),)


@pytest.mark.parametrize(
    "blocks",
    [
        (Buttons(tuple(Button("x", f"b:{n}") for n in range(6))),),
        (Buttons(()),),
        (Menu("s:x", "", ()),),
        (Menu("s:x", "", tuple(Entry("x", str(n)) for n in range(26))),),
        (Menu("s:x", "", (Entry("a", "1"), Entry("b", "1"))),),
        (Buttons((Button("x", "b:1"),)), Buttons((Button("y", "b:1"),))),
        (Buttons((Button("x", "b:" + "1" * 100),)),),
        tuple(Words("x") for _ in range(40)),
    ],
)
def test_a_page_over_discords_limits_raises(blocks: Any) -> None:
    with pytest.raises(PageError):
        within_limits(Page(blocks))


BAD: dict[str, dict[str, Any]] = {
    "content": {"content": "x" * 2001},
    "without its flag": {"components": [{"type": 10, "content": "x"}]},
    "beside content": {"flags": 1 << 15, "content": "x", "components": [{"type": 10, "content": "x"}]},
    "characters of text": {
        "flags": 1 << 15,
        "components": [{"type": 10, "content": "x" * 2500}, {"type": 10, "content": "x" * 2500}],
    },
    "a custom id twice": {
        "components": [
            {"type": 1, "components": [{"type": 2, "style": 1, "label": "a", "custom_id": "a"}] * 2}
        ]
    },
    "without a label": {
        "components": [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a"}]}]
    },
    "was not uploaded": {
        "flags": 1 << 15,
        "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}],
    },
    "an empty text": {"flags": 1 << 15, "components": [{"type": 10, "content": " "}]},
}


@pytest.mark.parametrize("fault", sorted(BAD))
def test_the_checker_finds(fault: str) -> None:
    assert any(fault in found for found in message_rules(BAD[fault]))


@pytest.mark.skipif(not has_description(), reason=WHY_SKIPPED)
@pytest.mark.parametrize(
    "part",
    [
        {"type": 3, "custom_id": "a", "options": [{"label": str(n), "value": str(n)} for n in range(26)]},
        {"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"},
        {"type": 2, "style": 1, "label": "x", "custom_id": "a" * 101},
        {"type": 3, "custom_id": "a", "placeholder": "x" * 151, "options": [{"label": "a", "value": "b"}]},
        {"type": 99},
    ],
)
def test_the_description_finds(part: dict[str, Any]) -> None:
    good = {"type": 2, "style": 1, "label": "x", "custom_id": "a"}
    for inner, passes in ((good, True), (part, False)):
        message = {
            "flags": 1 << 15,
            "components": [{"type": 17, "components": [{"type": 1, "components": [inner]}]}],
        }
        assert (against_description("POST", "/channels/1/messages", message) == []) is passes


def test_mentions_must_be_named() -> None:
    page = {"flags": 1 << 15, "components": [{"type": 10, "content": "@everyone"}]}
    path = "/channels/1/messages"
    assert "mentions are not limited" in list(own_rules("POST", path, page))
    loose = {**page, "allowed_mentions": {"parse": ["everyone"]}}
    assert any("whole kinds" in fault for fault in own_rules("POST", path, loose))


def test_long_words_are_cut_at_line_ends() -> None:
    assert clip("abcdef", 4) == "abc…"
    parts = pieces("\n".join(f"line {n}" for n in range(100)), 50)
    assert all(len(part) <= 50 for part in parts)
    assert "\n".join(parts) == "\n".join(f"line {n}" for n in range(100))
    assert pieces("x" * 120, 50) == ["x" * 50, "x" * 50, "x" * 20]


def test_labels_that_differ_at_their_ends_are_cut_in_the_middle() -> None:
    assert apart(["abcdefgh1", "abcdefgh2", "xyz"], 7) == ["abc…gh1", "abc…gh2", "xyz"]
    assert apart(["abcdefgh", "bcdefghi"], 5) == ["abcd…", "bcde…"]
    long = [Entry(f"{'a carried thing ' * 8}to {place}", place) for place in ("mill", "mine")]
    menu = within_limits(Page((Menu("s:choose:1", "Choose", tuple(long)),))).blocks[0]
    assert isinstance(menu, Menu)
    assert [entry.label[-7:] for entry in menu.entries] == ["to mill", "to mine"]
    assert all(len(entry.label) <= 100 for entry in menu.entries)
