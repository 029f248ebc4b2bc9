"""Sends posts, and remembers each until it is known what became of it.

A post of which that isn't known may appear at any time, also below those that follow. As long as it may, it
is sent again under its nonce: whichever of the two Discord takes first is the only one, and has an id.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Final

import discord

from bot.feed.reconcile import REMINDER, Found
from bot.messages.attachments import attached
from bot.messages.posts import Post
from bot.ui.components import view_of
from bot.ui.discord_errors import is_refused, is_uncertain, repeated
from bot.ui.drawing import Pictures
from engine import Game, Status

NONCES_LAST: Final = 120.0
"""Seconds after which a post isn't sent again under its nonce, which Discord knows for some minutes.

What Discord takes late it takes within seconds.
"""

_Channel = discord.PartialMessageable


@dataclass(frozen=True, slots=True)
class Draft:
    """A post with its picture drawn."""

    post: Post
    content: str
    files: Sequence[discord.File] = ()

    def fresh_files(self) -> list[discord.File]:
        """Return the files to be sent once: the library closes what it has sent."""
        fresh = []
        for file in self.files:
            file.fp.seek(0)
            content = BytesIO(file.fp.read())
            fresh.append(discord.File(content, file.filename, description=file.description))
        return fresh


async def draw(posts: Sequence[Post], game_id: int, pictures: Pictures) -> list[Draft]:
    """Return posts about a game with their pictures drawn, ready to be sent."""
    drafts = []
    for post in posts:
        content, files = post.text, list[discord.File]()
        if post.picture is not None:
            name = f"azul-{game_id}-{post.version}-{post.part}.png"
            content, files = await attached(pictures, post.text, post.picture, name, findable=True)
        drafts.append(Draft(post, content, files))
    return drafts


@dataclass(frozen=True, slots=True)
class Sending:
    """A post on its way to a channel, maybe as a reply; `tried` is when that was tried last, in seconds."""

    draft: Draft
    channel: _Channel
    reply_to: int | None
    tried: float

    def as_found(self, message_id: int) -> Found:
        """Return the message that it has become, as a search of the channel would."""
        post = self.draft.post
        match post.part:
            case "lobby":
                return Found(0, "lobby", message_id)
            case "reminder" | "unreachable":
                return Found(0, REMINDER, message_id)
            case part:
                return Found(post.version, part, message_id)


class Outbox:
    """The posts of which it isn't known whether they have arrived: no more than one of each game."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._sending: dict[int, Sending] = {}
        self._interrupted: set[int] = set()

    async def send(
        self,
        draft: Draft,
        game_id: int,
        channel: _Channel,
        reply_to: int | None = None,
        *,
        before_again: Callable[[], None] = lambda: None,
    ) -> int:
        """Send a post and return the message's id; again a few times if the connection breaks.

        If the message that it replies to is gone, it stands alone. Raise what the last try raises, or what
        `before_again` does.
        """
        return await self._send(game_id, Sending(draft, channel, reply_to, self._clock()), before_again)

    def is_uncertain(self, game: Game) -> bool:
        """Return whether a post about a game may still arrive; forget one that can't any more."""
        sending = self._sending.get(game.id)
        if sending is None:
            return False
        is_shown = sending.draft.post.version <= game.shown_version  # by another process meanwhile
        is_gone = sending.channel.id not in {game.channel_id, game.home}
        if is_shown or is_gone or self._clock() - sending.tried > NONCES_LAST:
            del self._sending[game.id]
            self._interrupted.add(game.id)
            return False
        return True

    async def settle(
        self, game: Game, found: Sequence[Found], before_again: Callable[[], None]
    ) -> Found | None:
        """Make sure that a post about an earlier state of the game has arrived; return its message.

        Nobody is pinged for whom the game doesn't wait any more. Return None if there is nothing to settle:
        it was `found`, Discord refuses it by now, it reminds nobody any more, or it is sent again in any case
        since nothing has happened. Raise what `send` does.
        """
        sending = self._sending.get(game.id) if self.is_uncertain(game) else None
        if sending is None or sending.draft.post.version == game.version:
            return None
        sought, draft = sending.as_found(0), sending.draft
        pings = _still_to_ping(draft.post, game)
        reminds_nobody = sought.part == REMINDER and not pings
        if reminds_nobody or any(_is_same(each, sought) for each in found):
            self._interrupted.add(game.id)
            del self._sending[game.id]
            return None
        draft = replace(draft, post=replace(draft.post, pings=pings))
        sending = replace(sending, draft=draft, tried=self._clock())
        try:
            return sending.as_found(await self._send(game.id, sending, before_again))
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            return None  # whether the next one is refused as well will be seen

    def was_interrupted(self, game_id: int) -> bool:
        """Return whether it was uncertain since the last call whether a post has arrived."""
        was_interrupted = game_id in self._interrupted
        self._interrupted.discard(game_id)
        return was_interrupted

    async def _send(self, game_id: int, sending: Sending, before_again: Callable[[], None]) -> int:
        def interrupted() -> None:
            self._interrupted.add(game_id)
            before_again()

        self._sending[game_id] = sending
        try:
            message_id = await repeated(lambda: _post(sending, game_id), interrupted)
        except Exception as error:
            if is_uncertain(error):
                self._interrupted.add(game_id)
                self._sending[game_id] = replace(sending, tried=self._clock())
            else:
                self._sending.pop(game_id, None)
            raise
        self._sending.pop(game_id, None)
        return message_id


async def send_repeatedly(draft: Draft, game_id: int, channel: _Channel, reply_to: int | None) -> int:
    """Send a post that is searched for if it stays uncertain whether it has arrived; see `Outbox.send`."""
    sending = Sending(draft, channel, reply_to, tried=0.0)
    return await repeated(lambda: _post(sending, game_id))


def _is_same(found: Found, sought: Found) -> bool:
    return (found.version, found.part) == (sought.version, sought.part)


def _still_to_ping(post: Post, game: Game) -> tuple[int, ...]:
    """Return those whom an earlier post pings and for whom the game still waits."""
    table = game.table
    if table.status is not Status.PLAYING:
        return post.pings
    seats = {*table.awaited_people, *table.consent.awaited(table.people)}
    waiting = {table.players[seat].user_id for seat in seats}
    return tuple(user_id for user_id in post.pings if user_id in waiting)


async def _post(sending: Sending, game_id: int) -> int:
    """Send a post; the same one sent again within minutes is not posted twice, thanks to its nonce."""
    post, channel, reference = sending.draft.post, sending.channel, None
    if sending.reply_to is not None:
        reference = discord.MessageReference(
            message_id=sending.reply_to, channel_id=channel.id, fail_if_not_exists=False
        )
    message = await channel.send(
        sending.draft.content,
        files=sending.draft.fresh_files(),
        view=view_of(post.buttons) if post.buttons else discord.utils.MISSING,
        allowed_mentions=discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in post.pings]
        ),
        nonce=f"{game_id}.{post.version}.{post.part}{'~' if post.moved else ''}",
        silent=post.silent,
        reference=reference,  # type: ignore[arg-type]  # None is the library's own default
    )
    return message.id
