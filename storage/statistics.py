"""Statistics of finished games: their results, and the sums, ratings and achievements that follow.

The tables are a projection of the logs. A game is counted once: the transaction that stores its result marks
its row as counted. docs/decisions/0051-what-stays-of-a-game.md has the rest.
"""

import asyncio
from collections.abc import (
    AsyncGenerator,
    AsyncIterator,
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Iterator,
    Sequence,
)
from contextlib import aclosing
from dataclasses import astuple, dataclass, fields
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple, Protocol

import azul
from storage.database import Database, Row, Transaction
from storage.records import GameWithComputers, StoredEvent
from storage.shards import EVERYTHING, ShardSet, for_shards

EVERYWHERE: Final = 0
"""Stands for all servers."""
EVERYBODY: Final = 0
"""Stands for all people in sums, and for a computer or a deleted person in results."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a seat in a finished game.

    `user_id` is whose result it is, `EVERYBODY` if that is a computer or somebody who was deleted.
    `wall_points` and `floor_points` are what tiling scored (R14) and the floor cost (R15). `turns` are the
    takes that the person made, in `thinking` milliseconds, with so many tiles of each of `colours`.
    `rated_place` is the place that the rating goes by, None if the seat isn't rated. `feats` are the
    achievements.
    """

    seat: int
    user_id: int
    is_computer: bool
    place: int
    shared: bool
    resigned: bool
    score: int
    wall_points: int
    full_rows: int
    full_columns: int
    full_colours: int
    floor_points: int
    markers: int
    turns: int
    thinking: int
    colours: tuple[int, ...]
    rated_place: int | None = None
    feats: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """The result of a finished game. Times are milliseconds, `finished_at` since 1970 (UTC).

    `month` is that of `finished_at`, as 202611. `margin` is by how many points the game was won, None if
    that wasn't decided by points. `unrated` says why it isn't rated; "" if it is. `rewrites` is that of the
    game's row when its log was read.
    """

    game_id: int
    guild_id: int
    finished_at: int
    month: int
    wall: str
    factories: str
    rounds: int
    duration: int
    ending: str
    margin: int | None
    unrated: str
    seats: tuple[SeatResult, ...]
    rewrites: int = 0


class FinishedRow(NamedTuple):
    """What a result takes from the row of a game that is over; see `StoredGame`."""

    id: int
    guild_id: int
    finished_at: int
    version: int
    rewrites: int


class LogColumns(NamedTuple):
    """The lines of a log, by columns; see `StoredEvent`.

    To send them to another process takes a tenth of the time that as many lines take.
    """

    versions: tuple[int, ...] = ()
    bodies: tuple[str, ...] = ()
    at: tuple[int, ...] = ()

    @property
    def lines(self) -> list[StoredEvent]:
        """The lines, from the first."""
        return list(map(StoredEvent, *self))


FinishedLog = tuple[FinishedRow, LogColumns]
"""A game that is over, with its log."""


@dataclass(frozen=True, slots=True)
class GameKind:
    """A kind of game, by which statistics are grouped."""

    wall: azul.WallSide
    factories: azul.Factories
    players: int


@dataclass(frozen=True, slots=True)
class Sums:
    """Sums over the seats of one person or of everybody; `best_score` is their maximum.

    `scored` is the number of games that they played to the end. Only those count for `best_score` and for
    `rounds` to `markers`; the others count as games, won or lost.
    """

    games: int = 0
    wins: int = 0
    shared: int = 0
    resigned: int = 0
    scored: int = 0
    best_score: int = 0
    rounds: int = 0
    score: int = 0
    wall_points: int = 0
    full_rows: int = 0
    full_columns: int = 0
    full_colours: int = 0
    floor_points: int = 0
    markers: int = 0
    turns: int = 0
    thinking: int = 0
    blue: int = 0
    yellow: int = 0
    red: int = 0
    black: int = 0
    white: int = 0

    def __add__(self, other: "Sums") -> "Sums":
        added = [one + another for one, another in zip(astuple(self), astuple(other), strict=True)]
        added[_BEST] = max(self.best_score, other.best_score)
        return Sums(*added)

    @property
    def colours(self) -> tuple[int, ...]:
        """How many tiles of each colour were taken."""
        return self.blue, self.yellow, self.red, self.black, self.white


SUMS: Final = tuple(each.name for each in fields(Sums))
_BEST: Final = SUMS.index("best_score")


@dataclass(frozen=True, slots=True)
class Strength:
    """A rating, with `mu` and `sigma` in millionths, and the number of people they have played with."""

    mu: int
    sigma: int
    opponents: int = 0


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A rated seat. Of a deleted person (`EVERYBODY`), `stand_in` and `new_to` are kept."""

    seat: int
    user_id: int
    place: int
    stand_in: Strength | None = None
    new_to: int = 0


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game with its rated seats."""

    game_id: int
    finished_at: int
    seats: tuple[RatedSeat, ...]


@dataclass(frozen=True, slots=True)
class SeatRating:
    """The ratings before and after a game. `new_to` has a bit for each seat whose person they hadn't met."""

    game_id: int
    seat: int
    before: Strength
    after: Strength
    new_to: int


