"""Computers in seats of their own: with one person or several, until the game is over."""

import asyncio
from datetime import timedelta

import pytest

import azul
import players
from azul.gamefile.document import dump, load
from azul.gamefile.verification import verify
from engine import Game, GameService, Level, Options, Player, Status, decisions, play_again
from engine.computers.thinker import InProcessThinker
from engine.deadlines import UNDO_WINDOW
from engine.export import record_of
from engine.table.events import Played
from engine.table.state import table_from_json, table_to_json
from tests.azul.games import ALL_RULES
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, refused
from tests.some import some
from tests.waiting import PATIENCE

SECRET = (10).to_bytes(32)
"""With it the host begins."""


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return GameService(store, now=clock, new_secret=lambda: SECRET)


async def with_computers(
    games: GameService, computers: int = 1, *people: Player, rules: azul.Rules = azul.BASE_GAME
) -> Game:
    """Return a game of Ada, perhaps others, and computers that has just begun."""
    game = await games.open(
        guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(4, rules=rules), computers=computers
    )
    for person in people:
        await games.change(game.id, decisions.join(person))
    return await games.change(game.id, decisions.begin(ADA.user_id))


async def move(games: GameService, game: Game, seat: int) -> Game:
    """Let a person do whatever the simple player would."""
    user_id = game.table.players[seat].user_id
    event = players.choose(game.table.running_state, seat)
    match event:
        case azul.Taken(_, take):
            return await games.change(game.id, decisions.take(user_id, take))
        case azul.Placed(_, row, column):
            return await games.change(
                game.id, decisions.place(user_id, row, column, round_=game.table.running_state.round)
            )
        case _:
            return await games.change(
                game.id, decisions.settle(user_id, round_=game.table.running_state.round)
            )


async def play_on(games: GameService, game: Game, turns: int = 1000) -> Game:
    """Play on, people as soon as it is their turn and computers as soon as they are due."""
    for _ in range(turns):
        game = await games.deadlines.apply_due(game.id)
        if not game.table.is_open or not game.table.awaited_people:
            return game
        game = await move(games, game, game.table.awaited_people[0])
    return game


@pytest.mark.one_in(17)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("computers", [1, 2, 3])
async def test_a_person_and_computers_play_to_the_end(
    games: GameService, computers: int, rules: azul.Rules
) -> None:
    game = await play_on(games, await with_computers(games, computers, rules=rules))
    assert game.table.status is Status.OVER
    entries = await games.history(game.id)
    verify(load(dump(record_of(game.id, entries))), SECRET)
    by_computer = {
        entry.event.event.seat
        for entry in entries
        if isinstance(entry.event, Played)
        and entry.event.by_computer
        and not isinstance(entry.event.event, azul.Dealt)
    }
    assert by_computer == set(range(1, computers + 1))


async def test_computers_have_names_of_their_own_that_say_what_they_are(games: GameService) -> None:
    game = await with_computers(games, 3)
    names = [player.name for player in game.table.players[1:]]
    assert len(set(names)) == 3
    assert all(name.startswith("Bot ") for name in names)
    assert table_from_json(table_to_json(game.table)) == game.table


async def test_the_host_adds_and_removes_computers(games: GameService) -> None:
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(3))
    await games.change(game.id, decisions.join(BRUNO))
    with refused("not-host"):
        await games.change(game.id, decisions.add_computer(BRUNO.user_id))
    game = await games.change(game.id, decisions.add_computer(ADA.user_id))
    assert [player.is_computer for player in game.table.players] == [False, False, True]
    with refused("table-full"):
        await games.change(game.id, decisions.add_computer(ADA.user_id))
    with refused("not-host"):
        await games.change(game.id, decisions.remove_computer(BRUNO.user_id))
    game = await games.change(game.id, decisions.remove_computer(ADA.user_id))
    assert game.table.players == (ADA, BRUNO)
    with refused("no-computer"):
        await games.change(game.id, decisions.remove_computer(ADA.user_id))
    await games.change(game.id, decisions.add_computer(ADA.user_id))
    await games.change(game.id, decisions.begin(ADA.user_id))
    for change in (decisions.add_computer, decisions.remove_computer):
        with refused("already-begun"):
            await games.change(game.id, change(ADA.user_id))


