"""Planning takes for the next turn, in a private panel that makes no moves."""

import azul
from bot.features.play.plan_panels import MOVE_UP, REMOVE, change_of, plan_hint, plan_panel
from bot.interactions.pressed_choice import pressed_choice
from bot.interactions.request import Request
from bot.messages.choice import Choice, parse_choice
from bot.messages.panel import Panel
from bot.messages.taking_panel import taking_panel
from engine import Game, PlannedTake, Refusal, state_to_plan


def can_only_plan(game: Game, seat: int) -> bool:
    """Return whether a player can only plan at the moment: it is another player's turn to take tiles."""
    state = game.table.state
    return (
        game.table.is_open
        and state is not None
        and state.phase is azul.Phase.OFFER
        and seat in state.active
        and seat != state.turn
    )


async def show_plan(request: Request, game: Game, seat: int) -> None:
    """Show what the player has planned; if there is nothing, the panel for choosing a take."""
    state = state_to_plan(game, request.user_id)
    takes = await request.games.plans.planned_by(game, request.user_id)
    if takes:
        panel = await _plan_now(request, game, takes)
    elif can_only_plan(game, seat):
        panel = taking_panel(request.phrases, game, state, Choice(), is_plan=True)
    else:
        panel = _turn_panel(request, game, "plan-your-turn")
    await request.open_panel(game, panel)


async def panel_now(request: Request, game: Game, choice: Choice | None = None) -> Panel:
    """Return the panel for what the pressed button chose, or a fresh one if the game has moved on."""
    state, custom_id = state_to_plan(game, request.user_id), request.pressed
    if custom_id.number is None:  # a button of earlier versions, for any source
        return taking_panel(request.phrases, game, state, Choice(), is_plan=True)
    choice = choice or parse_choice(custom_id.choice)
    if choice is None or await request.games.has_moved_on(game, custom_id.number):
        panel = taking_panel(request.phrases, game, state, Choice(), is_plan=True)
        return panel.with_intro(request.phrases.words("panel-moved-on"))
    return taking_panel(request.phrases, game, state, choice, is_plan=True)


async def panel_pressed(request: Request, game: Game, seat: int) -> None:
    """Update the panel with the choice, or plan the take that was confirmed or needs no confirmation.

    Nothing is planned, and no move made, if the player's turn has come since.
    """
    choice = await pressed_choice(request, game)
    state = state_to_plan(game, request.user_id)
    if not can_only_plan(game, seat):
        await request.update_panel(game, _turn_panel(request, game, "plan-turn-came"))
        return
    move = choice.move_in(state) if choice is not None and choice.confirmed else None
    if move is None:
        await request.update_panel(game, await panel_now(request, game))
        return
    try:
        takes = await request.games.plans.add(
            game.id, request.user_id, move, version=request.pressed.number or 0
        )
    except Refusal as refusal:
        await request.update_panel(game, await _not_planned(request, game.id, refusal))
        return
    await request.update_panel(game, await _plan_now(request, game, takes))


async def _not_planned(request: Request, game_id: int, refusal: Refusal) -> Panel:
    """Return the panel after a take that could not be planned, as the game stands now."""
    game = await request.games.get(game_id)
    match refusal.code:
        case "stale" | "turn-came":
            if state_to_plan(game, request.user_id) == game.table.state:
                return _turn_panel(request, game, "plan-turn-came")
            return await panel_now(request, game)
        case "plan-full":
            takes = await request.games.plans.planned_by(game, request.user_id)
            panel = await _plan_now(request, game, takes)
            return panel.with_intro(request.phrases.words("refusal-plan-full", most=len(takes)))
        case _:
            raise refusal


async def plan_pressed(request: Request, game: Game, seat: int) -> None:
    """Make the change that the button asks for, only once however often it is pressed, and show the plan."""
    del seat  # the plan is the person's
    state_to_plan(game, request.user_id)
    plans, custom_id = request.games.plans, request.pressed
    takes = await plans.planned_by(game, request.user_id)
    for move in [take.move for take in takes]:
        if custom_id.choice == change_of(REMOVE, move):
            takes = await plans.remove(game.id, request.user_id, move)
        elif custom_id.choice == change_of(MOVE_UP, move):
            takes = await plans.move_up(game.id, request.user_id, move, custom_id.number or 0)
    await request.update_panel(game, await _plan_now(request, game, takes))


async def with_hint(request: Request, game: Game, panel: Panel) -> Panel:
    """Return the panel of a move, below a line about the player's plan if there is one."""
    takes = await request.games.plans.planned_by(game, request.user_id)
    if not takes:
        return panel
    return panel.with_intro(
        plan_hint(request.phrases, game, takes, await request.games.plans.waits_until(game))
    )


async def _plan_now(request: Request, game: Game, takes: tuple[PlannedTake, ...]) -> Panel:
    state = state_to_plan(game, request.user_id)
    waits_until = None
    if state == game.table.state:
        waits_until = await request.games.plans.waits_until(game)
    return plan_panel(request.phrases, game, state, takes, waits_until)


def _turn_panel(request: Request, game: Game, text_id: str) -> Panel:
    """Return the panel for a move, below a line about why nothing is planned."""
    panel = taking_panel(request.phrases, game, game.table.unpaused_state, Choice())
    return panel.with_intro(request.phrases.words(text_id))
