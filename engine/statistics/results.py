"""The result of a finished game, computed from its log. Pure."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import azul
from engine.errors import NotAsWritten, reading
from engine.game import LogEntry, history, to_datetime
from engine.statistics.achievements import FinishedSeat, achievements_of
from engine.statistics.card import Unrated
from engine.table.events import Begun, Played, Player
from engine.table.options import Rated
from engine.table.state import Status, Table
from storage.records import StoredEvent
from storage.statistics import EVERYBODY, FinishedGame, FinishedRow, SeatResult

MIN_ROUNDS: Final = 2
"""A game that a person left before this many rounds were played isn't rated."""
_COMPUTER: Final = 0


def result_of(game: FinishedRow, log: Sequence[StoredEvent]) -> FinishedGame | None:
    """Return the result of a finished game, None if it was closed without one.

    Raise `DamagedRecord` if its log can't be read.
    """
    with reading(f"the log of game {game.id}"):
        entries = history(log)
        if len(entries) != game.version:
            raise NotAsWritten("its log and its row are of different versions")
        final = entries[-1].after
        if final.status is not Status.OVER or final.state is None:
            return None
        return _result(game, entries, final, final.state)


class _Take(NamedTuple):
    """A take that wasn't undone, who made it (`_COMPUTER` for a late person), and the time it took."""

    seat: int
    user_id: int
    state: azul.State
    move: azul.Move
    milliseconds: int


@dataclass(frozen=True, slots=True)
class _Owner:
    """The person for whom a seat's result counts, whether it does, and after how many rounds they left."""

    player: Player
    is_owned: bool = True
    left_after: int | None = None


def _result(game: FinishedRow, entries: Sequence[LogEntry], final: Table, state: azul.State) -> FinishedGame:
    begun = next(entry for entry in entries if isinstance(entry.event, Begun))
    reports = [entry.report for entry in entries if entry.report is not None]
    standing, seats_at_table = _standing_takes(entries), range(len(final.players))
    takes = [[take for take in standing if take.seat == seat] for seat in seats_at_table]
    owners = [_owner(seat, entries, takes[seat], final) for seat in seats_at_table]
    unrated = _why_unrated(final, owners)
    places = {seat: place for place, seat in azul.standings(state)}
    rated = {} if unrated else _rated_places(owners, places)
    margin = _margin(state)
    counted = unrated in {None, Unrated.CHOSEN}
    at = to_datetime(game.finished_at)
    last = entries[-1].report
    ending = azul.ending_of(state, last)
    seats: list[SeatResult] = []
    for seat, owner in enumerate(owners):
        own = [take for take in takes[seat] if take.user_id == owner.player.user_id]
        tilings = [tiling for report in reports if (tiling := report.boards[seat])]
        bonus = last.bonuses[seat] if last and last.bonuses else azul.Bonus()
        shares = list(places.values()).count(places[seat]) > 1
        board = FinishedSeat(
            seat,
            reports,
            tilings,
            bonus,
            margin,
            state,
            has_won=places[seat] == 1 and not shares,
            is_substitute=_is_substitute(owner, begun, seat),
        )
        is_person = owner.player.is_person
        colours = [0] * len(azul.COLOURS)
        for take in own:
            colours[take.move.colour] += azul.number_taken(take.state, take.move)
        seats.append(
            SeatResult(
                seat=seat,
                user_id=owner.player.user_id if is_person else EVERYBODY,
                is_computer=owner.player.is_computer,
                place=places[seat],
                shared=shares,
                resigned=owner.left_after is not None,
                score=state.boards[seat].score,
                wall_points=sum(each.points for tiling in tilings for each in tiling.placements),
                full_rows=len(bonus.rows),
                full_columns=len(bonus.columns),
                full_colours=len(bonus.colours),
                floor_points=sum(tiling.lost_to_floor for tiling in tilings),
                markers=sum(azul.takes_marker(take.state, take.move) for take in own),
                turns=len(own),
                thinking=sum(take.milliseconds for take in own),
                colours=tuple(colours),
                rated_place=rated.get(seat),
                feats=tuple(
                    each.value
                    for each in (achievements_of(board) if counted and is_person and owner.is_owned else ())
                ),
            )
        )
    return FinishedGame(
        game_id=game.id,
        guild_id=game.guild_id,
        finished_at=game.finished_at,
        month=100 * at.year + at.month,
        wall=state.rules.wall.value,
        factories=state.rules.factories.value,
        rounds=len(reports),
        duration=max(0, entries[-1].at - begun.at),
        ending="" if ending is None else ending.value,
        margin=margin,
        unrated="" if unrated is None else unrated.value,
        seats=tuple(seats),
        rewrites=game.rewrites,
    )


