"""Public posts at a table: the start, a turn, an undo, seat changes, votes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Paper, Picture, Pictures, Words, rows
from bot.ui.kit.formatting import (
    date_words,
    deadline_words,
    held_until,
    link,
    mention,
    people_at,
    seat_words,
    table_name,
    until_words,
    waiting_words,
    when,
)
from bot.ui.kit.limits import clip
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import told_lines
from bot.ui.pages.chapters import MOST_LINES, chapter_lines, chapters_button, summary_words
from bot.ui.pages.results import fairness_button, stopped_doors
from bot.ui.pages.setup_choices import values_lines
from bot.values.league import League
from bot.values.panel import PostAnswer
from bot.values.parcel import Payload
from bot.values.read_models import ChapterPost, Exported, LogEntry, OldPost, TurnPost
from bot.values.table import HeldSeat, Table, Vote
from engine.core.game import AnyGame
from engine.core.text import Seat, Who, text

_LINKS = 1500  # characters of links to summaries


def table_buttons(table: Table, localiser: Localiser, *, plays: bool = True) -> Buttons:
    """Return the buttons of every post of a table; on old posts they show the current state.

    `plays`: the reader may have a seat there.
    """
    over = table.status in ("over", "closed")
    plays = plays and not over and not table.private  # the panel itself is in the same DM
    keys = ("play", "screen", "since", "look") if plays else ("screen", "since", "look")
    buttons = [
        Button(
            localiser.short(f"table-{key}"),
            custom_ids.button(key, table.id),
            "verb" if key == "play" else "plain",
        )
        for key in keys
    ]
    return Buttons(tuple(buttons))


def _post_buttons(
    table: Table, answers: Sequence[PostAnswer], localiser: Localiser, *, summed_up: bool = False
) -> list[Buttons]:
    """Return the table's buttons, followed by the answers that the player to act can give on the post."""
    first, *rest = table_buttons(table, localiser).buttons
    rest += [chapters_button(table, localiser)] if summed_up else []
    if table.status != "running":
        answers = ()
    here = [
        Button(
            localiser.label(one.entry), custom_ids.button("answer", table.id, one.seat, table.turn, one.words)
        )
        for one in answers
        if " " not in one.words
    ]
    return rows([first, *here, *rest])


def public_lines(told: TurnPost | OldPost, localiser: Localiser) -> list[str]:
    """Return the public lines, even if the entries hold more because the game has ended since."""
    public = (tuple(event for event in entry.events if event.to is None) for entry in told.entries)
    entries = [
        replace(entry, events=events) for entry, events in zip(told.entries, public, strict=True) if events
    ]
    return told_lines(entries, localiser, told.headlines)


def entry_lines(entry: LogEntry, localiser: Localiser) -> list[str]:
    """Return the lines of a turn in the log.

    An answer without events of its own stays anonymous, and one without any event is left out: when it came
    and from whom is secret.
    """
    if not entry.events and not entry.words:
        return []
    seat = entry.seat
    if seat is not None and (entry.words or any(event.seat == seat for event in entry.events)):
        head = localiser("table-log-turn", turn=entry.turn, who=Who(seat), when=when(entry.at))
    else:
        head = localiser("table-log-event", turn=entry.turn, when=when(entry.at))
    words = [f"> `{localiser.spoken(entry.words)}`"] if entry.words else []
    return [head, *(f"> {localiser.say(event.text)}" for event in entry.events), *words]


def start_page(
    table: Table, localiser: Localiser, pictures: tuple[Picture, ...], chapters: Sequence[ChapterPost] = ()
) -> Page:
    """`chapters`: the summaries of seasons or rounds so far."""
    who = "\n".join(f"{info.seat + 1}. {seat_words(info, localiser)}" for info in table.seats)
    blocks: list[Block] = [Words(localiser("table-begins", game=text(f"{table.game}-name"))), Words(who)]
    if table.first_game:
        blocks.append(Words(localiser("lobby-is-first-game")))
    blocks += [Words(f"-# {line}") for line in values_lines(table, localiser)]
    blocks.append(Pictures(pictures))
    if chapters:
        links = clip(" · ".join(chapter_lines(table, chapters, localiser)), _LINKS)
        blocks.append(Words(localiser("chapter-links", all=links)))
    elif waiting := waiting_words(table, localiser):
        blocks.append(Words(waiting))
    blocks += _post_buttons(table, (), localiser, summed_up=bool(chapters))
    doors = [fairness_button(table, localiser)]
    if table.is_going:  # for readers without a seat
        doors.insert(0, Button(localiser.short("follow-begin"), custom_ids.button("follow", table.id)))
    blocks.append(Buttons(tuple(doors)))
    return Page(tuple(blocks), pings=people_at(table, range(len(table.seats))))


