"""The private panel in which a take is put together: source, colour, line, what scatters where, confirm.

What has been chosen so far is the beginning of the move's notation: nothing, ``3``, ``3b``, ``3b4``, then an
``l`` or ``r`` for every colour that a scatter disc sends left or right, and ``!`` once it is confirmed. The
panel keeps no other state, so it works after a restart as before it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord

import azul
from azul import FLOOR, Colour
from bot.messages.layout import LONGEST_MESSAGE, in_lines
from bot.messages.pictures import what_if_picture
from bot.messages.targets import target_label
from bot.ui.buttons import Button, Press, in_rows
from bot.ui.drawing import Picture
from bot.ui.emojis import TileEmojis
from bot.words.facts import place_text, source_fact
from bot.words.phrases import Phrases
from bot.words.takes import cushion, left_over
from engine import Game

CONFIRMED = "!"
ROOM = LONGEST_MESSAGE - 200
"""Characters that all sources may take, emojis and all: a sentence can come before them."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A take as far as it has been chosen; what comes later is None while what comes before it is."""

    source: int | None = None
    colour: Colour | None = None
    line: int | None = None
    sides: str = ""
    confirmed: bool = False

    def __str__(self) -> str:
        text = ""
        if self.source is not None:
            text += azul.SOURCE_LETTERS[self.source]
        if self.colour is not None:
            text += self.colour.letter
        if self.line is not None:
            text += azul.LINE_LETTERS[self.line]
        return text + self.sides + CONFIRMED * self.confirmed

    @property
    def take(self) -> azul.Move | None:
        """The move but for what scatters where, None while anything is missing."""
        if self.source is None or self.colour is None or self.line is None:
            return None
        return azul.MOVES[self.source][self.colour][self.line]

    def move_in(self, state: azul.State) -> azul.Move | None:
        """Return the move if it is complete and can be made in this position, None otherwise."""
        move = self.take
        if move is None:
            return None
        choice = azul.scatter_choice(state, move.source, move.colour)
        if choice is not None:
            if len(self.sides) != len(choice.colours):
                return None
            move = replace(move, left=choice.split(_to_left(self.sides)))
        return move if move in azul.legal_moves(state) else None


def _to_left(sides: str) -> Sequence[bool]:
    return [side == "l" for side in sides]


def open_sides(choice: azul.ScatterChoice, sides: str) -> str:
    """Return which of ``l`` and ``r`` the next colour may go to, after those that were chosen in `sides`."""
    return "".join("l" if to_left else "r" for to_left in choice.sides_after(_to_left(sides)))


def parse_choice(text: str) -> Choice | None:
    """Return the choice that is written so, None if the text is none."""
    confirmed = text.endswith(CONFIRMED)
    text = text.removesuffix(CONFIRMED)
    letters, sides = text[:3], text[3:]
    complete = letters + "cbf"[len(letters) :]
    if (confirmed and len(letters) < 3) or set(sides) - set("lr"):
        return None
    try:
        move = azul.parse_move(complete)
    except azul.NotationError:
        return None
    chosen = len(letters)
    return Choice(
        move.source if chosen > 0 else None,
        move.colour if chosen > 1 else None,
        move.line if chosen > 2 else None,
        sides,
        confirmed,
    )


@dataclass(frozen=True, slots=True)
class Panel:
    """A private message: its text, its buttons, and its picture if it has one."""

    text: str
    buttons: tuple[Button, ...] = ()
    picture: Picture | None = None


def take_panel(phrases: Phrases, game: Game, state: azul.State, choice: Choice) -> Panel:
    """Return the panel for the next thing to choose, for the seat to move.

    A choice that the position does not allow leads back to where it is still open.
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


@dataclass(frozen=True, slots=True)
class _Maker:
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
