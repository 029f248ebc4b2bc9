"""/azul games: which finished games are listed, chosen in selects."""

from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from azul import BASE_GAME, Factories, Rules, WallSide
from bot.features.games.filters import filter_choice, filter_of, filtered
from bot.features.games.panel import PAGE_SIZE
from bot.ui.components import CustomId, parse_custom_id
from engine import Game, Options, decisions
from storage.people import Filter
from tests.bot.club import Club, answer, labels, said, text_of
from tests.bot.english import ENGLISH
from tests.bot.features.games.test_games import (
    channels,
    finish,
    games,
    press,
    seated,
    section,
)
from tests.bot.raw import use_component


async def a_finished_game(
    club: Club, channel: ChannelHandle, *players: MemberActor, rules: Rules = BASE_GAME
) -> Game:
    """Return a game that all but its first player have left, counted."""
    service, (host, *others) = club.bot.games, map(seated, players)
    guild_id = club.env.backend.channels[channel.id].guild_id or 0
    options = Options(4, rules=rules)
    game = await service.open(guild_id=guild_id, channel_id=channel.id, host=host, options=options)
    for player in others:
        game = await service.change(game.id, decisions.join(player))
    game = await service.change(game.id, decisions.begin(host.user_id))
    await finish(club, game)
    return game


async def finished(club: Club, member: MemberActor) -> ResponseMessage:
    """Return the page of finished games."""
    overview = await games(club, member)
    return answer(await press(club, member, overview, ENGLISH("button-games-finished")))


def listed(page: ResponseMessage) -> list[int]:
    """Return the numbers of the games on a page."""
    lines = section(text_of(page), "games-finished")
    return [int(line.split("#")[1].split("*")[0]) for line in lines if line.startswith("**#")]


def select(page: ResponseMessage, action: str) -> dict[str, Any]:
    """Return the select with an action."""
    found = [each for row in page.components for each in row.get("components", ())]
    return next(each for each in found if each.get("custom_id", "").startswith(f"azul:{action}:"))


async def choose(page: ResponseMessage, member: MemberActor, action: str, *values: Any) -> ResponseMessage:
    """Choose in a select, and return the page as it is then."""
    return answer(await member.select(page, list(values), custom_id=select(page, action)["custom_id"]))


async def enough_games(club: Club) -> None:
    """Let Ada have more finished games than the overview lists."""
    ada, bruno = club.members[:2]
    for channel in channels(club, 4):
        await a_finished_game(club, channel, ada, bruno)


async def test_the_games_with_a_person_are_listed_and_all_again_without(club: Club) -> None:
    ada, chiyo = club.members[0], club.members[2]
    (channel,) = channels(club, 1)
    game = await a_finished_game(club, channel, ada, chiyo)
    await enough_games(club)
    page = await finished(club, ada)
    assert len(listed(page)) == PAGE_SIZE
    page = await choose(page, ada, "gameswith", chiyo)
    assert listed(page) == [game.id]
    assert select(page, "gameswith")["default_values"][0]["id"] == chiyo.id
    page = await choose(page, ada, "gameswith")
    assert len(listed(page)) == PAGE_SIZE


async def test_the_games_of_a_channel_are_listed(club: Club) -> None:
    ada, bruno = club.members[:2]
    (channel,) = channels(club, 1)
    game = await a_finished_game(club, channel, ada, bruno)
    await enough_games(club)
    page = await choose(await finished(club, ada), ada, "gamesin", channel)
    assert listed(page) == [game.id]


async def test_only_channels_in_which_games_can_be_are_offered(club: Club) -> None:
    ada, bruno = club.members[:2]
    (channel,) = channels(club, 1)
    await a_finished_game(club, channel, ada, bruno)
    offered = {
        discord.ChannelType(each) for each in select(await finished(club, ada), "gamesin")["channel_types"]
    }
    assert discord.ChannelType.text in offered
    assert not offered & {discord.ChannelType.category, discord.ChannelType.forum}


@pytest.mark.one_in(5)
@pytest.mark.parametrize(
    ("variant", "rules"),
    [
        ("cs", Rules(factories=Factories.SPECIAL)),
        ("cp", BASE_GAME),
        ("cs", Rules(factories=Factories.SPECIAL_ONCE)),
        ("fp", Rules(WallSide.FREE)),
        ("fs", Rules(WallSide.FREE, Factories.SPECIAL)),
    ],
)
async def test_the_games_of_a_variant_are_listed(club: Club, variant: str, rules: Rules) -> None:
    ada, bruno = club.members[:2]
    special = Rules(factories=Factories.SPECIAL)
    for channel, each in zip(
        channels(club, 4), (BASE_GAME, Rules(WallSide.FREE), special, rules), strict=True
    ):
        await a_finished_game(club, channel, ada, bruno, rules=each)
    page = await choose(await finished(club, ada), ada, "gamesof", variant)
    shown = [(await club.bot.games.get(game_id)).table.options.rules for game_id in listed(page)]
    kind = rules.wall, rules.has_special_factories
    assert rules in shown
    assert {(each.wall, each.has_special_factories) for each in shown} == {kind}


