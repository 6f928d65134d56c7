"""Introductions on one screen each: Keyflower at a table in summer, and the additions of The Merchants."""

from __future__ import annotations

from engine.core.setup import Setup
from engine.core.teaching import Introduction
from engine.core.text import text
from engine.keyflower.content.sets import SETS
from engine.keyflower.content.shapes import SEASONS

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

_MARKET = """
0 bid miner / red 2 / end; 1 bid quarryman / red 2 / end; 2 bid workshop / yellow 2 / end; 0 bid gold-mine
/ yellow 1 / end; 1 bid apprentice-hall / yellow 1 / end; 2 bid key-mine / red 1 / end; 0 use gold-mine /
yellow 1 / end; 1 bid gold-mine / yellow 2 / end; 2 bid apprentice-hall / yellow 2 / end
"""

KEYFLOWER = Introduction(
    key="keyflower",
    words="keyflower-learn",
    name=text("keyflower-name"),
    setup=Setup(3, "learn-1"),
    script=_SUMMER,
    picture="table",
    marks=("seat:0", "tile:smelter", "tile:hiring-fair", "boat:*", "season"),
    numbers={"workers": _BOX.starting_workers, "seasons": len(SEASONS)},
)

MERCHANTS = Introduction(
    key="merchants",
    words="keyflower-learn-merchants",
    name=text("keyflower-option-merchants"),
    setup=Setup(3, "learn-0", {"merchants": "mix"}),
    script=_MARKET,
    picture="contracts",
    marks=("contract:contract-*", "contract:hidden", "extension:*"),
    numbers={
        "open": _BOX.open_contracts,
        "points": _BOX.contract_points,
        "seasons": len(SEASONS),
    },
)
