"""Tours: what people do, and every word, button and ping that anybody sees of it.

A tour is a text file. What people do stands in lines that begin with ``>``; below each stands what changed in
any place. `make golden` writes that anew: read what differs, because only readers know what is right.

    > Ada /azul start opponent:@Bruno seats:3     a command, with its options
    > Ada *Azul statistics* @Bruno                a command in the menu of a person
    > Ada types /azul take move:"2 wh"            what is offered for an option that isn't written to its end
    > Bruno [Accept]                              the newest button of that name which they see
    > Ada pings = dm                              a value of the newest select
    > Ada writes Kyiv                             the only field of the form that they were shown last
    > somebody takes                              the first legal take of whoever is to move
    > they play on                                to the end of the game, at once
    > they take all tiles                         until all of them have to choose spaces on free walls
    > it is 30m later
    > on to the thread                            from now on, commands are sent there
    > the bot is started again

Emil manages the server. Places are channels, threads, what somebody sees there ``alone``, and direct
messages ``to`` them.
"""

import re
import shlex
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from difflib import ndiff
from functools import partial
from typing import Any, Final

import discord
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import RoleHandle
from simcord.results import InteractionResult, ResponseMessage, to_discord_message

import azul
from bot.words.commands import path_of
from engine import decisions
from tests.bot.club import BUTTON, NAMES, TEXT, Club
from tests.bot.feed.notifications.calls import SILENT
from tests.bot.feed.threads.game_threads import OURS
from tests.bot.variants import choosing, play_until

STEP: Final = "> "
NAME: Final = "*Chi_yo*"
"""What somebody is called who has to be escaped wherever they are named."""
_UNITS: Final = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}
_MOMENT: Final = re.compile(r"<t:(\d+):(\w)>")
_ID: Final = re.compile(r"\d{15,}")
_SELECTS: Final = frozenset({3, 5, 8})
"""Components of Discord with which strings, people and channels are chosen."""


def steps_of(text: str) -> Iterator[str]:
    """Yield what people do in a tour, and its title."""
    return (line for line in text.splitlines() if line.startswith((STEP, "# ")))


