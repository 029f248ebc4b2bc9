"""What was remarkable about a game: found, weighed, and always true."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import pytest

import azul
from azul import Bonus, Colour
from engine import GameService, decisions
from engine.highlights import (
    CleanFloor,
    CloseFinish,
    Comeback,
    CompletedColours,
    CompletedColumns,
    CostlyFloor,
    GreatRound,
    GreatTile,
    Highlight,
    Lead,
    LongGame,
    highlights,
    highlights_of,
)
from tests.azul.builders import board, table
from tests.azul.games import ALL_RULES, random_game
from tests.engine.memory import MemoryStore
from tests.engine.people import a_game


def tiled(before: int, *points: int, floor: int = 0) -> azul.BoardTiling:
    """Return what happened on a board that had `before` points: tiles that scored, and the floor's cost."""
    placements = tuple(azul.Placement(row, row, Colour.RED, 1, 1, each) for row, each in enumerate(points))
    score = max(0, before + sum(points) - floor)
    return azul.BoardTiling(placements, (), (), floor, before, score)


Round: TypeAlias = Sequence[azul.BoardTiling | None]


def game_of(*rounds: Round, bonuses: Sequence[Bonus] | None = None) -> list[Highlight]:
    """Return the highlights of a game with these rounds, a tiling a seat; it ends with the bonuses."""
    last = len(rounds)
    reports = [
        azul.TilingReport(number, tuple(boards), tuple(bonuses) if bonuses and number == last else None)
        for number, boards in enumerate(rounds, 1)
    ]
    scores = [0 if tiling is None else tiling.score for tiling in rounds[-1]]
    for seat, bonus in enumerate(bonuses or ()):
        scores[seat] += bonus.points
    gone = ["" if tiling else "!" for tiling in rounds[-1]]
    boards = [mark + board(score=score) for mark, score in zip(gone, scores, strict=True)]
    return list(highlights(reports, table(*boards, phase="over")))


NO_BONUS = (Bonus(), Bonus())


def test_a_game_without_anything_remarkable_has_no_highlights() -> None:
    assert game_of((tiled(0, 3), tiled(0, 6, floor=1)), bonuses=NO_BONUS) == [CloseFinish(2)]
    assert game_of((tiled(0, 3), tiled(0, 6)), bonuses=NO_BONUS) == []


def test_a_game_that_ends_before_its_first_round_does_has_no_highlights() -> None:
    assert highlights([], table(board(), "!" + board(), phase="over")) == ()


def test_a_fine_tile_is_told_with_its_round() -> None:
    found = game_of((tiled(0, 1), tiled(0, 1)), (tiled(1, 9), tiled(1, 8)), bonuses=NO_BONUS)
    assert found == [CloseFinish(1), GreatTile(0, 2, Colour.RED, 9)]


def test_of_the_same_kind_only_the_greatest_is_told() -> None:
    found = game_of((tiled(0, 10, 10), tiled(0, 7, 8)), (tiled(20, 9), tiled(15, 9)), bonuses=NO_BONUS)
    assert found == [GreatTile(0, 1, Colour.RED, 10), GreatRound(0, 1, 20)]


def test_a_great_round_is_told_with_what_is_left_after_the_floor() -> None:
    assert GreatRound(0, 1, 22) in game_of((tiled(0, 10, 10, 5, floor=3), tiled(0, 3)), bonuses=NO_BONUS)


def test_points_lost_to_the_floor_are_those_that_the_score_had() -> None:
    found = game_of(
        (tiled(0, 3, floor=14), tiled(0, 6, 6, 5)),
        (tiled(0, 6, 6, 6, floor=14), tiled(17, 1)),
        bonuses=NO_BONUS,
    )
    assert CostlyFloor(0, 3 + 14) in found


def test_who_has_to_pay_for_the_floor_while_at_zero_is_not_said_to_have_had_a_clean_one() -> None:
    rounds = [(tiled(0, floor=2), tiled(0, floor=1))] * 4
    assert game_of(*rounds, bonuses=NO_BONUS) == []
    rounds = [(tiled(0, floor=2), tiled(5 * number, 5)) for number in range(4)]
    assert game_of(*rounds, bonuses=NO_BONUS) == [CleanFloor(1), Lead(1)]


def test_nobody_had_to_pay_for_the_floor() -> None:
    rounds = [(tiled(4 * number, 4), tiled(5 * number, 5)) for number in range(4)]
    assert game_of(*rounds, bonuses=NO_BONUS)[0] == CleanFloor(None)
    assert game_of(*rounds[:3], bonuses=NO_BONUS) == []


