"""Plays a whole game on the stage by any means a player has."""

from __future__ import annotations

from typing import Any

from bot.locales import speaker
from bot.locales.translations import locales
from engine.core.text import text
from tests.support.discord_stage import FINISH, Fingers, Stage, act_of, choices, labels, words

_LONGEST_ORDER = 20 * 60.0
"""Maximum seconds until an automatic answer."""
_SO_FAR = tuple(
    speaker(one, markdown=False)(text("panel-so-far", words="|")).partition("|")[0] for one in locales()
)
"""The text of a panel with a begun turn, in every language."""


async def play_to_the_end(
    stage: Stage,
    names: list[str],
    fingers: Fingers,
    *,
    limit: int = 400,
    restart_every: int = 0,
    talkers: tuple[str, ...] = (),
) -> int:
    """Play until the final sheet is posted; return the number of actions.

    Each asked player answers by presses or (`talkers`) by `/play`. Automatic answers are left to their
    timers.
    """
    panel_players = [PanelPlayer(stage, name, talks=name in talkers) for name in names]
    is_waiting = False
    for done in range(1, limit + 1):
        if FINISH in words(stage.newest(stage.thread())):
            return done
        if restart_every and done % restart_every == 0:
            await stage.restart()
        for _ in panel_players:
            if await panel_players[0].act(fingers):
                is_waiting = False
                break
            panel_players.append(panel_players.pop(0))  # the last to act is asked first again
        else:
            assert not is_waiting, "nobody can move"
            is_waiting = True
            await stage.env.advance_time(_LONGEST_ORDER)
    raise AssertionError("the game does not end")


class PanelPlayer:
    """The place of a player's panel: the DM, a private thread, or behind "Play my turn"."""

    def __init__(self, stage: Stage, name: str, *, talks: bool = False) -> None:
        self._stage, self._name, self._talks = stage, name, talks
        self._panel: Any = None  # an ephemeral one that stays open
        self._has_begun = False  # a turn by words: its continuation is offered first

    async def act(self, fingers: Fingers) -> bool:
        """Press once; return False if there is nothing to press."""
        stage, player = self._stage, self._stage.players[self._name]
        if self._talks:
            return await self._talk(fingers)
        if panels := stage.panels(self._name):
            await fingers.press(player.user, panels[-1])
            return True
        private = stage.private_thread(self._name)
        if private is not None:
            found = [message for message in stage.recent(private, 3) if choices(message)]
            if found:
                await fingers.press(player, found[-1])
                return True
        return await self._behind_the_button(fingers)

    async def _talk(self, fingers: Fingers) -> bool:
        """Use `/play` with what autocomplete offers, confirmed at once if the turn can end there."""
        stage, player = self._stage, self._stage.players[self._name]
        thread = stage.thread()
        offered = await player.autocomplete(thread, "play", "move", "")
        if not offered:
            return False
        line = fingers.choose(offered[:2] if self._has_begun else offered)
        result = await player.slash(thread, "play", move=line["value"], now=True)
        shown = result.response or stage.private_panels(self._name, thread)[-1]  # or it follows a post
        self._has_begun = any(so_far in words(shown) for so_far in _SO_FAR)
        return True

    async def _behind_the_button(self, fingers: Fingers) -> bool:
        stage, player = self._stage, self._stage.players[self._name]
        shown = [one for one in stage.private_panels(self._name, stage.thread()) if choices(one)]
        if self._panel is not None:
            self._panel = shown[-1] if shown else None  # it follows the newest post
        if self._panel is None:
            if not stage.is_waited_for(self._name):
                return False
            result = await player.click(
                stage.newest_with(stage.thread(), "Play my turn"), label="Play my turn"
            )
            self._panel = result.response or result.followups[-1]  # or it follows a post
            assert self._panel.ephemeral
        if not choices(self._panel):
            return False
        await fingers.press(player, self._panel)
        return True


async def hide(stage: Stage, *names: str) -> None:
    """Play the first round of Lantern: each player hides the first token offered, without further choice.

    The last one shows them all, and is asked to confirm.
    """
    for name in names:
        panel = stage.panels(name)[-1]
        await stage.players[name].user.click(panel, custom_id=act_of(panel, "pick"))
        asked = next(one for one in stage.dm(name) if one.id == panel.id)
        if "✔ Confirm" in labels(asked):
            await stage.players[name].user.click(asked, custom_id=act_of(asked, "confirm"))


async def turns(stage: Stage) -> int:
    """Return the number of turns at Anna's newest table."""
    return (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0].turn


async def drafted(stage: Stage) -> str:
    """Let Anna pick; return the id of her confirm button."""
    await stage.confirming("anna")
    panel = stage.panels("anna")[-1]
    await stage.players["anna"].user.click(panel, custom_id=act_of(panel, "pick"))
    return act_of(stage.panels("anna")[-1], "confirm")
