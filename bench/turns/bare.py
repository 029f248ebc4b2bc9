"""``python -m bench.turns.bare CLOCKS REST GATEWAY``: a bot that answers presses, and does nothing else.

It sends what a turn by panel sends: a private message with buttons, the same with a picture, an answer, the
turn's message with a picture; the message before loses its buttons, and the private one goes.
"""

import asyncio
import os
import sys
from io import BytesIO
from pathlib import Path
from typing import Final

import discord
import yarl
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bench.loopback import TOKEN
from bench.turns.clocks import answer_in

_SOURCES: Final = [*(f"azul:panel:1:1:{source}" for source in range(6)), "azul:board:1", "azul:since:1"]
_TARGETS: Final = [f"azul:take:1:1:3b{line}" for line in range(8)]
_CONFIRM: Final = ["azul:take:1:1:3b4!", "azul:take:1:1:3", "azul:take:1:1:"]
_BOARD, _TABLE = os.urandom(45_000), os.urandom(95_000)
"""As large as the pictures."""


class Bare(discord.AutoShardedClient):
    """A bot that knows no game."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._newest: dict[int, discord.Message] = {}

    async def on_ready(self) -> None:
        """Offer something to press in every channel."""
        for guild in self.guilds:
            for channel in guild.text_channels:
                self._newest[channel.id] = await channel.send("<@1>", view=_view(_SOURCES))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press."""
        match interaction.data:
            case {"custom_id": str(pressed)}:
                await self._answer(interaction, pressed)
            case _:
                raise AssertionError("nothing but buttons is there to be pressed")

    async def _answer(self, interaction: discord.Interaction, pressed: str) -> None:
        if "panel" in pressed:
            await interaction.response.send_message("x" * 300, ephemeral=True, view=_view(_TARGETS))
        elif not pressed.endswith("!"):
            await interaction.response.edit_message(
                content="x" * 200, attachments=[_file(_BOARD)], view=_view(_CONFIRM)
            )
        else:
            answered = interaction.response.edit_message(
                content="x" * 100, attachments=[], view=_view(["azul:undo:1"])
            )
            await asyncio.gather(answered, self._show(interaction.channel_id or 0))
            await interaction.delete_original_response()

    async def _show(self, channel_id: int) -> None:
        channel = self.get_partial_messageable(channel_id)
        before = self._newest[channel_id]
        self._newest[channel_id] = await channel.send(
            "<@1>" + "x" * 200, file=_file(_TABLE), view=_view(_SOURCES), nonce=before.id
        )
        await before.edit(view=None)


def _file(content: bytes) -> discord.File:
    return discord.File(BytesIO(content), "picture.png", description="x" * 600)


def _view(custom_ids: list[str]) -> ui.View:
    view = ui.View(timeout=None)
    for custom_id in custom_ids:
        button: ui.Button[ui.View] = ui.Button(label="press", custom_id=custom_id)
        view.add_item(button)
    view.stop()
    return view


if __name__ == "__main__":
    answer_in(Path(sys.argv[1]))
    Route.BASE, gateway = sys.argv[2:]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    Bare().run(TOKEN, log_handler=None)
