"""The effect of one press: picks, automatic picks after them, and the question before an irreversible
turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.services.turn.automatic_answers import forced_answer
from bot.services.turn.live_tables import CommitPreview, Draft, LiveTable
from bot.values.panel import Shortcut
from engine.core.draft import committed, drafted, with_pick
from engine.core.forced import forced, is_plainly_forced
from engine.core.game import AnyGame, Decision, Option
from engine.core.rng import Rng, seed_from
from engine.core.tell import Event, Tell
from engine.core.text import Seat, Text, text

_WORLDS = tuple(seed_from(f"what one may know before handing over, {number}") for number in range(3))
_FOLLOWING = 12
"""Maximum number of forced answers to follow."""


def why_irreversible(live: LiveTable, seat: Seat, draft: Draft, last: Option[Any]) -> Text | None:
    """Return why the player could not undo a commit by this pick alone; None: they could.

    The pick is played in a few worlds that the player cannot tell from the real one, with the publicly
    forced answers that follow at once. So the question itself reveals nothing."""
    if live.table.secret_question is not None:
        return text("services-final-hushed")
    if last.closes is not None:
        return last.closes
    if last.reveals:
        return text("services-final-reveals")
    done = preview_commit(live, draft, last)
    if not done.is_judged:
        done.why, done.is_judged = _found(live, seat, draft, done), True
    return done.why


def preview_commit(live: LiveTable, draft: Draft, last: Option[Any]) -> CommitPreview:
    """Return where this pick leads. It is played once, whether it is only previewed or then made."""
    done, revision = live.last_preview, live.saved.revision
    if done is None or not done.is_of(draft.state, last.action, revision):
        state, _, events = committed(live.game, draft, last)
        own = events[len(draft.events) :]
        live.last_preview = done = CommitPreview(draft.state, last.action, revision, state, own)
    return done


def _found(live: LiveTable, seat: Seat, draft: Draft, done: CommitPreview) -> Text | None:
    """Return the reason from the first world that has one.

    A world without automatic answers proves that the turn can be undone: nothing there depends on hidden
    information."""
    forcing = _PublicForcing(live, done)
    for seed in _WORLDS:
        tried = _tried(live.game, live.game.imagine(draft.state, seat, Rng(seed)), done.action, forcing)
        if tried.why is not None or tried.is_quiet:
            return tried.why
    return None


class _PublicForcing:
    """The seats that are publicly forced, given all public events.

    This depends on nothing hidden, so it is the same in all worlds, including the real one, where it is
    needed anyway. A seat with a choice in one world is not publicly forced; this is checked first, as it
    is quick."""

    def __init__(self, live: LiveTable, done: CommitPreview) -> None:
        self._live, self._true, self._heard = live, live.position_cache(done.state), _public(done.events)
        self._known = dict[tuple[Seat, tuple[Text, ...]], bool]()

    def answers(self, world: Any, seat: Seat, tell: Tell) -> tuple[str, ...]:
        """Return the picks of a publicly forced seat; empty: it may have a choice."""
        if self._live.table.seats[seat].person is None:
            return ()
        key = (seat, _public(tell.events))
        if key not in self._known:
            self._known[key] = self._is_plain(world, *key)
        return forced(self._live.game, world, seat) if self._known[key] else ()

    def _is_plain(self, world: Any, seat: Seat, heard: tuple[Text, ...]) -> bool:
        game, true = self._live.game, self._true
        if heard == self._heard and seat in true.seats_to_act:
            only = forced_answer(game, true.state, seat, true.answers)
            return only is not None and only.at_once
        return bool(forced(game, world, seat)) and is_plainly_forced(game, world, seat)


def _public(events: Iterable[Event]) -> tuple[Text, ...]:
    return tuple(event.text for event in events if event.to is None)


def is_irreversible(live: LiveTable, draft: Draft, last: Option[Any], after: Any, *, asked: bool) -> bool:
    """Return whether a player cannot undo this turn alone.

    It has ended a season or a round, or the player was `asked` and warned that it is irreversible."""
    if last.reveals or live.game.chapter(live.state) != live.game.chapter(after):
        return True
    if not (asked and last.confirms) or live.table.secret_question is not None:
        return False
    return why_irreversible(live, draft.seat, draft, last) is not None


class _WorldResult(Struct, frozen=True):
    """The result in one world: why the turn would be irreversible, and whether no automatic answer
    followed."""

    why: Text | None = None
    is_quiet: bool = False


def _tried(game: AnyGame, world: Any, action: Any, forcing: _PublicForcing) -> _WorldResult:
    tell, chapter = Tell(), game.chapter(world)
    game.play(world, action, tell)
    for answers in range(_FOLLOWING):
        asked = game.seats_to_act(world)
        if not asked and game.is_over(world):
            return _WorldResult(text("services-final-over"))
        if game.chapter(world) != chapter:
            return _WorldResult(text(f"{game.key}-final-chapter"))
        if any(event.reveals for event in tell.events):
            return _WorldResult(text("services-final-reveals"))
        if game.has_secret_answers(world):
            return _WorldResult(text("services-final-secret"))
        if not _follows(game, world, asked, tell, forcing):
            return _WorldResult(is_quiet=answers == 0)
    return _WorldResult()


def _follows(game: AnyGame, world: Any, asked: Sequence[Seat], tell: Tell, forcing: _PublicForcing) -> bool:
    """Play the answer of one publicly forced seat; return whether there was one."""
    for seat in asked:
        picks = forcing.answers(world, seat, tell)
        for words in picks:
            _play(game, world, seat, words, tell)
        if picks:
            return True
    return False


def _play(game: AnyGame, world: Any, seat: Seat, words: str, tell: Tell) -> None:
    option = game.option_named(world, seat, words)
    if option is not None:
        game.play(world, option.action, tell)


Route: TypeAlias = tuple[int, ...]

_SORTED = 3
"""Menu levels from which on the first one may be a mere group."""


def _only_way(decision: Decision[Any] | None) -> Option[Any] | None:
    """Return the option of a decision that has just one."""
    return decision.options[0] if decision is not None and len(decision.options) == 1 else None


def last_word(decision: Decision[Any] | None) -> Option[Any] | None:
    """Return the committing option if all others are dominated or beside the question."""
    options = decision.options if decision is not None else ()
    sensible = [option for option in options if not (option.dominated or option.aside)]
    return sensible[0] if len(sensible) == 1 and sensible[0].confirms else None


def closing_pick(draft: Draft) -> Option[Any] | None:
    """Return the option that Confirm makes: the last word, or the only one that commits a begun turn."""
    if (last := last_word(draft.decision)) is not None:
        return last
    handing_over = [option for option in options_of(draft) if option.confirms]
    return handing_over[0] if draft.picks and len(handing_over) == 1 else None


def options_of(draft: Draft) -> tuple[Option[Any], ...]:
    """Return the options of a draft's question; empty if there is none."""
    return draft.decision.options if draft.decision is not None else ()


