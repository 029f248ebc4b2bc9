"""Going through a finished game: a search for each take, and a longer one for those that cost most."""

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
from players.reasons.weighing import reasons
from players.search.found import Candidate, Found, is_decided


@dataclass(frozen=True, slots=True)
class Take:
    """A take that was made in `state`, as the event `version` of its game.

    It is `own` unless the computer made it for a person.
    """

    version: int
    state: azul.State
    move: azul.Move
    own: bool = True

    @property
    def seat(self) -> int:
        """Who made it."""
        return self.state.turn


def standing_takes(entries: Iterable[LogEntry]) -> list[Take]:
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


def _take(entry: LogEntry) -> Take | None:
    before = entry.before
    match entry.event:
        case Played(azul.Taken(seat, move), by_computer=by_computer) if before is not None and before.state:
            own = not by_computer or before.players[seat].is_computer
            return Take(entry.version, before.state, move, own)
        case _:
            return None


_REASONS: Final = {kind.__name__: TypeAdapter(kind) for kind in get_args(Reason)}
"""What can be said about a take, by its name."""


def _reason(stored: object) -> Reason:
    """Return a reason as it was stored: its name, and what it says."""
    match stored:
        case [str(name), dict(facts)] if name in _REASONS:
            reason: Reason = _REASONS[name].validate_python(facts)
            return reason
        case _:
            raise ValueError("that isn't a reason")


def _stored(reason: Reason) -> tuple[str, dict[str, object]]:
    return type(reason).__name__, asdict(reason)


_DIGITS: Final = 3
"""Those of a share of the win that are stored."""
Chance = Annotated[float, PlainSerializer(lambda share: round(share, _DIGITS), return_type=float)]
"""A share of the win, from 0 to 1."""
Margin = Annotated[float, PlainSerializer(lambda points: round(points, 1), return_type=float)]
"""A number of points."""
Said = tuple[Annotated[Reason, PlainValidator(_reason), PlainSerializer(_stored)], ...]
"""What is to be said for or against a take."""
Taken = Annotated[azul.Move, PlainValidator(azul.parse_move), PlainSerializer(str)]


@dataclass(frozen=True, slots=True)
class Moment:
    """The chances of all seats in a round, after so many takes of the whole game."""

    round: int
    takes: int
    chances: tuple[Chance, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A take, the chances of all seats after it, and what is to be said about it.

    `margin` is by how many points its player is ahead in the end, on average.
    """

    move: Taken
    chances: tuple[Chance, ...]
    reasons: Said = ()
    margin: Margin = 0.0


@dataclass(frozen=True, slots=True)
class Costly:
    """A take that cost its player chances, or points in a game that was decided.

    It is number `takes` of the game from 0, and the event `version`.

    `made` is what was taken, and `better` what would have been best.
    """

    seat: int
    version: int
    takes: int
    made: Choice
    better: Choice

    @property
    def cost(self) -> float:
        """The share of the win that was lost."""
        return self.better.chances[self.seat] - self.made.chances[self.seat]

    @property
    def is_in_points(self) -> bool:
        """Whether it cost points: the game was decided, with either take."""
        return is_decided([each.chances[self.seat] for each in (self.better, self.made)])


@dataclass(frozen=True, slots=True)
class Analysis:
    """How the chances went in a game that ended with the event `version`, and the takes that cost most.

    The `moments` are in order. The costliest take of each seat comes first.
    """

    version: int
    moments: tuple[Moment, ...]
    costly: tuple[Costly, ...] = ()

    def of(self, seat: int) -> tuple[Costly, ...]:
        """Return what cost a seat most."""
        return tuple(each for each in self.costly if each.seat == seat)


_ANALYSES: Final = TypeAdapter(Analysis)


def analysis_to_json(analysis: Analysis) -> str:
    """Return an analysis as it is stored."""
    return _ANALYSES.dump_json(analysis).decode()


def analysis_from_json(text: str, what: str) -> Analysis:
    """Return an analysis that was stored. Raise `DamagedRecord` about `what` if *text* isn't one."""
    with reading(what):
        return _ANALYSES.validate_json(text)


SECOND_LOOK: Final = Effort(4 * ANALYSIS.simulations, seconds=1.0, precedence=ANALYSIS.precedence)
"""For a take that seems to have cost much."""
MOST: Final = 3
"""Of so many takes a player is told."""
LOOKED_AT: Final = 5
"""So many takes of each player are looked at twice: a short search may err about which cost most."""
NOISE: Final = 0.03
"""A difference that a search can't tell from none: a short one and a long one disagree by that much."""
NOISE_IN_POINTS: Final = 3.0
"""The same of points, when the game is decided."""

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

        def cost(number: int) -> _Cost:
            return _cost(takes[number], found[number])

        def dearest(numbers: Iterable[int], most: int) -> list[int]:
            costing = (number for number in numbers if cost(number).noises >= 1)
            return sorted(costing, key=cost, reverse=True)[:most]

        own = [number for number, take in enumerate(takes) if take.own and take.seat == seat]
        suspects = dearest(own, LOOKED_AT)
        for number in suspects:
            found[number] = await find(takes[number], SECOND_LOOK)
        costly += dearest(suspects, MOST)
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


def _kept(candidate: Candidate) -> tuple[float, ...]:
    """Return chances as they are stored: whether a game was decided is the same when they are read again."""
    return tuple(round(share, _DIGITS) for share in candidate.chances)


class _Cost(NamedTuple):
    """What a take cost, in order: chances before points. `noises` is how often the least that counts."""

    was_open: bool
    noises: float


def _cost(take: Take, found: Found) -> _Cost:
    """Return what a take cost its player."""
    best, made = found.best, _made(take, found)
    shares = _kept(best)[take.seat], _kept(made)[take.seat]
    if is_decided(shares):
        return _Cost(was_open=False, noises=(best.margin - made.margin) / NOISE_IN_POINTS)
    return _Cost(was_open=True, noises=(shares[0] - shares[1]) / NOISE)


def _costly(number: int, take: Take, found: Found) -> Costly:
    made, better = (
        Choice(each.move, _kept(each), reasons(take.state, found, each), each.margin)
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
