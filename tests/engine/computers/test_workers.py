"""Worker processes: whatever happens to one, the computer's move is made."""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

import azul
import players
from engine.computers.thinker import ANALYSIS, Effort, NoAnswer
from engine.computers.workers import COMMAND, UNWANTED_ANSWER_TIMEOUT, Workers
from players import Level
from tests.effort import EVERYTHING
from tests.some import some
from tests.waiting import PATIENCE

SECRET = bytes(32)
FAULTS = {
    "dies": "",
    "dies when asked": "input()",
    "says nothing": "import time; time.sleep(600)",
    "talks nonsense": "input(); print('hello')",
    "says a number": "input(); print(7)",
    "makes no move": "input(); print([])",
    "makes two moves": 'input(); print(\'["take 1 1y1", "take 1 2b2"]\')',
    "makes an illegal move": "input(); print('[\"take 1 cbf\"]')",
    "plays for somebody else": "input(); print('[\"take 2 1y1\"]')",
    "deals": "input(); print('[\"undo 1\"]')",
}

Make = Callable[..., Workers]


def answer_timeout(fault: str) -> float:
    """Return how long to wait for a worker with a fault: those that answer may take their time."""
    return 0.2 if fault == "says nothing" else PATIENCE


@pytest_asyncio.fixture
async def make() -> AsyncIterator[Make]:
    """Return what makes workers, which end with the test."""
    made: list[Workers] = []

    def make(
        script: str | None = None,
        *,
        most: int = 1,
        answer_timeout: float = PATIENCE,
        idle: float = PATIENCE,
        unwanted_answer_timeout: float = UNWANTED_ANSWER_TIMEOUT,
    ) -> Workers:
        made.append(
            Workers(
                most,
                command=COMMAND if script is None else (sys.executable, "-c", script),
                answer_timeout=answer_timeout,
                max_idle=idle,
                unwanted_answer_timeout=unwanted_answer_timeout,
            )
        )
        return made[-1]

    yield make
    for workers in made:
        await workers.close()


def dealt(rules: azul.Rules = azul.BASE_GAME) -> azul.State:
    state = azul.new_game(2, 0, rules)
    return azul.deal(state, azul.draw_deal(state, SECRET))


async def test_a_worker_makes_a_legal_move_at_every_level(
    make: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    state, number = dealt(), tmp_path / "number"
    workers = make(f"""
import os, pathlib
pathlib.Path({str(number)!r}).write_text(str(os.getpid()))
from players.worker import main
main()
""")
    for level in some(Level if EVERYTHING else (Level.EASY, Level.TOUGH)):
        (event,) = await workers.turn(state, 0, level, seed=1)
        assert isinstance(event, azul.Taken)
        assert event.move in azul.legal_moves(state)
    pid, usual = int(number.read_text()), os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, pid) > usual  # nicer than the bot
    assert caplog.records == []