def automatic_pick(options: Sequence[Option[Any]]) -> int | None:
    """Return the index of the option picked without asking: the only one, or the usual choice.

    While an earlier pick may still be adjusted, the next one waits for the player."""
    usual = [at for at, one in enumerate(options) if one.usual or (len(options) == 1 and not _waits(one))]
    number = usual[0] if len(usual) == 1 else None
    if number is None or options[number].confirms or options[number].reveals or options[number].idle:
        return None
    return number


def _waits(option: Option[Any]) -> bool:
    return option.adjustable or option.swaps


def make_automatic_picks(game: AnyGame, draft: Draft) -> Draft:
    """Make the picks that need no question, such as the only way to pay or the usual choice."""
    while (number := automatic_pick(options_of(draft))) is not None:
        draft = with_pick(game, draft, options_of(draft)[number])
    return draft


def handing_over(live: LiveTable, seat: Seat, draft: Draft, pick: Option[Any]) -> Option[Any] | None:
    """Return the option that commits right after this pick: nothing is left to choose, and it can be
    undone.

    An answer to a secret question is irreversible, as its panel says, so declining needs no confirmation."""
    last = last_word(draft.decision)
    if last is None or last.reveals or pick.adjustable or pick.toggles:
        return None
    if live.table.secret_question is not None:
        return last if pick.idle else None
    return last if why_irreversible(live, seat, draft, last) is None else None


