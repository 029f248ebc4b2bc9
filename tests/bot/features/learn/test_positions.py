"""The positions of `/azul learn`: a real round, whatever the learner does right, and a real game's end."""

import os
from collections.abc import Iterator

import pytest

import azul
from azul import CENTRE, FLOOR, Move, Phase, State
from bot.features.learn import course
from bot.features.learn.course import LEARNER, WrongTakes, answers_to, ended, question_of, turn_of
from bot.features.learn.judge import LessonStep, Mistake, mistake_of
from tests.some import some

Takes = tuple[Move, ...]
HISTORIES = (
    (course._SECRET, course._FIRST_ROUND, LessonStep.TAKE),
    (course._SECRET_OF_END, course._UP_TO_END, LessonStep.END),
)


def right(step: LessonStep, state: State) -> list[Move]:
    """Return the right answers to a step."""
    return [move for move in azul.legal_moves(state) if mistake_of(step, state, move) is None]


def a_way() -> Takes:
    """Return right answers to the steps whose takes stay."""
    takes: Takes = ()
    for step in course.TAKES_IN:
        takes = (*takes, right(step, turn_of(step, takes).state)[0])
    return takes


def ways(until: LessonStep) -> Iterator[Takes]:
    """Yield all combinations of right answers that lead to a step."""
    found: list[Takes] = [()]
    for step in course.TAKES_IN:
        if step < until:
            found = [(*takes, move) for takes in found for move in right(step, turn_of(step, takes).state)]
    yield from found


@pytest.mark.parametrize(("secret", "moves", "step"), HISTORIES, ids=["round", "end"])
def test_the_game_is_dealt_and_played_by_the_rules_up_to_the_lesson(
    secret: bytes, moves: str, step: LessonStep
) -> None:
    """Every deal is drawn from a secret (R17), every take is legal (R7, R8), every round is tiled (R13)."""
    progress = azul.Progress(azul.new_game(players=2, starter=LEARNER))
    for text in [*moves.split(), ""]:
        while progress.state.phase is Phase.REFILL:
            drawn = azul.draw_deal(progress.state, secret)
            progress = azul.Progress(azul.deal(progress.state, drawn))
        if text:
            move = azul.parse_move(text)
            azul.check_move(progress.state, move)
            after = azul.apply(progress.state, move)
            progress = azul.Progress(azul.tile_walls(after)[0] if after.phase is Phase.TILING else after)
    takes = a_way() if step is LessonStep.END else ()
    assert turn_of(step, takes).state == progress.state
    assert progress.state.phase is Phase.OFFER
    assert progress.state.turn == LEARNER


@pytest.mark.one_in(3)
@pytest.mark.parametrize("step", [LessonStep.LINE, LessonStep.FLOOR, LessonStep.MARKER])
def test_each_position_follows_from_the_one_before_by_the_learner_s_take_and_a_legal_reply(
    step: LessonStep,
) -> None:
    """R7, R8; nobody else takes from the centre before the learner does."""
    for takes in some(ways(step)):
        turn = turn_of(step, takes)
        earlier = turn_of(course.TAKES_IN[len(takes) - 1], takes[:-1])
        (reply,) = turn.takes
        assert turn.before == azul.apply(earlier.state, takes[-1])
        assert reply in azul.legal_moves(turn.before)
        assert reply.source != CENTRE
        assert turn.state == azul.apply(turn.before, reply)
        assert turn.state.turn == LEARNER
        assert turn.state.has_marker_in_centre


def test_the_step_after_the_undone_take_has_the_same_position() -> None:
    for takes in some(ways(LessonStep.FLOOR)):
        assert turn_of(LessonStep.FLOOR, takes) == turn_of(LessonStep.MARKER, takes)


def test_every_round_ends_by_legal_takes_with_a_tile_that_touches_another() -> None:
    """However the learner answered, at least one tile scores more than 1 (R11, R14)."""
    every = 3 if "TEST_ALL" in os.environ else 37  # all of them take some seconds
    number = 0
    for takes in some(list(ways(LessonStep.TILING))[::every]):
        turn = turn_of(LessonStep.TILING, takes)
        state = turn.before
        for move in turn.takes:
            assert move in azul.legal_moves(state)
            state = azul.apply(state, move)
        assert state == turn.state
        assert state.phase is Phase.TILING
        question = question_of(state)
        assert question.placement.points > 1
        number += 1
    assert number > 3000 / every


