"""Carries out a plan in a channel."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

import discord

from bot.feed.plan import Plan
from bot.feed.reminders import Rewording
from bot.messages.attachments import attached
from bot.messages.posts import Post
from bot.ui.components import view_of
from bot.ui.discord_errors import OUTAGES
from bot.ui.drawing import Pictures

log = logging.getLogger(__name__)

_Channel = discord.PartialMessageable
_QUIET: Final = discord.AllowedMentions.none()


class TakenOver(Exception):
    """Another process may be showing the game by now."""


@dataclass(frozen=True, slots=True)
class Delivered:
    """What became of a plan: the newest message about the game, a reminder of it if there is one.

    `is_tidy` says whether all that was to go is gone.
    """

    message_id: int | None
    reminder_id: int | None = None
    is_tidy: bool = True


@dataclass(frozen=True, slots=True)
class Draft:
    """A post with its picture drawn."""

    post: Post
    content: str
    files: list[discord.File]


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


async def deliver(
    plan: Plan,
    drafts: Sequence[Draft],
    game_id: int,
    channel: _Channel,
    home: _Channel,
    *,
    may_go_on: Callable[[], bool],
) -> Delivered:
    """Send, edit, retire and delete messages as planned; `drafts` are the plan's posts.

    The game is played in `channel`, and its lobby and result are at `home`, which may be the same.
    Raise what a failed post raises: what has arrived is then unknown. A message that can't be retired is left
    as it is. Raise `TakenOver` as soon as this process may not go on: it may have stood still in between.
    """

    def require_right() -> None:
        if not may_go_on():
            raise TakenOver

    reminding = plan.reminding
    require_right()
    message_id = plan.message_id
    if plan.edited is not None and await _edit(drafts[0], game_id, channel, plan.edited):
        message_id = plan.edited
    else:
        for draft in drafts:
            require_right()
            message_id = await send(draft, game_id, home if draft.post.at_home else channel)
    require_right()
    await retire(plan.retired, channel, home)
    await _close(plan.reworded, channel)
    require_right()
    reminder_id = reminding.reminder_id
    if reminding.post is not None:
        draft = Draft(reminding.post, reminding.post.text, [])
        reminder_id = await send(draft, game_id, channel, reply_to=message_id)
    elif reminding.edited is not None and reminder_id is not None:
        await _edit(Draft(reminding.edited, reminding.edited.text, []), game_id, channel, reminder_id)
    for rewording in reminding.reworded:
        await _reword(channel, rewording)
    require_right()
    gone = [await _delete(channel, former) for former in (*plan.deleted, *reminding.deleted)]
    return Delivered(message_id, reminder_id, is_tidy=all(gone))


async def send(draft: Draft, game_id: int, channel: _Channel, reply_to: int | None = None) -> int:
    """Send a post; the same one sent again within minutes is not posted twice, thanks to its nonce.

    If the message that it replies to is gone, it stands alone.
    """
    post = draft.post
    reference = None
    if reply_to is not None:
        reference = discord.MessageReference(
            message_id=reply_to, channel_id=channel.id, fail_if_not_exists=False
        )
    message = await channel.send(
        draft.content,
        files=draft.files,
        view=view_of(post.buttons) if post.buttons else discord.utils.MISSING,
        allowed_mentions=discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in post.pings]
        ),
        nonce=f"{game_id}.{post.version}.{post.part}{'~' if post.moved else ''}",
        silent=post.silent,
        reference=reference,  # type: ignore[arg-type]  # None is the library's own default
    )
    return message.id


async def _edit(draft: Draft, game_id: int, channel: _Channel, message_id: int) -> bool:
    """Put a post in place of a message; return whether that was possible."""
    try:
        await channel.get_partial_message(message_id).edit(
            content=draft.content,
            view=view_of(draft.post.buttons),
            attachments=draft.files,
            allowed_mentions=_QUIET,
        )
    except discord.HTTPException as error:
        if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise  # the message is still there: another one beside it would confuse
        log.info("Game %d: message %d can't be edited: %s", game_id, message_id, error)  # deleted or too old
        for file in draft.files:
            file.reset()
        return False
    return True


async def retire(retired: Mapping[int, Post | None], channel: _Channel, home: _Channel) -> None:
    """Remove the buttons of messages in `channel`; replace those that have a post, which are at `home`."""
    for message_id, post in retired.items():
        message = (channel if post is None else home).get_partial_message(message_id)
        try:
            if post is None:
                await message.edit(view=None)
            else:
                await message.edit(content=post.text, attachments=[], view=view_of(post.buttons))
        except OUTAGES as error:
            # Too old or deleted. If its buttons stay, they answer all the same.
            log.info("The buttons of message %d stay: %s", message_id, error)


async def _close(reworded: Mapping[int, str], channel: _Channel) -> None:
    """Remove the buttons of messages that asked something, and put how that ended in place of the text."""
    for message_id, text in reworded.items():
        try:
            message = channel.get_partial_message(message_id)
            await message.edit(content=text, view=None, allowed_mentions=_QUIET)
        except OUTAGES as error:
            log.info("The buttons of message %d stay: %s", message_id, error)


async def _delete(channel: _Channel, message_id: int) -> bool:
    """Delete a message; return False if it is still there and can be deleted later."""
    try:
        await channel.get_partial_message(message_id).delete()
    except discord.HTTPException as error:
        log.info("Message %d can't be deleted: %s", message_id, error)
        return error.status < HTTPStatus.INTERNAL_SERVER_ERROR  # it is gone already, or refused for good
    except OUTAGES as error:
        log.info("Message %d can't be deleted: %s", message_id, error)
        return False
    return True


async def _reword(channel: _Channel, rewording: Rewording) -> None:
    """Let a message name another moment; one that can't be edited any more is left as it is."""
    try:
        message = await channel.fetch_message(rewording.message_id)
        text = rewording.of(message.content)
        if text != message.content:
            await message.edit(content=text, allowed_mentions=_QUIET)
    except discord.HTTPException as error:
        if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise
        log.info("Message %d still names another moment: %s", rewording.message_id, error)
