"""Discord's ceilings, and cutting to fit under them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.locales.inline_markup import cut_at, cut_seen, seen_length

COMPONENTS = 40  # in one message, nested ones counted
MESSAGE_TEXT = 4000  # of all text displays together
BUTTON_LABEL = 80
MENU_ENTRIES = 25
MENU_TEXT = 100  # label, value, description
PLACEHOLDER = 150
CUSTOM_ID = 100
ALT_TEXT = 1024
ROW = 5  # buttons in a row
THREAD_NAME = 100
FORM_TITLE = 45  # and the label of a field in it
CHOICES = 25  # of an autocomplete answer
UPLOAD = 10 * 1024 * 1024


def clip(words: str, limit: int) -> str:
    """The words, with an ellipsis at the end if they had to be cut."""
    return words if len(words) <= limit else cut_at(words, limit - 1).rstrip() + "…"


def clip_seen(words: str, limit: int) -> str:
    """The same by how wide they are shown, which an emoji's letters do not tell."""
    return words if seen_length(words) <= limit else cut_seen(words, limit - 1).rstrip() + "…"


def apart(labels: Sequence[str], limit: int) -> list[str]:
    """The labels, cut in the middle where their ends alone tell them apart."""
    cut = [clip(label, limit) for label in labels]
    ends, half = Counter(cut), (limit - 1) // 2
    for at, label in enumerate(labels):
        if len(label) > limit and ends[clip(label, limit)] > 1:
            cut[at] = f"{label[:half].rstrip()}…{label[-half:].lstrip()}"
    return cut


def pieces(words: str, limit: int) -> list[str]:
    """The words in parts of at most `limit`, cut at line ends where there are any."""
    parts: list[str] = []
    current = ""
    for line in words.splitlines():
        for start in range(0, max(len(line), 1), limit):
            part = line[start : start + limit]
            if current and len(current) + 1 + len(part) > limit:
                parts.append(current)
                current = part
            else:
                current = f"{current}\n{part}" if current else part
    return [*parts, current] if current.strip() else parts
