"""``python -m tools.rules``: write docs/rules from the messages that `/azul rules` shows, in every language.

A language that lacks a page has no file yet. Pictures with words in them are drawn in each language, half as
wide as the English ones. README.md gets a line with links to all of them.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PIL import Image

import render
from bot.i18n.language import FALLBACK, LOCALES, Words, languages, words_for
from bot.i18n.sources import sources_in
from bot.words.captions import look_in
from tools.contact_sheet import narrowed
from tools.golden import looks_as_stored

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "docs" / "rules"
README: Final = ROOT / "README.md"
_WIDTH: Final = 550
_COLOURS: Final = 128
_HEADING: Final = re.compile(r"\*\*(.+?)\*\*(.*)")
_BULLET: Final = "• "
_LINKS: Final = re.compile(r"(?<=<!-- rules -->\n).*?(?=\n<!-- /rules -->)", re.DOTALL)
_MADE: Final = "<!-- Made by `make docs` from bot/locales/{}/rules.ftl: change that. -->"


def main(argv: Sequence[str] | None = None) -> int:
    """Write every file, and every picture that looks different now."""
    parser = argparse.ArgumentParser(prog="python -m tools.rules", description="Write docs/rules.")
    parser.parse_args(argv)
    wanted = pages()
    for path in set(FOLDER.rglob("*.*")) - set(wanted):
        path.unlink()
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(text, str):
            path.write_text(text, encoding="utf-8")
        elif not looks_as_stored(path, text):
            text.save(path, optimize=True)
    README.write_text(readme(), encoding="utf-8")
    return 0


def pages() -> dict[Path, str | Image.Image]:
    """Return the files of docs/rules by path: the pages, and the pictures with words."""
    found: dict[Path, str | Image.Image] = {}
    for locale in translated():
        words = words_for(locale)
        drawn = dict(_pictures(words))
        found[FOLDER / f"{locale}.md"] = _written(locale, words, set(drawn))
        found |= {FOLDER / "pictures" / f"{locale}-{page}.png": drawn[page] for page in drawn}
    return found


def translated() -> list[str]:
    """Return the languages that have all pages of the rules, English first, without its variants."""
    pages = {f"rules-page-{page}" for page in range(1, render.RULE_PAGES + 1)}
    whole = [locale for locale in languages() if pages <= sources_in(LOCALES / locale).keys()]
    others = [locale for locale in whole if locale.partition("-")[0] != FALLBACK.partition("-")[0]]
    return [FALLBACK, *sorted(others)]


def readme() -> str:
    """Return README.md with links to the rules in every language."""
    return _LINKS.sub(_links("docs/rules/"), README.read_text(encoding="utf-8"))


def _links(folder: str = "") -> str:
    named = [(locale, words_for(locale)("language-name")) for locale in translated()]
    return " · ".join(f"[{name}]({folder}{locale}.md)" for locale, name in named)


def _written(locale: str, words: Words, drawn: set[int]) -> str:
    """Return the rules of a language; `drawn` are the pages whose pictures have words of their own."""
    texts = [words(f"rules-page-{page}") for page in range(1, render.RULE_PAGES + 1)]
    headings = [_heading(text) for text in texts]
    shared, dot, _ = _beginning(headings).rpartition("·")
    lines = [_MADE.format(locale), "", f"# {shared.strip() or words('button-rules')}", "", _links()]
    for page, (text, heading) in enumerate(zip(texts, headings, strict=True), 1):
        own = heading[len(shared + dot) :].strip()
        picture = f"pictures/{locale}-{page}.png" if page in drawn else f"../pictures/rules-{page}.png"
        alt = words(f"alt-rules-{page}").replace("[", "(").replace("]", ")")
        lines += ["", f"## {own[:1].upper()}{own[1:]}", "", f"![{alt}]({picture})", *_paragraphs(text)]
    return "\n".join(lines) + "\n"


def _beginning(texts: Sequence[str]) -> str:
    """Return the common beginning of some texts."""
    first, last = min(texts), max(texts)
    return next((first[:end] for end in range(len(first), 0, -1) if last.startswith(first[:end])), "")


def _heading(text: str) -> str:
    """Return the first line of a page without its asterisks."""
    return _HEADING.sub(r"\1\2", text.partition("\n")[0])


def _paragraphs(text: str) -> Iterator[str]:
    """Yield the lines of a page below its heading, with the blank lines that Markdown needs between them."""
    is_list = False
    for line in filter(None, map(str.strip, text.split("\n")[1:])):
        was_list, is_list = is_list, line.startswith(_BULLET)
        if not (was_list and is_list):
            yield ""
        yield f"- {line.removeprefix(_BULLET)}" if is_list else line


def _pictures(words: Words) -> Iterator[tuple[int, Image.Image]]:
    """Yield the pages whose pictures differ from the English ones, with the pictures."""
    for page in range(1, render.RULE_PAGES + 1):
        picture = render.rule_picture(page, look_in(words))
        if picture.tobytes() != render.rule_picture(page, look_in(words_for(FALLBACK))).tobytes():
            small = narrowed(picture, _WIDTH)
            yield page, small.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


if __name__ == "__main__":
    sys.exit(main())
