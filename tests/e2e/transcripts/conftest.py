"""The fixture of the transcripts."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.e2e.transcripts.evening import Opening, evening


@pytest.fixture
def opening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Opening:
    return partial(evening, tmp_path, monkeypatch)
