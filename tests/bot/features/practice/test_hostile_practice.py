"""Forged, repeated and late presses in practice: nobody reaches anybody else's, and nothing happens twice."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest

import players
from bot.app import build_registry
from engine.computers.thinker import InProcessThinker, NoAnswer
from tests.bot.club import Club, answer, labels, said, text_of
from tests.bot.english import ENGLISH, WENT_WRONG
from tests.bot.features.practice.practices import (
    button,
    confirming,
    ids,
    opened,
    practice_of,
    take,
    the_practice,
)
from tests.bot.raw import use_component
from tests.some import some

OURS: Final = tuple(action for action in build_registry().actions if action.startswith("practice"))
HINT, JUDGE, UNDO = ENGLISH("button-hint"), ENGLISH("button-judge"), ENGLISH("button-undo")
Then = Callable[[], Awaitable[None]]
MOVED_ON, NONE = ENGLISH("practice-moved-on"), ENGLISH("refusal-no-practice")


async def _nothing() -> None:
    """Do nothing."""


class Counting(InProcessThinker):
    """Counts the searches: there must be none where nobody may be given advice.

    Each is followed by `then`.
    """

    def __init__(self) -> None:
        self.searches = 0
        self.is_broken = False
        self.then: Then = _nothing

    async def turn(self, *arguments: Any, **options: Any) -> Any:
        if self.is_broken:
            raise ValueError("the computer is gone")
        return await super().turn(*arguments, **options)

    async def search(self, *arguments: Any, **options: Any) -> Any:
        self.searches += 1
        found = await super().search(*arguments, **options)
        await self.then()
        return found


@pytest.fixture
def thinker() -> Counting:
    return Counting()


@pytest.mark.one_in(15)
@pytest.mark.parametrize("action", OURS)
async def test_no_action_of_practice_takes_the_number_of_a_game(
    club: Club, thinker: Counting, action: str
) -> None:
    await club.begin()
    message = await opened(club)
    await take(club, message)
    game, practice = await club.game(), await the_practice(club)
    for number in (practice.version, game.version):
        for choice in ("", "1b1!", "1"):
            forged = f"azul:{action}:{game.id}:{number}:{choice}"
            answer = said(await club.press(club.members[0], message, forged))
            assert ENGLISH("refusal-old-button") in answer
    assert await club.game() == game
    assert await practice_of(club) == practice
    assert thinker.searches == 0


@pytest.mark.one_in(15)
@pytest.mark.parametrize("action", OURS)
async def test_somebody_else_s_buttons_are_about_one_s_own_practice(
    club: Club, thinker: Counting, action: str
) -> None:
    message = await opened(club)
    await take(club, message)
    practice = await the_practice(club)
    bruno = club.members[1]
    result = await club.press(bruno, message, f"azul:{action}:0:{practice.version}:1b1!")
    assert said(result)
    assert await practice_of(club, bruno) is None
    await opened(club, bruno)
    theirs = await the_practice(club, bruno)
    await club.press(bruno, message, f"azul:{action}:0:{practice.version + 7}:1b1!")
    assert await practice_of(club, bruno) == theirs
    assert await practice_of(club) == practice
    assert thinker.searches == 0


@pytest.mark.one_in(29)
@pytest.mark.parametrize(
    ("action", "number"),
    [
        (action, number)
        for action in OURS
        for number in (0, 1, "now", "next", 999_999_999)
        if (action, number) != ("practiceundo", "now")
    ],
)
async def test_whatever_a_button_says_the_practice_is_shown_again(
    club: Club, action: str, number: int | str
) -> None:
    message = await opened(club)
    await take(club, message)
    practice = await the_practice(club)
    version = {"now": practice.version, "next": practice.version + 1}.get(str(number), number)
    for choice in (
        "",
        "zzz",
        "!!!!!!!!!",
        "9w5lrlr!",
        "12345",
        "c210000",
        "299999",
        "999999999",
        "x",
        "1b",
    ):
        result = await club.press(club.members[0], message, f"azul:{action}:0:{version}:{choice}")
        assert result.acknowledged, choice
        assert (await the_practice(club)).steps == practice.steps, choice
    assert club.env.errors == []
    assert club.messages == []


async def test_a_forged_choice_of_an_option_changes_nothing(club: Club) -> None:
    message = await opened(club)
    practice = await the_practice(club)
    for choice, value in (
        ("w210000", "sideways"),
        ("w210000", ""),
        ("x210000", "free"),
        ("w299999", "free"),
        ("w910000", "free"),
        ("w", "free"),
        ("", "free"),
        ("c210000", "9"),
        ("t210000", "no-such-look"),
    ):
        custom_id = f"azul:practiceoption:0:{practice.version}:{choice}"
        select = {"type": 3, "custom_id": custom_id, "options": []}
        result = await use_component(club, club.members[0], message, select, values=[value])
        assert ENGLISH("refusal-old-button") in said(result), (choice, value)
        assert await practice_of(club) == practice, (choice, value)
    for code in ("", "zzz", "299999"):
        await club.press(club.members[0], message, f"azul:practicenew:0:{practice.version}:{code}")
        assert ENGLISH("refusal-old-button") in text_of(message), code
        assert await practice_of(club) == practice, code
    assert club.env.errors == []


async def test_confirm_pressed_twice_makes_one_take(club: Club) -> None:
    ada, message = club.members[0], await opened(club)
    await ada.click(message, custom_id=ids(message, "practicepanel")[0])
    if confirming(message) is None:
        await ada.click(message, custom_id=ids(message, "practicetake")[0])
    await club.press_at_once(message, *[(ada, str(confirming(message)))] * 4)
    assert len((await the_practice(club)).steps) == 1
    assert "**Bot Inês** took" in message.content
    assert MOVED_ON not in message.content


@pytest.mark.thorough
async def test_undo_pressed_twice_takes_one_step_back(club: Club) -> None:
    ada, message = club.members[0], await opened(club)
    for _ in range(3):
        await take(club, message)
    undo = str(button(message, UNDO)["custom_id"])
    await club.press_at_once(message, (ada, undo), (ada, undo))
    assert len((await the_practice(club)).steps) == 2


@pytest.mark.thorough
async def test_different_presses_at_once_take_effect_one_after_the_other(club: Club) -> None:
    ada, message = club.members[0], await opened(club)
    await take(club, message)
    undo, hint = (str(button(message, label)["custom_id"]) for label in (UNDO, HINT))
    sources = ids(message, "practicepanel")
    for _ in range(3):
        await club.press_at_once(message, (ada, hint), (ada, undo), (ada, sources[0]), (ada, hint))
    practice = await the_practice(club)
    assert practice.steps == ()
    assert ENGLISH("hint-how") not in message.content
    assert club.env.errors == []


async def test_an_older_message_shows_how_it_stands_now(club: Club) -> None:
    ada = club.members[0]
    old = await opened(club)
    await club.restart()  # forgets which messages a new one takes the place of
    direct = answer(await ada.user.slash("azul practice"))
    await ada.user.click(direct, label="1")
    if confirming(direct) is None:
        await ada.user.click(direct, custom_id=ids(direct, "practicetake")[0])
    await ada.user.click(direct, custom_id=str(confirming(direct)))
    practice = await the_practice(club)
    for pressed in some(ids(old, "practicepanel", "practicehint")):
        result = await club.press(ada, old, pressed)
        assert MOVED_ON in said(result)
    assert await practice_of(club) == practice


async def test_a_hint_for_a_position_that_has_moved_on_is_never_shown(club: Club, thinker: Counting) -> None:
    ada, message = club.members[0], await opened(club)
    move = players.choose((await the_practice(club)).state, 0)

    async def move_on() -> None:
        practice = await the_practice(club)
        await club.bot.games.practice.play(ada.id, practice.version, lambda _: move)

    thinker.then = move_on
    before = text_of(message)
    await ada.click(message, label=HINT)
    assert text_of(message) == before
    assert club.env.errors == []


async def test_a_hint_that_is_asked_for_twice_is_given_once_and_not_refused(
    club: Club, thinker: Counting
) -> None:
    ada, message = club.members[0], await opened(club)
    hint = str(button(message, HINT)["custom_id"])

    async def think_on() -> None:
        _ = await asyncio.Event().wait()

    thinker.then = think_on
    sent = len(club.env.http_requests)
    await club.press(ada, message, hint)
    thinker.then = _nothing
    await club.press(ada, message, hint)
    assert thinker.searches == 2
    bodies = [request.json or {} for request in club.env.http_requests[sent:]]
    assert [body["content"] for body in bodies if "content" in body] == [text_of(message)]
    assert ENGLISH("hint-how") in text_of(message)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("label", [HINT, JUDGE])
async def test_an_answer_that_cannot_be_found_is_refused_above_the_table(
    club: Club, thinker: Counting, label: str
) -> None:
    async def fail() -> None:
        raise NoAnswer

    message = await opened(club)
    await take(club, message)
    thinker.then = fail
    await club.members[0].click(message, label=label)
    assert ENGLISH("refusal-advice-failed") in text_of(message)
    assert HINT in labels(message)


@pytest.mark.goes_wrong
async def test_what_the_computers_owe_after_a_crash_comes_with_the_next_look(
    club: Club, thinker: Counting
) -> None:
    message = await opened(club)
    thinker.is_broken = True
    assert WENT_WRONG in said(await take(club, message))
    thinker.is_broken = False
    await club.restart()
    shown = await opened(club)
    assert "**Ada** took" in shown.content
    assert "**Bot Inês** took" in shown.content
    assert len((await the_practice(club)).steps) == 1


async def test_a_practice_is_in_the_file_about_a_person_and_gone_when_they_are_deleted(club: Club) -> None:
    ada = club.members[0]
    message = await opened(club)
    await take(club, message)
    panel = answer(await ada.slash(club.channel, "azul privacy"))
    exported = await ada.click(panel, label=ENGLISH("button-privacy-export"))
    (file,) = exported.followups[-1].attachments
    assert '"practice"' in (await file.read()).decode()
    await ada.click(panel, label=ENGLISH("button-privacy-delete"))
    await ada.click(panel, label=ENGLISH("button-privacy-erase"))
    assert await practice_of(club) is None
    for pressed in some([str(each) for each in ids(message, *OURS)]):
        result = await club.press(ada, message, pressed)
        assert NONE in said(result)
    assert await practice_of(club) is None