def test_who_left_is_not_said_to_have_had_a_clean_floor() -> None:
    rounds = [(tiled(4 * number, 4), tiled(5 * number, 5), None) for number in range(4)]
    found = game_of(*rounds, bonuses=(*NO_BONUS, Bonus()))
    assert found == [CleanFloor(0), Lead(1)]


def test_completed_colours_and_columns_are_told() -> None:
    ada = Bonus(columns=(0, 1), colours=(Colour.BLUE, Colour.RED))
    found = game_of((tiled(0, 1), tiled(0, 1)), bonuses=(ada, Bonus(columns=(2,))))
    assert found == [CompletedColours(0, (Colour.BLUE, Colour.RED)), CompletedColumns(0, 2)]


@pytest.mark.parametrize(("ada", "bruno", "margin"), [(6, 6, 0), (7, 6, 1), (8, 6, 2)])
def test_a_close_finish_is_told(ada: int, bruno: int, margin: int) -> None:
    won = azul.TilingReport(1, (tiled(0, ada), tiled(0, bruno)), NO_BONUS)
    boards = board(rows=("byrkw", *["....."] * 4), score=ada), board(score=bruno)
    assert CloseFinish(margin) in highlights([won], table(*boards, phase="over"))


def test_a_shared_victory_is_neither_close_nor_a_comeback() -> None:
    found = game_of((tiled(0), tiled(0, 6, 6, 5)), (tiled(0, 6, 6, 5), tiled(17)), bonuses=NO_BONUS)
    assert found == []


def test_a_comeback_is_told_with_the_round_in_which_the_winner_was_furthest_behind() -> None:
    found = game_of(
        (tiled(0), tiled(0, 6, 6, 4)),
        (tiled(0, 2), tiled(16, 6)),
        (tiled(2, 6, 6, 6, 6, 4), tiled(22)),
        bonuses=NO_BONUS,
    )
    assert Comeback(0, 2, 20) in found


def test_a_comeback_by_bonuses_says_so() -> None:
    ada = Bonus(columns=(0, 1, 2))
    found = game_of((tiled(0, 5), tiled(0, 6, 6, 5, 5)), bonuses=(ada, Bonus()))
    assert Comeback(0, None, 17) in found


def test_who_wins_because_the_leader_left_did_not_come_back() -> None:
    found = game_of(
        (tiled(0, 1), tiled(0, 5), tiled(0, 6, 6, 6)),
        (tiled(1, 5, 5), tiled(5), None),
        bonuses=(Bonus(), Bonus(), Bonus()),
    )
    assert not any(isinstance(each, Comeback) for each in found)


def test_a_game_that_ends_by_resignation_was_not_close() -> None:
    assert game_of((tiled(0, 5), tiled(0, 6))) == []


def test_a_long_game_is_told() -> None:
    rounds = [(tiled(0, floor=1), tiled(0, floor=1))] * 120
    assert game_of(*rounds, bonuses=NO_BONUS) == [LongGame(120)]


NOBODY_PAID: Final[list[Round]] = [(tiled(0, floor=1), tiled(0, floor=1))]
LIMITS: Final[Mapping[type[Highlight], tuple[list[Round], list[Round]]]] = {
    GreatTile: ([(tiled(0, 8), tiled(0, 3))], [(tiled(0, 7), tiled(0, 3))]),
    GreatRound: ([(tiled(0, 5, 5, 5, 5), tiled(0, 3))], [(tiled(0, 5, 5, 5, 4), tiled(0, 3))]),
    CostlyFloor: ([(tiled(20, floor=15), tiled(0, 1))], [(tiled(20, floor=14), tiled(0, 1))]),
    CloseFinish: ([(tiled(0, 5), tiled(0, 3))], [(tiled(0, 6), tiled(0, 3))]),
    LongGame: (NOBODY_PAID * 10, NOBODY_PAID * 9),
    Comeback: (
        [(tiled(0), tiled(0, 5, 5, 5)), (tiled(0, 7, 6, 6), tiled(15))],
        [(tiled(0), tiled(0, 5, 5, 4)), (tiled(0, 7, 6, 6), tiled(14))],
    ),
}
"""Games that are just remarkable enough, and those that just aren't."""


@pytest.mark.parametrize("kind", LIMITS, ids=lambda kind: kind.__name__)
def test_what_is_remarkable_begins_at_its_limit(kind: type[Highlight]) -> None:
    enough, too_little = LIMITS[kind]
    assert [type(each) for each in game_of(*enough, bonuses=NO_BONUS)] == [kind]
    assert game_of(*too_little, bonuses=NO_BONUS) == []


