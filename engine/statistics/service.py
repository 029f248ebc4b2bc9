"""Counts finished games, and reads the statistics."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import azul
from engine.errors import Refusal, reading
from engine.game import to_datetime
from engine.statistics.achievements import Achievement
from engine.statistics.card import (
    AchievementCount,
    Aftermath,
    BrokenRecord,
    Card,
    CurvePoint,
    EarnedAchievement,
    HeadToHead,
    Listing,
    Order,
    Ranking,
    RankingPlace,
    RatingChange,
    Record,
    ServerCard,
    ServerRecord,
    Unrated,
)
from engine.statistics.rating import SCALE, Standings, rating_of
from engine.statistics.results import result_of
from engine.table.events import Joined, Opened, Player, SeatTaken, event_from_json
from engine.table.state import table_from_json
from storage.records import DamagedRecord, StorageError, StoredEvent
from storage.shards import EVERYTHING, ShardSet
from storage.statistics import (
    EVERYBODY,
    EVERYWHERE,
    FinishedGame,
    FinishedLog,
    GameKind,
    GameResult,
    PersonalResult,
    Ranked,
    Sums,
    Tally,
)
from storage.store import Store

log = logging.getLogger(__name__)

MAX_COUNTED: Final = 20
"""How many games are counted in one go, so that other work isn't held up."""
CURVE_LENGTH: Final = 100
"""The most games that a rating's curve shows."""
PAGE_SIZE: Final = 10
"""How many people a page of a ranking has."""
_RANKED_BY: Final = {
    Order.RATING: "rating",
    Order.WINS: "wins",
    Order.SCORE: "best_score",
    Order.MONTH: "wins",
}
_LISTED: Final = {0: Listing.NOWHERE, 1: Listing.SERVERS, 2: Listing.EVERYWHERE}


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """How many games were counted again, and what is wrong with the logs of others."""

    games: int
    damaged: tuple[str, ...]


Fold = Callable[[Sequence[FinishedLog]], Awaitable[Sequence[FinishedGame | str | None]]]


def fold(finished: FinishedLog) -> FinishedGame | str | None:
    """Return the result of a game, None if it was closed without one, or why it can't be counted.

    An unexpected error in one game doesn't keep others from being counted; it is logged.
    """
    game, log_columns = finished
    try:
        return result_of(game, log_columns.lines)
    except DamagedRecord as error:
        return str(error)
    except Exception as error:
        log.exception("Game %d can't be counted", game.id)
        return f"game {game.id} can't be counted: an unexpected {type(error).__name__}"


