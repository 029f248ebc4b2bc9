"""What Discord takes at most is enough for the longest words of every language."""

import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

from bot.i18n.language import languages, words_for
from bot.messages.descriptions import alt_table, table_in_words
from bot.messages.layout import MAX_ALT_LENGTH, MAX_MESSAGE_LENGTH
from bot.words.commands import path_of
from bot.words.phrases import Phrases
from tests.azul.builders import board, table
from tests.bot.club import Club
from tests.bot.english import EMOJIS
from tests.bot.features.server.server_settings import manager
from tests.bot.i18n.components import commands_of, parts_of, use
from tests.bot.i18n.discord_languages import choose_language
from tests.bot.messages.test_longest import DISCS, FACTORIES, LINES, seated
from tests.effort import EVERYTHING

NAME: Final = "Ẑ" * 32
VARIANTS: Final = ("", "+free", "+special", "+free+special")
GIVEN: Final[dict[str, dict[str, Any]]] = {
    "theme": {"theme": "chocolatier"},
    "take": {"move": "from the moon"},
    "place": {"line": "1", "column": "9"},
}
"""What is written for options that can't be left out."""
ENDING: Final = frozenset(
    {"start", "begin", "cancel", "leave", "resign", "pause", "remove", "option", "erase", "add", "substitute"}
)
"""Commands and presses that would end what is looked at here, or change it."""


@pytest.mark.one_in(3)
@pytest.mark.parametrize("rules", VARIANTS)
@pytest.mark.parametrize("locale", languages())
def test_the_longest_table_of_every_variant_fits_whole(locale: str, rules: str) -> None:
    phrases = Phrases(words_for(locale), EMOJIS)
    special = "special" in rules
    boards = [board(lines, score=188) for lines in LINES]
    boards[0] = board(LINES[0], score=188, cushion="b") if special else boards[0]
    discs = DISCS.replace("B", "c") if special else ""
    state = table(*boards, rules=rules, discs=discs, factories=FACTORIES, round_=12)

    alt = alt_table(phrases, seated(state, NAME), state)
    words = table_in_words(phrases, seated(state, NAME), state)

    assert len(alt) <= MAX_ALT_LENGTH
    assert len(words) <= MAX_MESSAGE_LENGTH
    assert alt.endswith(phrases.words("alt-wall-legend"))
    assert words.endswith(phrases.words("words-legend"))


@pytest.mark.one_in(7)
@pytest.mark.parametrize("locale", languages())
async def test_all_that_can_be_opened_fits(club: Club, locale: str) -> None:
    ada, bruno, chance = club.members[0], club.members[1], random.Random(1)
    olga = manager(club)
    for member in (ada, bruno, olga):
        await choose_language(club, member, locale)
    await club.start(language=locale, wall="free", factories="special")
    await bruno.slash(club.channel, "azul join")
    for _ in range(3 if EVERYTHING else 2):
        for member in (ada, bruno, olga):
            for name in sorted(set(commands_of(club)) - ENDING):
                await member.slash(club.channel, f"azul {path_of(name)}", **GIVEN.get(name, {}))
            for message, part in (*parts_of(club, None), *parts_of(club, member)):
                if ENDING.isdisjoint(part["custom_id"].split(":")):
                    await use(club, member, message, part, chance)
        await ada.slash(club.channel, "azul begin")
        await club.hurry(5)
    for page in range(1, 9):
        await ada.slash(club.channel, "azul rules", page=page)
    too_long = [each for request in club.env.http_requests for each in _too_long(request.json, request.path)]
    assert too_long == []


def _too_long(body: object, path: str) -> Iterator[tuple[str, str]]:
    """Yield the texts of a request that Discord wouldn't take, and what they are."""
    if path.endswith(("/commands", "/emojis")):
        return
    match body:
        case dict():
            for what, longest in _limits(body, path).items():
                text = body.get(what)
                if isinstance(text, str) and (len(text) > longest or (longest > 1000 and text[-1:] == "…")):
                    yield what, text
            for value in body.values():
                yield from _too_long(value, path)
        case list():
            for each in body:
                yield from _too_long(each, path)
        case _:
            pass


def _limits(body: dict[str, Any], path: str) -> dict[str, int]:
    """Return how long the texts of a part of a request can be at most."""
    match body:
        case {"type": 2, "label": _}:
            return {"label": 80}
        case {"type": 18}:
            return {"label": 45, "description": 100}
        case {"type": 3 | 4, "custom_id": _}:
            return {"placeholder": 100}
        case {"type": 10}:
            return {"content": 4000}
        case {"label": _, "value": _}:
            return {"label": 100, "description": 100}
        case {"title": _, "components": _}:
            return {"title": 45}
        case {"filename": _}:
            return {"description": MAX_ALT_LENGTH}
        case {"name": _, "value": _}:
            return {"name": 100}
        case {"content": _}:
            return {"content": MAX_MESSAGE_LENGTH}
        case {"name": _} if path.endswith("/threads"):
            return {"name": 100}
        case _:
            return {}


def test_what_is_too_long_is_found() -> None:
    body = {
        "content": "x" * 2001,
        "components": [{"type": 1, "components": [{"type": 2, "label": "y" * 81}]}],
    }
    assert [what for what, _ in _too_long(body, "/messages")] == ["content", "label"]