class Tour:
    """A club in which somebody does one thing after another."""

    def __init__(self, club: Club) -> None:
        self._club = club
        for at, name, roles in ((2, NAME, []), (4, "Emil", [_manager(club)])):
            _ = club.welcome(name, roles=roles)
            club.members[at] = club.members.pop()
        self._people = dict(zip(NAMES, club.members, strict=True))
        self._numbers: dict[int, int] = {}
        """The numbers of messages in the order in which they were seen."""
        self._seen: dict[int, tuple[str, list[str]]] = {}
        self._form: dict[int, InteractionResult] = {}
        """The form that each person was shown last."""
        self._beside: list[str] = []
        """What was shown that is no message: a form, and what is offered to somebody who types."""

    async def told(self, text: str) -> str:
        """Return a tour with everything that happens at each step."""
        lines: list[str] = []
        for step in steps_of(text):
            lines.append(step)
            if step.startswith(STEP):
                await self._do(step.removeprefix(STEP))
                lines += [*self._news(), ""]
        return "\n".join(lines)

    # ── what people do ──

    async def _do(self, step: str) -> None:
        club = self._club
        who, _, what = step.partition(" ")
        match who, what:
            case "it", _:
                length = what.split()[1]
                await club.env.advance_time(int(length[:-1]) * _UNITS[length[-1]])
            case "the", "bot is started again":
                await club.restart()
            case "on", _:
                (thread,) = club.channel.threads
                self._club = Club(club.env, club.guild, thread, club.store)
                self._club.members = club.members
            case "they", "play on":
                await self._play_on()
            case "they", "take all tiles":
                await play_until(club, choosing(*range(len((await club.game()).table.players))))
            case "somebody", "takes":
                await club.take(azul.legal_moves(await club.state())[0])
            case _:
                await self._act(self._people[who], what)

    async def _play_on(self) -> None:
        """Play to the end without a word until then, and not badly: a board where nothing is says nothing."""
        game = await self._club.game()
        while game.table.is_open:
            state = game.table.running_state
            mover = game.table.players[state.turn].user_id
            move = min(azul.legal_moves(state), key=partial(_loss, state))
            game = await self._club.bot.games.change(game.id, decisions.take(mover, move))
        assert await self._club.bot.presenter.present(game.id)
        await self._club.env.settle()

    async def _act(self, member: MemberActor, what: str) -> None:
        channel = self._club.channel
        kind, _, rest = what.partition(" ")
        if kind.startswith("/"):
            name, options = self._command(what)
            result = await member.slash(channel, name, **options)
        elif kind == "types":
            name, options = self._command(rest)
            option, typed = options.popitem()
            offered = await member.autocomplete(channel, name, option, str(typed), **options)
            self._beside += ["offered:", *(f"  {each['name']}" for each in offered)]
            return
        elif kind == "writes":
            form = self._form[member.id]
            result = await member.submit_modal(form, {"line": rest})
        elif what.startswith("["):
            begins = what[1:-1].removesuffix("…")
            is_all = begins == what[1:-1]
            message, button = self._find(
                member,
                lambda part: (
                    (part.get("label") or "").startswith(begins) and (not is_all or part["label"] == begins)
                ),
            )
            result = await member.click(message, custom_id=button["custom_id"])
        elif what.startswith("*"):
            _, name, whom = what.split("*")
            result = await member.context_menu(channel, name, self._people[whom.strip().removeprefix("@")])
        else:
            setting, _, value = what.partition(" = ")
            message, select = self._find(member, lambda part: _of(part) == setting)
            chosen: Any = self._people[value[1:]] if value.startswith("@") else value
            result = await member.select(message, [chosen], custom_id=select["custom_id"])
        if result.modal is not None:
            self._form[member.id] = result
            self._beside += ["a form:", *(f"  {each}" for each in _texts(result.modal))]

    def _command(self, written: str) -> tuple[str, dict[str, Any]]:
        """Return the name of a command and its options."""
        words = shlex.split(written)
        end = next((at for at, word in enumerate(words) if ":" in word), len(words))
        group, *rest = " ".join(words[:end]).removeprefix("/").split(" ", 1)
        options = dict(each.split(":", 1) for each in words[end:])
        name = " ".join([group, *map(path_of, rest)])
        return name, {option: self._value(value) for option, value in options.items()}

    def _value(self, written: str) -> Any:
        if written.startswith("@"):
            return self._people[written[1:]]
        return int(written) if written.isdecimal() else written

    def _find(
        self, member: MemberActor, is_it: Callable[[Mapping[str, Any]], bool]
    ) -> tuple[Any, Mapping[str, Any]]:
        """Return the newest message that a person sees with a component, and that."""
        there: list[str] = []
        for _, message in sorted(self._stored(), key=lambda each: -each[1].id):
            if message.visible_to(None) or message.visible_to(member.id):
                for part in _parts(message.components):
                    if is_it(part) and not part.get("disabled"):
                        return self._shown(message), part
                    there.append(part.get("label") or _of(part))
        raise AssertionError(f"there are only {there}")

    def _shown(self, message: Message) -> Any:
        env = self._club.env
        return to_discord_message(env, message) if message.visible_to(None) else ResponseMessage(env, message)

    # ── what they see ──

    def _news(self) -> Iterator[str]:
        """Yield what differs from what was seen before."""
        before, found = self._seen, False
        self._seen = {}
        for place, message in self._stored():
            number = self._numbers.setdefault(message.id, len(self._numbers) + 1)
            self._seen[message.id] = place, []
            lines = [*self._lines(message)]
            self._seen[message.id] = place, lines
            if message.id not in before:
                found = True
                yield f"{place}, message {number}{self._heading(message)}:"
                yield from (f"  {line}".rstrip() for line in lines)
            elif before[message.id][1] != lines:
                found = True
                yield f"{place}, message {number} changes:"
                changes = ndiff(before[message.id][1], lines)
                yield from (f"  {line}".rstrip() for line in changes if line[0] in "+-")
        for message_id, (place, _) in before.items():
            if message_id not in self._seen:
                found = True
                yield f"{place}, message {self._numbers[message_id]} is gone"
        yield from self._beside
        if not found and not self._beside:
            yield "nothing"
        self._beside.clear()

    def _stored(self) -> Iterator[tuple[str, Message]]:
        """Yield all messages of the bot, with their places."""
        backend = self._club.env.backend
        places = {each.id: each.name for each in backend.channels.values() if each.name}
        people = {member.id: name for name, member in self._people.items()}
        own = {backend.get_dm_channel(member_id).id: f"to {name}" for member_id, name in people.items()}
        for channel_id, messages in list(backend.messages.items()):
            for message in messages.values():
                if message.author_id in people:
                    continue
                place = own.get(channel_id) or f"#{places[channel_id]}"
                alone = next((name for each, name in people.items() if message.visible_to(each)), "")
                yield place if message.visible_to(None) else f"{alone} alone", message

    def _heading(self, message: Message) -> str:
        people = {member.id: name for name, member in self._people.items()}
        pinged = [people[each] for each in message.ping_user_ids]
        said = [f"pings {' and '.join(pinged)}"] if pinged else []
        if message.flags & SILENT:
            said.append("silently")
        if message.reference:
            replied = self._numbers.get(int(message.reference["message_id"]), 0)
            said.append(f"in reply to message {replied}")
        return "".join(f", {each}" for each in said)

    def _lines(self, message: Message) -> Iterator[str]:
        texts = [message.content, *(part.get("content", "") for part in _parts(message.components))]
        is_discords = discord.MessageType(message.type) not in OURS  # about the name of a thread
        assert is_discords or not any(NAME in text for text in texts), "a name isn't escaped"
        yield from self._plain(message.content).splitlines()
        for file in message.attachments:
            yield f"▣ {file['filename']}: {self._plain(file.get('description') or '')}"
        for row in message.components:
            parts = list(_parts([row]))
            for part in parts:
                if part["type"] == TEXT:
                    yield from self._plain(part["content"]).splitlines()
                elif part["type"] in _SELECTS:
                    yield self._plain(_select(part))
            buttons = [_button(part) for part in parts if part["type"] == BUTTON]
            if buttons:
                yield self._plain(" ".join(buttons))

    def _plain(self, text: str) -> str:
        """Return a text with names for ids, and moments that can be read."""
        text = _MOMENT.sub(lambda found: f"<{_moment(int(found[1]))} {found[2]}>", text)
        known = {member.id: name for name, member in self._people.items()}
        known |= {each.id: each.name or "somebody" for each in self._club.env.backend.channels.values()}
        known |= {message_id: f"message {number}" for message_id, number in self._numbers.items()}
        known |= {self._club.guild.id: "club"}
        return _ID.sub(lambda found: known.get(int(found[0]), "…"), text)


