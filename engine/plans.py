"""Takes that people plan for their next turn: known to them alone, and made when the turn comes."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import timedelta
from typing import Annotated, Final

from pydantic import Field, PlainSerializer, PlainValidator, TypeAdapter

import azul
from engine.deadlines import after_turn_start, due_moment
from engine.errors import Refusal, reading
from engine.game import Game
from engine.table.events import Played, SeatPassed, TableEvent
from engine.table.fold import advance
from engine.table.state import Status, Table
from engine.time.person import Hours
from storage.records import DamagedRecord, VersionConflict
from storage.store import Store

MAX_PLANNED_TAKES: Final = 3
"""How many takes a player can plan for one turn."""
PLAN_GRACE: Final = timedelta(seconds=30)
"""How long a plan waits if the move before it can still be undone."""


@dataclass(frozen=True, slots=True)
class PlannedTake:
    """A take, and what it brought when it was planned: the number of `tiles`, marker and cushion disc."""

    move: Annotated[azul.Move, PlainValidator(azul.parse_move), PlainSerializer(str)]
    tiles: Annotated[int, Field(strict=True, ge=1)]
    marker: bool = False
    cushion: bool = False

    def fits(self, state: azul.State) -> bool:
        """Return whether the seat to move can make this take, and would get the same."""
        try:
            azul.check_move(state, self.move)
        except azul.IllegalMove:
            return False
        return planned_take(state, self.move) == self


@dataclass(frozen=True, slots=True)
class Plan:
    """The takes that a player has planned in a round, the preferred one first; at least one."""

    round: int
    takes: Annotated[
        tuple[PlannedTake, ...], Field(alias="wishes", min_length=1, max_length=MAX_PLANNED_TAKES)
    ]

    def fitting(self, state: azul.State) -> PlannedTake | None:
        """Return the first take that the seat to move can still make as planned, None if there is none."""
        if state.phase is not azul.Phase.OFFER or state.round != self.round:
            return None
        return next((take for take in self.takes if take.fits(state)), None)


Plans = Mapping[int, Plan]
"""The plans in a game, by the players' Discord ids."""

_JSON: Final = TypeAdapter(Plan)


def plan_to_json(plan: Plan) -> str:
    """Return a plan as it is stored."""
    return _JSON.dump_json(plan, by_alias=True).decode()


def plan_from_json(text: str) -> Plan:
    """Return a stored plan. Raise `pydantic.ValidationError` if *text* isn't one."""
    return _JSON.validate_json(text)


def planned_take(state: azul.State, move: azul.Move) -> PlannedTake:
    """Return the planned take for a legal move of the seat to move."""
    return PlannedTake(
        move,
        azul.number_taken(state, move),
        marker=azul.takes_marker(state, move),
        cushion=azul.takes_cushion(state, move),
    )


def with_turn_of(state: azul.State, seat: int) -> azul.State:
    """Return the position as if it were the turn of `seat`, to plan a take from it."""
    return state._replace(turn=seat)


def with_take(takes: Sequence[PlannedTake], take: PlannedTake) -> tuple[PlannedTake, ...]:
    """Return the planned takes with another one at the end; it replaces one for the same move."""
    if any(each.move == take.move for each in takes):
        return tuple(take if each.move == take.move else each for each in takes)
    return (*takes, take)


def moved_up(takes: Sequence[PlannedTake], move: azul.Move, index: int) -> tuple[PlannedTake, ...]:
    """Return the planned takes with the one for `move` moved up by one, if it is at `index` and not first."""
    found = list(takes)
    if 0 < index < len(found) and found[index].move == move:
        found[index - 1], found[index] = found[index], found[index - 1]
    return tuple(found)


def without_take(takes: Sequence[PlannedTake], move: azul.Move) -> tuple[PlannedTake, ...]:
    """Return the planned takes without the one for a move."""
    return tuple(take for take in takes if take.move != move)


def planned_at(table: Table, plans: Plans) -> int | None:
    """Return when the plan of the player to move is carried out, None if there is none that fits.

    That is at once if the turn began with something that can't be undone, such as a computer's move or a
    resignation.
    """
    if not plans or _planned(table, plans) is None or not table.since:
        return None
    return after_turn_start(table, timedelta() if table.undoable is None else PLAN_GRACE)


def next_moment(table: Table, plans: Plans, hours: Hours) -> int | None:
    """Return when something is next due at a table, a planned take included; None if nothing is."""
    due, planned = due_moment(table, hours), planned_at(table, plans)
    return due if planned is None else planned if due is None else min(due, planned)


def planned_takes(table: Table, plans: Plans, at: int) -> list[Played]:
    """Return the takes that are due at `at`: the one of the player to move, and those that follow from it.

    A plan that follows another doesn't wait: the player before has had time to reconsider.
    """
    moment = planned_at(table, plans)
    if moment is None or moment > at:
        return []
    events: list[Played] = []
    left = dict(plans)
    while (take := _planned(table, left)) is not None and table.state is not None:
        seat = table.state.turn
        events.append(Played(azul.Taken(seat, take.move), planned=True))
        table, _ = advance(table, events[-1], at)
        del left[table.players[seat].user_id]
    return events