class StatisticsService:
    """The statistics of the finished games in a database; a part of `GameService`.

    Any method may raise `storage.store.StorageError`.
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._counting = asyncio.Lock()

    async def catch_up(self, limit: int = MAX_COUNTED, shard_set: ShardSet = EVERYTHING) -> int:
        """Count finished games that aren't counted yet, at most `limit`; return how many there were.

        They are counted in the order in which they ended. Several processes may do so at once.
        """
        game_ids = await self._store.uncounted_games(limit, shard_set)
        for game_id in game_ids:
            await self.count(game_id)
        return len(game_ids)

    async def count(self, game_id: int) -> None:
        """Count a finished game, unless it is counted already or still open.

        If it can't be counted, log why, and set it aside: it counts for nothing until `rebuild`.
        """
        try:
            game = await self._store.finished_row(game_id)
            if game is None:
                return
            result = await asyncio.to_thread(result_of, game, await self._store.events(game_id))
            _ = await self._store.count(game_id, game.rewrites, result, Standings)
        except DamagedRecord as error:
            log.error("Game %d isn't counted: %s", game_id, error)
        except StorageError:
            raise
        except Exception:
            log.exception("Game %d isn't counted, for an unexpected reason", game_id)
        else:
            return
        await self._store.set_aside(game_id)

    async def rebuild(self, fold: Fold, progressed: Callable[[int], None]) -> Rebuilt:
        """Count all finished games again, from scratch. Until that is done everybody sees what was there.

        `fold` is this module's `fold` for many games. `progressed` is called with the number of games folded
        so far.
        """
        folded, counted = 0, 0
        damaged: list[str] = []

        async def results_of(logs: Sequence[FinishedLog]) -> Sequence[FinishedGame]:
            nonlocal folded, counted
            found = await fold(logs)
            results = [each for each in found if isinstance(each, FinishedGame)]
            damaged.extend(each for each in found if isinstance(each, str))
            folded, counted = folded + len(logs), counted + len(results)
            progressed(folded)
            return results

        await self._store.recount(results_of, Standings)
        return Rebuilt(counted, tuple(damaged))

    # ── people and servers ──

    async def card(self, user_id: int, viewer: int | None = None) -> Card:
        """Return a person's card, with the head-to-head of the `viewer`.

        Others don't see the ratings of people who are listed nowhere. Raise `Refusal` (``no-statistics``) if
        the person hasn't finished a game.
        """
        tallies = await self._store.tallies(user_id)
        if not tallies or user_id == EVERYBODY:
            raise Refusal("no-statistics")
        total, by_kind = _added(tallies)
        is_own = viewer in {None, user_id}
        is_hidden = not is_own and await self.listing(user_id) is Listing.NOWHERE
        strengths = {} if is_hidden else await self._store.strengths(user_id)
        curves = {}
        for wall in map(azul.WallSide, strengths):
            results = await self._store.rated_results(user_id, wall.value, CURVE_LENGTH)
            curves[wall] = tuple(
                CurvePoint(each.finished_at, rating_of(each.after))
                for each in reversed(results)
                if each.after
            )
        streak, best_streak = await self._store.streaks(user_id)
        achievements = await self._store.feats(user_id)
        known = {each.value for each in Achievement}
        met = None
        if viewer and not is_own:
            met = HeadToHead(*await self._store.head_to_head(user_id, viewer))
        return Card(
            user_id,
            total,
            by_kind,
            {azul.WallSide(wall): rating_of(strength) for wall, strength in strengths.items()},
            curves,
            streak,
            best_streak,
            tuple(
                AchievementCount(Achievement(each.feat), each.times, each.game_id, each.at)
                for each in achievements
                if each.feat in known
            ),
            met if met and met.games else None,
        )

    async def server_card(self, guild_id: int) -> ServerCard:
        """Return a server's card. Raise `Refusal` (``no-statistics``) if no game was finished there."""
        tallies = await self._store.tallies(EVERYBODY, guild_id)
        if not tallies or guild_id == EVERYWHERE:
            raise Refusal("no-statistics")
        total, by_kind = _added(tallies)
        games, records = await self._store.server_records(guild_id)
        best, closest, longest = (None if each is None else ServerRecord(*each) for each in records)
        return ServerCard(guild_id, games, total, by_kind, best, closest, longest)

    # ── rankings ──

    async def ranking(
        self, order: Order, wall: azul.WallSide, guild_id: int | None, viewer: int, page: int = 0
    ) -> Ranking:
        """Return a page of a ranking on a server, or over all servers if `guild_id` is None.

        The `viewer` sees their own place even if they aren't listed.
        """
        month = _month(to_datetime(self._now())) if order is Order.MONTH else 0
        by, place = _RANKED_BY[order], guild_id or EVERYWHERE
        found = await self._store.ranking(
            by, place, wall.value, month, viewer, max(0, page), PAGE_SIZE, SCALE
        )
        total = found[0].total if found else 0
        pages = max(1, -(-total // PAGE_SIZE))
        page = min(max(0, page), pages - 1)
        own = next((_place(each, order) for each in found if each.user_id == viewer), None)
        some = [_place(each, order) for each in found if (each.number - 1) // PAGE_SIZE == page]
        listing = await self.listing(viewer)
        is_listed = listing is Listing.EVERYWHERE or (listing is Listing.SERVERS and guild_id is not None)
        return Ranking(order, wall, guild_id, page, pages, total, some, own, is_listed)

    async def names(self, page: Ranking) -> dict[int, str]:
        """Return the names of the people on a page of a ranking, "" if not known.

        On a server that is the name in their last game there, in the ranking over all servers the name that
        they are listed by: nobody learns what they are called on another server.
        """
        return {each.user_id: await self._name(each.user_id, page.guild_id) for each in page.places}

    async def _name(self, user_id: int, guild_id: int | None) -> str:
        if guild_id is None:
            listing = await self._store.listing(user_id)
            return "" if listing is None else listing[1]
        newest = await self._store.newest_game(user_id, guild_id)
        if newest is None:
            return ""
        game_id, snapshot = newest
        try:
            with reading(f"game {game_id}"):
                table = table_from_json(snapshot)
                people = [*table.players, *(each.player for each in table.replaced)]
                if user_id not in {each.user_id for each in people}:  # they handed over their seat
                    people = list(_seated(await self._store.events(game_id)))
        except DamagedRecord as error:
            log.error("%s", error)
            return ""
        return next((each.name for each in people if each.user_id == user_id), "")

    async def listing(self, user_id: int) -> Listing:
        """Return in which rankings a person is listed."""
        stored = await self._store.listing(user_id)
        return Listing.SERVERS if stored is None else _LISTED[stored[0]]

    async def choose_listing(self, user_id: int, listing: Listing, name: str) -> None:
        """Set in which rankings a person is listed; `name` is for the ranking over all servers."""
        stored = next(number for number, each in _LISTED.items() if each is listing)
        await self._store.save_listing(user_id, stored, name if listing is Listing.EVERYWHERE else "")

    # ── results ──

    async def counted_aftermath(self, game_id: int) -> Aftermath | None:
        """Count a game that has just ended, and return its effects; None if too many games are uncounted.

        All games that ended before are counted first, even if another process would do it: the effects depend
        on them alone, so that they are the same whenever they are asked for.
        """
        async with self._counting:
            game_ids = await self._store.uncounted_games(MAX_COUNTED + 1)
            if len(game_ids) > MAX_COUNTED:
                await self.count(game_id)  # its players will look at their statistics now
                return None
            for each in game_ids:
                await self.count(each)
        return await self.aftermath(game_id)

    async def aftermath(self, game_id: int) -> Aftermath | None:
        """Return the effects of a finished game; None if it isn't counted, or was closed without a result.

        People who are listed nowhere, or were deleted, are left out.
        """
        found = await self._store.result(game_id)
        if found is None:
            return None
        result, seats = found
        unrated = Unrated(result.unrated) if result.unrated else None
        shown = [
            (user_id, each)
            for user_id, each in sorted(seats, key=lambda seat: seat[1].place)
            if user_id and await self.listing(user_id) is not Listing.NOWHERE
        ]
        changes = tuple(
            RatingChange(user_id, rating_of(each.before), rating_of(each.after))
            for user_id, each in shown
            if each.before and each.after
        )
        return Aftermath(
            unrated, changes, await self._records(game_id, result, shown), await self._earned(game_id, shown)
        )

    async def _records(
        self, game_id: int, result: GameResult, seats: Sequence[tuple[int, PersonalResult]]
    ) -> Sequence[BrokenRecord]:
        when, broken = (result.finished_at, game_id), list[BrokenRecord]()
        is_best = await self._store.was_best(result.guild_id, when, result.best_score)
        if is_best:
            broken.append(BrokenRecord(Record.SERVER_BEST))
        if result.margin is not None and await self._store.was_closest(result.guild_id, when, result.margin):
            broken.append(BrokenRecord(Record.CLOSEST))
        for user_id, each in seats:
            if is_best and each.score == result.best_score:
                continue  # said already
            if each.resigned or result.margin is None:
                continue  # its points don't count
            before = await self._store.best_before(user_id, each.wall, when)
            if before is not None and each.score > before:
                broken.append(BrokenRecord(Record.BEST_SCORE, user_id))
        return broken

    async def _earned(
        self, game_id: int, seats: Sequence[tuple[int, PersonalResult]]
    ) -> Sequence[EarnedAchievement]:
        achievements = await self._store.first_feats(game_id)
        return [
            EarnedAchievement(user_id, achievement)
            for user_id, _ in seats
            for achievement in Achievement
            if (user_id, achievement.value) in achievements
        ]


def _seated(lines: Iterable[StoredEvent]) -> Iterator[Player]:
    """Yield everybody who took a seat in a game."""
    for line in lines:
        match event_from_json(line.body):
            case Opened(player) | Joined(player) | SeatTaken(_, player):
                yield player
            case _:
                pass


def _place(found: Ranked, order: Order) -> RankingPlace:
    rating = rating_of(found.strength) if order is Order.RATING and found.strength else None
    return RankingPlace(found.place, found.user_id, found.value, found.games, rating)


def _added(tallies: Sequence[Tally]) -> tuple[Sums, dict[GameKind, Sums]]:
    total, by_kind = Sums(), dict[GameKind, Sums]()
    for each in tallies:
        total += each.sums
        by_kind[each.kind] = by_kind.get(each.kind, Sums()) + each.sums
    return total, by_kind


def _month(at: datetime) -> int:
    return 100 * at.year + at.month
