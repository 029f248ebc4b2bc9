"""Text in any script: cleaned, split by the font that has each letter, shortened, kept as masks."""

import threading
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFont

from render.fonts import Font, installed, opened

ELLIPSIS: Final = "…"
_JOINER: Final = "\u200d"
_MOST_MARKS: Final = 3
_LONGEST: Final = 64
_DROPPED: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_REPLACEMENT: Final = "\ufffd"
_LOCK: Final = threading.Lock()
"""FreeType faces are not to be used by two threads at once."""

Run = tuple[Font | None, str]


def clean(text: str) -> str:
    """Return a text on one line, without control characters, direction overrides and piled-up accents."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: 8 * _LONGEST]):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if letter.isspace():
            kept.append(" ")
        elif letter == _JOINER or (category not in _DROPPED and marks <= _MOST_MARKS):
            kept.append(letter)
    return " ".join("".join(kept).split())[: 4 * _LONGEST]


def graphemes(text: str) -> list[str]:
    """Return the pieces of a text that must not be torn apart: a letter with its marks, a joined emoji."""
    pieces: list[str] = []
    for letter in text:
        before = pieces[-1] if pieces else ""
        if before and (_extends(letter) or before[-1] == _JOINER or _pairs(before, letter)):
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


def _extends(letter: str) -> bool:
    code = ord(letter)
    return (
        unicodedata.category(letter) in {"Mn", "Me", "Mc"}
        or letter == _JOINER
        or 0x1F3FB <= code <= 0x1F3FF
        or 0xE0020 <= code <= 0xE007F
        or 0x1160 <= code <= 0x11FF
    )


def _pairs(before: str, letter: str) -> bool:
    """Two regional indicators make a flag."""
    return len(before) == 1 and all(0x1F1E6 <= ord(sign) <= 0x1F1FF for sign in (before, letter))


def _runs(text: str) -> Iterator[Run]:
    """Yield neighbouring graphemes of one font together; None stands for what no font can draw."""
    fonts = installed()
    current: Font | None = None
    run = ""
    for piece in graphemes(text):
        wanted = [letter for letter in piece if not _is_invisible(letter)]
        holder = next((font for font in fonts if all(font.covers(letter) for letter in wanted)), None)
        if holder is None:
            if run:
                yield current, run
            yield None, _REPLACEMENT
            current, run = None, ""
            continue
        if run and holder is not current:
            yield current, run
            run = ""
        current = holder
        run += piece if len(wanted) == len(piece) else "".join(wanted)
    if run:
        yield current, run


def _is_invisible(letter: str) -> bool:
    return letter == _JOINER or 0xFE00 <= ord(letter) <= 0xFE0F


def _ordered(runs: list[Run]) -> list[Run]:
    """Put the runs of a text that begins from the right in the order they are seen."""
    first = next(
        (kind for _, run in runs for kind in map(unicodedata.bidirectional, run) if kind in {"L", "R", "AL"}),
        "L",
    )
    return runs if first == "L" else runs[::-1]


def _tidied(runs: Iterator[Run]) -> list[Run]:
    """Let a row of missing letters leave a single mark."""
    tidy: list[Run] = []
    for run in runs:
        if run[0] is None and tidy and tidy[-1][0] is None:
            continue
        tidy.append(run)
    return tidy


def _drawn_run(run: Run, size: int, height: int, baseline: int) -> Image.Image:
    font, text = run
    if font is None:
        return _lozenge(size, height, baseline)
    ready = opened(font, size)
    width = max(1, round(ready.getlength(text)))
    mask = Image.new("L", (width + size // 6, height))
    pencil = ImageDraw.Draw(mask)
    if isinstance(ready, ImageFont.FreeTypeFont):
        pencil.text(
            (size // 12, baseline),
            text,
            255,
            ready,
            anchor="ls",
            stroke_width=size / 36 if font.bolder else 0,
        )
    else:
        pencil.text((size // 12, 0), text, 255, ready)
    return mask


def _lozenge(size: int, height: int, baseline: int) -> Image.Image:
    """Draw what stands for letters that no font here has."""
    fine = Image.new("L", (4 * size * 2 // 3, 4 * height))
    x, y, reach = fine.width // 2, 4 * (baseline - size * 9 // 25), size
    ImageDraw.Draw(fine).polygon([(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)], 150)
    return fine.reduce(4)


@lru_cache(maxsize=1024)
def mask(text: str, size: int, widest: int = 0) -> Image.Image:
    """Return a text's coverage as an L image that begins and ends at the ink's sides.

    Its height depends on `size` alone (1.4 times it, the baseline at 1.06), so texts of one size align. A
    text wider than `widest` pixels (0: no limit) ends in an ellipsis, at a grapheme.
    """
    with _LOCK:
        whole = _mask(clean(text), size)
        if not widest or whole.width <= widest:
            return whole
        pieces = graphemes(clean(text))
        low, high = 0, len(pieces)
        while low < high:
            middle = (low + high + 1) // 2
            if _mask("".join(pieces[:middle]).rstrip() + ELLIPSIS, size).width <= widest:
                low = middle
            else:
                high = middle - 1
        return _mask("".join(pieces[:low]).rstrip() + ELLIPSIS, size)


def _mask(text: str, size: int) -> Image.Image:
    height, baseline = round(1.4 * size), round(1.06 * size)
    parts = [_drawn_run(run, size, height, baseline) for run in _ordered(_tidied(_runs(text)))]
    line = Image.new("L", (max(1, sum(part.width for part in parts)), height))
    x = 0
    for part in parts:
        line.paste(ImageChops.lighter(part, line.crop((x, 0, x + part.width, height))), (x, 0))
        x += part.width - size // 6
    box = line.getbbox()
    return line.crop((box[0], 0, box[2], height)) if box else line.crop((0, 0, 1, height))
