"""The computer player as an engine: its answers to the lines of a host."""

import time
from collections.abc import Callable, Iterator
from typing import Final

import azul
from azul import State
from players.evaluation.nets import net_of
from players.levels import Level, player_at
from players.protocol import BEST_MOVE, INTRODUCTION_END, VERSION, GoLimit, answers, parse_go
from players.search.limits import SearchLimits
from players.search.memory import Memory
from players.search.result import SearchResult

INFO_INTERVAL: Final = 1.0
"""Seconds of searching between two ``info`` lines."""
_MOST_SEED: Final = 2**31 - 1
_LONGEST_ERROR: Final = 200


class Dialogue:
    """Answers a host's lines, one after the other, until it `is_over`.

    `is_interrupted` returns whether the host has sent another line, which ends the search.
    """

    def __init__(self, is_interrupted: Callable[[], bool] = lambda: False) -> None:
        self.is_over = False
        self._is_interrupted = is_interrupted
        self._state: State | None = None
        self._memory = Memory()
        self._level = Level.EXPERT
        self._seed = 0

    def answer(self, line: str) -> Iterator[str]:
        """Yield the answers to a line, each as soon as it is known."""
        command, _, rest = line.strip().partition(" ")
        try:
            match command:
                case "azul":
                    yield from _introduction()
                case "isready":
                    yield "readyok"
                case "setoption":
                    self._set(rest.split())
                case "newgame":
                    self._memory.forget()
                case "position":
                    self._state = None
                    self._state = azul.parse_position(rest)
                case "go":
                    yield from self._go(line)
                case "quit":
                    self.is_over = True
                case _:
                    pass  # commands of later versions, and "stop" when the search has ended before it came
        except azul.NotationError as error:
            yield f"error that is no position: {error.params['part']}"
        except (ValueError, OverflowError) as error:  # such as for a time that is too long
            yield f"error {error}"[:_LONGEST_ERROR]

    def _set(self, words: list[str]) -> None:
        match words:
            case ["name", "Level", "value", level]:
                self._level = Level(level)
            case ["name", "Seed", "value", seed]:
                self._seed = int(seed)
            case _:
                raise ValueError("there is no such option")

    def _go(self, line: str) -> Iterator[str]:
        go, state = parse_go(line), self._state
        if state is None:
            raise ValueError("there is no position")
        if not answers(state, go.seat):
            raise ValueError(f"seat {go.seat + 1} has nothing to choose there")
        if state.phase is azul.Phase.OFFER and self._level is Level.EXPERT:
            yield from self._searched(state, go.limit)
        else:
            event = player_at(self._level, self._seed).choose(state, go.seat)
            yield f"{BEST_MOVE} {str(event).split()[-1]}"

    def _searched(self, state: State, limit: GoLimit) -> Iterator[str]:
        """Yield an ``info`` line after each slice of the search, and its move at the end."""
        if limit.simulations is not None:
            self._memory.forget()  # so that the same position has the same answer
        searcher = self._memory.searcher(net_of(state.rules.wall, len(state.boards)))
        begun, simulations = time.monotonic(), 0
        until = None if limit.milliseconds is None else begun + limit.milliseconds / 1000
        while True:
            missing = None if limit.simulations is None else max(limit.simulations - simulations, 0)
            left = INFO_INTERVAL if until is None else max(min(until - time.monotonic(), INFO_INTERVAL), 0.0)
            found = searcher.search(state, SearchLimits(missing, left, is_cancelled=self._is_interrupted))
            simulations += found.simulations
            now = time.monotonic()
            yield _info(found, simulations, now - begun)
            is_enough = limit.simulations is not None and simulations >= limit.simulations
            is_late = until is not None and now >= until
            if is_enough or is_late or searcher.is_full or self._is_interrupted():
                yield f"{BEST_MOVE} {found.best.move}"
                return


def _introduction() -> Iterator[str]:
    yield f"id name Azul bot {azul.__version__}"
    yield "id author The Azul bot authors"
    levels = " ".join(f"var {level.value}" for level in Level)
    yield f"option name Level type combo default {Level.EXPERT.value} {levels}"
    yield f"option name Seed type spin default 0 min 0 max {_MOST_SEED}"
    yield f"{INTRODUCTION_END} {VERSION}"


def _info(found: SearchResult, simulations: int, seconds: float) -> str:
    best = found.best
    chances = " ".join(f"{share:.3f}" for share in best.chances)
    line = " ".join(map(str, best.line))
    return (
        f"info simulations {simulations} time {1000 * seconds:.0f} chances {chances} "
        f"margin {best.margin:.1f} line {line}"
    )
