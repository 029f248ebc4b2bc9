"""The pages of the rules: a text for every picture, short enough for a message."""

import pytest

from bot.i18n.language import words_for
from render import RULE_PAGES

WORDS = words_for("en-US")
LONGEST_PAGE = 1800


@pytest.mark.parametrize("page", range(1, RULE_PAGES + 1))
def test_every_picture_of_the_rules_has_a_page_that_fits_into_a_message(page: int) -> None:
    text = WORDS(f"rules-page-{page}")
    assert len(text.encode("utf-16-le")) // 2 <= LONGEST_PAGE
    assert text.startswith("**")


def test_there_is_no_page_without_a_picture() -> None:
    assert not WORDS.has(f"rules-page-{RULE_PAGES + 1}")
    assert not WORDS.has("rules-page-0")
