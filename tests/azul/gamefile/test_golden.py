"""Stored games of every kind, which the rules must replay as they were played.

`tests.azul.golden` says how they were made, and adds new ones.
"""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from azul import Phase, Placed, Resigned, Settled, Taken, Undone, parse_position, ranking, take_report
from azul.gamefile.document import document, dump
from azul.gamefile.record import Step
from azul.gamefile.verification import verify
from tests.azul.games import ALL_RULES
from tests.azul.golden import GOLDEN, of_every_combination, stored_game, stored_steps

pytestmark = pytest.mark.no_cover

FILES = sorted(GOLDEN.glob("*.json"))
ORDINARY = [GOLDEN / f"{kind.name}.json" for kind in of_every_combination()]
"""Games in which nothing rare happens: every other one will do in the usual run."""

every_game = pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=[pytest.mark.thorough] if path in ORDINARY[1::2] else []) for path in FILES],
    ids=lambda path: path.stem,
)


@cache
def every_step() -> tuple[Step, ...]:
    """Return the steps of all games."""
    return tuple(step for path in FILES for step in stored_steps(path))


def in_older_form(text: str) -> str:
    """Return a file without its version and what names its rulings, as nothing did when most were written."""
    return re.sub(r'^ "(version|rulings)": \d,\n|(?<="position": ")v\d ', "", text, flags=re.MULTILINE)


@every_game
def test_a_stored_game_is_still_the_same_game(path: Path) -> None:
    text = dump(stored_game(path))
    last = stored_steps(path)[-1]
    assert last.after == parse_position(json.loads(text)["result"]["position"])
    assert last.after.phase is Phase.OVER
    assert in_older_form(text) == in_older_form(path.read_text(encoding="utf-8"))


@every_game
def test_its_draws_still_follow_from_its_secret(path: Path) -> None:
    record = stored_game(path)
    assert record.secret is not None
    checks = list(verify(record, record.secret))
    assert len(checks) > 5
    assert all(check.is_right for check in checks)


@pytest.mark.thorough
def test_there_are_games_of_all_kinds() -> None:
    kinds = {(len(record.players), record.rules) for record in map(stored_game, FILES)}
    assert len(FILES) >= 30
    assert len({players for players, _ in kinds}) == 3
    assert {rules for _, rules in kinds} >= {rules for rules in ALL_RULES if rules.has_special_factories}


@pytest.mark.thorough
def test_everything_that_can_happen_happens_in_one_of_them() -> None:
    events = [type(step.event) for step in every_step()]
    assert {Taken, Placed, Settled, Undone, Resigned} <= set(events)
    takes = [(step.before, step.event.move) for step in every_step() if isinstance(step.event, Taken)]
    scatters = {before.rules.scatter for before, move in takes if move.left is not None}
    assert len(scatters) == 2
    assert any(take_report(before, move).caught is not None for before, move in takes)
    boards = [board for step in every_step() if step.report for board in step.report.boards if board]
    assert any(line.lost for board in boards for line in board.fallen)
    assert any(board.fallen and board.cushion for board in boards)
    lasts = [step for step in every_step() if step.after.phase is Phase.OVER]
    assert any(len(ranking(step.after)[0]) > 1 for step in lasts)
    results = [document(stored_game(path))["result"] for path in FILES]
    reasons = {result["reason"] for result in results if isinstance(result, dict)}
    assert reasons == {"row", "resignation", "no-tiles", "no-space", "stalemate"}
