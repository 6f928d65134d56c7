"""A game as people read it: every post, notice, panel, menu and reason of one season or round, in order, in
other languages beside English.

The position is the same for all readers, so only the words differ. A random player plays it, since that
produces more texts than a good player."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator, Sequence
from itertools import count, zip_longest
from pathlib import Path
from typing import Any, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from bot.services.container import Services, build_services
from bot.store.sqlite import open_sqlite
from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Block, Buttons, Menu, Page, Paper, Pictures, Words
from bot.ui.kit.formatting import where
from bot.ui.kit.localiser import Localiser, Localisers
from bot.ui.kit.recap import news_of, since_words
from bot.ui.pages.results import end_page, news_page, result_page
from bot.ui.pages.table_posts import board_page, chapter_page, start_page
from bot.ui.panel.page import panel_page, question_of
from bot.values.errors import RevealsError
from bot.values.panel import Panel, Shortcut
from bot.values.parcel import Outcome, Parcel, Posted
from bot.values.table import Place
from engine.core.rng import Rng, seed_from
from engine.core.text import Seat, Text
from engine.players import random_ish_player
from engine.registry import GAMES
from render.kit.text import with_capital
from render.registry import PAINTERS

PEOPLE = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Flora")
_LATER = 120  # seconds
_LONGEST = 4000  # presses of a game
_PLANS = 60  # orders on offer that are read at once
_Paths: TypeAlias = tuple[tuple[int, ...], bool]
_Told: TypeAlias = Callable[[Localiser], Sequence[str]]


class Told(Struct, frozen=True):
    """The same text in each language, English first; a heading says where it is read."""

    said: tuple[str, ...]
    is_heading: bool = False
    reader: Seat | None = None  # who alone reads it


async def story(
    key: str, languages: Sequence[str], seed: str, *, seats: int, chapter: int, options: dict[str, str]
) -> AsyncGenerator[Told, None]:
    """Yield all texts of one season or round, and the ends of the others."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_sqlite(Path(folder) / "story.db")
        try:
            clock = count(1_000_000, _LATER)  # every read lets delayed parcels go out
            offered = build_services(
                store,
                GAMES,
                ids=lambda: "0123abcd",
                seeds=lambda: seed_from(seed),
                clock=lambda: float(next(clock)),
            )
            table = await _begun(offered, key, seats, options)
            teller = _Teller(offered, table, seats, languages, chapter - 1)
            async for line in teller.tell(Rng(seed_from(seed), 1 << 41)):
                yield line
        finally:
            await store.close()


async def _begun(offered: Services, key: str, seats: int, options: dict[str, str]) -> str:
    for seat in range(seats):
        await offered.people.meet(seat + 1, PEOPLE[seat], "en")
    opened = await offered.lobby.open(1, Place(1), key, seats=seats, options=options, cause="open")
    for seat in range(1, seats):
        await offered.lobby.join(opened.id, seat + 1, cause=f"join-{seat}")
    await offered.lobby.start(opened.id, 1, cause="start")
    return opened.id


