"""`/azul games`: a person's games on all servers, tables to join, and what was finished."""

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import OverwriteType
from simcord.results import InteractionResult, ResponseMessage

import azul
from bot.features.games.panel import PAGE_SIZE
from bot.i18n.language import Verbatim
from engine import Game, Options, Pace, Person, Player, deadline_of, decisions
from tests.bot.club import Club, answer, buttons, labels, said, text_of
from tests.bot.english import ADA, ENGLISH

STRANGEST = "@everyone [x](https://e.vil) **_~|"
"""A name that would ping, link and format if it weren't escaped."""
OPTIONS = Options(4)
HOUR = 3_600_000


def seated(member: MemberActor) -> Player:
    """Return the member as a player."""
    return Player(member.id, member.user.global_name or "")


async def a_table(
    club: Club, channel: ChannelHandle, *players: MemberActor, options: Options = OPTIONS
) -> Game:
    """Return a lobby in a channel, shown there."""
    games, (host, *others) = club.bot.games, map(seated, players)
    guild_id = club.env.backend.channels[channel.id].guild_id or 0
    game = await games.open(guild_id=guild_id, channel_id=channel.id, host=host, options=options)
    for player in others:
        game = await games.change(game.id, decisions.join(player))
    await club.bot.presenter.present(game.id)
    return await games.get(game.id)


async def a_game(club: Club, channel: ChannelHandle, *players: MemberActor) -> Game:
    """Return a running game in a channel, shown there."""
    game = await a_table(club, channel, *players)
    await club.bot.games.change(game.id, decisions.begin(players[0].id))
    await club.bot.presenter.present(game.id)
    return await club.bot.games.get(game.id)


async def finish(club: Club, game: Game) -> None:
    """Let a game end: all but its first player leave."""
    for player in game.table.players[1:]:
        await club.bot.games.change(game.id, decisions.resign(player.user_id))
    await club.bot.presenter.present(game.id)


def channels(club: Club, number: int, guild: GuildHandle | None = None) -> list[ChannelHandle]:
    """Return new channels."""
    return [(guild or club.guild).create_text_channel(f"azul-{index}") for index in range(number)]


def another_server(club: Club, name: str, *members: MemberActor) -> GuildHandle:
    """Return another server that some members belong to."""
    guild = club.env.create_guild(name)
    for member in members:
        guild.add_member(member.user)
    return guild


async def games(club: Club, member: MemberActor) -> ResponseMessage:
    """Return the list that a member sees in the club's channel."""
    return answer(await member.slash(club.channel, "azul games"))


def section(text: str, name: str) -> list[str]:
    """Return the lines of a section of the list."""
    after = text.partition(ENGLISH(name))[2].lstrip("\n")
    return after.partition("\n###")[0].splitlines()


def link_to(game: Game) -> str:
    return f"https://discord.com/channels/{game.guild_id}/{game.channel_id}/{game.message_id}"


async def press(club: Club, member: MemberActor, message: ResponseMessage, label: str) -> InteractionResult:
    """Press a button of a private message."""
    (custom_id,) = [each["custom_id"] for each in buttons(message) if each["label"] == label]
    return await club.press(member, message, custom_id)


async def test_somebody_without_games_is_told_what_there_is_to_do(club: Club) -> None:
    shown = await games(club, club.members[0])
    assert ENGLISH("games-none-yours") in shown.content
    assert ENGLISH("games-none-finished") in shown.content
    assert "/azul start" in shown.content
    assert labels(shown) == []


async def test_a_person_sees_whose_turn_it_is_since_when_and_where(club: Club) -> None:
    ada, bruno, chiyo = club.members[:3]
    await club.begin(2)
    game = await club.game()

    (line,) = section((await games(club, ada)).content, "games-yours")
    began = ENGLISH("games-your-turn", when=Verbatim(f"<t:{game.since // 1000}:R>"))
    assert line == (
        f"**#{game.id}** {began} · deadline <t:{game.since // 1000 + 86_400}:R> · Azul club · {link_to(game)}"
    )
    assert game.message_id == club.last.id
    (line,) = section((await games(club, bruno)).content, "games-yours")
    assert ENGLISH("games-turn", name=ADA, when=Verbatim("<t:")) in line
    assert section((await games(club, chiyo)).content, "games-yours") == [ENGLISH("games-none-yours")]


async def test_games_on_other_servers_are_listed_those_that_wait_for_the_person_first(club: Club) -> None:
    ada, bruno = club.members[:2]
    elsewhere = another_server(club, STRANGEST, ada, bruno)
    hurried = Options(2, pace=Pace.HOUR)
    theirs = await a_table(club, channels(club, 1, elsewhere)[0], bruno, ada, options=hurried)
    await club.bot.games.change(theirs.id, decisions.begin(bruno.id))
    await club.begin(2)
    here = await club.game()

    lines = section((await games(club, ada)).content, "games-yours")

    assert [line.partition(" ")[0] for line in lines] == [f"**#{here.id}**", f"**#{theirs.id}**"]
    assert "\\@everyone \\[x\\]\\(https\\:" in lines[1]
    assert "@everyone" not in lines[1].replace("\\@", "")


