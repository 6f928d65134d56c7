"""Every command and every option of the command line, typed once: through `main`, on real stores.

A new option without a line here fails `test_nothing_can_be_typed_that_is_not_tried`."""

from __future__ import annotations

import argparse
import asyncio
import json
import pkgutil
import re
import stat
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

import tools.bench
from bot.__main__ import command_line, developer_command_line, main
from bot.cli import COMMANDS, records
from bot.store.factory import open_store
from engine.core.text import UserText
from engine.lantern.game import LANTERN
from tests.bot.cli.test_content import DRAWN
from tests.bot.cli.test_play import SERVED
from tests.bot.store.test_database_copy import rows_of
from tests.support.bot_process import wired
from tests.support.cluster import Databases
from tests.support.service_harness import ANN, BEN, Stage
from tests.tools.test_bench_burst import BURST
from tests.tools.test_cli_tournament import BOXED
from tests.tools.test_faults import PLANTED
from tests.tools.test_soak import KILLED
from tests.tools.test_soak_several_processes import SEVERAL
from tools.bench import panels, taps, waiting
from tools.bench.taps import recording
from tools.cli import bench, words
from tools.soak.figures import Soak

ROOT = Path(__file__).parents[3]
REPLAY = ROOT / "tests" / "replays" / "keyflower-2p.json"
SHORT_REPLAY = REPLAY.with_name("lantern-2p.json")

GAMES = (
    "simulate lantern --players 2 --games 1 --seed word --json",
    "simulate lantern --with long --record {out}",
    "simulate lantern --waits --by easy --orders sensible --ask-all --json",
    "tournament lantern --players easy:20,random --games 2 --seats 2 --seed word --steps 5 --json",
    "tournament lantern --players random,random --games 2 --processes 2 --sheets --into {out}",
    "tournament lantern --players random,random --games 1 --with long",
    "train lantern --games 1 --rounds 1 --seats 2 --seed word --from fitted --proof 0 --out {out}",
    "verify {game}",
    "picture {game} --move 30 --seat 0 --of 1 --kind village --theme night --out {out}",
    "picture {game} --move 4 --film --out {out}",
    "replay {short} --spectator --language de --out {out}",
    "picture --gallery {out} --phone --language de",
    "picture --icons {out}",
    "picture --palette",
    "content keyper --out {out}",
    "dev words --missing nl --unused --long",
    "advice lantern --games 1 --seats 2 --seed word --anew --with long --json",
    "advice lantern --games 1 --seats 2 --other-worlds",
    "follies lantern --games 1 --seats 2 --seed word --players easy,random --with long --json",
    "sources lantern --games 1 --seats 2 --seed word --players easy,random --with long --json",
    "follies keythedral --games 1 --seats 2 --players random,random --box random:word",
    "sources keythedral --games 1 --seats 2 --players random,random --box random:word",
    "hints lantern --sample 1 --seats 2 --seed word",
    "hints lantern --sample 1 --seats 2 --times --busy 1",
    "hints lantern --turn 1 --players easy --seats 2 --seed word --language de --with long --pictures {out}",
    "story lantern --players 2 --language de --seed word --chapter 1 --with long --all",
)
STORES = (
    "status --database {store}",
    "tables --all --database {store}",
    "table {table} --secrets --database {store}",
    "doctor --database {store}",
    "stats --rebuild --database {store}",
    "backup {out} --database {store}",
    "restore {copy} --database {store}",
    "export {table} {out} --database {store}",
    "export --all --out {out} --database {store}",
    "copy --restart --anew --from {from} --to {to}",
)
BENCHES = (
    "bench press --quick --json",
    "bench panels --quick",
    "bench waiting --quick",
    "bench taps --quick --move pass",
    "bench memory --presses 24 --people 2 --tables 2",
    "bench load --people 2 --tables 2 --seconds 1 --warming 0 --games lantern --here",
)
SOAK = "soak --speed 600 --no-faults --json"
BOT = "bot --env-file {env} --shards auto"
ELSEWHERE = (BOXED, BURST, DRAWN, KILLED, PLANTED, SERVED, SEVERAL)
"""Typed by tests that read the figures, too."""
LINES = (*GAMES, *STORES, *BENCHES, SOAK, BOT, *ELSEWHERE, "--version")


def commands() -> dict[str, argparse.ArgumentParser]:
    found = dict[str, argparse.ArgumentParser]()
    for parser in (command_line(), developer_command_line()):
        (parsers,) = (one for one in parser._actions if isinstance(one, argparse._SubParsersAction))
        found |= parsers.choices
    return found


