"""The light form of a position follows the rules of `azul`, in every variant."""

import random
from collections.abc import Iterator

import pytest

import azul
from players.light.boards import LightBoard, LightBoards
from players.light.circle import Circle
from players.light.tables import LightTables, Take
from tests.azul.games import ALL_RULES, random_game


def positions(players: int, seed: int, rules: azul.Rules) -> Iterator[azul.State]:
    """Yield the positions of a random game."""
    for _, progress, _ in random_game(players, seed, rules, resignations=0.003):
        yield progress.state


def facts(board: LightBoard) -> tuple[object, ...]:
    """Return what makes a light board."""
    return (
        board.lines,
        board.wall.spaces,
        board.floor,
        board.fallen,
        board.cushion,
        board.has_marker,
        board.score,
        board.resigned,
        board.openings,
    )


def in_azul(state: azul.State, tables: LightTables, take: Take, line: int) -> azul.State:
    """Return the position after a take, by the rules."""
    return azul.apply(state, tables.move(state, take, line))


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_takes_do_to_tables_and_boards_what_moves_do(players: int, rules: azul.Rules) -> None:
    chance = random.Random(players)
    boards = LightBoards(rules.wall)
    for state in positions(players, players, rules):
        if state.phase is not azul.Phase.OFFER:
            continue
        tables = LightTables(Circle(state.discs, rules.scatter))
        table, board = tables.of(state), boards.of(state, state.turn)
        assert board.openings == state.boards[state.turn].openings()
        for take in chance.sample(tables.takes(table), 1):
            for line in range(6):
                if line != azul.FLOOR and not board.openings >> 5 * take.colour + line & 1:
                    continue
                after = in_azul(state, tables, take, line)
                assert tables.of(after) is take.after
                light = boards.after(
                    board,
                    take.colour,
                    take.number,
                    line,
                    marker=take.brings_marker,
                    cushion=take.brings_cushion,
                )
                assert light is boards.of(after, state.turn), azul.position_text(after)


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_takes_are_all_moves_but_for_factories_that_are_alike(players: int, rules: azul.Rules) -> None:
    for state in positions(players, 10 + players, rules):
        if state.phase is not azul.Phase.OFFER:
            continue
        tables = LightTables(Circle(state.discs, rules.scatter))
        board = state.boards[state.turn]
        found = {
            tables.move(state, take, line)
            for take in tables.takes(tables.of(state))
            for line in range(6)
            if line == azul.FLOOR or board.is_open(take.colour, line)
        }
        legal = set(azul.legal_moves(state))
        assert found <= legal
        if not state.discs:
            kinds = {(move.source and state.tiles_at(move.source), move.colour, move.line) for move in legal}
            assert len(kinds) == len(found)
        else:
            outcomes = {_everything(azul.apply(state, move)) for move in legal}
            assert outcomes == {_everything(azul.apply(state, move)) for move in found}


def _everything(state: azul.State) -> object:
    """Return what makes a position, but for which of the factories that are alike has which tiles."""
    circle = Circle(state.discs, state.rules.scatter)
    boards = LightBoards(state.rules.wall)
    tables = LightTables(circle)
    table = tables.of(state)
    return (
        table.ordinary,
        table.marked,
        table.centre,
        table.has_marker,
        table.has_cushion,
        *(facts(boards.of(state, seat)) for seat in range(len(state.boards))),
    )


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_boards_are_tiled_as_azul_does(players: int, rules: azul.Rules) -> None:
    boards = LightBoards(rules.wall)
    for state in positions(players, 20 + players, rules):
        if state.phase is not azul.Phase.TILING or state.settled or any(state.choices):
            continue
        light = [boards.of(state, seat) for seat in range(players)]
        arranged = state
        for seat in azul.waiting_for(state):
            arranged = azul.arrange(arranged, seat, light[seat].tiling.columns)
        after, report = azul.tile_walls(arranged)
        for seat, board in enumerate(light):
            bonus = report.bonuses[seat].points if report.bonuses else 0
            tiled = boards.tiled(board)
            assert tiled.wall.bonus == bonus or not report.bonuses or board.resigned
            expected = boards.of(after, seat)
            assert facts(tiled)[:6] == facts(expected)[:6]
            assert tiled.score + bonus == expected.score
            assert tiled.holds == expected.holds


@pytest.mark.parametrize("seed", range(3))
def test_a_free_wall_is_arranged_for_most_points_less_what_falls(seed: int) -> None:
    rules = azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL)
    boards = LightBoards(rules.wall)
    for state in positions(3, 30 + seed, rules):
        if state.phase is not azul.Phase.TILING:
            continue
        for seat in state.active:
            board = state.boards[seat]
            light = boards.of(state, seat)
            best = max(azul.arrangements(board), key=lambda way: _worth(board, way))
            assert best.columns == light.tiling.columns
            assert best.board.score == light.score_to_come


def _worth(board: azul.Board, way: azul.Arrangement) -> tuple[int, int, tuple[int, ...]]:
    settled = azul.Board(board.lines, board.wall, board.floor, 1000, board.cushion)
    paid = next(each for each in azul.arrangements(settled) if each.columns == way.columns).board
    wall = way.board.wall
    columns = [sum(tile is not None for tile in wall.column(column)) for column in range(5)]
    colours = [wall.spaces.count(colour) for colour in azul.COLOURS]
    together = sum(number**2 for number in (*columns, *colours))
    return paid.score, together, tuple(-column for column in way.columns)
