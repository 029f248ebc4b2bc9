"""The options that a table was opened with, in words."""

import azul
from bot.words.facts import relative_time
from bot.words.language import Text, Words
from engine import Hours, Pace, Table, deadline_of


def rules_lines(words: Words, rules: azul.Rules) -> list[str]:
    """Return a line with a table's rules, or none for the base game."""
    chosen = rules_texts(rules)
    return [words("rules-line", rules=chosen)] if chosen else []


def rules_texts(rules: azul.Rules) -> list[Text]:
    """Return the options of a table that differ from the base game, each in a few words."""
    chosen = []
    if rules.has_free_wall:
        chosen.append(Text("rules-free"))
    if rules.has_special_factories:
        chosen.append(Text(f"rules-{rules.factories.value}"))
        if rules.scatter is azul.Scatter.EVEN:
            chosen.append(Text("rules-even"))
    return chosen


def pace_lines(words: Words, pace: Pace) -> list[str]:
    """Return a line with the time that a turn may take, none if it isn't limited."""
    length = pace.length
    return [] if length is None else [words("lobby-pace", hours=round(length.total_seconds() / 3600))]


def deadline_lines(words: Words, table: Table, hours: Hours) -> list[str]:
    """Return a line that says when the time for the turn is up, none if it isn't limited."""
    deadline = deadline_of(table, hours) if table.called is None else None
    return [] if deadline is None else [words("deadline", when=relative_time(deadline))]
