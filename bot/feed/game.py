"""Shows one game to its channel now: looks what is there, sends what isn't, and notes that it is."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final

import discord

from bot.cluster.scope import ShardScope
from bot.feed.connection import Connection
from bot.feed.delivery import Delivered, TakenOver, deliver
from bot.feed.notifications import DirectMessages, as_called, without_dms
from bot.feed.plan import Plan, plan_for
from bot.feed.reconcile import Found, find_messages
from bot.feed.sending import Draft, Outbox, draw
from bot.feed.strays import Seen, Strays, StraySearch, strays_among
from bot.feed.threads import CLOSED, Threads
from bot.load import Load
from bot.messages.posts import Post, lobby_post
from bot.messages.reminders import unreachable_post
from bot.messages.table_buttons import replaced_since
from bot.observer import Observer
from bot.ui.discord_errors import UNKNOWN_CHANNEL, repeated
from bot.ui.drawing import Pictures
from bot.words.phrases import Phrases
from engine import Game, GameService, Hours, LogEntry, Status, is_unanswered
from engine.table.events import Overdue
from storage.records import Shown

log = logging.getLogger(__name__)

NOBODY: Final[Mapping[int, int | None]] = MappingProxyType({})


class Posting:
    """Shows a game to its channel; whoever calls it sees to one try at a time, and to trying again.

    `show_again` is called with a game of which more is to be shown soon.
    """

    def __init__(
        self,
        games: GameService,
        pictures: Pictures,
        connection: Connection,
        load: Load,
        threads: Threads,
        clock: Callable[[], float],
        observer: Observer,
        show_again: Callable[[int], None],
    ) -> None:
        self._games = games
        self._pictures = pictures
        self._connection = connection
        self._load = load
        self._threads = threads
        self._clock = clock
        self._observer = observer
        self._show_again = show_again
        self._direct = DirectMessages(games, connection)
        self._outbox = Outbox(clock)
        self.strays = StraySearch(connection, clock)
        self._uncertain: set[int] = set()

    def doubt(self, game_ids: Iterable[int]) -> None:
        """Search the channels of some games before anything is sent there: it may have arrived already."""
        self._uncertain.update(game_ids)

    async def show(self, game: Game, *, even_private: bool) -> bool:
        """Show a game now; return whether everything that was to go is gone.

        If not, the game isn't noted as shown: the next try finds the new messages and deletes the old. A game
        that finds its thread gone or locked is shown in its channel.
        """
        try:
            return await self._show_there(game, even_private=even_private)
        except discord.HTTPException as error:
            if error.code not in {UNKNOWN_CHANNEL, *CLOSED}:
                raise
            game = await self._games.get(game.id)  # it may just have been given a thread
            if game.thread_id is not None:
                game = await self._threads.leave(game, await self.phrases_of(game))
                if game.thread_id is None:
                    return await self.show(game, even_private=even_private)
            if error.code != UNKNOWN_CHANNEL or self._connection.has_channel(game.guild_id, game.channel_id):
                raise
        log.info("Game %d: its channel is gone", game.id)
        await self.noted(await self._games.resting.close_lost(game.id), None, None)
        return True

    async def _show_there(self, game: Game, *, even_private: bool) -> bool:
        """Show a game where it is played, in a new thread if it is to have one."""
        right = self._shard_scope.lease_for(game.guild_id)

        def require_right() -> None:
            """Raise `TakenOver` unless no other process can have shown the game since."""
            if not self._shard_scope.holds(game.guild_id, right):
                raise TakenOver

        try:
            return await self._show_by(game, require_right, even_private=even_private)
        except TakenOver:
            log.info("Game %d: another process goes on showing it", game.id)
            return True

    async def _show_by(self, game: Game, require_right: Callable[[], None], *, even_private: bool) -> bool:
        """Show a game where it is played as long as `require_right` doesn't raise `TakenOver`."""
        former, phrases = game, await self.phrases_of(game)
        is_planned = await self._games.plans.waits_until(game) is not None
        hours = await self._games.people.hours_of(game)
        hours = replace(hours, newcomers=await self._games.people.newcomers(game.table))
        is_uncertain = self._outbox.is_uncertain(game) or game.id in self._uncertain
        found = await self._found(game) if is_uncertain else []
        settled = await self._outbox.settle(game, found, require_right)
        if settled is not None:
            found.insert(0, settled)
        lobby = next((message.message_id for message in found if message.part == "lobby"), None)
        game = await self._threads.open(game, phrases, game.message_id or lobby, self._outbox)
        channel = self._connection.channel(game.guild_id, game.channel_id)
        home = self._connection.channel(game.guild_id, game.home)
        async with self._load.drawing():
            entries = await self._games.entries_since(game, game.shown_version)
            for user_id in replaced_since(entries):  # they aren't at the table, so they aren't among `hours`
                person = await self._games.people.get_or_defaults(user_id)
                hours = replace(hours, people={**hours.people, user_id: person})
            is_news = even_private or game.message_id is None or any(entry.event.is_news for entry in entries)
            taken = await self._games.last_take(game) if is_news else None
            is_over = game.table.status is Status.OVER
            plan = plan_for(
                phrases,
                game,
                entries,
                taken,
                found,
                highlights=await self._games.highlights(game) if is_over else (),
                even_private=even_private,
                is_planned=is_planned,
                is_repeated=await self._is_repeated(game, entries),
                hours=hours,
            )
            drafts = await draw(plan.posts, game.id, self._pictures)
        if not self._shard_scope.runs(game.guild_id):
            return True  # it was given up meanwhile
        self._uncertain.add(game.id)  # until it is noted what arrived
        delivered = await deliver(plan, drafts, game.id, channel, home, self._outbox, require_right)
        delivered = await self._call(
            game, plan, delivered, phrases, hours, channel, perhaps_again=is_uncertain
        )
        says_more = bool(plan.posts or plan.reminding.post or plan.reminding.call) and not even_private
        if says_more and await self._games.time.was_shown(game, entries):
            self._show_again(game.id)
        is_tidy = delivered.is_tidy and (game.table.is_open or await self._threads.close(game))
        if is_tidy:
            await self.noted(game, delivered.message_id, delivered.reminder_id, plan.pings)
            if self._outbox.was_interrupted(game.id) or is_uncertain or not delivered.is_retired:
                self.strays.expect(former)
            if entries and not even_private:
                self._observer.shown(max(0.0, self._clock() - entries[0].at.timestamp()))
            self._threads.rename_soon(game, phrases)
        return is_tidy

    async def _call(
        self,
        game: Game,
        plan: Plan,
        delivered: Delivered,
        phrases: Phrases,
        hours: Hours,
        channel: discord.PartialMessageable,
        *,
        perhaps_again: bool,
    ) -> Delivered:
        """Write to those who want to be called by direct messages; ping those in the channel who can't be."""
        calls = [call for call in (plan.call, plan.reminding.call, *plan.notices) if call is not None]
        refused: list[int] = []
        for call in calls:
            refused += await self._direct.send(
                call, game, delivered.message_id, hours, perhaps_again=perhaps_again
            )
        unpinged = [user_id for user_id in refused if not hours.of(user_id).wants_channel]
        if unpinged:
            post = unreachable_post(phrases, game.version, unpinged)
            post = as_called(post, without_dms(hours, unpinged))
            sent = await self._outbox.send(Draft(post, post.text), game.id, channel, delivered.message_id)
            delivered = replace(delivered, reminder_id=delivered.reminder_id or sent)
        for user_id in refused:
            await self._direct.give_up(user_id)
        return delivered

    async def _is_repeated(self, game: Game, entries: Sequence[LogEntry]) -> bool:
        """Return whether a vote among `entries` follows one of the same round that nobody took part in."""
        if not game.table.voters or not any(isinstance(entry.event, Overdue) for entry in entries):
            return False
        return is_unanswered(await self._games.entries_since(game, 0))

    async def _found(self, game: Game) -> list[Found]:
        """Return the messages about a game that may have arrived unnoted, where it is played and at home."""
        places = dict.fromkeys((game.channel_id, game.home))
        channels = [self._connection.channel(game.guild_id, place) for place in places]
        user_id = self._connection.user_id
        searched = [await repeated(partial(find_messages, each, game, user_id)) for each in channels]
        return [message for found in searched for message in found]

    async def seen_around(self, game: Game) -> list[Seen]:
        """Return the messages about a game among which strays may be. Raise what a request raises."""
        if not self._shard_scope.runs(game.guild_id) or not self._connection.is_in(game.guild_id):
            self.strays.forget(game.id)
        elif game.shown_version == game.version:
            return await self.strays.seen_around(game)
        return []

    def strays_among(self, game: Game, seen: Sequence[Seen], *, is_all: bool) -> Strays:
        """Return which of the messages that were seen don't belong there; it must not be shown meanwhile.

        `is_all` says whether these are all messages about it.
        """
        if not self._shard_scope.runs(game.guild_id) or game.id in self._uncertain:
            return Strays()
        return self.strays.among(game, seen) if is_all else strays_among(game, seen)

    async def remove(self, game: Game, strays: Strays) -> None:
        """Remove messages that don't belong where they are, or their buttons; what fails is left as it is."""
        if strays.deleted or strays.retired:
            await self.strays.remove(game, strays, await self._card(game))

    async def _card(self, game: Game) -> Post:
        """Return what the lobby of a game says now."""
        return lobby_post(await self.phrases_of(game), game.id, game.version, game.table, game.thread_id)

    async def noted(
        self,
        game: Game,
        message_id: int | None,
        reminder_id: int | None,
        pings: Mapping[int, int | None] = NOBODY,
    ) -> None:
        """Note how far a channel has been shown its game, and who was called; see `Plan`."""
        lease = self._shard_scope.lease_for(game.guild_id)
        shown = Shown(game.id, game.version, message_id, reminder_id, lease, pings)
        await self._games.mark_shown(shown)
        self._uncertain.discard(game.id)
        log.debug("Game %d is shown up to version %d", game.id, game.version)

    async def phrases_of(self, game: Game) -> Phrases:
        """Return the words of what everybody sees of a game; older tables have no language of their own."""
        language = game.table.options.language
        if not language:
            language = (await self._games.servers.of_or_usual(game.guild_id)).options.language
        if not language:
            await self._connection.learn(game.guild_id)
        return self._connection.public_phrases(game.guild_id, language).at(game.table)

    @property
    def _shard_scope(self) -> ShardScope:
        return self._connection.shard_scope
