"""A fake Discord token in a valid format."""

from __future__ import annotations

FAKE_TOKEN = f"{'not' * 8}.a-real.{'token' * 7}"
