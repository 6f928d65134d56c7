"""Secret questions: no message tells others who has answered, how, or how fast."""

from __future__ import annotations

import json
import logging
import os
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest

from bot.health import health, metrics_page
from bot.metrics import Metrics
from bot.ui.interactions import custom_ids
from engine.core.text import Seat
from engine.registry import GAMES
from tests.architecture.test_docs import slash_commands
from tests.e2e.test_secrets import audience
from tests.support.discord_stage import Stage, controls, discord_stage, labels, raw, words
from tests.support.games.secret_answers_game import WHISPER, State, Whisper

NAMES = ["anna", "bob", "carol"]
GUEST = "dave"
MINUTE, HOUR = 60, 3600
COMMANDS = (
    *(f"game {name}" for name in ("board", "screen", "log", "since", "export", "replay", "undo", "end")),
    *("game list", "game plan", "turns", "play", "orders show", "stats show", "stats game"),
)
"""What everybody may type, and what is answered."""
NOT_COMPARED = {
    **dict.fromkeys(("game", "league", "orders", "settings", "stats"), "groups of others"),
    **dict.fromkeys(("game new", "game import", "game start", "game invite", "game join"), "before a game"),
    **dict.fromkeys(("game leave", "game resign", "game replace", "game pause", "game move"), "as services"),
    **dict.fromkeys((f"league {name}" for name in ("new", "join", "leave", "start", "end")), "no table"),
    **dict.fromkeys(("help", "learn", "rules", "tile", "league standings"), "no table"),
    **dict.fromkeys((f"settings {name}" for name in ("show", "server", "language", "forget-me")), "no table"),
    **dict.fromkeys((f"settings {name}" for name in ("holiday", "quiet", "timezone")), "no table"),
    **dict.fromkeys(("settings reach", "settings reminders", "stats server", "stats ratings"), "no table"),
    **dict.fromkeys(("orders add", "orders withdraw"), "as services"),
}
"""Why not: those "as services" change something, and tests of the services compare what comes of it."""
BACK = "back"
_ID = re.compile(r"\d{15,}")


@asynccontextmanager
async def window(
    folder: Path, reach: str = "dm", *, order: bool = False, game: Whisper = WHISPER, late: bool = False
) -> AsyncIterator[Stage]:
    """Let Carol call, and ask Anna and Bob. Bob has these notices and may have left an order; `late`: Discord
    delays posts."""
    async with discord_stage(folder, {"whisper": game}, [*NAMES, GUEST], seed=3) as stage:
        if reach != "dm":
            stage.close_dms("bob")
        if reach == "button":
            path = f"/channels/*/thread-members/{stage.players['bob'].id}"
            stage.env.inject_error("PUT", path, status=403, code=50013, times=None)
        await stage.open_table("whisper", NAMES)
        await play(stage, "anna", "rest end")
        await play(stage, "bob", "order deaf rest end" if order else "rest end")
        assert (await stage.bot.context.services.people.get(stage.players["bob"].id)).reach == reach
        if late:
            path = f"/channels/{stage.thread().id}/messages"
            stage.env.inject_error("POST", path, status=503, times=2)
        await stage.env.advance_time(6 * MINUTE)  # they have gone: a player who is there is called there
        await play(stage, "carol", "call end")
        yield stage
        stage.checked()


@pytest.fixture(autouse=True)
def thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers give hints here, too."""
    monkeypatch.setitem(GAMES, WHISPER.key, WHISPER)


def test_every_command_is_compared_or_left_out_for_a_reason() -> None:
    assert sorted((*COMMANDS, *NOT_COMPARED)) == sorted(slash_commands())


async def play(stage: Stage, name: str, line: str) -> None:
    await stage.players[name].slash(stage.thread(), "play", move=line, now=True)


async def looks(stage: Stage, name: str) -> list[str]:
    """Everything that this person can ask for, as it is answered."""
    player, thread, found = stage.players[name], stage.thread(), []
    for command in COMMANDS:
        result = await player.slash(thread, command)
        found += [page_of(stage, message) for message in (result.response, *result.followups)]
    found += await pressed(stage, name)
    for line in ("", "l", "s"):
        found.append(str(await player.autocomplete(thread, "play", "move", line)))
    found.append(str(await player.autocomplete(thread, "game board", "table", "")))
    found.append(str(await player.autocomplete(thread, "orders add", "order", "")))
    found += await gauges(stage)
    for label in ("Play my turn", "My screen", "What I missed"):
        result = await player.click(stage.newest_with(thread, "My screen"), label=label)
        found.append(page_of(stage, result.response))
    return found


async def pressed(stage: Stage, name: str) -> list[str]:
    """Press everything behind More on this person's panel once. A hinted move is drafted and undone."""
    player, found = stage.players[name], list[str]()
    panel = (await player.slash(stage.thread(), "play")).response
    if "☰ More" not in labels(panel):
        return found
    await player.click(panel, label="☰ More")
    for custom_id in [str(one["custom_id"]) for one in controls(panel)]:
        if custom_ids.parsed(custom_id).verb == BACK:
            continue
        await player.click(panel, custom_id=custom_id)
        found.append(f"{custom_ids.parsed(custom_id).verb} {page_of(stage, panel)}")
        if "Try move 1" in labels(panel):
            await player.click(panel, label="Try move 1")
            found.append(page_of(stage, panel))
            await player.click(panel, label="↩ Undo")
        elif "◀ Back" in labels(panel):
            await player.click(panel, label="◀ Back")
        await player.click(panel, label="☰ More")
    return found


