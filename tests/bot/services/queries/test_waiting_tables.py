"""Which message in a person's inbox is kept up to date."""

from __future__ import annotations

import pytest

from bot.services.queries.waiting_tables import resting
from bot.store.rows import RESTING
from bot.values.parcel import Posted


@pytest.mark.parametrize("kind", RESTING)
def test_only_the_newest_message_is_kept_up_to_date(kind: str) -> None:
    """An older panel below another message would change unseen."""
    panel, other = Posted(1, 7, kind), Posted(1, 8, "result")
    assert resting((panel, other)) == panel
    assert resting((other, panel)) is None
    assert resting(()) is None
