"""People at tables: they read what the bot offers them, and press that."""

import random
import re
from collections import Counter
from collections.abc import Coroutine, Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from bench.loopback import Asked, Discord, Json
from bench.loopback.channels import Done
from bot.words.language import words_for

ANSWERED_WITHIN: Final = 12.0
"""Seconds after which people give up on an answer that was announced."""
_BUSY: Final = words_for("en-US")("refusal-busy")
_MENTION: Final = re.compile(r"<@(\d+)>")
_PICTURE: Final = re.compile(r"azul-(\d+)-(\d+)-([a-z]+)\.png")
_LOOKS_FOR: Final = 1.0
"""Seconds that people look at a lobby before they press something else there."""
_ONLOOKER: Final = 10_000_000
"""What is added to a player's id for somebody who looks on."""
_TYPED_SHARE: Final = 0.1
"""How many turns are typed rather than pressed."""


@dataclass(slots=True)
class Counts:
    """What came of the load: seconds until acknowledged and until shown, and how often what happened."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    answered_at: dict[int, float] = field(default_factory=dict)
    """When the newest press was made that was answered, by the number of the server."""

    def note(self, asked: Asked) -> str:
        """Note how an interaction was answered, and return it."""
        if asked.waited is None:
            outcome = "failed" if asked.heard else "unheard"
        else:
            self.acknowledged.append(asked.waited)
            self.answered_at[asked.channel_id >> 22] = asked.sent
            outcome = "busy" if is_busy(asked) else "answered"
        self.outcomes[outcome] += 1
        return outcome


def is_busy(asked: Asked) -> bool:
    """Return whether the bot asked the person to try again."""
    return any(message["content"] == _BUSY for message in asked.messages)


def actions(message: Json | None) -> Iterator[tuple[str, str]]:
    """Yield the action and the `custom_id` of every button of a message that can be pressed."""
    for row in message["components"] if message else ():
        for button in row.get("components", ()):
            if "custom_id" in button and not button.get("disabled"):
                yield button["custom_id"].split(":")[1], button["custom_id"]


@dataclass(frozen=True, slots=True)
class Made:
    """A move that its player was told is made: the game, its version afterwards, who, and the move."""

    game_id: int
    version: int
    user_id: int
    move: str


class Table:
    """A channel in which two people play one game after the other."""

    def __init__(self, discord: Discord, channel_id: int, players: Sequence[int]) -> None:
        self.channel_id = channel_id
        self.players = players
        self.made: list[Made] = []
        self.is_busy = False
        """Whether somebody here waits for the bot, or hasn't read its answer yet."""
        self._discord = discord
        self._public: Json | None = None
        self._private: Json | None = None
        self._waits_since: float | None = None
        """When the move was confirmed that the channel hasn't been shown yet."""
        self._confirmed: tuple[int, int] | None = None
        self._rests_until = 0.0

    def saw(self, done: Done, counts: Counts) -> None:
        """Read a message in the channel."""
        if done.what == "DELETE" or not list(actions(done.message)):
            return
        named = _named(done.message)
        if self._confirmed is not None and named is not None and named >= self._confirmed:
            assert self._waits_since is not None
            counts.shown.append(done.at - self._waits_since)
            self._waits_since = self._confirmed = None
        if self._public is None or int(done.message["id"]) >= int(self._public["id"]):
            self._public, self._private = done.message, None

    @property
    def is_ready(self) -> bool:
        """Whether somebody here has something to do."""
        is_free = not self.is_busy and self._public is not None and self._waits_since is None
        return is_free and monotonic() > self._rests_until

    @property
    def unshown_since(self) -> float | None:
        """When the move was confirmed that the channel still waits to see."""
        return self._waits_since

    async def go_on(self, counts: Counts) -> None:
        """Let whoever is to act here take the next step, and read the answer."""
        self.is_busy = True
        try:
            await self._step(counts)
        finally:
            self.is_busy = False

    async def _step(self, counts: Counts) -> None:
        assert self._public is not None
        offered = dict(actions(self._public))
        first, second = self.players
        if "panel" in offered:
            await self._turn(counts)
            return
        for action, user_id in (("begin", first), ("join", second), ("again", first)):
            if action in offered:
                await self._press(counts, user_id, self._public, offered[action], is_silent=True)
                self._rests_until = monotonic() + _LOOKS_FOR
                return

    async def _turn(self, counts: Counts) -> None:
        """Take the next step of a turn: a source, a target, Confirm; or type it."""
        assert self._public is not None
        mover = _mover(self._public)
        if self._private is None:
            if random.random() < _TYPED_SHARE:
                await self._type(counts, mover)
                return
            sources = [custom_id for action, custom_id in actions(self._public) if action == "panel"]
            self._private = await self._panel(counts, mover, self._public, random.choice(sources))
            return
        takes = [custom_id for action, custom_id in actions(self._private) if action == "take"]
        confirms = [each for each in takes if each.endswith("!")]
        targets = confirms or [each for each in takes if _is_target(each)]
        if not targets:
            self._private = None
            return
        self._private = await self._panel(counts, mover, self._private, random.choice(targets))

    async def _panel(self, counts: Counts, mover: int, message: Json, custom_id: str) -> Json | None:
        """Press a button of a turn, and return the panel to go on in; the same if the bot is busy."""
        pressed_at = monotonic()
        choice = custom_id.rpartition(":")[2]
        if choice.endswith("!"):
            game_id, seen = int(custom_id.split(":")[2]), int(custom_id.split(":")[3])
            self._waits_since, self._confirmed = pressed_at, (game_id, seen + 1)
        asked = await self._press(counts, mover, message, custom_id)
        if is_busy(asked):
            self._waits_since = self._confirmed = None
            return None if message is self._public else message
        answer = _answer(asked)
        if not choice.endswith("!"):
            return answer if answer is not None and any(actions(answer)) else None
        self._note(answer, mover, choice)
        return None

    def _note(self, answer: Json | None, mover: int, choice: str) -> None:
        """Note that a move was made, if the answer says so."""
        if self._confirmed is not None and answer is not None and answer["content"].startswith("Done: "):
            self.made.append(Made(*self._confirmed, mover, choice.removesuffix("!")))
        else:
            # Nobody knows: the channel may or may not be shown a move. Whoever sees nothing tries again.
            self._waits_since = self._confirmed = None

    async def _type(self, counts: Counts, mover: int) -> None:
        """Type a move, a letter of it at a time, and choose from what is offered."""
        option = {"type": 3, "name": "move", "value": "", "focused": True}
        asked = await self._discord.type(
            mover, self.channel_id, [{"type": 1, "name": "take", "options": [option]}]
        )
        await asked.changed(self._discord.patience)
        counts.outcomes["typing"] += 1
        choices = (asked.answer.get("data") or {}).get("choices") or []
        if not choices:
            return
        typed: str = random.choice(choices)["value"]
        option = {"type": 3, "name": "move", "value": typed}
        assert self._public is not None
        game_id, version = _named(self._public) or (0, 0)
        self._waits_since, self._confirmed = monotonic(), (game_id, version + 1)
        asked = await self._discord.command(
            mover, self.channel_id, [{"type": 1, "name": "take", "options": [option]}]
        )
        await self._answered(counts, asked)
        if is_busy(asked):
            self._waits_since = self._confirmed = None
        else:
            self._note(_answer(asked), mover, typed)

    async def _press(
        self, counts: Counts, user_id: int, message: Json, custom_id: str, *, is_silent: bool = False
    ) -> Asked:
        asked = await self._discord.press(user_id, self.channel_id, message, custom_id)
        await self._answered(counts, asked, is_silent=is_silent)
        return asked

    async def _answered(self, counts: Counts, asked: Asked, *, is_silent: bool = False) -> None:
        """Wait for the answer, as long as people do; one to a press may be `is_silent`."""
        await asked.changed(self._discord.patience)
        if asked.waited is not None and _is_announced(asked) and not is_silent:
            await asked.changed(ANSWERED_WITHIN)
        counts.note(asked)

    def presses(self) -> Iterator[Coroutine[object, object, Asked]]:
        """Return presses of both players and of two who look on, each of a button of the turn's message."""
        assert self._public is not None
        offered = list(actions(self._public))
        sources = [custom_id for action, custom_id in offered if action == "panel"]
        board = f"azul:board:{offered[0][1].split(':')[2]}"
        for user_id in self.players:
            custom_id = random.choice(sources or [board])
            yield self._discord.press(user_id, self.channel_id, self._public, custom_id)
        for user_id in self.players:
            yield self._discord.press(user_id + _ONLOOKER, self.channel_id, self._public, board)

    async def look(self, counts: Counts) -> None:
        """Let somebody look at the table, or press what isn't theirs or is long past."""
        user_id = random.choice([*self.players, *self.players, 7])
        if random.random() < 0.3 or self._public is None:
            asked = await self._discord.command(user_id, self.channel_id, [{"type": 1, "name": "table"}])
        else:
            _, custom_id = random.choice([*actions(self._public)])
            if custom_id.split(":")[1] in {"again", "join", "begin", "leave", "cancel", "add", "options"}:
                custom_id = f"azul:board:{custom_id.split(':')[2]}"
            asked = await self._discord.press(user_id, self.channel_id, self._public, custom_id)
        await self._answered(counts, asked)


def _is_announced(asked: Asked) -> bool:
    """Return whether the bot has said no more than that an answer comes."""
    return asked.answer.get("type") in {5, 6}


def _answer(asked: Asked) -> Json | None:
    """Return the message that answers."""
    return asked.messages[-1] if asked.messages else asked.original


def _is_target(custom_id: str) -> bool:
    """Return whether a press chooses where tiles go: ``3b4``, not ``3`` or nothing."""
    return len(custom_id.rpartition(":")[2]) > 2


def _mover(message: Json) -> int:
    """Return who is to move: whoever is called first."""
    found = _MENTION.search(message["content"])
    return int(found[1]) if found else 0


def _named(message: Json) -> tuple[int, int] | None:
    """Return the game and the version that a message about a turn shows."""
    return next(((game_id, version) for game_id, version, _ in shown_in(message)), None)


def shown_in(message: Json) -> Iterator[tuple[int, int, str]]:
    """Yield the game, the version and the part that each picture of a message shows."""
    for file in message["attachments"]:
        found = _PICTURE.fullmatch(file["filename"])
        if found:
            yield int(found[1]), int(found[2]), found[3]
