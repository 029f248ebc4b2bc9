"""The private panel in which a move is put together: source, colour, line, what scatters where, confirm."""

from dataclasses import dataclass, replace
from typing import Final

import discord

import azul
from azul import FLOOR, Colour
from bot.messages.choice import Choice, open_sides
from bot.messages.layout import LONGEST_MESSAGE, in_lines
from bot.messages.panel import Panel
from bot.messages.pictures import what_if_picture
from bot.messages.targets import target_label
from bot.ui.buttons import Button, Press, in_rows
from bot.ui.emojis import TileEmojis
from bot.words.facts import place_text, source_fact
from bot.words.phrases import Phrases
from bot.words.takes import cushion, left_over
from engine import Game

ROOM: Final = LONGEST_MESSAGE - 200
"""Characters that the sources may take, emojis included, so that a sentence fits before them."""


def taking_panel(phrases: Phrases, game: Game, state: azul.State, choice: Choice) -> Panel:
    """Return the panel for the next thing that the seat to move has to choose.

    A choice that isn't legal leads back to the last step where it still was.
    """
    maker = _Maker(phrases, game, state)
    source, colour, take = choice.source, choice.colour, choice.take
    if source is None or not state.tiles_at(source):
        return maker.sources()
    there = azul.present(state.tiles_at(source))
    if colour is None and len(there) == 1:
        colour = there[0]
    if colour is None or colour not in there:
        return maker.colours(source)
    if take is None or not azul.is_open(state, colour, take.line):
        return maker.lines(source, colour)
    scatter = azul.scatter_choice(state, source, colour)
    sides = choice.sides
    if scatter is not None:
        there = scatter.colours
        while len(sides) < len(there) and len(possible := open_sides(scatter, sides)) == 1:
            sides += possible
        if len(sides) < len(there):
            return maker.scatter(take, scatter, sides, possible)
    move = replace(choice, sides=sides).move_in(state)
    return maker.lines(source, colour) if move is None else maker.confirm(move, sides)


def taken_panel(phrases: Phrases, before: azul.State, move: azul.Move, after: Game) -> Panel:
    """Return the answer to a move that was made, with a button to undo it while that is possible."""
    can_be_undone = after.table.undoable is not None
    text = phrases.words("done" if can_be_undone else "done-final", **phrases.take(before, move))
    if not can_be_undone:
        return Panel(text)
    return Panel(text, (Button(phrases.words("button-undo"), Press("undo", after.id, after.version)),))


@dataclass(frozen=True, slots=True)
class _Maker:
    """Makes the panel of each step."""

    phrases: Phrases
    game: Game
    state: azul.State

    def sources(self) -> Panel:
        text = self._sources_text(self.phrases)
        if len(text) > ROOM:
            text = self._sources_text(replace(self.phrases, emojis=TileEmojis()))
        buttons = [
            self._button(
                self.phrases.words(place_text(self.state, source)),
                Choice(source),
                disabled=not self.state.tiles_at(source),
            )
            for source in self.state.sources
        ]
        return Panel(text, tuple(in_rows(buttons)))

    def _sources_text(self, phrases: Phrases) -> str:
        words, state = phrases.words, self.state
        lines = [
            words("panel-tiles", place=place_text(state, source), tiles=phrases.tiles_at(state, source))
            for source in state.sources
            if state.tiles_at(source)
        ]
        return in_lines(words("panel-source"), *lines)

    def colours(self, source: int) -> Panel:
        tiles = self.state.tiles_at(source)
        words = self.phrases.words
        buttons = [
            self._button(
                words("tiles", **self.phrases.tile(colour, azul.count(tiles, colour))),
                Choice(source, colour),
                emoji=self.phrases.emojis.button(colour),
            )
            for colour in azul.present(tiles)
        ]
        text = words("panel-colour", source=source_fact(source))
        return Panel(text, (*in_rows(buttons), self._back(Choice(), row=1)))

    def lines(self, source: int, colour: Colour) -> Panel:
        buttons = [
            self._button(
                target_label(self.phrases.words, self.state, azul.MOVES[source][colour][line]),
                Choice(source, colour, line),
                disabled=not azul.is_open(self.state, colour, line),
            )
            for line in (*range(5), FLOOR)
        ]
        one_colour = len(azul.present(self.state.tiles_at(source))) == 1
        tile = self.phrases.tile(colour, azul.count(self.state.tiles_at(source), colour))
        text = self.phrases.words("panel-line", source=source_fact(source), **tile)
        back = self._back(Choice() if one_colour else Choice(source), row=2)
        return Panel(text, (*in_rows(buttons, width=3), back))

    def scatter(self, take: azul.Move, scatter: azul.ScatterChoice, sides: str, possible: str) -> Panel:
        """Ask where the next colour of a scatter disc's rest goes; `possible` are the sides it may go to."""
        words = self.phrases.words
        colour = scatter.colours[len(sides)]
        tile = self.phrases.tile(colour, azul.count(scatter.rest, colour))
        choice = Choice(take.source, take.colour, take.line, sides)
        buttons = [
            self._button(
                words("button-scatter", source=source_fact(neighbour)),
                replace(choice, sides=sides + side),
                disabled=side not in possible,
            )
            for side, neighbour in (("l", scatter.left), ("r", scatter.right))
        ]
        back = replace(choice, sides=sides[:-1]) if sides else Choice(take.source, take.colour)
        text = words("panel-scatter", rest=self.phrases.tiles(scatter.rest), **tile)
        return Panel(text, (*in_rows(buttons), self._back(back, row=1)))

    def confirm(self, move: azul.Move, sides: str = "") -> Panel:
        words, state = self.phrases.words, self.state
        count = azul.number_taken(state, move)
        fell = azul.falling(state, move)
        before = state.boards[state.turn]
        after = azul.apply(state, move).boards[state.turn]
        lines = [words("panel-confirm", **self.phrases.take(state, move))]
        if move.line != FLOOR:
            line = after.lines[move.line]
            text = "panel-placed-full" if line.is_full else "panel-placed"
            lines.append(words(text, placed=count - fell, filled=line.count, size=line.size))
        if azul.takes_marker(state, move):
            lines.append(words("panel-marker"))
        if fell:
            lines.append(words("panel-fell", fell=fell))
        lines += map(words, cushion(state, move))
        if after.floor_cost != before.floor_cost:
            lines.append(words("panel-floor-cost", after=after.floor_cost, before=before.floor_cost))
        lines += map(words, left_over(self.phrases, state, move))
        confirmed = Choice(move.source, move.colour, move.line, sides, confirmed=True)
        confirm = self._button(words("button-confirm"), confirmed, style=discord.ButtonStyle.success)
        picture = what_if_picture(self.phrases, self.game.table, state, move)
        return Panel(in_lines(*lines), (confirm, self._back(Choice(move.source, move.colour))), picture)

    def _back(self, choice: Choice, row: int = 0) -> Button:
        button = self._button(self.phrases.words("button-back"), choice)
        return in_rows([button], first_row=row)[0]

    def _button(
        self,
        label: str,
        choice: Choice,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: discord.Emoji | None = None,
        disabled: bool = False,
    ) -> Button:
        press = Press("take", self.game.id, self.game.version, str(choice))
        return Button(label, press, style, emoji, disabled)
