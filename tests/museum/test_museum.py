"""What other versions left behind opens, folds, exports, verifies, and goes on (README.md)."""

import lzma
import shutil
import zipfile
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import azul
from azul.__main__ import main as program
from azul.gamefile.document import GameRecord, dump, load
from azul.gamefile.verification import verify
from bot.ops.audit import check
from engine import Game, GameService, Refusal, Status, decisions
from engine.export import record_of
from storage.drivers import open_store
from storage.drivers.postgres import PostgresStore
from storage.drivers.sqlite import SqliteStore
from storage.drivers.sqlite.setup import connect
from storage.maintenance.databases import copy_database, open_for_maintenance
from storage.maintenance.reader import no_progress
from storage.store import Store
from tests.former_servers import written_by_postgres
from tests.museum.filling import PLAYERS, Clock, Hall
from tests.some import some

pytestmark = pytest.mark.no_cover

HERE: Final = Path(__file__).parent
RULINGS: Final = {"0.1.0": 1, "0.1.0-5de6178": 1, "5de6178": 2, "0.2.0": 2}
"""The rulings that the games of each exhibit began under."""
FILES: Final = [
    pytest.param(folder, name, id=f"{folder} {name}")
    for folder in RULINGS
    if (HERE / folder / "files.zip").exists()
    for name in zipfile.ZipFile(HERE / folder / "files.zip").namelist()
]


@pytest.fixture(params=RULINGS)
def exhibit(request: pytest.FixtureRequest) -> str:
    """Return the name of an exhibit."""
    return str(request.param)


def unpack(exhibit: str, path: Path) -> Path:
    """Write the database of an exhibit as it was found; return its path."""
    path.write_bytes(lzma.decompress((HERE / exhibit / "azul.db.xz").read_bytes()))
    return path


@pytest.fixture
def older(exhibit: str, tmp_path: Path) -> Path:
    """Return the database of an exhibit as it was found."""
    return unpack(exhibit, tmp_path / "azul.db")


