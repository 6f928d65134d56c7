"""Settings and results of a soak test."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

MIX = {"lantern": 7, "keyflower": 1, "keyper": 1, "keythedral": 1}
ALONE = ("keythedral",)
"""Games without a last round: two random players may never end one, a person and computers do."""


class Soak(Struct, frozen=True):
    seed: int = 1
    seconds: float = 600.0
    games: int = 100
    kills: int = 50
    people: int = 8
    speed: float = 300.0  # of the bot's clock, so waits of minutes do not delay the soak
    faults: bool = True
    patience: float = 3600.0  # further seconds, until all games are over
    mix: Mapping[str, int] = field(default_factory=lambda: dict(MIX))

    @property
    def pace(self) -> float:
        """A factor for the times with and without disk failures, which are shorter in a short soak."""
        return min(1.0, max(0.1, self.seconds / 60))


class Sample(Struct, frozen=True, array_like=True):
    """Seconds since the start, presses so far, MiB of the bot's process."""

    seconds: float
    presses: int
    memory: float


class SoakFigures(Struct, frozen=True):
    soak: Soak
    took: float  # seconds
    kills: int
    starts: int  # that were ready to answer
    start: float  # seconds, median
    slowest_start: float
    ended: int  # exit status when it was finally stopped
    games: int
    over: int
    over_by_game: Mapping[str, int]
    packed: int  # of them, during the soak
    presses: int
    answers: int
    stored: int  # answers that changed something
    unanswered: int  # because the process died, the disk failed, or an answer was lost
    asked_for: int  # panels requested by a command
    requests: int
    discord: Mapping[str, int]  # its faults
    harm: Mapping[str, int]  # to the disk and to connections
    errors: Mapping[str, int]  # logged
    commands: Mapping[str, int]  # CLI commands run on the bot's store meanwhile
    health: Mapping[str, int]  # replies of its endpoint, counted
    habits: Mapping[str, int]  # settings that people changed
    moves: int  # attempts to move tables to another server
    moved: int
    posts: int
    lost: list[str]
    doubled: list[str]
    leaked: list[str]
    stuck: list[str]  # or crashed
    unsound: list[str]  # games whose log does not lead to their position
    failed: list[str]  # commands, and replies of the endpoint
    waiting: int  # parcels
    memory: list[Sample]  # of the last process

    @property
    def faultless(self) -> bool:
        bad = (self.lost, self.doubled, self.leaked, self.stuck, self.unsound, self.failed)
        return not any(bad) and not self.waiting and not self.ended


def table(found: SoakFigures) -> str:
    lines = [
        f"{found.took:.0f} s, {found.kills} kills, {found.over} of {found.games} games over,"
        f" {found.packed} of them packed, {found.posts} posts, {found.requests} requests",
        f"presses {found.presses}, answered {found.answers}, of them stored {found.stored}",
        f"faults of Discord {dict(found.discord)}, harm {dict(found.harm)}",
        f"a start takes {found.start:.1f} s, at most {found.slowest_start:.1f} s",
    ]
    lines += [
        f"over {dict(found.over_by_game)}; moved to another server {found.moved} of {found.moves} times;"
        f" settings {dict(found.habits)}",
        f"commands on the live store {dict(found.commands)}; health {dict(found.health)}",
    ]
    for name in ("lost", "doubled", "leaked", "stuck", "unsound", "failed"):
        faults: list[str] = getattr(found, name)
        lines.append(f"{name}: {len(faults)}" + "".join(f"\n  {fault}" for fault in faults[:20]))
    lines.append(f"parcels left: {found.waiting}")
    steps = found.memory[:: max(1, len(found.memory) // 12)]
    curve = ", ".join(f"{one.memory:.0f} MiB after {one.presses}" for one in steps)
    lines.append(f"memory by presses: {curve}")
    lines += [f"logged {count} x {error}" for error, count in found.errors.items()]
    return "\n".join(lines)