async def test_the_sooner_a_game_has_to_go_on_the_higher_it_stands(club: Club) -> None:
    ada, bruno = club.members[:2]
    for channel, pace in zip(channels(club, 5), ("none", "7d", "1h", "3d", "none"), strict=True):
        await ada.slash(channel, "azul start", pace=pace)
        await bruno.slash(channel, "azul join")
        await ada.slash(channel, "azul begin")
    await club.env.advance_time(60)
    for player in (ada, bruno):
        state = (await club.bot.games.get(1)).table.running_state
        await club.bot.games.change(1, decisions.take(player.id, azul.legal_moves(state)[0]))
    overview = await games(club, ada)
    yours = section(answer(await press(club, ada, overview, "All your games")).content, "games-yours")
    assert [line.partition(" ")[0] for line in yours] == [f"**#{number}**" for number in (3, 4, 2, 5, 1)]
    assert ["deadline" in line for line in yours] == [True, True, True, False, False]


async def test_a_game_is_listed_with_the_deadline_that_a_holiday_moves(club: Club) -> None:
    ada = club.members[0]
    await club.begin(2)
    game = await club.game()

    def away(person: Person, at: int) -> Person:
        return person.model_copy(update={"holidays": ((at, at + 48 * HOUR),)})

    await club.bot.games.people.change(ada.id, away)
    deadline = deadline_of(game.table, await club.bot.games.people.hours_of(await club.game()))
    assert deadline == game.since + 72 * HOUR
    (line,) = section((await games(club, ada)).content, "games-yours")
    assert f"deadline <t:{deadline // 1000}:R>" in line


async def test_a_game_that_has_rested_is_listed_with_the_deadline_that_it_will_have(club: Club) -> None:
    ada, bruno = club.members[:2]
    elsewhere = another_server(club, "Elsewhere", ada, bruno)
    channel, rested = channels(club, 1, elsewhere)[0], 2 * 3_600
    table = await a_table(club, channel, ada, bruno, options=Options(2, pace=Pace.DAY))
    await club.bot.games.change(table.id, decisions.begin(ada.id))
    there = await club.bot.games.get(table.id)
    await club.store.suspend(elsewhere.id, there.since)
    await club.store.resume(elsewhere.id, there.since + 1_000 * rested)
    await club.begin(2)
    here = await club.game()

    lines = section((await games(club, bruno)).content, "games-yours")

    assert [line.partition(" ")[0] for line in lines] == [f"**#{here.id}**", f"**#{there.id}**"]
    assert f"<t:{there.since // 1000 + 86_400 + rested}:R>" in lines[1]


async def test_a_lobby_that_the_person_has_joined_is_theirs_and_not_one_to_join(club: Club) -> None:
    await club.lobby(2)
    shown = await games(club, club.members[1])
    (line,) = section(shown.content, "games-yours")
    assert ENGLISH("games-lobby", count=2, seats=4, when=Verbatim("<t:")) in line
    assert labels(shown) == []


async def test_tables_of_this_server_are_joined_from_the_list(club: Club) -> None:
    bruno, chiyo = club.members[1:3]
    (channel,) = channels(club, 1)
    game = await a_table(club, channel, bruno)
    elsewhere = another_server(club, "Elsewhere", bruno, chiyo)
    await a_table(club, channels(club, 1, elsewhere)[0], bruno)
    shown = await games(club, chiyo)
    (line,) = section(shown.content, "games-open")
    assert line == f"**#{game.id}** Bruno's table: 1 of 4 seats taken · {link_to(game)}"
    assert labels(shown) == [f"Join #{game.id}"]

    result = await press(club, chiyo, shown, f"Join #{game.id}")

    after = answer(result).content
    assert after.splitlines()[0] == ENGLISH("games-joined", link=Verbatim(link_to(game)))
    assert f"**#{game.id}** Waiting to begin, 2 of 4 seats taken" in after
    assert section(after, "games-open")[0].startswith("No table")
    assert [player.name for player in (await club.bot.games.get(game.id)).table.players] == [
        "Bruno",
        "Chiyo",
    ]
    card = club.env.backend.messages[channel.id][game.message_id or 0]
    assert "2 of 4 seats taken: Bruno and Chiyo" in card.content


async def test_who_joins_a_table_from_a_page_of_them_stays_there(club: Club) -> None:
    bruno, chiyo = club.members[1:3]
    for channel in channels(club, PAGE_SIZE + 2):
        await a_table(club, channel, bruno)
    shown = await games(club, chiyo)
    page = answer(await press(club, chiyo, shown, ENGLISH("button-games-open")))
    await press(club, chiyo, page, "▶")
    first, second, *_ = labels(page)

    await press(club, chiyo, page, first)

    assert ENGLISH("games-page", page=2) in text_of(page)
    assert ENGLISH("games-yours") not in text_of(page)
    assert labels(page)[0] == second