def _manager(club: Club) -> RoleHandle:
    may = discord.Permissions(manage_guild=True, manage_channels=True)
    return club.guild.create_role("Managers", permissions=may)


def _loss(state: azul.State, move: azul.Move) -> tuple[int, bool, int]:
    """Return by what a take is worse than others: what falls, a line that isn't full, few tiles."""
    lines = azul.board_after(state, move)[0].lines
    is_full = move.line != azul.FLOOR and lines[move.line].is_full
    return azul.falling(state, move), not is_full, -azul.number_taken(state, move)


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%b %-d %H:%M:%S").removesuffix(":00")


def _of(part: Mapping[str, Any]) -> str:
    return str(part.get("custom_id", "")).rpartition(":")[2] if part["type"] in _SELECTS else ""


def _select(part: Mapping[str, Any]) -> str:
    """Return what can be chosen, and what is said of what has been."""
    said = []
    for each in part.get("options", ()):
        more = f": {each['description']}" if each.get("description") else ""
        said.append(f"*{each['label']}{more}*" if each.get("default") else each["label"])
    return f"<{_of(part)}: {', '.join(said) or part.get('placeholder', '')}>"


def _button(part: Mapping[str, Any]) -> str:
    label, press = part.get("label", ""), part["custom_id"].removeprefix("azul:")
    return f"({label})" if part.get("disabled") else f"[{label} {press}]"


def _parts(components: Any) -> Iterator[dict[str, Any]]:
    """Yield all components that are within others."""
    for part in components:
        yield part
        yield from _parts(part.get("components", ()))


def _texts(form: Any) -> Iterator[str]:
    """Yield everything that a form says."""
    match form:
        case dict():
            for key, value in form.items():
                if key in {"title", "label", "placeholder", "description", "content", "value"} and value:
                    yield f"{key}: {value}"
                elif not isinstance(value, str):
                    yield from _texts(value)
        case list():
            for each in form:
                yield from _texts(each)
        case _:
            pass
