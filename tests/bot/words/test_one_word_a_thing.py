"""English calls each thing by one word."""

import re
from functools import cache

import pytest

from bot.i18n.language import LOCALES
from tools.locales.messages import messages_in, text_of

INSTEAD = {
    r"(some|every|any)body": "someone, everyone, anyone",
    r"any more": "anymore",
    r"(a|the|that|your|their|last|next|best|planned) takes?": "move",
    r"(?<!/azul manage )theme": "look",
    r"(stands?|standing) still": "is paused",
    r"laid out|anew(?<!dealt anew)": "dealt, dealt anew",
    r"begins? the next round": "goes first next round",
}
"""What isn't said, and what is said instead."""


@cache
def shown(folder: str) -> dict[str, str]:
    """Return all words of each message that people see."""
    entries = messages_in(LOCALES / folder).entries
    return {each: text_of(entries[each]) for each in entries if not each.startswith("typed-")}


@pytest.mark.parametrize("said", INSTEAD)
@pytest.mark.parametrize("folder", ["en-US", "en-US/chocolatier", "en-GB"])
def test_english_has_one_word_for_a_thing(folder: str, said: str) -> None:
    texts = shown(folder)
    found = [each for each in texts if re.search(rf"\b(?:{said})\b", texts[each])]
    assert found == [], f"say {INSTEAD[said]}"
