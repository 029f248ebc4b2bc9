"""Turns that came silently are pinged for once their players' rest has ended, all together."""

from collections import Counter

import discord
import pytest
from simcord import Env
from simcord.actors import MemberActor

from engine import Person, Pings, decisions
from storage.records import Shown
from storage.store import Store
from tests.bot.club import Club
from tests.bot.edge import Edge
from tests.bot.faults import allow_posting, deny_posting, forgetful
from tests.bot.features.me.test_hours_of_people import pick, settings
from tests.bot.features.play.test_planning import elsewhere, moves_of, plan
from tests.bot.feed.notifications.calls import HOUR, SILENT, choose, direct, dm_path, in_channel
from tests.bot.feed.test_guild_removals import invite, remove
from tests.bot.feed.threads.game_threads import begin_in_thread
from tests.bot.shown import take
from tests.bot.variants import FREE, choosing, play_until
from tests.storage.faults import fail, mend

pytestmark = pytest.mark.usefixtures("days_pass")

AT_NIGHT = Person(zone="UTC", quiet=(22 * 60, 8 * 60))
"""Quiet hours; the simulated Discord begins at midnight UTC."""
STILL = "it's still your turn"


def still(club: Club) -> list[discord.Message]:
    """Return the messages that call for a turn that came before."""
    return [
        message for message in club.messages if STILL in message.content and "Deadline" not in message.content
    ]


def sounds(club: Club, since: int, member: MemberActor) -> int:
    """Return how many messages in all channels and direct messages to a member have made a sound for them."""
    loud = [post for post in club.posted(since) if not post.get("flags", 0) & SILENT]
    pinged = [post for post in loud if str(member.id) in map(str, post["allowed_mentions"].get("users", []))]
    written = [
        request
        for request in club.env.http_requests[since:]
        if (request.method, request.path) == ("POST", dm_path(club, member))
        and request.json
        and not request.json.get("flags", 0) & SILENT
    ]
    return len(pinged) + len(written)


async def in_the_night(club: Club, person: Person = AT_NIGHT) -> MemberActor:
    """Begin a game in which Bruno's turn comes while he rests, and return him."""
    bruno = club.members[1]
    await choose(club, bruno, person)
    await club.begin()
    await take(club)
    return bruno


async def test_a_turn_that_came_in_quiet_hours_is_called_for_at_their_end_and_once(club: Club) -> None:
    bruno = await in_the_night(club)
    turn, sent = club.last, len(club.env.http_requests)
    await club.env.advance_time(8 * HOUR - 60)
    assert in_channel(club, sent) == []
    await club.env.advance_time(61)
    assert in_channel(club, sent) == [([bruno.id], False)]
    (called,) = still(club)
    assert called.content == f"<@{bruno.id}>, it's still your turn."
    assert called.reference
    assert called.reference.message_id == turn.id
    await club.env.advance_time(4 * HOUR)
    await club.restart()
    await club.env.advance_time(HOUR)
    assert in_channel(club, sent) == [([bruno.id], False)]
    await take(club)
    assert still(club) == []


async def test_every_night_ends_with_a_call(club: Club) -> None:
    bruno = await in_the_night(club)
    for length in (8 * HOUR + 60, 9 * HOUR):
        sent = len(club.env.http_requests)
        await club.env.advance_time(length)
        assert in_channel(club, sent) == [([bruno.id], False)]
        assert len(still(club)) == 1
        await take(club)
        assert still(club) == []
        await club.env.advance_time(15 * HOUR)
        await take(club)


async def test_the_end_of_a_holiday_calls_too(club: Club) -> None:
    bruno = club.members[1]
    await club.begin(pace="none")
    await pick(bruno, await settings(club, bruno), "holiday", "2026-01-03")
    await take(club)
    sent = len(club.env.http_requests)
    await club.env.advance_time(3 * 24 * HOUR - 60)
    assert in_channel(club, sent) == []
    await club.env.advance_time(61)
    assert in_channel(club, sent) == [([bruno.id], False)]


@pytest.mark.parametrize(("setting", "value"), [("holiday", "off"), ("from", "off")])
async def test_somebody_who_stops_resting_earlier_is_called_then(
    club: Club, setting: str, value: str
) -> None:
    bruno = club.members[1]
    panel = await settings(club, bruno)
    if setting == "holiday":
        await pick(bruno, panel, "holiday", "2026-01-03")
    else:
        await pick(bruno, panel, "from", "0")
    await club.begin()
    await take(club)
    await club.env.advance_time(HOUR)
    sent = len(club.env.http_requests)
    await pick(bruno, panel, setting, value)
    await club.env.advance_time(5)
    assert in_channel(club, sent) == [([bruno.id], False)]


