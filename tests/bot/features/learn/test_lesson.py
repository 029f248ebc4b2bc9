"""`/azul learn`: six steps in private, each answered by doing it; everything is in its buttons."""

import re

import pytest
from simcord.results import ResponseMessage

import azul
from bot.app import AzulBot
from bot.features.learn.course import answers_to, ended, question_of, turn_of
from bot.features.learn.judge import LessonStep, Mistake, mistake_of
from bot.features.learn.progress import Lesson
from bot.i18n.language import Text
from bot.ui.drawing import Pictures
from engine import Options
from engine.servers import Server
from storage.store import Store
from tests.bot import raw
from tests.bot.club import Club, answer, labels, new_bot, said, text_of
from tests.bot.english import ENGLISH
from tests.bot.features.learn.lessons import (
    answer_right,
    at,
    choices,
    choose,
    ids,
    lesson_of,
    open_lesson,
    press,
    right_takes,
    walk,
)
from tests.bot.games.test_limits import BUSIEST, WIDEST, assert_within_limits, payloads
from tests.bot.interactions.places import a_strange_server, between_people
from tests.some import some

TAKING = (LessonStep.TAKE, LessonStep.LINE, LessonStep.FLOOR, LessonStep.MARKER, LessonStep.END)
MISSED = ENGLISH("learn-miss", why=Text("learn-miss-fits")).split("**")[1]
OLD = ENGLISH("refusal-old-lesson")


def shown(message: ResponseMessage) -> tuple[str, list[str]]:
    """Return what somebody sees of a message without its picture."""
    return text_of(message), choices(message)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("factory", range(1, 6))
async def test_the_first_buttons_are_explained_by_what_stands_on_one_of_them(
    club: Club, factory: int
) -> None:
    message = await open_lesson(club)
    await press(club.members[0], message, str(factory))
    explained = text_of(message).splitlines()[-1]
    assert explained.startswith("-# Each button is a color and a line.")
    (example,) = re.findall(r"\*\*(.+?)\*\*", explained)
    assert any(re.fullmatch(rf"(?:→ )?{example}(?: .+)?", label) for label in labels(message))


@pytest.mark.one_in(3)
@pytest.mark.parametrize("number", range(3))
async def test_somebody_goes_through_all_six_steps_in_one_private_message(club: Club, number: int) -> None:
    ada = club.members[0]
    message = await open_lesson(club)
    lesson, seen = Lesson(), []
    for step in LessonStep:
        assert at(message) is step
        (picture,) = message.attachments
        assert picture.filename == f"azul-learn-{step.value}.png"
        assert "wall" in (picture.description or "")
        seen.append(text_of(message))
        lesson = await answer_right(ada, message, lesson, number)
    assert at(message) is LessonStep.END
    assert "wins" in text_of(message)
    assert "/azul start" in text_of(message)
    assert "/azul rules" in text_of(message)
    assert len(set(seen)) == len(LessonStep)
    assert ["**Bot Inês** took" in text for text in seen] == [False, True, True, False, False, False]
    assert club.messages == []
    assert [each.id for each in club.private(ada)] == [message.id]
    assert await club.bot.games.channels.of_person(ada.id, club.channel.id) == []


async def test_the_lesson_tells_what_the_computer_took(club: Club) -> None:
    message = await open_lesson(club)
    lesson = await walk(club.members[0], message, LessonStep.LINE)
    (reply,) = turn_of(LessonStep.LINE, lesson.takes).takes
    answer = text_of(message).splitlines()[1]
    assert answer.startswith("**Bot Inês** took")
    assert f"from factory {reply.source} and" in answer


