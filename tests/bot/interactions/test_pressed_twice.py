"""Each press on Add computer adds one, and each on Remove computer takes one away, however fast they come."""

from typing import Any

import pytest
from simcord.results import InteractionResult

import azul
from tests.bot import raw
from tests.bot.club import Club, said
from tests.bot.english import ENGLISH

ADD, REMOVE = "add", "remove"


async def press(club: Club, *actions: str, times: int = 1) -> list[InteractionResult]:
    """Press buttons of the same lobby message at once, as its host; Discord delivers each so many `times`."""
    lobby, game = club.last, await club.game()
    results = []
    for action in actions:
        button = {"type": 2, "style": 2, "label": "-", "custom_id": f"azul:{action}:{game.id}"}
        results.append(raw.emit_use(club, club.members[0], lobby, button, times=times))
    await club.env.settle()
    return results


async def seated(club: Club) -> int:
    """Return how many computers have a seat, which the lobby says too."""
    players = (await club.game()).table.players
    assert f"{len(players)} of 4 seats taken" in club.last.content
    return sum(player.is_computer for player in players)


async def test_two_presses_on_the_same_message_add_two(club: Club) -> None:
    await club.start()
    results = await press(club, ADD, ADD)
    assert await seated(club) == 2
    assert all(result.acknowledged and not result.followups for result in results)
    assert len(club.messages) == 1


async def test_two_presses_on_the_same_message_remove_two(club: Club) -> None:
    await club.start(computers=3)
    await press(club, REMOVE, REMOVE)
    assert await seated(club) == 1


async def test_each_press_counts_in_whatever_order(club: Club) -> None:
    await club.start(computers=1)
    await press(club, ADD, REMOVE, ADD)
    assert await seated(club) == 2


async def test_who_adds_more_than_there_are_seats_is_told_that_the_table_is_full(club: Club) -> None:
    await club.start()
    results = await press(club, *[ADD] * 4)
    assert await seated(club) == 3
    (refused,) = [result for result in results if result.followups]
    assert said(refused) == ENGLISH("refusal-table-full", seats=4)


async def test_who_removes_more_than_there_are_is_told_that_there_is_none(club: Club) -> None:
    await club.start(computers=1)
    results = await press(club, REMOVE, REMOVE)
    assert await seated(club) == 0
    (refused,) = [result for result in results if result.followups]
    assert said(refused) == ENGLISH("refusal-no-computer")


@pytest.mark.one_in(3)
@pytest.mark.parametrize("action", [ADD, REMOVE])
@pytest.mark.parametrize("at_another_process", [False, True])
async def test_a_press_that_discord_delivers_twice_counts_once(
    club: Club, action: str, *, at_another_process: bool
) -> None:
    await club.start(computers=2)
    delivered: list[tuple[str, Any]] = []
    club.env.backend.subscribers.append(lambda event, payload: delivered.append((event, payload)))
    (result,) = await press(club, action, times=1 if at_another_process else 2)
    if at_another_process:  # which doesn't know what has arrived here
        await club.restart()
        club.env.backend.emit(*delivered[0])
        await club.env.settle()
    assert await seated(club) == (3 if action == ADD else 1)
    assert result.acknowledged
    assert result.followups == []


async def test_a_command_that_discord_delivers_twice_is_answered_once(club: Club) -> None:
    await club.begin()
    await club.take(azul.legal_moves(await club.state())[0])
    since = len(club.env.http_requests)
    result = raw.emit_command(club, club.members[0], raw.azul("undo"), times=2)
    await club.env.settle()
    assert said(result) == ENGLISH("undone")
    answers = [each for each in club.env.http_requests[since:] if each.path.endswith("/callback")]
    assert len(answers) == 1
