"""Files beside the code that others run: image, compose file, hooks, workflow. No Docker is needed here."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from bot.config import Config
from tests.architecture.test_package_wheel import BESIDE, ROOMS

ROOT = Path(__file__).parents[2]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_image_is_built_from_files_that_exist() -> None:
    let_in = [line[1:] for line in read(".dockerignore").splitlines() if line.startswith("!")]
    assert let_in
    for name in let_in:
        assert (ROOT / name).exists(), name
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", read("Dockerfile"), re.MULTILINE)
    for name in " ".join(copied).split():
        assert name == "." or name in let_in, f"{name} is not let into the image"


def test_sources_of_the_package_reach_the_image() -> None:
    let_in = {line[1:] for line in read(".dockerignore").splitlines() if line.startswith("!")}
    assert {*BESIDE, *ROOMS, "docs/rules"} <= let_in


def test_the_image_runs_as_an_ordinary_user_and_keeps_its_database() -> None:
    last = read("Dockerfile").split("FROM ")[-1]
    user = re.search(r"^USER (\w+)$", last, re.MULTILINE)
    assert user is not None
    assert user[1] != "root"
    assert last.index("USER") < last.index("ENTRYPOINT")
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)
    assert "DATABASE=/data/" in last
    assert re.search(r"^ +- data:/data$", read("compose.yaml"), re.MULTILINE)


def test_the_images_python_is_new_enough() -> None:
    needed = re.search(r'requires-python = ">=3\.(\d+)"', read("pyproject.toml"))
    assert needed is not None
    for minor in re.findall(r"FROM python:3\.(\d+)", read("Dockerfile")):
        assert int(minor) >= int(needed[1])


def test_settings_of_the_compose_file_exist() -> None:
    block = read("compose.yaml").split("environment:")[1].split("volumes:")[0]
    settings = {name.upper() for name in Config.__struct_fields__}
    assert set(re.findall(r"([A-Z_]+):", block)) <= settings


def test_hooks_run_what_make_check_runs() -> None:
    tools = set(re.findall(r"\$\(BIN\)/([\w-]+)", read("Makefile").split("check:")[1].split("test:")[0]))
    hooked = set(re.findall(r"entry: \.venv/bin/([\w-]+)", read(".pre-commit-config.yaml")))
    assert tools == hooked
    assert "http" not in read(".pre-commit-config.yaml")


def test_the_public_ci_runs_the_same_as_ours() -> None:
    assert "make test" in read(".ci/run")
    assert "run: make test" in read(".github/workflows/test.yml")


def test_the_ci_script_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    subprocess.run(["bash", "-n", ROOT / ".ci" / "run"], check=True)


def test_a_bug_report_asks_for_the_export_and_the_move() -> None:
    form = read(".github/ISSUE_TEMPLATE/bug.yml")
    assert "/game export" in form
    assert "id: move" in form
