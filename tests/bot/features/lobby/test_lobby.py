"""Before the game: joining, leaving, beginning, closing."""

import discord
import pytest

from bot.i18n.language import Verbatim
from bot.words.commands import path_of
from tests.bot.club import Club, buttons, labels, said
from tests.bot.english import ADA, BRUNO, ENGLISH
from tests.bot.shown import LOBBY_BUTTONS, MESSAGES, NOT_SHOWN
from tests.some import some

NO_TABLE = ENGLISH("refusal-no-table")


async def test_start_opens_a_table_with_its_host_seated(club: Club) -> None:
    await club.start()

    assert ENGLISH("lobby-title", host=ADA) in club.last.content
    assert "1 of 4 seats taken: Ada" in club.last.content
    assert labels(club.last) == LOBBY_BUTTONS
    assert [button["label"] for button in buttons(club.last) if button["disabled"]] == ["Begin"]


async def test_the_lobby_is_the_answer_to_start(club: Club) -> None:
    sent = len(club.env.http_requests)

    result = await club.start()

    assert result.acknowledged
    assert (result.response, result.followups) == (None, [])
    assert len(club.messages) == 1
    answered = [request.method for request in club.env.http_requests[sent:] if request.path[1] != "c"]
    assert answered == ["POST", "DELETE"]


async def test_a_lobby_that_could_not_be_posted_is_answered(club: Club) -> None:
    club.env.inject_error("POST", MESSAGES, status=503)
    assert NOT_SHOWN in said(await club.start())


async def test_a_private_answer_that_cannot_be_deleted_does_no_harm(club: Club) -> None:
    club.env.inject_error("DELETE", "/webhooks/*/*/messages/@original", status=503)
    result = await club.start()
    assert result.followups == []
    assert labels(club.last) == LOBBY_BUTTONS


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_table_is_full_when_its_seats_are_taken(club: Club, seats: int) -> None:
    await club.lobby(seats, seats)

    assert f"{seats} of {seats} seats taken" in club.last.content
    assert "The table is full." in club.last.content
    assert [button["label"] for button in buttons(club.last) if button["disabled"]] == [
        "Join",
        "Add computer",
    ]
    late = await club.members[4].slash(club.channel, "azul join")
    assert said(late) == f"The table is full: all {seats} seats are taken."


async def test_people_join_and_leave_by_button_and_one_message_shows_it(club: Club) -> None:
    await club.start()
    await club.members[1].click(club.last, label="Join")
    await club.members[2].click(club.last, label="Join")
    assert "3 of 4 seats taken: Ada, Bruno, and Chiyo" in club.last.content

    await club.members[1].click(club.last, label="Leave")

    assert "2 of 4 seats taken: Ada and Chiyo" in club.last.content
    assert len(club.messages) == 1


async def test_people_join_and_leave_by_command(club: Club) -> None:
    await club.start()
    assert said(await club.members[1].slash(club.channel, "azul join")) == ENGLISH("joined")
    assert "Ada and Bruno" in club.last.content

    assert said(await club.members[1].slash(club.channel, "azul leave")) == ENGLISH("left")
    assert "Bruno" not in club.last.content


async def test_nobody_takes_two_seats(club: Club) -> None:
    await club.start()
    assert said(await club.members[0].click(club.last, label="Join")) == ENGLISH("refusal-already-seated")
    assert "1 of 4" in club.last.content


async def test_nobody_leaves_a_table_that_they_have_not_joined(club: Club) -> None:
    await club.start()
    assert ENGLISH("refusal-not-seated") in said(await club.members[1].click(club.last, label="Leave"))


async def test_the_next_player_becomes_host_when_the_host_leaves(club: Club) -> None:
    await club.lobby(3)
    await club.members[0].click(club.last, label="Leave")

    assert ENGLISH("lobby-title", host=BRUNO) in club.last.content
    assert said(await club.members[2].click(club.last, label="Begin")) == ENGLISH(
        "refusal-not-host", host=BRUNO
    )
    await club.members[1].click(club.last, label="Begin")
    assert "The game begins" in club.last.content


async def test_the_table_closes_when_the_last_player_leaves(club: Club) -> None:
    await club.start()
    await club.members[0].click(club.last, label="Leave")

    assert "closed before the game began" in club.last.content
    assert labels(club.last) == []
    await club.start()
    assert labels(club.last) == LOBBY_BUTTONS


async def test_begin_needs_a_second_player(club: Club) -> None:
    await club.start()
    result = await club.members[0].slash(club.channel, "azul begin")
    assert said(result) == ENGLISH("refusal-too-few-players", fewest=2)


async def test_only_the_host_begins(club: Club) -> None:
    await club.lobby(2)
    for member in some(club.members[1:3]):
        assert said(await member.slash(club.channel, "azul begin")) == ENGLISH("refusal-not-host", host=ADA)
    assert "can begin now" in club.last.content


async def test_beginning_by_button_says_nothing_in_private_but_shows_the_game(club: Club) -> None:
    await club.lobby(2)
    lobby = club.last
    result = await club.members[0].click(lobby, label="Begin")

    assert result.acknowledged
    assert result.followups == []
    (begun,) = [message.content for message in club.messages if message.id == lobby.id]
    assert begun.startswith("**Azul** · Ada and Bruno are playing.\n-# Fair draws `")
    assert "\n**The game begins.** Order of play: Ada → Bruno." in club.last.content


async def test_a_game_does_not_begin_twice(club: Club) -> None:
    await club.begin()
    result = await club.members[0].slash(club.channel, "azul begin")
    assert ENGLISH("refusal-already-begun") in said(result)
    assert len(club.turns) == 1


