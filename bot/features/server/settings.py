"""A server's settings, for the people who manage it: `/azul manage settings`.

Discord can hide whole commands from people, but not subcommands, so permissions are checked here.
"""

from collections.abc import Callable
from dataclasses import replace

from bot.features.server.panel import ANY_NUMBER, AUTOMATIC, NUMBERS_OF_GAMES, server_panel
from bot.interactions.request import Request
from bot.messages.option_fields import change_to
from bot.messages.panel import Panel
from engine import Options, Refusal, Server


async def show_settings(request: Request) -> None:
    """Show the server's settings."""
    _require_manager(request)
    server = await request.games.servers.of(request.guild_id)
    await request.reply.open_panel(_panel(request, server))


async def setting_picked(request: Request) -> None:
    """Set the setting that the select names to the value picked.

    Raise `Refusal` (``old-button``) for a setting or a value that this version doesn't have.
    """
    _require_manager(request)
    change = _change(request)
    server = await request.games.servers.change(request.guild_id, change)
    await request.reply.update_panel(_panel(request, server))


def _require_manager(request: Request) -> None:
    request.require_server()
    if not request.interaction.permissions.manage_guild:
        raise Refusal("not-manager")


def _panel(request: Request, server: Server) -> Panel:
    guild = request.interaction.guild
    known = {channel.id for channel in guild.channels} if guild else set()
    return server_panel(request.phrases.words, server, known)


def _change(request: Request) -> Callable[[Server], Server]:
    """Return the change of the setting that the select names to what was picked."""
    custom_id = request.pressed
    name, picked = custom_id.choice, custom_id.picked or ""
    match name:
        case "channels" if custom_id.channels is not None:
            return _set(channels=custom_id.channels)
        case "games" if picked == ANY_NUMBER:
            return _set(most_games=None)
        case "games" if picked in map(str, NUMBERS_OF_GAMES):
            return _set(most_games=int(picked))
        case "language" if picked == AUTOMATIC:
            return _with_options(lambda now: replace(now, language=""))
    return _with_options(change_to(name, picked))


def _with_options(change: Callable[[Options], Options]) -> Callable[[Server], Server]:
    return lambda server: server.model_copy(update={"options": change(server.options)})


def _set(**changes: object) -> Callable[[Server], Server]:
    return lambda server: server.model_copy(update=changes)
