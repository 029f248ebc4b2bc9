"""More people than can be answered: some are asked to try again, and nothing is done for them."""

from collections.abc import Callable

import pytest

import azul
from bot.interactions.deduplicator import Arrivals
from bot.interactions.dispatcher import TOO_LATE
from bot.interactions.load import FEW, MOST_OF_A_CHANNEL, MOST_OF_A_PERSON, Rush
from tests.bot.club import Club, answer, said
from tests.bot.english import ENGLISH
from tests.bot.languages.speaking import choose_language
from tests.bot.panels import a_move, assemble, choices, open_panel

BUSY = ENGLISH("refusal-busy")


def nothing() -> None:
    """Do nothing."""


def crowd(
    rush: Rush,
    number: int = FEW + 1,
    *,
    user: Callable[[int], int] = lambda number: -number,
    channel: Callable[[int], int] = lambda number: -number,
) -> None:
    """Let so many people wait, each in a channel of their own unless something else is said."""
    for each in range(1, number + 1):
        rush.begins(-each, nothing, user_id=user(each), channel_id=channel(each))


def disperse(rush: Rush) -> None:
    """Let everybody have been answered."""
    for each in range(1, 1000):
        rush.ends(-each)


async def test_who_is_turned_away_is_told_so_and_nothing_is_done_until_they_try_again(club: Club) -> None:
    await club.begin()
    game, mover = await club.game(), await club.mover()
    panel = await assemble(club, mover, await a_move(club, line=4))
    (confirm,) = [each for choice, each in choices(panel).items() if choice.endswith("!")]
    crowd(club.bot.rush, channel=lambda _: club.channel.id)

    pressed = await club.press(mover, panel, confirm)
    typed = await club.take(azul.legal_moves(await club.state())[0])
    assert said(pressed) == said(typed) == BUSY
    assert (await club.game()).version == game.version

    disperse(club.bot.rush)
    await club.press(mover, panel, confirm)
    assert (await club.game()).version == game.version + 1
    assert panel.content.startswith("Done: ")


async def test_whoever_is_turned_away_is_told_so_in_their_language(club: Club) -> None:
    member = club.members[2]
    await choose_language(club, member, "ja")
    crowd(club.bot.rush, channel=lambda _: club.channel.id)
    result = await member.slash(club.channel, "azul start")
    assert answer(result).content.startswith("今はとても混み合っている")


async def test_a_flood_in_one_channel_turns_nobody_away_elsewhere(club: Club) -> None:
    await club.begin()
    crowd(club.bot.rush, channel=lambda number: number // (MOST_OF_A_CHANNEL + 1))
    panel = await open_panel(club)
    assert ENGLISH("panel-target") in panel.content


async def test_a_flood_of_one_person_turns_away_only_them(club: Club) -> None:
    await club.begin()
    mover, other = club.members[:2]
    crowd(club.bot.rush, user=lambda number: mover.id if number <= MOST_OF_A_PERSON else -number)
    assert (await open_panel(club, mover)).content == BUSY
    assert ENGLISH("panel-target") in (await open_panel(club, other)).content


async def test_nothing_is_offered_to_who_types_while_many_wait(club: Club) -> None:
    await club.begin()
    assert await club.offered()
    crowd(club.bot.rush)
    assert await club.offered() == []
    disperse(club.bot.rush)
    assert await club.offered()


async def test_people_are_turned_away_while_more_is_done_than_can_be_shown() -> None:
    now = 0.0
    rush = Rush(lambda: now)
    for game_id in range(100):
        rush.games.enter(game_id)
    assert rush.has_room(1, 1)
    for game_id in range(20):
        now += 0.1
        rush.games.leave(game_id)
    assert not rush.has_room(1, 1)
    for game_id in range(100):
        rush.games.leave(game_id)
    assert rush.has_room(1, 1)


async def test_in_a_rush_nobody_is_answered_whom_discord_has_told_of_a_failure(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    monkeypatch.setattr(Arrivals, "delay", lambda *_: TOO_LATE + 0.1)
    mover, game = await club.mover(), await club.game()
    source = f"azul:panel:{game.id}:{game.version}:1"
    crowd(club.bot.rush)
    pressed = await club.press(mover, club.last, source)
    assert not pressed.acknowledged
    disperse(club.bot.rush)
    pressed = await club.press(mover, club.last, source)
    assert pressed.acknowledged