@pytest.mark.one_in(6)
@pytest.mark.parametrize("step", TAKING)
async def test_a_legal_take_that_misses_the_point_is_explained_and_no_step_is_lost(
    club: Club, step: LessonStep
) -> None:
    """Each of them is shown as in a game, with its effects, but can't be confirmed."""
    ada = club.members[0]
    message = await open_lesson(club)
    lesson = await walk(ada, message, step)
    state = turn_of(step, lesson.takes).state
    missing = [move for move in azul.legal_moves(state) if mistake_of(step, state, move) is not None]
    for move in some(missing):
        await club.press(ada, message, lesson.answered(move).custom_id.text)
        assert MISSED in text_of(message), move
        assert "Confirm" not in labels(message)
        back = lesson_of(choices(message)[0])
        assert back is not None
        assert (back.step, back.takes) == (step, lesson.takes)
    await club.press(ada, message, lesson.custom_id.text)
    assert at(message) is step
    after = await answer_right(ada, message, lesson)
    assert after.step is LessonStep(min(step + 1, LessonStep.END))


async def test_what_a_missed_take_would_cost_is_told_as_it_is(club: Club) -> None:
    ada = club.members[0]
    message = await open_lesson(club)
    state = turn_of(LessonStep.TAKE, ()).state
    for move in some(azul.legal_moves(state)):
        mistake = mistake_of(LessonStep.TAKE, state, move)
        if mistake in {Mistake.FALLS, Mistake.ON_FLOOR}:
            await club.press(ada, message, Lesson(LessonStep.TAKE, (), str(move)).custom_id.text)
            cost = azul.board_after(state, move)[0].floor_cost
            assert f"cost {ENGLISH('points', points=cost)}" in text_of(message)


async def test_the_buttons_of_a_step_are_the_legal_takes_as_in_a_game(club: Club) -> None:
    ada = club.members[0]
    message = await open_lesson(club)
    state = turn_of(LessonStep.TAKE, ()).state
    for source in some([source for source in state.sources if state.tiles_at(source)]):
        await club.press(ada, message, Lesson().custom_id.text)
        await choose(ada, message, Lesson(answer=azul.SOURCE_LETTERS[source]))
        offered = {
            lesson.answer for each in choices(message) if (lesson := lesson_of(each)) and lesson.answer
        }
        floors = {answer for answer in offered if len(answer) == 2}
        for floor in floors:  # of a crowded source, the floor comes after its lines
            await choose(ada, message, Lesson(answer=floor))
            offered |= {
                lesson.answer for each in choices(message) if (lesson := lesson_of(each)) and lesson.answer
            }
        legal = {str(move) for move in azul.legal_moves(state) if move.source == source}
        assert offered - floors - {azul.SOURCE_LETTERS[source]} == legal


async def test_points_are_foretold_until_the_number_is_right(club: Club) -> None:
    ada = club.members[0]
    message = await open_lesson(club)
    lesson = await walk(ada, message, LessonStep.TILING)
    question = question_of(turn_of(LessonStep.TILING, lesson.takes).state)
    right = question.placement.points
    assert labels(message)[:4] == [str(points) for points in answers_to(question)]
    for points in some(answers_to(question)):
        if points != right:
            await press(ada, message, str(points))
            assert f"**Not {points}.**" in text_of(message)
            assert "Next" not in labels(message)
    await press(ada, message, str(right))
    assert ENGLISH("points", points=right) in text_of(message)
    assert "Next" in labels(message)


async def test_the_end_tells_the_scores_that_the_rules_give(club: Club) -> None:
    ada = club.members[0]
    message = await open_lesson(club)
    lesson = await walk(ada, message, LessonStep.END)
    state = turn_of(LessonStep.END, lesson.takes).state
    for move in some(right_takes(lesson)):
        await club.press(ada, message, lesson.answered(f"{move}!").custom_id.text)
        final, _ = ended(azul.apply(state, move))
        for board in final.boards:
            assert f"**{board.score}**" in text_of(message)


async def test_back_leads_to_the_task_and_from_there_to_the_step_before(club: Club) -> None:
    ada = club.members[0]
    message = await open_lesson(club)
    await walk(ada, message, LessonStep.END)
    for step in reversed(LessonStep):
        assert at(message) is step
        if step > LessonStep.TAKE:
            await press(ada, message, "Back")
    assert "Back" not in labels(message)
    await walk(ada, message, LessonStep.TILING)
    await press(ada, message, "Start over")
    assert at(message) is LessonStep.TAKE