async def gauges(stage: Stage) -> list[str]:
    """Return the metrics without the counts of presses."""
    assert stage.bot.health_sources is not None
    health_sources = msgspec.structs.replace(
        stage.bot.health_sources, metrics=Metrics(), database=Path("none.db")
    )
    return [*(await metrics_page(health_sources))[1].splitlines(), (await health(health_sources))[1]]


def page_of(stage: Stage, message: Any) -> str:
    files = [stage.env.backend.cdn.get(file.url) for file in message.attachments]
    return _plain(f"{words(message)} {json.dumps(raw(message), default=str)} {files}")


def _plain(text: str) -> str:
    """Return the messages without Discord's running ids, which depend on the people who press."""
    numbers: dict[str, str] = {}
    return _ID.sub(lambda found: numbers.setdefault(found[0], f"#{len(numbers)}"), text)


def seen_by_others(stage: Stage, since: int) -> list[str]:
    """Every request that made something others than Bob can see, by place. Places are served side by side,
    in any order; changes of a message are in their order."""
    private, found = {stage.players["bob"].id, stage.env.backend.bot_user.id}, list[tuple[str, str, str]]()
    for request in stage.env.http_requests[since:]:
        body = request.json if isinstance(request.json, dict) else {}
        if request.method == "GET" or request.path.startswith("/users/"):
            continue
        readers = audience(stage, request)
        if readers is not None and readers <= private:
            continue
        shown = {key: value for key, value in body.items() if key != "nonce"}
        kind = re.sub(r"/\d+/[^/]+/", "/…/", request.path) if "webhooks" in request.path else request.path
        told = _plain(f"{request.method} {kind} {json.dumps(shown, default=str)}")
        edits_message = request.method != "POST" and kind == request.path
        found.append((kind, "" if edits_message else told, told))
    return [told for _, _, told in sorted(found, key=lambda one: one[:2])]


async def observed(
    folder: Path, way: str, reach: str, hours: float, caplog: pytest.LogCaptureFixture
) -> tuple[list[str], list[list[str]]]:
    """Return everything others saw since the call, and everything they can look up, including the log."""
    caplog.set_level(logging.INFO)
    caplog.clear()
    async with window(folder, reach, order="order" in way) as stage:
        begun = len(stage.env.http_requests)
        if way == "by hand":
            await play(stage, "bob", "let end")
        elif way == "by shush":
            await play(stage, "bob", "shush end")
        elif way == "drafting":
            await stage.players["bob"].slash(stage.thread(), "play", move="let")
        await stage.env.advance_time(hours * HOUR)
        live, _ = await stage.bot.context.services.turns._tables.live(await table_id(stage))
        assert (1 in live.table.waiting) == (way in ("not yet", "drafting", "order, not yet")), way
        looked = [await looks(stage, name) for name in ("anna", "carol", GUEST)]
        logged = [record.getMessage() for record in caplog.records if record.name[:4] == "bot."]
        looked.append(sorted(map(_plain, logged)))
        return seen_by_others(stage, begun), looked


async def table_id(stage: Stage) -> str:
    return (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0].id


@pytest.mark.parametrize(
    ("reach", "hours", "ways"),
    [
        ("dm", 30, ("not yet", "by order")),
        ("thread", 0.5, ("not yet", "by hand", "by order")),
        ("button", 0, ("not yet", "by shush", "drafting", "order, not yet")),
    ],
)
async def test_others_see_the_same_to_the_byte(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, reach: str, hours: float, ways: Sequence[str]
) -> None:
    folders = [tmp_path / str(number) for number in range(len(ways))]
    for folder in folders:
        os.mkdir(folder)
    told = [
        await observed(folder, way, reach, hours, caplog) for folder, way in zip(folders, ways, strict=True)
    ]
    for way, (posts, looked) in zip(ways[1:], told[1:], strict=True):
        assert posts == told[0][0], f"{ways[0]} / {way}"
        for one, other in zip(looked, told[0][1], strict=True):
            assert one == other, f"{ways[0]} / {way}"


