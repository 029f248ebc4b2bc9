"""Adaptive computers: they follow the host towards even games, and say so."""

import pytest

from bot.i18n.language import Text, Verbatim
from engine import Level
from storage.records import PracticeResult
from tests.bot.club import Club, answer, text_of
from tests.bot.english import ENGLISH
from tests.bot.features.lobby.test_choosing_options import chosen, open_options, pick
from tests.bot.features.practice.practices import opened, the_practice

ADAPTIVE = "adaptive"


async def win(club: Club, games: int = 1, *, level: Level = Level.RELAXED, member: int = 0) -> None:
    """Let a member have won practices."""
    user_id = club.members[member].id
    for number in range(games):
        result = PracticeResult(number, number, level.value, 1, 1, 0)
        await club.bot.games._store.note_practice(user_id, result)


def now(level: Level, host: str = "Ada") -> str:
    """Return what a lobby says about adaptive computers."""
    text = Text(f"option-level-{level.value}")
    return ENGLISH("lobby-computers-adaptive", level=text, host=Verbatim(host))


async def test_level_0_follows_the_host_and_says_so(club: Club) -> None:
    await club.start(computers=1, level=0)
    assert now(Level.RELAXED) in club.last.content
    assert "now 2 · relaxed, adapting to Ada" in club.last.content
    await win(club)
    await club.members[0].slash(club.channel, "azul begin")
    adapted = ENGLISH("computers-adaptive", level=Text("option-level-medium"))
    assert any(adapted in message.content for message in club.messages)
    assert adapted in text_of(answer(await club.members[1].slash(club.channel, "azul table")))


async def test_it_is_chosen_among_the_options_and_switched_off_at_once(club: Club) -> None:
    await win(club, 20, level=Level.MASTER)
    await club.start(computers=1)
    panel = await open_options(club)
    await pick(panel, "level", ADAPTIVE, club.members[0])
    options = (await club.game()).table.options
    assert options.adaptive
    assert options.level is await club.bot.games.adaptive.of(club.members[0].id)
    assert now(options.level) in club.last.content
    panel = await open_options(club)
    assert chosen(panel)["level"] == ADAPTIVE
    await pick(panel, "level", "easy", club.members[0])
    assert ENGLISH("lobby-computers", level=Text("option-level-easy")) in club.last.content
    await club.members[0].slash(club.channel, "azul begin")
    assert (await club.game()).table.options.level is Level.EASY


async def test_with_several_people_it_is_the_host_who_is_followed(club: Club) -> None:
    await win(club, 3, member=1)
    await club.start(computers=1, level=0)
    await club.members[1].slash(club.channel, "azul join")
    assert now(Level.RELAXED) in club.last.content
    await club.members[0].slash(club.channel, "azul leave")
    assert now(await club.bot.games.adaptive.of(club.members[1].id), "Bruno") in club.last.content
    await pick(await open_options(club, club.members[1]), "level", ADAPTIVE, club.members[1])
    assert (await club.game()).table.players[0].is_computer
    assert now(await club.bot.games.adaptive.of(club.members[1].id), "Bruno") in club.last.content
    await club.members[1].slash(club.channel, "azul begin")
    assert (await club.game()).table.options.level is await club.bot.games.adaptive.of(club.members[1].id)


async def test_a_first_practice_is_adaptive_and_the_next_one_as_it_was(club: Club) -> None:
    message = await opened(club)
    assert ENGLISH("computers-adaptive", level=Text("option-level-relaxed")) in text_of(message)
    assert (await the_practice(club)).table.options.adaptive
    await opened(club, level=7)
    await opened(club, computers=2)
    options = (await the_practice(club)).table.options
    assert (options.level, options.adaptive, options.seats) == (Level.TOUGH, False, 3)
    await win(club)
    await opened(club, level=0)
    options = (await the_practice(club)).table.options
    assert (options.level, options.adaptive, options.seats) == (Level.FRIENDLY, True, 3)


@pytest.mark.thorough
async def test_it_survives_a_restart(club: Club) -> None:
    await win(club, 3)
    await club.start(computers=1, level=0)
    level = (await club.game()).table.options.level
    assert level is not Level.RELAXED
    await club.restart()
    await club.members[0].slash(club.channel, "azul begin")
    assert (await club.game()).table.options.level is level


async def test_people_see_their_level_among_their_settings(club: Club) -> None:
    await win(club)
    panel = answer(await club.members[0].slash(club.channel, "azul me"))
    assert ENGLISH("setting-adaptive", level=Text("option-level-medium")) in text_of(panel)
