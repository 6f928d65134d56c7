"""/stats and /settings forget-me, as people use them."""

from __future__ import annotations

from tests.support.discord_play import play_on
from tests.support.discord_stage import Stage, words

PEOPLE = ["anna", "bob"]
