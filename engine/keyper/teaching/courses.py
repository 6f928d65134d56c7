"""The tutorial, a first spring of Keyper: a field, joining, building, the keyper, laying down, a boat and an
upgrade."""

from __future__ import annotations

from engine.core.setup import Setup
from engine.core.teaching import FirstGame, TaughtTurn
from engine.core.text import text
from engine.keyper.content.goods import SEASONS

_SPRING = """
0 send orange / clay@board-1 / end;               1 skip / end;
1 send brown / logs@board-1 / end;                0 join brown / end;
0 send orange / build@board-1 / end;              1 skip / end;
0 build pig-sty / farm-1 / with clay log / end;   1 keyper board-2 / end;
0 keyper board-1 / end;
1 send grey / rocks@board-2 / end;                0 join white / end;
0 send light-green / pigs@board-1 / end;          1 skip / end;
1 send light-green / wheat@board-2 / end;         0 skip / end;
0 send white / pigs@board-1 / lay / end;          1 send brown / logs@board-2 / end;
0 send light-blue / river@board-1 / boat-3 / end; 1 skip / end;
0 sell pig / sell pig / end;                      1 send orange / clay@board-2 / end;
0 send grey / upgrade@board-1 / end;              1 skip / end;
0 upgrade pig-sty / with log / end;
"""

FIRST_SPRING = FirstGame(
    key="keyper",
    words="keyper-course",
    name=text("keyper-name"),
    setup=Setup(2, "lesson-0"),
    script=_SPRING,
    own=SEASONS.index("summer"),
    lessons=(
        TaughtTurn("send", ("clay@board-1",)),
        TaughtTurn("join", ("logs@board-1",)),
        TaughtTurn("builders", ("build@board-1",)),
        TaughtTurn("build"),
        TaughtTurn("keyper", ("keyp@board-1",)),
        TaughtTurn("white", ("rocks@board-2",)),
        TaughtTurn("animals", ("pigs@board-1",)),
        TaughtTurn("decline", ("wheat@board-2",)),
        TaughtTurn("lay", ("pigs@board-1",)),
        TaughtTurn("boat", ("river@board-1", "boat:boat-3")),
        TaughtTurn("sell", ("river@board-1",)),
        TaughtTurn("upgraders", ("upgrade@board-1",)),
        TaughtTurn("upgrade"),
    ),
)
