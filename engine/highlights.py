"""The highlights of a finished game, found in the reports of its rounds. Pure."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import azul
from engine.game import LogEntry

MAX_HIGHLIGHTS: Final = 3
"""How many highlights a game has at most."""
_GREAT_TILE: Final = 8
_GREAT_ROUND: Final = 20
_COSTLY_FLOOR: Final = 15
_FAR_BEHIND: Final = 15
_CLOSE: Final = 2
_LONG: Final = 10
_A_FEW_ROUNDS: Final = 4
"""The fewest rounds in which it is remarkable never to lose a point or the lead."""


@dataclass(frozen=True, slots=True)
class GreatTile:
    """A single tile scored `points` (R14)."""

    seat: int
    round: int
    colour: azul.Colour
    points: int


@dataclass(frozen=True, slots=True)
class GreatRound:
    """A seat's score grew by `points` in one round, bonuses not counted."""

    seat: int
    round: int
    points: int


@dataclass(frozen=True, slots=True)
class CostlyFloor:
    """A seat lost `points` to its floor in the whole game (R15)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class CleanFloor:
    """A seat never lost a point to its floor; nobody did if `seat` is None."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class CompletedColours:
    """A seat completed colours (R20)."""

    seat: int
    colours: tuple[azul.Colour, ...]


@dataclass(frozen=True, slots=True)
class CompletedColumns:
    """A seat completed `count` columns (R20)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Comeback:
    """The winner was `points` behind after a round; before the bonuses if `round` is None."""

    seat: int
    round: int | None
    points: int


@dataclass(frozen=True, slots=True)
class Lead:
    """The winner was ahead of everybody after every round."""

    seat: int


@dataclass(frozen=True, slots=True)
class CloseFinish:
    """The game was decided by this few points; by complete rows if by none (R21)."""

    points: int
    seat: None = None


@dataclass(frozen=True, slots=True)
class LongGame:
    """The game lasted unusually many rounds."""

    rounds: int
    seat: None = None


Highlight = (
    GreatTile
    | GreatRound
    | CostlyFloor
    | CleanFloor
    | CompletedColours
    | CompletedColumns
    | Comeback
    | Lead
    | CloseFinish
    | LongGame
)

_Weighed = tuple[int, Highlight]
"""A weight, from about 10 to 100, and the highlight that is that remarkable."""


def highlights_of(entries: Sequence[LogEntry]) -> tuple[Highlight, ...]:
    """Return the highlights of the game with this log; none if it isn't over."""
    final = entries[-1].after.state if entries else None
    if final is None or final.phase is not azul.Phase.OVER:
        return ()
    return highlights([entry.report for entry in entries if entry.report is not None], final)


def highlights(reports: Sequence[azul.TilingReport], final: azul.State) -> tuple[Highlight, ...]:
    """Return the highlights of a game, the most remarkable first, at most `MAX_HIGHLIGHTS`.

    `reports` are those of all its rounds, and `final` is its last position. No two highlights are of the same
    kind, and they aren't all about the same person if there is anything to say about others.
    """
    ranked = sorted(_found(reports, final), key=lambda weighed: -weighed[0])
    chosen: dict[type[Highlight], _Weighed] = {}
    for weighed in ranked:
        if len(chosen) < MAX_HIGHLIGHTS:
            chosen.setdefault(type(weighed[1]), weighed)
    seats = {highlight.seat for _, highlight in chosen.values()}
    others = (weighed for weighed in ranked if weighed[1].seat not in seats)
    if len(chosen) == MAX_HIGHLIGHTS and len(seats) == 1 and (other := next(others, None)):
        if type(other[1]) not in chosen:
            chosen.popitem()
        chosen[type(other[1])] = other
    return tuple(highlight for _, highlight in sorted(chosen.values(), key=lambda weighed: -weighed[0]))


