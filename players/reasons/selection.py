"""Which facts about a take matter most."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import azul
from azul import Colour, Move, State
from players.compact_state.tables import Take
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
from players.reasons.forced import must_drop
from players.reasons.views import (
    LINES,
    OnFloor,
    PositionView,
    at_the_end,
    marker_cost,
    tiles_on_floors,
    view_of,
)
from players.search.result import Candidate, SearchResult

MOST_REASONS: Final = 3
"""How many reasons are given."""
_LEAST: Final = 0.8
"""The least weight of a reason that is given, in points."""
_WORSE: Final = 0.02
"""The loss of chances from which on a take calls for reasons against it."""
_SUITS: Final = 1.4
"""The factor for reasons on the take's side: for it if it is good, against it if it is bad."""
_FOR_OTHERS: Final = 0.8
"""The weight of the next player's points, and by how much it falls with each player after them."""
_WANTED: Final = 2.0
"""By how many points a player must prefer a take to anything else to be said to want it."""
_BURDEN: Final = 4
"""By how many points more than other takes a take must burden somebody to be mentioned."""
_EXPECTED: Final = 0.5
"""The weight of points that somebody probably has to pay, relative to those that are certain."""
_MANY: Final = 4
"""How many tiles must fall, or be spared, for a forecast; it states half, as players avoid some."""
_TRUSTED: Final = 40
"""From how many visits on a candidate's line is trusted."""
_FORESEEN: Final = 12
"""How many moves are foreseen."""
_AHEAD: Final = 2
"""How many of a player's takes are foreseen."""
_MUCH_LESS: Final = 3
"""By how many points a take must fall short of the best one for that to be mentioned."""

Weighed = tuple[float, Reason]
"""A reason with its weight in points, negative if it speaks against the take."""


class Facts(NamedTuple):
    """The facts about a take, each once, the weightiest first; those of little weight are apart."""

    weighty: tuple[Reason, ...]
    light: tuple[Reason, ...]


def reasons(
    state: State, found: SearchResult, candidate: Candidate, most: int = MOST_REASONS
) -> tuple[Reason, ...]:
    """Return the facts that matter most about a candidate of a search."""
    return facts_about(state, found, candidate).weighty[:most]


def facts_about(state: State, found: SearchResult, candidate: Candidate) -> Facts:
    """Return the facts about a candidate of a search.

    What becomes of the tiles comes first. Facts for a take weigh more if it is among the best, facts against
    it if it costs chances. Of a take that costs none, one of the first two speaks for it.
    """
    seat = state.turn
    is_worse = found.best.chances[seat] - candidate.chances[seat] > _WORSE
    placing, *others = _weighed(state, found, candidate)

    def weight(each: Weighed) -> float:
        return abs(each[0]) * (_SUITS if (each[0] < 0) is is_worse else 1 / _SUITS)

    others.sort(key=weight, reverse=True)
    weighty = [placing, *(each for each in others if weight(each) >= _LEAST)]
    if not is_worse and not any(map(_speaks_for, weighty[:2])):
        weighty[1:1] = list(filter(_speaks_for, others))[:1]
    told = _each_once(weighty)
    return Facts(told, tuple(reason for reason in _each_once(others) if reason not in told))


def _speaks_for(weighed: Weighed) -> bool:
    """Return whether a fact speaks for a take; the marker doesn't, as people see what it costs."""
    weight, reason = weighed
    return weight > 0 and not isinstance(reason, TakesMarker)


def _each_once(weighed: Iterable[Weighed]) -> tuple[Reason, ...]:
    """Return the reasons without those about the same thing as an earlier one."""
    first: dict[object, Reason] = {}
    for _, reason in weighed:
        _ = first.setdefault(_about(reason), reason)
    return tuple(first.values())


def _about(reason: Reason) -> object:
    """Return what a reason is about, so that it is given once: the tiles that others want."""
    return (reason.colour, reason.tiles) if isinstance(reason, Denies | Lets | Gives) else reason


