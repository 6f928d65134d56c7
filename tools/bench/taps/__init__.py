"""Taps on a phone for each kind of move, counted on the real panels in whole games.

A computer decides what is played (`recording.py`); every pick is then found on the panel as a person would,
by the shortest way (`replay.py`, `tap_count.py`). Counted from the notice in a direct message, which is a
panel; a player notified in the thread taps **Play my turn** first."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import median

from msgspec import Struct, field

from engine.core.record import Record
from tools.bench.taps.recording import recorded_games
from tools.bench.taps.replay import Tapped, Thread, played

_KINDS: dict[str, dict[str, str]] = {
    "keyflower": {
        "pass": r"pass",
        "bid": r"bid \S+",
        "use a tile to produce": r"use \S+",
        "use a tile and pay": r"use \S+, pay",
        "draw a worker": r"use \S+, draw",
        "carry and upgrade": r"use \S+, (move|upgrade).*",
        "take a boat": r"take boat",
        "place a tile": r"place",
        "offer winter tiles": r"winter",
    },
    "keyper": {
        "send a keyple to a field": r"send, field",
        "send a keyple and build": r"send, space, build.*",
        "join": r"join",
        "decline an invitation": r"skip",
        "build": r"build.*",
        "upgrade": r"upgrade.*",
        "trade goods": r"give.*",
        "place the keyper": r"keyper.*",
        "lay a keyple down": r"lay.*",
        "fold the country board": r"fold",
        "rest": r"rest.*",
    },
    "keythedral": {
        "lay a field and a cottage": r"lay, cottage.*",
        "call a number and send": r"order, send.*",
        "send a worker": r"send",
        "buy a seat": r"buy seat",
        "build a house": r"house.*",
        "fence": r"fence.*",
        "trade": r"trade.*",
        "draw a law": r"law.*",
        "play a law": r"play.*",
        "pass": r"pass",
        "decline to play a law": r"decline",
        "offer in the auction": r"offer",
    },
}


class Kind(Struct):
    """One kind of move: the taps of each occurrence, and what was pressed; `sure` counts the taps that only
    confirm."""

    game: str
    move: str
    taps: list[int] = field(default_factory=list)
    turns: list[str] = field(default_factory=list)
    sure: list[int] = field(default_factory=list)

    @property
    def usual(self) -> float:
        return median(self.taps)

    @property
    def usual_before(self) -> float:
        """The median without taps that only confirm."""
        return median(taps - sure for taps, sure in zip(self.taps, self.sure, strict=True))


def threads(quick: bool = False) -> list[Thread]:
    """Play one game of each kind, all players in their inboxes; return presses, posts of turns and
    notices."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for number, record in enumerate(recorded_games(quick)):
            thread = Thread(record.game, record.setup.seats)
            asyncio.run(played(Path(folder) / f"{number}.db", record, thread))
            found.append(thread)
    return found


def threads_table(found: Sequence[Thread]) -> str:
    lines = ["| game | people | presses | posts of turns | pictures that stay | calls a person |"]
    lines.append("|---|---|---|---|---|---|")
    for one in found:
        calls = f"{one.calls / one.people:.1f}"
        lines.append(
            f"| {one.game} | {one.people} | {one.presses} | {one.posts} | {one.pictures} | {calls} |"
        )
    return "\n".join(lines)


def counted(records: Iterable[Record]) -> list[Kind]:
    """Return every kind of move of these games with its taps."""
    found: dict[tuple[str, str], Kind] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number, record in enumerate(records):
            for turn in asyncio.run(played(Path(folder) / f"{number}.db", record)):
                for move, taps in _moves(record.game, turn):
                    kind = found.setdefault((record.game, move), Kind(record.game, move))
                    kind.taps.append(taps)
                    kind.sure.append(turn.sure)
                    kind.turns.append(" | ".join(turn.presses))
    order = {(game, move): at for game, moves in _KINDS.items() for at, move in enumerate(moves)}
    return [found[key] for key in order if key in found]


def table(kinds: Sequence[Kind]) -> str:
    """Return a table for reading and for docs/panel-design.md."""
    lines = ["| game | move | taps, usually | before Confirm | fewest | most | seen |"]
    lines.append("|---|---|---|---|---|---|---|")
    for kind in kinds:
        usual, before = (f"{each:.1f}".removesuffix(".0") for each in (kind.usual, kind.usual_before))
        most = f"{min(kind.taps)} | {max(kind.taps)} | {len(kind.taps)} |"
        lines.append(f"| {kind.game} | {kind.move} | {usual} | {before} | {most}")
    return "\n".join(lines)


def turns_list(kinds: Sequence[Kind], move: str) -> str:
    """Return every turn of one kind, press by press, to show where its taps are spent."""
    lines = list[str]()
    for kind in kinds:
        if kind.move == move:
            lines += [f"{kind.game} {taps}: {turn}" for taps, turn in zip(kind.taps, kind.turns, strict=True)]
    return "\n".join(lines)


def _moves(game: str, turn: Tapped) -> Iterator[tuple[str, int]]:
    """Yield the kinds of move a turn is counted as; several tiles placed are several moves."""
    shape = _shape(turn.words)
    for move, pattern in _KINDS[game].items():
        if re.fullmatch(pattern, shape):
            times = sum(words.startswith("place ") for words in turn.words)
            yield move, -(-turn.taps // times) if times > 1 else turn.taps
            return


def _shape(words: Sequence[str]) -> str:
    """Return a turn by the kinds of its picks, without their targets."""
    parts = list[str]()
    for one in words:
        verb = one.split()[0]
        if verb == "end" and parts:
            continue
        if one.startswith(("bid ", "use ", "buy seat", "take boat")):
            verb = " ".join(one.split()[:2])
        elif "@" in verb:
            verb = "field"
        elif re.match(r"(village|farm)-\d", verb):
            verb = "space"
        elif not verb.isalpha() or verb in ("red", "blue", "yellow", "green", "purple", "with", "at"):
            continue
        if not parts or parts[-1] != verb:
            parts.append(verb)
    return ", ".join(parts)
