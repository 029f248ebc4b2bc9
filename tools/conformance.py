"""``python -m tools.conformance COMMAND…``: test an engine against the protocol of docs/engines.md.

The engine is started as a host would start it, sent everything that a host may send, and plays a game of each
kind that it knows. Faults are described in plain words. Its standard error is passed through.
"""

import argparse
import asyncio
import random
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import product
from typing import Final

import azul
from azul.gamefile.narration import printable
from engine.computers.external import REPLY_TIMEOUT, SEARCH_OVERRUN, ExternalEngine, Fault, quoted
from players.protocol import GoLimit, Introduction, answers

_RULES: Final = tuple(
    azul.Rules(wall, factories)
    for wall, factories in product(azul.WallSide, (azul.Factories.PLAIN, azul.Factories.SPECIAL))
)
_NONSENSE: Final = ("", "teapot", "position teapot", "x" * 10_000, "setoption name Teapot value 1")
"""Lines that an engine doesn't know, or that make no sense to it."""
_STOPPED_AFTER: Final = 0.3
"""Seconds that an engine searches until it is told to stop."""

Check = tuple[str, Callable[[], Awaitable[str]]]
"""The name of a check, and what runs it: returns details, or raises `Fault`."""


class Conformance:
    """The checks of one engine, each with a new process."""

    def __init__(
        self,
        command: Sequence[str],
        milliseconds: int = 100,
        reply_timeout: float = REPLY_TIMEOUT,
        overrun: float = SEARCH_OVERRUN,
    ) -> None:
        self._new = partial(
            ExternalEngine, command, reply_timeout=reply_timeout, overrun=overrun, errors=None
        )
        self._limit = GoLimit(milliseconds=milliseconds)

    async def run(self, report: Callable[[str], None], *, games: bool = True) -> bool:
        """Run all checks and report on each; return whether the engine has passed."""
        try:
            async with self._engine() as (_, introduction):
                report(f"ok     says who it is: {printable(introduction.name)}")
        except Fault as fault:
            report(f"FAULT  says who it is: {fault}")
            return False
        checks: list[Check] = [
            ("takes its options", self._options),
            ("survives nonsense", self._nonsense),
            ("ends when told to", partial(self._end, "quit")),
            ("ends with its input", partial(self._end, None)),
        ]
        kinds = [kind for kind in product(_RULES, (2, 3, 4)) if introduction.can_play(*kind)]
        checks += [("stops when told to", partial(self._stop, *kind)) for kind in kinds[:1]]
        checks += [(f"plays {_kind(*kind)}", partial(self._game, *kind)) for kind in kinds if games]
        faults = 0
        for name, check in checks:
            try:
                report(f"ok     {name}: {await check()}")
            except Fault as fault:
                report(f"FAULT  {name}: {fault}")
                faults += 1
        report(f"{faults} of {len(checks) + 1} checks failed." if faults else "It keeps to the protocol.")
        return not faults

    @asynccontextmanager
    async def _engine(self) -> AsyncIterator[tuple[ExternalEngine, Introduction]]:
        engine = self._new()
        try:
            yield engine, await engine.start()
        finally:
            await engine.stop()

    async def _options(self) -> str:
        async with self._engine() as (engine, introduction):
            for name, default in introduction.options:
                await engine.send(f"setoption name {name} value {default}")
                if others := await engine.ready():
                    raise Fault(f"it said {quoted(others[0])} when {name} was set to its default")
            return f"{len(introduction.options)}, each set to its default"

    async def _nonsense(self) -> str:
        async with self._engine() as (engine, _):
            for line in _NONSENSE:
                await engine.send(line)
                _ = await engine.ready()
            await engine.send("newgame")
            _ = await engine.ready()
            return f"{len(_NONSENSE)} lines that nobody knows"

    async def _end(self, last_word: str | None) -> str:
        async with self._engine() as (engine, _):
            code = await engine.end(last_word)
            if code:
                raise Fault(f"its exit code is {code} instead of 0")
            return "with exit code 0"

    async def _stop(self, rules: azul.Rules, players: int) -> str:
        async with self._engine() as (engine, _):
            state = _dealt(azul.new_game(players, 0, rules), random.Random(1))
            reply = await engine.play(state, 0, GoLimit(), stop_after=_STOPPED_AFTER)
            _ = await engine.ready()  # which notices a second answer
            return f"after {reply.seconds:.1f} s"

    async def _game(self, rules: azul.Rules, players: int) -> str:
        """Play a game against players who move at random; the engine has another seat in each round."""
        chance, slowest, asked = random.Random(players), 0.0, 0
        async with self._engine() as (engine, _):
            await engine.send("newgame")
            state = azul.new_game(players, 0, rules)
            while state.phase is not azul.Phase.OVER:
                if state.phase is azul.Phase.REFILL:
                    state = _dealt(state, chance)
                    continue
                seat = next(iter(azul.waiting_for(state)), state.turn)
                legal = answers(state, seat)
                if not legal:
                    state = azul.step(state, azul.Settled(seat))
                    continue
                if seat == state.round % players:
                    reply = await engine.play(state, seat, self._limit)
                    event, slowest, asked = reply.event, max(slowest, reply.seconds), asked + 1
                else:
                    event = chance.choice(list(legal.values()))
                state = azul.step(state, event.move if isinstance(event, azul.Taken) else event)
        return f"{state.round} rounds, {asked} answers, the slowest after {slowest:.2f} s"


def _dealt(state: azul.State, chance: random.Random) -> azul.State:
    return azul.step(state, azul.random_deal(state, chance.randrange))


def _kind(rules: azul.Rules, players: int) -> str:
    return f"{rules.wall.value} walls, {rules.factories.value} factories, {players} players"


def main(argv: Sequence[str] | None = None) -> int:
    """Test an engine. Return 1 if something is wrong with it."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.conformance", description="Hold an engine to the protocol of docs/engines.md."
    )
    parser.add_argument("--movetime", type=int, default=100, help="milliseconds for a move (default: 100)")
    parser.add_argument(
        "--grace", type=float, default=SEARCH_OVERRUN, help=f"seconds more (default: {SEARCH_OVERRUN:g})"
    )
    parser.add_argument("--no-games", action="store_true", help="don't play whole games")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="what starts the engine")
    asked = parser.parse_args(argv)
    if not asked.command:
        parser.error("which engine? Its command comes last")
    conformance = Conformance(asked.command, asked.movetime, overrun=asked.grace)
    passed = asyncio.run(conformance.run(partial(print, flush=True), games=not asked.no_games))
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
