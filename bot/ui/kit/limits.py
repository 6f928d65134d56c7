"""Discord's limits, and functions that cut text to fit them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.locales.inline_markup import cut_at, cut_seen, seen_length

COMPONENTS = 40  # per message, nested ones included
MESSAGE_TEXT = 4000  # characters of all text displays together
BUTTON_LABEL = 80
MENU_ENTRIES = 25
MENU_TEXT = 100  # label, value, description
PLACEHOLDER = 150
CUSTOM_ID = 100
ALT_TEXT = 1024
ROW = 5  # buttons in a row
THREAD_NAME = 100
FORM_TITLE = 45  # also for the label of a field in it
CHOICES = 25  # of an autocomplete answer
UPLOAD = 10 * 1024 * 1024


def clip(words: str, limit: int) -> str:
    """Cut the text to `limit` characters, ending with an ellipsis if it was cut."""
    return words if len(words) <= limit else cut_at(words, limit - 1).rstrip() + "…"


def clip_seen(words: str, limit: int) -> str:
    """Cut the text by its visible width: an emoji is written with many characters but shown as one."""
    return words if seen_length(words) <= limit else cut_seen(words, limit - 1).rstrip() + "…"


def apart(labels: Sequence[str], limit: int) -> list[str]:
    """Cut the labels to `limit`, in the middle where only their ends differ."""
    cut = [clip(label, limit) for label in labels]
    ends, half = Counter(cut), (limit - 1) // 2
    for at, label in enumerate(labels):
        if len(label) > limit and ends[clip(label, limit)] > 1:
            cut[at] = f"{label[:half].rstrip()}…{label[-half:].lstrip()}"
    return cut


def pieces(words: str, limit: int) -> list[str]:
    """Split the text into parts of at most `limit` characters, at line ends where possible."""
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
