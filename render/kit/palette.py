"""The 256 colours of every file, one palette per theme, fitted to pictures of all games.

A fixed palette makes look-ups fast and lets encoded rows of one picture be reused in another's file. If a new
game brings colours far from all of these (tests/render/test_files.py fails then), refit them with `latchkey
picture --palette`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec.structs import astuple
from PIL import Image

from render.kit.theme import PIECES, PLAYERS, Colour, Theme, blend

COLOURS = 256
_STEP = 5
"""Sampling step, in both directions, when a palette is fitted."""
_SWATCH = 300  # pixels
_DEEPEST, _SHADES = 0.55, 6
"""The share of its colour that a shadow has where it is darkest, and the number of its steps."""


def indexed(image: Image.Image, theme: Theme) -> bytes:
    """Return one byte per pixel: the number of the nearest colour."""
    return _nearest(image, theme).tobytes()


def lines(image: Image.Image, theme: Theme) -> bytes:
    """Return the same as stored in a file: a 0 before every row, the PNG filter type "none"."""
    sheet = Image.new("L", (image.width + 1, image.height))
    sheet.im.paste(_nearest(image, theme).im, (1, 0, image.width + 1, image.height))
    return sheet.tobytes()


def _nearest(image: Image.Image, theme: Theme) -> Image.Image:
    return image.quantize(palette=_sheet(theme.name), dither=Image.Dither.NONE)


def palette_of(theme: Theme) -> bytes:
    """Return three bytes per colour."""
    return _PALETTES[theme.name]


@cache
def _sheet(theme: str) -> Image.Image:
    sheet = Image.new("P", (1, 1))
    sheet.putpalette(_PALETTES[theme])
    return sheet


def best_palette(pictures: Iterable[Image.Image], theme: Theme) -> bytes:
    """Return the best palette for these pictures: frequent colours exactly, rare ones approximately."""
    samples = [
        picture.resize((picture.width // _STEP, picture.height // _STEP), Image.Resampling.NEAREST)
        for picture in (*pictures, _swatches(theme))
    ]
    pixels = b"".join(sample.tobytes() for sample in samples)
    sheet = Image.frombytes("RGB", (1, len(pixels) // 3), pixels)
    shadows = [blend(theme.felt, theme.shadow, _DEEPEST * step / _SHADES) for step in range(_SHADES + 1)]
    rest = COLOURS - len(shadows)
    found = sheet.quantize(rest, method=Image.Quantize.MAXCOVERAGE, kmeans=3).getpalette() or []
    colours = sorted((*shadows, *(tuple(found[at : at + 3]) for at in range(0, 3 * rest, 3))))
    return bytes(value for colour in colours for value in colour).ljust(3 * COLOURS, b"\0")


def _swatches(theme: Theme) -> Image.Image:
    """Return swatches of every named colour, so that rare ones are not lost."""
    grounds = [colour for ground in theme.grounds.values() for colour in astuple(ground)]
    named = [colour for colour in astuple(theme) if isinstance(colour, tuple)]
    colours: list[Colour] = [*named, *grounds, *PIECES.values(), *(mark.colour for mark in PLAYERS)]
    sheet = Image.new("RGB", (_SWATCH, _SWATCH * len(colours)))
    for at, colour in enumerate(colours):
        sheet.paste(colour, (0, at * _SWATCH, _SWATCH, (at + 1) * _SWATCH))
    return sheet


_PALETTES = {
    "day": bytes.fromhex("""
    12704c 173926 18244e 1b1a21 1e1838 1e4931 1f3476 244294 251b15 27548c 28364b 284ebc 287f53 293c60 29955d
    2b6c46 2c2930 2c392d 303e31 315cbe 326b91 334234 344435 36291f 384f61 516651 394a39 398765 3b537a 3d414c
    3d4f3e 3e503e 3f5c2b 403429 4065a6 406876 412b14 41a565 421f50 425442 453e39 465a46 5e745c 475666 4786c9
    489074 491313 4a6296 4a7186 4a96dc 4e7698 501d1d 503624 508036 512e5c 558b54 564b3e 5675c6 5693ac 575250
    57ad7b 586f8b 58a260 5b5e69 5b9982 5d4231 5d6945 5d6e5a 5e3a77 5e3c1c 5e859e 5e9d44 5f8842 634f1f 63a0bd
    664446 666a72 66c3e0 675441 682980 68a48c 68accc 68b88d 6a625b 6b95b1 6cd2f2 6f9651 70583e 718844 728ed1
    751b24 764e7e 76624d 774f2c 787064 789f69 7a3097 7a3523 7a4d16 7aae99 7b4e9d 7c453f 7ebce2 806732 807b72
    815c83 82487a 829e55 83aac1 851c18 85715b 879eaf 87bfa1 8854b2 886a4c 88898c 88a0d9 88b552 8a34ac 8c5933
    8e223e 8e5919 8eaf64 8f6f90 8fb080 90816d 93c4db 948c81 953e26 955145 96691a 96c85a 97dff6 985cbc 98724a
    99c6b3 9a9a99 9b6234 9bbe66 9bc1e8 9d1e33 9e7e9b 9eb5c8 9f8037 a08c74 a19582 a27d58 a36216 a37a22 a4b986
    a4c376 a69f63 a6c898 a8d0e8 a96ac2 aa5b5f ab577a ab9e8a ac3e2e ad90af adb76e afaeab b02434 b04f2d b07b46
    b0c1d8 b1a899 b2ce80 b37fca b4251d b46a85 b7464e b7613a b78e29 b78e62 b7d28b b9babd ba6d1d ba7e1a bb8891
    bb9f48 bca682 bd684c bdcdd8 bdd09e bea073 beaac8 bf696b c1a0d6 c2b7a2 c48d56 c4b48c c5daa0 c6372d c78062
    c78273 c7a039 c82442 c89626 cb5e57 cc91a3 cd3c57 cdccc8 ce7046 cec096 cee5f0 cf9584 cfc7b8 d0622e d0b75d
    d16f75 d2c5ac d47827 d47a73 d49d6b d4c4da d54842 d5898f d7b58e d8e2e8 dac36f dda38b de8b3c de9a9f deac74
    e09855 e1d2e5 e27e28 e2c48f e2d4b4 e4dfc3 e8c55c e8ce9c e8d47e e9e4dc eab92d ec5c42 ec7c63 eec149 efc5c5
    f09281 f0a7a9 f0cc67 f0dbaf f1e7cf f2eef4 f68e1e f69834 f6cd3f f6e097 f8a54c f9b468 faf6ec fcd95d fcde7a
    ffffff
    """),
    "night": bytes.fromhex("""
    080a0c 121619 12704c 133b29 14181b 15583c 161a1e 181d20 292f34 18244c 1a1f23 1b3a50 1c2225 1e1838 1e2428
    343c42 203470 213c8f 221a14 253f27 274899 284ebc 287c4f 29955d 2c2a30 2c593c 2d221b 2d4d68 315cbe 31835d
    341c14 34302c 356695 3a3f43 3b4b59 3c6c88 3f5c71 3f654c 401e4d 402a16 40542e 4166a6 418c6f 41a565 442b56
    464039 4786c9 485460 496496 4a96dc 4b3a29 4b4b48 4c1817 4f693b 502061 506f86 50853a 547f9a 55606c 558b55
    56331b 5675c6 569ab1 569b7d 585045 58a260 594129 5a515a 5d3979 5e4233 5e9d44 5f3a5c 5f4718 5f7541 5fb3cd
    62798b 62b58d 645427 658848 677a56 67c4e1 682980 68586f 685e4a 686460 68a38c 6cd2f2 6d8c9f 716e6b 718dd0
    719bad 724c2f 72644e 72abd0 72ba8c 739b50 746035 74a06f 761a25 763220 775218 778969 7a3097 7a4d9d 7c94d7
    7d4447 7d6381 7d7870 7dbde6 80715d 813828 816b4a 819668 82487a 82b45c 831b18 846928 849aaa 84bd9f 85569f
    85daf4 865f5d 86a7c1 87898d 8854b2 898279 8a34ac 8c5119 8cb6d6 8e223d 904a44 915d33 917b64 92b581 92c3ae
    945338 94722b 956f46 959082 967499 96866c 969698 96c85a 98acde 995dbc 9cc5ec 9db5c5 9e7fa3 9e9e9c 9f221a
    9fdff5 a05271 a06116 a38024 a48438 a4d071 a57b57 a59b8d a67f7d a86735 a9c993 aa575a aa6f45 ab5679 ac3e2e
    ac9069 aca69b acccc0 ad86b0 ae2334 b07a46 b177c7 b24345 b24a34 b4251d b4b0a8 b68abf b76a89 b89334 b89b4f
    b89b69 bb6f1d bb8f22 bbbdc4 bcdc96 bdb09c bfa68e c0a3bc c1a0d6 c1baae c2a281 c38952 c4b8a4 c5372d c6956d
    c82442 c85e54 c8646f c93e56 c96a5e caa02e cb8e99 ccc4b6 ccd3d6 ce692a ce7046 ceaf55 cfa53f d07b72 d19285
    d1b898 d2e0e8 d54842 d5a4ad d5ba80 d78a93 d7d0c4 d8667b dac0e5 db8f72 dc7c50 dca88c dd7d28 deccb0 e18e4c
    e29f63 e2c48e e3b545 e3dcd0 e3e2e7 e6ac79 e8c55b e9b8b6 ebb92d ebcad5 ec7a59 efcd6b efe7d8 f0a6a8 f0dda6
    f0e3c6 f0f3f7 f39530 f4c5c5 f4d987 f5cb40 f68e1e f8a348 f9b367 f9e2ec faf6ec ff7a5c ff967e ffa794 ffd654
    ffffff
    """),
}
