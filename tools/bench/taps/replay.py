"""A recorded game on real panels: every pick is pressed by its player, and its taps are counted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from itertools import count
from pathlib import Path

from msgspec import Struct, field

from bot.services.container import Services, build_services
from bot.services.turn.parcels import CHAPTER
from bot.store.protocol import Store
from bot.store.sqlite import open_sqlite
from bot.ui.kit.localiser import Localisers
from bot.values.errors import RevealsError
from bot.values.parcel import Outcome, Posted
from bot.values.table import Place
from engine.core.record import Record
from engine.core.text import Seat
from engine.registry import GAMES
from tools.bench.taps.tap_count import BUTTON, way_to

_LATER = 120  # seconds
_SEEN = 200  # picks of a record searched for the rest of a turn


class Tapped(Struct):
    """One turn: its picks and their taps."""

    words: list[str] = field(default_factory=list)
    taps: int = 0
    sure: int = 0
    presses: list[str] = field(default_factory=list)  # the taps of each, and the picks it made


class Thread(Struct):
    """Counts of one game: its thread and its players' messages."""

    game: str
    people: int
    presses: int = 0
    posts: int = 0
    pictures: int = 0  # posts whose picture stays because a season or a round ended
    calls: int = 0


async def played(path: Path, record: Record, thread: Thread | None = None) -> list[Tapped]:
    """Play the recorded game on panels, pick by pick."""
    store = await open_sqlite(path)
    try:
        clock = count(1_000_000, _LATER)  # every read lets delayed parcels go out
        offered = build_services(
            store, GAMES, seeds=lambda: record.setup.seed, clock=lambda: float(next(clock))
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
    """Finds every pick of a record on its player's panel."""

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
        self._localiser = Localisers().plain("en", tuple(f"Player {seat + 1}" for seat in people))
        self._causes = count()

    async def play(self) -> list[Tapped]:
        turns, open_, ahead = (
            list[Tapped](),
            defaultdict[Seat, Tapped](Tapped),
            defaultdict[Seat, list[str]](list),
        )
        for number, move in enumerate(self._record.moves):
            if ahead[move.seat]:  # already made by the press before
                expected, turn, handed = ahead[move.seat].pop(0), open_[move.seat], False
                if expected != move.words:
                    await self._adjust(move.seat, move.words)
                    turn.taps += BUTTON
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

    async def _adjust(self, seat: Seat, words: str) -> None:
        """Replace the last pick, which was made automatically: a tile is turned."""
        person, tables = self._people[seat], self._offered.turns
        panel = await tables.panel(self._id, person)
        way = next(way for way in panel.ways if way.route[0] < 0 and way.picks == (words,))
        cause = f"tap-{next(self._causes)}"
        await tables.pick(self._id, person, panel.mark, *way.route, at=seat, cause=cause)

    async def _press(self, seat: Seat, coming: Sequence[str]) -> tuple[list[str], int, bool, bool]:
        """Make the next pick, and others with the same press; return all resulting picks, the taps, whether
        one of them was an extra confirmation, and whether the turn ended."""
        person, tables = self._people[seat], self._offered.turns
        panel = await self._offered.panels.begun(await tables.panel(self._id, person))
        assert panel.decision is not None, f"seat {seat} is not asked, but was to play {coming[0]}"
        way, taps = way_to(panel, coming, self._localiser)
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
            log = await reader.log.moves(self._id)
        made = [row.words for row in log if row.cause == cause and row.seat == seat]
        sure = sure or made == ["end"]
        return made, taps, sure, made[-1] == "end" or not after.is_awaited

    async def _send(self, thread: Thread) -> None:
        """Send the parcels of a turn, and count them."""
        while parcels := (await self._offered.outbox.exchange()).parcels:
            for parcel in parcels:
                is_post = parcel.kind == "board_post"
                thread.posts += is_post
                thread.pictures += is_post and parcel.payload.what == CHAPTER
                thread.calls += parcel.kind == "call"
                posted = Posted(1, parcel.id, parcel.kind, parcel.payload.person, parcel.payload.last_turn)
                await self._offered.outbox.exchange([Outcome(parcel, (posted,))], limit=0)