class Rater(Protocol):
    """Folds rated games in their order; all strengths and meetings that it needs are set beforehand."""

    strengths: dict[int, Strength]
    met: set[tuple[int, int]]
    """Pairs of people who have played together, the lower id first."""

    def after(self, game: RatedGame) -> Sequence[SeatRating]:
        """Add the next game; return the ratings of its seats."""
        ...


NewRater = Callable[[], Rater]
FoldLogs = Callable[[Sequence[FinishedLog]], Awaitable[Sequence[FinishedGame]]]
"""Returns the results of games, of those that have one."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Somebody's sums in games of a kind."""

    user_id: int
    kind: GameKind
    rated: bool
    sums: Sums


@dataclass(frozen=True, slots=True)
class PersonalResult:
    """A person's result in a game, with their rating `before` and `after` it; None if it isn't rated."""

    game_id: int
    finished_at: int
    wall: str
    place: int
    score: int
    resigned: bool
    before: Strength | None
    after: Strength | None


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game as a whole; see `FinishedGame`."""

    guild_id: int
    finished_at: int
    margin: int | None
    best_score: int
    unrated: str


@dataclass(frozen=True, slots=True)
class StoredAchievement:
    """An achievement of somebody, in how many games they had it, and the first one with its time."""

    feat: str
    times: int
    game_id: int
    at: int


# ── Counting ──

SELECT_UNCOUNTED: Final = """
SELECT id FROM games WHERE begun AND NOT is_open AND NOT counted ORDER BY updated_at, id LIMIT ?
"""

# Does nothing the second time. The log of a game that is over only changes when somebody is deleted.
MARK_COUNTED: Final = """
UPDATE games SET counted = TRUE WHERE id = ? AND rewrites = ? AND NOT counted AND NOT is_open RETURNING id
"""

_FINISHED: Final = "id, guild_id, updated_at, version, rewrites"
SELECT_FINISHED: Final = f"SELECT {_FINISHED} FROM games WHERE id = ? AND NOT is_open"  # noqa: S608 - constants

SET_ASIDE: Final = "UPDATE games SET counted = TRUE WHERE id = ? AND NOT is_open"

_RESULT: Final = (
    *("game_id", "guild_id", "finished_at", "month", "wall", "factories", "players", "rounds", "duration"),
    *("ending", "margin", "best_score", "unrated"),
)
_COLOURS: Final = ("blue", "yellow", "red", "black", "white")
_SEAT: Final = (
    *("game_id", "guild_id", "finished_at", "wall"),
    *("seat", "user_id", "is_computer", "place", "shared", "resigned", "score", "wall_points", "full_rows"),
    *("full_columns", "full_colours", "floor_points", "markers", "turns", "thinking"),
    *_COLOURS,
    "rated_place",
)
_FEAT: Final = ("user_id", "feat", "game_id", "finished_at")
_TOGETHER: Final = 500
"""How many rows are written with one statement."""

# The results of people who have asked to be deleted, and are still named in the log.
FORGET_LEAVING: Final = """
UPDATE seat_results SET user_id = 0 WHERE game_id BETWEEN ? AND ? AND EXISTS (
    SELECT 1 FROM named
    WHERE named.user_id = seat_results.user_id AND named.game_id = seat_results.game_id AND is_leaving
)
"""
FORGET_FEATS: Final = """
DELETE FROM feats WHERE game_id BETWEEN ? AND ? AND NOT EXISTS (
    SELECT 1 FROM seat_results
    WHERE seat_results.game_id = feats.game_id AND seat_results.user_id = feats.user_id
)
"""

_SCORED_SUMS: Final = SUMS[SUMS.index("rounds") : SUMS.index("turns")]
_OTHER_SUMS: Final = SUMS[SUMS.index("turns") :]

# Points count only for people who played to the end, in games that weren't ended by a resignation.
_SCORED: Final = f"NOT resigned AND ending <> '{azul.Ending.RESIGNATION.value}'"

# Each seat counts for its person and for everybody, on its server and everywhere, and, for its person, in its
# month and in all.
ADD_TALLIES: Final = f"""
INSERT INTO tallies (user_id, guild_id, month, wall, factories, players, rated, {", ".join(SUMS)})
SELECT seat_results.user_id * own.n, seat_results.guild_id * here.n, results.month * dated.n,
results.wall, results.factories, results.players, results.unrated = '',
count(*), sum(CASE WHEN place = 1 AND NOT resigned THEN 1 ELSE 0 END),
sum(CASE WHEN place = 1 AND shared AND NOT resigned THEN 1 ELSE 0 END),
sum(CASE WHEN resigned THEN 1 ELSE 0 END), sum(CASE WHEN {_SCORED} THEN 1 ELSE 0 END),
max(CASE WHEN {_SCORED} THEN score ELSE 0 END),
{", ".join(f"sum(CASE WHEN {_SCORED} THEN {n} ELSE 0 END)" for n in _SCORED_SUMS)},
{", ".join(f"sum({n})" for n in _OTHER_SUMS)}
FROM seat_results JOIN results ON results.game_id = seat_results.game_id
CROSS JOIN (SELECT 0 AS n UNION ALL SELECT 1) AS own
CROSS JOIN (SELECT 0 AS n UNION ALL SELECT 1) AS here
CROSS JOIN (SELECT 0 AS n UNION ALL SELECT 1) AS dated
WHERE seat_results.game_id BETWEEN ? AND ? AND NOT is_computer
AND CASE WHEN own.n = 1 THEN seat_results.user_id > 0 ELSE dated.n = 0 END
GROUP BY 1, 2, 3, 4, 5, 6, 7
ON CONFLICT (user_id, guild_id, month, wall, factories, players, rated) DO UPDATE SET
{", ".join(f"{n} = tallies.{n} + excluded.{n}" for n in SUMS if n != "best_score")},
best_score = CASE WHEN tallies.best_score < excluded.best_score
THEN excluded.best_score ELSE tallies.best_score END
"""  # noqa: S608 - constants

# ── Rating ──

_RATED: Final = """
SELECT rated.game_id, finished_at, rated.seat, user_id, rated_place,
stand_ins.mu, stand_ins.sigma, stand_ins.opponents, stand_ins.new_to
FROM seat_results AS rated
LEFT JOIN stand_ins ON stand_ins.game_id = rated.game_id AND stand_ins.seat = rated.seat
"""
SELECT_RATED_SINCE: Final = f"""
{_RATED} WHERE wall = ? AND rated_place IS NOT NULL AND (finished_at, rated.game_id) >= (?, ?)
ORDER BY finished_at, rated.game_id, rated.seat LIMIT ?
"""
SELECT_STRENGTH_BEFORE: Final = """
SELECT mu, sigma, opponents FROM seat_results
WHERE user_id = ? AND wall = ? AND mu IS NOT NULL AND (finished_at, game_id) < (?, ?)
ORDER BY finished_at DESC, game_id DESC LIMIT 1
"""
SELECT_MET_BEFORE: Final = """
SELECT 1 FROM seat_results AS one JOIN seat_results AS other ON other.game_id = one.game_id
WHERE one.user_id = ? AND other.user_id = ? AND one.wall = ?
AND one.mu IS NOT NULL AND other.mu IS NOT NULL
AND (one.finished_at, one.game_id) < (?, ?) LIMIT 1
"""
_RATING: Final = (*("mu_before", "sigma_before", "opponents_before", "mu", "sigma", "opponents", "new_to"),)
UPSERT_RATING: Final = """
INSERT INTO ratings (user_id, wall, mu, sigma, opponents) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (user_id, wall) DO UPDATE SET
mu = excluded.mu, sigma = excluded.sigma, opponents = excluded.opponents
"""

_ALL: Final = 2**62
PAGE: Final = 2_000
"""How many rated seats are read at a time."""

# ── Reading ──

_TALLY: Final = f"user_id, wall, factories, players, rated, {', '.join(SUMS)}"
SELECT_TALLIES: Final = f"""
SELECT {_TALLY} FROM tallies WHERE user_id = ? AND guild_id = ? AND month = 0
"""  # noqa: S608 - constants
SELECT_RATINGS: Final = "SELECT wall, mu, sigma, opponents FROM ratings WHERE user_id = ?"
_PERSONAL: Final = """
game_id, finished_at, wall, place, score, resigned,
mu_before, sigma_before, opponents_before, mu, sigma, opponents
"""
SELECT_RATED_OF: Final = f"""
SELECT {_PERSONAL} FROM seat_results WHERE user_id = ? AND wall = ? AND mu IS NOT NULL
ORDER BY finished_at DESC, game_id DESC LIMIT ?
"""  # noqa: S608 - constants
SELECT_RESULTS_IN: Final = f"""
SELECT user_id, {_PERSONAL} FROM seat_results WHERE game_id = ? ORDER BY seat
"""  # noqa: S608 - constants
SELECT_WON: Final = """
SELECT place = 1 AND NOT resigned FROM seat_results WHERE user_id = ? ORDER BY finished_at, game_id
"""
SELECT_HEAD_TO_HEAD: Final = """
SELECT count(*), CAST(coalesce(sum(CASE WHEN own.place < other.place THEN 1 ELSE 0 END), 0) AS BIGINT),
CAST(coalesce(sum(CASE WHEN own.place > other.place THEN 1 ELSE 0 END), 0) AS BIGINT)
FROM seat_results AS own JOIN seat_results AS other ON other.game_id = own.game_id
WHERE own.user_id = ? AND other.user_id = ?
"""
SELECT_FEATS: Final = """
SELECT feat, times, game_id, finished_at FROM (
    SELECT feat, game_id, finished_at, count(*) OVER (PARTITION BY feat) AS times,
    row_number() OVER (PARTITION BY feat ORDER BY finished_at, game_id) AS number
    FROM feats WHERE user_id = ?
) AS numbered WHERE number = 1 ORDER BY finished_at, feat
"""
# Achievements in a game that its people had in none that ended before.
SELECT_FIRST_FEATS: Final = """
SELECT user_id, feat FROM feats WHERE game_id = ? AND NOT EXISTS (
    SELECT 1 FROM feats AS earlier WHERE earlier.user_id = feats.user_id AND earlier.feat = feats.feat
    AND (earlier.finished_at, earlier.game_id) < (feats.finished_at, feats.game_id)
)
"""
# The inner query finds the last games: only these are joined and counted.
SELECT_WITH_COMPUTERS: Final = """
SELECT met.finished_at, rounds, met.resigned, count(*),
CAST(sum(CASE WHEN met.place < other.place THEN 1 ELSE 0 END) AS BIGINT),
CAST(sum(CASE WHEN met.place > other.place THEN 1 ELSE 0 END) AS BIGINT), snapshot
FROM (
    SELECT game_id, finished_at, seat, place, resigned FROM seat_results AS own WHERE user_id = ? AND EXISTS (
        SELECT 1 FROM seat_results AS computers WHERE computers.game_id = own.game_id AND is_computer
    ) ORDER BY finished_at DESC, game_id DESC LIMIT ?
) AS met JOIN results ON results.game_id = met.game_id JOIN games ON games.id = met.game_id
JOIN seat_results AS other ON other.game_id = met.game_id AND other.is_computer
GROUP BY met.finished_at, met.game_id, met.seat, met.resigned, rounds, snapshot
ORDER BY met.finished_at DESC, met.game_id DESC
"""
# Those of somebody's last games that were closed without a result.
SELECT_CLOSED: Final = """
SELECT games.updated_at, games.snapshot FROM (
    SELECT game_id FROM seats WHERE user_id = ? AND is_open = FALSE
    ORDER BY changed_at DESC, game_id DESC LIMIT ?
) AS latest JOIN games ON games.id = latest.game_id
WHERE games.begun AND NOT EXISTS (SELECT 1 FROM results WHERE results.game_id = latest.game_id)
"""
SELECT_BEST_BEFORE: Final = f"""
SELECT max(score) FROM seat_results JOIN results ON results.game_id = seat_results.game_id
WHERE user_id = ? AND seat_results.wall = ?
AND (seat_results.finished_at, seat_results.game_id) < (?, ?) AND {_SCORED}
"""  # noqa: S608 - constants
SELECT_RESULT: Final = """
SELECT guild_id, finished_at, margin, best_score, unrated FROM results WHERE game_id = ?
"""
_ON_SERVER_BEFORE: Final = "FROM results WHERE guild_id = ? AND (finished_at, game_id) < (?, ?)"
SELECT_ANY_BEFORE: Final = f"SELECT 1 {_ON_SERVER_BEFORE} AND margin IS NOT NULL LIMIT 1"
SELECT_AS_CLOSE_BEFORE: Final = f"SELECT 1 {_ON_SERVER_BEFORE} AND margin <= ? LIMIT 1"
SELECT_AS_GOOD_BEFORE: Final = f"SELECT 1 {_ON_SERVER_BEFORE} AND best_score >= ? LIMIT 1"
COUNT_GAMES: Final = "SELECT count(*) FROM results WHERE guild_id = ?"
SELECT_CLOSEST: Final = """
SELECT margin, game_id FROM results WHERE guild_id = ? AND margin IS NOT NULL ORDER BY margin, game_id LIMIT 1
"""
SELECT_BEST: Final = """
SELECT best_score, game_id FROM results WHERE guild_id = ? AND best_score > 0
ORDER BY best_score DESC, game_id LIMIT 1
"""
SELECT_LONGEST: Final = """
SELECT rounds, game_id FROM results WHERE guild_id = ? ORDER BY rounds DESC, game_id LIMIT 1
"""
_HIDDEN: Final = "SELECT 1 FROM listings WHERE listings.user_id = tallies.user_id AND listed = 0"
_LISTED_EVERYWHERE: Final = (
    "SELECT CAST(? AS BIGINT) AS user_id UNION SELECT user_id FROM listings WHERE listed = 2"
)


@dataclass(frozen=True, slots=True)
class Scale:
    """How strengths are ranked: by whole points, and those that aren't settled after all others.

    Points are ``(per_unit * mu + offset) // 1_000_000``. A strength is settled if its sigma is at most
    `sigma`, and if there are at least so many `opponents`.
    """

    per_unit: int
    offset: int
    sigma: int
    opponents: int


def _select_ranking(tallies: str, listed: str, *, value: str, is_late: str) -> str:
    """Return a statement for a page of a ranking, and the place of the viewer.

    It sorts everybody in the database, so that only a few rows have to become Python's.
    """
    return f"""
