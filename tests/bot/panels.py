"""Panels, used step by step as players do: what has been chosen is the beginning of a move's notation."""

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

import azul
from engine import Game
from tests.bot.club import Club, answer, buttons


async def open_panel(club: Club, by: MemberActor | None = None) -> ResponseMessage:
    """Open a panel from the newest turn message."""
    return answer(await (by or await club.mover()).click(club.turn, label="Take tiles"))


def choices(panel: ResponseMessage) -> dict[str, str]:
    """Return the buttons that can be pressed, by what they choose: ``3``, ``3b``, ``3b4``, ``3b4!``."""
    return {
        button["custom_id"].rsplit(":", 1)[1]: button["custom_id"]
        for button in buttons(panel)
        if not button.get("disabled")
    }


async def choose(member: MemberActor, panel: ResponseMessage, choice: str) -> None:
    """Press the button for a choice."""
    result = await member.click(panel, custom_id=choices(panel)[choice])
    assert result.acknowledged


async def assemble(club: Club, member: MemberActor, move: azul.Move) -> ResponseMessage:
    """Choose a move in a panel, up to its confirmation."""
    panel = await open_panel(club, member)
    one_colour = len(azul.present((await club.state()).tiles_at(move.source))) == 1
    notation = str(move)
    await choose(member, panel, notation[0])
    if not one_colour:
        await choose(member, panel, notation[:2])
    await choose(member, panel, notation)
    return panel


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
