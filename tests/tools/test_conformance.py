"""The conformance script: our own engine passes, and so does the one on the protocol's page."""

import re
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE
from tools.conformance import Conformance

PAGE = Path(__file__).parents[2] / "docs" / "engines.md"
OURS = (sys.executable, "-m", "players")


async def checked(
    *command: str, games: bool = True, reply_timeout: float = PATIENCE
) -> tuple[bool, list[str]]:
    report: list[str] = []
    conformance = Conformance(command, milliseconds=1, reply_timeout=reply_timeout, overrun=PATIENCE)
    return await conformance.run(report.append, games=games), report


def on_the_page() -> str:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(example)


@pytest.mark.thorough
async def test_our_own_engine_keeps_to_the_protocol() -> None:
    passed, report = await checked(*OURS, games=False)
    assert passed, report


@pytest.mark.thorough
async def test_our_own_engine_plays_every_kind_of_game() -> None:
    passed, report = await checked(*OURS)
    assert passed, report
    assert sum("plays" in line for line in report) == 12


async def test_the_engine_on_the_page_keeps_to_the_protocol() -> None:
    passed, report = await checked(sys.executable, "-c", on_the_page())
    assert passed, report
    assert report[0] == "ok     says who it is: Happy Hal"
    assert report[-1] == "It keeps to the protocol."


async def test_an_engine_plays_only_what_it_says_it_plays() -> None:
    script = on_the_page().replace('print("azulok', 'print("plays free special 3"); print("azulok')
    passed, report = await checked(sys.executable, "-c", script)
    assert passed, report
    assert [line for line in report if "plays" in line] == [report[-2]]
    assert "free walls, special factories, 3 players" in report[-2]


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        (
            "random.choice(kept or moves)",
            '"3b9"',
            "FAULT  plays coloured walls, plain factories, 2 players: it said",
        ),
        ("break", "sys.exit(4)", "FAULT  ends when told to: its exit code is 4 instead of 0"),
        ("match words", "words[0]\n    match words", "FAULT  survives nonsense: it ended with exit code 1"),
    ],
)
async def test_what_is_wrong_is_said(right: str, wrong: str, said: str) -> None:
    assert right in on_the_page()
    script = on_the_page().replace(right, wrong, 1)
    passed, report = await checked(sys.executable, "-c", script, games="plays" in said)
    assert not passed
    assert any(line.startswith(said) for line in report), report
    assert report[-1].endswith("checks failed.")


async def test_an_engine_that_cannot_be_started_is_not_checked_further() -> None:
    passed, report = await checked("/nowhere")
    assert not passed
    assert len(report) == 1
    assert report[0].startswith("FAULT  says who it is: it can't be started")
