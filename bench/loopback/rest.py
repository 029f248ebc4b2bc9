"""What each route of REST answers."""

from collections.abc import Callable, Sequence
from typing import Final

from bench.loopback.asked import Asked, NotTaken
from bench.loopback.channels import Channels
from bench.loopback.payloads import (
    APPLICATION,
    BOT,
    Json,
    Place,
    channel,
    guild,
    member,
    new_id,
    thread,
    user,
)

NOTHING: Final = 204
_APPLICATION: Final[Json] = {
    "id": str(APPLICATION),
    "name": "Azul",
    "owner": BOT,
    "verify_key": "",
    "flags": 0,
    "bot_public": True,
    "bot_require_code_grant": False,
    "icon": None,
    "description": "",
}


class Rest:
    """Discord's REST, over its channels and the interactions of the moment."""

    def __init__(
        self,
        channels: Channels,
        places: Sequence[Place],
        shards: int,
        gateway: Callable[[], str],
        buckets: Callable[[], int],
    ) -> None:
        self.channels = channels
        self.asked: dict[str, Asked] = {}
        """The interactions, by their tokens."""
        self.commands: list[Json] = []
        self.emojis: list[Json] = []
        self.threads: dict[int, Json] = {}
        self._places = {place.guild_id: place for place in places}
        self._home = {each: place.guild_id for place in places for each in place.channels}
        self._shards = shards
        self._gateway = gateway
        self._buckets = buckets

    def answer(self, method: str, path: Sequence[str], query: dict[str, str], body: Json) -> object:
        """Carry out a request, and return the JSON to answer it with, None if there is nothing to say.

        Raise `NotTaken` if Discord would refuse it.
        """
        match method, *path:
            case "POST", "interactions", _, token, "callback":
                answer = self._respond(token, body)
                return answer if "with_response" in query else None
            case method, "webhooks", _, token, *rest:
                return self._webhook(method, self._by(token), rest, body)
            case method, "channels", channel_id, *rest:
                return self._channel(method, int(channel_id), rest, query, body)
            case method, "applications", _, *rest:
                return self._application(method, rest, body)
            case "GET", "users", "@me":
                return BOT
            case "GET", "users", user_id:
                return user(int(user_id))
            case "POST", "users", "@me", "channels":
                person = body["recipient_id"]
                return {"id": str(person), "type": 1, "recipients": [user(int(person))]}
            case "GET", "oauth2", "applications", "@me":
                return _APPLICATION
            case "GET", "gateway", "bot":
                limit = {"total": 1000, "remaining": 1000, "reset_after": 1}
                limit["max_concurrency"] = self._buckets()
                return {"url": self._gateway(), "shards": self._shards, "session_start_limit": limit}
            case "GET", "guilds", guild_id:
                return guild(self._places[int(guild_id)])
            case "GET", "guilds", _, "members", user_id:
                return member(int(user_id))
            case _:
                raise AssertionError(f"nobody answers {method} /{'/'.join(path)}")

    def _respond(self, token: str, body: Json) -> Json:
        asked = self._by(token)
        asked.respond(body)
        answer: Json = {"interaction": {"id": str(asked.id), "type": asked.kind, "response_message_id": None}}
        if asked.original is not None:
            answer["interaction"]["response_message_id"] = asked.original["id"]
            answer["resource"] = {"type": body["type"], "message": asked.original}
        return answer

    def _webhook(self, method: str, asked: Asked, path: Sequence[str], body: Json) -> Json | None:
        match method, *path:
            case ["POST"]:
                return asked.follow_up(body)
            case "GET", "messages", message_id:
                return asked.message(message_id)
            case "PATCH", "messages", message_id:
                return asked.edit(message_id, body)
            case "DELETE", "messages", message_id:
                asked.delete(message_id)
                return None
            case _:
                raise AssertionError(f"nobody answers {method} {path} of a webhook")

    def _channel(
        self, method: str, channel_id: int, path: Sequence[str], query: dict[str, str], body: Json
    ) -> object:
        match method, *path:
            case "POST", "messages":
                return self.channels.post(channel_id, body)
            case "GET", "messages":
                before, after = (int(query[name]) if name in query else None for name in ("before", "after"))
                limit = int(query.get("limit", "50"))
                return self.channels.history(channel_id, limit, before, after)
            case "GET", "messages", message_id:
                return self.channels.one(channel_id, int(message_id))
            case "PATCH", "messages", message_id:
                return self.channels.edit(channel_id, int(message_id), body)
            case "DELETE", "messages", message_id:
                self.channels.delete(channel_id, int(message_id))
                return None
            case "POST", "messages", message_id, "threads":
                return self._open_thread(channel_id, int(message_id), body)
            case ["GET"]:
                return self._there(channel_id)
            case ["PATCH"]:
                there = self._there(channel_id)
                there |= {name: body[name] for name in ("name",) if name in body}
                if "archived" in body:
                    there["thread_metadata"]["archived"] = body["archived"]
                return there
            case "POST", "typing":
                return None
            case _:
                raise AssertionError(f"nobody answers {method} {path} of a channel")

    def _there(self, channel_id: int) -> Json:
        if channel_id in self.threads:
            return self.threads[channel_id]
        guild_id = self._home.get(channel_id)
        if guild_id is None:
            raise NotTaken(404, 10003, "Unknown Channel")
        return channel(channel_id) | {"guild_id": str(guild_id)}

    def _open_thread(self, channel_id: int, message_id: int, body: Json) -> Json:
        self.channels.one(channel_id, message_id)
        if message_id in self.threads:
            raise NotTaken(400, 160004, "A thread has already been created for this message")
        made = thread(message_id, channel_id, self._home[channel_id], body["name"])
        self.threads[message_id] = made
        return made

    def _application(self, method: str, path: Sequence[str], body: Json) -> object:
        match method, *path:
            case "PUT", "commands":
                # discord.py sends a list, which comes as the only value of a body.
                self.commands = [
                    {"application_id": str(APPLICATION), "version": "1", "description": ""}
                    | {"id": str(new_id())}
                    | each
                    for each in body["list"]
                ]
                return self.commands
            case "GET", "commands":
                return self.commands
            case "GET", "emojis":
                return {"items": self.emojis}
            case "POST", "emojis":
                made = {"id": str(new_id()), "name": body["name"], "roles": [], "user": BOT}
                made |= {"require_colons": True, "managed": False, "animated": False, "available": True}
                self.emojis.append(made)
                return made
            case "DELETE", "emojis", emoji_id:
                self.emojis = [each for each in self.emojis if each["id"] != emoji_id]
                return None
            case _:
                raise AssertionError(f"nobody answers {method} {path} of an application")

    def _by(self, token: str) -> Asked:
        asked = self.asked.get(token)
        if asked is None:
            raise NotTaken(404, 10015, "Unknown Webhook")
        return asked