def _standing_takes(entries: Sequence[LogEntry]) -> list[_Take]:
    """Return the takes that weren't undone or taken back, oldest first."""
    standing: list[_Take] = []
    for _, at, event, before, _, _ in entries:
        if before is None or before.state is None or not isinstance(event, Played):
            continue
        move = event.event
        if isinstance(move, azul.Taken):
            player = before.players[move.seat]
            user_id = _COMPUTER if event.by_computer and not player.is_computer else player.user_id
            standing.append(_Take(move.seat, user_id, before.state, move.move, _thinking(before, at)))
        elif isinstance(move, azul.Undone):
            _ = standing.pop()
        elif isinstance(move, azul.TakenBack):
            del standing[len(standing) - len(azul.takes_since(before.progress, move.seat)) :]
    return standing


def _thinking(before: Table, at: int) -> int:
    """Return how long the clock of a turn ran until its take at `at`, in milliseconds."""
    stopped = sum([min(until, at) - since for since, until in before.paused_intervals if since < at])
    return max(0, at - before.since - stopped) if before.since else 0


def _owner(seat: int, entries: Sequence[LogEntry], takes: Sequence[_Take], final: Table) -> _Owner:
    """Return for whom a seat's result counts: who left it, or made more than half of its `takes`.

    If the computer made more than half, its last player counts as having left. If nobody did, it counts for
    nobody's rating.
    """
    holder = final.players[seat]
    if final.state is not None and seat in final.state.resigned:
        resigned = next(entry for entry in entries if _resigns(entry, seat))
        return _Owner(holder, left_after=_rounds_before(entries, resigned))
    own = Counter([take.user_id for take in takes])
    if not own:
        return _Owner(holder)
    ((most, count),) = own.most_common(1)
    if 2 * count <= own.total():
        return _Owner(holder, is_owned=False)
    if most == _COMPUTER:
        first = next(entry for entry in entries if _moves_for(entry, seat))
        return _Owner(holder, left_after=_rounds_before(entries, first))
    sat = (player for entry in entries for player in entry.after.players if player.user_id == most)
    return _Owner(next(sat))


def _resigns(entry: LogEntry, seat: int) -> bool:
    return isinstance(entry.event, Played) and entry.event.event == azul.Resigned(seat)


def _moves_for(entry: LogEntry, seat: int) -> bool:
    match entry.event:
        case Played(azul.Taken(by), by_computer=True):
            return by == seat
        case _:
            return False


def _rounds_before(entries: Sequence[LogEntry], until: LogEntry) -> int:
    return sum(entry.report is not None for entry in entries if entry.version < until.version)


def _is_substitute(owner: _Owner, begun: LogEntry, seat: int) -> bool:
    return begun.after.players[seat].user_id != owner.player.user_id


def _why_unrated(final: Table, owners: Sequence[_Owner]) -> Unrated | None:
    if any(player.is_computer for player in final.players):
        return Unrated.COMPUTER
    if final.options.rated is Rated.NO:
        return Unrated.CHOSEN
    if any(owner.left_after is not None and owner.left_after < MIN_ROUNDS for owner in owners):
        return Unrated.SHORT
    people = [owner.player.user_id for owner in owners if owner.is_owned]
    return Unrated.ALONE if len(people) < 2 or len(set(people)) < len(people) else None


def _rated_places(owners: Sequence[_Owner], places: Mapping[int, int]) -> dict[int, int]:
    """Return the places for the ratings: seats that were left share the last one."""
    return {
        seat: len(owners) if owner.left_after is not None else places[seat]
        for seat, owner in enumerate(owners)
        if owner.is_owned
    }


def _margin(state: azul.State) -> int | None:
    scores = sorted(_scores(state), reverse=True)
    return scores[0] - scores[1] if len(scores) > 1 else None


def _scores(state: azul.State) -> Iterator[int]:
    return (board.score for seat, board in enumerate(state.boards) if seat not in state.resigned)
