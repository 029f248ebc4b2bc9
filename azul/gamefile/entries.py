"""What a game file says about each event and about the result, all derived from the events.

Seats, rows and columns count from 1 here, and everything is in words. Fields for special factories and free
walls are only in the files of games with them.
"""

from azul.events import Dealt, Placed, Resigned, Settled, Taken, TakenBack, Undone
from azul.gamefile.record import Step
from azul.moves import CENTRE, Move
from azul.notation.position import position_text
from azul.notation.words import item_word, line_word, source_word
from azul.phases.choosing import placed_lines
from azul.phases.dealing import Deal
from azul.phases.ending import ranking
from azul.phases.placing import Placement
from azul.phases.taking import take_report
from azul.phases.tiling import BoardTiling, TilingReport, ending_of
from azul.pieces.board import FLOOR_COSTS
from azul.pieces.discs import apply_discs
from azul.pieces.tiles import Tiles, by_colour
from azul.state import Phase, State

Document = dict[str, object]


def entry_of(step: Step) -> Document:
    """Return the entry for an event."""
    entry: Document = {"number": step.number, "when": step.when, "event": str(step.event)}
    match step.event:
        case Dealt(deal):
            entry |= _dealt(deal, step.after)
        case Taken(seat, move):
            entry |= _taken(seat, move, step.before)
        case Placed(seat, row):
            entry |= {"type": "place", "seat": seat + 1, **_placement(chosen_space(step, seat, row))}
        case Settled(seat):
            entry |= {"type": "settle", "seat": seat + 1}
        case Undone(seat):
            entry |= {"type": "undo", "seat": seat + 1}
        case TakenBack(seat):
            entry |= {"type": "take-back", "seat": seat + 1, "takes": step.undone}
        case Resigned(seat):
            entry |= {"type": "resign", "seat": seat + 1}
    if step.report is not None:
        entry["tiling"] = _tiling(step.report, step.after)
    return entry


def result_of(last: Step | None) -> Document | None:
    """Return the result of a game, given its last step; None while it is running."""
    ending = None if last is None else ending_of(last.after, last.report)
    if last is None or ending is None:
        return None
    return {
        "reason": ending.value,
        "players": [_final(seat, last) for seat in range(len(last.after.boards))],
        "ranking": [[seat + 1 for seat in place] for place in ranking(last.after)],
        "position": position_text(last.after),
    }


def chosen_space(step: Step, seat: int, row: int) -> Placement:
    """Return the placement that a seat chose for a line with a step."""
    placements = placed_lines(step.after, seat).placements
    return next(placement for placement in placements if placement.row == row)


def _dealt(deal: Deal, after: State) -> Document:
    entry: Document = {
        "type": "deal",
        "round": after.round,
        "factories": [_tiles(tiles) for tiles in deal.factories],
    }
    if not after.discs:
        return entry
    filled, pulls = apply_discs(after.discs, deal.factories, deal.surplus)
    return entry | {
        "discs": [disc.word for disc in after.discs],
        "surplus": None if deal.surplus is None else deal.surplus.word,
        "pulled": [
            {"colour": pull.colour.word, "from": pull.neighbour, "to": pull.factory} for pull in pulls
        ],
        "filled": [_tiles(tiles) for tiles in filled],
    }


def _tiles(tiles: Tiles) -> Document:
    return {colour.word: number for colour, number in by_colour(tiles)}


def _taken(seat: int, move: Move, before: State) -> Document:
    report = take_report(before, move)
    entry: Document = {
        "type": "take",
        "seat": seat + 1,
        "source": source_word(move.source),
        "colour": move.colour.word,
        "line": line_word(move.line),
        "tiles": report.taken,
        "fell": report.fell,
        "marker": report.marker,
    }
    if not before.discs:
        return entry
    return entry | {
        "disc": None if move.source == CENTRE else before.disc_at(move.source).word,
        "rest": [{"to": source_word(place), "tiles": _tiles(tiles)} for place, tiles in report.rest],
        "caught": None if report.caught is None else item_word(report.caught),
    }


def _tiling(report: TilingReport, after: State) -> Document:
    return {
        "round": report.round,
        "boards": [_board(seat, board, after) for seat, board in enumerate(report.boards) if board],
        "next_starter": after.starter + 1 if after.phase is Phase.REFILL else None,
        "position": position_text(after),
    }


def _board(seat: int, tiling: BoardTiling, after: State) -> Document:
    board: Document = {
        "seat": seat + 1,
        "placements": [_placement(placement) for placement in tiling.placements],
    }
    if after.rules.has_free_wall:
        board["fallen"] = [
            {"row": line.row + 1, "colour": line.colour.word, "tiles": line.count, "lost": line.lost}
            for line in tiling.fallen
        ]
    board |= {
        "floor": [
            {"item": item_word(item), "cost": cost}
            for item, cost in zip(tiling.floor, FLOOR_COSTS, strict=False)
        ],
        "floor_cost": tiling.floor_cost,
    }
    if after.rules.has_special_factories:
        board["cushion"] = None if tiling.cushion is None else [item_word(item) for item in tiling.cushion]
    return board | {"score_before": tiling.score_before, "score": tiling.score}


def _placement(placement: Placement) -> Document:
    return {
        "row": placement.row + 1,
        "column": placement.column + 1,
        "colour": placement.colour.word,
        "horizontal": placement.horizontal,
        "vertical": placement.vertical,
        "points": placement.points,
    }


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
