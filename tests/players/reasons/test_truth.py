"""Every reason is true: what it claims of a position is checked by the rules alone, in random ones.

Three kinds speak of what isn't certain, and of these only what is certain is checked: who "probably" takes
the marker next, what others "want" most, and how much a take brings "as far as can be seen".
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

import azul
from azul import FLOOR, MARKER, Board, Colour, State
from players.reasons.facts import (
    Burdens,
    CompletesColour,
    CompletesColumn,
    Denies,
    EndsGame,
    Falls,
    Fills,
    Gives,
    KeepsGoing,
    LeavesMarker,
    Lets,
    NearsColour,
    NearsColumn,
    NoRoom,
    PassesUp,
    Reason,
    Starts,
    TakesCushion,
    TakesMarker,
    Unfinished,
)
from players.reasons.weighing import reasons
from players.search.found import Candidate, Found
from players.search.limits import Limits
from players.search.searcher import Searcher
from tests.azul.games import ALL_RULES, random_game
from tests.azul.naive_points import points
from tests.players.nets import random_net

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
    there = board.lines[line]
    is_open = there.colour in {None, colour} and colour not in board.wall.row(line)
    return is_open and not there.is_full and there.count + tiles > line


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


def assert_true(state: State, found: Found, candidate: Candidate, reason: Reason) -> None:
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
            assert line is None or fills(state, other, colour, tiles, line)
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
            assert candidate is not found.best
            assert more > 0
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


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_reason_is_true(players: int, rules: azul.Rules) -> None:
    net = random_net(rules.wall, players)
    counts = Counter[type]()
    for state in positions(players, 300 + players, rules):
        found = Searcher(net).search(state, Limits(120), compared=3)
        for candidate in found.candidates[:6]:
            for reason in reasons(state, found, candidate, most=99):
                assert_true(state, found, candidate, reason)
                counts[type(reason)] += 1
    assert counts[Fills]
    assert counts[Falls]