async def test_a_computer_that_was_removed_makes_room_for_one_of_the_same_name(games: GameService) -> None:
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(4), computers=3)
    before = game.table.players
    await games.change(game.id, decisions.remove_computer(ADA.user_id))
    assert (await games.change(game.id, decisions.add_computer(ADA.user_id))).table.players == before


async def test_no_more_computers_come_than_there_are_seats(games: GameService) -> None:
    with refused("table-full"):
        await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(2), computers=2)
    with refused("no-table"):
        await games.at(CHANNEL)


async def test_a_computer_is_never_host_and_a_table_without_people_is_closed(games: GameService) -> None:
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(4), computers=2)
    await games.change(game.id, decisions.join(BRUNO))
    game = await games.change(game.id, decisions.leave(ADA.user_id))
    assert game.table.host_id == BRUNO.user_id
    game = await games.change(game.id, decisions.leave(BRUNO.user_id))
    assert game.table.status is Status.CANCELLED


async def test_a_game_that_only_computers_would_go_on_with_is_closed(games: GameService) -> None:
    game = await with_computers(games, 2)
    game = await games.change(game.id, decisions.resign(ADA.user_id))
    assert game.table.status is Status.CANCELLED


async def test_only_people_find_the_game_among_theirs(games: GameService) -> None:
    game = await with_computers(games, 2)
    assert [each.id for each in await games.finder.open_of(ADA.user_id)] == [game.id]
    for player in some(game.table.players[1:]):
        assert await games.finder.open_of(player.user_id) == []


async def test_the_next_game_has_as_many_computers_at_the_same_level(games: GameService) -> None:
    game = await games.open(
        guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(4, level=Level.HARD), computers=2
    )
    await games.change(game.id, decisions.join(BRUNO))
    await games.change(game.id, decisions.begin(ADA.user_id))
    for person in (ADA, BRUNO):
        game = await games.change(game.id, decisions.resign(person.user_id))
    for person in (ADA, BRUNO):
        again = await play_again(games, game, person, guild_id=1, channel_id=CHANNEL)
        assert again.table.options.level is Level.HARD
    game = await games.at(CHANNEL)
    assert [player.is_computer for player in game.table.players] == [True, True, False, False]


async def test_computers_play_at_the_table_s_level(store: MemoryStore, clock: Clock) -> None:
    asked: list[tuple[Level, int]] = []

    class Noting(InProcessThinker):
        async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
            asked.append((level, seed))
            return players.whole_turn(state, seat)

    games = GameService(store, now=clock, new_secret=lambda: SECRET, thinker=Noting())
    options = Options(4, level=Level.EXPERT)
    for channel_id in (CHANNEL, CHANNEL + 1):
        game = await games.open(guild_id=1, channel_id=channel_id, host=ADA, options=options, computers=3)
        game = await games.change(game.id, decisions.begin(ADA.user_id))
        await play_on(games, game, turns=3)
    assert {level for level, _ in asked} == {Level.EXPERT}
    assert len({seed for _, seed in asked}) == len(asked)


async def test_all_computers_that_follow_one_another_move_at_once(games: GameService) -> None:
    game = await move(games, await with_computers(games, 3), 0)
    after = await games.deadlines.apply_due(game.id)
    assert (after.table.running_state.turn, after.version) == (0, game.version + 3)


# ── undo ──


async def test_alone_with_computers_a_person_takes_back_their_take_with_all_answers_to_it(
    games: GameService,
) -> None:
    begun = await with_computers(games, 3)
    await move(games, begun, 0)
    await games.deadlines.apply_due(begun.id)
    game = await games.change(begun.id, decisions.undo(ADA.user_id))
    assert game.table.state == begun.table.state
    with refused("nothing-to-undo"):
        await games.change(begun.id, decisions.undo(ADA.user_id))
    over = await play_on(games, game)
    assert over.table.status is Status.OVER
    verify(load(dump(record_of(game.id, await games.history(game.id)))), SECRET)


async def test_before_the_computers_move_undo_is_free(games: GameService) -> None:
    begun = await with_computers(games, 1)
    await move(games, begun, 0)
    game = await games.change(begun.id, decisions.undo(ADA.user_id))
    assert game.table.state == begun.table.state


async def test_computers_wait_for_an_undo_only_if_others_play_too(games: GameService, clock: Clock) -> None:
    game = await move(games, await with_computers(games, 1, BRUNO), 0)
    assert (await games.deadlines.apply_due(game.id)).version == game.version
    clock.go(UNDO_WINDOW)
    assert (await games.deadlines.apply_due(game.id)).version == game.version + 1


