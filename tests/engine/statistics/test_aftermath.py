"""The aftermath of a game is the same whenever it is asked for."""

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest

import azul
import players
from engine import Game, GameService, Options, Player, Rated, decisions
from engine.statistics.achievements import Achievement
from engine.statistics.card import Aftermath, BrokenRecord, EarnedAchievement, Listing, Order, Record, Unrated
from engine.statistics.service import MAX_COUNTED, fold
from engine.table.state import Replaced, table_to_json
from storage.statistics import FinishedGame, FinishedLog
from storage.store import Store
from tests.effort import EVERYTHING
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, CHIYO, a_game, games_over
from tests.engine.statistics.test_results import played_on
from tests.engine.test_choosing import do, event_for

Told = tuple[int, Aftermath | None]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return GameService(store, now=clock, new_secret=lambda: (10).to_bytes(32))


async def a_finished_game(
    games: GameService, seed: int = 1, rated: Rated = Rated.YES, guild_id: int = 1
) -> Game:
    """Return a game of Ada and Bruno that was played to its end."""
    game = await games.open(guild_id=guild_id, channel_id=CHANNEL, host=ADA, options=Options(2, rated=rated))
    game = await games.change(game.id, decisions.join(BRUNO))
    game = await games.change(game.id, decisions.begin(ADA.user_id))
    return await played_on(games, game, random.Random(seed))


async def brought(games: GameService, game: Game) -> Aftermath:
    aftermath = await games.statistics.counted_aftermath(game.id)
    assert aftermath is not None
    return aftermath


async def played_well(games: GameService, game: Game, seat: int, rounds: int) -> Game:
    """Return a game after so many of its rounds, in which one plays well and the others don't."""
    while game.table.is_open and game.table.running_state.round <= rounds:
        state = game.table.running_state
        move = players.best_first(state)[0 if state.turn == seat else -1]
        game = await do(games, game, azul.Taken(state.turn, move))
    return game


def won_by(game: Game) -> Player:
    scores = [board.score for board in (game.table.state or pytest.fail("not begun")).boards]
    assert scores[0] != scores[1]
    return game.table.players[scores.index(max(scores))]


async def test_the_first_game_tells_what_ratings_were_gained_from_newcomers(games: GameService) -> None:
    game = await a_finished_game(games)
    aftermath = await brought(games, game)
    winner, loser = aftermath.changes
    assert winner.user_id == won_by(game).user_id
    assert (winner.before.points, loser.before.points) == (1_500, 1_500)
    assert winner.gain == -loser.gain > 0
    assert aftermath.records == []
    assert EarnedAchievement(winner.user_id, Achievement.VICTORY) in aftermath.earned
    assert aftermath.unrated is None


async def test_a_result_says_the_same_after_other_games_and_after_all_were_recounted(
    games: GameService, clock: Clock
) -> None:
    played: list[Told] = []
    for seed in range(6):
        game = await a_finished_game(games, seed)
        played.append((game.id, await brought(games, game)))
        clock.go(timedelta(hours=1))
    assert await told_again(games, played) == played

    async def fold_all(logs: Sequence[FinishedLog]) -> Sequence[FinishedGame | str | None]:
        return list(map(fold, logs))

    await games.statistics.rebuild(fold_all, lambda _: None)
    assert await told_again(games, played) == played


async def told_again(games: GameService, played: Sequence[Told]) -> Sequence[Told]:
    return [(game_id, await games.statistics.aftermath(game_id)) for game_id, _ in played]


async def test_games_that_ended_before_are_counted_before(games: GameService, clock: Clock) -> None:
    first = await a_finished_game(games, 1)
    clock.go(timedelta(hours=1))
    second = await a_finished_game(games, 2)
    late = await brought(games, second)
    assert all(change.before.points != 1_500 for change in late.changes)
    assert await games.statistics.aftermath(first.id) is not None


async def a_short_game(games: GameService, clock: Clock) -> Game:
    """Return a game that Bruno left at once."""
    game = await a_game(games)
    game = await games.change(game.id, decisions.resign(BRUNO.user_id))
    clock.go(timedelta(hours=1))
    return game


async def test_nothing_is_told_while_too_many_games_are_still_to_be_counted(
    games: GameService, clock: Clock
) -> None:
    for _ in range(MAX_COUNTED - 1):
        await a_short_game(games, clock)
    last = await a_short_game(games, clock)
    assert await games.statistics.counted_aftermath(last.id) is not None

    for _ in range(MAX_COUNTED):
        await a_short_game(games, clock)
    game = await a_finished_game(games)
    assert await games.statistics.counted_aftermath(game.id) is None
    assert (await games.statistics.card(BRUNO.user_id)).total.games == MAX_COUNTED + 1
    await games.statistics.catch_up()
    assert await games.statistics.counted_aftermath(game.id) is not None


