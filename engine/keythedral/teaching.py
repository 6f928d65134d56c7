"""Tutorial course of Keythedral, two rounds: the map, the order of work, a house, a seat, a craftsman and a
law. And an introduction on one screen: the town in a second round, where cubes are spent."""

from __future__ import annotations

from engine.core.setup import Setup
from engine.core.teaching import FirstGame, Introduction, TaughtTurn
from engine.core.text import text
from engine.keythedral.content.box import NEWEST
from engine.keythedral.content.shapes import DWELLINGS, NUMBERS

_ROUNDS = """
0 lay wood 1,1 / cottage 2 / at 0,0 / end;       1 lay quarry 0,-1 / cottage 5 / at 0,-1 / end;
0 lay vineyard 0,1 / cottage 4 / at 0,1 / end;   1 lay vineyard 1,-1 / cottage 3 / at -1,0 / end;
0* lay wood 1,2 / cottage 5 / at -1,-1 / end;    1 lay farm -1,1 / cottage 2 / at 0,-2 / end;
0* lay wood 0,2 / cottage 1 / at -1,1 / end;     1 lay lake 1,-2 / cottage 4 / at 1,-2 / end;
0* lay farm 0,-2 / cottage 3 / at 0,-3 / end;    1 lay lake 2,-1 / cottage 1 / at 1,-1 / end;
0 order 5 / send 5 quarry@0,-1 / end;            1 send 5 quarry@1,0 / end;
1 order 3 / send 3 wood@0,0 / end;               0 send 3 lake@1,-2 / end;
0* order 1 / send 1 wood@0,2 / end;              1 send 1 lake@2,-1 / end;
1 order 2 / send 2 farm@0,-2 / end;              0* send 2 wood@1,1 / end;
0* send 4 wood@1,2 / end;                        1 send 4 vineyard@1,-1 / end;
0 house 2 / end;                                 1 house 5 / end;
0 buy seat 1c with wood water / end;             1 smith / wine / food / end;
0 pass / end;                                    1 pass / end;
0* decline / end;                                1 name blue / end;
0* order 5 / send 5 quarry@0,-1 / end;           1 send 5 vineyard@1,-1 / end;
1 order 3 / send 3 wood@0,0 / end;               0* send 3 lake@1,-2 / end;
0* order 1 / send 1 wood@0,2 / end;              1 send 1 lake@2,-1 / end;
1 order 4 / end;                                 0* send 4 vineyard@0,1 / end;
0 send 2 quarry@1,0 / send 2 wood@1,1 / end;     1 send 2 farm@0,-2 / end;
0 buy seat 1a with stone wood / end;             1 pass / end;
0 smith / wood / wine / end;                     1 pass / end;
0 law left / water / end;
0* decline / end;                                0* decline / end;
1 name blue / end;                               0* decline / end;
"""

_FIRST_ROUND = FirstGame(
    key="keythedral",
    words="keythedral-course",
    setup=Setup(2, "lesson-10"),
    script=_ROUNDS,
    edition=2,
    lessons=(
        TaughtTurn("field"),
        TaughtTurn("cottage"),
        TaughtTurn("call", ("dwelling:blue-5", "cell:0,-1")),
        TaughtTurn("follow", ("dwelling:blue-3", "cell:1,-2")),
        TaughtTurn("house", ("dwelling:blue-2",), ("dwelling:blue-2",)),
        TaughtTurn("seat", ("slot:1c",), ("slot:1c",)),
        TaughtTurn("pass", ("cube:*",)),
        TaughtTurn("send", ("dwelling:blue-2",), ("cube:*",)),
        TaughtTurn("again", ("slot:1a",), ("slot:1a",)),
        TaughtTurn("craft", ("craftsman:smith",), ("cube:*",)),
        TaughtTurn("law"),
    ),
)

COURSES = (_FIRST_ROUND,)

_TOWN = """
2 lay quarry 0,-1 / cottage 1 / at 0,-1 / end; 0 lay farm 1,2 / cottage 2 / at 0,1 / end; 1 lay vineyard
2,1 / cottage 1 / at 1,1 / end; 2 lay wood 2,0 / cottage 4 / at 1,0 / end; 0 lay lake 0,2 / cottage 3 / at
2,0 / end; 1 lay vineyard 0,3 / cottage 4 / at 0,2 / end; 2 lay wood 3,1 / cottage 2 / at -1,1 / end; 0
lay farm -1,2 / cottage 5 / at -1,2 / end; 1 lay farm 3,0 / cottage 3 / at 2,1 / end; 2 lay wood 1,-1 /
cottage 5 / at 0,-2 / end; 0 lay quarry 4,1 / cottage 4 / at 3,0 / end; 1 lay vineyard 2,2 / cottage 2 /
at 1,-1 / end; 2 lay lake 1,-2 / cottage 3 / at 1,-2 / end; 0 lay wood -1,3 / cottage 1 / at 1,2 / end; 1
lay lake 3,2 / cottage 5 / at 3,1 / end; 2 order 1 / send 1 quarry@0,0 / end; 0 send 1 vineyard@2,2 / end;
1 send 1 quarry@1,1 / end; 0 order 2 / send 2 wood@0,1 / end; 1 send 2 wood@1,-1 / end; 2 send 2 farm@-1,2
/ end; 1 order 5 / send 5 lake@3,2 / end; 2 send 5 lake@1,-2 / end; 0 send 5 lake@0,2 / end; 2 order 4 /
send 4 wood@1,0 / end; 0 send 4 quarry@4,1 / end; 1 send 4 farm@1,2 / end; 0 send 3 farm@3,0 / end; 1 send
3 vineyard@2,1 / end; 2 house 2 / end; 0 house 5 / end; 1 house 5 / end; 2 law left / food / end; 0
glazier / water / wine / food / end; 1 law right / food / end; 0 pass / end; 2 decline / end; 1 decline /
end; 1 decline / end; 2 decline / end; 0 name blue / end; 1 decline / end; 2 decline / end; 0 order 5 /
send 5 wood@-1,3 / send 5 lake@0,2 / end; 1 send 5 quarry@4,1 / end; 2 send 5 quarry@0,-1 / end; 1 order 1
/ send 1 farm@1,2 / end; 2 send 1 wood@1,-1 / end; 0 send 1 vineyard@2,2 / end; 2 order 3 / send 3
lake@1,-2 / end; 0 send 3 wood@2,0 / end; 1 send 3 lake@3,2 / end; 0 order 4 / send 4 farm@3,0 / end; 1
send 4 vineyard@0,3 / end; 2 send 4 wood@1,0 / end; 1 stay / end; 2 send 2 wood@0,1 / send 2 farm@-1,2 /
end; 0 send 2 quarry@1,1 / end; 1 decline / end; 2 decline / end
"""

_KEYTHEDRAL = Introduction(
    key="keythedral",
    words="keythedral-learn",
    name=text("keythedral-name"),
    setup=Setup(3, "learn-1"),
    script=_TOWN,
    picture="town",
    marks=(
        "dwelling:blue-*",
        "cube:*",
        "slot:*",
        "craftsman:*",
        "numbers",
    ),
    numbers={
        "dwellings": DWELLINGS,
        "cottage": NEWEST.cottage_workers,
        "house": NEWEST.house_workers,
        "last": NUMBERS[-1],
    },
)

INTRODUCTIONS = (_KEYTHEDRAL,)
