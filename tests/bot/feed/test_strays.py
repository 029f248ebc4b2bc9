"""Messages that Discord accepts long after the bot has given up: none stays below newer ones, or twice."""

from dataclasses import replace

import discord
import pytest

import azul
from bot.feed.outbox import NONCES_LAST
from bot.feed.reconcile import REMINDER
from bot.feed.strays import SEARCH_AFTER, SeenMessage, Strays, strays_among
from bot.ui.discord_errors import RETRY_DELAYS
from engine import Game, Messages, decisions
from tests.bot.club import Club, buttons, labels, said
from tests.bot.edge import CUT_AND_LATE, FATES, TRIES, Arrival, Edge
from tests.bot.feed.threads.game_threads import beside, posts
from tests.bot.shown import A_WHILE, assert_shown_once, take
from tests.bot.variants import first_choices, has_one_take_left, play_until
from tests.engine.memory import MemoryStore
from tests.engine.people import a_game, a_lobby, games_over, some_takes

A_LOOK = SEARCH_AFTER[0] + A_WHILE


async def a_late_take(club: Club, edge: Edge) -> None:
    """Make a move of which the message hasn't arrived when the bot stops trying for a while."""
    edge.expect("post", *[CUT_AND_LATE] * TRIES)
    await take(club)
    await club.env.advance_time(sum(RETRY_DELAYS))


async def committed(club: Club) -> None:
    """Make a move that nobody shows yet, as another process would that dies at once."""
    game = await club.game()
    state = game.table.running_state
    await club.bot.games.change(
        game.id, decisions.take(game.table.players[state.turn].user_id, azul.legal_moves(state)[0])
    )


async def a_stray(club: Club, edge: Edge) -> discord.Message:
    """Let the message of a move appear below that of the next, which another process has shown."""
    await a_late_take(club, edge)
    await committed(club)
    await club.restart()
    shown = (await club.game()).message_id
    await edge.let_arrive()
    stray = club.last
    assert stray.id != shown
    assert labels(stray)
    return stray


async def test_a_message_that_may_still_come_is_settled_before_a_newer_one(club: Club, edge: Edge) -> None:
    await club.begin()
    sent = len(club.env.http_requests)
    await a_late_take(club, edge)

    await take(club)

    former, newer = club.posted(sent)
    await edge.let_arrive()
    await assert_shown_once(club, turns=3)
    assert former["nonce"] != newer["nonce"]
    assert former["allowed_mentions"]["users"] == []  # whoever it would ping has moved
    assert newer["allowed_mentions"]["users"] == [club.members[0].id]
    for after in SEARCH_AFTER:
        await club.env.advance_time(after + A_WHILE)
    await assert_shown_once(club, turns=3)
    asked = len(edge.tried)
    await take(club)
    await club.env.advance_time(A_LOOK)
    assert ("GET", f"/channels/{club.channel.id}/messages") not in edge.tried[asked:]


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seen", ["502", "disconnected", "timeout"])
async def test_no_newer_message_is_sent_as_long_as_a_former_one_is_uncertain(
    club: Club, edge: Edge, seen: str
) -> None:
    await club.begin()
    edge.expect("post", *[FATES[f"{seen}, arrives late"]] * 40)
    await take(club)
    await club.env.advance_time(sum(RETRY_DELAYS))
    for _ in range(3):
        await club.take(azul.legal_moves(await club.state())[0])
        await club.env.advance_time(sum(RETRY_DELAYS))
    edge.forget()
    await edge.let_arrive()
    assert len(club.turns) == 2  # of all that was sent, one message has come of it

    await club.env.advance_time(10 * A_WHILE)

    await assert_shown_once(club, turns=3)


async def test_what_is_settled_pings_those_for_whom_the_game_still_waits(club: Club, edge: Edge) -> None:
    await club.begin(4, wall="free")
    await play_until(club, has_one_take_left)
    await a_late_take(club, edge)
    game = await club.game()
    waiting = azul.waiting_for(game.table.running_state)
    assert waiting
    seat = waiting[0]
    for row, column in first_choices(game.table.running_state, seat):
        await club.bot.games.change(
            game.id,
            decisions.place(club.members[seat].id, row, column, round_=game.table.running_state.round),
        )
    game = await club.bot.games.change(
        game.id, decisions.settle(club.members[seat].id, round_=game.table.running_state.round)
    )
    sent = len(club.env.http_requests)

    await club.env.advance_time(A_WHILE)

    still = [club.members[each].id for each in waiting[1:]]
    assert still
    assert club.posted(sent)[0]["allowed_mentions"]["users"] == still
    await edge.let_arrive()
    game = await club.game()
    assert game.shown_version == game.version
    assert len([each for each in club.messages if labels(each)[:1] == ["Place tiles"]]) == 1


