"""The external engines that an operator has configured: one process each, started on demand."""

import asyncio
import logging
import time
from asyncio import StreamReader
from asyncio.subprocess import PIPE
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import azul
from engine.computers.external import (
    REPLY_TIMEOUT,
    SEARCH_OVERRUN,
    EngineReply,
    ExternalEngine,
    Fault,
    quoted,
)
from engine.computers.programs import Program
from players.protocol import GoLimit, Introduction, answers, table_of

log = logging.getLogger(__name__)

MAX_IDLE: Final = 300.0
"""Seconds after which an idle engine is stopped, to free its memory."""
FIRST_BACKOFF: Final = 1.0
MAX_BACKOFF: Final = 300.0
"""Seconds for which an engine isn't asked after a fault: doubled with each further one, up to this."""
MAX_LOGGED_ERRORS: Final = 20
"""How many lines of standard error are logged of each process."""


class Engines:
    """The engines of one bot. Each has one process, which plays one turn at a time.

    `on_moved` is called with an engine's name and the seconds that its turn took; `on_missing` when one
    of the bot's own computers has to stand in, with the engine's name, or "" if no engine of that name is
    configured.
    """

    def __init__(
        self,
        programs: Sequence[Program] = (),
        *,
        reply_timeout: float = REPLY_TIMEOUT,
        overrun: float = SEARCH_OVERRUN,
        max_idle: float = MAX_IDLE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._hosts = {
            program.name: _Host(program, reply_timeout, overrun, max_idle, clock) for program in programs
        }
        self._unknown: set[str] = set()
        self.on_moved: Callable[[str, float], None] = lambda _name, _seconds: None
        self.on_missing: Callable[[str], None] = lambda _name: None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the configured engines."""
        return tuple(self._hosts)

    async def turn(
        self, name: str, game_id: int, state: azul.State, seat: int
    ) -> tuple[azul.Event, ...] | None:
        """Return the events of a whole turn that an engine plays for an awaited seat.

        Return None if it can't; the reason is logged. Never raises, but may be cancelled once nobody needs
        the answer.
        """
        host = self._hosts.get(name)
        if host is None and name not in self._unknown:
            self._unknown.add(name)
            log.warning("Engine %s isn't configured any more: built-in computer players take its turns", name)
        began = time.monotonic()
        events = None if host is None else await host.turn(game_id, state, seat)
        if events is None:
            self.on_missing("" if host is None else name)
        else:
            self.on_moved(name, time.monotonic() - began)
        return events

    async def close(self) -> None:
        """End all processes."""
        _ = await asyncio.gather(*(host.close() for host in self._hosts.values()))


class _Host:
    """One engine, and its process while that is running."""

    def __init__(
        self,
        program: Program,
        reply_timeout: float,
        overrun: float,
        max_idle: float,
        clock: Callable[[], float],
    ) -> None:
        self._program = program
        self._reply_timeout, self._overrun, self._max_idle = reply_timeout, overrun, max_idle
        self._clock = clock
        self._free = asyncio.Lock()
        self._running: tuple[ExternalEngine, Introduction] | None = None
        self._game_id = 0
        self._faults = 0
        self._backoff_until = 0.0
        self._unplayable: set[object] = set()
        self._tasks: set[asyncio.Task[object]] = set()
        self._idle: asyncio.TimerHandle | None = None
        self._is_closed = False

    async def turn(self, game_id: int, state: azul.State, seat: int) -> tuple[azul.Event, ...] | None:
        """Return a seat's turn, once earlier requests are done; None if the engine can't make it.

        If the call is cancelled, the engine finishes the turn all the same: that doesn't take long.
        """
        _ = await self._free.acquire()
        if self._is_closed or self._clock() < self._backoff_until:
            self._free.release()
            return None
        playing = asyncio.create_task(self._play(game_id, state, seat))
        self._track(playing)
        playing.add_done_callback(lambda _: self._free.release())
        return await asyncio.shield(playing)

    async def close(self) -> None:
        """End the process, even in the middle of a turn."""
        self._is_closed = True
        for task in self._tasks:
            _ = task.cancel()
        if self._tasks:
            _ = await asyncio.wait(self._tasks)
        if self._idle is not None:
            self._idle.cancel()
        await self._end()

    async def _play(self, game_id: int, state: azul.State, seat: int) -> tuple[azul.Event, ...] | None:
        if self._idle is not None:
            self._idle.cancel()
        try:
            engine, introduction = self._running or await self._start()
            kind = table_of(state.rules, len(state.boards))
            if not introduction.can_play(state.rules, len(state.boards)):
                self._warn_unplayable(kind)
                return None
            if game_id != self._game_id:
                self._game_id = game_id
                await engine.send("newgame")
            events = await whole_turn(engine, state, seat, GoLimit(self._program.milliseconds))
        except Exception as error:  # noqa: BLE001 - the game goes on after any error
            await self._failed(error)
            return None
        finally:
            if self._running is not None:
                self._idle = asyncio.get_running_loop().call_later(self._max_idle, self._stop_if_idle)
        self._faults = 0
        return events

    async def _start(self) -> tuple[ExternalEngine, Introduction]:
        engine = ExternalEngine(
            self._program.command, reply_timeout=self._reply_timeout, overrun=self._overrun, errors=PIPE
        )
        try:
            await engine.spawn()
            if engine.errors is not None:
                self._track(asyncio.create_task(_log_lines(self._program.name, engine.errors)))
            introduction = await started(engine, self._program)
        except BaseException:
            await engine.stop()
            raise
        self._running = engine, introduction
        self._game_id = 0
        return self._running

    async def _failed(self, error: Exception) -> None:
        rest = min(FIRST_BACKOFF * 2**self._faults, MAX_BACKOFF)
        self._faults = min(self._faults + 1, 32)
        reason = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
        log.error(
            "Engine %s failed: %s. Next try in %.0f s; a built-in computer player takes its turns",
            *(self._program.name, reason, rest),
        )
        running, self._running = self._running, None
        if running is not None:
            await running[0].stop()
        self._backoff_until = self._clock() + rest

    def _warn_unplayable(self, kind: tuple[str, str, int]) -> None:
        if kind not in self._unplayable:
            self._unplayable.add(kind)
            log.warning(
                "Engine %s says that it doesn't play %s walls with %s factories for %d players: "
                "built-in computer players take its turns there",
                *(self._program.name, *kind),
            )

    def _stop_if_idle(self) -> None:
        """Stop the process unless it is in use."""
        if not self._free.locked():
            self._track(asyncio.create_task(self._end_when_free()))

    async def _end_when_free(self) -> None:
        async with self._free:
            await self._end()

    async def _end(self) -> None:
        """Ask the process to quit, and kill it if it doesn't within `overrun` seconds."""
        running, self._running = self._running, None
        if running is None:
            return
        engine, _ = running
        try:
            with suppress(Fault, TimeoutError):
                async with asyncio.timeout(self._overrun):
                    _ = await engine.end("quit")
        finally:
            await engine.stop()

    def _track(self, task: asyncio.Task[object]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _log_lines(name: str, errors: StreamReader) -> None:
    """Log the first lines of an engine's standard error; read and drop the rest, or it would block."""
    logged, rest = 0, b""
    while more := await errors.read(4_096):
        *lines, rest = (rest + more).split(b"\n")
        rest = rest[:4_096]
        for line in filter(bytes.strip, lines):
            logged += 1
            if logged <= MAX_LOGGED_ERRORS:
                log.info("Engine %s: %s", name, quoted(line))
            if logged == MAX_LOGGED_ERRORS:
                log.info("Engine %s: the rest of its standard error isn't logged", name)
    if rest.strip() and logged < MAX_LOGGED_ERRORS:
        log.info("Engine %s: %s", name, quoted(rest))


async def started(engine: ExternalEngine, program: Program) -> Introduction:
    """Start an engine and set its options; return its introduction. Raise `Fault`."""
    introduction = await engine.start()
    known = [name for name, _ in introduction.options]
    for name, value in program.options:
        if name not in known:
            raise Fault(f"it has no option {name!r}; it has {', '.join(known) or 'none'}")
        await engine.send(f"setoption name {name} value {value}")
    return introduction


async def whole_turn(
    engine: ExternalEngine, state: azul.State, seat: int, limit: GoLimit
) -> tuple[azul.Event, ...]:
    """Return the events of an engine's whole turn for an awaited seat. Raise `Fault`.

    That is a take, or the choices that are still missing on a free wall and their confirmation.
    """
    events: list[azul.Event] = []
    while answers(state, seat):
        event = (await engine.play(state, seat, limit)).event
        events.append(event)
        if isinstance(event, azul.Taken):
            return tuple(events)
        state = azul.before_tiling(state, event)
    return (*events, azul.Settled(seat))


async def try_out(program: Program) -> tuple[Introduction, EngineReply | None]:
    """Start an engine and ask it for a move, in the first kind of game that it plays. Raise `Fault`.

    Return its introduction and its move, None if it plays no kind of game.
    """
    engine = ExternalEngine(program.command)
    try:
        introduction = await started(engine, program)
        kinds = (
            (azul.Rules(wall, factories), players)
            for wall in azul.WallSide
            for factories in (azul.Factories.PLAIN, azul.Factories.SPECIAL)
            for players in (2, 3, 4)
        )
        kind = next((kind for kind in kinds if introduction.can_play(*kind)), None)
        if kind is None:
            return introduction, None
        rules, players = kind
        state = azul.new_game(players, 0, rules)
        state = azul.deal(state, azul.draw_deal(state, bytes(32)))
        return introduction, await engine.play(state, 0, GoLimit(program.milliseconds))
    finally:
        await engine.stop()
