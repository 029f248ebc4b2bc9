"""``python -m tools.fit uk``: list the words of a language that pictures have to write small, or cut.

Pictures are drawn in every look, and every text is measured as it is written. The size of letters is that on
a phone, where pictures are 350 pixels wide. Shorten what is too small (`picture-…`), or find room for it.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final
from unittest.mock import patch

from PIL import Image

from bot.i18n.language import Words, languages, words_for
from bot.words.captions import look_in
from render import Look, theme_names
from render.paint.canvas import Canvas, Point, Style
from render.pictures.teaching import examples
from render.text.lettering import NARROWEST, fitting_size
from tools.scenes import NAMES, Draw, all_scenes

PHONE_ROW_WIDTH: Final = 350
SMALLEST_LETTERS: Final = 5.5
"""The least size of words on a phone, in pixels: capital letters are 0.7 times as high."""
_NAMES: Final = frozenset({*NAMES, *examples.NAMES})
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class DrawnText:
    """A text as it stands in a picture: its box, the size of its letters, and how wide they are.

    `condensed` is the share of their width that letters have; below `NARROWEST` the text is cut.
    """

    text: str
    box: Box
    size: int
    condensed: float

    @property
    def is_cut(self) -> bool:
        """Whether only a part of the text is written."""
        return self.condensed < NARROWEST

    @property
    def is_word(self) -> bool:
        """Whether it belongs to a language: not a name, and not only digits and signs."""
        return self.text not in _NAMES and any(map(str.isalpha, self.text))

    def on_phone(self, picture: Image.Image) -> float:
        """Return the size of its letters on a phone, in pixels."""
        return self.size * PHONE_ROW_WIDTH / max(PHONE_ROW_WIDTH, picture.width)


def main(argv: Sequence[str] | None = None) -> int:
    """List the words of some languages, smallest first."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description="List words that hardly fit.")
    parser.add_argument("language", nargs="*", default=languages(), metavar="LANGUAGE")
    for locale in parser.parse_args(argv).language:
        print(f"{locale}:")
        for line in sorted(set(_found(words_for(locale)))):
            print(f"  {line}")
    return 0


def drawn_and_written(draw: Draw, look: Look) -> tuple[Image.Image, list[DrawnText]]:
    """Return a picture and every text in it."""
    with _recording() as found:
        return draw(look), found


def _found(words: Words) -> Iterator[str]:
    for theme in theme_names():
        look = look_in(words, theme)
        for scene, draw in all_scenes(words).items():
            picture, texts = drawn_and_written(draw, look)
            for text in texts:
                size = text.on_phone(picture)
                if text.is_word and (text.is_cut or size < SMALLEST_LETTERS):
                    how = "cut" if text.is_cut else "small"
                    yield f"{size:4.1f} {how:5} {text.text}  ({scene})"


@contextmanager
def _recording() -> Iterator[list[DrawnText]]:
    """Note every text that is written on a canvas."""
    found: list[DrawnText] = []
    write = Canvas.text

    def text(
        canvas: Canvas, at: Point, text: str, style: Style, widest: int = 0, *, whole: bool = False
    ) -> int:
        size = fitting_size(text, style.size, widest) if whole else style.size
        width = write(canvas, at, text, style, widest, whole=whole)
        natural = canvas.measure(text, size)
        left = {"left": at[0], "centre": at[0] - width // 2, "right": at[0] - width}[style.align]
        half = round(0.36 * size)
        box = left, at[1] - half, left + width, at[1] + half
        found.append(DrawnText(text, box, size, min(1.0, widest / natural) if widest and natural else 1.0))
        return width

    with patch.object(Canvas, "text", text):
        yield found


if __name__ == "__main__":
    sys.exit(main())
