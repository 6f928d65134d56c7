"""What is to be sent, and what has been."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.core.text import Seat, Text, UserText


class Posted(Struct, frozen=True):
    """A message that Discord has taken."""

    channel: int
    message: int
    kind: str = ""
    person: int | None = None
    turn: int | None = None


# Kinds of parcels. Payloads hold ids and numbers alone; words and pictures are made when sending.
#   lobby_post, lobby_edit   the lobby message, and that it changed (also: closed)
#   start_post               the game began: make the thread if wanted, announce, commitment
#   board_post               turns first_turn..last_turn were played
#   start_edit               a season or round has been summed up: the first post leads there
#   share_post               whoever had `seat` shows everybody the film of a finished game, or one `turn`
#   board_edit               nothing to tell, but fewer seats are still to decide: edit the newest board post
#   undo_post                turns after `turn` were taken back
#   call                     `person` (`seat`) must decide now. In a hushed question, asked after turn `hush`,
#                            `what` says where: only where others see it ("quiet"), where nobody does
#                            ("private"), or wherever it is
#   call_edit                `person` has moved, or need not any more: calls that were sent `since` then are
#                            put away, wherever they lie but for `keep`; "private": only where nobody sees it
#   desk_edit                the one message of the table in the inbox of `person` is brought up to date
#   clear                    messages that a newer one has taken the place of (`gone`) are deleted
#   panel_again              the panel that `person` has open at the table is shown below the newest post
#   draft_cut                `person`'s draft was cut (`words`), or their time was up (`what`: limit, clock)
#   order_note               orders of `person` (`seat`) have answered or stopped
#   reminder                 `person` keeps the table waiting; "silence": so long that it ends at `since`
#   digest                   `person` keeps several tables waiting
#   stall_post, stall_edit   `seat` keeps the table waiting: what shall become of it; that this was decided
#   vote_post, vote_edit     vote `vote` was opened, changed or decided
#   seat_post, seat_edit     `seat` is offered; was taken or withdrawn
#   screen                   `person` holds `seat` now (the start, a take-over): show the hidden screen
#   status_post              paused, resumed, resigned, ended, out of time, copied, moved, left, a seat taken
#                            over or ruled away (`what`, `seat`, `words` for whose it was)
#   host_note                `person` hosts the table: it is full, or `seat` keeps it waiting (`what`)
#   replaced                 `seat` was that of `person`, and is a computer's or another person's now (`what`)
#   trouble                  the table of `person` cannot be written to (`what`)
#   vote_letter              `person` is asked by vote `vote` where they are reached: the place it is asked in
#                            may be shut
#   ousting                  vote `vote` would give the seat of `person` to somebody else
#   moved                    the table of `person` goes on elsewhere
#   moved_post               the same, in the place it has left (`channel`)
#   end_post                 final sheet, seed, export, rematch
#   result                   the same for `person` (`seat`), by themselves and in their own language
#   rematch                  `person` is asked to play the same again, at this new table
#   declined                 `person` has agreed to that, but whoever sat in `seat` then has not
#   league_step              the league `what` goes on: a table of it is over, or somebody has left it
#   league_end               the league `what` is over: its final table
#   follow_step              a season or round has ended, or the game: all who follow it are to hear of it
#   follow_note              `person` follows the table: how it stands, as everybody may know it
#   invitation               `person` is asked to this table by somebody who sits there (`what`)
#   new_table                `person` wants to hear of new tables on its server: this is one
#   result_post              in a line for the `channel` above the thread, if the server wants it
ParcelKind = Literal[
    "lobby_post",
    "lobby_edit",
    "start_post",
    "board_post",
    "board_edit",
    "undo_post",
    "call",
    "call_edit",
    "desk_edit",
    "clear",
    "panel_again",
    "draft_cut",
    "order_note",
    "reminder",
    "digest",
    "stall_post",
    "stall_edit",
    "vote_post",
    "vote_edit",
    "seat_post",
    "seat_edit",
    "screen",
    "status_post",
    "end_post",
    "trouble",
    "host_note",
    "replaced",
    "vote_letter",
    "ousting",
    "moved",
    "moved_post",
    "result",
    "result_post",
    "start_edit",
    "share_post",
    "rematch",
    "declined",
    "league_step",
    "league_end",
    "follow_step",
    "follow_note",
    "invitation",
    "new_table",
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
    hush: int | None = None
    since: float | None = None  # of calls: those sent from then on
    channel: int | None = None
    keep: int | None = None  # a message that shows what came of it
    gone: tuple[tuple[int, int], ...] = ()  # channels and messages
    chapter: int | None = None  # the season or round that has ended in a board post
    late: bool = False  # a board post into which others were folded, with `words` for what they said

    @property
    def former(self) -> UserText:
        """Of a seat that was taken over, whose it was."""
        return UserText(self.words[0] if self.words else "")


class Parcel(Struct, frozen=True):
    """One thing to be sent. Pass `nonce` to Discord: it never changes, so a second try is no second post."""

    id: int
    kind: ParcelKind
    game_id: str
    payload: Payload
    nonce: str
    created: float
    attempts: int  # tries before this one
    doubtful: bool  # an earlier try broke off without an answer: it may have been posted
    more: bool = False  # when it was claimed, others of its kind waited for the same table


class Outcome(Struct, frozen=True):
    """What became of a parcel: sent (or nothing was left to say), or refused for now or for good."""

    parcel: Parcel
    posted: tuple[Posted, ...] = ()
    error: str = ""
    retry_at: float | None = None  # of one refused; None: never
    doubtful: bool = False  # refused, but it may have been posted all the same
    put_off: float | None = None  # it was not tried, and is not to be before then
