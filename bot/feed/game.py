"""Posts one game to its channel: finds what has arrived, sends the rest, and records that."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final

import discord

from bot.feed.connection import Connection
from bot.feed.delivery import Delivered, LeaseLost, deliver
from bot.feed.notifications import DirectMessages, as_unreachable, with_wanted_pings
from bot.feed.outbox import Draft, Outbox, draw
from bot.feed.plan import ChannelPlan, plan_for
from bot.feed.reconcile import FoundMessage, find_messages
from bot.feed.strays import SeenMessage, Strays, StraySearch, strays_among
from bot.feed.threads import CLOSED_THREAD, Threads
from bot.load import Load
from bot.messages.posts import Post, lobby_post
from bot.messages.reminders import unreachable_post
from bot.messages.table_buttons import replaced_since
from bot.observer import Observer
from bot.ui.discord_errors import UNKNOWN_CHANNEL, with_retries
from bot.ui.drawing import Pictures
from bot.words.phrases import Phrases
from engine import Game, GameService, Hours, LogEntry, Status, is_unanswered
from engine.statistics.card import Aftermath
from engine.table.events import Overdue
from storage.records import Shown, StorageError

log = logging.getLogger(__name__)

NO_PINGS: Final[Mapping[int, int | None]] = MappingProxyType({})
_TRIES: Final = 2
"""Attempts to read the aftermath of a game."""


class GamePoster:
    """Posts what a game's channel hasn't been shown. The caller serializes calls per game, and retries.

    `show_again` is called with the id of a game that needs another update soon.
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

    def mark_uncertain(self, game_ids: Iterable[int]) -> None:
        """Search these games' channels before posting again: the last post may have arrived."""
        self._uncertain.update(game_ids)

    async def show(self, game: Game, *, even_private: bool) -> bool:
        """Bring a game's channel up to date; return whether all outdated messages are gone.

        If not, the game isn't marked as shown: the next try finds the new messages and deletes the old ones.
        If the thread is gone or locked, the game returns to its channel.
        """
        lease = self._connection.shard_scope.lease_for(game.guild_id)

        def require_lease() -> None:
            """Raise `LeaseLost` if another process may have posted about the game."""
            if not self._connection.shard_scope.holds(game.guild_id, lease):
                raise LeaseLost

        try:
            return await self._post(game, require_lease, even_private=even_private)
        except LeaseLost:
            log.info("Game %d: another process has taken over posting", game.id)
            return True
        except discord.HTTPException as error:
            if error.code not in {UNKNOWN_CHANNEL, *CLOSED_THREAD}:
                raise
            game = await self._games.get(game.id)  # a thread may just have been opened
            if game.thread_id is not None:
                game = await self._threads.leave(game, await self.phrases_of(game))
                if game.thread_id is None:
                    return await self.show(game, even_private=even_private)
            if error.code != UNKNOWN_CHANNEL or self._connection.has_channel(game.guild_id, game.channel_id):
                raise
        log.info("Game %d: closed, its channel was deleted", game.id)
        await self.mark_shown(await self._games.suspensions.close_lost(game.id), None, None)
        return True

    async def _post(self, game: Game, require_lease: Callable[[], None], *, even_private: bool) -> bool:
        """Post where the game is played, in a new thread if it needs one."""
        former, phrases = game, await self.phrases_of(game)
        is_planned = await self._games.plans.waits_until(game) is not None
        hours = await self._games.people.hours_of(game)
        hours = replace(hours, newcomers=await self._games.people.newcomers(game.table))
        is_uncertain = self._outbox.is_uncertain(game) or game.id in self._uncertain
        found = await self._find_unrecorded(game) if is_uncertain else []
        resolved = await self._outbox.resolve(game, found, require_lease)
        if resolved is not None:
            found.insert(0, resolved)
        lobby = next((message.message_id for message in found if message.part == "lobby"), None)
        game = await self._threads.open(game, phrases, game.message_id or lobby, self._outbox)
        channel = self._connection.channel(game.guild_id, game.channel_id)
        home = self._connection.channel(game.guild_id, game.home)
        is_over = game.table.status is Status.OVER
        aftermath = await self._aftermath(game) if is_over else None
        async with self._load.drawing():
            entries = await self._games.entries_since(game, game.shown_version)
            invited = [each.player.user_id for each in game.table.invitations]
            for user_id in (*replaced_since(entries), *invited):  # not at the table, so not in `hours`
                person = await self._games.people.get_or_defaults(user_id)
                hours = replace(hours, people={**hours.people, user_id: person})
            is_news = even_private or game.message_id is None or any(entry.event.is_news for entry in entries)
            taken = await self._games.last_take(game) if is_news else None
            asked: Sequence[int] = ()
            if invited and not even_private:
                arrived = max((each.version for each in found if each.part == "lobby"), default=0)
                unasked = [entry for entry in entries if entry.version > arrived]
                asked = await self._games.invitations.pinged_by(game, unasked)
            plan = plan_for(
                phrases,
                game,
                entries,
                taken,
                found,
                highlights=await self._games.highlights(game) if is_over else (),
                aftermath=aftermath,
                even_private=even_private,
                is_planned=is_planned,
                is_repeated=await self._is_repeated(game, entries),
                hours=hours,
                asked=asked,
            )
            drafts = await draw(plan.posts, game.id, self._pictures)
        if not self._connection.shard_scope.runs(game.guild_id):
            return True  # the shard was handed over in the meantime
        self._uncertain.add(game.id)  # until the result is recorded
        delivered = await deliver(plan, drafts, game.id, channel, home, self._outbox, require_lease)
        delivered = await self._notify(
            game, plan, delivered, phrases, hours, channel, may_be_repeat=is_uncertain
        )
        says_more = (
            bool(plan.posts or plan.reminders.post or plan.reminders.notification) and not even_private
        )
        if says_more and await self._games.deadlines.delay_if_late(game, entries):
            self._show_again(game.id)
        is_cleaned_up = delivered.is_cleaned_up and (game.table.is_open or await self._threads.archive(game))
        if is_cleaned_up:
            await self.mark_shown(game, delivered.message_id, delivered.reminder_id, plan.pings)
            if self._outbox.was_interrupted(game.id) or is_uncertain or not delivered.are_buttons_gone:
                self.strays.expect(former)
            if entries and not even_private:
                self._observer.shown(max(0.0, self._clock() - entries[0].at / 1000))
            self._threads.rename_soon(game, phrases)
        return is_cleaned_up

    async def _aftermath(self, game: Game) -> Aftermath | None:
        """Return the aftermath of a finished game; None if it can't be read: results don't wait for it."""
        for _ in range(_TRIES):
            try:
                return await self._games.statistics.counted_aftermath(game.id)
            except StorageError as error:
                log.warning("Game %d: its news can't be read: %s", game.id, error)
            except Exception:
                log.exception("Game %d: its news can't be worded", game.id)
                break
        return None

    async def _notify(
        self,
        game: Game,
        plan: ChannelPlan,
        delivered: Delivered,
        phrases: Phrases,
        hours: Hours,
        channel: discord.PartialMessageable,
        *,
        may_be_repeat: bool,
    ) -> Delivered:
        """Send direct messages; ping those in the channel who can't get any."""
        notifications = [
            notification
            for notification in (plan.notification, plan.reminders.notification, *plan.notices)
            if notification is not None
        ]
        refused: list[int] = []
        for notification in notifications:
            refused += await self._direct.send(
                notification, game, delivered.message_id, hours, may_be_repeat=may_be_repeat
            )
        unpinged = [user_id for user_id in refused if not hours.of(user_id).wants_channel]
        if unpinged:
            post = unreachable_post(phrases, game.version, unpinged)
            post = with_wanted_pings(post, as_unreachable(hours, unpinged))
            sent = await self._outbox.send(Draft(post, post.text), game.id, channel, delivered.message_id)
            delivered = replace(delivered, reminder_id=delivered.reminder_id or sent)
        for user_id in refused:
            await self._direct.mark_unreachable(user_id)
        return delivered

    async def _is_repeated(self, game: Game, entries: Sequence[LogEntry]) -> bool:
        """Return whether `entries` open a vote although nobody voted in the previous one of this round."""
        if not any(isinstance(entry.event, Overdue) for entry in entries) or not game.table.voters:
            return False
        return is_unanswered(await self._games.entries_since(game, 0))

    async def _find_unrecorded(self, game: Game) -> list[FoundMessage]:
        """Find messages about a game that arrived without being recorded, in its thread and channel."""
        places = dict.fromkeys((game.channel_id, game.home))
        channels = [self._connection.channel(game.guild_id, place) for place in places]
        user_id = self._connection.user_id
        searched = [await with_retries(partial(find_messages, each, game, user_id)) for each in channels]
        return [message for found in searched for message in found]

    async def seen_around(self, game: Game) -> list[SeenMessage]:
        """Return the messages to search for strays. Raise the error of a failed request."""
        if not self._connection.shard_scope.runs(game.guild_id) or not self._connection.is_in(game.guild_id):
            self.strays.forget(game.id)
        elif game.shown_version == game.version:
            return await self.strays.seen_around(game)
        return []

    def strays_among(self, game: Game, seen: Sequence[SeenMessage], *, is_all: bool) -> Strays:
        """Return the strays among the messages seen; the caller holds the game's lock.

        `is_all` says whether `seen` has all messages about the game.
        """
        if not self._connection.shard_scope.runs(game.guild_id) or game.id in self._uncertain:
            return Strays()
        return self.strays.among(game, seen) if is_all else strays_among(game, seen)

    async def remove(self, game: Game, strays: Strays) -> None:
        """Remove stray messages, or their buttons; failures are logged and ignored."""
        if strays.deleted or strays.retired:
            await self.strays.remove(game, strays, await self._card(game))

    async def _card(self, game: Game) -> Post:
        """Return the current text of a game's lobby message."""
        return lobby_post(await self.phrases_of(game), game.id, game.version, game.table, game.thread_id)

    async def mark_shown(
        self,
        game: Game,
        message_id: int | None,
        reminder_id: int | None,
        pings: Mapping[int, int | None] = NO_PINGS,
    ) -> None:
        """Record the version that the channel has been shown, and who was pinged; see `ChannelPlan.pings`."""
        lease = self._connection.shard_scope.lease_for(game.guild_id)
        shown = Shown(game.id, game.version, message_id, reminder_id, lease, pings)
        await self._games.mark_shown(shown)
        self._uncertain.discard(game.id)
        log.debug("Game %d is shown up to version %d", game.id, game.version)

    async def phrases_of(self, game: Game) -> Phrases:
        """Return the phrases of a game's public posts; tables created before that option have none."""
        language = game.table.options.language
        if not language:
            language = (await self._games.servers.of_or_defaults(game.guild_id)).options.language
        if not language:
            await self._connection.load_locale(game.guild_id)
        return self._connection.public_phrases(game.guild_id, language).at(game.table)
