"""Moving house: all rows arrive, a broken-off copy is gone on with, nothing is mixed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.database_copy import copy_store, open_raw_rows
from bot.store.errors import StoreError
from bot.store.factory import open_store
from tests.support.cluster import Databases
from tests.support.service_harness import ANN, BEN, Stage, open_stage


def silence(_: str, __: int) -> None:
    pass


async def played(path: Path) -> tuple[Stage, str]:
    """A game with moves, drafts, votes, posts and timers."""
    stage = await open_stage(path)
    game = await stage.game(ANN, BEN)
    await stage.hide_all(game, ANN, BEN)
    await stage.first_pick(game, ANN)
    await stage.letters()
    return stage, game


async def rows_of(address: str) -> dict[str, int]:
    side = await open_raw_rows(address)
    found = {
        sheet.name: (await side.rows(f"SELECT count(*) FROM {sheet.name}"))[0][0]
        for sheet in await side.sheets()
    }
    await side.close()
    return found


async def test_there_and_back_again_and_the_game_goes_on(tmp_path: Path, postgres: Databases) -> None:
    old, back = tmp_path / "old.db", tmp_path / "back.db"
    stage, game = await played(old)
    before = await stage.services.turns.panel(game, ANN)
    await stage.close()
    there = await postgres.new(tmp_path / "there.db")
    count = await copy_store(str(old), there, silence)
    assert count == sum((await rows_of(str(old))).values()) == sum((await rows_of(there)).values())
    assert await rows_of(str(old)) == await rows_of(there)

    moved = await open_stage(tmp_path / "there.db", address=there, confirming=False)
    panel = await moved.services.turns.panel(game, ANN)
    assert (panel.table, panel.picks, panel.decision) == (before.table, before.picks, before.decision)
    moved._causes = stage._causes
    await moved.turn(game, ANN)  # numbers go on after those that came along
    await moved.close()

    assert await copy_store(there, str(back), silence)
    returned = await open_stage(back, confirming=False)
    table = await returned.services.queries.table(game)
    assert table.turn == before.table.turn + 1
    await returned.close()
    await postgres.tidy()


async def test_a_store_in_use_is_refused_and_a_broken_off_copy_is_finished(
    tmp_path: Path, postgres: Databases
) -> None:
    old = tmp_path / "old.db"
    stage, _ = await played(old)
    await stage.close()
    other, _ = await played(tmp_path / "other.db")
    await other.close()
    with pytest.raises(StoreError, match="not empty"):
        await copy_store(str(old), str(tmp_path / "other.db"), silence)
    with pytest.raises(StoreError, match="into itself"):
        await copy_store(str(old), str(old), silence)

    there, told = await postgres.new(tmp_path / "there.db"), list[str]()

    def break_off(name: str, _: int) -> None:
        told.append(name)
        if name == "move":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await copy_store(str(old), there, break_off)
    assert (await rows_of(there))["turn"] == 0
    await copy_store(str(old), there, silence)
    assert await rows_of(there) == await rows_of(str(old))
    store = await open_store(there)
    async with store.reading() as reader:
        assert await reader.people.setting("copy", "begun") is None
    await store.close()
    await postgres.tidy()
