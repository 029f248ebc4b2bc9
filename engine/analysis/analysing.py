"""Going through a game: a search for each take, and a longer one for those that seem to have cost most."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final

import azul
from engine.analysis.outcome import Analysis, Choice, Costly, Moment
from engine.analysis.takes import Take
from engine.computers.thinking import ANALYSIS, Effort
from players.reasons.weighing import reasons
from players.search.found import Candidate, Found

SECOND_LOOK: Final = Effort(4 * ANALYSIS.simulations, seconds=1.0, precedence=ANALYSIS.precedence)
"""For a take that seems to have cost much."""
MOST: Final = 3
"""Of so many takes a player is told."""
LOOKED_AT: Final = 5
"""So many takes of each player are looked at twice: a short search may err about which cost most."""
NOISE: Final = 0.03
"""A difference that a search can't tell from none: a short one and a long one disagree by that much."""

Find = Callable[[Take, Effort], Awaitable[Found]]
"""Searches the position of a take, the take itself included."""


async def analyse(
    version: int,
    takes: Sequence[Take],
    final: azul.State,
    find: Find,
    progressed: Callable[[float], None],
) -> Analysis:
    """Return the analysis of a game that ended in the position `final` with the event `version`.

    `progressed` is told the share of the work that is done. Raise whatever `find` raises.
    """
    seats = range(len(final.boards))
    work, done = len(takes) + 4 * LOOKED_AT * len(seats), 0  # a second look takes as long as four first ones
    found: list[Found] = []
    for take in takes:
        found.append(await find(take, ANALYSIS))
        done += 1
        progressed(done / work)
    costly: list[int] = []
    for seat in seats:

        def cost(number: int) -> float:
            return _cost(takes[number], found[number])

        own = [number for number, take in enumerate(takes) if take.own and take.seat == seat]
        suspects = sorted(own, key=cost, reverse=True)[:LOOKED_AT]
        for number in suspects:
            if cost(number) >= NOISE:
                found[number] = await find(takes[number], SECOND_LOOK)
        costly += [
            number for number in sorted(suspects, key=cost, reverse=True)[:MOST] if cost(number) >= NOISE
        ]
        done += 4 * LOOKED_AT
        progressed(done / work)
    return Analysis(
        version,
        tuple(_moments(takes, found, final)),
        tuple(_costly(number, takes[number], found[number]) for number in costly),
    )


def _made(take: Take, found: Found) -> Candidate:
    """Return a take as the search of its position sees it."""
    return found.of(take.state, take.move) or found.best


def _cost(take: Take, found: Found) -> float:
    """Return the share of the win that a take cost its player."""
    return found.best.chances[take.seat] - _made(take, found).chances[take.seat]


def _costly(number: int, take: Take, found: Found) -> Costly:
    made, better = (
        Choice(each.move, each.chances, reasons(take.state, found, each))
        for each in (_made(take, found), found.best)
    )
    return Costly(take.seat, take.version, number, made, better)


def _moments(takes: Sequence[Take], found: Sequence[Found], final: azul.State) -> Iterator[Moment]:
    """Yield the chances before each take, before each deal, and at the end."""
    for number, (take, seen) in enumerate(zip(takes, found, strict=True)):
        yield Moment(take.state.round, number, seen.best.chances)
        is_last = number + 1 == len(takes)
        if is_last or takes[number + 1].state.round != take.state.round:
            yield Moment(take.state.round, number + 1, _made(take, seen).chances)
    yield Moment(final.round, len(takes), _shares(final))


def _shares(final: azul.State) -> tuple[float, ...]:
    """Return each seat's share of the win at the end of a game (R21)."""
    winners = azul.ranking(final)[0]
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(final.boards)))
