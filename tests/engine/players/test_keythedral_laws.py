"""Computer players of Keythedral use their laws, and see their benefit although others may answer."""

from __future__ import annotations

from engine.keythedral.game import KEYTHEDRAL
from engine.players import STRENGTHS, answer, question_of
from tests.support.keythedral import hamlet


def test_a_law_is_played_although_others_may_answer_it() -> None:
    """A cottage becomes a house if nobody repeals the law, in a window and in a turn (KT-98)."""
    game = hamlet(2).law(0, "upgrade-cottage").law(1, "sale").spend().go()
    for _ in ("window", "turn"):
        picks = answer(STRENGTHS["normal"], question_of(KEYTHEDRAL, game.state, 0, "laws")).picks
        assert picks == ("play upgrade-cottage", "1", "end")
        if game.state.windows:
            game.decline(0, 1)


def test_a_law_is_played_although_nobody_waits_for_it() -> None:
    """Played while another seat has its turn (KT-98), but only if it gains something."""
    game = hamlet(2).law(1, "upgrade-cottage").spend().go().decline(1)
    assert (game.deciders(), game.free()) == ([0], [1])
    question = question_of(KEYTHEDRAL, game.state, 1, "unasked")
    for strength in ("easy", "normal", "hard", "expert"):
        assert answer(STRENGTHS[strength], question).picks == ("play upgrade-cottage", "1", "end")
    assert answer(STRENGTHS["random-ish"], question).picks == ()
    idle = hamlet(2).law(1, "design-change").spend().go().decline(1)
    assert idle.free() == [1]
    assert answer(STRENGTHS["normal"], question_of(KEYTHEDRAL, idle.state, 1, "unasked")).picks == ()