async def a_game_handed_over_late(games: GameService) -> Game:
    """Return a finished game in which Bruno gave his seat to Chiyo after four rounds."""
    chance = random.Random(1)
    game = await played_on(games, await a_game(games), chance, 4)
    game = await games.change(game.id, decisions.hand_over(BRUNO.user_id, CHIYO))
    game = await games.change(game.id, decisions.substitute(CHIYO))
    while game.table.is_open:
        event = event_for(game.table.running_state, chance)
        assert isinstance(event, azul.Taken)
        user_id = game.table.players[event.seat].user_id
        game = await games.change(game.id, decisions.take(user_id, event.move))
    return game


async def test_somebody_who_gave_their_seat_away_late_is_named_and_not_who_took_it(
    games: GameService,
) -> None:
    game = await a_game_handed_over_late(games)
    assert {each.user_id for each in (await brought(games, game)).changes} == {ADA.user_id, BRUNO.user_id}


async def test_somebody_who_gave_their_seat_away_late_has_their_name_in_the_ranking(
    games: GameService,
) -> None:
    await brought(games, await a_game_handed_over_late(games))
    page = await games.statistics.ranking(Order.RATING, azul.WallSide.COLOURED, 1, ADA.user_id)
    assert await games.statistics.names(page) == {each.user_id: each.name for each in (ADA, BRUNO)}


async def test_somebody_who_lost_their_seat_to_a_substitute_has_their_name_in_the_ranking(
    store: MemoryStore, games: GameService
) -> None:
    game = await a_finished_game(games)
    await brought(games, game)
    table = replace(game.table, players=(ADA, CHIYO), replaced=(Replaced(1, BRUNO),))
    store._db.execute("UPDATE games SET snapshot = ?", (table_to_json(table),))
    page = await games.statistics.ranking(Order.RATING, azul.WallSide.COLOURED, 1, ADA.user_id)
    assert await games.statistics.names(page) == {each.user_id: each.name for each in (ADA, BRUNO)}


async def test_somebody_who_is_listed_nowhere_is_left_out(games: GameService) -> None:
    await games.statistics.choose_listing(ADA.user_id, Listing.NOWHERE, "")
    for seed in range(3):
        aftermath = await brought(games, await a_finished_game(games, seed))
        assert ADA.user_id not in {each.user_id for each in aftermath.records}
        assert ADA.user_id not in {each.user_id for each in aftermath.earned}
        assert [each.user_id for each in aftermath.changes] == [BRUNO.user_id]


async def test_nothing_is_told_of_somebody_who_was_deleted(store: Store, games: GameService) -> None:
    game = await a_finished_game(games)
    before = await brought(games, game)
    await store.begin_deleting(ADA.user_id)
    after = await games.statistics.aftermath(game.id)
    assert after is not None
    assert after.changes == tuple(each for each in before.changes if each.user_id == BRUNO.user_id)
    assert after.earned == [each for each in before.earned if each.user_id == BRUNO.user_id]


async def test_a_best_score_is_told_of_somebody_who_has_played_before(
    games: GameService, clock: Clock
) -> None:
    best: dict[int, int] = {}
    on_server, closest, seen = 0, 999, set[Record]()
    for seed in range(12):
        game = await a_finished_game(games, seed)
        state = game.table.state
        assert state is not None
        scores = {
            player.user_id: board.score
            for player, board in zip(game.table.players, state.boards, strict=True)
        }
        expected = set[BrokenRecord]()
        if best and max(scores.values()) > on_server:
            expected.add(BrokenRecord(Record.SERVER_BEST))
        margin = max(scores.values()) - min(scores.values())
        if best and margin < closest:
            expected.add(BrokenRecord(Record.CLOSEST))
        expected |= {
            BrokenRecord(Record.BEST_SCORE, user_id)
            for user_id, score in scores.items()
            if user_id in best and score > best[user_id]
            if not (score == max(scores.values()) > on_server)
        }
        records = (await brought(games, game)).records
        assert set(records) == expected
        assert len(records) == len(expected)
        seen |= {each.record for each in records}
        best = {user_id: max(score, best.get(user_id, 0)) for user_id, score in scores.items()}
        on_server, closest = max(on_server, *scores.values()), min(closest, margin)
        clock.go(timedelta(hours=1))
    assert seen == set(Record)


