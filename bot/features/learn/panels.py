"""The lesson's panels: the task of a step, the game's own panel for it, and the outcome of the answer."""

from dataclasses import dataclass, replace

import discord

import azul
from azul import FLOOR, FLOOR_COSTS, Colour, Move, Placement, State
from bot.features.learn import pictures
from bot.features.learn.course import COMPUTER, LEARNER, Question, answers_to, ended, question_of, turn_of
from bot.features.learn.judge import STEPS, LessonStep, Mistake, mistake_of
from bot.features.learn.progress import Lesson
from bot.i18n.language import Fact, Key, Text, Verbatim
from bot.messages.choice import Choice, parse_choice, with_only_answers
from bot.messages.layout import in_lines
from bot.messages.panel import LESSON_START, Panel
from bot.messages.pictures import Result, final_picture, round_picture
from bot.messages.taking_panel import taking_panel
from bot.ui.components import NO_GAME, Button, CustomId, in_rows
from bot.ui.drawing import Picture
from bot.words.phrases import Phrases, colour_fact
from bot.words.results import final_result, next_starter, round_summary
from bot.words.takes import take_sentences
from engine import Game, Options, Player, Status, Table
from engine.computers.seats import new_computer
from render import Part


def lesson_table(learner: Player, theme: str) -> Table:
    """Return the table of the lesson: the learner against a computer, in a theme."""
    return Table(
        learner.user_id,
        Options(2, theme=theme),
        (learner, new_computer([learner])),
        Status.PLAYING,
        computers=(COMPUTER,),
    )


def lesson_panel(phrases: Phrases, table: Table, lesson: Lesson) -> Panel:
    """Return the panel for how far somebody is in the lesson."""
    panels = _StepPanels(phrases, table, lesson, turn_of(lesson.step, lesson.takes).state)
    panel = panels.tiling() if lesson.step is LessonStep.TILING else panels.take()
    title = Text(f"learn-title-{lesson.step.key}")
    head = phrases.words("learn-step", step=lesson.step, steps=STEPS, title=title)
    return replace(panel.with_intro(head), picture_name=f"azul-learn-{lesson.step}.png")


