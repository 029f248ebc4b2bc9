"""Instructions for people in the first turns of their first games."""

import azul
from tests.bot.club import Club
from tests.bot.english import ENGLISH

HINT = ENGLISH("turn-new")


async def end_game(club: Club) -> None:
    """Close the channel's game."""
    for member in club.members[:2]:
        await club.bot.games.people.change(member.id, lambda person, _: person)
    await club.members[0].slash(club.channel, "azul leave")
    await club.members[0].click(club.private(club.members[0])[-1], label=ENGLISH("button-resign"))
    assert not (await club.game()).table.is_open


async def test_people_are_told_what_to_do_in_the_first_two_turns_of_a_game(club: Club) -> None:
    await club.begin()
    told = []
    for _ in range(6):
        told.append(HINT in club.turn.content.splitlines()[1])
        on_lines = [move for move in azul.legal_moves(await club.state()) if move.line != azul.FLOOR]
        board = (await club.state()).boards[(await club.state()).turn]
        await club.take(next(move for move in on_lines if not board.lines[move.line].count))
    assert told == [True] * 4 + [False] * 2


async def test_nobody_is_told_from_their_fourth_game_on(club: Club) -> None:
    for number in range(1, 5):
        await club.begin()
        assert (HINT in club.turn.content) is (number <= 3)
        await end_game(club)
