"""What features register: the subcommands of `/azul`, and what is done for each button, select and form."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from enum import IntEnum
from typing import Any, TypeAlias, TypeVar

from discord import app_commands

from bot.i18n.command_texts import localised
from bot.interactions.request import Request
from bot.messages.panel import Panel
from bot.observer import InteractionKind, Outcome
from bot.ui.components import CustomId
from bot.words.refusals import refusal_text
from engine import Game, Refusal

_T = TypeVar("_T")

Handler: TypeAlias = Callable[[Request], Awaitable[None]]
GameHandler: TypeAlias = Callable[[Request, Game], Awaitable[None]]
PlayerHandler: TypeAlias = Callable[[Request, Game, int], Awaitable[None]]
Subcommand: TypeAlias = app_commands.Command[Any, ..., None]


class Rank(IntEnum):
    """How much is lost if somebody isn't served: what is nearly done comes first, and is refused last."""

    CONFIRM = 0
    """What ends a turn: a Confirm, or a take that was typed."""
    TARGET = 1
    """What goes on with a turn, or changes something in one step."""
    SOURCE = 2
    """What begins a turn."""
    LOOK = 3
    """What changes nothing, for anybody else at least."""


class Registry:
    """Everything that people can ask for, registered by the features before the bot connects.

    A second handler for the same name is a mistake in the program: `ValueError`.
    """

    def __init__(self) -> None:
        self._commands: dict[str, Subcommand] = {}
        self._buttons: dict[str, Handler] = {}
        self._selects: dict[str, Handler] = {}
        self._forms: dict[str, Handler] = {}
        self._ranks: dict[tuple[InteractionKind, str], Rank] = {}

    def commands(self, *commands: Subcommand, rank: Rank) -> None:
        """Register subcommands of `/azul`."""
        self._register(
            InteractionKind.COMMAND, self._commands, {command.name: command for command in commands}, rank
        )

    def buttons(self, handlers: Mapping[str, Handler], *, rank: Rank = Rank.TARGET) -> None:
        """Register buttons by the action in their `custom_id`."""
        self._register(InteractionKind.BUTTON, self._buttons, handlers, rank)

    def selects(self, handlers: Mapping[str, Handler], *, rank: Rank = Rank.TARGET) -> None:
        """Register selects by the action in their `custom_id`; the press says what was `picked`."""
        self._register(InteractionKind.SELECT, self._selects, handlers, rank)

    def forms(self, handlers: Mapping[str, Handler]) -> None:
        """Register forms by the action in their `custom_id`; the press says what was `typed`."""
        self._register(InteractionKind.FORM, self._forms, handlers, Rank.TARGET)

    @property
    def names(self) -> Iterator[tuple[InteractionKind, str]]:
        """Everything that can be asked for: how, and by which name."""
        yield from self._ranks
        for name, command in self._commands.items():
            if any(option.autocomplete for option in command.parameters):
                yield InteractionKind.AUTOCOMPLETE, name

    def rank_of(self, kind: InteractionKind, name: str) -> Rank | None:
        """Return how a command, or the action of a button, select or form, ranks; None for an unknown one."""
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

    def handler_of(self, press: CustomId) -> Handler | None:
        """Return what is done for a press, None if no button, select or form of this version asks for it."""
        if press.typed is not None:
            return self._forms.get(press.action)
        return (self._selects if press.is_of_select else self._buttons).get(press.action)

    def group(self) -> app_commands.Group:
        """Return `/azul` with all subcommands.

        Discord knows only of the whole group where it can be used, so it is offered everywhere: to servers
        that have added the bot and to people who have, in servers, in direct messages and in groups. What
        needs a server says so (`Request.require_server`).
        """
        azul = app_commands.Group(
            name="azul",
            description=localised("command-azul"),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
        )
        for command in self._commands.values():
            azul.add_command(command)
        return azul


def of_game(handler: GameHandler) -> Handler:
    """Find the game for a handler."""

    async def with_game(request: Request) -> None:
        game = await request.game()
        await handler(request.at(game.table), game)

    return with_game


def of_seen_game(handler: GameHandler) -> Handler:
    """Find the game for a handler that only looks at it: people see their own also from other servers."""

    async def with_game(request: Request) -> None:
        game = await request.game(or_own=True)
        await handler(request.at(game.table), game)

    return with_game


def of_managed_game(handler: GameHandler) -> Handler:
    """Find the game for a handler that people can ask for who manage the place of the game."""

    async def with_game(request: Request) -> None:
        game = await request.game(or_managed=True)
        await handler(request.at(game.table), game)

    return with_game


def of_player(handler: PlayerHandler) -> Handler:
    """Find the game and the player's seat for a handler; refuse people who don't play.

    The code is ``not-seated``, or ``seat-replaced`` for those who can take their seat back from a substitute.
    """

    async def with_seat(request: Request, game: Game) -> None:
        seat = game.table.seat_of(request.user_id)
        if seat is None:
            _ = game.table.playing  # if the game isn't running, that is the better reason
            raise Refusal("not-seated" if game.table.claim_of(request.user_id) is None else "seat-replaced")
        await handler(request, game, seat)

    return of_game(with_seat)


def in_panel(handler: Handler) -> Handler:
    """Show a refusal in place of the panel whose button was pressed."""

    async def replacing(request: Request) -> None:
        try:
            await handler(request)
        except Refusal as refusal:
            request.reply.visit.outcome = Outcome.REFUSED
            game = await request.game_if_any()
            panel = Panel(refusal_text(request.phrases, refusal, game))
            if game is None:
                _ = await request.reply.update_panel(panel)
            else:
                await request.update_panel(game, panel)

    return replacing
