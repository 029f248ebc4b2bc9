"""Damage in the middle of the database: everybody is answered, and other games go on."""

import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from simcord import Env
from simcord.results import InteractionResult

import azul
from engine import decisions
from storage.drivers.sqlite import SqliteStore
from storage.store import Store
from tests.bot.club import Club, answer, labels, said
from tests.some import some
from tests.storage.drivers.sqlite.damage import change, overwrite_index

Damage = Callable[[Path], None]
IS_DAMAGED = "This game's record is damaged"
DAMAGED = 2  # games 1 and 3 stay whole
A_WHILE = 600.0


class Clubs:
    """Three clubs, each with a game; the second one's is to be damaged."""

    def __init__(self, env: Env, file: Path, clubs: list[Club]) -> None:
        self.env = env
        self.file = file
        self.clubs = clubs
        self.stores: list[SqliteStore] = []

    @property
    def damaged(self) -> Club:
        return self.clubs[DAMAGED - 1]

    @property
    def others(self) -> list[Club]:
        return [club for club in self.clubs if club is not self.damaged]

    async def suffer(self, damage: Damage) -> None:
        """End the bot, damage the file, and start another."""
        await self.damaged.store.close()
        damage(self.file)
        self.stores.append(await SqliteStore.open(self.file))
        await self.damaged.restart(self.stores[-1])


@pytest.fixture
async def clubs(simcord_env: Env, store: Store, tmp_path: Path) -> AsyncIterator[Clubs]:
    founded = [Club.found(simcord_env, store) for _ in range(3)]
    for club in founded:
        await club.begin()
        await club.hurry(takes=3)
    clubs = Clubs(simcord_env, tmp_path / "azul.db", founded)
    yield clubs
    for opened in clubs.stores:
        await opened.close()


def in_row(column: str, value: str) -> Damage:
    return lambda path: change(path, "games", "id", DAMAGED, column, value)


def in_log(column: str, value: str) -> Damage:
    return lambda path: change(path, "events", "game_id", DAMAGED, column, value)


SNAPSHOTS: dict[str, Damage] = {
    "not UTF-8": in_row("snapshot", "CAST(x'ff' AS TEXT)"),
    "cut off": in_row("snapshot", "substr(snapshot, 1, 300)"),
    "not a text": in_row("snapshot", "x'00'"),
}
LOGS: dict[str, Damage] = {
    "without its last line": in_log("version", "version - 100"),
    "cut off": in_log("body", "substr(body, 1, 9)"),
    "not UTF-8": in_log("body", "CAST(x'ff' AS TEXT)"),
}
COMMANDS: dict[str, dict[str, str]] = {
    "join": {},
    "leave": {},
    "begin": {},
    "cancel": {},
    "theme": {"theme": "azulejo"},
    "take": {"move": "1b1"},
    "place": {"line": "1", "column": "1"},
    "table": {},
    "board": {},
    "undo": {},
    "export": {},
    "replay": {},
}


def answer_of(result: InteractionResult) -> str:
    """Return the answer to a person, which a replay, meant for everybody, gives in public."""
    assert result.response is not None
    return result.response.content


async def assert_goes_on(club: Club) -> None:
    before = await club.game()
    await club.take(azul.legal_moves(before.table.running_state)[0])
    assert (await club.game()).version > before.version
    assert club.turn.id == club.last.id


@pytest.mark.one_in(3)
@pytest.mark.parametrize("kind", SNAPSHOTS)
async def test_every_command_about_a_damaged_game_is_answered(clubs: Clubs, kind: str) -> None:
    await clubs.suffer(SNAPSHOTS[kind])
    ada = clubs.damaged.members[0]
    for name, options in COMMANDS.items():
        assert said(await clubs.damaged.type_blindly(ada, name, **options)).startswith(IS_DAMAGED), name
    for label in some(labels(clubs.damaged.turn)):
        assert said(await ada.click(clubs.damaged.turn, label=label)).startswith(IS_DAMAGED), label
    assert said(await clubs.damaged.start())
    for club in clubs.others:
        await assert_goes_on(club)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("kind", LOGS)
async def test_with_a_damaged_log_the_game_goes_on_but_its_history_is_refused(
    clubs: Clubs, kind: str
) -> None:
    await clubs.suffer(LOGS[kind])
    ada = clubs.damaged.members[0]
    for name in ("replay", "export", "table"):
        assert answer_of(await clubs.damaged.type_blindly(ada, name)).startswith(IS_DAMAGED), name
    before = await clubs.damaged.game()
    assert said(await clubs.damaged.take(azul.legal_moves(before.table.running_state)[0]))
    assert (await clubs.damaged.game()).version == before.version + 1
    for club in clubs.others:
        await assert_goes_on(club)


async def test_an_autocomplete_in_a_damaged_game_offers_nothing(clubs: Clubs) -> None:
    await clubs.suffer(SNAPSHOTS["cut off"])
    offered = await clubs.damaged.members[0].autocomplete(clubs.damaged.channel, "azul take", "move", "")
    assert list(offered) == []


async def test_a_damaged_game_waiting_to_be_shown_is_logged_once_and_delays_no_other(
    clubs: Clubs, caplog: pytest.LogCaptureFixture
) -> None:
    for club in clubs.clubs:
        game = await club.game()
        await club.bot.games.change(game.id, decisions.resign(club.members[0].id))
    messages = [len(club.messages) for club in clubs.clubs]

    with caplog.at_level(logging.INFO):
        await clubs.suffer(SNAPSHOTS["cut off"])
        await clubs.env.advance_time(A_WHILE)

    complaints = [record.getMessage() for record in caplog.records if "damaged" in record.getMessage()]
    assert [text.split(":")[0] for text in complaints] == ["Game 2 can't be posted"]
    shown = [len(club.messages) > before for club, before in zip(clubs.clubs, messages, strict=True)]
    assert shown == [True, False, True]


async def test_a_damaged_index_of_waiting_games_is_logged_once_and_games_go_on(
    clubs: Clubs, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        await clubs.suffer(lambda path: overwrite_index(path, "games_unshown"))
        await clubs.env.advance_time(A_WHILE)

    complaints = [record.getMessage() for record in caplog.records if "damaged" in record.getMessage()]
    assert [text.split(":")[0] for text in complaints] == ["The games waiting to be posted can't be read"]
    for club in some(clubs.clubs):
        assert said(await club.take(azul.legal_moves(await club.state())[0]))


async def test_everybody_is_answered_when_games_cannot_be_found_by_channel(clubs: Clubs) -> None:
    await clubs.suffer(lambda path: overwrite_index(path, "games_by_channel"))
    for club in some(clubs.clubs):
        for name in ("table", "export", "leave"):
            assert said(await club.type_blindly(club.members[0], name)).startswith(IS_DAMAGED), name
        assert answer(await club.members[0].click(club.turn, label="My board")).attachments
