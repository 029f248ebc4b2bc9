"""The registry of subcommands, and of handlers for buttons, selects and forms."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, TypeAlias, TypeVar

from discord import app_commands

from bot.i18n.command_texts import localised
from bot.interactions.request import Request
from bot.messages.panel import Panel
from bot.observer import InteractionKind, Outcome
from bot.ui.components import CustomId
from bot.words.commands import COMMANDS, GROUPS
from bot.words.refusals import refusal_text
from engine import Game, Refusal

_T = TypeVar("_T")

Handler: TypeAlias = Callable[[Request], Awaitable[None]]
GameHandler: TypeAlias = Callable[[Request, Game], Awaitable[None]]
PlayerHandler: TypeAlias = Callable[[Request, Game, int], Awaitable[None]]
Subcommand: TypeAlias = app_commands.Command[Any, ..., None]
UserCommand: TypeAlias = app_commands.ContextMenu


class Rank(IntEnum):
    """Priority under load: the lower, the earlier an interaction is served, and the later rejected."""

    CONFIRM = 0
    """Ends a turn: a Confirm, or a take typed as a command."""
    TARGET = 1
    """Continues a turn, or changes something in one step."""
    SOURCE = 2
    """Begins a turn."""
    LOOK = 3
    """Changes nothing, at least for others."""


class Registry:
    """All commands and handlers, registered by the features before the bot connects.

    Registering a name twice raises `ValueError`.
    """

    def __init__(self) -> None:
        self._commands: dict[str, Subcommand] = {}
        self._user_commands: dict[str, UserCommand] = {}
        self._buttons: dict[str, Handler] = {}
        self._selects: dict[str, Handler] = {}
        self._forms: dict[str, Handler] = {}
        self._ranks: dict[tuple[InteractionKind, str], Rank] = {}

    def commands(self, *commands: Subcommand, rank: Rank) -> None:
        """Register subcommands of `/azul`, each of which has its place in `bot.words.commands`."""
        self._register(
            InteractionKind.COMMAND, self._commands, {command.name: command for command in commands}, rank
        )

    def user_commands(self, *commands: UserCommand, rank: Rank) -> None:
        """Register commands in the context menu of a person."""
        self._register(
            InteractionKind.COMMAND,
            self._user_commands,
            {command.name: command for command in commands},
            rank,
        )

    def buttons(self, handlers: Mapping[str, Handler], *, rank: Rank = Rank.TARGET) -> None:
        """Register buttons by the action in their `custom_id`."""
        self._register(InteractionKind.BUTTON, self._buttons, handlers, rank)

    def selects(self, handlers: Mapping[str, Handler], *, rank: Rank = Rank.TARGET) -> None:
        """Register selects by the action in their `custom_id`; the parsed one says what was `picked`."""
        self._register(InteractionKind.SELECT, self._selects, handlers, rank)

    def forms(self, handlers: Mapping[str, Handler]) -> None:
        """Register forms by the action in their `custom_id`; the parsed one says what was `typed`."""
        self._register(InteractionKind.FORM, self._forms, handlers, Rank.TARGET)

    @property
    def names(self) -> Iterator[tuple[InteractionKind, str]]:
        """The kinds and names of all interactions that are handled."""
        yield from self._ranks
        for name, command in self._commands.items():
            if any(option.autocomplete for option in command.parameters):
                yield InteractionKind.AUTOCOMPLETE, name

    def rank_of(self, kind: InteractionKind, name: str) -> Rank | None:
        """Return the rank of a command or action, None if it is unknown."""
        return self._ranks.get((kind, name))

    def _register(
        self, kind: InteractionKind, registered: dict[str, _T], new: Mapping[str, _T], rank: Rank
    ) -> None:
        twice = registered.keys() & new.keys()
        if twice:
            raise ValueError(f"registered twice: {', '.join(sorted(twice))}")
        registered.update(new)
        self._ranks.update({(kind, name): rank for name in new})

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions of all buttons."""
        return tuple(self._buttons)

    def handler_of(self, custom_id: CustomId) -> Handler | None:
        """Return the handler of a component, None if this version has none."""
        if custom_id.typed is not None:
            return self._forms.get(custom_id.action)
        return (self._selects if custom_id.is_of_select else self._buttons).get(custom_id.action)

    @property
    def menu(self) -> Sequence[UserCommand]:
        """The commands in the context menu of a person, only on servers that have added the bot."""
        for command in self._user_commands.values():
            command.allowed_installs = app_commands.AppInstallationType(guild=True)
            command.allowed_contexts = app_commands.AppCommandContext(guild=True)
        return tuple(self._user_commands.values())

    def group(self) -> app_commands.Group:
        """Return `/azul` with all subcommands, as `bot.words.commands` orders and groups them.

        Discord can restrict only the whole group to contexts, so it is available everywhere: installed by
        servers or by users, in servers, direct messages and groups. Commands that need a server check it
        themselves (`Request.require_server`).
        """
        azul = app_commands.Group(
            name="azul",
            description=localised("command-azul"),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
        )
        for name in COMMANDS:
            azul.add_command(self._commands[name])
        for group, names in GROUPS.items():
            inner = app_commands.Group(name=group, description=localised(f"command-{group}"))
            for name in names:
                inner.add_command(self._commands[name])
            azul.add_command(inner)
        return azul


def of_game(handler: GameHandler) -> Handler:
    """Wrap a handler that needs the game."""

    async def with_game(request: Request) -> None:
        game = await request.game()
        await handler(request.at(game.table), game)

    return with_game


def of_seen_game(handler: GameHandler) -> Handler:
    """Wrap a handler that only views the game: players can view their own from other servers too."""

    async def with_game(request: Request) -> None:
        game = await request.game(or_own=True)
        await handler(request.at(game.table), game)

    return with_game


def of_managed_game(handler: GameHandler) -> Handler:
    """Wrap a handler that is also open to those who can manage the game's channel."""

    async def with_game(request: Request) -> None:
        game = await request.game(or_managed=True)
        await handler(request.at(game.table), game)

    return with_game


def of_player(handler: PlayerHandler) -> Handler:
    """Wrap a handler that needs the game and the player's seat.

    It raises `Refusal` for others: ``seat-replaced`` if they can take their seat back from a substitute,
    else ``not-seated``.
    """

    async def with_seat(request: Request, game: Game) -> None:
        seat = game.table.seat_of(request.user_id)
        if seat is None:
            _ = game.table.running_state  # raises if the game isn't running, which explains more
            raise Refusal("not-seated" if game.table.claim_of(request.user_id) is None else "seat-replaced")
        await handler(request, game, seat)

    return of_game(with_seat)


def in_panel(handler: Handler) -> Handler:
    """Wrap a handler so that its refusals replace the panel whose button was pressed."""

    async def replacing(request: Request) -> None:
        try:
            await handler(request)
        except Refusal as refusal:
            request.reply.trace.outcome = Outcome.REFUSED
            game = await request.game_if_any()
            panel = Panel(refusal_text(request.phrases, refusal, game))
            if game is None:
                _ = await request.reply.update_panel(panel)
            else:
                await request.update_panel(game, panel)

    return replacing
