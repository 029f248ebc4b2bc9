"""The words of every language fit all kinds of pictures: whole, not too small, none over another."""

import os
from collections.abc import Iterator
from dataclasses import fields
from itertools import combinations

import pytest
from PIL import Image

from bot.i18n.language import Words, languages, words_for
from bot.words.captions import look_in
from render import Captions, Look
from tests.some import some
from tools.fit import SMALLEST_LETTERS, Box, DrawnText, drawn_and_written
from tools.scenes import all_scenes

LANGUAGES = [locale for locale in languages() if locale != "en-GB"]
"""British words are as long as American ones."""
LOOKS = ("azulejo", "chocolatier") if "TEST_ALL" in os.environ else ("chocolatier",)
ONE_IN = 1 if "TEST_ALL" in os.environ else 2
WITHOUT_WORDS = {"emojis", "board", "board-choice", *(f"rules-{page}" for page in range(3, 9))}


def longer(word: str) -> str:
    """Return a word that is 40 % longer."""
    return word + "ymnęwi"[: max(1, round(0.4 * len(word)))]


def of_longer_words() -> Look:
    """Return the look of a language whose words are longer than the English ones."""
    usual = look_in(words_for("en-US")).captions
    words = {field.name: getattr(usual, field.name).split() for field in fields(Captions)}
    return Look(Captions(**{name: " ".join(map(longer, each)) for name, each in words.items()}))


def covers(later: Box, one: Box) -> bool:
    return later[0] <= one[0] and later[1] <= one[1] and later[2] >= one[2] and later[3] >= one[3]


def overlap(one: Box, other: Box) -> bool:
    """Return whether a later text overlaps one: if it covers it, it stands on a label that hides it."""
    if covers(other, one):
        return False
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def pictures(words: Words, look: Look, first: int) -> Iterator[tuple[str, Image.Image, list[DrawnText]]]:
    """Yield every kind of picture with words; of those with the same words at the same places one.

    In the usual run, every other one from the first or the second on.

    Hints are left out, since the seals of their letters hide the numbers below.
    """
    for scene, draw in list(all_scenes(words).items())[first % ONE_IN :: ONE_IN]:
        if scene not in WITHOUT_WORDS and not scene.endswith(("table-2-special", "-free", "-hints")):
            yield scene, *drawn_and_written(draw, look)


def check(words: Words, look: Look, first: int = 0) -> None:
    """Check every picture in a look."""
    for scene, picture, texts in some(pictures(words, look, first)):
        for text in filter(lambda text: text.is_word, texts):
            assert not text.is_cut, (scene, text)
            assert text.on_phone(picture) >= SMALLEST_LETTERS, (scene, text)
        for text in texts:
            left, top, right, bottom = text.box
            assert left >= 0 <= top, (scene, text)
            assert right <= picture.width, (scene, text)
            assert bottom <= picture.height, (scene, text)
        for one, other in combinations([text for text in texts if text.text], 2):
            assert not overlap(one.box, other.box), (scene, one, other)


@pytest.mark.one_in(6)
@pytest.mark.parametrize("locale", LANGUAGES[::-1])
def test_the_words_of_a_language_fit_every_kind_of_picture(locale: str) -> None:
    words = words_for(locale)
    looks = {(look := look_in(words, theme)).captions: look for theme in LOOKS}
    for look in looks.values():
        check(words, look)


@pytest.mark.thorough
def test_words_that_are_longer_than_the_english_ones_fit() -> None:
    check(words_for("en-US"), of_longer_words(), 1)
