"""Questions that can still come before the season of a plan ends, as its owner can tell; only these get
offers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from msgspec.structs import replace

from engine.core.pieces import put, total
from engine.core.text import Seat
from engine.keyper.content.box import Content
from engine.keyper.content.goods import ANIMALS, COLOURS, KEYP, RIVER, SEASONS, WHITE
from engine.keyper.queries import colours_in, has_too_many
from engine.keyper.state import ALL_DECIDE
from engine.keyper.steps.housing import choosable
from engine.keyper.view import FieldView, PlayerView, View

_ON_A_SPOT = 2  # KP-31
_INVITING = ("boat", "confirm", "join", "join+order", "declined")


def _season_is_over(view: View) -> bool:
    """Return whether all turns of the plans' season are over: the next turn is in another one."""
    return view.stage in ALL_DECIDE


def inviting_fields(view: View, seat: Seat, *, never_white: bool = False) -> set[str]:
    """Return the fields to which this seat may still be invited (KP-41 to KP-44), with or without white
    ones."""
    mine = view.seats[seat]
    if _season_is_over(view) or not mine.keyples:
        return set()
    joins = replace(mine, keyples={colour: n for colour, n in mine.keyples.items() if colour != WHITE})
    joins = joins if never_white else mine
    found = {field.field for field in _invited_now(view, joins)}
    sent = {colour for other in view.seats if _moves_in_time(view, other, mine) for colour in other.keyples}
    for board in view.boards:
        for field in board.fields:
            closed = field.field == KEYP or (field.field == RIVER and not view.boats)
            if not (closed or field.keyples) and any(
                _fits(view.content, joins, field.field, colour) for colour in sent
            ):
                found.add(field.field)
    return found


def _moves_in_time(view: View, other: PlayerView, mine: PlayerView) -> bool:
    """Return whether another player has a turn before this seat must play its last keyple."""
    if other.seat == mine.seat:
        return False
    waits = mine.keyper or total(mine.keyples) > 1
    return waits or _turns_until(view, other.seat) < _turns_until(view, mine.seat)


def _turns_until(view: View, seat: Seat) -> int:
    """Return how many turns there are before this seat plays its next piece; 0 if it is next."""
    assert view.turn is not None
    away = (seat - view.turn.seat) % len(view.seats)
    return away or (0 if view.stage in ("turn", "turn+order") else len(view.seats))


def _invited_now(view: View, mine: PlayerView) -> Iterator[FieldView]:
    """Yield the field of the current move, if this seat has yet to be asked to join there."""
    turn, seat = view.turn, mine.seat
    if turn is None or turn.seat == seat or view.stage not in _INVITING or len(turn.workers) > 1:
        return
    seats = len(view.seats)
    asked = (view.deciding[0] - turn.seat) % seats if view.stage != "declined" else 0
    if (seat - turn.seat) % seats < asked:
        return
    for board in view.boards:
        for field in board.fields:
            alone = field.keyples if field.id == turn.place and len(field.keyples) == 1 else ()
            if any(_has(mine, keyple.counts_as) for keyple in alone):
                yield field


def _fits(content: Content, mine: PlayerView, field: str, colour: str) -> bool:
    """Return whether a colour fits (KP-37, KP-40, KP-44); white takes the colour of the border."""
    return _has(mine, content.fields[field].colour or WHITE if colour == WHITE else colour)


def _has(mine: PlayerView, colour: str) -> bool:
    return WHITE in mine.keyples or colour in mine.keyples


def lays_again(view: View, seat: Seat) -> bool:
    """Return whether this seat may still have a turn without a piece to play (KP-55, KP-118). Every player
    has one except the player of the season's last piece; a player who joins others runs out of pieces
    sooner."""
    if _season_is_over(view) or view.turn is None:
        return False
    active, seats = view.turn.seat, len(view.seats)
    if active == seat and view.stage == "lay":
        return True
    if view.closing is not None:
        return active != seat and (seat - active) % seats < view.closing
    mine = view.seats[seat]
    others = [other for other in view.seats if other.seat != seat and (other.keyper or other.keyples)]
    if not others and not (mine.keyper or mine.keyples):
        return seat != active  # the last piece is on the table
    soonest = _last_piece(view, mine, _may_join(mine, others))
    return any(_last_piece(view, other) > soonest for other in others)


def _last_piece(view: View, player: PlayerView, joins: int = 0) -> int:
    """Return how many turns there are before this player's last piece, if `joins` of the pieces join
    others."""
    pieces = total(player.keyples) + player.keyper - joins
    return _turns_until(view, player.seat) + (pieces - 1) * len(view.seats) if pieces else -1


def _may_join(mine: PlayerView, others: Sequence[PlayerView]) -> int:
    """Return an upper bound of the keyples that may join others, from the colours of both."""
    theirs = Counter[str]()
    for other in others:
        theirs.update(other.keyples)
    own = sum(n for colour, n in mine.keyples.items() if colour in theirs or WHITE in (colour, *theirs))
    inviting = sum(n for colour, n in theirs.items() if colour == WHITE or _has(mine, colour))
    return min(own, inviting)


def may_lay_on(view: View, seat: Seat, field: FieldView) -> bool:
    """Return whether a keyple may stand there for this seat to lay down (KP-56, KP-57)."""
    if not any(_may_stand(view, field)) or not lays_again(view, seat):
        return False
    mine = view.seats[seat]
    have_home = any(not keyple.lying for plot in mine.plots for keyple in plot.keyples)
    own = field.id.partition("@")[2] == mine.board
    return own or not have_home or view.closing is None


def _may_stand(view: View, field: FieldView) -> Iterator[bool]:
    for keyple in field.keyples:
        yield not keyple.lying
    if len(field.keyples) < _ON_A_SPOT and view.closing is None:
        joining = {WHITE, field.keyples[0].counts_as} if field.keyples else set(COLOURS)
        yield from (bool(joining & set(player.keyples)) for player in view.seats)


def animals_to_let_go(view: View, seat: Seat) -> list[str]:
    """Return the animals that may lack room when the season ends; exact once its turns are over."""
    mine = view.seats[seat]
    if view.stage in ("fold", "surplus") or (view.stage == "housing" and seat not in view.deciding):
        return []
    if not _season_is_over(view):
        return [kind for kind in ANIMALS if mine.goods.get(kind)]
    tiles = [view.content.tiles[plot.tile] for plot in mine.plots if plot.tile]
    houses = [tile.houses for tile in tiles if tile.houses]
    return choosable(view.content, mine.goods, houses)


def colours_to_rest(view: View, seat: Seat) -> list[str]:
    """Return the colours of keyples that may go to rest: any, until it is known how many come home
    (KP-134)."""
    if not _season_is_over(view):
        return [] if view.season == SEASONS[-1] else [*COLOURS]
    if view.season == SEASONS[-1] and view.stage in ("fairs", "housing"):
        return []
    keyples = _team(view, view.seats[seat])
    colours = colours_in(keyples)
    return colours if len(colours) > 1 and has_too_many(view.content, keyples, len(view.seats)) else []


def _team(view: View, mine: PlayerView) -> dict[str, int]:
    """Return the keyples that come home or have come home (KP-127)."""
    if view.stage in ("fold", "surplus"):
        return mine.keyples
    team = dict[str, int]()
    for colour, count in (*mine.keyples.items(), *mine.standing.items(), *mine.lying.items()):
        put(team, colour, count)
    spots = [plot.keyples for plot in mine.plots]
    spots += [field.keyples for board in view.boards if board.id == mine.board for field in board.fields]
    for keyple in chain.from_iterable(spots):
        put(team, keyple.colour)
    return team
