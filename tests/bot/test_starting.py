"""Starting a bot while one of its requests to Discord fails."""

from typing import Final

import aiohttp
import discord
import pytest
import simcord
from simcord import Env

import azul
from storage.store import Store
from tests.bot.club import NO_PICTURE, Club, new_bot
from tests.bot.edge import CUT, CUT_AFTERWARDS, FATES, Arrival, Edge, Fate, call_of
from tests.bot.feed.answers import STARTING
from tests.bot.feed.trouble import refused

FAILURES: Final = {
    "403": Fate(Arrival.NEVER, refused(403, 50001)),
    "404": Fate(Arrival.NEVER, refused(404, 10014)),
    "429": Fate(Arrival.NEVER, refused(429, 0)),
    "500": FATES["500, arrives never"],
    "503, arrived": FATES["503, arrives at once"],
    "time out": FATES["timeout, arrives never"],
    "cut before": CUT,
    "cut after": CUT_AFTERWARDS,
}


async def emojis(club: Club) -> set[str]:
    """Return the names of the application's emojis."""
    return {emoji.name for emoji in await club.bot.fetch_application_emojis()}


@pytest.mark.one_in(5)
@pytest.mark.parametrize("failure", FAILURES)
@pytest.mark.parametrize("call", [call for call, is_there in STARTING.items() if is_there])
async def test_without_emojis_people_play_with_words_until_the_next_start(
    club: Club, edge: Edge, call: str, failure: str
) -> None:
    await club.begin()
    usual = await emojis(club)
    for emoji in await club.bot.fetch_application_emojis():
        await emoji.delete()
    await club.bot.create_application_emoji(name="azul_blue_0123abcd", image=NO_PICTURE)

    edge.tried.clear()
    edge.expect(call, FAILURES[failure])
    await club.restart()
    assert call in {call_of(*tried) for tried in edge.tried}
    assert not club.bot.emojis_of_tiles.of
    await club.take(azul.legal_moves(await club.state())[0])
    assert (await club.game()).version == (await club.game()).shown_version

    await club.restart()
    assert await emojis(club) == usual
    assert len(club.bot.emojis_of_tiles.of) == len(azul.COLOURS)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("failure", FAILURES)
@pytest.mark.parametrize("call", [call for call, is_there in STARTING.items() if not is_there])
async def test_a_bot_that_cannot_start_says_why_and_loses_nothing(
    store: Store, edge: Edge, call: str, failure: str
) -> None:
    async with simcord.run(new_bot(store)) as env:
        await Club.found(env, store).begin()

    edge.expect(call, FAILURES[failure])
    with pytest.raises((aiohttp.ClientError, discord.DiscordException, OSError)):
        await start(store)

    bot = new_bot(store)
    async with simcord.run(bot):
        assert (await bot.games.get(1)).table.running_state is not None


async def start(store: Store) -> Env:
    """Start a bot, and stop it again."""
    async with simcord.run(new_bot(store)) as env:
        return env
