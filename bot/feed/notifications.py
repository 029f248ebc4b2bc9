"""Whom a message notifies and how: by a ping, without a sound, or by a direct message."""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from http import HTTPStatus
from typing import Final

import discord

import azul
from bot.feed.connection import Connection
from bot.i18n.language import languages
from bot.messages.layout import LONGEST_MESSAGE, in_lines
from bot.messages.posts import Post
from bot.ui.discord_errors import is_refused, repeated
from bot.words.phrases import Phrases, jump_link, relative_time
from engine import Game, GameService, Hours, Person, Pings, Table, deadline_of


class About(Enum):
    """What somebody is called for, in the words of the direct message."""

    TURN = "turn"
    TILING = "tiling"
    REQUEST = "request"
    HALF = "half"
    LAST = "last"
    OVER = "over"
    VOTE = "vote"
    RESULT = "result"
    REPLACED = "replaced"
    RETURNED = "returned"


@dataclass(frozen=True, slots=True)
class Call:
    """The people who get a direct message, by their Discord ids."""

    about: About
    user_ids: tuple[int, ...]


def as_called(post: Post, hours: Hours) -> Post:
    """Return a message that pings those of its `pings` who want that, and when they want it."""
    people = {user_id: hours.of(user_id) for user_id in post.pings}
    awake = {user_id for user_id, person in people.items() if person.rests_until(hours.at) is None}
    wanted = tuple(user_id for user_id, person in people.items() if person.wants_channel)
    at_once = tuple(user_id for user_id in wanted if user_id in awake)
    return replace(
        post,
        pings=at_once or wanted,
        silent=post.silent or (not at_once and len(awake) < len(people)),
    )


def rests_of(table: Table, user_ids: Iterable[int], hours: Hours, sent_at: int) -> dict[int, int | None]:
    """Return until when those rest who were called at `sent_at`, None for each who had the sound.

    So have those whose turn it isn't, and those who want no pings: nobody calls them again. Who has chosen
    nothing for themselves is left out.
    """
    awaited = {table.players[seat].user_id for seat in table.awaited_people}
    people = {user_id: hours.of(user_id) for user_id in user_ids if user_id in hours.people}
    return {
        user_id: person.rests_until(sent_at)
        if user_id in awaited and person.pings is not Pings.NONE
        else None
        for user_id, person in people.items()
    }


def without_dms(hours: Hours, user_ids: Sequence[int]) -> Hours:
    """Return people's settings as they are once some can't be sent direct messages."""
    people = {user_id: hours.of(user_id).model_copy(update={"unreachable": True}) for user_id in user_ids}
    return replace(hours, people={**hours.people, **people})


def call_for(post: Post | None, hours: Hours, about: About) -> Call | None:
    """Return whom a message is announced to by direct messages, None if to nobody."""
    pings: Sequence[int] = () if post is None else post.pings
    user_ids = tuple(user_id for user_id in pings if hours.of(user_id).wants_dm)
    return Call(about, user_ids) if user_ids else None


log = logging.getLogger(__name__)

PATIENCE: Final = 30.0
"""Seconds that a direct message may take."""
LOOK_BACK: Final = 20
"""How many of the last messages to a person are searched for one that may have arrived."""
_TOO_MANY: Final = HTTPStatus.TOO_MANY_REQUESTS


