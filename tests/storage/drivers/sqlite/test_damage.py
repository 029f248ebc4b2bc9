"""Damage in the middle of the file: it is reported where it is met, and other games go on."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from storage.drivers.sqlite import SqliteStore
from storage.maintenance.databases import open_for_maintenance
from storage.maintenance.game_records import all_games
from storage.records import DamagedRecord, NewGame, StorageError, StoredGame, StoredPractice
from tests.some import some
from tests.storage.builders import GUILD, a_game, a_move
from tests.storage.drivers.sqlite.damage import change, overwrite_index, overwrite_page_of

GAMES = 9
DAMAGED = 5  # amid the others: both ends of every table are read when the file is opened
Damage = Callable[[Path], None]


def snapshot(number: int) -> str:
    """Return a text that takes several pages."""
    return f"snapshot {number} " * 1_000


def line(number: int) -> str:
    return f"line {number} " * 1_000


async def a_store(path: Path, damage: Damage) -> SqliteStore:
    """Return a store on a file that was damaged while it was closed."""
    store = await SqliteStore.open(path)
    for number in range(1, GAMES + 1):
        game = await store.create(NewGame(GUILD, number, snapshot(number), [line(number)], at=number))
        assert game.id == number
    await store.close()
    damage(path)
    return await SqliteStore.open(path)


async def whole(store: SqliteStore, number: int) -> StoredGame:
    """Return a game that reads as it was written."""
    game = await store.load(number)
    assert game is not None
    assert game == await store.load_latest(number)
    assert game.snapshot == snapshot(number)
    assert [event.body for event in await store.events(number)] == [line(number)]
    return game


async def assert_others_go_on(store: SqliteStore) -> None:
    for number in range(1, GAMES + 1):
        if number != DAMAGED:
            await a_move(store, await whole(store, number))


def in_row(column: str, value: str) -> Damage:
    return lambda path: change(path, "games", "id", DAMAGED, column, value)


def in_log(column: str, value: str) -> Damage:
    return lambda path: change(path, "events", "game_id", DAMAGED, column, value)


BROKEN_ROWS: dict[str, Damage] = {
    "page": lambda path: overwrite_page_of(path, snapshot(DAMAGED)[:200]),
    "content of a page": lambda path: overwrite_page_of(path, snapshot(DAMAGED)[:200], but=4),
    "not UTF-8": in_row("snapshot", "CAST(x'ff' AS TEXT)"),
    "not a text": in_row("snapshot", "x'00'"),
    "not a number": in_row("version", "'two'"),
}


@pytest.mark.parametrize("kind", BROKEN_ROWS)
async def test_a_broken_row_is_reported_and_other_games_go_on(tmp_path: Path, kind: str) -> None:
    store = await a_store(tmp_path / "azul.db", BROKEN_ROWS[kind])
    with pytest.raises(DamagedRecord, match="is damaged: game 5 can't be read") as caught:
        await store.load(DAMAGED)
    with pytest.raises(DamagedRecord, match="is damaged: the game of channel 5 can't be read"):
        await store.load_latest(DAMAGED)
    assert len(str(caught.value).splitlines()) == 1
    assert "snapshot 5 snapshot" not in str(caught.value)
    await assert_others_go_on(store)
    await store.close()


@pytest.mark.parametrize("value", ["CAST(x'ff' AS TEXT)", "x'00'"], ids=["not UTF-8", "not a text"])
async def test_a_broken_record_of_a_person_is_reported_and_can_be_replaced(
    tmp_path: Path, value: str
) -> None:
    store = await SqliteStore.open(tmp_path / "azul.db")
    await store.save_person(5, "{}")
    await store.close()
    change(tmp_path / "azul.db", "people", "user_id", 5, "settings", value)
    store = await SqliteStore.open(tmp_path / "azul.db")
    with pytest.raises(DamagedRecord, match="is damaged: the record of person 5 can't be read"):
        await store.load_person(5)
    await store.save_person(5, "{}")
    assert await store.load_person(5) == "{}"
    await store.close()


async def test_a_broken_record_of_a_server_is_reported_and_can_be_replaced(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "azul.db")
    await store.save_server(5, "{}")
    await store.close()
    change(tmp_path / "azul.db", "servers", "guild_id", 5, "settings", "x'00'")
    store = await SqliteStore.open(tmp_path / "azul.db")
    with pytest.raises(DamagedRecord, match="is damaged: the record of server 5 can't be read"):
        await store.load_server(5)
    await store.save_server(5, "{}")
    assert await store.load_server(5) == "{}"
    await store.close()


async def test_a_broken_analysis_is_reported_and_can_be_replaced(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "azul.db")
    game = await a_game(store)
    await store.save_analysis(game.id, "{}")
    await store.close()
    change(tmp_path / "azul.db", "analyses", "game_id", game.id, "analysis", "x'00'")
    store = await SqliteStore.open(tmp_path / "azul.db")
    with pytest.raises(DamagedRecord, match=f"is damaged: the analysis of game {game.id} can't be read"):
        await store.load_analysis(game.id)
    await store.save_analysis(game.id, "{}")
    assert await store.load_analysis(game.id) == "{}"
    await store.close()


NUMBERS: Final = (
    *("guild_id", "channel_id", "is_open", "begun", "version", "shown_version", "message_id", "created_at"),
    *("updated_at", "due_at", "delay", "reminder_id", "home_id", "rewrites"),
)
WRONG: Final[dict[str, Callable[[SqliteStore], Awaitable[object]]]] = {
    **{f"games SET {column} = 'noon'": lambda store: store.load(1) for column in NUMBERS},
    "games SET updated_at = 'noon', is_open = FALSE": lambda store: store.finished_row(1),
    "games SET rewrites = 'noon', is_open = FALSE": lambda store: store.finished_row(1),
    "plans SET plan = x'00'": lambda store: store.plans_in(1),
    "people SET settings = x'00'": lambda store: store.load_people([5]),
    "locales SET locale = x'00'": lambda store: store.load_locale(5),
    "practices SET version = 'noon'": lambda store: store.load_practice(5),
    "practices SET log = x'00'": lambda store: store.load_practice(5),
    "practices SET updated_at = 'noon'": lambda store: store.load_practice(5),
    "beats SET at = 'noon'": lambda store: store.last_heartbeat(),
    "beats SET shard = 'noon'": lambda store: store.last_heartbeat(),
}
"""What is wrong, and what reads that."""


async def test_whatever_is_not_what_was_written_is_reported_where_it_is_read(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "azul.db")
    game = await a_game(store, seats=[5])
    await store.save_plan(game.id, 5, game.version, "plan")
    await store.save_person(5, "{}")
    await store.save_locales({5: "uk"})
    await store.save_practice(StoredPractice(5, 1, "[]", 1), expected_version=None)
    await store.save_heartbeat(1)
    await store._read("the file", "PRAGMA ignore_check_constraints = ON")
    for change_of, read in some(WRONG.items()):
        await store._read("the file", f"UPDATE {change_of}")  # begins a transaction and leaves it open
        with pytest.raises(DamagedRecord, match="is not what was written"):
            await read(store)
        await store._read("the file", "ROLLBACK")
        await read(store)
    await store.close()


@pytest.mark.parametrize("end", [1, GAMES])
async def test_a_file_with_damage_at_an_end_of_a_table_is_not_opened(tmp_path: Path, end: int) -> None:
    with pytest.raises(StorageError, match="is damaged"):
        await a_store(tmp_path / "azul.db", lambda path: overwrite_page_of(path, snapshot(end)[:200]))


BROKEN_LOGS: dict[str, Damage] = {
    "page": lambda path: overwrite_page_of(path, line(DAMAGED)[:200]),
    "content of a page": lambda path: overwrite_page_of(path, line(DAMAGED)[:200], but=4),
    "not UTF-8": in_log("body", "CAST(x'ff' AS TEXT)"),
    "not a text": in_log("body", "x'00'"),
    "not a time": in_log("at", "'noon'"),
}


@pytest.mark.parametrize("kind", BROKEN_LOGS)
async def test_a_broken_log_is_reported_and_other_games_go_on(tmp_path: Path, kind: str) -> None:
    store = await a_store(tmp_path / "azul.db", BROKEN_LOGS[kind])
    with pytest.raises(DamagedRecord, match="is damaged: the log of game 5 can't be read"):
        await store.events(DAMAGED)
    await assert_others_go_on(store)
    await store.close()


async def test_a_text_that_cannot_be_decoded_does_not_prevent_opening(tmp_path: Path) -> None:
    store = await a_store(
        tmp_path / "azul.db",
        lambda path: change(path, "games", "id", GAMES, "snapshot", "CAST(x'ff' AS TEXT)"),
    )
    with pytest.raises(DamagedRecord, match="game 9"):
        await store.load(GAMES)
    await whole(store, DAMAGED)
    await store.close()
    async with open_for_maintenance(tmp_path / "azul.db") as opened:
        faults = {each.id: each.faults for each in [each async for each in all_games(opened)]}
    assert [number for number in faults if faults[number]] == [GAMES]
    assert "it can't be read: " in faults[GAMES][0]


async def test_a_log_line_that_already_exists_is_reported_and_nothing_is_written(tmp_path: Path) -> None:
    store = await a_store(tmp_path / "azul.db", in_row("version", "0"))
    game = await store.load(DAMAGED)
    assert game is not None
    with pytest.raises(DamagedRecord, match="game 5 can't be read or written"):
        await a_move(store, game)
    assert await store.load(DAMAGED) == game
    await assert_others_go_on(store)
    await store.close()


async def test_without_its_index_a_channel_is_not_found_but_its_game_goes_on(tmp_path: Path) -> None:
    store = await a_store(tmp_path / "azul.db", lambda path: overwrite_index(path, "games_by_channel"))
    with pytest.raises(DamagedRecord, match="the game of channel 5"):
        await store.load_latest(DAMAGED)
    game = await store.load(DAMAGED)
    assert game is not None
    assert (await store.events(game.id))[0].body == line(DAMAGED)
    with pytest.raises(DamagedRecord, match="a new game in channel 99"):
        await a_game(store, channel_id=99)
    await store.close()


ASK_INDEX: dict[str, Callable[[SqliteStore], Awaitable[object]]] = {
    "games_unshown": lambda store: store.unshown(10),
    "games_of_guild": lambda store: store.suspend(GUILD, 1),
    "games_one_open_in_channel": a_game,
}


@pytest.mark.parametrize("index", ASK_INDEX)
async def test_a_broken_index_is_reported_and_games_are_read_without_it(tmp_path: Path, index: str) -> None:
    store = await a_store(tmp_path / "azul.db", lambda path: overwrite_index(path, index))
    with pytest.raises(DamagedRecord):
        await ASK_INDEX[index](store)
    await whole(store, DAMAGED)
    await store.close()
