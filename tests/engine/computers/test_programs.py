"""The operator's configuration of engines: parsed, or refused in a sentence."""

import shlex
import sys
from pathlib import Path

import pytest

from engine import Program, programs_in
from engine.computers.programs import MAX_ENGINES

PYTHON = sys.executable
TYPED = shlex.quote(PYTHON)
"""As people write it into a command: it may lie in a folder with a space."""


def test_engines_are_named_with_their_commands() -> None:
    assert programs_in(f"Gina={TYPED} gina.py --risk 'a b'; Greedy Hal = {TYPED} --x=y;") == (
        Program("Gina", (PYTHON, "gina.py", "--risk", "a b")),
        Program("Greedy Hal", (PYTHON, "--x=y")),
    )
    assert programs_in(" ") == ()
    many = ";".join(f"{number:028}={TYPED}" for number in range(MAX_ENGINES))
    assert [program.name for program in programs_in(many)] == [f"{number:028}" for number in range(20)]


def test_a_file_says_more_about_engines(tmp_path: Path) -> None:
    file = tmp_path / "engines.toml"
    file.write_text(
        f"""
        [Gina]
        command = "{TYPED} gina.py"
        milliseconds = 2000
        options = {{ Risk = 5, Calm = true }}

        ["Hal 9"]
        command = ["{PYTHON}", "a;b"]
        """,
        encoding="utf-8",
    )
    assert programs_in(str(file)) == (
        Program("Gina", (PYTHON, "gina.py"), 2000, (("Risk", "5"), ("Calm", "true"))),
        Program("Hal 9", (PYTHON, "a;b")),
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("gina.toml", "is neither Name=command nor a file that can be read: gina.toml: No such file"),
        (f"Gina={TYPED}; {TYPED}", "without a name: write Name=command"),
        ("Gina=", "Gina: its command has to be a program and its arguments"),
        ("Gina=no-such-program-at-all x", "Gina: there is no program 'no-such-program-at-all'"),
        (f"Gina={TYPED} 'x", "Gina: its command can't be read: No closing quotation"),
        (f"={TYPED}", "has the name '': it has to begin with a letter or digit"),
        (f"-={TYPED}", "has the name '-': it has to begin with a letter or digit"),
        (f"Gi\u202ena={TYPED}", "has the name 'Gi\\u202ena': it has to begin with"),
        (f"{'G' * 29}={TYPED}", "it can have up to 28 characters"),
        (f"inês={TYPED}", "has the name 'inês': the bot's own computers are called so"),
        (f"Bot Gina={TYPED}", "has the name 'Bot Gina': the bot's own computers are called so"),
        (f"Gina={TYPED}; GINA={TYPED}", "names Gina twice"),
        (
            ";".join(f"{n}={TYPED}" for n in range(MAX_ENGINES + 1)),
            "names 21 engines; there is room for 20",
        ),
        (f"Lia={TYPED}", "has the name 'Lia': the bot's own computers are called so"),
        (f"bOT gina={TYPED}", "has the name 'bOT gina': the bot's own computers are called so"),
        (f"Gina={TYPED}; Hal={TYPED}; GINA={TYPED}", "names Gina twice: each engine needs a name of its own"),
    ],
)
def test_what_can_t_be_right_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match=r"^.+$") as caught:  # one line
        programs_in(text)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("[Gina", "is not a TOML file: "),
        ("Gina = 5", "[Gina] needs a command"),
        ("[Gina]", "[Gina] needs a command"),
        ("[Gina]\ncommand = 5", "Gina: its command has to be"),
        ("[Gina]\ncommand = []", "Gina: its command has to be"),
        (
            "[Gina]\ncommand = {python}\nmovetime = 5",
            "[Gina] has 'movetime'; there are command, milliseconds",
        ),
        (
            "[Gina]\ncommand = {python}\nmilliseconds = 0",
            "Gina: milliseconds has to be a whole number from 10",
        ),
        ("[Gina]\ncommand = {python}\nmilliseconds = true", "Gina: milliseconds has to be a whole number"),
        ("[Gina]\ncommand = {python}\noptions = []", "Gina: options has to be a table"),
        ("[Gina]\ncommand = {python}\noptions = {{ Risk = 'a b' }}", "have to be single words"),
        ("[Gina]\ncommand = {python}\noptions = {{ 'Risk taken' = 5 }}", "have to be single words"),
        (
            "[Gina]\ncommand = {python}\nmilliseconds = 10001",
            "Gina: milliseconds has to be a whole number from 10 to 10000, not 10001",
        ),
        ("[Gina]\ncommand = {python}\nmilliseconds = 9", "Gina: milliseconds has to be a whole number"),
    ],
)
def test_what_can_t_be_right_in_a_file_is_refused_in_a_sentence(
    tmp_path: Path, table: str, said: str
) -> None:
    file = tmp_path / "engines.toml"
    file.write_text(table.format(python=repr(TYPED)), encoding="utf-8")
    with pytest.raises(ValueError, match=r"engines\.toml|Gina") as caught:
        programs_in(str(file))
    assert said in str(caught.value)
