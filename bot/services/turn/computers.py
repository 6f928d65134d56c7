"""Seats played by computers: they play after every commit, until a person must decide."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.services.turn.asked_computer import AskedComputer, by_chance, is_in_the_way, options_of
from bot.services.turn.computer_pool import (
    ComputerPool,
    ComputerTask,
    TaskRunner,
    thought_seed,
    turn_of,
)
from bot.services.turn.lessons import scripted
from bot.services.turn.live_tables import LiveTable, LiveTables
from bot.services.turn.reply_budget import PAUSE, ReplyBudget
from bot.services.turn.turn_commit import BY_COMPUTER, FORCED, TurnToCommit, commit
from bot.store.errors import CannotStoreError
from bot.store.rows import Act, DraftPick
from bot.values.errors import BusyError, HintFailedError
from engine.core.game import Choice, Option
from engine.core.setup import CONTENT, PRINTED
from engine.core.text import Seat
from engine.players import Answer
from engine.players.matches import occasion_of
from engine.players.strengths import ADVISER

G = TypeVar("G")
R = TypeVar("R")

_log = logging.getLogger(__name__)

STRENGTHS = ("easy", "normal", "hard", "expert")
"""The strengths a table may choose from."""
STAND_IN = "normal"
"""The strength that plays for an absent person, and the default for a host."""
_SECOND_TRY = 15.0
"""Seconds until a retry after a turn could not be stored."""


class Computers:
    """Plays the computer seats of all tables.

    Without a computer pool they pick at random. With one they search while the table's queue is free. With
    neither a pool nor a pause they pick at once."""

    def __init__(
        self,
        tables: LiveTables,
        computer_pool: ComputerPool | None,
        thoughts: TaskRunner,
        pause: float = PAUSE,
    ) -> None:
        self._tables, self._computer_pool, self._thoughts, self._pause = (
            tables,
            computer_pool,
            thoughts,
            pause,
        )
        self._patience = ReplyBudget(
            computer_pool.patience if computer_pool is not None else 0.0, pause, lambda: time.monotonic()
        )
        self._runs = dict[str, asyncio.Task[None]]()
        self._again = dict[str, asyncio.Task[None]]()  # tables whose computers could not store their turn
        self._occasions = dict[str, dict[Seat, Hashable]]()  # when a seat nobody waits for was last asked

    async def close(self) -> None:
        """Stop all searches. After the next start computers go on from the end of the log."""
        runs = [*self._runs.values(), *self._again.values()]
        for run in runs:
            run.cancel()
        await asyncio.gather(*runs, return_exceptions=True)
        if self._computer_pool is not None:
            self._computer_pool.close()

    @property
    def playing(self) -> int:
        """The number of tables at which computers are busy."""
        return len(self._runs)

    @property
    def thinking(self) -> int:
        return 0 if self._computer_pool is None else self._computer_pool.waiting

    async def play_on(
        self,
        live: LiveTable,
        *,
        here: Seat | None = None,
        away: Seat | None = None,
        pressed: int | None = None,
    ) -> None:
        """Let computer seats play; the caller holds the table's queue, and searches start afterwards.

        The player `here` is looking on, at the message `pressed`, and needs no turn notice; an order has
        answered for the player `away`. A failure of a computer never affects the act before it."""
        await self._follow_script(live, here, pressed)
        if self._computer_pool is not None or self._pause:
            self._patience.begin(live.id)
            if live.id not in self._runs and (
                live.table.next_computer is not None or self._free_choice(live)
            ):
                self._runs[live.id] = asyncio.create_task(self._run(live.id), name=f"computers {live.id}")
            return
        try:
            while (seat := live.table.next_computer) is not None:
                await asyncio.sleep(0)  # let other tables go first
                await self._play(live, seat, (), here=here, away=away)
        except BusyError:
            return  # another process has written the table and plays its computers
        except CannotStoreError:
            self._try_again(live.id)
        except Exception:
            _log.exception("a computer seat could not play", extra={"game": live.id})

    async def _follow_script(self, live: LiveTable, here: Seat | None, pressed: int | None) -> None:
        """Play what a tutorial's script says, without a pause, until its learner decides."""
        try:
            while (turn := scripted(live)) is not None:
                seat, words = turn
                kind = BY_COMPUTER if live.table.seats[seat].computer else FORCED
                await self._play(live, seat, words, here=here, pressed=pressed, kind=kind)
        except BusyError:
            return  # another process plays on
        except CannotStoreError:
            self._try_again(live.id)
        except Exception:
            _log.exception("a tutorial could not follow its script", extra={"game": live.id})

    def _try_again(self, game_id: str) -> None:
        """Retry later: the store has failed, and nothing else would continue this table."""
        if game_id not in self._again:
            self._again[game_id] = asyncio.create_task(
                self._later(game_id), name=f"computers {game_id}, later"
            )

    async def _later(self, game_id: str) -> None:
        await asyncio.sleep(_SECOND_TRY)
        del self._again[game_id]
        try:
            await self.play_on_at(game_id)
        except CannotStoreError:
            self._try_again(game_id)
        except Exception:
            _log.exception("a computer seat could not play", extra={"game": game_id})

    async def play_on_at(self, game_id: str) -> LiveTable:
        """Let computer seats play at a table in whose queue nothing is done now."""
        async with self._tables.queue(game_id):
            live, _ = await self._tables.live(game_id)
            await self.play_on(live)
        return live

    async def play_on_afresh(self, game_id: str) -> LiveTable:
        """Read a table again whose holders have changed, and let computer seats play; the caller holds its
        queue."""
        self._tables.forget(game_id)
        live, _ = await self._tables.live(game_id)
        await self.play_on(live)
        return live

    async def play_turn(
        self, live: LiveTable, seat: Seat, strength: str = STAND_IN, *, pressed: int | None = None
    ) -> None:
        """Play a whole turn for a person's seat, then let computers play on; the caller holds the queue.

        `pressed` is the message that will show the result to the seat's owner."""
        while live.table.waits_for(seat):
            number, question = live.table.number, self._question(live, seat, strength)
            words = await self._thought(live.id, number, question)
            option = await self._play(live, seat, words, pressed=pressed)
            if option.confirms:
                break
        await self.play_on(live)

    async def turn_for(self, live: LiveTable, seat: Seat, strength: str) -> tuple[str, ...]:
        """Return the picks of the turn that a computer of this strength would play for a person's seat."""
        words = await self._thought(live.id, live.table.number, self._question(live, seat, strength))
        if words:
            return words
        draft, option = by_chance(live, seat, _seed(live, seat))
        return (*draft.picks, option.words)

    async def considered_turns(self, live: LiveTable, seat: Seat) -> Answer:
        """Return the turns a strong player considers for this seat, with its reasons."""
        question = replace(self._question(live, seat, STAND_IN), strength=ADVISER.key, reasons=True)
        answer = await self._thoughts.answer(question, live.id, live.table.known_number)
        if answer is None:
            raise HintFailedError()
        return answer

    async def run(self, work: Callable[[G], R], given: G) -> R:
        """Run slow work outside the event loop."""
        return await (
            asyncio.to_thread(work, given)
            if self._computer_pool is None
            else self._computer_pool.run(work, given)
        )

    def _free_choice(self, live: LiveTable) -> Choice[Any] | None:
        """Return what a computer may do although nobody waits for it, once per occasion."""
        if live.table.status != "running":
            self._occasions.pop(live.id, None)
            return None
        asked = self._occasions.get(live.id, {})
        for choice in live.game.choices(live.state):
            is_new = asked.get(choice.seat) != occasion_of(live.game, live.state, choice)
            if choice.free and is_new and live.table.seats[choice.seat].computer:
                return choice
        return None

    async def _run(self, game_id: str) -> None:
        """Play one table's computers, turn after turn, until a person must decide."""
        try:
            while await self._moves_on(game_id):
                continue
        except CannotStoreError:
            self._try_again(game_id)
        except Exception:
            _log.exception("a computer seat could not play", extra={"game": game_id})
        finally:
            del self._runs[game_id]  # no await since the last look, so the next act starts another run
            self._patience.end(game_id)

    async def _moves_on(self, game_id: str) -> bool:
        """Return whether to look again: after a turn, or when a person or another process was faster."""
        try:
            return await self._answers(game_id)
        except BusyError:
            return True

    async def _answers(self, game_id: str) -> bool:
        """Let the computers that are asked now search at the same time, then play their answers.

        Meanwhile others may act, and a person may still undo. Return whether any computer was asked."""
        async with self._tables.queue(game_id):
            live, _ = await self._tables.live(game_id)
            asked, number = self._asked(live), live.table.number
            if not asked:
                return False
        answers = await asyncio.gather(*(self._thought(game_id, number, one.question) for one in asked))
        for one, answer in zip(asked, answers, strict=True):
            played = await self._played(game_id, one, number, answer)
            if played is None:
                break
            number = played
        return True

    def _asked(self, live: LiveTable) -> list[AskedComputer]:
        """Return every computer the game waits for; if there is none, one that may act although nobody
        waits."""
        table, free = live.table, None
        seats = [seat for seat in table.waiting if table.waits_for(seat) and table.seats[seat].computer]
        if not seats and (free := self._free_choice(live)) is not None:
            self._occasions.setdefault(live.id, {})[free.seat] = occasion_of(live.game, live.state, free)
            seats = [free.seat]
        computers = sum(bool(info.computer) for info in table.seats)
        until = self._patience.until(live.id, computers, len(seats))
        return [
            AskedComputer(
                seat,
                replace(self._question(live, seat, table.seats[seat].computer), until=until),
                options_of(live, seat),
                free is not None,
            )
            for seat in seats
        ]

    async def _played(
        self, game_id: str, one: AskedComputer, number: int, words: tuple[str, ...]
    ) -> int | None:
        """Play an answer if it still counts: since it was asked, only computers asked with it have played.

        Return the table's new number; None: look at the table again."""
        longer = False
        while True:
            if (left := self._patience.pause(game_id, longer=longer)) > 0:
                await asyncio.sleep(left)
                continue
            async with self._tables.queue(game_id):
                live, _ = await self._tables.live(game_id)
                if live.table.number != number or not one.is_still_asked(live, words):
                    return number if one.is_free and live.table.number == number else None
                if not longer and is_in_the_way(live, one.seat, words):
                    longer = True
                    continue
                await self._play(live, one.seat, words)
                self._patience.answered(game_id, one.seat)
                return live.table.number

    def _question(self, live: LiveTable, seat: Seat, strength: str) -> ComputerTask:
        known = strength if strength in STRENGTHS else STAND_IN
        return ComputerTask(
            live.game.key,
            live.game.to_json(live.state),
            seat,
            known,
            _seed(live, seat),
            printed=live.table.options.get(PRINTED, ""),
            content=live.table.options.get(CONTENT, ""),
        )

    async def _thought(self, game_id: str, number: int, question: ComputerTask) -> tuple[str, ...]:
        """Return the picks of a turn; empty without a computer pool or after a failed search."""
        if self._computer_pool is None:
            return ()
        answer = await self._thoughts.answer(question, game_id, number)
        return () if answer is None else answer.picks

    async def _play(
        self,
        live: LiveTable,
        seat: Seat,
        words: tuple[str, ...],
        *,
        here: Seat | None = None,
        away: Seat | None = None,
        pressed: int | None = None,
        kind: str = BY_COMPUTER,
    ) -> Option[Any]:
        """Commit these picks, or a random turn if they do not make one, and return the final pick."""
        found = turn_of(live.game, live.state, seat, words) if words else None
        if words and found is None:
            _log.error("the answer of computer seat %d is not a turn", seat, extra={"game": live.id})
        draft, option = found or by_chance(live, seat, _seed(live, seat))
        cause = f"computer:{live.id}:{live.table.number}"
        picks = [DraftPick(each, cause, part) for part, each in enumerate((*draft.picks, option.words))]
        cause = f"{cause}:{live.table.turn}:{live.saved.revision}"
        act = Act(cause, live.id, kind, self._tables.clock())
        turn = TurnToCommit(draft, option, picks, act, here=here, away=away, pressed=pressed)
        await commit(self._tables, live, turn)
        return option


def _seed(live: LiveTable, seat: Seat) -> str:
    """Return the seed of a seat's search. Answers of others to a secret question do not change it."""
    return thought_seed(live.saved.seed, seat, live.table.known_number)
