"""Who is called, and where, for the tests."""

from simcord.actors import MemberActor

from engine import Person
from tests.bot.club import Club

HOUR = 3600.0
DAY = 24 * HOUR
SILENT = 4096


def direct(club: Club, member: MemberActor) -> list[str]:
    """Return the direct messages to a member."""
    channel = club.env.backend.get_dm_channel(member.id)
    return [message.content for message in club.env.backend.messages.get(channel.id, {}).values()]


def dm_path(club: Club, member: MemberActor) -> str:
    return f"/channels/{club.env.backend.get_dm_channel(member.id).id}/messages"


def in_channel(club: Club, since: int = 0) -> list[tuple[list[int], bool]]:
    """Return whom each message to the channel pinged, and whether it was silent."""
    path = f"/channels/{club.channel.id}/messages"
    bodies = [
        request.json
        for request in club.env.http_requests[since:]
        if (request.method, request.path) == ("POST", path) and request.json
    ]
    return [
        (
            [int(user) for user in body["allowed_mentions"].get("users", [])],
            bool(body.get("flags", 0) & SILENT),
        )
        for body in bodies
    ]


async def choose(club: Club, member: MemberActor, person: Person) -> None:
    with club.env._bot_scope():  # else the bot is woken by the machine's clock, and a test waits for that
        await club.bot.games.people.change(member.id, lambda *_: person)
