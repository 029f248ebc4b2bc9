"""Components that no message of ours has: a line in the log and a private answer, and nothing changes."""

from collections.abc import Iterable, Sequence
from itertools import cycle, product
from typing import Any, Final

import pytest

from bot.app import build_registry
from bot.i18n.language import Verbatim
from tests.bot.club import Club, answer, said
from tests.bot.english import ENGLISH
from tests.bot.panels import assert_same, open_panel
from tests.bot.raw import submit_form, use_component
from tests.some import some

OLD: Final = ENGLISH("refusal-old-button")
NOT_OURS: Final = (
    "azul",
    "azul:",
    "azul:join",
    "azul:join:",
    "azul:join:one",
    "azul:join:１",
    "azul:join:-1",
    "azul:join:1:2",
    "azul:join:1:2:3:4",
    "azul:JOIN:1",
    "azul:take:1:1:" + 16 * "1b1!",
    "azul:take:1:99999999999:1b1!",
    "azul:join:9999999999999999999",
    "azul:dance:1",
    "chess:join:1",
    "@everyone",
    "\n",
    "x" * 100,
)
PARTS: Final = (
    "",
    ":0:",
    ":1:1",
    ":1:zzz",
    ":999999999:round99",
    ":1:12345",
    ":3:9w5lrlr!",
    ":1:" + 15 * "1b1!",
    ":1:" + 60 * "9",
)
GAMES: Final = (*(f"1{parts}" for parts in PARTS), "0", "999999999999999999:1:1")
"""What may follow an action."""
ACTIONS = build_registry().actions


def button(custom_id: str) -> dict[str, Any]:
    """Return a button with this id."""
    return {"type": 2, "style": 2, "label": "Old", "custom_id": custom_id}


@pytest.mark.parametrize("in_private", [False, True])
async def test_a_button_that_is_not_ours_is_answered_as_an_old_one(club: Club, in_private: bool) -> None:
    await club.begin()
    before, sent = await club.game(), len(club.env.http_requests)
    message = await open_panel(club) if in_private else club.last
    for custom_id in NOT_OURS:
        result = await use_component(club, club.members[0], message, button(custom_id))
        assert said(result).startswith(OLD), custom_id
    await assert_same(club, before, sent)


async def assert_all_answered(
    club: Club, presses: Iterable[tuple[str, int, str]], *, in_private: bool
) -> None:
    """Press buttons, by action, member and the rest; assert that all are answered and nothing changes."""
    await club.begin()
    state = await club.state()
    message = answer(await club.members[0].slash(club.channel, "azul table")) if in_private else club.last
    for action, member, game in some(presses):
        is_gone = message.id not in club.env.backend.messages[club.channel.id]  # another panel took its place
        if in_private and (is_gone or action == "share"):  # what is shown to everyone is private no more
            message = answer(await club.members[0].slash(club.channel, "azul table"))
        custom_id = f"azul:{action}:{game}"
        result = await use_component(club, club.members[member], message, button(custom_id))
        assert result.acknowledged, custom_id
        assert not result.deferred or result.response or result.followups, custom_id
    assert await club.state() == state
    assert len(club.turns) == 1
    assert "**The game begins.**" in club.turns[-1].content


def who_presses(action: str) -> Sequence[int]:
    """Return which members press a button that is to change nothing: one who plays, and one who doesn't."""
    return (4,) if action in {"resign", "hand"} else (0, 4)


@pytest.mark.thorough
@pytest.mark.parametrize("action", sorted(ACTIONS))
@pytest.mark.parametrize("in_private", [False, True])
async def test_a_button_of_ours_with_hostile_parts_is_answered(
    club: Club, action: str, in_private: bool
) -> None:
    presses = product([action], who_presses(action), GAMES)
    await assert_all_answered(club, presses, in_private=in_private)


@pytest.mark.parametrize("in_private", [False, True])
async def test_every_button_of_ours_with_some_hostile_parts_is_answered(club: Club, in_private: bool) -> None:
    parts = cycle(GAMES[::-1] if in_private else GAMES)
    presses = ((action, who, next(parts)) for action in sorted(ACTIONS) for who in who_presses(action))
    await assert_all_answered(club, presses, in_private=in_private)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("kind", [3, 8])
async def test_a_select_with_a_button_s_id_is_answered_and_does_nothing(club: Club, kind: int) -> None:
    await club.begin()
    before, sent = await club.game(), len(club.env.http_requests)
    for action in ACTIONS:
        select = {"type": kind, "custom_id": f"azul:{action}:1", "options": [{"label": "1", "value": "1"}]}
        result = await use_component(club, club.members[0], club.last, select, values=["1"])
        assert said(result).startswith(OLD)
    await assert_same(club, before, sent)


async def test_a_form_is_answered(club: Club) -> None:
    await club.begin()
    result = await submit_form(club, club.members[0], "azul:join:1")
    assert said(result).startswith(OLD)


async def test_a_press_is_answered_whatever_has_become_of_its_message(club: Club) -> None:
    await club.begin()
    result = await use_component(club, club.members[0], None, button("azul:board:1"))
    assert ENGLISH("board-of", name=Verbatim("Ada")) in said(result)


async def test_a_press_in_another_server_does_not_reach_a_game(club: Club) -> None:
    await club.begin()
    game = await club.game()
    elsewhere = Club.found(club.env, club.store)

    result = await use_component(elsewhere, elsewhere.members[0], None, button(f"azul:begin:{game.id}"))

    assert said(result) == ENGLISH("refusal-no-such-game", number=1)
    assert await club.game() == game
