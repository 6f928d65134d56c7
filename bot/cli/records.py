"""`latchkey picture`, `replay` and `verify`: pictures, a replay page and a check of an exported game."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image

from bot.cli import counted, fit, record_in
from bot.locales import plain_name, speaker
from bot.locales.translations import locales
from bot.ui.kit.localiser import Localisers
from bot.ui.pictures.html_replay import replay_page, replay_voices
from engine.core.game import AnyGame
from engine.core.record import Record, game_of, replay, verify
from engine.core.text import Say, Seat, UserText, text
from engine.registry import GAMES
from engine.simulate import recorded, setup_from
from render.gallery import Shot, gallery, scenes
from render.icon_sheet import icon_sheet
from render.kit.animation import animation, spread
from render.kit.encode import encode
from render.kit.paint import paint
from render.kit.painter import Marks, Painter, PictureKind, board_of, table_of
from render.kit.palette import best_palette
from render.kit.theme import DAY, NIGHT, THEMES
from render.registry import ICONS, PAINTERS


def _add_replay(subparsers: Any) -> None:
    parser = subparsers.add_parser("replay")
    parser.add_argument("file", type=Path, help="the exported game")
    parser.add_argument("--out", type=Path, required=True, help="where to write the page, such as game.html")
    parser.add_argument("--language", choices=locales(), default="en", help="language of the pictures")
    parser.add_argument(
        "--spectator", action="store_true", help="omit the view of each seat, which is faster"
    )
    parser.set_defaults(run=_run_replay)


def _run_replay(arguments: argparse.Namespace) -> int:
    record, game = _painted_game(arguments.file)
    _must_not_overwrite(arguments)
    localisers = replay_voices(
        Localisers(strict=False).plain, game.key, lambda locale: _names(record, locale)
    )
    page = replay_page(
        record, game, PAINTERS[game.key], localisers, arguments.language, seats=not arguments.spectator
    )
    arguments.out.write_bytes(page)
    print(f"{arguments.out}: {len(page) / 2**20:.1f} MiB")
    return 0


def _painted_game(file: Path) -> tuple[Record, AnyGame]:
    """Read an exported game, and refuse one that has no pictures."""
    record = record_in(file)
    game = game_of(record, GAMES)
    if game.key not in PAINTERS:
        raise ValueError(f"there are no pictures of {game.key}, only of: {', '.join(PAINTERS)}")
    return record, game


def _must_not_overwrite(arguments: argparse.Namespace) -> None:
    if arguments.out.exists() and arguments.out.samefile(arguments.file):
        raise ValueError("--out would overwrite the exported game")


def _names(record: Record, locale: str) -> list[UserText]:
    """Return the names of the seats; computers have none, and a record may omit others."""
    given, say = dict(enumerate(record.names)), speaker(locale, markdown=False, strict=False)
    return [
        UserText(given.get(seat) or say(text("replay-player", number=seat + 1)))
        for seat in range(record.setup.seats)
    ]


def _add_verify(subparsers: Any) -> None:
    parser = subparsers.add_parser("verify")
    parser.add_argument("file", type=Path, help="the exported game")
    parser.set_defaults(run=_run_verify)


def _run_verify(arguments: argparse.Namespace) -> int:
    record = record_in(arguments.file)
    game = game_of(record, GAMES)
    state = verify(record, game)
    picks = counted(len(record.moves), "pick")
    print(f"{fit(arguments.file.name)}: {game.key}, {record.setup.seats} players, {picks}.")
    print("The seed matches the commitment; every pick was legal; every draw follows from the seed.")
    if not game.is_over(state):
        print("The game is still running.")
        return 0
    for standing in sorted(game.standings(state), key=lambda s: s.rank):
        print(f"{standing.rank}. {_name_of(record, standing.seat)}: {standing.points}")
    return 0


def _name_of(record: Record, seat: Seat) -> str:
    """Return the name of a seat; computers have none, and a record may omit others."""
    given = record.names[seat] if seat < len(record.names) else ""
    return plain_name(UserText(given)) if given else f"seat {seat}"


_LONG_NAMES = (
    "Maximiliana-Josephine of Keydom",
    "Bartholomew the Exceedingly Patient",
    "W" * 32,
    "Đorđe Šarić-Živković",
    "Ω",
    "Żółć 🦊",
)
_SHORT_NAMES = ("Annabelle", "Ben", "Chloé", "Maximilian", "Eve", "Finn")
_ALONG = {"start": 0.0, "early": 0.25, "middle": 0.6, "end": 1.0}
_LATE = {"late": 0.85, "end": 1.0}
"""Parts of a game after which its positions are drawn."""


def add(subparsers: Any) -> None:
    _add_replay(subparsers)
    _add_verify(subparsers)
    parser = subparsers.add_parser("picture")
    parser.add_argument("file", type=Path, nargs="?", help="the exported game")
    parser.add_argument(
        "--seat", type=int, help="the seat whose view to draw, counted from 0 (default: spectator)"
    )
    parser.add_argument("--move", type=int, help="number of picks to play first (default: all)")
    parser.add_argument("--kind", help="which picture, such as table, village, screen or score")
    parser.add_argument(
        "--of", type=int, help="the seat whose village or score to draw, counted from 0 (default: --seat)"
    )
    parser.add_argument("--theme", choices=sorted(THEMES), default=DAY.name)
    parser.add_argument("--film", action="store_true", help="animate the game up to --move")
    parser.add_argument("--out", type=Path, help="where to write the picture")
    parser.add_argument(
        "--gallery", type=Path, metavar="DIR", help="write every kind of picture of every game"
    )
    parser.add_argument(
        "--phone",
        action="store_true",
        help="draw the gallery 390 px wide, late in a game of every number of players",
    )
    parser.add_argument("--language", choices=locales(), default="en", help="language of the gallery")
    parser.add_argument(
        "--icons",
        type=Path,
        metavar="FILE",
        help="write a sheet of all icons, large and small, in both themes",
    )
    parser.add_argument("--palette", action="store_true", help="compute the palettes of all pictures again")
    parser.set_defaults(run=_run_picture)


def _run_picture(arguments: argparse.Namespace) -> int:
    if arguments.gallery is not None:
        return _gallery(arguments.gallery, arguments.language, arguments.phone)
    if arguments.palette:
        return _palettes()
    if arguments.icons is not None:
        sheet = icon_sheet(ICONS).quantize(256, dither=Image.Dither.NONE)
        sheet.save(arguments.icons, "png", optimize=True)
        return 0
    if arguments.file is None or arguments.out is None:
        raise ValueError("picture needs an exported game and --out, --gallery or --icons")
    record, game = _painted_game(arguments.file)
    _check(arguments, record)
    data = _film(arguments, record, game) if arguments.film else _picture(arguments, record, game)
    arguments.out.write_bytes(data)
    return 0


def _check(arguments: argparse.Namespace, record: Record) -> None:
    for seat in (arguments.seat, arguments.of):
        if seat is not None and not 0 <= seat < record.setup.seats:
            raise ValueError(f"there is no seat {seat}; this game has 0 to {record.setup.seats - 1}")
    if arguments.move is not None and not 0 <= arguments.move <= len(record.moves):
        raise ValueError(f"there is no move {arguments.move}; this game has 0 to {len(record.moves)}")
    if arguments.film and arguments.kind is not None:
        raise ValueError("a film shows the table; --kind is for single pictures")
    _must_not_overwrite(arguments)


def _picture(arguments: argparse.Namespace, record: Record, game: AnyGame) -> bytes:
    painter = PAINTERS[game.key]
    view = game.view_for(replay(record, game, arguments.move), arguments.seat)
    scene = painter.draw(view, _kind(arguments, painter, view), _say(record), theme=THEMES[arguments.theme])
    return encode(scene)


def _kind(arguments: argparse.Namespace, painter: Painter[Any], view: Any) -> PictureKind:
    kinds = painter.kinds(view)
    if arguments.kind is None:
        return kinds[0]
    of = arguments.of if arguments.of is not None else arguments.seat
    named = [kind for kind in kinds if kind.key == arguments.kind]
    found = next((kind for kind in named if kind.seat == of), named[0] if named else None)
    if found is None:
        keys = ", ".join(dict.fromkeys(kind.key for kind in kinds))
        raise ValueError(f"there is no picture '{arguments.kind}' of this position; choose from: {keys}")
    return found


def _film(arguments: argparse.Namespace, record: Record, game: AnyGame) -> bytes:
    """Render one frame per pick, or fewer if there are many."""
    theme = THEMES[arguments.theme]
    painter, say = PAINTERS[game.key], _say(record)
    count = len(record.moves) if arguments.move is None else arguments.move
    wanted = set(spread(count + 1))
    views = [game.view_for(replay(record, game, 0), arguments.seat)]

    def watch(number: int, state: Any, _: object) -> None:
        if number in wanted:
            views.append(game.view_for(state, arguments.seat))

    replay(record, game, count, watch)
    news = [(), *(painter.changes(was, now) for was, now in pairwise(views))]
    kinds = [table_of(painter, views[0])]
    kinds += [board_of(painter, now, changed) for now, changed in zip(views[1:], news[1:], strict=True)]
    shown = zip(views, kinds, news, strict=True)
    frames = (paint(painter.draw(view, kind, say, Marks(news=new), theme)) for view, kind, new in shown)
    return animation(frames, theme)


def _say(record: Record) -> Say:
    given = dict(enumerate(record.names))
    names = [given.get(seat) or f"Player {seat + 1}" for seat in range(record.setup.seats)]
    return speaker("en", names, markdown=False, strict=False)


def _gallery(folder: Path, language: str, phone: bool) -> int:
    shots = _late_shots(language) if phone else _shots(language)
    pictures = gallery(folder, shots, PAINTERS, lambda name: print(name, flush=True), phone)
    print(f"{counted(len(pictures), 'picture')} in {folder}")
    return 0


def _palettes() -> int:
    """Print the colours of each theme that suit the whole gallery, for render/kit/palette.py."""
    for name, theme in THEMES.items():
        pictures = (paint(scene) for shot in _shots() for scene in scenes(shot, PAINTERS, theme))
        colours = best_palette(pictures, theme)
        numbers = [colours[at : at + 3].hex() for at in range(0, len(colours), 3)]
        print(
            f'"{name}": """', *(" ".join(numbers[at : at + 15]) for at in range(0, 256, 15)), '"""', sep="\n"
        )
    return 0


def _late_shots(language: str) -> Iterator[Shot]:
    """Yield a late position and the end of a game of every number of players."""
    for game in GAMES.values():
        if game.key in PAINTERS:
            for seats in game.spec.seats:
                yield from _shots_of(game, seats, _SHORT_NAMES, False, language, _LATE)


def _shots(language: str = "en") -> Iterator[Shot]:
    """Yield typical and extreme positions of every game with a painter: few and many seats, long names."""
    for game in GAMES.values():
        if game.key not in PAINTERS:
            continue
        fewest, most = game.spec.seats[0], game.spec.seats[-1]
        for seats, names, night in (
            (fewest, _SHORT_NAMES, False),
            (most, _LONG_NAMES, False),
            (3, _SHORT_NAMES, True),
        ):
            if seats in game.spec.seats:
                yield from _shots_of(game, seats, names, night, language, _ALONG)


def _shots_of(
    game: AnyGame,
    seats: int,
    names: tuple[str, ...],
    night: bool,
    language: str,
    moments: Mapping[str, float],
) -> Iterator[Shot]:
    options = game.spec.expansions if seats > 2 else {}
    record = recorded(game, setup_from(game, seats, "gallery", options), ["random-ish"] * seats)
    say = speaker(language, names[:seats], markdown=False, strict=False)
    for name, along in moments.items():
        state = replay(record, game, round(along * len(record.moves)))
        decision = next(iter(game.decisions(state)), None)
        reader = decision.seat if decision else 0
        focuses = tuple(dict.fromkeys(o.focus for o in decision.options if o.focus)) if decision else ()
        theme = NIGHT.name if night else DAY.name
        yield Shot(f"{seats}-{theme}-{name}", game.key, game.view_for(state, reader), say, night, focuses)
