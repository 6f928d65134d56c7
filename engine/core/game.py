"""The protocol of every game: who must decide what now, as data.

Re-exports the types a game needs, so its files import from one place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from engine.core.codec import Codec, Upgrade
from engine.core.content import Sets
from engine.core.content_form import Form
from engine.core.decisions import TURN, Applied, Choice, CompoundMove, Decision, IllegalActionError, Option
from engine.core.evaluation import Evaluator
from engine.core.game_modules import (
    CatalogueModule,
    ConservationModule,
    ObjectivesModule,
    PlansModule,
    ReasonsModule,
    RulesModule,
    ScoringModule,
    SetupModule,
    ViewBuilderModule,
    WorldsModule,
)
from engine.core.objectives import Objective
from engine.core.plans import Advice, Fact, PlanOffer
from engine.core.rng import SEED_DIGITS, Rng
from engine.core.scores import ScoreLine, Standing
from engine.core.setup import CONTENT, Setup, SetupSpec
from engine.core.teaching import Explanation, FirstGame, Introduction
from engine.core.tell import Chapters, Tell
from engine.core.text import Seat, Text
from engine.core.view import View

__all__ = ["TURN", "AnyGame", "Choice", "CompoundMove", "Decision", "Game", "IllegalActionError", "Option"]
__all__ += ["ScoreLine", "Standing"]

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound=View)


class Game(Generic[S, A, V]):
    """A game, assembled from the modules of its folder. There is one stateless instance of each game.

    Methods for optional features have a default that means "not in this game"."""

    setup: SetupModule[S]
    rules: RulesModule[S, A]
    view_builder: ViewBuilderModule[S, V]
    worlds: WorldsModule[S]
    scoring: ScoringModule[S]
    conservation: ConservationModule[S]
    reasons: ReasonsModule[S] | None = None  # None: every visible piece may be chosen
    objectives: ObjectivesModule[S] | None = None  # None: the score sheet says all about a hand
    catalogue: CatalogueModule[V] | None = None  # None: messages alone explain the pieces
    orders: PlansModule[S, V, A] | None = None  # None: only lines can be ordered ahead

    key: ClassVar[str]
    counts_when_stopped: ClassVar[bool] = False  # points count if all agree to end the game early
    headlines: ClassVar[frozenset[str]] = frozenset()  # events that are always shown
    chapters: ClassVar[Chapters] = Chapters()  # how a season or a round is summarised
    announcements: ClassVar[Mapping[str, str]] = {}  # events that add nothing to the event they lead to
    is_released: ClassVar[bool] = False  # offered to players, and so translated into every language
    spec: ClassVar[SetupSpec]
    sets: ClassVar[Sets[Any] | None] = None  # of printed values; None: its constants apply to every game
    form: ClassVar[Form[Any] | None] = None  # for values that only an owner of the box knows
    schema: ClassVar[int]
    state_type: ClassVar[Any]
    plan_type: ClassVar[Any] = None  # a tagged union of structs: the possible plans
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    lengthy: ClassVar[frozenset[str]] = frozenset()  # questions whose whole turns are too long for a button
    diverging: ClassVar[frozenset[type]] = frozenset()  # picks that always lead to different results
    explanations: ClassVar[Mapping[Any, Explanation]] = {}  # by kind of question; empty: no explanations
    evaluator: ClassVar[Evaluator[Any, Any] | None] = None  # None: computer players count points only
    courses: ClassVar[tuple[FirstGame, ...]] = ()  # tutorials: first games, taught turn by turn
    introductions: ClassVar[tuple[Introduction, ...]] = ()  # the game's, then those of expansions

    def new_game(self, setup: Setup) -> S:
        """Return the first position in which a player must decide; the set-up has been checked."""
        return self.setup.new_game(setup)

    def with_content_loaded(self, setup: Setup) -> Setup:
        """Register the printed values embedded in a set-up, if any, and return the same set-up."""
        if self.sets is not None and (kept := setup.options.get(CONTENT)):
            self.sets.bring_json(kept, setup.printed)
        return setup

    def with_content_embedded(self, setup: Setup) -> Setup:
        """Return the set-up with its printed values embedded for storage, unless they ship with the bot."""
        values = self.sets.carried(setup.printed) if self.sets is not None else None
        if values is None:
            return setup
        kept = msgspec.json.encode(values).decode()
        return Setup(setup.seats, setup.seed, setup.options | {CONTENT: kept})

    def choices(self, state: S) -> list[Choice[A]]:
        """Return every seat that must decide now with all its legal actions; empty once the game is over.

        This is the only place that decides legality. Seats that may act although nobody waits for them come
        last, marked as free. Once such a move has begun in this state (usually a private copy), its seat
        comes first: it alone decides and is waited for."""
        return self.rules.choices(state)

    def option(self, state: S, seat: Seat, action: A) -> Option[A]:
        """Return the wording of one legal action."""
        return self.rules.option(state, action)

    def ask(self, state: S, seat: Seat) -> tuple[str, Text]:
        """Return the kind of the question that this seat must or may answer, and the question."""
        return self.rules.ask(state, seat)

    def explanation(self, state: S, kind: str) -> Explanation | None:
        """Return the explanation of a question of this kind; one kind can be about several things."""
        return self.explanations.get(kind)

    def play(self, state: S, action: A, tell: Tell) -> None:
        """Carry out a legal action in place, then continue until a player must decide."""
        self.rules.play(state, action, tell)

    def view_for(self, state: S, seat: Seat | None) -> V:
        """Return what one reader may know; None is a spectator."""
        return self.view_builder.view_for(state, seat)

    def score(self, state: S) -> Sequence[ScoreLine]:
        """Return the score sheet, line by line."""
        return self.scoring.score(state)

    def own_sheet(self, state: S, seat: Seat) -> list[ScoreLine]:
        """Return the seat's score sheet if the game ended now, without information hidden from the seat."""
        return [line for line in self.score(state) if line.seat == seat]

    def objectives_of(self, state: S, seat: Seat) -> Sequence[Objective]:
        """Return the seat's objectives with their progress and the points each would add."""
        return () if self.objectives is None else self.objectives.objectives_of(state, seat)

    def standings(self, state: S) -> Sequence[Standing]:
        """Return points and ranks, with the game's tie-breaks."""
        return self.scoring.standings(state)

    def why_ahead(self, state: S, above: Seat, below: Seat) -> Text | None:
        """Return why one of two seats with equal points ranks higher; None if nothing separates them."""
        return self.scoring.why_ahead(state, above, below)

    def source_of(self, line: ScoreLine) -> Text:
        """Return where the points of a line come from, in a word or two that group many lines of a sheet."""
        return self.scoring.source_of(line)

    def pieces_won(self, state: S, seat: Seat) -> Sequence[Text]:
        """Return the names of the pieces that this seat has won or built, as on a score sheet."""
        return ()

    def worker_count(self, state: S, seat: Seat) -> int:
        """Return how much this seat can act with: its workers or their equivalent in the game."""
        return 0

    def conserved(self, state: S) -> Mapping[str, int]:
        """Return the totals of pieces that no move changes."""
        return self.conservation.conserved(state)

    def conceal(self, state: S, seat: Seat | None) -> S:
        """Return this position with everything blank that this reader may not know, and nothing else. This is
        how a game declares its secrets. Countable secrets, such as a hand, become as many blanks."""
        known = self.copy(state)
        self.worlds.conceal(known, seat)
        return known

    def imagine(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """Return another world that this seat cannot tell from this one: hidden information is dealt
        again."""
        world = self.copy(state)
        self.worlds.imagine(world, seat, rng)
        return world

    def decisions(self, state: S) -> tuple[Decision[A], ...]:
        """Return the question and all legal options of every seat that must or may decide now; empty once the
        game is over."""
        return tuple(self.decision_from(state, choice) for choice in self.choices(state))

    def choice_of(self, state: S, seat: Seat) -> Choice[A] | None:
        """Return what this seat may do now, if anything."""
        return next((choice for choice in self.choices(state) if choice.seat == seat), None)

    def decision_of(self, state: S, seat: Seat) -> Decision[A] | None:
        """Return what this seat must or may decide now, if anything."""
        choice = self.choice_of(state, seat)
        return None if choice is None else self.decision_from(state, choice)

    def option_named(self, state: S, seat: Seat, words: str) -> Option[A] | None:
        """Return this seat's legal option with exactly this text form, if any."""
        choice = self.choice_of(state, seat)
        options = (self.option(state, seat, action) for action in choice.actions) if choice else ()
        return next((option for option in options if option.words == words), None)

    def play_named(self, state: S, seat: Seat, words: str, tell: Tell) -> Option[A]:
        """Play this seat's legal option with exactly this text form, in place, and return it."""
        option = self.option_named(state, seat, words)
        if option is None:
            raise IllegalActionError(f"{words} by seat {seat}")
        self.play(state, option.action, tell)
        return option

    def apply(self, state: S, action: A) -> Applied[S]:
        """Return a new state and the events; the given state does not change."""
        if not any(action in choice.actions for choice in self.choices(state)):
            raise IllegalActionError(action)
        new, tell = self.copy(state), Tell()
        self.play(new, action, tell)
        return Applied(new, tuple(tell.events))

    def seats_to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that the game waits for."""
        return tuple(choice.seat for choice in self.choices(state) if not choice.free)

    def required_actions(self, state: S, seat: Seat) -> list[A]:
        """Return the actions that a seat must choose from now; empty if nobody waits for it."""
        for choice in self.choices(state):
            if choice.seat == seat and not choice.free:
                return choice.actions
        return []

    def publicly_awaited(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that are publicly known to be deciding: all that were asked, where it is secret
        who has answered."""
        return self.seats_to_act(state)

    def has_secret_answers(self, state: S) -> bool:
        """Return whether it is secret who has answered. If so, nothing public may depend on it, nor on
        response times."""
        return False

    def default_answer(self, state: S, seat: Seat) -> tuple[str, ...]:
        """Return the picks by which the game answers for a seat whose orders do not, the last one confirming.
        They come from a setting in the state, or the question is not worth a visit; empty: ask the player."""
        return ()

    def is_unprompted(self, state: S) -> bool:
        """Return whether players are never notified of this question because `default_answer` answers it for
        all of them. Every player can tell."""
        return False

    def must_answer_manually(self, state: S) -> bool:
        """Return whether even seats without a choice must answer manually or by an order, because a quick
        answer would give something away."""
        return False

    def is_strict_about_secrets(self, state: S) -> bool:
        """Return whether automatic answers must not depend on hidden information at this table. If so, a seat
        without a choice answers manually or by an order, unless every player can tell that it has none."""
        return False

    def permissive_worlds(self, state: S, seat: Seat) -> Iterable[S]:
        """Yield worlds built from public knowledge in which this seat can do everything that any possible
        hand would allow. The worlds need not be possible themselves.

        If the seat has no choice in any of them, it has none whatever it holds, and every player can tell."""
        world = self.copy(state)
        return (self.copy(world) for _ in self.worlds.permissive_worlds(world, seat))

    def timeout_answer(self, state: S, seat: Seat) -> tuple[str, ...]:
        """Return the picks made for a seat whose time is up; empty if nobody else may make this choice."""
        return ()

    def plans(self, view: V) -> Sequence[PlanOffer[Any]]:
        """Return the plans that the reader of this view may set now, each complete."""
        return self.orders.plans(view) if self.orders else ()

    def plan_text(self, view: V, plan: Any) -> Text:
        """Return a plan of this game in words."""
        if self.orders is None:
            raise NotImplementedError(f"{self.key} offers no plans")
        return self.orders.plan_text(view, plan)

    def advise(self, view: V, decision: Decision[A], plan: Any) -> Advice:
        """Return the plan's next pick in its owner's turn. It must do exactly what its words say; anything
        they leave open is a doubt, or does not concern the plan."""
        return self.orders.advise(view, decision, plan) if self.orders else None

    def plan_after(self, view: V, plan: Any) -> Any | None:
        """Return the plan after it has answered (with one repetition less, for example), or None if it is
        done. The view is the one after the answer."""
        return self.orders.plan_after(plan) if self.orders else plan

    def default_plans(self, view: V) -> Sequence[Any]:
        """Return the plans that a sensible player would set here, to measure how much plans shorten a
        game."""
        return self.orders.default_plans(view) if self.orders else ()

    def period(self, view: V) -> str:
        """Return a unique name of this season or round, with which a plan expires."""
        return self.orders.period(view) if self.orders else ""

    def normalise_typed(self, typed: list[str]) -> list[str]:
        """Return typed words in the game's current spelling, where pictures once showed another one."""
        return typed

    def said(self, words: str) -> str:
        """Return a move, an order or a fact as players read and type it, where that differs from the stored
        form: a place by its number, for example."""
        return words

    def written(self, words: str) -> str:
        """Return the stored form of an English text made by `said`."""
        return words

    def is_plan_active(self, view: V, plan: Any, period: str) -> bool:
        """Return whether a plan that was set in this period is still active."""
        return period == self.period(view)

    def facts(self, view: V) -> Sequence[Fact]:
        """Return the facts that a written line may depend on."""
        return self.orders.facts(view) if self.orders else ()

    def default_conditions(self, view: V, picks: Sequence[str]) -> Sequence[Fact]:
        """Return the facts that a sensible player would make a line of these picks depend on; none if they
        would rather be asked. Without this method, a game's default plans are set unchanged."""
        return ()

    def rehearsal_state(self, state: S, seat: Seat) -> S | None:
        """Return an imagined world in which this seat's next turn has come, to test a line in; None if the
        game cannot predict that turn."""
        world = self.imagine(state, seat, Rng("0" * SEED_DIGITS))
        return world if self.advance_to_turn(world, seat) else None

    def advance_to_turn(self, world: S, seat: Seat) -> bool:
        """Make it this seat's next turn in an imagined world, in place; return False if that turn cannot be
        predicted."""
        return self.orders.advance_to_turn(world, seat) if self.orders else False

    def is_pointless(self, see: Callable[[], V], option: Option[A]) -> bool:
        """Return whether a pick beside others is no real choice: it is useless now, and its owner can tell,
        if necessary from the view.

        A question that has only such picks beside one answer is answered automatically."""
        return False

    def why_not(self, state: S, seat: Seat) -> tuple[Text, ...]:
        """Return why this seat cannot do certain things now, for players who look for them."""
        return tuple(self.reasons.why_not(state, seat)) if self.reasons else ()

    def has_reasons(self, state: S, seat: Seat) -> bool:
        """Return whether there are any, without computing them all."""
        return self.reasons is not None and any(True for _ in self.reasons.why_not(state, seat))

    def compound_moves(self, state: S, seat: Seat) -> Sequence[CompoundMove[A]]:
        """Return sequences of picks that this seat may make now and that players regard as one move, such as
        carrying a piece over several tiles. They are shortcuts to the options, not additional moves."""
        return ()

    def chapter(self, state: S) -> int:
        """Return the number of the season or round; at the end of each, a picture of the table stays in the
        thread."""
        return 0

    def points_so_far(self, view: V) -> tuple[int, ...]:
        """Return what every seat's position is worth, as far as the reader of this view may know; empty if it
        is secret until the end."""
        return ()

    def open_score(self, state: S) -> tuple[int, ...]:
        """Return every seat's score if the game ended now, from public information only."""
        known = self.standings(self.conceal(state, None))
        return tuple(one.points for one in sorted(known, key=lambda one: one.seat))

    def is_at_standstill(self, state: S) -> bool:
        """Return whether the game has made no progress towards its end for so long that the table is asked to
        vote on ending it.

        Simulated players agree, so even a game without a fixed end stops."""
        return False

    def is_over(self, state: S) -> bool:
        return not self.choices(state)

    def copy(self, state: S) -> S:
        return self.codec.copy(state)

    def pack(self, state: S) -> bytes:
        """Return a compact form for many copies of one state."""
        return self.codec.pack(state)

    def unpack(self, packed: bytes) -> S:
        return self.codec.unpack(packed)

    def to_json(self, state: S) -> bytes:
        return self.codec.to_json(state)

    def from_json(self, data: bytes) -> S:
        return self.codec.from_json(data)

    @cached_property
    def codec(self) -> Codec[S]:
        return Codec(self.state_type, self.schema, self.upgrades)

    def decision_from(self, state: S, choice: Choice[A]) -> Decision[A]:
        """Return a choice with its wording."""
        kind, ask = self.ask(state, choice.seat)
        options = tuple(self.option(state, choice.seat, action) for action in choice.actions)
        return Decision(choice.seat, ask, options, kind, choice.free)


AnyGame: TypeAlias = Game[Any, Any, Any]
