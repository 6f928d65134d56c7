from __future__ import annotations

from engine.core.game import Decision, Option
from engine.core.rng import Rng, seed_from
from engine.core.text import text
from engine.players import random_ish_player, random_player


def offered(**marks: str) -> Decision[int]:
    options = tuple(
        Option(0, words, (text(words),), idle=mark == "idle", dominated=mark == "foolish")
        for words, mark in marks.items()
    )
    return Decision(0, text("ask"), options)


def chosen(player: object, decision: Decision[int]) -> set[str]:
    rng = Rng(seed_from("players"))
    assert callable(player)
    return {player(None, decision, rng).words for _ in range(60)}


ALL = offered(build="", burn="foolish", skip="idle")


def test_the_random_player_takes_anything() -> None:
    assert chosen(random_player, ALL) == {"build", "burn", "skip"}


def test_the_easy_player_is_neither_idle_nor_makes_dominated_picks_while_it_can() -> None:
    assert chosen(random_ish_player, ALL) == {"build"}
    assert chosen(random_ish_player, offered(burn="foolish", skip="idle")) == {"skip"}
    assert chosen(random_ish_player, offered(burn="foolish")) == {"burn"}
