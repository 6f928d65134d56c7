"""Which move a hint names first, and in which words: what scores before what only keeps things."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.evaluation import Benefit, BenefitKind
from engine.core.text import Seat, text
from engine.keyflower.actions import BidFor
from engine.keyflower.actions import Send as SendWorkers
from engine.keyflower.evaluation.ideas import idea as keyflower_idea
from engine.keyflower.evaluation.pointless_turns import is_beaten as keyflower_is_beaten
from engine.keyflower.game import KEYFLOWER
from engine.keyper.actions import Build, End, Give, LayDown, Place, Receive, Release, Rest, TakeTile
from engine.keyper.evaluation.benefits import benefits
from engine.keyper.evaluation.ideas import idea as keyper_idea
from engine.keyper.evaluation.namings import namings
from engine.keyper.game import KEYPER
from engine.keyper.names import colour_name, counted, tile_name
from engine.keyper.state import NOBODY, OWN
from engine.keythedral.actions import Aim, Play, Swap
from engine.keythedral.content import laws
from engine.keythedral.evaluation.benefits import benefits as keythedral_benefits
from engine.keythedral.evaluation.ideas import idea
from engine.keythedral.game import KEYTHEDRAL
from engine.lantern.game import LANTERN
from engine.players.adviser import Adviser
from engine.players.first_move import preferred
from engine.players.grounds import Grounds
from engine.players.hint import Hint
from engine.players.hints import _shown, advice_of
from engine.players.requests import Answer, Candidate, Change, Facts
from tests.support.conformance import setup_for
from tests.support.keyflower import scene
from tests.support.keyper import Table, house_values
from tests.support.keythedral import hamlet

ANN: Seat = 0
WORDS = ("order 1", "order 2")
SENDS = ("send white", "tiles")
KEEPS = Facts(0, (Benefit("saves", text("keythedral-benefit-keep")),))


def candidate(value: float, facts: Facts) -> Candidate:
    return Candidate(("end",), value, ahead=True, facts=facts)


def test_a_seat_to_buy_comes_before_a_pass_that_is_little_better() -> None:
    waits, buys, draws = candidate(2.9, KEEPS), candidate(2.1, Facts(4)), candidate(1.0, KEEPS)
    assert preferred(KEYTHEDRAL, (waits, buys, draws)) is buys
    assert preferred(KEYTHEDRAL, (waits, candidate(2.1, Facts(3)), draws)) is waits, (
        "0.8 for 3 points is much"
    )


def test_points_that_a_turn_makes_sure_of_count_like_points_now() -> None:
    """In Keyper, a fair that is complete is held at the end of the season."""
    scores = candidate(3.0, Facts(1))
    assert preferred(KEYPER, (scores, fair := candidate(1.5, Facts(0, earned=4)))) is fair
    assert preferred(KEYPER, (scores, candidate(0.9, Facts(0, earned=4)))) is scores
    assert preferred(KEYPER, (candidate(3.0, Facts(1, earned=-4)), scores)) is scores


def test_a_turn_that_only_keeps_things_gives_way_to_one_that_completes_something() -> None:
    keeps, completes = Benefit("saves", text("keeps")), Benefit("completes", text("completes"))
    waits = candidate(3.0, Facts(0, (keeps,)))
    assert preferred(KEYPER, (waits, near := candidate(2.2, Facts(0, (completes,))))) is near
    assert preferred(KEYPER, (waits, candidate(1.8, Facts(0, (completes,))))) is waits


def test_in_keyflower_a_pass_gives_way_to_points_that_are_twice_as_much() -> None:
    waits = candidate(2.9, Facts(0, (Benefit("saves", text("keyflower-benefit-pass", count=2)),)))
    assert preferred(KEYFLOWER, (waits, scores := candidate(1.1, Facts(4)))) is scores
    assert preferred(KEYFLOWER, (waits, candidate(1.1, Facts(3)))) is waits


def test_a_use_that_gives_a_worker_away_gives_way_to_a_bid_that_is_as_good() -> None:
    gets = Benefit("gets", text("keyflower-brings"))
    cost = Benefit("costs", text("keyflower-benefit-to-winner", count=1))
    dear = candidate(2.9, Facts(0, (gets, cost)))
    assert preferred(KEYFLOWER, (dear, bids := candidate(2.8, Facts(0, (gets,))))) is bids
    assert preferred(KEYFLOWER, (dear, candidate(2.5, Facts(0, (gets,))))) is dear


def test_in_keyflower_a_pass_gives_way_to_the_useful_move_that_gains_most() -> None:
    gets = Facts(0, (Benefit("gets", text("keyflower-brings")),))
    keeps = Facts(0, (Benefit("saves", text("keyflower-benefit-pass", count=2)),))
    waits = replace(candidate(2.9, keeps), passes=True)
    bids, uses, far = (
        replace(candidate(value, gets), changes=(Change("goods", 0.0, 1.0, worth),))
        for value, worth in ((2.5, -1.0), (1.5, -0.5), (0.5, -0.2))
    )
    assert preferred(KEYFLOWER, (waits, bids, uses, far)) is uses
    assert preferred(KEYFLOWER, (waits, far)) is waits
    gains = replace(far, changes=(Change("goods", 0.0, 1.0, 0.2),))
    assert preferred(KEYFLOWER, (waits, bids, uses, gains)) is gains, "it gains something at first sight"
    assert preferred(KEYFLOWER, (replace(waits, passes=False), bids)).facts is keeps


def test_a_move_with_a_cost_does_not_overtake_another_for_its_points() -> None:
    gets, cost = (Benefit(kind, text("keyflower-brings")) for kind in ("gets", "costs"))
    bids = candidate(2.9, Facts(0, (gets,)))
    assert preferred(KEYFLOWER, (bids, scores := candidate(2.8, Facts(1, (gets,))))) is scores
    assert preferred(KEYFLOWER, (bids, candidate(2.8, Facts(1, (gets, cost))))) is bids


def test_a_move_that_brings_something_does_not_give_way() -> None:
    gets = candidate(2.9, Facts(0, (Benefit("gets", text("keythedral-benefit-house")),)))
    assert preferred(KEYTHEDRAL, (gets, candidate(2.1, Facts(4)))) is gets


def test_a_use_that_gives_a_worker_away_gives_way_to_points_that_are_near() -> None:
    """Keyflower, spring: 1 wood from a tile that another player wins, before a better home."""
    cost = Benefit("costs", text("keyflower-benefit-to-winner", count=1))
    brings = candidate(2.9, Facts(0, (Benefit("gets", text("keyflower-brings")), cost)))
    assert preferred(KEYFLOWER, (brings, scores := candidate(2.1, Facts(4)))) is scores
    assert preferred(KEYFLOWER, (brings, candidate(1.8, Facts(2)))) is brings, "1.1 for 2 points is much"


def test_of_moves_that_are_as_good_the_one_that_scores_more_comes_first() -> None:
    """A reader would wonder why 3 points come before 8, or what brings something before what scores."""
    gets = Facts(0, (Benefit("gets", text("keyper-benefit-no-turn")),))
    brings, scores = candidate(2.0, gets), candidate(1.9, Facts(3))
    assert preferred(KEYTHEDRAL, (brings, scores)) is scores
    assert preferred(KEYTHEDRAL, (brings, candidate(1.7, Facts(3)))) is brings, "it is only almost as good"
    assert (
        preferred(KEYTHEDRAL, (little := candidate(2.0, Facts(3)), much := candidate(1.9, Facts(8)))) is much
    )
    assert preferred(KEYTHEDRAL, (little, candidate(1.7, Facts(8)))) is little, "it is only almost as good"
    completes = candidate(2.0, Facts(0, (Benefit("completes", text("benefit-completed")),)))
    assert preferred(KEYTHEDRAL, (completes, scores)) is completes


def test_in_keyper_points_now_come_before_a_little_more_later() -> None:
    brings = candidate(2.9, Facts(0, (Benefit("gets", text("keyper-benefit-no-turn")),)))
    assert preferred(KEYPER, (brings, much := candidate(1.5, Facts(13)))) is much
    assert preferred(KEYPER, (brings, candidate(1.9, Facts(1)))) is brings, "1 for 1 point is much"
    invites = candidate(1.5, Facts(coming=13))
    assert preferred(KEYPER, (brings, invites)) is invites
    assert preferred(KEYPER, (brings, candidate(0.8, Facts(13)))) is brings, "2.1 is no good move"
    completes = candidate(2.9, Facts(0, (Benefit("completes", text("benefit-completed")),)))
    assert preferred(KEYPER, (completes, much)) is completes


@pytest.mark.parametrize(("points", "level"), [(0, "almost"), (1, "almost"), (2, "later")])
def test_a_weaker_move_that_scores_more_says_that_it_costs_later(points: int, level: str) -> None:
    state = Table(2).keyples(ANN, "white").state
    completes = Facts(1, (Benefit("completes", text("benefit-completed")),))
    other = Facts(points, (Benefit("gets", text("keyper-benefit-no-turn")),))
    both = tuple(
        Candidate((words,), value, ahead=True, facts=facts, idea=words)
        for words, value, facts in zip(SENDS, (2.0, 1.5), (completes, other), strict=True)
    )
    hints = advice_of(KEYPER, state, ANN, Answer(SENDS[:1], 1, both)).hints
    assert [hint.level for hint in hints] == ["near", level]


@pytest.mark.parametrize(("coming", "count"), [(0, 1), (14, 2)])
def test_points_to_come_are_told_although_they_cost_something_later(coming: int, count: int) -> None:
    """A join of Keyper brings its points when the work begins."""
    state = Table(2).keyples(ANN, "white").state
    keeps = Facts(0, (Benefit("saves", text("keyper-benefit-decline")),))
    costs = Benefit("costs", text("keyper-benefit-no-turn"))
    upgrades = Facts(0, (Benefit("gets", text("keyper-benefit-no-turn")), costs), coming=coming)
    both = tuple(
        Candidate((words,), value, ahead=True, facts=facts, idea=words)
        for words, value, facts in zip(SENDS, (5.0, 1.2), (keeps, upgrades), strict=True)
    )
    hints = advice_of(KEYPER, state, ANN, Answer(SENDS[:1], 1, both)).hints
    assert [hint.level for hint in hints] == ["near", "later"][:count]


@pytest.mark.parametrize(("coming", "count"), [(2, 2), (10, 1)])
def test_beside_many_points_to_come_a_move_that_keeps_things_is_not_told(coming: int, count: int) -> None:
    state = Table(2).keyples(ANN, "white").state
    invited = Facts(0, (Benefit("gets", text("keyper-benefit-no-turn")),), coming=coming)
    both = tuple(
        Candidate((words,), value, ahead=True, facts=facts, idea=words)
        for words, value, facts in zip(SENDS, (2.0, 1.5), (invited, KEEPS), strict=True)
    )
    assert len(advice_of(KEYPER, state, ANN, Answer(SENDS[:1], 1, both)).hints) == count


def test_a_move_that_another_beats_gives_way_to_any_good_one() -> None:
    """Keyflower: 1 worker given away for 1 worker."""
    swaps = Candidate(WORDS[:1], 4.0, ahead=True, facts=Facts(1), is_beaten=True)
    assert preferred(KEYFLOWER, (swaps, passes := candidate(0.5, KEEPS))) is passes


@pytest.mark.parametrize("gain", [0.5, -0.5])
def test_a_move_that_only_loses_gives_way_to_one_with_a_reason(gain: float) -> None:
    """Keythedral: a stained glass and food for water, as the turns played on say."""
    facts, changes = Facts(), (Change("glass", 2, 1, -0.4), Change("points", 0, 1, gain))
    trades = Candidate(WORDS[:1], 4.0, changes, ahead=True, facts=facts)
    passes = candidate(3.0, KEEPS)
    assert preferred(KEYTHEDRAL, (trades, passes)) is (trades if gain > 0 else passes)


@pytest.mark.parametrize("kind", ["completes", "gets"])
def test_what_brings_nothing_in_particular_is_no_idea_beside_what_completes_something(
    kind: BenefitKind,
) -> None:
    state = hamlet().on_sale(1).work().state
    seat = KEYTHEDRAL.seats_to_act(state)[0]
    first = Facts(0, (Benefit(kind, text("keythedral-benefit-seat")),))
    other = Facts(0, (Benefit("saves", text("keythedral-benefit-harvest", cubes="1 wine")),))
    both = tuple(
        Candidate((words,), value, (Change("wood", 0.0, value, value),), ahead=True, facts=facts, idea=words)
        for words, value, facts in zip(WORDS, (1.0, 0.95), (first, other), strict=True)
    )
    hints = advice_of(KEYTHEDRAL, state, seat, Answer(WORDS[:1], 1, both)).hints
    assert len(hints) == 1 + (kind == "gets")


@pytest.mark.parametrize("costs", [0.2, 0.6])
def test_a_gain_that_costs_more_is_no_idea_beside_another(costs: float) -> None:
    """A law that reaches one more kind of field, for a cube that the next seat needs."""
    state = hamlet().on_sale(1).work().state
    seat = KEYTHEDRAL.seats_to_act(state)[0]
    changes = (Change("variety", 0, 1, 0.4), Change("food", 1, 0, -costs))
    passes = Candidate(WORDS[:1], 1.0, ahead=True, facts=KEEPS, idea="pass")
    trades = Candidate(WORDS[1:], 0.9, changes, ahead=True, idea="trade")
    hints = advice_of(KEYTHEDRAL, state, seat, Answer(WORDS[:1], 1, (passes, trades))).hints
    assert len(hints) == 1 + (costs < 0.4)


def stands_on(closing: int) -> set[str]:
    """What is told of a keyple laid down for nothing beside another that stays standing."""
    table = Table(3).claims(ANN, 1).lay_turn(ANN)
    before = table.stands("logs@board-1", "brown").stands("clay@board-1", "orange").state
    before.closing = closing
    after = KEYPER.copy(before)
    after.closing = closing
    return {each.text.key for each in benefits(before, after, after, ANN, (LayDown(ANN, 0, 0), End(ANN)))}


def test_kp_118_nothing_stays_standing_for_later_in_the_closing_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each player has 1 turn of it, then the keyples come home."""
    house_values(monkeypatch)
    assert "keyper-benefit-others-stand" in stands_on(NOBODY)
    assert "keyper-benefit-others-stand" not in stands_on(2)
    assert "keyper-benefit-others-stand" not in stands_on(1)


