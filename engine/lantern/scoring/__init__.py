"""Score lines and standings."""

from __future__ import annotations

from engine.core.game import ScoreLine, Standing
from engine.core.pieces import Pieces, total
from engine.core.text import Seat, Text, Who, text
from engine.lantern.content.tokens import COLOURS, SET_POINTS
from engine.lantern.names import colour_name
from engine.lantern.state import State


def score(state: State) -> list[ScoreLine]:
    lines = []
    for seat, player in enumerate(state.players):
        lines += [ScoreLine(seat, colour_name(c), player.lit[c]) for c in COLOURS if c in player.lit]
        if sets := _sets_in(player.lit):
            lines.append(ScoreLine(seat, text("lantern-sets", count=sets), sets * SET_POINTS))
    return lines


def standings(state: State) -> list[Standing]:
    """Rank by points, then by tokens left in hand (LN-16)."""
    results = [(points_of(player.lit), total(player.hand)) for player in state.players]
    ranks = [1 + sum(other > mine for other in results) for mine in results]
    found = [Standing(seat, points, ranks[seat]) for seat, (points, _) in enumerate(results)]
    return sorted(found, key=lambda standing: standing.rank)


def why_ahead(state: State, above: Seat, below: Seat) -> Text | None:
    """Name the tokens left, which break ties (LN-16)."""
    more, less = (total(state.players[seat].hand) for seat in (above, below))
    if more == less:
        return None
    return text("lantern-ahead", above=Who(above), below=Who(below), more=more, less=less)


def source_of(line: ScoreLine) -> Text:
    return text("lantern-source-sets" if line.text.key == "lantern-sets" else "lantern-source-lanterns")


def points_of(lit: Pieces) -> int:
    return total(lit) + _sets_in(lit) * SET_POINTS


def _sets_in(lit: Pieces) -> int:
    """Return how many sets of all colours are lit (LN-15)."""
    return min(lit.get(colour, 0) for colour in COLOURS)
