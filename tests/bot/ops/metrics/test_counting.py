"""What the metrics say after people have played."""

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest
from PIL import Image
from simcord import Env

from bot.cluster.scope import SingleProcess
from bot.feed.backlog import Backlog
from bot.interactions.registry import Rank
from bot.observer import NOBODY
from bot.ops.health import Health
from bot.ops.metrics.collectors import GameCounter, StateCollector
from storage.records import GameCounts, StorageError
from storage.shards import EVERYTHING, NOTHING, ShardSet
from storage.store import Store
from tests.bot.club import Club
from tests.bot.ops.metrics.port import Port
from tests.bot.panels import a_move, assemble, press
from tests.bot.raw import azul, send_command, submit_form, type_into, use_component
from tests.storage.faults import fail
from tests.waiting import PATIENCE

if TYPE_CHECKING:
    from bot.app import AzulBot


@pytest.fixture
def health(club: Club) -> Health:
    return Health(club.bot, club.store, reused_for=-1)


async def test_a_turn_by_panel_is_counted_with_what_it_took(club: Club, port: Port) -> None:
    await club.begin()
    before = await port.samples()
    panel = await assemble(club, club.members[0], await a_move(club))
    await press(club, 0, panel, "Confirm")
    await port.health()  # the bot may have looked itself while it waited to be shown
    after = await port.samples()

    def more(*key: str) -> float:
        return after[key] - before.get(key, 0)

    assert more("azul_interactions_total", "panel", "button", "done") == 1
    assert more("azul_interactions_total", "take", "button", "done") >= 1
    pressed = sum(more(*key) for key in after if key[0] == "azul_interactions_total")
    assert more("azul_acknowledgement_seconds_count", "button") == pressed
    assert more("azul_acknowledgement_seconds_sum", "button") > 0
    assert more("azul_shown_seconds_count") == 1
    assert more("azul_picture_seconds_sum", "table") > 0
    assert more("azul_picture_seconds_count", "table") == 1
    assert more("azul_picture_seconds_count", "what-if") == 1
    assert more("azul_database_seconds_count", "commit") == 1
    assert after["azul_pictures_waiting",] == 0
    assert after["azul_games_unshown", "waiting"] == 0


async def test_commands_and_autocompletes_are_counted_by_what_came_of_them(club: Club, port: Port) -> None:
    await club.begin()
    await club.offered("1")
    await club.members[1].slash(club.channel, "azul take", move="not a move")
    await club.members[0].slash(club.channel, "azul take", move="not a move")
    await club.members[4].slash(club.channel, "azul undo")
    await club.press(club.members[4], club.last, "azul:practice:0:1:")
    await club.press(club.members[4], club.last, "azul:undo:1")

    counted = await port.interactions()

    assert counted["take", "autocomplete", "done"] == 1
    assert counted["take", "command", "unreadable"] == 1
    assert counted["take", "command", "refused"] == 1
    assert counted["undo", "command", "refused"] == 1
    assert counted["practice", "button", "refused"] == counted["undo", "button", "refused"] == 1
    assert counted["begin", "command", "done"] == 1

    club.bot.dispatcher.admission.bypass_limit = 0  # so that it is acknowledged before it is answered
    await club.members[4].slash(club.channel, "azul undo")
    commands = sum(
        number for (_, kind, _), number in (await port.interactions()).items() if kind == "command"
    )
    assert (await port.samples())["azul_acknowledgement_seconds_count", "command"] == commands


async def test_people_who_are_asked_to_try_again_are_counted(club: Club, port: Port) -> None:
    await club.begin()
    club.bot.dispatcher.admission.queue_limits = dict.fromkeys(Rank, 0)
    club.bot.dispatcher.admission.bypass_limit = 0

    await club.members[0].slash(club.channel, "azul undo")
    await club.offered("1")

    counted = await port.interactions()
    assert counted["undo", "command", "busy"] == 1
    assert counted["take", "autocomplete", "busy"] == 1


async def test_what_people_forge_makes_no_labels(club: Club, port: Port) -> None:
    await club.begin()
    for word in ("evil", "x" * 100, 'quo"te'):
        button = {"type": 2, "style": 2, "label": "Old", "custom_id": f"azul:{word}:1"}
        await use_component(club, club.members[0], club.last, button)
        await send_command(club, club.members[0], azul(word))
        await send_command(club, club.members[0], {"id": "1", "name": word, "type": 1})
        await type_into(club, club.members[0], azul(word))
        await submit_form(club, club.members[0], f"azul:{word}:0")

    _, text = await port.get("/metrics")
    counted = await port.interactions()

    assert counted["unknown", "button", "unreadable"] == 3
    assert counted["unknown", "form", "unreadable"] == 3
    assert counted["unknown", "command", "unreadable"] == 6
    assert len(club.env.errors) == 6  # simcord's own list of what discord.py could not read
    assert not any(word in text for word in ("evil", "xxxx", "quo", "Ada", "club"))


