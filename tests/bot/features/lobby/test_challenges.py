"""`/azul start opponent:`, and *Play Azul* in a person's menu: asked by name, with a seat that is kept."""

from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord import Env
from simcord.actors import MemberActor

from bot.i18n.language import Key, Verbatim
from bot.words.names import markdown_name
from bot.words.phrases import relative_time
from engine import INVITATION_LIFETIME, Person, Pings, Status
from engine.invitations import ASKED_AGAIN_AFTER
from engine.time.intervals import milliseconds
from storage.store import Store
from tests.bot import raw
from tests.bot.club import Club, answer, buttons, labels, said, text_of
from tests.bot.edge import Edge
from tests.bot.english import BRUNO, CHIYO, DARIYA, ENGLISH
from tests.bot.faults import forgetful
from tests.bot.shown import A_WHILE, LOBBY_BUTTONS, MESSAGES

ANSWERS = ["Accept", "Not now"]


def pinged(club: Club) -> list[int]:
    """Return whom all messages so far have pinged."""
    return [int(user) for body in club.posted() for user in body["allowed_mentions"]["users"]]


async def challenge(club: Club, *members: int, **options: Any) -> None:
    """Ask some members to play, as the first one."""
    names = ("opponent", "opponent2", "opponent3")
    named = {name: club.members[member] for name, member in zip(names, members, strict=False)}
    await club.members[0].slash(club.channel, "azul start", **named, **options)


async def seated(club: Club) -> list[str]:
    """Return the names at the channel's table, in seat order."""
    return [player.name for player in (await club.game()).table.players]


async def test_somebody_who_is_asked_is_mentioned_once_and_accepts(club: Club) -> None:
    bruno = club.members[1]
    await challenge(club, 1, 1)

    table = (await club.game()).table
    until = relative_time(table.since + milliseconds(INVITATION_LIFETIME))
    mention = Verbatim(f"<@{bruno.id}>")
    assert ENGLISH("lobby-invited", mentions=[mention], count=1, when=until) in club.last.content
    assert pinged(club) == [bruno.id]
    assert labels(club.last) == [*ANSWERS, *LOBBY_BUTTONS]
    assert table.options.seats == 2
    disabled = [button["label"] for button in buttons(club.last) if button["disabled"]]
    assert disabled == ["Join", "Begin", "Add computer"]

    await bruno.click(club.last, label="Accept")

    assert labels(club.last) == LOBBY_BUTTONS
    assert await seated(club) == ["Ada", "Bruno"]
    await club.members[0].click(club.last, label="Begin")
    assert (await club.game()).table.status is Status.PLAYING
    assert pinged(club).count(bruno.id) == 1


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", ["*_Bruno_*", "@everyone", "W" * 32, "\u202eonurB"])
async def test_the_picture_is_described_with_whom_a_seat_is_kept_for(club: Club, name: str) -> None:
    guest = club.welcome(name)
    await club.members[0].slash(club.channel, "azul start", opponent=guest)
    (asked,) = (await club.game()).table.invitations
    assert club.last.attachments[0].description == f"Azul: 1 of 2 seats taken. Kept for {asked.player.name}."

    await guest.click(club.last, label="Not now")

    assert club.last.attachments[0].description == "Azul: 1 of 2 seats taken."


async def test_only_who_was_asked_takes_the_seat_once_and_while_there_is_a_table(club: Club) -> None:
    await challenge(club, 1)
    lobby, chiyo = club.last, club.members[2]
    assert said(await chiyo.click(lobby, label="Accept")) == ENGLISH("refusal-not-invited")
    assert said(await chiyo.click(lobby, label="Not now")) == ENGLISH("refusal-not-invited")
    assert BRUNO in said(await chiyo.slash(club.channel, "azul join"))
    result = await chiyo.slash(club.channel, "azul start", opponent=club.members[3])
    assert ENGLISH("refusal-channel-occupied") in said(result)
    assert await seated(club) == ["Ada"]
    accept = id_of_button(club, "Accept")
    bruno = club.members[1]
    await club.press(bruno, lobby, accept)
    assert said(await club.press(bruno, lobby, accept)) == ENGLISH("refusal-already-seated")
    result = await bruno.slash(club.channel, "azul start", opponent=chiyo)
    assert ENGLISH("refusal-channel-occupied") in said(result)
    await club.members[0].slash(club.channel, "azul manage cancel")
    assert said(await club.press(bruno, lobby, accept)) == ENGLISH("refusal-ended-unbegun")


