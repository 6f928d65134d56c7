"""Tutorial courses of Keyflower.

A shortened game: a spring with bids, a move that saves workers, an upgrade, a boat and a new tile; nobody
plays in summer and autumn; then a winter and its scoring. And one with The Merchants: a contract, the items
it can be cashed in for, and an extension.
"""

from __future__ import annotations

from engine.core.setup import Setup
from engine.core.teaching import FirstGame, TaughtTurn

_GAME = """
0 bid woodcutter / red 1 / end;                 1 bid stable / blue 1 / end;
0 use workshop / yellow 1 / take stone / end;   1 bid woodcutter / red 2 / end;
0 bid keywood / + group woodcutter / end;       1 use workshop / yellow 2 / take iron / end;
0 use woodcutter / red 1 / end;                 1 use keywood / red 1 / end;
0 use home / blue 1 / upgrade home / end;       1 pass / end;
0 pass / end;
0 take boat sea-bastion / end;
0 place keywood / 1,0 / r1 / end;
1 place stable / 0,-1 / r0 / place woodcutter / 0,-2 / r0 / end;
1 pass / end;                                   0* pass / end;
1 take boat keyflower / end;
0* pass / end;                                  1 pass / end;
0* take boat sea-bastion / end;
0 winter scribes / end;                         1 winter keythedral / end;
1 bid scribes / yellow 1 / end;
0 bid scribes / yellow 2 / end;                 1 bid keythedral / blue 8 / end;
0 pass / end;                                   1 pass / end;
1 take boat keyflower / end;
0* place scribes / 0,-1 / r4 / place sea-bastion / 0,-2 / r1 / end;
1 place keythedral / 0,-3 / r1 / place keyflower / 0,-4 / r1 / end;
"""

FIRST_SPRING = FirstGame(
    key="keyflower",
    words="keyflower-course",
    setup=Setup(2, "lesson-17"),
    script=_GAME,
    edition=3,
    lessons=(
        TaughtTurn("bid", ("tile:woodcutter",), ("tile:woodcutter",), picture="table"),
        TaughtTurn("use", ("tile:workshop",), ("tile:home-4",)),
        TaughtTurn("group", ("tile:woodcutter", "tile:keywood"), ("tile:keywood",)),
        TaughtTurn("colour", ("tile:woodcutter",), ("tile:home-4",)),
        TaughtTurn("upgrade", ("tile:home-4",), ("tile:home-4",)),
        TaughtTurn("pass", ("village:0",)),
        TaughtTurn("boat", ("boat:*",)),
        TaughtTurn("place"),
        TaughtTurn("winter"),
        TaughtTurn("outbid", ("tile:scribes",), ("tile:scribes",)),
        TaughtTurn("last", ("tile:keythedral", "village:0")),
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
0* place keywood / 0,-1 / r0 / end;
1 place gold-mine / 0,-1 / r0 / place key-mine / 0,-2 / r0 / end;
0* pass / end;                                          1 pass / end;
0* take boat keyflower-ii / end;
1 pass / end;                                           0* pass / end;
1 take boat sea-bastion / end;
0* winter apothecary / end;                             1 winter jeweller / end;
0 bid jeweller / yellow 1 / end;                        1 pass / end;
0* pass / end;
0* take boat keyflower-ii / end;
1 place sea-bastion / -1,-2 / r0 / end;
0* place jeweller / 0,-2 / r1 / place keyflower-ii / 0,-3 / r1 / end;
"""

FIRST_MARKET = FirstGame(
    key="merchants",
    words="keyflower-course-merchants",
    setup=Setup(2, "lesson-35", {"merchants": "mix"}),
    script=_MARKET,
    edition=2,
    lessons=(
        TaughtTurn("contract", ("tile:assayer",), ("village:0",)),
        TaughtTurn("cash", ("tile:keywood",), ("tile:home-4",)),
        TaughtTurn("stone", ("tile:workshop",), ("tile:home-4",)),
        TaughtTurn("upgrade", ("tile:home-4",), ("tile:home-4",)),
        TaughtTurn("extend", ("tile:home-4",), ("tile:home-4",)),
        TaughtTurn("order", ("tile:order-1",), ("tile:order-1",)),
        TaughtTurn("pass", ("village:0",)),
        TaughtTurn("boat", ("boat:*",), ("tile:home-4",)),
        TaughtTurn("winter", ("tile:jeweller",)),
    ),
)