def _weighed(state: State, found: SearchResult, candidate: Candidate) -> Iterator[Weighed]:
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
            worth = view.potential(after, move.line) / 2
            if left >= missing:
                yield worth, Starts(move.line, missing)
            else:
                yield -worth, Unfinished(move.line, missing)
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
    yield from _plans(view, candidate)
    yield from _at_least(view, move, is_clean=not fallen and not after.tiling.falling)
    if candidate is not found.best:
        yield from _than_best(view, found, candidate)
    yield from _burdens(state, found, candidate)


def _ending(state: State, found: SearchResult, candidate: Candidate) -> Iterator[Weighed]:
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


def _about_others(view: PositionView, candidate: Candidate) -> Iterator[Weighed]:
    """Yield what a take means for the others' next takes."""
    state, move = view.state, candidate.move
    take = view.take_of(move)
    table = view.tables.after(view.table, take)
    now, then = view.tables.takes(view.table), view.tables.takes(table)
    counts = 1.0
    for number, seat in enumerate(view.others):
        counts *= _FOR_OTHERS
        best_take, left = view.best_take(seat, now), view.best_take(seat, then)
        denied = view.best_take(seat, (take,))
        if best_take is None or denied is None:
            continue
        line = view.filled(seat, denied)
        instead = left if line is None else view.best_take(seat, then, (line,))
        lost = denied.points - max(instead.points if instead is not None else 0.0, 0.0)
        lost -= best_take.points - denied.points
        if lost >= _WANTED:
            yield counts * lost, Denies(seat, Colour(take.colour), take.number, line)
        more = left.points - best_take.points if left is not None else 0.0
        if number == 0 and left is not None and more >= _WANTED and not _is_among(left.take, now):
            given = Gives(seat, Colour(left.take.colour), left.take.number, view.filled(seat, left))
            yield -counts * more, given
    if then and view.can_fill(view.others[0], now) and not view.can_fill(view.others[0], then):
        yield 1.5, LeavesNothing(view.others[0])
    is_reply_from_centre = len(candidate.line) > 1 and candidate.line[1].source == azul.CENTRE
    if state.has_marker_in_centre and not take.brings_marker and is_reply_from_centre:
        yield -1.2, LeavesMarker(view.others[0])


def _plans(view: PositionView, candidate: Candidate) -> Iterator[Weighed]:
    """Yield what becomes of the player's lines later in the round, according to the search.

    The search only says for which tiles a line is kept; that they can still go there is certain.
    """
    state, move, seat = view.state, candidate.move, view.state.turn
    if candidate.visits < _TRUSTED:
        return
    now = after = azul.apply(state, move)
    own = 0
    for later in candidate.line[1:]:
        if now.turn == seat:
            own += 1
            line, count = later.line, azul.count(after.tiles_at(later.source), later.colour)
            could_go_there = line not in {azul.FLOOR, move.line} and view.takes(
                view.boards[seat], view.take_of(move), line
            )
            if own == 1 and count and could_go_there:
                yield 2.5, Keeps(line, later.colour, count, later.source)
            if line != azul.FLOOR and azul.board_after(now, later)[0].lines[line].is_full:
                yield 1.2, WillFill(line)
                return
            if own == 1 and line != azul.FLOOR:
                yield 0.1, WillBuild(line)
        now = azul.apply(now, later)
        if own == _AHEAD or now.phase is not azul.Phase.OFFER:
            return


