"""`/azul manage settings`: what a server's tables begin with, chosen by the people who manage it."""

from dataclasses import replace

import pytest

import azul
import render
from bot.features.server.panel import ANY_NUMBER, server_panel
from bot.i18n import language
from bot.i18n.language import Verbatim
from bot.ui.components import ChannelSelect, Select
from engine import Messages, Pace, Server, Where
from engine.table.options import DEFAULT_OPTIONS
from tests.bot.club import Club, answer, said, text_of
from tests.bot.english import ENGLISH
from tests.bot.features.server.server_settings import (
    allow_only,
    chosen,
    manager,
    pick,
    places,
    selects,
    settings,
)
from tests.bot.raw import emit_use, use_component
from tests.bot.variants import cut_short
from tests.some import some
from tests.storage.faults import fail, mend

NAMES = [
    "channels",
    "games",
    "language",
    "wall",
    "factories",
    "seats",
    "pace",
    "level",
    "theme",
    "messages",
    "where",
    "rated",
]
USUAL = {
    "games": "any",
    "language": "auto",
    "wall": "coloured",
    "factories": "plain",
    "seats": "4",
    "pace": "24h",
    "level": "medium",
    "theme": "azulejo",
    "messages": "quiet",
    "where": "channel",
    "rated": "yes",
}


async def test_those_who_manage_the_server_see_every_setting_explained(club: Club) -> None:
    olga = manager(club)
    panel = await settings(club, olga)

    assert panel.ephemeral
    assert list(selects(panel)) == NAMES
    assert chosen(panel) == USUAL
    assert places(panel) == set()
    assert len(text_of(panel)) <= 4000
    for select in some(selects(panel).values()):
        for option in select.get("options", ()):
            assert 1 <= len(option["label"]) <= 100
            assert len(option.get("description", "")) <= 100
    await pick(panel, "factories", "special", olga)  # then there is one select more
    assert sum(1 + len(each.get("components", ())) for each in panel.components) <= 40


async def test_each_choice_counts_at_once_and_for_new_tables(club: Club) -> None:
    olga = manager(club)
    panel = await settings(club, olga)
    for name, value in {
        "factories": "special",
        "scatter": "even",
        "wall": "free",
        "seats": "3",
        "pace": "7d",
        "level": "hard",
        "theme": "chocolatier-dark",
        "messages": "all",
        "where": "thread",
        "rated": "yes",
        "games": "5",
        "language": "en-US",
    }.items():
        await pick(panel, name, value, olga)
        assert chosen(panel)[name] == value

    await club.members[0].slash(club.channel, "azul start")

    table = (await club.game()).table
    assert table.options.rules == azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL, azul.Scatter.EVEN)
    assert (table.options.seats, table.options.pace, table.options.theme) == (
        3,
        Pace.WEEK,
        "chocolatier-dark",
    )
    assert (table.options.messages, table.options.where) == (Messages.ALL, Where.THREAD)
    lines = club.last.content.splitlines()
    assert "Pace: 7 days per turn" in lines
    assert ENGLISH("lobby-thread") in lines
    look = render.get_theme("chocolatier-dark").title
    assert ENGLISH("lobby-look", theme=Verbatim(look)) in lines
    options = answer(await club.members[0].click(club.last, label="Options"))
    before = chosen(panel)
    assert {**before, **chosen(options)} == before
    await pick(panel, "language", "auto", olga)
    assert chosen(panel) == before | {"language": "auto"}


async def test_the_host_has_the_last_word(club: Club) -> None:
    olga = manager(club)
    panel = await settings(club, olga)
    for name, value in (("wall", "free"), ("seats", "2"), ("pace", "7d"), ("where", "thread")):
        await pick(panel, name, value, olga)
    await club.start(wall="coloured", pace="none", where="channel")
    table = (await club.game()).table
    assert not table.options.rules.has_free_wall
    assert (table.options.seats, table.options.pace, table.options.where) == (2, Pace.NONE, Where.CHANNEL)


async def test_start_below_help_opens_a_table_as_the_server_has_it_and_no_other_server(club: Club) -> None:
    olga = manager(club)
    await pick(await settings(club, olga), "seats", "2", olga)
    assert (await club.bot.games.servers.of(club.guild.id + 1)).options.seats == 4
    shown = answer(await club.members[0].slash(club.channel, "azul help"))
    await club.members[0].click(shown, label="Open a table")
    assert (await club.game()).table.options.seats == 2
    assert club.private(club.members[0])[-1].id == shown.id


async def test_tables_that_are_open_already_stay_as_they_are(club: Club) -> None:
    await club.begin(2)
    before = await club.game()
    olga = manager(club)
    panel = await allow_only(club, olga, club.guild.create_text_channel("games"))
    for name, value in (("wall", "free"), ("pace", "7d"), ("games", "1"), ("messages", "quiet")):
        await pick(panel, name, value, olga)
    assert await club.game() == before
    await club.take("1b1" if (await club.offered("1b1")) else str(azul.legal_moves(await club.state())[0]))
    assert (await club.game()).version > before.version


async def test_playing_again_keeps_the_options_of_the_game(club: Club) -> None:
    await club.begin(2, pace="3d")
    await cut_short(club)
    olga = manager(club)
    panel = await settings(club, olga)
    await pick(panel, "pace", "7d", olga)
    await pick(panel, "seats", "2", olga)
    await club.members[0].click(club.last, label="Play again")
    table = (await club.game()).table
    assert (table.options.pace, table.options.seats) == (Pace.THREE_DAYS, 2)


