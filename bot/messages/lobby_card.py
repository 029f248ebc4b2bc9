"""The message of a table that waits for players, and the private panel in which its host chooses options."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord

from bot.i18n.language import Words
from bot.messages.fairness import commitment_lines, fair_button
from bot.messages.layout import in_lines
from bot.messages.option_fields import ENGINE, engine_field, option_fields
from bot.messages.panel import Panel
from bot.ui.components import Button, CustomId
from bot.words.options import adaptive_lines, option_lines
from bot.words.phrases import Phrases, link_to, mention_of, relative_time
from engine import LOBBY_LIFETIME, MIN_PLAYERS, Status, Table, engine_of, lobby_closes_at


def lobby_text(phrases: Phrases, table: Table, thread_id: int | None = None) -> str:
    """Return the lobby message; once the game has begun it links to its thread, if it has one."""
    words = phrases.words
    if table.status is Status.CANCELLED:
        return words("lobby-cancelled")
    if table.status is Status.LAPSED:
        return words("lobby-lapsed", days=LOBBY_LIFETIME.days)
    names = phrases.names(table)
    if table.status is not Status.LOBBY:
        if thread_id is None:
            begun = words("lobby-begun", names=names)
        else:
            begun = words("lobby-begun-thread", names=names, thread=link_to(thread_id))
        return in_lines(begun, *adaptive_lines(words, table), *commitment_lines(words, table))
    seat = table.seat_of(table.host_id)
    host = phrases.name(table, seat or 0)
    seated = len(table.players)
    return in_lines(
        words("lobby-title" if table.rematch_of is None else "lobby-again", host=host),
        *_invitation_lines(words, table),
        words("lobby-players", count=seated, seats=table.options.seats, names=names),
        *option_lines(phrases, table),
        words(_call(table), host=host),
        *_closing_lines(words, table),
        *commitment_lines(words, table),
    )


def _call(table: Table) -> str:
    """Return the id of the message that says what a lobby waits for."""
    seated = len(table.players)
    if seated == table.options.seats:
        return "lobby-full"
    if seated > 1:
        return "lobby-ready"
    return "lobby-wait" if table.free_seats else "lobby-wait-accept"


def _invitation_lines(words: Words, table: Table) -> list[str]:
    """Return a line that mentions those for whom seats are kept, none if there are none."""
    if not table.invitations:
        return []
    mentions = [mention_of(each.player.user_id) for each in table.invitations]
    when = relative_time(max(each.until for each in table.invitations))
    return [words("lobby-invited", mentions=mentions, count=len(mentions), when=when)]


def _closing_lines(words: Words, table: Table) -> list[str]:
    """Return a line that says when the table closes by itself, none if it doesn't."""
    closing = lobby_closes_at(table)
    return [] if closing is None else [words("lobby-closes", when=relative_time(closing))]


def lobby_buttons(words: Words, game_id: int, table: Table) -> tuple[Button, ...]:
    """Return the lobby's buttons; fewer once it has begun, or none.

    Those for people who were challenged by name come first, then those that nearly everybody needs.
    """
    if table.status is not Status.LOBBY:
        return () if table.state is None else (fair_button(words, game_id),)
    first = 1 if table.invitations else 0
    second = first + 1
    return (
        *_answer_buttons(words, game_id, table),
        Button(
            words("button-join"),
            CustomId("join", game_id),
            discord.ButtonStyle.success,
            disabled=table.free_seats <= 0,
            row=first,
        ),
        Button(
            words("button-begin"),
            CustomId("begin", game_id),
            discord.ButtonStyle.primary,
            disabled=len(table.players) < MIN_PLAYERS,
            row=first,
        ),
        Button(words("button-options"), CustomId("options", game_id), row=first),
        Button(words("button-cancel"), CustomId("cancel", game_id), discord.ButtonStyle.danger, row=first),
        Button(words("button-leave"), CustomId("leave", game_id), row=second),
        *_computer_buttons(words, game_id, table, second),
        replace(fair_button(words, game_id), row=second),
    )


def _answer_buttons(words: Words, game_id: int, table: Table) -> tuple[Button, ...]:
    """Return the buttons of those for whom seats are kept."""
    if not table.invitations:
        return ()
    return (
        Button(words("button-accept"), CustomId("accept", game_id), discord.ButtonStyle.success, row=0),
        Button(words("button-not-now"), CustomId("notnow", game_id), row=0),
    )


def _computer_buttons(words: Words, game_id: int, table: Table, row: int) -> Iterator[Button]:
    """Yield the buttons with which the host adds a computer, and removes one if there is one."""
    is_full = table.free_seats <= 0
    yield Button(words("button-add-computer"), CustomId("add", game_id), disabled=is_full, row=row)
    if any(player.is_computer for player in table.players):
        yield Button(words("button-remove-computer"), CustomId("remove", game_id), row=row)


def options_panel(words: Words, game_id: int, table: Table, engines: Sequence[str] = ()) -> Panel:
    """Return the panel in which the host chooses the table's options, each in a select of its own.

    The last is for the `engines` that can be seated, if there are any.
    """

    def custom_id_of(name: str) -> CustomId:
        return CustomId("option", game_id, 0, name)

    seated = len(table.players) + len(table.invitations)
    fields = option_fields(words, table.options, custom_id_of, seated=seated)
    if engines:
        there = next(filter(None, map(engine_of, table.players)), "")
        fields += (engine_field(words, engines, there, custom_id_of(ENGINE)),)
    return Panel(words("options"), selects=fields)
