"""Moments, links, names and commands, as messages write them."""

from dataclasses import replace
from typing import Final

import discord
import pytest
from babel import Locale

import azul
import render
from bot.i18n.language import Key, Text, words_for
from bot.ui.emojis import TileEmojis
from bot.words.commands import moved_to, path_of
from bot.words.names import city_name
from bot.words.phrases import (
    exact_time,
    full_time,
    jump_link,
    last_day_before,
    place_text,
    relative_time,
    somebody,
)
from engine import Game, Options, Player, Status, Table
from engine.computers.seats import COMPUTER_NAMES
from tests.azul.builders import table
from tests.bot.english import ENGLISH, PHRASES

BLUE: Final = azul.Colour.BLUE
MIDNIGHT: Final = 1_800_057_600_000
"""In milliseconds, UTC."""
INES: Final = Player(-1, COMPUTER_NAMES[0], is_computer=True)
PLAYERS: Final = (Player(1, "Ada_"), INES, Player(2, COMPUTER_NAMES[0]), Player(-3, ""))
STATE: Final = table(*["0:-,-,-,-,-:...../...../...../...../.....:-"] * 4, factories="b4,k4", centre="r")
TABLE: Final = Table(1, Options(4), PLAYERS, Status.PLAYING, state=STATE)


def test_a_moment_is_written_by_discord_and_a_holiday_ends_the_day_before() -> None:
    assert relative_time(MIDNIGHT + 999) == "<t:1800057600:R>"
    assert exact_time(MIDNIGHT + 999) == "<t:1800057600:t>"
    assert full_time(MIDNIGHT + 999) == "<t:1800057600:f>"
    assert last_day_before(MIDNIGHT) == "<t:1800057599:D>"


def test_a_link_leads_to_the_message_that_is_named_else_to_the_newest_else_to_the_channel() -> None:
    game = Game(7, 1, 1, 5, 6, 8, TABLE)
    channel = f"https://discord.com/channels/{game.guild_id}/{game.channel_id}"
    assert jump_link(game, 9) == f"{channel}/9"
    assert jump_link(game) == f"{channel}/{game.message_id}"
    assert jump_link(replace(game, message_id=None)) == channel


def test_only_people_are_mentioned_and_only_computers_have_names_in_each_language() -> None:
    japanese = replace(PHRASES, words=words_for("ja"))
    ines, gone = Text("computer-name", name=Key("ines")), Text("player-gone", seat=4)
    assert japanese.mentions(TABLE) == ["<@1>", ines, "<@2>", gone]
    assert japanese.names(TABLE) == [r"Ada\_", ines, "Bot Inês", gone]
    plain = [japanese.plain_name(TABLE, seat) for seat in range(4)]
    assert plain == ["Ada_", japanese.words(ines), "Bot Inês", japanese.words(gone)]
    assert plain[1] != "Bot Inês"


def test_somebody_who_may_not_play_is_mentioned_unless_they_were_deleted() -> None:
    assert somebody(TABLE, 44) == "<@44>"
    assert ENGLISH("score", name=somebody(TABLE, -3), score=1).startswith(ENGLISH("player-gone", seat=4))
    assert ENGLISH("score", name=somebody(TABLE, -9), score=1).startswith(ENGLISH("somebody-gone"))


@pytest.mark.parametrize(("phase", "there"), [("offer", True), ("tiling", False)])
def test_the_marker_in_the_centre_can_be_taken_while_tiles_are(phase: str, *, there: bool) -> None:
    state = STATE._replace(phase=azul.Phase[phase.upper()])
    tiles = ENGLISH("words-source", **PHRASES.source(state, azul.CENTRE))
    assert (ENGLISH("marker") in tiles) is there


def test_a_special_factory_is_named() -> None:
    special = table(rules="+special", discs="..s.K", factories="b4,y,bkw2,r,k")
    assert [ENGLISH(place_text(special, source)) for source in (1, 3, 5, azul.CENTRE)] == [
        "1",
        "3 (scatter)",
        "5 (black magnet)",
        "Center",
    ]


def test_a_city_has_its_name_in_a_language_though_its_zone_had_another_name_before() -> None:
    names = [city_name("Europe/Kyiv", Locale(language)) for language in ("uk", "pl", "en")]
    assert names == ["Київ", "Kijów", "Kyiv"]
    assert city_name("America/New_York", Locale("en")) == "New York"


def test_a_command_that_an_outdated_client_shows_is_found_in_its_group_or_by_its_new_name() -> None:
    assert [path_of(name) for name in ("take", "replay")] == ["take", "view replay"]
    assert [moved_to(name) for name in ("resign", "replay", "take", "nonsense")] == [
        "leave",
        "replay",
        None,
        None,
    ]


def test_a_command_is_linked_with_its_group_once_its_id_is_known() -> None:
    assert [PHRASES.command(name) for name in ("take", "replay")] == ["`/azul take`", "`/azul view replay`"]
    known = replace(PHRASES, command_id=77)
    assert [known.command(name) for name in ("take", "replay")] == [
        "</azul take:77>",
        "</azul view replay:77>",
    ]


def test_a_table_has_the_words_and_the_emojis_of_its_look() -> None:
    usual, own = (discord.PartialEmoji(name="azul_blue", id=number) for number in (1, 2))
    emojis = TileEmojis({render.default_theme().name: {BLUE: usual}, "chocolatier": {BLUE: own}}).in_theme("")
    phrases = replace(PHRASES, emojis=emojis)
    chocolates = phrases.at(replace(TABLE, options=Options(4, theme="chocolatier")))
    assert phrases.tile(BLUE)["emoji"] == str(usual)
    assert chocolates.tile(BLUE)["emoji"] == str(own)
    assert chocolates.tile(azul.Colour.RED)["emoji"] == Key("none")
    assert chocolates.words("picture-floor") == "Waste"
