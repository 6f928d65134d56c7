"""The one protocol that drives every game: who must decide what now, as data.

What a game hands over is to be had from here too, so that its files have one place to ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from engine.core.chapters import Chapters
from engine.core.codec import Codec, Upgrade
from engine.core.content import Sets
from engine.core.content_form import Form
from engine.core.decisions import TURN, Applied, Choice, CompoundMove, Decision, IllegalActionError, Option
from engine.core.evaluation import Evaluator
from engine.core.explanations import Explanation
from engine.core.game_modules import (
    Aiming,
    Catalogue,
    Counting,
    Imagining,
    Orders,
    Reasons,
    Rules,
    Scoring,
    SettingUp,
    Views,
)
from engine.core.objectives import Objective
from engine.core.plans import Advice, Fact, PlanOffer
from engine.core.rng import SEED_DIGITS, Rng
from engine.core.scores import ScoreLine, Standing
from engine.core.setup import CONTENT, Setup, SetupSpec
from engine.core.teaching import FirstGame, Introduction
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.core.view import View

__all__ = [
    "TURN",
    "Choice",
    "CompoundMove",
    "Decision",
    "Game",
    "IllegalActionError",
    "Option",
    "ScoreLine",
    "Standing",
]

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V", bound=View)


class Game(Generic[S, A, V]):
    """A game, which holds the rooms of its folder as they are. One instance each, without state of its own.

    What not every game has is a method that says so where a game does not say otherwise."""

    setup: SettingUp[S]
    rules: Rules[S, A]
    views: Views[S, V]
    imagining: Imagining[S]
    scoring: Scoring[S]
    counting: Counting[S]
    reasons: Reasons[S] | None = None  # None: whatever lies there may be chosen
    aiming: Aiming[S] | None = None  # None: there is nothing in hand to say more about than the sheet does
    catalogue: Catalogue[V] | None = None  # None: what can be looked up is explained by messages alone
    orders: Orders[S, V, A] | None = None  # None: nothing but lines may be ordered ahead

    key: ClassVar[str]
    counts_when_stopped: ClassVar[bool] = False  # points stand where all agree to end the game early
    headlines: ClassVar[frozenset[str]] = frozenset()  # events that are told, whatever is left out
    chapters: ClassVar[Chapters] = Chapters()  # how a season or a round is summed up
    announcements: ClassVar[Mapping[str, str]] = {}  # events that say nothing beside the one they lead to
    is_released: ClassVar[bool] = False  # offered to players, and so worded in every language
    spec: ClassVar[SetupSpec]
    sets: ClassVar[Sets[Any] | None] = None  # of printed values; None: its tables hold for every game
    form: ClassVar[Form[Any] | None] = None  # for values that only an owner of the box knows
    schema: ClassVar[int]
    state_type: ClassVar[Any]
    plan_type: ClassVar[Any] = None  # a tagged union of structs: what may be ordered ahead
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    diverging: ClassVar[frozenset[type]] = frozenset()  # picks of which any two lead to different ends
    explanations: ClassVar[
        Mapping[Any, Explanation]
    ] = {}  # of questions, by their kinds; none where it is empty
    judgement: ClassVar[Evaluator[Any, Any] | None] = None  # None: computer players count points alone
    courses: ClassVar[tuple[FirstGame, ...]] = ()  # first games, taught turn by turn
    introductions: ClassVar[tuple[Introduction, ...]] = ()  # on one screen: its own, then those of expansions

    def new_game(self, setup: Setup) -> S:
        """The first position somebody must decide in; the set-up has been checked."""
        return self.setup.new_game(setup)

    def with_content_loaded(self, setup: Setup) -> Setup:
        """The same set-up, once the printed values are known that were kept with it."""
        if self.sets is not None and (kept := setup.options.get(CONTENT)):
            self.sets.bring_json(kept, setup.printed)
        return setup

    def with_content_embedded(self, setup: Setup) -> Setup:
        """The same set-up with its printed values, to be kept; where they ship, everybody has them."""
        values = self.sets.carried(setup.printed) if self.sets is not None else None
        if values is None:
            return setup
        kept = msgspec.json.encode(values).decode()
        return Setup(setup.seats, setup.seed, setup.options | {CONTENT: kept})

    def choices(self, state: S) -> list[Choice[A]]:
        """Legality, the one place: every seat that must decide now and all it may do; empty: over.

        Seats that may act although nobody waits for them come last, marked as free. Once such a move is begun
        in this state (on a private copy, say), it comes first: its seat alone decides, and is waited for."""
        return self.rules.choices(state)

    def option(self, state: S, seat: Seat, action: A) -> Option[A]:
        """How one legal action reads."""
        return self.rules.option(state, action)

    def ask(self, state: S, seat: Seat) -> tuple[str, Text]:
        """The kind of the question this seat must or may answer, and the question."""
        return self.rules.ask(state, seat)

    def play(self, state: S, action: A, tell: Tell) -> None:
        """Carry out a legal action in place, then run on until somebody must decide."""
        self.rules.play(state, action, tell)

    def view_for(self, state: S, seat: Seat | None) -> V:
        """What one reader may know; None is a spectator."""
        return self.views.view_for(state, seat)

    def score(self, state: S) -> Sequence[ScoreLine]:
        """The score sheet, line by line."""
        return self.scoring.score(state)

    def own_sheet(self, state: S, seat: Seat) -> list[ScoreLine]:
        """What the position is worth to this seat, if it ended now; nothing others hide counts in it."""
        return [line for line in self.score(state) if line.seat == seat]

    def aims(self, state: S, seat: Seat) -> Sequence[Objective]:
        """What this seat has in hand or before it, how far it is with each, and what each would add."""
        return () if self.aiming is None else self.aiming.aims(state, seat)

    def standings(self, state: S) -> Sequence[Standing]:
        """Points and ranks, with the game's own tie-breaks."""
        return self.scoring.standings(state)

    def why_ahead(self, state: S, above: Seat, below: Seat) -> Text | None:
        """Why of two seats with as many points one stands above the other; None: nothing sets them apart."""
        return self.scoring.why_ahead(state, above, below)

    def source_of(self, line: ScoreLine) -> Text:
        """Where the points of a line come from, in a word or two for many lines of a sheet."""
        return self.scoring.source_of(line)

    def pieces_won(self, state: S, seat: Seat) -> Sequence[Text]:
        """The pieces that this seat has won or built, by their names as a score sheet has them."""
        return ()

    def worker_count(self, state: S, seat: Seat) -> int:
        """With how much this seat can act: its workers, or whatever a game has in their place."""
        return 0

    def conserved(self, state: S) -> Mapping[str, int]:
        """Totals of pieces that no move changes."""
        return self.counting.conserved(state)

    def conceal(self, state: S, seat: Seat | None) -> S:
        """This position with everything blank that this reader may not know, and nothing else: so a game
        declares what it hides. What can be counted, such as a hand, stays as many blanks."""
        known = self.copy(state)
        self.imagining.conceal(known, seat)
        return known

    def imagine(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """Another world that this seat cannot tell from this one: what is hidden is dealt anew."""
        world = self.copy(state)
        self.imagining.imagine(world, seat, rng)
        return world

    def decisions(self, state: S) -> tuple[Decision[A], ...]:
        """Every seat that must or may decide now, the question, and every legal option; empty: over."""
        return tuple(self.decision_from(state, choice) for choice in self.choices(state))

    def choice_of(self, state: S, seat: Seat) -> Choice[A] | None:
        """What this seat may do now, if anything."""
        return next((choice for choice in self.choices(state) if choice.seat == seat), None)

    def decision_of(self, state: S, seat: Seat) -> Decision[A] | None:
        """What this seat must or may decide now, if anything."""
        choice = self.choice_of(state, seat)
        return None if choice is None else self.decision_from(state, choice)

    def option_named(self, state: S, seat: Seat, words: str) -> Option[A] | None:
        """The option of this seat that reads exactly so, if it is on offer."""
        choice = self.choice_of(state, seat)
        options = (self.option(state, seat, action) for action in choice.actions) if choice else ()
        return next((option for option in options if option.words == words), None)

    def apply(self, state: S, action: A) -> Applied[S]:
        """A new state and what to tell; the given state stays as it is."""
        if not any(action in choice.actions for choice in self.choices(state)):
            raise IllegalActionError(action)
        new, tell = self.copy(state), Tell()
        self.play(new, action, tell)
        return Applied(new, tuple(tell.events))

    def seats_to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats without which the game does not go on."""
        return tuple(choice.seat for choice in self.choices(state) if not choice.free)

    def required_actions(self, state: S, seat: Seat) -> list[A]:
        """What a seat must choose from now; empty if nobody waits for it."""
        for choice in self.choices(state):
            if choice.seat == seat and not choice.free:
                return choice.actions
        return []

    def publicly_awaited(self, state: S) -> tuple[Seat, ...]:
        """Whom everybody sees to be deciding. Where it is secret who has answered: all who were asked."""
        return self.seats_to_act(state)

    def has_secret_answers(self, state: S) -> bool:
        """Whether it is secret who has answered: nothing public may depend on it, nor on how fast."""
        return False

    def default_answer(self, state: S, seat: Seat) -> tuple[str, ...]:
        """The picks by which the game answers for a seat whose orders say nothing, the last one final: a
        setting kept in its state, or a question that nobody need come for; empty: ask it."""
        return ()

    def is_unprompted(self, state: S) -> bool:
        """Whether nobody is called to this question, as everybody can tell: it is `ordered` for all alike."""
        return False

    def must_answer_manually(self, state: S) -> bool:
        """Whether also those without a choice answer in person, or by an order: being quick would tell."""
        return False

    def is_strict_about_secrets(self, state: S) -> bool:
        """Whether this table minds that somebody is answered for by what others cannot know: then whoever has
        no choice answers in person, or by an order, unless everybody can tell."""
        return False

    def permissive_worlds(self, state: S, seat: Seat) -> Iterable[S]:
        """Worlds made of what everybody knows in which this seat can do all it might be able to do, for all
        that they know: whatever some hand allows, one of these allows. They need not be possible.

        Without a choice in each of them it has none whatever it holds, and everybody can tell."""
        world = self.copy(state)
        return (self.copy(world) for _ in self.imagining.permissive_worlds(world, seat))

    def timeout_answer(self, state: S, seat: Seat) -> tuple[str, ...]:
        """The picks that stand for a seat whose time is up; empty: nobody else may make this choice."""
        return ()

    def plans(self, view: V) -> Sequence[PlanOffer[Any]]:
        """What the reader of this view may order ahead now, each with everything it needs to know."""
        return self.orders.plans(view) if self.orders else ()

    def plan_text(self, view: V, plan: Any) -> Text:
        """A plan of this game in plain words."""
        if self.orders is None:
            raise NotImplementedError(f"{self.key} offers no plans")
        return self.orders.plan_text(view, plan)

    def advise(self, view: V, decision: Decision[A], plan: Any) -> Advice:
        """The next pick that a plan makes in a turn begun so, seen by its owner. It must say what its words
        say and nothing more: what they leave open is a doubt, or none of its business."""
        return self.orders.advise(view, decision, plan) if self.orders else None

    def plan_after(self, view: V, plan: Any) -> Any | None:
        """The plan once it has answered (one time less, say), or None: it is done. The view is the one after
        the answer."""
        return self.orders.plan_after(plan) if self.orders else plan

    def default_plans(self, view: V) -> Sequence[Any]:
        """What a sensible player would order here, to measure by how much orders shorten a game."""
        return self.orders.default_plans(view) if self.orders else ()

    def period(self, view: V) -> str:
        """What a plan ends with: this season or round by a name that does not come back."""
        return self.orders.period(view) if self.orders else ""

    def normalise_typed(self, typed: list[str]) -> list[str]:
        """Typed words as the game writes them, where people once read something else off the picture."""
        return typed

    def said(self, words: str) -> str:
        """A move, an order or a fact as people read and type it, word for word, where that is not how it is
        written: a place by its number, say."""
        return words

    def written(self, words: str) -> str:
        """The other way round, in English."""
        return words

    def is_plan_active(self, view: V, plan: Any, period: str) -> bool:
        """Whether a plan that was set in this period has not ended by now."""
        return period == self.period(view)

    def facts(self, view: V) -> Sequence[Fact]:
        """What a line written beforehand may be made to depend on."""
        return self.orders.facts(view) if self.orders else ()

    def default_conditions(self, view: V, picks: Sequence[str]) -> Sequence[Fact]:
        """The facts that a sensible player would make a line of these picks depend on; none: it would rather
        be asked. A game without this has its sensible plans set as they stand."""
        return ()

    def rehearsal_state(self, state: S, seat: Seat) -> S | None:
        """A world this seat can imagine in which its next turn has come, to try out a line in; None: the
        game cannot tell what that turn would be."""
        world = self.imagine(state, seat, Rng("0" * SEED_DIGITS))
        return world if self.advance_to_turn(world, seat) else None

    def advance_to_turn(self, world: S, seat: Seat) -> bool:
        """Make it this seat's next turn in an imagined world, in place; False: nobody can tell what that turn
        would be."""
        return self.orders.advance_to_turn(world, seat) if self.orders else False

    def is_pointless(self, see: Callable[[], V], option: Option[A]) -> bool:
        """Whether a pick beside others makes no choice of them: it is of no use now, and its owner can tell,
        by what they see if need be.

        A question with nothing but such picks beside its one way on is answered by itself."""
        return False

    def why_not(self, state: S, seat: Seat) -> tuple[Text, ...]:
        """Why things that lie there cannot be done by this seat now, for whoever looks for them."""
        return tuple(self.reasons.why_not(state, seat)) if self.reasons else ()

    def has_reasons(self, state: S, seat: Seat) -> bool:
        """Whether there are any, without looking for all of them."""
        return self.reasons is not None and any(True for _ in self.reasons.why_not(state, seat))

    def compound_moves(self, state: S, seat: Seat) -> Sequence[CompoundMove[A]]:
        """Picks in a row that this seat may make now and that people think of as one: a thing carried over
        several tiles. They are offered beside the options, and are no more than these."""
        return ()

    def chapter(self, state: S) -> int:
        """Which season or round it is: where one ends, the picture of the table stays in the thread."""
        return 0

    def points_so_far(self, view: V) -> tuple[int, ...]:
        """What every seat's position is worth, as the reader of this view may know; empty: that is nobody's
        to know before the end."""
        return ()

    def open_score(self, state: S) -> tuple[int, ...]:
        """What every seat has if it ended now, by what lies open to everybody: nothing hidden counts."""
        known = self.standings(self.conceal(state, None))
        return tuple(one.points for one in sorted(known, key=lambda one: one.seat))

    def is_at_standstill(self, state: S) -> bool:
        """Whether the end has come no nearer for so long that the table is asked to end here by a vote.

        Simulated players agree: a game without an end of its own still stops."""
        return False

    def is_over(self, state: S) -> bool:
        return not self.choices(state)

    def copy(self, state: S) -> S:
        return self.codec.copy(state)

    def pack(self, state: S) -> bytes:
        """For many copies of one state."""
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
        """A choice as it reads."""
        kind, ask = self.ask(state, choice.seat)
        options = tuple(self.option(state, choice.seat, action) for action in choice.actions)
        return Decision(choice.seat, ask, options, kind, choice.free)
