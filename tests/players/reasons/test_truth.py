"""Every reason is true: what it claims of a position is checked by the rules alone, in random ones.

Forecasts are called so, and say what is in the line that the search saw.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Final, NamedTuple

import pytest

import azul
from azul import FLOOR, MARKER, Board, Colour, State
from players.evaluation.nets import net_of
from players.reasons.facts import (
    Burdens,
    CompletesColour,
    CompletesColumn,
    Denies,
    DropsLeast,
    DropsNothing,
    EndsGame,
    Falls,
    Fills,
    Gives,
    Keeps,
    KeepsGoing,
    KeepsRoom,
    LeavesMarker,
    LeavesNothing,
    Lets,
    NearsColour,
    NearsColumn,
    NoRoom,
    PassesUp,
    Reason,
    Sends,
    Starts,
    TakesCushion,
    TakesMarker,
    Unfinished,
    WillBuild,
    WillDrop,
    WillFill,
    WillSpare,
)
from players.reasons.selection import facts_about, reasons
from players.search.limits import SearchLimits
from players.search.result import Candidate, SearchResult
from players.search.searcher import Searcher
from tests.azul.games import ALL_RULES, random_game
from tests.azul.naive_points import points
from tests.effort import EVERYTHING
from tests.players.nets import random_net
from tests.some import some

Wall = dict[tuple[int, int], str]
COLOURS: Final = "byrkw"


class Tiled(NamedTuple):
    """A way to tile a board: the wall then, the points that it scores, and the lines that fall."""

    wall: Wall
    points: int
    fallen: tuple[int, ...]


def ways(board: Board, *, is_free: bool) -> list[Tiled]:
    """Return all ways to tile a board (R13, R22, R23)."""
    wall = {
        (row, column): COLOURS[colour]
        for row in range(5)
        for column, colour in enumerate(board.wall.row(row))
        if colour is not None
    }
    found = [Tiled(wall, 0, ())]
    for row, line in enumerate(board.lines):
        if line.colour is None or not line.is_full:
            continue
        colour = COLOURS[line.colour]
        if is_free:
            found = [each for way in found for each in _freely(way, row, colour)]
        else:
            column = (row + line.colour) % 5
            found = [_placed(way, row, column, colour) for way in found]
    return found


def _freely(way: Tiled, row: int, colour: str) -> Iterator[Tiled]:
    columns = [
        column
        for column in range(5)
        if (row, column) not in way.wall and all(way.wall.get((each, column)) != colour for each in range(5))
    ]
    if not columns:
        yield way._replace(fallen=(*way.fallen, row))
    for column in columns:
        yield _placed(way, row, column, colour)


def _placed(way: Tiled, row: int, column: int, colour: str) -> Tiled:
    wall = {**way.wall, (row, column): colour}
    return Tiled(wall, way.points + points(wall, row, column), way.fallen)


def floor_cost(board: Board) -> int:
    """Return what the tiles on a floor cost, the first-player marker apart."""
    return sum(cost for item, cost in zip(board.floor, (1, 1, 2, 2, 2, 3, 3), strict=False) if item != MARKER)


def marker_cost(board: Board) -> int:
    """Return what the first-player marker costs where it lies."""
    return sum(cost for item, cost in zip(board.floor, (1, 1, 2, 2, 2, 3, 3), strict=False) if item == MARKER)


def best_ways(board: Board, *, is_free: bool) -> list[Tiled]:
    """Return the ways with most points less what falls then."""
    found = ways(board, is_free=is_free)
    most = max(way.points - whole_cost(board, way) for way in found)
    return [way for way in found if way.points - whole_cost(board, way) == most]


def whole_cost(board: Board, way: Tiled) -> int:
    """Return what all that lies on a floor costs once a board is tiled in some way."""
    falling = sum(row + 1 for row in way.fallen)
    if falling and board.cushion == ():
        falling -= 1
    return sum((1, 1, 2, 2, 2, 3, 3)[: len(board.floor) + falling])


def in_column(wall: Wall, column: int) -> int:
    return sum((row, column) in wall for row in range(5))


def of_colour(wall: Wall, colour: Colour) -> int:
    return list(wall.values()).count(COLOURS[colour])


def places(state: State) -> dict[int, azul.Tiles]:
    """Return the tiles on the table, by their place; 0 is the centre."""
    return {0: state.centre} | dict(enumerate(state.factories, 1))


def takeable(state: State, colour: Colour) -> list[int]:
    """Return how many tiles of a colour there are, in each place that has any."""
    return [n for tiles in places(state).values() if (n := azul.count(tiles, colour))]


def fills(state: State, seat: int, colour: Colour, tiles: int, line: int) -> bool:
    """Return whether so many tiles of a colour fill a line of a seat, which takes them."""
    board = state.boards[seat]
    return is_open(board, colour, line) and board.lines[line].count + tiles > line


def is_open(board: Board, colour: Colour, line: int) -> bool:
    """Return whether a line takes a colour (R8)."""
    there = board.lines[line]
    return there.colour in {None, colour} and colour not in board.wall.row(line) and not there.is_full


def can_fill(state: State, seat: int) -> bool:
    """Return whether a seat could fill a line with what can be taken."""
    each = ((colour, tiles) for colour in azul.COLOURS for tiles in takeable(state, colour))
    return any(fills(state, seat, colour, tiles, line) for colour, tiles in each for line in range(5))


def costs_after(state: State, move: azul.Move) -> list[int]:
    """Return what may lie on the mover's floor in the end costs after a move, however they tile best."""
    board = azul.apply(state, move).boards[state.turn]
    return [whole_cost(board, way) for way in best_ways(board, is_free=state.rules.has_free_wall)]


