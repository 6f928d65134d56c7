"""`latchkey dev faults`: how many faults planted at random outside the rules the tests find."""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

from bot.cli import at_least
from tools.faults.planting import FOLDERS, files, planted
from tools.faults.recording import read_map, record
from tools.faults.trying import Verdict, verdicts

_ROOT = Path(__file__).parents[2]
_MAP = _ROOT / ".pytest_cache" / "faults.jsonl"
_TESTS = ("tests/bot", "tests/render", "tests/promises", "tests/e2e", "tests/playground", "tests/tools")


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("faults")
    parser.add_argument("--seed", help="any word; without it, only record which test file runs which line")
    parser.add_argument("--count", type=at_least(1), default=60, help="faults to plant (default: 60)")
    parser.add_argument(
        "--folders", type=_folders, default=FOLDERS, help="where to plant, separated by commas"
    )
    parser.add_argument("--tests", type=_folders, default=_TESTS, help="the tests to record")
    parser.add_argument(
        "--map", type=Path, default=_MAP, metavar="FILE", help="the record of lines by test file"
    )
    parser.add_argument("--into", type=Path, metavar="FILE", help="keep verdicts there, and go on from there")
    parser.add_argument(
        "--seconds", type=at_least(1), default=240, help="processor time for each fault (default: 240)"
    )
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    if arguments.seed is None:
        arguments.map.parent.mkdir(exist_ok=True)
        print(record(_ROOT, arguments.map, arguments.tests))
        return 0
    ran = read_map(arguments.map)
    if not ran:
        raise ValueError(f"{arguments.map} is empty: run `latchkey dev faults` without --seed first")
    if not files(_ROOT, arguments.folders):
        raise ValueError(f"no files in {', '.join(arguments.folders)}")
    faults = islice(planted(_ROOT, arguments.seed, arguments.folders), arguments.count)
    counts = Counter[str]()
    for number, one in enumerate(verdicts(_ROOT, faults, ran, arguments.into, arguments.seconds), 1):
        counts[one.verdict] += 1
        print(f"{number}. {_shown(one)}", flush=True)
    print(", ".join(f"{count} {verdict}" for verdict, count in counts.most_common()))
    return 0


def _shown(one: Verdict) -> str:
    fault = one.fault
    return f"{one.verdict}: {fault.path}:{fault.line} {one.by}\n    - {fault.before}\n    + {fault.after}"


def _folders(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))
