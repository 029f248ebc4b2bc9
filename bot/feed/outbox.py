"""Sends posts, and tracks those that may or may not have arrived.

A post whose request broke off may still appear, even below later ones. While that is possible it is sent
again with the same nonce: Discord keeps only the first of the two and returns its id.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Final

import discord

from bot.feed.reconcile import REMINDER, FoundMessage
from bot.messages.attachments import attached
from bot.messages.posts import Post
from bot.ui.components import view_of
from bot.ui.discord_errors import is_refused, is_uncertain, with_retries
from bot.ui.drawing import Pictures
from engine import Game, Status

NONCES_LAST: Final = 120.0
"""Seconds for which a post may be resent with its nonce; Discord remembers nonces for a few minutes.

A delayed request takes effect within seconds.
"""

_Channel = discord.PartialMessageable


@dataclass(frozen=True, slots=True)
class Draft:
    """A post with its pictures drawn."""

    post: Post
    content: str
    files: Sequence[discord.File] = ()

    def fresh_files(self) -> list[discord.File]:
        """Return copies of the files for one request: discord.py closes the files it sends."""
        fresh = []
        for file in self.files:
            file.fp.seek(0)
            content = BytesIO(file.fp.read())
            fresh.append(discord.File(content, file.filename, description=file.description))
        return fresh


async def draw(posts: Sequence[Post], game_id: int, pictures: Pictures) -> list[Draft]:
    """Draw the pictures of a game's posts."""
    drafts = []
    for post in posts:
        content, files = post.text, list[discord.File]()
        if post.picture is not None:
            name = f"azul-{game_id}-{post.version}-{post.part}.png"
            content, files = await attached(pictures, post.text, post.picture, name, findable=True)
        drafts.append(Draft(post, content, files))
    return drafts


@dataclass(frozen=True, slots=True)
class PendingPost:
    """A post on its way to a channel; `tried` is the time of the last attempt, in seconds."""

    draft: Draft
    channel: _Channel
    reply_to: int | None
    tried: float

    def as_found(self, message_id: int) -> FoundMessage:
        """Return the message it became, as `find_messages` would."""
        post = self.draft.post
        match post.part:
            case "reminder" | "unreachable":
                return FoundMessage(0, REMINDER, message_id)
            case part:
                return FoundMessage(post.version, part, message_id)


class Outbox:
    """The posts whose arrival is uncertain, at most one per game."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._pending: dict[int, PendingPost] = {}
        self._interrupted: set[int] = set()

    async def send(
        self,
        draft: Draft,
        game_id: int,
        channel: _Channel,
        reply_to: int | None = None,
        *,
        before_retry: Callable[[], None] = lambda: None,
    ) -> int:
        """Send a post and return the message's id; retry a few times if the connection breaks.

        If the message it replies to is gone, it is sent without a reference. Raise the error of the last try,
        or that of `before_retry`, which is called before each retry.
        """
        return await self._send(game_id, PendingPost(draft, channel, reply_to, self._clock()), before_retry)

    def is_uncertain(self, game: Game) -> bool:
        """Return whether a post about a game may still arrive; drop one that no longer can."""
        sending = self._pending.get(game.id)
        if sending is None:
            return False
        is_shown = sending.draft.post.version <= game.shown_version  # by another process meanwhile
        is_gone = sending.channel.id not in {game.channel_id, game.home}
        if is_shown or is_gone or self._clock() - sending.tried > NONCES_LAST:
            del self._pending[game.id]
            self._interrupted.add(game.id)
            return False
        return True

    async def resolve(
        self, game: Game, found: Sequence[FoundMessage], before_retry: Callable[[], None]
    ) -> FoundMessage | None:
        """Resend an uncertain post about an earlier version of the game; return its message.

        Only people whom the game still waits for are pinged. Return None if there is nothing to resend: the
        post was `found`, Discord refuses it, it would remind nobody, or the game hasn't changed, so that the
        caller sends it again anyway. Raise what `send` raises.
        """
        sending = self._pending.get(game.id) if self.is_uncertain(game) else None
        if sending is None or sending.draft.post.version == game.version:
            return None
        sought, draft = sending.as_found(0), sending.draft
        pings = _still_to_ping(draft.post, game)
        reminds_nobody = sought.part == REMINDER and not pings
        if reminds_nobody or any(_is_same(each, sought) for each in found):
            self._interrupted.add(game.id)
            del self._pending[game.id]
            return None
        draft = replace(draft, post=replace(draft.post, pings=pings))
        sending = replace(sending, draft=draft, tried=self._clock())
        try:
            return sending.as_found(await self._send(game.id, sending, before_retry))
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            return None  # the next post will show whether the channel is usable

    def was_interrupted(self, game_id: int) -> bool:
        """Return whether the arrival of a post has been uncertain since the last call."""
        was_interrupted = game_id in self._interrupted
        self._interrupted.discard(game_id)
        return was_interrupted

    async def _send(self, game_id: int, sending: PendingPost, before_retry: Callable[[], None]) -> int:
        def interrupted() -> None:
            self._interrupted.add(game_id)
            before_retry()

        self._pending[game_id] = sending
        try:
            message_id = await with_retries(lambda: _post(sending, game_id), interrupted)
        except Exception as error:
            if is_uncertain(error):
                self._interrupted.add(game_id)
                self._pending[game_id] = replace(sending, tried=self._clock())
            else:
                self._pending.pop(game_id, None)
            raise
        self._pending.pop(game_id, None)
        return message_id


async def send_untracked(draft: Draft, game_id: int, channel: _Channel, reply_to: int | None) -> int:
    """Send a post without the outbox: the caller searches the channel if its arrival is uncertain."""
    sending = PendingPost(draft, channel, reply_to, tried=0.0)
    return await with_retries(lambda: _post(sending, game_id))


def _is_same(found: FoundMessage, sought: FoundMessage) -> bool:
    if sought.part == "lobby":
        return found.part == "lobby"  # there is one, and it is edited
    return (found.version, found.part) == (sought.version, sought.part)


def _still_to_ping(post: Post, game: Game) -> tuple[int, ...]:
    """Return the people pinged by an earlier post whom the game still waits for."""
    table = game.table
    if table.status is not Status.PLAYING:
        return post.pings
    seats = {*table.awaited_people, *table.consent.awaited(table.people)}
    waiting = {table.players[seat].user_id for seat in seats}
    return tuple(user_id for user_id in post.pings if user_id in waiting)


async def _post(sending: PendingPost, game_id: int) -> int:
    """Send a post; thanks to its nonce, a repetition within minutes isn't posted twice."""
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