def id_of_button(club: Club, label: str) -> str:
    """Return what a button below the lobby says when it is pressed."""
    return next(str(button["custom_id"]) for button in buttons(club.last) if button["label"] == label)


@pytest.mark.thorough
async def test_accepting_from_two_clients_at_once_takes_one_seat_and_pings_once(club: Club) -> None:
    await challenge(club, 1)
    bruno, accept = club.members[1], id_of_button(club, "Accept")

    one, other = await club.press_at_once(club.last, (bruno, accept), (bruno, accept))

    assert one.acknowledged
    assert said(other) == ENGLISH("refusal-already-seated")
    assert await seated(club) == ["Ada", "Bruno"]
    assert pinged(club) == [bruno.id]


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("order", "at_table", "refusal"),
    [(ANSWERS, ["Ada", "Bruno"], "already-seated"), (ANSWERS[::-1], ["Ada"], "not-invited")],
    ids=["accept", "not now"],
)
async def test_of_accepting_and_declining_at_once_the_first_counts(
    club: Club, order: list[str], at_table: list[str], refusal: str
) -> None:
    await challenge(club, 1)
    bruno = club.members[1]
    _, late = await club.press_at_once(club.last, *[(bruno, id_of_button(club, label)) for label in order])
    assert said(late) == ENGLISH(f"refusal-{refusal}")
    assert await seated(club) == at_table
    assert labels(club.last) == LOBBY_BUTTONS
    assert pinged(club) == [bruno.id]


async def test_the_buttons_of_a_lobby_that_has_begun_say_so(club: Club) -> None:
    await challenge(club, 1, 2, seats=3)
    ada, bruno, chiyo, *_ = club.members
    lobby = club.last
    accept, decline = (id_of_button(club, label) for label in ANSWERS)
    await chiyo.click(lobby, label="Accept")
    await ada.click(lobby, label="Begin")
    assert said(await club.press(bruno, lobby, accept)) == ENGLISH("refusal-already-begun")
    assert said(await club.press(bruno, lobby, decline)) == ENGLISH("refusal-already-begun")
    assert await seated(club) == ["Ada", "Chiyo"]
    assert pinged(club).count(bruno.id) == 1


@pytest.mark.thorough
@pytest.mark.usefixtures("days_pass")
async def test_accepting_a_day_later_at_a_table_that_is_full_says_that_the_seat_is_not_kept(
    club: Club,
) -> None:
    await challenge(club, 1)
    lobby, accept = club.last, id_of_button(club, "Accept")
    await club.env.advance_time((INVITATION_LIFETIME + timedelta(minutes=10)).total_seconds())
    await club.members[2].click(club.last, label="Join")
    answered = said(await club.press(club.members[1], lobby, accept))
    assert answered == ENGLISH("refusal-not-invited")
    assert await seated(club) == ["Ada", "Chiyo"]


async def test_who_turns_challenges_off_keeps_the_seat_they_were_asked_to(club: Club) -> None:
    bruno = club.members[1]
    await challenge(club, 1)
    await club.bot.games.people.change(bruno.id, lambda *_: Person(challenges=False))
    await bruno.click(club.last, label="Accept")
    assert await seated(club) == ["Ada", "Bruno"]
    assert pinged(club) == [bruno.id]


