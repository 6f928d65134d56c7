"""Permissions at a table beyond one's own seat. This is the only place that decides them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.values.errors import LobbyError, NotAllowedError, NotRunningError, NotSeatedError, PausedError
from bot.values.league import League
from bot.values.table import GOING, Status, Table

TableAction: TypeAlias = Literal[
    "start",  # deal and begin
    "computers",  # add, remove and set computers in a lobby
    "cancel",  # cancel a lobby
    "pause",
    "resume",
    "end",  # before the last turn
    "resign",
    "replace",  # give a player's seat away without their consent
    "withdraw",  # close an offered seat
    "stand-in",  # for a stalled seat: keep waiting, or let a computer play the turn
    "oust",  # for a stalled seat: give it to a computer until anyone takes it
    "move",  # within the same server
    "emigrate",  # to another server
    "hints",  # allow or forbid them
    "rematch",
]
PermissionLevel: TypeAlias = Literal["at once", "vote", "no"]
_Role: TypeAlias = Literal["host", "player", "moderator", "referee"]
"""A moderator is one of the table's original server; a referee is a moderator who does not play."""

_LOBBY: tuple[Status, ...] = ("lobby",)
_RESTING: tuple[Status, ...] = ("paused",)
_DONE: tuple[Status, ...] = ("over", "closed")


class _Rule(Struct, frozen=True):
    """Who may act alone and who may call a vote, and in which states of a table."""

    states: tuple[Status, ...]
    at_once: tuple[_Role, ...] = ()
    by_vote: tuple[_Role, ...] = ()


_RULES: Mapping[TableAction, _Rule] = {
    "start": _Rule(_LOBBY, ("host",)),
    "computers": _Rule(_LOBBY, ("host",)),
    "cancel": _Rule(_LOBBY, ("host", "moderator")),
    "pause": _Rule(("running",), ("referee",), ("player",)),
    "resume": _Rule(_RESTING, ("host", "player", "moderator")),
    "end": _Rule(GOING, ("host", "moderator"), ("player",)),
    "resign": _Rule(GOING, ("player",)),
    "replace": _Rule(GOING, ("referee",), ("host", "player")),
    "withdraw": _Rule(GOING, ("host", "moderator")),
    "stand-in": _Rule(("running",), ("host", "moderator"), ("player",)),
    "oust": _Rule(("running",), ("referee",), ("player",)),
    "move": _Rule(GOING, ("host", "moderator")),
    "emigrate": _Rule(GOING, (), ("host",)),
    "hints": _Rule(GOING, ("host",)),
    "rematch": _Rule(_DONE, ("player",)),
}

_LEAGUE_RULES: Mapping[TableAction, _Rule] = {
    **_RULES,
    "end": _Rule(GOING, ("moderator",), ("player",)),
    "withdraw": _Rule(GOING, ("moderator",)),
    "stand-in": _Rule(("running",), ("moderator",), ("player",)),
    "move": _Rule(GOING, ("moderator",)),
}
"""Rules for a table of a league, whose host may be a rival of the players.

Its moderators are people who may manage the server."""

_AMONG_PEOPLE: frozenset[TableAction] = frozenset({"replace", "oust", "stand-in", "move", "emigrate"})
"""Actions that make no sense at a solo table."""


def moderates(table: Table, guild: int | None, *, moderator_there: bool) -> bool:
    """Return whether a moderator of a server moderates this table too; elsewhere they have no rights."""
    return moderator_there and guild is not None and guild == table.origin


def permission_for(
    table: Table, person: int, action: TableAction, *, moderator: bool = False
) -> PermissionLevel:
    """Return how this person may do it; `moderator`: of the server where the table was opened."""
    rule, roles = _rules(table)[action], _roles(table, person, moderator)
    if table.private and action in _AMONG_PEOPLE:
        return "no"
    if table.status not in rule.states or not roles & {*rule.at_once, *rule.by_vote}:
        return "no"
    return "at once" if roles & {*rule.at_once} else "vote"


def must_be_free(
    table: Table, person: int, action: TableAction, *, moderator: bool = False
) -> PermissionLevel:
    """Return the same, or raise an error that says why it is not allowed."""
    rule = _rules(table)[action]
    if table.status not in rule.states:
        raise _wrong_state(table, rule)
    found = permission_for(table, person, action, moderator=moderator)
    if found == "no":
        raise (
            NotAllowedError("services-private") if table.private else _refusal((*rule.at_once, *rule.by_vote))
        )
    return found


def must_decide_alone(table: Table, person: int, action: TableAction, *, moderator: bool = False) -> None:
    """Refuse unless this person may do it without a vote."""
    if must_be_free(table, person, action, moderator=moderator) != "at once":
        raise _refusal(_rules(table)[action].at_once)


def must_lead(league: League, person: int, *, moderator: bool = False) -> None:
    """Refuse unless this person may start the league: its host, and moderators of its server."""
    if person != league.host and not moderator:
        raise NotAllowedError("league-host-only")


def must_end(league: League, person: int, *, moderator: bool = False, manager: bool = False) -> None:
    """Refuse unless this person may end the league.

    Before the start the rule is that for starting. Later a participant or a plain moderator might avoid a
    defeat that way, so it takes a host who does not play or someone who may manage the server."""
    if league.status != "running":
        must_lead(league, person, moderator=moderator)
    elif not manager and (person != league.host or league.member(person) is not None):
        raise NotAllowedError("league-manager-only" if person == league.host else "league-end-only")


def _rules(table: Table) -> Mapping[TableAction, _Rule]:
    return _LEAGUE_RULES if table.league else _RULES


def _roles(table: Table, person: int, moderator: bool) -> set[_Role]:
    roles = set[_Role]()
    if table.host == person:
        roles.add("host")
    if table.seat_of(person) is not None:
        roles.add("player")
    if moderator:
        roles.add("moderator")
        if "player" not in roles:
            roles.add("referee")
    return roles


def _wrong_state(table: Table, rule: _Rule) -> Exception:
    if rule.states == _LOBBY:
        return LobbyError("services-lobby-not-open")
    if rule.states == _DONE:
        return LobbyError("services-lobby-not-over")
    if rule.states == _RESTING:
        return NotRunningError("services-not-paused")
    return PausedError() if table.status == "paused" else NotRunningError()


def _refusal(roles: Sequence[_Role]) -> Exception:
    """Return an error that names the people who may do it."""
    if "player" in roles:
        return NotSeatedError()
    if set(roles) == {"host"}:
        return NotAllowedError("services-lobby-host-only")
    return NotAllowedError() if "host" in roles else NotAllowedError("services-moderator-only")
