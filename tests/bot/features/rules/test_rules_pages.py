"""The pages of the rules: a text for every picture, short enough for a message."""

from itertools import product

import pytest

from bot.i18n.language import LOCALES, languages, words_for
from render import RULE_PAGES
from tests.some import some

WORDS = words_for("en-US")
LONGEST_PAGE = 1800
LOOK = "chocolatier"
WITH_CHOCOLATES = sorted(path.parts[-3] for path in LOCALES.glob(f"*/{LOOK}/rules.ftl"))


@pytest.mark.one_in(3)
@pytest.mark.parametrize(("locale", "look"), [*product(languages(), ("", LOOK))])
def test_every_picture_of_the_rules_has_a_page_that_fits_into_a_message(locale: str, look: str) -> None:
    words = words_for(locale).in_look(look)
    for page in some(range(1, RULE_PAGES + 1)):
        text = words(f"rules-page-{page}")
        assert len(text.encode("utf-16-le")) // 2 <= LONGEST_PAGE
        assert text.startswith("**")


@pytest.mark.parametrize("locale", WITH_CHOCOLATES)
def test_rules_about_chocolates_have_words_of_their_own_on_every_page(locale: str) -> None:
    words = words_for(locale)
    chocolates = words.in_look(LOOK)
    for page in some(range(1, RULE_PAGES + 1)):
        assert chocolates(f"rules-page-{page}") != words(f"rules-page-{page}")


def test_there_is_no_page_without_a_picture() -> None:
    assert not WORDS.has(f"rules-page-{RULE_PAGES + 1}")
    assert not WORDS.has("rules-page-0")