async def test_for_somebody_who_leaves_the_server_a_table_waits_only_until_it_begins(club: Club) -> None:
    ada, bruno, chiyo, *_ = club.members
    await challenge(club, 1, 2, seats=3)
    club.guild.remove_member(bruno)
    await chiyo.click(club.last, label="Accept")
    await ada.click(club.last, label="Begin")
    assert (await club.game()).table.status is Status.PLAYING
    assert pinged(club).count(bruno.id) == 1


async def test_not_now_frees_the_seat_for_others(club: Club) -> None:
    await challenge(club, 1)
    assert said(await club.members[1].click(club.last, label="Not now")) == ENGLISH("not-now")
    assert labels(club.last) == LOBBY_BUTTONS
    assert "<@" not in club.last.content
    await club.members[2].click(club.last, label="Join")
    assert await seated(club) == ["Ada", "Chiyo"]


@pytest.mark.usefixtures("days_pass")
async def test_a_day_later_the_seat_is_free_also_after_a_restart(club: Club) -> None:
    await challenge(club, 1)
    await club.restart()
    await club.env.advance_time((INVITATION_LIFETIME + timedelta(minutes=10)).total_seconds())
    assert labels(club.last) == LOBBY_BUTTONS
    await club.members[2].click(club.last, label="Join")
    assert await seated(club) == ["Ada", "Chiyo"]
    assert pinged(club) == [club.members[1].id]


async def test_several_are_asked_and_other_seats_stay_free(club: Club) -> None:
    await challenge(club, 1, 2, seats=4)
    assert sorted(pinged(club)) == sorted([club.members[1].id, club.members[2].id])
    await club.members[3].click(club.last, label="Join")
    kept = ENGLISH("refusal-seats-kept", invited=(Verbatim("†"),), moment=Verbatim("")).partition("†")[0]
    assert said(await club.members[4].slash(club.channel, "azul join")).startswith(kept)
    await club.members[2].click(club.last, label="Accept")
    await club.members[0].click(club.last, label="Begin")
    assert await seated(club) == ["Ada", "Dariya", "Chiyo"]


async def test_the_menu_of_a_person_asks_them_to_a_table_for_two(club: Club) -> None:
    bruno = club.members[1]
    result = await club.members[0].context_menu(club.channel, "Play Azul", bruno)
    assert result.acknowledged
    assert pinged(club) == [bruno.id]
    assert (await club.game()).table.options.seats == 2
    await bruno.click(club.last, label="Accept")
    assert await seated(club) == ["Ada", "Bruno"]


async def refused(club: Club, code: str, asked: MemberActor | Any, **options: Any) -> None:
    """Assert that asking somebody is refused with a code, and that no table is opened."""
    result = await club.members[0].slash(club.channel, "azul start", opponent=asked, **options)
    name = Verbatim(markdown_name(asked.user.global_name or asked.user.name))
    assert said(result) == ENGLISH(f"refusal-{code}", asked=name, seats=2)
    assert club.messages == []


async def test_oneself_bots_and_people_who_cannot_be_there_or_see_the_channel_are_refused(club: Club) -> None:
    await refused(club, "opponent-self", club.members[0])
    await refused(club, "too-many-opponents", club.members[1], seats=2, computers=1)
    others = dict(zip(("opponent", "opponent2", "opponent3"), club.members[1:], strict=False))
    result = await club.members[0].slash(club.channel, "azul start", **others, computers=1)
    assert said(result) == ENGLISH("refusal-too-many-opponents", seats=4)
    robot = club.guild.add_member(club.env.create_user("robot", global_name="*Robot*", bot=True))
    await refused(club, "opponent-bot", robot)
    hidden = club.guild.create_text_channel(
        "hidden",
        overwrites={
            club.members[1]: discord.PermissionOverwrite(view_channel=False),
        },
    )
    result = await club.members[0].slash(hidden, "azul start", opponent=club.members[1])
    assert said(result) == ENGLISH("refusal-opponent-elsewhere", asked=BRUNO)


