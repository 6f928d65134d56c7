"""Taps: how often a phone is touched for each kind of move, counted on the real panels in whole games.

A computer decides what is played (`recording.py`); every pick is then looked for on the panel as a person
would, by the shortest way (`reaching.py`). Counted from the call in a direct message, which is a panel;
whoever is called in the thread taps **Play my turn** first."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median

from msgspec import Struct, field

from bot.services.bundle import Services, services
from bot.services.keeping.outbox import Outcome
from bot.services.turn.outgoing import CHAPTER
from bot.store.protocol import Store
from bot.store.sqlite import open_store
from bot.ui.page.voice import Voices
from bot.ui.panel.sizes import PHONE
from bot.values.errors import RevealsError
from bot.values.parcel import Posted
from bot.values.table import Place
from engine.core.record import Record
from engine.core.text import Seat
from engine.registry import GAMES
from tools.bench.taps.reaching import BUTTON, way_to
from tools.bench.taps.recording import CHANCE, recorded_games

_LATER = 120  # seconds
_SEEN = 200  # picks of a record among which the rest of a turn is

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
    """One kind of move: taps of each time it was made, and what was pressed for them; `sure` are those of
    them that did nothing but confirm."""

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
        """Without those that only confirm."""
        return median(taps - sure for taps, sure in zip(self.taps, self.sure, strict=True))


class _Tapped(Struct):
    words: list[str] = field(default_factory=list)
    taps: int = 0
    sure: int = 0
    presses: list[str] = field(default_factory=list)  # the taps of each and the picks it made


class Thread(Struct):
    """What one game brought into its thread and to its people."""

    game: str
    people: int
    presses: int = 0
    posts: int = 0
    pictures: int = 0  # posts whose picture stays, because a season or a round ended in them
    calls: int = 0


def threads(quick: bool = False) -> list[Thread]:
    """One game each, everybody at their own desk: presses, posts of turns, calls."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for number, record in enumerate(recorded_games(quick)):
            thread = Thread(record.game, record.setup.seats)
            asyncio.run(_played(Path(folder) / f"{number}.db", record, thread))
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


def counted(quick: bool = False, by: str = CHANCE) -> list[Kind]:
    """Every kind of move of every game, with what it takes; quickly in the first part of one game each."""
    found: dict[tuple[str, str], Kind] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number, record in enumerate(recorded_games(quick, by)):
            for turn in asyncio.run(_played(Path(folder) / f"{number}.db", record)):
                for move, taps in _moves(record.game, turn):
                    kind = found.setdefault((record.game, move), Kind(record.game, move))
                    kind.taps.append(taps)
                    kind.sure.append(turn.sure)
                    kind.turns.append(" | ".join(turn.presses))
    order = {(game, move): at for game, moves in _KINDS.items() for at, move in enumerate(moves)}
    return [found[key] for key in order if key in found]


def table(kinds: Sequence[Kind]) -> str:
    """For reading, and for docs/taps.md."""
    lines = ["| game | move | taps, usually | before Confirm | fewest | most | seen |"]
    lines.append("|---|---|---|---|---|---|---|")
    for kind in kinds:
        usual, before = (f"{each:.1f}".removesuffix(".0") for each in (kind.usual, kind.usual_before))
        most = f"{min(kind.taps)} | {max(kind.taps)} | {len(kind.taps)} |"
        lines.append(f"| {kind.game} | {kind.move} | {usual} | {before} | {most}")
    return "\n".join(lines)


def turns_list(kinds: Sequence[Kind], move: str) -> str:
    """Every turn of one kind, press by press: where its taps are spent."""
    lines = list[str]()
    for kind in kinds:
        if kind.move == move:
            lines += [f"{kind.game} {taps}: {turn}" for taps, turn in zip(kind.taps, kind.turns, strict=True)]
    return "\n".join(lines)


async def _played(path: Path, record: Record, thread: Thread | None = None) -> list[_Tapped]:
    """The recorded game, pick by pick, on panels."""
    store = await open_store(path)
    try:
        clock = count(1_000_000, _LATER)  # every look at it lets what is held back go out
        offered = services(
            store, GAMES, screen=PHONE, seeds=lambda: record.setup.seed, clock=lambda: float(next(clock))
        )
        people = tuple(range(1, record.setup.seats + 1))
        options = {key: value for key, value in record.setup.options.items() if key != "rulings"}
        opened = await offered.lobby.open(
            people[0], Place(1), record.game, seats=len(people), options=options, cause="open"
        )
        for person in people[1:]:
            await offered.lobby.join(opened.id, person, cause=f"join-{person}")
        started = await offered.lobby.start(opened.id, people[0], cause="start")
        at = {info.seat: info.person or 0 for info in started.seats}
        return await _Tapper(offered, store, opened.id, at, record, thread).play()
    finally:
        await store.close()


