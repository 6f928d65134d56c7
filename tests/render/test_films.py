"""Films and galleries, and the command that writes them."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from bot.__main__ import main
from engine.core.record import export
from engine.keyflower.game import KEYFLOWER
from engine.simulate import recorded, setup_from
from render.gallery import Shot, gallery
from render.keyflower.painter import KeyflowerPainter
from render.kit.animation import LIMIT, animation, spread
from render.kit.painter import PictureKind
from render.kit.theme import DAY
from tests.render.keyflower.positions import built_view
from tests.render.speaking import speak


def frame(step: int, height: int = 300) -> Image.Image:
    image = Image.new("RGB", (240, height), DAY.felt)
    ImageDraw.Draw(image).rectangle((step * 20, 20, step * 20 + 30, 60), fill=(200, 30 * step % 255, 40))
    return image


def test_a_film_shows_every_frame_on_one_size() -> None:
    data = animation([frame(0), frame(1, 260), frame(2)], DAY, width=120)
    film = Image.open(BytesIO(data))
    assert film.format == "GIF"
    assert (film.size, getattr(film, "n_frames", 1)) == ((120, 150), 3)


def test_a_film_is_thinned_until_it_fits() -> None:
    frames = [Image.effect_noise((300, 300), 40 + i).convert("RGB") for i in range(12)]
    whole = len(animation(frames, DAY, width=300))
    data = animation(frames, DAY, limit=whole // 3, width=300)
    film = Image.open(BytesIO(data))
    assert len(data) <= whole // 3 < LIMIT
    assert 2 <= getattr(film, "n_frames", 1) < 12


def test_an_empty_film_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        animation([], DAY)


@pytest.mark.parametrize("count", [1, 2, 119, 120, 121, 700])
def test_frames_are_spread_over_the_whole_game(count: int) -> None:
    chosen = spread(count)
    assert chosen[0] == 0
    assert chosen[-1] == count - 1
    assert len(chosen) == min(count, 120) or count > 120
    assert len(chosen) <= 120


class FewCards(KeyflowerPainter):
    def cards(self) -> tuple[PictureKind, ...]:
        return super().cards()[:2]


def test_a_gallery_holds_every_kind_and_a_page(tmp_path: Path) -> None:
    view = built_view(2)
    shots = [
        Shot("two", "keyflower", view, speak(), focuses=("tile:peddler",)),
        Shot("x", "chess", None, speak()),
    ]
    painter = FewCards()
    pictures = gallery(tmp_path / "out", [*shots, shots[0]], {"keyflower": painter})
    assert len(set(pictures)) == len(painter.kinds(view)) + len(painter.cards())
    page = (tmp_path / "out" / "index.html").read_text()
    assert all(path.exists() and path.name in page for path in pictures)


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    record = recorded(KEYFLOWER, setup_from(KEYFLOWER, 2, "film", {}), ["random-ish", "random-ish"])
    path = tmp_path_factory.mktemp("games") / "game.json"
    path.write_bytes(export(record))
    return path


def test_the_command_draws_any_position(exported: Path, tmp_path: Path) -> None:
    out = tmp_path / "picture.png"
    assert (
        main(["picture", str(exported), "--move", "20", "--seat", "1", "--kind", "screen", "--out", str(out)])
        == 0
    )
    assert Image.open(out).width == 1200


def test_the_command_makes_a_film(exported: Path, tmp_path: Path) -> None:
    out = tmp_path / "film.gif"
    assert main(["picture", str(exported), "--move", "6", "--film", "--out", str(out)]) == 0
    assert getattr(Image.open(out), "n_frames", 1) > 2
    assert out.stat().st_size < LIMIT


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--seat", "7"], "there is no seat 7"),
        (["--move", "99999"], "there is no move 99999"),
        (["--kind", "opera"], "there is no picture 'opera'"),
    ],
)
def test_bad_input_gets_one_line(
    exported: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], fault: str
) -> None:
    assert main(["picture", str(exported), "--out", str(tmp_path / "x.png"), *arguments]) == 2
    assert fault in capsys.readouterr().err
    assert not (tmp_path / "x.png").exists()