async def test_who_has_challenges_off_is_not_pinged_and_the_challenger_is_told_alone(club: Club) -> None:
    bruno = club.members[1]
    panel = answer(await bruno.slash(club.channel, "azul me"))
    await bruno.click(panel, label="Challenges: turn off")
    assert ENGLISH("setting-challenges", chosen=Key("off")) in text_of(panel)
    await refused(club, "opponent-off", bruno)
    assert pinged(club) == []
    await bruno.click(panel, label="Challenges: turn on")
    await challenge(club, 1)
    assert pinged(club) == [bruno.id]


async def test_somebody_who_is_not_on_the_server_is_refused(club: Club) -> None:
    stranger = {"id": "99", "username": "olga", "global_name": "Olga", "discriminator": "0", "avatar": None}
    command = raw.azul("start", {"type": 6, "name": "opponent", "value": "99"})
    command["resolved"] = {"users": {"99": stranger}}
    result = await raw.send_command(club, club.members[0], command)
    assert said(result) == ENGLISH("refusal-opponent-away", asked=Verbatim("Olga"))
    assert club.messages == []


async def test_accepting_what_was_asked_of_somebody_else_leaves_them_their_seat(club: Club) -> None:
    await challenge(club, 1, 2, seats=3)
    bruno, chiyo, dariya = club.members[1:4]
    assert said(await dariya.click(club.last, label="Accept")) == ENGLISH("refusal-not-invited")
    await chiyo.click(club.last, label="Accept")
    assert said(await chiyo.click(club.last, label="Accept")) == ENGLISH("refusal-already-seated")
    await bruno.click(club.last, label="Accept")
    assert await seated(club) == ["Ada", "Chiyo", "Bruno"]


async def test_who_wants_no_pings_is_mentioned_only_and_who_rests_pinged_without_a_sound(club: Club) -> None:
    ada, bruno, chiyo, *_ = club.members
    await club.bot.games.people.change(bruno.id, lambda *_: Person(pings=Pings.NONE))
    await challenge(club, 1)
    assert f"<@{bruno.id}>" in club.last.content
    assert pinged(club) == []
    await ada.slash(club.channel, "azul manage cancel")

    await club.bot.games.people.change(chiyo.id, lambda *_: Person(quiet=(23 * 60, 7 * 60)))
    await challenge(club, 2)
    assert pinged(club) == [chiyo.id]
    assert club.last.flags.suppress_notifications


@pytest.mark.usefixtures("days_pass")
async def test_tables_opened_and_closed_over_and_over_ping_once_a_day(club: Club) -> None:
    ada, bruno, *_ = club.members
    elsewhere = club.guild.create_text_channel("elsewhere")
    for channel in (club.channel, club.channel, elsewhere):
        await ada.slash(channel, "azul start", opponent=bruno)
        await ada.slash(channel, "azul start", opponent=bruno)
        assert channel.last_message is not None
        assert f"<@{bruno.id}>" in channel.last_message.content
        await ada.slash(channel, "azul manage cancel")
    assert pinged(club) == [bruno.id]
    await club.env.advance_time((ASKED_AGAIN_AFTER + timedelta(minutes=1)).total_seconds())
    await challenge(club, 1)
    assert pinged(club) == [bruno.id, bruno.id]


async def test_somebody_who_accepts_is_pinged_when_they_are_asked_again(club: Club) -> None:
    ada, bruno, *_ = club.members
    for _ in range(2):
        await challenge(club, 1)
        await bruno.click(club.last, label="Accept")
        await ada.slash(club.channel, "azul manage cancel")
    assert pinged(club) == [bruno.id, bruno.id]


