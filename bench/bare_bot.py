"""``python -m bench.bare_bot REST GATEWAY``: a bot that answers presses, and does nothing else.

It sends what a turn by panel sends: a private message with buttons, the same with a picture, an answer, the
turn's message with a picture; the message before loses its buttons, and the private one goes.
"""

import asyncio
import os
import sys
from io import BytesIO

import discord
from discord import ui

from bench.launch import point_at

_BOARD, _TABLE = os.urandom(45_000), os.urandom(95_000)
"""Random bytes, as many as the pictures have."""


class BareBot(discord.AutoShardedClient):
    """A bot without games: each message in a channel stands for a new version of one."""

    def __init__(self) -> None:
        mentions = discord.AllowedMentions.none()
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, allowed_mentions=mentions)
        self._newest: dict[int, discord.Message] = {}
        self._version = 1

    async def on_ready(self) -> None:
        """Post a message with buttons in every channel."""
        for guild in self.guilds:
            for channel in guild.text_channels:
                self._newest[channel.id] = await self._post(channel)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer the press of a source, a target or Confirm."""
        assert interaction.data is not None
        pressed, response = str(interaction.data.get("custom_id")), interaction.response
        take = pressed.replace("panel", "take").rpartition(":")[0]
        if "panel" in pressed:
            targets = [f"{take}:3b{line}" for line in range(8)]
            await response.send_message("x" * 300, ephemeral=True, view=_view(targets))
        elif not pressed.endswith("!"):
            view = _view([f"{take}:3b4!", f"{take}:3", f"{take}:"])
            picture = discord.File(BytesIO(_BOARD), "picture.png", description="x" * 600)
            await response.edit_message(content="x" * 200, attachments=[picture], view=view)
        else:
            view = _view(["azul:undo:1"])
            answered = response.edit_message(content="Done: " + "x" * 100, attachments=[], view=view)
            await asyncio.gather(answered, self._show(interaction.channel_id or 0))
            await interaction.delete_original_response()

    async def _show(self, channel_id: int) -> None:
        before = self._newest[channel_id]
        self._newest[channel_id] = await self._post(self.get_partial_messageable(channel_id))
        await before.edit(view=None)

    async def _post(self, channel: discord.abc.Messageable) -> discord.Message:
        self._version += 1
        file = discord.File(BytesIO(_TABLE), f"azul-1-{self._version}-table.png", description="x" * 600)
        sources = [f"azul:panel:1:{self._version}:{source}" for source in range(6)]
        view = _view([*sources, "azul:board:1", "azul:since:1"])
        return await channel.send("<@1>" + "x" * 200, file=file, view=view, nonce=self._version)


def _view(custom_ids: list[str]) -> ui.View:
    view = ui.View(timeout=None)
    for custom_id in custom_ids:
        view.add_item(ui.Button[ui.View](label="press", custom_id=custom_id))
    view.stop()
    return view


if __name__ == "__main__":
    point_at(*sys.argv[1:])
    BareBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
