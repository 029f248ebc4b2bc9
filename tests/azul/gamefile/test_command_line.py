"""``python -m azul``: replaying a game file, verifying its draws, and reporting its errors."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

import azul
from azul import commitment, parse_event, parse_position, position_text, short_commitment
from azul.__main__ import _REASONS, main
from azul.gamefile.document import LARGEST_FILE, GameRecord, dump
from azul.gamefile.record import GameFileError, steps_of
from azul.state import Phase
from tests.azul.games import random_record
from tests.some import some
from tests.waiting import PATIENCE

RECORD = random_record(3, 8, resignations=0.0)
ALONE = (
    "import runpy, sys; sys.path.insert(0, sys.argv.pop(1)); runpy.run_module('azul', run_name='__main__')"
)


def written(folder: Path, record: GameRecord) -> str:
    """Write a game file and return its path."""
    path = folder / f"azul-{record.id}.json"
    path.write_text(dump(record), encoding="utf-8")
    return str(path)


def test_replay_prints_every_rounds_position_and_scores_and_the_ranking(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", written(tmp_path, RECORD)]) == 0
    output = capsys.readouterr().out
    lines = output.splitlines()
    reports = [step for step in steps_of(RECORD) if step.report is not None]
    assert [line for line in lines if line.startswith("After round")] == [
        f"After round {number}" for number in range(1, len(reports) + 1)
    ]
    for step in some(reports):
        assert f"  {position_text(step.after)}" in lines
        for name, board in zip(RECORD.players, step.after.boards, strict=True):
            assert f"  {name}: {board.score} point{'s' * (board.score != 1)}" in lines
    last = reports[-1].after
    winner = max(range(3), key=lambda seat: last.boards[seat].score)
    assert lines[lines.index("Final ranking") + 1].startswith(f"  1. {RECORD.players[winner]}: ")


def test_replay_draws_each_board_with_lines_and_wall(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    events = ("deal b4,k4,y4,r3k,w4", "take 1 1b4", "take 2 2k5", "take 1 3y2", "take 2 4r3")
    rest = ("take 1 5wf", "take 2 ckf")
    record = replace(
        random_record(2, 1),
        starter=0,
        events=tuple((parse_event(event), "2026-03-01T18:00:00Z") for event in (*events, *rest)),
    )
    assert main(["replay", written(tmp_path, record)]) == 0
    output = capsys.readouterr().out
    assert (
        "  Бен: 0 points\n"
        "            . | . . . . .\n"
        "          . . | . . . . .\n"
        "        . . . | . . . . r\n"
        "      . . . . | . . . . .\n"
        "    . k k k k | . . . . .\n"
    ) in output
    assert "  6. Ann: 4 white from factory 5 to the floor\n" in output
    assert "  4. Ann: 4 yellow from factory 3 to line 2, 2 to the floor\n" in output
    assert output.endswith("The game is still running.\n")


def test_replay_shows_resignations_and_undos(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    events = ("deal b4,k4,y4,r3k,w4", "take 1 1b4", "undo 1", "resign 1")
    record = replace(
        random_record(2, 1),
        starter=0,
        events=tuple((parse_event(event), "2026-03-01T18:00:00Z") for event in events),
    )
    assert main(["replay", written(tmp_path, record)]) == 0
    output = capsys.readouterr().out
    assert "  3. Ann undoes that\n  4. Ann leaves the game\n" in output
    assert output.endswith(
        "Final ranking\n  1. Бен: 0 points, 0 rows\n  2. Ann: 0 points, 0 rows (left the game)\n"
    )


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_error_in_a_file_is_reported_with_the_number_of_the_event(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = json.loads(dump(RECORD))
    found["events"][4]["fell"] = 7
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(found))
    assert main([command, str(path)]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"{path}: event 5 is wrong: fell is 7, but should be ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[]", "it is not a game file"),
        ("{", "it is not JSON"),
        ('{"format": "azul-game", "version": 9}', "its version 9 is not one that this program reads"),
        ('{"format": "azul-game", "version": 1, "players": []}', "players can't be "),
        ('{"format": "azul-game", "version": 1}', "players is missing"),
        ("\udcff", "it is not UTF-8 text"),
        (" " * (LARGEST_FILE + 1), "it is larger than "),
        (dump(RECORD).replace('"id"', '"hd"'), "id is missing"),
        (dump(RECORD).replace('"event": "take', '"event": "took', 1), "is not valid notation (event)"),
        (
            dump(RECORD).replace('"number": 2,', '"number": 2, "\\u001b[2J": 1,', 1),
            "\\x1b[2J does not belong",
        ),
        (
            dump(RECORD).replace("take 1 ", "take 2 ", 1).replace("take 3 ", "take 2 ", 1),
            "can't happen there",
        ),
    ],
    ids=range(11),
)
def test_every_error_is_explained_in_a_sentence(
    text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(text, encoding="utf-8", errors="surrogateescape")
    assert main(["replay", str(path)]) == 1
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [[], ["play"], ["replay"], ["verify", "a", "b"], ["replay", "missing.json"]]
)
def test_a_command_that_cannot_be_run_ends_with_usage_and_2(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: python -m azul" in capsys.readouterr().err


def test_verify_recomputes_starter_and_deals_from_the_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", written(tmp_path, RECORD)]) == 0
    lines = capsys.readouterr().out.splitlines()
    deals = sum(str(event).startswith("deal") for event, _ in RECORD.events)
    assert lines[0] == f"lobby: not compared, it has to show {short_commitment(RECORD.commitment)}"
    assert [line.split(":")[0].split(" (")[0] for line in lines[1:-1]] == [
        "commitment",
        "starter",
        *(f"deal of round {number}" for number in range(1, deals + 1)),
    ]
    assert all(": OK " in line for line in lines[1:-1])
    assert lines[-1] == "Everything follows from the secret."


def test_verify_says_which_draws_differ(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = replace(RECORD, secret=bytes(32))
    assert main(["verify", written(tmp_path, other)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith(
        f"commitment: DIFFERS, the secret gives {commitment(bytes(32))}, the file has "
    )
    assert lines[3].startswith("deal of round 1 (event 1): DIFFERS, the secret gives ")
    assert lines[-1] == "NOT everything follows from the secret."


def test_verify_reports_only_the_deal_that_was_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = random_record(2, 5)
    exchanged = replace(
        record,
        events=((parse_event("deal b4,k4,y4,r4,w4"), record.begun), (parse_event("resign 1"), record.begun)),
    )
    assert main(["verify", written(tmp_path, exchanged)]) == 1
    lines = capsys.readouterr().out.splitlines()[1:]
    assert [": OK " in line for line in lines] == [True, True, False, False]


@pytest.mark.parametrize("whole", [False, True])
def test_verify_compares_the_commitment_of_the_lobby(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], *, whole: bool
) -> None:
    short = short_commitment(RECORD.commitment)
    shown = RECORD.commitment if whole else short.upper()
    assert main(["verify", written(tmp_path, RECORD), "--commitment", shown]) == 0
    assert capsys.readouterr().out.splitlines()[0] == f"lobby: OK {short}"


def test_verify_says_that_the_lobby_showed_another_commitment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", written(tmp_path, RECORD), "--commitment", "0" * 32]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"lobby: DIFFERS, the file has {short_commitment(RECORD.commitment)}"
    assert lines[-1] == "NOT everything follows from the secret."


def test_verify_does_not_accept_a_part_of_the_lobbys_commitment(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["verify", written(tmp_path, RECORD), "--commitment", RECORD.commitment[:31]])
    assert ended.value.code == 2


def test_verify_says_that_the_secret_of_a_running_game_is_not_published_yet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = replace(RECORD, events=RECORD.events[:9], secret=None)
    assert main(["verify", written(tmp_path, running)]) == 1
    output = capsys.readouterr().err
    assert f"Game {RECORD.id} can't be verified yet: its file has no secret" in output


def test_control_characters_in_a_name_never_reach_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = replace(RECORD, players=("\x1b[2J", "a\nb", "c\u202ed"))
    assert main(["replay", written(tmp_path, record)]) == 0
    output = capsys.readouterr().out
    assert "\\x1b[2J, a\\nb, c\\u202ed" in output
    assert not {"\x1b", "\u202e"} & set(output)


def test_the_module_runs_as_a_command_in_any_encoding(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "azul", "replay", written(tmp_path, RECORD)],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "\\u0411\\u0435\\u043d" in done.stdout


def test_the_positions_that_replay_prints_can_be_parsed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["replay", written(tmp_path, RECORD)])
    positions = [line.strip() for line in capsys.readouterr().out.splitlines() if line.endswith(":-")]
    assert parse_position(positions[-1]).phase is Phase.OVER


def test_the_language_is_english_and_cannot_be_chosen(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["replay", written(tmp_path, RECORD), "--language", "uk"])
    assert ended.value.code == 2


def test_the_command_needs_nothing_but_azul_and_the_standard_library(tmp_path: Path) -> None:
    shutil.copytree(Path(azul.__file__).parent, tmp_path / "azul")
    done = subprocess.run(
        # -S: without installed packages; -I: without the folder that this runs in
        [sys.executable, "-I", "-S", "-c", ALONE, str(tmp_path), "verify", written(tmp_path, RECORD)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.endswith("Everything follows from the secret.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes are POSIX's")
def test_ctrl_c_ends_it_in_one_line(tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "azul.json")
    heeds = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    command = [sys.executable, "-c", heeds + ALONE, str(Path.cwd()), "replay", str(pipe)]
    writer = None
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        while writer is None and process.poll() is None:
            with suppress(OSError):  # nobody reads it yet
                writer = os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
        assert writer is not None
        process.send_signal(signal.SIGINT)
        os.close(writer)  # a signal just before a read begins interrupts nothing: it is seen after the read
        assert process.wait(PATIENCE) == 130
        assert process.stderr is not None
        assert process.stderr.read() == "azul: stopped\n"


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "azul", "verify", written(tmp_path, RECORD)]
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=buffered) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 1


def test_every_error_of_a_file_has_a_sentence() -> None:
    documented = re.findall(r"``([a-z-]+)``", (GameFileError.__doc__ or "").partition("Codes:")[2])
    assert set(documented) - {"field", "reason", "expected", "found"} == set(_REASONS)
