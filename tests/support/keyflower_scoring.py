"""Final positions of Keyflower in a few calls, and their score sheets in plain words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.game import ScoreLine, Standing
from engine.core.hexes import Hex
from engine.core.rng import Rng
from engine.core.text import Text
from engine.keyflower.content.shapes import Power
from engine.keyflower.scoring import score, standings
from engine.keyflower.setup import SPEC
from engine.keyflower.state import Player, Spot, State
from tests.support.keyflower_box import EXTENSIONS


class Finished:
    """A finished game: tiles lie apart from each other unless a place is given."""

    def __init__(self, seats: int = 1, *, home: str = "home-1", ties: str = "shared") -> None:
        homes = [home, *(name for name in (f"home-{n}" for n in range(1, 7)) if name != home)]
        self.state = State(
            rng=Rng("0" * 64),
            merchants="mix",
            screens="hidden",
            rulings=SPEC.rulings,
            ties="boat" if ties == "boat" else "shared",
            players=[Player(village=[Spot(homes[seat])]) for seat in range(seats)],
            start_player=-1,
            season="winter",
            phase="over",
            extensions=list(EXTENSIONS),
        )

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def tile(
        self,
        tile: str,
        at: tuple[int, int] | None = None,
        *,
        upgraded: bool = False,
        extension: str = "",
        rotation: int = 0,
        seat: int = 0,
        goods: Mapping[str, int] | None = None,
        **more: int,
    ) -> Finished:
        village = self.player(seat).village
        lying = {**(goods or {}), **more}
        spot = Spot(tile, upgraded=upgraded, extension=extension, rotation=rotation, goods=lying)
        spot.at = Hex(*at) if at else Hex(10 + 2 * len(village), 0)
        village.append(spot)
        return self

    def tiles(self, *tiles: str, seat: int = 0) -> Finished:
        for tile in tiles:
            self.tile(tile, seat=seat)
        return self

    def beside(self, *tiles: str, seat: int = 0) -> Finished:
        """Add tiles that never found a place."""
        self.player(seat).beside += [Spot(tile) for tile in tiles]
        return self

    def home(self, *, upgraded: bool = False, extension: str = "", seat: int = 0, **goods: int) -> Finished:
        spot = self.player(seat).home
        spot.upgraded, spot.extension, spot.goods = upgraded, extension, dict(goods)
        return self

    def workers(self, seat: int = 0, **workers: int) -> Finished:
        self.player(seat).workers = dict(workers)
        return self

    def skills(self, seat: int = 0, **skills: int) -> Finished:
        self.player(seat).skills = dict(skills)
        return self

    def contracts(self, *numbers: int, seat: int = 0) -> Finished:
        self.player(seat).contracts = [f"contract-{number:02}" for number in numbers]
        return self

    def keyple(self, seat: int = 0) -> Finished:
        self.state.start_player = seat
        return self

    def power(self, power: str, seat: int = 0) -> Finished:
        self.player(seat).powers.append(Power(power))
        return self

    def lines(self, seat: int = 0) -> list[ScoreLine]:
        return [line for line in score(self.state) if line.seat == seat]

    def points(self, seat: int = 0) -> int:
        return sum(line.points for line in self.lines(seat))

    def sheet(self, seat: int = 0) -> list[tuple[str, int, str]]:
        """Return every line: name, points, and the assigned pieces."""
        return [
            (said(line.text), line.points, ", ".join(map(said, line.detail))) for line in self.lines(seat)
        ]

    def line(self, what: str, seat: int = 0) -> tuple[int, str]:
        """Return points and detail of the one line of that name."""
        found = [(points, detail) for name, points, detail in self.sheet(seat) if name == what]
        assert len(found) == 1, f"{what}: {self.sheet(seat)}"
        return found[0]

    def standings(self) -> Sequence[Standing]:
        return standings(self.state)


def said(text: Text) -> str:
    """Return a text of the sheet in plain words, independent of the bot's language."""
    args = dict(text.args)
    head, _, name = text.key.removeprefix("keyflower-").partition("-")
    if head == "count":
        return f"{args['count']} {name}"
    if head in ("tile", "item"):
        return name
    if head in ("contract", "extension"):
        return f"{head} {name}"
    inner = [said(arg) for arg in args.values() if isinstance(arg, Text)]
    number = [str(arg) for arg in args.values() if isinstance(arg, int)]
    listed = [
        "+".join(said(part) for part in arg if isinstance(part, Text))
        for arg in args.values()
        if isinstance(arg, tuple)
    ]
    if name in ("tile", "contract"):
        return inner[0]
    if name in ("as", "keyple-as"):
        return " as ".join(["keyple"] * (name == "keyple-as") + inner)
    return " ".join([name, *number, *inner, *listed])