async def test_somebody_who_rests_for_longer_is_called_later(club: Club) -> None:
    bruno = await in_the_night(club)
    panel = await settings(club, bruno)
    await pick(bruno, panel, "until", "600")
    sent = len(club.env.http_requests)
    await club.env.advance_time(10 * HOUR - 60)
    assert in_channel(club, sent) == []
    await club.env.advance_time(61)
    assert in_channel(club, sent) == [([bruno.id], False)]


@pytest.mark.one_in(3)
@pytest.mark.parametrize("how", ["undo", "move", "end", "resign", "pause"])
async def test_nobody_is_called_for_a_turn_that_waits_for_them_no_more(club: Club, how: str) -> None:
    bruno = await in_the_night(club)
    game = await club.game()
    match how:
        case "move":
            await take(club)
        case "undo":
            await club.members[0].slash(club.channel, "azul undo")
        case "resign":
            await club.bot.games.change(game.id, decisions.resign(bruno.id))
        case "end":
            await club.bot.games.change(game.id, decisions.cancel(club.members[0].id, may_manage=True))
        case _:
            await club.bot.games.change(game.id, decisions.pause(club.members[0].id))
    await club.bot.presenter.present(game.id)
    sent = len(club.env.http_requests)
    await club.env.advance_time(9 * HOUR)
    assert sounds(club, sent, bruno) == 0
    assert still(club) == []


async def test_a_turn_that_has_sounded_since_is_not_called_for_again(club: Club) -> None:
    bruno = await in_the_night(club)
    await take(club)
    await club.env.advance_time(8 * HOUR - 10)
    await take(club)
    assert (await club.state()).turn == 1
    await club.env.advance_time(5)
    await take(club)
    await club.env.advance_time(10)
    sent = len(club.env.http_requests)
    await take(club)
    assert sounds(club, sent, bruno) == 1
    await club.env.advance_time(2 * HOUR)
    assert sounds(club, sent, bruno) == 1


async def test_what_sounded_before_quiet_hours_is_not_called_for_afterwards(club: Club) -> None:
    bruno = club.members[1]
    await choose(club, bruno, Person(zone="UTC", quiet=(60, 8 * 60)))
    await club.begin(pace="7d")
    await take(club)
    sent = len(club.env.http_requests)
    await club.env.advance_time(12 * HOUR)
    assert sounds(club, sent, bruno) == 0


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("pings", "in_public", "alone"),
    [(Pings.BOTH, 1, 1), (Pings.CHANNEL, 1, 0), (Pings.DM, 0, 1), (Pings.NONE, 0, 0)],
)
async def test_people_are_called_where_they_want_it(
    club: Club, pings: Pings, in_public: int, alone: int
) -> None:
    bruno = await in_the_night(club, AT_NIGHT.model_copy(update={"pings": pings}))
    sent, written = len(club.env.http_requests), len(direct(club, bruno))
    await club.env.advance_time(8 * HOUR + 120)
    assert in_channel(club, sent) == [([bruno.id], False)] * in_public
    messages = direct(club, bruno)[written:]
    assert len(messages) == alone
    assert all(
        each.startswith("It's still your turn in your Azul game with Ada: https://") for each in messages
    )
    assert sounds(club, sent, bruno) == in_public + alone


def elsewhere_in(club: Club) -> Club:
    """Return the club as it is in another channel, which is new."""
    other = Club(club.env, club.guild, club.guild.create_text_channel("more"), club.store)
    other.members = club.members
    return other


async def several(club: Club, person: Person) -> tuple[MemberActor, list[Club]]:
    """Begin games in two threads of a channel, in it and elsewhere; in each Bruno's turn comes at night."""
    bruno = club.members[1]
    await choose(club, bruno, person)
    rooms = [await begin_in_thread(club), await begin_in_thread(club), club, elsewhere_in(club)]
    for room in rooms[2:]:
        await room.begin()
    for room in rooms:
        await take(room)
    return bruno, rooms


async def remind(club: Club) -> int:
    """Note a message as the reminder of the club's game, and return its id."""
    game, reminder = await club.game(), club.last.id
    await club.bot.games.mark_shown(Shown(game.id, game.version, game.message_id, reminder_id=reminder))
    return reminder


