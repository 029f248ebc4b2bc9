"""The subcommands of `/azul` in the order in which Discord lists them, some in groups."""

from typing import Final

COMMANDS: Final = (
    "start", "learn", "practice", "help", "join", "begin", "take", "table",
    "undo", "plan", "games", "stats", "ranking", "me", "rules", "place", "leave", "privacy",
)  # fmt: skip
"""Those that stand for themselves: what a newcomer needs first."""

GROUPS: Final = {
    "view": ("board", "replay", "export"),
    "manage": ("theme", "pause", "cancel", "settings"),
}
"""Those that are typed with the name of their group before their own, as `/azul view replay`."""

FORMER: Final = {"resign": "leave"}
"""Commands that older versions had, and what does the same now."""

_GROUP_OF: Final = {name: group for group, names in GROUPS.items() for name in names}


def path_of(name: str) -> str:
    """Return how a command is typed after `/azul`: with its group, if it has one."""
    group = _GROUP_OF.get(name)
    return name if group is None else f"{group} {name}"


def moved_to(typed: str) -> str | None:
    """Return the command that a client means by a name without a group, which older versions had.

    None if there is no such command, or if it is typed like this.
    """
    return FORMER.get(typed) or (typed if typed in _GROUP_OF else None)
