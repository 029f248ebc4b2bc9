"""Looking at a game that has begun: the table, a board, the replay, the file."""

import asyncio

import discord

import azul
from azul.gamefile.document import dump, file_name
from bot.features.table.scenes import Scene, animation, replay_button, scenes_of, step_panel
from bot.features.table.since import since_panel, steps_since
from bot.interactions.request import Request
from bot.messages.descriptions import table_in_words
from bot.messages.fairness import fair_panel
from bot.messages.layout import in_lines
from bot.messages.panel import Panel, board_panel, choose_board_panel
from bot.messages.pictures import last_take, table_picture
from bot.messages.table_buttons import analysis_button, buttons_of, call_buttons, with_request_buttons
from bot.ui.components import Button, CustomId
from bot.words.names import clean_name, markdown_name
from bot.words.phrases import Phrases
from bot.words.refusals import elsewhere_lines
from engine import Game, Refusal, Status
from engine.export import record_of


async def table(request: Request, game: Game) -> None:
    """Show the table, as a picture and in words."""
    state = _begun_state(request, game)
    taken = await request.games.last_take(game)
    words, is_running = request.phrases.words, game.table.status is Status.PLAYING
    buttons = (
        *buttons_of(words, game.id, game.version, game.table, state),
        *call_buttons(words, game.id, game.table, request.user_id),
    )
    is_own = is_running and game.table.seat_of(request.user_id) is not None
    elsewhere = [] if is_own else await request.threads_of_person()
    in_words = table_in_words(request.phrases, game.table, state, await request.games.people.hours_of(game))
    panel = Panel(
        in_lines(*elsewhere_lines(words, elsewhere), in_words),
        with_request_buttons(words, game.id, game.table, buttons if is_running else ()),
        table_picture(request.phrases, game.table, state, last_take(taken)),
        f"azul-{game.id}-table.png",
    )
    await request.reply.open_panel(panel)


async def board(request: Request, game: Game, *, user: discord.User | discord.Member | None) -> None:
    """Show the board of a player, or the person's own; ask whose if they don't play."""
    state = _begun_state(request, game)
    seat = game.table.seat_of(user.id if user else request.user_id)
    if seat is None and user is not None:
        raise Refusal("not-at-table", asked=markdown_name(clean_name(user.display_name)))
    if seat is None:
        await request.reply.open_panel(choose_board_panel(request.phrases, game))
    else:
        await request.reply.open_panel(board_panel(request.phrases, game, state, seat))


async def own_board_pressed(request: Request, game: Game) -> None:
    """Show the board of the person who pressed the button."""
    await board(request, game, user=None)


async def board_pressed(request: Request, game: Game) -> None:
    """Show the board that was chosen, with the buttons to choose another."""
    state = _begun_state(request, game)
    seat = min(request.pressed.number or 0, len(game.table.players) - 1)
    shown = board_panel(request.phrases, game, state, seat)
    await request.reply.update_panel(choose_board_panel(request.phrases, game, shown, seat))


async def replay(request: Request, game: Game, *, for_everyone: bool = False) -> None:
    """Show the game so far as an animation; in private while it is running, unless it is `for_everyone`.

    It is private too if someone here might not be able to see where the game is played.
    """
    _ = _begun_state(request, game)
    is_seen, is_over = request.is_seen_from_here(game), not game.table.is_open
    is_kept_private = request.reply.in_public and not is_seen
    if is_kept_private or not (is_over or for_everyone):
        request = request.in_private()
    phrases = request.phrases
    if request.reply.in_public:
        phrases = await request.presenter.phrases_of(game)
    scenes = await _scenes(phrases, request, game)  # if this fails, nothing is public yet
    panel = Panel(
        phrases.words("replay", names=phrases.names(game.table)),
        (
            replay_button(phrases, game),
            *([analysis_button(phrases, game.id)] if game.table.status is Status.OVER else []),
            *([] if is_over or for_everyone or not is_seen else [_share_button(phrases, game)]),
        ),
        animation(phrases, game.table, scenes),
        f"azul-{game.id}-replay.gif",
    )
    if is_kept_private:
        panel = panel.with_intro(phrases.words("replay-private"))
    await request.reply.open_panel(panel)


async def share_pressed(request: Request, game: Game) -> None:
    """Show everyone the animation of a running game; the private one goes, so that it isn't posted twice."""
    shown = request.phrases.words("replay", names=request.phrases.names(game.table))
    await request.reply.update_panel(Panel(shown))
    await replay(request.in_public(), game, for_everyone=True)


def _share_button(phrases: Phrases, game: Game) -> Button:
    return Button(phrases.words("button-share"), CustomId("share", game.id))


async def step_pressed(request: Request, game: Game) -> None:
    """Show a scene of the game in private: the first one from below an animation, else the button's."""
    _ = _begun_state(request, game)
    scenes = await _scenes(request.phrases, request, game)
    number = (request.pressed.number or 0) if request.reply.is_in_private else 0
    await request.reply.update_panel(step_panel(request.phrases, game, scenes, number))


async def since_pressed(request: Request, game: Game) -> None:
    """Show in private what happened since the person's last turn; for others, since the round began."""
    _ = _begun_state(request, game)
    seat = game.table.seat_of(request.user_id)
    entries = await request.games.since_last_turn(game, seat)
    steps = await asyncio.to_thread(steps_since, request.phrases, entries)
    number = request.pressed.number
    panel = since_panel(request.phrases, game, seat, entries, steps, number)
    if number is None:
        await request.reply.open_panel(panel)
    else:
        await request.reply.update_panel(panel)


async def export(request: Request, game: Game) -> None:
    """Send the game as a file."""
    _ = _begun_state(request, game)
    record = record_of(game.id, await request.games.history(game.id))
    await request.reply.acknowledge()
    text = await asyncio.to_thread(dump, record)
    await request.reply.send_file(request.phrases.words("exported"), text.encode(), file_name(game.id))


async def fair_draws(request: Request, game: Game) -> None:
    """Explain the commitment to the draws; reveal the secret once the table is closed."""
    await request.reply.update_panel(fair_panel(request.phrases.words, game))


async def _scenes(phrases: Phrases, request: Request, game: Game) -> list[Scene]:
    entries = await request.games.history(game.id)
    return await asyncio.to_thread(scenes_of, phrases, entries)


def _begun_state(request: Request, game: Game) -> azul.State:
    """Return the position of a game that has begun.

    Raise `Refusal` otherwise: ``not-begun`` in the lobby; once that is closed, ``never-begun`` for a table
    that was asked for by its number, else ``no-table``.
    """
    if game.table.state is not None:
        return game.table.state
    if game.table.is_open:
        raise Refusal("not-begun")
    if request.game_id is None:
        raise Refusal("no-table")
    raise Refusal("never-begun", number=str(game.id))
