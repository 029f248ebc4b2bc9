"""Reviewing a finished game: a search for each take, and a longer one for those that seem to cost most."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Annotated, Final, NamedTuple, get_args

from pydantic import PlainSerializer, PlainValidator, TypeAdapter

import azul
from engine.computers.thinker import ANALYSIS, Effort
from engine.errors import reading
from engine.game import LogEntry
from engine.table.events import Played
from players.reasons.facts import Reason
from players.reasons.selection import reasons
from players.search.result import Candidate, SearchResult, is_decided


@dataclass(frozen=True, slots=True)
class LoggedTake:
    """A take made in `state`, as event number `version` of its game.

    `own` is False if the computer made it for a person.
    """

    version: int
    state: azul.State
    move: azul.Move
    own: bool = True

    @property
    def seat(self) -> int:
        """The seat that made it."""
        return self.state.turn


def standing_takes(entries: Iterable[LogEntry]) -> list[LoggedTake]:
    """Return the takes of a game, oldest first, without those that were undone or taken back."""
    standing: list[LogEntry] = []
    for entry in entries:
        match entry.event:
            case Played(azul.Undone() | azul.TakenBack()):
                while standing and standing[-1].after.state != entry.after.state:
                    _ = standing.pop()
            case Played():
                standing.append(entry)
            case _:
                pass
    return [take for entry in standing if (take := _take(entry)) is not None]


def _take(entry: LogEntry) -> LoggedTake | None:
    before = entry.before
    match entry.event:
        case Played(azul.Taken(seat, move), by_computer=by_computer) if before is not None and before.state:
            own = not by_computer or before.players[seat].is_computer
            return LoggedTake(entry.version, before.state, move, own)
        case _:
            return None


_REASONS: Final = {kind.__name__: TypeAdapter(kind) for kind in get_args(Reason)}
"""A validator for each kind of reason, by its name."""


def _reason(stored: object) -> Reason:
    """Return a reason from its stored form: the name of its kind, and its fields."""
    match stored:
        case [str(name), dict(facts)] if name in _REASONS:
            reason: Reason = _REASONS[name].validate_python(facts)
            return reason
        case _:
            raise ValueError("that isn't a reason")


def _stored(reason: Reason) -> tuple[str, dict[str, object]]:
    return type(reason).__name__, asdict(reason)


_DIGITS: Final = 3
"""How many decimals of a chance are stored."""
Chance = Annotated[float, PlainSerializer(lambda share: round(share, _DIGITS), return_type=float)]
"""A chance to win, from 0 to 1."""
Margin = Annotated[float, PlainSerializer(lambda points: round(points, 1), return_type=float)]
"""A number of points, stored with one decimal."""
StoredReason = tuple[Annotated[Reason, PlainValidator(_reason), PlainSerializer(_stored)], ...]
"""Reasons for or against a take."""
StoredMove = Annotated[azul.Move, PlainValidator(azul.parse_move), PlainSerializer(str)]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The chances of all seats in a round, after the first `takes` takes of the game."""

    round: int
    takes: int
    chances: tuple[Chance, ...]


@dataclass(frozen=True, slots=True)
class JudgedTake:
    """A take, the chances of all seats after it, and the reasons for or against it.

    `margin` is by how many points its player is ahead at the end, on average.
    """

    move: StoredMove
    chances: tuple[Chance, ...]
    reasons: StoredReason = ()
    margin: Margin = 0.0


@dataclass(frozen=True, slots=True)
class CostlyTake:
    """A take that cost its player chances, or points in a game that was decided.

    It is take number `takes` of the game, from 0, and event number `version`. `made` is the take itself, and
    `better` the best one.
    """

    seat: int
    version: int
    takes: int
    made: JudgedTake
    better: JudgedTake

    @property
    def cost(self) -> float:
        """How much of the chance to win was lost, from 0 to 1."""
        return self.better.chances[self.seat] - self.made.chances[self.seat]

    @property
    def is_in_points(self) -> bool:
        """Whether it cost points rather than chances: the game was decided with either take."""
        return is_decided([each.chances[self.seat] for each in (self.better, self.made)])


@dataclass(frozen=True, slots=True)
class Analysis:
    """How the chances went in a game that ended with event number `version`, and the takes that cost most.

    The `moments` are in order, and in `costly` the costliest take of each seat comes first.
    """

    version: int
    moments: tuple[Evaluation, ...]
    costly: tuple[CostlyTake, ...] = ()

    def of(self, seat: int) -> tuple[CostlyTake, ...]:
        """Return a seat's costly takes, the costliest first."""
        return tuple(each for each in self.costly if each.seat == seat)


_ANALYSES: Final = TypeAdapter(Analysis)


def analysis_to_json(analysis: Analysis) -> str:
    """Return an analysis as it is stored."""
    return _ANALYSES.dump_json(analysis).decode()