class _Teller:
    def __init__(
        self, offered: Services, table: str, seats: int, languages: Sequence[str], chapter: int
    ) -> None:
        self._offered, self._id, self._chapter = offered, table, chapter
        self._people, self._languages = range(1, seats + 1), languages
        self._causes, self._now = count(), 0

    async def tell(self, rng: Rng) -> AsyncIterator[Told]:
        async for line in self._posted():
            yield line
        for _ in range(_LONGEST):
            panel = await self._asked()
            if panel is None:
                return
            if self._now == self._chapter:
                for line in await self._read(panel):
                    yield line
            async for line in self._press(panel, rng):
                yield line
            async for line in self._posted():
                yield line

    async def _asked(self) -> Panel | None:
        for person in self._people:
            panel = await self._offered.turns.panel(self._id, person)
            if panel.is_awaited:
                return await self._offered.panels.begun(panel)
        return None

    async def _press(self, panel: Panel, rng: Rng) -> AsyncIterator[Told]:
        """Make one more pick for the seat that is asked; irreversible picks are confirmed first."""
        assert panel.decision is not None
        chosen = random_ish_player(panel.view, panel.decision, rng)
        fitting = [one for one in panel.ways if one.picks[:1] == (chosen.words,)] or list(panel.ways)
        way = fitting[rng.below(len(fitting))]
        try:
            after = await self._pick(panel, way, sure=False)
        except RevealsError:
            if self._now == self._chapter:
                for line in self._of_page(
                    "asked once more",
                    panel,
                    lambda v: panel_page(panel, question_of(panel), v, pending=way),
                    panel.seat,
                ):
                    yield line
            after = await self._pick(panel, way, sure=True)
        if after.moved is not None and self._now == self._chapter:
            for line in self._of_page("handed over", after, lambda v: _panel(after, v), after.seat):
                yield line

    async def _pick(self, panel: Panel, way: Shortcut, *, sure: bool) -> Panel:
        person, cause = panel.seat + 1, f"press-{next(self._causes)}"
        return await self._offered.turns.pick(
            self._id, person, panel.mark, *way.route, at=panel.seat, sure=sure, cause=cause
        )

    async def _read(self, panel: Panel) -> list[Told]:
        """Return everything that can be read on a panel and its menus."""
        game, person = GAMES[panel.table.game], panel.seat + 1
        lines = self._of_page("panel", panel, lambda localiser: _panel(panel, localiser), panel.seat)
        reasons = await self._offered.turns.why_not(self._id, person)
        lines += self._lines(
            "why not", panel, lambda v: [with_capital(v.say(one)) for one in reasons], panel.seat
        )
        if not panel.picks:
            plans = [(o.menu, game.plan_text(panel.view, o.plan)) for o in game.plans(panel.view)[:_PLANS]]
            lines += self._lines("orders", panel, lambda v: [*_orders(plans, v)], panel.seat)
        return lines

    async def _posted(self) -> AsyncIterator[Told]:
        while parcels := (await self._offered.outbox.exchange()).parcels:
            for parcel in parcels:
                for line in await self._parcel(parcel):
                    yield line
                payload = parcel.payload
                posted = Posted(1, parcel.id, parcel.kind, payload.person, payload.last_turn)
                await self._offered.outbox.exchange([Outcome(parcel, (posted,))], limit=0)

    async def _parcel(self, parcel: Parcel) -> list[Told]:
        payload, offered = parcel.payload, self._offered
        told = self._now == self._chapter
        if parcel.kind == "start_post":
            opening = await offered.past.opening_post(self._id)
            return self._of_page("the game begins", opening, lambda v: start_page(opening.table, v, ()))
        if parcel.kind == "board_post":
            return await self._board(payload.first_turn or 0, payload.last_turn or 0, payload.chapter)
        if parcel.kind == "call" and told:
            return await self._call(payload.person or 0)
        if parcel.kind in ("end_post", "result", "result_post"):
            return await self._end(parcel.kind, payload.person)
        return []

    async def _board(self, first: int, last: int, chapter: int | None) -> list[Told]:
        post, told = await self._offered.queries.post(self._id, first, last), self._now == self._chapter
        if chapter is None:
            return self._of_page("post", post, lambda v: board_page(post, v, ())) if told else []
        summary = await self._offered.chapters.summary(self._id, chapter, last)
        ended = replace(post, summary=summary, summed_up=True)
        self._now += 1
        lines = self._of_page("season or round over", post, lambda v: board_page(ended, v, ()))
        lines += self._of_page("what stays of it", post, lambda v: chapter_page(ended, v, ()))
        if not told:
            return lines
        for person in self._people:
            lines += self._in_words(await self._offered.queries.snapshot(self._id, person))
        return lines

    async def _call(self, person: int) -> list[Told]:
        brief = await self._offered.past.brief(self._id, person)
        panel = await self._offered.panels.begun(brief.panel)

        def words(localiser: Localiser) -> Page:
            before = [where(panel.table, panel.seat, localiser), news_of(brief.since, localiser)]
            return panel_page(
                panel,
                question_of(panel),
                localiser,
                news="\n".join(part for part in before if part),
            )

        lines = self._of_page("call", panel, words, panel.seat)
        return lines + self._lines(
            "since", panel, lambda v: since_words(brief.since, v).split("\n"), panel.seat
        )

    async def _end(self, kind: str, person: int | None) -> list[Told]:
        look = await self._offered.queries.snapshot(self._id, person)
        if kind == "end_post":
            return self._of_page("the end", look, lambda v: end_page(look, v, ())) + self._in_words(look)
        if kind == "result_post":
            return self._of_page("in the channel", look, lambda v: news_page(look, v))
        seat: Seat = look.seat or 0
        return self._of_page("notice to each", look, lambda v: result_page(look, seat, v, ()), seat)

    def _in_words(self, look: Any) -> list[Told]:
        """Return the text board, and the alternative text of every picture."""
        painter, view = PAINTERS.get(look.table.game), look.view
        if painter is None:
            return []
        lines = self._lines(
            "board in words", look, lambda v: painter.board(view, v.worded().brief).split("\n")
        )
        kinds = painter.kinds(view)
        alts = self._lines(
            "pictures in words", look, lambda v: [painter.alt(view, one, v.label) for one in kinds]
        )
        return lines + alts

    def _of_page(
        self,
        heading: str,
        at: Any,
        page: Callable[[Localiser], Page | list[Page]],
        reader: Seat | None = None,
    ) -> list[Told]:
        def words(localiser: Localiser) -> list[str]:
            made = page(localiser)
            pages = made if isinstance(made, list) else [made]
            return [line for one in pages for block in one.blocks for line in lines_of(block)]

        return self._lines(heading, at, words, reader)

    def _lines(self, heading: str, at: Any, told: _Told, reader: Seat | None = None) -> list[Told]:
        """`reader`: the seat that alone reads it."""
        person = None if reader is None else reader + 1
        voices = [Localisers().at(at.table, f"{one}-x-commands", person=person) for one in self._languages]
        rows = zip_longest(*map(told, voices), fillvalue="")
        return [
            Told((heading,), is_heading=True, reader=reader),
            *(Told(row, reader=reader) for row in rows if any(row)),
        ]


