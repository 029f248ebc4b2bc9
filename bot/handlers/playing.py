"""During the game: taking tiles by command or panel, taking a take back, leaving."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import discord

import azul
from azul import CENTRE, COLOURS, Colour, line_word, source_word
from bot.handlers.request import Request
from bot.messages.layout import in_lines
from bot.messages.panel import Choice, Panel, parse_choice, take_panel
from bot.ui.buttons import Button, Press
from bot.words.phrases import Phrases
from bot.words.refusals import UnreadableInput
from engine import Game, LogEntry, Played, Refusal, Table

_SOURCES: Final = {source_word(source): source for source in range(len(azul.SOURCE_LETTERS))} | {
    "center": CENTRE
}
_COLOURS: Final = {colour.word: colour for colour in COLOURS}
_LINES: Final = {line_word(line): line for line in range(len(azul.LINE_LETTERS))}


def parse_source(text: str) -> int:
    """Return the `Move.source` that was typed, in any case; raises `UnreadableInput`."""
    source = _SOURCES.get(text.strip().lower())
    if source is None:
        raise UnreadableInput("source", text)
    return source


def parse_colour(text: str) -> Colour:
    """Return the colour that was typed, in any case; raises `UnreadableInput`."""
    colour = _COLOURS.get(text.strip().lower())
    if colour is None:
        raise UnreadableInput("colour", text)
    return colour


def parse_line(text: str) -> int:
    """Return the `Move.line` that was typed, in any case; raises `UnreadableInput`."""
    line = _LINES.get(text.strip().lower())
    if line is None:
        raise UnreadableInput("line", text)
    return line


def parse_scatter(text: str) -> int:
    """Return the `Move.left` that was typed as ``blue:left,red:right``; raises `UnreadableInput`."""
    return _left_of(parse_shares(text))


def parse_shares(text: str) -> dict[Colour, bool]:
    """Return which colours go to the left and which don't, typed as ``blue:left,red:right``.

    Raises `UnreadableInput`.
    """
    shares: dict[Colour, bool] = {}
    for share in text.lower().split(","):
        colour, _, side = (word.strip() for word in share.partition(":"))
        if colour not in _COLOURS or _COLOURS[colour] in shares or side not in {"left", "right"}:
            raise UnreadableInput("scatter", text)
        shares[_COLOURS[colour]] = side == "left"
    return shares


def _scattered(state: azul.State, move: azul.Move, text: str) -> azul.Move:
    """Return the take with what was typed about its rest: a side for each colour there, no more, no less.

    Raises `UnreadableInput`, or `Refusal` with ``scatter-colour``.
    """
    shares = parse_shares(text)
    source, colour = move.source, move.colour
    choice = azul.scatter_choice(state, source, colour)
    if choice is not None and azul.number_taken(state, move):
        there = choice.colours
        if set(shares) != set(there):
            raise Refusal(
                "scatter-colour",
                source=source,
                colour=colour,
                there=there,
                left=choice.left,
                right=choice.right,
            )
    return replace(move, left=_left_of(shares))


def _left_of(shares: Mapping[Colour, bool]) -> int:
    return sum(1 << colour for colour, to_left in shares.items() if to_left)


def state_to_move(game: Game, user_id: int) -> azul.State:
    """Return the position if it is this person's turn.

    Raises `Refusal`: ``not-begun``, ``ended``, ``not-seated`` or ``not-your-turn``.
    """
    state = game.table.playing
    seat = game.table.seat_of(user_id)
    if seat is None:
        raise Refusal("not-seated")
    if state.phase is not azul.Phase.OFFER:
        raise Refusal("tiling")
    if seat != state.turn:
        raise Refusal("not-your-turn")
    return state


async def take(request: Request, source: str, colour: str, line: str, scatter: str | None) -> None:
    """Make the take that was typed."""
    request, game = await request.at_table()
    state = state_to_move(game, request.user_id)
    move = azul.MOVES[parse_source(source)][parse_colour(colour)][parse_line(line)]
    if scatter is not None:
        move = _scattered(state, move, scatter)
    after = await request.tables.take(game.id, request.user_id, move, version=game.version)
    panel = _done(request.phrases, state, move, after)
    await request.answer(request.say(panel.text, panel.buttons), after)


async def open_panel(request: Request) -> None:
    """Open the private panel for a take."""
    request, game = await request.at_table()
    panel = take_panel(request.phrases, game, state_to_move(game, request.user_id), Choice())
    await request.say(panel.text, panel.buttons)


async def turn_panel(request: Request) -> None:
    """Go on in the panel, or make the take that it confirms.

    A panel that was opened before the game moved on begins anew, if its owner is still to move.
    """
    press = request.pressed
    request, game = await request.at_table()
    try:
        state = state_to_move(game, request.user_id)
        choice = parse_choice(press.choice)
        if choice is None or await request.tables.has_moved_on(game, press.version or 0):
            await _start_anew(request, game, state)
        elif (move := choice.move_in(state)) is None or not choice.confirmed:
            await request.turn_panel(take_panel(request.phrases, game, state, choice))
        else:
            await _confirmed(request, game, state, move)
    except Refusal as refusal:
        done = await _done_before(request, press)
        await request.turn_panel(done or Panel(request.refused(refusal, await request.game())))


async def _confirmed(request: Request, game: Game, state: azul.State, move: azul.Move) -> None:
    after = await request.tables.take(game.id, request.user_id, move, version=game.version)
    await request.answer(request.turn_panel(_done(request.phrases, state, move, after)), after)


async def _start_anew(request: Request, game: Game, state: azul.State) -> None:
    panel = take_panel(request.phrases, game, state, Choice())
    moved_on = request.phrases.words("panel-moved-on")
    await request.turn_panel(Panel(in_lines(moved_on, panel.text), panel.buttons))


async def _done_before(request: Request, press: Press) -> Panel | None:
    """Return the answer to a confirmation that was pressed twice, None if this is the first of its kind."""
    choice, version = parse_choice(press.choice), press.version or 0
    game = await request.game()
    if choice is None or not choice.confirmed or not 0 < version < game.version:
        return None
    confirmed, *later = await request.tables.entries_since(game, version)
    if later and isinstance(later[0].event, Played) and isinstance(later[0].event.event, azul.Undone):
        return None
    match confirmed:
        case LogEntry(event=Played(azul.Taken(seat, move)), before=Table(state=azul.State() as before)):
            if seat == game.table.seat_of(request.user_id) and choice.move_in(before) == move:
                then = replace(game, version=confirmed.version, table=confirmed.after)
                return _done(request.phrases, before, move, then)
            return None
        case _:
            return None


def _done(phrases: Phrases, before: azul.State, move: azul.Move, after: Game) -> Panel:
    can_be_undone = after.table.undoable is not None
    text = phrases.words("done" if can_be_undone else "done-final", **phrases.take(before, move))
    if not can_be_undone:
        return Panel(text)
    undo_button = Button(phrases.words("button-undo"), Press("undo", after.id, after.version))
    return Panel(text, (undo_button,))


async def undo(request: Request) -> None:
    """Take the last take back, asked by command."""
    request, game = await request.at_table()
    after = await request.tables.undo(game.id, request.user_id)
    await request.answer(request.say(request.phrases.words("undone")), after)


async def undo_pressed(request: Request) -> None:
    """Take back the take whose private answer has the button, if it still is the last."""
    press = request.pressed
    try:
        after = await request.tables.undo(press.game_id, request.user_id, version=press.version)
    except Refusal as refusal:
        code = "nothing-to-undo" if refusal.code == "stale" else refusal.code
        request, game = await request.at_table()
        await request.turn_panel(Panel(request.refused(Refusal(code, **refusal.params), game)))
        return
    await request.answer(request.turn_panel(Panel(request.phrases.words("undone"))), after)


async def ask_to_resign(request: Request) -> None:
    """Ask for confirmation before who asks leaves a running game."""
    request, game = await request.at_table()
    state = game.table.playing
    seat = game.table.seat_of(request.user_id)
    if seat is None:
        raise Refusal("not-seated")
    if seat in state.resigned:
        raise Refusal("resigned")
    words = request.phrases.words
    await request.say(
        words("resign-ask", players=len(state.active) - 1),
        (
            Button(words("button-resign"), Press("resign", game.id), discord.ButtonStyle.danger),
            Button(words("button-keep-playing"), Press("stay", game.id)),
        ),
    )


async def resign(request: Request) -> None:
    """Let who confirmed it leave the game."""
    request, game = await request.at_table()
    try:
        after = await request.tables.resign(game.id, request.user_id)
    except Refusal as refusal:
        await request.turn_panel(Panel(request.refused(refusal, game)))
        return
    await request.answer(request.turn_panel(Panel(request.phrases.words("resign-done"))), after)


async def stay(request: Request) -> None:
    """Close the question whether to leave."""
    await request.turn_panel(Panel(request.phrases.words("resign-kept")))
