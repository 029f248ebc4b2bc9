"""Which facts about a take matter most."""

from collections.abc import Iterable, Iterator
from typing import Final

import azul
from azul import Colour, State
from players.compact_state.tables import Take
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
from players.reasons.forced import must_drop
from players.reasons.views import View, at_the_end, costs_of_tiles, marker_cost, view_of
from players.search.found import Candidate, Found

MOST: Final = 3
"""How many reasons are given."""
_LEAST: Final = 0.8
"""What a reason weighs at least, in points."""
_WORSE: Final = 0.02
"""The share of the win that a take costs at least, to be one that asks for reasons against it."""
_SUITS: Final = 1.4
"""How much more a reason weighs that says why a take is as good or as bad as it is."""
_FOR_OTHERS: Final = 0.8
"""What points of the next player count, and those of who comes after them again."""
_WANTED: Final = 2.0
"""By how many points a player wants something more than whatever else there is."""
_BURDEN: Final = 4
"""By how many points a take must burden somebody more than others do."""
_TRUSTED: Final = 40
"""Visits from which on it is believed how play goes on."""
_FORESEEN: Final = 12
"""Moves that can be foreseen."""
_MUCH_LESS: Final = 2.5
"""By how many points a take brings less than the best one, to be told."""

Weighed = tuple[float, Reason]
"""A reason with its weight in points, negative if it speaks against the take."""


def reasons(state: State, found: Found, candidate: Candidate, most: int = MOST) -> tuple[Reason, ...]:
    """Return the facts that matter most about a candidate of what was found in a position.

    What becomes of the tiles comes first, then the weightier. Of two takes, the same facts speak for the one
    that is worth most and against one that costs a share of the win.
    """
    seat = state.turn
    is_worse = found.best.chances[seat] - candidate.chances[seat] > _WORSE
    placing, *others = _weighed(state, found, candidate)

    def weight(each: Weighed) -> float:
        return abs(each[0]) * (_SUITS if (each[0] < 0) is is_worse else 1 / _SUITS)

    weighty = sorted((each for each in others if weight(each) >= _LEAST), key=weight, reverse=True)
    weightiest = {_about(reason): reason for _, reason in reversed((placing, *weighty))}
    return tuple(reversed(weightiest.values()))[:most]


def _about(reason: Reason) -> object:
    """Return what a reason is about, so that it is said once: the tiles that others want."""
    return (reason.colour, reason.tiles) if isinstance(reason, Denies | Lets | Gives) else reason


def _weighed(state: State, found: Found, candidate: Candidate) -> Iterator[Weighed]:
    """Yield all facts about a candidate, what becomes of the tiles first."""
    view, move = view_of(state), candidate.move
    before, take = view.boards[state.turn], view.take_of(move)
    after = view.after(before, take, move.line)
    ends = azul.is_last_round(azul.apply(state, move))
    cost = after.floor_cost - before.floor_cost
    marker = min(cost, marker_cost(before, take))
    fallen = 0
    if move.line == azul.FLOOR:
        fallen = take.number
        yield -cost, Falls(fallen, cost - marker)
    else:
        placed = after.lines[move.line][1] - before.lines[move.line][1]
        fallen = take.number - placed
        points = after.tiling.points - before.tiling.points
        if after.lines[move.line][1] <= move.line:
            missing = move.line + 1 - after.lines[move.line][1]
            left = azul.count(view.tables.after(view.table, take).tiles, move.colour)
            started = Starts if left >= missing else Unfinished
            yield view.potential(after, move.line) / 2, started(move.line, missing)
        elif any(row == move.line for row, _ in after.tiling.fallen):
            yield -cost, NoRoom(move.line, cost - marker)
            cost = marker
        else:
            yield points + 1, Fills(move.line, points)
        if fallen and cost > marker:
            yield -(cost - marker + 0.3 * fallen), Falls(fallen, cost - marker)
    old, new = before.tiling.wall, after.tiling.wall
    for column in range(5):
        if new.columns[column] == 5 > old.columns[column]:
            yield 7.0, CompletesColumn(column)
        elif new.columns[column] == 4 > old.columns[column] and not ends:
            yield 1.5, NearsColumn(column)
    for colour in azul.COLOURS:
        if new.colours[colour] == 5 > old.colours[colour]:
            yield 10.0, CompletesColour(colour)
        elif new.colours[colour] == 4 > old.colours[colour] and not ends:
            yield 2.0, NearsColour(colour)
    if take.brings_marker:
        yield (-float(marker) if ends else 1.2), TakesMarker(marker)
    if take.brings_cushion:
        yield 1.2, TakesCushion()
    yield from _ending(state, found, candidate)
    yield from _about_others(view, candidate)
    if candidate is not found.best:
        yield from _than_best(view, found, candidate)
    yield from _burdens(state, found, candidate)


