"""The desk: takes every command and press, and answers whatever comes of it."""

import logging
from collections.abc import Callable
from typing import Final

import discord
from discord import app_commands

from bot.actions import Handler, handler_of
from bot.desk.admission import Admission
from bot.desk.carrying_out import carry_out, unexpected
from bot.desk.completing import offer, require_completion
from bot.handlers.reply import Reply
from bot.handlers.request import Request
from bot.logs.doing import Doing, begin, note
from bot.observing import Kind, Observer, Outcome, Visit
from bot.showing.presenter import Presenter
from bot.showing.retrying import FIRST_WAIT
from bot.ui.arriving.rush import Rush
from bot.ui.arriving.visiting import is_too_late, said_of, visit_of
from bot.ui.buttons import NO_GAME, Press, press_of
from bot.ui.drawing import Pictures
from bot.ui.outages import OUTAGES
from bot.ui.replacing import OpenPanels
from bot.ui.tasks import TasksInProgress
from bot.words.phrases import Phrases
from bot.words.refusals import UnreadableInput
from engine import Tables

log = logging.getLogger(__name__)

PATIENCE: Final = 4.0
"""Seconds that a shutdown waits for requests in progress."""


class Desk:
    """Answers people, as they are let in. There is one for the whole bot."""

    def __init__(
        self,
        tables: Tables,
        presenter: Presenter,
        pictures: Pictures,
        rush: Rush,
        open_panels: OpenPanels,
        phrases_for: Callable[[discord.Interaction], Phrases],
        observer: Observer,
        busy: Callable[[int, str], str],
        http: discord.http.HTTPClient,
    ) -> None:
        self._tables = tables
        self._presenter = presenter
        self._pictures = pictures
        self._rush = rush
        self._open_panels = open_panels
        self._phrases_for = phrases_for
        self._observer = observer
        self._in_progress = TasksInProgress()
        self.admission = Admission(rush, self._in_progress, observer, busy, http)

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
        visit = visit_of(interaction, self._observer)
        request = self._request(interaction, visit, game_id=number, in_public=in_public)
        await self._serve(request, handler)

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Carry out what the pressed button or the select asks for. Never raise."""
        if not self._in_progress.join():
            return
        press = press_of(interaction)
        handler = handler_of(press) if press else None
        visit = visit_of(interaction, self._observer, press if handler else None)
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
        visit = visit_of(interaction, self._observer)
        _begin(interaction, visit)
        try:
            namespace = interaction.namespace
            if visit.kind is Kind.AUTOCOMPLETE:
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
        visit = visit_of(interaction, self._observer)
        visit.outcome = Outcome.FAILED if is_fault else Outcome.UNREADABLE
        if visit.kind is Kind.AUTOCOMPLETE:
            await offer(visit, interaction, [])
            self._rush.ends(interaction.id)
            return

        async def explain(request: Request) -> None:
            if isinstance(error.__cause__, UnreadableInput):
                raise error.__cause__
            words = request.phrases.words
            await request.reply.say(unexpected(request) if is_fault else words("refusal-unknown-form"))

        await self._serve(self._request(interaction, visit), explain)

    async def finish(self) -> None:
        """Finish the requests in progress; give up those that take longer than `PATIENCE` seconds."""
        given_up = await self._in_progress.finish(PATIENCE)
        if given_up:
            log.warning("Requests still in progress when the bot left: %d", given_up)

    def _request(
        self,
        interaction: discord.Interaction,
        visit: Visit,
        press: Press | None = None,
        game_id: int | None = None,
        *,
        in_public: bool = False,
    ) -> Request:
        phrases = self._phrases_for(interaction)
        reply = Reply(interaction, self._pictures, self._rush, visit, in_public=in_public)
        return Request(
            interaction, self._tables, self._presenter, phrases, reply, self._open_panels, press, game_id
        )

    async def _serve(self, request: Request, handler: Handler) -> None:
        reply = request.reply
        if request.game_id is not None:
            note(request.game_id)
        log.debug("Asked")
        interaction = reply.interaction
        self._rush.begins(interaction.id, lambda: self._in_progress.begin(_acknowledge(reply)))
        if is_too_late(interaction):
            handler = _try_again
        try:
            trouble = await carry_out(request, handler)
            if trouble is not None:
                await request.reply.say(trouble)
        except OUTAGES as error:
            # The answer didn't arrive. What was committed is stored, and the channel will be shown it.
            log.warning("A person could not be answered: %s", error)
            reply.visit.outcome = Outcome.UNANSWERED
        except Exception:
            log.exception("A person could not be answered")
            reply.visit.outcome = Outcome.FAILED
        finally:
            reply.visit.ended()
            self._rush.ends(interaction.id)
            log.debug("Answered")
            self._presenter.hasten(channel_id=interaction.channel_id, rested=FIRST_WAIT)


def _begin(interaction: discord.Interaction, visit: Visit) -> None:
    """Note for the log what is asked, to the end of this task."""
    guild, shards = interaction.guild_id, interaction.client.shard_count or 1
    shard = ((guild or 0) >> 22) % shards
    command = said_of(visit.kind, visit.command)
    begin(Doing(command, str(interaction.id), guild, interaction.channel_id, shard=shard))


async def _acknowledge(reply: Reply) -> None:
    """Acknowledge a request; if that fails it is carried out all the same."""
    try:
        await reply.acknowledge_early()
    except OUTAGES as error:
        log.warning("A request could not be acknowledged: %s", error)


async def _try_again(request: Request) -> None:
    request.reply.visit.outcome = Outcome.BUSY
    await request.reply.say(request.phrases.words("refusal-busy"))


async def _old_button(request: Request) -> None:
    request.reply.visit.outcome = Outcome.UNREADABLE
    await request.reply.say(request.phrases.words("refusal-old-button"))