async def test_a_message_that_comes_late_below_a_newer_one_goes(club: Club, edge: Edge) -> None:
    await club.begin()
    stray = await a_stray(club, edge)

    await club.env.advance_time(A_LOOK)

    assert stray.id not in {message.id for message in club.messages}
    await assert_shown_once(club, turns=2)


async def test_a_message_that_comes_even_later_goes_as_well(club: Club, edge: Edge) -> None:
    await club.begin()
    await a_late_take(club, edge)
    await committed(club)
    await club.restart()
    await club.env.advance_time(A_LOOK)
    await edge.let_arrive()
    assert len(club.turns) == 3
    await club.env.advance_time(SEARCH_AFTER[1])
    await assert_shown_once(club, turns=2)


async def test_a_message_that_came_late_goes_though_the_game_has_gone_on(club: Club, edge: Edge) -> None:
    await club.begin()
    await a_stray(club, edge)
    await take(club)
    await take(club)
    await club.env.advance_time(A_LOOK)
    await assert_shown_once(club, turns=4)


async def test_a_press_on_a_message_that_came_late_does_nothing_wrong_and_the_message_goes(
    club: Club, edge: Edge
) -> None:
    await club.begin()
    stray = await a_stray(club, edge)
    before = await club.game()

    pressed = await club.press(await club.mover(), stray, buttons(stray)[0]["custom_id"])

    assert said(pressed)
    assert await club.game() == before
    assert stray.id not in {message.id for message in club.messages}
    await assert_shown_once(club, turns=2)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("label", ["My board", "What happened?"])
async def test_it_goes_whatever_is_pressed_there(club: Club, edge: Edge, label: str) -> None:
    await club.begin()
    stray = await a_stray(club, edge)
    await (await club.mover()).click(stray, label=label)
    assert stray.id not in {message.id for message in club.messages}


async def test_a_message_that_was_sent_twice_since_its_nonce_was_forgotten_is_there_once(
    club: Club, edge: Edge
) -> None:
    await club.begin()
    await a_late_take(club, edge)
    await club.restart()
    assert len(club.turns) == 2
    edge.nonces_last = 0.0
    await edge.let_arrive()
    assert len(club.turns) == 2 + TRIES

    await club.env.advance_time(A_LOOK)

    await assert_shown_once(club, turns=2)


async def test_after_a_long_outage_what_was_missed_is_one_message(club: Club, edge: Edge) -> None:
    await club.begin()
    await a_late_take(club, edge)
    edge.late.clear()
    edge.expect("post", *[FATES["503, arrives never"]] * 3)
    await club.env.advance_time(NONCES_LAST * 2)
    edge.forget()
    await take(club)
    await club.env.advance_time(A_LOOK)
    assert [labels(message) for message in club.turns[:-1]] == [[]] * (len(club.turns) - 1)
    assert len(club.turns) <= 3


async def test_in_a_quiet_game_nothing_but_the_newest_message_stays(club: Club, edge: Edge) -> None:
    await club.begin(messages="quiet")
    await a_stray(club, edge)
    await club.env.advance_time(A_LOOK)
    await assert_shown_once(club, turns=1)


async def test_in_a_thread_it_goes_too(club: Club, edge: Edge) -> None:
    await club.lobby(2, where="thread")
    lobby = club.last
    await club.members[0].slash(club.channel, "azul begin")
    thread = beside(club, lobby.id)
    await a_stray(thread, edge)
    await club.env.advance_time(A_LOOK)
    await assert_shown_once(thread, turns=2)


async def test_buttons_that_could_not_be_removed_at_once_go_later(club: Club, edge: Edge) -> None:
    await club.begin()
    edge.expect("edit", FATES["503, arrives never"])
    await take(club)
    assert labels(club.turns[0])

    await club.env.advance_time(A_LOOK)

    await assert_shown_once(club, turns=2)


async def test_buttons_of_several_turns_that_could_not_be_removed_at_once_go_later(
    club: Club, edge: Edge
) -> None:
    await club.begin()
    edge.expect("edit", *[FATES["503, arrives never"]] * 2)
    for _ in range(2):
        await take(club)
    assert all(labels(turn) for turn in club.turns)

    await club.env.advance_time(A_LOOK)

    await assert_shown_once(club, turns=3)


