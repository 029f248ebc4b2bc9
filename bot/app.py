"""The bot as a Discord client: wires everything, starts it, and ends it in good order."""

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
from bot.gateway_events import ServerReports, SessionReports
from bot.i18n.command_texts import Translator
from bot.i18n.language import FALLBACK, spoken, words_for
from bot.i18n.locale_resolver import LocaleResolver
from bot.interactions.asked import Asked, read
from bot.interactions.autocomplete import Autocompletes
from bot.interactions.dispatcher import PATIENCE, Dispatcher
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
from engine import THREADS_PER_CHANNEL, GameService, Person, Thinker, random_secret
from storage.records import StorageError
from storage.shards import ShardSet
from storage.store import Store

if TYPE_CHECKING:
    from discord.gateway import DiscordWebSocket

log = logging.getLogger(__name__)

LAST_SERVER: Final = 0.5
"""Seconds that the bot waits for a server of which Discord doesn't tell; it is seen to when that comes."""
GOODBYE: Final = 2.0
"""Seconds that Discord has to answer when the bot leaves."""

INTENTS: Final = discord.Intents(guilds=True)
"""Enough to know servers and channels; nothing privileged, no messages, no members."""


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
    me,
    server,
    privacy,
)
"""Everything that people can do. Each registers its own commands, buttons, selects and forms."""


def registered() -> Registry:
    """Return what all features register."""
    registry = Registry()
    for feature in FEATURES:
        feature.register(registry)
    return registry


