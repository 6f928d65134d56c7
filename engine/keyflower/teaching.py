"""Tutorial courses and introductions on one screen of Keyflower.

A shortened game: a spring with bids, a move that saves workers, an upgrade, a boat and a new tile; nobody
plays in summer and autumn; then a winter and its scoring. And one with The Merchants: a contract, the items
it can be cashed in for, and an extension. The introductions show a table in summer, and the additions of The
Merchants.
"""

from __future__ import annotations

from engine.core.setup import Setup
from engine.core.teaching import FirstGame, Introduction, TaughtTurn
from engine.core.text import text
from engine.keyflower.content.sets import SETS
from engine.keyflower.content.shapes import SEASONS

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

_FIRST_SPRING = FirstGame(
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

_FIRST_MARKET = FirstGame(
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

COURSES = (_FIRST_SPRING, _FIRST_MARKET)

_BOX = SETS.newest

_SUMMER = """
0 bid stable / yellow 3 / end; 1 bid quarryman / blue 2 / end; 2 bid miner / blue 2 / end; 0 bid
apprentice-hall / blue 1 / end; 1 bid keywood / red 1 / end; 2 bid apprentice-hall / blue 2 / end; 0 bid
key-mine / + group apprentice-hall / end; 1 use quarryman / blue 1 / end; 2 use miner / blue 1 / end; 0
bid alehouse / blue 1 / end; 1 use keywood / red 1 / end; 2 pass / end; 0 use key-mine / blue 1 / end; 1
use home / blue 1 / upgrade home / end; 2 pass / end; 0 pass / end; 1 bid keywood / red 1 / end; 2 pass /
end; 0 pass / end; 1 bid order-2 / yellow 1 / end; 2 pass / end; 0 pass / end; 1 pass / end; 1 take boat
keyflower / end; 2 take boat sea-bastion / end; 0 place alehouse / 1,-1 / r0 / place key-mine / 1,-2 / r0
/ place stable / 1,0 / r2 / end; 1 place quarryman / 1,-1 / r1 / place keywood / 1,0 / r2 / end; 2 place
miner / -1,0 / r0 / place apprentice-hall / -1,1 / r0 / end; 1 bid smelter / blue 2 / end; 2 bid carpenter
/ blue 2 / end; 0 use hiring-fair / red 1 / pay pickaxe / end; 1 bid hiring-fair / red 1 / end; 2 use
carpenter / blue 1 / pay saw / end; 0 bid hiring-fair / red 2 / end; 1 bid carpenter / blue 3 / end; 2 use
home / + group carpenter / upgrade home / move wood home>apprentice-hall / end
"""

_CONTRACTS = """
0 bid miner / red 2 / end; 1 bid quarryman / red 2 / end; 2 bid workshop / yellow 2 / end; 0 bid gold-mine
/ yellow 1 / end; 1 bid apprentice-hall / yellow 1 / end; 2 bid key-mine / red 1 / end; 0 use gold-mine /
yellow 1 / end; 1 bid gold-mine / yellow 2 / end; 2 bid apprentice-hall / yellow 2 / end
"""

_KEYFLOWER = Introduction(
    key="keyflower",
    words="keyflower-learn",
    name=text("keyflower-name"),
    setup=Setup(3, "learn-1"),
    script=_SUMMER,
    picture="table",
    marks=("seat:0", "tile:smelter", "tile:hiring-fair", "boat:*", "season"),
    numbers={"workers": _BOX.starting_workers, "seasons": len(SEASONS)},
)

_MERCHANTS = Introduction(
    key="merchants",
    words="keyflower-learn-merchants",
    name=text("keyflower-option-merchants"),
    setup=Setup(3, "learn-0", {"merchants": "mix"}),
    script=_CONTRACTS,
    picture="contracts",
    marks=("contract:contract-*", "contract:hidden", "extension:*"),
    numbers={
        "open": _BOX.open_contracts,
        "points": _BOX.contract_points,
        "seasons": len(SEASONS),
    },
)

INTRODUCTIONS = (_KEYFLOWER, _MERCHANTS)
