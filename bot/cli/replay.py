"""`latchkey replay`: a finished game as one page that any browser opens, to keep or to share."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bot.cli import record_in
from bot.locales import speaker
from bot.locales.translations import locales
from bot.ui.kit.localiser import Voices
from bot.ui.pictures.html_replay import replay_page, replay_voices
from engine.core.record import Record, game_of
from engine.core.text import UserText, text
from engine.registry import GAMES
from render.registry import PAINTERS


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser("replay", help="write a finished game as one page to look at and share")
    parser.add_argument("file", type=Path, help="the exported game")
    parser.add_argument("--out", type=Path, required=True, help="where to write the page, such as game.html")
    parser.add_argument("--language", choices=locales(), default="en", help="of the words in the pictures")
    parser.add_argument("--spectator", action="store_true", help="without each seat's own view: sooner drawn")
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    record = record_in(arguments.file)
    game = game_of(record, GAMES)
    if game.key not in PAINTERS:
        raise ValueError(f"there are no pictures of {game.key}; there are of: {', '.join(PAINTERS)}")
    if arguments.out.exists() and arguments.out.samefile(arguments.file):
        raise ValueError("--out names the exported game itself, which would be lost")
    voices = replay_voices(Voices(strict=False).plain, game.key, lambda locale: _names(record, locale))
    page = replay_page(
        record, game, PAINTERS[game.key], voices, arguments.language, seats=not arguments.spectator
    )
    arguments.out.write_bytes(page)
    print(f"{arguments.out}: {len(page) / 2**20:.1f} MiB")
    return 0


def _names(record: Record, locale: str) -> list[UserText]:
    """Computers have none, and a record need not name everybody."""
    given, say = dict(enumerate(record.names)), speaker(locale, markdown=False, strict=False)
    return [
        UserText(given.get(seat) or say(text("replay-player", number=seat + 1)))
        for seat in range(record.setup.seats)
    ]
