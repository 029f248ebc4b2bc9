"""Opening the analysis of a game, for the tests."""

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.ui.components import CustomId
from tests.bot.club import Club
from tests.bot.variants import cut_short


async def finish(club: Club, players: int = 2, **options: str) -> None:
    """Play a game to its end."""
    await club.begin(players, **options)
    await club.hurry()


async def finish_early(club: Club) -> None:
    """Play a game that is over after some takes: each of them is analysed."""
    await club.begin()
    await cut_short(club, takes=14)


def pressed(number: int | None = None, name: str = "") -> str:
    """Return the custom id of a button of the analysis of the first game."""
    return CustomId("analysis", 1, number, name).text


async def open_analysis(club: Club, member: MemberActor) -> ResponseMessage:
    """Press the button below the result; return the message that only this member sees."""
    await member.click(club.last, label="Analysis")
    return club.private(member)[-1]
