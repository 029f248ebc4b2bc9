"""Advice on positions: hints, and what a take was worth."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Final, TypeVar

import azul
from engine.computers.thinker import HINT, Effort, NoAnswer, Thinker
from engine.errors import Refusal
from players import Level
from players.search.result import SearchResult

MAX_ASKING: Final = 24
"""How many people can wait for an answer at the same time."""

Answer = TypeVar("Answer")


class Adviser:
    """Searches positions for people, in the processes in which computer players think.

    Callers make sure that the person may have advice: never on a game with other people. An `asker` is a
    person's Discord id, or the negative id of a game that is analysed; a new request with the same effort
    replaces their last one. A call that is cancelled frees the process for others. Any method raises
    `Refusal`: ``ended``, ``not-your-turn``, ``advice-busy`` if too many people wait, ``advice-replaced`` if
    the same asker has asked again, ``advice-failed``, or a code that it names.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._asked: dict[tuple[int, Effort], asyncio.Task[object]] = {}

    async def find(
        self,
        state: azul.State,
        *,
        asker: int,
        effort: Effort,
        moves: Sequence[azul.Move] = (),
        seat: int | None = None,
    ) -> SearchResult:
        """Return what a search finds in a position of the factory offer.

        If a `seat` is given, it has to be the one to move. The legal `moves` are among the candidates, and
        searched closely. Raise `Refusal`: ``advice-tiling`` if nobody is to take tiles. Raise
        `azul.IllegalMove` for moves that aren't legal.
        """
        if state.phase is azul.Phase.OVER:
            raise Refusal("ended")
        if state.phase is not azul.Phase.OFFER:
            raise Refusal("advice-tiling")
        if seat is not None and seat != state.turn:
            raise Refusal("not-your-turn")
        for move in moves:
            azul.check_move(state, move)
        return await self._answer(asker, effort, self._thinker.search(state, effort, moves))

    async def place(self, state: azul.State, seat: int, *, asker: int) -> tuple[azul.Placed, ...]:
        """Return an expert's choices for what a seat still has to choose on its free wall (R22).

        Raise `Refusal`: ``not-your-turn`` unless the seat has to choose.
        """
        if state.phase is azul.Phase.OVER:
            raise Refusal("ended")
        if seat not in azul.waiting_for(state):
            raise Refusal("not-your-turn")
        events = await self._answer(asker, HINT, self._thinker.turn(state, seat, Level.EXPERT, 0))
        return tuple(event for event in events if isinstance(event, azul.Placed))

    async def _answer(self, asker: int, effort: Effort, search: Coroutine[Any, Any, Answer]) -> Answer:
        key = asker, effort
        if key not in self._asked and len(self._asked) >= MAX_ASKING:
            search.close()
            raise Refusal("advice-busy")
        if key in self._asked:
            _ = self._asked[key].cancel()
        self._asked[key] = thinking = asyncio.create_task(search)
        try:
            _ = await asyncio.wait({thinking})
            if thinking.cancelled():
                raise Refusal("advice-replaced")
            return thinking.result()
        except NoAnswer as error:
            raise Refusal("advice-failed") from error
        finally:
            _ = thinking.cancel()
            if self._asked.get(key) is thinking:
                del self._asked[key]
