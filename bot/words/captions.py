"""The words in pictures: those of a language, or English where no font of this machine has their letters."""

import logging
from dataclasses import fields, replace
from functools import cache, lru_cache

import render
from bot.i18n.language import FALLBACK, Words, words_for
from bot.words.phrases import Phrases
from engine import Table

log = logging.getLogger(__name__)


def look_in(words: Words, theme: str = "") -> render.Look:
    """Return the look of pictures with a language's words; without a theme, or if it is gone, the default."""
    known = theme in render.theme_names()
    return render.Look(
        captions(in_pictures(words).in_look(theme)),
        render.get_theme(theme) if known else render.default_theme(),
    )


def names_of(phrases: Phrases, table: Table) -> list[str]:
    """Return the players' names by seat."""
    return [phrases.plain_name(table, seat) for seat in range(len(table.players))]


def for_pictures(phrases: Phrases, table: Table) -> Phrases:
    """Return the phrases for what is written in pictures of a table."""
    return replace(phrases, words=in_pictures(phrases.words)).at(table)


@cache
def in_pictures(words: Words) -> Words:
    """Return the words for pictures: the same, or English where there are no letters for them."""
    if words.locale == FALLBACK:
        return words
    letters = letters_lacking(words.in_look(""))
    return words_for(FALLBACK) if letters else words


@cache
def letters_lacking(words: Words) -> str:
    """Return the letters of a language's captions that no font has; log it if there are any, once."""
    every = "".join(getattr(captions(words), field.name) for field in fields(render.Captions))
    lacking = render.unwritable(every)
    if lacking:
        packages = dict.fromkeys(filter(None, map(render.package_for, lacking)))
        log.warning(
            "Pictures in the language %s are in English, as no font has %s; install %s",
            words.locale,
            lacking[:8],
            " and ".join(packages) or "a font for it",
        )
    return lacking


@lru_cache(maxsize=64)
def captions(words: Words) -> render.Captions:
    """Return the words in pictures, in one language."""
    return render.Captions(
        **{field.name: words(f"picture-{field.name}") for field in fields(render.Captions)}
    )