def test_kp_150_trades_in_a_row_are_named_by_what_they_cost_and_bring(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An upgraded Carpenter makes 1 log into 2 wood, and wood counts as a log (KP-101)."""
    house_values(monkeypatch)
    table = Table().keyples(ANN, "grey").built(ANN, "village-1", "carpenter", upgraded=True)
    table.stands("village-1", "grey").goods(ANN, log=1).play("send grey village-1 lay")
    picks = (Give(ANN, 0, ("log",)), Give(ANN, 0, ("wood",)))
    (words,) = (each.text for each in namings(table.state, picks))
    assert words is not None
    assert words.key == "keyper-hint-trade"
    assert dict(words.args) == {"given": (counted("log", 1),), "got": (counted("wood", 3),)}


def test_kp_150_trades_that_give_back_what_they_took_are_named_by_what_they_gain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """1 wood for 3 wood reads like a trade of a thing for itself."""
    house_values(monkeypatch)
    table = Table().keyples(ANN, "grey").built(ANN, "village-1", "carpenter", upgraded=True)
    table.stands("village-1", "grey").goods(ANN, wood=1).play("send grey village-1 lay")
    (named,) = namings(table.state, (Give(ANN, 0, ("wood",)), Give(ANN, 0, ("wood",))))
    assert named.text == text("keyper-hint-trade-up", got=(counted("wood", 2),))


def test_kp_75_what_a_boat_brings_is_no_idea_of_its_own() -> None:
    one, two = (keyper_idea(Table(2).state, (Receive(ANN, good),)) for good in ("horse", "wild-boar"))
    assert one == two


def test_kp_82_to_build_at_a_field_or_at_home_is_one_idea() -> None:
    state = KEYPER.new_game(setup_for(KEYPER, 2, "build"))
    fields = state.content.display_fields[state.boards[0].display]
    spot = next(at for at, field in enumerate(fields) if field.work == "build")
    there = keyper_idea(state, (Place(ANN, 0, spot),))
    here = keyper_idea(state, (Place(ANN, OWN, 0), Build(ANN, "stable")))
    assert isinstance(here, frozenset)
    assert isinstance(there, frozenset)
    assert here <= there


def test_kf_33_two_bids_that_are_raised_are_one_idea() -> None:
    game = scene().tile("keywood").tile("stable").bid("keywood", ANN, "red", 1).bid("stable", ANN, "red", 1)
    one, two = (keyflower_idea(game.state, (BidFor(ANN, tile),)) for tile in ("keywood", "stable"))
    assert one == two
    game = scene().tile("keywood").tile("stable").bid("keywood", 1, "red", 1).bid("stable", 1, "red", 1)
    one, two = (keyflower_idea(game.state, (BidFor(ANN, tile),)) for tile in ("keywood", "stable"))
    assert one != two


@pytest.mark.parametrize("passes", [0, 1])
def test_kf_26_a_bid_is_not_raised_where_a_pass_would_end_the_season(passes: int) -> None:
    game = scene(2).tile("keywood").bid("keywood", ANN, "red", 1).screen(1, red=3)
    game.state.passes = passes
    assert keyflower_is_beaten(game.state, (BidFor(ANN, "keywood"), SendWorkers(ANN, "red", 1))) == bool(
        passes
    )


@pytest.mark.parametrize(("points", "behind"), [(5, 2.5), (5, 2.6), (6, 4.0), (9, 4.1), (3, 2.1)])
def test_a_move_that_scores_at_once_is_named_even_if_it_is_further_behind(points: int, behind: float) -> None:
    """Keyflower: half a point for each point more, from 6 points a swing of 4."""
    game = scene(2, season="winter").screen(ANN, blue=2).tile("apothecary")
    first = Candidate(
        ("bid apothecary", "blue 1", "end"), 5.0, ahead=True, facts=Facts(0, (Benefit("gets", text("any")),))
    )
    scores = Candidate(("pass", "end"), 5.0 - behind, ahead=True, facts=Facts(points))
    found = advice_of(KEYFLOWER, game.state, ANN, Answer(first.picks, 1, (first, scores))).hints
    assert (len(found) == 2) == (behind <= (4.0 if points >= 6 else points / 2))


@pytest.mark.parametrize("now", [5, 2, 0])
@pytest.mark.parametrize(("points", "level"), [(2, "less"), (3, "almost")])
def test_a_move_that_scores_much_less_is_not_called_almost_as_good(points: int, level: str, now: int) -> None:
    """It counts both what the first move scores now and what the choices of the same turn can still add."""
    state = Table(2).keyples(ANN, "white").state
    spots = (f"send white {field}@board-1 end" for field in ("clay", "logs"))
    one, two = (tuple(each.split()) for each in spots)
    gets = Facts(points, (Benefit("gets", text("keyper-benefit-no-turn")),))
    both = (
        Candidate(one, 5.0, ahead=True, facts=Facts(now, coming=5 - now)),
        Candidate(two, 4.5, ahead=True, facts=gets),
    )
    found = advice_of(KEYPER, state, ANN, Answer(one, 1, both)).hints
    assert [hint.level for hint in found] == ["near", level]


def test_a_move_that_scores_four_points_more_takes_the_last_place() -> None:
    def hint(points: int) -> Hint:
        return Hint(WORDS[:1], (), facts=Facts(points))

    first, *others, little, much = hint(1), hint(2), hint(0), hint(5), hint(6)
    assert _shown([first, *others, little]) == (first, *others)
    assert _shown([first, *others, little, much]) == (first, others[0], much)


def test_a_turn_without_a_part_of_another_is_not_named_beside_it() -> None:
    """Keyflower: the same use with its upgrade and without."""
    game = scene(2).screen(ANN, blue=1).goods("home-1", gold=2, wood=1)
    words = ("use home", "blue 1", "upgrade home", "end")
    facts = [Facts(0, (Benefit("gets", text(f"keyflower-benefit-{key}")),)) for key in ("upgraded", "ready")]
    upgrades = Candidate(words, 2.0, ahead=True, facts=facts[0])
    idle = Candidate((*words[:2], words[3]), 1.9, ahead=True, facts=facts[1])
    found = advice_of(KEYFLOWER, game.state, ANN, Answer(words, 1, (upgrades, idle))).hints
    assert [each.picks for each in found] == [words]


@pytest.mark.parametrize(("colour", "count"), [("blue", 1), ("red", 2)])
def test_another_upgrade_with_the_same_tile_and_workers_is_no_other_idea(colour: str, count: int) -> None:
    game = scene(2).screen(ANN, blue=1, red=1)
    found = [
        Candidate(
            ("use home", f"{sent} 1", f"upgrade {tile}", "end"),
            points / 5,
            ahead=True,
            facts=Facts(points, (Benefit("gets", text("any", tile=tile)),)),
            idea=frozenset({tile}),
        )
        for sent, tile, points in (("blue", "home", 5), (colour, "keywood", 3))
    ]
    told = advice_of(KEYFLOWER, game.state, ANN, Answer(found[0].picks, 1, tuple(found))).hints
    assert len(told) == count


def test_bids_for_tiles_that_only_score_are_one_idea() -> None:
    state = scene().tile("timber-yard").tile("goldsmith").tile("inn").state
    yard, smith, inn = (
        keyflower_idea(state, (BidFor(ANN, tile),)) for tile in ("timber-yard", "goldsmith", "inn")
    )
    assert yard == smith != inn


def test_bids_for_tiles_that_give_resources_are_one_idea() -> None:
    state = scene().tile("keywood").tile("key-mine").tile("stable").state
    wood, iron, steps = (
        keyflower_idea(state, (BidFor(ANN, tile),)) for tile in ("keywood", "key-mine", "stable")
    )
    assert wood == iron != steps


@pytest.mark.parametrize("number", ["order 2", "order 3"])
def test_turns_that_begin_alike_and_share_a_reason_are_one_idea(number: str) -> None:
    """Two workers by number 2 each, of which one is sent before the same rival."""
    state = hamlet().on_sale(1).work().state
    rival = Benefit("denies", text("keythedral-benefit-rival"))
    one, two = (
        Benefit("gets", text(key)) for key in ("keythedral-benefit-wanted", "keythedral-benefit-house")
    )
    both = tuple(
        Candidate((words, "end"), value, ahead=True, facts=Facts(0, (gets, rival)), idea=gets)
        for words, value, gets in (("order 2", 1.0, one), (number, 0.95, two))
    )
    hints = advice_of(
        KEYTHEDRAL, state, KEYTHEDRAL.seats_to_act(state)[0], Answer(("order 2",), 1, both)
    ).hints
    assert len(hints) == 1 + (number != "order 2")


def test_two_trades_for_a_cube_are_one_idea() -> None:
    here = hamlet().on_sale(1)
    one, two = Swap(ANN, 3, 1), Swap(ANN, 3, 2)
    assert idea(here.state, (one,)) == idea(here.state, (two,))


def test_a_law_of_the_harvest_says_whose_workers_it_concerns() -> None:
    here = hamlet().work()
    picks = (Play(ANN, laws.GOOD_HARVEST), Aim(ANN, 0))
    (told,) = keythedral_benefits(here.state, here.state, ANN, picks)
    assert (told.text.key, dict(told.text.args)) == ("keythedral-benefit-aimed", {"own": 0, "others": 0})


def test_kp_125_an_animal_given_up_leaves_the_others() -> None:
    table = Table(2).goods(ANN, cow=1, pig=2)
    table.built(ANN, "farm-1", "cow-shed")
    before = table.state
    before.stage, before.decider = "housing", ANN
    after = KEYPER.copy(before)
    after.players[ANN].goods = {"pig": 2}
    (kept,) = benefits(before, after, after, ANN, (Release(ANN, "cow"),))
    assert (kept.kind, kept.text.key) == ("saves", "keyper-benefit-kept")
    named, done = namings(before, (Release(ANN, "cow"), End(ANN)))
    assert done.text is None
    assert named.text == text("keyper-hint-release", goods=(counted("cow", 1),))


def test_keyples_of_one_colour_rest_together() -> None:
    named, done = namings(Table(2).state, (Rest(ANN, "orange"), Rest(ANN, "orange"), End(ANN)))
    assert done.text is None
    assert named.picks == 2
    orange = text("keyper-counted-keyple", count=2, colour=colour_name("orange"))
    assert named.text == text("keyper-hint-rest", colours=(orange,))


def test_ln_7_a_token_to_hide_is_a_good_move_with_a_reason() -> None:
    state = LANTERN.new_game(setup_for(LANTERN, 2, "hide"))
    hint = Adviser(LANTERN).hints(state, LANTERN.seats_to_act(state)[0], "hide").hints[0]
    assert [each.text.key for each in hint.facts.told()] == ["lantern-benefit-hide"]


def test_a_loss_that_brings_something_is_no_least_bad_move() -> None:
    loses = Hint(("end",), (), grounds=Grounds(rest=-1.0))
    assert loses.only_costs
    facts = Facts(0, (Benefit("gets", text("lantern-benefit-hide")),))
    assert not replace(loses, facts=facts).only_costs
    assert not replace(loses, facts=Facts(1)).only_costs
    assert replace(loses, facts=KEEPS).only_costs


def test_a_move_that_brings_something_comes_before_a_refusal_that_is_as_good() -> None:
    refuses = candidate(1.0, Facts(0, (Benefit("saves", text("keyper-benefit-decline")),)))
    joins, worse = (
        candidate(value, Facts(0, (Benefit("gets", text("keyper-benefit-no-turn")),))) for value in (0.9, 0.5)
    )
    assert preferred(KEYPER, (refuses, joins)) is joins
    assert preferred(KEYPER, (refuses, worse)) is refuses


def test_a_tile_to_take_is_named_as_such() -> None:
    (first, *_) = namings(Table(2).state, (TakeTile(ANN, "key-market"), End(ANN)))
    assert first.text == text("keyper-hint-take", tile=tile_name("key-market"))


def test_workers_who_bring_what_no_seat_needs_are_one_idea() -> None:
    """The same sentence with other cubes, whatever their fields and their rivals."""
    state = hamlet().on_sale(1).work().state
    seat = KEYTHEDRAL.seats_to_act(state)[0]
    one, two = ((action,) for action in WORDS)
    first = Benefit("saves", text("keythedral-benefit-harvest", cubes="1 wine"))
    other = Benefit("saves", text("keythedral-benefit-harvest", cubes="1 stone"))
    wanted = Benefit("gets", text("keythedral-benefit-wanted", count=2))
    rival = Benefit("denies", text("keythedral-benefit-rival"))
    gain = (Change("wine", 0.0, 1.0, 0.5),)

    def shown(*others: Benefit) -> int:
        both = (
            Candidate(one, 1.0, gain, ahead=True, facts=Facts(0, (first,)), idea="wine"),
            Candidate(two, 0.95, (), ahead=True, facts=Facts(0, others), idea="stone"),
        )
        return len(advice_of(KEYTHEDRAL, state, seat, Answer(one, 1, both)).hints)

    assert shown(rival, other) == 1
    assert shown(rival, wanted) == 2


def test_two_ways_nearer_to_one_seat_are_one_idea() -> None:
    state = hamlet().on_sale(1).work().state
    seat = KEYTHEDRAL.seats_to_act(state)[0]

    def nearer(slot: str, cubes: str) -> Facts:
        return Facts(0, (Benefit("nearer", text("keythedral-benefit-missing", slot=slot, cubes=cubes)),))

    def shown(other: Facts) -> int:
        both = [
            Candidate((words,), value, ahead=True, facts=facts, idea=words)
            for words, value, facts in zip(WORDS, (1.0, 0.95), (nearer("2b", "1 wood"), other), strict=True)
        ]
        both[0] = replace(both[0], changes=(Change("wood", 0.0, 1.0, 0.5),))
        return len(advice_of(KEYTHEDRAL, state, seat, Answer(WORDS[:1], 1, tuple(both))).hints)

    assert shown(nearer("2b", "2 wood")) == 1
    assert shown(nearer("2c", "2 wood")) == 2
