"""The options that a table was opened with, in words."""

import azul
from bot.words.language import Text, Words


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