def _panel(panel: Panel, localiser: Localiser) -> list[Page]:
    """Return the panel, and the page of each of its menus."""
    pages, paths, seen = list[Page](), list[_Paths]([((), False)]), set[_Paths]()
    while paths:
        path, more = paths.pop(0)
        if (path, more) in seen:
            continue
        seen.add((path, more))
        page = panel_page(panel, question_of(panel, path), localiser, more=more)
        pages.append(page)
        paths += _opened(page)
    return pages


def _opened(page: Page) -> Iterator[_Paths]:
    for block in page.blocks:
        if isinstance(block, Buttons):
            for button in block.buttons:
                pressed = custom_ids.parsed(button.custom_id) if button.custom_id else None
                if pressed is not None and pressed.verb in ("open", "more"):
                    yield custom_ids.path_of(pressed.args[3]), pressed.verb == "more"


def _orders(plans: Sequence[tuple[tuple[Text, ...], Text]], localiser: Localiser) -> Iterator[str]:
    for menu, said in plans:
        yield f"{' › '.join(map(localiser.line, menu))} = {localiser.say(said)}"


def lines_of(block: Block) -> list[str]:
    """Return the text of a page's block."""
    match block:
        case Words(text):
            return text.split("\n")
        case Buttons(buttons):
            return [f"[{button.label}]" for button in buttons]
        case Menu(_, placeholder, entries):
            said = [f"  · {e.label}" + (f" — {e.help}" if e.help else "") for e in entries]
            return [f"[{placeholder} ▾]", *said]
        case Pictures() | Paper():
            return []
        case _:
            assert_never(block)