class DirectMessages:
    """Calls people by direct messages."""

    def __init__(self, games: GameService, connection: Connection) -> None:
        self._games = games
        self._connection = connection

    async def send(
        self, call: Call, game: Game, message_id: int | None, hours: Hours, *, perhaps_again: bool
    ) -> list[int]:
        """Write to everybody who is called; return those whom Discord doesn't let the bot write to.

        With `perhaps_again`, those are left out who have the message already. Raise what a request raises
        that may succeed later.
        """
        refused = []
        for user_id in call.user_ids:
            person = hours.of(user_id)
            phrases = await self._connection.personal_phrases(
                user_id, person, game.guild_id, game.table.options.language
            )
            text = _text(phrases, call, game, message_id, user_id, hours)
            former: set[str] = set()
            if perhaps_again:  # in whatever language it was written before
                each = [self._connection.public_phrases(game.guild_id, locale) for locale in languages()]
                former = {_first(_text(one, call, game, message_id, user_id, hours)) for one in each}
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._write(
                        user_id,
                        text,
                        f"{game.id}.{game.version}.{call.about.value}",
                        silent=person.rests_until(hours.at) is not None,
                        unless=former,
                    )
            except discord.HTTPException as error:
                if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status == _TOO_MANY:
                    raise
                log.info("Game %d: person %d can't be written to: %s", game.id, user_id, error.code)
                refused.append(user_id)
        return refused

    async def send_waiting(
        self, user_id: int, games: Sequence[Game], hours: Hours, *, perhaps_again: bool
    ) -> bool:
        """Write to somebody about all games that wait for them; return False if Discord doesn't allow it.

        See `send` for the rest.
        """
        first, person = games[0], hours.of(user_id)
        phrases = await self._connection.personal_phrases(
            user_id, person, first.guild_id, first.table.options.language
        )
        former: set[str] = set()
        if perhaps_again:
            each = (self._connection.public_phrases(first.guild_id, locale) for locale in languages())
            former = {_first(_waiting(one, [first], user_id)) for one in each}
        nonce = f"w.{first.id}.{first.version}"
        try:
            async with asyncio.timeout(PATIENCE):
                text = _waiting(phrases, games, user_id)
                await self._write(user_id, text, nonce, silent=False, unless=former)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("Person %d can't be written to: %s", user_id, error.code)
            return False
        return True

    async def give_up(self, user_id: int) -> None:
        """Note that a person can't be written to: they are pinged in channels until they say otherwise."""
        await self._games.people.change(user_id, _unreachable)

    async def _write(self, user_id: int, text: str, nonce: str, *, silent: bool, unless: set[str]) -> None:
        """Write to a person unless one of the last messages to them began with one of some lines."""
        channel = await repeated(partial(self._connection.direct, user_id))
        if unless and not unless.isdisjoint(await repeated(partial(_last_told, channel))):
            return
        quietly = discord.AllowedMentions.none()
        await repeated(partial(channel.send, text, allowed_mentions=quietly, nonce=nonce, silent=silent))


def _text(
    phrases: Phrases, call: Call, game: Game, message_id: int | None, user_id: int, hours: Hours
) -> str:
    """Return what a person is told: in one line what it is about, in another the deadline."""
    phrases = phrases.at(game.table)
    others = [seat for seat, player in enumerate(game.table.players) if player.user_id != user_id]
    is_awaited = game.table.seat_of(user_id) is not None and game.table.vote_called_at is None
    deadline = deadline_of(game.table, hours) if is_awaited else None
    return in_lines(
        phrases.words(
            f"dm-{call.about.value}",
            names=phrases.names(game.table, others),
            link=jump_link(game, message_id),
        ),
        "" if deadline is None else phrases.words("deadline", when=relative_time(deadline)),
    )


def _waiting(phrases: Phrases, games: Sequence[Game], user_id: int) -> str:
    """Return what a person is told about games that wait for them: a line for each while there is room."""
    lines: list[str] = []
    for game in games:
        others = [seat for seat, player in enumerate(game.table.players) if player.user_id != user_id]
        own = phrases.at(game.table)
        about = "tiling" if azul.waiting_for(game.table.playing) else "half"
        lines.append(
            own.words(
                f"dm-{about}",
                names=own.names(game.table, others),
                link=jump_link(game, game.message_id),
            )
        )
    while len(in_lines(*lines)) > LONGEST_MESSAGE:
        lines[-2:] = ["…"]
    return in_lines(*lines)


async def _last_told(channel: discord.DMChannel) -> set[str]:
    """Return the first lines of the last messages to a person."""
    return {_first(message.content) async for message in channel.history(limit=LOOK_BACK)}


def _first(text: str) -> str:
    """Return the first line of a message."""
    return text.partition("\n")[0]


def _unreachable(person: Person, _at: int) -> Person:
    """Return a person who can't be written to; nothing changes if they don't want that any more."""
    return person.model_copy(update={"unreachable": True}) if person.wants_dm else person