@pytest.mark.parametrize("way", ["not yet", "by hand", "by order"])
async def test_an_earlier_hint_is_drafted_after_any_answers_of_others(tmp_path: Path, way: str) -> None:
    async with window(tmp_path, order=way == "by order") as stage:
        anna = stage.players["anna"]
        panel = (await anna.slash(stage.thread(), "play")).response
        await anna.click(panel, label="☰ More")
        hint = (await anna.click(panel, label="💡 Hint")).response
        if way == "by hand":
            await play(stage, "bob", "let end")
        await stage.env.advance_time(30 * MINUTE)
        live, _ = await stage.bot.context.services.turns._tables.live(await table_id(stage))
        assert (1 in live.table.waiting) == (way == "not yet")
        await anna.click(hint, label="Try move 1")
        assert "moved on" not in words(hint)
        assert "✔ Confirm" in labels(hint), "the move is drafted"


@pytest.mark.parametrize("order", [False, True])
async def test_only_the_button_is_called_in_public_order_or_not(tmp_path: Path, order: bool) -> None:
    async with window(tmp_path, "button", order=order) as stage:
        bob = stage.players["bob"]
        calls = [
            m
            for m in stage.recent(stage.thread(), 9)
            if f"<@{bob.id}>, it’s your turn in Whisper" in words(m)
        ]
        assert len(calls) == 1, "that of his own turn is gone since he has moved"
        assert "counts as a pass" in words(calls[-1])
        await stage.env.advance_time(30 * HOUR)
        again = [
            m
            for m in stage.recent(stage.thread(), 9)
            if f"<@{bob.id}>, it’s your turn in Whisper" in words(m)
        ]
        assert len(again) == 1, "nobody is reminded in public"


@pytest.mark.parametrize("answered", [False, True])
async def test_a_call_in_public_comes_although_it_has_been_answered(tmp_path: Path, answered: bool) -> None:
    async with window(tmp_path, "button", late=True) as stage:
        mention = f"<@{stage.players['bob'].id}>, it’s your turn in Whisper"
        before = sum(mention in words(message) for message in stage.recent(stage.thread(), 20))
        if answered:
            await play(stage, "bob", "let end")
        await stage.env.advance_time(MINUTE)
        after = sum(mention in words(message) for message in stage.recent(stage.thread(), 20))
        assert (before, after) == (0, 1)


class Fickle(Whisper):
    """An order that no longer answers once its seat is the last."""

    def default_answer(self, state: State, seat: Seat) -> tuple[str, ...]:
        is_last = state.window is not None and len(state.window.waiting) == 1
        return () if is_last else super().default_answer(state, seat)


@pytest.mark.parametrize("reach", ["dm", "button"])
async def test_an_order_that_no_longer_answers_is_told_in_private_alone(tmp_path: Path, reach: str) -> None:
    async with window(tmp_path, reach, order=True, game=Fickle()) as stage:
        posts = len(stage.recent(stage.thread(), 50))
        await play(stage, "anna", "let end")
        assert len(stage.recent(stage.thread(), 50)) == posts
        called = any("Do you shush?" in words(message) for message in stage.dm("bob"))
        assert called == (reach == "dm")


async def test_a_private_call_goes_to_those_without_an_order(tmp_path: Path) -> None:
    async with window(tmp_path, order=True) as stage:
        assert "No answer by <t:" in words(stage.newest(stage.thread()))
        assert "carol calls. Do you shush?" in words(stage.dm("anna")[-1])
        assert "No answer by <t:" in words(stage.dm("anna")[-1])
        assert not any("Do you shush?" in words(message) for message in stage.dm("bob"))
        panel = (await stage.players["bob"].slash(stage.thread(), "play")).response
        assert "Do you shush?" in words(panel)  # he may answer by hand all the same
        await stage.restart()  # his order outlives it
        await stage.env.advance_time(21 * MINUTE)
        await play(stage, "anna", "let end")
        assert any("carol is heard" in words(m) for m in stage.recent(stage.thread(), 3))


