"""Computer players of Keythedral use their laws: that others may answer does not hide what a law brings."""

from __future__ import annotations

from engine.keythedral.game import KEYTHEDRAL
from engine.players import STRENGTHS, answer, question_of
from tests.support.keythedral import hamlet


def test_a_law_is_played_although_others_may_answer_it() -> None:
    """A cottage becomes a house once nobody repeals the law, in a window as well as in a turn (KT-98)."""
    game = hamlet(2).law(0, "upgrade-cottage").law(1, "sale").spend().go()
    for _ in ("window", "turn"):
        picks = answer(STRENGTHS["normal"], question_of(KEYTHEDRAL, game.state, 0, "laws")).picks
        assert picks == ("play upgrade-cottage", "1", "end")
        if game.state.windows:
            game.decline(0, 1)
