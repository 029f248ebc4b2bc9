"""What messages say, for every number and about everybody, as proofread: `make golden` rewrites it."""

import pytest
from babel import Locale

from bot.i18n.language import languages
from tests.bot.words.sentences import numbers_for, path_of, sentences_of
from tests.some import some


@pytest.mark.parametrize("locale", ["ar", "cy", "sl", *languages()])
def test_the_numbers_of_a_language_have_each_of_its_plurals(locale: str) -> None:
    plural = Locale.parse(locale, sep="-").plural_form
    assert set(map(plural, numbers_for(locale))) == set(map(plural, range(1_000)))


def test_every_message_says_what_it_said_when_it_was_read() -> None:
    for locale in some(languages()):
        read = path_of(locale).read_text(encoding="utf-8").split("\n\n")
        said = sentences_of(locale).split("\n\n")
        assert len(said) > 5
        assert [block for block in said if block not in read] == []
        assert [block for block in read if block not in said] == []
        assert said == read  # in the same order, too
