"""Where tables can be opened, and how many at once: people who can't open one are told where they can."""

import discord
from simcord import Env
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.i18n.language import Verbatim
from engine import Server
from tests.bot.club import Club, answer, said, text_of
from tests.bot.english import ENGLISH
from tests.bot.features.server.server_settings import allow_only, chosen, manager, pick, places, settings
from tests.bot.feed.threads.game_threads import begin_in_thread
from tests.bot.variants import cut_short


def link(channel_id: int) -> Verbatim:
    """Return the link to a channel."""
    return Verbatim(f"<#{channel_id}>")


async def test_tables_are_opened_where_the_server_wants_them(club: Club) -> None:
    olga = manager(club)
    games, more = club.guild.create_text_channel("games"), club.guild.create_text_channel("more")
    panel = await allow_only(club, olga, games, more)
    assert places(panel) == {games.id, more.id}
    sent = len(club.messages)

    answer = said(await club.start())

    assert answer == ENGLISH("refusal-not-here", places=[link(games.id), link(more.id)], count=2)
    assert len(club.messages) == sent
    await club.members[0].slash(games, "azul start")
    assert (await club.bot.games.at(games.id)).table.is_open


async def test_the_place_matters_more_than_what_the_bot_may_do_there(club: Club, simcord_env: Env) -> None:
    games = club.guild.create_text_channel("games")
    await allow_only(club, manager(club), games)
    denied = discord.Permissions(attach_files=True).value
    role = club.guild.default_role.id
    simcord_env.backend.set_overwrite(club.channel.id, Overwrite(role, OverwriteType.ROLE, deny=denied))
    assert said(await club.start()) == ENGLISH("refusal-not-here", places=[link(games.id)], count=1)


async def test_a_category_stands_for_its_channels_and_a_channel_for_its_threads(club: Club) -> None:
    olga = manager(club)
    category = club.guild.create_category("Board *games*")
    inside = club.guild.create_text_channel("inside", category=category)
    await allow_only(club, olga, category, club.channel)

    await club.members[0].slash(inside, "azul start")
    assert (await club.bot.games.at(inside.id)).table.is_open
    thread = await club.open_thread("talk")
    await club.members[0].slash(thread, "azul start")
    assert (await club.bot.games.at(thread.id)).table.is_open

    outside = club.guild.create_text_channel("outside")
    answer = said(await club.members[0].slash(outside, "azul start"))
    name = Verbatim(r"**Board \*games\***")
    assert answer == ENGLISH("refusal-not-here", places=[name, link(club.channel.id)], count=2)


async def test_a_thread_of_a_channel_in_a_category_counts_too(club: Club) -> None:
    category = club.guild.create_category("Games")
    club.channel = club.guild.create_text_channel("inside", category=category)
    await allow_only(club, manager(club), category)
    thread = await club.open_thread("talk")
    await club.members[0].slash(thread, "azul start")
    assert (await club.bot.games.at(thread.id)).table.is_open


async def test_places_that_people_cannot_see_are_not_named(club: Club, simcord_env: Env) -> None:
    hidden, games = club.guild.create_text_channel("hidden"), club.guild.create_text_channel("games")
    olga = manager(club)
    await allow_only(club, olga, hidden, games)
    denied = discord.Permissions(view_channel=True).value
    role = club.guild.default_role.id
    simcord_env.backend.set_overwrite(hidden.id, Overwrite(role, OverwriteType.ROLE, deny=denied))
    await simcord_env.settle()
    assert said(await club.start()) == ENGLISH("refusal-not-here", places=[link(games.id)], count=1)
    await allow_only(club, olga, games)
    simcord_env.backend.delete_channel(games.id)
    await simcord_env.settle()
    assert said(await club.start()) == ENGLISH("refusal-not-here", places=[], count=0)
    assert places(await settings(club, olga)) == set()


async def test_an_empty_choice_is_everywhere_again(club: Club) -> None:
    olga = manager(club)
    await allow_only(club, olga, club.guild.create_text_channel("games"))
    await allow_only(club, olga)
    await club.start()
    assert (await club.game()).table.is_open
    assert await club.bot.games.servers.of(club.guild.id) == Server()


async def test_a_table_that_is_open_is_joined_begun_and_played_where_none_is_opened_any_more(
    club: Club,
) -> None:
    await club.lobby(1)
    games = club.guild.create_text_channel("games")
    await allow_only(club, manager(club), games)
    await club.members[1].click(club.last, label="Join")
    await club.members[0].click(club.last, label="Begin")
    await cut_short(club)
    answer = said(await club.members[1].click(club.last, label="Play again"))
    assert answer == ENGLISH("refusal-not-here", places=[link(games.id)], count=1)


async def test_another_game_after_one_in_a_thread_is_opened_in_its_channel(club: Club) -> None:
    there = await begin_in_thread(club)
    await cut_short(there)
    await allow_only(club, manager(club), club.channel)
    await club.members[0].click(club.last, label="Play again")
    assert (await club.game()).table.rematch_of


async def test_no_more_games_are_open_than_the_server_allows(club: Club) -> None:
    olga = manager(club)
    await pick(await settings(club, olga), "games", "2", olga)
    await club.begin(2)
    second, third = (club.guild.create_text_channel(name) for name in ("second", "third"))
    await club.members[2].slash(second, "azul start")

    answer = said(await club.members[3].slash(third, "azul start"))

    assert answer == ENGLISH("refusal-too-many-games", most=2)
    assert ENGLISH("refusal-channel-occupied") in said(await club.start())
    await cut_short(club)
    await club.members[3].slash(third, "azul start")
    assert (await club.bot.games.at(third.id)).table.is_open
    answer = said(await club.members[0].click(club.last, label="Play again"))
    assert answer == ENGLISH("refusal-too-many-games", most=2)


async def test_threads_by_default_are_only_for_channels_that_have_them(club: Club) -> None:
    olga = manager(club)
    await pick(await settings(club, olga), "where", "thread", olga)
    thread = await club.open_thread("talk")
    await club.members[0].slash(thread, "azul start")
    assert (await club.bot.games.at(thread.id)).table.options.where.value == "channel"
    in_thread = thread.last_message
    assert in_thread is not None
    panel = answer(await club.members[0].click(in_thread, label="Options"))
    await pick(panel, "where", "thread", club.members[0])
    assert text_of(panel).startswith(ENGLISH("refusal-no-threads-here"))
    assert chosen(panel)["where"] == "channel"
    reply = said(await club.members[0].slash(thread, "azul start", where="thread"))
    assert reply == ENGLISH("refusal-no-threads-here")
    shown = answer(await club.members[0].slash(club.channel, "azul help"))
    await club.members[0].click(shown, label="Open a table")
    assert (await club.game()).table.options.where.value == "thread"