WITH sums AS (
    SELECT tallies.user_id AS user_id, CAST(sum(games) AS BIGINT) AS games, CAST(sum(wins) AS BIGINT) AS wins,
    max(best_score) AS best_score
    FROM {tallies} WHERE {listed} AND guild_id = ? AND month = ? AND wall = ? AND rated
    GROUP BY tallies.user_id
), people AS (
    SELECT sums.user_id AS user_id, games, {value} AS value, {is_late} AS is_late, mu, sigma, opponents
    FROM sums LEFT JOIN ratings ON ratings.user_id = sums.user_id AND ratings.wall = ?
), ranked AS (
    SELECT rank() OVER (ORDER BY is_late, value DESC) AS place,
    row_number() OVER (ORDER BY is_late, value DESC, games, user_id) AS number, count(*) OVER () AS total,
    user_id, games, value, mu, sigma, opponents
    FROM people WHERE value > 0
)
SELECT * FROM ranked
WHERE (number - 1) / ? = (CASE WHEN ? < total THEN ? ELSE (total - 1) / ? END) OR user_id = ?
ORDER BY number
"""  # noqa: S608 - constants


def _ranked_by(column: str) -> tuple[str, str]:
    """Return the statements for a server's ranking, and for that of all servers."""
    is_rating = column == "rating"
    value = "(? * mu + ?) / 1000000" if is_rating else column
    is_late = "CASE WHEN sigma <= ? AND opponents >= ? THEN 0 ELSE 1 END" if is_rating else "0"
    # The first parameter is the viewer. SQLite reads what is before CROSS JOIN first: few people are listed
    # everywhere.
    is_listed = f"tallies.user_id > 0 AND (tallies.user_id = ? OR NOT EXISTS ({_HIDDEN}))"
    everywhere = f"({_LISTED_EVERYWHERE}) AS listed CROSS JOIN tallies"
    return (
        _select_ranking("tallies", is_listed, value=value, is_late=is_late),
        _select_ranking(everywhere, "tallies.user_id = listed.user_id", value=value, is_late=is_late),
    )


