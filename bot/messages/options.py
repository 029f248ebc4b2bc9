"""The options that a table was opened with, in words."""

import azul
from bot.words.language import Words


def rules_lines(words: Words, rules: azul.Rules) -> list[str]:
    """Return the line that tells the rules of a table, none for the base game."""
    chosen = rules_labels(words, rules)
    return [words("rules-line", rules=", ".join(chosen))] if chosen else []


def rules_labels(words: Words, rules: azul.Rules) -> list[str]:
    """Return the options of a table that are not the base game's, each in a few words."""
    chosen = []
    if rules.has_free_wall:
        chosen.append(words("rules-free"))
    if rules.has_special_factories:
        chosen.append(words(f"rules-{rules.factories.value}"))
        if rules.scatter is azul.Scatter.EVEN:
            chosen.append(words("rules-even"))
    return chosen
