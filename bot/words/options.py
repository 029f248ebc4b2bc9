"""The lines about a table's options, its pause and its time."""

import azul
import render
from bot.i18n.language import Text, Words
from bot.words.names import look_fact
from bot.words.phrases import (
    Phrases,
    exact_time,
    last_day_before,
    relative_time,
    rules_texts,
    somebody,
    special_discs,
)
from engine import Hours, Messages, Rated, Table, Where, clock_stopped_until, deadline_of, engine_of


def option_lines(phrases: Phrases, table: Table) -> list[str]:
    """Return lines about the options of a table that waits for players."""
    words, options = phrases.words, table.options
    return [
        *rules_lines(words, options.rules),
        *([words("lobby-discs", discs=special_discs())] if options.rules.has_special_factories else []),
        *_pace_lines(words, table),
        *_computer_lines(phrases, table),
        *_look_lines(words, options.theme),
        *([words("lobby-messages")] if options.messages is Messages.ALL else []),
        *([words("lobby-thread")] if options.where is Where.THREAD else []),
        *([words("lobby-unrated")] if options.rated is Rated.NO else []),
    ]


def rules_lines(words: Words, rules: azul.Rules) -> list[str]:
    """Return a line with a table's rules, or none for the base game."""
    chosen = rules_texts(rules)
    return [words("rules-line", rules=chosen)] if chosen else []


def _pace_lines(words: Words, table: Table) -> list[str]:
    """Return a line with the time that a turn may take, none if turns aren't limited.

    For a person alone with computers it says that the limit applies once somebody joins.
    """
    length = table.options.pace.length
    if length is None:
        return []
    is_alone = table.is_solo and len(table.players) > 1
    return [
        words("lobby-pace-alone" if is_alone else "lobby-pace", hours=round(length.total_seconds() / 3600))
    ]


def _computer_lines(phrases: Phrases, table: Table) -> list[str]:
    """Return a line with the level of the bot's own computers at a table, or none if there aren't any."""
    words, options = phrases.words, table.options
    if not _has_computers(table):
        return []
    level = Text(f"option-level-{options.level.value}")
    if not options.adaptive:
        return [words("lobby-computers", level=level)]
    host = phrases.name(table, table.seat_of(table.host_id) or 0)
    return [words("lobby-computers-adaptive", level=level, host=host)]


def adaptive_lines(words: Words, table: Table) -> list[str]:
    """Return a line with the level of a game's adaptive computers, none if it is fixed."""
    if not table.options.adaptive or not _has_computers(table):
        return []
    return [words("computers-adaptive", level=Text(f"option-level-{table.options.level.value}"))]


def _has_computers(table: Table) -> bool:
    """Return whether computers with a level play; engines have none."""
    return any(player.is_computer and not engine_of(player) for player in table.players)


def _look_lines(words: Words, theme: str) -> list[str]:
    """Return a line with the table's theme, or none for the default one."""
    if theme not in render.theme_names() or theme == render.default_theme().name:
        return []
    return [words("lobby-look", theme=look_fact(words, theme))]


def pause_lines(words: Words, table: Table) -> list[str]:
    """Return a line about who paused a game, and when; none if it isn't paused."""
    pause = table.pause
    if pause is None:
        return []
    return [words("paused", mention=somebody(table, pause.user_id), when=relative_time(pause.at))]


def time_lines(phrases: Phrases, table: Table, hours: Hours) -> list[str]:
    """Return lines about the time of a turn: holidays, until when its clock is stopped, and the deadline.

    There is no deadline if turns aren't limited, and there are no lines at all if the game is paused. Apart
    from holidays, the reason why a clock is stopped is private.
    """
    if table.pause is not None:
        return []
    words = phrases.words
    deadline = deadline_of(table, hours) if table.vote_called_at is None else None
    away = [
        (seat, until)
        for seat in (table.awaited_people if hours.people else ())
        if (until := hours.of(table.players[seat].user_id).away_until(hours.at)) is not None
    ]
    lines = [
        words("away", name=phrases.name(table, seat), day=last_day_before(until), when=relative_time(until))
        for seat, until in away
    ]
    until = clock_stopped_until(table, hours)
    if until is not None and not away:
        lines.append(words("standing", time=exact_time(until), when=relative_time(until)))
    return lines if deadline is None else [*lines, words("deadline", when=relative_time(deadline))]


def is_about_time(line: str) -> bool:
    """Return whether a line of a message is one of `time_lines`, in any language."""
    return line.startswith("-# ") and "<t:" in line