async def test_others_neither_see_nor_change_anything(club: Club) -> None:
    panel = await settings(club, manager(club))
    refusal = ENGLISH("refusal-not-manager")
    for member in (club.members[0], club.welcome("Lev")):
        assert said(await member.slash(club.channel, "azul manage settings")) == refusal
        for name, select in selects(panel).items():
            values = [str(club.channel.id)] if name == "channels" else ["5"]
            answer = said(await use_component(club, member, None, select, values=values))
            assert answer == refusal
    assert await club.store.load_server(club.guild.id) is None


async def test_who_no_longer_manages_the_server_changes_nothing(club: Club) -> None:
    olga = manager(club)
    panel = await settings(club, olga)
    member = club.env.backend.get_guild(club.guild.id).members[olga.id]
    member.role_ids.clear()
    await pick(panel, "seats", "2", olga)
    assert text_of(panel) == ENGLISH("refusal-not-manager")
    assert await club.store.load_server(club.guild.id) is None


async def test_a_forged_choice_changes_nothing(club: Club) -> None:
    olga = manager(club)
    for name, value in (
        ("seats", "5"),
        ("seats", "２"),
        ("games", "0"),
        ("games", "-1"),
        ("games", "7"),
        ("games", "x" * 100),
        ("language", "../locales"),
        ("language", ""),
        ("theme", "@everyone"),
        ("channels", "any"),
        ("rules", "free"),
        ("", "free"),
    ):
        panel = await settings(club, olga)
        custom_id = f"azul:server:0:0:{name}"
        select = {"type": 3, "custom_id": custom_id, "options": [{"label": "?", "value": "?"}]}
        await use_component(club, olga, panel, select, values=[value])
        assert text_of(panel) == ENGLISH("refusal-old-button"), (name, value)
        assert await club.store.load_server(club.guild.id) is None, (name, value)


async def test_forged_channels_change_nothing(club: Club) -> None:
    olga = manager(club)
    panel = await settings(club, olga)
    select = selects(panel)["channels"]
    too_many = [str(number) for number in range(26)]
    for values in (["one"], ["１"], ["-1"], [""], ["9" * 19], ["1" * 20], [1], [None], too_many):
        answer = said(await use_component(club, olga, panel, select, values=values))
        assert answer == ENGLISH("refusal-old-button"), values
        assert await club.store.load_server(club.guild.id) is None, values
    await use_component(club, olga, panel, select, values=[str(club.channel.id)] * 2)
    assert (await club.bot.games.servers.of(club.guild.id)).channels == (club.channel.id,)


@pytest.mark.thorough
async def test_two_who_choose_at_the_same_moment_lose_nothing(club: Club) -> None:
    olga, petra = manager(club), manager(club, "Petra")
    panel, other = await settings(club, olga), await settings(club, petra)
    for member, shown, name, value in (
        (olga, panel, "seats", "2"),
        (petra, other, "pace", "7d"),
        (olga, panel, "games", "3"),
        (petra, other, "games", "5"),
    ):
        emit_use(club, member, shown, selects(shown)[name], values=[value])
    await club.env.settle()
    server = await club.bot.games.servers.of(club.guild.id)
    assert server == Server(options=replace(DEFAULT_OPTIONS, seats=2, pace=Pace.WEEK), most_games=5)


async def test_the_panel_works_after_a_restart_and_choosing_again_goes_back(club: Club) -> None:
    olga = manager(club)
    panel = await settings(club, olga)
    await pick(panel, "games", "1", olga)
    await club.restart()
    await pick(panel, "games", ANY_NUMBER, olga)
    assert chosen(panel) == USUAL
    assert await club.bot.games.servers.of(club.guild.id) == Server()


async def test_settings_that_cannot_be_read_are_not_shown_as_others_or_overwritten(club: Club) -> None:
    olga = manager(club)
    panel = await settings(club, olga)
    fail(club.store, "load_server")
    assert said(await olga.slash(club.channel, "azul manage settings")) == ENGLISH("refusal-storage")
    assert ENGLISH("refusal-storage") in said(await pick(panel, "seats", "2", olga))
    assert said(await club.start()) == ENGLISH("refusal-storage")
    for command, what_comes in (("learn", "learn-title-take"), ("rules", "rules-page-1")):
        assert ENGLISH(what_comes) in said(await olga.slash(club.channel, f"azul {command}"))
    mend(club.store)
    assert await club.store.load_server(club.guild.id) is None


async def test_a_damaged_record_lets_people_play(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    await club.store.save_server(club.guild.id, '{"channels":"here"}')
    await club.begin(2)
    assert (await club.game()).table.state is not None
    assert f"the record of server {club.guild.id} is damaged" in caplog.text
    assert chosen(await settings(club, manager(club))) == USUAL


def test_settings_that_are_offered_no_more_are_shown_as_they_count() -> None:
    stored = Server(options=replace(DEFAULT_OPTIONS, language="tlh"), channels=(3, 4), most_games=7)
    fields = [each.select for each in server_panel(ENGLISH, stored, {4}).selects]
    channels, numbers, languages, *_ = fields
    assert isinstance(channels, ChannelSelect)
    assert channels.chosen == (4,)
    assert isinstance(numbers, Select)
    offered = [1, 2, 3, 4, 5, 7, 8, 10, 15, 20, 30, 50, 100]
    assert [each.value for each in numbers.options] == ["any", *map(str, offered)]
    assert numbers.chosen == "7"
    assert isinstance(languages, Select)
    assert languages.chosen == "auto"


async def test_every_language_says_its_own_name() -> None:
    for locale in some(language.languages()):
        assert language.words_for(locale)("language-name")
