"""``python -m tools.golden``: update the golden pictures after a change of the design.

It draws every picture of `tools.scenes`, stores those that changed in tests/render/golden, and writes a sheet
with the stored picture, the new one and their difference side by side. Look at it before you commit.

A golden picture is a quarter as wide as the real one and uses Pillow's own font, so that neither the fonts of
a machine nor the smoothing of edges matter, but a tile that moves by three pixels does. Each language has one
with its words, half as wide and in the fonts that come with the bot.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final
from unittest.mock import patch

from PIL import Image, ImageChops

from bot.i18n.language import FALLBACK, languages, words_for
from bot.words.captions import look_in
from render import Theme, at_a_glance, get_theme, theme_names
from render.paint.canvas import forget_texts
from render.text.fonts import Font, installed, opened
from tools.contact_sheet import sheet
from tools.scenes import SCENES, Draw

GOLDEN: Final = Path(__file__).parent.parent / "tests" / "render" / "golden"
SHEET: Final = Path("build/golden/sheet.png")
SCALE_DOWN: Final = 4
_HEAD: Final = 146
"""The height of the part of the picture that has the words."""
COLOURS: Final = 192
"""How many colours are stored: with 256 the files are 4 % larger, with 128 too many pixels change."""
NOTICEABLE: Final = 50
"""How much one channel of a pixel must change to count, of 255; storing in fewer colours changes less."""
MOST_CHANGED: Final = 8
"""The number of pixels that may change noticeably; a tile that moves by three pixels changes more."""


def main(argv: Sequence[str] | None = None) -> int:
    """Store the pictures that changed, and show how."""
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description="Update the golden pictures.")
    parser.add_argument("--show", action="store_true", help="show what changed, but store nothing")
    only_show: bool = parser.parse_args(argv).show
    GOLDEN.mkdir(parents=True, exist_ok=True)
    rows: list[Image.Image] = []
    wanted: dict[Path, Callable[[], Image.Image]] = {
        path_of(scene, name): partial(small, draw, get_theme(name))
        for name in theme_names()
        for scene, draw in SCENES.items()
    }
    wanted |= {path_of_words(locale): partial(words_of, locale) for locale in languages()}
    for path, draw in wanted.items():
        now = draw()
        before = stored(path)
        if before is None or changed(before, now) > MOST_CHANGED:
            rows.append(beside(before, now))
            print(f"{'new' if before is None else 'changed'}: {path.stem}")
            if not only_show:
                path.parent.mkdir(exist_ok=True)
                reduced(now).save(path, optimize=True)
    for path in set(GOLDEN.rglob("*.png")) - set(wanted):
        print(f"gone: {path.stem}")
        if not only_show:
            path.unlink()
    if rows:
        SHEET.parent.mkdir(parents=True, exist_ok=True)
        sheet(rows, 2).save(SHEET)
        print(f"side by side (before, now, difference): {SHEET}")
    return 0


def path_of(scene: str, theme_name: str) -> Path:
    """Return the path of the golden picture of a scene in a theme."""
    return GOLDEN / f"{theme_name}-{scene}.png"


def small(draw: Draw, theme: Theme) -> Image.Image:
    """Return a scene drawn as a golden picture."""
    with _own_font():
        picture = draw(look_in(words_for(FALLBACK), theme.name)).convert("RGB")
    return picture.reduce(SCALE_DOWN)


def path_of_words(locale: str) -> Path:
    """Return the path of the golden picture of a language."""
    return GOLDEN / "words" / f"{locale}.png"


def words_of(locale: str) -> Image.Image:
    """Return the part with most words of a picture, in the letters of a language, as a golden picture."""
    with _shipped_fonts():
        picture = at_a_glance(look_in(words_for(locale))).convert("RGB")
    return picture.crop((0, 0, picture.width, _HEAD)).reduce(2)


def stored(path: Path) -> Image.Image | None:
    """Return a golden picture, or None if there is none."""
    if not path.is_file():
        return None
    with Image.open(path) as picture:
        return picture.convert("RGB")


def reduced(picture: Image.Image) -> Image.Image:
    """Return a picture in fewer colours, as it is stored."""
    return picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def changed(before: Image.Image, now: Image.Image) -> int:
    """Return the number of pixels that differ noticeably, all of them if the sizes differ."""
    if before.size != now.size:
        return now.width * now.height
    return sum(difference(before, now).histogram()[NOTICEABLE:])


def looks_as_stored(path: Path, picture: Image.Image) -> bool:
    """Return whether a picture looks like the stored one, up to a few pixels."""
    before = stored(path)
    return before is not None and changed(before, picture.convert("RGB")) <= MOST_CHANGED


def difference(before: Image.Image, now: Image.Image) -> Image.Image:
    """Return for each pixel the largest change of a channel, as an L image."""
    red, green, blue = ImageChops.difference(before, now).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def beside(before: Image.Image | None, now: Image.Image) -> Image.Image:
    """Return the old picture, the new one and their difference, side by side."""
    was = before or Image.new("RGB", now.size)
    comparable = was if was.size == now.size else Image.new("RGB", now.size)
    where = difference(comparable, now).point([0] * NOTICEABLE + [255] * (256 - NOTICEABLE))
    return sheet([was, now, where.convert("RGB")], 3)


@contextmanager
def _own_font() -> Iterator[None]:
    """Use Pillow's own font only, and cache no text across that change."""
    own = (Font(None, bolder=True),)
    with patch("render.text.fallback.installed", lambda: own):
        forget_texts()
        yield
    forget_texts()


@contextmanager
def _shipped_fonts() -> Iterator[None]:
    """Use only the fonts that come as Python packages, laid out without FriBiDi, as on every machine."""
    shipped = tuple(font for font in installed() if font.path and "site-packages" in font.path.parts)
    with (
        patch("render.text.fallback.installed", lambda: shipped),
        patch("render.text.fonts.lays_out_both_ways", lambda: False),
        patch("render.text.shaping.lays_out_both_ways", lambda: False),
    ):
        forget_texts()
        opened.cache_clear()
        yield
    forget_texts()
    opened.cache_clear()


if __name__ == "__main__":
    sys.exit(main())
