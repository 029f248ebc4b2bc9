"""People who leave the server: the others aren't stuck with them, at the table or in the lobby."""

import discord
import pytest
from simcord import Env
from simcord.actors import MemberActor

from bot.i18n.language import Verbatim
from bot.ui.discord_errors import UNKNOWN_USER
from bot.words.phrases import relative_time
from engine import CALL_AFTER, Person, Pings, Status, decisions
from tests.bot.club import Club, answer, labels, said
from tests.bot.edge import Edge, call_of
from tests.bot.english import ADA, BRUNO, CHIYO, DARIYA, ENGLISH
from tests.bot.features.seats.votes import GIVE, RETURN, VOTES, pinged, vote
from tests.bot.feed.notifications.calls import choose, direct
from tests.bot.feed.test_reminders import reminders, settle
from tests.bot.shown import LOBBY_BUTTONS, take
from tests.bot.variants import FREE, choosing, play_until

CALL = ENGLISH("button-call")
ASKED = ENGLISH("called")


async def leave(club: Club, *members: MemberActor) -> None:
    """Let members leave the server."""
    for member in members:
        club.guild.remove_member(member)
    await club.env.settle()


async def call(club: Club, seat: int) -> str:
    """Ask how to go on, as the player in a seat, and return the answer."""
    table = answer(await club.members[seat].slash(club.channel, "azul table"))
    assert CALL in labels(table)
    return said(await club.members[seat].click(table, label=CALL))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("pace", ["none", "7d"])
async def test_the_others_decide_at_once_without_somebody_who_has_left(club: Club, pace: str) -> None:
    await choose(club, club.members[2], Person(pings=Pings.BOTH))
    await club.begin(3, pace=pace)
    await leave(club, club.members[0])
    sent = len(club.env.http_requests)

    assert await call(club, 1) == ASKED

    (asked,) = reminders(club)
    assert labels(asked) == VOTES
    first, grace, last = asked.content.splitlines()
    assert grace.startswith("-# Nobody is replaced, and the game doesn't end, before <t:")
    ada, bruno, chiyo = (f"<@{member.id}>" for member in club.members[:3])
    assert first == (
        f"{ada}, the game is still waiting for you. {bruno} and {chiyo}, how should the game continue? "
        "2 of your 2 votes decide."
    )
    assert last.startswith("-# Otherwise, the computer plays this turn <t:")
    assert pinged(club.posted(sent)[0]) == [member.id for member in club.members[:3]]
    (told,) = direct(club, club.members[2])[-1].splitlines()
    assert told.startswith("Someone's time is up in your Azul game with Ada and Bruno, and there's a vote")
    await vote(club, asked, GIVE, 1, 2)
    assert "The computer now plays for **Ada**" in "\n".join(each.content for each in club.turns)
    await club.env.advance_time(15)
    assert (await club.state()).turn == 1
    assert labels(club.turn)[-1] == RETURN


async def test_while_everybody_is_there_the_others_can_ask_after_three_days(club: Club) -> None:
    await club.begin(2, pace="none")
    game = await club.game()
    moment = game.since + int(CALL_AFTER.total_seconds() * 1000)
    assert await call(club, 1) == ENGLISH("refusal-call-too-early", moment=relative_time(moment))
    assert reminders(club) == []


@pytest.mark.thorough
@pytest.mark.usefixtures("days_pass")
async def test_without_a_pace_three_days_are_enough(club: Club) -> None:
    await club.begin(2, pace="none")
    await club.env.advance_time(CALL_AFTER.total_seconds())
    assert await call(club, 1) == ASKED
    (asked,) = reminders(club)
    assert "You decide." in asked.content
    listed = said(await club.members[0].slash(club.channel, "azul games"))
    assert ENGLISH("games-your-turn", when=Verbatim("<t:")) in listed
    assert "deadline" not in listed
    assert "Deadline" not in club.turn.content
    await club.env.advance_time(86_400 + 60)
    assert "Playing for **Ada**, the computer took " in club.turn.content
    assert reminders(club) == []


async def test_with_a_pace_the_vote_comes_by_itself(club: Club) -> None:
    await club.begin(2)
    game = await club.game()
    moment = relative_time(game.since + 86_400_000)
    assert await call(club, 1) == ENGLISH("refusal-call-too-early", moment=moment)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("fault", [(404, 0), (403, 50001), (500, 0)])
async def test_nobody_counts_as_gone_of_whom_that_is_not_certain(
    simcord_env: Env, club: Club, fault: tuple[int, int]
) -> None:
    await club.begin(2)
    await leave(club, club.members[0])
    status, code = fault
    simcord_env.inject_error("GET", "/guilds/*/members/*", status=status, code=code, times=None)
    assert (await call(club, 1)).startswith("Whoever the game is waiting for is still on this server")


async def test_whoever_discord_no_longer_knows_is_gone(simcord_env: Env, club: Club) -> None:
    await club.begin(2)
    simcord_env.inject_error("GET", "/guilds/*/members/*", status=404, code=UNKNOWN_USER, times=None)
    assert await call(club, 1) == ASKED
    listed = said(await club.members[1].slash(club.channel, "azul games"))
    assert "Ada's turn began" in listed
    assert "deadline" not in listed


async def test_several_who_still_choose_and_have_left_are_decided_on_at_once(club: Club) -> None:
    await club.begin(3, **FREE)
    await play_until(club, choosing(0, 1, 2))
    await settle(club, 2)
    listed = said(await club.members[2].slash(club.channel, "azul games"))
    assert "Ada and Bruno still have to place tiles" in listed
    await leave(club, *club.members[:2])
    assert await call(club, 2) == ASKED