def test_what_is_more_remarkable_comes_first_but_no_comeback_before_all_else() -> None:
    columns = Bonus(columns=(0, 1, 2))
    found = [
        [type(each) for each in game_of((tiled(0, 9), tiled(20, more)), bonuses=(columns, Bonus()))]
        for more in (6, 7)
    ]
    assert found == [[GreatTile, Comeback, CompletedColumns], [Comeback, GreatTile, CompletedColumns]]
    bonus = Bonus(columns=(0, 1, 2, 3, 4), colours=(Colour.BLUE, Colour.RED))
    great = game_of((tiled(0, 12), tiled(60, 2)), bonuses=(bonus, Bonus()))
    assert [type(each) for each in great] == [GreatTile, CompletedColumns, Comeback]


def test_three_highlights_are_not_all_about_one_person_if_there_is_anything_about_others() -> None:
    ada = Bonus(columns=(0, 1, 2, 3), colours=(Colour.BLUE, Colour.RED))
    alone = game_of((tiled(0, 10, 9), tiled(0, 6)), bonuses=(ada, Bonus()))
    assert [each.seat for each in alone] == [0, 0, 0]
    for bruno in (tiled(0, 8), tiled(0, 5, 5, 5, 5)):
        found = game_of((tiled(0, 10, 9), bruno), bonuses=(ada, Bonus()))
        assert len(found) == 3
        assert {each.seat for each in found} == {0, 1}
        assert len({type(each) for each in found}) == 3


# ── whole games ──


def is_true(highlight: Highlight, reports: Sequence[azul.TilingReport], final: azul.State) -> bool:
    """Return whether a highlight agrees with the reports, told in another way than it was found."""
    tilings = [[report.boards[seat] for report in reports] for seat in range(len(final.boards))]
    scores = [[0, *(tiling.score for tiling in each if tiling)] for each in tilings]
    staying = final.active
    match highlight:
        case GreatTile(seat, round_, colour, points):
            tiling = tilings[seat][round_ - 1]
            assert tiling
            return (colour, points) in [(each.colour, each.points) for each in tiling.placements]
        case GreatRound(seat, round_, points):
            return scores[seat][round_] - scores[seat][round_ - 1] == points
        case Comeback(seat, round_, points):
            then = len(reports) if round_ is None else round_
            best = max(scores[each][then] for each in staying)
            return best - scores[seat][then] == points and azul.ranking(final)[0] == (seat,)
        case Lead(seat):
            others = [each for each in staying if each != seat]
            rounds = range(1, len(reports) + 1)
            return all(scores[seat][each] > max(scores[one][each] for one in others) for each in rounds)
        case CompletedColours(seat, colours):
            return final.boards[seat].wall.complete_colours() == colours
        case CompletedColumns(seat, count):
            return len(final.boards[seat].wall.complete_columns()) == count
        case CloseFinish(points):
            first, second = sorted((final.boards[each].score for each in staying), reverse=True)[:2]
            return first - second == points
        case LongGame(rounds):
            return rounds == len(reports) == final.round
        case CleanFloor(seat):
            seats = range(len(tilings)) if seat is None else [seat]
            return not any(tiling.floor for each in seats for tiling in tilings[each] if tiling)
        case CostlyFloor(seat, points):
            return 15 <= points <= sum(tiling.floor_cost for tiling in tilings[seat] if tiling)


@pytest.mark.one_in(5)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_what_is_told_about_a_game_is_true(rules: azul.Rules) -> None:
    kinds = set()
    for seed in range(12):
        turns = list(random_game(2 + seed % 3, seed, rules, undos=0.1, resignations=0.003))
        reports = [report for _, _, report in turns if report]
        final = turns[-1][1].state
        found = highlights(reports, final)
        assert len(found) <= 3
        assert [each for each in found if not is_true(each, reports, final)] == []
        kinds |= {type(each) for each in found}
    assert len(kinds) > 2


async def test_nothing_is_told_about_a_game_that_goes_on(games: GameService) -> None:
    game = await a_game(games)
    assert await games.highlights(game) == ()
    assert highlights_of([]) == ()


async def test_nothing_is_told_about_a_game_whose_log_is_damaged(
    store: MemoryStore, games: GameService
) -> None:
    game = await a_game(games)
    game = await games.change(game.id, decisions.resign(game.table.players[0].user_id))
    store.logs[game.id] = [line for line in store.logs[game.id] if line.version != 3]
    assert await games.highlights(game) == ()
