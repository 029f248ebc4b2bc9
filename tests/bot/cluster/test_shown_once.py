"""Two processes that know the same games: every move is shown once, by whichever runs its server."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord
import pytest

import azul
from bot.app import AzulBot
from bot.cluster.ownership import ShardOwnership
from bot.feed.presenter import Presenter
from bot.feed.threads import Threads
from bot.i18n.language import Verbatim, words_for
from bot.load import Load
from bot.ui.drawing import Picture
from engine import GameService, Options, Person, Player, decisions
from storage.leases import LEASE_SECONDS
from tests.bot import raw
from tests.bot.club import Club, NoPictures, new_bot
from tests.bot.cluster.processes import AProcess, World
from tests.bot.edge import Arrival, Edge, Fate, Request
from tests.bot.shown import assert_shown_once
from tests.engine.memory import FaultyMemoryStore, MemoryStore
from tests.storage.faults import mend, strike


@pytest.fixture
def store() -> MemoryStore:
    return FaultyMemoryStore()


class GatedPictures(NoPictures):
    """Pictures of which the next one is drawn once its gate is opened."""

    gate: "Gate | None" = None

    async def draw(self, picture: Picture) -> bytes | None:
        gate, self.gate = self.gate, None
        if gate is not None:
            await gate.wait()
        return await super().draw(picture)


@pytest.fixture
def pictures() -> GatedPictures:
    return GatedPictures()


@pytest.fixture
def simcord_bot(store: MemoryStore, pictures: GatedPictures) -> AzulBot:
    return new_bot(store, pictures)


@pytest.fixture
def world(store: MemoryStore) -> World:
    world = World()
    store.leases = world.table
    return world


class Beside:
    """Another process's connection to the same Discord."""

    def __init__(self, bot: object, shard_scope: ShardOwnership) -> None:
        self._bot = bot
        self.shard_scope = shard_scope

    def __getattr__(self, name: str) -> object:
        return getattr(self._bot, name)


def presenter_beside(club: Club, store: MemoryStore, process: AProcess) -> Presenter:
    """Return what shows games in another process."""
    bot = club.bot
    games = GameService(MemoryStore(store), now=discord.utils.utcnow)
    connection: Any = Beside(bot, process.shards)
    threads = Threads(games, bot.pictures, connection, lambda: 0.0)
    presenter = Presenter(games, bot.pictures, connection, Load(), threads, lambda: 0.0)
    process.take_over = presenter.mark_uncertain  # type: ignore[method-assign]  # the real one
    return presenter


async def a_move(club: Club) -> int:
    """Commit a move without showing it; return the game's id."""
    game = await club.game()
    moves = azul.legal_moves(game.table.running_state)
    move = next((move for move in moves if move.line == 4), moves[-1])
    await club.bot.games.change(
        game.id, decisions.take(game.table.players[game.table.running_state.turn].user_id, move)
    )
    return game.id


async def two_processes(club: Club, store: MemoryStore, world: World) -> tuple[AProcess, Presenter]:
    """Let the club's bot run its server; return its process, and what shows games in one that stands by."""
    await club.begin()
    one = await world.start("one", "0/1")
    one.take_over = club.bot.presenter.mark_uncertain  # type: ignore[method-assign]  # the real one
    club.bot.shard_scope = one.shards
    other = await world.start("other", "0/1")
    await world.go(30)
    return one, presenter_beside(club, store, other)


