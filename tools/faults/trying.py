"""What the tests find: each fault is written into a copy of the project, whose tests then run."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from tools.faults.marks import ENDLESS
from tools.faults.planting import Mutant
from tools.faults.recording import Ran, compiled_of, copied, pytest, state_of

_FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
_HANGS = "Timeout ("  # faulthandler's word
FOUND, MISSED, UNDECIDED, NOT_RUN = "found", "missed", "undecided", "not run"


class Verdict(msgspec.Struct, frozen=True):
    fault: Mutant
    verdict: str
    by: str = ""  # the test that failed, or why it is undecided


def verdicts(
    root: Path, faults: Iterable[Mutant], ran: Sequence[Ran], into: Path | None, seconds: int
) -> Iterator[Verdict]:
    """Yield a verdict for each fault, those kept in the file without running a test."""
    kept = _kept(into)
    with copied(root) as copy:
        for fault in faults:
            verdict = kept.get(fault.name) or _tried(copy, fault, tests_of(copy, fault, ran), seconds)
            if into is not None and fault.name not in kept:
                with into.open("ab") as file:
                    file.write(msgspec.json.encode(verdict) + b"\n")
            yield verdict


def _kept(into: Path | None) -> Mapping[tuple[object, ...], Verdict]:
    lines = into.read_bytes().splitlines() if into is not None and into.exists() else []
    found = [msgspec.json.decode(line, type=Verdict) for line in lines]
    return {one.fault.name: one for one in found}


def tests_of(root: Path, fault: Mutant, ran: Sequence[Ran]) -> list[str]:
    """Return the passing test files that run the line, quickest first. If the file has
    changed since, or the line runs during the import, these are all that run anything in the file."""
    state = state_of(root, fault.path)
    usable = sorted((one for one in ran if one.test and one.passed), key=lambda one: one.seconds)
    exact = [one.test for one in usable if fault.line in one.lines.get(state, ())]
    is_known = any(state in one.lines for one in ran)
    is_imported = any(fault.line in one.lines.get(state, ()) for one in ran if not one.test)
    if exact or (is_known and not is_imported):
        return exact
    return [one.test for one in usable if any(key.startswith(f"{fault.path} ") for key in one.lines)]


def _tried(copy: Path, fault: Mutant, tests: Sequence[str], seconds: int) -> Verdict:
    bare = msgspec.structs.replace(fault, source=b"")
    if not tests:
        return Verdict(bare, NOT_RUN)
    path = copy / fault.path
    original = path.read_bytes()
    try:
        _write(path, fault.source)
        done = pytest(copy, "-x", *tests, seconds=seconds)
    finally:
        _write(path, original)
    if done.returncode == 0:
        return Verdict(bare, MISSED)
    failed = _failed(copy, done.stdout)
    if not failed and _HANGS in done.stderr:
        return Verdict(bare, FOUND, "a test waits for ever")
    if not failed:
        return Verdict(bare, UNDECIDED, _end(done.stdout + done.stderr))
    if pytest(copy, "-x", failed, seconds=seconds).returncode != 0:
        return Verdict(bare, UNDECIDED, f"{failed} fails without the fault, too")
    return Verdict(bare, FOUND, failed)


def _failed(copy: Path, output: str) -> str:
    """Return the test that failed or did not end; empty if the output names none."""
    endless = copy / ENDLESS.name
    if endless.exists():
        name = endless.read_text()
        endless.unlink()
        return name
    found = _FAILED.search(output)
    return found[1] if found else ""


def _write(path: Path, source: bytes) -> None:
    """Write a file and remove its compiled form, which Python trusts if size and second are the same."""
    path.write_bytes(source)
    compiled_of(path).unlink(missing_ok=True)


def _end(output: str) -> str:
    return (output.strip().splitlines() or ["no output"])[-1]