def analysis_from_json(text: str, what: str) -> Analysis:
    """Return a stored analysis. Raise `DamagedRecord`, which calls it `what`, if *text* isn't one."""
    with reading(what):
        return _ANALYSES.validate_json(text)


SECOND_LOOK: Final = Effort(4 * ANALYSIS.simulations, seconds=1.0, slack=ANALYSIS.slack)
"""The effort for a take that seems to have cost much."""
MAX_COSTLY: Final = 3
"""How many costly takes are listed for each seat at most."""
MAX_SECOND_LOOKS: Final = 5
"""How many takes of each seat are searched again, as a short search may err about which cost most."""
NOISE: Final = 0.03
"""The smallest difference in chances that counts: a short and a long search disagree by that much."""
NOISE_IN_POINTS: Final = 3.0
"""The same in points, for games that are decided."""

Find = Callable[[LoggedTake, Effort], Awaitable[SearchResult]]
"""Searches the position of a take, the take itself included."""


async def analyse(
    version: int,
    takes: Sequence[LoggedTake],
    final: azul.State,
    find: Find,
    report_progress: Callable[[float], None],
) -> Analysis:
    """Return the analysis of a game that ended in the position `final` with event number `version`.

    `report_progress` is called with the share of the work that is done, from 0 to 1. Raise what `find`
    raises.
    """
    seats = range(len(final.boards))
    second_looks = 4 * MAX_SECOND_LOOKS  # each takes as long as four of the first searches
    work, done = len(takes) + second_looks * len(seats), 0
    found: list[SearchResult] = []
    for take in takes:
        found.append(await find(take, ANALYSIS))
        done += 1
        report_progress(done / work)
    costly: list[int] = []
    for seat in seats:

        def cost(number: int) -> _Cost:
            return _cost(takes[number], found[number])

        def costliest(numbers: Iterable[int], count: int) -> list[int]:
            costing = (number for number in numbers if cost(number).noises >= 1)
            return sorted(costing, key=cost, reverse=True)[:count]

        own = [number for number, take in enumerate(takes) if take.own and take.seat == seat]
        suspects = costliest(own, MAX_SECOND_LOOKS)
        for number in suspects:
            found[number] = await find(takes[number], SECOND_LOOK)
        costly += costliest(suspects, MAX_COSTLY)
        done += second_looks
        report_progress(done / work)
    return Analysis(
        version,
        tuple(_evaluations(takes, found, final)),
        tuple(_costly(number, takes[number], found[number]) for number in costly),
    )


def _candidate_of(take: LoggedTake, found: SearchResult) -> Candidate:
    """Return the candidate for a take in the search of its position."""
    return found.of(take.state, take.move) or found.best


def _rounded_as_stored(candidate: Candidate) -> tuple[float, ...]:
    """Return chances rounded as they are stored, so that `is_decided` judges them as after reading them."""
    return tuple(round(share, _DIGITS) for share in candidate.chances)


class _Cost(NamedTuple):
    """What a take cost; chances sort before points. `noises` is the loss as a multiple of the noise."""

    was_open: bool
    noises: float


def _cost(take: LoggedTake, found: SearchResult) -> _Cost:
    """Return what a take cost its player."""
    best, made = found.best, _candidate_of(take, found)
    shares = _rounded_as_stored(best)[take.seat], _rounded_as_stored(made)[take.seat]
    if is_decided(shares):
        return _Cost(was_open=False, noises=(best.margin - made.margin) / NOISE_IN_POINTS)
    return _Cost(was_open=True, noises=(shares[0] - shares[1]) / NOISE)


def _costly(number: int, take: LoggedTake, found: SearchResult) -> CostlyTake:
    made, better = (
        JudgedTake(each.move, _rounded_as_stored(each), reasons(take.state, found, each), each.margin)
        for each in (_candidate_of(take, found), found.best)
    )
    return CostlyTake(take.seat, take.version, number, made, better)


def _evaluations(
    takes: Sequence[LoggedTake], found: Sequence[SearchResult], final: azul.State
) -> Iterator[Evaluation]:
    """Yield the chances before each take, before each deal, and at the end."""
    for number, (take, seen) in enumerate(zip(takes, found, strict=True)):
        yield Evaluation(take.state.round, number, seen.best.chances)
        is_last = number + 1 == len(takes)
        if is_last or takes[number + 1].state.round != take.state.round:
            yield Evaluation(take.state.round, number + 1, _candidate_of(take, seen).chances)
    yield Evaluation(final.round, len(takes), _shares(final))


def _shares(final: azul.State) -> tuple[float, ...]:
    """Return each seat's share of the win at the end of a game (R21)."""
    winners = azul.ranking(final)[0]
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(final.boards)))
