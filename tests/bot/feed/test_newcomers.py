"""Instructions for people in the first turns of their first games."""

import azul
from bot.i18n.language import Key
from tests.bot.club import Club
from tests.bot.english import ENGLISH

HINTS = {ENGLISH("turn-new", sources=Key(sources)) for sources in ("factories", "both", "centre")}


async def end_game(club: Club) -> None:
    """Close the channel's game."""
    for member in club.members[:2]:
        await club.bot.games.people.change(member.id, lambda person, _: person)
    await club.members[0].slash(club.channel, "azul leave")
    await club.members[0].click(club.private(club.members[0])[-1], label=ENGLISH("button-resign"))
    assert not (await club.game()).table.is_open


async def test_people_are_told_what_to_do_in_the_first_two_turns_of_a_game(club: Club) -> None:
    await club.begin()
    hinted = []
    for _ in range(6):
        hinted.append(club.turn.content.splitlines()[1] in HINTS)
        on_lines = [move for move in azul.legal_moves(await club.state()) if move.line != azul.FLOOR]
        board = (await club.state()).boards[(await club.state()).turn]
        await club.take(next(move for move in on_lines if not board.lines[move.line].count))
    assert hinted == [True] * 4 + [False] * 2


async def test_nobody_is_told_from_their_fourth_game_on(club: Club) -> None:
    for number in range(1, 5):
        await club.begin()
        assert (club.turn.content.splitlines()[1] in HINTS) is (number <= 3)
        await end_game(club)


async def test_what_to_do_names_only_where_there_are_tiles(club: Club) -> None:
    await club.begin()
    assert club.turn.content.splitlines()[1] == ENGLISH("turn-new", sources=Key("factories"))
    await club.take("1r1")
    assert club.turn.content.splitlines()[1] == ENGLISH("turn-new", sources=Key("both"))


async def test_a_substitute_is_told_of_the_centre_alone_when_nothing_else_is_left(club: Club) -> None:
    await club.begin()
    while any((await club.state()).factories):
        await club.hurry(1)
    leaving, chiyo = await club.mover(), club.members[2]
    await leaving.slash(club.channel, "azul leave", to=chiyo)
    await chiyo.click(club.turn, label=ENGLISH("button-substitute"))
    assert club.turn.content.splitlines()[1] == ENGLISH("turn-new", sources=Key("centre"))
