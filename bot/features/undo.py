"""Undoing the last move: by command or button; if the next player has moved, only if the others agree."""

from discord import Interaction, app_commands

from azul import Undone
from bot.i18n.command_texts import localised
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry, in_panel, of_game, of_player
from bot.interactions.request import Request
from bot.messages.choice import Choice, parse_choice
from bot.messages.panel import Panel, undo_offer_panel, undo_request_panel
from bot.messages.taking_panel import undone_panel
from engine import Game, Refusal, decisions
from engine.table.events import Played


async def undo(request: Request, game: Game) -> None:
    """Undo the person's last move; if the next player has moved, offer to ask the others."""
    try:
        after = await request.games.change(game.id, decisions.undo(request.user_id))
    except Refusal as refusal:
        now = await request.games.get(game.id)
        await request.open_panel(now, _asking(request, now, refusal))
        return
    await request.games.people.reset_confirmations(request.user_id)
    await request.answer_and_show(request.reply.say(request.phrases.words("undone")), after)


async def undo_pressed(request: Request, game: Game, seat: int) -> None:
    """Undo the move in whose private answer the button is, and show the panel for another move.

    If the next player has moved, offer to ask the others.
    """
    try:
        seen = await _seen(request, game)
        after = await request.games.change(game.id, decisions.undo(request.user_id), version=seen)
    except Refusal as refusal:
        now = await request.games.get(game.id)
        is_undone = await _is_undone(request, now, seat)  # the button was pressed twice
        panel = _panel(request, now) if is_undone else _asking(request, now, refusal)
        await request.update_panel(now, panel)
        return
    await request.games.people.reset_confirmations(request.user_id)
    await request.answer_and_show(request.update_panel(after, _panel(request, after)), after)


async def ask_pressed(request: Request, game: Game, seat: int) -> None:
    """Ask the others whether the person may undo their last move; offer it again if the game has moved on."""
    try:
        after = await request.games.change(
            game.id, decisions.ask_undo(request.user_id), version=request.pressed.number or 0
        )
    except Refusal as refusal:
        now = await request.games.get(game.id)
        if now.table.consent.seat == seat:  # the button was pressed twice
            await request.update_panel(now, undo_request_panel(request.phrases, now))
            return
        panel = _asking(request, now, refusal)
        await request.update_panel(now, panel.with_intro(request.phrases.words("panel-moved-on")))
        return
    await request.games.people.reset_confirmations(request.user_id)
    await request.answer_and_show(
        request.update_panel(after, undo_request_panel(request.phrases, after)), after
    )


async def agree_pressed(request: Request, game: Game) -> None:
    """Agree to somebody's request; the last one to agree undoes the move."""
    after = await request.games.change(game.id, decisions.agree(request.user_id, request.pressed.number or 0))
    await _answered(request, after, "undo-agreed")


async def decline_pressed(request: Request, game: Game) -> None:
    """Decline somebody's request, or withdraw one's own."""
    is_own = game.table.consent.seat == game.table.seat_of(request.user_id)
    after = await request.games.change(
        game.id, decisions.decline(request.user_id, request.pressed.number or 0)
    )
    await _answered(request, after, "undo-withdrawn" if is_own else "undo-declined")


async def _answered(request: Request, game: Game, text_id: str) -> None:
    """Update the channel after an answer to a request; a private message with the button gets a new text."""
    panel = Panel(request.phrases.words(text_id))
    is_seen = not request.reply.is_in_private
    answer = request.reply.acknowledge() if is_seen else request.update_panel(game, panel)
    await request.answer_and_show(answer, game)


def _asking(request: Request, game: Game, refusal: Refusal) -> Panel:
    """Return the offer to ask the others; raise the refusal, or a better one, if they can't be asked."""
    seat = game.table.seat_of(request.user_id)
    if refusal.code not in {"nothing-to-undo", "stale"} or seat is None:
        raise refusal
    try:
        return undo_offer_panel(request.phrases, game, seat)
    except Refusal as refused:
        if refused.code == "undo-is-free":  # a later move than that of the button
            raise Refusal("nothing-to-undo") from refused
        raise


async def _seen(request: Request, game: Game) -> int | None:
    """Return the version that the game must still have: the button's, or after computers' replies to it."""
    seen = request.pressed.number
    entries = await request.games.entries_since(game, seen) if seen else []
    moves = [entry for entry in entries if entry.event.is_move]
    by_computer = all(isinstance(move.event, Played) and move.event.by_computer for move in moves)
    return game.version if moves and by_computer else seen


async def _is_undone(request: Request, game: Game, seat: int) -> bool:
    """Return whether the move of the button was undone and nothing has happened since."""
    seen = request.pressed.number
    entries = await request.games.entries_since(game, seen) if seen else []
    return [entry.event for entry in entries if entry.event.is_move] == [Played(Undone(seat))]


def _panel(request: Request, game: Game) -> Panel:
    choice = parse_choice(request.pressed.choice) or Choice()
    return undone_panel(request.phrases, game, choice.source)


@app_commands.command(name="undo", description=localised("command-undo"))
async def undo_command(interaction: Interaction) -> None:
    """Undo the last move."""
    await serve(interaction, of_game(undo))


def register(registry: Registry) -> None:
    """Register `/azul undo` and the buttons with which a move is taken back."""
    registry.commands(undo_command, rank=Rank.TARGET)
    registry.buttons(
        {
            "undo": in_panel(of_player(undo_pressed)),
            "ask": in_panel(of_player(ask_pressed)),
            "agree": in_panel(of_game(agree_pressed)),
            "decline": in_panel(of_game(decline_pressed)),
        }
    )
