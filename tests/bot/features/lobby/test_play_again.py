"""Play again: the button of the result opens the next table, for the people of the last one."""

from datetime import timedelta

import discord
import pytest
from simcord import Env
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.ui.components import CustomId
from engine import Messages, Pace, Status, decisions
from storage.store import Store
from tests.bot.club import Club, labels, new_bot, picture_of, said
from tests.bot.edge import Edge, call_of
from tests.bot.english import ADA, BRUNO, CHIYO, ENGLISH
from tests.bot.faults import allow_posting, deny_posting
from tests.bot.shown import LOBBY_BUTTONS, RESULT_BUTTONS
from tests.bot.variants import cut_short
from tests.some import some
from tests.storage.faults import fail, mend

ANSWERS = ["Accept", "Not now"]
MEMBER = "/guilds/*/members/*"


async def finish(club: Club, players: int = 3, **options: str) -> discord.Message:
    """Play a game that ends early; return the message with its result."""
    await club.begin(players, **options)
    await cut_short(club)
    return club.last


async def again(member: MemberActor, result: discord.Message) -> InteractionResult:
    """Press Play again below a result."""
    return await member.click(result, label="Play again")


async def seated(club: Club) -> list[str]:
    """Return the names at the channel's table, in seat order."""
    return [player.name for player in (await club.game()).table.players]


async def test_the_first_to_press_is_host_and_the_others_join(club: Club) -> None:
    result = await finish(club)
    ada, bruno, chiyo, *_ = club.members

    opened = await again(bruno, result)

    assert opened.acknowledged
    assert opened.followups == []
    lobby = club.last
    assert lobby.content.startswith(ENGLISH("lobby-again", host=BRUNO))
    assert labels(lobby) == [*ANSWERS, *LOBBY_BUTTONS]
    assert sorted(club.posted()[-1]["allowed_mentions"]["users"]) == sorted([ada.id, chiyo.id])
    assert said(await again(ada, result)) == ENGLISH("joined")
    fail(club.store, "load_server")
    assert said(await again(chiyo, result)) == ENGLISH("joined")
    mend(club.store)
    assert club.last.id == lobby.id
    assert await seated(club) == ["Bruno", "Chiyo", "Ada"]
    assert ENGLISH("lobby-players", count=3, seats=3, names=[BRUNO, CHIYO, ADA]) in club.last.content
    await bruno.click(club.last, label="Begin")
    assert (await club.game()).table.status is Status.PLAYING
    assert labels(next(message for message in club.messages if message.id == result.id)) == RESULT_BUTTONS


async def test_two_who_press_in_the_same_instant_sit_at_one_table(club: Club) -> None:
    result = await finish(club)
    custom_id = CustomId("again", (await club.game()).id).text

    results = await club.press_at_once(result, *((member, custom_id) for member in club.members[:3]))

    assert all(each.acknowledged for each in results)
    assert await seated(club) == ["Bruno", "Chiyo", "Ada"]
    assert [labels(message)[-7:] for message in club.messages].count(LOBBY_BUTTONS) == 1


@pytest.mark.thorough
async def test_who_presses_twice_in_the_same_instant_sits_once(club: Club) -> None:
    result = await finish(club)
    ada = club.members[0]
    custom_id = CustomId("again", (await club.game()).id).text

    results = await club.press_at_once(result, (ada, custom_id), (ada, custom_id))

    assert await seated(club) == ["Ada"]
    answers = [follow.content for each in results for follow in each.followups] + [
        each.response.content for each in results if each.response and each.response.ephemeral
    ]
    assert answers == [ENGLISH("refusal-already-seated")]


async def test_the_next_table_has_the_options_of_the_last(club: Club) -> None:
    await club.begin(2, wall="free", theme="chocolatier", messages="quiet", pace="3d")
    asked = await club.members[1].slash(club.channel, "azul leave")
    assert asked.response
    await club.members[1].click(asked.response, label="Leave the game")

    await again(club.members[1], club.last)

    table = (await club.game()).table
    assert (table.options.rules.has_free_wall, table.options.theme, table.options.seats) == (
        True,
        "chocolatier",
        2,
    )
    assert (table.options.messages, table.options.pace) == (Messages.QUIET, Pace.THREE_DAYS)
    assert "Rules: free box" in club.last.content


