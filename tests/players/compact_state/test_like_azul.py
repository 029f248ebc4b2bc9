"""The compact form of a position follows the rules of `azul`, in every variant."""

import random
from collections.abc import Iterator

import pytest

import azul
from players.compact_state.boards import CompactBoard, CompactBoards
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTable, CompactTables, Take
from tests.azul.builders import a_board, table
from tests.azul.games import ALL_RULES, random_game
from tests.some import some

PLAYERS = (2, 3, 4)


def offers(players: int, seed: int, rules: azul.Rules) -> Iterator[azul.State]:
    """Yield some of the positions of a random game in which a seat takes tiles."""
    chance = random.Random(seed)
    for _, progress, _ in random_game(players, seed, rules, resignations=0.003):
        if progress.state.phase is azul.Phase.OFFER and chance.random() < 0.2:
            yield progress.state


def tilings(players: int, seed: int, rules: azul.Rules) -> Iterator[azul.State]:
    """Yield positions in which nobody has chosen a space yet, each at the end of a round of a random game."""
    chance = random.Random(seed)
    for state in offers(players, seed, rules):
        after = state
        while after.phase is azul.Phase.OFFER:
            moves = azul.legal_moves(after)
            after = azul.apply(after, chance.choice([move for move in moves if move.line < 5] or moves))
        yield after


def tables_of(state: azul.State) -> CompactTables:
    """Return compact tables for the round of a position."""
    return CompactTables(Circle(state.discs, state.rules.scatter))


def targets(board: CompactBoard, take: Take) -> list[int]:
    """Return the lines that take the tiles, and the floor."""
    return [line for line in range(5) if board.openings >> 5 * take.colour + line & 1] + [azul.FLOOR]


def facts(table: CompactTable, *boards: CompactBoard) -> tuple[object, ...]:
    """Return what makes a compact position."""
    on_table = table.ordinary, table.marked, table.centre, table.has_marker, table.has_cushion
    return on_table, *((*known(board), board.openings, board.resigned) for board in boards)


def known(board: CompactBoard) -> tuple[object, ...]:
    """Return what lies on a board, but not its score."""
    return board.lines, board.wall.spaces, board.floor, board.fallen, board.cushion, board.has_marker


@pytest.mark.one_in(7)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", PLAYERS)
def test_takes_do_to_tables_and_boards_what_moves_do(players: int, rules: azul.Rules) -> None:
    chance = random.Random(players)
    boards = CompactBoards(rules.wall)
    for state in some(offers(players, players, rules)):
        tables = tables_of(state)
        table, board = tables.of(state), boards.of(state, state.turn)
        assert board.openings == state.boards[state.turn].openings()
        take = chance.choice(tables.takes(table))
        for line in targets(board, take):
            after = azul.apply(state, tables.move(state, take, line))
            assert tables.of(after) is tables.after(table, take)
            assert boards.of(after, state.turn) is boards.after(board, take, line)


@pytest.mark.one_in(7)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", PLAYERS)
def test_takes_are_all_moves_but_for_factories_that_are_alike(players: int, rules: azul.Rules) -> None:
    boards = CompactBoards(rules.wall)
    for state in some(offers(players, 10 + players, rules)):
        tables = tables_of(state)
        board = boards.of(state, state.turn)
        takes = tables.takes(tables.of(state))
        found = {tables.move(state, take, line) for take in takes for line in targets(board, take)}
        legal = set(azul.legal_moves(state))
        assert found <= legal
        outcomes = [
            {
                facts(tables.of(after), boards.of(after, state.turn))
                for after in (azul.apply(state, move) for move in moves)
            }
            for moves in (found, legal)
        ]
        assert outcomes[0] == outcomes[1]


@pytest.mark.one_in(7)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", PLAYERS)
def test_boards_are_tiled_as_azul_does(players: int, rules: azul.Rules) -> None:
    boards = CompactBoards(rules.wall)
    for state in some(tilings(players, 20 + players, rules)):
        compact = [boards.of(state, seat) for seat in range(players)]
        arranged = state
        for seat in azul.waiting_for(state):
            arranged = azul.arrange(arranged, seat, compact[seat].tiling.columns)
        after, report = azul.tile_walls(arranged)
        for seat, board in enumerate(compact):
            tiled = boards.tiled(board)
            bonus = report.bonuses[seat].points if report.bonuses else 0
            assert report.bonuses is None or board.resigned or tiled.wall.bonus == bonus
            assert known(tiled) == known(boards.of(after, seat))
            assert tiled.score + bonus == after.boards[seat].score
            assert tiled.holds == boards.of(after, seat).holds


@pytest.mark.parametrize("players", PLAYERS)
def test_a_free_wall_is_arranged_for_most_points_less_what_falls(players: int) -> None:
    rules = azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL)
    boards = CompactBoards(rules.wall)
    for state in some(tilings(players, 30 + players, rules)):
        for seat in state.active:
            # With points to lose, the score of an arrangement is the points less the whole floor.
            board = state.boards[seat]._replace(score=100)
            best = max(azul.arrangements(board), key=_worth)
            assert boards.like(board).tiling.columns == best.columns
            assert boards.like(board).score_to_come == best.board.score


def test_a_seat_that_has_left_gives_up_the_marker_at_the_end_of_the_round() -> None:
    state = table("0:w,-,-,-,-:byrk./...../...../...../.....:m", phase="tiling", marker="1")
    assert CompactBoards(state.rules.wall).of(state, 0).ends
    state = state._replace(resigned=frozenset({0}))
    boards = CompactBoards(state.rules.wall)
    after, _ = azul.tile_walls(state)
    before = boards.of(state, 0)
    assert before.has_marker
    assert not before.ends  # its row ends no game any more
    assert known(boards.tiled(before)) == known(boards.of(after, 0))


@pytest.mark.parametrize(("lines", "cost"), [("b,-,-,-,-", 0), ("-,b2,-,-,-", 1), ("b,b2,-,-,-", 2)])
def test_the_first_tile_of_a_line_without_a_column_lands_on_an_empty_cushion(lines: str, cost: int) -> None:
    rows = (".ykrw", ".krwy", "b....", ".....", ".....")
    side = azul.WallSide.FREE
    full = a_board(lines, rows=rows, score=10, cushion="-", side=side)
    compact = CompactBoards(side).like(full)
    assert (compact.floor_cost, compact.score_to_come) == (cost, 10 - cost)
    assert max(way.board.score for way in azul.arrangements(full)) == 10 - cost


def _worth(way: azul.Arrangement) -> tuple[int, int, tuple[int, ...]]:
    wall = way.board.wall
    columns = [sum(tile is not None for tile in wall.column(column)) for column in range(5)]
    colours = [wall.spaces.count(colour) for colour in azul.COLOURS]
    together = sum(number**2 for number in (*columns, *colours))
    return way.board.score, together, tuple(-column for column in way.columns)