async def test_the_rules_of_a_table_to_join_are_named(club: Club) -> None:
    await club.start(wall="free", factories="special")
    (line,) = section((await games(club, club.members[1])).content, "games-open")
    assert "free wall, special factories every round" in line


async def test_a_table_is_listed_under_its_host_though_a_computer_sits_first(club: Club) -> None:
    ada, bruno, chiyo = club.members[:3]
    await club.start(computers=1)
    await bruno.slash(club.channel, "azul join")
    await ada.slash(club.channel, "azul leave")
    (line,) = section((await games(club, chiyo)).content, "games-open")
    assert "Bruno's table: 2 of 4 seats taken" in line


async def test_a_join_button_pressed_twice_or_too_late_is_refused_and_changes_nothing(club: Club) -> None:
    ada, bruno, chiyo, dariya = club.members[:4]
    (channel,) = channels(club, 1)
    game = await a_table(club, channel, ada, options=Options(2))
    lists = {member: await games(club, member) for member in (bruno, chiyo)}

    sit = f"azul:sit:{game.id}:1:all"
    first, second = await club.press_at_once(lists[bruno], (bruno, sit), (bruno, sit))
    late = await club.press(chiyo, lists[chiyo], sit)

    assert ENGLISH("refusal-already-seated") in "".join(
        map(text_of, [*first.followups, *second.followups, *filter(None, [first.response, second.response])])
    )
    assert said(late) == ENGLISH("refusal-table-full", seats=2)
    assert [player.name for player in (await club.bot.games.get(game.id)).table.players] == ["Ada", "Bruno"]
    assert section((await games(club, dariya)).content, "games-open")[0].startswith("No table")


def hide(club: Club, channel: ChannelHandle) -> None:
    """Hide a channel from everybody but those who manage the server."""
    denied = discord.Permissions(view_channel=True).value
    club.env.backend.set_overwrite(channel.id, Overwrite(club.guild.id, OverwriteType.ROLE, deny=denied))


async def test_tables_in_channels_that_a_person_cannot_see_are_neither_listed_nor_joined(club: Club) -> None:
    ada, bruno = club.members[:2]
    (channel,) = channels(club, 1)
    game = await a_table(club, channel, ada)
    hide(club, channel)
    await club.env.settle()

    shown = await games(club, bruno)
    forged = await club.press(bruno, shown, f"azul:sit:{game.id}:1:all")

    assert section(shown.content, "games-open")[0].startswith("No table")
    assert labels(shown) == []
    assert said(forged) == ENGLISH("refusal-no-such-game", number=Verbatim(str(game.id)))
    assert len((await club.bot.games.get(game.id)).table.players) == 1
    (line,) = section((await games(club, ada)).content, "games-yours")
    assert "azul-0" not in line


async def test_tables_in_deleted_channels_are_not_offered(club: Club) -> None:
    (channel,) = channels(club, 1)
    await a_table(club, channel, club.members[0])
    club.env.backend.delete_channel(channel.id)
    await club.env.settle()
    assert labels(await games(club, club.members[1])) == []


async def test_a_table_in_a_thread_is_offered_to_those_who_see_its_channel(club: Club) -> None:
    thread = await club.open_thread("azul thread")
    game = await a_table(club, thread, club.members[0])
    assert labels(await games(club, club.members[1])) == [f"Join #{game.id}"]
    hide(club, club.channel)
    await club.env.settle()
    (elsewhere,) = channels(club, 1)
    shown = answer(await club.members[1].slash(elsewhere, "azul games"))
    assert labels(shown) == []


async def test_a_table_of_another_server_cannot_be_joined_with_a_forged_button(club: Club) -> None:
    ada, bruno = club.members[:2]
    elsewhere = another_server(club, "Elsewhere", ada)
    game = await a_table(club, channels(club, 1, elsewhere)[0], ada)
    shown = await games(club, bruno)
    forged = await club.press(bruno, shown, f"azul:sit:{game.id}:1:all")
    assert said(forged) == ENGLISH("refusal-no-such-game", number=Verbatim(str(game.id)))


@pytest.mark.parametrize("choice", ["", "nothing", "all!"])
async def test_a_list_that_does_not_exist_is_refused(club: Club, choice: str) -> None:
    shown = await games(club, club.members[0])
    assert said(await club.press(club.members[0], shown, f"azul:games:0:1:{choice}")) == ENGLISH(
        "refusal-old-button"
    )


async def test_a_page_far_beyond_the_last_is_empty_and_leads_back(club: Club) -> None:
    ada = club.members[0]
    shown = await games(club, ada)
    for kind in ("yours", "open", "finished"):
        result = answer(await club.press(ada, shown, f"azul:games:0:999999999:{kind}"))
        assert ENGLISH("games-page", page=999_999_999) in text_of(result)
        assert labels(result) == ["◀", "▶", "Overview"]
    finished = answer(await club.press(ada, shown, "azul:games:0:2:finished"))
    assert ENGLISH("games-none-finished") in text_of(finished)