async def test_what_is_chosen_holds_while_pages_are_turned(club: Club) -> None:
    ada, bruno, chiyo = club.members[:3]
    theirs = [(await a_finished_game(club, each, ada, chiyo)).id for each in channels(club, PAGE_SIZE + 1)]
    await a_finished_game(club, channels(club, 1)[0], ada, bruno)
    page = await choose(await finished(club, ada), ada, "gameswith", chiyo)
    page = await choose(page, ada, "gamesof", "cp")
    assert listed(page) == theirs[:0:-1]
    assert ENGLISH("games-page", page=1) in text_of(page)
    page = answer(await press(club, ada, page, "▶"))
    assert listed(page) == theirs[:1]
    await press(club, ada, page, f"#{theirs[0]}")
    await press(club, ada, page, "Back")
    assert listed(page) == theirs[:1]
    assert select(page, "gameswith")["default_values"][0]["id"] == chiyo.id


async def test_nothing_that_fits_is_said(club: Club) -> None:
    ada, emil = club.members[0], club.members[4]
    await enough_games(club)
    page = await choose(await finished(club, ada), ada, "gameswith", emil)
    assert listed(page) == []
    assert ENGLISH("games-none-fit") in text_of(page)


async def test_an_only_finished_game_has_its_page_too(club: Club) -> None:
    ada, bruno = club.members[:2]
    (channel,) = channels(club, 1)
    game = await a_finished_game(club, channel, ada, bruno)
    page = await finished(club, ada)
    assert listed(page) == [game.id]
    await press(club, ada, page, f"#{game.id}")
    assert "Analysis" in labels(page)


async def test_each_game_has_its_analysis(club: Club) -> None:
    ada = club.members[0]
    await enough_games(club)
    page = await finished(club, ada)
    (first, *_) = listed(page)
    await press(club, ada, page, f"#{first}")
    assert labels(page) == ["Replay", "Analysis", "Export", "Back"]


async def test_forged_choices_are_refused(club: Club) -> None:
    ada = club.members[0]
    await enough_games(club)
    page = await finished(club, ada)
    for choice in ("finished!p", "finished!vxx", "finished!p99999999999999999999", "finished!x1"):
        result = await club.press(ada, page, f"azul:games:0:1:{choice}")
        assert said(result) == ENGLISH("refusal-old-button")
    for action, picked in (("gameswith", "chiyo"), ("gameswith", "²"), ("gamesof", "xx"), ("gamesin", "1")):
        forged = {"type": 3, "custom_id": f"azul:{action}:0:1:finished", "options": []}
        result = await use_component(club, ada, page, forged, values=[picked])
        assert said(result) == ENGLISH("refusal-old-button"), action


@pytest.mark.parametrize(
    "wanted",
    [
        Filter(),
        Filter(8 * 10**18, 8 * 10**18, WallSide.FREE, has_special_factories=True),
        Filter(channel_id=7),
        Filter(3, wall=WallSide.COLOURED),
    ],
)
def test_a_filter_fits_in_a_button(wanted: Filter) -> None:
    custom_id = CustomId("gameswith", 0, 999_999_999, filter_choice(wanted))
    assert parse_custom_id(custom_id.text) == custom_id
    assert len(custom_id.text) <= 100
    assert filter_of(custom_id.choice) == wanted


@pytest.mark.parametrize(
    ("chosen", "wanted"),
    [
        (CustomId("gameswith", 0, picked="8"), Filter(8, 5, WallSide.FREE, has_special_factories=True)),
        (CustomId("gameswith", 0, picked=""), Filter(None, 5, WallSide.FREE, has_special_factories=True)),
        (CustomId("gamesin", 0, channels=(8,)), Filter(3, 8, WallSide.FREE, has_special_factories=True)),
        (CustomId("gamesin", 0, channels=()), Filter(3, None, WallSide.FREE, has_special_factories=True)),
        (CustomId("gamesof", 0, picked="cp"), Filter(3, 5, WallSide.COLOURED)),
        (CustomId("gamesof", 0, picked="any"), Filter(3, 5)),
    ],
)
def test_each_choice_leaves_the_others(chosen: CustomId, wanted: Filter) -> None:
    before = filter_choice(Filter(3, 5, WallSide.FREE, has_special_factories=True))
    assert filtered(replace(chosen, choice=before)) == wanted
