"""Cards and rankings: reading them with many finished games stored, drawing them, and folding logs."""

import asyncio
import random
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from statistics import mean, median
from time import perf_counter, process_time
from typing import Final

import asyncpg

import azul
from bench import Figure, directory_on_disk, medians
from bench.takes import COPY_STATEMENTS, open_game
from bench.whole_games import careful, steps
from bot.i18n.language import Key, Text, words_for
from bot.messages.statistics import card_picture, podium_picture
from engine.statistics.card import Card, Order, Ranking
from engine.statistics.rating import Standings
from engine.statistics.service import StatisticsService, fold
from engine.table.events import Begun, Joined, Opened, Played, Player, TableEvent, event_to_json
from engine.table.options import Options
from storage.drivers.postgres import PostgresStore
from storage.drivers.sqlite import SqliteStore
from storage.statistics import FinishedGame, FinishedLog, FinishedRow, LogColumns, SeatResult, replace_results
from storage.store import Store
from tools.postgres import Server

PEOPLE: Final = 2_000
SERVERS: Final = 50
READ: Final = 10
"""The most milliseconds for reading a card."""
RANKED: Final = 25
"""The most milliseconds for reading a page of a ranking, for which everybody in it is sorted."""
DRAWN: Final = 20
"""The most milliseconds for a picture."""
FOLDED: Final = 5
"""The most milliseconds for the log of a game: 100,000 are counted anew in five minutes on two cores, which
have about one more to do for each."""
_AT: Final = 1_700_000_000_000
_MONTH: Final = 202_311
_STORED_TOGETHER: Final = 1_000
_COPY_GAMES: Final = COPY_STATEMENTS[0]


def run(quick: bool) -> Sequence[Figure]:
    """Measure both databases, and the pictures of what was read."""
    games, runs = (2_000, 10) if quick else (100_000, 100)
    with directory_on_disk() as directory:
        path = directory / "azul.db"
        in_a_file, card, page = asyncio.run(_figures(lambda: SqliteStore.open(path), "a file", games, runs))
    server = Server.create({"shared_buffers": "256MB"})
    try:
        server.start()
        url = asyncio.run(_new_database(server))
        on_a_server, *_ = asyncio.run(_figures(lambda: PostgresStore.open(url), "PostgreSQL", games, runs))
    finally:
        server.remove()
    return *in_a_file, *on_a_server, *_pictures(card, page, 3 if quick else 15), _folding(3 if quick else 60)


async def _new_database(server: Server) -> str:
    maker = await asyncpg.connect(server.url())
    await maker.execute("CREATE DATABASE statistics")
    await maker.close()
    return server.url("statistics")


