"""The dispatcher: takes every command and press, and answers whatever comes of it."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol, cast

import discord
from discord import app_commands

from bot.feed.presenter import Presenter
from bot.feed.retry import FIRST_WAIT
from bot.i18n.language import Verbatim
from bot.interactions.admission import Admission
from bot.interactions.asked import name_without_group
from bot.interactions.autocomplete import offer, require_completion
from bot.interactions.registry import Handler, Registry
from bot.interactions.reply import OpenPanels, Reply
from bot.interactions.request import Request
from bot.interactions.trace import is_too_late, said_of, trace_of
from bot.load import Load
from bot.logs.context import LogContext, begin, note
from bot.messages.layout import in_lines
from bot.observer import InteractionKind, InteractionTrace, Observer, Outcome
from bot.ui.components import NO_GAME, CustomId, custom_id_of
from bot.ui.discord_errors import DISCORD_ERRORS
from bot.ui.drawing import Pictures
from bot.ui.tasks import TasksInProgress
from bot.words.commands import moved_to
from bot.words.phrases import Phrases
from bot.words.refusals import (
    PERHAPS_ELSEWHERE,
    UnreadableInput,
    elsewhere_lines,
    refusal_text,
    unreadable_text,
)
from engine import GameService, Refusal
from storage.records import DamagedRecord, StorageError

log = logging.getLogger(__name__)


async def carry_out(request: Request, handler: Handler) -> str | None:
    """Run the handler; return what to say if it didn't do what was asked."""
    words, visit = request.phrases.words, request.reply.visit
    try:
        return await _refusal(request, handler)
    except DamagedRecord as error:
        log.error("%s", error)  # noqa: TRY400 - says what is damaged; where it was met doesn't matter
        visit.outcome = Outcome.DAMAGED
        return words("refusal-damaged")
    except StorageError as error:
        log.error("The database refused a request: %s", error)  # noqa: TRY400 - says it all
        visit.outcome = Outcome.STORAGE
        return words("refusal-storage")
    except DISCORD_ERRORS:
        raise
    except Exception:
        log.exception("A request failed")
        visit.outcome = Outcome.FAILED
        return unexpected(request)


def unexpected(request: Request) -> str:
    """Return what to say of a mistake in the program, with what finds it in the log: the request's end."""
    reference = Verbatim(str(request.interaction.id)[-6:])
    return request.phrases.words("refusal-unexpected", reference=reference)


async def _refusal(request: Request, handler: Handler) -> str | None:
    """Run the handler; return why it refused, in words."""
    visit = request.reply.visit
    try:
        await handler(request)
    except Refusal as refusal:
        log.debug("Refused: %s", refusal.code)
        visit.outcome = Outcome.REFUSED
        text = refusal_text(request.phrases, refusal, await request.game_if_any())
        threads = await request.threads_of_person() if refusal.code in PERHAPS_ELSEWHERE else []
        return in_lines(text, *elsewhere_lines(request.phrases.words, threads))
    except UnreadableInput as unreadable:
        visit.outcome = Outcome.UNREADABLE
        return unreadable_text(request.phrases, unreadable, await request.game_if_any())
    return None


LONG: Final = 1.0
"""Seconds after which an answer takes long: Discord gives a bot three."""
PATIENCE: Final = 4.0
"""Seconds that a shutdown waits for requests in progress."""


