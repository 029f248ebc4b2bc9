"""Autocompletes that Discord no longer takes, or that no client of today asks for: a line in the log."""

from typing import Any

import pytest

from tests.bot.club import Club
from tests.bot.edge import CUT, Edge
from tests.bot.raw import azul, type_into

MOVE = {"type": 3, "name": "move", "value": "", "focused": True}


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what the dispatcher logged."""
    return [record.getMessage() for record in caplog.records if record.name.startswith("bot.interactions.")]


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("status", "code", "message"),
    [
        (404, 10062, "Unknown interaction"),
        (400, 40060, "Interaction has already been acknowledged."),
        (503, 0, "Service unavailable"),
    ],
)
async def test_an_autocomplete_that_discord_refuses_is_one_line_in_the_log(
    club: Club, caplog: pytest.LogCaptureFixture, status: int, code: int, message: str
) -> None:
    await club.begin()
    club.env.inject_error(
        "POST", "/interactions/*/callback", status=status, code=code, message=message, times=None
    )

    result = await type_into(club, club.members[0], azul("take", MOVE))

    assert result.autocomplete_choices is None
    (line,) = lines(caplog)
    assert line.startswith("An autocomplete could not be answered: ")
    assert message in line


async def test_an_autocomplete_whose_connection_is_cut_is_one_line_in_the_log(
    club: Club, caplog: pytest.LogCaptureFixture, edge: Edge
) -> None:
    await club.begin()
    edge.expect("answer", CUT)
    await type_into(club, club.members[0], azul("take", MOVE))

    assert lines(caplog) == ["An autocomplete could not be answered: Server disconnected"]


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    "data",
    [
        azul("take"),
        azul("take", {"type": 3, "name": "move", "value": ""}),
        azul("take", {"type": 3, "name": "moon", "value": "", "focused": True}),
        azul("take", {"type": 99, "name": "move", "value": "", "focused": True}),
        azul("take", {"type": 3, "name": "move", "focused": True}),
        azul("rules", {"type": 4, "name": "page", "value": "", "focused": True}),
        azul("start", {"type": 3, "name": "wall", "value": "f", "focused": True}),
        azul("dance", MOVE),
        {"id": "1", "name": "chess", "type": 1, "options": [MOVE]},
        {"id": "1", "name": "azul", "type": 1, "options": None},
        {},
    ],
    ids=str,
)
async def test_nothing_is_offered_where_nothing_can_be(
    club: Club, caplog: pytest.LogCaptureFixture, data: dict[str, Any]
) -> None:
    await club.begin()

    result = await type_into(club, club.members[0], data)

    assert result.autocomplete_choices == []
    assert len(lines(caplog)) == 1
    assert club.bot.load.is_quiet
    _ = club.env.errors


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("kind", "value"), [(4, 3), (5, True), (10, 1.5), (6, "3"), (3, None), (3, {}), (3, "x" * 6000)]
)
async def test_whatever_is_typed_is_answered(club: Club, kind: int, value: object) -> None:
    await club.begin()
    typed = {"type": kind, "name": "move", "value": value, "focused": True}

    result = await type_into(club, club.members[0], azul("take", typed))

    assert result.autocomplete_choices is not None