async def test_people_are_asked_about_an_undo_and_computers_are_not(games: GameService, clock: Clock) -> None:
    begun = await with_computers(games, 2, BRUNO)
    await move(games, begun, 0)
    clock.go(timedelta(hours=1))
    await games.deadlines.apply_due(begun.id)
    game = await games.change(begun.id, decisions.ask_undo(ADA.user_id))
    assert game.table.consent.awaited(game.table.people) == (3,)
    game = await games.change(game.id, decisions.agree(BRUNO.user_id, game.table.consent.number))
    assert game.table.state == begun.table.state


async def test_who_plays_with_computers_alone_has_nobody_to_ask(games: GameService, clock: Clock) -> None:
    begun = await with_computers(games, 2)
    await move(games, begun, 0)
    clock.go(timedelta(hours=1))
    await games.deadlines.apply_due(begun.id)
    with refused("undo-is-free"):
        await games.change(begun.id, decisions.ask_undo(ADA.user_id))


# ── while a computer thinks ──


async def test_a_move_that_was_found_for_another_position_is_not_made(
    store: MemoryStore, clock: Clock
) -> None:
    begun = 0

    class TooLate(InProcessThinker):
        """Thinks so long that the person has taken back their take."""

        async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
            del level, seed
            if tables_are_there:
                await tables_are_there.pop().change(begun, decisions.undo(ADA.user_id))
            return players.whole_turn(state, seat)

    tables_are_there: list[GameService] = []
    games = GameService(store, now=clock, new_secret=lambda: SECRET, thinker=TooLate())
    game = await with_computers(games, 1)
    begun = game.id
    moved = await move(games, game, 0)
    tables_are_there.append(games)
    after = await games.deadlines.apply_due(moved.id)
    assert after.table.state == game.table.state
    assert after.version == moved.version + 1


class Endless(InProcessThinker):
    """Never finds a move."""

    def __init__(self) -> None:
        self.is_thinking = asyncio.Event()

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        del state, seat, level, seed
        self.is_thinking.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.is_thinking.clear()
        return ()


@pytest.mark.parametrize("change", ["undo", "resign"])
async def test_a_computer_stops_thinking_once_the_game_has_moved_on(
    store: MemoryStore, clock: Clock, change: str
) -> None:
    thinker = Endless()
    games = GameService(store, now=clock, new_secret=lambda: SECRET, thinker=thinker)
    game = await move(games, await with_computers(games, 2), 0)
    passing = asyncio.create_task(games.deadlines.apply_due(game.id))
    await thinker.is_thinking.wait()
    act = decisions.undo if change == "undo" else decisions.resign
    changed = await games.change(game.id, act(ADA.user_id))
    async with asyncio.timeout(PATIENCE):
        assert (await passing).version == changed.version


async def test_a_thought_that_is_interrupted_by_the_end_of_the_bot_leaves_the_game_due(
    store: MemoryStore, clock: Clock
) -> None:
    thinker = Endless()
    games = GameService(store, now=clock, new_secret=lambda: SECRET, thinker=thinker)
    game = await move(games, await with_computers(games, 1), 0)
    passing = asyncio.create_task(games.deadlines.apply_due(game.id))
    await thinker.is_thinking.wait()
    passing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await passing
    assert not thinker.is_thinking.is_set()
    assert await games.deadlines.due(10) == [game.id]


async def test_what_people_choose_on_a_free_wall_does_not_make_a_computer_think_again(
    store: MemoryStore, clock: Clock
) -> None:
    asked: list[int] = []

    class Watching(InProcessThinker):
        """Thinks so long that the person has chosen a space."""

        async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
            del level, seed
            if state.phase is azul.Phase.TILING:
                asked.append(seat)
                now = await games.get(begun.id)
                if 0 in azul.waiting_for(now.table.running_state):
                    await move(games, now, 0)
            return players.whole_turn(state, seat)

    games = GameService(store, now=clock, new_secret=lambda: SECRET, thinker=Watching())
    begun = game = await with_computers(games, 2, rules=azul.Rules(azul.WallSide.FREE))
    while game.table.running_state.round == 1 and not asked:
        game = await games.deadlines.apply_due((await move(games, game, 0)).id)
    assert sorted(asked) == [1, 2]