@pytest.mark.parametrize("order", [False, True])
async def test_a_private_thread_that_another_player_can_read_counts_as_public(
    tmp_path: Path, order: bool
) -> None:
    async with discord_stage(tmp_path, {"whisper": WHISPER}, NAMES, seed=3) as stage:
        stage.close_dms("bob")
        role = stage.guild.create_role("mods", permissions=discord.Permissions(manage_threads=True))
        anna = stage.env.backend.get_guild(stage.guild.id).members[stage.players["anna"].id]
        anna.role_ids.append(role.id)
        await stage.open_table("whisper", NAMES)
        await play(stage, "anna", "rest end")
        await play(stage, "bob", "order deaf rest end" if order else "rest end")
        await play(stage, "carol", "call end")
        private = stage.private_thread("bob")
        newest = words(stage.newest(private))
        assert "your turn in Whisper" in newest
        assert "Do you shush?" not in newest
        before = len(stage.recent(private, 50))
        await stage.env.advance_time(30 * HOUR)
        assert len(stage.recent(private, 50)) == before
        if not order:
            await play(stage, "bob", "let end")
        assert words(stage.newest(private)) == newest, "it does not change when he has answered"


async def test_when_it_closes_is_told_wherever_somebody_is_asked(tmp_path: Path) -> None:
    """The post, the notice, the panel, /turns and the reminder all say it: 36 hours at a slow table."""
    async with window(tmp_path) as stage:
        anna, thread = stage.players["anna"], stage.thread()
        asked = stage.env.now().timestamp()
        said = [words(m) for m in stage.recent(thread, 3) if "counts as a pass" in words(m)]
        said.append(words(stage.panels("anna")[-1]))
        said.append(words((await anna.slash(thread, "turns")).response))
        said.append(words((await anna.slash(thread, "play")).response))
        await stage.env.advance_time(25 * HOUR)
        reminder = stage.dm("anna")[-1]
        said.append(words(reminder))
        assert len(said) == 5
        for text in said:
            assert f"⏳ No answer by <t:{int(asked + 36 * HOUR)}:f>" in text


async def test_silence_is_a_pass_once_the_time_is_up(tmp_path: Path) -> None:
    async with window(tmp_path) as stage:
        await stage.players["anna"].slash(stage.thread(), "play", move="let")
        await stage.env.advance_time(36 * HOUR + MINUTE)
        assert any("carol is heard" in words(m) for m in stage.recent(stage.thread(), 3))
        told = [words(message) for message in stage.dm("anna")]
        assert any("You ran out of time" in text and "Not played: Let it be" in text for text in told)
        assert "Do you call, or rest?" in told[-1]


async def test_a_replay_takes_all_answers_for_one_step(tmp_path: Path) -> None:
    async with window(tmp_path) as stage:
        for name in ("bob", "anna"):
            await play(stage, name, "let end")
        await play(stage, "anna", "rest end")
        page = (await stage.players[GUEST].slash(stage.thread(), "game replay", turn=3)).response
        for turn, told in ((3, "**carol** calls"), (4, "carol is heard"), (6, "**anna** rests")):
            assert f"### Turn {turn} of 6" in words(page)
            assert told in words(page)
            if turn < 6:
                await stage.players[GUEST].click(page, label="▶")
        await stage.players[GUEST].click(page, label="◀")
        await stage.players[GUEST].click(page, label="◀")
        assert "### Turn 3 of 6" in words(page)
        log = words((await stage.players[GUEST].slash(stage.thread(), "game log")).response)
        assert "**4.** <t:" in log
        assert "**5.**" not in log


async def test_undo_is_refused_in_friendly_words_while_the_question_is_open(tmp_path: Path) -> None:
    async with window(tmp_path) as stage:
        for name in NAMES:
            told = words((await stage.players[name].slash(stage.thread(), "game undo")).response)
            assert "You can’t undo while a secret question is open" in told


async def test_a_free_choice_is_offered_without_pressing_for_it(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, {"whisper": WHISPER}, NAMES, seed=3) as stage:
        await stage.open_table("whisper", NAMES)
        live, _ = await stage.bot.context.services.turns._tables.live(await table_id(stage))
        free = [NAMES[choice.seat] for choice in WHISPER.choices(live.state) if choice.free]
        assert free, "somebody holds a bell"
        assert not stage.panels(free[0])
        panel = (
            await stage.players[free[0]].click(
                stage.newest_with(stage.thread(), "Play my turn"), label="Play my turn"
            )
        ).response
        assert "not your turn, but you can act" in words(panel)
        assert "Waiting for anna." in words(panel)
        await stage.players[free[0]].click(panel, label="Ring")
        assert "draws or reveals something" in words(panel), "a bell that was hidden"
        await stage.players[free[0]].click(panel, label="✔ Confirm")
        assert f"**{free[0]}** rings a bell" in words(stage.newest(stage.thread()))
        assert f"➡️ Next: {stage.players['anna'].mention}" in words(stage.newest(stage.thread()))
        assert len(stage.panels("anna")) == 1, "Anna is not called a second time"
        stage.checked()
