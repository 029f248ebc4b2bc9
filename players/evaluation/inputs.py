"""The inputs of a net, as `layout` orders them."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import azul
from azul import Disc, Tiles
from players.compact_state.boards import EMPTY_CUSHION, NO_CUSHION, CompactBoard, CompactBoards
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTable, CompactTables
from players.evaluation.layout import LINES, MULTISETS, Layout, layout_of

SCORE_UNIT: Final = 50
"""Scores are divided by this, in inputs and in outputs."""
LEAD_UNIT: Final = 25
BAG_UNIT: Final = 20
MOST_POINTS: Final = 20
"""Points of a tiling are capped at this."""
LAST_ROUND: Final = 8
"""Rounds are capped at this."""

_MULTISETS, _PAIRS, _DISCS, _CENTRE, _EVERYWHERE, _SOURCES = 0, 70, 95, 110, 155, 220
_CENTRE_HOLDS, _MARKER, _ROUND, ENDS, _SPECIAL, _LEFT = 230, 231, 232, 240, 241, 242
"""Where the inputs of the table begin in its block."""
_KINDS: Final = {Disc.KEEP: 0, Disc.SCATTER: 1, Disc.CUSHION: 2}


class Inputs(NamedTuple):
    """The indices of the sparse inputs that are set, repeated for larger counts, and all dense inputs."""

    sparse: tuple[int, ...]
    dense: tuple[float, ...]


def inputs(state: azul.State) -> Inputs:
    """Return the inputs of a position: a factory offer, or before a deal, when the starter is to move."""
    rules, players = state.rules, len(state.boards)
    layout = layout_of(rules.wall, players)
    boards = CompactBoards(rules.wall)
    circle = Circle(state.discs, rules.scatter)
    table = CompactTables(circle).of(state)
    own_first = [boards.of(state, (state.turn + step) % players) for step in range(players)]
    sparse = [
        step * layout.board + index
        for step, board in enumerate(own_first)
        for index in board_inputs(board, layout)
    ]
    of_table = [
        *table_inputs(table, circle),
        *situation_inputs(state.round, special=rules.has_special_factories, left=bool(state.resigned)),
    ]
    if any(board.ends for board in own_first):
        of_table.append(ENDS)
    sparse += [layout.table + index for index in of_table]
    dense = (
        *(number / BAG_UNIT for number in (*azul.counts(state.bag), *azul.counts(state.lid))),
        *(board.score / SCORE_UNIT for board in own_first),
        *(board.score_to_come / SCORE_UNIT for board in own_first),
        lead(own_first) / LEAD_UNIT,
    )
    return Inputs(tuple(sparse), dense)


def board_inputs(board: CompactBoard, layout: Layout) -> list[int]:
    """Return the inputs of a board that are 1, from the beginning of its block."""
    wall, tiling = board.wall, board.tiling
    found = [
        layout.wall + (5 * space + colour if layout.is_free else space // 5 * 5 + colour)
        for space, colour in enumerate(wall.spaces)
        if colour >= 0
    ]
    for row, (colour, count) in enumerate(board.lines):
        if not count:
            found.append(layout.empty_lines + row)
            continue
        found.append(layout.lines + LINES[row] + colour * (row + 1) + count - 1)
        if layout.is_free:
            found.append(layout.open_columns + 6 * row + len(wall.open_columns(row, colour)))
    found.append(layout.floor + board.floor)
    things = (*tiling.wall.rows, *tiling.wall.columns, *tiling.wall.colours)
    found += [layout.threes + 3 * thing + count - 3 for thing, count in enumerate(things) if count >= 3]
    found.append(layout.points + min(tiling.points, MOST_POINTS))
    if board.has_marker:
        found.append(layout.marker)
    if board.cushion != NO_CUSHION:
        found.append(layout.cushion + (board.cushion != EMPTY_CUSHION))
    if board.resigned:
        found.append(layout.resigned)
    return found


def table_inputs(table: CompactTable, circle: Circle) -> list[int]:
    """Return the inputs for what lies on a table, from the beginning of its block."""
    holding = [*table.ordinary, *filter(None, table.marked)]
    found: list[int] = []
    for tiles in table.ordinary:
        found += factory_inputs(Tiles(tiles))
    for tiles, disc in zip(table.marked, circle.discs, strict=True):
        there = table.has_cushion or disc is not Disc.CUSHION
        found += factory_inputs(Tiles(tiles), disc if there else Disc.PLAIN)
    found += [
        _CENTRE + 9 * colour + min(count, 8) for colour, count in enumerate(azul.counts(Tiles(table.centre)))
    ]
    found += [
        _EVERYWHERE + 13 * colour + min(count, 12) for colour, count in enumerate(azul.counts(table.tiles))
    ]
    found.append(_SOURCES + len(holding))
    if table.centre:
        found.append(_CENTRE_HOLDS)
    if table.has_marker:
        found.append(_MARKER)
    return found


@lru_cache(1 << 12)
def factory_inputs(tiles: Tiles, disc: Disc = Disc.PLAIN) -> Sequence[int]:
    """Return the inputs for the tiles on one factory."""
    found = [_MULTISETS + MULTISETS[tiles]] if tiles in MULTISETS else []
    for colour in azul.present(tiles):
        found.append(_PAIRS + 5 * colour + min(azul.count(tiles, colour), 5) - 1)
        if disc in _KINDS:
            found.append(_DISCS + 5 * _KINDS[disc] + colour)
    return found


def situation_inputs(round_: int, *, special: bool, left: bool) -> Iterator[int]:
    """Yield the inputs that stay the same all round: the round, the discs, and whether somebody has left."""
    yield _ROUND + min(max(round_, 1), LAST_ROUND) - 1
    if special:
        yield _SPECIAL
    if left:
        yield _LEFT


def lead(own_first: Sequence[CompactBoard]) -> int:
    """Return by how many points the first board is ahead of the best other one that is still playing."""
    others = [board.score_to_come for board in own_first[1:] if not board.resigned]
    return own_first[0].score_to_come - max(others)
