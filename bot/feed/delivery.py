"""Carries out a plan in a channel."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.feed.plan import Plan
from bot.feed.reminders import Rewording
from bot.feed.sending import Draft, Outbox
from bot.messages.posts import Post
from bot.ui.components import view_of
from bot.ui.discord_errors import DISCORD_ERRORS, is_refused, repeated

log = logging.getLogger(__name__)

_Channel = discord.PartialMessageable
_QUIET: Final = discord.AllowedMentions.none()


class TakenOver(Exception):
    """Another process may be showing the game by now."""


@dataclass(frozen=True, slots=True)
class Delivered:
    """What became of a plan: the newest message about the game, a reminder of it if there is one.

    `is_tidy` says whether all that was to go is gone, and each question that is over says how it ended;
    `is_retired` whether all buttons that were to go are gone.
    """

    message_id: int | None
    reminder_id: int | None = None
    is_tidy: bool = True
    is_retired: bool = True


async def deliver(
    plan: Plan,
    drafts: Sequence[Draft],
    game_id: int,
    channel: _Channel,
    home: _Channel,
    outbox: Outbox,
    require_right: Callable[[], None],
) -> Delivered:
    """Send, edit, retire and delete messages as planned; `drafts` are the plan's posts.

    The game is played in `channel`, and its lobby and result are at `home`, which may be the same.
    Raise what a failed post raises: what has arrived is then unknown. A message that can't be retired is left
    as it is. `require_right` raises `TakenOver` as soon as this process may not go on: it may have stood
    still in between.
    """
    reminding = plan.reminding
    require_right()
    message_id, is_replaced = plan.message_id, True
    if plan.edited is not None and await _edit(drafts[0], game_id, channel, plan.edited):
        message_id = plan.edited
    else:
        for draft in drafts:
            there = home if draft.post.at_home else channel
            message_id = await send(draft, game_id, there, outbox, require_right)
        if plan.edited is not None:
            is_replaced = await delete(channel, plan.edited)  # its buttons would stay
    require_right()
    is_retired = await retire(plan.retired, channel, home) and is_replaced
    is_closed = await _close(plan.reworded, channel)
    reminder_id = reminding.reminder_id
    if reminding.post is not None:
        draft = Draft(reminding.post, reminding.post.text)
        reminder_id = await send(draft, game_id, channel, outbox, require_right, reply_to=message_id)
    elif reminding.edited is not None and reminder_id is not None:
        require_right()
        await _edit(Draft(reminding.edited, reminding.edited.text), game_id, channel, reminder_id)
    for rewording in reminding.reworded:
        require_right()
        await _reword(channel, rewording)
    require_right()
    gone = [await delete(channel, former) for former in (*plan.deleted, *reminding.deleted)]
    return Delivered(message_id, reminder_id, is_tidy=is_closed and all(gone), is_retired=is_retired)


async def send(
    draft: Draft,
    game_id: int,
    channel: _Channel,
    outbox: Outbox,
    require_right: Callable[[], None],
    reply_to: int | None = None,
) -> int:
    """Send a post by the outbox, if this process still may whenever that begins; return the message's id."""
    require_right()
    return await outbox.send(draft, game_id, channel, reply_to, before_again=require_right)


async def _edit(draft: Draft, game_id: int, channel: _Channel, message_id: int) -> bool:
    """Put a post in place of a message; return whether that was possible."""
    try:
        message = channel.get_partial_message(message_id)
        await repeated(
            lambda: message.edit(
                content=draft.content,
                view=view_of(draft.post.buttons),
                attachments=draft.fresh_files(),
                allowed_mentions=_QUIET,
            )
        )
    except discord.HTTPException as error:
        if not is_refused(error):
            raise  # the message is still there: another one beside it would confuse
        log.info("Game %d: message %d can't be edited: %s", game_id, message_id, error)  # deleted or too old
        return False
    return True


async def retire(retired: Mapping[int, Post | None], channel: _Channel, home: _Channel) -> bool:
    """Remove the buttons of messages in `channel`; replace those that have a post, which are at `home`.

    Return whether that is done, or can't be: a message may be deleted, or too old.
    """
    done = []
    for message_id, post in retired.items():
        message = (channel if post is None else home).get_partial_message(message_id)
        if post is None:
            changes: dict[str, Any] = {"view": None}
        else:
            changes = {"content": post.text, "attachments": [], "view": view_of(post.buttons)}
        done.append(await _without_buttons(message, changes))
    return all(done)


async def _close(reworded: Mapping[int, str], channel: _Channel) -> bool:
    """Remove the buttons of messages that asked something, and put how that ended in place of the text.

    Return the same as `retire`.
    """
    done = []
    for message_id, text in reworded.items():
        message = channel.get_partial_message(message_id)
        changes = {"content": text, "view": None, "allowed_mentions": _QUIET}
        done.append(await _without_buttons(message, changes))
    return all(done)


async def _without_buttons(message: discord.PartialMessage, changes: Mapping[str, Any]) -> bool:
    """Change a message that isn't to have its buttons any more; return False if it still has, for a while."""
    try:
        await repeated(lambda: message.edit(**changes))
    except DISCORD_ERRORS as error:
        # Until they go they answer all the same.
        log.info("The buttons of message %d stay: %s", message.id, error)
        return is_refused(error)
    return True


async def delete(channel: _Channel, message_id: int) -> bool:
    """Delete a message; return False if it is still there and can be deleted later."""
    message = channel.get_partial_message(message_id)
    try:
        await repeated(message.delete)
    except DISCORD_ERRORS as error:
        log.info("Message %d can't be deleted: %s", message_id, error)
        return is_refused(error)  # it is gone already, or that is refused for good
    return True


async def _reword(channel: _Channel, rewording: Rewording) -> None:
    """Let a message name another moment; one that can't be edited any more is left as it is."""
    try:
        message = await repeated(lambda: channel.fetch_message(rewording.message_id))
        text = rewording.of(message.content)
        if text != message.content:
            await repeated(lambda: message.edit(content=text, allowed_mentions=_QUIET))
    except discord.HTTPException as error:
        if not is_refused(error):
            raise
        log.info("Message %d still names another moment: %s", rewording.message_id, error)