class Gate:
    """A gate at which something waits until it is let through."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.opened = asyncio.Event()

    async def wait(self) -> None:
        """Wait until it is opened."""
        self.reached.set()
        await self.opened.wait()

    async def before(self, do: Callable[..., Awaitable[Any]], *args: Any) -> Any:
        """Do something once it is opened: a fault of a store."""
        await self.wait()
        return await do(*args)


@dataclass(frozen=True, slots=True)
class AnswerHeldAt(Fate):
    """Discord takes a request; its answer arrives once a gate is opened."""

    gate: Gate

    async def meet(self, request: Request, late: list[Request]) -> Any:
        del late
        answer = await request()
        await self.gate.wait()
        return answer


async def test_the_process_that_runs_a_server_shows_its_games_and_no_other(
    club: Club, store: MemoryStore, world: World
) -> None:
    _, other = await two_processes(club, store, world)
    game_id = await a_move(club)
    assert await other.present(game_id)  # there is nothing to tell anybody: it will be shown
    assert len(club.turns) == 1
    assert await club.bot.presenter.present(game_id)
    await assert_shown_once(club, turns=2)


async def test_what_a_killed_process_has_posted_is_found_and_noted_by_the_next(
    club: Club, store: MemoryStore, world: World
) -> None:
    _, other = await two_processes(club, store, world)
    game_id, gate = await a_move(club), Gate()
    strike(store, "mark_shown", gate.before)
    showing = asyncio.create_task(club.bot.presenter.present(game_id))
    await gate.reached.wait()
    showing.cancel()  # killed
    del world.processes["one"]
    mend(store)
    await world.go(LEASE_SECONDS + 3)

    assert await other.present(game_id)

    club.bot.shard_scope = other._connection.shard_scope  # type: ignore[assignment]  # it answers now
    await assert_shown_once(club, turns=2)


async def test_a_process_that_stood_still_after_posting_can_not_note_it(
    club: Club, store: MemoryStore, world: World
) -> None:
    one, other = await two_processes(club, store, world)
    game_id, gate = await a_move(club), Gate()
    strike(store, "mark_shown", gate.before)
    showing = asyncio.create_task(club.bot.presenter.present(game_id))
    await gate.reached.wait()
    one.stand_still()
    await world.go(LEASE_SECONDS + 3, "other")

    gate.opened.set()
    await showing

    assert one.shows == {0}  # so it believes
    game = await club.game()
    assert game.shown_version < game.version
    assert await other.present(game_id)
    club.bot.shard_scope = other._connection.shard_scope  # type: ignore[assignment]  # it answers now
    await assert_shown_once(club, turns=2)


async def test_a_process_that_stood_still_before_posting_posts_nothing_once_its_lease_is_over(
    club: Club, store: MemoryStore, world: World, pictures: GatedPictures
) -> None:
    other = await shown_by_another_meanwhile(club, store, world, pictures)
    club.bot.shard_scope = other._connection.shard_scope  # type: ignore[assignment]  # it answers now
    await assert_shown_once(club, turns=2)


async def test_a_process_that_does_not_notice_posts_what_discord_takes_for_the_same_message(
    club: Club, store: MemoryStore, world: World, pictures: GatedPictures
) -> None:
    sent = len(club.env.http_requests)
    await shown_by_another_meanwhile(club, store, world, pictures, clock_stands=True)
    *_, first, second = club.posted(sent)
    assert first["nonce"] == second["nonce"]
    assert first["enforce_nonce"]
    assert second["enforce_nonce"]


async def shown_by_another_meanwhile(
    club: Club,
    store: MemoryStore,
    world: World,
    pictures: GatedPictures,
    *,
    clock_stands: bool = False,
) -> Presenter:
    """Suspend a process while it draws a picture, and resume it once another has shown the move."""
    one, other = await two_processes(club, store, world)
    game_id, gate = await a_move(club), Gate()
    pictures.gate = gate
    showing = asyncio.create_task(club.bot.presenter.present(game_id))
    await gate.reached.wait()
    if clock_stands:
        one.stand_still()
    await world.go(LEASE_SECONDS + 3, "other")
    assert await other.present(game_id)
    gate.opened.set()
    await showing
    return other


async def test_a_move_is_shown_before_the_session_is_there_in_the_language_of_the_server(
    club: Club, store: MemoryStore, world: World
) -> None:
    one, _ = await two_processes(club, store, world)
    one.sessions.open_sessions.clear()
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    club.bot._connection._remove_guild(guild)  # nothing is known of it yet
    club.env.backend.guilds[club.guild.id].preferred_locale = "uk"
    elsewhere = club.guild.create_text_channel("azul-two")
    host = Player(club.members[2].id, "Chiyo")
    older = await club.bot.games.open(  # as an older version did, which didn't note a language
        guild_id=club.guild.id, channel_id=elsewhere.id, host=host, options=Options(2)
    )

    assert await club.bot.presenter.present(older.id)

    (lobby,) = club.env.backend.messages[elsewhere.id].values()
    assert words_for("uk")("lobby-title", host=Verbatim("Chiyo")) in lobby.content


async def test_a_language_that_somebody_chose_in_another_process_is_known_with_the_next_look(
    club: Club, store: MemoryStore, world: World
) -> None:
    await two_processes(club, store, world)
    user_id, bot = club.members[1].id, club.bot
    bot.loops._shard_scope = bot.shard_scope
    for language in ("uk", "ja"):
        await bot.loops.refresh_languages()
        elsewhere = GameService(MemoryStore(store), now=discord.utils.utcnow)
        await elsewhere.people.change(user_id, lambda *_, chosen=language: Person(language=chosen))
        await bot.loops.refresh_languages()
        assert bot.games.people.languages == {user_id: language}


async def test_presses_that_two_processes_hear_are_answered_by_one(
    club: Club, store: MemoryStore, world: World
) -> None:
    one, _ = await two_processes(club, store, world)
    await club.members[0].slash(club.channel, "azul manage cancel")
    del world.processes["one"]
    await world.go(LEASE_SECONDS + 3)  # from here on it is another process's
    before = await club.game()
    assert one.shows == set()

    await club.members[2].slash(club.channel, "azul start")
    unreadable = {"id": "1", "name": "azul", "type": 1, "options": [5]}
    result = await raw.send_command(club, club.members[2], unreadable)

    assert await club.game() == before
    assert not result.acknowledged


async def test_a_process_that_stood_still_between_two_messages_leaves_the_second_to_others(
    club: Club, store: MemoryStore, world: World, edge: Edge
) -> None:
    _, other = await two_processes(club, store, world)
    game = await club.game()
    while game.table.running_state.round == 1:  # what ends a round is shown with two messages
        state = game.table.running_state
        player = game.table.players[state.turn]
        game = await club.bot.games.change(
            game.id, decisions.take(player.user_id, azul.legal_moves(state)[0])
        )
    posted, gate = len(club.env.http_requests), Gate()
    edge.expect("post", AnswerHeldAt(Arrival.AT_ONCE, AssertionError, gate))
    showing = asyncio.create_task(club.bot.presenter.present(game.id))
    await gate.reached.wait()
    edge.forget()
    await world.go(LEASE_SECONDS + 3, "other")
    assert await other.present(game.id)
    gate.opened.set()
    await showing
    assert len(club.posted(posted)) == 2