SELECT_RANKING: Final = {column: _ranked_by(column) for column in ("rating", "wins", "best_score")}
"""By what people are ranked, on a server and everywhere."""
SELECT_LISTING: Final = "SELECT listed, name FROM listings WHERE user_id = ?"
UPSERT_LISTING: Final = """
INSERT INTO listings (user_id, listed, name) VALUES (?, ?, ?)
ON CONFLICT (user_id) DO UPDATE SET listed = excluded.listed, name = excluded.name
"""
SELECT_NEWEST_GAME: Final = """
SELECT id, snapshot FROM games WHERE id = (
    SELECT game_id FROM seat_results WHERE user_id = ? AND guild_id = ?
    ORDER BY finished_at DESC, game_id DESC LIMIT 1
)
"""
SELECT_SEATS_OF: Final = f"""
SELECT {", ".join(_SEAT)} FROM seat_results WHERE user_id = ? ORDER BY finished_at, game_id
"""  # noqa: S608 - constants

# ── Recounting everything ──

MARK_ALL_COUNTED: Final = """
UPDATE games SET counted = TRUE WHERE begun AND NOT is_open AND NOT counted
"""
SELECT_COUNTED: Final = f"""
SELECT {_FINISHED} FROM games WHERE id > ? AND counted ORDER BY id LIMIT ?
"""  # noqa: S608 - constants
SELECT_LOGS: Final = """
SELECT game_id, version, body, at FROM events WHERE game_id BETWEEN ? AND ? ORDER BY game_id, version
"""
DERIVED: Final = ("feats", "ratings", "tallies", "seat_results", "results")
"""The tables that can be derived from the logs and from `stand_ins`, the strengths of deleted people."""
SELECT_LAST_RESULT: Final = "SELECT max(game_id) FROM results"
LOGS_TOGETHER: Final = 200
"""How many logs are read and folded together when all games are counted again."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody in a ranking: `number` counts everybody up to them, and `total` all there are."""

    place: int
    number: int
    total: int
    user_id: int
    games: int
    value: int
    strength: Strength | None