def before_choice(live: LiveTable, seat: Seat) -> int:
    """Return how many picks stay after an undo of the last one and of the forced picks before it."""
    picks = live.draft(seat).picks[:-1]
    kept = len(picks)
    while kept and _only_way(drafted(live.game, live.state, seat, picks[:kept]).decision) is not None:
        kept -= 1
    return kept


def after_reveal(
    game: AnyGame, state: Any, seat: Seat, option: Option[Any], *, is_secret: bool
) -> Option[Any] | None:
    """Return the option that commits after a reveal if nothing is left to choose, so nobody waits for it.

    `is_secret`: it answered a secret question, which ends otherwise."""
    if not option.reveals or option.confirms or is_secret:
        return None
    only = _only_way(game.decision_of(state, seat))
    return only if only is not None and only.confirms and not only.reveals else None


def follow_route(game: AnyGame, draft: Draft, route: Sequence[int]) -> tuple[Draft, list[Option[Any]]] | None:
    """Return the draft before the last pick of a route, and its picks; None: a pick is not on offer."""
    picks = list[Option[Any]]()
    for number in route:
        if picks and (picks[-1].confirms or picks[-1].reveals):
            return None
        draft = with_pick(game, draft, picks[-1]) if picks else draft
        options = options_of(draft)
        if not 0 <= number < len(options):
            return None
        picks.append(options[number])
    return (draft, picks) if picks else None


def route_to_commit(game: AnyGame, draft: Draft, route: Route) -> Route:
    """Return the route extended by the picks that commit it.

    It stays as it is if it is irreversible already, or if nothing commits yet."""
    walked = follow_route(game, draft, route)
    if walked is None or walked[1][-1].confirms or walked[1][-1].reveals:
        return route
    draft, further = with_pick(game, walked[0], walked[1][-1]), list[int]()
    while (number := automatic_pick(options_of(draft))) is not None:
        draft = with_pick(game, draft, options_of(draft)[number])
        further.append(number)
    if draft.decision is None or draft.confirming is None:
        return route
    return (*route, *further, draft.decision.options.index(draft.confirming))


def route_of(game: AnyGame, draft: Draft, words: Sequence[str]) -> Shortcut | None:
    """Return the shortcut that makes these picks, up to an irreversible one; None: one is not on offer."""
    steps = list[tuple[int, Option[Any]]]()
    for each in words:
        draft = with_pick(game, draft, steps[-1][1]) if steps else draft
        options = options_of(draft)
        number = next((at for at, one in enumerate(options) if one.words == each), None)
        if number is None:
            return None
        steps.append((number, options[number]))
        if options[number].confirms or options[number].reveals:
            break
    return way_along(steps) if steps else None


def way_along(steps: Sequence[tuple[int, Option[Any]]]) -> Shortcut:
    """Return several picks as one shortcut, labelled by the menus of all but the committing pick."""
    menu, options = list[Text](), [option for _, option in steps]
    for at, option in enumerate(options):
        if not option.confirms:
            menu += _short(option.menu) if at else option.menu
    done = tuple(option.words for option in options)
    whole = replace(
        options[-1],
        words=" ".join(done),
        menu=tuple(menu) or options[-1].menu,
        dominated=any(option.dominated for option in options),
    )
    return Shortcut(tuple(number for number, _ in steps), done, whole)


def _short(menu: tuple[Text, ...]) -> tuple[Text, ...]:
    """Return a menu path without a first level that only groups the others."""
    return menu[1:] if len(menu) >= _SORTED and not menu[0].args else menu
