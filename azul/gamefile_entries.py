"""What the game file says about each event and about the end: all of it follows from the events.

Here seats, rows and columns count from 1 and everything is in words, as people play it.
"""

from azul.board import FLOOR_COSTS, MARKER
from azul.deal import Deal
from azul.gamerecord import Step
from azul.moves import CENTRE, FLOOR, Move
from azul.notation import position_text
from azul.offer import falling
from azul.record import Dealt, Resigned, Taken, Undone
from azul.state import IN_CENTRE, Phase, State
from azul.tiles import Colour, Tiles, count, present
from azul.tiling import BoardTiling, TilingReport, ranking

Document = dict[str, object]


def entry_of(step: Step) -> Document:
    """Return the game file's entry for an event."""
    entry: Document = {"number": step.number, "when": step.when, "event": str(step.event)}
    match step.event:
        case Dealt(deal):
            entry |= _dealt(deal, step.after)
        case Taken(seat, move):
            entry |= _taken(seat, move, step)
        case Undone(seat):
            entry |= {"type": "undo", "seat": seat + 1}
        case Resigned(seat):
            entry |= {"type": "resign", "seat": seat + 1}
    return entry


def result_of(last: Step | None) -> Document | None:
    """Return how the game ended, given its last step; None while it runs."""
    if last is None or last.after.phase is not Phase.OVER:
        return None
    return {
        "reason": _reason(last.report),
        "players": [_final(seat, last) for seat in range(len(last.after.boards))],
        "ranking": [[seat + 1 for seat in place] for place in ranking(last.after)],
        "position": position_text(last.after),
    }


def source_word(source: int) -> str:
    """Return a source as players type it: ``1`` … ``9`` or ``centre``."""
    return "centre" if source == CENTRE else str(source)


def line_word(line: int) -> str:
    """Return a move's line as players type it: ``1`` … ``5`` or ``floor``."""
    return "floor" if line == FLOOR else str(line + 1)


def _dealt(deal: Deal, after: State) -> Document:
    return {"type": "deal", "round": after.round, "factories": [_tiles(tiles) for tiles in deal.factories]}


def _tiles(tiles: Tiles) -> Document:
    return {colour.word: count(tiles, colour) for colour in present(tiles)}


def _taken(seat: int, move: Move, step: Step) -> Document:
    before = step.before
    entry: Document = {
        "type": "take",
        "seat": seat + 1,
        "source": source_word(move.source),
        "colour": move.colour.word,
        "line": line_word(move.line),
        "tiles": count(before.tiles_at(move.source), move.colour),
        "fell": falling(before, move),
        "marker": move.source == CENTRE and before.marker == IN_CENTRE,
    }
    if step.report is not None:
        entry["tiling"] = _tiling(step.report, step.after)
    return entry


def _tiling(report: TilingReport, after: State) -> Document:
    return {
        "round": report.round,
        "boards": [_board(seat, board) for seat, board in enumerate(report.boards) if board is not None],
        "next_starter": after.starter + 1 if after.phase is Phase.REFILL else None,
        "position": position_text(after),
    }


def _board(seat: int, tiling: BoardTiling) -> Document:
    return {
        "seat": seat + 1,
        "placements": [
            {
                "row": placement.row + 1,
                "column": placement.column + 1,
                "colour": placement.colour.word,
                "horizontal": placement.horizontal,
                "vertical": placement.vertical,
                "points": placement.points,
            }
            for placement in tiling.placements
        ],
        "floor": [
            {"item": "marker" if item == MARKER else Colour(item).word, "cost": cost}
            for item, cost in zip(tiling.floor, FLOOR_COSTS, strict=False)
        ],
        "floor_cost": tiling.floor_cost,
        "score_before": tiling.score_before,
        "score": tiling.score,
    }


def _reason(report: TilingReport | None) -> str:
    if report is None:
        return "resignation"
    if any(placement.horizontal == 5 for board in report.boards if board for placement in board.placements):
        return "row"
    return "no-tiles"


def _final(seat: int, last: Step) -> Document:
    final: Document = {"seat": seat + 1, "resigned": seat in last.after.resigned}
    report, score = last.report, last.after.boards[seat].score
    if report is not None and report.bonuses is not None:
        bonus = report.bonuses[seat]
        final |= {
            "score_before_bonus": score - bonus.points,
            "rows": [row + 1 for row in bonus.rows],
            "columns": [column + 1 for column in bonus.columns],
            "colours": [colour.word for colour in bonus.colours],
            "bonus": bonus.points,
        }
    return final | {"score": score}