class Statistics(Database):
    """The statistics of the finished games of a database."""

    async def uncounted_games(self, limit: int, shard_set: ShardSet = EVERYTHING) -> list[int]:
        """Return the ids of finished games that aren't counted yet; those that ended first come first."""
        return await self._ids(
            "which games are to be counted", for_shards(shard_set, SELECT_UNCOUNTED), limit
        )

    async def count(
        self, game_id: int, rewrites: int, result: FinishedGame | None, new_rater: NewRater
    ) -> bool:
        """Mark a finished game as counted, and store its result, None if it has none.

        Games on the same wall that ended after it are rated again. Return False, having done nothing, if it
        is counted already or was rewritten since its log was read.
        """

        async def work(db: Transaction) -> bool:
            if not await db.fetch(MARK_COUNTED, (game_id, rewrites)):
                return False
            if result is not None:
                await _store(db, [result])
                await db.fetch(ADD_TALLIES, (game_id, game_id))
                if not result.unrated:
                    await _rate_since(db, result, new_rater())
            return True

        return await self._write(f"the result of game {game_id}", work, serializable=True)

    async def set_aside(self, game_id: int) -> None:
        """Mark a finished game as counted without a result: it can't be counted."""
        await self._execute(f"the result of game {game_id}", SET_ASIDE, game_id)

    async def finished_row(self, game_id: int) -> FinishedRow | None:
        """Return a game that is over, None if it isn't or doesn't exist."""
        what = f"game {game_id}"
        for row in await self._read(what, SELECT_FINISHED, game_id):
            game = FinishedRow(*row)
            if not all(isinstance(number, int) for number in game):
                raise self._damaged(what, "its row is not what was written")
            return game
        return None

    async def recount(self, fold: FoldLogs, new_rater: NewRater) -> None:
        """Count all finished games again, from scratch.

        This is one transaction: until its end everybody sees what was there before, and if it is interrupted,
        that stays. Nobody else counts games or deletes people meanwhile.
        """

        async def work(db: Transaction) -> None:
            await db.fetch(MARK_ALL_COUNTED)  # first, as counting a game begins with marking it
            await db.lock_tables(DERIVED)
            await replace_results(db, _folded(db, fold), new_rater)

        await self._write_without_timeout("the statistics", work)

    # ── reading ──

    async def tallies(self, user_id: int, guild_id: int = EVERYWHERE) -> list[Tally]:
        """Return the sums of a person, or of `EVERYBODY`, for each kind of games."""
        rows = await self._read(f"the sums of person {user_id}", SELECT_TALLIES, user_id, guild_id)
        return [_tally(*row) for row in rows]

    async def strengths(self, user_id: int) -> dict[str, Strength]:
        """Return somebody's ratings by walls."""
        rows = await self._read(f"the ratings of person {user_id}", SELECT_RATINGS, user_id)
        return {wall: Strength(*strength) for wall, *strength in rows}

    async def rated_results(self, user_id: int, wall: str, limit: int) -> list[PersonalResult]:
        """Return somebody's newest rated results, the newest first."""
        rows = await self._read(f"the ratings of person {user_id}", SELECT_RATED_OF, user_id, wall, limit)
        return [_personal(*row) for row in rows]

    async def result(self, game_id: int) -> tuple[GameResult, list[tuple[int, PersonalResult]]] | None:
        """Return a game's result and its seats', in order, with user ids; None if it has no result."""
        rows = list(await self._read(f"the result of game {game_id}", SELECT_RESULT, game_id))
        if not rows:
            return None
        seats = await self._read(f"the result of game {game_id}", SELECT_RESULTS_IN, game_id)
        return GameResult(*rows[0]), [(user_id, _personal(*rest)) for user_id, *rest in seats]

    async def streaks(self, user_id: int) -> tuple[int, int]:
        """Return somebody's current and longest winning streaks, in games."""
        rows = await self._read(f"the results of person {user_id}", SELECT_WON, user_id)
        current = best = 0
        for (has_won,) in rows:
            current = current + 1 if has_won else 0
            best = max(best, current)
        return current, best

    async def head_to_head(self, user_id: int, other_id: int) -> tuple[int, int, int]:
        """Return how many games two people played, and in how many the first was ahead, and behind."""
        rows = await self._read("the games of two people", SELECT_HEAD_TO_HEAD, user_id, other_id)
        ((games, ahead, behind),) = rows
        return int(games), int(ahead), int(behind)

    async def games_with_computers(self, user_id: int, limit: int) -> list[GameWithComputers]:
        """Return how somebody's games with computers ended, the last one first."""
        rows = await self._read(f"the results of person {user_id}", SELECT_WITH_COMPUTERS, user_id, limit)
        return [GameWithComputers(at, rounds, bool(resigned), *rest) for at, rounds, resigned, *rest in rows]

    async def games_without_result(self, user_id: int, among: int) -> list[tuple[int, str]]:
        """Return the times and snapshots of somebody's last games, `among` so many, that have no result."""
        rows = await self._read(f"the games of person {user_id}", SELECT_CLOSED, user_id, among)
        return [(int(at), str(snapshot)) for at, snapshot in rows]

    async def feats(self, user_id: int) -> list[StoredAchievement]:
        """Return somebody's achievements, the first one first."""
        what = f"the achievements of person {user_id}"
        return [StoredAchievement(*row) for row in await self._read(what, SELECT_FEATS, user_id)]

    async def first_feats(self, game_id: int) -> set[tuple[int, str]]:
        """Return the people and the achievements that they had for the first time in a game."""
        rows = await self._read(f"the result of game {game_id}", SELECT_FIRST_FEATS, game_id)
        return {(user_id, feat) for user_id, feat in rows}

    async def best_before(self, user_id: int, wall: str, moment: tuple[int, int]) -> int | None:
        """Return somebody's best score before a moment: a time, and the id of the game that ended then."""
        rows = await self._read("a best score", SELECT_BEST_BEFORE, user_id, wall, *moment)
        ((score,),) = rows
        return score if score is None else int(score)

    async def was_closest(self, guild_id: int, moment: tuple[int, int], margin: int) -> bool:
        """Return whether no earlier game was as close; False if none was decided by points."""
        what = f"the results of server {guild_id}"
        if not await self._read(what, SELECT_ANY_BEFORE, guild_id, *moment):
            return False
        return not await self._read(what, SELECT_AS_CLOSE_BEFORE, guild_id, *moment, margin)

    async def was_best(self, guild_id: int, moment: tuple[int, int], score: int) -> bool:
        """Return whether nobody had as many points before; False if no earlier game was decided by points."""
        what = f"the results of server {guild_id}"
        if not await self._read(what, SELECT_ANY_BEFORE, guild_id, *moment):
            return False
        return not await self._read(what, SELECT_AS_GOOD_BEFORE, guild_id, *moment, score)

    async def server_records(self, guild_id: int) -> tuple[int, list[tuple[int, int] | None]]:
        """Return how many games a server has, and its best score, closest margin and most rounds.

        Each record comes with the id of its game; None if there is none.
        """
        what = f"the results of server {guild_id}"
        ((games,),) = await self._read(what, COUNT_GAMES, guild_id)
        found: list[tuple[int, int] | None] = []
        for statement in (SELECT_BEST, SELECT_CLOSEST, SELECT_LONGEST):
            rows = await self._read(what, statement, guild_id)
            found += [(value, game_id) for value, game_id in rows] or [None]
        return games, found

    async def ranking(
        self,
        by: str,
        guild_id: int,
        wall: str,
        month: int,
        viewer: int,
        page: int,
        page_size: int,
        scale: Scale,
    ) -> list[Ranked]:
        """Return the people on a page of a ranking, on a server or everywhere, and the `viewer`.

        `by` is ``rating``, ``wins`` or ``best_score``. The page is the last one if there aren't as many. Only
        people who are listed there are ranked, and the viewer.
        """
        here, everywhere = SELECT_RANKING[by]
        of_rating = (scale.per_unit, scale.offset, scale.sigma, scale.opponents) if by == "rating" else ()
        rows = await self._read(
            "a ranking",
            here if guild_id else everywhere,
            *(viewer, guild_id, month, wall, *of_rating, wall),
            *(page_size, page * page_size, page, page_size, viewer),
        )
        return [
            Ranked(place, number, total, user_id, games, value, _strength(*rating))
            for place, number, total, user_id, games, value, *rating in rows
        ]

    async def listing(self, user_id: int) -> tuple[int, str] | None:
        """Return in which rankings somebody has chosen to be listed, and by which name everywhere."""
        rows = await self._read(f"the record of person {user_id}", SELECT_LISTING, user_id)
        return next(((listed, name) for listed, name in rows), None)

    async def save_listing(self, user_id: int, listed: int, name: str) -> None:
        """Store in which rankings somebody is listed, and by which name everywhere."""
        await self._execute(f"the record of person {user_id}", UPSERT_LISTING, user_id, listed, name)

    async def newest_game(self, user_id: int, guild_id: int) -> tuple[int, str] | None:
        """Return the id and the snapshot of the last counted game of somebody on a server, None without."""
        rows = await self._read(f"the games of person {user_id}", SELECT_NEWEST_GAME, user_id, guild_id)
        return next(((int(game_id), str(snapshot)) for game_id, snapshot in rows), None)

    async def results_of(self, user_id: int) -> list[dict[str, Any]]:
        """Return all results of a person, oldest first."""
        rows = await self._read(f"the results of person {user_id}", SELECT_SEATS_OF, user_id)
        return [dict(zip(_SEAT, row, strict=True)) for row in rows]