def board_page(post: TurnPost, localiser: Localiser, pictures: tuple[Picture, ...]) -> Page:
    blocks = _summed_up(post, localiser, pictures)
    if waiting := waiting_words(post.table, localiser):
        blocks.append(Words(waiting))
    blocks += _post_buttons(post.table, post.answers, localiser, summed_up=post.summed_up)
    return Page(tuple(blocks))


def chapter_page(post: TurnPost, localiser: Localiser, pictures: tuple[Picture, ...]) -> Page:
    """Reduce a post that sums up a season or a round, once other posts follow it."""
    look = Button(localiser.short("table-look"), custom_ids.button("look", post.table.id))
    return Page(
        (*_summed_up(post, localiser, pictures), Buttons((look, chapters_button(post.table, localiser))))
    )


def _summed_up(post: TurnPost, localiser: Localiser, pictures: tuple[Picture, ...]) -> list[Block]:
    late, told = _late_lines(post, localiser), _told(_rest(post), localiser).splitlines()
    if post.summary is None:
        parts = ["\n".join([*late, *told])]
    else:  # the most important first; buttons lead to the rest
        summary = summary_words(post.summary, post.table, localiser, MOST_LINES)
        room = max(0, MOST_LINES - len(late) - len(summary.splitlines()))
        parts = ["\n".join(late), summary, "\n".join(told[len(told) - room :] if room < len(told) else told)]
    blocks: list[Block] = [Words(part) for part in parts if part]
    return [*blocks, *(Pictures((picture,)) for picture in pictures)]  # side by side they would be cropped


def _late_lines(post: TurnPost, localiser: Localiser) -> list[str]:
    """Say that posts were delayed, and what happened in the meantime besides turns."""
    if not post.late:
        return []
    lines = [localiser("table-caught-up", count=len(post.entries))]
    for note in post.notes:
        what, _, seat = note.partition(":")
        lines.append(localiser(f"table-status-{what}", who=Who(max(0, int(seat)))))
    return lines


def told_page(post: OldPost, localiser: Localiser) -> Page:
    """Reduce an old post to its lines, once another follows it."""
    return Page((Words(_told(post, localiser)),))


def _rest(post: TurnPost) -> TurnPost:
    """Return the post without the events of its summary."""
    if post.summary is None:
        return post
    known = {*post.summary.won, *post.summary.next}
    left = (tuple(event for event in entry.events if event not in known) for entry in post.entries)
    entries = [
        replace(entry, events=events) for entry, events in zip(post.entries, left, strict=True) if events
    ]
    return replace(post, entries=tuple(entries))


def _told(post: TurnPost | OldPost, localiser: Localiser) -> str:
    if not post.entries:
        return ""
    return "\n".join(public_lines(post, localiser) or [_decided(post.entries, localiser)])


def _decided(entries: Sequence[LogEntry], localiser: Localiser) -> str:
    """Return the line for a turn of which only its existence is public."""
    by = (entry.seats or (entry.seat,) for entry in entries)
    seats = sorted(
        {seat for some in by for seat in some if seat is not None}
    )  # sorted, as the order of the answers is secret
    return localiser("table-decided", who=tuple(Who(seat) for seat in seats))


def undo_page(table: Table, payload: Payload, localiser: Localiser, pictures: tuple[Picture, ...]) -> Page:
    """Say who took back how many turns; parcels of older versions do not know."""
    count = (payload.last_turn or 0) - (payload.turn or 0)
    key = "table-undone" if payload.seat is None or count < 1 else "table-undone-turns"
    blocks: list[Block] = [Words(localiser(key, who=Who(payload.seat or 0), count=count))]
    blocks += [Pictures(pictures), Words(waiting_words(table, localiser)), table_buttons(table, localiser)]
    return Page(tuple(blocks))


