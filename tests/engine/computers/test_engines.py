"""Configured engines: whatever they do, there is a move, and no process is left behind."""

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import azul
from engine import Engines, Fault, Program, try_out
from engine.computers.engines import FIRST_BACKOFF, MAX_BACKOFF, MAX_LOGGED_ERRORS
from tests.small_engines import DIES, GO, HANGS, LIES, TALKS, processes, small
from tests.some import some
from tests.waiting import PATIENCE, until

Make = Callable[..., Engines]
IDLE = 4_321.0
"""A time that nothing else takes."""
FREE = azul.Rules(azul.WallSide.FREE)


class Watch:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest_asyncio.fixture
async def make(watch: Watch) -> AsyncIterator[Make]:
    """Return what makes engines of programs; they end with the test."""
    made: list[Engines] = []

    def make(*programs: Program, overrun: float = PATIENCE, idle: float = PATIENCE) -> Engines:
        made.append(Engines(programs, reply_timeout=PATIENCE, overrun=overrun, max_idle=idle, clock=watch))
        return made[-1]

    yield make
    for engines in made:
        await engines.close()


@pytest.fixture
def starts(tmp_path: Path) -> Path:
    return tmp_path / "starts"


def dealt(rules: azul.Rules = azul.BASE_GAME) -> azul.State:
    state = azul.new_game(2, 0, rules)
    return azul.deal(state, azul.draw_deal(state, bytes(32)))


def is_there(process: int) -> bool:
    """Return whether a process runs; one that has ended may wait for its parent, or for nobody."""
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False
    return state != "Z"


async def turn(engines: Engines, game_id: int = 1, name: str = "Gina") -> tuple[azul.Event, ...] | None:
    return await engines.turn(name, game_id, dealt(), 0)


FIRST = (azul.Taken(0, azul.legal_moves(dealt())[0]),)


async def test_an_engine_makes_its_move(make: Make) -> None:
    engines, moved = make(small()), list[str]()
    engines.on_moved = lambda name, _: moved.append(name)
    assert await turn(engines) == FIRST
    assert moved == list(engines.names) == ["Gina"]


async def test_an_engine_chooses_for_all_lines_of_a_free_wall_and_confirms(make: Make) -> None:
    state = dealt(FREE)
    while state.phase is azul.Phase.OFFER:
        state = azul.apply(state, azul.legal_moves(state)[0])
    seat = azul.waiting_for(state)[0]
    events = await make(small()).turn("Gina", 1, state, seat)
    assert events is not None
    assert isinstance(events[0], azul.Placed)
    assert events[-1] == azul.Settled(seat)
    for event in some(events):
        assert isinstance(event, azul.Placed | azul.Settled)
        state = azul.before_tiling(state, event)
    assert seat not in azul.waiting_for(state)


async def test_one_process_answers_all_games_one_after_the_other_until_it_is_idle(
    make: Make, starts: Path
) -> None:
    engines = make(small(starts=starts))
    answers = await asyncio.gather(*(turn(engines, game_id) for game_id in range(20)))
    assert answers == [FIRST] * 20
    assert len(processes(starts)) == 1


async def test_nothing_is_started_before_it_is_needed(make: Make, starts: Path) -> None:
    await make(small(starts=starts)).close()
    assert processes(starts) == []


async def test_an_engine_that_nobody_needs_ends_and_begins_again(make: Make, starts: Path) -> None:
    engines = make(small(starts=starts), idle=0)
    for number in (1, 2):
        assert await turn(engines) == FIRST
        await until(lambda: not is_there(processes(starts)[-1]))
        assert len(processes(starts)) == number