@pytest.fixture(scope="module")
def migrate(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Return what migrates the database of an exhibit, once."""

    @cache
    def migrated(exhibit: str) -> Path:
        path = unpack(exhibit, tmp_path_factory.mktemp(exhibit) / "azul.db")
        connect(path).close()
        return path

    return migrated


@pytest.fixture(params=["sqlite", "copied to postgres", "written by postgres"])
async def database(
    request: pytest.FixtureRequest, exhibit: str, migrate: Callable[[str], Path], tmp_path: Path
) -> str:
    """Return the database of an exhibit, migrated: in a file, or on a server, there or before."""
    if request.param == "written by postgres":
        url = str(request.getfixturevalue("empty_postgres_url"))
        await written_by_postgres(unpack(exhibit, tmp_path / "azul.db"), url)
        await (await PostgresStore.open(url)).close()
        return url
    if request.param == "sqlite":
        return str(shutil.copyfile(migrate(exhibit), tmp_path / "azul.db"))
    url = str(request.getfixturevalue("postgres_url"))
    await copy_database(migrate(exhibit), url)
    return url


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """Open the database."""
    opened = await open_store(database)
    yield opened
    await opened.close()


@pytest.fixture
def games(store: Store) -> GameService:
    """Return the games of the database."""
    return GameService(store, now=Clock())


async def games_in(games: GameService) -> list[Game]:
    """Return all games, which are numbered without gaps."""
    all_games: list[Game] = []
    while True:
        try:
            all_games.append(await games.get(len(all_games) + 1))
        except Refusal as refused:
            assert refused.code == "no-table"  # noqa: PT017 - what ends the list
            return all_games


async def faults_in(database: str) -> list[str]:
    """Return what `python -m bot check-database` says is wrong."""
    faults: list[str] = []
    async with open_for_maintenance(database) as opened:
        await check(opened, faults.append, no_progress)
    return faults


def test_the_museum_is_small_and_complete() -> None:
    assert sum(path.stat().st_size for path in HERE.rglob("*") if path.is_file()) < 1_000_000
    assert {path.parent.name for path in HERE.glob("*/azul.db.xz")} == set(RULINGS)


@pytest.mark.one_in(6)
async def test_everything_in_it_is_whole(database: str) -> None:
    assert await faults_in(database) == []


@pytest.mark.one_in(7)
async def test_each_game_folds_to_what_was_stored_under_the_rulings_it_began_under(
    games: GameService, exhibit: str
) -> None:
    all_games = await games_in(games)
    assert {game.table.status for game in all_games} >= {Status.LOBBY, Status.PLAYING, Status.OVER}
    for game in some(all_games):
        entries = await games.history(game.id)
        assert entries[-1].after.state == game.table.state
        if game.table.state is not None:
            record = record_of(game.id, entries)
            assert record.rulings == game.table.state.rulings == RULINGS[exhibit]
            assert load(dump(record)) == record
            assert all(each.is_right for each in verify(record, bytes.fromhex(game.table.secret or "")))


@pytest.mark.thorough
async def test_each_running_game_goes_on_to_its_end_under_its_rulings(
    games: GameService, exhibit: str, database: str
) -> None:
    hall = Hall(games)
    running = [game for game in await games_in(games) if game.table.status is Status.PLAYING]
    assert len(running) >= 5
    for begun in some(running):
        rounds = len(begun.table.running_state.active) + 2
        game = await hall.rounds(await hall.move(begun), rounds, idle=True)
        assert game.table.is_open == (RULINGS[exhibit] == 1)
        game = await hall.finish(game)
        assert game.table.state is not None
        assert game.table.state.rulings == RULINGS[exhibit]
    assert await faults_in(database) == []


@pytest.mark.one_in(3)
async def test_a_lobby_in_it_begins_under_the_newest_rulings(games: GameService) -> None:
    lobby = next(game for game in await games_in(games) if game.table.status is Status.LOBBY)
    await games.change(lobby.id, decisions.join(PLAYERS[1]))
    game = await games.change(lobby.id, decisions.begin(PLAYERS[0].user_id))
    assert game.table.running_state.rulings == azul.CURRENT_RULINGS
    assert record_of(game.id, await games.history(game.id)).rulings == azul.CURRENT_RULINGS


@pytest.mark.one_in(3)
async def test_a_practice_in_it_goes_on(games: GameService, exhibit: str) -> None:
    practice = await games.practice.find(PLAYERS[0].user_id)
    assert (practice is not None) == (RULINGS[exhibit] > 1)  # earlier versions had none
    if practice is not None:
        assert practice.state.rulings == 2
        move = azul.legal_moves(practice.state)[0]
        after = await games.practice.play(
            PLAYERS[0].user_id, practice.version, lambda seat: azul.Taken(seat, move)
        )
        assert after.version > practice.version


def of_file(exhibit: str, name: str) -> tuple[bytes, GameRecord]:
    """Return a file of an exhibit, and the record in it."""
    text = zipfile.ZipFile(HERE / exhibit / "files.zip").read(name)
    return text, load(text)


@pytest.mark.one_in(11)
@pytest.mark.parametrize(("exhibit", "name"), FILES)
def test_each_file_is_right(exhibit: str, name: str, tmp_path: Path) -> None:
    text, record = of_file(exhibit, name)
    assert record.rulings <= RULINGS[exhibit]
    assert load(dump(record)) == record
    path = tmp_path / name
    path.write_bytes(text)
    assert program(["replay", str(path)]) == 0
    assert program(["verify", str(path)]) == (record.secret is None)
    path.write_text(dump(record), encoding="utf-8")
    assert program(["replay", str(path)]) == 0


@pytest.mark.one_in(3)
@pytest.mark.parametrize("exhibit", [folder for folder in RULINGS if "-" not in folder], indirect=True)
async def test_its_games_are_exported_as_they_were(older: Path, exhibit: str) -> None:
    opened = await SqliteStore.open(older)
    games = GameService(opened, now=Clock())
    names = [name for folder, name in (each.values for each in FILES) if folder == exhibit]
    for name in some(names):
        _, file = of_file(exhibit, str(name))
        record = record_of(file.id, await games.history(file.id))
        if exhibit == "0.1.0":
            assert record.rulings == file.rulings
        assert replace(record, secret=file.secret, rulings=file.rulings) == file
    await opened.close()
    assert len(names) > 15
