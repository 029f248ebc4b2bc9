"""The message of a table that waits for players."""

import discord

from bot.messages.fairness import commitment_lines, fair_button
from bot.messages.layout import in_lines
from bot.ui.buttons import Button, Press
from bot.words.language import Words
from bot.words.options import rules_lines
from bot.words.phrases import Phrases
from engine import FEWEST_PLAYERS, Messages, Status, Table


def lobby_text(phrases: Phrases, table: Table) -> str:
    """Return the lobby message."""
    words = phrases.words
    if table.status is Status.CANCELLED:
        return words("lobby-cancelled")
    names = phrases.names(table)
    if table.status is not Status.LOBBY:
        return in_lines(words("lobby-begun", names=names), *commitment_lines(words, table))
    seat = table.seat_of(table.host_id)
    host = phrases.name(table, seat or 0)
    seated = len(table.players)
    call = "lobby-full" if seated == table.seats else "lobby-ready" if seated > 1 else "lobby-wait"
    return in_lines(
        words("lobby-title" if table.rematch_of is None else "lobby-again", host=host),
        words("lobby-players", count=seated, seats=table.seats, names=names),
        *rules_lines(words, table.rules),
        words("lobby-quiet") if table.messages is Messages.QUIET else "",
        words(call, host=host),
        *commitment_lines(words, table),
    )


def lobby_buttons(words: Words, game_id: int, table: Table) -> tuple[Button, ...]:
    """Return the lobby's buttons; fewer once the game has begun, none if it never will."""
    if table.status is not Status.LOBBY:
        return () if table.state is None else (fair_button(words, game_id),)
    return (
        Button(
            words("button-join"),
            Press("join", game_id),
            discord.ButtonStyle.success,
            disabled=len(table.players) == table.seats,
        ),
        Button(words("button-leave"), Press("leave", game_id)),
        Button(
            words("button-begin"),
            Press("begin", game_id),
            discord.ButtonStyle.primary,
            disabled=len(table.players) < FEWEST_PLAYERS,
        ),
        Button(words("button-cancel"), Press("cancel", game_id), discord.ButtonStyle.danger),
        fair_button(words, game_id),
    )