async def replace_results(
    db: Transaction, batches: AsyncGenerator[Sequence[FinishedGame]], new_rater: NewRater
) -> None:
    """Replace all rows of the `DERIVED` tables by what follows from these results."""
    for table in DERIVED:
        await db.fetch(f"DELETE FROM {table}")  # noqa: S608 - tables of ours
    async with aclosing(batches):
        async for results in batches:
            await _store(db, results)
    await _rate_all(db, new_rater)
    ((last,),) = await db.fetch(SELECT_LAST_RESULT)
    for first in range(0, (last or 0) + 1, PAGE):
        await db.fetch(ADD_TALLIES, (first, first + PAGE - 1))


async def _folded(db: Transaction, fold: FoldLogs) -> AsyncGenerator[Sequence[FinishedGame]]:
    """Yield the results of all games that are marked as counted; the next ones are folded meanwhile."""
    folding: asyncio.Future[Sequence[FinishedGame]] | None = None
    try:
        async for logs in _logs(db):
            ready, folding = folding, asyncio.ensure_future(fold(logs))
            if ready is not None:
                yield await ready
        if folding is not None:
            yield await folding
    finally:
        if folding is not None:
            folding.cancel()


async def _logs(db: Transaction) -> AsyncIterator[Sequence[FinishedLog]]:
    after = 0
    while games := [FinishedRow(*row) for row in await db.fetch(SELECT_COUNTED, (after, LOGS_TOGETHER))]:
        lines: Sequence[Any] = await db.fetch(SELECT_LOGS, (games[0].id, games[-1].id))
        logs = {game_id: _log_columns(log) for game_id, log in groupby(lines, itemgetter(0))}
        yield [(game, logs.get(game.id, LogColumns())) for game in games]
        after = games[-1].id


