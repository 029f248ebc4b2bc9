"""The subcommands of `/azul` in the order in which Discord lists them, some in groups."""

from typing import Final

COMMANDS: Final = (
    "start", "learn", "practice", "help", "join", "begin", "take", "table",
    "undo", "plan", "games", "stats", "ranking", "me", "rules", "place", "leave", "privacy",
)  # fmt: skip
"""The subcommands without a group; what a newcomer needs comes first."""

GROUPS: Final = {
    "view": ("board", "replay", "export"),
    "manage": ("theme", "pause", "cancel", "settings"),
}
"""The subcommands in groups, typed after the group's name, as `/azul view replay`."""

FORMER: Final = {"resign": "leave"}
"""Commands of older versions, and those that do the same now."""

_GROUP_OF: Final = {name: group for group, names in GROUPS.items() for name in names}


def path_of(name: str) -> str:
    """Return a command as it is typed after `/azul`: with its group, if it has one."""
    group = _GROUP_OF.get(name)
    return name if group is None else f"{group} {name}"


def moved_to(typed: str) -> str | None:
    """Return the command that an outdated client means by a name without a group.

    Return None if there is no such command, or if it has no group.
    """
    return FORMER.get(typed) or (typed if typed in _GROUP_OF else None)
