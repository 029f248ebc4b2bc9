"""How far somebody is in the lesson, which is stored only in the `custom_id` of its buttons."""

from dataclasses import dataclass, replace

import azul
from azul import Move, State
from bot.features.learn.course import WrongTakes, answers_to, question_of, takes_before, turn_of
from bot.features.learn.judge import LessonStep, mistake_of
from bot.messages.choice import parse_choice
from bot.messages.panel import LESSON_START
from bot.ui.components import NO_GAME, CustomId


@dataclass(frozen=True, slots=True)
class Lesson:
    """A place in the lesson: a step, the takes in those before it, and what is chosen of the answer so far.

    The answer is a take in notation (`bot.messages.choice`), or in Step.TILING a number of points.
    """

    step: LessonStep = LessonStep.TAKE
    takes: tuple[Move, ...] = ()
    answer: str = ""

    @property
    def custom_id(self) -> CustomId:
        """The id of a button that leads here."""
        return CustomId("learn", NO_GAME, self.step, "".join(map(str, self.takes)) + self.answer)

    def at(self, step: LessonStep) -> "Lesson":
        """Return the beginning of this step or of an earlier one."""
        return Lesson(step, self.takes[: takes_before(step)])

    def answered(self, answer: object) -> "Lesson":
        """Return the lesson with another answer."""
        return replace(self, answer=str(answer))


def parse_lesson(number: int | None, choice: str) -> Lesson | None:
    """Return where a button of the lesson leads, None if it is forged or out of date."""
    if number == LESSON_START and not choice:
        return Lesson()
    try:
        step = LessonStep(number or LESSON_START)
        size = 3 * takes_before(step)
        takes = tuple(azul.parse_move(choice[start : start + 3]) for start in range(0, size, 3))
        lesson = Lesson(step, takes, choice[size:])
        state = turn_of(step, takes).state
    except (azul.NotationError, WrongTakes, ValueError):
        return None
    return lesson if _is_possible(lesson, state) else None


def _is_possible(lesson: Lesson, state: State) -> bool:
    """Return whether the answer, as far as it is chosen, is possible in the position."""
    if lesson.step is LessonStep.TILING:
        return lesson.answer in {"", *map(str, answers_to(question_of(state)))}
    choice = parse_choice(lesson.answer)
    if choice is None or choice.sides:
        return False
    if choice.take is not None:
        is_legal = choice.take in azul.legal_moves(state)
        return is_legal and not (choice.confirmed and mistake_of(lesson.step, state, choice.take))
    colours = () if choice.source is None else azul.present(state.tiles_at(choice.source))
    return choice.source is None or (bool(colours) and choice.colour in {None, *colours})
