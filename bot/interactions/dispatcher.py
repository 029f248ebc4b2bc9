"""Dispatches every interaction to its handler, and answers errors."""

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
from bot.interactions.autocomplete import offer, require_completion
from bot.interactions.incoming import name_without_group
from bot.interactions.registry import Handler, Registry
from bot.interactions.reply import OpenPanels, Reply
from bot.interactions.request import Request
from bot.interactions.responses import FirstResponses
from bot.interactions.trace import is_too_late, log_name, trace_of
from bot.load import Load
from bot.logs.context import LogContext, add_to_log_context, set_log_context
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
    table_lines,
    unreadable_text,
)
from engine import GameService, Refusal
from storage.records import DamagedRecord, StorageError

log = logging.getLogger(__name__)


async def run_handler(request: Request, handler: Handler) -> str | None:
    """Run the handler; return the message for the person if it failed. Raise one of `DISCORD_ERRORS`."""
    words, trace = request.phrases.words, request.reply.trace
    try:
        return await _refusal(request, handler)
    except DamagedRecord as error:
        log.error("%s", error)
        trace.outcome = Outcome.DAMAGED
        return words("refusal-damaged")
    except StorageError as error:
        log.error("The database refused a request: %s", error)
        trace.outcome = Outcome.STORAGE
        return words("refusal-storage")
    except DISCORD_ERRORS:
        raise
    except Exception:
        log.exception("A request failed")
        trace.outcome = Outcome.FAILED
        return unexpected_error_text(request)


def unexpected_error_text(request: Request) -> str:
    """Return the text for an internal error; its reference is the end of the interaction's id in the log."""
    reference = Verbatim(str(request.interaction.id)[-6:])
    return request.phrases.words("refusal-unexpected", reference=reference)


async def _refusal(request: Request, handler: Handler) -> str | None:
    """Run the handler; return the text of its refusal, or None."""
    trace = request.reply.trace
    try:
        await handler(request)
    except Refusal as refusal:
        log.debug("Refused: %s", refusal.code)
        trace.outcome = Outcome.REFUSED
        game, words = await request.game_if_any(), request.phrases.words
        threads = await request.threads_of_person() if refusal.code in PERHAPS_ELSEWHERE else []
        # A press names its own game, and not that of the channel.
        table = game if request.game_id is None else None
        return in_lines(
            refusal_text(request.phrases, refusal, game),
            *table_lines(words, refusal, table),
            *elsewhere_lines(words, threads),
        )
    except UnreadableInput as unreadable:
        trace.outcome = Outcome.UNREADABLE
        return unreadable_text(request.phrases, unreadable, await request.game_if_any())
    return None


ACKNOWLEDGE_AFTER: Final = 1.0
"""Seconds after which a request is acknowledged: Discord allows three."""
SHUTDOWN_TIMEOUT: Final = 4.0
"""Seconds that a shutdown waits for requests in progress."""