async def test_after_an_answer_back_leads_to_the_task_again(club: Club) -> None:
    ada = club.members[0]
    message = await open_lesson(club)
    (first, *_) = right_takes(Lesson())
    for lesson in (Lesson(), Lesson(LessonStep.LINE, (first,))):
        await club.press(ada, message, lesson.custom_id.text)
        task, (move, *_) = text_of(message), right_takes(lesson)
        await club.press(ada, message, lesson.answered(f"{move}!").custom_id.text)
        assert text_of(message) != task
        await press(ada, message, "Back")
        assert text_of(message) == task


@pytest.mark.one_in(6)
@pytest.mark.parametrize("step", LessonStep)
async def test_every_button_may_be_pressed_twice(club: Club, step: LessonStep) -> None:
    ada = club.members[0]
    message = await open_lesson(club)
    await walk(ada, message, step)
    for custom_id in some(choices(message)):
        await club.press(ada, message, custom_id)
        once = shown(message)
        await club.press_at_once(message, (ada, custom_id), (ada, custom_id))
        assert shown(message) == once
        assert [each.id for each in club.private(ada)] == [message.id]
    assert club.env.errors == []


async def test_the_lesson_has_the_words_of_the_server_s_tables_on_every_page(club: Club) -> None:
    settings = Server(options=Options(4, theme="chocolatier")).model_dump_json()
    await club.store.save_server(club.guild.id, settings)
    message = await open_lesson(club)
    for _ in range(2):
        assert "shelf" in text_of(message)
        await press(club.members[0], message, labels(message)[0])


@pytest.mark.thorough
@pytest.mark.usefixtures("days_pass")
async def test_the_lesson_goes_on_after_restarts_and_days(club: Club) -> None:
    ada = club.members[0]
    message = await open_lesson(club)
    lesson = Lesson()
    for _ in LessonStep:
        lesson = await answer_right(ada, message, lesson)
        await club.env.advance_time(3 * 24 * 60 * 60)
        await club.restart()
    assert "wins" in text_of(message)


@pytest.mark.thorough
async def test_two_people_learn_at_once_and_see_only_their_own(club: Club) -> None:
    ada, bruno = club.members[:2]
    hers, his = await open_lesson(club), await open_lesson(club, 1)
    first, second = Lesson(), Lesson()
    for _ in LessonStep:
        first = await answer_right(ada, hers, first, 0)
        second = await answer_right(bruno, his, second, 5)
    assert "**Ada** wins" in text_of(hers)
    assert "**Bruno** wins" in text_of(his)
    assert [each.id for each in club.private(bruno)] == [his.id]


async def test_a_forged_button_is_answered_as_one_of_an_older_version(club: Club) -> None:
    message = await open_lesson(club)
    before = shown(message)
    for parts in (
        "0",
        "0:7:",
        "0:0:1",
        "0:999999999:",
        "0:1:zzz",
        "0:1:9",
        "0:1:c",  # empty
        "0:1:1r",
        "0:1:1r3",  # no red there
        "0:1:1b2",  # row 2 has blue
        "0:1:1bf!",  # confirmed, though it misses the point
        "0:1:1b3lr",
        "0:1:1b3!1b3!",
        "0:2:",
        "0:2:1b",
        "0:2:1bf",
        "0:3:1b3cb4",
        "0:5:1b32k1cb44444",
        "0:5:1b32k1cb40",
        "0:5:1b32k1cb4x",
        "0:6:",
        "0:6:1b32k1cb4zz",
        "7:2:",
    ):
        result = await club.press(club.members[0], message, f"azul:learn:{parts}")
        assert said(result) == OLD, parts
        assert shown(message) == before, parts


