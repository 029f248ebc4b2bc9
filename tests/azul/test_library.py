"""What a program finds that uses `azul` as a library: its page, its namespace, what it shows."""

import re
import shutil
import subprocess
import sys
import tomllib
from code import InteractiveConsole
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

import azul
from azul import Colour, IllegalMove, Move, NotationError, new_game
from azul.gamefile.document import load
from azul.gamefile.record import steps_of
from tests.azul.builders import board, table, tiling
from tests.azul.golden import GOLDEN
from tests.some import some

ROOT: Final = Path(azul.__file__).parent.parent
PAGE: Final = ROOT / "docs" / "azul.md"
PARSERS: Final[tuple[Callable[[str], object], ...]] = (
    azul.parse_move,
    azul.parse_deal,
    azul.parse_event,
    azul.parse_board,
    azul.parse_position,
    azul.from_text,
)


EXAMPLES: Final = tuple(re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_prints_what_the_page_says_when_pasted_into_a_fresh_interpreter(
    example: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    console = InteractiveConsole()
    for line in example.splitlines():
        console.push(line)
    printed, errors = capsys.readouterr()
    assert not errors
    assert printed.splitlines() == re.findall(r"^# (.*)", example, re.MULTILINE) != []


def test_the_command_line_speaks_english_and_needs_nothing_but_the_package(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "azul", tmp_path / "azul")
    bare = [sys.executable, "-S", "-m", "azul"]  # -S: nothing that is installed can be imported
    game = GOLDEN / "free-wall-plain-2-players.json"
    abroad = {"LANG": "uk_UA.UTF-8", "LANGUAGE": "uk", "PYTHONUTF8": "1"}
    for command, last in (("replay", "1. Бен"), ("verify", "Everything follows from the secret.")):
        done = subprocess.run(
            [*bare, command, game],
            cwd=tmp_path,
            env=abroad,
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        assert last in done.stdout
        assert not done.stderr


def test_what_the_page_names_is_in_the_namespace() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"\bazul\.([a-zA-Z_]\w*)", text)) - {"md", "errors"}
    named |= set(re.findall(r"^\| `(\w+Error|Illegal\w+)`", text, re.MULTILINE))
    for row in re.findall(r"^\| `.*$", text, re.MULTILINE):
        named |= set(re.findall(r"`(\w+)`", row))
    assert named <= {*azul.__all__, "__version__"}


def test_the_namespace_has_what_it_says() -> None:
    assert len(set(azul.__all__)) == len(azul.__all__)
    assert all(hasattr(azul, name) for name in azul.__all__)


def test_there_is_one_version() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    source = ROOT / settings["tool"]["hatch"]["version"]["path"]
    written = [path for path in ROOT.glob("*/__init__.py") if "\n__version__ = " in path.read_text("utf-8")]
    assert written == [source] == [Path(azul.__file__)]
    assert re.fullmatch(r"\d+\.\d+\.\d+", azul.__version__)


@pytest.mark.parametrize(
    "name", ["free-wall-special-once-even-scatter-3-players", "free-wall-plain-2-players"]
)
def test_a_position_shows_how_to_make_it_again(name: str) -> None:
    record = load((GOLDEN / f"{name}.json").read_bytes())
    for step in some(steps_of(record)):
        assert eval(repr(step.after), {"parse_position": azul.parse_position}) == step.after  # noqa: S307 - ours


def test_a_position_is_a_named_tuple_all_the_same() -> None:
    state = new_game(2, 0)
    assert isinstance(state, tuple)
    assert state == tuple(state)
    assert hash(state) == hash(tuple(state))
    assert state._replace(turn=1) != state


def test_what_has_no_notation_can_be_shown_too() -> None:
    no_boards: Any = None
    broken = new_game(2, 0)._replace(boards=no_boards)
    assert repr(broken).startswith("State(round=0, phase=<Phase.REFILL")


@pytest.mark.parametrize("number", range(5))
def test_a_plain_number_for_a_colour_is_refused_but_for_the_shared_moves(number: Any) -> None:
    state = table(factories="byrk,w4")
    source = 2 if number == Colour.WHITE else 1
    with pytest.raises(IllegalMove) as refused:
        azul.apply(state, Move(source, number, 4))
    assert (refused.value.code, refused.value.params) == ("no-such-colour", {"colour": number})
    assert Move(source, number, 4) == azul.MOVES[source][number][4]
    assert str(Move(source, number, 4)) == f"{source}{'byrkw'[number]}5"
    assert azul.apply(state, azul.MOVES[source][number][4]).turn == 1


@pytest.mark.parametrize("parse", PARSERS, ids=lambda parse: parse.__name__)
@pytest.mark.parametrize(
    "text", ["", " ", "-:", "٣", "b٣", "c\x00", "take 1", "v9 0", "b4 +", "=", "\ud800", "1" * 5_000]
)
def test_text_that_is_no_notation_raises_notation_error_alone(
    parse: Callable[[str], object], text: str
) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text)
    documented = re.findall(r"``([a-z]+)``", NotationError.__doc__ or "")
    assert refused.value.params["part"] in documented
    assert isinstance(refused.value, ValueError)


def test_every_part_that_may_be_wrong_is_documented() -> None:
    raised = {
        part
        for path in (ROOT / "azul").rglob("*.py")
        for part in re.findall(r'NotationError\("([a-z]+)"', path.read_text(encoding="utf-8"))
    }
    assert raised == set(re.findall(r"``([a-z]+)``", NotationError.__doc__ or ""))


@pytest.mark.parametrize(
    ("players", "starter", "rulings"),
    [
        *((players, 0, 2) for players in (1, 5, 0, -2, 2.0, "2", None, True, [2])),
        *((2, starter, 2) for starter in (-1, 2, 0.5, 1.0, "0", None, True)),
        *((2, 0, rulings) for rulings in (0, 3, 1.0, "2", None, True)),
    ],
    ids=repr,
)
def test_a_game_that_cannot_be_is_refused_with_a_value_error(
    players: Any, starter: Any, rulings: Any
) -> None:
    with pytest.raises(ValueError, match=r"^(no game of |there are no rulings )"):
        new_game(players, starter, rulings=rulings)
    with pytest.raises(ValueError, match=r"^(no game of |there are no rulings )"):
        azul.begin(players, starter, rulings=rulings)


@pytest.mark.parametrize("seat", [-1, 2, 9, True, 0.0, "0", None])
def test_a_seat_that_is_not_there_has_no_board(seat: Any) -> None:
    state = tiling(board("-,r2,-,-,-"), board("-,-,k3,-,-"), rules="+free")
    with pytest.raises(IndexError, match="a table of 2 has no seat"):
        azul.placed_lines(state, seat)


def test_choices_that_are_not_open_are_refused() -> None:
    state = tiling(board("-,r2,-,-,-"), board("-,-,k3,-,-"), rules="+free")
    with pytest.raises(IllegalMove) as refused:
        azul.placed_lines(state._replace(choices=((7,), ())), 0)
    assert refused.value.code == "space-not-open"