async def test_points_of_somebody_who_left_are_no_record_and_none_to_break(
    games: GameService, clock: Clock
) -> None:
    best: dict[int, int] = {}
    on_server, closest, tempting = 0, 999, set[Record]()
    for seed in range(18 if EVERYTHING else 6):
        chance, leaver = random.Random(seed), None
        game = await a_game(games, 3)
        if seed < 4 or seed % 2:
            leaver = CHIYO
            game = await played_well(games, game, 2, rounds=2 + seed % 3)
            game = await games.change(game.id, decisions.resign(leaver.user_id))
        game = await played_on(games, game, chance)
        boards = (game.table.state or pytest.fail("not begun")).boards
        scores = {
            player.user_id: board.score for player, board in zip(game.table.players, boards, strict=True)
        }
        left = 0 if leaver is None else scores.pop(leaver.user_id)
        *_, second, first = sorted(scores.values())
        expected = set[BrokenRecord]()
        if best and first > on_server:
            expected.add(BrokenRecord(Record.SERVER_BEST))
        if best and first - second < closest:
            expected.add(BrokenRecord(Record.CLOSEST))
        for user_id, score in scores.items():
            if user_id in best and score > best[user_id] and not score == first > on_server:
                expected.add(BrokenRecord(Record.BEST_SCORE, user_id))

        assert set((await brought(games, game)).records) == expected

        if leaver is not None:
            if left > max(on_server, first):
                tempting.add(Record.SERVER_BEST)
            among_all = sorted((*scores.values(), left))
            if among_all[-1] - among_all[-2] < min(first - second, closest):
                tempting.add(Record.CLOSEST)
            if left > best.get(leaver.user_id, 999):
                tempting.add(Record.BEST_SCORE)
        best |= {user_id: max(score, best.get(user_id, 0)) for user_id, score in scores.items()}
        on_server, closest = max(on_server, first), min(closest, first - second)
        clock.go(timedelta(hours=1))
    assert tempting == set(Record)


async def test_points_of_somebody_whom_all_others_left_are_no_record(
    games: GameService, clock: Clock
) -> None:
    before = await a_finished_game(games)
    await brought(games, before)
    clock.go(timedelta(hours=1))
    game = await played_well(games, await a_game(games), 0, rounds=4)
    game = await games.change(game.id, decisions.resign(BRUNO.user_id))
    scores = [(each.table.state or pytest.fail("not begun")).boards[0].score for each in (before, game)]
    assert scores[0] < scores[1]
    assert (await brought(games, game)).records == []


async def test_a_card_adds_up_all_servers_and_has_ratings_in_order(games: GameService, clock: Clock) -> None:
    for guild_id in (1, 2):
        await brought(games, await a_finished_game(games, guild_id, guild_id=guild_id))
        clock.go(timedelta(hours=1))
    card = await games.statistics.card(ADA.user_id, BRUNO.user_id)
    assert [*card.by_kind.values()] == [card.total]
    first, last = card.curves[azul.WallSide.COLOURED]
    assert (card.total.games, last.at - first.at) == (2, 3_600_000)
    assert last.rating == card.ratings[azul.WallSide.COLOURED] != first.rating
    assert card.head_to_head is not None
    assert (await games.statistics.card(ADA.user_id, CHIYO.user_id)).head_to_head is None


async def test_an_achievement_is_new_once(games: GameService, clock: Clock) -> None:
    seen = set[EarnedAchievement]()
    for seed in range(6):
        earned = (await brought(games, await a_finished_game(games, seed))).earned
        assert not seen & set(earned)
        seen |= set(earned)
        clock.go(timedelta(hours=1))
    assert EarnedAchievement(ADA.user_id, Achievement.VICTORY) in seen


@pytest.mark.parametrize("rated", [Rated.NO, Rated.YES])
async def test_records_count_without_ratings_if_that_was_chosen(games: GameService, rated: Rated) -> None:
    aftermath = await brought(games, await a_finished_game(games, rated=rated))
    assert aftermath.unrated is (Unrated.CHOSEN if rated is Rated.NO else None)
    assert bool(aftermath.changes) is (rated is Rated.YES)
    assert aftermath.earned


async def test_a_game_that_was_hardly_played_only_says_why_it_is_not_rated(store: MemoryStore) -> None:
    games = games_over(store)
    game = await a_game(games)
    await games.change(game.id, decisions.resign(BRUNO.user_id))
    assert await games.statistics.counted_aftermath(game.id) == Aftermath(
        Unrated.SHORT, records=[], earned=[]
    )


async def test_a_closed_game_brought_nothing(games: GameService) -> None:
    game = await a_game(games)
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    assert await games.statistics.counted_aftermath(game.id) is None