class _Tapper:
    """Finds every pick of a record on the panel of whoever makes it."""

    def __init__(
        self,
        offered: Services,
        store: Store,
        game_id: str,
        people: dict[Seat, int],
        record: Record,
        thread: Thread | None = None,
    ) -> None:
        self._thread = thread
        self._offered, self._store, self._id = offered, store, game_id
        self._people, self._record = people, record
        self._voice = Voices().plain("en", tuple(f"Player {seat + 1}" for seat in people))
        self._causes = count()

    async def play(self) -> list[_Tapped]:
        turns, open_, ahead = (
            list[_Tapped](),
            defaultdict[Seat, _Tapped](_Tapped),
            defaultdict[Seat, list[str]](list),
        )
        for number, move in enumerate(self._record.moves):
            if ahead[move.seat]:  # made already, by the press before
                expected = ahead[move.seat].pop(0)
                assert expected == move.words, f"{expected} was taken, {move.words} was to be"
                turn, handed = open_[move.seat], False
                turn.words.append(move.words)
                handed = not ahead[move.seat] and turn.words[-1] == "end"
            else:
                turn = open_[move.seat]
                turn.words.append(move.words)
                coming = [
                    each.words
                    for each in self._record.moves[number : number + _SEEN]
                    if each.seat == move.seat
                ]
                made, taps, sure, handed = await self._press(move.seat, coming)
                turn.taps += taps
                turn.sure += sure
                turn.presses.append(f"{taps}: {' '.join(made)}")
                ahead[move.seat] = made[1:]
                handed = handed and not ahead[move.seat]
            if handed:
                turns.append(open_.pop(move.seat))
        return turns

    async def _press(self, seat: Seat, coming: Sequence[str]) -> tuple[list[str], int, bool, bool]:
        """Make the next pick, and what goes with it by one press: all picks that came of it, the taps,
        whether one of them was to be sure, and whether the turn was handed over."""
        person, tables = self._people[seat], self._offered.table
        panel = await self._offered.likely.on(await tables.panel(self._id, person))
        assert panel.decision is not None, f"seat {seat} is not asked, but was to play {coming[0]}"
        way, taps = way_to(panel, coming, self._voice)
        before = len(panel.picks)
        cause = f"tap-{next(self._causes)}"
        pick = partial(tables.pick, self._id, person, panel.mark, *way.route, at=seat, cause=cause)
        sure = False
        try:
            after = await pick(sure=False)
        except RevealsError:
            sure, taps = True, taps + BUTTON
            after = await pick(sure=True)
        if self._thread is not None:
            self._thread.presses += 1
        if after.moved is None:
            return list(after.picks[before:]), taps, sure, False
        if self._thread is not None:
            await self._send(self._thread)
        async with self._store.reading() as reader:
            rows = [row.words for row in await reader.log.moves(self._id) if row.turn == after.moved.turn]
        sure = sure or rows[before:] == ["end"]
        return rows[before:], taps, sure, rows[-1] == "end" or not after.is_awaited

    async def _send(self, thread: Thread) -> None:
        """What a turn leads to is sent, and counted."""
        while parcels := (await self._offered.outbox.exchange()).parcels:
            for parcel in parcels:
                is_post = parcel.kind == "board_post"
                thread.posts += is_post
                thread.pictures += is_post and parcel.payload.what == CHAPTER
                thread.calls += parcel.kind == "call"
                posted = Posted(1, parcel.id, parcel.kind, parcel.payload.person, parcel.payload.last_turn)
                await self._offered.outbox.exchange([Outcome(parcel, (posted,))], limit=0)


def _moves(game: str, turn: _Tapped) -> Iterator[tuple[str, int]]:
    """The kinds of move a turn is counted as; several tiles placed are several moves."""
    shape = _shape(turn.words)
    for move, pattern in _KINDS[game].items():
        if re.fullmatch(pattern, shape):
            times = sum(words.startswith("place ") for words in turn.words)
            yield move, -(-turn.taps // times) if times > 1 else turn.taps
            return


def _shape(words: Sequence[str]) -> str:
    """A turn by what its picks are, without what they aim at."""
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
