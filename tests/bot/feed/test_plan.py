"""What is decided to be done in a channel, from the game and what was found there."""

from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from discord.utils import time_snowflake

import azul
from bot.feed.notifications import Notification, NotificationKind
from bot.feed.plan import ChannelPlan, plan_for
from bot.feed.reconcile import FoundMessage
from bot.feed.reminders import ReminderPlan
from bot.i18n.language import words_for
from bot.messages.pictures import last_take, table_picture
from bot.ui.emojis import TileEmojis
from bot.words.phrases import Phrases
from engine import NO_HOURS, Game, GameService, Hours, Person, Pings, Status, decisions
from storage.records import Shown
from tests.bot.variants import first_choices
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, DARIYA, PEOPLE, a_game, a_lobby, games_over, some_takes

PHRASES = Phrases(words_for("en-US"), TileEmojis())
OLD, LOST, NEWER = 71, 72, 73
"""Message ids: one that is noted, and two that arrived later and are not."""


@pytest.fixture
def games() -> GameService:
    return games_over(MemoryStore())


async def plan(
    games: GameService,
    game: Game,
    *found: FoundMessage,
    even_private: bool = False,
    is_planned: bool = False,
    hours: Hours = NO_HOURS,
    asked: Collection[int] = (),
) -> ChannelPlan:
    """Return what is to be done for a game as it is now stored."""
    game = await games.get(game.id)
    entries = await games.entries_since(game, game.shown_version)
    taken = await games.last_take(game)
    return plan_for(
        PHRASES,
        game,
        entries,
        taken,
        found,
        even_private=even_private,
        is_planned=is_planned,
        hours=hours,
        asked=asked,
    )


async def shown(games: GameService, game: Game, message_id: int | None = OLD) -> Game:
    """Return the game after its channel has been shown it, in the message `OLD` or another."""
    await games.mark_shown(Shown(game.id, game.version, message_id))
    return await games.get(game.id)


async def until_round_ends(games: GameService, game: Game) -> Game:
    """Return the game before the last take of its round."""
    while (
        azul.total(game.table.running_state.centre) + sum(map(azul.total, game.table.running_state.factories))
        > 0
    ):
        before = game
        game = await some_takes(games, game, 1)
        if game.table.running_state.round > before.table.running_state.round:
            break
    return game


async def test_a_move_is_reported_in_one_message_and_the_previous_one_loses_its_buttons(
    games: GameService,
) -> None:
    game = await some_takes(games, await shown(games, await a_game(games)), 1)

    decided = await plan(games, game)

    (post,) = decided.posts
    assert (post.version, post.part, post.pings) == (game.version, "turn", (BRUNO.user_id,))
    assert decided.retired == {OLD: None}
    assert decided.edited is None


async def test_several_moves_are_reported_in_one_message(games: GameService) -> None:
    game = await some_takes(games, await shown(games, await a_game(games)), 3)
    (post,) = (await plan(games, game)).posts
    assert post.text.count("took") == 3


async def test_the_end_of_a_round_is_reported_silently_before_the_turn(games: GameService) -> None:
    game = await until_round_ends(games, await shown(games, await a_game(games)))

    summary, turn = (await plan(games, game)).posts

    assert (summary.part, summary.silent, summary.pings, summary.buttons) == ("round", True, (), ())
    assert (turn.part, turn.silent) == ("turn", False)
    assert turn.version == game.version


async def test_a_message_that_arrived_is_not_sent_again_and_its_predecessor_loses_its_buttons(
    games: GameService,
) -> None:
    game = await some_takes(games, await shown(games, await a_game(games)), 1)

    decided = await plan(games, game, FoundMessage(game.version, "turn", LOST))

    assert decided == ChannelPlan(retired={OLD: None}, message_id=LOST)
    await games.mark_shown(Shown(game.id, game.shown_version, OLD, reminder_id=NEWER))
    decided = await plan(games, game, FoundMessage(game.version, "turn", LOST))
    assert decided.reminders == ReminderPlan(deleted=(NEWER,))  # it was about the former turn