def typeable() -> set[str]:
    """Every command with each of its options, and with each word that a place takes."""
    found = {one for action in command_line()._actions for one in action.option_strings}
    for name, parser in commands().items():
        found.add(name)
        for action in parser._actions:
            places = action.choices if not action.option_strings else None
            found |= {f"{name} {one}" for one in (*action.option_strings, *(places or ()))}
    return {one for one in found if one.split()[-1] not in ("-h", "--help")}


def typed(lines: Sequence[str]) -> set[str]:
    found, places = set[str](), {f"bench {one}" for one in bench.BENCHMARKS}
    for line in lines:
        first, *words = line.removeprefix("dev ").split()
        pairs = {f"{first} {word}" for word in words}
        found |= {line.split()[0], first} | {one for one in pairs if " --" in one or one in places}
    return found


def test_nothing_can_be_typed_that_is_not_tried() -> None:
    assert typeable() - typed(LINES) == set(), "a command or an option without a line above"
    assert typed(LINES) - typeable() == set(), "a line for what is not there any more"


def test_players_and_hosts_see_few_commands() -> None:
    listed = [line for line in command_line("").format_help().splitlines() if re.match(r"    \w", line)]
    assert 10 < len(listed) <= 17  # with the placeholder
    assert {*COMMANDS, "dev"} <= {line.split()[0] for line in listed}, "each says what it does"


@pytest.mark.parametrize("command", ["", "dev ", "bot ", "play "])
def test_help_of_the_program_and_of_commands_started_most_often_waits_for_nothing(command: str) -> None:
    """Imports decide how long it takes; a time would say more about the machine."""
    program = (
        "import sys; from bot.__main__ import main\n"
        "try: main(sys.argv[1:])\n"
        "finally: print(*sorted({'PIL', 'aiosqlite', 'bot.app', 'discord', 'render'} & sys.modules.keys()))"
    )
    words = [sys.executable, "-c", program, *command.split(), "--help"]
    run = subprocess.run(words, capture_output=True, text=True)
    usage, *_, imported = run.stdout.splitlines()
    assert usage.startswith(f"usage: latchkey {command}[-h]"), run.stderr
    assert imported == ""


@pytest.mark.parametrize("prefix", [[], ["dev"]])
def test_developer_commands_work_with_and_without_dev(
    prefix: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*prefix, "simulate", "--help"])
    assert "latchkey dev simulate" in capsys.readouterr().out


