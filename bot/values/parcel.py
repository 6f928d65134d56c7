"""Parcels to be sent, and messages that have been sent."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from engine.core.text import Seat, Text, UserText


class Posted(Struct, frozen=True):
    """A message on Discord."""

    channel: int
    message: int
    kind: str = ""
    person: int | None = None
    turn: int | None = None


# Payloads hold ids, numbers and the names of picks; texts and pictures are made on sending.
ParcelKind = Literal[
    "lobby_post",  # the lobby message
    "lobby_edit",  # a change of it (also: closed)
    "start_post",  # the game began: create the thread if wanted, announce it, post the commitment
    "board_post",  # turns first_turn..last_turn were played
    "start_edit",  # a season or round was summarised: the first post links to it
    "share_post",  # the player in `seat` shares the film of a finished game, or one `turn`
    "board_edit",  # no news, but fewer seats must decide: edit the newest board post
    "undo_post",  # turns after `turn` were undone
    "call",  # turn notice: `person` (`seat`) must decide now. In a secret question, asked after
    # turn `secret_turn`, `what` says where to send it: only where others see it ("quiet"),
    # where nobody else does ("private"), or anywhere
    "call_below",  # `person` must decide: their call again, silently, below those of other tables
    "call_edit",  # `person` has moved, or need not any more: put away notices sent since `since`,
    # except `keep`; "private": only where nobody else sees them
    "desk_edit",  # update the table's message in the inbox of `person`
    "clear",  # delete messages that a newer one replaces (`gone`)
    "panel_again",  # show the open panel of `person` below the newest post
    "draft_cut",  # `person`'s draft was cut (`words`), or their time was up (`what`: limit, clock)
    "order_note",  # orders of `person` (`seat`) have answered or stopped
    "reminder",  # `person` keeps the table waiting; "silence": the table ends at `since`
    "digest",  # `person` keeps several tables waiting
    "stall_post",  # `seat` keeps the table waiting: ask what to do
    "stall_edit",  # the decision
    "vote_post",  # vote `vote` was opened
    "vote_edit",  # it was changed or decided
    "seat_post",  # `seat` is offered
    "seat_edit",  # it was taken or withdrawn
    "screen",  # `person` holds `seat` now (the start, a take-over): show the hidden screen
    "status_post",  # paused, resumed, resigned, ended, out of time, copied, moved, left, a seat taken
    # over or ruled away (`what`, `seat`, `words` for its former holder)
    "host_note",  # `person` hosts the table: it is full, or `seat` keeps it waiting (`what`)
    "replaced",  # `person` lost `seat` to a computer or another person (`what`)
    "trouble",  # the bot cannot post at the table of `person` (`what`)
    "vote_letter",  # private notice of vote `vote` to `person`: the table's channel may be closed
    "ousting",  # vote `vote` would give the seat of `person` to another player
    "moved",  # the table of `person` has moved
    "moved_post",  # the same, in the old channel (`channel`)
    "end_post",  # final score sheet, seed, export, rematch
    "result",  # the same for `person` (`seat`), in private and in their own language
    "rematch",  # `person` is invited to a rematch at this new table
    "declined",  # `person` has agreed to a rematch, but the former player in `seat` has declined
    "league_step",  # the league `what` goes on: a table of it is over, or a member has left
    "league_end",  # the league `what` is over: its final standings
    "league_missed",  # `person` was not in their seat when a table of the league `what` ended
    "follow_step",  # a season, a round or the game has ended: notify all followers
    "follow_note",  # `person` follows the table: its public state
    "invitation",  # `person` is invited to this table by a player there (`what`)
    "new_table",  # `person` wants to hear of new tables on its server: this is one
    "result_post",  # one line for the `channel` above the thread, if the server wants it
]


class Payload(Struct, frozen=True, omit_defaults=True):
    person: int | None = None
    seat: Seat | None = None
    turn: int | None = None
    first_turn: int | None = None
    last_turn: int | None = None
    vote: int | None = None
    words: tuple[str, ...] = ()
    named: tuple[Text, ...] = ()  # the same, as the menus call it
    what: str = ""
    secret_turn: int | None = field(name="hush", default=None)
    since: float | None = None  # of turn notices: those sent from then on
    channel: int | None = None
    keep: int | None = None  # a message that shows the result
    gone: tuple[tuple[int, int], ...] = ()  # channels and messages
    chapter: int | None = None  # the season or round that ended in a board post
    late: bool = False  # a board post with others merged into it, whose news are in `words`

    @property
    def former(self) -> UserText:
        """The former holder of a seat that was taken over."""
        return UserText(self.words[0] if self.words else "")


class Parcel(Struct, frozen=True):
    """A parcel to be sent. Pass `nonce` to Discord: it never changes, so a retry makes no second post."""

    id: int
    kind: ParcelKind
    game_id: str
    payload: Payload
    nonce: str
    created: float
    attempts: int  # attempts before this one
    doubtful: bool  # an earlier attempt got no reply: it may have been posted
    more: bool = False  # others of its kind waited for the same table when it was claimed


class Outcome(Struct, frozen=True):
    """The outcome of a parcel: sent (or nothing to say), or refused for now or for good."""

    parcel: Parcel
    posted: tuple[Posted, ...] = ()
    error: str = ""
    retry_at: float | None = None  # if refused; None: never
    doubtful: bool = False  # refused, but it may have been posted all the same
    put_off: float | None = None  # not tried, and not to be tried before then
