"""A server whose members play: the real bot in a simulated Discord, used as people use it."""

import asyncio
import random
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any, Final

import discord
from simcord import Env
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle
from simcord.results import InteractionResult, ResponseMessage, to_discord_message

import azul
from bot.app import AzulBot
from bot.observer import NOBODY, Observer
from bot.ui.drawing import Picture, Pictures
from engine import THREADS_PER_CHANNEL, Engines, Game, Thinker, decisions
from storage.store import Store
from tests.bot import raw

SECRET: Final = bytes(31) + b"\x0a"
"""A secret with which the host moves first, whether two, three or four play."""
NAMES: Final = ("Ada", "Bruno", "Chiyo", "Dariya", "Emil")
TEXT: Final = discord.ComponentType.text_display.value
BUTTON: Final = discord.ComponentType.button.value
NO_PICTURE: Final = b"\x89PNG\r\n\x1a\n no picture"


class NoPictures(Pictures):
    """Draws nothing, for tests that aren't about pictures; that takes so many `seconds`."""

    def __init__(self, seconds: float = 0.0) -> None:
        super().__init__(threads=1)
        self._seconds = seconds

    async def draw(self, picture: Picture) -> bytes | None:
        assert callable(picture.draw)
        if self._seconds:
            await asyncio.sleep(self._seconds)
        return NO_PICTURE


def new_bot(
    store: Store,
    pictures: Pictures | None = None,
    now: Callable[[], datetime] = discord.utils.utcnow,
    secret: bytes = SECRET,
    observer: Observer = NOBODY,
    engines: Engines | None = None,
    thinker: Thinker | None = None,
    threads_per_channel: int = THREADS_PER_CHANNEL,
) -> AzulBot:
    """Return the bot over a database, with a known secret for every game."""
    bot = AzulBot(
        store,
        pictures=pictures or NoPictures(),
        now=now,
        new_secret=lambda: secret,
        observer=observer,
        engines=engines,
        thinker=thinker,
        threads_per_channel=threads_per_channel,
        draw_emoji=lambda colour, _theme: NO_PICTURE + colour.word.encode(),
    )
    bot.shard_count = 1
    return bot


