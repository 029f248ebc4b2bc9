"""A person's file has what is stored about them, and nothing of others."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import pytest

import azul
from engine import GameService, Options, Pace, Person, Vote, decisions, state_to_plan
from engine.privacy import EXPORTED
from storage.drivers.sqlite import SqliteStore
from storage.privacy import owned_tables
from storage.records import Shown
from tests.engine.memory import FaultyMemoryStore, MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, CHIYO, DARIYA, NOON, a_game, games_over, some_takes
from tests.storage.faults import strike

SECRET: Final = (10).to_bytes(32).hex()


async def exported(games: GameService, user_id: int) -> dict[str, Any]:
    found = json.loads(await games.exports.export(user_id))
    assert isinstance(found, dict)
    return found


async def test_every_table_with_rows_of_people_is_in_their_file(games: GameService) -> None:
    """If this fails: export the new table, and say in `EXPORTED` where it is."""
    assert set(EXPORTED) == set(owned_tables())
    assert set(EXPORTED.values()) <= set(await exported(games, ADA.user_id))


async def test_somebody_about_whom_nothing_is_stored_gets_an_empty_file(games: GameService) -> None:
    await a_game(games)
    assert await exported(games, 2**63 - 1) == {
        "format": "azul-person",
        "version": 1,
        "person": str(2**63 - 1),
        "exported": "2026-01-01T12:00:00.000Z",
        "settings": None,
        "locale": None,
        "confirmations": 0,
        "practice": None,
        "pings": [],
        "statistics": {
            "listed": None,
            "listed_as": None,
            "ratings": {},
            "achievements": [],
            "practices": [],
            "results": [],
        },
        "plans": [],
        "games": [],
    }


async def test_a_file_has_the_language_of_the_person_s_discord_until_they_are_deleted(
    games: GameService,
) -> None:
    await a_game(games)
    games.people.locales.note(ADA.user_id, "uk")
    await games.people.locales.store()
    assert (await exported(games, ADA.user_id))["locale"] == "uk"
    games.people.locales.note(ADA.user_id, "pl")
    await games.deletions.begin(ADA.user_id)
    await games.people.locales.store()
    assert (await exported(games, ADA.user_id))["locale"] is None


async def test_a_file_has_settings_plans_seats_moves_and_votes(
    store: MemoryStore, games: GameService
) -> None:
    await games.people.change(ADA.user_id, lambda *_: Person(confirm=False))
    game = await some_takes(games, await a_game(games, players=3), 4)
    assert game.table.running_state.turn != 0
    move = azul.legal_moves(state_to_plan(game, ADA.user_id))[0]
    await games.plans.add(game.id, ADA.user_id, move, version=game.version)
    at = int(NOON.timestamp() * 1000)
    await games.mark_shown(Shown(game.id, game.version, 5, pings={ADA.user_id: at}))
    store._db.execute("UPDATE games SET created_at = created_at - 60000")

    found = await exported(games, ADA.user_id)

    assert found["settings"]["confirm"] is False
    assert found["plans"][0]["game"] == game.id
    assert found["plans"][0]["plan"]["wishes"][0]["move"] == str(move)
    assert found["pings"] == [
        {"game": game.id, "when": "2026-01-01T12:00:00.000Z", "direct": direct} for direct in (False, True)
    ]
    (entry,) = found["games"]
    assert entry["names"] == ["Ada"]
    assert (entry["seat"], entry["status"], entry["server"]) == (1, "playing", "1")
    assert (entry["channel"], entry["opened"]) == (str(CHANNEL), "2026-01-01T11:59:00.000Z")
    assert [event["what"] for event in entry["events"]] == ["opened", "begun", "played", "played"]
    assert entry["events"][2]["event"].startswith("take 1")


@pytest.mark.parametrize("takes", [4, 500], ids=["running", "over"])
async def test_a_file_has_nothing_of_others_and_no_secret(games: GameService, takes: int) -> None:
    game = await some_takes(games, await a_game(games, players=3), takes)
    for user_id in (ADA.user_id, BRUNO.user_id):
        text = (await games.exports.export(user_id)).decode()
        others = {ADA, BRUNO, CHIYO} - {game.table.players[user_id - 1]}
        assert not [player for player in others if player.name in text]
        assert SECRET not in text
        (entry,) = json.loads(text)["games"]
        assert ("place" in entry) == (not game.table.is_open)
        if game.table.state and not game.table.is_open:
            assert (entry["place"], user_id - 1) in azul.standings(game.table.state)
            assert entry["score"] == game.table.state.boards[user_id - 1].score
        whats = [event["what"] for event in entry["events"]]
        assert ("begun" in whats) == (user_id == game.table.host_id)


async def test_a_file_has_the_person_s_practice_without_its_secret(
    games: GameService, store: MemoryStore
) -> None:
    options = Options(3)
    practice = await games.practice.begin(ADA, options)
    move = azul.legal_moves(practice.state)[0]
    await games.practice.play(ADA.user_id, practice.version, lambda seat: azul.Taken(seat, move))

    text = (await games.exports.export(ADA.user_id)).decode()

    found = json.loads(text)["practice"]
    assert found["name"] == "Ada"
    assert [event["what"] for event in found["events"]] == ["opened", "begun", "played"]
    assert found["events"][-1]["event"] == f"take 1 {move}"
    assert SECRET not in text
    store.practices[ADA.user_id] = replace(store.practices[ADA.user_id], log="nonsense")
    assert (await exported(games, ADA.user_id))["practice"] == {"damaged": True}


async def test_a_file_has_votes_of_the_person_alone() -> None:
    now = NOON
    games = GameService(MemoryStore(), now=lambda: now, new_secret=lambda: (10).to_bytes(32))
    game = await games.open(guild_id=1, channel_id=7, host=ADA, options=Options(4, pace=Pace.HOUR))
    for player in (BRUNO, CHIYO):
        await games.change(game.id, decisions.join(player))
    game = await games.change(game.id, decisions.begin(ADA.user_id))
    await games.mark_shown(Shown(game.id, game.version, 5))
    now = NOON + timedelta(hours=1)
    game = await games.deadlines.apply_due(game.id)
    voters = [game.table.players[seat].user_id for seat in game.table.voters]
    await games.vote(game.id, voters[0], Vote.WAIT)
    whats = [
        [event["what"] for event in (await exported(games, voter))["games"][0]["events"]] for voter in voters
    ]
    assert [what.count("voted") for what in whats] == [1, 0]


async def test_one_file_is_made_at_a_time() -> None:
    store, steps = FaultyMemoryStore(), list[str]()

    async def slowly(read: Callable[[int], Awaitable[object]], user_id: int) -> object:
        steps.append(f"begins {user_id}")
        await asyncio.sleep(0)
        steps.append(f"ends {user_id}")
        return await read(user_id)

    strike(store, "games_naming", slowly)
    strike(store, "results_of", slowly)
    exports = games_over(store).exports
    await asyncio.gather(exports.export(1), exports.export(2))
    assert steps == [*["begins 1", "ends 1"] * 2, *["begins 2", "ends 2"] * 2]


async def test_who_left_a_lobby_is_told_so_and_who_was_only_waited_for_too(games: GameService) -> None:
    game = await games.open(guild_id=1, channel_id=7, host=ADA, options=Options(4), invited=(CHIYO,))
    await games.change(game.id, decisions.join(BRUNO))
    await games.change(game.id, decisions.leave(BRUNO.user_id))
    await games.change(game.id, decisions.decline_invitation(CHIYO.user_id))
    for player, whats in ((BRUNO, ["joined", "left"]), (CHIYO, ["opened", "invitation-declined"])):
        (entry,) = (await exported(games, player.user_id))["games"]
        assert (entry["seat"], entry["names"]) == (None, [player.name])
        assert [event["what"] for event in entry["events"]] == whats


async def test_what_is_damaged_is_named(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "azul.db")
    games = GameService(store, now=lambda: NOON)
    await games.people.change(ADA.user_id, lambda *_: Person(confirm=False))
    game = await a_game(games)
    with closing(sqlite3.connect(tmp_path / "azul.db")) as db, db:
        db.execute("UPDATE events SET body = '{' WHERE version = 2")
        db.execute("UPDATE people SET settings = '{'")
        db.execute("INSERT INTO plans VALUES (1, 1, '{')")
    found = await exported(games, ADA.user_id)
    await store.close()
    assert found["games"] == [{"game": game.id, "damaged": True}]
    assert found["plans"] == [{"game": game.id, "damaged": True}]
    assert found["settings"] == {"damaged": True}


async def test_a_file_after_a_deletion_is_empty() -> None:
    games = games_over(MemoryStore())
    await games.people.change(BRUNO.user_id, lambda *_: Person(confirm=False))
    game = await a_game(games, players=3)
    await games.deletions.begin(BRUNO.user_id)
    await games.deletions.remove_from_game(game.id, BRUNO.user_id)
    found = await exported(games, BRUNO.user_id)
    assert (found["settings"], found["plans"], found["games"]) == (None, [], [])


async def test_anybody_else_whom_an_event_names_is_left_out_of_it() -> None:
    """A seat that one person gave to another: each file has the event, and neither has the other's name."""
    now = NOON
    games = GameService(MemoryStore(), now=lambda: now, new_secret=lambda: (10).to_bytes(32))
    game = await games.open(guild_id=1, channel_id=7, host=ADA, options=Options(4, pace=Pace.HOUR))
    for player in (BRUNO, CHIYO):
        await games.change(game.id, decisions.join(player))
    game = await games.change(game.id, decisions.begin(ADA.user_id))
    await games.mark_shown(Shown(game.id, game.version, 5))
    now = NOON + timedelta(hours=1)
    game = await games.deadlines.apply_due(game.id)
    late = game.table.players[game.table.late[0]]
    for seat in game.table.voters:
        game = await games.vote(game.id, game.table.players[seat].user_id, Vote.SEEK)
    now += timedelta(minutes=30)
    await games.mark_shown(Shown(game.id, game.version, 5))
    await games.deadlines.apply_due(game.id)
    await games.change(game.id, decisions.substitute(DARIYA))
    for user_id, other in ((late.user_id, DARIYA), (DARIYA.user_id, late)):
        text = (await games.exports.export(user_id)).decode()
        assert '"seat-taken"' in text
        assert other.name not in text
        assert f'"user_id": {other.user_id}' not in text
