"""The private panel for a take: a source, what may go where from it, what the take would do, and Confirm."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

import azul
from azul import FLOOR, Colour, present
from bot.i18n.language import Text, Verbatim
from bot.messages.choice import Choice, sides_of, targets, with_only_answers
from bot.messages.layout import MAX_MESSAGE_LENGTH, in_lines
from bot.messages.panel import Panel
from bot.messages.pictures import what_if_picture
from bot.ui.components import Button, CustomId, in_phone_rows, in_rows, phone_rows
from bot.ui.drawing import Picture
from bot.ui.emojis import Emoji, TileEmojis
from bot.words.phrases import Phrases, colour_text, disc_texts, line_fact, place_text, source_fact
from bot.words.takes import cushion, left_over
from engine import Game, Table
from engine.people import CONFIRMED_IN_A_ROW
from players.ranking import best_first

_FULL: Final = "✓"
_FALLS: Final = "↓"
_SIGNS: Final = {_FULL: Text("panel-sign-full"), _FALLS: Text("panel-sign-falls")}
"""The texts that explain the signs of a crowded panel."""


def target_button_label(phrases: Phrases, state: azul.State, move: azul.Move) -> str:
    """Return the label of a legal take's button, beside others of the same colour: what it does to its line.

    ``→ 3``, ``→ 3 full``, ``→ 1 (2 fall)``, ``→ floor (−4)``; with the colour before it if there is no emoji.
    """
    words, tile = phrases.words, phrases.tile(move.colour)
    if move.line == FLOOR:
        return words("panel-to-floor", cost=_cost(state, move), **tile)
    place, fell = line_fact(move.line), azul.falling(state, move)
    if fell:
        return words("panel-to-line-falls", line=place, fell=fell, **tile)
    is_full = _filled(state, move) == state.boards[state.turn].lines[move.line].size
    return words("panel-to-line-full" if is_full else "panel-to-line", line=place, **tile)


def short_target_label(phrases: Phrases, state: azul.State, move: azul.Move) -> str:
    """Return the same with signs, for a panel that would be crowded on a phone: ``3``, ``3 ✓``, ``1 ↓2``."""
    fell = azul.falling(state, move)
    is_full = _filled(state, move) == state.boards[state.turn].lines[move.line].size
    effect = f" {_FALLS}{fell}" if fell else f" {_FULL}" if is_full else ""
    return phrases.words(
        "panel-short", line=line_fact(move.line), effect=Verbatim(effect), **phrases.tile(move.colour)
    )


def _filled(state: azul.State, move: azul.Move) -> int:
    """Return how many tiles the line would have after the take."""
    before = state.boards[state.turn].lines[move.line].count
    return before + azul.number_taken(state, move) - azul.falling(state, move)


def _cost(state: azul.State, move: azul.Move) -> int:
    """Return how many more points the floor would cost after the take (R15)."""
    after, _ = azul.board_after(state, move)
    return after.floor_cost - state.boards[state.turn].floor_cost


MAX_PHONE_ROWS: Final = 6
"""The most rows of buttons on a phone that leave the picture above them in sight."""
MAX_WAYS: Final = 4
"""How many ways to scatter are offered at once (R31): each takes a row on a phone."""
MAX_SOURCES_LENGTH: Final = MAX_MESSAGE_LENGTH - 200
"""Characters that the list of sources may take, emojis included, so that a sentence fits before it."""


def taking_panel(
    phrases: Phrases,
    game: Game,
    state: azul.State,
    choice: Choice,
    *,
    is_plan: bool = False,
    custom_id: Callable[[Choice], CustomId] | None = None,
) -> Panel:
    """Return the panel for the next part of a take that the seat to move has to choose.

    A choice that isn't legal leads back to the last step at which it still was, and parts with only one
    possible value are filled in. If the panel `is_plan`, it plans a take for the seat to move in `state`,
    which is the game's position except for whose turn it is; nothing in it makes a move. `custom_id` makes
    the id of a button for a choice; by default that of a take or a plan.
    """
    panels = _TakePanels(phrases, game, state, is_plan, custom_id)
    panel = _step(panels, state, choice)
    if not is_plan:
        return panel
    return panel.with_intro(
        phrases.words("plan-ahead", name=phrases.name(game.table, game.table.running_state.turn))
    )


def _step(panels: "_TakePanels", state: azul.State, choice: Choice) -> Panel:
    """Return the panel for the next step."""
    choice = with_only_answers(state, choice)
    if choice.source is None:
        return panels.sources()
    take = choice.take
    if take is None:
        if choice.line == FLOOR:
            return panels.floors(choice.source)
        return panels.targets(choice.source, choice.colour)
    move = choice.move_in(state)
    return panels.scatter(take, choice.sides) if move is None else panels.confirm(move, choice.sides)


def taken_panel(phrases: Phrases, before: azul.State, move: azul.Move, after: Game) -> Panel:
    """Return the answer to a move that was made, with a button to undo it while that is possible.

    After the next move the button stays, because it then leads to asking the others.
    """
    take = phrases.take(before, move)
    final = Panel(phrases.words("done-final", **take))
    undoable = after.table.undoable
    if undoable is None:
        return final

    def is_current(table: Table) -> bool:
        return table.undoable is not None and table.undoable.turn == undoable.turn

    custom_id = CustomId("undo", after.id, after.version, str(Choice(move.source)))
    buttons = (Button(phrases.words("button-undo"), custom_id),)
    replacement = replace(final, buttons=buttons)
    return Panel(phrases.words("done", **take), buttons, replacement=replacement, is_current=is_current)


def with_offer_to_skip(phrases: Phrases, panel: Panel, after: Game, move: azul.Move) -> Panel:
    """Return the answer to a confirmed move with the offer to make the next ones without Confirm."""
    custom_id = CustomId("skip", after.id, after.version, str(Choice(move.source)))
    skip = Button(phrases.words("button-skip-confirm"), custom_id)

    def offering(panel: Panel) -> Panel:
        return replace(
            panel,
            text=in_lines(panel.text, phrases.words("skip-confirm", count=CONFIRMED_IN_A_ROW)),
            buttons=(*panel.buttons, skip),
            replacement=panel.replacement and offering(panel.replacement),
        )

    return offering(panel)


def skipping_panel(phrases: Phrases, skip: CustomId, *, can_undo: bool) -> Panel:
    """Return the answer to the button of that offer; it keeps Undo if that is possible."""
    undo = Button(phrases.words("button-undo"), replace(skip, action="undo"))
    text = phrases.words("confirm-skipped")
    return Panel(text, (undo,) if can_undo else ())


def undone_panel(phrases: Phrases, game: Game, source: int | None) -> Panel:
    """Return the answer to an undo: the panel for another move, at the source of the one that was undone."""
    panel = taking_panel(phrases, game, game.table.running_state, Choice(source))
    return panel.with_intro(phrases.words("undone"))


@dataclass(frozen=True, slots=True)
class _TakePanels:
    """The panels of the steps in which a take is chosen."""

    phrases: Phrases
    game: Game
    state: azul.State
    is_plan: bool = False
    custom_id: Callable[[Choice], CustomId] | None = None

    def sources(self) -> Panel:
        """Ask where to take tiles from."""
        text = self._sources_text(self.phrases)
        if len(text) > MAX_SOURCES_LENGTH:
            text = self._sources_text(replace(self.phrases, emojis=TileEmojis()))
        buttons = [
            self._button(self.phrases.words(place_text(self.state, source)), Choice(source))
            for source in self.state.stocked
        ]
        if self.is_plan:
            buttons.append(plan_button(self.phrases, self.game))
        return Panel(text, tuple(in_rows(buttons)))

    def _sources_text(self, phrases: Phrases) -> str:
        words, state = phrases.words, self.state
        lines = [words("panel-tiles", **phrases.source(state, source)) for source in self.state.stocked]
        return in_lines(words("plan-source" if self.is_plan else "panel-source"), *lines)

    def targets(self, source: int, opened: Colour | None = None) -> Panel:
        """Ask which colour goes where: the lines of each colour begin a row, the floors come last.

        If that would be too much for a phone, the labels are short, the rows are filled, and one button leads
        to the floors. If it is still too much, the lines of the least promising colours are behind one button
        for each of these, except for the `opened` one.
        """
        takes = targets(self.state, source)
        rows = [
            [self._target(take) for take in takes if take.colour == colour and take.line != FLOOR]
            for colour in present(self.state.tiles_at(source))
        ]
        floors = [self._target(take) for take in takes if take.line == FLOOR]
        rows = [row for row in rows if row]
        buttons = [button for index, row in enumerate(rows) for button in in_rows(row, first_row=index)]
        buttons += in_rows([*floors, *self._elsewhere()], first_row=len(rows))
        if phone_rows(buttons) <= MAX_PHONE_ROWS:
            return Panel(self._targets_text(source), tuple(buttons))
        return self._crowded(source, takes, opened)

    def _crowded(self, source: int, takes: Sequence[azul.Move], opened: Colour | None) -> Panel:
        """Return the panel of targets with short labels, with an explanation of their signs."""
        in_lines_ = [take for take in takes if take.line != FLOOR]
        promising = dict.fromkeys(move.colour for move in best_first(self.state) if move.source == source)
        closing = [each for each in reversed(promising) if each != opened]
        buttons: list[Button] = []
        closed: list[Colour] = []
        for count in range(len(closing) + 1):
            closed = closing[:count]
            shown = [self._short_target(take) for take in in_lines_ if take.colour not in closed]
            shown += [self._colour(source, colour) for colour in sorted(closed)]
            shown.append(self._button(self.phrases.words("button-floors"), Choice(source, line=FLOOR)))
            buttons = in_phone_rows([*shown, *self._elsewhere()])
            if phone_rows(buttons) <= MAX_PHONE_ROWS:
                break
        signs = [text for sign, text in _SIGNS.items() if any(sign in button.label for button in buttons)]
        if closed:
            signs.append(Text("panel-sign-opens"))
        return Panel(self._targets_text(source, signs), tuple(buttons))

    def floors(self, source: int) -> Panel:
        """Ask which colour goes to the floor."""
        buttons = [self._target(take) for take in targets(self.state, source) if take.line == FLOOR]
        back = self._button(self.phrases.words("button-back"), Choice(source))
        return Panel(self._targets_text(source), tuple(in_phone_rows([*buttons, back])))

    def _targets_text(self, source: int, signs: Sequence[Text] = ()) -> str:
        words, state = self.phrases.words, self.state
        board = state.boards[state.turn]
        lines = [self._line_text(line) for line in board.lines]
        if board.floor_cost:
            lines.append(Text("panel-board-floor", cost=board.floor_cost))
        is_empty = not board.floor_cost and not any(line.count for line in board.lines)
        return in_lines(
            words("panel-from", source=source_fact(source), **self.phrases.source(state, source)),
            *(words("panel-disc", does=does) for does in disc_texts(state.disc_at(source))),
            "" if is_empty else words("panel-board", lines=lines),
            words("panel-signs", signs=signs) if signs else "",
            words("panel-target"),
        )

    def _line_text(self, line: azul.PatternLine) -> Text:
        if line.colour is None:
            return Text("panel-board-empty", row=line.size)
        text_id = "panel-board-full" if line.is_full else "panel-board-part"
        return Text(text_id, row=line.size, filled=line.count, **self.phrases.tile(line.colour))

    def _target(self, take: azul.Move) -> Button:
        return self._button(
            target_button_label(self.phrases, self.state, take),
            Choice(take.source, take.colour, take.line),
            emoji=self.phrases.emojis.of.get(take.colour),
        )

    def _short_target(self, take: azul.Move) -> Button:
        return self._button(
            short_target_label(self.phrases, self.state, take),
            Choice(take.source, take.colour, take.line),
            emoji=self.phrases.emojis.of.get(take.colour),
        )

    def _colour(self, source: int, colour: Colour) -> Button:
        """Return the button that opens the lines of a colour."""
        label = self.phrases.words("button-colour", **self.phrases.tile(colour))
        return self._button(label, Choice(source, colour), emoji=self.phrases.emojis.of.get(colour))

    def scatter(self, take: azul.Move, sides: str = "") -> Panel:
        """Say what the take does, and ask how the rest of a scatter disc's tiles is split (R31).

        If there are more than `MAX_WAYS`, only the next two colours after those whose `sides` are chosen are
        asked.
        """
        words, state = self.phrases.words, self.state
        scatter = azul.scatter_choice(state, take.source, take.colour)
        if scatter is None:
            raise AssertionError(f"nothing scatters after {take}")
        ways = {sides_of(scatter, split): split for split in scatter.splits}
        if not any(way.startswith(sides) for way in ways):
            sides = ""
        ways = {way: split for way, split in ways.items() if way.startswith(sides)}
        asked = len(scatter.colours) if len(ways) <= MAX_WAYS else len(sides) + 2
        buttons = [
            self._button(
                words("panel-split", shares=self._shares(scatter, split, scatter.colours[:asked])),
                Choice(take.source, take.colour, take.line, way),
            )
            for way, split in {way[:asked]: split for way, split in ways.items()}.items()
        ]
        move = replace(take, left=scatter.splits[0])
        ask = words(
            "panel-scatter",
            tiles=self.phrases.tiles(scatter.rest),
            left=source_fact(scatter.left),
            right=source_fact(scatter.right),
        )
        text = in_lines(*self._effects(move), ask)
        return Panel(text, tuple(in_rows([*buttons, *self._way_back(take)])), self._picture(move, asks=True))

    def _shares(self, scatter: azul.ScatterChoice, split: int, asked: Sequence[Colour]) -> list[Text]:
        """Return texts about which of the `asked` colours go where."""
        shares = (
            (source, [each for each in present(tiles) if each in asked])
            for source, tiles in scatter.shares(split)
        )
        return [
            Text("panel-share", source=source_fact(source), colours=list(map(colour_text, colours)))
            for source, colours in shares
            if colours
        ]

    def confirm(self, move: azul.Move, sides: str) -> Panel:
        """Show what a move does, and ask to confirm it."""
        lines = [*self._effects(move), *map(self.phrases.words, left_over(self.phrases, self.state, move))]
        confirmed = Choice(move.source, move.colour, move.line, sides, confirmed=True)
        confirm = self._button(
            self.phrases.words("button-plan-add" if self.is_plan else "button-confirm"),
            confirmed,
            style=discord.ButtonStyle.success,
        )
        return Panel(in_lines(*lines), (confirm, *self._way_back(move)), self._picture(move))

    def _effects(self, move: azul.Move) -> list[str]:
        """Return sentences about what a move does to the player's board."""
        words, state = self.phrases.words, self.state
        report = azul.take_report(state, move)
        before, after = state.boards[state.turn], report.board
        lines = [words("panel-confirm", **self.phrases.take(state, move))]
        if move.line != FLOOR:
            line = after.lines[move.line]
            text = "panel-placed-full" if line.is_full else "panel-placed"
            placed = report.taken - report.fell
            lines.append(words(text, placed=placed, filled=line.count, size=line.size))
        if report.marker:
            lines.append(words("panel-marker"))
        if report.fell:
            lines.append(words("panel-fell", fell=report.fell))
        lines += map(words, cushion(report))
        if after.floor_cost != before.floor_cost:
            lines.append(words("panel-floor-cost", after=after.floor_cost, before=before.floor_cost))
        return lines

    def _picture(self, move: azul.Move, *, asks: bool = False) -> Picture:
        return what_if_picture(self.phrases, self.game.table, self.state, move, asks=asks)

    def _way_back(self, take: azul.Move) -> list[Button]:
        """Return the button to the source's other targets, else that to other sources, if there are any."""
        if len(targets(self.state, take.source)) > 1:
            return [self._button(self.phrases.words("button-back"), Choice(take.source, take.colour))]
        return self._elsewhere()

    def _elsewhere(self) -> list[Button]:
        """Return the button that leads to the other sources, if any of them is_current tiles."""
        if len(self.state.stocked) == 1:
            return []
        return [self._button(self.phrases.words("button-elsewhere"), Choice())]

    def _button(
        self,
        label: str,
        choice: Choice,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: Emoji | None = None,
    ) -> Button:
        if self.custom_id is not None:
            return Button(label, self.custom_id(choice), style, emoji)
        action = "plan" if self.is_plan else "take"
        custom_id = CustomId(action, self.game.id, self.game.version, str(choice))
        return Button(label, custom_id, style, emoji)


def plan_button(phrases: Phrases, game: Game) -> Button:
    """Return the button that opens the person's plan."""
    return Button(phrases.words("button-plan"), CustomId("wishes", game.id))
