"""The short messages that remind people of their turn, and are deleted once it is over."""

from collections.abc import Sequence
from typing import Final

import azul
from bot.i18n.language import Key, Text, Verbatim
from bot.messages.layout import in_lines, shortened
from bot.messages.posts import Post
from bot.ui.components import Button, CustomId
from bot.words.phrases import Phrases, full_time, jump_link, mention_of, relative_time
from engine import (
    Game,
    Hours,
    Table,
    Vote,
    after_grace,
    computer_moves_at,
    deadline_of,
    grace_ends_at,
    votes_for,
)
from engine.table.votes import winning_vote

_VOTES: Final = (Vote.WAIT, Vote.PLAY, Vote.GIVE, Vote.SEEK, Vote.END)


def reminder_post(phrases: Phrases, game_id: int, version: int, table: Table, hours: Hours) -> Post | None:
    """Return the reminder for the people whom the game waits for; nobody else is pinged.

    Once their time is up, it asks the others to vote on how the game goes on. Return None if no reminder is
    due, or if the game no longer waits for anybody.
    """
    deadline, state = deadline_of(table, hours), table.state
    if deadline is None or state is None or table.stage is None:
        return None
    if table.voters:
        return _vote_post(phrases, game_id, version, table, hours)
    seats = table.awaited_people
    text = phrases.words(
        f"reminder-{table.stage.value}",
        mentions=phrases.mentions(table, seats),
        count=len(seats),
        phase=Key("tiling" if state.phase is azul.Phase.TILING else "offer"),
        when=relative_time(computer_moves_at(table, hours) or deadline),
    )
    return Post(version, "reminder", text, None, pings=tuple(table.players[seat].user_id for seat in seats))


def waiting_post(phrases: Phrases, user_id: int, games: Sequence[Game]) -> Post:
    """Return the ping of somebody for whom some games wait; it is posted where the first one is played."""
    links = [Verbatim(jump_link(game, game.message_id)) for game in games]
    text = phrases.words("turns-waiting", mention=mention_of(user_id), count=len(games), links=links)
    part = f"w{user_id % 1_000_000}"  # several people may be pinged because of the same game
    return Post(games[0].version, part, shortened(text), None, pings=(user_id,))


def unreachable_post(phrases: Phrases, version: int, user_ids: Sequence[int]) -> Post:
    """Return the ping of people who wanted direct messages but can't get any."""
    mentions = [mention_of(user_id) for user_id in user_ids]
    text = phrases.words("unreachable", mentions=mentions, me=phrases.command("me"))
    return Post(version, "unreachable", text, None, pings=tuple(user_ids))


def _vote_post(phrases: Phrases, game_id: int, version: int, table: Table, hours: Hours) -> Post:
    """Return the vote on how a game goes on without those who are late, with what was voted so far."""
    words, late, voters = phrases.words, table.late, table.voters
    cast = [
        words("vote-for", option=Text(f"vote-{vote.value}"), names=phrases.names(table, seats))
        for vote, seats in votes_for(table).items()
        if seats
    ]
    needed = len(voters) // 2 + 1
    text = in_lines(
        words(
            "vote",
            why=Text("vote-up" if table.vote_called_at is None else "vote-called"),
            late=phrases.mentions(table, late),
            mentions=phrases.mentions(table, voters),
            needed=needed,
            count=len(voters),
        ),
        *cast,
        *_grace_lines(phrases, table, hours),
    )
    buttons = tuple(
        Button(words(f"vote-{vote.value}"), CustomId("vote", game_id, version, vote.value)) for vote in _VOTES
    )
    pings = tuple(table.players[seat].user_id for seat in (*late, *voters))
    return Post(version, "reminder", text, None, pings=pings, buttons=buttons)


def _grace_lines(phrases: Phrases, table: Table, hours: Hours) -> list[str]:
    """Return lines about a decision that waits for the grace period, or about when votes take effect."""
    words, grace = phrases.words, grace_ends_at(table, hours) or 0
    if after_grace(table):
        option = Text(f"vote-{(winning_vote(table) or Vote.SEEK).value}")
        names = phrases.names(table, table.late)
        return [
            words("vote-decided", option=option, when=relative_time(grace), names=names, count=len(names))
        ]
    until = words("vote-until", when=relative_time(computer_moves_at(table, hours) or 0))
    return [words("vote-grace", when=full_time(grace)), until] if grace > hours.at else [until]