def _ending(state: State, found: Found, candidate: Candidate) -> Iterator[Weighed]:
    if azul.is_last_round(state):
        return
    if azul.is_last_round(azul.apply(state, candidate.move)):
        chance = candidate.chances[state.turn]
        yield (5.0 if chance >= found.chances[state.turn] else -5.0), EndsGame(candidate.move.line)
        return
    ending = [
        each.chances[state.turn]
        for each in found.candidates
        if azul.is_last_round(azul.apply(state, each.move))
    ]
    if ending and candidate.chances[state.turn] - max(ending) > _WORSE:
        yield 3.0, KeepsGoing()


def _about_others(view: View, candidate: Candidate) -> Iterator[Weighed]:
    """Yield what it means for the others' next takes."""
    state, move = view.state, candidate.move
    take = view.take_of(move)
    table = view.tables.after(view.table, take)
    now, then = view.tables.takes(view.table), view.tables.takes(table)
    counts = 1.0
    for number, seat in enumerate(view.others):
        counts *= _FOR_OTHERS
        wish, left = view.wish(seat, now), view.wish(seat, then)
        denied = view.wish(seat, (take,))
        if wish is None or denied is None:
            continue
        line = view.filled(seat, denied)
        instead = left if line is None else view.wish(seat, then, (line,))
        lost = denied.points - max(instead.points if instead is not None else 0.0, 0.0)
        lost -= wish.points - denied.points
        if lost >= _WANTED:
            yield counts * lost, Denies(seat, Colour(take.colour), take.number, line)
        more = left.points - wish.points if left is not None else 0.0
        if number == 0 and left is not None and more >= _WANTED and not _is_among(left.take, now):
            given = Gives(seat, Colour(left.take.colour), left.take.number, view.filled(seat, left))
            yield -counts * more, given
    is_reply_from_centre = len(candidate.line) > 1 and candidate.line[1].source == azul.CENTRE
    if state.has_marker_in_centre and not take.brings_marker and is_reply_from_centre:
        yield -1.2, LeavesMarker(view.others[0])


def _is_among(take: Take, takes: Iterable[Take]) -> bool:
    """Return whether as many tiles of a colour can be taken from some place, whatever comes with them."""
    return any((each.colour, each.number) == (take.colour, take.number) for each in takes)


def _than_best(view: View, found: Found, candidate: Candidate) -> Iterator[Weighed]:
    """Yield what the best take denies or scores, and this one doesn't."""
    seat = view.state.turn
    take, best = view.take_of(candidate.move), view.take_of(found.best.move)
    table = view.tables.after(view.table, take)
    takes = view.tables.takes(table)
    instead = view.tables.takes(view.tables.after(view.table, best))
    denied = {
        each.seat: weight for weight, each in _about_others(view, found.best) if isinstance(each, Denies)
    }
    counts = 1.0
    for other in view.others:
        counts *= _FOR_OTHERS
        wish, rather = view.wish(other, takes), view.wish(other, instead)
        if wish is None:
            continue
        weight = counts * (wish.points - (rather.points if rather is not None else 0.0))
        if (wish.take.colour, wish.take.number) == (best.colour, best.number):
            weight = max(weight, denied.get(other, 0.0))
        if weight >= _WANTED:
            yield -weight, Lets(other, Colour(wish.take.colour), wish.take.number, view.filled(other, wish))
    own = view.boards[seat]
    less = view.worth(own, best, found.best.move.line) - view.worth(own, take, candidate.move.line)
    if less >= _MUCH_LESS:
        yield -less, PassesUp(round(less))


def _burdens(state: State, found: Found, candidate: Candidate) -> Iterator[Weighed]:
    """Yield who has to let tiles fall later in the round, if that differs from how another take goes on.

    How play would go on only says where to look: what is said of it is proved.
    """
    other = found.best if candidate is not found.best else next(iter(found.candidates[1:]), None)
    if other is None:
        return
    own, usual = _later_costs(state, candidate), _later_costs(state, other)
    if own is None or usual is None:
        return
    after = azul.apply(state, candidate.move)
    for seat in state.active:
        least = usual[seat] + _BURDEN
        for cost in dict.fromkeys((own[seat], least)) if own[seat] >= least else ():
            if must_drop(after, seat, state.turn, cost):
                more = float(cost - usual[seat])
                yield (-more if seat == state.turn else more), Burdens(seat, cost)
                break


def _later_costs(state: State, candidate: Candidate) -> tuple[int, ...] | None:
    """Return what tiles that fall after a take cost each seat, as play would go on; None if nobody knows."""
    after = azul.apply(state, candidate.move)
    end = at_the_end(state, candidate.line, _FORESEEN)
    if end is None or candidate.visits < _TRUSTED:
        return None
    return tuple(late - early for late, early in zip(costs_of_tiles(end), costs_of_tiles(after), strict=True))
