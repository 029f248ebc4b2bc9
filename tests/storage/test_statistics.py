"""What every driver must do: count each finished game once, and come to what its results say."""

import asyncio
import os
import random
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import given, settings, strategies

from azul import Factories, WallSide
from engine.statistics.rating import SCALE, Standings, rating_of
from storage import statistics
from storage.people import Filter
from storage.records import Rewrite
from storage.statistics import (
    DERIVED,
    EVERYBODY,
    EVERYWHERE,
    FinishedGame,
    FinishedLog,
    GameKind,
    RatedGame,
    RatedSeat,
    Scale,
    SeatResult,
    Sums,
    Tally,
)
from storage.store import Store
from tests.engine.memory import MemoryStore
from tests.some import some
from tests.storage.builders import a_game, a_move

OpenStore = Callable[[], Awaitable[Store]]
PEOPLE: Final = (11, 12, 13, 14, 15)
SERVERS: Final = (1, 2)


async def a_finished_game(
    store: Store, guild_id: int, channel_id: int, people: Sequence[int], at: int
) -> int:
    game = await a_game(store, guild_id=guild_id, channel_id=channel_id, seats=people, named=people)
    await a_move(store, game, still_open=False, at=at, seats=people)
    return game.id


def a_result(
    game_id: int, guild_id: int, people: Sequence[int], at: int, chance: random.Random
) -> FinishedGame:
    """Return any result of a game of these people; 0 is a computer, or nobody who is known."""
    unrated = "computer" if EVERYBODY in people else chance.choice(("", "", "", "chosen", "short"))
    places = sorted(chance.choices(range(1, 1 + len(people)), k=len(people)))
    seats = tuple(
        SeatResult(
            seat,
            user_id,
            is_computer=user_id == EVERYBODY,
            place=place,
            shared=places.count(place) > 1,
            resigned=chance.random() < 0.1,
            score=chance.randrange(100),
            wall_points=chance.randrange(100),
            full_rows=chance.randrange(3),
            full_columns=chance.randrange(3),
            full_colours=chance.randrange(3),
            floor_points=chance.randrange(20),
            markers=chance.randrange(5),
            turns=chance.randrange(30),
            thinking=chance.randrange(10**9),
            colours=tuple(chance.randrange(20) for _ in range(5)),
            rated_place=None if unrated else place,
            feats=("victory",) if place == 1 and not unrated else (),
        )
        for seat, (user_id, place) in enumerate(zip(people, places, strict=True))
    )
    return FinishedGame(
        game_id,
        guild_id,
        finished_at=at,
        month=202_601 + at % 3,
        wall=chance.choice(list(WallSide)).value,
        factories=chance.choice(list(Factories)).value,
        rounds=chance.randrange(1, 9),
        duration=chance.randrange(10**9),
        ending=chance.choice(("row", "row", "resignation")),
        margin=chance.choice((None, 0, 5)),
        unrated=unrated,
        seats=seats,
    )


async def a_history(store: Store, chance: random.Random, games: int = 25) -> list[FinishedGame]:
    """Store finished games that aren't counted yet; return their results in the order of their ends."""
    results = []
    for number in range(games):
        people = chance.sample(PEOPLE, chance.randrange(2, 5))
        guild_id, at = chance.choice(SERVERS), 3_000 + chance.randrange(20)
        game_id = await a_finished_game(store, guild_id, 100 + number, people, at)
        if chance.random() < 0.1:
            people[-1] = EVERYBODY
        results.append(a_result(game_id, guild_id, people, at, chance))
    return sorted(results, key=lambda each: (each.finished_at, each.game_id))