async def test_all_games_of_a_channel_are_called_for_with_one_ping(club: Club) -> None:
    bruno, rooms = await several(club, AT_NIGHT)
    turns = [room.last for room in rooms]
    sent = len(club.env.http_requests)
    await club.env.advance_time(8 * HOUR + 60)
    assert sounds(club, sent, bruno) == 2
    called = [still(room) for room in rooms]
    assert [len(each) for each in called] == [0, 0, 1, 1]  # in the channel rather than in a thread
    assert called[2][0].content == (
        f"<@{bruno.id}>, it's still your turn in 3 games: "
        f"{turns[2].jump_url}, {turns[0].jump_url}, and {turns[1].jump_url}"
    )
    await club.restart()
    await club.env.advance_time(HOUR)
    assert sounds(club, sent, bruno) == 2


async def test_one_ping_for_several_games_stands_where_no_reminder_does(club: Club) -> None:
    _, rooms = await several(club, AT_NIGHT)
    reminders = [await remind(room) for room in (rooms[0], rooms[2])]
    await club.env.advance_time(8 * HOUR + 60)
    assert [len(still(room)) for room in rooms] == [0, 1, 0, 1]
    (called,) = still(rooms[1])
    assert called.reference is not None
    assert [(await room.game()).reminder_id for room in (rooms[0], rooms[2])] == reminders


async def test_a_ping_takes_no_reminder_s_place(club: Club) -> None:
    await in_the_night(club)
    reminder = await remind(club)
    await club.env.advance_time(8 * HOUR + 60)
    (called,) = still(club)
    assert called.reference is None
    assert (await club.game()).reminder_id == reminder


async def test_all_games_are_called_for_with_one_direct_message(club: Club) -> None:
    bruno, rooms = await several(club, AT_NIGHT.model_copy(update={"pings": Pings.DM}))
    turns = [room.last for room in rooms]
    sent, written = len(club.env.http_requests), len(direct(club, bruno))
    await club.env.advance_time(8 * HOUR + 120)
    (message,) = direct(club, bruno)[written:]
    assert [line.rpartition(" ")[2] for line in message.splitlines()] == [turn.jump_url for turn in turns]
    assert sounds(club, sent, bruno) == 1


async def test_people_who_cannot_be_written_to_are_pinged_in_the_channel(
    simcord_env: Env, club: Club
) -> None:
    bruno = await in_the_night(club, AT_NIGHT.model_copy(update={"pings": Pings.DM}))
    simcord_env.inject_error("POST", dm_path(club, bruno), status=403, code=50007, times=None)
    sent = len(club.env.http_requests)
    await club.env.advance_time(8 * HOUR + 180)
    assert in_channel(club, sent) == [([bruno.id], False)]


async def test_on_free_walls_people_who_were_left_out_are_called_and_the_first_call_goes_with_the_turn(
    club: Club,
) -> None:
    late = club.members[1:3]
    await club.begin(3, **FREE)
    for member in late:
        await choose(club, member, AT_NIGHT)
    await play_until(club, choosing(0, 1, 2))
    turn, sent = club.last, len(club.env.http_requests)
    await club.env.advance_time(8 * HOUR + 60)
    first, second = still(club)
    assert sorted(in_channel(club, sent)) == [([member.id], False) for member in late]
    assert first.reference is not None
    assert (first.reference.message_id, second.reference) == (turn.id, None)
    assert (await club.game()).reminder_id == first.id


async def test_a_plan_that_is_about_to_answer_changes_nothing_that_others_see(club: Club) -> None:
    bruno = club.members[1]
    await choose(club, bruno, AT_NIGHT)
    await club.begin()
    await plan(club, bruno, (await moves_of(club, 1))[0])
    await club.env.advance_time(8 * HOUR - 10)
    await club.take(await elsewhere(club, (await moves_of(club, 1))[0].source))
    sent = len(club.env.http_requests)
    await club.env.advance_time(HOUR)
    assert (await club.state()).turn == 0
    assert sounds(club, sent, bruno) == 0


# ── what goes wrong ──


async def test_nobody_is_called_on_a_server_that_has_removed_the_bot(club: Club, store: Store) -> None:
    bruno = await in_the_night(club)
    await club.env.advance_time(8 * HOUR - 60)
    fail(store, "suspend")
    await remove(club)
    sent = len(club.env.http_requests)
    await club.env.advance_time(65)
    assert club.env.http_requests[sent:] == []
    mend(store)
    await invite(club)
    await club.env.advance_time(HOUR)
    assert in_channel(club, sent) == [([bruno.id], False)]


async def test_a_restart_between_loses_nothing(club: Club) -> None:
    bruno = await in_the_night(club)
    await club.restart()
    sent = len(club.env.http_requests)
    await club.env.advance_time(8 * HOUR + 60)
    assert in_channel(club, sent) == [([bruno.id], False)]