@dataclass(frozen=True, slots=True)
class _StepPanels:
    """The panels of a step of the lesson."""

    phrases: Phrases
    table: Table
    lesson: Lesson
    state: State

    def take(self) -> Panel:
        """Return the panel of a step that is answered by a take."""
        choice = with_only_answers(self.state, parse_choice(self.lesson.answer) or Choice())
        if choice.source is None:
            return self._task()
        move = choice.take
        if move is not None and choice.confirmed:
            return self._done(move)
        panel = self._taking(choice)
        if move is None:
            hint = self._words("learn-targets") if self.lesson.step is LessonStep.TAKE else ""
            return replace(panel, text=in_lines(panel.text, hint), picture=self._task_picture())
        mistake = mistake_of(self.lesson.step, self.state, move)
        if mistake is None:
            hint = self._words("learn-confirm") if self.lesson.step is LessonStep.TAKE else ""
            return replace(panel, text=in_lines(panel.text, hint))
        _confirm, *back = panel.buttons
        return replace(panel, text=in_lines(panel.text, self._missed(mistake, move)), buttons=tuple(back))

    def tiling(self) -> Panel:
        """Return the panel of the step in which the learner predicts the points of a tile (R14)."""
        question = question_of(self.state)
        if self.lesson.answer == str(question.placement.points):
            return self._tiled(question)
        chosen = [
            Button(str(points), self.lesson.answered(points).custom_id, discord.ButtonStyle.primary)
            for points in answers_to(question)
        ]
        ask = self._words("learn-ask-tiling", colour=colour_fact(question.placement.colour))
        if self.lesson.answer:
            runs = _runs(question.placement)
            before = self._words("learn-count-again", answer=int(self.lesson.answer), **runs)
        else:
            before = self._words("learn-task-tiling", opponent=self._opponent)
        text = in_lines(before, ask)
        picture = pictures.question_picture(self.phrases, self.table, question)
        return Panel(text, (*in_rows(chosen), *self._back(row=1)), picture)

    # ── the task ──

    def _task(self) -> Panel:
        """Return the panel with a step's task, and a button for every place that holds tiles."""
        buttons = self._taking(Choice()).buttons
        below = 1 + max(button.row or 0 for button in buttons)
        text = in_lines(
            self._reply(), self._words(f"learn-task-{self.lesson.step.key}", **self._task_facts())
        )
        return Panel(text, (*buttons, *self._back(row=below)), self._task_picture())

    def _task_facts(self) -> dict[str, Fact]:
        """Return the facts of a step's task, all numbers from the rules and the position."""
        own, other = (self.state.boards[seat] for seat in (LEARNER, COMPUTER))
        match self.lesson.step:
            case LessonStep.LINE:
                row, colour = next(
                    (row, colour) for row in range(5) for colour in own.wall.row(row) if colour is not None
                )
                return {"row": row + 1, "colour": colour_fact(colour)}
            case LessonStep.FLOOR:
                source = next(number for number, tiles in enumerate(self.state.factories, 1) if tiles)
                return {"source": source, "costs": [Verbatim(str(cost)) for cost in FLOOR_COSTS]}
            case LessonStep.MARKER:
                return {"opponent": self._opponent, "points": FLOOR_COSTS[len(own.floor)]}
            case LessonStep.END:
                return {
                    "opponent": self._opponent,
                    "round": self.state.round,
                    "own": own.score,
                    "other": other.score,
                    "rows": azul.ROW_BONUS,
                    "columns": azul.COLUMN_BONUS,
                    "colours": azul.COLOUR_BONUS,
                    "gaps": self._gaps(),
                }
            case _:
                return {"opponent": self._opponent}

    def _reply(self) -> str:
        """Return a text about the computer's reply, "" if there is none or the learner has seen it."""
        turn = turn_of(self.lesson.step, self.lesson.takes)
        if not turn.takes or self.lesson.step is LessonStep.MARKER:
            return ""
        (reply,) = turn.takes
        return take_sentences(self.phrases, self.table, turn.before, reply)

    def _task_picture(self) -> Picture:
        rows = [row for row, _ in self._lacking()]
        return pictures.task_picture(self.phrases, self.table, self.lesson.step, self.state, rows)

    def _lacking(self) -> list[tuple[int, Colour]]:
        """Return the rows that a take can complete in the last step, each with the colour it lacks."""
        if self.lesson.step is not LessonStep.END:
            return []
        takes = azul.legal_moves(self.state)
        right = [move for move in takes if mistake_of(LessonStep.END, self.state, move) is None]
        return sorted({(move.line, move.colour) for move in right})

    def _gaps(self) -> list[Text]:
        return [Text("learn-gap", row=row + 1, colour=colour_fact(colour)) for row, colour in self._lacking()]

    # ── the answer ──

    def _taking(self, choice: Choice) -> Panel:
        """Return the game's own panel for a take, with buttons that continue the lesson."""
        game = Game(NO_GAME, 0, 0, 0, 0, None, replace(self.table, state=self.state))
        return taking_panel(
            self.phrases,
            game,
            self.state,
            choice,
            custom_id=lambda chosen: self.lesson.answered(chosen).custom_id,
        )

    def _missed(self, mistake: Mistake, move: Move) -> str:
        """Return a text about why a take doesn't show what the step teaches."""
        after, _ = azul.board_after(self.state, move)
        facts: dict[str, Fact] = {
            "opponent": self._opponent,
            "step": LessonStep.MARKER.value,
            "fell": azul.falling(self.state, move),
            "points": after.floor_cost,
            "gaps": self._gaps(),
        }
        if move.line != FLOOR:
            facts |= {"filled": after.lines[move.line].count, "size": after.lines[move.line].size}
        return self._words("learn-miss", why=Text(f"learn-miss-{mistake.value}", **facts))

    def _done(self, move: Move) -> Panel:
        """Return the panel after a right take: what it did, why that matters, and a button to go on."""
        state, after = self.state, azul.apply(self.state, move)
        board, last = after.boards[LEARNER], azul.take_report(state, move)
        facts = self.phrases.take(state, move)
        facts |= {"fell": last.fell, "points": board.floor_cost, "row": move.line + 1}
        match self.lesson.step:
            case LessonStep.TAKE:
                line = board.lines[move.line]
                facts |= {
                    "filled": line.count,
                    "size": line.size,
                    "full": Key("yes" if line.is_full else "no"),
                }
                facts["rest"] = [text for _, tiles in last.rest for text in self.phrases.tiles(tiles)]
                picture = pictures.taken_picture(self.phrases, self.table, after, last, Part.CENTRE)
            case LessonStep.LINE:
                placements = azul.placed_lines(after, LEARNER).placements
                spaces = [placement for placement in placements if placement.row == move.line]
                facts["points"] = spaces[0].points
                picture = pictures.board_picture(self.phrases, self.table, after, spaces=spaces)
            case LessonStep.FLOOR:
                picture = pictures.board_picture(self.phrases, self.table, after, last=last)
            case LessonStep.MARKER:
                picture = pictures.taken_picture(self.phrases, self.table, after, last, Part.FLOOR)
            case _:
                return self._ended(move, after)
        text = self._words(f"learn-done-{self.lesson.step.key}", **facts)
        if self.lesson.step is LessonStep.FLOOR:
            return self._next_panel(text, picture, self.lesson.takes, "button-undo")
        return self._next_panel(text, picture, (*self.lesson.takes, move))

    def _tiled(self, question: Question) -> Panel:
        """Return the panel with the outcome of the tiling, once the learner has predicted the points."""
        after, report = azul.tile_walls(self.state)
        placement = question.placement
        text = in_lines(
            self._words("learn-done-tiling", points=placement.points, **_runs(placement)),
            *round_summary(self.phrases, self.table, after, report)[1:],
            next_starter(self.phrases, self.table, self.state.marker, after.starter),
        )
        picture = round_picture(self.phrases, self.table, self.state, after, report)
        return self._next_panel(text, picture, self.lesson.takes)

    def _ended(self, move: Move, after: State) -> Panel:
        """Return the panel with the end of the game, and what to do next."""
        final, report = ended(after)
        table = replace(self.table, state=final, status=Status.OVER)
        names = ("practice", "start", "rules")
        text = in_lines(
            self._words("learn-done-end", row=move.line + 1),
            *final_result(self.phrases, table, report),
            self._words("learn-next", **{name: self.phrases.command(name) for name in names}),
        )
        rules = Button(self._words("button-rules"), CustomId("page", NO_GAME, 1), discord.ButtonStyle.primary)
        picture = final_picture(self.phrases, Result(table, final, report))
        return Panel(text, (rules, *self._back(is_done=True)), picture)

    # ── forward and back ──

    def _next_panel(
        self, text: str, picture: Picture, takes: tuple[Move, ...], label: str = "button-next"
    ) -> Panel:
        there = Lesson(LessonStep(self.lesson.step + 1), takes).custom_id
        on = Button(self._words(label), there, discord.ButtonStyle.success)
        return Panel(text, (on, *self._back(is_done=True)), picture)

    def _back(self, row: int = 0, *, is_done: bool = False) -> list[Button]:
        """Return the buttons that lead back: to this task if it is done, else to that of the step before."""
        step = self.lesson.step
        buttons = []
        if is_done or step > LessonStep.TAKE:
            earlier = self.lesson.at(step if is_done else LessonStep(step - 1))
            buttons.append(Button(self._words("button-back"), earlier.custom_id, row=row))
        if step > LessonStep.TAKE:
            buttons.append(
                Button(self._words("button-start-over"), CustomId("learn", NO_GAME, LESSON_START), row=row)
            )
        return buttons

    @property
    def _opponent(self) -> Verbatim | Text:
        return self.phrases.name(self.table, COMPUTER)

    def _words(self, text_id: str, /, **facts: Fact) -> str:
        return self.phrases.words(text_id, **facts)


def _runs(placement: Placement) -> dict[str, Fact]:
    """Return the facts of the runs that a tile is in on the wall (R14)."""
    across, down = placement.horizontal, placement.vertical
    runs = {(True, True): "both", (True, False): "row", (False, True): "column", (False, False): "none"}
    return {"runs": Key(runs[across > 1, down > 1]), "across": across, "down": down}