def status_page(
    table: Table,
    payload: Payload,
    localiser: Localiser,
    exported: Exported | None = None,
    pictures: tuple[Picture, ...] = (),
) -> Page:
    """Announce a pause, a resumption, a resignation and similar."""
    left_alone = payload.what == "resigned" and table.status == "closed"
    what = "abandoned" if left_alone else payload.what
    former = payload.former
    if what == "taken" and not former:
        what = "seated"
    words = localiser(f"table-status-{what}", who=Who(payload.seat or 0), former=former)
    blocks: list[Block] = [
        Words("\n".join(part for part in (words, waiting_words(table, localiser)) if part))
    ]
    blocks.append(Pictures(pictures))
    if table.is_going:
        blocks.append(table_buttons(table, localiser))
    if exported is not None:
        blocks.append(Paper(exported.name, exported.data))
        blocks.append(stopped_doors(table, localiser))
    return Page(tuple(blocks))


def call_page(
    table: Table,
    person: int,
    localiser: Localiser,
    answers: Sequence[PostAnswer] = (),
    *,
    below: str = "",
) -> Page:
    """Call players who are reached in the thread only; the only public post with a mention.

    `below`: what else the player must know."""
    words = localiser("table-call", who=mention(person), game=text(f"{table.game}-name"))
    if table.place.thread is None:  # a channel may have several tables; a thread has the table's name
        words = f"{words}\n-# {table_name(table)}"
    if table.until is not None:
        words = f"{words}\n-# {until_words(table.until, localiser)}"
    seat = table.seat_of(person)
    if seat is not None and (left := deadline_words(table, [seat], localiser)):
        words = f"{words}\n-# {left}"
    words = f"{words}\n{below}" if below else words
    return Page((Words(words), *_post_buttons(table, answers, localiser)), pings=(person,))


def reminder_words(table: Table, since: float | None, localiser: Localiser) -> str:
    return localiser("table-reminder", game=text(f"{table.game}-name"), since=when(since or 0))


def stake_words(table: Table, seat: Seat, league: League, localiser: Localiser) -> str:
    """Say what a time-out costs in a league."""
    end, more = table.seats[seat].ticking.deadline or 0, "yes" if league.has_more_rounds else "no"
    return localiser("league-stake", when=when(end), at=date_words(end), hold=league.hold, more=more)


def moved_page(table: Table, localiser: Localiser) -> Page:
    """Announce the new place of a table, in its old place and to its players."""
    game, name = text(f"{table.game}-name"), table_name(table)
    return Page((Words(localiser("table-moved-away", game=game, name=name, link=link(table.place))),))


def vote_page(vote: Vote, table: Table, game: AnyGame, localiser: Localiser) -> Page:
    asked = "vote-end-counts" if vote.kind == "end" and game.counts_when_stopped else f"vote-{vote.kind}"
    key = asked if vote.result == "open" else f"vote-{vote.kind}-{vote.result}"
    refused = Who(vote.by if vote.refused_by is None else vote.refused_by)
    seat = vote.by if vote.about.seat is None else vote.about.seat
    place = "" if vote.about.place is None else link(vote.about.place)
    words = localiser(key, who=Who(seat), count=vote.cut_turns, refused=refused, place=place)
    if vote.result != "open":
        return Page((Words(words),))
    open_seats = [table.seats[seat] for seat in vote.needed if seat not in vote.yes]
    still = localiser("vote-still", who=tuple(seat_words(info, localiser) for info in open_seats))
    buttons = (
        Button(localiser.short("vote-yes"), custom_ids.button("vote", vote.id, "yes"), "go"),
        Button(localiser.short("vote-no"), custom_ids.button("vote", vote.id, "no"), "danger"),
        Button(localiser.short("table-look"), custom_ids.button("look", table.id)),
    )
    pings = people_at(table, (info.seat for info in open_seats))
    return Page((Words(f"{words}\n{still}"), Buttons(buttons)), pings=pings)


def seat_page(
    table: Table,
    seat: int,
    localiser: Localiser,
    pictures: tuple[Picture, ...] = (),
    hold: HeldSeat | None = None,
) -> Page:
    """Offer an open seat with the public board and a button, or say for whom it is held (`hold`).

    Its hidden information is shown on acceptance only.
    """
    info = table.seats[seat]
    key = "table-seat-taken" if not info.offered else "table-seat-open" if hold is None else "league-held"
    until = held_until(hold)
    words = localiser(key, who=Who(seat), game=text(f"{table.game}-name"), **until)
    blocks: list[Block] = [Words(words)]
    if info.offered:
        blocks.append(Pictures(pictures))
        label = localiser.short("table-take" if hold is None else "table-take-back")
        take = Button(label, custom_ids.button("take", table.id, seat), "go")
        blocks.append(
            Buttons((take, Button(localiser.short("table-look"), custom_ids.button("look", table.id))))
        )
    return Page(tuple(blocks))