def test_the_tile_that_is_asked_about_scores_what_the_tiling_gives_it() -> None:
    """In its turn: lines above it are tiled before it and count for it, those below don't (R13, R14)."""
    for takes in some(list(ways(LessonStep.TILING))[::50]):
        state = turn_of(LessonStep.TILING, takes).state
        question = question_of(state)
        asked, board = question.placement, question.state.boards[LEARNER]
        _, report = azul.tile_walls(state)
        tiling = report.boards[LEARNER]
        assert tiling is not None
        earlier = tiling.placements[: tiling.placements.index(asked)]
        assert board.score == state.boards[LEARNER].score + sum(placed.points for placed in earlier)
        assert board.lines[asked.row].is_full
        across, down = board.wall.place(asked.row, asked.column, asked.colour).run_through(
            asked.row, asked.column
        )
        assert (across, down) == (asked.horizontal, asked.vertical)
        answers = answers_to(question)
        assert asked.points in answers
        assert len(set(answers)) == 4
        assert min(answers) >= 1


@pytest.mark.one_in(4)
@pytest.mark.parametrize("step", [step for step in LessonStep if step is not LessonStep.TILING])
def test_every_step_can_be_answered_right_and_wrong(step: LessonStep) -> None:
    for takes in some(ways(step) if step < LessonStep.TILING else [a_way()]):
        state = turn_of(step, takes).state
        legal = azul.legal_moves(state)
        assert 0 < len(right(step, state)) < len(legal)
        assert any(move.line == FLOOR for move in legal)


def test_every_reason_why_a_take_misses_a_point_can_be_met() -> None:
    met = {
        mistake_of(step, state, move)
        for step in LessonStep
        for takes in ([a_way()] if step > LessonStep.MARKER else list(ways(step))[::10])
        for state in [turn_of(step, takes).state]
        for move in azul.legal_moves(state)
    }
    assert met == {None, *Mistake}


def test_exactly_one_factory_holds_tiles_when_some_are_to_fall() -> None:
    for takes in some(ways(LessonStep.FLOOR)):
        assert sum(map(bool, turn_of(LessonStep.FLOOR, takes).state.factories)) == 1


def test_every_right_answer_to_the_last_step_ends_the_game_and_wins_it() -> None:
    """R20: a row is complete, and the learner's wall has each of the three bonuses."""
    state = turn_of(LessonStep.END, a_way()).state
    answers = right(LessonStep.END, state)
    assert len({(move.line, move.colour) for move in answers}) > 1
    for move in some(answers):
        final, report = ended(azul.apply(state, move))
        assert report.ending is azul.Ending.ROW
        assert move.line in final.boards[LEARNER].wall.complete_rows()
        assert report.bonuses is not None
        assert all(
            (report.bonuses[LEARNER].rows, report.bonuses[LEARNER].columns, report.bonuses[LEARNER].colours)
        )
        assert azul.ranking(final)[0] == (LEARNER,)


@pytest.mark.parametrize(
    ("step", "moves"),
    [
        (LessonStep.TAKE, "1b3"),
        (LessonStep.LINE, ""),
        (LessonStep.LINE, "1bf"),  # on the floor
        (LessonStep.LINE, "1b2"),  # row 2 has blue
        (LessonStep.LINE, "9b2"),
        (LessonStep.MARKER, "1b3 2w3"),
        (LessonStep.TILING, "1b3 2k1 4k5"),  # not from the centre
        (LessonStep.TILING, "1b3 2k1 cbf"),  # on the floor
        (LessonStep.END, ""),
    ],
)
def test_takes_that_are_no_right_answers_lead_nowhere(step: LessonStep, moves: str) -> None:
    with pytest.raises(WrongTakes):
        turn_of(step, tuple(map(azul.parse_move, moves.split())))
