"""The Discord client: wires all parts of the bot, starts them, and shuts them down in order."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

import render
from bot.cluster.member import SHOW_EVERY, ClusterMember
from bot.cluster.ownership import ShardOwnership
from bot.cluster.scope import SingleProcess
from bot.discord_patches import GatewayBot
from bot.features import (
    analysis,
    games,
    learn,
    lobby,
    me,
    play,
    practice,
    privacy,
    rules,
    seats,
    server,
    statistics,
    table,
    undo,
)
from bot.feed.channels import ChannelChanges
from bot.feed.erasure import Erasure
from bot.feed.guild_removals import GuildRemovals
from bot.feed.presenter import Presenter
from bot.feed.reconciler import Reconciler
from bot.feed.scheduler import Scheduler
from bot.feed.threads import Threads
from bot.gateway_events import GuildEvents, ShardEvents
from bot.i18n.command_texts import Translator
from bot.i18n.language import FALLBACK, first_supported, words_for
from bot.i18n.locale_resolver import LocaleResolver
from bot.interactions.autocomplete import Autocompletes
from bot.interactions.dispatcher import SHUTDOWN_TIMEOUT, Dispatcher
from bot.interactions.incoming import IncomingInteraction, parse_interaction
from bot.interactions.registry import Registry
from bot.interactions.reply import OpenPanels
from bot.interactions.trace import is_admitted
from bot.load import Load
from bot.loops import Loops
from bot.observer import NOBODY, Observer
from bot.supervisor import Supervisor
from bot.ui.drawing import Pictures
from bot.ui.emojis import DrawEmoji, TileEmojis, upload_emojis
from bot.ui.tasks import TasksInProgress, wake_in
from bot.words.phrases import Phrases
from engine import THREADS_PER_CHANNEL, Engines, GameService, Person, Thinker, random_secret
from storage.records import StorageError
from storage.shards import ShardSet
from storage.store import Store

if TYPE_CHECKING:
    from discord.gateway import DiscordWebSocket

log = logging.getLogger(__name__)

GUILD_READY_TIMEOUT: Final = 0.5
"""Seconds without a new server after which a shard is ready; later ones are handled as they come."""
CLOSE_TIMEOUT: Final = 2.0
"""Seconds for closing the gateway connections."""

INTENTS: Final = discord.Intents(guilds=True)
"""Servers and channels only; nothing privileged, no messages, no members."""


FEATURES: Final = (
    lobby,
    play,
    undo,
    seats,
    table,
    analysis,
    practice,
    learn,
    rules,
    games,
    statistics,
    me,
    server,
    privacy,
)
"""All features. Each registers its own commands, buttons, selects and forms."""


def build_registry() -> Registry:
    """Return the registry with all features."""
    registry = Registry()
    for feature in FEATURES:
        feature.register(registry)
    return registry


class AzulTree(app_commands.CommandTree["AzulBot"]):
    """The slash commands, including those that discord.py can't parse, which the dispatcher answers."""

    async def interaction_check(self, interaction: discord.Interaction["AzulBot"], /) -> bool:
        """Return whether discord.py should process a command or an autocomplete."""
        bot = interaction.client
        return await bot.answers(interaction) and await bot.dispatcher.check_readable(interaction)

    async def on_error(
        self, interaction: discord.Interaction["AzulBot"], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that failed before its handler was called."""
        await interaction.client.dispatcher.answer_failure(interaction, error)


class AzulBot(GatewayBot):
    """The bot.

    `now` is the clock that dates events, and `new_secret` returns a secret for the draws of a game. At most
    `threads_per_channel` games are played in threads of one channel at a time. `shards` is given if several
    processes share the database. Otherwise the process runs `shard_count` shards, or as many as Discord
    recommends. `observer` collects metrics.
    """

    def __init__(
        self,
        store: Store,
        *,
        pictures: Pictures | None = None,
        now: Callable[[], datetime] = discord.utils.utcnow,
        new_secret: Callable[[], bytes] = random_secret,
        draw_emoji: DrawEmoji = render.tile_emoji,
        threads_per_channel: int = THREADS_PER_CHANNEL,
        thinker: Thinker | None = None,
        engines: Engines | None = None,
        observer: Observer = NOBODY,
        shards: ShardOwnership | None = None,
        shard_count: int | None = None,
    ) -> None:
        super().__init__(
            shard_count=shard_count,
            command_prefix=commands.when_mentioned,
            tree_cls=AzulTree,
            help_command=None,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            guild_ready_timeout=GUILD_READY_TIMEOUT,
        )
        self.observer = observer
        self.supervisor = Supervisor(observer)
        self.http.http_trace = observer.trace
        self.games = GameService(
            observer.store(store),
            now=now,
            new_secret=new_secret,
            threads_per_channel=threads_per_channel,
            thinker=thinker and observer.thinker(thinker),
            engines=engines,
        )
        self.games.engines.on_moved = observer.engine_moved
        self.games.engines.on_missing = observer.engine_replaced
        self.locale_resolver = LocaleResolver(self.games)
        self.pictures = pictures or Pictures(threads=1)
        self.pictures.observer = observer
        self.load = Load()

        def clock() -> float:
            return now().timestamp()

        self.shard_scope = shards or SingleProcess(lambda: self._is_connected)
        threads = Threads(self.games, self.pictures, self, clock)
        self.presenter = Presenter(self.games, self.pictures, self, self.load, threads, clock, observer)
        self.channel_changes = ChannelChanges(self.games, self.presenter, threads, self)
        self.scheduler = Scheduler(
            self.games,
            self.presenter,
            self,
            clock,
            lambda seconds: wake_in(self.loops.keep_time, seconds),
            observer,
        )
        self.erasure = Erasure(self.games, self.presenter)
        self.guild_removals = GuildRemovals(self.games, self.presenter, self)
        self.reconciler = Reconciler(self.games, self.guild_removals, self.channel_changes, self.shard_scope)
        self.loops = Loops(
            self.presenter,
            self.reconciler,
            self.scheduler,
            self.erasure,
            self.games.people,
            self.games.statistics,
            self.shard_scope,
            clock,
            self._until_ready,
            self.supervisor,
        )
        self.registry = build_registry()
        open_panels = OpenPanels(clock)
        self.presenter.revisions_for = open_panels.revisions_for
        self.dispatcher = Dispatcher(
            self.registry,
            self.games,
            self.presenter,
            self.pictures,
            self.load,
            open_panels,
            self.phrases_for,
            observer,
            self._busy_text,
            self.http,
        )
        self.autocompletes = Autocompletes(self.games, self.load, self.phrases_for, observer)
        self._admitting = TasksInProgress()
        self._cluster_member = None
        if shards is not None:
            shards.supervisor = self.supervisor
            self._cluster_member = ClusterMember(
                self,
                shards,
                take_over=self._take_over,
                wait_until_posted=self.presenter.wait_until_posted,
                catch_up=self.loops.reconcile_soon,
            )
        self._locales: dict[int, str] = {}
        self._draw_emoji = draw_emoji
        self._emojis = TileEmojis()
        self._command_id: int | None = None
        self._is_connected = True

    def phrases_for(self, interaction: discord.Interaction) -> Phrases:
        """Return the phrases in the language of an interaction's user."""
        locale = self.locale_resolver.locale_of(interaction.user.id, interaction.locale.value)
        return Phrases(words_for(locale), self._emojis, self._command_id)

    async def personal_phrases(self, user_id: int, person: Person, guild_id: int, language: str) -> Phrases:
        """Return the phrases of a person's language; if that is unknown, `public_phrases`."""
        locale = await self.locale_resolver.locale_for_messages(user_id, person)
        if not locale:
            return self.public_phrases(guild_id, language)
        return Phrases(words_for(locale), self._emojis, self._command_id)

    def public_phrases(self, guild_id: int, language: str) -> Phrases:
        """Return the phrases of a language; if it is "", of the server's locale in Discord."""
        guild = self.get_guild(guild_id) if self._is_cached(guild_id) else None
        locale = guild.preferred_locale.value if guild else self._locales.get(guild_id, FALLBACK)
        return Phrases(words_for(first_supported(language, locale)), self._emojis, self._command_id)

    async def load_locale(self, guild_id: int) -> None:
        """Load a server's locale unless it is known."""
        if not self._is_cached(guild_id) and guild_id not in self._locales:
            guild = await self.fetch_guild(guild_id, with_counts=False)
            self._locales[guild_id] = guild.preferred_locale.value

    def _is_cached(self, guild_id: int) -> bool:
        """Return whether the cache has all of a server, which it hasn't while the server is unavailable."""
        guild = self.get_guild(guild_id)
        return self.shard_scope.knows(guild_id) and not (guild is not None and guild.unavailable)

    @property
    def emojis_of_tiles(self) -> TileEmojis:
        """The tile emojis, none before they are uploaded."""
        return self._emojis

    def channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        """Return a channel or thread to post to; it needn't be cached."""
        return self.get_partial_messageable(channel_id, guild_id=guild_id)

    @property
    def is_connected(self) -> bool:
        """Whether the bot is connected to Discord's gateway."""
        return self._is_connected if self._cluster_member is None else self._cluster_member.is_connected

    def is_ready(self) -> bool:
        """Return whether all servers of this process's shards have been received."""
        return super().is_ready() if self._cluster_member is None else self._cluster_member.is_ready

    @property
    def shards(self) -> dict[int, discord.ShardInfo]:
        """The shards that this process runs, or is about to."""
        shards = super().shards
        return shards if self._cluster_member is None else self._cluster_member.sessions.wanted(shards)

    async def dm_channel(self, user_id: int) -> discord.DMChannel:
        """Return the channel for direct messages to a person."""
        return await self.create_dm(discord.Object(user_id))

    def active_thread(self, thread_id: int) -> discord.Thread | None:
        """Return an active thread from the cache, or None."""
        thread = self.get_channel(thread_id)
        return thread if isinstance(thread, discord.Thread) else None

    async def thread(self, thread_id: int) -> discord.Thread | None:
        """Return a thread, fetching it if necessary; None if the id isn't a thread's."""
        thread = self.get_channel(thread_id) or await self.fetch_channel(thread_id)
        return thread if isinstance(thread, discord.Thread) else None

    def has_channel(self, guild_id: int, channel_id: int) -> bool:
        """Return whether the cache has a channel or active thread; True for a server of another process."""
        if not self.shard_scope.knows(guild_id):
            return True
        guild = self.get_guild(guild_id)
        if guild is None:
            return False
        return guild.unavailable or guild.get_channel_or_thread(channel_id) is not None

    def is_in(self, guild_id: int) -> bool:
        """Return whether the bot is in a server, available or not; True for one of another process."""
        return not self.shard_scope.knows(guild_id) or self.get_guild(guild_id) is not None

    async def answers(self, interaction: discord.Interaction) -> bool:
        """Return whether this process answers an interaction, which other processes may receive too.

        Interactions from servers that the bot isn't in go to the first shard, or to that of the server.
        """
        guild_id = interaction.guild_id or 0
        return is_admitted(interaction) or await self._answers(interaction.id, guild_id, None)

    async def _answers(self, interaction_id: int, guild_id: int, session: int | None) -> bool:
        servers = (guild_id,) if self.get_guild(guild_id) is not None else (guild_id, 0)
        return await self.shard_scope.answers(interaction_id, *servers, session=session)

    @property
    def user_id(self) -> int:
        """The bot's own user id; 0 before login."""
        return self.user.id if self.user else 0

    def _is_own(self, user_id: int | None) -> bool:
        return user_id == self.user_id

    def _busy_text(self, user_id: int, locale: str) -> str:
        """Return the text for an interaction rejected under load."""
        return words_for(self.locale_resolver.locale_of(user_id, locale))("refusal-busy")

    def admit(self, payload: Mapping[str, Any], session: int | None, process: Callable[[], None]) -> None:
        """Pass an interaction to admission control, if this process answers it."""
        try:
            incoming = parse_interaction(payload, self.registry)
        except (LookupError, TypeError, ValueError, AttributeError):
            process()  # malformed: the dispatcher answers it
            return
        if self.shard_scope.is_alone:
            self.dispatcher.admission.submit(incoming, process)
        else:
            self._admitting.begin(self._admit_if_ours(incoming, session, process))

    async def _admit_if_ours(
        self, incoming: IncomingInteraction, session: int | None, process: Callable[[], None]
    ) -> None:
        if await self._answers(incoming.id, incoming.guild_id, session):
            self.dispatcher.admission.submit(incoming, process)

    def prepare_socket(self, socket: "DiscordWebSocket") -> None:
        """Make a new connection share the limit on IDENTIFYs with the other processes."""
        if self._cluster_member is not None:
            self._cluster_member.sessions.limit(socket)

    async def setup_hook(self) -> None:
        """Set up commands and emojis, and start the loops, between login and the gateway connection."""
        self.tree.add_command(self.registry.group())
        for command in self.registry.menu:
            self.tree.add_command(command)
        await self.tree.set_translator(Translator())
        await self.add_cog(
            GuildEvents(self.presenter, self.guild_removals, self.channel_changes, self._is_own)
        )
        if self._cluster_member is None:
            await self._set_up(self.tree.sync())
            await self.presenter.mark_uncertain()
        else:
            await self.add_cog(ShardEvents(self._cluster_member.sessions, self.loops.reconcile_soon))
            await self._cluster_member.begin(self._set_up)
            self.loops.show.change_interval(seconds=SHOW_EVERY)
        await self.loops.refresh_languages()
        self.loops.start()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatch an event, after attaching its arrival to an interaction."""
        if event_name == "interaction":
            self.dispatcher.admission.attach_arrival(*args)
        super().dispatch(event_name, *args, **kwargs)

    async def _take_over(self, shard_set: ShardSet) -> bool:
        """Prepare for shards just taken over: drop old failures, and mark what may have been posted.

        Return False if that isn't possible yet; see `ShardOwnership.attach`.
        """
        self.scheduler.forget(shard_set)
        return await self.presenter.mark_uncertain(shard_set)

    async def _set_up(self, commands_: Awaitable[Sequence[app_commands.AppCommand]]) -> None:
        """Sync the commands, or fetch their ids, and upload missing emojis."""
        there, self._emojis = await asyncio.gather(commands_, upload_emojis(self, self._draw_emoji))
        chat = discord.AppCommandType.chat_input
        own = {command.name for command in self.tree.get_commands(type=chat)}
        self._command_id = next(
            (command.id for command in there if command.type is chat and command.name in own), None
        )

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Dispatch components and forms; commands go through the tree."""
        presses = {discord.InteractionType.component, discord.InteractionType.modal_submit}
        if interaction.type in presses and await self.answers(interaction):
            await self.dispatcher.pressed(interaction)

    async def drain(self) -> None:
        """Hand all shards over to other processes, if there are any; keep serving until then."""
        if self._cluster_member is not None and not self.is_closed():
            await self._cluster_member.shards.drain()

    async def close(self) -> None:
        """Finish what is in progress, then disconnect. The store is left open for its owner to close."""
        if self.is_closed():
            return
        self.loops.stop()
        await self._record_shutdown()
        self.games.analyses.stop()
        await asyncio.gather(
            self._admitting.finish(SHUTDOWN_TIMEOUT),
            self.dispatcher.finish(),
            self.scheduler.finish(),
            self.presenter.finish(SHUTDOWN_TIMEOUT),
        )
        await self.games.people.locales.store()
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await super().close()
        except TimeoutError:
            log.warning("Closing the gateway connections timed out")
            await self.http.close()
        if self._cluster_member is not None:
            await self._cluster_member.shards.leave()
        self.pictures.close()
        await self.games.deadlines.close()

    async def _record_shutdown(self) -> None:
        """Store the time of the shutdown: the games' clocks are stopped from then until the next start."""
        try:
            await self.games.deadlines.record_shutdown(self.shard_scope.reachable)
        except StorageError as error:
            log.warning("The time of the shutdown can't be stored: %s", error)

    async def _until_ready(self) -> None:
        if self._cluster_member is None:  # in a cluster, no shard means no work
            await self.wait_until_ready()

    async def launch_shards(self) -> None:
        """Connect all shards, or in a cluster those that this process owns, one by one."""
        await (
            super().launch_shards()
            if self._cluster_member is None
            else self._cluster_member.sessions.launch()
        )

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a session may be opened; in a cluster, the connection does that."""
        if self._cluster_member is None:
            await super().before_identify_hook(shard_id, initial=initial)

    async def on_disconnect(self) -> None:
        """Record that the gateway connection is lost."""
        self._is_connected = False

    async def on_connect(self) -> None:
        """Record that the gateway is connected."""
        self._is_connected = True

    async def on_resumed(self) -> None:
        """Record that the session was resumed."""
        self._is_connected = True
