"""A word in the form of a token of Discord, which is none."""

from __future__ import annotations

FAKE_TOKEN = f"{'not' * 8}.a-real.{'token' * 7}"
