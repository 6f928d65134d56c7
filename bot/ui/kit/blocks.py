"""A message as data: texts, pictures, buttons and menus, within Discord's limits by construction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from bot.ui.kit import limits
from bot.ui.kit.limits import apart, clip

Style: TypeAlias = Literal["plain", "verb", "go", "danger"]


class Words(Struct, frozen=True):
    text: str
    cost: ClassVar[int] = 1


class Picture(Struct, frozen=True):
    name: str  # file name with extension
    data: bytes
    alt: str
    news: bool = False  # something in it is marked as new to its reader
    own: bool = False  # shows hidden information of its reader


class Pictures(Struct, frozen=True):
    pictures: tuple[Picture, ...]
    cost: ClassVar[int] = 1


class Paper(Struct, frozen=True):
    """A file to download."""

    name: str
    data: bytes
    cost: ClassVar[int] = 1


class Mark(Struct, frozen=True):
    """An emoji before a label, and its text."""

    emoji: str
    words: str


class Button(Struct, frozen=True):
    label: str
    custom_id: str = ""  # empty: a link
    style: Style = "plain"
    link: str = ""
    disabled: bool = False
    icon: Mark | None = None


class Buttons(Struct, frozen=True):
    buttons: tuple[Button, ...]  # at most five

    @property
    def cost(self) -> int:
        return 1 + len(self.buttons)


class Entry(Struct, frozen=True):
    label: str
    value: str
    help: str = ""
    chosen: bool = False
    icon: Mark | None = None


class Menu(Struct, frozen=True):
    custom_id: str
    placeholder: str
    entries: tuple[Entry, ...]  # at most twenty-five
    cost: ClassVar[int] = 2


Block: TypeAlias = Words | Pictures | Paper | Buttons | Menu


class Page(Struct, frozen=True):
    blocks: tuple[Block, ...]
    colour: int = 0x6B8F71
    pings: tuple[int, ...] = ()  # ids of people the message may mention
    own: str = ""  # the press that opens it again, see `custom_ids.page_id`
    above: str = ""  # the page that Back leads to where no panel is behind it


class PageError(ValueError):
    """A page that Discord would refuse: our mistake."""


def rows(buttons: Sequence[Button]) -> list[Buttons]:
    """Split buttons into rows of five."""
    return [Buttons(tuple(buttons[i : i + limits.ROW])) for i in range(0, len(buttons), limits.ROW)]


def cost(blocks: Sequence[Block]) -> int:
    """Return the number of components, as Discord counts them."""
    return sum(block.cost for block in blocks)


def text_in(blocks: Sequence[Block]) -> int:
    """Return the number of characters in all texts together."""
    return sum(len(block.text) for block in blocks if isinstance(block, Words))


def within_limits(page: Page) -> Page:
    """Cut every text of the page to its limit and drop what is empty.

    Too many components are a bug and raise PageError.
    """
    page = replace(page, blocks=tuple(block for block in page.blocks if block != Pictures(())))
    if cost(page.blocks) + 1 > limits.COMPONENTS:
        raise PageError(f"{cost(page.blocks) + 1} components")
    ids = [custom_id for block in page.blocks for custom_id in _custom_ids(block)]
    if len(ids) != len(set(ids)):
        raise PageError(f"an id twice: {sorted(one for one in ids if ids.count(one) > 1)}")
    room = limits.MESSAGE_TEXT
    blocks: list[Block] = []
    for block in page.blocks:
        if isinstance(block, Words):
            if not block.text.strip() or room <= 0:
                continue
            block = Words(clip(block.text, room))
            room -= len(block.text)
        blocks.append(_fitted(block))
    return replace(page, blocks=tuple(blocks))


def _fitted(block: Block) -> Block:
    match block:
        case Pictures(pictures):
            return Pictures(tuple(replace(one, alt=clip(one.alt, limits.ALT_TEXT)) for one in pictures))
        case Buttons(buttons):
            if not 1 <= len(buttons) <= limits.ROW:
                raise PageError(f"{len(buttons)} buttons in a row")
            labels = apart([button.label or "…" for button in buttons], limits.BUTTON_LABEL)
            drawn = (_labelled(button, label) for button, label in zip(buttons, labels, strict=True))
            return Buttons(tuple(drawn))
        case Menu(custom_id, placeholder, entries):
            if not 1 <= len(entries) <= limits.MENU_ENTRIES:
                raise PageError(f"{len(entries)} entries in a menu")
            if len({entry.value for entry in entries}) != len(entries):
                raise PageError(f"a value twice in {custom_id}")
            labels = apart([entry.label or "…" for entry in entries], limits.MENU_TEXT)
            shown = (
                replace(entry, label=label, help=clip(entry.help, limits.MENU_TEXT))
                for entry, label in zip(entries, labels, strict=True)
            )
            return Menu(custom_id, clip(placeholder, limits.PLACEHOLDER), tuple(shown))
        case Words() | Paper():
            return block
        case _:
            assert_never(block)


def _labelled(button: Button, label: str) -> Button:
    """Return the button with this label; an icon may stand alone."""
    return button if button.icon is not None and not button.label else replace(button, label=label)


def _custom_ids(block: Block) -> list[str]:
    match block:
        case Buttons(buttons):
            found = [button.custom_id for button in buttons if button.custom_id]
        case Menu(custom_id):
            found = [custom_id]
        case Words() | Pictures() | Paper():
            found = []
        case _:
            assert_never(block)
    for custom_id in found:
        if len(custom_id) > limits.CUSTOM_ID:
            raise PageError(f"an id of {len(custom_id)} characters: {custom_id}")
    return found
