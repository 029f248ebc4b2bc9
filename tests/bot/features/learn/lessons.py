"""Lessons, taken step by step like a learner does."""

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

import azul
from bot.features.learn.course import question_of, turn_of
from bot.features.learn.judge import LessonStep, mistake_of
from bot.features.learn.progress import Lesson, parse_lesson
from tests.bot.club import Club, answer, buttons, text_of
from tests.bot.english import ENGLISH


async def open_lesson(club: Club, member: int = 0) -> ResponseMessage:
    """Ask for the lesson."""
    return answer(await club.members[member].slash(club.channel, "azul learn"))


def ids(message: ResponseMessage) -> dict[str, str]:
    """Return the custom ids of a message's buttons by their labels, the first if two are alike."""
    return {button["label"]: button["custom_id"] for button in reversed(buttons(message))}


def choices(message: ResponseMessage) -> list[str]:
    """Return the custom ids of a message's buttons."""
    return [button["custom_id"] for button in buttons(message)]


async def press(member: MemberActor, message: ResponseMessage, label: str) -> None:
    """Press the button with this label."""
    result = await member.click(message, custom_id=ids(message)[label])
    assert result.acknowledged
    assert result.followups == []


async def choose(member: MemberActor, message: ResponseMessage, lesson: Lesson) -> None:
    """Press the button that leads here."""
    custom_id = lesson.custom_id.text
    assert custom_id in choices(message)
    result = await member.click(message, custom_id=custom_id)
    assert result.acknowledged


def at(message: ResponseMessage) -> LessonStep:
    """Return the step that a message shows."""
    head = text_of(message).splitlines()[0]
    names = {step: ENGLISH(f"learn-title-{step.name.lower()}") for step in LessonStep}
    return next(step for step, name in names.items() if f"Step {step.value} of 6 · {name}" in head)


def right_takes(lesson: Lesson) -> list[azul.Move]:
    """Return the takes that show what a step is about."""
    state = turn_of(lesson.step, lesson.takes).state
    return [move for move in azul.legal_moves(state) if mistake_of(lesson.step, state, move) is None]


async def answer_right(
    member: MemberActor, message: ResponseMessage, lesson: Lesson, number: int = 0
) -> Lesson:
    """Answer a step from its task on, with the right answer of this number; return what comes next."""
    step = lesson.step
    if step is LessonStep.TILING:
        points = question_of(turn_of(step, lesson.takes).state).placement.points
        await choose(member, message, lesson.answered(points))
        after = Lesson(LessonStep.END, lesson.takes)
    else:
        takes = right_takes(lesson)
        move = takes[number % len(takes)]
        await choose(member, message, lesson.answered(str(move)[0]))
        if lesson.answered(move).custom_id.text in choices(message):  # not asked if there is no other target
            await choose(member, message, lesson.answered(move))
        await choose(member, message, lesson.answered(f"{move}!"))
        stays = step not in {LessonStep.FLOOR, LessonStep.END}
        after = Lesson(
            LessonStep(min(step + 1, LessonStep.END)), (*lesson.takes, move) if stays else lesson.takes
        )
    if step is not LessonStep.END:
        await choose(member, message, after)
    return after


async def walk(member: MemberActor, message: ResponseMessage, until: LessonStep, number: int = 0) -> Lesson:
    """Answer all steps before one."""
    lesson = Lesson()
    while lesson.step < until:
        lesson = await answer_right(member, message, lesson, number)
    assert at(message) is until
    return lesson


def lesson_of(custom_id: str) -> Lesson | None:
    """Return where a button leads."""
    _, action, _, number, choice = f"{custom_id}::".split(":")[:5]
    assert action == "learn"
    return parse_lesson(int(number or 0), choice)
