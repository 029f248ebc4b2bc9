"""Third-party engines: whatever goes wrong, the fault is reported in plain words and in time."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

import azul
from engine.computers.external import ExternalEngine, Fault
from players.protocol import GoLimit
from tests.waiting import PATIENCE, until

HAL = """
import os, sys, time
print = __import__("functools").partial(print, flush=True)
for line in sys.stdin:
    words = line.split()
    match words[:1]:
        case ["azul"]:
            print("id name Hal\\nazulok 1")
        case ["isready"]:
            print("readyok")
        case ["go"]:
            best = words[words.index("moves") + 1]
            {go}
        case ["quit"]:
            break
"""
BAD_MOVES = {
    "print('bestmove 9kf')": "it said “bestmove 9kf”, which is none of the ",
    "print('bestmove')": "it said “bestmove”, which is none of the ",
    "print('error I give up')": "it said “error I give up” in the position ",
    "sys.exit(3)": "it ended with exit code 3 instead of answering “go”",
    "os.write(1, b'bestm'); sys.exit()": "it ended in the middle of the line “bestm” with exit code 0",
    "os.write(1, b'\\xff\\xfe\\n')": "it said “\\xff\\xfe”, which isn't UTF-8",
    "print('info ' + 9_999 * 'x')": "it said a line of more than 4,096 bytes: “info xxx",
    "[print('info') for _ in range(20_000)]": "it said 10,000 lines that don't answer “go”",
    "os.write(1, 9_999 * b'x')": "it said a line of more than 4,096 bytes: “xxx",
    "print('\\x1b[2Jbestmove')": "it didn't answer “go” within",
    "time.sleep(600)": "it didn't answer “go” within 0.3 s",
}

Make = Callable[..., ExternalEngine]


@pytest_asyncio.fixture
async def make() -> AsyncIterator[Make]:
    """Return what makes an engine of a script, which ends with the test."""
    made: list[ExternalEngine] = []

    def make(
        script: str = "",
        *,
        go: str = "print('bestmove', best)",
        reply_timeout: float = PATIENCE,
        overrun: float = PATIENCE,
    ) -> ExternalEngine:
        command = (sys.executable, "-c", script or HAL.format(go=go))
        made.append(ExternalEngine(command, reply_timeout=reply_timeout, overrun=overrun))
        return made[-1]

    yield make
    for engine in made:
        await engine.stop()


def dealt(rules: azul.Rules = azul.BASE_GAME) -> azul.State:
    state = azul.new_game(2, 0, rules)
    return azul.deal(state, azul.draw_deal(state, bytes(32)))


QUICK = GoLimit(milliseconds=0)


async def test_an_engine_says_who_it_is_and_moves(make: Make) -> None:
    engine = make()
    introduction = await engine.start()
    assert introduction.name == "Hal"
    reply = await engine.play(dealt(), 0, QUICK)
    assert reply.event == azul.Taken(0, azul.legal_moves(dealt())[0])


@pytest.mark.parametrize("go", BAD_MOVES)
async def test_what_is_wrong_with_a_move_is_said_in_plain_words(make: Make, go: str) -> None:
    engine = make(go=go, overrun=0.3 if "within" in BAD_MOVES[go] else PATIENCE)
    await engine.start()
    with pytest.raises(Fault) as caught:
        await engine.play(dealt(), 0, QUICK)
    assert str(caught.value).startswith(BAD_MOVES[go]), caught.value
    assert str(caught.value).isprintable()


async def test_an_engine_without_any_time_is_not_waited_for(make: Make) -> None:
    engine = make(go="time.sleep(600)", reply_timeout=PATIENCE, overrun=0.0)
    await engine.start()
    with pytest.raises(Fault, match="it didn't answer “go” within 0 s"):
        await engine.play(dealt(), 0, QUICK)
    engine._overrun = PATIENCE  # to end it


async def test_a_second_answer_is_noticed_before_the_next_question(make: Make) -> None:
    engine = make(go="print('bestmove', best); print('bestmove', best)")
    await engine.start()
    await engine.play(dealt(), 0, QUICK)
    with pytest.raises(Fault, match="though it wasn't asked for a move"):
        await engine.play(dealt(), 0, QUICK)


async def test_an_engine_that_needs_to_be_told_is_told_to_stop(make: Make) -> None:
    engine = make(go="assert sys.stdin.readline() == 'stop\\n'; print('bestmove', best)")
    await engine.start()
    replies = [
        await engine.play(dealt(), 0, QUICK),
        await engine.play(dealt(), 0, GoLimit(), stop_after=0.0),
    ]
    assert [reply.event.seat for reply in replies] == [0, 0]


async def test_an_engine_that_has_moved_is_not_told_to_stop_later(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()
    planned: list[asyncio.TimerHandle] = []
    call_later = loop.call_later

    def noted(*args: Any, **options: Any) -> asyncio.TimerHandle:
        planned.append(call_later(*args, **options))
        return planned[-1]

    engine = make()
    await engine.start()
    monkeypatch.setattr(loop, "call_later", noted)
    await engine.play(dealt(), 0, GoLimit(), stop_after=PATIENCE)
    assert [each.cancelled() for each in planned] == [True]


async def test_lines_that_nobody_knows_are_passed_over(make: Make) -> None:
    engine = make(go="print('thinks of teapots'); print(); print('bestmove', best)")
    await engine.start()
    assert (await engine.play(dealt(), 0, QUICK)).event.seat == 0


async def test_columns_of_a_free_wall_are_chosen_one_after_the_other(make: Make) -> None:
    state = dealt(azul.Rules(azul.WallSide.FREE))
    while state.phase is azul.Phase.OFFER:
        state = azul.apply(state, azul.legal_moves(state)[0])
    seat = azul.waiting_for(state)[0]
    engine = make()
    await engine.start()
    reply = await engine.play(state, seat, QUICK)
    assert isinstance(reply.event, azul.Placed)
    assert azul.place(state, seat, reply.event.row, reply.event.column)


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("", "it ended with exit code 0 instead of answering “azul”"),
        ("raise SystemExit(7)", "it ended with exit code 7 instead of answering “azul”"),
        ("print('azulok 1')", "it doesn't say its name"),
        ("print('id name Hal'); print('azulok 2')", "“azulok 2” should be “azulok 1”"),
        ("print('id name Hal'); print('plays chess'); print('azulok 1')", "“plays chess” should be like"),
        ("print('id name Hal'); print('plays \\x1b'); print('azulok 1')", "“plays \\x1b” should be like"),
        (
            "print('id name Hal'); print('option Fun'); print('azulok 1')",
            "“option Fun” should be “option name",
        ),
    ],
)
async def test_what_is_wrong_with_an_introduction_is_said_in_plain_words(
    make: Make, script: str, said: str
) -> None:
    with pytest.raises(Fault) as caught:
        await make(script or "pass").start()
    assert str(caught.value).startswith(said)


async def test_an_engine_that_says_nothing_is_not_waited_for_for_ever(make: Make) -> None:
    with pytest.raises(Fault, match=r"didn't answer “azul” within 0\.3 s"):
        await make("import time; time.sleep(600)", reply_timeout=0.3).start()


async def test_an_engine_that_is_not_there_is_a_fault() -> None:
    with pytest.raises(Fault, match="it can't be started"):
        await ExternalEngine(["/nowhere"]).start()


@pytest.mark.parametrize("last_word", ["quit", None])
async def test_an_engine_ends_when_it_is_told_to_and_when_nobody_asks_any_more(
    make: Make, last_word: str | None
) -> None:
    engine = make()
    await engine.start()
    assert await engine.end(last_word) == 0


async def test_what_an_engine_has_started_ends_with_it(make: Make, tmp_path: Path) -> None:
    child = tmp_path / "child"
    script = (
        "import os, pathlib, sys, time\n"
        "child = os.fork()\n"
        "child or time.sleep(600)\n"
        f"pathlib.Path({str(child)!r}).write_text(str(child))\n"
        "print('id name Hal', 'azulok 1', sep='\\n', flush=True)\n"
        "time.sleep(600)"
    )
    engine = make(script)
    await engine.start()
    pid = int(child.read_text(encoding="utf-8"))
    assert is_running(pid)
    await engine.stop()
    await until(lambda: not is_running(pid))


async def test_what_an_engine_has_started_ends_though_the_engine_has_ended_before(
    make: Make, tmp_path: Path
) -> None:
    child = tmp_path / "child"
    script = (
        "import os, pathlib, time\n"
        "child = os.fork()\n"
        "child or time.sleep(600)\n"
        f"pathlib.Path({str(child)!r}).write_text(str(child))\n"
        "print('id name Hal', 'azulok 1', sep='\\n', flush=True)\n"
    )
    engine = make(script, overrun=0.1)
    await engine.start()
    process = engine._process
    assert process is not None
    await until(lambda: process.returncode is not None)
    pid = int(child.read_text(encoding="utf-8"))
    assert is_running(pid)
    await engine.stop()
    await until(lambda: not is_running(pid))


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/stat")
        return not status.exists() or status.read_text(encoding="utf-8").rpartition(") ")[2][0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
