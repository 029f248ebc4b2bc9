"""What people are told about a position: hints, and what a take was worth."""

import asyncio
from collections.abc import Sequence
from typing import Final

import azul
from engine.computers.thinking import Effort, NoAnswer, Thinker
from engine.errors import Refusal
from players.search.found import Found

MOST_ASKING: Final = 24
"""How many people can wait for an answer at the same time."""


class Adviser:
    """Looks into positions for people, in the processes in which computers think.

    Whether somebody may be told is for the caller to know: never about a game with other people.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._asked: dict[tuple[int, Effort], asyncio.Task[Found]] = {}

    async def find(
        self,
        state: azul.State,
        *,
        asker: int,
        effort: Effort,
        moves: Sequence[azul.Move] = (),
        seat: int | None = None,
    ) -> Found:
        """Return what a search finds in a position in which a seat, or a certain one, is to take tiles.

        Some legal `moves` are among the candidates, looked at as well as the best one. `asker` is a person's
        Discord id; of two answers with the same effort they get the newer one. Cancelling it frees the
        process for others.

        Raise `Refusal`: ``ended``, ``advice-tiling`` if nobody is to take tiles, ``not-your-turn``,
        ``advice-busy`` if too many people wait, ``advice-replaced`` if the same person has asked anew, or
        ``advice-failed``. Raise `azul.IllegalMove` for moves that aren't legal.
        """
        _require_take(state, seat)
        for move in moves:
            azul.check_move(state, move)
        key = asker, effort
        if key not in self._asked and len(self._asked) >= MOST_ASKING:
            raise Refusal("advice-busy")
        if key in self._asked:
            _ = self._asked[key].cancel()
        searching = self._asked[key] = asyncio.create_task(self._thinker.search(state, effort, moves))
        try:
            _ = await asyncio.wait({searching})
            if searching.cancelled():
                raise Refusal("advice-replaced")
            return searching.result()
        except NoAnswer as error:
            raise Refusal("advice-failed") from error
        finally:
            _ = searching.cancel()
            if self._asked.get(key) is searching:
                del self._asked[key]


def _require_take(state: azul.State, seat: int | None) -> None:
    if state.phase is azul.Phase.OVER:
        raise Refusal("ended")
    if state.phase is not azul.Phase.OFFER:
        raise Refusal("advice-tiling")
    if seat is not None and seat != state.turn:
        raise Refusal("not-your-turn")
