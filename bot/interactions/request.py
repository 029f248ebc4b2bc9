"""What somebody asked of the bot."""

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass, field, replace

import discord

from bot.feed.presenter import Presenter
from bot.interactions.reply import OpenPanels, Reply, Sent
from bot.logs.context import note
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
from engine import Game, GameService, Place, Player, Refusal, Table
from storage.records import DamagedRecord, StorageError

log = logging.getLogger(__name__)


def can_see(interaction: discord.Interaction, game: Game) -> bool:
    """Return whether a person may look at a game: they have a seat in it, or can see where it is played.

    A seat counts as long as its owner can take it back from a substitute. For others it is as if there were
    no such game, whatever they use: commands, buttons, or lists.
    """
    table, user_id = game.table, interaction.user.id
    is_own = table.seat_of(user_id) is not None or table.claim_of(user_id) is not None
    return is_own or _sees_place(interaction, game)


def _sees_place(interaction: discord.Interaction, place: Game | Place) -> bool:
    is_here = place.guild_id == interaction.guild_id
    return is_here and sees_channel(interaction, place.channel_id, place.home_id)


@dataclass(slots=True)
class Subject:
    """The game that a request has turned out to be about, None as long as none was found."""

    game: Game | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """A command or a press, whose it is, and the means to answer it.

    `press` is the button if there was one; `game_id` is the game it asks for, None for the channel's.
    """

    interaction: discord.Interaction
    games: GameService
    presenter: Presenter
    phrases: Phrases
    reply: Reply
    open_panels: OpenPanels
    press: CustomId | None = None
    game_id: int | None = None
    subject: Subject = field(default_factory=Subject)

    async def game(self, *, or_own: bool = False, or_managed: bool = False) -> Game:
        """Return the game that the request is about.

        With `or_own` that can be one that the person plays elsewhere, and with `or_managed` one whose place
        they can manage, although they may not look at it since it isn't known any more.

        The log says from then on which it is. Raise `Refusal`: ``no-table``, or ``no-such-game`` if this
        server has no game of that number that the person may look at; as `require_server` does if this is no
        server of the bot's.
        """
        if not or_own:
            self.require_server()
        if self.game_id is None:
            game = await self.games.rooms.meant_by(self.user_id, self.interaction.channel_id or 0)
            note(game.id)
        else:
            found = await self._numbered(self.game_id, or_own=or_own, or_managed=or_managed)
            if found is None:
                self.require_server()  # as for a number that no game has
                raise Refusal("no-such-game", number=str(self.game_id))
            game = found
        self.subject.game = game
        if self.press is not None:
            self.presenter.pressed(game, self.interaction.message)
        return game

    async def _numbered(self, number: int, *, or_own: bool, or_managed: bool) -> Game | None:
        """Return the game with a number, None if there is none that `game` can return."""
        try:
            game = await self.games.get(number)
        except Refusal:
            return None
        except DamagedRecord:
            place = await self.games.rooms.place_of(number)
            if place is not None and _sees_place(self.interaction, place):
                raise
            return None
        if game.guild_id != self.interaction.guild_id:
            is_own = game.table.seat_of(self.user_id) is not None
            return game if or_own and is_own else None
        return game if can_see(self.interaction, game) or (or_managed and self.can_manage(game)) else None

    @property
    def is_on_server(self) -> bool:
        """Whether this comes from a server that the bot is on."""
        return is_on_server(self.interaction)

    def require_server(self) -> None:
        """Raise `Refusal` unless this comes from a server that the bot is on.

        The code is ``not-on-server`` on another server, and ``needs-server`` in direct messages and groups.
        """
        if not self.is_on_server:
            code = "needs-server" if self.interaction.guild_id is None else "not-on-server"
            raise Refusal(code, link=invitation(self.interaction.application_id))

    async def threads_of_person(self) -> list[int]:
        """Return the threads of this channel in which the person plays, if a command named no game."""
        if self.game_id is not None or self.press is not None:
            return []
        games = await self.games.rooms.of_person(self.user_id, self.interaction.channel_id or 0)
        return [game.thread_id for game in games if game.thread_id is not None]

    async def game_if_any(self) -> Game | None:
        """Return the game that was found for this request, as it stands now; None if there is none.

        If it can't be read any more, that is as it was found.
        """
        found = self.subject.game
        try:
            return await (self.game() if found is None else self.games.get(found.id))
        except (Refusal, StorageError):
            return found

    def at(self, table: Table) -> "Request":
        """Return this request, to be answered in the look of a table."""
        return replace(self, phrases=self.phrases.at(table))

    @property
    def player(self) -> Player:
        """The person, under the name that this server shows."""
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
        """Return whether the person can manage the channel of a game, wherever they are on its server."""
        is_here = game.guild_id == self.guild_id
        return is_here and can_manage(self.interaction, game.channel_id, game.home)

    def is_seen_from_here(self, game: Game) -> bool:
        """Return whether certainly all who see this channel also see where a game of its server is played."""
        is_here = game.guild_id == self.guild_id
        return is_here and is_seen_from_here(self.interaction, game.channel_id, game.home_id)

    def in_private(self) -> "Request":
        """Return this request, to be answered to the person alone."""
        return replace(self, reply=replace(self.reply, in_public=False))

    def in_public(self) -> "Request":
        """Return this request, to be answered so that everyone sees it."""
        return replace(self, reply=replace(self.reply, in_public=True))

    @property
    def pressed(self) -> CustomId:
        """The button, for handlers that only buttons call."""
        if self.press is None:
            raise LookupError("this wasn't asked for by a button")
        return self.press

    async def open_panel(self, game: Game, panel: Panel) -> None:
        """Open a panel about a game as a new private message; the person's former one goes."""
        sent = await self.reply.open_panel(panel)
        if sent is not None:
            await _delete(self.open_panels.opened(self.user_id, game.id, sent))

    async def update_panel(self, game: Game, panel: Panel) -> None:
        """Put a panel about a game in place of the one whose button was pressed."""
        sent = await self.reply.update_panel(panel)
        if sent is not None:
            await _delete(self.open_panels.used(self.user_id, game.id, sent))

    async def close_panel(self, game: Game) -> None:
        """Delete the panel about a game that the person has open, if that can be done."""
        await _delete(self.open_panels.closed(self.user_id, game.id))

    async def answer_and_show(self, answer: Awaitable[object], game: Game) -> bool:
        """Answer the person and show the channel what changed; return whether it is shown.

        Both happen side by side: neither waits for the other, and each happens even if the other fails.
        """
        answered, is_shown = await asyncio.gather(
            self._answer(answer),
            self.presenter.present(game.id, changed=game, may_post=self._may_post_in(game)),
            return_exceptions=True,
        )
        if isinstance(answered, BaseException):
            raise answered
        if is_shown is not True:
            await self.reply.say(self.phrases.words("not-shown"))
        return is_shown is True

    async def answer_in_lobby(self, game: Game, text_id: str) -> None:
        """Answer a command in words and a press by what the lobby then shows; show it."""
        by_command = self.press is None
        answer = self.reply.say(self.phrases.words(text_id)) if by_command else self.reply.acknowledge()
        await self.answer_and_show(answer, game)

    def _may_post_in(self, game: Game) -> bool:
        """Return whether the bot has the permissions it needs in a game's channel, as far as is known."""
        is_here = game.channel_id == self.interaction.channel_id
        return not is_here or not missing_permissions(self.interaction)

    async def _answer(self, answer: Awaitable[object]) -> None:
        try:
            await answer
        except DISCORD_ERRORS as error:
            log.warning("A person could not be answered: %s", error)
        finally:
            self.reply.release()


async def _delete(panel: Sent | None) -> None:
    """Delete a panel that another one has replaced; if that fails, it stays until the person dismisses it."""
    if panel is None:
        return
    try:
        await panel.delete()
    except DISCORD_ERRORS as error:
        log.info("A panel stays that another one has replaced: %s", error)
