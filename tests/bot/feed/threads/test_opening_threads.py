"""Opening a game's thread: once, whatever goes wrong, and only where that is possible."""

from collections.abc import Sequence

import pytest
from simcord import Env

from bot.feed.retry import FIRST_WAIT
from bot.feed.threads import MAX_THREAD_NAME_LENGTH
from bot.ui.components import CustomId
from bot.ui.discord_errors import RETRY_DELAYS
from engine import decisions
from storage.store import Store
from tests.bot.club import Club, answer, labels, said, text_of
from tests.bot.edge import CUT, FATES, TRIES, Edge, Fate
from tests.bot.english import ADA, ENGLISH
from tests.bot.faults import forgetful
from tests.bot.feed.threads.game_threads import begin_in_thread, beside, deny, posts, requests
from tests.bot.raw import use_component
from tests.bot.shown import A_WHILE, LOBBY_BUTTONS, assert_shown_once, take
from tests.bot.variants import play_until
from tests.storage.faults import fail, mend

THREADS = "/channels/*/messages/*/threads"
NAMES_WITHOUT_END = (
    "👩‍👩‍👧‍👦" * 32,
    "@everyone <@1> **x** `y` [z](http://example.com)",
    "مرحبا بالعالم يا أصدقاء الجميع هنا",
    "Z̷̧̛̗͙̱͎̈́̊a̵̢̛͔͎̎l̶̡̛̠̹̽g̸̨̛̝̈́o̴̢̧̺͂ " * 5,
)


async def test_the_permissions_that_a_thread_needs_are_named_when_the_host_chooses_it(club: Club) -> None:
    deny(club, create_public_threads=True, send_messages_in_threads=True)

    reply = said(await club.start(where="thread"))

    assert reply.startswith("To play in a thread, I need more permissions in this channel: ")
    assert "Create Public Threads" in reply
    assert "Send Messages in Threads" in reply
    assert club.messages == []
    await club.lobby(2)
    panel = answer(await club.members[0].click(club.last, label="Options"))
    game = await club.game()
    select = CustomId("option", game.id, 0, "where").text
    await club.members[0].select(panel, ["thread"], custom_id=select)
    assert "Create Public Threads" in text_of(panel)
    assert ENGLISH("options") in text_of(panel)
    assert await club.game() == game
    await club.members[0].select(panel, ["channel"], custom_id=select)
    assert "Create Public Threads" not in text_of(panel)
    game = await club.game()
    pressed = {"type": 3, "custom_id": select, "options": []}
    stranger = said(await use_component(club, club.members[1], panel, pressed, values=["thread"]))
    assert stranger == ENGLISH("refusal-not-host", host=ADA)
    assert await club.game() == game


@pytest.mark.parametrize("gone", ["create_public_threads", "send_messages_in_threads"])
async def test_they_are_named_again_before_the_game_begins_if_they_have_gone(club: Club, gone: str) -> None:
    await club.lobby(2, where="thread")
    deny(club, **{gone: True})
    before = await club.game()

    answer = said(await club.members[0].click(club.last, label="Begin"))

    assert ENGLISH(f"permission-{gone.replace('_', '-')}") in answer
    assert await club.game() == before
    assert labels(club.last) == LOBBY_BUTTONS
    stranger = said(await club.members[1].click(club.last, label="Begin"))
    assert "Only the host" in stranger


async def test_a_thread_has_no_threads(club: Club) -> None:
    thread = await club.open_thread("games")
    answer = said(await club.members[0].slash(thread, "azul start", where="thread"))
    assert answer == ENGLISH("refusal-no-threads-here")


async def test_a_channel_has_so_many_games_in_threads_and_no_more(club: Club) -> None:
    await club.restart(threads_per_channel=2)
    first = await begin_in_thread(club)
    await begin_in_thread(club)

    refused = ENGLISH("refusal-too-many-threads", most=2)
    assert said(await club.start(where="thread")) == refused
    await club.lobby(2)
    panel = answer(await club.members[0].click(club.last, label="Options"))
    select = CustomId("option", (await club.game()).id, 0, "where").text
    await club.members[0].select(panel, ["thread"], custom_id=select)
    assert refused in text_of(panel)
    assert ENGLISH("options") in text_of(panel)

    game = await first.game()
    await club.bot.games.change(game.id, decisions.resign(club.members[1].id))
    assert await club.bot.presenter.present(game.id)
    await club.members[0].slash(club.channel, "azul manage cancel")
    await club.start(where="thread")
    assert ENGLISH("lobby-thread") in club.last.content


