"""`/azul privacy`, and its buttons."""

import asyncio
import gzip
import logging
from typing import Final

from discord import Interaction, app_commands

from bot.features.privacy.panel import UnfinishedGames, deletion_question, erased_text, privacy_panel
from bot.feed.erasure import erase
from bot.i18n.command_texts import localised
from bot.interactions.dispatcher import serve
from bot.interactions.registry import Rank, Registry
from bot.interactions.request import Request
from bot.messages.panel import Panel
from engine import Refusal, Status
from storage.records import StorageError

log = logging.getLogger(__name__)

MAX_FILE_SIZE: Final = 8 * 2**20
"""Bytes of a file that Discord accepts from everybody, with some to spare."""


async def show_privacy(request: Request) -> None:
    """Explain what is stored about people."""
    await request.reply.open_panel(privacy_panel(request.phrases))


async def privacy_pressed(request: Request) -> None:
    """Handle the buttons of the panels.

    Raise `Refusal` (``old-button``) for a button that this version doesn't have.
    """
    match request.pressed.choice:
        case "export":
            await _export(request)
        case "ask":
            await request.reply.update_panel(deletion_question(request.phrases, await _unfinished(request)))
        case "keep":
            await request.reply.update_panel(privacy_panel(request.phrases))
        case "erase":
            await _erase(request)
        case _:
            raise Refusal("old-button")


async def _export(request: Request) -> None:
    """Send a person all that is stored about them, compressed if it is very long."""
    await request.reply.acknowledge()
    content = await request.games.exports.export(request.user_id)
    name = f"azul-{request.user_id}.json"
    if len(content) > MAX_FILE_SIZE:
        content, name = await asyncio.to_thread(gzip.compress, content), f"{name}.gz"
    if len(content) > MAX_FILE_SIZE:
        raise Refusal("too-large")
    await request.reply.send_file(request.phrases.words("privacy-exported"), content, name)


async def _erase(request: Request) -> None:
    """Delete a person; ask again if they would leave other games than the button said.

    Erasing them from games takes a while if they have played much; after a restart it is continued.
    """
    words, unfinished = request.phrases.words, await _unfinished(request)
    if unfinished.number != request.pressed.number:
        panel = deletion_question(request.phrases, unfinished)
        await request.reply.update_panel(panel.with_intro(words("privacy-changed")))
        return
    await request.games.deletions.begin(request.user_id)
    await request.reply.update_panel(Panel(words("privacy-erasing")))
    try:
        named = await erase(request.games, request.presenter, request.user_id)
    except StorageError as error:
        log.error("Person %d can't be deleted yet: %s", request.user_id, error)
        await request.reply.update_panel(Panel(words("privacy-later")))
        return
    await request.reply.update_panel(
        Panel(erased_text(request.phrases, named.damaged, is_done=not named.others))
    )


async def _unfinished(request: Request) -> UnfinishedGames:
    """Count the tables and games that the person would leave."""
    games = [game.table for game in await request.games.finder.open_of(request.user_id)]
    running = [
        table.state
        for table in games
        if table.state is not None and table.seat_of(request.user_id) not in table.state.resigned
    ]
    return UnfinishedGames(sum(table.status is Status.LOBBY for table in games), len(running))


@app_commands.command(description=localised("command-privacy"))
async def privacy(interaction: Interaction) -> None:
    """Say what is stored about the person."""
    await serve(interaction, show_privacy)


def register(registry: Registry) -> None:
    """Register `/azul privacy` and its buttons."""
    registry.commands(privacy, rank=Rank.SOURCE)
    registry.buttons({"privacy": privacy_pressed})