async def test_only_players_who_can_decide_are_offered_to_ask(club: Club) -> None:
    await club.begin(3)
    await club.bot.games.change((await club.game()).id, decisions.resign(club.members[2].id))
    for seat in (0, 2, 3):
        shown = answer(await club.members[seat].slash(club.channel, "azul table"))
        assert CALL not in labels(shown)
    await leave(club, club.members[0])
    await call(club, 1)
    assert CALL not in labels(answer(await club.members[1].slash(club.channel, "azul table")))
    game = await club.game()
    for seat, code in ((1, "vote-open"), (3, "not-seated")):
        reply = said(await club.press(club.members[seat], club.last, f"azul:call:{game.id}"))
        assert reply == ENGLISH(f"refusal-{code}")
    sent = len(club.env.http_requests)
    await club.press(club.members[3], club.last, f"azul:call:{game.id}")
    asked = [call_of(each.method, each.path) for each in club.env.http_requests[sent:]]
    assert asked == ["answer"]


@pytest.mark.thorough
async def test_a_press_of_somebody_who_is_to_move_by_now_changes_nothing(club: Club) -> None:
    await club.begin(2)
    shown = answer(await club.members[1].slash(club.channel, "azul table"))
    await take(club)
    reply = said(await club.members[1].click(shown, label=CALL))
    assert reply == ENGLISH("refusal-your-turn")
    assert reminders(club) == []


async def test_somebody_who_has_left_the_lobby_is_not_in_the_game(club: Club) -> None:
    club.members[2] = club.welcome("*Lev*")
    await club.lobby(4)
    await leave(club, club.members[1], club.members[2])

    answer = said(await club.members[0].slash(club.channel, "azul begin"))

    assert answer == ENGLISH("refusal-players-gone", players=[BRUNO, Verbatim("\\*Lev\\*")])
    assert ENGLISH("lobby-players", count=2, seats=4, names=[ADA, DARIYA]) in club.last.content
    assert said(await club.members[0].slash(club.channel, "azul begin")) == ENGLISH("begun-private")
    assert (await club.game()).table.status is Status.PLAYING


async def test_of_two_who_have_left_both_seats_are_freed_though_somebody_else_frees_one(
    club: Club, edge: Edge
) -> None:
    await club.lobby(4)
    gone = {member.id: member for member in club.members[1:3]}
    await leave(club, *gone.values())
    looked = edge.hold(club.env, "look for member")
    begun = await club.members[0].slash(club.channel, "azul begin")
    await club.bot.games.leave((await club.game()).id, next(iter(frozenset(gone))))
    looked.set()
    await club.env.settle()
    assert said(begun) == ENGLISH("refusal-players-gone", players=[BRUNO, CHIYO])
    assert [player.name for player in (await club.game()).table.players] == ["Ada", "Dariya"]


@pytest.mark.parametrize("action", ["Begin", "Options", "Cancel", "Add computer", "Remove computer", "theme"])
async def test_a_host_who_has_left_is_followed_by_the_next(club: Club, action: str) -> None:
    await club.lobby(3)
    if action == "Remove computer":
        await club.members[0].click(club.last, label="Add computer")
    await leave(club, club.members[0])

    bruno, look = club.members[1], {"theme": "chocolatier"}
    pressed = action != "theme"
    await (
        bruno.click(club.last, label=action)
        if pressed
        else bruno.slash(club.channel, "azul manage theme", **look)
    )

    table = (await club.game()).table
    assert table.host_id == bruno.id
    assert [player.name for player in table.players if player.is_person] == ["Bruno", "Chiyo"]
    assert len(table.players) == 2 + (action == "Add computer")
    assert (table.status is Status.PLAYING) == (action == "Begin")
    assert (table.status is Status.CANCELLED) == (action == "Cancel")
    assert (table.options.theme == "chocolatier") == (action == "theme")


async def test_somebody_else_is_told_who_the_host_is_now(club: Club) -> None:
    await club.lobby(2)
    await leave(club, club.members[0])
    answer = said(await club.members[4].click(club.last, label="Begin"))
    assert answer == ENGLISH("refusal-not-host", host=BRUNO)
    assert labels(club.last) == LOBBY_BUTTONS
    assert "Bruno" in club.last.content.splitlines()[0]


async def test_a_table_that_everybody_has_left_is_closed(club: Club) -> None:
    await club.start()
    await leave(club, club.members[0])
    answer = said(await club.members[1].click(club.last, label="Cancel"))
    assert answer == ENGLISH("refusal-ended-unbegun")
    assert club.last.content == ENGLISH("lobby-cancelled")
    await club.members[1].slash(club.channel, "azul start")
    assert (await club.game()).table.host_id == club.members[1].id


async def test_a_host_who_is_there_stays_host(club: Club) -> None:
    await club.lobby(2)
    answer = said(await club.members[1].click(club.last, label="Begin"))
    assert answer == ENGLISH("refusal-not-host", host=ADA)
    assert (await club.game()).table.host_id == club.members[0].id


async def test_someone_who_comes_back_takes_the_seat_from_the_computer(club: Club) -> None:
    await club.begin(2)
    ada = club.members[0]
    await leave(club, ada)
    await call(club, 1)
    await vote(club, reminders(club)[0], GIVE, 1)
    club.guild.add_member(ada.user)
    back = await ada.click(club.turn, label=RETURN)
    assert said(back) == ENGLISH("returned")
    assert (await club.game()).table.computers == ()
    assert isinstance(club.turn, discord.Message)