async def test_the_take_that_ends_a_round_on_a_free_wall_and_all_choices_then_are_the_worker_s(
    make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    state, workers = dealt(azul.Rules(azul.WallSide.FREE)), make()
    while azul.apply(state, azul.legal_moves(state)[0]).phase is azul.Phase.OFFER:
        state = azul.apply(state, azul.legal_moves(state)[0])
    (event,) = await workers.turn(state, state.turn, Level.EASY, seed=1)
    assert isinstance(event, azul.Taken)
    state = azul.apply(state, event.move)
    seat = azul.waiting_for(state)[0]
    *placed, settled = await workers.turn(state, seat, Level.EASY, seed=1)
    assert settled == azul.Settled(seat)
    assert placed
    assert caplog.records == []


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_move_is_made_at_a_glance_if_a_worker_fails(
    make: Make, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    workers = make(FAULTS[fault], answer_timeout=answer_timeout(fault))
    turn = await workers.turn(dealt(), 0, Level.EXPERT, seed=1)
    assert turn == players.whole_turn(dealt(), 0)
    assert "without a search" in caplog.text


async def test_the_log_says_in_its_own_form_why_a_worker_has_ended(
    make: Make, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    state = dealt()
    await make("raise SystemError('no such luck')").turn(state, 0, Level.EASY, seed=1)
    assert caplog.messages[-1].endswith("EOFError: it has ended: SystemError: no such luck")
    assert capfd.readouterr().err == ""


async def test_a_move_is_made_at_a_glance_if_no_process_can_be_started(
    caplog: pytest.LogCaptureFixture,
) -> None:
    workers = Workers(command=("/nowhere",))
    assert await workers.turn(dealt(), 0, Level.EASY, seed=1) == players.whole_turn(dealt(), 0)
    assert "FileNotFoundError" in caplog.text


async def test_a_move_is_made_at_a_glance_if_no_process_can_be_watched(
    make: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", fail)
    assert await make().turn(dealt(), 0, Level.EASY, seed=1) == players.whole_turn(dealt(), 0)
    assert "can't start new thread" in caplog.text


def pids_in(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


HANDLER = "__import__('players.request_handler').request_handler.RequestHandler().answer"
FIRST_MOVE = f"lambda line: {json.dumps([str(azul.Taken(0, azul.legal_moves(dealt())[0]))])!r}"
"""What a worker starts with in no time that is asked for the first move only."""


DIES_ONCE = "len(os.listdir({!r})) > 1 or os._exit(1)"


def script(folder: Path, then: str, answer: str = FIRST_MOVE) -> str:
    """Return a worker that leaves its number in a folder, then answers each line after `then`."""
    return (
        f"import os, pathlib; answer = {answer}\n"
        f"pathlib.Path({str(folder)!r}, str(os.getpid())).touch()\n"
        f"while True:\n    line = input(); {then}; print(answer(line), flush=True)"
    )


async def test_a_worker_that_has_failed_is_replaced(make: Make, tmp_path: Path) -> None:
    once = script(tmp_path, DIES_ONCE.format(str(tmp_path)))
    workers = make(once)
    for _ in range(3):
        assert await workers.turn(dealt(), 0, Level.EASY, seed=1)
    assert len(pids_in(tmp_path)) == 2


async def test_what_interrupts_the_bot_in_its_terminal_does_not_reach_a_worker(
    make: Make, tmp_path: Path
) -> None:
    workers = make(script(tmp_path, "pass"))
    assert await workers.turn(dealt(), 0, Level.EASY, seed=1)
    (pid,) = pids_in(tmp_path)
    assert os.getpgid(int(pid)) != os.getpgrp()


async def test_no_more_workers_run_than_are_allowed(make: Make, tmp_path: Path) -> None:
    workers = make(script(tmp_path, "pass"), most=2)
    turns = await asyncio.gather(*(workers.turn(dealt(), 0, Level.EASY, seed) for seed in range(10)))
    assert all(turns)
    assert len(pids_in(tmp_path)) == 2


async def test_a_turn_that_nobody_needs_any_more_makes_room_for_the_next(make: Make) -> None:
    asked_to_hang = dealt(azul.Rules(azul.WallSide.FREE))
    workers = make(
        f"import time; answer = {FIRST_MOVE}\n"
        "while True:\n"
        "    line = input(); 'free' in line and time.sleep(600)\n"
        "    print(answer(line), flush=True)"
    )
    hanging = asyncio.create_task(workers.turn(asked_to_hang, 0, Level.EASY, seed=1))
    await asyncio.sleep(0)
    hanging.cancel()
    with pytest.raises(asyncio.CancelledError):
        await hanging
    assert await workers.turn(dealt(), 0, Level.EASY, seed=1)


async def test_workers_that_nobody_needs_are_stopped_and_started_again(make: Make, tmp_path: Path) -> None:
    workers = make(script(tmp_path, "pass"), idle=0)
    for _ in range(2):
        assert await workers.turn(dealt(), 0, Level.EASY, seed=1)
        await asyncio.sleep(0.01)
    assert len(pids_in(tmp_path)) == 2


async def test_no_process_is_left_when_workers_are_closed_though_it_was_just_stopped(
    make: Make, tmp_path: Path
) -> None:
    workers = make(script(tmp_path, "pass"), idle=0)
    assert await workers.turn(dealt(), 0, Level.EASY, seed=1)
    (pid,) = pids_in(tmp_path)
    for _ in range(2):
        await asyncio.sleep(0)  # it is being stopped
    await workers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)


# ── searches for people ──

SHORT = replace(ANALYSIS, simulations=100)
LONG = Effort(10**9, seconds=600.0)


async def test_a_worker_searches_a_position_and_the_moves_that_were_asked_for(make: Make) -> None:
    state = dealt()
    unlikely = azul.legal_moves(state)[5]
    found = await make().search(state, SHORT, [unlikely])
    assert found.best.visits > 10
    assert found.of(state, unlikely)


@pytest.mark.parametrize("fault", FAULTS)
async def test_who_asked_is_told_if_workers_fail(
    make: Make, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(NoAnswer):
        await make(FAULTS[fault], answer_timeout=answer_timeout(fault)).search(dealt(), ANALYSIS)
    assert "A search failed (2 of 2)" in caplog.text


async def test_a_move_that_a_worker_does_not_look_at_is_a_failure(make: Make) -> None:
    lying = (
        "import json; from players.request_handler import RequestHandler; answer = RequestHandler().answer\n"
        "while True:\n"
        "    asked = json.loads(input()); asked['moves'] = []; asked['simulations'] = 2\n"
        "    print(answer(json.dumps(asked)), flush=True)"
    )
    with pytest.raises(NoAnswer):
        await make(lying).search(dealt(), ANALYSIS, azul.legal_moves(dealt()))


async def test_a_search_is_restarted_if_a_worker_dies(make: Make, tmp_path: Path) -> None:
    once = script(tmp_path, DIES_ONCE.format(str(tmp_path)), HANDLER)
    assert (await make(once).search(dealt(), SHORT)).candidates
    assert len(pids_in(tmp_path)) == 2


async def test_a_search_that_nobody_needs_any_more_ends_and_its_process_goes_on(
    make: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    workers = make(script(tmp_path, "pass", HANDLER), unwanted_answer_timeout=PATIENCE)
    await workers.turn(dealt(), 0, Level.EASY, seed=1)
    searching = asyncio.create_task(workers.search(dealt(), LONG))
    await asyncio.sleep(0.01)
    searching.cancel()
    with pytest.raises(asyncio.CancelledError):
        await searching
    assert await workers.turn(dealt(), 0, Level.EASY, seed=1)
    assert (len(pids_in(tmp_path)), caplog.messages) == (1, [])


async def test_a_search_ends_with_the_bot(make: Make) -> None:
    workers = make()
    searching = asyncio.create_task(workers.search(dealt(), LONG))
    await asyncio.sleep(0.01)
    async with asyncio.timeout(PATIENCE):
        await workers.close()
    with pytest.raises(asyncio.CancelledError):
        await searching


async def test_a_turn_goes_before_analyses_that_wait(make: Make) -> None:
    workers, order = make(), list[str]()

    async def analyse() -> None:
        await workers.search(dealt(), SHORT)
        order.append("analysis")

    async def play() -> None:
        await workers.turn(dealt(), 0, Level.EASY, seed=1)
        order.append("turn")

    await asyncio.gather(analyse(), analyse(), analyse(), play())
    assert order == ["analysis", "turn", "analysis", "analysis"]


async def test_experts_share_the_time_if_many_wait(make: Make, tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    note = (
        f"import json; answer = {FIRST_MOVE}\n"
        "while True:\n"
        f"    line = input(); print(json.loads(line)['seconds'], file=open({str(asked)!r}, 'a'))\n"
        "    print(answer(line), flush=True)"
    )
    workers = make(note)
    await asyncio.gather(*(workers.turn(dealt(), 0, Level.EXPERT, seed) for seed in range(50)))
    seconds = [min(0.5, float(line)) for line in asked.read_text().splitlines()]
    assert seconds[-1] == 0.5
    assert sum(seconds) < 8
