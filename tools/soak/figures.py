"""What a soak asks for, and what it found."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

MIX = {"lantern": 7, "keyflower": 1, "keyper": 1, "keythedral": 1}
ALONE = ("keythedral",)
"""Games without a last round: two who pick by chance may never end one, a person and computers do."""


class Soak(Struct, frozen=True):
    seed: int = 1
    seconds: float = 600.0
    games: int = 100
    kills: int = 50
    people: int = 8
    speed: float = 300.0  # of the bot's clock, so that what waits for minutes does not keep the soak waiting
    faults: bool = True
    patience: float = 3600.0  # seconds beyond, until all games are over
    mix: Mapping[str, int] = field(default_factory=lambda: dict(MIX))

    @property
    def pace(self) -> float:
        """How long the disk fails and how long it does not: in a short soak both are shorter."""
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
    starts: int  # that came as far as to answer
    start: float  # seconds, the middle one
    slowest_start: float
    ended: int  # what the process said when it was stopped at last
    games: int
    over: int
    over_by_game: Mapping[str, int]
    packed: int  # of them, while the soak went on
    presses: int
    answers: int
    stored: int  # answers that had changed something
    unanswered: int  # because the process died, the disk failed, or an answer was lost
    asked_for: int  # panels that somebody had to ask for by a command
    requests: int
    discord: Mapping[str, int]  # its faults
    harm: Mapping[str, int]  # to the disk and to connections
    errors: Mapping[str, int]  # logged
    commands: Mapping[str, int]  # that were typed beside the bot, on its store
    health: Mapping[str, int]  # what its endpoint said, how often
    habits: Mapping[str, int]  # settings that people changed
    moves: int  # of tables to another server that were tried
    moved: int
    posts: int
    lost: list[str]
    doubled: list[str]
    leaked: list[str]
    stuck: list[str]  # or fallen
    unsound: list[str]  # games whose log does not lead to their position
    failed: list[str]  # commands, and what the endpoint said
    waiting: int  # parcels
    memory: list[Sample]  # of the process that lived last

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
