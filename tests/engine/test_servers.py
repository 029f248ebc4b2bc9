"""Servers' settings: read as they were stored, changed without losing anything, and kept to."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

import azul
from engine import GameService, Level, Messages, Options, Pace, Refusal, Server, Where, decisions
from engine.table.options import DEFAULT_OPTIONS
from storage.records import DamagedRecord, StorageError
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA
from tests.storage.faults import strike

GUILD, CHANNEL = 1, 7


class Failing(MemoryStore):
    """A database whose servers can't be read."""

    def __init__(self, error: StorageError) -> None:
        super().__init__()
        self._error = error

    async def load_server(self, guild_id: int) -> str | None:  # noqa: ARG002 - fails for all
        raise self._error


async def test_tables_are_opened_anywhere_and_in_any_number_unless_a_server_chooses_otherwise(
    games: GameService,
) -> None:
    assert await games.servers.of(GUILD) == Server()
    for channel_id in range(1, 30):
        await games.open(guild_id=GUILD, channel_id=channel_id, host=ADA, options=Options(2))


async def test_everything_that_is_chosen_is_stored(store: MemoryStore, games: GameService) -> None:
    chosen = Server(
        options=Options(
            seats=2,
            rules=azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL_ONCE, azul.Scatter.EVEN),
            theme="chocolatier",
            messages=Messages.QUIET,
            pace=Pace.WEEK,
            where=Where.THREAD,
            level=Level.HARD,
            language="ja",
        ),
        channels=(2**63 - 1, 5),
        most_games=3,
    )
    assert await games.servers.change(GUILD, lambda _: chosen) == chosen
    assert await games.servers.of(GUILD) == chosen
    assert await games.servers.of(2) == Server()
    assert store.servers.keys() == {GUILD}


def test_the_options_of_new_tables_are_stored_among_the_other_settings() -> None:
    rules = azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL, azul.Scatter.EVEN)
    server = Server(options=Options(3, rules, "chocolatier", pace=Pace.HOUR), channels=(5,), most_games=2)
    stored = {
        "seats": 3,
        "wall": "free",
        "factories": "special",
        "scatter": "even",
        "pace": "1h",
        "theme": "chocolatier",
        "messages": "all",
        "where": "channel",
        "level": "medium",
        "language": "",
        "channels": [5],
        "most_games": 2,
    }
    assert json.loads(server.model_dump_json()) == stored
    assert Server.model_validate_json(json.dumps(stored)) == server


def with_seats(seats: int) -> Server:
    """Return settings with as many seats for new tables."""
    return Server(options=replace(Server().options, seats=seats))


async def test_changes_at_the_same_moment_lose_nothing(store: MemoryStore, games: GameService) -> None:
    async def slowly(load: Callable[[int], Awaitable[str | None]], guild_id: int) -> str | None:
        found = await load(guild_id)
        await asyncio.sleep(0)
        return found

    strike(store, "load_server", slowly)

    def choose(server: Server, **chosen: Any) -> Server:
        return server.model_copy(update={"options": replace(server.options, **chosen)})

    await asyncio.gather(
        games.servers.change(GUILD, lambda server: choose(server, seats=2)),
        games.servers.change(GUILD, lambda server: choose(server, pace=Pace.HOUR)),
        games.servers.change(GUILD, lambda server: server.model_copy(update={"most_games": 4})),
        games.servers.change(GUILD, lambda server: choose(server, seats=3)),
    )
    assert await games.servers.of(GUILD) == Server(
        options=replace(DEFAULT_OPTIONS, seats=3, pace=Pace.HOUR), most_games=4
    )


@pytest.mark.parametrize("places", [(CHANNEL,), (8, CHANNEL), (8, 9, CHANNEL)])
async def test_a_table_is_opened_in_a_channel_that_is_allowed_or_within_one(
    games: GameService, places: tuple[int, ...]
) -> None:
    await games.servers.change(GUILD, lambda _: Server(channels=(5, CHANNEL)))
    channel_id, *within = places
    await games.open(
        guild_id=GUILD, channel_id=channel_id, host=ADA, options=Options(2), parent_ids=tuple(within)
    )


async def test_no_table_is_opened_anywhere_else(store: MemoryStore, games: GameService) -> None:
    await games.servers.change(GUILD, lambda _: Server(channels=(5, CHANNEL)))
    with pytest.raises(Refusal) as refused:
        await games.open(guild_id=GUILD, channel_id=8, host=ADA, options=Options(2), parent_ids=(9,))
    assert (refused.value.code, refused.value.params) == ("not-here", {"channels": (5, CHANNEL)})
    assert store.games == {}


async def test_lobbies_and_running_games_count_until_they_end(games: GameService) -> None:
    await games.servers.change(GUILD, lambda _: Server(most_games=1))
    game = await games.open(guild_id=GUILD, channel_id=1, host=ADA, options=Options(2))
    with pytest.raises(Refusal) as refused:
        await games.open(guild_id=GUILD, channel_id=2, host=ADA, options=Options(2))
    assert (refused.value.code, refused.value.params) == ("too-many-games", {"most": 1})
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=False))
    await games.open(guild_id=GUILD, channel_id=2, host=ADA, options=Options(2))


async def test_settings_of_other_versions_are_read_as_far_as_they_are_known(
    store: MemoryStore, games: GameService
) -> None:
    store.servers[GUILD] = '{"seats":2,"bells":{"whistles":true}}'
    assert await games.servers.of(GUILD) == with_seats(2)


@pytest.mark.parametrize(
    "settings",
    [
        "",
        "{",
        "[]",
        "null",
        '{"wall":"secret"}',
        '{"seats":5}',
        '{"most_games":0}',
        '{"channels":["secret"]}',
    ],
)
async def test_a_damaged_record_is_logged_unquoted_and_read_as_the_usual(
    store: MemoryStore, games: GameService, settings: str, caplog: pytest.LogCaptureFixture
) -> None:
    store.servers[GUILD] = settings
    assert await games.servers.of(GUILD) == Server()
    assert "the record of server 1 is damaged" in caplog.text
    assert "secret" not in caplog.text
    await games.open(guild_id=GUILD, channel_id=1, host=ADA, options=Options(2))
    changed = await games.servers.change(GUILD, lambda _: with_seats(2))
    assert await games.servers.of(GUILD) == changed == with_seats(2)


async def test_a_record_that_the_database_cannot_read_is_the_usual(caplog: pytest.LogCaptureFixture) -> None:
    games = GameService(Failing(DamagedRecord("the page is damaged")), now=pytest.fail)
    assert await games.servers.of(GUILD) == await games.servers.of_or_defaults(GUILD) == Server()
    assert caplog.text.count("the page is damaged") == 2


async def test_a_database_that_cannot_be_read_opens_and_changes_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = Failing(StorageError("the disk is gone"))
    games = GameService(store, now=pytest.fail)
    with caplog.at_level(logging.WARNING):
        assert await games.servers.of_or_defaults(GUILD) == Server()
    assert "The settings of server 1 could not be read: the disk is gone" in caplog.text
    with pytest.raises(StorageError, match="gone"):
        await games.open(guild_id=GUILD, channel_id=1, host=ADA, options=Options(2))
    with pytest.raises(StorageError, match="gone"):
        await games.servers.change(GUILD, lambda _: with_seats(2))
    assert not store.games
    assert not store.servers