def _found(reports: Sequence[azul.TilingReport], final: azul.State) -> Iterator[_Weighed]:
    for seat in range(len(final.boards)):
        tilings = [(report.round, tiling) for report in reports if (tiling := report.boards[seat])]
        yield from _of_rounds(seat, tilings)
    yield from _of_floors(reports, final)
    if len(reports) >= _LONG:
        yield min(100, 35 + len(reports)), LongGame(len(reports))
    if reports and reports[-1].bonuses is not None:
        yield from _of_bonuses(reports[-1].bonuses)
        yield from _of_the_race(reports, final)


def _of_rounds(seat: int, tilings: Iterable[tuple[int, azul.BoardTiling]]) -> Iterator[_Weighed]:
    """Yield a seat's fine tiles and rounds."""
    for round_, tiling in tilings:
        for placement in tiling.placements:
            if placement.points >= _GREAT_TILE:
                weight = 15 * placement.points - 70
                yield weight, GreatTile(seat, round_, placement.colour, placement.points)
        gained = tiling.score - tiling.score_before
        if gained >= _GREAT_ROUND:
            yield 20 + 3 * (gained - _GREAT_ROUND), GreatRound(seat, round_, gained)


def _of_floors(reports: Sequence[azul.TilingReport], final: azul.State) -> Iterator[_Weighed]:
    """Yield who lost much to the floor, and who never had to pay for it."""
    of_seat = [
        [tiling for report in reports if (tiling := report.boards[seat])] for seat in range(len(final.boards))
    ]
    for seat, tilings in enumerate(of_seat):
        lost = sum(tiling.lost_to_floor for tiling in tilings)
        if lost >= _COSTLY_FLOOR:
            yield min(90, 10 + 2 * (lost - _COSTLY_FLOOR)), CostlyFloor(seat, lost)
    if len(reports) < _A_FEW_ROUNDS:
        return
    clean = [seat for seat in final.active if not any(tiling.floor_cost for tiling in of_seat[seat])]
    if len(clean) == len(final.boards):
        yield 85, CleanFloor(None)
    else:
        yield from ((50, CleanFloor(seat)) for seat in clean)


def _of_bonuses(bonuses: Iterable[azul.Bonus]) -> Iterator[_Weighed]:
    """Yield the colours and columns that were completed, unless nearly every game has as many."""
    for seat, bonus in enumerate(bonuses):
        if bonus.colours:
            yield 30 + 25 * len(bonus.colours), CompletedColours(seat, bonus.colours)
        if len(bonus.columns) > 1:
            yield 20 * len(bonus.columns), CompletedColumns(seat, len(bonus.columns))


def _of_the_race(reports: Sequence[azul.TilingReport], final: azul.State) -> Iterator[_Weighed]:
    """Yield how the winner won, if one player alone beat others who played to the end."""
    first, *others = azul.ranking(final)
    rivals = [seat for seats in others for seat in seats if seat not in final.resigned]
    if len(first) > 1 or not rivals:
        return
    (winner,) = first
    margin = final.boards[winner].score - max(final.boards[seat].score for seat in rivals)
    if margin <= _CLOSE:
        yield 90 - 10 * margin, CloseFinish(margin)
    behind = [_behind(report, winner, rivals) for report in reports]
    furthest = max(behind)
    if furthest >= _FAR_BEHIND:
        before_bonuses = behind.index(furthest) == len(reports) - 1
        round_ = None if before_bonuses else reports[behind.index(furthest)].round
        yield min(95, 60 + 2 * (furthest - _FAR_BEHIND)), Comeback(winner, round_, furthest)
    if len(reports) >= _A_FEW_ROUNDS and furthest < 0:
        yield 25, Lead(winner)


def _behind(report: azul.TilingReport, winner: int, rivals: Iterable[int]) -> int:
    """Return how many points the winner was behind the best rival after a round; negative if ahead."""
    scores = {seat: tiling.score for seat, tiling in enumerate(report.boards) if tiling}
    return max(scores[seat] for seat in rivals) - scores[winner]
