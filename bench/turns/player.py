"""Whoever's turn it is in a channel: presses a source, a target, and Confirm."""

import random
import re
from typing import Final

from bench.load.tables import actions
from bench.loopback import Asked, Discord, Json

_MENTION: Final = re.compile(r"<@(\d+)>")
_ANNOUNCED: Final = {5, 6}
"""The types of answers that say no more than that one is coming."""
_PATIENCE: Final = 20.0


class Player:
    """Plays for everybody in a channel, one turn after the other."""

    def __init__(self, discord: Discord, channel_id: int, chance: random.Random) -> None:
        self._discord = discord
        self._channel_id = channel_id
        self._chance = chance
        self._played = 0
        """The newest message whose turn was played."""

    async def play(self, turns: int) -> None:
        """Take so many turns by panel."""
        for _ in range(turns):
            await self._discord.until(lambda: self._newest > self._played)
            self._played = self._newest
            await self._turn(self._discord.channels.messages[self._channel_id][self._played])

    @property
    def _newest(self) -> int:
        """The newest message with something to take, 0 if there is none."""
        messages = self._discord.channels.messages[self._channel_id]
        return max((each for each, message in messages.items() if _offered(message, "panel")), default=0)

    async def _turn(self, message: Json) -> None:
        mention = _MENTION.search(message["content"])
        assert mention is not None
        user_id, offered = int(mention[1]), _offered(message, "panel")
        while offered:
            custom_id = self._chance.choice(offered)
            asked = await self._discord.press(user_id, self._channel_id, message, custom_id)
            message = await self._answer(asked)
            takes = _offered(message, "take")
            confirms = [each for each in takes if each.endswith("!")]
            offered = confirms or [each for each in takes if len(each.rpartition(":")[2]) > 2]

    async def _answer(self, asked: Asked) -> Json:
        """Return the private message that came of a press."""
        await asked.changed(_PATIENCE)
        if asked.answer.get("type") in _ANNOUNCED:
            await asked.changed(_PATIENCE)
        assert asked.original is not None
        return asked.original


def _offered(message: Json, wanted: str) -> list[str]:
    return [custom_id for action, custom_id in actions(message) if action == wanted]
