"""Folding the log gives the snapshot: for whole random games with undo, resignation and cancellation."""

import random
from traceback import format_exception

import pytest
from pydantic import ValidationError

import azul
from engine import GameService, Options, Refusal, Status, decisions
from engine.errors import NotAsWritten, reading
from engine.game import history
from engine.table.events import Player, event_from_json, event_to_json
from engine.table.state import table_from_json, table_to_json
from storage.records import DamagedRecord, StoredEvent
from tests.engine.memory import MemoryStore
from tests.engine.people import PEOPLE, a_game, a_lobby, games_over, some_takes
from tests.some import some


async def at_random(games: GameService, seed: int) -> int:
    """Play a whole game in which people also undo, leave, and try what is not allowed; return its id."""
    chance = random.Random(seed)
    game = await a_game(games, players=2 + seed % 3)
    while game.table.status is Status.PLAYING:
        player = chance.choice(game.table.players)
        try:
            match chance.randrange(300):
                case 0:
                    game = await games.change(game.id, decisions.resign(player.user_id))
                case 1 if seed % 5 == 0:
                    game = await games.change(game.id, decisions.cancel(9, may_manage=True))
                case number if number < 60:
                    game = await games.change(game.id, decisions.undo(player.user_id))
                case _:
                    game = await some_takes(games, game, 1, chance)
        except Refusal:
            pass
    return game.id


@pytest.mark.one_in(4)
@pytest.mark.parametrize("seed", range(15))
async def test_folding_the_log_gives_the_snapshot_of_every_version(seed: int) -> None:
    store = MemoryStore()
    games = games_over(store, seed)
    game_id = await at_random(games, seed)

    entries = {entry.version: entry for entry in await games.history(game_id)}
    assert len(store.snapshots) > 3
    for version, snapshot in some(store.snapshots.items()):
        after = entries[version].after
        assert table_to_json(after) == snapshot
        assert table_from_json(snapshot) == after
    for entry in some(entries.values()):
        assert event_from_json(event_to_json(entry.event)) == entry.event
    for earlier, later in some(zip(entries.values(), list(entries.values())[1:], strict=False)):
        assert later.before == earlier.after


async def test_the_take_that_ended_a_round_has_its_report(games: GameService) -> None:
    game = await some_takes(games, await a_game(games), 1000, random.Random(4))
    assert game.table.status is Status.OVER
    reports = [entry.report for entry in await games.history(game.id) if entry.report]
    assert [report.round for report in reports] == list(range(1, len(reports) + 1))
    assert reports[-1].bonuses is not None
    assert all(report.bonuses is None for report in reports[:-1])


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{}",
        "[]",
        '{"kind":"dance"}',
        '{"kind":"played","event":"take 9 1b1"}',
        '{"kind":"opened","seats":2}',
    ],
)
def test_a_line_that_is_not_an_event_is_refused(body: str) -> None:
    with pytest.raises(ValidationError):
        history([StoredEvent(1, body, 0)])


def test_a_log_begins_with_an_opening() -> None:
    with pytest.raises(ValueError, match="the log begins with left"):
        history([StoredEvent(1, '{"kind":"left","user_id":1}', 0)])


async def test_a_log_in_which_something_impossible_happens_is_refused(
    store: MemoryStore, games: GameService
) -> None:
    game = await a_game(games)
    log = await store.events(game.id)
    for body in (log[-1].body, log[0].body):
        with pytest.raises(Refusal):
            history([*log, StoredEvent(len(log) + 1, body, 0)])


async def test_a_log_that_lacks_a_line_or_has_a_time_that_never_was_is_refused(
    store: MemoryStore, games: GameService
) -> None:
    first, second, third, *rest = await store.events((await a_game(games, 3)).id)
    with pytest.raises(NotAsWritten, match="line 2 is missing"):
        history([first, third, *rest])
    for never in (-(10**18), 10**18):
        with pytest.raises((ValueError, OverflowError)):
            history([first, StoredEvent(2, second.body, never), third, *rest])


def test_what_is_damaged_is_quoted_nowhere() -> None:
    with pytest.raises(DamagedRecord) as damaged, reading("it"):
        event_from_json('{"kind":"joined","player":"hunter2"}')
    assert "hunter2" not in "".join(format_exception(damaged.value))


@pytest.mark.parametrize(
    "name",
    ["", "\u202e", "日本語", "🎲", "\0", '"}'],
)
async def test_any_name_is_stored_and_read_as_it_was(games: GameService, name: str) -> None:
    game = await a_lobby(games)
    joined = await games.change(game.id, decisions.join(Player(2, name)))
    assert joined.table.players[1].name == name
    assert (await games.get(game.id)).table == joined.table
    assert (await games.history(game.id))[-1].after == joined.table


async def test_ids_as_large_as_those_of_discord_are_kept(games: GameService) -> None:
    large = Player(2**63 - 1, "Ada")
    game = await games.open(guild_id=2**62, channel_id=2**63 - 1, host=large, options=Options(2))
    assert (await games.get(game.id)).table.players == (large,)
    assert azul.CENTRE == 0
    assert PEOPLE[0] != large
