"""The panels of `/azul privacy`: what is stored about a person, and the effects of deleting it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.i18n.language import Verbatim
from bot.messages.layout import in_lines
from bot.messages.panel import Panel
from bot.ui.components import NO_GAME, Button, CustomId
from bot.words.phrases import Phrases

MAX_LISTED: Final = 20
"""How many damaged games are listed: hardly anybody has one."""


@dataclass(frozen=True, slots=True)
class UnfinishedGames:
    """How many `lobbies`, tables that wait for players, and `running` games a person would leave."""

    lobbies: int
    running: int

    @property
    def number(self) -> int:
        """Both numbers in one, for the button that deletes everything: if they change, the bot asks again."""
        return self.lobbies * 1000 + self.running


def privacy_panel(phrases: Phrases) -> Panel:
    """Return the panel about what is stored about people, why and for how long."""
    words = phrases.words
    return Panel(
        words("privacy", me=phrases.command("me"), plan=phrases.command("plan")),
        (
            Button(words("button-privacy-export"), _custom_id("export"), discord.ButtonStyle.primary),
            Button(words("button-privacy-delete"), _custom_id("ask"), discord.ButtonStyle.danger),
        ),
    )


def deletion_question(phrases: Phrases, unfinished: UnfinishedGames) -> Panel:
    """Return the panel that asks whether to delete everything and says what that would do."""
    words = phrases.words
    lobbies, running = unfinished.lobbies, unfinished.running
    return Panel(
        in_lines(
            words("privacy-ask"),
            words("privacy-ask-running", count=running) if running else "",
            words("privacy-ask-lobbies", count=lobbies) if lobbies else "",
            words("privacy-ask-games"),
            words("privacy-ask-anew"),
            words("privacy-ask-beyond"),
        ),
        (
            Button(
                words("button-privacy-erase"),
                CustomId("privacy", NO_GAME, unfinished.number, "erase"),
                discord.ButtonStyle.danger,
            ),
            Button(words("button-privacy-keep"), _custom_id("keep")),
        ),
    )


def erased_text(phrases: Phrases, damaged: Sequence[int], *, is_done: bool) -> str:
    """Say that all is deleted, that the rest will be, or which damaged games still name the person."""
    if damaged:
        games = [Verbatim(str(game_id)) for game_id in damaged[:MAX_LISTED]]
        return phrases.words("privacy-damaged", games=games, count=len(damaged))
    return phrases.words("privacy-erased" if is_done else "privacy-later")


def _custom_id(choice: str) -> CustomId:
    return CustomId("privacy", NO_GAME, 0, choice)