def ended_plans(before: Table, events: Iterable[TableEvent], after: Table, plans: Plans) -> list[int]:
    """Return whose plans end with `events`: everybody's with the round or game, else those who moved or left.

    A player who lost their seat to a substitute has left. An undo ends the plan of the player whose turn it
    is again, as they want to choose again.
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
            case SeatPassed(seat=seat):
                ended.add(before.players[seat].user_id)
            case _:
                pass
    return [user_id for user_id in plans if user_id in ended]


def _planned(table: Table, plans: Plans) -> PlannedTake | None:
    """Return the planned take of the player to move if one still fits; None if the computer moves."""
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


log = logging.getLogger(__name__)


class PlanService:
    """The plans in the games of a database; a part of `GameService`.

    `lock` returns the lock that changes of a game hold. `seen` returns the current game, or raises `Refusal`
    (``stale``, ``ended``) if a move has followed the version that the person was looking at. Any method may
    raise `storage.store.StorageError`.
    """

    def __init__(
        self,
        store: Store,
        lock: Callable[[int], AbstractAsyncContextManager[object]],
        seen: Callable[[int, int | None], Awaitable[Game]],
    ) -> None:
        self._store = store
        self._lock = lock
        self._seen = seen

    async def all_in(self, game_id: int) -> Plans:
        """Return the plans in a game; see `plans_in`."""
        return await plans_in(self._store, game_id)

    async def planned_by(self, game: Game, user_id: int) -> tuple[PlannedTake, ...]:
        """Return the takes that a person has planned for their next turn, the preferred one first.

        The database isn't read if the game was loaded without plans (`Game.has_plans`).
        """
        if not game.has_plans:
            return ()
        return _takes_now(game, (await self.all_in(game.id)).get(user_id))

    async def waits_until(self, game: Game) -> int | None:
        """Return when the plan of the player to move is carried out, None if there is none that fits.

        The database isn't read if the game was loaded without plans (`Game.has_plans`).
        """
        state = game.table.state
        if state is None or state.phase is not azul.Phase.OFFER or not game.has_plans:
            return None
        return planned_at(game.table, await self.all_in(game.id))

    async def add(
        self, game_id: int, user_id: int, move: azul.Move, *, version: int
    ) -> tuple[PlannedTake, ...]:
        """Add a take to the end of a person's plan, and return the whole plan.

        The take is bound to the tiles that lie there at `version`, which the person is looking at. Raise
        `Refusal`: ``stale`` if the game has moved on, ``turn-came`` if it is their turn by now,
        ``plan-full``, a code of `state_to_plan` or one of `azul.check_move`.
        """
        async with self._lock(game_id):
            while True:
                game = await self._seen(game_id, version)
                state = state_to_plan(game, user_id)
                if state == game.table.state:
                    raise Refusal("turn-came")
                try:
                    azul.check_move(state, move)
                except azul.IllegalMove as error:
                    asked = {"source": move.source, "colour": move.colour, "line": move.line}
                    raise Refusal(error.code, **asked | error.params) from error
                before = await self.planned_by(game, user_id)
                takes = with_take(before, planned_take(state, move))
                if len(takes) > MAX_PLANNED_TAKES:
                    raise Refusal("plan-full", most=MAX_PLANNED_TAKES)
                if takes == before or await self._save(game, user_id, state.round, takes):
                    return takes

    async def move_up(
        self, game_id: int, user_id: int, move: azul.Move, index: int
    ) -> tuple[PlannedTake, ...]:
        """Move a planned take up by one place if it is still at `index`, and return the whole plan."""
        return await self._change(game_id, user_id, lambda takes: moved_up(takes, move, index))

    async def remove(self, game_id: int, user_id: int, move: azul.Move) -> tuple[PlannedTake, ...]:
        """Remove a planned take if it is there, and return the rest of the plan."""
        return await self._change(game_id, user_id, lambda takes: without_take(takes, move))

    async def _change(
        self, game_id: int, user_id: int, change: Callable[[tuple[PlannedTake, ...]], tuple[PlannedTake, ...]]
    ) -> tuple[PlannedTake, ...]:
        async with self._lock(game_id):
            while True:
                game = await self._seen(game_id, None)
                before = await self.planned_by(game, user_id)
                takes, state = change(before), game.table.state
                if takes == before or state is None:
                    return before
                if await self._save(game, user_id, state.round, takes):
                    return takes

    async def _save(self, game: Game, user_id: int, round_: int, takes: Sequence[PlannedTake]) -> bool:
        """Store a plan; return False if another process has changed the game meanwhile."""
        plan = plan_to_json(Plan(round_, tuple(takes))) if takes else None
        try:
            await self._store.save_plan(game.id, user_id, game.version, plan)
        except VersionConflict:
            return False
        return True


async def plans_in(store: Store, game_id: int) -> Plans:
    """Return the plans in a game without damaged ones, which are logged. Raise `StorageError`."""
    plans: dict[int, Plan] = {}
    for user_id, text in (await store.plans_in(game_id)).items():
        try:
            with reading(f"the plan of person {user_id} in game {game_id}"):
                plans[user_id] = plan_from_json(text)
        except DamagedRecord as error:
            log.error("%s", error)
    return plans


def state_to_plan(game: Game, user_id: int) -> azul.State:
    """Return the position as if it were this person's turn; if it is, that is the game's own position.

    Raise `Refusal`: ``not-begun``, ``ended``, ``tiling``, ``not-seated``, or ``resigned``.
    """
    state, seat = game.table.running_state, game.table.seat_of(user_id)
    if seat is None:
        raise Refusal("not-seated")
    if seat in state.resigned:
        raise Refusal("resigned")
    if state.phase is not azul.Phase.OFFER:
        raise Refusal("tiling")
    return with_turn_of(state, seat)


def _takes_now(game: Game, plan: Plan | None) -> tuple[PlannedTake, ...]:
    """Return the takes of a plan that is of the current round."""
    state = game.table.state
    return plan.takes if plan is not None and state is not None and plan.round == state.round else ()
