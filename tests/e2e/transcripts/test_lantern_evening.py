"""An evening of Lantern for three, in three languages."""

from __future__ import annotations

from engine.lantern.game import LANTERN
from tests.e2e.transcripts.evening import DAY, Opening
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers
from tests.support.lantern_painter import LanternPainter

PEOPLE = {"anna": "en-US", "bob": "de", "carol": "fr"}


async def test_an_evening_of_lantern(opening: Opening) -> None:
    painters = {"lantern": LanternPainter()}
    async with opening("lantern", PEOPLE, games={"lantern": LANTERN}, painters=painters) as evening:
        stage = evening.stage
        await stage.open_table("lantern", list(PEOPLE))
        await evening.look("anna", stage.panels("anna")[-1])
        await evening.look("bob", stage.newest(stage.thread()))
        await evening.wait(DAY)
        await play_to_the_end(stage, list(PEOPLE), Fingers(1))
        await evening.look("carol", stage.newest(stage.thread()))