def _log_columns(lines: Iterable[Row]) -> LogColumns:
    _, *columns = zip(*lines, strict=True)
    return LogColumns(*columns)


async def _rate_all(db: Transaction, new_rater: NewRater) -> None:
    for wall in azul.WallSide:
        rater = new_rater()
        after = (0, 0)
        while games := await _rated(db, wall.value, after):
            await _store_ratings(db, [rating for game in games for rating in rater.after(game)])
            after = games[-1].finished_at, games[-1].game_id + 1
        rows = [
            (user_id, wall.value, each.mu, each.sigma, each.opponents)
            for user_id, each in rater.strengths.items()
        ]
        await _insert(db, "ratings", ("user_id", "wall", "mu", "sigma", "opponents"), rows)


async def _rated(db: Transaction, wall: str, after: tuple[int, int]) -> list[RatedGame]:
    rows = await db.fetch(SELECT_RATED_SINCE, (wall, *after, PAGE))
    games = list(_games(rows))
    return games[:-1] if len(rows) == PAGE else games  # the seats of the last may be on the next page


async def _store(db: Transaction, results: Sequence[FinishedGame]) -> None:
    if not results:
        return
    await _insert(db, "results", _RESULT, [_result_row(result) for result in results])
    seats = [_seat_row(result, seat) for result in results for seat in result.seats]
    await _insert(db, "seat_results", _SEAT, seats)
    feats = [
        (seat.user_id, feat, result.game_id, result.finished_at)
        for result in results
        for seat in result.seats
        if seat.user_id
        for feat in seat.feats
    ]
    await _insert(db, "feats", _FEAT, feats)
    ids = [result.game_id for result in results]
    for statement in (FORGET_LEAVING, FORGET_FEATS):
        await db.fetch(statement, (min(ids), max(ids)))


def _result_row(result: FinishedGame) -> Sequence[object]:
    return (
        *(result.game_id, result.guild_id, result.finished_at, result.month, result.wall, result.factories),
        *(len(result.seats), result.rounds, result.duration, result.ending, result.margin),
        *(_best_score(result), result.unrated),
    )


