"""The commands that say how good advice is."""

from __future__ import annotations

import msgspec
import pytest

from bot.__main__ import main
from engine.lantern.game import LANTERN
from engine.players.biased_player import fond_weights
from tools.players.advice import Followed
from tools.players.point_sources import Sources


def test_following_every_first_hint_loses_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["advice", "lantern", "--games", "2", "--seats", "2"]
    assert main([*command, "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Followed)
    assert found.games == 2
    assert found.turns > 10
    assert (found.lost, found.lossy, found.named) == (0.0, 0, 0)
    assert main(command) == 0
    assert "0.000 points a turn" in capsys.readouterr().out


def test_follies_are_counted_by_player(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["follies", "lantern", "--games", "2", "--seats", "2", "--players", "easy,normal"]
    assert main(command) == 0
    assert "(none)" in capsys.readouterr().out
    monkeypatch.setattr(type(LANTERN.evaluator), "mistake", lambda *_: "moons")
    assert main(command) == 0
    told = capsys.readouterr().out
    assert "easy: " in told
    assert "(moons " in told


def test_sources_say_what_is_scored_offered_and_picked(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["sources", "lantern", "--games", "2", "--seats", "2", "--players", "easy,normal"]
    assert main([*command, "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Sources)
    assert {player: each.seats for player, each in found.players.items()} == {"easy": 2, "normal": 2}
    for each in found.players.values():
        assert sum(scores.points for scores in each.found.values()) == each.points
        assert each.picks["end"].offered >= each.picks["end"].picked > 0
        assert len(each.leads) == 2
    assert sum(each.wins for each in found.players.values()) == 2
    assert main(command) == 0
    told = capsys.readouterr().out
    assert "% won" in told
    assert "lanterns" in told


def test_sources_are_told_of_a_box_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    """Seats ask for other cubes there, so the same deals end otherwise."""
    command = ["sources", "keythedral", "--games", "1", "--seats", "2", "--players", "easy", "--json"]
    assert main(command) == 0
    ours = msgspec.json.decode(capsys.readouterr().out, type=Sources)
    assert main([*command, "--box", "random:1"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=Sources) != ours


def test_a_player_who_is_fond_of_something_tells_what_it_could_bring(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Covers a source of points, a promising feature and a kind of pick."""
    command = ["sources", "lantern", "--games", "6", "--seats", "2", "--json"]
    assert main([*command, "--players", "normal+sets,normal"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Sources).players
    assert found["normal+sets"].found["sets"].points > found["normal"].found["sets"].points
    assert main([*command, "--players", "normal+snuff,normal"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Sources).players
    assert found["normal+snuff"].picks["snuff"].picked > found["normal"].picks["snuff"].picked
    assert main([*command, "--players", "normal+tokens,normal"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Sources).players
    assert found["normal+tokens"].picks != found["normal"].picks
    assert fond_weights({"tokens": (1.0, 0.5), "points": (1.0, 1.0)}, "tokens")["tokens"] == (2.0, 1.0)