async def test_a_database_that_fails_is_counted(club: Club, port: Port, store: Store) -> None:
    fail(store, "load_latest")
    await club.members[0].slash(club.channel, "azul table")

    samples = await port.samples()

    assert samples["azul_interactions_total", "table", "command", "storage"] == 1
    assert samples["azul_database_errors_total", "load_latest"] >= 1


@pytest.mark.goes_wrong
async def test_a_picture_that_cannot_be_drawn_is_counted(
    club: Club, port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    def overflow(*_: object, **__: object) -> bytes:
        raise OSError("raster overflow")

    monkeypatch.setattr(Image.Image, "tobytes", overflow)
    await club.members[0].slash(club.channel, "azul help")

    samples = await port.samples()

    assert samples["azul_pictures_failed_total",] == 1
    assert samples["azul_picture_seconds_count", "help"] == 1


async def test_the_turns_of_engines_and_of_who_stands_in_for_them_are_counted(club: Club, port: Port) -> None:
    await club.begin()
    engines = club.bot.games.engines
    assert (await port.samples())["azul_engine_stand_ins_total", ""] == 0
    assert await engines.turn("Gone", 1, await club.state(), 0) is None
    engines.on_moved("Gina", 0.2)
    engines.on_missing("Gina")

    samples = await port.samples()

    assert samples["azul_engine_stand_ins_total", ""] == 1
    assert samples["azul_engine_stand_ins_total", "Gina"] == 1
    assert samples["azul_engine_turn_seconds_count", "Gina"] == 1


async def test_reconnecting_is_counted_for_each_shard(simcord_env: Env, club: Club, port: Port) -> None:
    for event in ("shard_connect", "shard_connect", "shard_resumed", "shard_resumed"):
        club.bot.dispatch(event, 0)
    await simcord_env.settle()

    samples = await port.samples()

    assert samples["azul_gateway_reconnects_total", "anew", "0"] == 1
    assert samples["azul_gateway_reconnects_total", "resumed", "0"] == 2
    assert samples["azul_gateway_connected", "0"] == 1


async def test_a_bot_that_nobody_watches_counts_nothing(store: Store) -> None:
    assert NOBODY.store(store) is store
    assert NOBODY.trace is None


@pytest.fixture
async def two_games(club: Club) -> None:
    """Let there be games before they are counted for the first time."""
    await club.begin()
    await club.members[0].slash(club.guild.create_text_channel("next"), "azul start")


@pytest.mark.usefixtures("two_games")
async def test_games_are_counted_by_their_phase(port: Port) -> None:
    async with asyncio.timeout(PATIENCE):
        samples = await port.samples()
        while ("azul_games_newest",) not in samples:
            samples = await port.samples()
    assert samples["azul_games_newest",] == 2
    assert samples["azul_leases_held",] == 0
    assert samples["azul_games", "lobby"] == samples["azul_games", "playing"] == 1


@pytest.mark.usefixtures("two_games")
async def test_games_are_counted_of_the_servers_that_a_process_runs_unless_that_fails(club: Club) -> None:
    class Scope(SingleProcess):
        shown = EVERYTHING

    scope = Scope(lambda: True)
    counter = GameCounter(club.bot.games, scope)
    counted = []
    for scope.shown in (EVERYTHING, NOTHING):
        await counter.count()
        assert counter.counts is not None
        counted.append((counter.counts.lobby, counter.counts.playing))
    assert counted == [(1, 1), (0, 0)]
    fail(club.store, "count_games", error=StorageError("the disk is gone"))
    await counter.count()
    assert counter.counts is None


def test_what_there_is_has_a_figure_of_its_own_and_what_is_not_known_has_none() -> None:
    there = SimpleNamespace(
        guilds=range(11),
        pictures=SimpleNamespace(waiting=12),
        dispatcher=SimpleNamespace(admission=range(13)),
        shard_scope=SimpleNamespace(is_alone=False, shown=ShardSet(16, frozenset(range(14)))),
        latencies=[],
        shards={},
        games=None,
    )
    bot = cast("AzulBot", there)
    health, counter = Health(bot, cast("Store", None)), GameCounter(bot.games, bot.shard_scope)
    collector = StateCollector(bot, health, counter)

    def told() -> dict[tuple[str, ...], float]:
        found = (sample for metric in collector.collect() for sample in metric.samples)
        return {(sample.name, *sample.labels.values()): sample.value for sample in found}

    known = {
        ("azul_guilds",): 11,
        ("azul_pictures_waiting",): 12,
        ("azul_interactions_waiting",): 13,
        ("azul_leases_held",): 14,
    }
    assert told() == known
    counter.counts, health.backlog, health.database_size = GameCounts(2, 3, 7), Backlog(4, 5, 6.0), 15
    assert told() == known | {
        ("azul_games", "lobby"): 2,
        ("azul_games", "playing"): 3,
        ("azul_games_newest",): 7,
        ("azul_games_unshown", "waiting"): 4,
        ("azul_games_unshown", "failed"): 5,
        ("azul_unshown_oldest_seconds",): 6,
        ("azul_database_bytes",): 15,
    }
