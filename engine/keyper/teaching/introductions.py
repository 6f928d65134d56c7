"""Keyper on one screen: a spring in which two keypers have claimed their boards."""

from __future__ import annotations

from engine.core.setup import Setup
from engine.core.teaching import Introduction
from engine.core.text import text
from engine.keyper.content.goods import COLOURS, SEASONS
from engine.keyper.content.sets import SETS

_SPRING = """
0 send black / farm-1 / build farmyard / with brick wood / end; 1 send light-green / wheat@board-1 / end;
2 join light-green / end; 2 keyper board-1 / end; 0 keyper board-2 / end; 1 send orange / build@board-2 /
end; 2 skip / end; 0 join white / end; 1 build pavements / village-5 / with wheat wheat / end; 0 build
scrapyard / village-10 / with stone / end; 1 build carpenter / village-10 / with brick stone / end; 1
build drainage / village-8 / with wood wheat / end; 2 send brown / logs@board-1 / end; 0 join brown / end;
0 send light-blue / river@board-2 / boat-3 / end; 1 skip / end; 2 skip / end; 0 receive pig / receive pig
/ end; 1 send light-blue / river@board-2 / lay / receive rock / receive rock / receive rock / end; 2 send
orange / build@board-1 / end; 0 join orange / end; 2 build stonemason / village-11 / with brick wood /
end; 0 build cow-shed / farm-5 / with log log / end; 2 build pavements / village-8 / with wheat wheat /
end; 2 build drainage / village-5 / with log wheat / end
"""

KEYPER = Introduction(
    key="keyper",
    words="keyper-learn",
    name=text("keyper-name"),
    setup=Setup(3, "learn-0"),
    script=_SPRING,
    picture="table",
    marks=("keyp:0", "logs@board-1", "keyp@board-2", "river@board-2", "season"),
    numbers={"keyples": sum(SETS.newest.team.values()), "colours": len(COLOURS), "seasons": len(SEASONS)},
)
