"""Records that were damaged in the database are reported as damaged, whatever is wrong with them."""

import traceback
from collections.abc import Callable
from dataclasses import replace

import pytest

from engine import GameService, Options, decisions
from storage.records import DamagedRecord, StoredEvent
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, CHANNEL, a_game, games_over, some_takes

SNAPSHOTS: dict[str, Callable[[str], str]] = {
    "empty": lambda _: "",
    "cut off": lambda text: text[: len(text) // 2],
    "another thing": lambda _: "[]",
    "no players": lambda text: text.replace("players", "layers"),
    "an impossible position": lambda text: text.replace('"state":"', '"state":"?'),
    "a position that is no text": lambda text: text.replace('"state":"', '"state":[],"was":"'),
}


def changed(line: StoredEvent, body: str) -> StoredEvent:
    return line._replace(body=body)


LOGS: dict[str, Callable[[list[StoredEvent]], list[StoredEvent]]] = {
    "no lines": lambda _: [],
    "no first line": lambda log: log[1:],
    "no line amid": lambda log: log[:3] + log[4:],
    "no last line": lambda log: log[:-1],
    "a line cut off": lambda log: [*log[:3], changed(log[3], log[3].body[:9]), *log[4:]],
    "a line twice": lambda log: [*log[:3], changed(log[3], log[2].body), *log[4:]],
    "another beginning": lambda log: [changed(log[0], log[1].body), *log[1:]],
    "nobody joined": lambda log: [log[0], changed(log[1], '{"theme":"","kind":"themed"}'), *log[2:]],
    "a time that never was": lambda log: [log[0]._replace(at=2**62), *log[1:]],
}


@pytest.mark.parametrize("kind", SNAPSHOTS)
async def test_a_damaged_snapshot_is_refused_without_quoting_it(
    store: MemoryStore, games: GameService, kind: str
) -> None:
    game = await a_game(games)
    row = store.games[game.id]
    store.games[game.id] = replace(row, snapshot=SNAPSHOTS[kind](row.snapshot))
    assert store.games[game.id].snapshot != row.snapshot
    with pytest.raises(DamagedRecord, match="the snapshot of game 1 is damaged") as caught:
        await games.get(game.id)
    with pytest.raises(DamagedRecord):
        await games.at(CHANNEL)
    with pytest.raises(DamagedRecord):
        await games_over(store).change(game.id, decisions.resign(1))
    text = "".join(traceback.format_exception(caught.value))
    assert "Ada" not in text
    assert str(game.table.secret) not in text


@pytest.mark.parametrize("kind", LOGS)
async def test_a_damaged_log_is_refused(store: MemoryStore, games: GameService, kind: str) -> None:
    game = await some_takes(games, await a_game(games), 4)
    store.logs[game.id] = LOGS[kind](store.logs[game.id])
    with pytest.raises(DamagedRecord, match="the log of game 1 is damaged"):
        await games.history(game.id)
    assert await games.get(game.id) == game


async def test_a_damaged_resting_game_does_not_keep_others_from_being_closed(store: MemoryStore) -> None:
    games = games_over(store)
    damaged, whole = [
        await games.open(guild_id=1, channel_id=channel, host=ADA, options=Options(2)) for channel in (1, 2)
    ]
    store.games[damaged.id] = replace(store.games[damaged.id], snapshot="")
    await store.suspend(1, 0)
    assert [game.id for game in await games.suspensions.close_suspended()] == [whole.id]


async def test_a_resting_game_that_ends_meanwhile_does_not_keep_others_from_being_closed(
    store: MemoryStore,
) -> None:
    games = games_over(store)
    ended, other = [
        await games.open(guild_id=1, channel_id=channel, host=ADA, options=Options(2)) for channel in (1, 2)
    ]
    await store.suspend(1, 0)
    found = await store.suspended_before(2**53, 10)
    await games.suspensions.close_lost(ended.id)

    async def found_before(*_: object) -> list[int]:
        return found

    store.suspended_before = found_before  # type: ignore[assignment, method-assign]  # it ends after that look
    assert [game.id for game in await games.suspensions.close_suspended()] == [other.id]
    assert await games.suspensions.close_suspended() == []