@pytest.fixture(autouse=True)
def nobodys_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATABASE", "METRICS", "BACKUP_DIR", "SHARDS", "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make each command do as little as possible; only its success matters here."""
    shots, late_shots = records._shots, records._late_shots
    monkeypatch.setattr(records, "_shots", lambda *asked: islice(shots(*asked), 1))
    monkeypatch.setattr(records, "_late_shots", lambda *asked: islice(late_shots(*asked), 1))
    monkeypatch.setattr(words, "_languages", lambda: ["en", "nl"])
    monkeypatch.setattr(panels, "TABLES", panels.TABLES[:1])  # tests of the panel check them all
    recorded = recording.recorded_games
    monkeypatch.setattr(taps, "recorded_games", lambda *asked: islice(recorded(*asked), 1))
    monkeypatch.setattr(taps, "counted", lambda _: [taps.Kind("lantern", "pass", [1], ["1: pass"])])
    measured = waiting.measured
    monkeypatch.setattr(waiting, "measured", lambda *_: measured(20, 0.1))


def run(line: str, **places: object) -> int:
    words = [word.format(**{name: str(value) for name, value in places.items()}) for word in line.split()]
    return main(words)


@pytest.mark.parametrize("line", GAMES)
def test_games(line: str, tmp_path: Path, small: None, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert run(line, game=REPLAY, short=SHORT_REPLAY, out=out) == 0, capsys.readouterr().err
    assert out.exists() == ("{out}" in line)
    assert capsys.readouterr().err == "" or "--json" not in line


@pytest.fixture(params=["sqlite", "postgres"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[dict[str, Any]]:
    """A store with a game that is being played, and an empty one of the other kind."""
    databases: Databases = request.getfixturevalue("postgres")
    there = asyncio.run(databases.new(tmp_path / "there"))
    files = {"sqlite": tmp_path / "here.db", "postgres": there}
    store, other = files[request.param], files["postgres" if request.param == "sqlite" else "sqlite"]

    async def played() -> str:
        stage = Stage(tmp_path / "here.db", "stage-32", {"lantern": LANTERN}, address=str(store))
        await stage.open()
        game = await stage.game(ANN, BEN)
        await stage.turn(game, ANN)
        await stage.close()
        return game

    table = asyncio.run(played())
    places = {name: one if name == "postgres" else f"sqlite:{one}" for name, one in files.items()}
    yield {
        "store": store,
        "table": table,
        "other": other,
        "from": places[request.param],
        "to": next(places[name] for name in places if name != request.param),
    }
    asyncio.run(databases.tidy())


@pytest.mark.parametrize("line", STORES)
def test_stores(
    line: str, stores: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, copy = tmp_path / "out", tmp_path / "copy"
    if "{copy}" in line:
        assert run("backup {copy} --database {store}", copy=copy, **stores) == 0
    assert run(line, out=out, copy=copy, **stores) == 0, capsys.readouterr().err
    if "{out}" in line:
        assert stat.S_IMODE(out.stat().st_mode) == 0o600
    if line.startswith("copy"):
        assert asyncio.run(rows_of(str(stores["store"]))) == asyncio.run(rows_of(str(stores["other"])))


def test_a_copy_that_was_broken_off_can_be_restarted_and_nothing_else_is_emptied(
    stores: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The old store changes between the two attempts, so the partial copy matches neither state."""
    from bot.store import database_copy

    real, seen = database_copy._insert, list[str]()

    def break_off(sheet: Any) -> str:
        seen.append(sheet.name)
        if sheet.name == "turn":
            raise KeyboardInterrupt
        return real(sheet)

    monkeypatch.setattr(database_copy, "_insert", break_off)
    assert run("copy --from {from} --to {to}", **stores) == 130
    assert "move" in seen
    monkeypatch.setattr(database_copy, "_insert", real)
    store, other = str(stores["store"]), str(stores["other"])
    assert run("doctor --database {other}", **stores) == 1
    assert "latchkey copy --restart" in capsys.readouterr().out
    assert run("copy --from {to} --to {from}", **stores) == 2, "half of it is not to be copied on"
    asyncio.run(renamed(store))
    assert run("copy --from {from} --to {to}", **stores) == 2
    assert "--restart" in capsys.readouterr().err
    assert run("doctor --database {other}", **stores) == 1, "it is half a copy still"
    assert run("copy --restart --from {from} --to {to}", **stores) == 0
    assert asyncio.run(rows_of(store)) == asyncio.run(rows_of(other))
    assert run("doctor --database {other}", **stores) == 0
    capsys.readouterr()
    assert run("copy --restart --from {from} --to {to}", **stores) == 2, "this is a whole store now"
    assert "not empty" in capsys.readouterr().err
    assert asyncio.run(rows_of(store)) == asyncio.run(rows_of(other))


async def renamed(address: str) -> None:
    store = await open_store(address)
    async with store.writing() as writer:
        person = await writer.people.get(ANN)
        assert person is not None
        await writer.people.put(type(person)(person.id, UserText("Annabel"), person.locale))
    await store.close()


def test_simulate_plays_whole_games_and_counts_pieces(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "keyper", "--players", "2", "--games", "2", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["finished"] == 2
    assert figures["picks"] > 200


def test_simulate_takes_expansions_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "keyflower", "--players", "2", "--with", "merchants"]) == 0
    assert "'merchants': 'mix'" in capsys.readouterr().out


def test_a_recorded_game_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    assert main(["simulate", "keyflower", "--players", "2", "--record", str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "every draw follows from the seed" in printed
    assert "1. seat" in printed


# ---------------------------------------------------------------- slow commands


def test_every_file_of_the_bench_can_be_asked_for() -> None:
    files = {module.name for module in pkgutil.iter_modules(tools.bench.__path__)}
    assert files == bench.BENCHMARKS.keys() - {"memory", "burst"}, "measured by tools/soak"


@pytest.mark.parametrize("line", BENCHES)
def test_benches(line: str, tmp_path: Path, small: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(line, out=tmp_path / "out") == 0, capsys.readouterr().err
    assert capsys.readouterr().out


class Found(Struct):
    soak: Soak
    faultless: bool


def test_a_soak(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Reads the options only: a test of the soak plays one."""
    monkeypatch.setattr("tools.soak.run.soaked", lambda soak: Found(soak, True))
    assert run(SOAK) == 0
    asked = json.loads(capsys.readouterr().out)["soak"]
    assert (asked["speed"], asked["faults"]) == (600, False)


async def test_the_bot(tmp_path: Path) -> None:
    """Runs in its own process, with settings from a file."""
    env = tmp_path / "settings"
    env.write_text(f"DATABASE={tmp_path / 'other.db'}\n", encoding="utf-8")
    async with wired(tmp_path) as world:
        bot = await world.start(*BOT.format(env=env).split()[1:], DATABASE=None)
        await bot.says("ready on")
        assert await bot.stop() == 0
    assert (tmp_path / "other.db").is_file()