async def test_the_host_asks_more_people_to_the_table_that_is_there(club: Club) -> None:
    ada, bruno, chiyo, dariya, _ = club.members
    await challenge(club, 1)
    first = club.last
    result = await ada.slash(club.channel, "azul start", opponent=chiyo, opponent2=dariya)
    assert said(result) == ENGLISH("invited", names=[CHIYO, DARIYA])
    assert [message.id for message in club.messages] == [club.last.id]
    assert club.last.id != first.id
    assert pinged(club) == [bruno.id, chiyo.id, dariya.id]
    assert (await club.game()).table.options.seats == 4
    await chiyo.click(club.last, label="Accept")
    await bruno.click(club.last, label="Accept")
    assert await seated(club) == ["Ada", "Chiyo", "Bruno"]
    assert len(club.messages) == 1


async def test_who_said_no_is_not_pinged_when_the_host_asks_again(club: Club) -> None:
    ada, bruno, *_ = club.members
    await challenge(club, 1)
    lobby = club.last
    await bruno.click(lobby, label="Not now")
    await ada.slash(club.channel, "azul start", opponent=bruno)
    assert club.last.id == lobby.id
    assert labels(club.last)[:2] == ANSWERS
    assert pinged(club) == [bruno.id]
    there = await ada.slash(club.channel, "azul start", opponent=bruno)
    assert said(there) == ENGLISH("refusal-opponent-there", mention=Verbatim(f"<@{bruno.id}>"))


async def test_a_crash_after_more_were_asked_pings_nobody_twice(club: Club, store: Store) -> None:
    await challenge(club, 1)
    forgetful(store)
    await club.members[0].slash(club.channel, "azul start", opponent=club.members[2])
    await club.restart()
    await club.env.advance_time(A_WHILE)
    assert pinged(club) == [club.members[1].id, club.members[2].id]
    assert [labels(message)[:2] for message in club.messages] == [ANSWERS]


async def test_who_was_deleted_is_asked_like_a_stranger(club: Club) -> None:
    ada, bruno, *_ = club.members
    games = club.bot.games
    await games.people.change(bruno.id, lambda *_: Person(challenges=False))
    await refused(club, "opponent-off", bruno)
    await games.deletions.begin(bruno.id)
    await challenge(club, 1)
    assert pinged(club) == [bruno.id]
    await ada.slash(club.channel, "azul manage cancel")


@pytest.mark.thorough
async def test_nobody_is_pinged_again_when_the_lobby_is_shown_again(club: Club) -> None:
    await challenge(club, 1, seats=3)
    await club.last.delete()
    await club.members[2].slash(club.channel, "azul join")
    await club.members[2].slash(club.channel, "azul table")
    assert labels(club.last)[:2] == ANSWERS
    assert pinged(club) == [club.members[1].id]


@pytest.mark.thorough
async def test_a_crash_before_it_is_noted_pings_nobody_twice(club: Club, store: Store) -> None:
    forgetful(store)
    await challenge(club, 1)
    await club.restart()
    await club.env.advance_time(A_WHILE)
    assert labels(club.last)[:2] == ANSWERS
    assert pinged(club) == [club.members[1].id]


async def test_an_answer_that_gets_lost_pings_nobody_twice(simcord_env: Env, club: Club) -> None:
    simcord_env.inject_error("POST", MESSAGES, status=503)
    await challenge(club, 1)
    await club.env.advance_time(A_WHILE)
    shown = [message for message in club.messages if ANSWERS[0] in labels(message)]
    assert len(shown) == 1
    assert shown[0].content.count(f"<@{club.members[1].id}>") == 1


async def test_a_table_that_changes_before_the_question_arrives_pings_nobody_twice(
    club: Club, edge: Edge
) -> None:
    edge.break_connection(arrives=False)
    await challenge(club, 1, seats=3)
    assert pinged(club) == []
    await club.members[2].slash(club.channel, "azul join")
    await club.env.advance_time(A_WHILE)
    assert pinged(club) == [club.members[1].id]
    assert [labels(message)[:2] for message in club.messages] == [ANSWERS]
    assert "Chiyo" in club.last.content