async def _figures(
    opened: Callable[[], Awaitable[Store]], where: str, games: int, runs: int
) -> tuple[list[Figure], Card, Ranking]:
    """Return how long reading takes, and a card and the first page of a ranking."""
    store = await opened()
    chance = random.Random(0)
    await _seed(store, games, chance)
    statistics = StatisticsService(store, lambda: _AT)

    def anybody() -> int:
        return 1 + chance.randrange(PEOPLE // 10)

    def some_server() -> int:
        return 1 + chance.randrange(SERVERS)

    async def page_of(order: Order, guild_id: int | None) -> Ranking:
        page = await statistics.ranking(order, azul.WallSide.COLOURED, guild_id, anybody())
        await statistics.names(page)
        return page

    reads: dict[str, Callable[[], Awaitable[object]]] = {
        "a card": lambda: statistics.card(anybody(), anybody()),
        "a server's card": lambda: statistics.server_card(some_server()),
        "a server's ranking by rating": lambda: page_of(Order.RATING, some_server()),
        "a server's ranking of a month": lambda: page_of(Order.MONTH, some_server()),
        "the ranking everywhere": lambda: page_of(Order.RATING, None),
    }
    figures = [
        Figure(
            f"{what}, {games:,} games in {where}: read",
            await _milliseconds(read, runs),
            "ms",
            bound=RANKED if "ranking" in what else READ,
        )
        for what, read in reads.items()
    ]
    card, page = await statistics.card(1, 2), await page_of(Order.RATING, 1)
    await store.close()
    return figures, card, page


async def _milliseconds(read: Callable[[], Awaitable[object]], runs: int) -> float:
    taken = []
    for _ in range(runs):
        start = perf_counter()
        await read()
        taken.append((perf_counter() - start) * 1e3)
    return median(taken)


def _pictures(card: Card, page: Ranking, runs: int) -> list[Figure]:
    words = words_for("en-US")
    title = Text("ranking-title", by=Key("rating"), wall=Key("coloured"), where=Key("server"))
    names = {each.user_id: f"Player {each.user_id}" for each in (*page.places, page.own) if each}
    shown = card_picture(words, "", card, "Ada", "Bruno"), podium_picture(words, "", title, page, names)
    pictures = [each for each in shown if each is not None]
    assert len(pictures) == 2

    def drawing(draw: Callable[[], bytes]) -> Callable[[], float]:
        def measure() -> float:
            start = perf_counter()
            draw()
            return (perf_counter() - start) * 1e3

        return measure

    taken = medians(runs, *(drawing(each.draw) for each in pictures))
    return [
        Figure(f"{each.kind}: draw and encode", milliseconds, "ms", bound=DRAWN)
        for each, milliseconds in zip(pictures, taken, strict=True)
    ]


def _folding(games: int) -> Figure:
    """Return how long the result of a game of two to four takes to work out from its log."""
    logs = [_log(game_id, 2 + game_id % 3) for game_id in range(1, games + 1)]
    taken = []
    for each in logs:
        start = process_time()
        assert isinstance(fold(each), FinishedGame)
        taken.append((process_time() - start) * 1e3)
    events = mean(row.version for row, _ in logs)
    return Figure(f"the log of a game, {events:.0f} events: fold", mean(taken), "ms", bound=FOLDED)


def _log(game_id: int, players: int) -> FinishedLog:
    secret = bytes([game_id]) * 32
    host, *others = (Player(each, f"Player {each}") for each in range(1, 1 + players))
    events: list[TableEvent] = [Opened(host, Options(players), secret.hex())]
    events += [*map(Joined, others), Begun(0, rulings=azul.CURRENT_RULINGS)]
    for step in steps(azul.new_game(players, 0), secret, random.Random(game_id), careful):
        if step.drawn is not None:
            events.append(Played(azul.Dealt(step.drawn)))
        if step.move is not None:
            events.append(Played(azul.Taken(step.before.turn, step.move)))
    versions = tuple(range(1, len(events) + 1))
    log = LogColumns(versions, tuple(map(event_to_json, events)), tuple(_AT + each for each in versions))
    return FinishedRow(game_id, 1, log.at[-1], versions[-1], 0), log


async def _seed(store: Store, games: int, chance: random.Random) -> None:
    """Store the results of `games` copies of a game. A tenth of the people has half of the seats."""
    await open_game(store)
    await store._execute("copies", _COPY_GAMES.format(copies=games - 1))  # noqa: SLF001 - no method is as fast

    async def batches() -> AsyncGenerator[Sequence[FinishedGame]]:
        for first in range(1, games + 1, _STORED_TOGETHER):
            ids = range(first, min(games + 1, first + _STORED_TOGETHER))
            yield [_result(game_id, chance) for game_id in ids]

    await store._write_without_timeout("results", lambda db: replace_results(db, batches(), Standings))  # noqa: SLF001
    for user_id in range(1, PEOPLE + 1, 4):
        await store.save_listing(user_id, 2, f"Player {user_id}")


def _result(game_id: int, chance: random.Random) -> FinishedGame:
    people = chance.sample(range(1, 1 + PEOPLE // chance.choice((1, 10))), chance.choice((2, 2, 3, 4)))
    scores = [chance.randrange(110) for _ in people]
    return FinishedGame(
        game_id,
        1 + chance.randrange(SERVERS),
        _AT + game_id,
        _MONTH - game_id % 12,
        chance.choice(list(azul.WallSide)).value,
        chance.choice(list(azul.Factories)).value,
        rounds=5,
        duration=3_600_000,
        ending="row",
        margin=chance.randrange(20),
        unrated="",
        seats=tuple(
            _seat_result(seat, user_id, 1 + sum(each > scores[seat] for each in scores), scores)
            for seat, user_id in enumerate(people)
        ),
    )


def _seat_result(seat: int, user_id: int, place: int, scores: Sequence[int]) -> SeatResult:
    return SeatResult(
        seat,
        user_id,
        is_computer=False,
        place=place,
        shared=scores.count(scores[seat]) > 1,
        resigned=False,
        score=scores[seat],
        wall_points=scores[seat],
        full_rows=1,
        full_columns=0,
        full_colours=0,
        floor_points=5,
        markers=2,
        turns=20,
        thinking=900_000,
        colours=(12, 11, 10, 9, 8),
        rated_place=place,
        feats=("victory",) if place == 1 else (),
    )
