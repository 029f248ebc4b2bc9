"""Taking tiles (R7, R8): by command, or by panel."""

from dataclasses import replace

import azul
from bot.features.play import plans
from bot.i18n.language import Verbatim
from bot.interactions.pressed_choice import pressed_choice
from bot.interactions.request import Request
from bot.messages.choice import CONFIRMED, Choice, choice_of, parse_choice
from bot.messages.panel import Panel
from bot.messages.taking_panel import skipping_panel, taken_panel, taking_panel, with_offer_to_skip
from bot.parsing.moves import Guess, read_take, refuse_illegal, says_exactly
from bot.words.names import markdown_name, quoted
from engine import Game, LogEntry, Refusal, Table, decisions
from engine.table.events import Played


def state_to_move(game: Game, seat: int) -> azul.State:
    """Return the position if it is this seat's turn.

    Raise `Refusal` otherwise: ``not-begun``, ``ended``, ``paused``, ``tiling`` or ``not-your-turn``.
    """
    state = game.table.unpaused_state
    if state.phase is not azul.Phase.OFFER:
        raise Refusal("tiling")
    if seat != state.turn:
        raise Refusal("not-your-turn")
    return state


async def take(request: Request, game: Game, seat: int, *, typed: str) -> None:
    """Make the move that was chosen from the suggestions; ask to confirm one that was typed freely.

    If some of what was typed is unknown, that is said above the question.
    """
    state = state_to_move(game, seat)
    try:
        move = read_take(state, typed)
    except Guess as guess:
        panel = taking_panel(request.phrases, game, state, choice_of(state, guess.move))
        text = Verbatim(markdown_name(quoted(typed)))
        await request.open_panel(game, panel.with_intro(request.phrases.words("panel-guessed", text=text)))
        return
    if not says_exactly(request.phrases.words, state, typed, move):
        refuse_illegal(state, move)
        panel = taking_panel(request.phrases, game, state, choice_of(state, move))
        await request.open_panel(game, panel)
        return
    after = await request.games.change(game.id, decisions.take(request.user_id, move), version=game.version)
    panel = taken_panel(request.phrases, state, move, after)
    await request.answer_and_show(request.open_panel(after, panel), after)


async def source_pressed(request: Request, game: Game, seat: int) -> None:
    """Open the private panel for a move, with the source of the pressed button, if it has one, chosen.

    If it isn't the player's turn, it is the panel for a plan.
    """
    if plans.can_only_plan(game, seat):
        await request.open_panel(game, await plans.panel_now(request, game))
        return
    panel = await _panel_now(request, game, seat)
    await request.open_panel(game, await plans.with_hint(request, game, panel))


async def panel_pressed(request: Request, game: Game, seat: int) -> None:
    """Update the panel with the choice, or make the move that was confirmed or needs no confirmation.

    If the game has moved on since the panel was shown and it is still this seat's turn, choosing starts over.
    """
    choice = await pressed_choice(request, game)
    done = await _done_before(request, game, seat, choice)
    if done is not None:
        await request.update_panel(game, done)
        return
    state = state_to_move(game, seat)
    move = choice and choice.confirmed and choice.move_in(state)
    if not move or await _has_moved_on(request, game):
        await request.update_panel(game, await _panel_now(request, game, seat))
        return
    try:
        after = await request.games.change(
            game.id, decisions.take(request.user_id, move), version=game.version
        )
    except Refusal:
        # Perhaps Confirm was pressed twice at the same moment, and the other press made the move.
        done = await _done_before(request, await request.games.get(game.id), seat, choice)
        if done is None:
            raise
        await request.update_panel(game, done)
        return
    await request.answer_and_show(_answer(request, state, move, after), after)


async def _answer(request: Request, before: azul.State, move: azul.Move, after: Game) -> None:
    """Answer a move made in the panel; after many confirmed ones, offer to leave out the confirmation."""
    panel = taken_panel(request.phrases, before, move, after)
    is_confirmed = request.pressed.choice.endswith(CONFIRMED)
    if is_confirmed and await request.games.people.count_confirmation(request.user_id):
        panel = with_offer_to_skip(request.phrases, panel, after, move)
    await request.update_panel(after, panel)


async def skip_pressed(request: Request, game: Game) -> None:
    """Make the person's moves without Confirm from now on."""
    await request.games.people.change(
        request.user_id, lambda person, _: person.model_copy(update={"confirm": False})
    )
    can_undo = game.table.undoable is not None and not await _has_moved_on(request, game)
    await request.update_panel(game, skipping_panel(request.phrases, request.pressed, can_undo=can_undo))


async def _panel_now(request: Request, game: Game, seat: int) -> Panel:
    """Return the panel for what the pressed button chose, or a fresh one if the game has moved on."""
    state, custom_id = state_to_move(game, seat), request.pressed
    if custom_id.number is None:  # a button of earlier versions, for any source
        return taking_panel(request.phrases, game, state, Choice())
    choice = parse_choice(custom_id.choice)
    if choice is None or await _has_moved_on(request, game):
        panel = taking_panel(request.phrases, game, state, Choice())
        return panel.with_intro(request.phrases.words("panel-moved-on"))
    return taking_panel(request.phrases, game, state, choice)


async def _has_moved_on(request: Request, game: Game) -> bool:
    return await request.games.has_moved_on(game, request.pressed.number or 0)


async def _done_before(request: Request, game: Game, seat: int, choice: Choice | None) -> Panel | None:
    """Return the answer to a repeated Confirm whose move has been made, None if this isn't one."""
    seen = request.pressed.number or 0
    if choice is None or not choice.confirmed or not 0 < seen < game.version:
        return None
    entries = await request.games.entries_since(game, seen)
    confirmed, *later = [entry for entry in entries if entry.event.is_move] or entries
    if any(entry.event == Played(azul.Undone(seat)) or entry.takes_back for entry in later):
        return None
    match confirmed:
        case LogEntry(event=Played(azul.Taken(taker, move)), before=Table(state=azul.State() as before)):
            if taker != seat or choice.move_in(before) != move:
                return None
            then = replace(game, version=confirmed.version, table=confirmed.after)
            return taken_panel(request.phrases, before, move, then)
        case _:
            return None
