"""One thing goes wrong, anywhere and in any way: in the end everybody has been shown the same, once.

That is at one request to Discord, or when something is stored: before it happens, afterwards, without an
answer, or while the clock goes on or is set back. Where Discord refuses something, `answers` says what
follows. A usual run lets each kind of trouble strike one point of an evening or two, and refuses each request
once, in one way; `make test-all` strikes and refuses at every point.
"""

import os
from collections.abc import AsyncIterator, Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Final

import pytest

from tests.bot.edge import CALLS, Arrival
from tests.bot.feed.answers import ANSWERS, BEFORE_PLAY, BESIDE_OTHERS, Refusals, same
from tests.bot.feed.scenarios import SCENARIOS
from tests.bot.feed.trouble import (
    LOSSES,
    STORING,
    TROUBLES,
    Point,
    SeenMessage,
    Strike,
    answers,
    is_missing,
    play,
    refused,
)
from tests.some import some

EVENINGS: Final = tuple(each for each in SCENARIOS if each not in {"beginning", "two takes"})
"""The scenarios but for those that are parts of others."""
NOTHING_STORED: Final = "in private"
"""The one in which nothing is stored."""
_undisturbed: dict[str, SeenMessage] = {}
FIRST_ALONE = f"{STORING}the bot's last heartbeats"
"""What is stored again and again, whatever happens."""
IMPOSSIBLE: Final = {("in a thread", ("post", 1), 404)}
"""What can't be: a channel that is gone while its thread is there; Discord deletes them together."""


async def undisturbed(name: str, folder: Path) -> SeenMessage:
    """Return what everybody sees if nothing goes wrong."""
    if name not in _undisturbed:
        _undisturbed[name] = await play(SCENARIOS[name], folder)
    return _undisturbed[name]


async def points(name: str, folder: Path, *, storing: bool) -> list[Point]:
    """Return the points at which something can go wrong in an evening while people play.

    Those with which an earlier one begins as well are left out.
    """
    seen, begun = await undisturbed(name, folder), 0
    for earlier in list(EVENINGS)[: list(EVENINGS).index(name)]:
        both = zip((await undisturbed(earlier, folder)).made, seen.made, strict=False)
        begun = max(begun, len(list(takewhile(lambda each: each[0] == each[1], both))))
    return [
        (point, seen.made[:at].count(point))
        for at, point in enumerate(seen.made)
        if at >= begun
        and point not in BEFORE_PLAY
        and point.startswith(STORING) is storing
        and (point != FIRST_ALONE or point not in seen.made[:at])
    ]


def strikes_all(request: pytest.FixtureRequest) -> bool:
    """Return whether every point is struck: `make test-all` does, and who asks for a test by its name."""
    return "TEST_ALL" in os.environ or any("::" in each for each in request.config.args)


def struck(
    request: pytest.FixtureRequest, kinds: Mapping[str, Strike], kind: str, at: Sequence[Point], name: str
) -> Sequence[Point]:
    """Return the points that a kind of trouble strikes: all, or one that differs with the evening."""
    if strikes_all(request):
        return at
    number = list(kinds).index(kind) + len(kinds) * EVENINGS.index(name)
    return [at[number % len(at)]]


@pytest.mark.one_in(12)  # each evening and each kind of trouble once
@pytest.mark.parametrize("trouble", TROUBLES)
@pytest.mark.parametrize("name", EVENINGS)
async def test_everybody_is_shown_the_same_once(
    request: pytest.FixtureRequest, tmp_path: Path, name: str, trouble: str
) -> None:
    expected = await undisturbed(name, tmp_path)
    requests = await points(name, tmp_path, storing=False)
    for at in some(struck(request, TROUBLES, trouble, requests, name)):
        seen = await play(SCENARIOS[name], tmp_path, TROUBLES[trouble], at)
        assert seen.struck, f"there was no request {at}"
        assert seen.places == expected.places, at
        assert seen.calls == expected.calls, at


@pytest.mark.one_in(11)
@pytest.mark.parametrize("loss", LOSSES)
@pytest.mark.parametrize("name", [each for each in EVENINGS if each != NOTHING_STORED])
async def test_everybody_is_shown_the_same_once_whatever_becomes_of_what_is_stored(
    request: pytest.FixtureRequest, tmp_path: Path, name: str, loss: str
) -> None:
    expected = await undisturbed(name, tmp_path)
    stored = await points(name, tmp_path, storing=True)
    for at in some(struck(request, LOSSES, loss, stored, name)):
        seen = await play(SCENARIOS[name], tmp_path, LOSSES[loss], at)
        assert seen.struck, f"nothing was stored at {at}"
        assert seen.places == expected.places, at
        assert seen.calls == expected.calls, at


def statuses_of(row: Refusals, number: int) -> tuple[int, int]:
    """Return how Discord may refuse a request: first what doesn't lead to the same, or one in turn."""
    same_either_way = (row.forbidden is same) is (row.missing is same)
    is_403_first = number % 2 == 0 if same_either_way else row.missing is same
    return (403, 404) if is_403_first else (404, 403)


async def refusable(call: str, status: int, folder: Path) -> AsyncIterator[tuple[str, Point]]:
    """Yield the evenings and points at which Discord can refuse a request so."""
    if (call, status) == ("look for member", 404):
        yield "beginning", (call, 0)  # whoever isn't there any more plays no evening to its end
        return
    for name in EVENINGS:
        for point in await points(name, folder, storing=False):
            if point[0] == call and (name, point, status) not in IMPOSSIBLE:
                yield name, point


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("call", "status"),
    [(call, status) for at, call in enumerate(ANSWERS) for status in statuses_of(ANSWERS[call], at)],
)
async def test_what_discord_refuses_leads_to_what_the_table_says(
    request: pytest.FixtureRequest, tmp_path: Path, call: str, status: int
) -> None:
    row = ANSWERS[call]
    outcome = row.forbidden if status == 403 else row.missing
    strike = (
        answers(refused(403, row.forbidden_code), Arrival.NEVER)
        if status == 403
        else is_missing(row.missing_code)
    )
    number = 0
    async for name, at in refusable(call, status, tmp_path):
        number += 1
        expected = await undisturbed(name, tmp_path)
        seen = await play(SCENARIOS[name], tmp_path, strike, at)
        assert seen.struck == call
        assert outcome(seen, expected), f"{name}, {at}, not {outcome.__name__}: {seen.places}"
        if not strikes_all(request):
            break
    assert number, f"nobody asks for {call}"


async def test_the_table_names_all_requests_that_the_bot_makes(tmp_path: Path) -> None:
    made = {
        point
        for name in SCENARIOS
        for point in (await undisturbed(name, tmp_path)).made
        if not point.startswith(STORING)
    }
    assert made - BEFORE_PLAY == ANSWERS.keys()
    there = {each.removesuffix(" in a thread").removesuffix(" to a person") for each in ANSWERS}
    assert there | BESIDE_OTHERS | BEFORE_PLAY == CALLS.keys()


async def test_a_crash_changes_nothing_that_people_see(tmp_path: Path) -> None:
    crashed = await undisturbed("after a crash", tmp_path)
    assert crashed.places == (await undisturbed("two takes", tmp_path)).places


@pytest.mark.parametrize("name", EVENINGS)
async def test_an_evening_has_something_that_can_go_wrong(tmp_path: Path, name: str) -> None:
    seen = await undisturbed(name, tmp_path)
    assert await points(name, tmp_path, storing=False)
    assert bool(await points(name, tmp_path, storing=True)) is (name != NOTHING_STORED)
    assert all(seen.places.values())
    assert seen.calls or name == "by direct message"
