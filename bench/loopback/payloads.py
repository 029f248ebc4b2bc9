"""The JSON of Discord's objects, with no more in them than discord.py reads."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from time import time
from typing import Any, Final

Json = dict[str, Any]

APPLICATION: Final = 1000
TOKEN: Final = "a.b.c"  # noqa: S105 - no secret: only this server takes it
BOT: Final[Json] = {
    "id": str(APPLICATION),
    "username": "Azul",
    "discriminator": "0",
    "avatar": None,
    "bot": True,
}
EPHEMERAL: Final = 64
_ALL_PERMISSIONS: Final = str(2**50 - 1)
_EPOCH: Final = 1_420_070_400_000
_counted: Final = count()


@dataclass(frozen=True, slots=True)
class Place:
    """A server with its text channels."""

    guild_id: int
    channels: Sequence[int]

    def shard(self, shards: int) -> int:
        """Return which of so many shards hears of this server."""
        return (self.guild_id >> 22) % shards


def guild_id_of(number: int) -> int:
    """Return the id of the server with a number; neighbours are on neighbouring shards."""
    return (number + 1) << 22


def new_id() -> int:
    """Return an id as Discord makes them: the moment, and a number."""
    return (int(time() * 1000) - _EPOCH) << 22 | next(_counted) & 0x3FFFFF


def user(user_id: int) -> Json:
    """Return a person."""
    return {"id": str(user_id), "username": f"user{user_id}", "discriminator": "0", "avatar": None}


def member(user_id: int) -> Json:
    """Return a person as a member of any server."""
    person = BOT if user_id == APPLICATION else user(user_id)
    return {"user": person, "roles": [], "joined_at": None, "deaf": False, "mute": False, "flags": 0}


def channel(channel_id: int) -> Json:
    """Return a text channel."""
    return {
        "id": str(channel_id),
        "type": 0,
        "name": f"azul-{channel_id}",
        "position": 0,
        "permission_overwrites": [],
    }


def thread(thread_id: int, parent_id: int, guild_id: int, name: str) -> Json:
    """Return a thread of the bot's."""
    now = datetime.now(UTC).isoformat()
    metadata = {"archived": False, "auto_archive_duration": 10080, "archive_timestamp": now, "locked": False}
    return {
        "id": str(thread_id),
        "type": 11,
        "guild_id": str(guild_id),
        "parent_id": str(parent_id),
        "owner_id": str(APPLICATION),
        "name": name,
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": metadata | {"create_timestamp": now},
    }


def guild(place: Place) -> Json:
    """Return a server in which the bot may do everything."""
    everyone = {
        "id": str(place.guild_id),
        "name": "@everyone",
        "permissions": _ALL_PERMISSIONS,
        "position": 0,
        "color": 0,
        "hoist": False,
        "managed": False,
        "mentionable": False,
    }
    lists = ("emojis", "stickers", "features", "voice_states", "threads", "presences", "stage_instances")
    return {name: [] for name in lists} | {
        "id": str(place.guild_id),
        "name": f"Azul {place.guild_id >> 22}",
        "owner_id": "1",
        "preferred_locale": "en-US",
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "premium_tier": 0,
        "nsfw_level": 0,
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "roles": [everyone],
        "members": [member(APPLICATION)],
        "member_count": 3,
        "channels": [channel(each) for each in place.channels],
        "unavailable": False,
    }


def message(message_id: int, channel_id: int, body: Mapping[str, Any]) -> Json:
    """Return a message of the bot's as Discord gives it back; names of files that came with it are kept."""
    reference = body.get("message_reference")
    made: Json = {
        "id": str(message_id),
        "channel_id": str(channel_id),
        "author": BOT,
        "timestamp": datetime.now(UTC).isoformat(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "pinned": False,
        "type": 19 if reference else 0,
    }
    if reference:
        made["message_reference"] = reference
    return made | {"attachments": [], "content": "", "components": [], "embeds": [], "flags": 0} | kept(body)


def kept(body: Mapping[str, Any]) -> Json:
    """Return what a message has of the request that made or changed it."""
    made = {name: body[name] or "" for name in ("content",) if name in body}
    made |= {name: body[name] or [] for name in ("components", "embeds") if name in body}
    made |= {name: body[name] or 0 for name in ("flags",) if name in body}
    if "attachments" in body:
        made["attachments"] = [
            {"id": str(number), "filename": file.get("filename", ""), "size": 1, "url": "", "proxy_url": ""}
            for number, file in enumerate(body["attachments"] or [])
        ]
    return made


def interaction(
    interaction_id: int,
    token: str,
    kind: int,
    user_id: int,
    place: tuple[int, int] | None,
    data: Json,
    pressed: Json | None,
    locale: str,
) -> Json:
    """Return an interaction of a person; `place` is a server and its channel, None alone with the bot."""
    made: Json = {
        "id": str(interaction_id),
        "application_id": str(APPLICATION),
        "type": kind,
        "token": token,
        "version": 1,
        "app_permissions": _ALL_PERMISSIONS,
        "locale": locale,
        "entitlements": [],
        "attachment_size_limit": 10 * 2**20,
        "data": data,
    }
    if pressed is not None:
        made["message"] = pressed
    if place is None:
        return made | {
            "channel_id": str(user_id),
            "channel": {"id": str(user_id), "type": 1, "recipients": [user(user_id)]},
            "user": user(user_id),
            "authorizing_integration_owners": {"1": str(user_id)},
            "context": 1,
        }
    guild_id, channel_id = place
    return made | {
        "guild_id": str(guild_id),
        "guild_locale": "en-US",
        "channel_id": str(channel_id),
        "channel": channel(channel_id) | {"permissions": _ALL_PERMISSIONS},
        "member": member(user_id) | {"permissions": _ALL_PERMISSIONS},
        "authorizing_integration_owners": {"0": str(guild_id)},
        "context": 0,
    }