async def test_nobody_joins_a_running_game(club: Club) -> None:
    await club.begin()
    assert ENGLISH("refusal-already-begun") in said(await club.members[2].slash(club.channel, "azul join"))
    assert len((await club.game()).table.players) == 2


@pytest.mark.parametrize("by_button", [False, True])
async def test_the_host_cancels_a_table(club: Club, by_button: bool) -> None:
    await club.lobby(2)
    if by_button:
        await club.members[0].click(club.last, label="Cancel")
    else:
        assert said(await club.members[0].slash(club.channel, "azul manage cancel")) == "The table is closed."

    assert "closed before the game began" in club.last.content
    assert labels(club.last) == []
    assert len(club.messages) == 1


async def test_others_do_not_cancel_a_table(club: Club) -> None:
    await club.lobby(2)
    assert said(await club.members[1].click(club.last, label="Cancel")) == ENGLISH(
        "refusal-not-host", host=ADA
    )
    assert (await club.game()).table.is_open


async def test_anyone_who_can_manage_the_channel_cancels_a_table(club: Club) -> None:
    await club.lobby(1)
    role = club.guild.create_role("Keepers", permissions=discord.Permissions(manage_channels=True))
    keeper = club.welcome("Olga", roles=[role])
    club.guild.remove_member(club.members[0])
    await club.env.settle()

    assert said(await keeper.slash(club.channel, "azul manage cancel")) == "The table is closed."
    assert not (await club.game()).table.is_open


async def test_anyone_who_can_manage_the_channel_closes_a_running_game(club: Club) -> None:
    await club.begin(3)
    role = club.guild.create_role("Keepers", permissions=discord.Permissions(manage_channels=True))
    keeper = club.welcome("Olga", roles=[role])
    before = club.last

    assert said(await keeper.slash(club.channel, "azul manage cancel")) == "The table is closed."

    assert ENGLISH("cancelled-game", mention=Verbatim(keeper.mention)) in club.last.content
    assert club.posted()[-1]["allowed_mentions"]["users"] == []
    assert labels(club.last) == ["Fair draws"]
    assert labels(next(message for message in club.messages if message.id == before.id)) == []
    await club.start()
    assert labels(club.last) == LOBBY_BUTTONS


async def test_the_host_does_not_close_a_running_game(club: Club) -> None:
    await club.begin()
    assert ENGLISH("refusal-already-begun") in said(
        await club.members[0].slash(club.channel, "azul manage cancel")
    )
    assert (await club.game()).table.is_open


async def test_a_channel_has_one_table(club: Club) -> None:
    await club.start()
    link = ENGLISH("table-here", link=Verbatim(club.last.jump_url))
    for member in some(club.members[:2]):
        result = await member.slash(club.channel, "azul start")
        assert said(result) == f"{ENGLISH('refusal-channel-occupied')}\n{link}"
    assert len(club.messages) == 1
    for seat in (0, 4):
        assert link in said(await club.members[seat].slash(club.channel, "azul take", move="1b1"))
    pressed = await club.press(club.members[0], club.last, f"azul:board:{(await club.game()).id}")
    assert link not in said(pressed)  # it is right there


async def test_two_channels_have_games_side_by_side(club: Club) -> None:
    elsewhere = club.guild.create_text_channel("azul-two")
    await club.begin()
    await club.members[2].slash(elsewhere, "azul start")
    await club.members[0].slash(elsewhere, "azul join")
    await club.members[2].slash(elsewhere, "azul begin")

    here, there = await club.game(), await club.bot.games.at(elsewhere.id)

    assert here.id != there.id
    assert [player.name for player in there.table.players] == ["Chiyo", "Ada"]
    await club.hurry(takes=1)
    assert (await club.game()).version > here.version
    assert (await club.bot.games.at(elsewhere.id)).version == there.version


async def test_without_a_table_every_command_says_how_to_open_one(club: Club) -> None:
    for action in ("join", "leave", "begin", "cancel", "undo", "export", "table", "board"):
        answer = said(await club.members[0].slash(club.channel, f"azul {path_of(action)}"))
        assert answer == NO_TABLE, action


async def test_buttons_of_a_closed_table_say_so(club: Club) -> None:
    await club.lobby(2)
    lobby = club.last
    *host_and_players, _ = (button["custom_id"] for button in buttons(lobby))
    await club.members[0].slash(club.channel, "azul manage cancel")

    for custom_id in some(host_and_players):
        result = await club.press(club.members[0], lobby, custom_id)
        assert said(result) == ENGLISH("refusal-ended-unbegun")


async def test_a_thread_is_a_channel_of_its_own(club: Club) -> None:
    await club.start()
    thread = await club.open_thread("azul for two")

    club.channel = thread
    await club.begin()
    await club.hurry(takes=3)

    assert "it's your turn!" in club.last.content
    assert club.last.channel.id == thread.id


async def test_a_thread_where_the_bot_cannot_post_gets_no_table(club: Club) -> None:
    mute = discord.PermissionOverwrite(send_messages_in_threads=False)
    club.channel = club.guild.create_text_channel("mute", overwrites={club.guild.default_role: mute})
    club.channel = await club.open_thread("azul")

    answer = said(await club.start())

    assert answer.startswith(
        ENGLISH("refusal-missing-permissions", permissions=[Verbatim("Send Messages in Threads")])
    )


async def test_a_channel_that_the_bot_cannot_see_gets_no_table(club: Club) -> None:
    assert club.bot.user is not None
    blind = discord.PermissionOverwrite(view_channel=False)
    club.channel = club.guild.create_text_channel("hidden", overwrites={club.bot.user: blind})

    assert "View Channel" in said(await club.start())