def score_after(state: State, move: azul.Move) -> int:
    """Return the mover's score if the round ended with a move."""
    board = azul.apply(state, move).boards[state.turn]
    way = best_ways(board, is_free=state.rules.has_free_wall)[0]
    return max(0, board.score + way.points - whole_cost(board, way))


def own_takes(state: State, candidate: Candidate) -> list[tuple[State, azul.Move]]:
    """Return the later takes of whoever moves, in the line of a candidate, and where each is made."""
    now, takes = azul.apply(state, candidate.move), list[tuple[State, azul.Move]]()
    for move in candidate.line[1:]:
        if now.turn == state.turn:
            takes.append((now, move))
        now = azul.apply(now, move)
    return takes


def can_avoid(state: State, seat: int, mover: int, most: int) -> bool:
    """Return whether a seat may pay less than `most` for tiles that fall from now on; all ways are tried."""
    paid = floor_cost(state.boards[seat])

    def pays_less(now: State) -> bool:
        if floor_cost(now.boards[seat]) - paid >= most:
            return False
        if now.phase is not azul.Phase.OFFER:
            return True
        each = (pays_less(azul.apply(now, move)) for move in azul.legal_moves(now))
        return all(each) if now.turn == mover != seat else any(each)

    return pays_less(state)


def assert_true(state: State, found: SearchResult, candidate: Candidate, reason: Reason) -> None:
    """Assert what a reason claims of a take, by the rules."""
    move, seat, is_free = candidate.move, state.turn, state.rules.has_free_wall
    after = azul.apply(state, move)
    before, then = state.boards[seat], after.boards[seat]
    taken = azul.count(places(state)[move.source], move.colour)
    placed = 0 if move.line == FLOOR else then.lines[move.line].count - before.lines[move.line].count
    tiled, untiled = best_ways(then, is_free=is_free), best_ways(before, is_free=is_free)
    costs = {whole_cost(then, one) - whole_cost(before, other) for one in tiled for other in untiled}
    marker = marker_cost(then) - marker_cost(before)
    match reason:
        case Fills(line, scored):
            assert line == move.line
            assert then.lines[line].is_full
            assert scored in {one.points - other.points for one in tiled for other in untiled}
        case Starts(line, missing):
            assert line == move.line
            assert missing == line + 1 - then.lines[line].count > 0
            assert sum(takeable(after, move.colour)) >= missing
        case Unfinished(line, missing):
            assert line == move.line
            assert missing == line + 1 - then.lines[line].count > 0
            assert sum(takeable(after, move.colour)) < missing
        case NoRoom(line, cost):
            assert line == move.line
            assert then.lines[line].is_full
            assert all(line in way.fallen for way in tiled)
            assert cost + marker in costs
        case Falls(tiles, cost):
            assert tiles == taken - placed
            assert cost + marker in costs
        case TakesMarker(cost):
            assert move.source == azul.CENTRE
            assert state.has_marker_in_centre
            assert not after.has_marker_in_centre
            assert cost == marker or cost in costs  # it may push nothing further down
        case LeavesMarker(other):
            assert other == state.seat_after(seat)
            assert after.has_marker_in_centre
            assert candidate.line[1].source == azul.CENTRE
        case TakesCushion():
            assert before.cushion is None
            assert then.cushion is not None
        case CompletesColumn(column):
            assert any(in_column(way.wall, column) == 5 for way in tiled)
            assert any(in_column(way.wall, column) < 5 for way in untiled)
        case CompletesColour(colour):
            assert any(of_colour(way.wall, colour) == 5 for way in tiled)
            assert any(of_colour(way.wall, colour) < 5 for way in untiled)
        case NearsColumn(column):
            assert any(in_column(way.wall, column) == 4 for way in tiled)
            assert any(in_column(way.wall, column) < 4 for way in untiled)
        case NearsColour(colour):
            assert any(of_colour(way.wall, colour) == 4 for way in tiled)
            assert any(of_colour(way.wall, colour) < 4 for way in untiled)
        case EndsGame(line):
            assert line == move.line
            assert any(sum((line, column) in way.wall for column in range(5)) == 5 for way in tiled)
        case KeepsGoing():
            assert any(azul.is_last_round(azul.apply(state, each)) for each in azul.legal_moves(state))
            assert not azul.is_last_round(after)
        case Denies(other, colour, tiles, line):
            assert colour == move.colour
            assert tiles == taken
            assert other in state.active
            assert other != seat
            if line is None:
                assert any(is_open(state.boards[other], colour, each) for each in range(5))
            else:
                assert fills(state, other, colour, tiles, line)
            assert takeable(after, colour).count(tiles) < takeable(state, colour).count(tiles)
        case Lets(other, colour, tiles, line):
            assert tiles in takeable(after, colour)
            assert line is None or fills(after, other, colour, tiles, line)
            assert tiles not in takeable(azul.apply(state, found.best.move), colour)
        case Gives(other, colour, tiles, line):
            assert other == state.seat_after(seat)
            assert takeable(after, colour).count(tiles) > takeable(state, colour).count(tiles)
            assert line is None or fills(after, other, colour, tiles, line)
        case PassesUp(more):
            assert more == score_after(state, found.best.move) - score_after(state, move) > 0
        case Keeps(line, colour, tiles, source):
            assert then.lines[line] == before.lines[line]
            assert is_open(then, colour, line)
            assert azul.count(places(after)[source], colour) == tiles > 0
        case KeepsRoom(line):
            assert not placed
            assert is_open(before, move.colour, line)
        case LeavesNothing(other):
            assert other == state.seat_after(seat)
            assert can_fill(state, other)
            assert any(places(after).values())
            assert not can_fill(after, other)
        case DropsNothing():
            assert taken == placed
            assert not all(way.fallen for way in tiled)
        case DropsLeast():
            assert taken > placed or any(way.fallen for way in tiled)
            own = min(costs_after(state, move))
            assert all(max(costs_after(state, each)) >= own for each in azul.legal_moves(state))
        case Sends(tiles):
            assert tiles == (0 if move.source == azul.CENTRE else after.centre - state.centre)
        case WillFill(line):
            later = own_takes(state, candidate)
            assert any(azul.board_after(now, take)[0].lines[line].is_full for now, take in later)
        case WillBuild(line):
            assert own_takes(state, candidate)[0][1].line == line
        case WillSpare(tiles):
            assert tiles >= 2
        case WillDrop(other, tiles):
            assert other in state.active
            assert 2 <= tiles <= azul.FLOOR_SPACES
        case Burdens(other, cost):
            assert not can_avoid(after, other, seat, cost)


