"""The width of a press: the files and functions of the product that it runs through, until everything is
done."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from types import CodeType, FrameType
from typing import Any

from msgspec import Struct

_ROOT = Path(__file__).parents[3]
_PRODUCT = tuple(f"{_ROOT / package}/" for package in ("bot", "engine", "render"))


class Width(Struct, frozen=True):
    """One kind of press: medians over its presses, and all its files by folder."""

    press: str
    presses: int
    files: int
    functions: int
    by_folder: dict[str, int]  # files of all presses of this kind


class WidthTracer:
    """Records every function of the product that is called during a press, in any thread."""

    def __init__(self) -> None:
        self._now: set[CodeType] | None = None
        self._found: dict[str, list[set[CodeType]]] = {}

    @contextmanager
    def tracing(self) -> Iterator[None]:
        threading.setprofile(self._called)
        sys.setprofile(self._called)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    def begin(self, kind: str) -> None:
        self._now = set()
        self._found.setdefault(kind, []).append(self._now)

    def end(self) -> None:
        self._now = None

    def found(self) -> list[Width]:
        return [_width(kind, presses) for kind, presses in self._found.items()]

    def _called(self, frame: FrameType, event: str, arg: Any) -> None:
        if self._now is not None and event == "call":
            self._now.add(frame.f_code)


def _width(kind: str, presses: Sequence[set[CodeType]]) -> Width:
    ours = [{code for code in press if code.co_filename.startswith(_PRODUCT)} for press in presses]
    files = [{code.co_filename for code in press} for press in ours]
    folders: dict[str, int] = {}
    for name in sorted(set().union(*files)):
        folder = str(Path(name).parent.relative_to(_ROOT))
        folders[folder] = folders.get(folder, 0) + 1
    return Width(kind, len(presses), round(median(map(len, files))), round(median(map(len, ours))), folders)


def width_table(found: Sequence[Width]) -> str:
    """Return one line for each kind of press, then the files by folder."""
    lines = [f"{'press':<12}{'presses':>8}{'files':>8}{'functions':>11}"]
    lines += [f"{one.press:<12}{one.presses:>8}{one.files:>8}{one.functions:>11}" for one in found]
    for one in found:
        named = ", ".join(f"{folder} {count}" for folder, count in one.by_folder.items())
        lines.append(f"\n{one.press}: {named}")
    return "\n".join(lines)