async def test_the_limit_counts_again_when_the_game_begins(club: Club) -> None:
    await club.lobby(2, where="thread")
    before = await club.game()
    await club.restart(threads_per_channel=0)

    answer = said(await club.members[0].click(club.last, label="Begin"))

    assert answer == ENGLISH("refusal-too-many-threads", most=0)
    assert await club.game() == before


async def test_pressed_twice_at_the_same_moment_it_begins_in_one_thread(simcord_env: Env, club: Club) -> None:
    await club.lobby(2, where="thread")
    lobby, game = club.last, await club.game()
    begin = CustomId("begin", game.id).text

    await club.press_at_once(lobby, *[(club.members[0], begin)] * 3)

    assert len(requests(simcord_env, "POST", "/threads")) == 1
    thread = beside(club, lobby.id)
    await assert_shown_once(thread, turns=1)


async def test_a_thread_that_was_opened_but_not_noted_is_found_after_a_crash(
    simcord_env: Env, club: Club, store: Store
) -> None:
    await club.lobby(2, where="thread")
    lobby = club.last
    fail(store, "enter_thread")
    await club.members[0].slash(club.channel, "azul begin")
    assert len(requests(simcord_env, "POST", "/threads")) == 1
    mend(store)
    simcord_env.inject_error("POST", THREADS, status=400, code=160004, times=None)
    await club.restart()
    await simcord_env.advance_time(A_WHILE)

    thread = beside(club, lobby.id)
    assert (await thread.game()).home_id == club.channel.id
    await assert_shown_once(thread, turns=1)
    assert len(posts(club)) == 1


async def test_what_was_shown_but_not_noted_is_not_shown_again_after_a_crash(
    simcord_env: Env, club: Club, store: Store
) -> None:
    await club.lobby(2, where="thread")
    lobby = club.last
    forgetful(store)
    await club.members[0].slash(club.channel, "azul begin")
    await club.restart()
    await simcord_env.advance_time(A_WHILE)

    thread = beside(club, lobby.id)
    await assert_shown_once(thread, turns=1)
    assert [f"<#{lobby.id}>" in message.content for message in posts(club)] == [True]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("lost_after", [1, 0])
async def test_a_result_that_was_partly_shown_is_completed_after_a_crash(
    simcord_env: Env, club: Club, edge: Edge, lost_after: int
) -> None:
    thread = await begin_in_thread(club)
    await thread.hurry(3)
    game = await thread.game()
    await club.bot.games.change(game.id, decisions.resign(club.members[1].id))
    edge.break_connection(arrives=True, after=lost_after)
    await simcord_env.advance_time(FIRST_WAIT + sum(RETRY_DELAYS))
    assert await club.bot.games.unshown(10) == [game.id]

    await club.restart()
    await simcord_env.advance_time(A_WHILE)

    assert len([message for message in posts(club) if "** wins" in message.content]) == 1
    assert len([message for message in posts(thread) if "** wins" in message.content]) == 1
    assert [labels(message) for message in posts(thread)] == [[]] * len(posts(thread))
    metadata = simcord_env.backend.channels[thread.channel.id].thread_metadata
    assert metadata
    assert metadata.archived
    assert await club.bot.games.unshown(10) == []


@pytest.mark.parametrize("fates", [[FATES["503, arrives never"]], [CUT] * TRIES], ids=["503", "cut"])
async def test_a_thread_that_cannot_be_archived_now_is_archived_later(
    simcord_env: Env, club: Club, edge: Edge, fates: list[Fate]
) -> None:
    thread = await begin_in_thread(club)
    game = await thread.game()
    await club.bot.games.change(game.id, decisions.resign(club.members[1].id))
    edge.expect("change thread", *fates)
    with simcord_env._bot_scope():
        club.bot.presenter.present_soon(game.id)
    await simcord_env.advance_time(2 * A_WHILE)

    metadata = simcord_env.backend.channels[thread.channel.id].thread_metadata
    assert metadata
    assert metadata.archived
    assert len([message for message in posts(club) if "** wins" in message.content]) == 1


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 160006), (400, 50024)])
async def test_where_discord_refuses_a_thread_the_game_is_played_in_the_channel(
    simcord_env: Env, club: Club, status: int, code: int
) -> None:
    await club.lobby(2, where="thread")
    simcord_env.inject_error("POST", THREADS, status=status, code=code, times=None)

    await club.members[0].slash(club.channel, "azul begin")

    assert ENGLISH("thread-failed") in club.last.content
    await take(club)
    await assert_shown_once(club, turns=2)
    assert [ENGLISH("thread-failed") in message.content for message in club.turns] == [True, False]
    assert ENGLISH("refusal-channel-occupied") in said(await club.start())
    await club.hurry()
    assert labels(club.last)[0] == "Play again"
    assert len([message for message in posts(club) if "** wins" in message.content]) == 1


