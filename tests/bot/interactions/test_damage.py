"""Whatever is damaged or unavailable, everybody who asks gets an answer, in private."""

from typing import Final

import pytest

from bot.app import build_registry
from storage.records import StorageError
from tests.bot.club import Club, said
from tests.bot.english import ENGLISH
from tests.bot.raw import azul, send_command, type_into, use_component
from tests.storage.faults import fail

READING: Final = ("load", "load_latest")
HISTORY: Final = ("events",)
WRITING: Final = ("create", "commit")
COMMANDS: Final = (
    azul("start"),
    azul("theme", {"type": 3, "name": "theme", "value": "azulejo"}),
    azul("take", {"type": 3, "name": "move", "value": "1"}),
    azul("place", *({"type": 3, "name": name, "value": "1"} for name in ("line", "column"))),
    *map(azul, ("join", "leave", "begin", "cancel", "table", "board", "undo", "export")),
)

ACTIONS = [each for each in build_registry().actions if each != "share"]
"""All but the one that shows everyone what it can still read."""


@pytest.mark.goes_wrong
@pytest.mark.one_in(3)
@pytest.mark.parametrize("error", [StorageError("malformed"), ValueError("no JSON")], ids=repr)
@pytest.mark.parametrize("broken", [READING, HISTORY, WRITING], ids=str)
async def test_every_command_and_button_is_answered(
    club: Club, error: Exception, broken: tuple[str, ...]
) -> None:
    await club.begin()
    await club.restart()  # nothing is remembered
    turn, posted = club.last, len(club.messages)
    fail(club.store, *broken, error=error)

    for command in COMMANDS:
        assert said(await send_command(club, club.members[0], command)), command
    for action in ACTIONS:
        button = {"type": 2, "style": 2, "label": "Old", "custom_id": f"azul:{action}:1:1:1"}
        assert said(await use_component(club, club.members[0], turn, button)), action

    assert len(club.messages) == posted


@pytest.mark.parametrize("broken", [READING, HISTORY], ids=str)
async def test_a_replay_that_fails_is_answered_in_private(club: Club, broken: tuple[str, ...]) -> None:
    await club.begin()
    posted = len(club.messages)
    fail(club.store, *broken, error=StorageError("malformed"))

    assert said(await send_command(club, club.members[0], azul("replay")))

    assert len(club.messages) == posted


async def test_nothing_is_offered_if_a_game_is_unreadable(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin()
    fail(club.store, *READING, error=StorageError("malformed"))
    typed = {"type": 3, "name": "move", "value": "", "focused": True}

    result = await type_into(club, club.members[0], azul("take", typed))

    assert result.autocomplete_choices == []
    assert [each.exc_info for each in caplog.records if each.name.startswith("bot.interactions.")] == [None]


async def test_the_answer_says_that_games_cannot_be_saved(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin()
    fail(club.store, *WRITING)

    answer = said(await club.take("1b1"))

    assert answer == ENGLISH("refusal-storage")
    (record,) = (each for each in caplog.records if each.name.startswith("bot.interactions."))
    assert record.getMessage() == "The database refused a request: the disk is full"
    assert record.exc_info is None  # everybody who presses now adds a line: no traceback to each
