"""The files that run the bot on a machine: as an ordinary user, with nothing they do not need."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

UNIT = Path("deploy/latchkey.service")
DOCKERFILE = Path("Dockerfile")


def settings() -> dict[str, list[str]]:
    lines = [line for line in UNIT.read_text(encoding="utf-8").splitlines() if "=" in line and line[0] != "#"]
    found: dict[str, list[str]] = {}
    for name, value in (line.split("=", 1) for line in lines):
        found.setdefault(name, []).append(value)
    return found


def test_the_unit_runs_an_ordinary_user_who_may_do_little() -> None:
    unit = settings()
    assert unit["DynamicUser"] == ["yes"]
    assert unit["User"] == ["latchkey"]
    assert unit["CapabilityBoundingSet"] == [""]
    assert unit["NoNewPrivileges"] == unit["ProtectHome"] == unit["PrivateTmp"] == ["yes"]
    assert unit["ProtectSystem"] == ["strict"]
    assert unit["ExecStart"][0].endswith("/latchkey bot")
    assert not any("TOKEN" in value for values in unit.values() for value in values)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """With a command that is there, which the installed one is not on this machine."""
    copy = tmp_path / "latchkey.service"
    text = UNIT.read_text(encoding="utf-8")
    copy.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", text, flags=re.M), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", copy], capture_output=True, text=True, timeout=120, check=False
    )
    ours = [line for line in done.stderr.splitlines() if "latchkey.service" in line]
    assert (done.returncode, ours) == (0, [])


def test_the_image_runs_an_ordinary_user_and_knows_whether_it_is_well() -> None:
    lines = DOCKERFILE.read_text(encoding="utf-8").splitlines()
    assert "USER latchkey" in lines
    assert lines.index("USER latchkey") < next(
        at for at, line in enumerate(lines) if line.startswith("ENTRYPOINT")
    )
    assert any(line.startswith("HEALTHCHECK") for line in lines)
    assert not any("TOKEN" in line for line in lines)