async def test_somebody_who_does_not_want_to_play_again_frees_the_seat(club: Club) -> None:
    result = await finish(club, players=2)
    ada, bruno, chiyo, *_ = club.members
    await again(ada, result)
    pings = club.posted()[-1]["allowed_mentions"]["users"]
    assert pings == [bruno.id]
    assert said(await bruno.click(club.last, label="Not now")) == ENGLISH("not-now")
    await chiyo.click(club.last, label="Join")
    assert await seated(club) == ["Ada", "Chiyo"]
    assert labels(club.last) == LOBBY_BUTTONS


async def test_no_seat_is_kept_for_somebody_who_has_left_the_server(club: Club) -> None:
    result = await finish(club)
    ada, bruno, chiyo, dariya, *_ = club.members
    club.guild.remove_member(bruno)
    await club.env.settle()

    await again(ada, result)

    assert club.posted()[-1]["allowed_mentions"]["users"] == [chiyo.id]
    assert "Bruno" not in club.last.content
    await dariya.click(club.last, label="Join")
    assert said(await again(chiyo, result)) == ENGLISH("joined")
    assert await seated(club) == ["Chiyo", "Ada", "Dariya"]


async def test_who_has_left_is_looked_up_after_the_answer_by_the_person_who_opens_the_table(
    club: Club,
) -> None:
    result = await finish(club)
    sent = len(club.env.http_requests)
    await again(club.members[0], result)
    opening = [call_of(each.method, each.path) for each in club.env.http_requests[sent:]]
    assert opening[:3] == ["answer", "look for member", "look for member"]
    sent = len(club.env.http_requests)
    await again(club.members[1], result)
    joining = [call_of(each.method, each.path) for each in club.env.http_requests[sent:]]
    assert "look for member" not in opening[3:] + joining


@pytest.mark.one_in(3)
@pytest.mark.parametrize("fault", [(404, 0), (403, 50001), (500, 0)])
async def test_seats_are_kept_if_it_is_unknown_who_has_left(
    club: Club, simcord_env: Env, fault: tuple[int, int]
) -> None:
    result = await finish(club)
    ada, bruno, chiyo, *_ = club.members
    status, code = fault
    simcord_env.inject_error("GET", MEMBER, status=status, code=code, times=None)

    assert (await again(ada, result)).acknowledged

    assert sorted(club.posted()[-1]["allowed_mentions"]["users"]) == sorted([bruno.id, chiyo.id])


