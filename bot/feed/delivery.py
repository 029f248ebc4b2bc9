"""Executes a plan: sends, edits and deletes messages in a channel."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.feed.outbox import Draft, Outbox
from bot.feed.plan import ChannelPlan
from bot.feed.reminders import Rewording
from bot.messages.posts import Post
from bot.ui.components import view_of
from bot.ui.discord_errors import DISCORD_ERRORS, is_refused, with_retries

log = logging.getLogger(__name__)

_Channel = discord.PartialMessageable
_QUIET: Final = discord.AllowedMentions.none()


class LeaseLost(Exception):
    """The lease was lost: another process may be posting about the game."""


@dataclass(frozen=True, slots=True)
class Delivered:
    """The result of a plan: the ids of the game's newest message and of its reminder, if it has one.

    `is_cleaned_up` says whether all deletions succeeded and all settled questions show their outcome;
    `are_buttons_gone` whether all outdated buttons were removed.
    """

    message_id: int | None
    reminder_id: int | None = None
    is_cleaned_up: bool = True
    are_buttons_gone: bool = True


async def deliver(
    plan: ChannelPlan,
    drafts: Sequence[Draft],
    game_id: int,
    channel: _Channel,
    home: _Channel,
    outbox: Outbox,
    require_lease: Callable[[], None],
) -> Delivered:
    """Send, edit, retire and delete messages as planned; `drafts` are the plan's posts.

    The game is played in `channel`; its lobby and result are in `home`, which may be the same channel. Raise
    the error of a failed post: how much has arrived is then unknown. Messages that can't be retired are
    skipped. `require_lease` raises `LeaseLost` once the lease is gone, which may happen between any two
    requests if the process was suspended.
    """
    reminders = plan.reminders
    require_lease()
    message_id, is_replaced = plan.message_id, True
    if plan.edited is not None and await _edit(drafts[0], game_id, channel, plan.edited):
        message_id = plan.edited
    else:
        for draft in drafts:
            there = home if draft.post.at_home else channel
            message_id = await send(draft, game_id, there, outbox, require_lease)
        if plan.edited is not None:
            is_replaced = await delete(channel, plan.edited)  # or its buttons would stay
    require_lease()
    are_buttons_gone = await retire(plan.retired, channel, home) and is_replaced
    is_closed = await _settle(plan.reworded, channel)
    reminder_id = reminders.reminder_id
    if reminders.post is not None:
        draft = Draft(reminders.post, reminders.post.text)
        reminder_id = await send(draft, game_id, channel, outbox, require_lease, reply_to=message_id)
    elif reminders.edited is not None and reminder_id is not None:
        require_lease()
        await _edit(Draft(reminders.edited, reminders.edited.text), game_id, channel, reminder_id)
    for rewording in reminders.reworded:
        require_lease()
        await _reword(channel, rewording)
    require_lease()
    gone = [await delete(channel, former) for former in (*plan.deleted, *reminders.deleted)]
    return Delivered(
        message_id, reminder_id, is_cleaned_up=is_closed and all(gone), are_buttons_gone=are_buttons_gone
    )


async def send(
    draft: Draft,
    game_id: int,
    channel: _Channel,
    outbox: Outbox,
    require_lease: Callable[[], None],
    reply_to: int | None = None,
) -> int:
    """Send a post through the outbox, checking the lease before each try; return the message's id."""
    require_lease()
    return await outbox.send(draft, game_id, channel, reply_to, before_retry=require_lease)


async def _edit(draft: Draft, game_id: int, channel: _Channel, message_id: int) -> bool:
    """Replace a message with a post; return False if Discord refuses."""
    try:
        message = channel.get_partial_message(message_id)
        await with_retries(
            lambda: message.edit(
                content=draft.content,
                view=view_of(draft.post.buttons),
                attachments=draft.fresh_files(),
                allowed_mentions=_QUIET,
            )
        )
    except discord.HTTPException as error:
        if not is_refused(error):
            raise  # the message is still there, and a second one would confuse
        log.info("Game %d: message %d can't be edited: %s", game_id, message_id, error)  # deleted or too old
        return False
    return True


async def retire(retired: Mapping[int, Post | None], channel: _Channel, home: _Channel) -> bool:
    """Remove the buttons of messages in `channel`, or replace a message in `home` with its post.

    Return False if some should be retried; deleted messages and those too old to edit are done.
    """
    done = []
    for message_id, post in retired.items():
        message = (channel if post is None else home).get_partial_message(message_id)
        if post is None:
            changes: dict[str, Any] = {"view": None}
        else:
            changes = {"content": post.text, "attachments": [], "view": view_of(post.buttons)}
        done.append(await _remove_buttons(message, changes))
    return all(done)


async def _settle(reworded: Mapping[int, str], channel: _Channel) -> bool:
    """Remove the buttons of messages with a settled question, and replace their text with the outcome.

    Return the same as `retire`.
    """
    done = []
    for message_id, text in reworded.items():
        message = channel.get_partial_message(message_id)
        changes = {"content": text, "view": None, "allowed_mentions": _QUIET}
        done.append(await _remove_buttons(message, changes))
    return all(done)


async def _remove_buttons(message: discord.PartialMessage, changes: Mapping[str, Any]) -> bool:
    """Edit a message so that its buttons go; return False if that should be retried."""
    try:
        await with_retries(lambda: message.edit(**changes))
    except DISCORD_ERRORS as error:
        # They keep working until they are removed.
        log.info("The buttons of message %d could not be removed: %s", message.id, error)
        return is_refused(error)
    return True


async def delete(channel: _Channel, message_id: int) -> bool:
    """Delete a message; return False if that should be retried."""
    message = channel.get_partial_message(message_id)
    try:
        await with_retries(message.delete)
    except DISCORD_ERRORS as error:
        log.info("Message %d can't be deleted: %s", message_id, error)
        return is_refused(error)  # already gone, or refused for good
    return True


async def _reword(channel: _Channel, rewording: Rewording) -> None:
    """Update the time that a message states; skip it if it can no longer be edited."""
    try:
        message = await with_retries(lambda: channel.fetch_message(rewording.message_id))
        text = rewording.of(message.content)
        if text != message.content:
            await with_retries(lambda: message.edit(content=text, allowed_mentions=_QUIET))
    except discord.HTTPException as error:
        if not is_refused(error):
            raise
        log.info("Message %d still states an outdated time: %s", rewording.message_id, error)