def positions(players: int, seed: int, rules: azul.Rules) -> Iterator[State]:
    """Yield positions of random games, most of them late in their rounds."""
    chance = random.Random(seed)
    for _, progress, _ in random_game(players, seed, rules, resignations=0.003):
        state = progress.state
        if state.phase is azul.Phase.OFFER:
            left = sum(map(bool, places(state).values()))
            if chance.random() < (0.5 if left <= 3 else 0.1):
                yield state


@pytest.mark.one_in(17)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_reason_is_true(players: int, rules: azul.Rules) -> None:
    net = random_net(rules.wall, players)
    counts = Counter[type]()
    states = list(positions(players, 300 + players, rules))
    for state in states if EVERYTHING else states[::5]:
        found = Searcher(net).search(state, SearchLimits(120), compared=3)
        for candidate in found.candidates[:6]:
            for reason in chain(*facts_about(state, found, candidate)):
                assert_true(state, found, candidate, reason)
                counts[type(reason)] += 1
    assert counts[Fills]
    assert counts[Falls]


@pytest.mark.one_in(17)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_something_speaks_for_every_best_take(players: int, rules: azul.Rules) -> None:
    net = net_of(rules.wall, players)
    for state in some(list(positions(players, 400 + players, rules))[::6]):
        found = Searcher(net).search(state, SearchLimits(200), compared=3)
        given = reasons(state, found, found.best)[:2]
        assert any(speaks_for(reason, state.turn) for reason in given), azul.position_text(state)


def speaks_for(reason: Reason, mover: int) -> bool:
    """Return whether whoever reads a reason sees why a take is good."""
    match reason:
        case (
            Falls() | NoRoom() | Unfinished() | TakesMarker() | LeavesMarker() | Lets() | Gives() | PassesUp()
        ):
            return False
        case Burdens(seat) | WillDrop(seat):
            return seat != mover
        case _:
            return True
