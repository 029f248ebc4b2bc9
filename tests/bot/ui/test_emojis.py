"""The tiles as emojis of the application: uploaded once, replaced when they look different."""

import re

import discord
from simcord import Env

import azul
import render
from bot.app import AzulBot
from bot.ui.emojis import TileEmojis, upload_emojis
from tests.bot.club import NO_PICTURE, Club
from tests.bot.edge import CUT, Edge

COLOURS = {f"azul_{colour.word}" for colour in azul.COLOURS}


def drawn_anew(colour: azul.Colour, _: render.Theme) -> bytes:
    return NO_PICTURE + b"new" + colour.letter.encode()


def drawn_by_theme(colour: azul.Colour, theme: render.Theme) -> bytes:
    return NO_PICTURE + theme.name.partition("-")[0].encode() + colour.letter.encode()


async def names_there(bot: AzulBot) -> list[str]:
    """Return the names of the application's emojis, in alphabetical order."""
    return sorted(emoji.name for emoji in await bot.fetch_application_emojis())


def requests(env: Env, since: int) -> list[str]:
    """Return the methods of the requests about emojis, from number `since` on, that change something."""
    return [
        request.method
        for request in env.http_requests[since:]
        if "/emojis" in request.path and request.method != "GET"
    ]


async def test_emojis_are_named_after_the_tiles(club: Club) -> None:
    assert {name for name in await names_there(club.bot) if "seal" not in name} == COLOURS


async def test_emojis_are_uploaded_once(simcord_env: Env, club: Club) -> None:
    sent = len(simcord_env.http_requests)
    await club.restart()
    assert requests(simcord_env, sent) == []


async def test_only_a_theme_with_tiles_of_its_own_has_emojis_of_its_own(club: Club) -> None:
    emojis = await upload_emojis(club.bot, drawn_by_theme)

    names = {name for name in await names_there(club.bot) if "seal" not in name}
    assert names == COLOURS | {f"azul_chocolatier_{colour.word}" for colour in azul.COLOURS}
    assert str(emojis.of[azul.Colour.RED]).startswith("<:azul_red:")
    dark = str(emojis.in_theme("chocolatier-dark").of[azul.Colour.RED])
    assert dark.startswith("<:azul_chocolatier_red:")


def test_a_theme_has_the_emojis_of_the_usual_one_for_those_it_lacks() -> None:
    red, blue = azul.Colour.RED, azul.Colour.BLUE
    usual, own = (discord.PartialEmoji(name=name, id=1) for name in ("azul_red", "azul_chocolatier_red"))
    of_usual = {red: usual, blue: usual}
    emojis = TileEmojis({render.default_theme().name: of_usual, "chocolatier": {red: own}})
    assert emojis.in_theme("chocolatier").of == {red: own, blue: usual}
    assert emojis.in_theme("chocolatier").in_theme("unknown").of == of_usual


async def test_every_theme_has_emojis_under_names_that_discord_takes(club: Club) -> None:
    emojis = await upload_emojis(club.bot, render.tile_emoji)
    assert all(emojis.in_theme(theme).of[azul.Colour.BLACK] for theme in render.theme_names())
    names = await names_there(club.bot)
    assert [name for name in names if not re.fullmatch(r"[a-z0-9_]{2,32}", name)] == []
    assert len(names) == len(set(names))


async def test_emojis_that_look_different_are_replaced(simcord_env: Env, club: Club) -> None:
    old = {emoji.id for emoji in await club.bot.fetch_application_emojis()}

    emojis = await upload_emojis(club.bot, drawn_anew)

    there = await club.bot.fetch_application_emojis()
    assert old.isdisjoint(emoji.id for emoji in there)
    assert len(there) == len(old) == 6
    assert {str(emojis.of[colour]).split(":")[1] for colour in azul.COLOURS} == COLOURS
    sent = len(simcord_env.http_requests)
    await upload_emojis(club.bot, drawn_anew)
    assert requests(simcord_env, sent) == []


async def test_emojis_of_older_versions_are_deleted_and_those_of_others_stay(club: Club) -> None:
    for emoji in await club.bot.fetch_application_emojis():
        await emoji.delete()
    for name in ("azul_blue_0123abcd", "azul_red_89abcdef", "azul_logo", "azul_blue_mine", "blue"):
        await club.bot.create_application_emoji(name=name, image=NO_PICTURE)

    await club.restart()

    names = await names_there(club.bot)
    assert {name for name in names if "seal" not in name} == COLOURS | {"azul_logo", "azul_blue_mine", "blue"}
    assert len(names) == len(set(names)) == 9


async def test_an_upload_that_was_interrupted_is_repeated(simcord_env: Env, club: Club, edge: Edge) -> None:
    edge.expect("upload emoji", None, None, CUT)
    some: TileEmojis = await upload_emojis(club.bot, drawn_anew)
    assert [colour in some.of for colour in azul.COLOURS] == [True, True, False, False, False]

    emojis = await upload_emojis(club.bot, drawn_anew)

    assert {str(emojis.of[colour]).split(":")[1] for colour in azul.COLOURS} == COLOURS
    assert len(await names_there(club.bot)) == 6
    sent = len(simcord_env.http_requests)
    await upload_emojis(club.bot, drawn_anew)
    assert requests(simcord_env, sent) == []