class Dispatcher:
    """Runs handlers for admitted interactions. The bot has one instance."""

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
        self.acknowledge_after = ACKNOWLEDGE_AFTER
        self._registry = registry
        self._games = games
        self._presenter = presenter
        self._pictures = pictures
        self._load = load
        self._open_panels = open_panels
        self._phrases_for = phrases_for
        self._observer = observer
        self._in_progress = TasksInProgress()
        self.admission = Admission(load, self._in_progress, observer, busy, FirstResponses(http))

    async def serve(
        self,
        interaction: discord.Interaction,
        handler: Handler,
        *,
        number: int | None = None,
        in_public: bool = False,
    ) -> None:
        """Run a command's handler, for the game with this number or else the channel's. Never raise.

        The answer is public if `in_public` is True, else ephemeral.
        """
        trace = trace_of(interaction, self._observer)
        request = self._request(interaction, trace, game_id=number, in_public=in_public)
        await self._serve(request, handler)

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Run the handler of a button, select or form. Never raise."""
        if not self._in_progress.join():
            return
        custom_id = custom_id_of(interaction)
        handler = self._registry.handler_of(custom_id) if custom_id else None
        trace = trace_of(interaction, self._observer, custom_id if handler else None)
        _set_log_context(interaction, trace)
        if custom_id is None or handler is None:
            log.warning("A component has no handler in this version")
            await self._serve(self._request(interaction, trace), _reject_old_button)
            return
        game_id = None if custom_id.game_id == NO_GAME else custom_id.game_id
        await self._serve(self._request(interaction, trace, custom_id, game_id), handler)

    async def check_readable(self, interaction: discord.Interaction) -> bool:
        """Return whether discord.py can parse a command or an autocomplete; if not, answer it here.

        discord.py would log a traceback and not answer. Outdated clients send such payloads after a command
        has changed. During shutdown nothing is answered.
        """
        if not self._in_progress.join():
            return False
        trace = trace_of(interaction, self._observer)
        _set_log_context(interaction, trace)
        try:
            namespace = interaction.namespace
            if trace.kind is InteractionKind.AUTOCOMPLETE:
                require_completion(interaction, namespace)
        except (app_commands.AppCommandError, LookupError, TypeError, ValueError, AttributeError) as error:
            await self.answer_failure(interaction, error)
            return False
        return True

    async def answer_failure(self, interaction: discord.Interaction, error: Exception) -> None:
        """Answer a command or an autocomplete for which no handler was called. Never raise."""
        is_fault = isinstance(error, app_commands.CommandInvokeError)
        if is_fault:
            log.error("A command failed", exc_info=error)
        else:
            # Its text would quote the person's input, which must not be logged.
            log.warning("A command could not be read: %s", type(error).__name__)
        trace = trace_of(interaction, self._observer)
        trace.outcome = Outcome.FAILED if is_fault else Outcome.UNREADABLE
        if trace.kind is InteractionKind.AUTOCOMPLETE:
            await offer(trace, interaction, [])
            self._load.leave(interaction.id)
            return

        async def explain(request: Request) -> None:
            if isinstance(error.__cause__, UnreadableInput):
                raise error.__cause__
            phrases, command = request.phrases, moved_to(name_without_group(interaction.data))
            if is_fault:
                await request.reply.say(unexpected_error_text(request))
            elif command is not None:
                await request.reply.say(phrases.words("refusal-moved", command=phrases.command(command)))
            else:
                await request.reply.say(phrases.words("refusal-unknown-form"))

        await self._serve(self._request(interaction, trace), explain)

    async def finish(self) -> None:
        """Wait for the requests in progress; cancel them after `SHUTDOWN_TIMEOUT` seconds."""
        given_up = await self._in_progress.finish(SHUTDOWN_TIMEOUT)
        await self.admission.close()
        if given_up:
            log.warning("Requests cancelled at shutdown: %d", given_up)

    def _request(
        self,
        interaction: discord.Interaction,
        trace: InteractionTrace,
        custom_id: CustomId | None = None,
        game_id: int | None = None,
        *,
        in_public: bool = False,
    ) -> Request:
        phrases = self._phrases_for(interaction)
        reply = Reply(interaction, self._pictures, self._load, trace, in_public=in_public)
        return Request(
            interaction, self._games, self._presenter, phrases, reply, self._open_panels, custom_id, game_id
        )

    async def _serve(self, request: Request, handler: Handler) -> None:
        reply = request.reply
        if request.game_id is not None:
            add_to_log_context(request.game_id)
        log.debug("Request received")
        interaction = reply.interaction
        self._load.enter(interaction.id)
        acknowledging = asyncio.get_running_loop().call_later(
            self.acknowledge_after, lambda: self._in_progress.begin(_acknowledge(reply))
        )
        if is_too_late(interaction):
            handler = _ask_to_retry
        try:
            problem = await run_handler(request, handler)
            if problem is not None:
                await request.reply.say(problem)
        except DISCORD_ERRORS as error:
            # Only the answer is lost: what was committed will be posted to the channel.
            log.warning("An answer could not be sent: %s", error)
            reply.trace.outcome = Outcome.UNANSWERED
        except Exception:
            log.exception("An answer could not be sent")
            reply.trace.outcome = Outcome.FAILED
        finally:
            reply.trace.ended()
            acknowledging.cancel()
            self._load.leave(interaction.id)
            log.debug("Answered")
            self._presenter.retry_now(channel_id=interaction.channel_id, min_age=FIRST_WAIT)


def _set_log_context(interaction: discord.Interaction, trace: InteractionTrace) -> None:
    """Set the log context of this task."""
    guild, shards = interaction.guild_id, interaction.client.shard_count or 1
    shard = ((guild or 0) >> 22) % shards
    command = log_name(trace.kind, trace.command)
    set_log_context(LogContext(command, str(interaction.id), guild, interaction.channel_id, shard=shard))


async def _acknowledge(reply: Reply) -> None:
    """Acknowledge a request; a failure doesn't stop it."""
    try:
        await reply.acknowledge_early()
    except DISCORD_ERRORS as error:
        log.warning("A request could not be acknowledged: %s", error)


async def _ask_to_retry(request: Request) -> None:
    request.reply.trace.outcome = Outcome.BUSY
    await request.reply.say(request.phrases.words("refusal-busy"))


async def _reject_old_button(request: Request) -> None:
    request.reply.trace.outcome = Outcome.UNREADABLE
    await request.reply.say(request.phrases.words("refusal-old-button"))


class _HasDispatcher(Protocol):
    """The bot, as an interaction's client."""

    dispatcher: Dispatcher


async def serve(
    interaction: discord.Interaction, handler: Handler, *, number: int | None = None, in_public: bool = False
) -> None:
    """Run a command's handler; see `Dispatcher.serve`."""
    bot = cast("_HasDispatcher", interaction.client)
    await bot.dispatcher.serve(interaction, handler, number=number, in_public=in_public)