async def test_a_fault_of_discord_is_waited_for(simcord_env: Env, club: Club) -> None:
    await club.lobby(2, where="thread")
    lobby = club.last
    simcord_env.inject_error("POST", THREADS, status=503, times=1)
    await club.members[0].slash(club.channel, "azul begin")
    assert club.channel.threads == []

    await simcord_env.advance_time(A_WHILE)

    await assert_shown_once(beside(club, lobby.id), turns=1)


async def test_a_name_that_the_server_forbids_is_replaced_by_a_number(simcord_env: Env, club: Club) -> None:
    await club.lobby(2, where="thread")
    simcord_env.inject_error("POST", THREADS, status=400, code=200001, times=1)
    await club.members[0].slash(club.channel, "azul begin")
    (thread,) = club.channel.threads
    assert thread.name == "Azul · game 1"


async def test_a_lobby_message_that_was_deleted_is_posted_again_for_its_thread(
    simcord_env: Env, club: Club
) -> None:
    await club.lobby(2, where="thread")
    simcord_env.backend.delete_message(club.channel.id, club.last.id)

    await club.members[0].slash(club.channel, "azul begin")

    (thread,) = club.channel.threads
    (card,) = posts(club)
    assert card.id == thread.id
    assert f"are playing in <#{thread.id}>" in card.content
    assert card.attachments == []
    await assert_shown_once(beside(club, thread.id), turns=1)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("names", [NAMES_WITHOUT_END, ["🎲" * 32] * 4], ids=["strange", "emojis"])
async def test_the_strangest_names_fit_and_say_nothing_but_names(
    simcord_env: Env, store: Store, names: Sequence[str]
) -> None:
    club = Club.found(simcord_env, store)
    club.members = []
    for number, name in enumerate(names):
        club.welcome(f"user {number}", nick=name[:32])
    await club.begin(4, where="thread")
    (thread,) = club.channel.threads
    assert thread.name
    assert 1 <= len(thread.name.encode("utf-16-le")) // 2 <= MAX_THREAD_NAME_LENGTH
    assert thread.name.endswith(" · round 1")
    assert all(not body["allowed_mentions"].get("parse") for body in club.posted())


async def test_a_rename_that_hangs_holds_up_nothing(simcord_env: Env, club: Club, edge: Edge) -> None:
    thread = await begin_in_thread(club)
    released = edge.hold(simcord_env, "change thread", f"/channels/{thread.channel.id}")
    while (await thread.state()).round == 1:
        await take(thread)
    await take(thread)
    game = await thread.game()
    assert game.shown_version == game.version
    assert thread.channel.name == "Ada and Bruno · round 1"
    released.set()
    await simcord_env.settle()
    assert thread.channel.name == "Ada and Bruno · round 2"


async def test_a_rename_that_fails_is_not_noticed(simcord_env: Env, club: Club) -> None:
    thread = await begin_in_thread(club)
    simcord_env.inject_error("PATCH", f"/channels/{thread.channel.id}", status=403, code=50013, times=None)
    await play_until(thread, lambda state: state.round == 2)
    await take(thread)
    assert len(requests(simcord_env, "PATCH", f"/channels/{thread.channel.id}")) == 1
    game = await thread.game()
    assert game.shown_version == game.version


@pytest.mark.one_in(2)
@pytest.mark.parametrize("restarting", [True, False])
async def test_the_thread_begins_at_the_lobby_though_that_was_not_noted(
    club: Club, store: Store, restarting: bool
) -> None:
    forgetful(store, times=100)
    await club.lobby(2, where="thread")
    (lobby,) = posts(club)
    forgetful(store, times=0)
    if restarting:
        await club.restart()

    await club.members[0].slash(club.channel, "azul begin")

    (card,) = posts(club)
    assert card.id == lobby.id
    assert "are playing" in card.content
    assert len(club.channel.threads) == 1
    assert (await beside(club, lobby.id).game()).home == club.channel.id