def _at_least(view: PositionView, move: Move, *, is_clean: bool) -> Iterator[Weighed]:
    """Yield what else becomes of the tiles, for takes about which nothing better can be said."""
    before, take, takes = view.boards[view.state.turn], view.take_of(move), view.tables.takes(view.table)
    after, later = view.after(before, take, move.line), azul.apply(view.state, move)
    if is_clean:
        without_loss = sum(view.room(before, each) >= each.number for each in takes)
        yield (0.8 if 2 * without_loss < len(takes) else 0.1), DropsNothing()
    cheaper = [
        (each, line)
        for each in takes
        for line in LINES
        if view.takes(before, each, line) and view.after(before, each, line).floor_cost < after.floor_cost
    ]
    if not is_clean and not cheaper:
        yield 0.3, DropsLeast()
    if after.lines == before.lines:
        for row in range(azul.FLOOR):
            if view.takes(before, take, row):
                yield 0.3 + row / 10, KeepsRoom(row)
        for each, line in cheaper:
            other = view.tables.move(view.state, each, line)
            left = azul.count(later.tiles_at(other.source), other.colour)
            if line != azul.FLOOR and left:
                yield 0.2, Keeps(line, other.colour, left, other.source)
    yield 0.0, Sends(take.to_centre)


def _is_among(take: Take, takes: Iterable[Take]) -> bool:
    """Return whether some take brings as many tiles of the same colour."""
    return any((each.colour, each.number) == (take.colour, take.number) for each in takes)


def _than_best(view: PositionView, found: SearchResult, candidate: Candidate) -> Iterator[Weighed]:
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
        best_take, rather = view.best_take(other, takes), view.best_take(other, instead)
        if best_take is None:
            continue
        weight = counts * (best_take.points - (rather.points if rather is not None else 0.0))
        if (best_take.take.colour, best_take.take.number) == (best.colour, best.number):
            weight = max(weight, denied.get(other, 0.0))
        if weight >= _WANTED:
            yield (
                -weight,
                Lets(
                    other, Colour(best_take.take.colour), best_take.take.number, view.filled(other, best_take)
                ),
            )
    own = view.boards[seat]
    better, worse = view.after(own, best, found.best.move.line), view.after(own, take, candidate.move.line)
    less = better.score_to_come - worse.score_to_come
    if less >= _MUCH_LESS:
        yield -float(less), PassesUp(less)


def _burdens(state: State, found: SearchResult, candidate: Candidate) -> Iterator[Weighed]:
    """Yield who has to let tiles fall later in the round, if that differs from another take.

    It is a forecast unless it can be proved.
    """
    other = found.best if candidate is not found.best else next(iter(found.candidates[1:]), None)
    if other is None:
        return
    own, usual = _falls_later(state, candidate), _falls_later(state, other)
    if own is None or usual is None:
        return
    spared = usual[state.turn].cost - own[state.turn].cost
    fewer = usual[state.turn].tiles - own[state.turn].tiles
    if spared >= _BURDEN and fewer >= _MANY:
        yield _EXPECTED * spared, WillSpare(fewer // 2)
    after = azul.apply(state, candidate.move)
    for seat in state.active:
        more = own[seat].cost - usual[seat].cost
        if more < _BURDEN:
            continue
        least = usual[seat].cost + _BURDEN
        costs = dict.fromkeys((own[seat].cost, least))
        sure = next((cost for cost in costs if must_drop(after, seat, state.turn, cost)), None)
        sign = -1 if seat == state.turn else 1
        if sure is not None:
            yield float(sign * (sure - usual[seat].cost)), Burdens(seat, sure)
        elif own[seat].tiles >= _MANY:
            yield sign * _EXPECTED * more, WillDrop(seat, own[seat].tiles // 2)


def _falls_later(state: State, candidate: Candidate) -> tuple[OnFloor, ...] | None:
    """Return the tiles that fall after a take as play would go on; None if that can't be foreseen."""
    end = at_the_end(state, candidate.line, _FORESEEN)
    if end is None or candidate.visits < _TRUSTED:
        return None
    early, late = tiles_on_floors(azul.apply(state, candidate.move)), tiles_on_floors(end)
    return tuple(
        OnFloor(end.tiles - now.tiles, end.cost - now.cost) for now, end in zip(early, late, strict=True)
    )