async def test_a_lobby_that_comes_late_goes_and_the_other_stays(club: Club, edge: Edge) -> None:
    edge.expect("post", *[CUT_AND_LATE] * TRIES)
    await club.start()
    await club.env.advance_time(sum(RETRY_DELAYS))
    game = await club.game()
    await club.bot.games.change(game.id, decisions.set_theme(club.members[0].id, "chocolatier"))
    await club.restart()
    await edge.let_arrive()
    assert len(club.messages) == 2

    await club.env.advance_time(A_LOOK)

    assert [message.id for message in club.messages] == [(await club.game()).message_id]
    await club.members[1].click(club.last, label="Join")
    assert "Ada and Bruno" in club.last.content


@pytest.mark.parametrize(("is_first", "cards"), [(True, 2), (False, 1)])
async def test_a_second_lobby_of_a_game_in_a_thread_has_no_buttons_or_goes_if_it_came_after_the_game(
    club: Club, edge: Edge, cards: int, *, is_first: bool
) -> None:
    ada, bruno = club.members[:2]
    edge.expect("post", *[CUT_AND_LATE] * TRIES)
    await club.start(where="thread")
    await club.env.advance_time(sum(RETRY_DELAYS))
    await club.bot.games.change((await club.game()).id, decisions.set_theme(ada.id, "chocolatier"))
    await club.restart()
    if is_first:
        await edge.let_arrive()
    await bruno.slash(club.channel, "azul join")
    await ada.slash(club.channel, "azul begin")
    await edge.let_arrive()

    await club.env.advance_time(A_LOOK)

    lobbies = posts(club)
    assert len(lobbies) == cards
    assert {message.content.partition("\n")[0] for message in lobbies} == {
        f"**Azul** · Ada and Bruno are playing in <#{club.channel.threads[-1].id}>."
    }
    assert [labels(message) for message in lobbies] == [["Fair draws"]] * cards


CALLS = ("post", "edit", "delete", "search", "open thread", "change thread")
TABLE = [
    (call, f"{seen}, arrives {arrival.value}", times)
    for call in CALLS
    for seen in ("disconnected", "502")
    for arrival in Arrival
    for times in (1, TRIES + 1)
]


@pytest.mark.one_in(16)
@pytest.mark.parametrize(("call", "fate", "times"), TABLE)
async def test_whatever_becomes_of_requests_everything_is_there_once_in_the_end(
    club: Club, edge: Edge, call: str, fate: str, times: int
) -> None:
    in_thread = call.endswith("thread")
    await club.lobby(2, where="thread" if in_thread else "channel", messages="quiet")
    lobby = club.last
    edge.expect(call, *[FATES[fate]] * times)
    if not in_thread:
        edge.expect("post", CUT_AND_LATE)
    await club.members[0].slash(club.channel, "azul begin")
    await club.env.advance_time(10)
    if in_thread:
        await edge.let_arrive()
        await club.env.advance_time(20 * A_WHILE)  # until there is one
    place = beside(club, lobby.id) if in_thread else club
    for _ in range(3):
        await take(place)
        await club.env.advance_time(10)
    edge.forget()
    await edge.let_arrive()
    await club.env.advance_time(SEARCH_AFTER[1] + 4 * A_WHILE)
    await take(place)

    await assert_shown_once(place, turns=1)
    assert [labels(each) for each in club.messages if each.id == lobby.id] == [["Fair draws"]]


# ── which are strays: decided without Discord ──


async def a_shown_game(message_id: int = 50, takes: int = 3, **changes: object) -> Game:
    """Return a game of which all is shown."""
    games = games_over(MemoryStore())
    game = await some_takes(games, await a_game(games), takes)
    return replace(game, shown_version=game.version, message_id=message_id, **changes)  # type: ignore[arg-type]


def turn(message_id: int, version: int, *, has_buttons: bool = True) -> SeenMessage:
    """Return the message of a turn."""
    return SeenMessage(message_id, 1, version, "turn", has_buttons)


async def test_messages_in_order_without_buttons_stay() -> None:
    game = await a_shown_game()
    seen = [turn(30 + number, number, has_buttons=False) for number in range(2, game.version)]
    strays = strays_among(game, [*seen, turn(50, game.version)])
    assert (strays.retired, strays.deleted) == ([], [])


