"""The command that lets computer players play against each other, and the one that fits their weights."""

from __future__ import annotations

import runpy
from pathlib import Path

import msgspec
import pytest

from bot.__main__ import main
from engine.players.strengths import STRENGTHS
from engine.registry import GAMES
from tools.cli.tournament import Tournament, player_named, seated, wilson

BOXED = "tournament keythedral --players random,random --games 1 --seats 2 --json --box {box}"


def test_a_tournament_says_who_won_and_how_sure_that_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["tournament", "keyper", "--players", "easy,random-ish", "--games", "2"]
    command += ["--into", str(tmp_path / "games.jsonl")]
    assert main([*command, "--json"]) == 0
    result = msgspec.json.decode(capsys.readouterr().out, type=Tournament)
    assert (result.game, result.games, result.seats) == ("keyper", 2, 2)
    assert {each.player for each in result.players} == {"easy", "random-ish"}
    assert sum(each.wins for each in result.players) == 2
    for each in result.players:
        assert each.seats == 2
        assert each.low <= each.share <= each.high
        assert each.even == 0.5
    assert sum(each.lead for each in result.players) == pytest.approx(0.0)
    assert result.players[0].player == "easy"
    assert result.players[0].lead > 10, "points tell more than wins"
    assert main([*command, "--sheets"]) == 0
    told = capsys.readouterr().out
    assert "random-ish" in told
    assert "keyper-score-shipping" in told


def test_a_tournament_is_played_with_any_box(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command, names = BOXED.split()[:-1], list[str]()
    for box in ("random:1", "random:1", "random:2"):
        assert main([*command, box]) == 0
        names.append(msgspec.json.decode(capsys.readouterr().out, type=Tournament).options["printed"])
    assert names[0] == names[1] != names[2]
    assert not {*names} & {*GAMES["keythedral"].spec.printed}
    form = tmp_path / "mine.toml"
    form.write_text('game = "keythedral"\nname = "mine"\n[seats]\n1-1 = "gold"\n')
    assert main([*command, str(form)]) == 2
    assert "line 4: Seat 1-1, price" in capsys.readouterr().err
    form.write_text('game = "keyper"\nname = "mine"\n')
    assert main([*command, str(form)]) == 2
    assert "is a form of keyper" in capsys.readouterr().err


def test_seats_are_rotated() -> None:
    players = [STRENGTHS["hard"], STRENGTHS["easy"]]
    assert [[each.key for each in seated(players, 3, number)] for number in (0, 1)] == [
        ["hard", "easy", "hard"],
        ["easy", "hard", "easy"],
    ]


def test_no_deal_is_repeated_with_the_same_seating() -> None:
    """Four seats and two players: after two games everybody has sat everywhere."""
    players = [STRENGTHS["hard"], STRENGTHS["easy"]]
    assert seated(players, 4, 0) != seated(players, 4, 1)
    assert seated(players, 4, 0) == seated(players, 4, 2)


def test_a_tournament_goes_on_where_it_was_interrupted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    command = ["tournament", "lantern", "--players", "easy:50,random", "--into", str(file)]
    assert main([*command, "--games", "2"]) == 0
    began = file.read_bytes()
    file.write_bytes(began + b'{"standings":[{"seat"')  # the machine stopped in the middle of a line
    assert main([*command, "--games", "3"]) == 0
    assert file.read_bytes().startswith(began)
    assert len(file.read_bytes().splitlines()) == 4
    capsys.readouterr()
    assert main([*command, "--games", "3", "--json"]) == 0
    result = msgspec.json.decode(capsys.readouterr().out, type=Tournament)
    assert (result.games, {each.player for each in result.players}) == (3, {"easy:50", "random"})
    assert main([*command, "--games", "3", "--seed", "other"]) == 2
    assert "other settings" in capsys.readouterr().err


def test_a_player_may_be_given_steps() -> None:
    assert player_named("expert:700").steps == 700
    assert player_named("expert") == STRENGTHS["expert"]
    with pytest.raises(ValueError, match="number of steps"):
        player_named("expert:few")


def test_an_interval_as_wilson_gives_it() -> None:
    assert wilson(15, 20) == pytest.approx((0.531, 0.888), abs=0.001)
    assert wilson(0, 10) == pytest.approx((0.0, 0.278), abs=0.001)


def test_an_unknown_player_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "keyper", "--players", "easy,genius"]) == 2
    assert "there is no player 'genius'" in capsys.readouterr().err


def test_weights_that_do_not_win_are_not_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two games cannot show that anything is better: the interval of two wins reaches below a half."""
    out = tmp_path / "fitted.py"
    command = ["train", "lantern", "--games", "2", "--rounds", "1", "--seats", "2", "--out", str(out)]
    assert main([*command, "--proof", "2"]) == 1
    assert "the old ones stay" in capsys.readouterr().out
    assert not out.exists()


def test_training_writes_weights_for_every_feature(tmp_path: Path) -> None:
    out = tmp_path / "fitted.py"
    assert (
        main(
            [
                "train",
                "keythedral",
                "--games",
                "1",
                "--rounds",
                "1",
                "--seats",
                "2",
                "--proof",
                "0",
                "--out",
                str(out),
            ]
        )
        == 0
    )
    evaluator = GAMES["keythedral"].evaluator
    assert evaluator is not None
    written = runpy.run_path(str(out))["FITTED"]
    assert tuple(written) == evaluator.features
    assert written != evaluator.hand
    assert "latchkey dev train keythedral --games 1 --rounds 1 --seats 2" in out.read_text()


def test_weights_for_many_players_are_a_table_of_their_own(tmp_path: Path) -> None:
    out = tmp_path / "crowded.py"
    command = ["train", "keyflower", "--games", "1", "--rounds", "1", "--seats", "4", "--from", "fitted"]
    assert main([*command, "--proof", "0", "--out", str(out)]) == 0
    evaluator = GAMES["keyflower"].evaluator
    assert evaluator is not None
    assert evaluator.crowded is not None
    written = runpy.run_path(str(out))["CROWDED"]
    assert tuple(written) == evaluator.features
    assert written["contracts"] == evaluator.crowded["contracts"], "nobody has any without The Merchants"
    assert written["points"][0] == pytest.approx(evaluator.crowded["points"][0], abs=0.05)
