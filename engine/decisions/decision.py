"""What a decision is: a pure function from a table, and what else is known, to events or a `Refusal`."""

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

    `hours` are the players' own settings at the moment of the decision, and `plans` what they have planned.
    `new_secret` returns a secret that nobody can guess.
    """

    hours: Hours = NO_HOURS
    plans: Mapping[int, Plan] = field(default_factory=dict)
    new_secret: Callable[[], bytes] = bytes

    @property
    def now(self) -> int:
        """The moment of the decision, in milliseconds since 1970 (UTC)."""
        return self.hours.at


Decision = Callable[[Table, Context], Sequence[TableEvent]]
"""What happens at a table as it is: no events if nothing has to. Raises `Refusal` if it can't happen."""


def decision(
    decide: Callable[Concatenate[Table, Context, Arguments], Sequence[TableEvent]],
) -> Callable[Arguments, Decision]:
    """Let a function be called with what somebody wants first, and with the table later.

    So ``games.change(game_id, take(user_id, move))`` looks at the table as it is when that is its turn.
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
