"""The words in pictures, in a language or, where no font on this machine has its letters, in English."""

import logging
from dataclasses import fields, replace
from functools import cache, lru_cache

import render
from bot.i18n.language import FALLBACK, Words, words_for
from bot.words.phrases import Phrases
from engine import Table

log = logging.getLogger(__name__)


def look_in(words: Words, theme: str = "") -> render.Look:
    """Return a theme with a language's captions; the default theme if it is "" or doesn't exist any more."""
    known = theme in render.theme_names()
    return render.Look(
        captions(in_pictures(words).in_look(theme)),
        render.get_theme(theme) if known else render.default_theme(),
    )


def names_of(phrases: Phrases, table: Table) -> list[str]:
    """Return the players' names by seat."""
    return [phrases.plain_name(table, seat) for seat in range(len(table.players))]


def for_pictures(phrases: Phrases, table: Table) -> Phrases:
    """Return the phrases for the texts in a table's pictures."""
    return replace(phrases, words=in_pictures(phrases.words)).at(table)


@cache
def in_pictures(words: Words) -> Words:
    """Return the words for pictures: the same, or English if no font has letters for them."""
    if words.locale == FALLBACK:
        return words
    letters = letters_lacking(words.in_look(""))
    return words_for(FALLBACK) if letters else words


@cache
def letters_lacking(words: Words) -> str:
    """Return the letters of a language's captions that no font has; if there are any, log that once."""
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
    """Return the captions of pictures in one language."""
    return render.Captions(
        **{field.name: words(f"picture-{field.name}") for field in fields(render.Captions)}
    )