async def test_seats_are_kept_if_looking_up_who_has_left_takes_too_long(
    club: Club, simcord_env: Env, edge: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = await finish(club)
    ada, bruno, chiyo, *_ = club.members
    _ = edge.hold(simcord_env, "look for member")
    monkeypatch.setattr("bot.interactions.members.LOOKUP_TIMEOUT", 0.0)

    assert (await again(ada, result)).acknowledged

    assert sorted(club.posted()[-1]["allowed_mentions"]["users"]) == sorted([bruno.id, chiyo.id])


@pytest.mark.one_in(2)
@pytest.mark.parametrize("status", [404, 500])
async def test_the_table_is_opened_even_if_the_press_cannot_be_acknowledged(
    club: Club, simcord_env: Env, status: int
) -> None:
    result = await finish(club)
    simcord_env.inject_error("POST", "/interactions/*/callback", status=status, times=None)

    await again(club.members[0], result)

    assert await seated(club) == ["Ada"]


async def test_a_stranger_is_told_whose_game_it_was_and_can_join_when_a_seat_is_free(club: Club) -> None:
    result = await finish(club, players=2)
    emil = club.members[4]
    before = await club.game()
    answer = said(await again(emil, result))
    assert answer == ENGLISH("refusal-not-your-rematch", names=[ADA, BRUNO])
    assert await club.game() == before
    await again(club.members[0], result)
    assert said(await again(emil, result)) == answer

    assert BRUNO in said(await emil.slash(club.channel, "azul join"))
    await club.members[1].click(club.last, label="Not now")
    await emil.click(club.last, label="Join")

    assert await seated(club) == ["Ada", "Emil"]


async def test_a_channel_that_has_another_table_is_occupied(club: Club) -> None:
    result = await finish(club, players=2)
    await club.members[4].slash(club.channel, "azul start")
    before = await club.game()
    for begun in (False, True):
        if begun:
            await club.members[3].slash(club.channel, "azul join")
            await club.members[4].slash(club.channel, "azul begin")
            before = await club.game()
        answer = said(await again(club.members[0], result))
        assert answer == ENGLISH("refusal-channel-occupied")
        assert await club.game() == before


async def test_once_the_next_game_has_begun_that_is_said(club: Club) -> None:
    result = await finish(club)
    await again(club.members[0], result)
    await again(club.members[1], result)
    await club.members[0].click(club.last, label="Begin")
    before = await club.game()
    for member in some(club.members[:3]):
        assert said(await again(member, result)) == ENGLISH("refusal-rematch-begun")
    assert await club.game() == before


async def test_it_works_months_later_and_after_a_restart(club: Club, simcord_env: Env, store: Store) -> None:
    result = await finish(club)
    later = discord.utils.utcnow() + timedelta(days=200)
    await simcord_env.restart_bot(new_bot(store, now=lambda: later))

    await again(club.members[2], result)

    assert await seated(club) == ["Chiyo"]
    assert labels(club.last) == [*ANSWERS, *LOBBY_BUTTONS]


async def test_a_closed_table_can_be_opened_again(club: Club) -> None:
    result = await finish(club)
    for member in some(club.members[:2]):
        await again(member, result)
        assert await seated(club) == [member.user.global_name]
        await member.click(club.last, label="Cancel")
    assert (await club.game()).table.status is not Status.LOBBY


@pytest.mark.thorough
async def test_of_two_finished_games_in_a_channel_either_can_be_played_again(club: Club) -> None:
    first = await finish(club, players=2)
    await again(club.members[0], first)
    await again(club.members[1], first)
    await club.members[0].click(club.last, label="Begin")
    players = [player.user_id for player in (await club.game()).table.players]
    assert players == [club.members[1].id, club.members[0].id]
    asked = await club.members[1].slash(club.channel, "azul leave")
    assert asked.response
    await club.members[1].click(asked.response, label="Leave the game")
    second = club.last
    assert labels(second) == RESULT_BUTTONS

    await again(club.members[1], first)

    assert said(await again(club.members[0], second)) == ENGLISH("refusal-channel-occupied")
    assert said(await again(club.members[0], first)) == ENGLISH("joined")
    assert await seated(club) == ["Bruno", "Ada"]


async def test_the_permissions_that_the_bot_lacks_are_named(club: Club, simcord_env: Env) -> None:
    result = await finish(club)
    before = await club.game()
    deny_posting(simcord_env, club.channel.id, club.guild.default_role.id)

    answer = said(await again(club.members[0], result))

    assert answer.startswith("I need more permissions in this channel: Send Messages.")
    assert await club.game() == before
    allow_posting(simcord_env, club.channel.id, club.guild.default_role.id)
    await again(club.members[0], result)
    assert await seated(club) == ["Ada"]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("moment", ["lobby", "game", "closed"])
async def test_a_forged_button_for_a_game_that_is_not_over_does_nothing(club: Club, moment: str) -> None:
    await club.lobby(2)
    if moment == "game":
        await club.members[0].slash(club.channel, "azul begin")
    if moment == "closed":
        await club.members[0].slash(club.channel, "azul manage cancel")
    game = await club.game()

    answer = said(await club.press(club.members[0], club.last, CustomId("again", game.id).text))

    assert answer == ENGLISH("refusal-not-over")
    assert await club.game() == game


@pytest.mark.thorough
async def test_a_forged_number_is_no_game(club: Club) -> None:
    result = await finish(club)
    answer = said(await club.press(club.members[0], result, CustomId("again", 999).text))
    assert answer.startswith("There's no game 999")


async def test_in_a_thread_the_next_table_is_in_the_thread(club: Club) -> None:
    thread = await club.open_thread("azul")
    await club.members[0].slash(thread, "azul start")
    await club.members[1].slash(thread, "azul join")
    await club.members[0].slash(thread, "azul begin")
    game = await club.bot.games.at(thread.id)
    await club.bot.games.change(game.id, decisions.resign(club.members[0].id))
    assert await club.bot.presenter.present(game.id)
    result = thread.last_message
    assert result

    await again(club.members[0], result)

    game = await club.bot.games.at(thread.id)
    assert (game.table.status, game.channel_id) == (Status.LOBBY, thread.id)


@pytest.mark.thorough
async def test_the_card_of_the_next_table_has_its_picture(club: Club) -> None:
    result = await finish(club, players=2)
    await again(club.members[0], result)
    assert picture_of(club.last, "lobby")