async def test_an_engine_has_been_idle_only_since_its_last_turn(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, timers = asyncio.get_running_loop(), list[asyncio.TimerHandle]()
    call_later = loop.call_later

    def noted(delay: float, *args: Any, **fields: Any) -> asyncio.TimerHandle:
        timer = call_later(delay, *args, **fields)
        if delay == IDLE:
            timers.append(timer)
        return timer

    monkeypatch.setattr(loop, "call_later", noted)
    engines = make(small(), idle=IDLE)
    for _ in range(3):
        assert await turn(engines) == FIRST
    assert [timer.cancelled() for timer in timers] == [True, True, False]
    await engines.close()
    assert timers[-1].cancelled()


@pytest.mark.parametrize("go", [HANGS, DIES, LIES, TALKS, "print('error I give up')"])
async def test_an_engine_that_fails_is_ended_and_asked_again_after_a_while(
    make: Make, watch: Watch, starts: Path, caplog: pytest.LogCaptureFixture, go: str
) -> None:
    missing: list[str] = []
    once = f"if len(open({str(starts)!r}).readlines()) > 1: {GO}\n            else: {go}"
    engines = make(small(once, starts=starts), overrun=0.5 if go == HANGS else PATIENCE)
    engines.on_missing = missing.append
    assert await turn(engines) is None
    (first,) = processes(starts)
    assert not is_there(first)
    assert await turn(engines) is None  # it rests
    assert processes(starts) == [first]
    assert missing == ["Gina", "Gina"]
    watch.now += 2
    engines._hosts["Gina"]._overrun = PATIENCE  # a busy machine is no fault of the next process
    assert await turn(engines) == FIRST
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1
    assert "Engine Gina failed: it " in caplog.text


async def test_an_engine_that_always_fails_is_asked_less_and_less_often(
    make: Make, watch: Watch, starts: Path
) -> None:
    engines = make(small(begin="sys.exit(7)", starts=starts))
    for _ in range(80):
        assert await turn(engines) is None
        watch.now += MAX_BACKOFF / 10
    assert 13 <= len(processes(starts)) <= 17
    watch.now += MAX_BACKOFF
    before = len(processes(starts))
    assert await turn(engines) is None
    assert len(processes(starts)) == before + 1


async def test_an_engine_that_has_moved_since_rests_no_longer_than_after_its_first_fault(
    make: Make, watch: Watch, starts: Path
) -> None:
    first = f"len(open({str(starts)!r}).readlines()) == 1"
    once = f"asked.append(1)\n            if {first} or len(asked) > 1: {DIES}\n            else: {GO}"
    engines = make(small(once, begin="asked = []", starts=starts))
    assert await turn(engines) is None
    watch.now += FIRST_BACKOFF
    assert await turn(engines) == FIRST
    assert await turn(engines) is None
    watch.now += FIRST_BACKOFF
    assert await turn(engines) == FIRST
    assert len(processes(starts)) == 3


async def test_a_program_that_can_t_be_started_is_a_fault_like_any_other(make: Make, starts: Path) -> None:
    assert await turn(make(Program("Gina", ("/nowhere",)))) is None
    assert await turn(make(small(options=(("Risky", "5"),), starts=starts))) is None
    (process,) = processes(starts)
    assert not is_there(process)


async def test_a_kind_of_game_that_an_engine_doesn_t_play_is_no_fault(
    make: Make, starts: Path, caplog: pytest.LogCaptureFixture
) -> None:
    engines = make(small(plays="plays coloured plain 2", starts=starts))
    for _ in range(2):
        assert await engines.turn("Gina", 1, dealt(FREE), 0) is None
    assert await turn(engines) == FIRST
    assert len(processes(starts)) == 1
    (record,) = caplog.records
    complaint = "Engine Gina says that it doesn't play free walls with plain factories for 2 players: "
    assert record.message.startswith(complaint)


async def test_an_engine_that_isn_t_configured_any_more_is_told_once(
    make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    engines, missing = make(small()), list[str]()
    engines.on_missing = missing.append
    for _ in range(2):
        assert await turn(engines, name="Hal") is None
    assert [record.message.split(":")[0] for record in caplog.records] == [
        "Engine Hal isn't configured any more"
    ]
    assert missing == ["", ""]


async def test_who_doesn_t_want_the_answer_any_more_disturbs_nobody(make: Make, starts: Path) -> None:
    go = "print('info'); sys.stdin.readline(); " + GO
    engines = make(small(go, starts=starts, milliseconds=50))
    asking = asyncio.create_task(turn(engines))
    waiting = asyncio.create_task(turn(engines, 2))
    await until(lambda: processes(starts))
    _ = asking.cancel()
    assert await waiting == FIRST
    assert asking.cancelled()
    assert len(processes(starts)) == 1


@pytest.mark.parametrize("go", [GO, HANGS])
async def test_closing_ends_the_process_whatever_it_does(make: Make, starts: Path, go: str) -> None:
    engines = make(small(go, starts=starts, milliseconds=10_000), overrun=0.1)
    asking = asyncio.create_task(turn(engines))
    await until(lambda: processes(starts) and (go == HANGS or asking.done()))
    await engines.close()
    (process,) = processes(starts)
    await until(lambda: not is_there(process))
    _ = await asyncio.wait({asking})


async def test_an_engine_ends_with_a_bot_that_is_killed(starts: Path) -> None:
    program = small(starts=starts)
    script = f"""
import asyncio, azul, os
from engine.computers.engines import Engines
from engine.computers.programs import Program
async def main():
    engines = Engines([Program("Gina", {program.command!r})])
    await engines.turn("Gina", 1, azul.parse_position({azul.position_text(dealt())!r}), 0)
    os._exit(9)
asyncio.run(main())
"""
    killed = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", script], check=False)
    assert killed.returncode == 9
    (process,) = processes(starts)
    await until(lambda: not is_there(process))


async def test_what_an_engine_writes_to_standard_error_is_logged_but_not_all_of_it(
    make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    noise = "sys.stderr.write('\\x1b[2J' + 'x' * 9_999 + '\\n'); sys.stderr.write('teapot\\n' * 100_000)"
    engines = make(small(begin=noise))
    assert await turn(engines) == FIRST
    await until(lambda: "isn't logged" in caplog.text)
    first, *others = [record.message for record in caplog.records]
    assert first == f"Engine Gina: “\\x1b[2J{'x' * 76}…”"
    assert others[:-1] == ["Engine Gina: “teapot”"] * (MAX_LOGGED_ERRORS - 1)


async def test_an_engine_doesn_t_know_the_bot_s_secrets(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setenv("AZUL_DATABASE", "postgresql://azul:secret@host/azul")
    knows = "any(name.startswith(('AZUL', 'DISCORD')) for name in os.environ)"
    assert await turn(make(small(f"print('bestmove', 'secrets' if {knows} else moves[0])"))) == FIRST


async def test_an_engine_is_told_its_options_and_which_games_are_others(make: Make, tmp_path: Path) -> None:
    heard = tmp_path / "told"
    note = f"open({str(heard)!r}, 'a').write(line) if words[0] not in ('position', 'stop') else None"
    engines = make(small(other=note, options=(("Risk", "5"),)))
    for game_id in (7, 7, 8):
        assert await turn(engines, game_id) == FIRST
    assert heard.read_text(encoding="utf-8").splitlines() == [
        "setoption name Risk value 5",
        "newgame",
        "newgame",
    ]


async def test_an_engine_that_was_started_again_is_told_which_game_it_goes_on_with(
    make: Make, starts: Path, tmp_path: Path
) -> None:
    heard = tmp_path / "told"
    note = f"open({str(heard)!r}, 'a').write(line) if words[0] == 'newgame' else None"
    engines = make(small(other=note, starts=starts), idle=0)
    for _ in range(2):
        assert await turn(engines, 7) == FIRST
        await until(lambda: not is_there(processes(starts)[-1]))
    assert heard.read_text(encoding="utf-8").splitlines() == ["newgame", "newgame"]


async def test_an_engine_can_be_tried_out(starts: Path) -> None:
    introduction, reply = await try_out(small(starts=starts))
    assert introduction.name == "Small"
    assert reply is not None
    assert (reply.event,) == FIRST
    (process,) = processes(starts)
    assert not is_there(process)
    with pytest.raises(Fault, match="it has no option 'Risky'; it has Risk"):
        await try_out(small(options=(("Risky", "5"),)))
