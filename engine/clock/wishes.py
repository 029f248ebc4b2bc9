"""What people have planned for their next turn, and what of it still fits when that comes. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Annotated, Final

from pydantic import Field, PlainSerializer, PlainValidator, TypeAdapter

import azul
from engine.clock.due import due_moment, since_then
from engine.events import Played, SeatReclaimed, SeatTaken, SubstituteLeft, TableEvent
from engine.folding import advance
from engine.hours.person import Hours
from engine.table import Status, Table

MOST_WISHES: Final = 3
"""How many takes a player can plan for one turn."""
GRACE: Final = timedelta(seconds=30)
"""How long a plan waits after the move that brought the turn, since that move can be undone until then."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A take, with what it was to bring when it was planned: the number of `tiles`, marker and cushion."""

    move: Annotated[azul.Move, PlainValidator(azul.parse_move), PlainSerializer(str)]
    tiles: Annotated[int, Field(strict=True, ge=1)]
    marker: bool = False
    cushion: bool = False

    def fits(self, state: azul.State) -> bool:
        """Return whether the seat to move can make this take, and it brings the same."""
        try:
            azul.check_move(state, self.move)
        except azul.IllegalMove:
            return False
        return wish_for(state, self.move) == self


@dataclass(frozen=True, slots=True)
class Plan:
    """The takes that a player has planned in a round, the preferred one first: one of them at least."""

    round: int
    wishes: Annotated[tuple[Wish, ...], Field(min_length=1, max_length=MOST_WISHES)]

    def fitting(self, state: azul.State) -> Wish | None:
        """Return the first wish that fits the position for the seat to move, None if none does."""
        if state.phase is not azul.Phase.OFFER or state.round != self.round:
            return None
        return next((wish for wish in self.wishes if wish.fits(state)), None)


Plans = Mapping[int, Plan]
"""The plans in a game, by the players' Discord ids."""

_PLANS: Final = TypeAdapter(Plan)


def plan_to_json(plan: Plan) -> str:
    """Return a plan as it is stored."""
    return _PLANS.dump_json(plan).decode()


def plan_from_json(text: str) -> Plan:
    """Return a stored plan. Raise `pydantic.ValidationError` if *text* isn't one."""
    return _PLANS.validate_json(text)


def wish_for(state: azul.State, move: azul.Move) -> Wish:
    """Return the wish for a legal move of the seat to move."""
    return Wish(
        move,
        azul.number_taken(state, move),
        marker=azul.takes_marker(state, move),
        cushion=azul.takes_cushion(state, move),
    )


def ahead(state: azul.State, seat: int) -> azul.State:
    """Return the position as if it were the turn of `seat`, to plan a take in it."""
    return state._replace(turn=seat)


def with_wish(wishes: Sequence[Wish], wish: Wish) -> tuple[Wish, ...]:
    """Return the wishes with another one at the end; one for the same move takes its place."""
    if any(each.move == wish.move for each in wishes):
        return tuple(wish if each.move == wish.move else each for each in wishes)
    return (*wishes, wish)


def raised(wishes: Sequence[Wish], move: azul.Move, index: int) -> tuple[Wish, ...]:
    """Return the wishes with the one for `move` one place higher, if it is at `index` and not the first."""
    found = list(wishes)
    if 0 < index < len(found) and found[index].move == move:
        found[index - 1], found[index] = found[index], found[index - 1]
    return tuple(found)


def without_wish(wishes: Sequence[Wish], move: azul.Move) -> tuple[Wish, ...]:
    """Return the wishes without the one for a move."""
    return tuple(wish for wish in wishes if wish.move != move)


def planned_at(table: Table, plans: Plans) -> int | None:
    """Return when the plan of the player to move is carried out, None if there is none that fits."""
    if not plans or _planned(table, plans) is None or not table.since:
        return None
    return since_then(table, GRACE)


def next_moment(table: Table, plans: Plans, hours: Hours) -> int | None:
    """Return when time does something to a table next, a plan included; None if it does nothing."""
    due, planned = due_moment(table, hours), planned_at(table, plans)
    return due if planned is None else planned if due is None else min(due, planned)


def planned_takes(table: Table, plans: Plans, at: int) -> list[Played]:
    """Return the takes that are due at `at`: the one of the player to move, and those that follow from it.

    A plan that follows doesn't wait: whoever planned the take before has had the time to think again.
    """
    moment = planned_at(table, plans)
    if moment is None or moment > at:
        return []
    takes: list[Played] = []
    left = dict(plans)
    while (wish := _planned(table, left)) is not None and table.state is not None:
        seat = table.state.turn
        takes.append(Played(azul.Taken(seat, wish.move), planned=True))
        table, _ = advance(table, takes[-1], at)
        del left[table.players[seat].user_id]
    return takes


def ended_plans(before: Table, events: Iterable[TableEvent], after: Table, plans: Plans) -> list[int]:
    """Return whose plans end with `events`: all with the round or the game, else those of who moved or left.

    Whoever lost their seat to a substitute has left. An undo ends the plan of whoever has the turn again:
    they want to choose anew.
    """
    if _round(before) is not None and _round(before) != _round(after):
        return [player.user_id for player in after.players]  # also plans that could not be read
    if not plans:
        return []
    ended: set[int] = set()
    for event in events:
        match event:
            case Played(azul.Taken(seat) | azul.Resigned(seat) | azul.Undone(seat) | azul.TakenBack(seat)):
                ended.add(after.players[seat].user_id)
            case SeatTaken(seat) | SeatReclaimed(seat) | SubstituteLeft(seat):
                ended.add(before.players[seat].user_id)
            case _:
                pass
    return [user_id for user_id in plans if user_id in ended]


def _planned(table: Table, plans: Plans) -> Wish | None:
    """Return the take that the player to move has planned, if one still fits; None if the computer moves."""
    state = table.state
    if table.status is not Status.PLAYING or state is None or state.phase is not azul.Phase.OFFER:
        return None
    if state.turn in table.computers or table.pause is not None:
        return None
    plan = plans.get(table.players[state.turn].user_id)
    return None if plan is None else plan.fitting(state)


def _round(table: Table) -> int | None:
    """Return the round in which tiles are being taken, None if they aren't."""
    state = table.state
    if table.status is not Status.PLAYING or state is None or state.phase is not azul.Phase.OFFER:
        return None
    return state.round
