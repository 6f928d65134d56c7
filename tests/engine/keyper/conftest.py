from __future__ import annotations

import pytest

from tests.support.keyper import house_values


@pytest.fixture
def table_values(monkeypatch: pytest.MonkeyPatch) -> None:
    """Made-up boards, costs, boats and fairs instead of our own designs."""
    house_values(monkeypatch)
