"""``python -m tools.contact_sheet``: draw every kind of picture in every theme, to look at.

The pictures are written as the bot sends them, and 550 and 350 pixels wide, as people see them on a desktop
and on a phone. icon.png is the bot's own icon. index.html shows them all.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

from PIL import Image

from bot.i18n.language import FALLBACK, languages, words_for
from bot.words.captions import look_in
from render import Look, app_icon, encode, theme_names
from tools.scenes import Draw, all_scenes

WIDTHS: Final = (550, 350)
_ACROSS: Final = 350


def main(argv: Sequence[str] | None = None) -> int:
    """Write all pictures, and the sheets that show them side by side."""
    parser = argparse.ArgumentParser(prog="python -m tools.contact_sheet", description="Draw every picture.")
    parser.add_argument(
        "folder", nargs="?", type=Path, default=Path("build/pictures"), help="by default build/pictures"
    )
    parser.add_argument(
        "--language",
        default=FALLBACK,
        choices=languages(),
        metavar="LANGUAGE",
        help=f"of the words in them: {', '.join(languages())} (if left out, {FALLBACK})",
    )
    options = parser.parse_args(argv)
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    words = words_for(options.language)
    scenes = all_scenes(words)
    for name in theme_names():
        drawn = list(_written(folder, scenes, look_in(words, name)))
        sheet(drawn, 5).save(folder / f"{name}.png")
    (folder / "icon.png").write_bytes(encode(app_icon()))
    (folder / "index.html").write_text(_index(scenes), encoding="utf-8")
    print(f"{len(scenes) * len(theme_names())} pictures: {folder / 'index.html'}")
    return 0


def _written(folder: Path, scenes: Mapping[str, Draw], look: Look) -> Iterator[Image.Image]:
    """Write the pictures of a theme. Yield each as small as on a phone."""
    for scene, draw in scenes.items():
        picture, theme = draw(look), look.theme
        (folder / f"{theme.name}-{scene}.png").write_bytes(encode(picture, theme))
        for width in WIDTHS:
            small = narrowed(picture, width)
            small.save(folder / f"{theme.name}-{scene}-{width}.png")
        yield narrowed(picture, _ACROSS)


def narrowed(picture: Image.Image, width: int) -> Image.Image:
    """Return a picture reduced to a width, as chat clients do it."""
    height = round(picture.height * width / picture.width)
    return picture.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)


def sheet(pictures: Sequence[Image.Image], across: int) -> Image.Image:
    """Return pictures of one width arranged in rows of `across`."""
    rows = [pictures[start : start + across] for start in range(0, len(pictures), across)]
    heights = [max(picture.height for picture in row) for row in rows]
    width = max(picture.width for picture in pictures)
    whole = Image.new("RGB", (across * (width + 10) + 10, sum(heights) + 10 * len(rows) + 10), "#808080")
    top = 10
    for row, height in zip(rows, heights, strict=True):
        for place, picture in enumerate(row):
            whole.paste(picture, (10 + place * (width + 10), top))
        top += height + 10
    return whole


def _index(scenes: Iterable[str]) -> str:
    parts = ["<!doctype html><meta charset=utf-8><title>Pictures</title>", "<h2>icon</h2>"]
    # As large as on a profile, and as small as beside a message.
    parts += [f'<img src="icon.png" width="{side}" style="border-radius: 50%">' for side in (128, 40, 32)]
    for scene in scenes:
        parts.append(f"<h2>{escape(scene)}</h2>")
        for name in theme_names():
            file = escape(f"{name}-{scene}")
            parts.append(f'<a href="{file}.png"><img src="{file}-350.png" title="{file}"></a>')
    return "\n".join(parts)


if __name__ == "__main__":
    sys.exit(main())