async def test_buttons_on_an_old_message_lead_on_from_where_they_are(club: Club) -> None:
    """Two lessons of one person don't know of each other."""
    ada = club.members[0]
    old = await open_lesson(club)
    lesson = await walk(ada, old, LessonStep.MARKER)
    new = await open_lesson(club)
    await walk(ada, new, LessonStep.LINE, 3)
    await answer_right(ada, old, lesson)
    assert at(old) is LessonStep.TILING
    assert at(new) is LessonStep.LINE


async def test_the_lesson_is_given_in_direct_messages(club: Club) -> None:
    ada = club.members[0]
    message = answer(await ada.user.slash("azul learn"))
    assert at(message) is LessonStep.TAKE
    move = right_takes(Lesson())[0]
    for part in (str(move)[0], str(move), f"{move}!"):
        await ada.user.click(message, custom_id=Lesson(answer=part).custom_id.text)
    await ada.user.click(message, custom_id=Lesson(LessonStep.LINE, (move,)).custom_id.text)
    assert at(message) is LessonStep.LINE


@pytest.mark.parametrize("place", [a_strange_server, between_people])
async def test_the_lesson_is_given_where_the_bot_is_not(club: Club, place: object) -> None:
    assert callable(place)
    ada = club.members[0]
    there = place(club, ada)
    message = answer(await raw.send_from(club, ada, raw.azul("learn"), there))
    assert at(message) is LessonStep.TAKE
    await raw.use_from(club, ada, message, Lesson(answer="1").custom_id.text, there)
    assert lesson_of(choices(message)[0]) is not None
    assert len(choices(message)) > len(right_takes(Lesson())) // 10


@pytest.mark.thorough
async def test_the_lesson_is_beside_a_game_and_changes_nothing_in_it(club: Club) -> None:
    await club.begin()
    game = await club.game()
    message = await open_lesson(club)
    lesson = Lesson()
    for _ in LessonStep:
        lesson = await answer_right(club.members[0], message, lesson)
    assert await club.game() == game


@pytest.mark.one_in(6)
@pytest.mark.parametrize("name", [BUSIEST, WIDEST, "Ada", "𝔸" * 32, "@everyone", "\u200b"])
async def test_every_message_is_within_discord_s_limits(club: Club, name: str) -> None:
    learner = club.welcome(name)
    message = await open_lesson(club, -1)
    lesson = Lesson()
    for _ in LessonStep:
        for custom_id in choices(message):
            await club.press(learner, message, custom_id)
            assert (await club.press(learner, message, lesson.custom_id.text)).acknowledged
        lesson = await answer_right(learner, message, lesson)
    sent = list(payloads(club))
    assert len(sent) > 40
    for payload in some(sent):
        assert_within_limits(payload)
        assert "@everyone" not in re.sub(r"\\.", "", payload.get("content") or "")


class TestWithPictures:
    """The same with real pictures."""

    @pytest.fixture
    def simcord_bot(self, store: Store) -> AzulBot:
        return new_bot(store, Pictures(threads=2))

    @pytest.mark.thorough
    async def test_every_step_has_a_picture_that_its_alt_text_describes(self, club: Club) -> None:
        message = await open_lesson(club)
        lesson, seen = Lesson(), set()
        for step in LessonStep:
            (picture,) = message.attachments
            assert picture.filename == f"azul-learn-{step.value}.png"
            content = await picture.read()
            assert content.startswith(b"\x89PNG")
            assert picture.description
            assert len(picture.description) <= 1024
            assert "wall" in picture.description
            seen.add(content)
            lesson = await answer_right(club.members[0], message, lesson)
        assert len(seen) == len(LessonStep)
        assert ids(message)

    async def test_the_lesson_has_the_look_of_the_server_s_tables(self, club: Club) -> None:
        pictures = set[bytes]()
        for theme in ("", "azulejo-dark", "chocolatier"):
            settings = Server(options=Options(4, theme=theme)).model_dump_json()
            await club.store.save_server(club.guild.id, settings)
            (picture,) = (await open_lesson(club)).attachments
            pictures.add(await picture.read())
        assert len(pictures) == 3