class Dispatcher:
    """Answers people, as they are let in. There is one for the whole bot."""

    def __init__(
        self,
        registry: Registry,
        games: GameService,
        presenter: Presenter,
        pictures: Pictures,
        load: Load,
        open_panels: OpenPanels,
        phrases_for: Callable[[discord.Interaction], Phrases],
        observer: Observer,
        busy: Callable[[int, str], str],
        http: discord.http.HTTPClient,
    ) -> None:
        self.long = LONG
        self._registry = registry
        self._games = games
        self._presenter = presenter
        self._pictures = pictures
        self._load = load
        self._open_panels = open_panels
        self._phrases_for = phrases_for
        self._observer = observer
        self._in_progress = TasksInProgress()
        self.admission = Admission(load, self._in_progress, observer, busy, http)

    async def serve(
        self,
        interaction: discord.Interaction,
        handler: Handler,
        *,
        number: int | None = None,
        in_public: bool = False,
    ) -> None:
        """Carry out a command, for the game with this number or else the channel's. Never raise.

        Everybody sees the answer if it is `in_public`.
        """
        visit = trace_of(interaction, self._observer)
        request = self._request(interaction, visit, game_id=number, in_public=in_public)
        await self._serve(request, handler)

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Carry out what the pressed button or the select asks for. Never raise."""
        if not self._in_progress.join():
            return
        press = custom_id_of(interaction)
        handler = self._registry.handler_of(press) if press else None
        visit = trace_of(interaction, self._observer, press if handler else None)
        _begin(interaction, visit)
        if press is None or handler is None:
            log.warning("A component isn't a button of this version")
            await self._serve(self._request(interaction, visit), _old_button)
            return
        game_id = None if press.game_id == NO_GAME else press.game_id
        await self._serve(self._request(interaction, visit, press, game_id), handler)

    async def is_readable(self, interaction: discord.Interaction) -> bool:
        """Return whether discord.py can read a command or an autocomplete; if it can't, answer here.

        It would log a traceback and answer nothing. A client sends such things after a command has changed.
        Nothing is answered any more once the bot is leaving.
        """
        if not self._in_progress.join():
            return False
        visit = trace_of(interaction, self._observer)
        _begin(interaction, visit)
        try:
            namespace = interaction.namespace
            if visit.kind is InteractionKind.AUTOCOMPLETE:
                require_completion(interaction, namespace)
        except (app_commands.AppCommandError, LookupError, TypeError, ValueError, AttributeError) as error:
            await self.failed(interaction, error)
            return False
        return True

    async def failed(self, interaction: discord.Interaction, error: Exception) -> None:
        """Answer a command or an autocomplete for which no handler was called. Never raise."""
        is_fault = isinstance(error, app_commands.CommandInvokeError)
        if is_fault:
            log.error("A command failed", exc_info=error)
        else:
            # Its text would quote what was typed, and the log has no words of players in it.
            log.warning("A command could not be read: %s", type(error).__name__)
        visit = trace_of(interaction, self._observer)
        visit.outcome = Outcome.FAILED if is_fault else Outcome.UNREADABLE
        if visit.kind is InteractionKind.AUTOCOMPLETE:
            await offer(visit, interaction, [])
            self._load.leave(interaction.id)
            return

        async def explain(request: Request) -> None:
            if isinstance(error.__cause__, UnreadableInput):
                raise error.__cause__
            phrases, command = request.phrases, moved_to(name_without_group(interaction.data))
            if is_fault:
                await request.reply.say(unexpected(request))
            elif command is not None:
                await request.reply.say(phrases.words("refusal-moved", command=phrases.command(command)))
            else:
                await request.reply.say(phrases.words("refusal-unknown-form"))

        await self._serve(self._request(interaction, visit), explain)

    async def finish(self) -> None:
        """Finish the requests in progress; give up those that take longer than `PATIENCE` seconds."""
        given_up = await self._in_progress.finish(PATIENCE)
        await self.admission.close()
        if given_up:
            log.warning("Requests still in progress when the bot left: %d", given_up)

    def _request(
        self,
        interaction: discord.Interaction,
        visit: InteractionTrace,
        press: CustomId | None = None,
        game_id: int | None = None,
        *,
        in_public: bool = False,
    ) -> Request:
        phrases = self._phrases_for(interaction)
        reply = Reply(interaction, self._pictures, self._load, visit, in_public=in_public)
        return Request(
            interaction, self._games, self._presenter, phrases, reply, self._open_panels, press, game_id
        )

    async def _serve(self, request: Request, handler: Handler) -> None:
        reply = request.reply
        if request.game_id is not None:
            note(request.game_id)
        log.debug("Asked")
        interaction = reply.interaction
        self._load.enter(interaction.id)
        acknowledging = asyncio.get_running_loop().call_later(
            self.long, lambda: self._in_progress.begin(_acknowledge(reply))
        )
        if is_too_late(interaction):
            handler = _try_again
        try:
            trouble = await carry_out(request, handler)
            if trouble is not None:
                await request.reply.say(trouble)
        except DISCORD_ERRORS as error:
            # The answer didn't arrive. What was committed is stored, and the channel will be shown it.
            log.warning("A person could not be answered: %s", error)
            reply.visit.outcome = Outcome.UNANSWERED
        except Exception:
            log.exception("A person could not be answered")
            reply.visit.outcome = Outcome.FAILED
        finally:
            reply.visit.ended()
            acknowledging.cancel()
            self._load.leave(interaction.id)
            log.debug("Answered")
            self._presenter.retry_now(channel_id=interaction.channel_id, rested=FIRST_WAIT)


def _begin(interaction: discord.Interaction, visit: InteractionTrace) -> None:
    """Note for the log what is asked, to the end of this task."""
    guild, shards = interaction.guild_id, interaction.client.shard_count or 1
    shard = ((guild or 0) >> 22) % shards
    command = said_of(visit.kind, visit.command)
    begin(LogContext(command, str(interaction.id), guild, interaction.channel_id, shard=shard))


async def _acknowledge(reply: Reply) -> None:
    """Acknowledge a request; if that fails it is carried out all the same."""
    try:
        await reply.acknowledge_early()
    except DISCORD_ERRORS as error:
        log.warning("A request could not be acknowledged: %s", error)


async def _try_again(request: Request) -> None:
    request.reply.visit.outcome = Outcome.BUSY
    await request.reply.say(request.phrases.words("refusal-busy"))


async def _old_button(request: Request) -> None:
    request.reply.visit.outcome = Outcome.UNREADABLE
    await request.reply.say(request.phrases.words("refusal-old-button"))


class Client(Protocol):
    """The bot, as commands find it: behind the interaction that calls them."""

    dispatcher: Dispatcher


async def serve(
    interaction: discord.Interaction, handler: Handler, *, number: int | None = None, in_public: bool = False
) -> None:
    """Have a command carried out by the bot that it was given to; see `Dispatcher.serve`."""
    bot = cast("Client", interaction.client)
    await bot.dispatcher.serve(interaction, handler, number=number, in_public=in_public)
