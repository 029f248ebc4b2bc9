"""Several people placing tiles on free walls at the same time."""

from simcord.results import ResponseMessage

import azul
from tests.bot.club import Club, answer, labels, said
from tests.bot.variants import FREE, choosing, first_choices, play_until


async def everybody_chooses(club: Club, players: int = 3) -> azul.State:
    """Begin a game and play until all players choose at the same time."""
    await club.begin(players, **FREE)
    return await play_until(club, choosing(*range(players)))


async def place_all(club: Club, seat: int) -> ResponseMessage:
    """Place all lines of a player by command; return the panel that asks to confirm them."""
    member = club.seated(seat)
    for row, column in first_choices(await club.state(), seat):
        result = await member.slash(club.channel, "azul place", line=str(row + 1), column=str(column + 1))
        assert "→ column" in said(result)
    panel = answer(await member.click(club.last, label="Place tiles"))
    assert "Confirm" in labels(panel)
    return panel


async def settle(club: Club, seat: int) -> ResponseMessage:
    """Place all lines of a player and confirm; return the panel."""
    panel = await place_all(club, seat)
    await club.seated(seat).click(panel, label="Confirm")
    return panel


def summaries(club: Club) -> list[str]:
    """Return the summaries of the rounds in the channel."""
    return [message.content for message in club.messages if " is over.**" in message.content]


async def a_free_wall(club: Club, players: int = 2, lines: int = 1) -> azul.State:
    """Begin a game and play until all choose, the first seat for at least so many lines."""
    await club.begin(players, **FREE)
    all_choose = choosing(*range(players))

    def wanted(state: azul.State) -> bool:
        return all_choose(state) and len(first_choices(state, 0)) >= lines

    return await play_until(club, wanted)
