"""The tutorial, a first spring of Keyper to its end: a field, joining, building, animals, the keyper, a boat,
laying down, a fair and folding. And an introduction on one screen: a spring in which two keypers have claimed
their boards."""

from __future__ import annotations

from engine.core.setup import Setup
from engine.core.teaching import FirstGame, Introduction, TaughtTurn
from engine.core.text import text
from engine.keyper.content.goods import COLOURS, SEASONS
from engine.keyper.content.sets import SETS

_SPRING = """
0 send orange / clay@board-1 / end;               1 skip / end;
1 send brown / logs@board-1 / end;                0 join brown / end;
0 send orange / build@board-1 / end;              1 skip / end;
0 build pig-sty / farm-1 / with clay log / end;   1 keyper board-2 / end;
0 send light-green / pigs@board-1 / end;          1 skip / end;
1 send light-green / wheat@board-2 / end;         0 skip / end;
0 send white / pigs@board-1 / lay / end;          1 send orange / clay@board-1 / lay / end;
0 keyper board-1 / end;
1 send grey / rocks@board-2 / end;                0* skip / end;
0 send light-blue / river@board-1 / boat-3 / end; 1 skip / end;
0 sell pig / sell pig / end;
1 send white / sheep@board-1 / end;               0* skip / end;
0* send grey / rocks@board-2 / lay / end;         1 send light-blue / river@board-1 / lay / end;
0* send black / clay@board-2 / end;               1 skip / end;
1 send black / cows@board-2 / end;                0* skip / end;
0* send white / wheat@board-2 / lay / end;        1 send white / deer@board-1 / end;
0 lay logs@board-1 / both / end;                  1 send grey / rocks@board-1 / end;
0 lay clay@board-1 / end;
0 fold a / end;                                   1 fold b / end;
0* rest light-blue / rest light-blue / rest orange / end;
"""

_FIRST_SPRING = FirstGame(
    key="keyper",
    words="keyper-course",
    setup=Setup(2, "lesson-5"),
    script=_SPRING,
    edition=2,
    lessons=(
        TaughtTurn("send", ("clay@board-1",), ("seat:0",)),
        TaughtTurn("join", ("logs@board-1",), ("seat:0",)),
        TaughtTurn("builders", ("build@board-1",)),
        TaughtTurn("build", (), ("farm-1",)),
        TaughtTurn("animals", ("pigs@board-1",), picture="home"),
        TaughtTurn("decline", ("wheat@board-2",)),
        TaughtTurn("lay", ("pigs@board-1",)),
        TaughtTurn("keyper", ("keyp@board-1",)),
        TaughtTurn("boat", ("river@board-1", "boat:boat-3")),
        TaughtTurn("sell", ("river@board-1",)),
        TaughtTurn("again", ("logs@board-1",)),
        TaughtTurn("last", ("clay@board-1",)),
        TaughtTurn("fold"),
    ),
)

COURSES = (_FIRST_SPRING,)

_TABLE = """
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

_KEYPER = Introduction(
    key="keyper",
    words="keyper-learn",
    name=text("keyper-name"),
    setup=Setup(3, "learn-0"),
    script=_TABLE,
    picture="table",
    marks=("keyp:0", "logs@board-1", "keyp@board-2", "river@board-2", "season"),
    numbers={"keyples": sum(SETS.newest.team.values()), "colours": len(COLOURS), "seasons": len(SEASONS)},
)

INTRODUCTIONS = (_KEYPER,)
