"""Services over a file for tests: people who click, a controlled clock, and restarts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from types import MappingProxyType

from bot.config import Allowance, LimitKind
from bot.services.container import Services, build_services
from bot.services.turn.computer_pool import ComputerPool
from bot.store.factory import open_store
from bot.store.protocol import Store
from bot.values.clock import Chance
from bot.values.panel import Panel
from bot.values.parcel import Outcome, Parcel, Posted
from bot.values.table import Place, Table
from engine.core.game import AnyGame
from engine.core.rng import seed_from
from engine.lantern.game import LANTERN
from tests.support.stores import let_confirm, set_up

ANN, BEN, CAT, DAN, EVE = 101, 102, 103, 104, 105
NAMES = {ANN: "Ann", BEN: "Ben", CAT: "Cat", DAN: "Dan", EVE: "Eve"}
SEED = "stage-32"
"""With this seed no player begins Lantern with tokens of one colour, and so without a choice."""
PLACE = Place(channel=500, guild=900)
GAMES: Mapping[str, AnyGame] = {"lantern": LANTERN}


class Stage:
    def __init__(
        self,
        path: Path,
        seed: str,
        games: Mapping[str, AnyGame],
        computer_pool: ComputerPool | None = None,
        address: Path | str = "",
        pause: float = 0.0,
        allowed: Mapping[LimitKind, Allowance] = MappingProxyType({}),
    ) -> None:
        self._allowed = allowed
        self._pause = pause  # before computers answer
        self.path = path
        self._address = address or path
        self.now = 1_000_000.0
        self.rings = 0
        self.chance: Chance = min  # how long standing orders wait
        self._seed = seed
        self._games = games
        self._computer_pool = computer_pool
        self._ids = count(1)
        self._causes = count(1)
        self.store: Store
        self.services: Services

    async def open(self) -> None:
        self.store = await open_store(self._address)
        self.services = build_services(
            self.store,
            self._games,
            computer_pool=self._computer_pool,
            pause=self._pause,
            clock=lambda: self.now,
            ids=lambda: f"t{next(self._ids)}",
            seeds=lambda: seed_from(self._seed),
            wake_courier=self._wake_courier,
            chance=lambda least, most: self.chance(least, most),
            allowed=self._allowed,
        )

    def _wake_courier(self) -> None:
        self.rings += 1

    async def close(self) -> None:
        await self.services.computers.close()
        await self.services.visits.close()
        await self.store.close()

    async def restart(self) -> None:
        """Restart the bot: only the file is left."""
        await self.close()
        await self.open()
        await self.services.outbox.release()
        await self.services.resume.resume()

    def cause(self) -> str:
        return f"click-{next(self._causes)}"

    async def lobby(
        self, *people: int, seats: int = 0, computers: int = 0, game: str = "lantern", **options: str
    ) -> Table:
        for person in people:
            await self.services.people.meet(person, NAMES[person], "en-US")
        total = seats or len(people) + computers
        table = await self.services.lobby.open(
            people[0], PLACE, game, seats=total, options=options, cause=self.cause()
        )
        for person in people[1:]:
            await self.services.lobby.join(table.id, person, cause=self.cause())
        for _ in range(computers):
            await self.services.lobby.add_computer(table.id, people[0], cause=self.cause())
        return await self.services.queries.table(table.id)

    async def game(self, *people: int, computers: int = 0, game: str = "lantern", **options: str) -> str:
        table = await self.lobby(*people, seats=0, computers=computers, game=game, **options)
        await self.services.lobby.start(table.id, people[0], cause=self.cause())
        return table.id

    async def asked(self, game_id: str) -> list[int]:
        """Return the people the game waits for: all others have answered."""
        live, _ = await self.services.turns._tables.live(game_id)
        table = live.table
        return [person for seat in table.waiting if (person := table.seats[seat].person) is not None]

    async def fire(self, after: float = 0) -> int:
        """Let time pass and run what falls due."""
        self.now += after
        return await self.services.timers.fire()

    async def pick(self, game_id: str, person: int, words: str) -> Panel:
        """Click the option with these words on the current panel."""
        panel = await self.services.turns.panel(game_id, person)
        assert panel.decision is not None, f"{NAMES[person]} has nothing to decide"
        options = [option.words for option in panel.decision.options]
        assert words in options, f"{words!r} is not among {options}"
        return await self.services.turns.pick(
            game_id, person, panel.mark, options.index(words), cause=self.cause()
        )

    async def first_pick(self, game_id: str, person: int) -> Panel:
        """Click the first option."""
        panel = await self.services.turns.panel(game_id, person)
        assert panel.decision is not None
        return await self.pick(game_id, person, panel.decision.options[0].words)

    async def turn(self, game_id: str, person: int) -> Panel:
        """Click first options until this person's turn ends, explicitly or by a reveal."""
        while True:
            panel = await self.first_pick(game_id, person)
            if panel.moved is not None and (panel.decision is None or panel.moved.words.endswith("end")):
                return panel

    async def turn_again(self, game_id: str, person: int) -> Panel:
        """End the turn that is drafted already."""
        panel = await self.services.turns.panel(game_id, person)
        return await self.services.turns.confirm(game_id, person, panel.mark, cause=self.cause())

    async def hide_all(self, game_id: str, *people: int) -> None:
        for person in people:
            await self.turn(game_id, person)

    async def claim(self) -> list[Parcel]:
        """Return parcels that are due, as a courier gets them."""
        return list((await self.services.outbox.exchange()).parcels)

    async def sent(self, parcel: Parcel, posted: Sequence[Posted] = ()) -> None:
        await self.services.outbox.exchange([Outcome(parcel, tuple(posted))], limit=0)

    async def failed(self, parcel: Parcel, error: str, retry_at: float | None) -> None:
        await self.services.outbox.exchange([Outcome(parcel, error=error, retry_at=retry_at)], limit=0)

    async def next_parcel(self) -> float | None:
        return (await self.services.outbox.exchange(limit=0)).next_parcel

    async def next_timer(self) -> float | None:
        return (await self.services.outbox.exchange(limit=0)).next_timer

    async def letters(self) -> list[Parcel]:
        """Send everything that is due, as a courier would."""
        taken: list[Parcel] = []
        while parcels := await self.claim():
            for parcel in parcels:
                await self.sent(parcel, [Posted(500, 7000 + parcel.id)])
                taken.append(parcel)
        return taken

    async def kinds(self) -> list[str]:
        return [parcel.kind for parcel in await self.letters()]


async def open_stage(
    path: Path,
    seed: str = SEED,
    games: Mapping[str, AnyGame] = GAMES,
    computer_pool: ComputerPool | None = None,
    *,
    address: Path | str = "",
    confirming: bool = True,
    pause: float = 0.0,
    allowed: Mapping[LimitKind, Allowance] = MappingProxyType({}),
) -> Stage:
    """Open a stage with people who confirm every turn, unless set otherwise: most tests are about drafts."""
    stage = Stage(path, seed, games, computer_pool, address, pause, allowed)
    people = NAMES if confirming else ()
    is_prepared = (not isinstance(address, str) or not address) and set_up(path, *people)
    await stage.open()
    if not is_prepared:
        await let_confirm(stage.store, *people)
    return stage
