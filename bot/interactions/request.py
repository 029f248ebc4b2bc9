"""A request: an interaction with everything its handler needs."""

import asyncio
import logging
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass, field, replace

import discord

from bot.feed.presenter import Presenter
from bot.interactions.reply import OpenPanels, Reply, SentMessage
from bot.logs.context import add_to_log_context
from bot.messages.layout import in_lines
from bot.messages.panel import Panel
from bot.ui.components import CustomId
from bot.ui.discord_errors import DISCORD_ERRORS
from bot.ui.permissions import (
    can_manage,
    invitation,
    is_on_server,
    is_seen_from_here,
    missing_permissions,
    sees_channel,
)
from bot.words.names import person_name
from bot.words.phrases import Phrases
from bot.words.refusals import permission_text
from engine import Game, GameLocation, GameService, Player, Refusal, Table
from storage.records import DamagedRecord, StorageError

log = logging.getLogger(__name__)


def can_see(interaction: discord.Interaction, game: Game) -> bool:
    """Return whether a person may see a game: they have a seat in it, or can see its channel.

    A seat counts while its owner can take it back from a substitute. For everybody else the game doesn't
    exist, in commands, buttons and lists alike.
    """
    table, user_id = game.table, interaction.user.id
    is_own = table.seat_of(user_id) is not None or table.claim_of(user_id) is not None
    return is_own or _sees_place(interaction, game)


def _sees_place(interaction: discord.Interaction, place: Game | GameLocation) -> bool:
    is_here = place.guild_id == interaction.guild_id
    return is_here and sees_channel(interaction, place.channel_id, place.home_id)