async def test_a_turn_that_was_not_noted_before_a_restart_is_called_for(club: Club, store: Store) -> None:
    bruno = club.members[1]
    await choose(club, bruno, AT_NIGHT)
    await club.begin(pace="none")
    forgetful(store)
    await take(club)
    sent = len(club.env.http_requests)
    await club.env.advance_time(7 * HOUR)
    await club.restart()
    await club.env.advance_time(HOUR + 120)
    assert sounds(club, sent, bruno) == 1


@pytest.mark.parametrize("pings", [Pings.CHANNEL, Pings.DM])
async def test_a_ping_that_was_not_noted_is_not_sent_again(club: Club, pings: Pings, store: Store) -> None:
    person = AT_NIGHT.model_copy(update={"pings": pings})
    bruno = await in_the_night(club, person)
    sent = len(club.env.http_requests)
    fail(store, "end_pings", "put_off_pings")
    await club.env.advance_time(8 * HOUR + 5)
    assert sounds(club, sent, bruno) == 1
    await choose(club, bruno, person.model_copy(update={"language": "uk"}))  # it is found all the same
    await club.restart()
    await club.env.advance_time(600)
    mend(store)
    for _ in range(3):
        await club.restart()
        await club.env.advance_time(600)
    assert sounds(club, sent, bruno) == 1
    assert await club.store.pings_of(bruno.id) == []


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_ping_whose_connection_breaks_arrives_once_though_others_read_the_same(
    club: Club, edge: Edge, *, arrives: bool
) -> None:
    said = f"{club.members[1].mention}, it's still your turn."
    await club.bot.get_partial_messageable(club.channel.id).send(said)  # in another night
    bruno = await in_the_night(club)
    await club.members[0].send(club.channel, said)
    former = {message.id for message in still(club)}
    edge.break_connection(arrives=arrives)
    await club.env.advance_time(8 * HOUR + 300)
    (called,) = [message for message in still(club) if message.id not in former]
    assert [member.id for member in called.mentions] == [bruno.id]
    assert (await club.game()).reminder_id == called.id


@pytest.mark.one_in(2)
@pytest.mark.parametrize("pings", [Pings.CHANNEL, Pings.DM])
async def test_a_ping_that_discord_fails_to_take_is_tried_again_within_minutes(
    simcord_env: Env, club: Club, pings: Pings
) -> None:
    bruno = await in_the_night(club, AT_NIGHT.model_copy(update={"pings": pings}))
    sent = len(club.env.http_requests)
    simcord_env.inject_error("POST", "/channels/*", status=503, times=None)
    await club.env.advance_time(8 * HOUR + 60)
    simcord_env.backend.faults.clear()
    arrived = len(club.env.http_requests)
    await club.env.advance_time(600)
    assert arrived > sent
    assert sounds(club, arrived, bruno) == 1


async def test_a_ping_that_is_not_allowed_is_tried_once_an_hour_and_keeps_back_no_other(
    club: Club, edge: Edge
) -> None:
    bruno, other = await in_the_night(club), elsewhere_in(club)
    await other.begin()
    await take(other)
    deny_posting(club.env, club.channel.id, club.guild.default_role.id)
    before = len(edge.tried)
    await club.env.advance_time(8 * HOUR + 60)
    assert len(still(other)) == 1
    await club.env.advance_time(2 * HOUR + 540)
    posts = Counter(path for method, path in edge.tried[before:] if method == "POST")
    assert posts == {
        f"/channels/{club.channel.id}/messages": 3,
        f"/channels/{other.channel.id}/messages": 1,
    }

    allow_posting(club.env, club.channel.id, club.guild.default_role.id)
    await club.env.advance_time(HOUR)
    assert [member.id for message in still(club) for member in message.mentions] == [bruno.id]


async def test_a_bot_that_stops_sends_no_ping_any_more_and_the_next_does(club: Club, edge: Edge) -> None:
    await in_the_night(club)
    released = edge.hold(club.env, "post")
    await club.env.advance_time(8 * HOUR + 5)
    await club.bot.close()
    released.set()
    await club.env.settle()
    assert still(club) == []
    await club.restart()
    await club.env.advance_time(60)
    assert len(still(club)) == 1


async def test_pings_are_deleted_with_their_person(club: Club) -> None:
    bruno = await in_the_night(club)
    await club.bot.games.deletions.begin(bruno.id)
    assert await club.store.pings_of(bruno.id) == []
    sent = len(club.env.http_requests)
    await club.env.advance_time(9 * HOUR)
    assert sounds(club, sent, bruno) == 0