@pytest.mark.parametrize(
    ("message_id", "back", "goes", "retires"),
    [
        (60, 1, True, False),  # below the newest
        (60, 0, True, False),  # the newest once more
        (40, 0, True, False),  # the same, above
        (40, 1, False, True),  # the former, whose buttons are still there
    ],
)
async def test_what_is_out_of_order_or_double_goes(
    message_id: int, back: int, goes: bool, retires: bool
) -> None:
    game = await a_shown_game()
    stray = turn(message_id, game.version - back)
    strays = strays_among(game, [turn(50, game.version), stray])
    assert (stray in strays.deleted, stray in strays.retired) == (goes, retires)


def lobby(message_id: int, *, has_buttons: bool = True) -> SeenMessage:
    """Return the message of a table that waits for players."""
    return SeenMessage(message_id, 1, 0, "lobby", has_buttons)


async def test_of_many_strays_all_go_and_nothing_else() -> None:
    game = await a_shown_game(takes=6, reminder_id=90)
    newest = game.version
    stay = [
        lobby(10, has_buttons=False),
        turn(20, newest - 5, has_buttons=False),
        turn(50, newest),
        SeenMessage(90, 1, 0, REMINDER, reply_to=50),
    ]
    retired = [lobby(11), turn(30, newest - 4), turn(40, newest - 2)]
    deleted = [
        turn(31, newest - 4),  # once more
        turn(41, newest - 3),  # below a newer one
        turn(45, newest),
        lobby(61),
        turn(62, newest - 1, has_buttons=False),
        SeenMessage(70, 1, 0, REMINDER, has_buttons=False, reply_to=41),
        SeenMessage(71, 1, 0, REMINDER, has_buttons=False, reply_to=7),
        SeenMessage(72, 1, 0, REMINDER, reply_to=50),
    ]
    strays = strays_among(game, [*stay, *deleted, *retired], after=7)
    assert (strays.retired, strays.deleted) == (retired, deleted)
    assert strays_among(game, stay) == Strays([], [])


async def test_what_is_below_the_newest_message_goes_though_that_was_not_seen() -> None:
    game = await a_shown_game()
    above, below = turn(40, game.version - 1), turn(60, game.version)
    strays = strays_among(game, [below, above])
    assert (strays.retired, strays.deleted) == ([above], [below])


async def test_nothing_is_a_stray_before_all_is_shown() -> None:
    game = await a_shown_game()
    seen = [turn(50, game.version), turn(60, game.version - 1)]
    for unfinished in (replace(game, message_id=None), replace(game, shown_version=game.version - 1)):
        strays = strays_among(unfinished, seen)
        assert not strays.deleted
        assert not strays.retired


async def test_a_quiet_game_keeps_no_former_turn() -> None:
    game = await a_shown_game()
    quiet = replace(
        game, table=replace(game.table, options=replace(game.table.options, messages=Messages.QUIET))
    )
    former = turn(40, game.version - 1)
    assert strays_among(quiet, [former, turn(50, game.version)]).deleted == [former]


@pytest.mark.parametrize("part", ["round", "result"])
async def test_of_a_summary_or_a_result_the_first_stays(part: str) -> None:
    game = await a_shown_game()
    first, second = (SeenMessage(number, 1, 3, part, has_buttons=False) for number in (45, 60))
    other = SeenMessage(46, 1, 2, part, has_buttons=False)
    assert strays_among(game, [second, turn(50, game.version), first, other]).deleted == [second]


async def test_a_reminder_of_a_former_turn_goes_and_that_of_this_one_stays() -> None:
    game = await a_shown_game(reminder_id=61)
    stays = SeenMessage(61, 1, 0, REMINDER, has_buttons=True, reply_to=50)
    late = SeenMessage(62, 1, 0, REMINDER, has_buttons=False, reply_to=40)
    vote = SeenMessage(63, 1, 0, REMINDER, has_buttons=True, reply_to=50)
    other = SeenMessage(64, 1, 0, REMINDER, has_buttons=False, reply_to=7)
    strays = strays_among(game, [turn(50, game.version), stays, late, vote, other], after=40)
    assert strays.deleted == [late, vote]


async def test_a_second_lobby_goes() -> None:
    games = games_over(MemoryStore())
    game = await a_lobby(games)
    game = replace(game, shown_version=game.version, message_id=50)
    above, own, below = (SeenMessage(number, 1, 0, "lobby") for number in (40, 50, 60))
    assert strays_among(game, [below, own, above]) == Strays([], [above, below])