async def test_of_several_messages_that_arrived_only_the_newest_keeps_its_buttons(
    games: GameService,
) -> None:
    game = await some_takes(games, await shown(games, await a_game(games)), 2)
    found = (FoundMessage(game.version, "turn", NEWER), FoundMessage(game.version - 1, "turn", LOST))

    decided = await plan(games, game, *found)

    assert decided == ChannelPlan(retired={OLD: None, LOST: None}, message_id=NEWER)


async def test_what_follows_a_message_that_arrived_is_reported(games: GameService) -> None:
    game = await some_takes(games, await shown(games, await a_game(games)), 2)

    decided = await plan(games, game, FoundMessage(game.version - 1, "turn", LOST))

    (post,) = decided.posts
    assert post.text.count("took") == 1
    assert decided.retired == {OLD: None, LOST: None}


async def test_a_round_s_summary_that_arrived_alone_is_followed_by_the_turn(games: GameService) -> None:
    game = await until_round_ends(games, await shown(games, await a_game(games)))
    ended = next(
        entry.version for entry in await games.entries_since(game, game.shown_version) if entry.report
    )

    decided = await plan(games, game, FoundMessage(ended, "round", LOST))

    assert [post.part for post in decided.posts] == ["turn"]
    assert decided.retired == {OLD: None}


async def test_of_a_last_round_and_a_result_what_has_not_arrived_is_posted(games: GameService) -> None:
    game = await games.channels.enter_thread((await a_game(games)).id, 99)
    game = await some_takes(games, game, 200)
    await games.mark_shown(Shown(game.id, game.version - 1, OLD))
    parts = ["round", "result", "over"]
    for arrived in (0, 1, 2, 3):
        found = [FoundMessage(game.version, part, LOST) for part in parts[:arrived]]
        decided = await plan(games, game, *found)
        assert [post.part for post in decided.posts] == parts[arrived:]


async def test_a_table_that_waits_for_players_is_edited_where_it_is_known(games: GameService) -> None:
    game = await a_lobby(games, players=2)
    lobby = FoundMessage(1, "lobby", LOST)

    assert (await plan(games, game)).edited is None
    assert (await plan(games, game, lobby)).edited == LOST
    assert (await plan(games, await shown(games, game))).edited == OLD
    (post,) = (await plan(games, game)).posts
    assert (post.part, post.picture is None, len(post.buttons)) == ("lobby", False, 7)


async def test_a_table_that_was_closed_has_no_picture_and_no_buttons(games: GameService) -> None:
    game = await shown(games, await a_lobby(games))
    game = await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=False))
    (post,) = (await plan(games, game)).posts
    assert (post.picture, post.buttons) == (None, ())


@pytest.mark.parametrize("noted", [True, False])
async def test_the_lobby_says_who_plays_once_the_game_begins(games: GameService, noted: bool) -> None:
    game = await a_lobby(games, players=2)
    if noted:
        await shown(games, game)
    await games.change(game.id, decisions.begin(ADA.user_id))

    decided = await plan(games, game, *([] if noted else [FoundMessage(1, "lobby", LOST)]))

    (message_id,) = decided.retired
    assert message_id == (OLD if noted else LOST)
    lobby = decided.retired[message_id]
    assert lobby is not None
    assert lobby.text.startswith("**Azul** · Ada and Bruno are playing.\n")
    assert [button.label for button in lobby.buttons] == ["Fair draws"]
    assert [post.part for post in decided.posts] == ["turn"]


async def choosing(games: GameService, players: int) -> Game:
    """Return a game whose channel was shown that all players are to choose spaces."""
    game = await a_game(games, players, azul.Rules(azul.WallSide.FREE))
    while len(azul.waiting_for(game.table.running_state)) < players:
        state = game.table.running_state
        game = await some_takes(games, game, 1 if state.phase is azul.Phase.OFFER else 0)
        for seat in azul.waiting_for(state):
            for row, column in first_choices(state, seat):
                await games.change(
                    game.id, decisions.place(PEOPLE[seat].user_id, row, column, round_=state.round)
                )
            game = await games.change(game.id, decisions.settle(PEOPLE[seat].user_id, round_=state.round))
    return await shown(games, game)


