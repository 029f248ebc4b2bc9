"""Panels, used step by step as players do: what has been chosen is the beginning of a move's notation."""

from collections.abc import Iterable

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

import azul
from engine import Game
from tests.bot.club import Club, answer, buttons, labels
from tests.bot.english import ENGLISH


async def open_panel(club: Club, by: MemberActor | None = None, source: int | None = None) -> ResponseMessage:
    """Open a panel from the newest turn message, for a source or for the first that has tiles."""
    label = "Center" if source == azul.CENTRE else str(source)
    label = labels(club.turn)[0] if source is None else label
    return answer(await (by or await club.mover()).click(club.turn, label=label))


def panels_of(club: Club, member: MemberActor) -> list[ResponseMessage]:
    """Return the panels and refusals that a member sees in the channel, oldest first."""
    lobby = {ENGLISH("begun-private"), ENGLISH("joined")}
    return [message for message in club.private(member) if message.content not in lobby]


def choices(panel: ResponseMessage) -> dict[str, str]:
    """Return the buttons that can be pressed, by what they choose: ``3``, ``3b4``, ``3b4!``."""
    return {
        button["custom_id"].rsplit(":", 1)[1]: button["custom_id"]
        for button in buttons(panel)
        if not button.get("disabled")
    }


async def choose(member: MemberActor, panel: ResponseMessage, choice: str) -> None:
    """Press the button for a choice; a crowded panel asks first for the floor, or the colour."""
    pressed = ""
    while pressed != choice:
        pressed = step_towards(choice, choices(panel))
        result = await member.click(panel, custom_id=choices(panel)[pressed])
        assert result.acknowledged


def step_towards(choice: str, offered: Iterable[str]) -> str:
    """Return what to press for a choice: it, or what leads to it, such as the floor of a crowded source."""
    floor = f"{choice[:1]}f" if choice[2:3] == "f" else choice
    return max((each for each in offered if each and (choice.startswith(each) or each == floor)), key=len)


async def assemble(club: Club, member: MemberActor, move: azul.Move) -> ResponseMessage:
    """Choose a move in a panel, up to its confirmation, or up to what scatters where."""
    panel = await open_panel(club, member, move.source)
    take = str(move)[:3]
    if not any(each.startswith(take) and each != take for each in choices(panel)):
        await choose(member, panel, take)  # it isn't asked if there is no other target
    return panel


def sides(state: azul.State, move: azul.Move) -> str:
    """Return what a button says about a move's scattering: ``l`` or ``r`` for each colour that is left."""
    choice = azul.scatter_choice(state, move.source, move.colour)
    if choice is None or move.left is None:
        return ""
    return "".join("l" if move.left >> colour & 1 else "r" for colour in choice.colours)


async def a_move(club: Club, line: int = 0) -> azul.Move:
    """Return a legal move to this line."""
    return next(move for move in azul.legal_moves(await club.state()) if move.line == line)


async def assert_same(club: Club, before: Game, sent: int) -> None:
    """Assert that nothing has been stored or posted since."""
    assert await club.game() == before
    assert club.posted(sent) == []


async def open_tiling(club: Club, seat: int = 0) -> ResponseMessage:
    """Open the panel for placing tiles from the newest message."""
    return answer(await club.seated(seat).click(club.last, label="Place tiles"))


def custom_id(panel: ResponseMessage, label: str) -> str:
    """Return the custom id of the first button whose label begins with `label`."""
    ids = {str(button["label"]): str(button["custom_id"]) for button in buttons(panel)}
    return next(found for text, found in ids.items() if text.startswith(label))


async def press(club: Club, seat: int, panel: ResponseMessage, label: str) -> None:
    """Press the first button of a panel whose label begins with `label`."""
    result = await club.seated(seat).click(panel, custom_id=custom_id(panel, label))
    assert result.acknowledged
