"""Pausing and cancelling are for those who can manage the channel, wherever they are."""

import discord
import pytest
from simcord import Env
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.i18n.language import Verbatim
from engine import Status
from tests.bot.club import Club, labels, said
from tests.bot.english import ADA, ENGLISH
from tests.bot.faults import unheard
from tests.bot.features.server.paused_messages import DAY, paused_line
from tests.bot.features.server.server_settings import keeper, manager
from tests.bot.feed.threads.game_threads import begin_in_thread
from tests.bot.variants import cut_short
from tests.some import some

pytestmark = pytest.mark.usefixtures("days_pass")


async def test_neither_the_host_nor_anybody_else_pauses_or_resumes(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    others = [club.members[0], club.members[1], club.members[4], manager(club)]
    for member in some(others):
        answer = said(await member.slash(club.channel, "azul manage pause"))
        assert answer == ENGLISH("refusal-not-keeper")
    await petra.slash(club.channel, "azul manage pause")
    before = await club.game()
    for member in some(others):
        assert said(await member.click(club.last, label="Resume")) == ENGLISH("refusal-not-keeper")
        await club.env.advance_time(60)
        answer = said(await member.slash(club.channel, "azul manage pause"))
        assert answer == ENGLISH("refusal-not-keeper")
    assert await club.game() == before


async def test_what_counts_is_the_channel_of_the_game(club: Club, simcord_env: Env) -> None:
    await club.begin(2)
    elsewhere = club.guild.create_text_channel("elsewhere")
    lev = club.welcome("Lev")
    allowed = discord.Permissions(manage_channels=True).value
    simcord_env.backend.set_overwrite(elsewhere.id, Overwrite(lev.id, OverwriteType.MEMBER, allow=allowed))
    await simcord_env.settle()
    game = await club.game()
    for command in ("azul manage pause", "azul manage cancel"):
        answer = said(await lev.slash(elsewhere, command, game=game.id))
        assert answer in {ENGLISH("refusal-not-keeper"), ENGLISH("refusal-not-host", host=ADA)}
    assert await club.game() == game

    simcord_env.backend.set_overwrite(club.channel.id, Overwrite(lev.id, OverwriteType.MEMBER, allow=allowed))
    await simcord_env.settle()
    assert said(await lev.slash(elsewhere, "azul manage pause", game=game.id)) == ENGLISH("pause-paused")
    with unheard(simcord_env):
        simcord_env.backend.delete_overwrite(club.channel.id, lev.id)
    assert said(await lev.slash(club.channel, "azul manage pause")) == ENGLISH("refusal-not-keeper")


async def test_a_game_is_cancelled_by_its_number_from_anywhere(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    elsewhere = club.guild.create_text_channel("elsewhere")
    game = await club.game()
    answer = said(await petra.slash(elsewhere, "azul manage cancel", game=game.id))
    assert answer == ENGLISH("cancelled")
    assert ENGLISH("cancelled-game", mention=Verbatim(petra.mention)) in club.last.content
    answer = said(await petra.slash(elsewhere, "azul manage cancel", game=999))
    assert answer == ENGLISH("refusal-no-such-game", number=Verbatim("999"))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("command", ["azul manage pause", "azul manage cancel"])
async def test_a_game_in_a_thread_is_reached_by_its_number(club: Club, command: str) -> None:
    petra = keeper(club)
    there = await begin_in_thread(club)
    game = await there.game()
    await petra.slash(club.channel, command, game=game.id)
    table = (await there.game()).table
    assert table.pause if command == "azul manage pause" else table.status is Status.CANCELLED
    if table.pause:
        assert there.last.content.splitlines()[0] == paused_line(await there.game())
        await petra.click(there.last, label="Resume")
        assert "resumed the game." in there.last.content


async def test_a_paused_game_is_cancelled(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    await petra.slash(club.channel, "azul manage pause")
    await petra.slash(club.channel, "azul manage cancel")
    assert ENGLISH("cancelled-game", mention=Verbatim(petra.mention)) in club.last.content
    assert labels(club.last) == ["Fair draws"]
    await club.start()
    assert (await club.game()).table.status is Status.LOBBY


async def test_a_lobby_is_not_paused_and_closes_in_its_time(club: Club) -> None:
    petra = keeper(club)
    await club.lobby(2)
    assert said(await petra.slash(club.channel, "azul manage pause")) == ENGLISH("refusal-pause-lobby")
    await club.env.advance_time(3 * DAY + 60)
    assert (await club.game()).table.status is Status.LAPSED


async def test_games_that_are_over_or_not_there_are_not_paused(club: Club) -> None:
    petra = keeper(club)
    assert said(await petra.slash(club.channel, "azul manage pause")) == ENGLISH("refusal-no-table")
    await club.begin(2)
    await cut_short(club)
    assert said(await petra.slash(club.channel, "azul manage pause")) == ENGLISH("refusal-ended")