class AzulTree(app_commands.CommandTree["AzulBot"]):
    """The slash commands. The dispatcher answers also those that discord.py can't read."""

    async def interaction_check(self, interaction: discord.Interaction["AzulBot"], /) -> bool:
        """Return whether discord.py can go on with a command or an autocomplete."""
        bot = interaction.client
        return await bot.answers(interaction) and await bot.dispatcher.is_readable(interaction)

    async def on_error(
        self, interaction: discord.Interaction["AzulBot"], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer a command that failed before its handler was called."""
        await interaction.client.dispatcher.failed(interaction, error)


class AzulBot(GatewayBot):
    """The whole bot over a database of games.

    `now` is the clock that dates events, and `new_secret` returns a secret for the draws of a game. At most
    `threads_per_channel` games are played in threads of one channel at the same time. `shards` are those of
    this process, if it shares the database with others; `shard_count` is how many there are otherwise, as
    many as Discord recommends unless that is given. The `observer` watches.
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
            guild_ready_timeout=LAST_SERVER,
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
        )
        self.readers = LocaleResolver(self.games)
        self.pictures = pictures or Pictures(threads=1)
        self.pictures.observer = observer
        self.load = Load()

        def clock() -> float:
            return now().timestamp()

        self.shard_scope = shards or SingleProcess(lambda: self._is_connected)
        threads = Threads(self.games, self.pictures, self, clock)
        self.presenter = Presenter(self.games, self.pictures, self, self.load, threads, clock, observer)
        self.channel_changes = ChannelChanges(self.games, self.presenter, threads, self)
        self.timekeeper = Scheduler(
            self.games,
            self.presenter,
            self,
            clock,
            lambda seconds: wake_in(self.loops.keep_time, seconds),
            observer,
        )
        self.erasing = Erasure(self.games, self.presenter)
        self.absences = GuildRemovals(self.games, self.presenter, self)
        self.rounds = Reconciler(self.games, self.absences, self.channel_changes, self.shard_scope)
        self.loops = Loops(
            self.presenter,
            self.rounds,
            self.timekeeper,
            self.erasing,
            self.games.people,
            self.shard_scope,
            clock,
            self._until_ready,
            self.supervisor,
        )
        self.registry = registered()
        self.dispatcher = Dispatcher(
            self.registry,
            self.games,
            self.presenter,
            self.pictures,
            self.load,
            OpenPanels(clock),
            self.phrases_for,
            observer,
            self._busy,
            self.http,
        )
        self.autocompletes = Autocompletes(self.games, self.load, self.phrases_for, observer)
        self._admitting = TasksInProgress()
        self._shared = None
        if shards is not None:
            shards.supervisor = self.supervisor
            self._shared = ClusterMember(
                self,
                shards,
                recall=self._recall,
                settle=self.presenter.settle,
                catch_up=self.loops.look_soon,
            )
        self._locales: dict[int, str] = {}
        self._draw_emoji = draw_emoji
        self._emojis = TileEmojis()
        self._command_id: int | None = None
        self._is_connected = True

    def phrases_for(self, interaction: discord.Interaction) -> Phrases:
        """Return the words for the language of whoever asks for something."""
        locale = self.readers.locale_of(interaction.user.id, interaction.locale.value)
        return Phrases(words_for(locale), self._emojis, self._command_id)

    async def personal_phrases(self, user_id: int, person: Person, guild_id: int, language: str) -> Phrases:
        """Return the words for a person's language; those for a table, as below, if it isn't known."""
        locale = await self.readers.locale_to_write_in(user_id, person)
        if not locale:
            return self.public_phrases(guild_id, language)
        return Phrases(words_for(locale), self._emojis, self._command_id)

    def public_phrases(self, guild_id: int, language: str) -> Phrases:
        """Return the words for a language, or for the one that the server has in Discord if there is none."""
        guild = self.get_guild(guild_id) if self._is_told_of(guild_id) else None
        locale = guild.preferred_locale.value if guild else self._locales.get(guild_id, FALLBACK)
        return Phrases(words_for(spoken(language, locale)), self._emojis, self._command_id)

    async def learn(self, guild_id: int) -> None:
        """Find out which language a server has in Discord, unless that is known."""
        if not self._is_told_of(guild_id) and guild_id not in self._locales:
            guild = await self.fetch_guild(guild_id, with_counts=False)
            self._locales[guild_id] = guild.preferred_locale.value

    def _is_told_of(self, guild_id: int) -> bool:
        """Return whether Discord has told all there is to know of a server, as it has not if that is away."""
        guild = self.get_guild(guild_id)
        return self.shard_scope.knows(guild_id) and not (guild is not None and guild.unavailable)

    @property
    def emojis_of_tiles(self) -> TileEmojis:
        """The tile emojis, none before they are uploaded."""
        return self._emojis

    def channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        """Return a game's channel or thread, known to the cache or not."""
        return self.get_partial_messageable(channel_id, guild_id=guild_id)

    @property
    def is_connected(self) -> bool:
        """Whether the connection to Discord is there, as far as is known."""
        return self._is_connected if self._shared is None else self._shared.is_connected

    def is_ready(self) -> bool:
        """Return whether it is known which servers the bot is in, as far as they are this process's."""
        return super().is_ready() if self._shared is None else self._shared.is_ready

    @property
    def shards(self) -> dict[int, discord.ShardInfo]:
        """The shards that this process has to do with."""
        shards = super().shards
        return shards if self._shared is None else self._shared.sessions.wanted(shards)

    async def direct(self, user_id: int) -> discord.DMChannel:
        """Return where to write to a person alone."""
        return await self.create_dm(discord.Object(user_id))

    def active_thread(self, thread_id: int) -> discord.Thread | None:
        """Return a thread that isn't archived, None if it isn't in the cache."""
        thread = self.get_channel(thread_id)
        return thread if isinstance(thread, discord.Thread) else None

    async def thread(self, thread_id: int) -> discord.Thread | None:
        """Return a thread, in the cache or not; None if it is something else."""
        thread = self.get_channel(thread_id) or await self.fetch_channel(thread_id)
        return thread if isinstance(thread, discord.Thread) else None

    def has_channel(self, guild_id: int, channel_id: int) -> bool:
        """Return whether a channel or thread is there, as far as is known; archived threads aren't known."""
        if not self.shard_scope.knows(guild_id):
            return True
        guild = self.get_guild(guild_id)
        if guild is None:
            return False
        return guild.unavailable or guild.get_channel_or_thread(channel_id) is not None

    def is_in(self, guild_id: int) -> bool:
        """Return whether the bot is in a server as far as is known, even if that is unavailable."""
        return not self.shard_scope.knows(guild_id) or self.get_guild(guild_id) is not None

    async def answers(self, interaction: discord.Interaction) -> bool:
        """Return whether this process answers what somebody asks: another one may hear the same.

        Who uses the bot where it isn't is heard by the first shard, or by that of the server.
        """
        guild_id = interaction.guild_id or 0
        return is_admitted(interaction) or await self._answers(interaction.id, guild_id, None)

    async def _answers(self, interaction_id: int, guild_id: int, session: int | None) -> bool:
        servers = (guild_id,) if self.get_guild(guild_id) is not None else (guild_id, 0)
        return await self.shard_scope.answers(interaction_id, *servers, session=session)

    @property
    def user_id(self) -> int:
        """The bot's own id; 0 before it is known."""
        return self.user.id if self.user else 0

    def _is_own(self, user_id: int | None) -> bool:
        return user_id == self.user_id

    def _busy(self, user_id: int, locale: str) -> str:
        """Return what somebody is told who is to try again."""
        return words_for(self.readers.locale_of(user_id, locale))("refusal-busy")

    def admit(self, payload: Mapping[str, Any], session: int | None, process: Callable[[], None]) -> None:
        """Process an interaction when it is its turn, if this process answers it."""
        try:
            asked = read(payload, self.registry)
        except (LookupError, TypeError, ValueError, AttributeError):
            process()  # malformed: the dispatcher finds out
            return
        if self.shard_scope.is_alone:
            self.dispatcher.admission.arrives(asked, process)
        else:
            self._admitting.begin(self._admit_if_ours(asked, session, process))

    async def _admit_if_ours(self, asked: Asked, session: int | None, process: Callable[[], None]) -> None:
        if await self._answers(asked.id, asked.guild_id, session):
            self.dispatcher.admission.arrives(asked, process)

    def connected(self, socket: "DiscordWebSocket") -> None:
        """Let a connection keep Discord's limit on IDENTIFYs together with other processes."""
        if self._shared is not None:
            self._shared.sessions.limit(socket)

    async def setup_hook(self) -> None:
        """Get ready between login and the gateway: commands, buttons, emojis, what is still to be shown."""
        self.tree.add_command(self.registry.group())
        for command in self.registry.menu:
            self.tree.add_command(command)
        await self.tree.set_translator(Translator())
        await self.add_cog(ServerReports(self.presenter, self.absences, self.channel_changes, self._is_own))
        if self._shared is None:
            await self._set_up(self.tree.sync())
            await self.presenter.recall()
        else:
            await self.add_cog(SessionReports(self._shared.sessions, self.loops.look_soon))
            await self._shared.begin(self._set_up)
            self.loops.show.change_interval(seconds=SHOW_EVERY)
        await self.loops.recall_languages()
        self.loops.start()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Call whoever listens to an event; of what people ask for, note when it has arrived."""
        if event_name == "interaction":
            self.dispatcher.admission.begun(*args)
        super().dispatch(event_name, *args, **kwargs)

    async def _recall(self, share: ShardSet) -> bool:
        """Forget what was tried in a shard that is taken over; find out what may have been shown there."""
        self.timekeeper.forget(share)
        return await self.presenter.recall(share)

    async def _set_up(self, commands_: Awaitable[Sequence[app_commands.AppCommand]]) -> None:
        """Register the commands, or learn their ids, and see that the emojis are there."""
        there, self._emojis = await asyncio.gather(commands_, upload_emojis(self, self._draw_emoji))
        chat = discord.AppCommandType.chat_input
        own = {command.name for command in self.tree.get_commands(type=chat)}
        self._command_id = next(
            (command.id for command in there if command.type is chat and command.name in own), None
        )

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Dispatch presses. discord.py calls this for commands too, which the tree takes there."""
        presses = {discord.InteractionType.component, discord.InteractionType.modal_submit}
        if interaction.type in presses and await self.answers(interaction):
            await self.dispatcher.pressed(interaction)

    async def drain(self) -> None:
        """Leave people to other processes, as far as there are any; go on until they are there."""
        if self._shared is not None and not self.is_closed():
            await self._shared.shards.drain()

    async def close(self) -> None:
        """Finish what is in progress, then leave Discord. Whoever opened the database closes it."""
        if self.is_closed():
            return
        self.loops.stop()
        await self._note_leaving()
        self.games.analyses.stop()
        await asyncio.gather(
            self._admitting.finish(PATIENCE),
            self.dispatcher.finish(),
            self.timekeeper.finish(),
            self.presenter.finish(PATIENCE),
        )
        await self.games.people.locales.store()
        try:
            async with asyncio.timeout(GOODBYE):
                await super().close()
        except TimeoutError:
            log.warning("Discord did not say goodbye")
            await self.http.close()
        if self._shared is not None:
            await self._shared.shards.leave()
        self.pictures.close()
        await self.games.time.close()

    async def _note_leaving(self) -> None:
        """Note since when people can't reach the bot."""
        try:
            await self.games.time.leave(self.shard_scope.reachable)
        except StorageError as error:
            log.warning("When the bot left can't be stored: %s", error)

    async def _until_ready(self) -> None:
        if self._shared is None:  # otherwise there is nothing to do as long as no shard is ready
            await self.wait_until_ready()

    async def launch_shards(self) -> None:
        """Open the sessions of all shards, unless they are opened one by one as this process runs them."""
        await (super().launch_shards() if self._shared is None else self._shared.sessions.launch())

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a session may be opened, unless its connection does so."""
        if self._shared is None:
            await super().before_identify_hook(shard_id, initial=initial)

    async def on_disconnect(self) -> None:
        """Note that Discord can't be reached."""
        self._is_connected = False

    async def on_connect(self) -> None:
        """Note that Discord can be reached."""
        self._is_connected = True

    async def on_resumed(self) -> None:
        """Note that Discord can be reached again."""
        self._is_connected = True