def _best_score(result: FinishedGame) -> int:
    """Return the best score of a person who played a game to its end, 0 if there is none."""
    if result.ending == azul.Ending.RESIGNATION.value:
        return 0
    scores = (seat.score for seat in result.seats if not (seat.is_computer or seat.resigned))
    return max(scores, default=0)


def _seat_row(result: FinishedGame, seat: SeatResult) -> Sequence[object]:
    return (
        *(result.game_id, result.guild_id, result.finished_at, result.wall),
        *(seat.seat, seat.user_id, seat.is_computer, seat.place, seat.shared, seat.resigned, seat.score),
        *(seat.wall_points, seat.full_rows, seat.full_columns, seat.full_colours, seat.floor_points),
        *(seat.markers, seat.turns, seat.thinking, *seat.colours, seat.rated_place),
    )


async def _insert(
    db: Transaction, table: str, columns: Sequence[str], rows: Collection[Sequence[object]]
) -> None:
    marks = f"({', '.join('?' * len(columns))})"
    for some in _in_parts(rows):
        values = ", ".join([marks] * len(some))
        statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES {values}"  # noqa: S608 - names of ours
        await db.fetch(statement, [value for row in some for value in row])


def _in_parts(rows: Iterable[Sequence[object]]) -> Iterator[list[Sequence[object]]]:
    rest = list(rows)
    while rest:
        yield rest[:_TOGETHER]
        rest = rest[_TOGETHER:]


async def _rate_since(db: Transaction, result: FinishedGame, rater: Rater) -> None:
    """Rate a game and all on its wall that ended after it: usually there are none."""
    moment = result.finished_at, result.game_id
    rows = await db.fetch(SELECT_RATED_SINCE, (result.wall, *moment, _ALL))
    games = list(_games(rows))
    for user_id in {seat.user_id for game in games for seat in game.seats if seat.user_id}:
        for strength in await db.fetch(SELECT_STRENGTH_BEFORE, (user_id, result.wall, *moment)):
            rater.strengths[user_id] = Strength(*strength)
    for one, other in {pair for game in games for pair in _pairs(game)}:
        if await db.fetch(SELECT_MET_BEFORE, (one, other, result.wall, *moment)):
            rater.met.add((one, other))
    await _store_ratings(db, [rating for game in games for rating in rater.after(game)])
    for user_id, after in sorted(rater.strengths.items()):
        await db.fetch(UPSERT_RATING, (user_id, result.wall, after.mu, after.sigma, after.opponents))


def _pairs(game: RatedGame) -> Iterator[tuple[int, int]]:
    people = sorted(seat.user_id for seat in game.seats if seat.user_id)
    return ((one, other) for index, one in enumerate(people) for other in people[index + 1 :])


async def _store_ratings(db: Transaction, ratings: Sequence[SeatRating]) -> None:
    rows = [
        (
            *(each.game_id, each.seat, each.before.mu, each.before.sigma, each.before.opponents),
            *(each.after.mu, each.after.sigma, each.after.opponents, each.new_to),
        )
        for each in ratings
    ]
    changes = ", ".join(f"{name} = changed.column{number}" for number, name in enumerate(_RATING, 3))
    marks = f"({', '.join(['CAST(? AS BIGINT)'] * (2 + len(_RATING)))})"
    for some in _in_parts(rows):
        values = ", ".join([marks] * len(some))
        await db.fetch(
            f"UPDATE seat_results SET {changes} FROM (VALUES {values}) AS changed "  # noqa: S608 - names of ours
            "WHERE seat_results.game_id = changed.column1 AND seat_results.seat = changed.column2",
            [value for row in some for value in row],
        )


def _games(rows: Iterable[Row]) -> Iterator[RatedGame]:
    seats = [_rated_seat(*row) for row in rows]
    for (game_id, finished_at), group in groupby(seats, key=lambda each: each[:2]):
        yield RatedGame(game_id, finished_at, tuple(seat for _, _, seat in group))


def _rated_seat(
    game_id: int, finished_at: int, seat: int, user_id: int, place: int, *kept: int | None
) -> tuple[int, int, RatedSeat]:
    mu, sigma, opponents, new_to = kept
    if user_id or mu is None or sigma is None:
        return game_id, finished_at, RatedSeat(seat, user_id, place)
    stand_in = Strength(mu, sigma, opponents or 0)
    return game_id, finished_at, RatedSeat(seat, user_id, place, stand_in, new_to or 0)


def _tally(user_id: int, wall: str, factories: str, players: int, rated: object, *sums: int) -> Tally:
    kind = GameKind(azul.WallSide(wall), azul.Factories(factories), players)
    return Tally(user_id, kind, bool(rated), Sums(*sums))


def _strength(mu: int | None, sigma: int | None, opponents: int | None) -> Strength | None:
    return None if mu is None or sigma is None or opponents is None else Strength(mu, sigma, opponents)


def _personal(
    game_id: int, finished_at: int, wall: str, place: int, score: int, resigned: int, *rating: int | None
) -> PersonalResult:
    known = [value for value in rating if value is not None]
    before, after = (Strength(*known[:3]), Strength(*known[3:])) if len(known) == 6 else (None, None)
    return PersonalResult(game_id, finished_at, wall, place, score, bool(resigned), before, after)
