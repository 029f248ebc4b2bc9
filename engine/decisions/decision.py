"""What a decision is: a pure function from a table and its context to events, or to a `Refusal`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Concatenate, ParamSpec

from engine.errors import Refusal
from engine.plans import Plan
from engine.table.events import TableEvent
from engine.table.state import Table
from engine.time.person import NO_HOURS, Hours

Arguments = ParamSpec("Arguments")


@dataclass(frozen=True, slots=True)
class Context:
    """What a decision can depend on besides the table.

    `hours` are the players' own settings at the moment of the decision, and `plans` their plans, by Discord
    id. `new_secret` returns an unpredictable secret.
    """

    hours: Hours = NO_HOURS
    plans: Mapping[int, Plan] = field(default_factory=dict)
    new_secret: Callable[[], bytes] = bytes

    @property
    def now(self) -> int:
        """The moment of the decision, in milliseconds since 1970 (UTC)."""
        return self.hours.at


Decision = Callable[[Table, Context], Sequence[TableEvent]]
"""Returns the events that a table's change consists of, none if there is no change; or raises `Refusal`."""


def decision(
    decide: Callable[Concatenate[Table, Context, Arguments], Sequence[TableEvent]],
) -> Callable[Arguments, Decision]:
    """Turn a function of table, context and arguments into one of the arguments that returns a `Decision`.

    So ``games.change(game_id, take(user_id, move))`` decides on the table as it is when the change's turn
    comes.
    """

    def wanted(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Decision:
        return lambda table, context: decide(table, context, *args, **kwargs)

    wanted.__doc__ = decide.__doc__
    return wanted


def seat_of(table: Table, user_id: int) -> int:
    """Return a player's seat; raise `Refusal` (``not-seated``) if they have none."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refusal("not-seated")
    return seat