async def rows(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """Return everything that follows from results."""
    found = {}
    for table in DERIVED:
        columns = "*"
        found[table] = sorted(
            (tuple(row) for row in await store._read("rows", f"SELECT {columns} FROM {table}")),  # noqa: S608
            key=repr,
        )
    return found


def counted_naively(
    results: Sequence[FinishedGame], user_id: int, guild_id: int
) -> dict[tuple[GameKind, bool], Sums]:
    """Return somebody's sums, added up one by one."""
    found: dict[tuple[GameKind, bool], list[tuple[FinishedGame, SeatResult]]] = defaultdict(list)
    for result in results:
        for seat in result.seats:
            is_theirs = not seat.is_computer and user_id in {seat.user_id, EVERYBODY}
            if is_theirs and guild_id in {EVERYWHERE, result.guild_id}:
                kind = GameKind(WallSide(result.wall), Factories(result.factories), len(result.seats))
                found[kind, not result.unrated].append((result, seat))
    return {key: _sums(those) for key, those in found.items()}


def _sums(those: Sequence[tuple[FinishedGame, SeatResult]]) -> Sums:
    seats = [seat for _, seat in those]
    won = [seat for seat in seats if seat.place == 1 and not seat.resigned]
    scored = [
        (result, seat) for result, seat in those if result.ending != "resignation" and not seat.resigned
    ]
    names = ("score", "wall_points", "full_rows", "full_columns", "full_colours", "floor_points", "markers")
    totals = {name: sum(getattr(seat, name) for _, seat in scored) for name in names}
    done = {name: sum(getattr(seat, name) for seat in seats) for name in ("turns", "thinking")}
    colours = [sum(seat.colours[index] for seat in seats) for index in range(5)]
    return Sums(
        games=len(seats),
        wins=len(won),
        shared=sum(seat.shared for seat in won),
        resigned=sum(seat.resigned for seat in seats),
        scored=len(scored),
        best_score=max((seat.score for _, seat in scored), default=0),
        rounds=sum(result.rounds for result, _ in scored),
        **totals,
        **done,
        **dict(zip(("blue", "yellow", "red", "black", "white"), colours, strict=True)),
    )


def by_kind(tallies: Sequence[Tally]) -> dict[tuple[GameKind, bool], Sums]:
    return {(each.kind, each.rated): each.sums for each in tallies}


def of_any_history(test: Callable[[random.Random, int], None]) -> Callable[[], None]:
    """Let a test run with any games, and so many of them."""
    chances = strategies.randoms(use_true_random=False)
    return settings(max_examples=100 if "TEST_ALL" in os.environ else 20, deadline=None)(
        given(chances, strategies.integers(1, 12))(test)
    )


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seed", range(3))
async def test_sums_and_ratings_are_those_of_a_naive_recount_in_whatever_order_games_come(
    store: Store, seed: int
) -> None:
    await assert_counted_as_naively(store, random.Random(seed), 25)


@of_any_history
def test_any_history_is_counted_as_naively(chance: random.Random, games: int) -> None:
    asyncio.run(assert_counted_as_naively(MemoryStore(), chance, games))


async def assert_counted_as_naively(store: Store, chance: random.Random, games: int) -> None:
    results = await a_history(store, chance, games)

    for result in some(chance.sample(results, len(results))):
        assert await store.count(result.game_id, 0, result, Standings)

    for user_id in (*PEOPLE, EVERYBODY):
        for guild_id in (EVERYWHERE, *SERVERS):
            assert by_kind(await store.tallies(user_id, guild_id)) == counted_naively(
                results, user_id, guild_id
            )
    for wall in WallSide:
        standings = Standings()
        for result in results:
            if result.wall == wall.value and not result.unrated:
                seats = (RatedSeat(each.seat, each.user_id, each.place) for each in result.seats)
                standings.after(RatedGame(result.game_id, result.finished_at, tuple(seats)))
        for user_id in PEOPLE:
            assert (await store.strengths(user_id)).get(wall.value) == standings.strengths.get(user_id)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seed", range(3))
async def test_recounting_comes_to_equal_rows_also_after_somebody_was_deleted(
    store: Store, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "PAGE", 7)  # games don't end where pages do
    monkeypatch.setattr(statistics, "LOGS_TOGETHER", 4)
    await assert_counted_anew_to_equal_rows(store, random.Random(seed), 25)


@of_any_history
def test_any_history_is_recounted_to_equal_rows(chance: random.Random, games: int) -> None:
    asyncio.run(assert_counted_anew_to_equal_rows(MemoryStore(), chance, games))


async def assert_counted_anew_to_equal_rows(store: Store, chance: random.Random, games: int) -> None:
    results, before_deletion = await a_history(store, chance, games), chance.randrange(games + 1)
    gone, rewrites = PEOPLE[0], dict.fromkeys((each.game_id for each in results), 0)
    order = chance.sample(results, len(results))
    for result in order[:before_deletion]:
        assert await store.count(result.game_id, 0, result, Standings)
    others = [await store.strengths(user_id) for user_id in PEOPLE[1:]]

    await store.begin_deleting(gone)
    assert [await store.strengths(user_id) for user_id in PEOPLE[1:]] == others
    for user_id, game_id in (await store.people_to_delete())[::2]:
        await store.rewrite(Rewrite(game_id, user_id, version=2, snapshot="2", events={}))
        rewrites[game_id] += 1
        results = [without(each, gone) if each.game_id == game_id else each for each in results]
    for result in order[before_deletion:]:
        now = next(each for each in results if each.game_id == result.game_id)
        assert await store.count(now.game_id, rewrites[now.game_id], now, Standings)
    before = await rows(store)
    assert gone not in {row[0] for row in before["tallies"] + before["ratings"] + before["feats"]}

    by_game = {each.game_id: each for each in results}

    async def fold(logs: Sequence[FinishedLog]) -> list[FinishedGame]:
        assert all(len(log.lines) == game.version for game, log in logs)
        return [by_game[game.id] for game, _ in logs]

    await store.recount(fold, Standings)

    after = await rows(store)
    assert {table: after[table] == before[table] for table in DERIVED} == dict.fromkeys(DERIVED, True)


async def as_counted(logs: Sequence[FinishedLog]) -> list[FinishedGame]:
    """Return results of games of the same people, whose ends all differ."""
    return [a_result(game.id, 1, PEOPLE[:2], game.finished_at, random.Random(game.id)) for game, _ in logs]


async def test_recounting_changes_nothing_until_its_end(open_store: OpenStore) -> None:
    store, other = await open_store(), await open_store()
    for number in range(3):
        await a_finished_game(store, 1, number, PEOPLE[:2], 5_000 + number)
    await store.recount(as_counted, Standings)
    before = await rows(store)
    assert len(before["results"]) == 3
    seen = []

    async def fold(_: Sequence[FinishedLog]) -> list[FinishedGame]:
        seen.append(await rows(other))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.recount(fold, Standings)
    assert seen == [before]
    assert await rows(store) == before


async def test_recounting_ends_at_once_when_it_is_cancelled(store: Store) -> None:
    await a_finished_game(store, 1, 1, PEOPLE[:2], 5_000)
    await store.recount(as_counted, Standings)
    before, began = await rows(store), asyncio.Event()

    async def fold(_: Sequence[FinishedLog]) -> list[FinishedGame]:
        began.set()
        await asyncio.Event().wait()
        return []

    counting = asyncio.create_task(store.recount(fold, Standings))
    await began.wait()
    counting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await counting
    assert await rows(store) == before


def without(result: FinishedGame, user_id: int) -> FinishedGame:
    """Return a result as its log says it once somebody was taken out of that."""
    seats = (
        replace(seat, user_id=EVERYBODY, feats=()) if seat.user_id == user_id else seat
        for seat in result.seats
    )
    return replace(result, seats=tuple(seats))


async def test_a_game_is_counted_once_though_several_processes_try(open_store: OpenStore) -> None:
    store, other = await open_store(), await open_store()
    game_id = await a_finished_game(store, 1, 1, PEOPLE[:2], at=5_000)
    result = a_result(game_id, 1, PEOPLE[:2], 5_000, random.Random(1))
    assert await store.uncounted_games(9) == [game_id]
    assert await store.count(game_id, 0, result, Standings)
    assert not await other.count(game_id, 0, result, Standings)
    assert await other.uncounted_games(9) == []
    assert sum(each.sums.games for each in await other.tallies(PEOPLE[0])) == 1


async def test_games_are_counted_in_the_order_in_which_they_ended(store: Store) -> None:
    late = await a_finished_game(store, 1, 1, PEOPLE[:2], at=9_000)
    early = await a_finished_game(store, 1, 2, PEOPLE[:2], at=5_000)
    await a_game(store, channel_id=3)
    lobby = await a_game(store, channel_id=4)
    await a_move(store, lobby, still_open=False, begun=False)
    assert await store.uncounted_games(9) == [early, late]
    assert await store.uncounted_games(1) == [early]


async def test_a_game_without_a_result_is_not_looked_at_again(store: Store) -> None:
    game_id = await a_finished_game(store, 1, 1, PEOPLE[:2], at=5_000)
    assert await store.count(game_id, 0, None, Standings)
    assert await store.uncounted_games(9) == []
    assert await store.result(game_id) is None


async def test_a_game_that_is_set_aside_is_not_looked_at_again(store: Store) -> None:
    game_id = await a_finished_game(store, 1, 1, PEOPLE[:2], at=5_000)
    running = await a_game(store, channel_id=2)
    for each in (game_id, running.id):
        await store.set_aside(each)
    assert await store.uncounted_games(9) == []
    await a_move(store, running, still_open=False)
    assert await store.uncounted_games(9) == [running.id]


async def test_what_was_read_before_somebody_was_taken_out_is_not_counted(store: Store) -> None:
    game_id = await a_finished_game(store, 1, 1, PEOPLE[:2], at=5_000)
    result = a_result(game_id, 1, PEOPLE[:2], 5_000, random.Random(1))
    await store.begin_deleting(PEOPLE[0])
    await store.rewrite(Rewrite(game_id, PEOPLE[0], version=2, snapshot="2", events={}))
    assert not await store.count(game_id, 0, result, Standings)
    assert await store.uncounted_games(9) == [game_id]


async def test_who_has_asked_to_be_deleted_is_not_counted_under_their_id(store: Store) -> None:
    game_id = await a_finished_game(store, 1, 1, PEOPLE[:2], at=5_000)
    await store.begin_deleting(PEOPLE[0])
    await store.count(game_id, 0, a_result(game_id, 1, PEOPLE[:2], 5_000, random.Random(1)), Standings)
    assert await store.tallies(PEOPLE[0]) == []
    assert await store.results_of(PEOPLE[0]) == []
    assert await store.feats(PEOPLE[0]) == []
    assert len(await store.results_of(PEOPLE[1])) == 1


async def test_streaks_are_wins_in_a_row(store: Store) -> None:
    won = [True, True, True, False, True, False, True, True]
    left = 3
    for number, has_won in reversed(list(enumerate(won))):  # the last that was played was begun first
        at = 5_000 + number
        game_id = await a_finished_game(store, 1, number, PEOPLE[:2], at)
        result = a_result(game_id, 1, PEOPLE[:2], at, random.Random(1))
        one, other = result.seats
        seats = (
            replace(one, place=1 if has_won or number == left else 2, resigned=number == left),
            replace(other, place=2 if has_won else 1, resigned=False),
        )
        await store.count(game_id, 0, replace(result, seats=seats), Standings)
    assert await store.streaks(PEOPLE[0]) == (2, 3)
    assert await store.streaks(PEOPLE[1]) == (0, 1)
    assert await store.streaks(99) == (0, 0)
    assert await store.head_to_head(PEOPLE[0], PEOPLE[1]) == (8, 6, 1)
    assert await store.head_to_head(PEOPLE[0], 99) == (0, 0, 0)


async def counted(store: Store, channel_id: int, result: FinishedGame) -> int:
    """Store a finished game of the first two people and count it with such a result; return its id."""
    game_id = await a_finished_game(store, 1, channel_id, PEOPLE[:2], result.finished_at)
    assert await store.count(game_id, 0, replace(result, game_id=game_id), Standings)
    return game_id


@pytest.mark.parametrize("score", [0, 90])
async def test_points_of_games_that_were_not_played_to_the_end_are_no_record_of_anybody(
    store: Store, score: int
) -> None:
    ada, bruno = PEOPLE[:2]
    result = replace(a_result(0, 1, (ada, bruno), 5_000, random.Random(1)), ending="row", margin=5)
    one, other = (replace(seat, place=1 + seat.seat, resigned=False, score=40) for seat in result.seats)
    left = replace(other, resigned=True, score=score)
    walkover = (replace(one, score=score), left)
    over = await counted(store, 2, replace(result, seats=walkover, ending="resignation", margin=None))
    assert await store.server_records(1) == (1, [None, None, (result.rounds, over)])
    assert not await store.was_closest(1, (9_000, 0), 0)
    assert not await store.was_best(1, (9_000, 0), 99)
    whole = await counted(store, 1, replace(result, seats=(one, other)))
    await counted(store, 3, replace(result, seats=(one, left)))

    for user_id, scored in ((ada, 2), (bruno, 1)):
        sums = sum((each.sums for each in await store.tallies(user_id)), Sums())
        assert (sums.games, sums.scored, sums.best_score) == (3, scored, 40)
        assert (sums.score, sums.rounds) == (40 * scored, result.rounds * scored)
        assert await store.best_before(user_id, result.wall, (9_000, 0)) == 40
    assert sum((each.sums for each in await store.tallies(ada)), Sums()).wins == 3
    _, (best, _, _) = await store.server_records(1)
    assert best == (40, whole)
    assert await store.was_best(1, (9_000, 0), 41)


async def test_of_equal_games_the_first_stands_of_two_at_the_same_moment_the_one_with_the_lower_id(
    store: Store,
) -> None:
    ada, bruno = PEOPLE[:2]
    result = replace(a_result(0, 1, (ada, bruno), 5_000, random.Random(1)), ending="row", margin=5)
    seats = tuple(
        replace(
            seat, place=1 + seat.seat, rated_place=1 + seat.seat, resigned=False, score=40, feats=("win",)
        )
        for seat in result.seats
    )
    equal = replace(result, seats=seats, unrated="")
    first, second = [await counted(store, number, equal) for number in (1, 2)]
    _, records = await store.server_records(1)
    assert records == [(40, first), (5, first), (result.rounds, first)]
    assert await store.first_feats(first) == {(ada, "win"), (bruno, "win")}
    assert await store.first_feats(second) == set()
    assert [(each.times, each.game_id) for each in await store.feats(ada)] == [(2, first)]
    moments = [(5_000, game_id) for game_id in (first, second)]
    assert [await store.best_before(ada, equal.wall, moment) for moment in moments] == [None, 40]
    for margin, score, is_better in ((4, 41, True), (5, 40, False)):
        assert [await store.was_closest(1, moment, margin) for moment in moments] == [False, is_better]
        assert [await store.was_best(1, moment, score) for moment in moments] == [False, is_better]
    rated = await store.rated_results(ada, equal.wall, 9)
    assert [each.game_id for each in rated] == [second, first]
    assert rated[1].after == rated[0].before
    earlier = tuple(replace(seat, score=30, feats=("zeal",)) for seat in seats)
    longer = replace(equal, seats=earlier, finished_at=4_000, rounds=equal.rounds + 2, margin=3)
    third = await counted(store, 3, longer)
    _, records = await store.server_records(1)
    assert records == [(40, first), (3, third), (longer.rounds, third)]
    assert [each.feat for each in await store.feats(ada)] == ["zeal", "win"]
    late = await counted(store, 4, replace(equal, finished_at=4_500))  # counted after those that ended later
    assert await store.first_feats(late) == {(ada, "win"), (bruno, "win")}
    assert await store.first_feats(first) == set()
    assert [(each.feat, each.times, each.game_id) for each in await store.feats(ada)][1:] == [
        ("win", 3, late)
    ]
    ratings = [each.game_id for each in await store.rated_results(ada, equal.wall, 3)]
    assert ratings == [second, first, late]
    assert [row["game_id"] for row in await store.results_of(ada)][1:] == [late, first, second]


async def test_a_computers_score_is_not_the_best_of_a_server(store: Store) -> None:
    result = against_computers(0, (PEOPLE[0], EVERYBODY), (2, 1), at=5_000)
    person, computer = result.seats
    seats = (replace(person, score=30), replace(computer, score=90))
    await counted(store, 1, replace(result, ending="row", seats=seats))
    _, (best, _, _) = await store.server_records(1)
    assert best is not None
    assert best[0] == 30


async def test_a_removed_game_leaves_no_result(store: Store) -> None:
    game_id = await a_finished_game(store, 1, 1, PEOPLE[:2], at=5_000)
    await store.count(game_id, 0, a_result(game_id, 1, PEOPLE[:2], 5_000, random.Random(1)), Standings)
    assert await store.remove(game_id)
    left = Counter({table: len(those) for table, those in (await rows(store)).items()})
    assert (left["results"], left["seat_results"], left["feats"]) == (0, 0, 0)


def ranked(results: Sequence[FinishedGame], by: str) -> list[tuple[int, int, int, int]]:
    """Return places, people, values and games as anybody would add them up, for one scale."""
    standings = Standings()
    for result in results:
        standings.after(RatedGame(result.game_id, result.finished_at, tuple(map(rated_seat, result.seats))))
    seats = [(result, seat) for result in results for seat in result.seats]
    found = []
    for user_id in {seat.user_id for _, seat in seats}:
        own = [(result, seat) for result, seat in seats if seat.user_id == user_id]
        rating = rating_of(standings.strengths[user_id])
        value = {
            "rating": rating.points,
            "wins": sum(seat.place == 1 and not seat.resigned for _, seat in own),
            "best_score": max(
                (seat.score for result, seat in own if not seat.resigned and result.ending != "resignation"),
                default=0,
            ),
        }[by]
        if value:
            found.append((by == "rating" and rating.is_provisional, -value, len(own), user_id))
    found.sort()
    return [(1 + sum(other[:2] < each[:2] for other in found), each[3], -each[1], each[2]) for each in found]


def rated_seat(seat: SeatResult) -> RatedSeat:
    assert seat.rated_place is not None
    return RatedSeat(seat.seat, seat.user_id, seat.rated_place)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("by", ["rating", "wins", "best_score"])
async def test_a_ranking_comes_to_what_results_say_page_by_page(store: Store, by: str, seed: int) -> None:
    chance = random.Random(seed)
    results = []
    for number in range(80 if by == "rating" else 12):
        known = PEOPLE if number % 12 == 0 else PEOPLE[:4]  # of the last one little is known for sure
        people = chance.sample(known, chance.randrange(2, 5))
        game_id = await a_finished_game(store, 1, 100 + number, people, 5_000 + number)
        result = a_result(game_id, 1, people, 5_000 + number, chance)
        seats = tuple(replace(seat, rated_place=seat.place) for seat in result.seats)
        results.append(replace(result, unrated="", wall="coloured", seats=seats))
        await store.count(game_id, 0, results[-1], Standings)
    expected = ranked(results, by)
    assert len(expected) >= 3
    size = 2
    shown = []
    for page in some(range(-(-len(expected) // size))):
        found = await store.ranking(by, 1, "coloured", 0, 99, page, size, SCALE)
        shown += [(each.place, each.user_id, each.value, each.games) for each in found]
        assert {each.total for each in found} == {len(expected)}
    assert shown == expected
    assert [each.number for each in await store.ranking(by, 1, "coloured", 0, 99, 10**9, size, SCALE)] == [
        number
        for number in range(1, 1 + len(expected))
        if (number - 1) // size == (len(expected) - 1) // size
    ]
    last = expected[-1][1]
    own = await store.ranking(by, 1, "coloured", 0, last, 0, size, SCALE)
    assert [each.number for each in own] == [1, 2, len(expected)]
    assert own[-1].strength is not None
    assert own[-1].user_id == last


async def test_people_with_equal_values_share_a_place_and_who_has_played_less_is_named_first(
    store: Store,
) -> None:
    ada, bruno, chiyo = PEOPLE[:3]
    games = (((ada, bruno), (40, 40), ""), ((ada, chiyo), (40, 30), ""), ((ada, bruno), (90, 90), "chosen"))
    for number, (people, scores, unrated) in enumerate(games):
        game_id = await a_finished_game(store, 1, number, people, at=5_000)
        result = a_result(game_id, 1, people, 5_000, random.Random(1))
        seats = tuple(
            replace(seat, score=score, resigned=False)
            for seat, score in zip(result.seats, scores, strict=True)
        )
        result = replace(result, seats=seats, unrated=unrated, ending="row", wall="free")
        await store.count(game_id, 0, result, Standings)
    expected = [(1, 1, bruno, 1), (1, 2, ada, 2), (3, 3, chiyo, 1)]
    for month, listed in ((0, expected), (202_603, expected), (202_602, []), (202_604, [])):
        ranked = await store.ranking("best_score", 1, "free", month, 99, 0, 9, SCALE)
        assert [(each.place, each.number, each.user_id, each.games) for each in ranked] == listed


async def test_who_has_met_just_enough_people_is_ranked_before_who_has_not(store: Store) -> None:
    ada, bruno, chiyo = PEOPLE[:3]
    ids = [await a_finished_game(store, 1, other, (ada, other), at=5_000) for other in (bruno, chiyo)]
    for game_id, other in zip(ids, (bruno, chiyo), strict=True):
        result = a_result(game_id, 1, (ada, other), 5_000, random.Random(1))
        seats = tuple(replace(seat, place=2 - seat.seat, rated_place=2 - seat.seat) for seat in result.seats)
        await store.count(game_id, 0, replace(result, seats=seats, wall="coloured", unrated=""), Standings)
    for opponents, first in ((1, bruno), (2, ada), (3, bruno)):
        scale = Scale(per_unit=1, offset=10**9, sigma=2**40, opponents=opponents)
        ranked = await store.ranking("rating", 1, "coloured", 0, 99, 0, 9, scale)
        assert ranked[0].user_id == first
    found = await store.result(ids[-1])
    assert found is not None
    assert [user_id for user_id, _ in found[1]] == [ada, chiyo]  # by seat, not by place


async def test_people_are_listed_where_they_have_chosen(store: Store) -> None:
    game_id = await a_finished_game(store, 1, 1, PEOPLE[:4], at=5_000)
    result = a_result(game_id, 1, PEOPLE[:4], 5_000, random.Random(2))
    await store.count(game_id, 0, replace(result, unrated=""), Standings)
    hidden, everywhere, looking = PEOPLE[0], PEOPLE[1], PEOPLE[0]
    await store.save_listing(hidden, 2, "Ada")
    await store.save_listing(hidden, 0, "")
    await store.save_listing(everywhere, 2, "Bruno")
    await store.save_listing(PEOPLE[3], 1, "")
    assert await store.listing(hidden) == (0, "")
    assert await store.listing(everywhere) == (2, "Bruno")
    assert await store.listing(PEOPLE[2]) is None

    async def listed(guild_id: int, looking: int) -> set[int]:
        return {
            each.user_id
            for each in await store.ranking("rating", guild_id, result.wall, 0, looking, 0, 10, SCALE)
        }

    assert await listed(1, 99) == set(PEOPLE[1:4])
    assert await listed(1, looking) == set(PEOPLE[:4])
    assert await listed(2, looking) == set()
    assert await listed(EVERYWHERE, 99) == {everywhere}
    assert await listed(EVERYWHERE, PEOPLE[2]) == {everywhere, PEOPLE[2]}


async def test_the_newest_game_of_somebody_on_a_server_is_the_one_that_ended_last(store: Store) -> None:
    people = PEOPLE[:2]
    ids = []
    for number, (guild_id, at) in enumerate(((1, 7_000), (1, 9_000), (2, 9_500), (1, 8_000)), 1):
        game = await a_game(store, guild_id=guild_id, channel_id=number, seats=people, named=people)
        await a_move(store, game, *["move"] * number, still_open=False, at=at)
        await store.count(game.id, 0, a_result(game.id, guild_id, people, at, random.Random(1)), Standings)
        ids.append(game.id)
    assert await store.newest_game(PEOPLE[0], 1) == (ids[1], str(1 + 2))
    assert await store.newest_game(PEOPLE[0], 2) == (ids[2], str(1 + 3))
    assert await store.newest_game(PEOPLE[0], 3) is None
    assert await store.newest_game(PEOPLE[2], 1) is None


def against_computers(game_id: int, people: Sequence[int], places: Sequence[int], at: int) -> FinishedGame:
    """Return a result that was won and lost like this; 0 is a computer."""
    result = a_result(game_id, 1, people, at, random.Random(1))
    seats = [
        replace(seat, place=place, is_computer=not seat.user_id, resigned=False)
        for seat, place in zip(result.seats, places, strict=True)
    ]
    return replace(result, unrated="computer", seats=tuple(seats))


async def test_games_with_computers_say_how_many_of_them_somebody_was_ahead_of(store: Store) -> None:
    games = [
        ((11, 0), (1, 2)),
        ((11, 12), (2, 1)),
        ((0, 11, 0, 0), (1, 2, 2, 4)),
        ((0, 12), (1, 2)),
        ((11, 0, 12), (3, 2, 1)),
    ]
    for number, (people, places) in some(reversed(list(enumerate(games, 1)))):
        game_id = await a_finished_game(store, 1, number, [each for each in people if each], number)
        result = against_computers(game_id, people, places, number)
        assert await store.count(game_id, 0, result, Standings)
    found = await store.games_with_computers(11, 9)
    assert [(each.finished_at, each.computers, each.ahead, each.behind) for each in found] == [
        (5, 1, 0, 1),
        (3, 3, 1, 1),
        (1, 1, 1, 0),
    ]
    assert [each.finished_at for each in await store.games_with_computers(11, 2)] == [5, 3]
    assert all(each.snapshot for each in found)


async def test_games_that_were_closed_are_those_without_a_result(store: Store) -> None:
    ids = [await a_finished_game(store, 1, number, [11], number) for number in (1, 2)]
    assert await store.count(ids[0], 0, against_computers(ids[0], (11, 0), (1, 2), 1), Standings)
    assert await store.count(ids[1], 0, None, Standings)
    assert [at for at, _ in await store.games_without_result(11, 1)] == [2]  # among the last
    lobby = await a_game(store, channel_id=3, seats=[11])
    await a_move(store, lobby, still_open=False, begun=False, seats=[11])
    assert [at for at, _ in await store.games_without_result(11, 9)] == [2]
    assert await store.games_without_result(12, 9) == []


async def test_finished_games_are_filtered_by_person_channel_and_variant(store: Store) -> None:
    ada, bruno, chiyo = PEOPLE[:3]
    with_bruno = await a_finished_game(store, 1, 1, (ada, bruno), at=6_500)
    with_chiyo = await a_finished_game(store, 1, 2, (ada, chiyo), at=6_000)
    threaded = await a_finished_game(store, 1, 2, (ada, bruno), at=7_000)
    await store.enter_thread(threaded, 9)
    await a_finished_game(store, 1, 3, (bruno, chiyo), at=8_000)
    for game_id, wall, factories in (
        (with_bruno, WallSide.COLOURED, Factories.PLAIN),
        (with_chiyo, WallSide.COLOURED, Factories.SPECIAL_ONCE),
    ):
        result = a_result(game_id, 1, (ada, bruno), 5_000, random.Random(1))
        await store.count(game_id, 0, replace(result, wall=wall.value, factories=factories.value), Standings)

    async def found(wanted: Filter, limit: int = 9, offset: int = 0) -> list[int]:
        return await store.finished_games_of(ada, wanted, limit=limit, offset=offset)

    assert await found(Filter()) == [threaded, with_bruno, with_chiyo]
    assert await found(Filter(), 1, 1) == [with_bruno]
    assert await found(Filter(other=bruno)) == [threaded, with_bruno]
    assert await found(Filter(channel_id=2)) == [threaded, with_chiyo]
    assert await found(Filter(channel_id=9)) == [threaded]
    assert await found(Filter(wall=WallSide.COLOURED)) == [with_bruno]
    assert await found(Filter(wall=WallSide.COLOURED, has_special_factories=True)) == [with_chiyo]
    assert await found(Filter(wall=WallSide.FREE)) == []
    assert await found(Filter(bruno, 2)) == [threaded]
    assert await found(Filter(bruno, 1, WallSide.COLOURED)) == [with_bruno]