async def test_private_choices_are_not_reported(games: GameService) -> None:
    game = await choosing(games, players=2)
    row, column = first_choices(game.table.running_state, 0)[0]
    game = await games.change(
        game.id, decisions.place(ADA.user_id, row, column, round_=game.table.running_state.round)
    )
    game = await games.change(game.id, decisions.set_theme(ADA.user_id, "chocolatier"))

    assert await plan(games, game) == ChannelPlan(message_id=OLD)
    (post,) = (await plan(games, game, even_private=True)).posts
    assert post.part == "tiling"
    assert post.pings == (ADA.user_id, BRUNO.user_id)


async def test_players_who_choose_are_not_notified_twice(games: GameService) -> None:
    game = await choosing(games, players=3)
    game = await games.change(game.id, decisions.resign(CHIYO.user_id))
    (post,) = (await plan(games, game)).posts
    assert (post.part, post.pings) == ("tiling", ())


async def test_the_last_take_stays_marked_after_a_resignation(games: GameService) -> None:
    game = await some_takes(games, await a_game(games, players=3), 1)
    game = await games.change((await shown(games, game)).id, decisions.resign(BRUNO.user_id))
    taken = (await games.history(game.id))[-2]

    (post,) = (await plan(games, game)).posts

    assert post.picture is not None
    state = game.table.running_state
    marked = table_picture(PHRASES, game.table, state, last_take(taken))
    unmarked = table_picture(PHRASES, game.table, state, None)
    assert post.picture.draw() == marked.draw() != unmarked.draw()
    cancelled = replace(game.table, status=Status.CANCELLED)
    assert table_picture(PHRASES, cancelled, state, None).draw() != unmarked.draw()  # it is nobody's turn


async def test_who_was_called_in_a_thread_that_is_lost_is_called_in_the_channel(games: GameService) -> None:
    game = await games.channels.enter_thread((await a_game(games, 3)).id, 99)
    game = await shown(games, await some_takes(games, game, 1))
    game = await games.change(game.id, decisions.resign(CHIYO.user_id))
    (post,) = (await plan(games, game)).posts
    assert post.pings == ()

    await games.channels.leave_thread((await shown(games, game)).id)
    (post,) = (await plan(games, game)).posts
    assert post.text.startswith("<@2>, it's your turn!")
    assert (post.pings, post.moved) == ((BRUNO.user_id,), True)


async def test_a_game_shown_once_more_is_a_new_message(games: GameService) -> None:
    game = await shown(games, await some_takes(games, await a_game(games), 1))
    before = replace(game, shown_version=game.version - 1, message_id=None, reminder_id=NEWER)
    entries = await games.entries_since(before, before.shown_version)

    decided = plan_for(PHRASES, before, entries, None, (), even_private=True)

    assert [post.part for post in decided.posts] == ["turn"]
    assert decided.retired == {}
    assert decided.reminders == ReminderPlan(reminder_id=NEWER)


async def test_an_answer_is_written_into_the_newest_message_and_is_one_if_there_is_none(
    games: GameService,
) -> None:
    game = await some_takes(games, await a_game(games, 3), 2)
    game = await shown(games, await games.change(game.id, decisions.ask_undo(ADA.user_id)))
    number = game.table.consent.number
    for answer, person in ((decisions.agree, BRUNO), (decisions.decline, CHIYO)):
        asked = game.version
        game = await games.change(game.id, answer(person.user_id, number))
        for found, edited in (((), OLD), ((FoundMessage(asked, "turn", LOST),), LOST)):
            decided = await plan(games, game, *found)
            assert [post.part for post in decided.posts] == ["turn"]
            assert (decided.edited, decided.message_id, decided.retired) == (edited, edited, {})
            assert decided.notification is None
        await games.mark_shown(Shown(game.id, asked, None))
        decided = await plan(games, game)
        assert ([post.part for post in decided.posts], decided.edited) == (["turn"], None)
        game = await shown(games, game)


async def test_each_message_with_a_request_says_how_its_own_has_ended(games: GameService) -> None:
    game = await some_takes(games, await a_game(games, 3), 2)
    game = await shown(games, await games.change(game.id, decisions.ask_undo(ADA.user_id)))
    game = await games.change(game.id, decisions.decline(BRUNO.user_id, game.table.consent.number))
    game = await some_takes(games, game, 1)
    asked = await games.change(game.id, decisions.ask_undo(BRUNO.user_id))
    game = await games.change(game.id, decisions.decline(CHIYO.user_id, asked.table.consent.number))
    game = await some_takes(games, game, 1)

    ended = {
        OLD: "**Ada** asked to undo a move. **Bruno** didn't agree, so it stands.",
        LOST: "**Bruno** asked to undo a move. **Chiyo** didn't agree, so it stands.",
    }
    for found in ((), (FoundMessage(asked.version, "turn", LOST),)):
        decided = await plan(games, game, *found)
        said = {each: text.partition("\n")[0] for each, text in decided.reworded.items()}
        there = (OLD, *(each.message_id for each in found))
        assert said == {each: ended[each] for each in there}
        assert decided.retired == {}


