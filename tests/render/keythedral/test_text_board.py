"""The text board of Keythedral says the same as the pictures."""

from __future__ import annotations

from msgspec.structs import replace

from render.keythedral.painter import KeythedralPainter
from tests.render.keythedral.positions import bidding_view
from tests.render.speaking import NAMES, speak


def test_kt_81_who_has_the_marker_in_the_auction_is_called_start_player() -> None:
    view = replace(bidding_view(), start=0)
    assert view.auction is not None
    lines = KeythedralPainter().board(view, speak()).split("\n")
    (line,) = (line for line in lines if "start player)" in line)
    assert line.startswith(f"- {NAMES[view.auction.taker]} (")