@dataclass(slots=True)
class Subject:
    """The game that a request is about, once it has been found."""

    game: Game | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """An interaction with the services and the reply that its handler needs.

    `custom_id` is the component's, None for commands; `game_id` is the game named, None for the channel's.
    """

    interaction: discord.Interaction
    games: GameService
    presenter: Presenter
    phrases: Phrases
    reply: Reply
    open_panels: OpenPanels
    custom_id: CustomId | None = None
    game_id: int | None = None
    subject: Subject = field(default_factory=Subject)

    async def game(self, *, or_own: bool = False, or_managed: bool = False) -> Game:
        """Return the game that the request is about.

        With `or_own` it may be one that they play on another server, with `or_managed` one in a channel
        that they can manage but that isn't in the cache.

        The game is added to the log context. Raise `Refusal`: ``no-table``; ``no-such-game`` if the person
        may not see a game with that number on this server; or as `require_server` does.
        """
        if not or_own:
            self.require_server()
        if self.game_id is None:
            game = await self.games.channels.for_command(self.user_id, self.interaction.channel_id or 0)
            add_to_log_context(game.id)
        else:
            found = await self._numbered(self.game_id, or_own=or_own, or_managed=or_managed)
            if found is None:
                self.require_server()  # the same answer as for a number that doesn't exist
                raise Refusal("no-such-game", number=str(self.game_id))
            game = found
        self.subject.game = game
        if self.custom_id is not None:
            self.presenter.check_pressed_message(game, self.interaction.message)
        return game

    async def _numbered(self, number: int, *, or_own: bool, or_managed: bool) -> Game | None:
        """Return the game with a number, None if the person may not see it."""
        try:
            game = await self.games.get(number)
        except Refusal:
            return None
        except DamagedRecord:
            place = await self.games.channels.location_of(number)
            if place is not None and _sees_place(self.interaction, place):
                raise
            return None
        if game.guild_id != self.interaction.guild_id:
            is_own = game.table.seat_of(self.user_id) is not None
            return game if or_own and is_own else None
        return game if can_see(self.interaction, game) or (or_managed and self.can_manage(game)) else None

    @property
    def is_on_server(self) -> bool:
        """Whether the interaction comes from a server that the bot is on."""
        return is_on_server(self.interaction)

    def require_server(self) -> None:
        """Raise `Refusal` unless the interaction comes from a server that the bot is on.

        The code is ``not-on-server`` on another server, and ``needs-server`` in direct messages and groups.
        """
        if not self.is_on_server:
            code = "needs-server" if self.interaction.guild_id is None else "not-on-server"
            raise Refusal(code, link=invitation(self.interaction.application_id))

    async def threads_of_person(self) -> list[int]:
        """Return the threads of this channel in which the person plays, if a command named no game."""
        if self.game_id is not None or self.custom_id is not None:
            return []
        games = await self.games.channels.of_person(self.user_id, self.interaction.channel_id or 0)
        return [game.thread_id for game in games if game.thread_id is not None]

    async def game_if_any(self) -> Game | None:
        """Return the current state of the request's game, or None.

        If it can't be reloaded, return it as it was found.
        """
        found = self.subject.game
        try:
            return await (self.game() if found is None else self.games.get(found.id))
        except (Refusal, StorageError):
            return found

    def at(self, table: Table) -> "Request":
        """Return this request with the phrases of a table's look."""
        return replace(self, phrases=self.phrases.at(table))

    @property
    def player(self) -> Player:
        """The person as a player, under their name on this server."""
        user = self.interaction.user
        return Player(user.id, person_name(user.display_name))

    @property
    def user_id(self) -> int:
        """The person's Discord id."""
        return self.interaction.user.id

    @property
    def guild_id(self) -> int:
        """The server's Discord id."""
        return self.interaction.guild_id or 0

    def can_manage(self, game: Game) -> bool:
        """Return whether the person can manage a game's channel, from anywhere on its server."""
        is_here = game.guild_id == self.guild_id
        return is_here and can_manage(self.interaction, game.channel_id, game.home)

    def is_seen_from_here(self, game: Game) -> bool:
        """Return whether everybody who sees this channel certainly also sees the game's."""
        is_here = game.guild_id == self.guild_id
        return is_here and is_seen_from_here(self.interaction, game.channel_id, game.home_id)

    def in_private(self) -> "Request":
        """Return this request with an ephemeral reply."""
        return replace(self, reply=replace(self.reply, in_public=False))

    def in_public(self) -> "Request":
        """Return this request, to be answered so that everyone sees it."""
        return replace(self, reply=replace(self.reply, in_public=True))

    @property
    def pressed(self) -> CustomId:
        """The `custom_id` of the component that was used, for handlers of components only."""
        if self.custom_id is None:
            raise LookupError("this request has no component")
        return self.custom_id

    async def open_panel(self, game: Game, panel: Panel) -> None:
        """Open a panel about a game as a new ephemeral message, and delete the person's previous one."""
        sent = await self.reply.open_panel(panel)
        if sent is not None:
            await _delete(self.open_panels.opened(self.user_id, game.id, sent))

    async def update_panel(self, game: Game, panel: Panel) -> None:
        """Replace the panel whose button was pressed with a panel about a game."""
        sent = await self.reply.update_panel(panel)
        if sent is not None:
            await _delete(self.open_panels.used(self.user_id, game.id, sent))

    async def close_panel(self, game: Game, user_id: int) -> None:
        """Delete the panel about a game that a person has open, if that can be done."""
        await _delete(self.open_panels.closed(user_id, game.id))

    async def acknowledge(self) -> None:
        """Acknowledge the interaction before slow work; continue if that fails."""
        await self._answer(self.reply.acknowledge())

    async def answer_and_show(self, answer: Awaitable[object], game: Game) -> bool:
        """Answer the person and post the change to the channel; return whether it was posted.

        Both run concurrently, and each completes even if the other fails.
        """
        answered, is_shown = await asyncio.gather(
            self._answer(answer),
            self.presenter.present(game.id, changed=game, may_post=self._may_post_in(game)),
            return_exceptions=True,
        )
        if isinstance(answered, BaseException):
            raise answered
        if is_shown is not True:
            await self.reply.say(in_lines(*self._why_not_shown(game)))
        return is_shown is True

    def _why_not_shown(self, game: Game) -> Iterator[str]:
        """Yield why a change couldn't be posted: which permissions are missing, if that is the reason."""
        yield self.phrases.words("not-shown")
        missing = missing_permissions(self.interaction) if self._is_of_channel(game) else ()
        if missing:
            yield self.phrases.words("not-shown-permissions", permissions=list(map(permission_text, missing)))

    async def answer_in_lobby(self, game: Game, text_id: str) -> None:
        """Answer a command with a text and a press with an acknowledgement, and update the lobby."""
        by_command = self.custom_id is None
        answer = self.reply.say(self.phrases.words(text_id)) if by_command else self.reply.acknowledge()
        await self.answer_and_show(answer, game)

    def _may_post_in(self, game: Game) -> bool:
        """Return False if the bot certainly lacks permissions in a game's channel."""
        return not self._is_of_channel(game) or not missing_permissions(self.interaction)

    def _is_of_channel(self, game: Game) -> bool:
        """Return whether a game is played where the interaction comes from."""
        return game.channel_id == self.interaction.channel_id

    async def _answer(self, answer: Awaitable[object]) -> None:
        try:
            await answer
        except DISCORD_ERRORS as error:
            log.warning("An answer could not be sent: %s", error)
        finally:
            self.reply.release()


async def _delete(panel: SentMessage | None) -> None:
    """Delete a replaced panel; if that fails, it stays until the person dismisses it."""
    if panel is None:
        return
    try:
        await panel.delete()
    except DISCORD_ERRORS as error:
        log.info("A replaced panel could not be deleted: %s", error)