class Club:
    """A server with a channel, some members and the bot.

    Moves are written in notation: ``3b4`` is all blue from factory 3 onto line 4.
    """

    def __init__(
        self,
        env: Env,
        guild: GuildHandle,
        channel: ChannelHandle,
        store: Store,
        thinker: Thinker | None = None,
    ) -> None:
        self.env = env
        self.guild = guild
        self.channel = channel
        self.store = store
        self.thinker = thinker
        """What computers of bots that are started later think with, if it isn't their own."""
        self.members: list[MemberActor] = []

    @classmethod
    def found(cls, env: Env, store: Store, thinker: Thinker | None = None) -> "Club":
        """Return a club with five members."""
        guild = env.create_guild("Azul club")
        club = cls(env, guild, guild.create_text_channel("azul"), store, thinker)
        for name in NAMES:
            club.welcome(name)
        return club

    def welcome(self, name: str, **fields: Any) -> MemberActor:
        """Add a member with this display name."""
        number = len(self.guild.member_ids())
        member = self.guild.add_member(self.env.create_user(f"user{number}", global_name=name), **fields)
        self.members.append(member)
        return member

    async def open_thread(self, name: str) -> ChannelHandle:
        """Open a public thread in the channel."""
        self.env.backend.create_thread(self.channel.id, name=name, owner_id=self.members[0].id, type=11)
        await self.env.settle()
        return self.channel.threads[-1]

    @property
    def bot(self) -> AzulBot:
        """The bot that is running now."""
        assert isinstance(self.env.bot, AzulBot)
        return self.env.bot

    # ── before the game ──

    async def start(self, **options: int | str) -> InteractionResult:
        """Open a table as the first member; all messages stay unless `options` say otherwise."""
        return await self.members[0].slash(self.channel, "azul start", **{"messages": "all"} | options)

    async def lobby(self, players: int = 2, seats: int = 4, **options: str) -> None:
        """Open a table that some members have joined; `options` are the rules and the theme."""
        await self.start(seats=seats, **options)
        for member in self.members[1:players]:
            await member.slash(self.channel, "azul join")

    async def begin(self, players: int = 2, **options: str) -> None:
        """Begin a game with the first members."""
        await self.lobby(players, 4, **options)
        await self.members[0].slash(self.channel, "azul begin")

    # ── the game ──

    async def game(self) -> Game:
        """Return the channel's game as it is stored."""
        return await self.bot.games.at(self.channel.id)

    async def state(self) -> azul.State:
        """Return the position of the channel's game."""
        state = (await self.game()).table.state
        assert state is not None
        return state

    def seated(self, seat: int) -> MemberActor:
        """Return the member in this seat: members join in order."""
        return self.members[seat]

    async def mover(self) -> MemberActor:
        """Return the member whose turn it is."""
        return self.seated((await self.state()).turn)

    async def take(self, move: str | azul.Move, by: MemberActor | None = None) -> InteractionResult:
        """Take tiles by command, by default as the player whose turn it is."""
        member = by or await self.mover()
        return await member.slash(self.channel, "azul take", move=str(move))

    async def offered(self, typed: str = "", by: MemberActor | None = None) -> list[dict[str, Any]]:
        """Return the takes that are offered for what is typed, by default to the player whose turn it is."""
        member = by or await self.mover()
        return list(await member.autocomplete(self.channel, "azul take", "move", typed))

    async def hurry(self, takes: int | None = None, seed: int = 1) -> None:
        """Make so many random moves, or play to the end, and show the channel the result."""
        chance = random.Random(seed)
        game = await self.game()
        while takes != 0 and game.table.is_open:
            state = game.table.running_state
            player = game.table.players[state.turn]
            game = await self.bot.games.change(
                game.id, decisions.take(player.user_id, chance.choice(azul.legal_moves(state)))
            )
            takes = None if takes is None else takes - 1
        assert await self.bot.presenter.present(game.id)

    async def type_blindly(self, member: MemberActor, name: str, **options: str) -> InteractionResult:
        """Send a command as a client would that doesn't know the choices."""
        typed = [{"type": 3, "name": option, "value": value} for option, value in options.items()]
        return await raw.send_command(self, member, raw.azul(name, *typed))

    async def press(self, member: MemberActor, message: raw.Shown, custom_id: str) -> InteractionResult:
        """Press a button that the member's client still shows, whatever has happened to the message since."""
        (result,) = await self.press_at_once(message, (member, custom_id))
        return result

    async def press_at_once(
        self, message: raw.Shown, *presses: tuple[MemberActor, str]
    ) -> list[InteractionResult]:
        """Press buttons as several members, before the bot has answered any of them."""
        return await self.press_on_several_at_once(
            *((member, message, custom_id) for member, custom_id in presses)
        )

    async def press_on_several_at_once(
        self, *presses: tuple[MemberActor, raw.Shown, str]
    ) -> list[InteractionResult]:
        """Press buttons of several messages, before the bot has answered any of them."""
        results = []
        for member, message, custom_id in presses:
            button = {"type": 2, "style": 2, "label": "Old", "custom_id": custom_id}
            results.append(raw.emit_use(self, member, message, button))
        await self.env.settle()
        return results

    # ── what is seen ──

    def newest_first(self) -> Iterator[discord.Message]:
        """Yield the channel's public messages; each is read only when it is needed, since that is slow."""
        stored = self.env.backend.messages.get(self.channel.id, {})
        for message_id in sorted(stored, reverse=True):
            if stored[message_id].visible_to(None):
                yield to_discord_message(self.env, stored[message_id])

    @property
    def messages(self) -> list[discord.Message]:
        """The channel's public messages, oldest first."""
        return list(self.newest_first())[::-1]

    @property
    def last(self) -> discord.Message:
        """The newest public message."""
        return next(self.newest_first())

    @property
    def turns(self) -> list[discord.Message]:
        """The messages with a picture of the turn, oldest first."""
        return [message for message in self.messages if picture_of(message, "turn")]

    @property
    def turn(self) -> discord.Message:
        """The newest message with a picture of the turn."""
        return next(message for message in self.newest_first() if picture_of(message, "turn"))

    def private(self, member: MemberActor) -> list[ResponseMessage]:
        """Return the messages in the channel that only this member sees, oldest first."""
        stored = self.env.backend.messages.get(self.channel.id, {})
        own = (message for message in stored.values() if not message.visible_to(None))
        return [ResponseMessage(self.env, message) for message in own if message.visible_to(member.id)]

    def posted(self, since: int = 0) -> list[dict[str, Any]]:
        """Return the bodies of the requests, from number `since` on, that posted a message in a channel."""
        return [
            request.json
            for request in self.env.http_requests[since:]
            if (request.method, request.path.rsplit("/", 1)[-1]) == ("POST", "messages") and request.json
        ]

    async def restart(self, store: Store | None = None, **wiring: Any) -> AzulBot:
        """Kill the bot and start another on the same database; `wiring` is as for `new_bot`."""
        bot = new_bot(store or self.store, **{"thinker": self.thinker} | wiring)
        await self.env.restart_bot(bot)
        return bot


def said(result: InteractionResult) -> str:
    """Return the text of an answer, and assert that it was private."""
    answers = [*([result.response] if result.response else []), *result.followups]
    private = [answer for answer in answers if answer.ephemeral]
    assert private, f"nothing was said in private: {result}"
    return "\n".join(map(text_of, private))


def answer(result: InteractionResult) -> ResponseMessage:
    """Return the private message that was the answer."""
    answers = [*([result.response] if result.response else []), *result.followups]
    return next(message for message in answers if message.ephemeral)


def text_of(message: ResponseMessage) -> str:
    """Return the text of a message, which has components for it if it is a layout."""
    parts = [part["content"] for part in message.components if part["type"] == TEXT]
    return "\n".join([message.content, *parts] if message.content else parts)


def labels(message: discord.Message | ResponseMessage) -> list[str]:
    """Return the labels of a message's buttons."""
    return [button["label"] for button in buttons(message)]


def buttons(message: discord.Message | ResponseMessage) -> list[dict[str, Any]]:
    """Return a message's buttons as Discord has them."""
    if isinstance(message, ResponseMessage):
        rows = message.components
    else:
        rows = [dict(row.to_dict()) for row in message.components]
    return [button for row in rows for button in row.get("components", ()) if button["type"] == BUTTON]


def picture_of(message: discord.Message, part: str) -> discord.Attachment | None:
    """Return the message's picture if it shows this part of a game: ``turn``, ``round``, ``over``."""
    return next((each for each in message.attachments if each.filename.endswith(f"-{part}.png")), None)
