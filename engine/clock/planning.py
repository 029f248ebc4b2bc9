"""The plans for people's next turns as they are stored: seen and changed by their owner alone."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager

import azul
from engine.clock.wishes import (
    MOST_WISHES,
    Plan,
    Plans,
    Wish,
    ahead,
    plan_from_json,
    plan_to_json,
    planned_at,
    raised,
    wish_for,
    with_wish,
    without_wish,
)
from engine.damage import reading
from engine.errors import Refusal
from engine.game import Game
from storage.base import DamagedRecord, GameStore, VersionConflict

log = logging.getLogger(__name__)


class Planning:
    """The plans in the games of a database, which belongs to `Tables`.

    `changing` holds a game's lock, and `seen` returns the game as it is, or raises `Refusal` (``stale``,
    ``ended``) if a move has followed the version that the person was looking at. Any method may raise
    `storage.base.StorageError`.
    """

    def __init__(
        self,
        store: GameStore,
        changing: Callable[[int], AbstractAsyncContextManager[object]],
        seen: Callable[[int, int | None], Awaitable[Game]],
    ) -> None:
        self._store = store
        self._changing = changing
        self._seen = seen

    async def all_in(self, game_id: int) -> Plans:
        """Return the plans in a game; see `plans_in`."""
        return await plans_in(self._store, game_id)

    async def wishes_of(self, game: Game, user_id: int) -> tuple[Wish, ...]:
        """Return what a person has planned for their next turn, the preferred take first.

        Whether anybody has planned anything is known from when the game was loaded.
        """
        if not game.has_plans:
            return ()
        return _wishes(game, (await self.all_in(game.id)).get(user_id))

    async def waits_until(self, game: Game) -> int | None:
        """Return when the plan of the player to move is carried out, None if there is none that fits.

        Whether anybody has planned anything is known from when the game was loaded.
        """
        state = game.table.state
        if state is None or state.phase is not azul.Phase.OFFER or not game.has_plans:
            return None
        return planned_at(game.table, await self.all_in(game.id))

    async def add(self, game_id: int, user_id: int, move: azul.Move, *, version: int) -> tuple[Wish, ...]:
        """Plan a take as the last resort for now, and return all that is planned.

        It is bound to what lies there at the `version` that the person is looking at. Raise `Refusal`:
        ``stale`` if the game has moved on, ``turn-came`` if it is their turn by now, ``plan-full``, a code of
        `state_to_plan` or one of `azul.check_move`.
        """
        async with self._changing(game_id):
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
                before = await self.wishes_of(game, user_id)
                wishes = with_wish(before, wish_for(state, move))
                if len(wishes) > MOST_WISHES:
                    raise Refusal("plan-full", most=MOST_WISHES)
                if wishes == before or await self._save(game, user_id, state.round, wishes):
                    return wishes

    async def prefer(self, game_id: int, user_id: int, move: azul.Move, index: int) -> tuple[Wish, ...]:
        """Move a wish up by one place if it is still at `index`, and return all that is planned."""
        return await self._change(game_id, user_id, lambda wishes: raised(wishes, move, index))

    async def remove(self, game_id: int, user_id: int, move: azul.Move) -> tuple[Wish, ...]:
        """Drop a wish if it is there, and return what is left of the plan."""
        return await self._change(game_id, user_id, lambda wishes: without_wish(wishes, move))

    async def _change(
        self, game_id: int, user_id: int, change: Callable[[tuple[Wish, ...]], tuple[Wish, ...]]
    ) -> tuple[Wish, ...]:
        async with self._changing(game_id):
            while True:
                game = await self._seen(game_id, None)
                before = await self.wishes_of(game, user_id)
                wishes, state = change(before), game.table.state
                if wishes == before or state is None:
                    return before
                if await self._save(game, user_id, state.round, wishes):
                    return wishes

    async def _save(self, game: Game, user_id: int, round_: int, wishes: Sequence[Wish]) -> bool:
        """Store a plan; return False if another process has changed the game meanwhile."""
        plan = plan_to_json(Plan(round_, tuple(wishes))) if wishes else None
        try:
            await self._store.save_plan(game.id, user_id, game.version, plan)
        except VersionConflict:
            return False
        return True


async def plans_in(store: GameStore, game_id: int) -> Plans:
    """Return the plans in a game; one whose record is damaged is left out, and the log says so."""
    plans: dict[int, Plan] = {}
    for user_id, text in (await store.plans_in(game_id)).items():
        try:
            with reading(f"the plan of person {user_id} in game {game_id}"):
                plans[user_id] = plan_from_json(text)
        except DamagedRecord as error:
            log.error("%s", error)  # noqa: TRY400 - says what is damaged; where it was met doesn't matter
    return plans


def state_to_plan(game: Game, user_id: int) -> azul.State:
    """Return the position as if it were this person's turn; it is the game's own if it is.

    Raise `Refusal`: ``not-begun``, ``ended``, ``tiling``, ``not-seated``, or ``resigned``.
    """
    state, seat = game.table.playing, game.table.seat_of(user_id)
    if seat is None:
        raise Refusal("not-seated")
    if seat in state.resigned:
        raise Refusal("resigned")
    if state.phase is not azul.Phase.OFFER:
        raise Refusal("tiling")
    return ahead(state, seat)


def _wishes(game: Game, plan: Plan | None) -> tuple[Wish, ...]:
    """Return the wishes of a plan that belongs to the round."""
    state = game.table.state
    return plan.wishes if plan is not None and state is not None and plan.round == state.round else ()