async def test_a_post_that_arrived_is_announced_all_the_same_to_who_wants_direct_messages(
    games: GameService,
) -> None:
    hours = Hours({each.user_id: Person(pings=Pings.DM) for each in PEOPLE})
    game = await shown(games, await a_game(games))
    for person in (BRUNO, ADA):
        game = await some_takes(games, game, 1)
        arrived = FoundMessage(game.version, "turn", LOST)
        for found in ((), (arrived,)):
            decided = await plan(games, game, *found, hours=hours)
            assert [post.pings for post in decided.posts] == ([] if found else [()])
            assert decided.notification == Notification(NotificationKind.TURN, (person.user_id,))
            assert (await plan(games, game, *found, hours=hours, is_planned=True)).notification is None
            assert (await plan(games, game, *found, hours=hours, even_private=True)).notification is None
    game = await games.change((await shown(games, game)).id, decisions.ask_undo(ADA.user_id))
    decided = await plan(games, game, hours=hours, is_planned=True)
    assert decided.notification == Notification(NotificationKind.REQUEST, (BRUNO.user_id,))
    game = await games.change(game.id, decisions.resign(ADA.user_id))
    told = (await plan(games, game, hours=hours)).notification
    assert told is not None
    assert told.about is NotificationKind.RESULT


async def test_who_rests_when_a_post_arrived_is_to_be_called_afterwards(games: GameService) -> None:
    midnight = datetime(2026, 1, 2, tzinfo=UTC)
    end = int((midnight + timedelta(hours=8)).timestamp() * 1000)
    at = int(midnight.timestamp() * 1000)
    hours = Hours({each.user_id: Person(zone="UTC", quiet=(22 * 60, 8 * 60)) for each in PEOPLE}, at)
    game = await some_takes(games, await shown(games, await a_game(games)), 1)
    night, morning = (
        FoundMessage(game.version, "turn", time_snowflake(midnight + timedelta(hours=each)))
        for each in (1, 9)
    )
    for found, called in (((), end), ((night,), end), ((morning,), None)):
        assert (await plan(games, game, *found, hours=hours)).pings == {BRUNO.user_id: called}
        assert (await plan(games, game, *found, hours=hours, even_private=True)).pings == {}


@pytest.mark.parametrize(
    ("known", "found", "edited", "others"),
    [
        (None, [], None, ()),
        (OLD, [], OLD, ()),
        (None, [NEWER, LOST], NEWER, (LOST,)),
        (OLD, [NEWER, LOST], NEWER, (LOST, OLD)),
        (OLD, [NEWER, OLD, NEWER], NEWER, (OLD,)),
    ],
)
async def test_of_several_lobbies_the_newest_stays_unless_somebody_is_asked_to_play(
    games: GameService, known: int | None, found: list[int], edited: int | None, others: tuple[int, ...]
) -> None:
    game = await shown(games, await a_lobby(games), known)
    game = await games.change(game.id, decisions.invite(ADA.user_id, [DARIYA, BRUNO]))
    lobbies = [FoundMessage(0, "lobby", each) for each in found]

    decided = await plan(games, game, *lobbies)
    assert [post.pings for post in decided.posts] == [()]
    assert (decided.edited, decided.deleted) == (edited, others)

    decided = await plan(games, game, *lobbies, asked=[DARIYA.user_id, CHIYO.user_id])
    assert [post.pings for post in decided.posts] == [(DARIYA.user_id,)]
    assert (decided.edited, decided.deleted) == (None, (edited, *others) if edited else ())

    decided = await plan(games, game, *lobbies, asked=[DARIYA.user_id], even_private=True)
    assert [post.pings for post in decided.posts] == [()]
    assert decided.edited == edited
