"""Looking at a game: the table, a board, the file, the help."""

import asyncio

import discord

from azul.gamefile.document import dump, file_name
from bot.handlers.request import Request
from bot.messages.descriptions import table_in_words
from bot.messages.pictures import board_picture, last_take, table_picture
from bot.messages.posts import table_buttons
from bot.words.names import markdown_name
from engine import Refusal, Status
from engine.export import record_of


async def table(request: Request) -> None:
    """Show the table, as picture and in words."""
    request, game = await request.at_table()
    state = game.table.state
    if state is None:
        raise Refusal("not-begun" if game.table.is_open else "no-table")
    await request.wait()
    taken = await request.tables.last_take(game)
    playing = game.table.status is Status.PLAYING
    await request.send_picture(
        table_in_words(request.phrases, game.table, state),
        table_picture(request.phrases, game.table, state, last_take(taken)),
        f"azul-{game.id}-table.png",
        table_buttons(request.phrases.words, game.id, state) if playing else (),
    )


async def board(request: Request, user: discord.User | discord.Member | None) -> None:
    """Show the board of a person, or of who asks."""
    request, game = await request.at_table()
    if game.table.state is None:
        raise Refusal("not-begun" if game.table.is_open else "no-table")
    seat = game.table.seat_of(user.id if user else request.user_id)
    if seat is None and user is not None:
        raise Refusal("not-at-table", asked=markdown_name(user.display_name))
    if seat is None:
        raise Refusal("not-seated")
    await request.wait()
    name = request.phrases.name(game.table, seat)
    await request.send_picture(
        request.phrases.words("board-of", name=name),
        board_picture(request.phrases, game.table, game.table.state, seat),
        f"azul-{game.id}-board.png",
    )


async def export(request: Request) -> None:
    """Give the game as a file."""
    request, game = await request.at_table()
    if game.table.state is None:
        raise Refusal("not-begun" if game.table.is_open else "no-table")
    record = record_of(game.id, await request.tables.history(game.id))
    await request.wait()
    text = await asyncio.to_thread(dump, record)
    await request.send_file(request.phrases.words("exported"), text.encode(), file_name(game.id))


async def show_help(request: Request) -> None:
    """Tell how to play."""
    await request.say(request.phrases.words("help"))
    await request.say(request.phrases.words("help-options"))
