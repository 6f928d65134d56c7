"""Tutorial courses of Keyflower.

A first spring: bids, a move that saves workers, an upgrade, a boat and two new tiles. And one with The
Merchants: a contract, the items it can be cashed in for, and an extension.
"""

from __future__ import annotations

from engine.core.setup import Setup
from engine.core.teaching import FirstGame, TaughtTurn
from engine.core.text import text
from engine.keyflower.content.shapes import SEASONS

_SPRING = """
0 bid woodcutter / red 1 / end;                 1 bid stable / blue 1 / end;
0 use workshop / yellow 1 / take stone / end;   1 bid woodcutter / red 2 / end;
0 bid keywood / + group woodcutter / end;       1 use workshop / yellow 2 / take iron / end;
0 use woodcutter / red 1 / end;                 1 use keywood / red 1 / end;
0 use home / blue 1 / upgrade home / end;       1 bid alehouse / blue 1 / end;
0 bid alehouse / blue 2 / end;                  1 pass / end;
0 bid order-1 / yellow 1 / end;                 1 pass / end;
0 pass / end;
0 take boat sea-bastion / end;
"""

FIRST_SPRING = FirstGame(
    key="keyflower",
    words="keyflower-course",
    name=text("keyflower-name"),
    setup=Setup(2, "lesson-17"),
    script=_SPRING,
    own=SEASONS.index("summer"),
    lessons=(
        TaughtTurn("bid", ("tile:woodcutter",)),
        TaughtTurn("use", ("tile:workshop",)),
        TaughtTurn("group", ("tile:woodcutter", "tile:keywood")),
        TaughtTurn("colour", ("tile:woodcutter",)),
        TaughtTurn("upgrade", ("tile:home-4",)),
        TaughtTurn("outbid", ("tile:alehouse",)),
        TaughtTurn("order", ("tile:order-1",)),
        TaughtTurn("pass", ("seat:0",)),
        TaughtTurn("boat", ("boat:*",)),
        TaughtTurn("place", free=True),
    ),
)

_MARKET = """
0 use assayer / blue 1 / take contract-14 / end;        1 bid gold-mine / yellow 1 / end;
0 cash contract-14 wood / bid keywood / yellow 1 / end; 1 bid key-mine / red 1 / end;
0 use workshop / yellow 1 / take stone / end;           1 pass / end;
0 use home / blue 1 / upgrade home / end;               1 pass / end;
0 use stable / yellow 1 / extend home / blue-1 / end;   1 pass / end;
0 bid order-1 / red 1 / end;                            1 pass / end;
0 pass / end;
0 take boat keyflower-ii / end;
"""

FIRST_MARKET = FirstGame(
    key="merchants",
    words="keyflower-course-merchants",
    name=text("keyflower-option-merchants"),
    setup=Setup(2, "lesson-35", {"merchants": "mix"}),
    script=_MARKET,
    own=SEASONS.index("summer"),
    lessons=(
        TaughtTurn("contract", ("tile:assayer",)),
        TaughtTurn("cash", ("tile:keywood",)),
        TaughtTurn("stone", ("tile:workshop",)),
        TaughtTurn("upgrade", ("tile:home-4",)),
        TaughtTurn("extend", ("tile:home-4",)),
        TaughtTurn("order", ("tile:order-1",)),
        TaughtTurn("pass", ("seat:0",)),
        TaughtTurn("boat", ("boat:*",)),
        TaughtTurn("place", free=True),
    ),
)
